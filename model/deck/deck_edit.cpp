#include "model/deck/deck_edit.h"

#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>
#include <unordered_map>

namespace nexus::model {

namespace {

struct MergeWords {
    NEXUS_WORDS(MergeWords)
};

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

// The cards of one section of two decks. An entry without a key joins the first card of its name.
class ComparedCards {
public:
    ComparedCards(const DeckSection* before, const DeckSection* after)
    {
        if (before)
            for (const auto& entry : before->entries) {
                m_before.push_back(place(entry));
                m_cards[m_before.back()].from += entry.count;
            }
        if (after)
            for (const auto& entry : after->entries) {
                m_after.push_back(place(entry));
                auto& card = m_cards[m_after.back()];
                if (card.to == 0)
                    card.card = entry;
                card.to += entry.count;
            }
    }
    [[nodiscard]] const std::vector<CardDifference>& all() const { return m_cards; }
    // Positions in all() of the entries of either section.
    [[nodiscard]] const std::vector<std::size_t>& before() const { return m_before; }
    [[nodiscard]] const std::vector<std::size_t>& after() const { return m_after; }

private:
    std::size_t place(const DeckEntry& entry)
    {
        if (entry.key)
            if (const auto known = m_byKey.find(entry.key->str()); known != m_byKey.end())
                return known->second;
        auto& named = m_byName[fold(entry.card)];
        const auto same = std::find_if(
            named.begin(), named.end(), [&](auto at) { return sameCard(m_known[at], entry); });
        const auto position = same == named.end() ? m_cards.size() : *same;
        if (same == named.end()) {
            named.push_back(position);
            m_cards.push_back({entry, 0, 0});
            m_known.push_back(entry);
        }
        if (entry.key && !m_known[position].key)
            m_known[position].key = entry.key;
        if (entry.key)
            m_byKey.emplace(entry.key->str(), position);
        return position;
    }

    std::vector<CardDifference> m_cards;
    std::vector<DeckEntry> m_known; // by what entries are recognised
    std::vector<std::size_t> m_before, m_after;
    std::unordered_map<std::string, std::vector<std::size_t>> m_byName;
    std::unordered_map<std::string, std::size_t> m_byKey;
};

std::vector<SectionId> sectionsOf(const Deck& before, const Deck& after)
{
    std::vector<SectionId> ids;
    for (const auto* deck : {&before, &after})
        for (const auto& section : deck->sections)
            if (std::find(ids.begin(), ids.end(), section.id) == ids.end())
                ids.push_back(section.id);
    return ids;
}

// The earlier section with the cards that differ as the later one has them, each where it was.
std::vector<DeckEntry> merged(const DeckSection* before, const DeckSection* after)
{
    const ComparedCards cards(before, after);
    std::vector<std::vector<DeckEntry>> later(cards.all().size());
    for (std::size_t i = 0; i < cards.after().size(); ++i)
        later[cards.after()[i]].push_back(after->entries[i]);
    std::vector<DeckEntry> entries;
    for (std::size_t i = 0; i < cards.before().size(); ++i) {
        const auto card = cards.before()[i];
        if (cards.all()[card].from == cards.all()[card].to)
            entries.push_back(before->entries[i]);
        else
            for (auto& entry : std::exchange(later[card], {}))
                entries.push_back(std::move(entry));
    }
    for (std::size_t card = 0; card < later.size(); ++card)
        if (cards.all()[card].from == 0)
            entries.insert(entries.end(), later[card].begin(), later[card].end());
    return entries;
}

std::vector<SectionDifference> compared(const Deck& before, const Deck& after, bool all)
{
    std::vector<SectionDifference> sections;
    for (const auto& id : sectionsOf(before, after)) {
        SectionDifference section{id, ComparedCards(before.section(id), after.section(id)).all()};
        if (!all)
            std::erase_if(section.cards, [](const CardDifference& card) { return card.from == card.to; });
        std::stable_sort(section.cards.begin(), section.cards.end(),
            [](const auto& a, const auto& b) { return compareNatural(fold(a.card.card), fold(b.card.card)) < 0; });
        if (!section.cards.empty())
            sections.push_back(std::move(section));
    }
    return sections;
}

} // namespace

DeckEdit cleaned(DeckEdit edit)
{
    if (auto* field = std::get_if<SetField>(&edit.change)) {
        const bool notes = field->field == DeckField::Notes;
        field->value = cleaned(field->value, notes ? maxNotesLength : maxNameLength, notes);
    } else if (auto* tags = std::get_if<SetTags>(&edit.change)) {
        for (auto& tag : tags->tags)
            tag = cleaned(tag, maxNameLength);
    } else if (auto* plans = std::get_if<SetPlans>(&edit.change)) {
        for (auto& plan : plans->plans) {
            plan.name = cleaned(plan.name, maxNameLength);
            plan.note = cleaned(plan.note, maxNotesLength, true);
        }
    } else if (auto* group = std::get_if<EditGroup>(&edit.change)) {
        for (auto& part : group->edits)
            part = cleaned(std::move(part));
    }
    return edit;
}

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

DeckDiff deckDiff(const Deck& before, const Deck& after)
{
    DeckDiff diff;
    diff.sections = compared(before, after, false);
    for (const auto which : {DeckField::Name, DeckField::Author, DeckField::Notes, DeckField::Ruleset})
        if (fieldOf(before, which) != fieldOf(after, which))
            diff.fields.push_back({which, fieldOf(before, which), fieldOf(after, which)});
    if (before.tags != after.tags)
        diff.tags = TagsDifference{before.tags, after.tags};
    if (before.plans != after.plans)
        diff.plans = PlansDifference{before.plans, after.plans};
    return diff;
}

std::vector<SectionDifference> sideBySide(const Deck& before, const Deck& after)
{
    return compared(before, after, true);
}

DeckEdit editBetween(const Deck& before, const Deck& after)
{
    const auto diff = deckDiff(before, after);
    EditGroup group;
    for (const auto& change : diff.fields)
        group.edits.push_back({SetField{change.field, change.to}});
    if (diff.tags)
        group.edits.push_back({SetTags{diff.tags->to}});
    if (diff.plans)
        group.edits.push_back({SetPlans{diff.plans->to}});
    for (const auto& section : diff.sections)
        group.edits.push_back(
            {ReplaceSection{{section.section, merged(before.section(section.section), after.section(section.section))},
                before.sections.size() + after.sections.size()}});
    return {std::move(group)};
}

DeckMerge mergeDecks(const Deck& base, const Deck& mine, const Deck& theirs)
{
    DeckMerge merge;
    Deck merged = mine;
    const auto diff = deckDiff(base, theirs);
    for (const auto& section : diff.sections)
        for (const auto& card : section.cards) {
            int by = card.to - card.from;
            auto& entries = merged.sectionOrNew(section.section).entries;
            while (by < 0) { // one row a printing
                const auto row = std::find_if(
                    entries.begin(), entries.end(), [&](const auto& entry) { return sameCard(entry, card.card); });
                if (row == entries.end())
                    break;
                const int less = std::min(-by, row->count);
                row->count -= less;
                by += less;
                if (row->count == 0)
                    entries.erase(row);
            }
            if (by > 0 && !apply(merged, {ChangeCopies{section.section, card.card, by}}))
                merge.kept.push_back(card.card.card);
        }
    for (const auto& section : theirs.sections) // one of theirs that holds nothing is there, too
        (void)merged.sectionOrNew(section.id);
    for (const auto& field : diff.fields) {
        const auto now = fieldOf(mine, field.field);
        if (now == field.from)
            (void)apply(merged, {SetField{field.field, field.to}});
        else if (now != field.to)
            merge.kept.push_back(fieldOf(theirs, field.field));
    }
    const auto has = [](const Deck& deck, const std::string& tag) {
        return std::find(deck.tags.begin(), deck.tags.end(), tag) != deck.tags.end();
    };
    for (const auto& tag : theirs.tags)
        if (!has(base, tag) && !has(mine, tag))
            merged.tags.push_back(tag);
    std::erase_if(merged.tags, [&](const auto& tag) { return has(base, tag) && !has(theirs, tag); });
    if (diff.plans && mine.plans == base.plans)
        merged.plans = theirs.plans;
    else if (diff.plans && mine.plans != theirs.plans)
        merge.kept.push_back(MergeWords::tr("plans for the sideboard"));
    merge.edit = {ReplaceDeck{std::move(merged)}};
    return merge;
}

} // namespace nexus::model
