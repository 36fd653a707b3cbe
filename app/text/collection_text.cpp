#include "app/text/collection_text.h"

#include "app/text/field_words.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"

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

} // namespace nexus::app
