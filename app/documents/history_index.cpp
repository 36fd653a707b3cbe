#include "app/documents/history_index.h"

#include "app/base/file_bytes.h"
#include "model/base/byte_stream.h"

#include <QByteArrayView>
#include <QCryptographicHash>

#include <algorithm>
#include <functional>
#include <system_error>
#include <tuple>
#include <utility>

namespace nexus::model {

template <>
constexpr auto membersOf<Card> = std::tuple(&Card::name, &Card::type, &Card::subtypes, &Card::keywords, &Card::rules,
    &Card::flavor, &Card::set, &Card::number, &Card::rarity, &Card::numbers, &Card::texts, &Card::extras);
template <>
constexpr auto membersOf<importers::ImportProblem> = std::tuple(&importers::ImportProblem::reason,
    &importers::ImportProblem::line, &importers::ImportProblem::column, &importers::ImportProblem::pointer,
    &importers::ImportProblem::heading, &importers::ImportProblem::value, &importers::ImportProblem::card);

} // namespace nexus::model

namespace nexus::app {

namespace {

constexpr std::string_view indexMagic = "NXHIST01";
constexpr std::size_t indexSumBytes = 32;

std::string indexSum(std::string_view bytes)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    return hash.result().toStdString();
}

std::size_t hashOf(const model::Card& card)
{
    std::size_t sum = 0;
    const auto add = [&](std::size_t hash) { sum = sum * 31 + hash; };
    for (const auto* text : {&card.name, &card.type, &card.rules, &card.set, &card.number, &card.extras})
        add(std::hash<std::string>()(*text));
    for (const auto& number : card.numbers)
        add(number ? static_cast<std::size_t>(*number) + 1 : 0);
    return sum;
}

// One sign a field: '1' where the list speaks of it.
std::string givenSigns(const model::GivenFields& given)
{
    std::string signs;
    for (const bool field :
        {given.subtypes, given.keywords, given.rules, given.flavor, given.number, given.rarity, given.extras})
        signs += field ? '1' : '0';
    for (const bool attribute : given.attributes)
        signs += attribute ? '1' : '0';
    return signs;
}

std::optional<model::GivenFields> givenOf(const std::string& signs, std::size_t attributes)
{
    model::GivenFields given;
    bool* const fields[] = {
        &given.subtypes, &given.keywords, &given.rules, &given.flavor, &given.number, &given.rarity, &given.extras};
    const auto common = std::size(fields);
    if ((signs.size() != common && signs.size() != common + attributes) ||
        signs.find_first_not_of("01") != std::string::npos)
        return std::nullopt;
    for (std::size_t i = 0; i < common; ++i)
        *fields[i] = signs[i] == '1';
    for (auto i = common; i < signs.size(); ++i)
        given.attributes.push_back(signs[i] == '1');
    return given;
}

} // namespace

HistoryIndex::HistoryIndex(std::filesystem::path file, std::string stamp, std::size_t attributes)
    : m_file(std::move(file))
    , m_stamp(std::move(stamp))
    , m_attributes(attributes)
{
    load();
}

const IndexedList* HistoryIndex::find(const std::string& contents) const
{
    const auto found = m_lists.find(contents);
    return found == m_lists.end() ? nullptr : &found->second;
}

void HistoryIndex::add(const std::string& contents, IndexedList list)
{
    m_lists.insert_or_assign(contents, std::move(list));
    m_added = true;
}

std::shared_ptr<const model::Card> HistoryIndex::shared(model::Card card)
{
    const auto hash = hashOf(card);
    const auto [begin, end] = m_cards.equal_range(hash);
    for (auto it = begin; it != end; ++it)
        if (*it->second == card)
            return it->second;
    return m_cards.emplace(hash, std::make_shared<const model::Card>(std::move(card)))->second;
}

void HistoryIndex::load()
{
    const auto bytes = readFile(m_file, maxBytes);
    if (!bytes || take(*bytes))
        return;
    m_lists.clear();
    m_cards.clear();
}

bool HistoryIndex::take(std::string_view bytes)
{
    const auto head = indexMagic.size() + indexSumBytes;
    if (bytes.size() < head || !bytes.starts_with(indexMagic) ||
        bytes.substr(indexMagic.size(), indexSumBytes) != indexSum(bytes.substr(head)))
        return false;
    model::ByteReader in(bytes.substr(head));
    if (in.read<std::string>() != m_stamp)
        return false;
    std::vector<std::shared_ptr<const model::Card>> cards;
    for (auto left = in.count(); left > 0 && in.whole(); --left) {
        auto card = in.read<model::Card>();
        const bool fits = card.numbers.size() == m_attributes &&
                          std::all_of(card.texts.begin(), card.texts.end(),
                              [&](const auto& text) { return text.first < m_attributes; });
        if (!fits)
            return false;
        cards.push_back(shared(std::move(card)));
    }
    std::map<std::string, std::shared_ptr<const model::GivenFields>> known;
    for (auto left = in.count(); left > 0 && in.whole(); --left) {
        const auto contents = in.read<std::string>();
        IndexedList list;
        in(list.set, list.refused);
        const auto signs = in.read<std::string>();
        auto& given = known[signs];
        if (auto fields = given ? std::nullopt : givenOf(signs, m_attributes))
            given = std::make_shared<const model::GivenFields>(std::move(*fields));
        if (!given)
            return false;
        list.given = given;
        for (const auto at : in.read<std::vector<std::size_t>>()) {
            if (at >= cards.size())
                return false;
            list.cards.push_back(cards[at]);
        }
        m_lists.insert_or_assign(contents, std::move(list));
    }
    return in.whole() && in.atEnd();
}

void HistoryIndex::keep(const std::set<std::string>& contents) const
{
    if (!m_added)
        return;
    std::unordered_map<const model::Card*, std::size_t> numbers;
    std::vector<const model::Card*> cards;
    for (const auto& [id, list] : m_lists)
        for (const auto& card : list.cards)
            if (contents.contains(id) && numbers.emplace(card.get(), cards.size()).second)
                cards.push_back(card.get());
    model::ByteWriter out;
    out(m_stamp, cards.size());
    for (const auto* card : cards)
        out(*card);
    out(static_cast<std::size_t>(std::count_if(
        m_lists.begin(), m_lists.end(), [&](const auto& each) { return contents.contains(each.first); })));
    for (const auto& [id, list] : m_lists) {
        if (!contents.contains(id))
            continue;
        out(id, list.set, list.refused, givenSigns(*list.given), list.cards.size());
        for (const auto& card : list.cards)
            out(numbers.at(card.get()));
    }
    if (out.bytes.size() > maxBytes - indexMagic.size() - indexSumBytes)
        return;
    std::error_code none;
    std::filesystem::create_directories(m_file.parent_path(), none);
    (void)writeFile(m_file, std::string(indexMagic) + indexSum(out.bytes) + out.bytes);
}

} // namespace nexus::app
