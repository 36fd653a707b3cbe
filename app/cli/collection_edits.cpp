#include "app/cli/collection_command.h"

#include "app/cli/card_reading.h"
#include "app/text/collection_text.h"
#include "app/text/finding_text.h"
#include "importers/collection_file.h"
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
    std::vector<std::string> known;
    for (const auto printing : catalogue.printings(card)) {
        const auto& set = sets[catalogue.set(printing)];
        const auto wanted = model::fold(options.set);
        const std::string number(catalogue.number(printing));
        known.push_back(set.code + (number.empty() ? "" : " " + number));
        if ((wanted.empty() || wanted == model::fold(set.code) || wanted == model::fold(set.name)) &&
            (options.number.empty() || model::fold(options.number) == model::fold(number))) {
            stack.set = set.code;
            stack.number = number;
            return;
        }
    }
    throw Stop{Refused, stack.name + " has no printing " + options.set +
                            (options.set.empty() || options.number.empty() ? "" : " ") + options.number + "; it has " +
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

std::vector<std::string> tagsFrom(const std::string& text)
{
    std::vector<std::string> tags;
    for (const auto part : model::split(text, ','))
        if (auto tag = keptText(std::string(part), "tag");
            !tag.empty() && std::find(tags.begin(), tags.end(), tag) == tags.end())
            tags.push_back(std::move(tag));
    if (tags.size() > importers::maxStackTags)
        throw Stop{Refused, "A stack has at most " + std::to_string(importers::maxStackTags) + " tags."};
    return tags;
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
            const auto at = std::find(tags.begin(), tags.end(), tag);
            if (change[0] == '-' && at != tags.end())
                tags.erase(at);
            else if (change[0] == '+' && at == tags.end() && tags.size() < importers::maxStackTags)
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

using FieldValue = std::pair<model::StackField, model::StackValue>;

FieldValue listValue(const std::string& text)
{
    const auto list = importers::stackListOf(model::fold(text));
    if (!list || *list == model::StackList::Unmatched)
        throw Stop{Refused, "“" + text + "” is no list; there are owned and wanted."};
    return {model::StackField::List, static_cast<std::int64_t>(*list)};
}

FieldValue fieldValue(const std::string& field, const std::string& text)
{
    using Field = model::StackField;
    const auto word = model::headingForm(field);
    const auto plain = [&](Field which, const char* what) {
        return FieldValue{which, keptText(text, what, which == Field::Notes)};
    };
    const auto amount = [&](Field which, const char* what) {
        return FieldValue{
            which, model::trimmed(text).empty() ? model::StackValue() : model::StackValue(amountFrom(text, what))};
    };
    if (word == "quantity" || word == "copies")
        return {Field::Quantity, copiesFrom(text)};
    if (word == "fortrade" || word == "trade")
        return {Field::ForTrade, copiesFrom(text)};
    if (word == "condition" || word == "cond")
        return {Field::Condition, static_cast<std::int64_t>(conditionFrom(text))};
    if (word == "language" || word == "lang")
        return {Field::Language, model::languageCode(keptText(text, "language"))};
    if (word == "finish")
        return {Field::Finish, model::finishOf(keptText(text, "finish"))};
    if (word == "location" || word == "loc" || word == "place")
        return plain(Field::Place, "location");
    if (word == "page")
        return plain(Field::Page, "page");
    if (word == "lentto" || word == "lent")
        return plain(Field::LentTo, "borrower");
    if (word == "acquired")
        return {Field::Acquired, dayFrom(text)};
    if (word == "paid")
        return amount(Field::Paid, "price");
    if (word == "value")
        return amount(Field::Value, "value");
    if (word == "tags" || word == "tag")
        return {Field::Tags, tagsFrom(text)};
    if (word == "notes")
        return plain(Field::Notes, "note");
    if (word == "set")
        return plain(Field::Set, "set");
    if (word == "number")
        return plain(Field::CollectorNumber, "number");
    if (word == "list")
        return listValue(text);
    throw Stop{Refused,
        "“" + field +
            "” is no field; there are quantity, for-trade, condition, language, finish, location, page, lent-to, "
            "acquired, paid, value, tags, notes, set, number, list."};
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
    if (!options.condition.empty())
        stack.condition = conditionFrom(options.condition);
    stack.language = model::languageCode(keptText(options.language, "language"));
    stack.finish = model::finishOf(keptText(options.finish, "finish"));
    stack.place = keptText(options.place, "location");
    stack.page = keptText(options.page, "page");
    stack.lentTo = keptText(options.lentTo, "borrower");
    stack.acquired = dayFrom(options.acquired);
    if (!options.paid.empty())
        stack.paid = amountFrom(options.paid, "price");
    if (!options.value.empty())
        stack.value = amountFrom(options.value, "value");
    stack.tags = tagsFrom(model::joined(options.tags, ","));
    stack.notes = keptText(options.notes, "note", true);
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
    const auto [field, value] = fieldValue(options.field, text);
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
