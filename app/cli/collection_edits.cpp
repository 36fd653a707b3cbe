#include "app/cli/collection_reading.h"

#include "app/documents/trade_lists.h"
#include "app/text/collection_text.h"
#include "app/text/finding_text.h"
#include "app/text/suggestion.h"
#include "model/base/text.h"
#include "model/collection/allocation.h"
#include "model/collection/collection_edit.h"
#include "model/collection/collection_search.h"
#include "model/collection/matching.h"
#include "model/search/card_lookup.h"

#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <tuple>

namespace nexus::app::cli {

namespace {

constexpr int mostPlaces = 1000; // made one at once

// The printing that set and number name; without them the newest, whose values the card has.
void choosePrinting(
    model::Stack& stack, const model::Catalogue& catalogue, model::CardIndex card, const CollectionOptions& options)
{
    const auto sets = catalogue.sets();
    const auto &setName = options.stack.at(model::StackField::Set),
               &givenNumber = options.stack.at(model::StackField::CollectorNumber);
    const auto wanted = model::fold(setName);
    std::vector<std::string> known, names;
    for (const auto printing : catalogue.printings(card)) {
        const auto& set = sets[catalogue.set(printing)];
        names.insert(names.end(), {set.code, set.name});
        const std::string number(catalogue.number(printing));
        known.push_back(set.code + (number.empty() ? "" : " " + number));
        if ((wanted.empty() || wanted == model::fold(set.code) || wanted == model::fold(set.name)) &&
            (givenNumber.empty() || model::fold(givenNumber) == model::fold(number))) {
            stack.set = set.code;
            stack.number = number;
            return;
        }
    }
    throw Stop{Refused, stack.name + " has no printing " + setName +
                            (setName.empty() || givenNumber.empty() ? "" : " ") + givenNumber + "; it has " +
                            model::joined(known, ", ") + "." + didYouMean(setName, names)};
}

std::string stacksListed(OpenCollection& open, const std::vector<model::StackId>& stacks)
{
    std::vector<std::string> texts;
    for (const auto id : stacks)
        texts.push_back("#" + std::to_string(id) + " (" + stackText(*open.collection().find(id)) + ")");
    return model::joined(texts, "; ");
}

model::StackId oneStack(OpenCollection& open, const std::vector<std::string>& words)
{
    const auto stacks = stacksByNumber(open, words);
    if (!stacks || stacks->size() != 1)
        throw Stop{Refused, "“" + textOf(words) + "” is no number of one stack; “collection list” shows them."};
    return stacks->front();
}

// "+fair, -old": each stack keeps its other tags.
bool changesTags(const std::string& text)
{
    const auto parts = model::split(text, ',');
    return std::all_of(parts.begin(), parts.end(), [](auto part) {
        part = model::trimmed(part);
        return part.size() > 1 && (part[0] == '+' || part[0] == '-');
    });
}

model::EditResult changeTags(const model::Collection& collection, std::span<const model::StackId> stacks,
    const std::vector<std::string>& changes)
{
    std::map<std::vector<std::string>, std::vector<model::StackId>> groups; // by the tags they will have
    for (const auto id : stacks) {
        const auto* stack = collection.find(id);
        if (!stack)
            return tl::unexpected(model::EditRefusal{model::EditRefusal::Reason::Stale});
        auto tags = stack->tags;
        for (const auto& change : changes) {
            const auto tag = change.substr(1);
            if (change[0] == '-')
                std::erase(tags, tag);
            else if (std::find(tags.begin(), tags.end(), tag) == tags.end() && tags.size() < model::maxStackTags)
                tags.push_back(tag);
        }
        groups[std::move(tags)].push_back(id);
    }
    model::CollectionEdit all{model::EditKind::Change, {}, 0, {}, {}};
    for (const auto& [tags, ids] : groups)
        if (auto edit = model::setField(collection, ids, model::StackField::Tags, tags)) {
            all.copies += edit->copies;
            all.subject = all.stacks.empty() ? edit->subject : std::string();
            all.stacks.insert(all.stacks.end(), edit->stacks.begin(), edit->stacks.end());
        } else if (edit.error().reason != model::EditRefusal::Reason::Nothing) {
            return edit;
        }
    if (all.empty())
        return tl::unexpected(model::EditRefusal{});
    std::sort(all.stacks.begin(), all.stacks.end(), [](const auto& a, const auto& b) { return a.id() < b.id(); });
    return all;
}

// Makes an edit of these stacks and tells it.
template <class Plan> int changeStacks(OpenCollection& open, const std::vector<model::StackId>& stacks, Plan plan)
{
    return change(open,
        [&](const model::Collection& collection) { return plan(collection, std::span<const model::StackId>(stacks)); });
}

int addToCollection(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    auto words = options.words;
    const auto copies = takeCopyCount(words).value_or(1);
    const auto card = findCard(open.catalogue(), textOf(words));
    model::Stack stack;
    stack.list = options.list();
    stack.card = model::CardKey(std::string(open.catalogue().key(card)));
    stack.name = std::string(open.catalogue().name(card));
    stack.quantity = copies;
    choosePrinting(stack, open.catalogue(), card, options);
    for (const auto& [field, text] : options.stack)
        if (field > model::StackField::ForTrade && !text.empty())
            (void)model::setStackField(stack, field, fieldFrom(field, text));
    stack.tags = std::get<std::vector<std::string>>(
        fieldFrom(model::StackField::Tags, model::joined(options.tags, ",")));
    stack.forTrade = options.forTrade;
    if (stack.forTrade > copies)
        throw Stop{Refused, "Of " + plural(copies, "copy", "copies") + " at most as many can be for trade."};
    return change(open, [&](const model::Collection& collection) { return model::addCopies(collection, stack); });
}

int removeFromCollection(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    auto words = options.words;
    const auto copies = takeCopyCount(words);
    auto stacks = stacksByNumber(open, words);
    const bool named = !stacks;
    if (named)
        stacks = stacksNamed(open, textOf(words), options.list());
    if (stacks->empty()) {
        (void)findCard(open.catalogue(), textOf(words)); // offers names like it
        throw Stop{No, "There is no stack of " + textOf(words) + " in this list."};
    }
    if (stacks->size() > 1 && (copies || (named && !options.all)))
        throw Stop{Refused, "“" + textOf(words) + "” is " + std::to_string(stacks->size()) +
                                " stacks; say which by its number" + (copies ? "" : ", or --all") + ": " +
                                stacksListed(open, *stacks) + "."};
    return changeStacks(open, *stacks, [&](const auto& collection, auto ids) {
        return copies ? model::takeCopies(collection, ids.front(), *copies) : model::removeStacks(collection, ids);
    });
}

int moveInCollection(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    auto words = options.words;
    const auto copies = takeCopyCount(words).value_or(0);
    const auto place = keptText(options.place, "location");
    const auto page = keptText(options.page, "page");
    return changeStacks(open, stacksMeant(open, words, options.list()),
        [&](const auto& collection, auto ids) { return model::moveCopies(collection, ids, copies, place, page); });
}

int setInCollection(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    const auto text = textOf({options.newValue});
    const auto* words = fieldCalled(options.field);
    if (!words)
        throw Stop{Refused, "“" + options.field + "” is no field; there are " + model::joined(fieldList(), ", ") + "." +
                                didYouMean(options.field, fieldList())};
    const auto field = words->field;
    const auto value = fieldFrom(field, text);
    const bool byTag = field == model::StackField::Tags && changesTags(text);
    return changeStacks(open, stacksMeant(open, options.words, options.list()), [&](const auto& collection, auto ids) {
        return byTag ? changeTags(collection, ids, std::get<std::vector<std::string>>(value))
                     : model::setField(collection, ids, field, value);
    });
}

int splitStack(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    auto words = options.words;
    const auto copies = takeCopyCount(words);
    if (!copies)
        throw Stop{Refused, "How many copies to split off has to stand behind the number of the stack."};
    const auto id = oneStack(open, words);
    return change(
        open, [&](const model::Collection& collection) { return model::splitStack(collection, id, *copies); });
}

int mergeStacks(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    const auto stacks = stacksByNumber(open, options.words);
    if (!stacks || stacks->size() < 2)
        throw Stop{Refused, "Merging takes the numbers of at least two stacks; “collection list” shows them."};
    return changeStacks(
        open, *stacks, [](const auto& collection, auto ids) { return model::mergeStacks(collection, ids); });
}

int matchStacks(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    const auto stacks = stacksByNumber(open, {options.field});
    if (!stacks)
        throw Stop{
            Refused, "“" + options.field + "” is no number of a stack; “collection list --unmatched” shows them."};
    for (const auto id : *stacks)
        if (const auto* stack = open.collection().find(id); stack->list != model::StackList::Unmatched)
            throw Stop{Refused, "#" + std::to_string(id) + " is no unmatched line: " + stackText(*stack) + "."};
    const auto card = findCard(open.catalogue(), textOf({options.card}));
    const model::CardKey key(std::string(open.catalogue().key(card)));
    const std::string name(open.catalogue().name(card));
    return changeStacks(open, *stacks,
        [&](const auto& collection, auto ids) { return model::matchStacks(collection, ids, key, name); });
}

// Lines one after another: what a line does not say, the one before it said.
class Entry {
public:
    Entry(OpenCollection& open, const CollectionOptions& options)
        : m_open(open)
        , m_options(options)
        , m_places(model::placesOf(open.collection()))
    {
    }
    // What the line means, and from then on the last one; Stop where it cannot be entered.
    model::Stack read(const std::string& text)
    {
        auto stack = stackOf(text);
        stack.place = keptText(stack.place, "location");
        if (!stack.place.empty() && std::find(m_places.begin(), m_places.end(), stack.place) == m_places.end()) {
            m_places.push_back(stack.place);
            m_newPlaces.push_back(stack.place);
        }
        m_last = stack;
        return stack;
    }
    [[nodiscard]] const std::vector<std::string>& newPlaces() const { return m_newPlaces; }

private:
    model::Stack stackOf(const std::string& text)
    {
        const auto& catalogue = m_open.catalogue();
        const auto line = model::parseEntry(text, catalogue, m_places);
        if (!line.problem.empty())
            throw Stop{line.name.empty() ? Refused : No, line.problem};
        auto cards = line.cards;
        if (line.name.empty() && m_last)
            if (const auto card = catalogue.byKey(m_last->card.str()))
                cards = {*card};
        if (cards.empty())
            throw Stop{Refused, "The line names no card."};
        if (cards.size() > 1) {
            const auto names = namesOf(catalogue, cards);
            throw Stop{No, "“" + line.name + "” can be more than one card: " + model::joined(names, ", ") + "."};
        }
        return model::entryStack(line, cards.front(), catalogue, m_last ? &*m_last : nullptr,
            line.playset ? playset(cards.front()) : 1, m_options.list());
    }
    int playset(model::CardIndex card)
    {
        if (!m_checker)
            m_checker = checkerFor(m_open.context(), m_options.ruleset);
        const auto limit = model::printedLimit(*m_checker, card);
        if (!limit || *limit < 1 || *limit > model::maxStackCopies)
            throw Stop{Refused, std::string(m_open.catalogue().name(card)) + " has no limit a playset could go by."};
        return static_cast<int>(*limit);
    }

    OpenCollection& m_open;
    const CollectionOptions& m_options;
    std::vector<std::string> m_places, m_newPlaces;
    std::optional<model::Stack> m_last;
    std::shared_ptr<const model::DeckChecker> m_checker;
};

void tellNewPlaces(Context& context, const Entry& entry)
{
    for (const auto& place : entry.newPlaces())
        context.say("A new place: " + place + ".");
}

// A line each: all of them, one step of undo, or none where one cannot be entered.
int enterLines(Context& context, OpenCollection& open, Entry& entry)
{
    int exit = Done, number = 0;
    std::vector<model::Stack> stacks;
    std::vector<std::pair<int, std::string>> problems;
    for (std::string line; std::getline(std::cin, line);) {
        ++number;
        if (model::trimmed(line).empty())
            continue;
        try {
            stacks.push_back(entry.read(line));
        } catch (const Stop& stop) {
            problems.emplace_back(number, stop.message);
            context.complain("line " + std::to_string(number) + ": " + stop.message);
            exit = worse(exit, stop.exit);
        }
    }
    std::vector<model::StackId> touched;
    std::int64_t copies = 0;
    if (problems.empty() && !stacks.empty()) {
        const auto edit = open.edit(
            [&](const model::Collection& collection) { return model::addStacks(collection, model::shared(stacks)); });
        copies = edit.copies;
        for (const auto& change : edit.stacks)
            touched.push_back(change.id());
    }
    if (context.json()) {
        auto json = stacksJson(listed(open, touched));
        json["entered"] = copies;
        json["problems"] = Json::list(problems, [](const auto& problem) -> Json {
            return {{"line", problem.first}, {"message", problem.second}};
        });
        context.answer(json);
    } else {
        for (const auto id : touched)
            context.print("#" + std::to_string(id) + "  " + stackText(*open.collection().find(id)));
    }
    tellNewPlaces(context, entry);
    const auto lines = plural(static_cast<std::int64_t>(stacks.size()), "line", "lines");
    context.say(problems.empty() ? "Entered " + plural(copies, "copy", "copies") + " in " + lines +
                                       ". “collection undo” takes all of it back."
                                 : "Nothing was entered: " + plural(static_cast<std::int64_t>(problems.size()),
                                                                 "line cannot be read.", "lines cannot be read."));
    return exit;
}

int enterIntoCollection(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    Entry entry(open, options);
    const auto text = textOf(options.words);
    if (text == "-")
        return enterLines(context, open, entry);
    const auto stack = entry.read(text);
    const int exit = change(
        open, [&](const model::Collection& collection) { return model::addCopies(collection, stack); });
    tellNewPlaces(context, entry);
    return exit;
}

// Places with what lies there, by natural order.
int listPlaces(Context& context, const CollectionOptions&)
{
    OpenCollection open(context);
    const auto groups = model::groupSums(open.collection(), open.catalogue(), model::Grouping::Place);
    if (context.json()) {
        context.answer(
            {{"places", Json::list(groups, [](const auto& group) -> Json {
                  return {{"place", orNull(group.name)}, {"cards", group.copies}, {"different", group.cards}};
              })}});
        return Done;
    }
    Table table("<>>", {"Place", "Copies", "Cards"});
    for (const auto& group : groups)
        table.add({{group.name.empty() ? "no place" : group.name, group.name.empty() ? Tone::Faint : Tone::Plain},
            group.copies, group.cards});
    table.print(context);
    return Done;
}

// The last word is where everything lies then.
int renamePlaces(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    const auto to = keptText(options.words.back(), "location");
    const std::vector<std::string> from(options.words.begin(), options.words.end() - 1);
    const auto known = model::placesOf(open.collection());
    const auto lies = [&](const std::string& place) {
        return std::find(known.begin(), known.end(), place) != known.end();
    };
    for (const auto& place : from)
        if (!lies(place))
            throw Stop{No, "Nothing lies at “" + place + "”." + didYouMean(place, known) +
                               " “collection places” lists the places."};
    const int exit = change(
        open, [&](const model::Collection& collection) { return model::renamePlaces(collection, from, to); });
    auto merged = from;
    std::erase(merged, to);
    if (lies(to) && !to.empty())
        merged.push_back(to);
    if (merged.size() > 1)
        context.say("“" + model::joined(merged, "”, “") + "” are one place now.");
    return exit;
}

int trade(Context& context, const CollectionOptions& options)
{
    if (options.gives.empty() && options.gets.empty())
        throw Stop{Refused, "A trade has at least one of --give and --get."};
    OpenCollection open(context);
    const std::vector<std::string_view> gives(options.gives.begin(), options.gives.end());
    const auto given = givenCopies(open.collection(), open.catalogue(), gives);
    if (!given)
        throw Stop{Refused, given.error()};
    std::vector<model::Stack> received;
    Entry entry(open, options);
    for (const auto& text : options.gets)
        received.push_back(entry.read(text));
    const auto partner = keptText(options.partner, "partner");
    std::int64_t value = 0;
    for (const auto& [id, copies] : *given)
        value += open.collection().find(id)->value.value_or(0) * copies;
    const int exit = change(open,
        [&](const model::Collection& collection) { return model::tradeCopies(collection, *given, received, partner); });
    if (value > 0)
        context.say("What was given is worth " + model::amountText(value) + ".");
    return exit;
}

int step(Context& context, const CollectionOptions& options, bool undo)
{
    OpenCollection open(context);
    const auto next = [&](bool undone) {
        return (undone ? open.document().undoText() : open.document().redoText()).toStdString();
    };
    std::vector<std::string> done;
    for (int i = 0; i < options.steps; ++i) {
        const auto text = next(undo);
        if (i > 0 && text.empty())
            break;
        open.undoOrRedo(undo);
        done.push_back(text);
        context.say((undo ? "Undone: " : "Done again: ") + text + ".");
    }
    if (context.json())
        context.answer(
            {{undo ? "undone" : "redone", done}, {"nextUndo", orNull(next(true))}, {"nextRedo", orNull(next(false))}});
    return Done;
}

void addStackOptions(Command* sub, CollectionOptions& o)
{
    using Field = model::StackField;
    for (const auto& words : fieldWords()) {
        const auto type = std::string(" ") + words.optionType;
        if (*words.option == '\0' || words.field == Field::ForTrade)
            continue;
        if (words.field == Field::Tags)
            sub->add("--tag" + type, o.tags, words.option)->repeated();
        else
            sub->add("--" + (words.word + type), o.stack[words.field], words.option);
    }
    sub->addFlag("--wanted", o.wants, "Onto the list of wants");
    const auto& forTrade = wordsOf(Field::ForTrade);
    sub->add(std::string("--for-trade ") + forTrade.optionType, o.forTrade, forTrade.option)->check(nonNegativeNumber);
}

} // namespace

void addCollectionEdits(const Registrar& collection)
{
    auto& o = collection.options<CollectionOptions>();
    auto* sub = collection.add("add", "Add copies of a card", o, addToCollection);
    sub->add("NAME", o.words, "Name of the card, then how many copies; one without a number");
    addStackOptions(sub, o);
    sub = collection.add(
        "enter", "Add copies as they are typed into the window: 3 relay drone nm binder 2", o, enterIntoCollection);
    sub->add("LINE", o.words, "Copies, name, then condition, language, finish, set, page, place; - reads lines");
    sub->addFlag("--wanted", o.wants, "Onto the list of wants");
    sub->add("--ruleset ID", o.ruleset, "Whose limits make a playset");
    collection.add("places", "List the places and what lies there", o, listPlaces);
    sub = collection.add("rename-place", "Rename a place, or make several one", o, renamePlaces);
    sub->add("PLACE", o.words, "Its name, or several names, then the new one; one that is there is merged with them")
        ->values(2, mostPlaces);
    sub = collection.add("trade", "Record a trade: both sides in one step", o, trade);
    sub->add("--give LINE", o.gives, "What goes: 2 reading lamp foil; may stand several times")->repeated();
    sub->add("--get LINE", o.gets, "What comes, as for enter; may stand several times")->repeated();
    sub->add("--with NAME", o.partner, "Whom with");
    sub = collection.add("remove", "Remove copies", o, removeFromCollection);
    sub->add("STACK", o.words, "Number of a stack or name of a card, then how many copies; all without a number");
    addListOptions(*sub, o);
    sub->addFlag("--all", o.all, "All stacks of the card");
    sub = collection.add("move", "Move copies", o, moveInCollection);
    sub->add("STACK", o.words,
        "Numbers of stacks, name of a card or query, then how many copies of each; all without a number");
    sub->add("--to PLACE", o.place, "Box, binder")->required();
    sub->add("--page P", o.page, "Page of the binder");
    addListOptions(*sub, o);
    sub = collection.add("set", "Change one field of many stacks", o, setInCollection);
    sub->add("FIELD", o.field, model::joined(fieldList(), ", "));
    sub->add("VALUE", o.newValue, "Its new value; '' for none; tags may be +added and -taken");
    sub->add("STACK", o.words, "Numbers of stacks, name of a card or query");
    addListOptions(*sub, o);
    sub = collection.add("split", "Split a stack in two", o, splitStack);
    sub->add("STACK", o.words, "Number of the stack, then how many copies to split off");
    sub = collection.add("merge", "Merge stacks into the first", o, mergeStacks);
    sub->add("STACK", o.words, "Numbers of the stacks");
    sub = collection.add("match", "Say which cards unmatched import lines are", o, matchStacks);
    sub->add("STACK", o.field, "Number of the line, or several: 12,15-20");
    sub->add("NAME", o.card, "Name of the card");
    for (const auto& [name, help, undo] :
        {std::tuple("undo", "Undo the last changes", true), std::tuple("redo", "Redo undone changes", false)})
        collection
            .add(name, help, o,
                [undo = undo](Context& context, const auto& options) { return step(context, options, undo); })
            ->add("[N]", o.steps, "How many; one without it")
            ->check(positiveNumber);
}

} // namespace nexus::app::cli
