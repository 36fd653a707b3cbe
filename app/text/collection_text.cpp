#include "app/text/collection_text.h"

#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>

namespace nexus::app {

namespace {

using model::filled;

struct CollectionWords {
    NEXUS_WORDS(CollectionWords)
};

} // namespace

std::string editText(const model::CollectionEdit& edit) { return editText(edit.kind, edit.subject, edit.copies); }

std::string editText(model::EditKind kind, const std::string& subject, std::int64_t copies)
{
    using Kind = model::EditKind;
    // "3 Relay Drone", "12 copies".
    const auto many = subject.empty() ? copiesText(copies) : std::to_string(copies) + " " + subject;
    switch (kind) {
    case Kind::Add: return filled(CollectionWords::tr("Add %1"), {many});
    case Kind::Remove: return filled(CollectionWords::tr("Remove %1"), {many});
    case Kind::Move:
        return subject.empty() ? CollectionWords::tr("Move %n copies", nullptr, copies)
                               : filled(CollectionWords::tr("Move %n copies to %1", nullptr, copies), {subject});
    case Kind::Change: return filled(CollectionWords::tr("Change %1"), {many});
    case Kind::Split: return filled(CollectionWords::tr("Split off %1"), {many});
    case Kind::Merge: return filled(CollectionWords::tr("Merge %1"), {many});
    case Kind::Import:
        return subject.empty() ? CollectionWords::tr("Import %n copies", nullptr, copies)
                               : filled(CollectionWords::tr("Import %n copies from %1", nullptr, copies), {subject});
    case Kind::Build: return filled(CollectionWords::tr("Set %n copies aside for %1", nullptr, copies), {subject});
    case Kind::TakeApart: return filled(CollectionWords::tr("Take %1 apart"), {subject});
    case Kind::Match: return filled(CollectionWords::tr("Match %1"), {many});
    case Kind::Price:
        return subject.empty() ? CollectionWords::tr("Value %n copies anew", nullptr, copies)
                               : filled(CollectionWords::tr("Value %n copies anew by %1", nullptr, copies), {subject});
    case Kind::Rename:
        return filled(CollectionWords::tr("Rename a place to %1, with %n copies", nullptr, copies), {subject});
    case Kind::Trade:
        return subject.empty() ? CollectionWords::tr("Trade %n copies", nullptr, copies)
                               : filled(CollectionWords::tr("Trade %n copies with %1", nullptr, copies), {subject});
    }
    return {};
}

std::string balanceText(const model::EditBalance& balance)
{
    const auto inStacks = [](std::int64_t stacks) { return CollectionWords::tr("in %n stacks", nullptr, stacks); };
    std::vector<std::string> parts;
    if (balance.addedCopies > 0)
        parts.push_back(filled(
            CollectionWords::tr("adds %n copies %1", nullptr, balance.addedCopies), {inStacks(balance.addedStacks)}));
    if (balance.removedCopies > 0)
        parts.push_back(filled(CollectionWords::tr("removes %n copies %1", nullptr, balance.removedCopies),
            {inStacks(balance.removedStacks)}));
    return parts.empty() ? CollectionWords::tr("no copies come or go") : model::joined(parts, ", ");
}

// "Condition"; what has no heading of its own by the one of files.
static std::string fieldName(model::StackField field)
{
    const auto& words = wordsOf(field);
    return field == model::StackField::Card ? CollectionWords::tr("Card")
           : *words.label != '\0'           ? CollectionWords::tr(words.label)
                                            : std::string(model::infoOf(field).heading);
}

// "Finish: nothing and foil; Place: Binder 2 and Box".
static std::string differences(
    const std::vector<model::StackField>& fields, const model::Stack& a, const model::Stack& b)
{
    const auto said = [](const model::Stack& stack, model::StackField field) {
        const auto text = field == model::StackField::Card ? stack.name : model::fieldText(stack, field);
        return text.empty() ? CollectionWords::tr("nothing", "of a field that is empty") : text;
    };
    std::vector<std::string> parts;
    for (const auto field : fields)
        parts.push_back(filled(CollectionWords::tr("%1: %2 and %3", "a field and what two stacks say"),
            {fieldName(field), said(a, field), said(b, field)}));
    return model::joined(parts, "; ");
}

std::string meetingText(const model::StackMeeting& meeting)
{
    if (!meeting.nearest)
        return CollectionWords::tr("new to the collection");
    if (meeting.differs.empty())
        return CollectionWords::tr("joins %n copies", nullptr, meeting.nearest->quantity);
    std::vector<std::string> names;
    for (const auto field : meeting.differs)
        names.push_back(fieldName(field));
    return filled(CollectionWords::tr("a stack of its own, differs: %1"), {model::joined(names, ", ")});
}

std::string differencesText(const model::StackMeeting& meeting, const model::Stack& comes)
{
    return meeting.nearest ? differences(meeting.differs, *meeting.nearest, comes) : std::string();
}

std::string refusalText(const model::EditRefusal& refusal, const std::string& deck)
{
    using Reason = model::EditRefusal::Reason;
    const auto& name = refusal.name;
    switch (refusal.reason) {
    case Reason::Stale: return CollectionWords::tr("The collection has changed meanwhile; try again.");
    case Reason::Held:
        return deck.empty()
                   ? filled(CollectionWords::tr(
                                "%n copies of %1 are set aside for a built deck: take the deck apart first.", nullptr,
                                refusal.count),
                         {name})
                   : filled(CollectionWords::tr("%n copies of %1 are set aside for %2: take the deck apart first.",
                                nullptr, refusal.count),
                         {name, deck});
    case Reason::Quantity: {
        const auto count = std::to_string(refusal.count), most = std::to_string(model::maxStackCopies);
        if (refusal.count == 0)
            return name.empty() ? CollectionWords::tr("That is no value for it.")
                                : filled(CollectionWords::tr("That is no value for %1."), {name});
        return name.empty()
                   ? filled(CollectionWords::tr("%1 copies are no quantity: it is from 1 to %2."), {count, most})
                   : filled(CollectionWords::tr("%1 copies of %3 are no quantity: it is from 1 to %2."),
                         {count, most, name});
    }
    case Reason::Value:
        return filled(CollectionWords::tr("%1: a text has at most 200 characters (notes 8,000), an amount at most %2."),
            {name, model::amountText(model::maxStackAmount)});
    case Reason::NotAtHand:
        return filled(
            CollectionWords::tr("%1 is wanted or lent: only copies at hand can be set aside for a deck."), {name});
    case Reason::TooFew:
        return filled(CollectionWords::tr("Only %n copies of %1 are free there.", nullptr, refusal.count), {name});
    case Reason::NotAlike:
        if (!refusal.fields.empty() && refusal.apart.size() == 2) {
            return filled(CollectionWords::tr("These stacks stay apart, for they differ: %1."),
                {differences(refusal.fields, refusal.apart[0], refusal.apart[1])});
        }
        return filled(
            CollectionWords::tr("%1 is of another card, printing, condition, language or finish than the first, "
                                "or lent otherwise: such stacks stay apart."),
            {name});
    case Reason::Nothing: return CollectionWords::tr("Nothing would change.");
    }
    return {};
}

std::string placeText(const model::Stack& stack)
{
    std::vector<std::string> parts;
    if (!stack.place.empty())
        parts.push_back(stack.place);
    if (!stack.page.empty())
        parts.push_back(filled(CollectionWords::tr("page %1", "of a binder"), {stack.page}));
    if (!stack.lentTo.empty())
        parts.push_back(filled(CollectionWords::tr("lent to %1"), {stack.lentTo}));
    return model::joined(parts, ", ");
}

bool conditionIsSaid(const model::Stack& stack)
{
    return stack.list != model::StackList::Wanted || stack.condition != model::Condition::NearMint;
}

std::string stackText(const model::Stack& stack)
{
    std::vector<std::string> parts{std::to_string(stack.quantity) + " " + stack.name};
    if (!stack.set.empty())
        parts.push_back(stack.set + (stack.number.empty() ? "" : " " + stack.number));
    if (conditionIsSaid(stack))
        parts.push_back(CollectionWords::tr(model::conditionWord(stack.condition)));
    for (const auto& part : {stack.language, stack.finish, placeText(stack)})
        if (!part.empty())
            parts.push_back(part);
    return model::joined(parts, " · ");
}

std::string changeText(const model::StackChange& change)
{
    if (!change.before)
        return filled(CollectionWords::tr("%1 added: %2", "a number and a stack"),
            {std::to_string(change.after->quantity), stackText(*change.after)});
    if (!change.after)
        return filled(CollectionWords::tr("%1 gone: %2", "a number and a stack"),
            {std::to_string(change.before->quantity), stackText(*change.before)});
    const auto& a = *change.before;
    const auto& b = *change.after;
    std::vector<std::string> parts;
    const auto became = [&](const std::string& before, const std::string& after, const std::string& what = {}) {
        if (before == after)
            return;
        const auto nothing = CollectionWords::tr("nothing", "of a field that is empty");
        auto text = filled(
            CollectionWords::tr("%1 became %2"), {before.empty() ? nothing : before, after.empty() ? nothing : after});
        parts.push_back(what.empty() ? text : what + ": " + text);
    };
    using Field = model::StackField;
    const auto field = [&](Field which) {
        became(model::fieldText(a, which), model::fieldText(b, which),
            model::fold(CollectionWords::tr(wordsOf(which).heading)));
    };
    became(std::to_string(a.quantity), std::to_string(b.quantity));
    field(Field::ForTrade);
    became(
        CollectionWords::tr(model::conditionWord(a.condition)), CollectionWords::tr(model::conditionWord(b.condition)));
    became(a.name, b.name);
    became(a.set + " " + a.number, b.set + " " + b.number, CollectionWords::tr("printing", "what has changed"));
    field(Field::Language);
    field(Field::Finish);
    became(placeText(a), placeText(b), CollectionWords::tr("place", "what has changed"));
    for (const auto& info : model::stackFields)
        if (info.field >= Field::Acquired)
            field(info.field);
    if (a.list != b.list)
        parts.push_back(b.list == model::StackList::Owned    ? CollectionWords::tr("now owned")
                        : b.list == model::StackList::Wanted ? CollectionWords::tr("now wanted")
                                                             : CollectionWords::tr("now unmatched"));
    return a.name + ": " + model::joined(parts, ", ");
}

void ValueDays::see(const model::Stack& stack)
{
    if (!stack.value || stack.valued.empty())
        return;
    if (oldest.empty() || stack.valued < oldest)
        oldest = stack.valued;
    newest = std::max(newest, stack.valued);
}

std::string pricesText(const ValueDays& days)
{
    if (days.newest.empty())
        return {};
    return days.oldest == days.newest ? filled(CollectionWords::tr("prices of %1"), {days.newest})
                                      : filled(CollectionWords::tr("prices of %1 to %2"), {days.oldest, days.newest});
}

using model::StackField;

// clang-format off
static constexpr FieldWords shownFields[] = {
    {StackField::Name, NEXUS_TEXT("CollectionWords", "Card"), 230, "", "", "", "", "", "", ""},
    {StackField::Card, "", 0, "", "", "", "", "", "", ""},
    {StackField::Set, NEXUS_TEXT("CollectionWords", "Set"), 58, NEXUS_TEXT("CollectionWords", "Set"), "", "set", "", "set", "Set of the printing, by code or name; the newest without it", "S"},
    {StackField::CollectorNumber, NEXUS_TEXT("CollectionWords", "No."), 58, NEXUS_TEXT("CollectionWords", "Number"), "", "number", "", "number", "Collector number of the printing", "X"},
    {StackField::Quantity, NEXUS_TEXT("CollectionWords", "Copies"), 66, NEXUS_TEXT("CollectionWords", "Copies"), "", "quantity", "copies", "", "", ""},
    {StackField::Condition, NEXUS_TEXT("CollectionWords", "Cond."), 62, NEXUS_TEXT("CollectionWords", "Condition"), "", "condition", "cond", "", "M, NM, EX, GD, PL, PO, DM, or in words; near mint without it", "C"},
    {StackField::Language, NEXUS_TEXT("CollectionWords", "Language"), 78, NEXUS_TEXT("CollectionWords", "Language"), "en", "language", "lang", "language", "en, German …", "L"},
    {StackField::Finish, NEXUS_TEXT("CollectionWords", "Finish"), 70, NEXUS_TEXT("CollectionWords", "Finish"), NEXUS_TEXT("CollectionWords", "foil"), "finish", "", "finish", "foil, etched …; the usual one without it", "F"},
    {StackField::Place, NEXUS_TEXT("CollectionWords", "Place"), 130, NEXUS_TEXT("CollectionWords", "Place"), NEXUS_TEXT("CollectionWords", "Binder 2"), "location", "loc place", "location", "Box, binder", "PLACE"},
    {StackField::Page, NEXUS_TEXT("CollectionWords", "Page"), 56, NEXUS_TEXT("CollectionWords", "Page"), "14", "page", "", "page", "Page of the binder", "P"},
    {StackField::LentTo, NEXUS_TEXT("CollectionWords", "Lent to"), 0, NEXUS_TEXT("CollectionWords", "Lent to"), "", "lent-to", "lent", "borrower", "Who has them", "WHO"},
    {StackField::ForTrade, NEXUS_TEXT("CollectionWords", "For trade"), 0, NEXUS_TEXT("CollectionWords", "For trade"), "", "for-trade", "trade", "", "How many of them are for trade", "N"},
    {StackField::Acquired, NEXUS_TEXT("CollectionWords", "Acquired"), 0, NEXUS_TEXT("CollectionWords", "Acquired"), "2026-11-21", "acquired", "", "", "Day, as 2026-11-21", "DATE"},
    {StackField::Paid, NEXUS_TEXT("CollectionWords", "Paid"), 0, NEXUS_TEXT("CollectionWords", "Paid each"), "2.50", "paid", "", "price", "Price of a copy", "X"},
    {StackField::Value, NEXUS_TEXT("CollectionWords", "Value"), 76, NEXUS_TEXT("CollectionWords", "Value each"), "3.00", "value", "", "value", "What a copy is worth now", "X"},
    {StackField::Valued, NEXUS_TEXT("CollectionWords", "Value of"), 0, NEXUS_TEXT("CollectionWords", "Value of day"), "2026-11-21", "valued", "valuedate", "", "Day the value is of, as 2026-11-21", "DATE"},
    {StackField::Tags, NEXUS_TEXT("CollectionWords", "Tags"), 110, NEXUS_TEXT("CollectionWords", "Tags"), NEXUS_TEXT("CollectionWords", "gift, signed"), "tags", "tag", "tag", "A tag; may stand several times", "T"},
    {StackField::Notes, NEXUS_TEXT("CollectionWords", "Notes"), 0, NEXUS_TEXT("CollectionWords", "Notes"), "", "notes", "", "note", "Notes", "TEXT"},
    {StackField::List, "", 0, "", "", "list", "", "", "", ""},
};
// clang-format on
static_assert(std::size(shownFields) == model::stackFields.size());

std::span<const FieldWords> fieldWords() { return shownFields; }

const FieldWords& wordsOf(model::StackField field)
{
    return *std::find_if(
        std::begin(shownFields), std::end(shownFields), [&](const auto& words) { return words.field == field; });
}

const FieldWords* fieldCalled(std::string_view word)
{
    const auto form = model::headingForm(word);
    for (const auto& words : shownFields) {
        auto forms = model::split(words.otherWords, ' ');
        const auto own = model::headingForm(words.word);
        forms.push_back(own);
        if (!form.empty() && std::find(forms.begin(), forms.end(), form) != forms.end())
            return &words;
    }
    return nullptr;
}

} // namespace nexus::app
