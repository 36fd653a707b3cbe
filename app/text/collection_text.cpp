#include "app/text/collection_text.h"

#include "app/text/finding_text.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::app {

namespace {

// "3 Relay Drone", "12 copies".
std::string manyOf(const std::string& subject, std::int64_t copies)
{
    return subject.empty() ? plural(copies, "copy", "copies") : std::to_string(copies) + " " + subject;
}

} // namespace

std::string editText(const model::CollectionEdit& edit) { return editText(edit.kind, edit.subject, edit.copies); }

std::string editText(model::EditKind kind, const std::string& subject, std::int64_t copies)
{
    using Kind = model::EditKind;
    switch (kind) {
    case Kind::Add: return "Add " + manyOf(subject, copies);
    case Kind::Remove: return "Remove " + manyOf(subject, copies);
    case Kind::Move:
        return subject.empty() ? "Move " + plural(copies, "copy", "copies")
                               : "Move " + plural(copies, "copy", "copies") + " to " + subject;
    case Kind::Change: return "Change " + manyOf(subject, copies);
    case Kind::Split: return "Split off " + manyOf(subject, copies);
    case Kind::Merge: return "Merge " + manyOf(subject, copies);
    case Kind::Import:
        return "Import " + plural(copies, "copy", "copies") + (subject.empty() ? "" : " from " + subject);
    case Kind::Build: return "Set " + plural(copies, "copy", "copies") + " aside for " + subject;
    case Kind::TakeApart: return "Take " + subject + " apart";
    case Kind::Match: return "Match " + manyOf(subject, copies);
    }
    return {};
}

std::string refusalText(const model::EditRefusal& refusal, const std::string& deck)
{
    using Reason = model::EditRefusal::Reason;
    const auto& name = refusal.name;
    const auto held = deck.empty() ? std::string("a built deck") : deck;
    switch (refusal.reason) {
    case Reason::Stale: return "The collection has changed meanwhile; try again.";
    case Reason::Held:
        return plural(refusal.count, "copy", "copies") + " of " + name + (refusal.count == 1 ? " is" : " are") +
               " set aside for " + held + ": take the deck apart first.";
    case Reason::Quantity:
        return refusal.count == 0
                   ? "That is no value for " + (name.empty() ? "it" : name) + "."
                   : std::to_string(refusal.count) + " copies" + (name.empty() ? "" : " of " + name) +
                         " are no quantity: it is from 1 to " + std::to_string(model::maxStackCopies) + ".";
    case Reason::Value:
        return "What is told of " + name +
               " cannot be kept: a text has at most 200 characters (notes 8,000), an amount at most " +
               model::amountText(model::maxStackAmount) + ".";
    case Reason::NotAtHand: return name + " is wanted or lent: only copies at hand can be set aside for a deck.";
    case Reason::TooFew:
        return "Only " + plural(refusal.count, "copy", "copies") + " of " + name +
               (refusal.count == 1 ? " is" : " are") + " free there.";
    case Reason::NotAlike:
        return name + " is of another card, printing, condition, language or finish than the first, or lent otherwise: "
                      "such stacks stay apart.";
    case Reason::Nothing: return "Nothing would change.";
    }
    return {};
}

std::string placeText(const model::Stack& stack)
{
    std::string text = stack.place;
    if (!stack.page.empty())
        text += (text.empty() ? "page " : ", page ") + stack.page;
    if (!stack.lentTo.empty())
        text += (text.empty() ? "lent to " : ", lent to ") + stack.lentTo;
    return text;
}

std::string stackText(const model::Stack& stack)
{
    std::vector<std::string> parts{std::to_string(stack.quantity) + " " + stack.name};
    if (!stack.set.empty())
        parts.push_back(stack.set + (stack.number.empty() ? "" : " " + stack.number));
    parts.emplace_back(model::conditionWord(stack.condition));
    for (const auto& part : {stack.language, stack.finish, placeText(stack)})
        if (!part.empty())
            parts.push_back(part);
    return model::joined(parts, " · ");
}

std::string changeText(const model::StackChange& change)
{
    if (!change.before)
        return std::to_string(change.after->quantity) + " added: " + stackText(*change.after);
    if (!change.after)
        return std::to_string(change.before->quantity) + " gone: " + stackText(*change.before);
    const auto& a = *change.before;
    const auto& b = *change.after;
    std::vector<std::string> parts;
    const auto became = [&](const std::string& before, const std::string& after, const std::string& what) {
        if (before != after)
            parts.push_back(
                what + (before.empty() ? "nothing" : before) + " became " + (after.empty() ? "nothing" : after));
    };
    using Field = model::StackField;
    const auto field = [&](Field which) {
        became(model::fieldText(a, which), model::fieldText(b, which), model::fold(wordsOf(which).heading) + ": ");
    };
    became(std::to_string(a.quantity), std::to_string(b.quantity), "");
    field(Field::ForTrade);
    became(model::conditionWord(a.condition), model::conditionWord(b.condition), "");
    became(a.name, b.name, "");
    became(a.set + " " + a.number, b.set + " " + b.number, "printing: ");
    field(Field::Language);
    field(Field::Finish);
    became(placeText(a), placeText(b), "place: ");
    for (const auto& info : model::stackFields)
        if (info.field >= Field::Acquired)
            field(info.field);
    if (a.list != b.list)
        parts.push_back(b.list == model::StackList::Owned    ? "now owned"
                        : b.list == model::StackList::Wanted ? "now wanted"
                                                             : "now unmatched");
    return a.name + ": " + model::joined(parts, ", ");
}

using model::StackField;

// clang-format off
static constexpr FieldWords shownFields[] = {
    {StackField::Name, "Card", 230, "", "", "", "", "", "", ""},
    {StackField::Card, "", 0, "", "", "", "", "", "", ""},
    {StackField::Set, "Set", 58, "Set", "", "set", "", "set", "Set of the printing, by code or name; the newest without it", "S"},
    {StackField::CollectorNumber, "No.", 58, "Number", "", "number", "", "number", "Collector number of the printing", "X"},
    {StackField::Quantity, "Copies", 66, "Copies", "", "quantity", "copies", "", "", ""},
    {StackField::Condition, "Cond.", 62, "Condition", "", "condition", "cond", "", "M, NM, EX, GD, PL, PO, DM, or in words; near mint without it", "C"},
    {StackField::Language, "Language", 78, "Language", "en", "language", "lang", "language", "en, German …", "L"},
    {StackField::Finish, "Finish", 70, "Finish", "foil", "finish", "", "finish", "foil, etched …; the usual one without it", "F"},
    {StackField::Place, "Position", 130, "Position", "Binder 2", "location", "loc place", "location", "Box, binder", "PLACE"},
    {StackField::Page, "Page", 56, "Page", "14", "page", "", "page", "Page of the binder", "P"},
    {StackField::LentTo, "Lent to", 0, "Lent to", "", "lent-to", "lent", "borrower", "Who has them", "WHO"},
    {StackField::ForTrade, "For trade", 0, "For trade", "", "for-trade", "trade", "", "How many of them are for trade", "N"},
    {StackField::Acquired, "Acquired", 0, "Acquired", "2026-11-21", "acquired", "", "", "Day, as 2026-11-21", "DATE"},
    {StackField::Paid, "Paid", 0, "Paid each", "2.50", "paid", "", "price", "Price of a copy", "X"},
    {StackField::Value, "Value", 76, "Value each", "3.00", "value", "", "value", "What a copy is worth now", "X"},
    {StackField::Tags, "Tags", 110, "Tags", "gift, signed", "tags", "tag", "tag", "A tag; may stand several times", "T"},
    {StackField::Notes, "Notes", 0, "Notes", "", "notes", "", "note", "Notes", "TEXT"},
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
