#include "app/documents/edit_lines.h"

#include "app/base/qt_text.h"
#include "app/text/collection_text.h"
#include "app/text/finding_text.h"

namespace nexus::app {

namespace {

// "Relay Drone: 2 copies set aside for Wet Ink".
QString holdText(const model::HoldChange& change, const QString& card, const QString& deck)
{
    const auto by = change.after - change.before;
    const auto copies = q(plural(std::abs(by), "copy", "copies"));
    return (by > 0 ? QObject::tr("%1: %2 set aside for %3") : QObject::tr("%1: %2 given back by %3"))
        .arg(card, copies, deck);
}

} // namespace

EditLines editLines(const CollectionDocument& document, const model::CollectionEdit& edit, int most,
    const std::optional<model::CardKey>& card)
{
    EditLines all;
    const auto add = [&](auto&& line) {
        if (all.lines.size() < most)
            all.lines << line();
        else
            ++all.left;
    };
    std::map<model::StackId, const model::Stack*> here; // stacks of holds, as the edit has them
    for (const auto& change : edit.stacks) {
        const auto& stack = change.after ? *change.after : *change.before;
        if (!edit.holds.empty())
            here[change.id()] = &stack;
        if (!card || stack.card == *card || (change.before && change.before->card == *card))
            add([&] { return q(changeText(change)); });
    }
    for (const auto& change : edit.holds) {
        const auto at = here.find(change.stack);
        const auto* stack = at != here.end() ? at->second : document.collection().find(change.stack);
        if (!card || (stack && stack->card == *card))
            add([&] {
                return holdText(change, stack ? q(stack->name) : QObject::tr("A stack that is gone"),
                    document.deckName(change.deck));
            });
    }
    return all;
}

} // namespace nexus::app
