#include "app/documents/trade_lists.h"

#include "app/base/qt_text.h"
#include "app/documents/collection_files.h"
#include "app/text/collection_text.h"
#include "app/text/finding_text.h"
#include "importers/decklist/list_words.h"
#include "importers/registry.h"
#include "importers/tables/table.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/collection/matching.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace nexus::app {

namespace {

using model::StackField;

constexpr StackField listedFields[] = {StackField::Quantity, StackField::Name, StackField::Set,
    StackField::CollectorNumber, StackField::Condition, StackField::Language, StackField::Finish, StackField::Value};

std::string escaped(const std::string& text) { return q(text).toHtmlEscaped().toStdString(); }

struct TradeWords {
    NEXUS_WORDS(TradeWords)
};

// A line that means one card.
tl::expected<model::EntryLine, std::string> tradeLine(const model::Catalogue& catalogue, std::string_view text)
{
    auto line = model::parseEntry(text, catalogue);
    if (!line.problem.empty())
        return tl::unexpected(line.problem);
    if (line.playset)
        return tl::unexpected(model::filled(TradeWords::tr("“%1” says no number of copies."), {std::string(text)}));
    if (line.cards.empty())
        return tl::unexpected(model::filled(TradeWords::tr("“%1” names no card."), {std::string(text)}));
    if (line.cards.size() == 1)
        return line;
    std::vector<std::string> names;
    for (const auto card : line.cards)
        names.emplace_back(catalogue.name(card));
    return tl::unexpected(
        model::filled(TradeWords::tr("“%1” can be more than one card: %2."), {line.name, model::joined(names, ", ")}));
}

// What `take` makes of each line that is not empty, until it gives a sentence why not.
template <class Made, class Take>
tl::expected<Made, std::string> eachLine(
    const model::Catalogue& catalogue, std::span<const std::string_view> lines, Made made, const Take& take)
{
    for (const auto text : lines) {
        const std::string typed(model::trimmed(text));
        if (typed.empty())
            continue;
        const auto line = tradeLine(catalogue, typed);
        if (!line)
            return tl::unexpected(line.error());
        if (auto trouble = take(made, *line, typed); !trouble.empty())
            return tl::unexpected(std::move(trouble));
    }
    return made;
}

bool fits(const model::Stack& stack, const model::EntryLine& line)
{
    const auto is = [](const auto& wanted, const auto& value) { return !wanted || *wanted == value; };
    return stack.list == model::StackList::Owned && stack.lentTo.empty() && is(line.condition, stack.condition) &&
           is(line.finish, stack.finish) && is(line.language, stack.language) && is(line.set, stack.set) &&
           is(line.number, stack.number);
}

// How many of the copies that the line wants no stack can give.
int takeFrom(const model::Collection& collection, const model::CardKey& card, const model::EntryLine& line,
    std::map<model::StackId, int>& given)
{
    std::vector<const model::Stack*> stacks;
    for (const auto id : collection.stacksOf(card))
        if (const auto* stack = collection.find(id); fits(*stack, line))
            stacks.push_back(stack);
    std::sort(stacks.begin(), stacks.end(),
        [](const auto* a, const auto* b) { return std::tuple(-a->forTrade, a->id) < std::tuple(-b->forTrade, b->id); });
    int left = line.quantity;
    for (const auto* stack : stacks) {
        const int free = stack->quantity - collection.heldOf(stack->id) - given[stack->id];
        const int taken = std::clamp(free, 0, left);
        given[stack->id] += taken;
        left -= taken;
    }
    std::erase_if(given, [](const auto& entry) { return entry.second == 0; });
    return left;
}

} // namespace

std::vector<model::Stack> tradeStacks(const model::Collection& collection, TradeSide side)
{
    std::vector<model::Stack> stacks;
    for (const auto& [id, stack] : collection.stacks()) {
        if (side == TradeSide::Wants ? stack.list != model::StackList::Wanted
                                     : stack.list != model::StackList::Owned || stack.forTrade == 0)
            continue;
        stacks.push_back(stack);
        if (side == TradeSide::Offers)
            stacks.back().quantity = stack.forTrade;
    }
    std::stable_sort(stacks.begin(), stacks.end(), [](const auto& a, const auto& b) {
        return model::compareNatural(model::fold(a.name), model::fold(b.name)) < 0;
    });
    return stacks;
}

std::string tradeText(std::span<const model::Stack> stacks)
{
    std::string text;
    for (const auto& stack : stacks) {
        text += std::to_string(stack.quantity) + " " + stack.name;
        if (!stack.set.empty())
            text += " [" + stack.set + (stack.number.empty() ? "" : " " + stack.number) + "]";
        const std::string condition(conditionIsSaid(stack) ? model::conditionCode(stack.condition) : "");
        for (const auto& word : {condition, stack.language, stack.finish})
            text += word.empty() ? "" : " " + word;
        text += "\n";
    }
    return text;
}

std::string tradeCsv(std::span<const model::Stack> stacks)
{
    std::string text;
    for (const auto field : listedFields)
        text.append(model::infoOf(field).heading).append(field == StackField::Value ? "\n" : ",");
    for (const auto& stack : stacks)
        for (const auto field : listedFields)
            text.append(importers::csvCell(model::fieldText(stack, field)))
                .append(field == StackField::Value ? "\n" : ",");
    return text;
}

std::string tradePage(std::span<const model::Stack> stacks, const std::string& title)
{
    std::string page =
        "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>" + escaped(title) +
        "</title>\n<style>body{font-family:sans-serif;margin:2em}td,th{text-align:left;padding:.2em 1em .2em "
        "0}</style></head>\n<body><h1>" +
        escaped(title) + "</h1>\n<table><tr>";
    for (const auto field : listedFields)
        page += "<th>" + escaped(model::infoOf(field).heading) + "</th>";
    page += "</tr>\n";
    for (const auto& stack : stacks) {
        page += "<tr>";
        for (const auto field : listedFields)
            page += "<td>" + escaped(model::fieldText(stack, field)) + "</td>";
        page += "</tr>\n";
    }
    return page + "</table></body></html>\n";
}

namespace {

// Of a file with both sides the one that is asked for.
std::vector<model::Stack> linesOf(importers::CollectionFile file, TradeSide theirs)
{
    const auto isWant = [](const auto& line) { return line.stack->list == model::StackList::Wanted; };
    const bool wants = std::any_of(file.lines.begin(), file.lines.end(), isWant);
    const bool offered = file.told.contains(StackField::ForTrade);
    std::vector<model::Stack> stacks;
    for (auto& line : file.lines) {
        if (wants && isWant(line) != (theirs == TradeSide::Wants))
            continue;
        if (theirs == TradeSide::Offers && offered)
            line.stack.own().quantity = line.stack->forTrade;
        if (line.stack->quantity > 0)
            stacks.push_back(std::move(line.stack.own()));
    }
    return stacks;
}

// The lines of a text that are of that side, each in its place; all of a text without sides.
std::string ofSide(std::string_view text, importers::ListedSide side)
{
    std::string lines;
    auto under = importers::ListedSide::None;
    bool some = false;
    for (auto line : model::split(text, '\n')) {
        auto bare = importers::withoutQuoteMarks(model::trimmed(line));
        if (!bare.starts_with('[')) // "[H] " is no box to be ticked
            bare = importers::withoutBullet(bare);
        const auto end = std::min(bare.find_first_of(bare.starts_with('[') ? "]" : ":"), bare.size());
        const auto said = importers::sideCalled(bare.substr(0, end));
        if (said != importers::ListedSide::None) {
            under = said;
            some = true;
            line = bare.substr(std::min(bare.find_first_not_of("]:*_ ", end), bare.size()));
        }
        if (under == side)
            lines += line;
        lines += '\n';
    }
    return some ? lines : std::string(text);
}

} // namespace

importers::ReadResult<ForeignList> readForeignList(
    std::string_view name, std::string_view bytes, const model::Catalogue& catalogue, TradeSide theirs)
{
    std::vector<model::Stack> lines;
    std::vector<std::string> unread;
    if (isCollectionFile(bytes)) {
        auto file = readCollection(bytes);
        if (!file)
            return tl::unexpected(file.error());
        lines = linesOf(std::move(*file), theirs);
    } else {
        const bool isText = importers::deckForm(name, bytes).kind == importers::DeckForm::Text;
        const auto text = isText ? ofSide(bytes, theirs == TradeSide::Wants ? importers::ListedSide::Want
                                                                            : importers::ListedSide::Have)
                                 : std::string(bytes);
        if (model::trimmed(text).empty())
            return ForeignList();
        const auto decks = importers::readDecks(name, text, catalogue.game(), &catalogue);
        if (!decks)
            return tl::unexpected(decks.error());
        for (const auto& listed : *decks) {
            for (const auto& problem : listed.unread)
                unread.push_back(problemText(problem));
            for (const auto& section : listed.deck.sections)
                for (const auto& entry : section.entries)
                    lines.push_back(
                        {.card = entry.key.value_or(model::CardKey()), .name = entry.card, .quantity = entry.count});
        }
    }
    ForeignList list;
    list.unread = std::move(unread);
    for (auto& line : model::matchLines(catalogue, model::shared(std::move(lines)), 0))
        if (line.kind == model::MatchKind::Matched)
            list.stacks.push_back(std::move(line.stack.own()));
        else
            list.unknown.push_back(line.stack->name);
    return list;
}

std::vector<TradeMatch> tradeMatches(std::span<const model::Stack> mine, std::span<const model::Stack> theirs)
{
    std::map<std::string, TradeMatch> cards; // by key
    for (const auto& stack : mine) {
        auto& match = cards[stack.card.str()];
        match.card = stack.name;
        match.mine += stack.quantity;
    }
    for (const auto& stack : theirs)
        if (const auto found = cards.find(stack.card.str()); found != cards.end())
            found->second.theirs += stack.quantity;
    std::vector<TradeMatch> matches;
    for (auto& [key, match] : cards)
        if (match.copies() > 0)
            matches.push_back(std::move(match));
    std::stable_sort(matches.begin(), matches.end(), [](const auto& a, const auto& b) {
        return model::compareNatural(model::fold(a.card), model::fold(b.card)) < 0;
    });
    return matches;
}

tl::expected<std::map<model::StackId, int>, std::string> givenCopies(
    const model::Collection& collection, const model::Catalogue& catalogue, std::span<const std::string_view> lines)
{
    return eachLine(
        catalogue, lines, std::map<model::StackId, int>(), [&](auto& taken, const auto& line, const auto& text) {
            const model::CardKey card(std::string(catalogue.key(line.cards.front())));
            const int left = takeFrom(collection, card, line, taken);
            return left == 0 ? std::string()
                             : model::filled(TradeWords::tr("Only %1 of “%2” are at hand and free."),
                                   {std::to_string(line.quantity - left), text});
        });
}

tl::expected<std::vector<model::Stack>, std::string> receivedStacks(
    const model::Catalogue& catalogue, std::span<const std::string_view> lines)
{
    return eachLine(catalogue, lines, std::vector<model::Stack>(), [&](auto& stacks, const auto& line, const auto&) {
        stacks.push_back(model::entryStack(line, line.cards.front(), catalogue));
        return std::string();
    });
}

} // namespace nexus::app
