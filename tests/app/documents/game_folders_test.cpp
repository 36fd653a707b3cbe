// Each game of a profile has data of its own: the first at the top, a further one in games/ID.
#include "app/documents/profile.h"

#include "db/deck_store.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

namespace game_folders_test {

using namespace nexus;
using namespace nexus::test;

class GameFoldersTest : public QObject {
    Q_OBJECT

    static std::set<std::string> names(app::Profile& profile)
    {
        std::set<std::string> all;
        for (const auto& stored : profile.deckList())
            all.insert(stored.deck.name);
        return all;
    }
    static void keep(app::Profile& profile, const char* name, const char* game)
    {
        model::Deck deck;
        deck.name = name;
        deck.game = game;
        (void)profile.decks().add(deck, app::utcNow());
    }

private Q_SLOTS:

    void whereDataLie()
    {
        const std::filesystem::path root("/somewhere");
        QCOMPARE(app::GameFolder(root).data(), root);
        QCOMPARE(app::GameFolder(root, "quantum").data(), root / "games" / "quantum");
    }

    // When all games had one library, decks of a further game lay among those of the first.
    void decksKeptBeforeComeAlong()
    {
        const Scratch scratch;
        const auto root = scratch.path("p");
        std::size_t first = 0;
        {
            app::Profile profile(root);
            keep(profile, "Old Hulls", "quantum");
            keep(profile, "Mine", "quantum-nexus");
            first = profile.decks().list().size();
            QVERIFY(!names(profile).contains("Old Hulls")); // another game's
            QVERIFY(names(profile).contains("Mine"));
        }
        app::Profile quantum(app::GameFolder(root, "quantum"));
        QCOMPARE(names(quantum), (std::set<std::string>{"The Box", "Old Hulls"}));
        keep(quantum, "New Hulls", "quantum");
        QVERIFY(std::filesystem::exists(root / "games/quantum/user.sqlite"));
        // They were copied, once: the first library is as it was.
        app::Profile profile(root);
        QCOMPARE(profile.decks().list().size(), first);
        app::Profile again(app::GameFolder(root, "quantum"));
        QCOMPARE(names(again), (std::set<std::string>{"The Box", "Old Hulls", "New Hulls"}));
        app::Profile other(app::GameFolder(root, "nexus-ops"));
        QVERIFY(!names(other).contains("Old Hulls"));
    }

    void idsThatLeadElsewhereAreNone()
    {
        const Scratch scratch;
        const auto root = scratch.path("p");
        std::filesystem::create_directories(root / "games/Odd One");
        for (const char* id : {"../quantum", "", "a/b", ".", "Quantum"}) {
            QVERIFY_EXCEPTION_THROWN((void)app::loadGame(id, root), std::runtime_error);
            QVERIFY(!std::filesystem::exists(root / "games" / "user.sqlite"));
        }
        const auto ids = app::gameIds(root);
        QCOMPARE(ids, (std::vector<std::string>{"quantum-nexus", "nexus-ops", "nexus-tcg", "quantum"}));
    }
};

NEXUS_TEST(GameFoldersTest, Events);

} // namespace game_folders_test

#include "game_folders_test.moc"

#include <set>
