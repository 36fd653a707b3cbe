#include "app/documents/deck_actions.h"

#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include "importers/decklist/deck_json.h"
#include "model/base/random.h"

#include <rapidcheck.h>

namespace deck_actions_test {

using namespace nexus::model;
using namespace nexus::test;
using nexus::app::DeckDocument;
using nexus::app::PlacedCard;

namespace {

const SectionId mainDeck("main"), side("sideboard"), maybe("maybe"), missions("missions");

std::shared_ptr<const DeckChecker> law()
{
    static const auto made = std::make_shared<const DeckChecker>(ruleset(), starterCatalogue());
    return made;
}

std::vector<PlacedCard> somePlaced(const Deck& deck, Random& random)
{
    std::vector<PlacedCard> cards;
    for (const auto& section : deck.sections)
        for (const auto& entry : section.entries)
            if (random.below(3) == 0 && cards.size() < 4)
                cards.push_back({section.id, entry});
    return cards;
}

// Any of the things a person can do, by number.
bool act(DeckDocument& document, Random& random)
{
    const auto cards = somePlaced(document.deck(), random);
    const auto& catalogue = *starterCatalogue();
    const auto card = random.below(static_cast<std::uint32_t>(catalogue.size()));
    const SectionId to(std::vector<const char*>{"main", "sideboard", "maybe", "missions"}[random.below(4)]);
    namespace app = nexus::app;
    switch (random.below(9)) {
    case 0: return app::addToHome(document, card, 1 + static_cast<int>(random.below(3)));
    case 1: return app::addToHome(document, std::vector{card, (card + 1) % static_cast<CardIndex>(catalogue.size())});
    case 2: return app::changeCopies(document, cards, random.below(2) ? 1 : -1);
    case 3: return app::takeAllOut(document, cards);
    case 4: return !cards.empty() && app::setCopies(document, cards.front(), static_cast<int>(random.below(6)));
    case 5: return app::moveCards(document, cards, to, static_cast<int>(random.below(3)));
    case 6: return app::addCards(document, {{.card = "Nobody"}, {.card = "Aegis Tender"}}, to);
    case 7: return app::moveToOtherSide(document, cards);
    default: return cards.size() > 1 && app::swapCards(document, cards.front(), cards.back());
    }
}

int copiesOf(const Deck& deck, const SectionId& section, const std::string& card)
{
    int found = 0;
    if (const auto* rows = deck.section(section))
        for (const auto& entry : rows->entries)
            found += entry.card == card ? entry.count : 0;
    return found;
}

CardIndex starter(const char* name) { return lookUp(*starterCatalogue(), name).card.value(); }

} // namespace

class DeckActionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sectionsAreFoundByWhatTheyAre()
    {
        QVERIFY(nexus::app::sideSection(ruleset()) == side);
        QVERIFY(nexus::app::freeSection(ruleset()) == maybe);
        const auto plain = rulesetOf("", "", R"({"id":"all","label":"Everything"})");
        QVERIFY(!nexus::app::sideSection(plain));
        QVERIFY(!nexus::app::freeSection(plain));
        QCOMPARE(nexus::app::sectionLabel(plain, SectionId("all")), QStringLiteral("Everything"));
        QCOMPARE(nexus::app::sectionLabel(plain, SectionId("other")), QStringLiteral("other"));
    }

    void eachActionIsOneStepThatUndoTakesBackToTheByte()
    {
        QVERIFY(rc::check([&](std::uint64_t seed) {
            DeckDocument document(randomDeck(seed, *starterCatalogue()), law());
            Random random(seed);
            for (int i = 0; i < 10; ++i) {
                const auto before = nexus::importers::writeDeckJson(document.deck());
                const auto value = document.deck();
                const int steps = document.undoStack().count();
                const bool done = act(document, random);
                const bool changed = document.deck() != value;
                RC_ASSERT(document.undoStack().count() == steps + (changed ? 1 : 0));
                RC_ASSERT(done || !changed);
                if (!changed)
                    continue;
                RC_ASSERT(!document.undoStack().undoText().isEmpty());
                const auto after = document.deck();
                document.undoStack().undo();
                RC_ASSERT(document.deck() == value);
                RC_ASSERT(nexus::importers::writeDeckJson(document.deck()) == before);
                document.undoStack().redo();
                RC_ASSERT(document.deck() == after);
            }
        }));
    }

    void eachCardGoesToItsOwnOtherSide()
    {
        DeckDocument document(
            deckOf(
                "main: 3 Aegis Tender; missions: 1 Hold the Gantry Line; sideboard: 2 Fennel Runner, 1 Choir Practice"),
            law());
        const auto start = document.deck();
        const auto placed = [&](const SectionId& section, const char* name) {
            return PlacedCard{
                section, *std::find_if(start.section(section)->entries.begin(), start.section(section)->entries.end(),
                             [&](const auto& entry) { return entry.card == name; })};
        };
        const auto tender = placed(mainDeck, "Aegis Tender");
        const auto runner = placed(side, "Fennel Runner");
        QVERIFY(nexus::app::moveToOtherSide(document, {tender, runner}));
        QCOMPARE(copiesOf(document.deck(), mainDeck, "Aegis Tender"), 2);
        QCOMPARE(copiesOf(document.deck(), side, "Aegis Tender"), 1);
        QCOMPARE(copiesOf(document.deck(), mainDeck, "Fennel Runner"), 1);
        QCOMPARE(copiesOf(document.deck(), side, "Fennel Runner"), 1);
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(document.undoStack().undoText(), QStringLiteral("Move 2 cards to the other side"));
        document.undoStack().undo();
        QCOMPARE(document.deck(), start);
        // out of the side section each to its own home; one place is named
        QVERIFY(nexus::app::moveToOtherSide(document, {runner, placed(side, "Choir Practice")}));
        QCOMPARE(copiesOf(document.deck(), mainDeck, "Fennel Runner"), 1);
        QVERIFY(document.undoStack().undoText().startsWith(QStringLiteral("Move 2 cards to ")));
        QVERIFY(nexus::app::moveToOtherSide(document, {tender}));
        QCOMPARE(document.undoStack().undoText(), QStringLiteral("Move Aegis Tender to Sideboard"));
        const int steps = document.undoStack().count();
        QVERIFY(!nexus::app::moveToOtherSide(document, {}));
        QVERIFY(!nexus::app::moveToOtherSide(document, {{side, {.card = "Nobody"}}})); // no home: it stays
        QCOMPARE(document.undoStack().count(), steps);
    }

    void cardsGoHomeByTheirRuleset()
    {
        DeckDocument document(Deck{}, law());
        QVERIFY(nexus::app::addToHome(document, starter("Aegis Tender"), 2));
        QVERIFY(nexus::app::addToHome(document, starter("Hold the Gantry Line")));
        QCOMPARE(copiesOf(document.deck(), mainDeck, "Aegis Tender"), 2);
        QCOMPARE(copiesOf(document.deck(), missions, "Hold the Gantry Line"), 1);
        QCOMPARE(document.undoStack().undoText(), QStringLiteral("Add Hold the Gantry Line"));
        // Several at once are one step.
        QVERIFY(nexus::app::addToHome(document, std::vector{starter("Aegis Tender"), starter("Choir Practice")}));
        QCOMPARE(document.undoStack().count(), 3);
        QCOMPARE(document.undoStack().undoText(), QStringLiteral("Add 2 cards"));
        QCOMPARE(copiesOf(document.deck(), mainDeck, "Aegis Tender"), 3);
        QVERIFY(document.undoStack().canUndo());
        QVERIFY(!nexus::app::addToHome(document, std::vector<CardIndex>{}));
        QCOMPARE(document.undoStack().count(), 3);
    }

    void theUndoMenuSaysWhatWasDone()
    {
        DeckDocument document(deckOf("main: 3 Aegis Tender, 2 Fennel Runner; sideboard: 1 Ration Mule"), law());
        const auto undo = [&] { return document.undoStack().undoText(); };
        const PlacedCard tender{mainDeck, {.card = "Aegis Tender", .count = 3}};
        const PlacedCard runner{mainDeck, {.card = "Fennel Runner", .count = 2}};
        const PlacedCard mule{side, {.card = "Ration Mule", .count = 1}};
        QVERIFY(nexus::app::addCard(document, {.card = "Lantern Pilgrim"}, mainDeck));
        QCOMPARE(undo(), QStringLiteral("Add Lantern Pilgrim"));
        QVERIFY(nexus::app::addCard(document, {.card = "Lantern Pilgrim"}, side));
        QCOMPARE(undo(), QStringLiteral("Add Lantern Pilgrim to Sideboard"));
        QVERIFY(nexus::app::addCard(document, {.card = "Lantern Pilgrim"}, maybe));
        QCOMPARE(undo(), QStringLiteral("Add Lantern Pilgrim to Maybe"));
        QVERIFY(nexus::app::changeCopies(document, {tender}, 1));
        QCOMPARE(undo(), QStringLiteral("Add a copy of Aegis Tender"));
        QVERIFY(nexus::app::changeCopies(document, {tender, runner}, -1));
        QCOMPARE(undo(), QStringLiteral("Take out a copy of 2 cards"));
        QVERIFY(nexus::app::setCopies(document, {mainDeck, {.card = "Aegis Tender", .count = 3}}, 4));
        QCOMPARE(undo(), QStringLiteral("4 copies of Aegis Tender"));
        QCOMPARE(copiesOf(document.deck(), mainDeck, "Aegis Tender"), 4);
        QVERIFY(nexus::app::moveCards(document, {{mainDeck, {.card = "Aegis Tender", .count = 4}}}, maybe, 1));
        QCOMPARE(undo(), QStringLiteral("Move Aegis Tender to Maybe"));
        QCOMPARE(copiesOf(document.deck(), maybe, "Aegis Tender"), 1);
        QVERIFY(nexus::app::swapCards(document, {mainDeck, {.card = "Fennel Runner"}}, mule));
        QCOMPARE(undo(), QStringLiteral("Swap Fennel Runner and Ration Mule"));
        QCOMPARE(copiesOf(document.deck(), mainDeck, "Ration Mule"), 1);
        QCOMPARE(copiesOf(document.deck(), side, "Fennel Runner"), 1);
        QVERIFY(nexus::app::takeAllOut(document, {{mainDeck, {.card = "Aegis Tender", .count = 3}}}));
        QCOMPARE(undo(), QStringLiteral("Take out Aegis Tender"));
        QCOMPARE(copiesOf(document.deck(), mainDeck, "Aegis Tender"), 0);
    }

    void movingKeepsTheNumberOfCopies()
    {
        QVERIFY(rc::check([&](std::uint64_t seed) {
            DeckDocument document(randomDeck(seed, *starterCatalogue()), law());
            Random random(seed);
            const auto cards = somePlaced(document.deck(), random);
            const auto total = [&] {
                int found = 0;
                for (const auto& section : document.deck().sections)
                    found += document.deck().copies(section.id);
                return found;
            };
            const int before = total();
            (void)nexus::app::moveCards(document, cards, maybe, static_cast<int>(random.below(3)));
            RC_ASSERT(total() == before);
            for (const auto& card : cards) {
                const auto now = document.deck();
                (void)nexus::app::moveCards(document, {card}, card.section);
                RC_ASSERT(document.deck() == now); // to where it is: nothing
            }
        }));
    }

    void whatCannotBeDoneChangesNothing()
    {
        DeckDocument document(deckOf("main: 1 Aegis Tender"), law());
        const auto before = document.deck();
        QVERIFY(!nexus::app::changeCopies(document, {}, 1));
        QVERIFY(!nexus::app::takeAllOut(document, {{side, {.card = "Aegis Tender"}}}));
        QVERIFY(!nexus::app::setCopies(document, {mainDeck, {.card = "Aegis Tender"}}, maxCopies + 1));
        QVERIFY(!nexus::app::swapCards(
            document, {mainDeck, {.card = "Aegis Tender"}}, {mainDeck, {.card = "Aegis Tender"}}));
        QVERIFY(!nexus::app::moveCards(document, {{mainDeck, {.card = "Nobody"}}}, side));
        QVERIFY(document.deck() == before);
        QCOMPARE(document.undoStack().count(), 0);
    }
};

NEXUS_TEST(DeckActionsTest, Events);

} // namespace deck_actions_test

#include "deck_actions_test.moc"
