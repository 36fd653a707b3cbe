#include "model/deck/deck.h"

#include "model/base/random.h"
#include "model/base/text.h"
#include "tests/support/random_values.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <map>
#include <rapidcheck.h>

namespace deck_test {

using namespace nexus::model;
using namespace nexus::test;

class DeckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSectionIsFoundByItsIdOrMadeAtTheEnd()
    {
        Deck deck;
        QVERIFY(!deck.section(SectionId("main")));
        deck.sectionOrNew(SectionId("main")).entries.push_back({.card = "A", .count = 3});
        deck.sectionOrNew(SectionId("sideboard"));
        deck.sectionOrNew(SectionId("main")).entries.push_back({.card = "B", .count = 2});
        QCOMPARE(deck.sections.size(), std::size_t{2});
        QCOMPARE(deck.section(SectionId("main"))->entries.size(), std::size_t{2});
        QVERIFY(deck.sections[1].id == SectionId("sideboard"));
        QCOMPARE(deck.copies(SectionId("main")), 5);
        QCOMPARE(deck.copies(SectionId("sideboard")), 0);
        QCOMPARE(deck.copies(SectionId("nowhere")), 0);
    }

    void cardsAreTheSameByKeyOrElseByFoldedName()
    {
        const DeckEntry plain{.card = "Zone of Élan"};
        const DeckEntry mission{.card = "Zone of Elan", .key = CardKey("zone.mission")};
        const DeckEntry terrain{.card = "Zone of Elan", .key = CardKey("zone.terrain")};
        const DeckEntry renamed{.card = "Other", .key = CardKey("zone.mission")};
        QVERIFY(sameCard(plain, {.card = "zone  of ELAN"}));
        QVERIFY(!sameCard(plain, {.card = "zone of elan 2"}));
        QVERIFY(sameCard(plain, mission) && sameCard(terrain, plain));
        QVERIFY(!sameCard(mission, terrain));
        QVERIFY(sameCard(mission, renamed));
    }

    void copiesOfACardAreAddedUpByPrinting()
    {
        DeckSection section;
        QVERIFY(addCopies(section, {.card = "Relay Drone", .count = 2}));
        QVERIFY(addCopies(section, {.card = "relay drone", .count = 1}));
        QVERIFY(addCopies(section, {.card = "Relay Drone", .printing = "COR 1", .count = 4}));
        QVERIFY(addCopies(section, {.card = "Other", .count = 1}));
        QCOMPARE(section.entries.size(), std::size_t{3});
        QCOMPARE(section.entries[0].count, 3);
        QCOMPARE(section.entries[0].card, std::string("Relay Drone"));
        QCOMPARE(section.entries[1].count, 4);
    }

    void noRowHoldsMoreThanTheMost()
    {
        DeckSection section;
        QVERIFY(addCopies(section, {.card = "A", .count = maxCopies - 1}));
        QVERIFY(addCopies(section, {.card = "A", .count = 1}));
        const auto full = section;
        QVERIFY(!addCopies(section, {.card = "a", .count = 1}));
        QVERIFY(section == full);
        QVERIFY(!addCopies(section, {.card = "B", .count = maxCopies + 1}));
        QVERIFY(section == full);
    }

    // Copies of names out of a small stock, in any order: counts add up, and no card and printing stands twice.
    void copiesAddedOneByOneComeToTheirSum()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed);
            DeckSection section;
            std::map<std::pair<std::string, std::string>, int> expected;
            for (int i = random.between(0, 40); i > 0; --i) {
                DeckEntry entry;
                entry.card = randomName(random.below(6));
                entry.printing = random.below(3) ? "" : "COR 1";
                entry.count = random.between(1, 4);
                expected[{fold(entry.card), entry.printing}] += entry.count;
                RC_ASSERT(addCopies(section, entry));
            }
            std::map<std::pair<std::string, std::string>, int> found;
            for (const auto& entry : section.entries)
                RC_ASSERT(found.emplace(std::pair{fold(entry.card), entry.printing}, entry.count).second);
            RC_ASSERT(found == expected);
        }));
    }
};

NEXUS_TEST(DeckTest, Events);

} // namespace deck_test

#include "deck_test.moc"
