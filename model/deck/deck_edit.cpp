#include "model/deck/deck_edit.h"

namespace nexus::model {

namespace {

using Applied = tl::expected<DeckEdit, EditError>;

tl::unexpected<EditError> refused(EditProblem problem, const SectionId& section, const DeckEntry& card)
{
    return tl::unexpected(EditError{problem, section, card.card});
}

// What puts a section back as it is now; a section not there yet is taken away again.
DeckEdit restore(const Deck& deck, const SectionId& id)
{
    for (std::size_t i = 0; i < deck.sections.size(); ++i)
        if (deck.sections[i].id == id)
            return {ReplaceSection{deck.sections[i], i, true}};
    return {ReplaceSection{{id, {}}, deck.sections.size(), false}};
}

// The entry of that card; with a printing named, the entry of that printing first.
std::vector<DeckEntry>::iterator findEntry(DeckSection& section, const DeckEntry& card)
{
    auto& entries = section.entries;
    const auto exact = std::find_if(entries.begin(), entries.end(),
        [&](const DeckEntry& entry) { return entry.printing == card.printing && sameCard(entry, card); });
    if (exact != entries.end())
        return exact;
    return std::find_if(entries.begin(), entries.end(), [&](const DeckEntry& entry) { return sameCard(entry, card); });
}

Applied change(Deck& deck, const ChangeCopies& edit)
{
    const DeckEdit inverse = restore(deck, edit.section);
    const auto* present = deck.section(edit.section);
    if (!present && edit.by <= 0)
        return refused(EditProblem::NoSuchSection, edit.section, edit.card);
    auto& section = deck.sectionOrNew(edit.section);
    const auto entry = findEntry(section, edit.card);
    if (entry == section.entries.end()) {
        if (edit.by <= 0 || edit.by > maxCopies) {
            if (!present)
                deck.sections.pop_back();
            return refused(
                edit.by <= 0 ? EditProblem::NoSuchCard : EditProblem::TooManyCopies, edit.section, edit.card);
        }
        section.entries.push_back(edit.card);
        section.entries.back().count = edit.by;
        return inverse;
    }
    if (edit.by < -entry->count)
        return refused(EditProblem::TooFewCopies, edit.section, edit.card);
    if (edit.by > maxCopies - entry->count)
        return refused(EditProblem::TooManyCopies, edit.section, edit.card);
    entry->count += edit.by;
    if (entry->count == 0)
        section.entries.erase(entry);
    return inverse;
}

Applied applyAll(Deck& deck, const std::vector<DeckEdit>& edits)
{
    EditGroup inverse;
    for (const auto& edit : edits) {
        auto undone = apply(deck, edit);
        if (!undone) {
            for (auto it = inverse.edits.rbegin(); it != inverse.edits.rend(); ++it)
                (void)apply(deck, *it);
            return undone;
        }
        inverse.edits.push_back(std::move(*undone));
    }
    std::reverse(inverse.edits.begin(), inverse.edits.end());
    return DeckEdit{std::move(inverse)};
}

Applied change(Deck& deck, const EditGroup& edit) { return applyAll(deck, edit.edits); }

Applied change(Deck& deck, const MoveCopies& edit)
{
    const auto* from = deck.section(edit.from);
    if (!from)
        return refused(EditProblem::NoSuchSection, edit.from, edit.card);
    if (edit.count <= 0)
        return refused(EditProblem::TooFewCopies, edit.from, edit.card);
    DeckEntry moved = edit.card;
    auto copy = *from;
    if (const auto entry = findEntry(copy, edit.card); entry != copy.entries.end())
        moved = *entry; // key, printing and unknown fields travel along
    return applyAll(
        deck, {{ChangeCopies{edit.from, edit.card, -edit.count}}, {ChangeCopies{edit.to, moved, edit.count}}});
}

Applied change(Deck& deck, const SetPrinting& edit)
{
    const DeckEdit inverse = restore(deck, edit.section);
    if (!deck.section(edit.section))
        return refused(EditProblem::NoSuchSection, edit.section, edit.card);
    auto& section = deck.sectionOrNew(edit.section);
    const auto entry = findEntry(section, edit.card);
    if (entry == section.entries.end())
        return refused(EditProblem::NoSuchCard, edit.section, edit.card);
    DeckEntry changed = *entry;
    changed.printing = edit.printing;
    for (auto& other : section.entries)
        if (&other != &*entry && other.printing == edit.printing && sameCard(other, changed)) {
            if (other.count + changed.count > maxCopies)
                return refused(EditProblem::TooManyCopies, edit.section, edit.card);
            other.count += changed.count;
            section.entries.erase(entry);
            return inverse;
        }
    *entry = std::move(changed);
    return inverse;
}

Applied change(Deck& deck, const SetField& edit)
{
    DeckEdit inverse{SetField{edit.field, fieldOf(deck, edit.field)}};
    switch (edit.field) {
    case DeckField::Name: deck.name = edit.value; break;
    case DeckField::Author: deck.author = edit.value; break;
    case DeckField::Notes: deck.notes = edit.value; break;
    case DeckField::Ruleset: deck.ruleset = RulesetId(edit.value); break;
    }
    return inverse;
}

Applied change(Deck& deck, const SetTags& edit) { return DeckEdit{SetTags{std::exchange(deck.tags, edit.tags)}}; }

Applied change(Deck& deck, const SetPlans& edit) { return DeckEdit{SetPlans{std::exchange(deck.plans, edit.plans)}}; }

Applied change(Deck& deck, const ReplaceSection& edit)
{
    DeckEdit inverse = restore(deck, edit.section.id);
    const auto at = std::find_if(deck.sections.begin(), deck.sections.end(),
        [&](const DeckSection& section) { return section.id == edit.section.id; });
    if (!edit.present) {
        if (at != deck.sections.end())
            deck.sections.erase(at);
    } else if (at != deck.sections.end()) {
        at->entries = edit.section.entries;
    } else {
        const auto position = std::min(edit.position, deck.sections.size());
        deck.sections.insert(deck.sections.begin() + static_cast<std::ptrdiff_t>(position), edit.section);
    }
    return inverse;
}

Applied change(Deck& deck, const ReplaceDeck& edit) { return DeckEdit{ReplaceDeck{std::exchange(deck, edit.deck)}}; }

} // namespace

std::string fieldOf(const Deck& deck, DeckField field)
{
    switch (field) {
    case DeckField::Name: return deck.name;
    case DeckField::Author: return deck.author;
    case DeckField::Notes: return deck.notes;
    case DeckField::Ruleset: break;
    }
    return deck.ruleset.str();
}

tl::expected<DeckEdit, EditError> apply(Deck& deck, const DeckEdit& edit)
{
    return std::visit([&](const auto& what) { return change(deck, what); }, edit.change);
}

} // namespace nexus::model
