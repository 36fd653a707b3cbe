#include "app/cli/json_collection.h"

#include "app/cli/json_values.h"
#include "app/text/collection_text.h"
#include "model/search/card_lookup.h"

namespace nexus::app::cli {

namespace {

Json amountJson(std::int64_t hundredths) { return static_cast<double>(hundredths) / 100.0; }
Json amountJson(const std::optional<std::int64_t>& hundredths)
{
    return hundredths ? amountJson(*hundredths) : Json(nullptr);
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
    Json held = Json::array();
    for (const auto& [deck, name, copies] : listed.held)
        held.push_back({{"id", deck}, {"deck", name}, {"copies", copies}});
    json["held"] = std::move(held);
    return json;
}

Json listed(const std::vector<ListedStack>& stacks)
{
    Json list = Json::array();
    std::int64_t cards = 0;
    for (const auto& stack : stacks) {
        list.push_back(stackJson(stack));
        cards += stack.stack.quantity;
    }
    return {{"stacks", std::move(list)}, {"cards", cards}};
}

const char* kindWord(model::EditKind kind)
{
    using Kind = model::EditKind;
    switch (kind) {
    case Kind::Add: return "add";
    case Kind::Remove: return "remove";
    case Kind::Move: return "move";
    case Kind::Change: return "change";
    case Kind::Split: return "split";
    case Kind::Merge: return "merge";
    case Kind::Import: return "import";
    case Kind::Build: return "build";
    case Kind::TakeApart: return "take-apart";
    case Kind::Match: break;
    }
    return "match";
}

Json standingJson(const model::CardStanding& card)
{
    return {{"card", card.name}, {"key", orNull(card.card.str())}, {"need", card.need}, {"have", card.have},
        {"free", card.free}, {"short", card.missing()}, {"here", card.here}, {"inOther", card.inOther},
        {"lent", card.lent}, {"wanted", card.wanted}, {"toGet", card.toGet()}};
}

Json standingsJson(const std::vector<model::CardStanding>& cards)
{
    Json list = Json::array();
    for (const auto& card : cards)
        list.push_back(standingJson(card));
    return list;
}

Json deckJson(const DeckStanding& deck)
{
    return {{"file", orNull(deck.file)}, {"id", orNull(deck.id)}, {"deck", deck.deck}, {"need", deck.need},
        {"held", deck.held}, {"short", deck.completion.missing}, {"price", amountJson(deck.completion.price)},
        {"unpriced", deck.completion.unpriced}};
}

} // namespace

std::string stacksJson(const std::vector<ListedStack>& stacks, const std::string& edit)
{
    auto json = listed(stacks);
    if (!edit.empty())
        json["edit"] = edit;
    return answerText(json);
}

std::string enteredJson(
    const std::vector<ListedStack>& stacks, const std::vector<std::pair<int, std::string>>& problems)
{
    auto json = listed(stacks);
    Json list = Json::array();
    for (const auto& [line, message] : problems)
        list.push_back({{"line", line}, {"message", message}});
    json["problems"] = std::move(list);
    return answerText(json);
}

std::string groupsJson(const std::string& group, const std::vector<model::GroupSum>& groups, std::int64_t cards)
{
    Json list = Json::array();
    for (const auto& sum : groups)
        list.push_back({{"name", orNull(sum.name)}, {"cards", sum.copies}, {"different", sum.cards},
            {"value", amountJson(sum.value)}, {"unvalued", sum.unvalued}});
    return answerText({{"group", group}, {"groups", std::move(list)}, {"cards", cards}});
}

std::string worthJson(
    const model::Collection::Totals& totals, std::size_t stacks, const std::vector<model::DayTotals>& days)
{
    Json list = Json::array();
    for (const auto& day : days)
        list.push_back({{"day", day.day}, {"cards", day.totals.copies}, {"value", amountJson(day.totals.value)},
            {"unvalued", day.totals.unvalued}});
    return answerText({{"cards", totals.copies}, {"stacks", stacks}, {"value", amountJson(totals.value)},
        {"unvalued", totals.unvalued}, {"days", std::move(list)}});
}

std::string historyJson(const std::vector<HistoryEntry>& entries)
{
    Json list = Json::array();
    for (const auto& [entry, edit, changes] : entries)
        list.push_back({{"id", entry.id}, {"made", entry.made}, {"kind", kindWord(entry.kind)}, {"edit", edit},
            {"copies", entry.copies}, {"undone", entry.undone}, {"changes", changes}});
    return answerText({{"history", std::move(list)}});
}

std::string stepsJson(
    const char* key, const std::vector<std::string>& steps, const std::string& nextUndo, const std::string& nextRedo)
{
    return answerText({{key, steps}, {"nextUndo", orNull(nextUndo)}, {"nextRedo", orNull(nextRedo)}});
}

std::string setCompletionJson(const std::vector<model::SetCompletion>& sets)
{
    Json list = Json::array();
    for (const auto& set : sets)
        list.push_back({{"set", set.set.code}, {"name", set.set.name}, {"cards", set.cards}, {"owned", set.owned},
            {"missing", set.cards - set.owned}, {"playsets", set.playsets}, {"copies", set.copies}});
    return answerText({{"sets", std::move(list)}});
}

std::string missingOfSetJson(
    const model::Catalogue& catalogue, const std::string& set, const std::vector<model::MissingCard>& cards)
{
    Json list = Json::array();
    for (const auto& card : cards)
        list.push_back({{"card", model::unambiguousName(catalogue, card.card)},
            {"number", orNull(std::string(catalogue.number(card.printing)))}, {"elsewhere", card.elsewhere},
            {"wanted", card.wanted}});
    return answerText({{"set", set}, {"missing", std::move(list)}});
}

std::string surplusJson(const std::vector<model::Surplus>& cards)
{
    Json list = Json::array();
    std::int64_t copies = 0;
    for (const auto& card : cards) {
        copies += card.copies();
        list.push_back({{"card", card.name}, {"key", card.card.str()}, {"have", card.owned}, {"limit", card.limit},
            {"over", card.copies()}, {"forTrade", card.forTrade}, {"value", amountJson(card.value)},
            {"unvalued", card.unvalued}});
    }
    return answerText({{"surplus", std::move(list)}, {"cards", copies}});
}

std::string collectionImportJson(const CollectionImport& import, const model::Catalogue& catalogue)
{
    using Kind = model::MatchKind;
    Json close = Json::array(), unmatched = Json::array();
    std::array<std::int64_t, 4> lines{}, copies{};
    std::int64_t printings = 0;
    for (std::size_t i = 0; i < import.lines.size(); ++i) {
        const auto& line = import.lines[i];
        const auto kind = static_cast<std::size_t>(line.kind);
        ++lines[kind];
        copies[kind] += line.stack.quantity;
        printings += line.unknownPrinting ? 1 : 0;
        if (line.kind == Kind::Matched || line.kind == Kind::Absent)
            continue;
        Json json = {{"line", import.read.lines[i].line}, {"card", line.stack.name}, {"quantity", line.stack.quantity},
            {"given", import.read.lines[i].given}};
        if (line.kind == Kind::Unmatched) {
            unmatched.push_back(std::move(json));
            continue;
        }
        json["candidates"] = Json::array();
        for (const auto card : line.candidates)
            json["candidates"].push_back(model::unambiguousName(catalogue, card));
        close.push_back(std::move(json));
    }
    const auto figures = [](const std::array<std::int64_t, 4>& of) -> Json {
        return {{"matched", of[0]}, {"absent", of[1]}, {"close", of[2]}, {"unmatched", of[3]}};
    };
    return answerText({{"file", import.file}, {"form", importers::collectionFormName(import.read.form)},
        {"dryRun", import.dryRun}, {"written", import.written}, {"lines", figures(lines)}, {"cards", figures(copies)},
        {"unknownPrintings", printings}, {"close", std::move(close)}, {"unmatched", std::move(unmatched)},
        {"leftOut", problemsJson(import.read.problems)}, {"notes", problemsJson(import.read.notes)},
        {"unknownColumns", import.read.unknownColumns}, {"backup", orNull(import.backup)}});
}

std::string exportJson(const std::string& file, const std::string& form, std::size_t stacks, std::int64_t cards)
{
    return answerText({{"file", file}, {"format", form}, {"stacks", stacks}, {"cards", cards}});
}

std::string missingJson(const std::vector<model::CardStanding>& cards, const std::vector<DeckStanding>& decks)
{
    Json list = Json::array();
    for (const auto& deck : decks)
        list.push_back(deckJson(deck));
    std::int64_t missing = 0;
    for (const auto& card : cards)
        missing += card.missing();
    return answerText({{"missing", standingsJson(cards)}, {"cards", missing}, {"decks", std::move(list)}});
}

std::string builtJson(const DeckStanding& deck, const std::vector<model::CardStanding>& missing)
{
    auto json = deckJson(deck);
    json["built"] = deck.held > 0;
    json["missing"] = standingsJson(missing);
    return answerText(json);
}

} // namespace nexus::app::cli
