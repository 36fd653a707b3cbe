#include "app/documents/deck_library.h"

#include "app/base/qt_text.h"
#include "app/base/trouble_text.h"
#include "app/documents/deck_editions.h"
#include "app/text/diff_text.h"
#include "app/text/finding_text.h"
#include "db/deck_store.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/rules/deck_stats.h"

namespace nexus::app {

namespace {

using model::filled;

struct LibraryWords {
    NEXUS_WORDS(LibraryWords)
};

std::vector<std::string> versionDifferences(
    const model::Deck& before, const model::Deck& after, const model::DeckChecker& checker)
{
    const auto diff = model::deckDiff(before, after);
    auto lines = differenceLines(diff.sections, checker);
    for (const auto& field : diff.fields)
        lines.push_back(field.field == model::DeckField::Notes
                            ? filled(LibraryWords::tr("%1 changed", "the notes of a deck"), {fieldName(field.field)})
                            : fieldName(field.field) + ": “" + field.from + "” → “" + field.to + "”");
    if (diff.tags)
        lines.push_back(filled(LibraryWords::tr("Tags: “%1” → “%2”"),
            {model::joined(diff.tags->from, ", "), model::joined(diff.tags->to, ", ")}));
    if (diff.plans)
        for (const auto& line : planChanges(*diff.plans))
            lines.push_back(filled(LibraryWords::tr("Plan %1", "“Mirror”: new"), {line}));
    return lines;
}

} // namespace

DeckLibrary::DeckLibrary(Workspace& workspace, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
{
    reload();
    connect(&workspace, &Workspace::libraryChanged, this, [this] {
        reload();
        Q_EMIT changed();
    });
    connect(&workspace, &Workspace::catalogueChanged, this, [this] {
        m_verdicts.clear();
        m_glances.clear();
        Q_EMIT changed();
    });
}

LibraryDeck DeckLibrary::shown(const model::StoredDeck& stored)
{
    const auto checker = m_workspace.checker(stored.deck.ruleset);
    LibraryDeck deck{stored.id, stored.deck.name, stored.deck.author, checker->ruleset().name, stored.deck.tags, 0,
        stored.versions, stored.modified, stored.deleted.value_or("")};
    if (const auto* open = m_workspace.find(stored.id))
        deck.name = open->deck().name; // as it is called now, saved or not
    for (const auto& section : stored.deck.sections) {
        const auto* rule = checker->ruleset().section(section.id);
        if (!rule || !rule->free)
            deck.cards += stored.deck.copies(section.id);
    }
    return deck;
}

void DeckLibrary::reload()
{
    std::vector<model::StoredDeck> kept, binned;
    const auto read = guarded([&] {
        kept = m_workspace.profile().deckList();
        binned = m_workspace.profile().deckList(true);
    });
    if (!read) {
        Q_EMIT m_workspace.trouble(read.error());
        return;
    }
    m_decks.clear();
    m_bin.clear();
    std::map<std::int64_t, model::Deck> newest;
    for (auto& stored : kept) {
        m_decks.push_back(shown(stored));
        if (const auto known = m_newest.find(stored.id); known == m_newest.end() || known->second != stored.deck) {
            m_verdicts.erase(stored.id);
            m_glances.erase(stored.id);
        }
        newest.emplace(stored.id, std::move(stored.deck));
    }
    m_newest = std::move(newest);
    std::stable_sort(m_decks.begin(), m_decks.end(),
        [](const auto& a, const auto& b) { return model::compareNatural(a.name, b.name) < 0; });
    for (const auto& stored : binned)
        m_bin.push_back(shown(stored));
}

bool holdsWords(const std::string& text, const std::string& words)
{
    const auto folded = model::fold(text), wanted = model::fold(words);
    const auto parts = model::split(wanted, ' ');
    return std::all_of(parts.begin(), parts.end(), [&](auto word) { return folded.find(word) != std::string::npos; });
}

bool DeckLibrary::matches(const LibraryDeck& deck, const std::string& words)
{
    return holdsWords(deck.name + "\n" + deck.author + "\n" + model::joined(deck.tags, "\n"), words);
}

Verdict DeckLibrary::legality(std::int64_t id)
{
    if (const auto known = m_verdicts.find(id); known != m_verdicts.end())
        return known->second;
    const auto deck = m_newest.find(id);
    if (deck == m_newest.end())
        return {};
    return m_verdicts[id] = verdict(m_workspace.checker(deck->second.ruleset)->check(deck->second));
}

namespace {

// Of those that are drawn, each once.
std::vector<model::CardIndex> dearestCards(
    const model::Deck& deck, const model::DeckChecker& checker, const model::DeckStats& stats)
{
    std::vector<std::pair<std::int64_t, model::CardIndex>> cards;
    const auto drawn = checker.sectionIndex(stats.drawn);
    for (const auto& row : checker.resolve(deck))
        if (row.section == drawn && row.card && stats.cost)
            cards.emplace_back(-checker.catalogue().number(*row.card, *stats.cost).value_or(0), *row.card);
    std::sort(cards.begin(), cards.end());
    std::vector<model::CardIndex> faces;
    for (const auto& [cost, card] : cards)
        if (faces.size() < DeckGlance::mostFaces && std::find(faces.begin(), faces.end(), card) == faces.end())
            faces.push_back(card);
    return faces;
}

} // namespace

DeckGlance glanceOf(const model::Deck& deck, const model::DeckChecker& checker)
{
    const auto report = checker.check(deck);
    const auto& constraints = checker.ruleset().constraints;
    DeckGlance glance;
    for (const auto& gauge : gauges(report, deck, checker)) {
        for (const auto& line : gauge.lines)
            if (glance.total.empty() && constraints[line.constraint].bounds.exactly)
                glance.total = std::to_string(line.value) + " / " + std::to_string(line.limit) + " " + line.unit;
        if (glance.domains.empty())
            for (const auto& pip : gauge.pips)
                if (pip.value > 0)
                    glance.domains.push_back({pip.domain, static_cast<int>(pip.value)});
    }
    const auto stats = model::deckStats(deck, checker);
    const auto* drawn = stats.section(stats.drawn);
    if (const auto* costs = drawn && stats.cost ? drawn->histogram(*stats.cost) : nullptr) {
        glance.curve.resize(DeckLibrary::curveBars);
        for (const auto& [cost, copies] : costs->copies)
            glance.curve[static_cast<std::size_t>(std::clamp<std::int64_t>(cost, 0, DeckLibrary::curveBars - 1))] +=
                copies;
    }
    glance.faces = dearestCards(deck, checker, stats);
    int cards = 0;
    for (const auto& section : deck.sections)
        if (!checker.isFree(section.id))
            cards += deck.copies(section.id);
    if (glance.total.empty())
        glance.total = cardsText(cards);
    glance.sentence = glance.total;
    if (const auto words = domainWords(glance.domains, checker.catalogue().game()); !words.empty())
        glance.sentence += ", " + words;
    return glance;
}

DeckGlance DeckLibrary::glance(std::int64_t id)
{
    if (const auto known = m_glances.find(id); known != m_glances.end())
        return known->second;
    const auto found = m_newest.find(id);
    if (found == m_newest.end())
        return {};
    return m_glances[id] = glanceOf(found->second, *m_workspace.checker(found->second.ruleset));
}

std::string DeckLibrary::legalityWords(const Verdict& verdict)
{
    const auto open = std::to_string(verdict.open);
    if (verdict.errors && verdict.open)
        return filled(LibraryWords::tr("%n errors, %1 open", nullptr, verdict.errors), {open});
    if (verdict.errors)
        return LibraryWords::tr("%n errors", nullptr, verdict.errors);
    return verdict.open ? filled(LibraryWords::tr("%1 open", "a verdict"), {open}) : LibraryWords::tr("legal");
}

std::vector<LibraryVersion> DeckLibrary::versions(std::int64_t id)
{
    std::vector<LibraryVersion> found;
    const auto read = guarded([&] {
        auto& store = m_workspace.profile().decks();
        std::optional<model::Deck> later;
        for (const auto& version : store.versions(id)) {
            auto deck = store.version(id, version.number);
            if (later && deck)
                found.back().differences = versionDifferences(*deck, *later, *m_workspace.checker(later->ruleset));
            found.push_back({version.number, version.saved, version.name, version.cards, {}});
            later = std::move(deck);
        }
    });
    if (!read)
        Q_EMIT m_workspace.trouble(read.error());
    return found;
}

std::optional<model::Deck> DeckLibrary::version(std::int64_t id, int number)
{
    auto found = guarded([&] { return m_workspace.profile().decks().version(id, number); });
    if (!found)
        Q_EMIT m_workspace.trouble(found.error());
    return found.value_or(std::nullopt);
}

std::optional<model::Deck> DeckLibrary::deck(std::int64_t id)
{
    const auto found = m_newest.find(id);
    return found == m_newest.end() ? std::nullopt : std::optional(found->second);
}

DeckLibrary::Done DeckLibrary::rename(std::int64_t id, const std::string& name)
{
    const auto wanted = model::cleaned(model::trimmed(name), model::maxNameLength);
    auto stored = deck(id);
    if (wanted.empty())
        return tl::unexpected(tr("A deck needs a name."));
    if (!stored)
        return tl::unexpected(tr("The deck is not in the library any more."));
    stored->name = wanted;
    const auto done = guarded([&] { m_workspace.profile().decks().save(id, *stored, utcNow()); });
    if (!done)
        return done;
    if (auto* open = m_workspace.find(id)) {
        open->edit({model::SetField{model::DeckField::Name, wanted}}, tr("Rename"));
        open->markSaved(*stored);
    }
    Q_EMIT m_workspace.libraryChanged();
    return {};
}

tl::expected<std::int64_t, QString> DeckLibrary::duplicate(std::int64_t id)
{
    auto copy = deck(id);
    if (!copy)
        return tl::unexpected(tr("The deck is not in the library any more."));
    copy->name = m_workspace.freeName(
        filled(LibraryWords::tr("%1 copy", "name of a deck that is copied"), {copy->name}));
    auto added = guarded([&] { return m_workspace.profile().decks().add(*copy, utcNow()); });
    if (added)
        Q_EMIT m_workspace.libraryChanged();
    return added;
}

tl::expected<std::size_t, QString> DeckLibrary::setRuleset(
    const std::vector<std::int64_t>& decks, const model::RulesetId& id)
{
    if (auto saved = saveOpen(); !saved)
        return tl::unexpected(saved.error());
    const auto moved = guarded([&] { return moveToEdition(m_workspace.profile(), decks, id); });
    followStore(tr("Ruleset %1").arg(q(m_workspace.checker(id)->ruleset().name)));
    return moved.map([](const auto& all) { return all.size(); });
}

tl::expected<std::size_t, QString> DeckLibrary::undoRuleset()
{
    if (auto saved = saveOpen(); !saved)
        return tl::unexpected(saved.error());
    const auto moved = guarded([&] { return moveBack(m_workspace.profile()); });
    followStore(tr("Ruleset of before"));
    return moved.map([](const auto& all) { return all.size(); });
}

DeckLibrary::Done DeckLibrary::moveToBin(const std::vector<std::int64_t>& decks)
{
    for (const auto id : decks)
        if (auto* open = m_workspace.find(id)) {
            if (open->isModified())
                if (auto saved = m_workspace.save(open); !saved)
                    return saved;
            m_workspace.close(open);
        }
    const auto done = guarded([&] {
        for (const auto id : decks)
            m_workspace.profile().decks().moveToBin(id, utcNow());
    });
    Q_EMIT m_workspace.libraryChanged();
    return done;
}

DeckLibrary::Done DeckLibrary::restore(const std::vector<std::int64_t>& decks)
{
    const auto done = guarded([&] {
        for (const auto id : decks)
            m_workspace.profile().decks().takeFromBin(id);
    });
    Q_EMIT m_workspace.libraryChanged();
    return done;
}

DeckLibrary::Done DeckLibrary::emptyBin()
{
    const auto done = guarded([&] { m_workspace.profile().decks().emptyBin(); });
    Q_EMIT m_workspace.libraryChanged();
    return done;
}

DeckLibrary::Done DeckLibrary::bringBack(std::int64_t id, int number)
{
    const auto old = version(id, number);
    if (!old)
        return tl::unexpected(tr("This version no longer exists."));
    if (auto* open = m_workspace.find(id)) {
        if (open->isModified())
            if (auto saved = m_workspace.save(open); !saved) // what is there becomes a version too
                return saved;
        open->edit(model::editBetween(open->deck(), *old), tr("Bring back version %1").arg(number));
        return m_workspace.save(open);
    }
    const auto done = guarded([&] { m_workspace.profile().decks().save(id, *old, utcNow()); });
    Q_EMIT m_workspace.libraryChanged();
    return done;
}

DeckLibrary::Done DeckLibrary::exportTo(std::int64_t id, const std::filesystem::path& file)
{
    const auto found = deck(id);
    if (!found)
        return tl::unexpected(tr("The deck is not in the library any more."));
    return m_workspace.exportTo(*found, file);
}

DeckLibrary::Done DeckLibrary::saveOpen()
{
    for (auto* open : m_workspace.documents())
        if (open->place().id && open->isModified())
            if (auto saved = m_workspace.save(open); !saved)
                return saved;
    return {};
}

void DeckLibrary::followStore(const QString& step)
{
    for (auto* open : std::vector(m_workspace.documents())) {
        if (!open->place().id)
            continue;
        const auto stored = guarded([&] { return m_workspace.profile().decks().find(*open->place().id); });
        if (!stored)
            continue;
        if (!*stored || (*stored)->deleted) {
            m_workspace.close(open);
        } else if ((*stored)->deck != open->deck()) {
            open->edit({model::ReplaceDeck{(*stored)->deck}}, step);
            open->markSaved();
        }
    }
    Q_EMIT m_workspace.libraryChanged();
}

} // namespace nexus::app
