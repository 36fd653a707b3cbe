#include "app/cli/collection_command.h"

#include "app/cli/table.h"
#include "app/text/collection_text.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"

namespace nexus::app::cli {

namespace {

constexpr std::size_t maxOffered = 100; // names without a card that near names are looked for

std::string printingText(const model::Stack& stack)
{
    return stack.set + (stack.set.empty() || stack.number.empty() ? "" : " ") + stack.number;
}

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
    std::vector<std::string> names;
    for (const auto card : model::suggestNames(catalogue, name))
        names.push_back(model::unambiguousName(catalogue, card));
    return names.empty() ? std::string() : "near: " + model::joined(names, ", ");
}

void printStacks(OpenCollection& open, const std::vector<ListedStack>& stacks)
{
    Table table({Align::Right, Align::Right, Align::Left, Align::Left, Align::Left, Align::Left, Align::Left,
        Align::Right, Align::Left});
    if (!stacks.empty())
        table.head({"", "Copies", "Card", "Printing", "Cond", "Kind", "Place", "Value", ""});
    std::size_t offered = 0;
    for (const auto& listed : stacks) {
        const auto& stack = listed.stack;
        const bool unmatched = stack.list == model::StackList::Unmatched && ++offered <= maxOffered;
        table.add({{"#" + std::to_string(stack.id), Tone::Faint}, {std::to_string(stack.quantity)},
            {stack.name, Tone::Strong}, {printingText(stack)}, {model::conditionCode(stack.condition)},
            {stack.language + (stack.language.empty() || stack.finish.empty() ? "" : " ") + stack.finish},
            {placeText(stack)}, {stack.value ? model::amountText(*stack.value) : ""},
            {unmatched ? nearNames(open.catalogue(), stack.name) : alsoText(listed), Tone::Faint}});
    }
    table.print(open.context());
}

std::string valueText(std::int64_t value, std::int64_t unvalued)
{
    return "value " + model::amountText(value) +
           (unvalued > 0 ? " (" + std::to_string(unvalued) + " without one)" : "");
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
        context.print(groupsJson(group, groups, part.totals().copies));
        return groups.empty() ? No : Done;
    }
    Table table({Align::Left, Align::Right, Align::Right, Align::Right});
    if (!groups.empty())
        table.head({"", "Copies", "Cards", "Value"});
    for (const auto& sum : groups)
        table.add({{sum.name.empty() ? "none" : sum.name, sum.name.empty() ? Tone::Faint : Tone::Strong},
            {std::to_string(sum.copies)}, {std::to_string(sum.cards)}, {model::amountText(sum.value)}});
    table.print(context);
    return groups.empty() ? No : Done;
}

} // namespace

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

void tell(OpenCollection& open, const model::CollectionEdit& edit)
{
    auto& context = open.context();
    std::vector<model::StackId> touched;
    for (const auto& change : edit.stacks)
        touched.push_back(change.id());
    const auto stacks = listed(open, touched);
    if (context.json())
        context.print(stacksJson(stacks, editText(edit)));
    else
        for (const auto& [stack, held] : stacks)
            context.print("#" + std::to_string(stack.id) + "  " + stackText(stack));
    context.say("Done: " + editText(edit) + ". “collection undo” takes it back.");
}

std::shared_ptr<const model::DeckChecker> checkerFor(Context& context, const std::string& ruleset)
{
    const auto& library = context.profile().library();
    auto checker = context.lists().checker(ruleset.empty() ? library.game.defaultRuleset : model::RulesetId(ruleset));
    if (!checker)
        throw Stop{
            Refused, "The ruleset “" + ruleset + "” is not known; “nexusdeck-cli rulesets” lists those that are."};
    return checker;
}

int listCollection(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    const auto stacks = listed(open, stacksMatching(open, textOf(options.words), options.list()));
    const auto part = partOf(stacks);
    if (!options.group.empty())
        return printGroups(context, options.group, part, open.catalogue());
    if (context.json()) {
        context.print(stacksJson(stacks));
        return stacks.empty() ? No : Done;
    }
    printStacks(open, stacks);
    if (open.collection().stacks().empty())
        context.say(
            "The collection is empty. “collection add NAME N” adds to it, “collection import FILE” reads a file.");
    else
        context.say(plural(part.totals().copies, "copy", "copies") + " in " +
                    plural(static_cast<std::int64_t>(stacks.size()), "stack", "stacks") +
                    (part.totals().value > 0 ? ", " + valueText(part.totals().value, part.totals().unvalued) : ""));
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
        context.print(worthJson(totals, stacks.size(), days));
        return Done;
    }
    context.print(plural(totals.copies, "copy", "copies") + " in " +
                  plural(static_cast<std::int64_t>(stacks.size()), "stack", "stacks") + ", " +
                  valueText(totals.value, totals.unvalued));
    if (!options.details)
        return Done;
    Table table({Align::Left, Align::Right, Align::Right});
    table.head({"Day", "Copies", "Value"});
    for (const auto& day : days)
        table.add({{day.day}, {std::to_string(day.totals.copies)}, {model::amountText(day.totals.value)}});
    table.print(context);
    return Done;
}

} // namespace nexus::app::cli
