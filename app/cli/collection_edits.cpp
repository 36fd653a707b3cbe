#include "app/cli/collection_command.h"

#include "app/cli/card_reading.h"
#include "app/text/collection_text.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/collection/collection_edit.h"
#include "model/search/card_lookup.h"

#include <algorithm>

namespace nexus::app::cli {

namespace {

// The printing that set and number name; without them the newest, whose values the card has.
void choosePrinting(
    model::Stack& stack, const model::Catalogue& catalogue, model::CardIndex card, const CollectionOptions& options)
{
    const auto sets = catalogue.sets();
    const auto &setName = options.stack.at(model::StackField::Set),
               &givenNumber = options.stack.at(model::StackField::CollectorNumber);
    const auto wanted = model::fold(setName);
    std::vector<std::string> known;
    for (const auto printing : catalogue.printings(card)) {
        const auto& set = sets[catalogue.set(printing)];
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
                            model::joined(known, ", ") + "."};
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

} // namespace

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
    tell(open, open.edit([&](const model::Collection& collection) { return model::addCopies(collection, stack); }));
    return Done;
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
    tell(open,
        open.edit(onStacks(*stacks, [&](const model::Collection& collection, std::span<const model::StackId> ids) {
            return copies ? model::takeCopies(collection, ids.front(), *copies) : model::removeStacks(collection, ids);
        })));
    return Done;
}

int moveInCollection(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    auto words = options.words;
    const auto copies = takeCopyCount(words).value_or(0);
    const auto place = keptText(options.place, "location");
    const auto page = keptText(options.page, "page");
    tell(open, open.edit(onStacks(stacksMeant(open, words, options.list()),
                   [&](const model::Collection& collection, std::span<const model::StackId> ids) {
                       return model::moveCopies(collection, ids, copies, place, page);
                   })));
    return Done;
}

int setInCollection(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    const auto text = textOf({options.newValue});
    const auto* words = fieldCalled(options.field);
    if (!words)
        throw Stop{Refused, "“" + options.field + "” is no field; there are " + fieldList() + "."};
    const auto field = words->field;
    const auto value = fieldFrom(field, text);
    const bool byTag = field == model::StackField::Tags && changesTags(text);
    tell(open, open.edit(onStacks(stacksMeant(open, options.words, options.list()),
                   [&](const model::Collection& collection, std::span<const model::StackId> ids) {
                       return byTag ? changeTags(collection, ids, std::get<std::vector<std::string>>(value))
                                    : model::setField(collection, ids, field, value);
                   })));
    return Done;
}

int splitStack(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    auto words = options.words;
    const auto copies = takeCopyCount(words);
    if (!copies)
        throw Stop{Refused, "How many copies to split off has to stand behind the number of the stack."};
    const auto id = oneStack(open, words);
    tell(open,
        open.edit([&](const model::Collection& collection) { return model::splitStack(collection, id, *copies); }));
    return Done;
}

int mergeStacks(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    const auto stacks = stacksByNumber(open, options.words);
    if (!stacks || stacks->size() < 2)
        throw Stop{Refused, "Merging takes the numbers of at least two stacks; “collection list” shows them."};
    tell(open, open.edit(onStacks(*stacks,
                   [](const model::Collection& collection, auto ids) { return model::mergeStacks(collection, ids); })));
    return Done;
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
    tell(open, open.edit(onStacks(*stacks, [&](const model::Collection& collection, auto ids) {
        return model::matchStacks(collection, ids, key, name);
    })));
    return Done;
}

} // namespace nexus::app::cli
