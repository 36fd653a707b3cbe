#include "model/cards/catalogue_image.h"

#include "model/base/text.h"
#include "model/cards/catalogue_data.h"

#include <cstring>
#include <type_traits>

namespace nexus::model {

namespace {

// To be counted up whenever what is written, or its meaning, changes.
constexpr std::uint32_t layout = 1;

template <class T> constexpr bool plain = std::is_trivially_copyable_v<T>;

// Numbers as they lie in memory; every run is its length, then its elements.
class Writer {
public:
    explicit Writer(std::string& to)
        : m_to(to)
    {
    }
    void number(std::uint64_t value) { m_to.append(reinterpret_cast<const char*>(&value), sizeof value); }
    void run(std::string_view text)
    {
        number(text.size());
        m_to.append(text);
    }
    template <class T> void run(const std::vector<T>& values)
    {
        number(values.size());
        if constexpr (plain<T>)
            m_to.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T));
        else
            for (const auto& value : values)
                run(value);
    }
    void run(const CatalogueData::Set& set)
    {
        for (const auto* text : {&set.info.code, &set.info.name, &set.info.released, &set.order})
            run(std::string_view(*text));
    }
    void run(const TermList& list)
    {
        run(list.terms);
        run(std::string_view(list.folded));
        run(list.printed);
    }

private:
    std::string& m_to;
};

// The way back. After the first run that is not all there, everything is empty and good() is false.
class Reader {
public:
    Reader(std::string_view from, const CatalogueImage::Released& released)
        : m_all(from)
        , m_rest(from)
        , m_released(released)
    {
    }
    [[nodiscard]] bool good() const { return m_good; }
    [[nodiscard]] bool atEnd() const { return m_good && m_rest.empty(); }

    template <class T> void large(T& values)
    {
        run(values);
        if (m_released)
            m_released(m_all.substr(0, m_all.size() - m_rest.size()));
    }
    std::uint64_t number()
    {
        std::uint64_t value = 0;
        if (const auto bytes = take(sizeof value); !bytes.empty())
            std::memcpy(&value, bytes.data(), sizeof value);
        return value;
    }
    void run(std::string& text) { text = take(number()); }
    template <class T> void run(std::vector<T>& values)
    {
        const auto count = number();
        if (count > m_rest.size()) { // an element is a byte or more
            fail();
            return;
        }
        if constexpr (plain<T>) {
            const auto bytes = take(count * sizeof(T));
            values.resize(bytes.size() / sizeof(T));
            if (!bytes.empty())
                std::memcpy(values.data(), bytes.data(), bytes.size());
        } else {
            values.reserve(count);
            for (std::uint64_t i = 0; i < count && m_good; ++i)
                run(values.emplace_back());
        }
    }
    void run(CatalogueData::Set& set)
    {
        for (auto* text : {&set.info.code, &set.info.name, &set.info.released, &set.order})
            run(*text);
    }
    void run(TermList& list)
    {
        run(list.terms);
        run(list.folded);
        run(list.printed);
    }

private:
    std::string_view take(std::uint64_t size)
    {
        if (size > m_rest.size()) {
            fail();
            return {};
        }
        const auto taken = m_rest.substr(0, size);
        m_rest.remove_prefix(size);
        return taken;
    }
    void fail()
    {
        m_good = false;
        m_rest = {};
    }

    std::string_view m_all, m_rest;
    const CatalogueImage::Released& m_released;
    bool m_good = true;
};

// What of the program and the game decides how printings are read: an image of another is not for us.
std::string fingerprint(const Game& game)
{
    std::string print;
    Writer to(print);
    for (const std::uint64_t number : {std::uint64_t{layout}, std::uint64_t{sizeof(CatalogueData::Identity)},
             std::uint64_t{sizeof(CatalogueData::Printing)},
             std::uint64_t{std::hash<std::string_view>{}("hash tables are kept as they are")}})
        to.number(number);
    to.run(game.id);
    to.run(game.identity);
    for (const auto& attribute : game.attributes) {
        to.run(attribute.id.str());
        to.number(static_cast<std::uint64_t>(attribute.kind));
        to.run(attribute.choices);
        to.number(static_cast<std::uint64_t>(std::int64_t{attribute.whenAbsent.value_or(Catalogue::absent)}));
    }
    for (const auto& keyword : game.keywords)
        to.run(keyword.name);
    return print;
}

} // namespace

std::string CatalogueImage::write(const Catalogue& catalogue)
{
    const auto& data = *catalogue.m_data;
    std::string image;
    image.reserve(data.arena.size() + catalogue.m_folded.size() + data.printings.size() * 320 + 65'536);
    Writer to(image);
    to.run(fingerprint(data.game));
    to.run(data.sets);
    to.run(std::string_view(data.arena));
    to.run(data.identities);
    to.run(data.printings);
    to.run(data.numbers);
    to.run(data.texts);
    to.run(data.terms);
    to.run(data.lists);
    to.run(catalogue.m_identity);
    to.run(catalogue.m_current);
    to.run(catalogue.m_printings);
    to.run(catalogue.m_printingStart);
    to.run(catalogue.m_columns);
    to.run(catalogue.m_typeLists);
    to.run(catalogue.m_keywordLists);
    to.run(std::string_view(catalogue.m_folded));
    to.run(catalogue.m_starts);
    to.run(catalogue.m_nameSlots);
    to.run(catalogue.m_keySlots);
    return image;
}

std::shared_ptr<const Catalogue> CatalogueImage::read(
    std::string_view image, const Game& game, const Released& released)
{
    Reader from(image, released);
    std::string print;
    from.run(print);
    if (!from.good() || print != fingerprint(game))
        return nullptr;
    auto data = std::make_shared<CatalogueData>();
    data->game = game;
    from.run(data->sets);
    from.large(data->arena);
    from.run(data->identities);
    from.large(data->printings);
    from.run(data->numbers);
    from.run(data->texts);
    from.run(data->terms);
    from.large(data->lists);
    auto catalogue = std::make_shared<Catalogue>();
    from.run(catalogue->m_identity);
    from.run(catalogue->m_current);
    from.run(catalogue->m_printings);
    from.run(catalogue->m_printingStart);
    from.large(catalogue->m_columns);
    from.run(catalogue->m_typeLists);
    from.run(catalogue->m_keywordLists);
    from.large(catalogue->m_folded);
    from.run(catalogue->m_starts);
    from.run(catalogue->m_nameSlots);
    from.run(catalogue->m_keySlots);
    if (!from.atEnd())
        return nullptr;
    for (TermIndex term = 0; term < data->terms.size(); ++term)
        data->termByFold.try_emplace(fold(data->terms[term]), term);
    catalogue->m_data = std::move(data);
    return catalogue;
}

} // namespace nexus::model
