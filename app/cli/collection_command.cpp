#include "app/base/figures.h"
#include "app/cli/collection_reading.h"

#include "app/text/card_text.h"
#include "app/text/collection_text.h"
#include "app/text/finding_text.h"
#include "app/text/suggestion.h"
#include "model/base/text.h"
#include "model/collection/allocation.h"
#include "model/collection/collection_search.h"
#include "model/collection/set_completion.h"
#include "model/search/card_lookup.h"

namespace nexus::app::cli {

namespace {

constexpr std::size_t maxOffered = 100; // names without a card that near names are looked for

// "2 in Wet Ink, 1 for trade, tags: old".
std::string alsoText(const ListedStack& listed)
{
    std::vector<std::string> parts;
    for (const auto& [deck, name, copies] : listed.held)
        parts.push_back(std::to_string(copies) + " in " + name);
    if (listed.stack.forTrade > 0)
        parts.push_back(std::to_string(listed.stack.forTrade) + " for trade");
    if (!listed.stack.tags.empty())
        parts.push_back("tags: " + model::joined(listed.stack.tags, ", "));
    return model::joined(parts, ", ");
}

std::string nearNames(const model::Catalogue& catalogue, const std::string& name)
{
    const auto names = namesOf(catalogue, model::suggestNames(catalogue, name));
    return names.empty() ? std::string() : "near: " + model::joined(names, ", ");
}

void printStacks(OpenCollection& open, const std::vector<ListedStack>& stacks)
{
    Table table(">><<<<<><", {"", "Copies", "Card", "Printing", "Cond", "Kind", "Place", "Value", ""}, !stacks.empty());
    std::size_t offered = 0;
    for (const auto& listed : stacks) {
        const auto& stack = listed.stack;
        const bool unmatched = stack.list == model::StackList::Unmatched && ++offered <= maxOffered;
        table.add({{"#" + std::to_string(stack.id), Tone::Faint}, stack.quantity, {stack.name, Tone::Strong},
            model::printingLabel(stack.set, stack.number), model::conditionCode(stack.condition),
            {stack.language + (stack.language.empty() || stack.finish.empty() ? "" : " ") + stack.finish},
            placeText(stack), {stack.value ? model::amountText(*stack.value) : ""},
            {unmatched ? nearNames(open.catalogue(), stack.name) : alsoText(listed), Tone::Faint}});
    }
    table.print(open.context());
}

ValueDays valueDaysOf(const std::vector<ListedStack>& stacks)
{
    ValueDays days;
    for (const auto& listed : stacks)
        days.see(listed.stack);
    return days;
}

std::string valueText(const model::Collection::Totals& totals, const ValueDays& days)
{
    return "value " + model::amountText(totals.value) +
           (totals.unvalued > 0 ? " (" + std::to_string(totals.unvalued) + " without one)" : "") +
           (days.newest.empty() ? "" : ", " + pricesText(days));
}

// Only these stacks, as if they were all and owned: what sums are made of.
model::Collection partOf(const std::vector<ListedStack>& stacks)
{
    model::CollectionEdit edit;
    for (const auto& listed : stacks) {
        auto stack = listed.stack;
        stack.list = model::StackList::Owned;
        edit.stacks.push_back({std::nullopt, std::move(stack)});
    }
    model::Collection part;
    (void)part.apply(edit); // of stacks that were in a collection
    return part;
}

int printGroups(
    Context& context, const std::string& group, const model::Collection& part, const model::Catalogue& catalogue)
{
    static const std::map<std::string, model::Grouping> groupings{{"set", model::Grouping::Set},
        {"location", model::Grouping::Place}, {"type", model::Grouping::Type}, {"domain", model::Grouping::Domain}};
    const auto groups = model::groupSums(part, catalogue, groupings.at(group));
    if (context.json()) {
        Json list = Json::list(groups, [](const auto& sum) -> Json {
            return {{"name", orNull(sum.name)}, {"cards", sum.copies}, {"different", sum.cards},
                {"value", amountJson(sum.value)}, {"unvalued", sum.unvalued}};
        });
        context.answer({{"group", group}, {"groups", std::move(list)}, {"cards", part.totals().copies}});
        return groups.empty() ? No : Done;
    }
    Table table("<>>>", {"", "Copies", "Cards", "Value"}, !groups.empty());
    for (const auto& sum : groups)
        table.add({{sum.name.empty() ? "none" : sum.name, sum.name.empty() ? Tone::Faint : Tone::Strong}, sum.copies,
            sum.cards, model::amountText(sum.value)});
    table.print(context);
    return groups.empty() ? No : Done;
}

int listCollection(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    const auto stacks = listed(open, stacksMatching(open, textOf(options.words), options.list()));
    const auto part = partOf(stacks);
    if (!options.group.empty())
        return printGroups(context, options.group, part, open.catalogue());
    if (context.json()) {
        context.answer(stacksJson(stacks));
        return stacks.empty() ? No : Done;
    }
    printStacks(open, stacks);
    if (open.collection().stacks().empty())
        context.say(
            "The collection is empty. “collection add NAME N” adds to it, “collection import FILE” reads a file.");
    else
        context.say(plural(part.totals().copies, "copy", "copies") + " in " + plural(stacks.size(), "stack", "stacks") +
                    (part.totals().value > 0 ? ", " + valueText(part.totals(), valueDaysOf(stacks)) : "") +
                    (stacks.empty() && !options.words.empty() ? "." + querySlip(open, textOf(options.words)) : ""));
    return stacks.empty() ? No : Done;
}

int collectionWorth(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    const auto stacks = listed(open, stacksMatching(open, textOf(options.words), options.list()));
    const auto totals = partOf(stacks).totals();
    const bool whole = options.words.empty() && options.list() == model::StackList::Owned;
    const auto days = whole ? open.days() : std::vector<model::DayTotals>();
    if (context.json()) {
        Json list = Json::list(days, [](const auto& day) -> Json {
            return {{"day", day.day}, {"cards", day.totals.copies}, {"value", amountJson(day.totals.value)},
                {"unvalued", day.totals.unvalued}};
        });
        context.answer({{"cards", totals.copies}, {"stacks", stacks.size()}, {"value", amountJson(totals.value)},
            {"unvalued", totals.unvalued}, {"pricesOf", valueDaysJson(valueDaysOf(stacks))},
            {"days", std::move(list)}});
        return Done;
    }
    context.print(plural(totals.copies, "copy", "copies") + " in " + plural(stacks.size(), "stack", "stacks") + ", " +
                  valueText(totals, valueDaysOf(stacks)));
    if (!options.details)
        return Done;
    Table table("<>>", {"Day", "Copies", "Value"});
    for (const auto& day : days)
        table.add({day.day, day.totals.copies, model::amountText(day.totals.value)});
    table.print(context);
    return Done;
}

std::string shareText(std::size_t part, std::size_t whole)
{
    return std::to_string(whole ? part * 100 / whole : 0) + " %";
}

std::vector<std::string> changesIn(
    OpenCollection& open, const model::CollectionEdit& edit, const std::optional<model::CardKey>& card)
{
    std::vector<std::string> lines;
    for (const auto& change : edit.stacks) {
        const auto is = [&](const model::SharedStack& stack) { return stack && (!card || stack->card == *card); };
        if (is(change.before) || is(change.after))
            lines.push_back("#" + std::to_string(change.id()) + "  " + changeText(change));
    }
    for (const auto& hold : edit.holds)
        if (const auto* stack = open.collection().find(hold.stack); stack && (!card || stack->card == *card))
            lines.push_back("#" + std::to_string(hold.stack) + "  " + stack->name + ": " + std::to_string(hold.before) +
                            " became " + std::to_string(hold.after) + " in " +
                            open.document().deckName(hold.deck).toStdString());
    return lines;
}

struct HistoryEntry {
    model::JournalEntry entry;
    std::string edit;                 // in words
    std::vector<std::string> changes; // a line each
};

Json historyJson(const HistoryEntry& listed)
{
    // As model::EditKind has them.
    static constexpr const char* kinds[] = {"add", "remove", "move", "change", "split", "merge", "import", "build",
        "take-apart", "match", "price", "rename", "trade"};
    static_assert(std::size(kinds) == model::editKindCount);
    const auto& [entry, edit, changes] = listed;
    return {{"id", entry.id}, {"made", entry.made}, {"kind", kinds[static_cast<int>(entry.kind)]}, {"edit", edit},
        {"copies", entry.copies}, {"undone", entry.undone}, {"changes", changes}};
}

void printHistory(Context& context, const std::vector<HistoryEntry>& entries)
{
    std::string day;
    for (const auto& [entry, edit, changes] : entries) {
        if (dayText(entry.made) != day)
            context.print(context.toned(day = dayText(entry.made), Tone::Faint));
        context.print("  " + clockText(entry.made) + "  " +
                      context.toned(edit, entry.undone ? Tone::Faint : Tone::Plain) +
                      (entry.undone ? context.toned("  (undone)", Tone::Faint) : ""));
        for (const auto& change : changes)
            context.print("         " + change);
    }
}

int missingOf(Context& context, OpenCollection& open, const CollectionOptions& options)
{
    const auto sets = open.catalogue().sets();
    const auto folded = model::fold(options.set);
    const auto set = std::find_if(sets.begin(), sets.end(),
        [&](const auto& known) { return model::fold(known.code) == folded || model::fold(known.name) == folded; });
    if (set == sets.end()) {
        std::vector<std::string> known;
        for (const auto& one : sets)
            for (const auto& name : {one.code, one.name})
                known.push_back(name);
        throw Stop{No, "There is no set “" + options.set + "”." + didYouMean(options.set, known) +
                           " “nexusdeck-cli sets” lists those there are."};
    }
    if (options.want)
        return change(open, [&](const model::Collection& collection) {
            return model::completeSet(collection, open.catalogue(), set->code, model::StackList::Wanted);
        });
    const auto cards = model::missingOfSet(open.collection(), open.catalogue(), set->code);
    if (context.json()) {
        Json list = Json::list(cards, [&](const auto& card) -> Json {
            return {{"card", model::unambiguousName(open.catalogue(), card.card)},
                {"number", orNull(std::string(open.catalogue().number(card.printing)))}, {"elsewhere", card.elsewhere},
                {"wanted", card.wanted}};
        });
        context.answer({{"set", set->code}, {"missing", std::move(list)}});
        return Done;
    }
    Table table("<<<");
    for (const auto& card : cards)
        table.add({{std::string(open.catalogue().number(card.printing)), Tone::Faint},
            {model::unambiguousName(open.catalogue(), card.card), Tone::Strong},
            {card.elsewhere > 0   ? std::to_string(card.elsewhere) + " of other printings"
                : card.wanted > 0 ? "wanted"
                                  : ""}});
    table.print(context);
    context.say(plural(cards.size(), "card", "cards") + " of " + set->code + " missing");
    return Done;
}

int collectionHistory(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    std::optional<model::CardKey> card;
    if (const auto name = textOf(options.words); !name.empty()) {
        // Also of cards whose copies are gone; a name several cards have is told by its stacks first.
        const auto stacks = stacksNamed(open, name, model::StackList::Owned);
        card = stacks.empty() ? model::CardKey(std::string(open.catalogue().key(findCard(open.catalogue(), name))))
                              : open.collection().find(stacks.front())->card;
    }
    std::vector<HistoryEntry> entries;
    constexpr int everything = 1'000'000'000;
    for (const auto& entry : open.history(options.day.empty() ? options.limit : everything, card)) {
        if (!entry.made.starts_with(options.day) || entries.size() >= static_cast<std::size_t>(options.limit))
            continue;
        entries.push_back({entry, editText(entry.kind, entry.subject, entry.copies), {}});
        if (card || options.details)
            entries.back().changes = changesIn(open, open.changes(entry.id), card);
    }
    if (context.json())
        context.answer({{"history", Json::list(entries, historyJson)}});
    else
        printHistory(context, entries);
    if (entries.empty())
        context.say("Nothing has changed yet.");
    return entries.empty() ? No : Done;
}

int collectionSets(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    if (!options.set.empty())
        return missingOf(context, open, options);
    const auto sets = model::setCompletion(open.collection(), open.catalogue(), *checkerFor(context, options.ruleset));
    if (context.json()) {
        Json list = Json::list(sets, [](const auto& set) -> Json {
            return {{"set", set.set.code}, {"name", set.set.name}, {"cards", set.cards}, {"owned", set.owned},
                {"missing", set.cards - set.owned}, {"playsets", set.playsets}, {"copies", set.copies}};
        });
        context.answer({{"sets", std::move(list)}});
        return Done;
    }
    Table table("<<>>>>>", {"Set", "Name", "Owned", "of", "", "Playsets", "Copies"});
    for (const auto& set : sets)
        table.add({{set.set.code, Tone::Strong}, set.set.name, set.owned, set.cards, shareText(set.owned, set.cards),
            set.playsets, set.copies});
    table.print(context);
    return Done;
}

int collectionSurplus(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    const auto checker = checkerFor(context, options.ruleset);
    const auto cards = model::surplus(open.collection(), *checker);
    if (options.offer) {
        std::vector<model::CardKey> keys;
        for (const auto& card : cards)
            keys.push_back(card.card);
        return change(
            open, [&](const model::Collection& collection) { return model::offerSurplus(collection, keys, *checker); });
    }
    std::int64_t copies = 0;
    for (const auto& card : cards)
        copies += card.copies();
    if (context.json()) {
        Json list = Json::list(cards, [](const auto& card) -> Json {
            return {{"card", card.name}, {"key", card.card.str()}, {"have", card.owned}, {"limit", card.limit},
                {"over", card.copies()}, {"forTrade", card.forTrade}, {"value", amountJson(card.value)},
                {"unvalued", card.unvalued}};
        });
        context.answer({{"surplus", std::move(list)}, {"cards", copies}});
        return cards.empty() ? No : Done;
    }
    Table table("<>>>>>", {"Card", "Have", "Limit", "Over", "For trade", "Value"}, !cards.empty());
    for (const auto& card : cards)
        table.add({{card.name, Tone::Strong}, card.owned, card.limit, card.copies(), card.forTrade,
            model::amountText(card.value)});
    table.print(context);
    context.say(copies == 0 ? "No card is there more often than one deck may have it."
                            : plural(copies, "copy", "copies") + " that one deck can never use");
    return cards.empty() ? No : Done;
}

} // namespace

void addListOptions(Command& command, CollectionOptions& options)
{
    auto* wants = command.addFlag("--wants", options.wants, "Of the list of wants");
    command.addFlag("--unmatched", options.unmatched, "Of the lines of imports that named no card")->excludes(wants);
}

void addCollection(Registrar& registrar)
{
    const auto collection = registrar.group("collection", "Manage the cards you own");
    auto& o = collection.options<CollectionOptions>();
    auto* sub = collection.add("list", "List stacks by card", o, listCollection);
    sub->add("[QUERY]", o.words, "Which, in the search language: set:cor cond<=gd loc:\"binder 2\" own>4");
    addListOptions(*sub, o);
    sub->add("--group BY", o.group, "Sums instead, by set, location, type or domain")
        ->check(OneOf{"set", "location", "type", "domain"});
    sub = collection.add("value", "Show copies and their value", o, collectionWorth);
    sub->add("[QUERY]", o.words, "Of which stacks; without it of all");
    addListOptions(*sub, o);
    sub->addFlag("--days", o.details, "Also what it was day by day");
    sub = collection.add("history", "List changes, newest first", o, collectionHistory);
    sub->add("[NAME]", o.words, "Only changes of this card, told stack by stack");
    sub->add("--limit N", o.limit, "At most so many; 20 without it")->check(positiveNumber);
    sub->add("--day DAY", o.day, "Only of this day, or month: 2026-11");
    sub->addFlag("--details", o.details, "Tell every stack");
    sub = collection.add("sets", "Show how much of each set is owned", o, collectionSets);
    sub->add("[SET]", o.set, "What is missing of this set");
    sub->addFlag("--want", o.want, "Put what is missing of the set onto the list of wants");
    sub->add("--ruleset ID", o.ruleset, "Whose limits make a playset");
    sub = collection.add("surplus", "List copies above the limit of one deck", o, collectionSurplus);
    sub->addFlag("--offer", o.offer, "Mark them for trade");
    sub->add("--ruleset ID", o.ruleset, "Whose limits count");
    addCollectionEdits(collection);
    addCollectionFiles(collection);
    addMissing(collection, "List cards that decks need and that are not free");
    collection.app.footer("“collection undo” undoes every change, also later.");
}

} // namespace nexus::app::cli
