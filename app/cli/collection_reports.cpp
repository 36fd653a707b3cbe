#include "app/cli/collection_command.h"

#include "app/cli/card_reading.h"
#include "app/cli/table.h"
#include "app/text/collection_text.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"

namespace nexus::app::cli {

namespace {

std::string shareText(std::size_t part, std::size_t whole)
{
    return std::to_string(whole ? part * 100 / whole : 0) + " %";
}

std::vector<std::string> changesIn(
    OpenCollection& open, const model::CollectionEdit& edit, const std::optional<model::CardKey>& card)
{
    std::vector<std::string> lines;
    for (const auto& change : edit.stacks) {
        const auto is = [&](const std::optional<model::Stack>& stack) {
            return stack && (!card || stack->card == *card);
        };
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

void printHistory(Context& context, const std::vector<HistoryEntry>& entries)
{
    std::string day;
    for (const auto& [entry, edit, changes] : entries) {
        if (entry.made.substr(0, 10) != day)
            context.print(context.toned(day = entry.made.substr(0, 10), Tone::Faint));
        context.print("  " + entry.made.substr(11, 5) + "  " +
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
    if (set == sets.end())
        throw Stop{No, "There is no set “" + options.set + "”; “nexusdeck-cli sets” lists those there are."};
    if (options.want) {
        tell(open, open.edit([&](const model::Collection& collection) {
            return model::completeSet(collection, open.catalogue(), set->code, model::StackList::Wanted);
        }));
        return Done;
    }
    const auto cards = model::missingOfSet(open.collection(), open.catalogue(), set->code);
    if (context.json()) {
        context.print(missingOfSetJson(open.catalogue(), set->code, cards));
        return Done;
    }
    Table table({Align::Left, Align::Left, Align::Left});
    for (const auto& card : cards)
        table.add({{std::string(open.catalogue().number(card.printing)), Tone::Faint},
            {model::unambiguousName(open.catalogue(), card.card), Tone::Strong},
            {card.elsewhere > 0   ? std::to_string(card.elsewhere) + " of other printings"
                : card.wanted > 0 ? "wanted"
                                  : ""}});
    table.print(context);
    context.say(plural(static_cast<std::int64_t>(cards.size()), "card", "cards") + " of " + set->code + " missing");
    return Done;
}

} // namespace

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
        context.print(historyJson(entries));
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
        context.print(setCompletionJson(sets));
        return Done;
    }
    Table table({Align::Left, Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right});
    table.head({"Set", "Name", "Owned", "of", "", "Playsets", "Copies"});
    for (const auto& set : sets)
        table.add(
            {{set.set.code, Tone::Strong}, {set.set.name}, {std::to_string(set.owned)}, {std::to_string(set.cards)},
                {shareText(set.owned, set.cards)}, {std::to_string(set.playsets)}, {std::to_string(set.copies)}});
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
        tell(open, open.edit([&](const model::Collection& collection) {
            return model::offerSurplus(collection, keys, *checker);
        }));
        return Done;
    }
    if (context.json()) {
        context.print(surplusJson(cards));
        return cards.empty() ? No : Done;
    }
    Table table({Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right});
    if (!cards.empty())
        table.head({"Card", "Have", "Limit", "Over", "For trade", "Value"});
    std::int64_t copies = 0;
    for (const auto& card : cards) {
        copies += card.copies();
        table.add({{card.name, Tone::Strong}, {std::to_string(card.owned)}, {std::to_string(card.limit)},
            {std::to_string(card.copies())}, {std::to_string(card.forTrade)}, {model::amountText(card.value)}});
    }
    table.print(context);
    context.say(copies == 0 ? "No card is there more often than one deck may have it."
                            : plural(copies, "copy", "copies") + " that one deck can never use");
    return cards.empty() ? No : Done;
}

namespace {

int step(Context& context, const CollectionOptions& options, bool undo)
{
    OpenCollection open(context);
    std::vector<std::string> done;
    for (int i = 0; i < options.steps; ++i) {
        const auto text = (undo ? open.document().undoText() : open.document().redoText()).toStdString();
        if (i > 0 && text.empty())
            break;
        open.undoOrRedo(undo);
        done.push_back(text);
        context.say((undo ? "Undone: " : "Done again: ") + text + ".");
    }
    if (context.json())
        context.print(stepsJson(undo ? "undone" : "redone", done, open.document().undoText().toStdString(),
            open.document().redoText().toStdString()));
    return Done;
}

} // namespace

int undoInCollection(Context& context, const CollectionOptions& options) { return step(context, options, true); }
int redoInCollection(Context& context, const CollectionOptions& options) { return step(context, options, false); }

} // namespace nexus::app::cli
