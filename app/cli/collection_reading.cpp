#include "app/cli/collection_reading.h"

#include "app/text/collection_text.h"
#include "app/text/search_text.h"
#include "app/text/suggestion.h"
#include "db/deck_store.h"
#include "importers/collection_file.h"
#include "model/base/text.h"
#include "model/collection/collection_edit.h"
#include "model/search/card_lookup.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <system_error>
#include <tuple>
#include <type_traits>

namespace nexus::app::cli {

namespace {

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || read.ec != std::errc() || read.ptr != text.data() + text.size() || number < 0)
        return std::nullopt;
    return number;
}

// "12", "#12" or "15-20".
std::optional<std::pair<std::int64_t, std::int64_t>> numbersOf(std::string_view part)
{
    if (part.starts_with('#'))
        part.remove_prefix(1);
    const auto dash = part.find('-');
    const auto first = wholeNumber(part.substr(0, dash));
    const auto last = dash == std::string_view::npos ? first : wholeNumber(part.substr(dash + 1));
    if (!first || !last)
        return std::nullopt;
    return std::pair{*first, *last};
}

Json stackJson(const ListedStack& listed)
{
    const auto& stack = listed.stack;
    Json json;
    json["id"] = stack.id;
    for (const auto& words : fieldWords()) {
        const auto& info = model::infoOf(words.field);
        auto& value = json[words.field == model::StackField::Place ? "location" : info.key];
        std::visit(
            [&]<class Value>(Value model::Stack::*at) {
                if constexpr (std::is_same_v<Value, std::optional<std::int64_t>>)
                    value = amountJson(stack.*at);
                else if constexpr (std::is_same_v<Value, int> || std::is_same_v<Value, std::vector<std::string>>)
                    value = stack.*at;
                else if (words.field == model::StackField::Name)
                    value = stack.name;
                else
                    value = orNull(model::fieldText(stack, words.field));
            },
            info.member);
    }
    json["held"] = Json::list(listed.held, [](const auto& held) -> Json {
        return {{"id", held.deck}, {"deck", held.name}, {"copies", held.copies}};
    });
    return json;
}

} // namespace

OpenCollection::OpenCollection(Context& context)
    : m_context(context)
    , m_catalogue(context.profile().catalogue())
{
    auto& decks = context.profile().decks(); // makes a new profile
    m_document.setDeckName([&decks](model::BuiltDeckId id) {
        const auto stored = decks.find(id);
        return stored ? QString::fromStdString(stored->deck.name) : QString();
    });
    QObject::connect(&m_document, &CollectionDocument::trouble, &m_document,
        [this](const QString& message) { m_trouble = message.toStdString(); });
    QObject::connect(&m_document, &CollectionDocument::changed, &m_document, [this] { m_search.reset(); });
    m_document.setCatalogue(m_catalogue);
    m_document.open(context.folder());
}

const model::CollectionSearch& OpenCollection::search()
{
    if (!m_search)
        m_search = std::make_unique<model::CollectionSearch>(*m_catalogue, collection());
    return *m_search;
}

model::CollectionEdit OpenCollection::edit(const CollectionDocument::Plan& plan, const model::Progress& progress)
{
    model::EditResult planned = tl::unexpected(model::EditRefusal{});
    const auto done = m_document.edit(
        [&](const model::Collection& collection) {
            planned = plan(collection);
            return planned;
        },
        progress);
    if (done)
        return *planned;
    if (!planned)
        throw Stop{
            planned.error().reason == model::EditRefusal::Reason::Nothing ? No : Refused, done.error().toStdString()};
    throw Stop{collection().whyNot(*planned) ? Refused : Failed, done.error().toStdString()};
}

model::CollectionEdit OpenCollection::planned(const CollectionDocument::Plan& plan) const
{
    auto edit = plan(collection());
    const auto refused = [this](const model::EditRefusal& why, int exit) {
        return Stop{exit, refusalText(why, why.deck ? m_document.deckName(why.deck).toStdString() : std::string())};
    };
    if (!edit)
        throw refused(edit.error(), edit.error().reason == model::EditRefusal::Reason::Nothing ? No : Refused);
    if (const auto why = collection().whyNot(*edit))
        throw refused(*why, Refused);
    return std::move(*edit);
}

void OpenCollection::undoOrRedo(bool undo)
{
    const bool nothing = (undo ? m_document.undoText() : m_document.redoText()).isEmpty();
    if (const auto done = undo ? m_document.undo() : m_document.redo(); !done)
        throw Stop{nothing ? No : Failed, done.error().toStdString()};
}

template <class Value> Value OpenCollection::whole(Value value)
{
    if (!m_trouble.empty())
        throw Stop{Failed, m_trouble};
    return value;
}

std::vector<model::JournalEntry> OpenCollection::history(int limit, const std::optional<model::CardKey>& card)
{
    return whole(m_document.history(limit, card));
}
model::CollectionEdit OpenCollection::changes(model::JournalId id) { return whole(m_document.changes(id)); }
std::vector<model::DayTotals> OpenCollection::days() { return whole(m_document.days()); }

std::string textOf(const std::vector<std::string>& words)
{
    std::string text;
    for (const auto& word : words)
        text += (text.empty() ? "" : " ") + (word.starts_with(' ') ? word.substr(1) : word);
    return text;
}

std::optional<int> takeCopyCount(std::vector<std::string>& words)
{
    if (words.size() < 2)
        return std::nullopt;
    const auto copies = wholeNumber(words.back());
    if (!copies)
        return std::nullopt;
    if (*copies < 1 || *copies > model::maxStackCopies)
        throw Stop{Refused, "The number of copies is from 1 to " + std::to_string(model::maxStackCopies) + "."};
    words.pop_back();
    return static_cast<int>(*copies);
}

std::optional<std::vector<model::StackId>> stacksByNumber(OpenCollection& open, const std::vector<std::string>& words)
{
    std::vector<model::StackId> stacks;
    std::set<model::StackId> seen;
    for (const auto& word : words)
        for (const auto part : model::split(word, ',')) {
            const auto numbers = numbersOf(part);
            if (!numbers)
                return std::nullopt;
            const auto [first, last] = *numbers;
            const auto& all = open.collection().stacks();
            const auto before = stacks.size();
            for (auto at = all.lower_bound(first); at != all.end() && at->first <= last; ++at)
                if (seen.insert(at->first).second)
                    stacks.push_back(at->first);
            if (stacks.size() == before && !seen.contains(first))
                throw Stop{No, "There is no stack " + std::string(part.starts_with('#') ? "" : "#") +
                                   std::string(part) + " in the collection."};
        }
    return stacks;
}

std::vector<model::StackId> stacksNamed(OpenCollection& open, const std::string& name, model::StackList list)
{
    const auto found = model::lookUp(open.catalogue(), name);
    std::set<model::CardKey> keys;
    for (const auto card : found.card ? std::vector{*found.card} : found.choices)
        keys.emplace(std::string(open.catalogue().key(card)));
    const auto folded = model::fold(name);
    std::vector<model::StackId> stacks;
    for (const auto& [id, stack] : open.collection().stacks())
        if (stack.list == list &&
            (keys.contains(stack.card) || (!open.search().cardOf(stack) && model::fold(stack.name) == folded)))
            stacks.push_back(id);
    return stacks;
}

std::vector<model::StackId> stacksMatching(OpenCollection& open, const std::string& text, model::StackList list)
{
    const auto query = queryOf(text, open.catalogue());
    model::SearchContext context;
    open.search().addTo(context);
    auto stacks = open.search().stacks(query.root, context);
    std::erase_if(stacks, [&](auto id) { return open.collection().find(id)->list != list; });
    std::vector<model::CardIndex> cards;
    for (const auto id : stacks)
        if (const auto card = open.search().cardOf(*open.collection().find(id)))
            cards.push_back(*card);
    std::sort(cards.begin(), cards.end());
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
    model::sortCards(cards, query.order, open.catalogue());
    std::unordered_map<model::CardIndex, std::size_t> ranks;
    for (std::size_t i = 0; i < cards.size(); ++i)
        ranks[cards[i]] = i;
    // Cards the catalogue does not have come last, by name.
    std::vector<std::tuple<std::size_t, std::string, model::StackId>> order;
    for (const auto id : stacks) {
        const auto& stack = *open.collection().find(id);
        const auto card = open.search().cardOf(stack);
        order.emplace_back(card ? ranks[*card] : cards.size(), card ? std::string() : model::fold(stack.name), id);
    }
    std::sort(order.begin(), order.end());
    for (std::size_t i = 0; i < stacks.size(); ++i)
        stacks[i] = std::get<2>(order[i]);
    return stacks;
}

// " Did you mean “Binder 2”?" of a query that no stack matches.
std::string querySlip(OpenCollection& open, const std::string& text)
{
    std::vector<std::string> places = model::placesOf(open.collection()), tags;
    const auto query = model::parseQuery(text, open.catalogue().game());
    for (const auto& place : std::vector(places)) // a part of a place finds it, too
        for (const auto word : model::split(place, ' '))
            places.emplace_back(word);
    for (const auto& [id, stack] : open.collection().stacks())
        tags.insert(tags.end(), stack.tags.begin(), stack.tags.end());
    std::string meant;
    if (query)
        (void)model::anyTerm(query->root, [&](const auto& term) {
            if (const auto* asked = std::get_if<model::StackTerm>(&term))
                meant = asked->trait == model::StackTrait::Location ? didYouMean(asked->text, places)
                        : asked->trait == model::StackTrait::Tag    ? didYouMean(asked->text, tags)
                                                                    : std::string();
            return !meant.empty();
        });
    return meant.empty() ? queryMeant(text, open.catalogue()) : meant;
}

std::vector<model::StackId> stacksMeant(
    OpenCollection& open, const std::vector<std::string>& words, model::StackList list)
{
    if (auto stacks = stacksByNumber(open, words))
        return std::move(*stacks);
    const auto text = textOf(words);
    auto stacks = stacksNamed(open, text, list);
    if (stacks.empty())
        stacks = stacksMatching(open, text, list);
    if (stacks.empty())
        throw Stop{No, "No stack matches “" + text + "”." + querySlip(open, text)};
    return stacks;
}

std::string keptText(const std::string& text, const char* what, bool notes)
{
    const std::string plain(model::trimmed(text));
    const auto shown = importers::shortened(plain);
    if (model::firstInvalidUtf8(plain))
        throw Stop{Refused, std::string("The ") + what + " is no UTF-8 text."};
    if (const auto fault = importers::textFault(plain, notes ? model::maxStackNotes : model::maxStackText, notes))
        throw Stop{Refused, std::string("The ") + what + " “" + shown + "” " + *fault + "."};
    return plain;
}

model::StackValue fieldFrom(model::StackField field, const std::string& text)
{
    using Kind = model::FieldKind;
    const auto kind = model::infoOf(field).kind;
    const auto* noun = wordsOf(field).noun;
    if (kind == Kind::Tags)
        for (const auto part : model::split(text, ','))
            (void)keptText(std::string(part), noun);
    else if (kind == Kind::Text || kind == Kind::Language || kind == Kind::Finish || kind == Kind::Lines)
        (void)keptText(text, noun, kind == Kind::Lines);
    auto value = model::parseField(field, text);
    const auto refused = [&](const std::string& why) { return Stop{Refused, "“" + text + "” is no " + why}; };
    if (kind == Kind::List &&
        (!value || *value == model::StackValue(static_cast<std::int64_t>(model::StackList::Unmatched))))
        throw refused("list; there are owned and wanted." + didYouMean(text, {"owned", "wanted"}));
    if (kind == Kind::Tags && std::get<std::vector<std::string>>(*value).size() > model::maxStackTags)
        throw Stop{Refused, "A stack has at most " + std::to_string(model::maxStackTags) + " tags."};
    if (value)
        return std::move(*value);
    if (kind == Kind::Copies)
        throw refused("number of copies.");
    if (kind == Kind::Day)
        throw refused("day such as 2026-11-21.");
    if (kind == Kind::Amount)
        throw Stop{Refused, std::string("The ") + noun + " “" + text + "” is not an amount such as 2.50."};
    std::vector<std::string> told, known;
    for (int i = 0; i < model::conditionCount; ++i) {
        const auto condition = static_cast<model::Condition>(i);
        known.emplace_back(model::conditionWord(condition));
        told.push_back(std::string(model::conditionCode(condition)) + " (" + known.back() + ")");
    }
    throw refused("condition; there are " + model::joined(told, ", ") + "." + didYouMean(text, known));
}

std::vector<std::string> fieldList()
{
    using Field = model::StackField;
    std::vector<std::string> words;
    for (const auto& info : model::stackFields)
        if (info.field >= Field::Quantity)
            words.emplace_back(wordsOf(info.field).word);
    for (const auto field : {Field::Set, Field::CollectorNumber, Field::List})
        words.emplace_back(wordsOf(field).word);
    return words;
}

std::vector<ListedStack> listed(OpenCollection& open, const std::vector<model::StackId>& stacks)
{
    std::unordered_map<model::StackId, std::vector<HeldCopies>> held;
    for (const auto& [where, copies] : open.collection().holds())
        held[where.second].push_back({where.first, open.document().deckName(where.first).toStdString(), copies});
    std::vector<ListedStack> all;
    for (const auto id : stacks)
        if (const auto* stack = open.collection().find(id)) {
            const auto at = held.find(id);
            all.push_back({*stack, at == held.end() ? std::vector<HeldCopies>() : at->second});
        }
    return all;
}

Json valueDaysJson(const ValueDays& days)
{
    return days.newest.empty() ? Json() : Json{{"from", days.oldest}, {"to", days.newest}};
}

Json stacksJson(const std::vector<ListedStack>& stacks)
{
    std::int64_t cards = 0;
    for (const auto& listed : stacks)
        cards += listed.stack.quantity;
    return {{"stacks", Json::list(stacks, stackJson)}, {"cards", cards}};
}

int tell(OpenCollection& open, const model::CollectionEdit& edit)
{
    auto& context = open.context();
    std::vector<model::StackId> touched;
    for (const auto& change : edit.stacks)
        touched.push_back(change.id());
    const auto stacks = listed(open, touched);
    if (context.json()) {
        auto json = stacksJson(stacks);
        json["edit"] = editText(edit);
        context.answer(json);
    } else {
        for (const auto& [stack, held] : stacks)
            context.print("#" + std::to_string(stack.id) + "  " + stackText(stack));
    }
    context.say("Done: " + editText(edit) + ". “collection undo” takes it back.");
    return Done;
}

int change(OpenCollection& open, const CollectionDocument::Plan& plan) { return tell(open, open.edit(plan)); }

} // namespace nexus::app::cli
