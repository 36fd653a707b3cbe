// A workspace on a profile of its own with a collection that is open, for tests of what shows it.
#pragma once

#include "app/documents/workspace.h"
#include "db/deck_store.h"
#include "tests/support/owned.h"
#include "tests/support/scratch.h"

#include <QtTest>

namespace nexus::test {

class Collector {
public:
    Collector()
        : m_workspace(std::make_unique<app::Workspace>(m_scratch.path("profile")))
    {
        m_workspace->open();
        if (!QTest::qWaitFor([this] { return m_workspace->isReady() && m_workspace->collection().isOpen(); }, 60'000))
            qFatal("the collection does not open");
    }
    [[nodiscard]] app::Workspace& workspace() { return *m_workspace; }
    [[nodiscard]] app::CollectionDocument& document() { return m_workspace->collection(); }
    [[nodiscard]] const model::Collection& collection() { return document().collection(); }
    void add(std::vector<model::Stack> stacks)
    {
        if (!document().edit(
                [&](const model::Collection& now) { return model::addStacks(now, model::shared(stacks)); }))
            qFatal("the stacks are not added");
    }
    // Nothing is owned, wanted or built; only the history stays.
    void clear()
    {
        (void)document().edit([](const model::Collection& now) -> model::EditResult {
            model::CollectionEdit edit{model::EditKind::Remove, {}, 0, {}, {}};
            for (const auto& [where, copies] : now.holds())
                edit.holds.push_back({where.first, where.second, copies, 0});
            for (const auto& [id, stack] : now.stacks())
                edit.stacks.push_back({stack, std::nullopt});
            if (edit.empty())
                return tl::unexpected(model::EditRefusal{});
            return edit;
        });
    }
    // Into the library, under this name.
    model::BuiltDeckId keepDeck(const char* name, const std::string& text)
    {
        auto deck = deckOf(text);
        deck.name = name;
        const auto id = m_workspace->profile().decks().add(deck, "2026-01-01T00:00:00Z");
        Q_EMIT m_workspace->libraryChanged();
        return id;
    }
    void saveDeck(model::BuiltDeckId id, const std::string& text)
    {
        auto deck = deckOf(text);
        deck.name = m_workspace->profile().decks().find(id)->deck.name;
        m_workspace->profile().decks().save(id, deck, "2026-01-02T00:00:00Z");
        Q_EMIT m_workspace->libraryChanged();
    }
    void binDecks()
    {
        for (const auto& stored : m_workspace->profile().decks().list())
            m_workspace->profile().decks().moveToBin(stored.id, "2026-01-03T00:00:00Z");
        Q_EMIT m_workspace->libraryChanged();
    }

private:
    Scratch m_scratch;
    std::unique_ptr<app::Workspace> m_workspace;
};

} // namespace nexus::test
