#include "model/deck/deck_edit.h"

#include "model/base/random.h"
#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace deck_diff_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

// "main: Bolt 3 to 1, Drone 0 to 2; sideboard: …"
std::string told(const std::vector<SectionDifference>& sections)
{
    std::string text;
    for (const auto& section : sections) {
        text += (text.empty() ? "" : "; ") + section.section.str() + ":";
        for (const auto& card : section.cards)
            text += (&card == &section.cards.front() ? " " : ", ") + card.card.card + " " + std::to_string(card.from) +
                    " to " + std::to_string(card.to);
    }
    return text;
}

// A deck and what a few random edits made of it.
std::pair<Deck, Deck> edited(std::uint64_t seed)
{
    const auto& catalogue = *starterCatalogue();
    const auto before = randomDeck(seed, catalogue);
    auto after = before;
    Random random(seed, 3);
    for (int i = random.between(0, 8); i > 0; --i)
        (void)apply(after, randomEdit(random.next(), after, catalogue));
    return {before, after};
}

} // namespace

class DeckDiffTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cardsDifferByTheirCopies()
    {
        const auto diff = deckDiff(deckOf("main: 3 Bolt, 2 Golem, 1 Guard; sideboard: 1 Drone"),
            deckOf("main: 2 golem, 1 Bolt, 2 Drone, 1 Guard; maybe: 1 Guard"));
        QCOMPARE(told(diff.sections),
            std::string("main: Bolt 3 to 1, Drone 0 to 2; sideboard: Drone 1 to 0; maybe: Guard 0 to 1"));
        QVERIFY(diff.fields.empty() && !diff.tags && !diff.empty());
    }

    void printingsOfOneCardAreAddedUp()
    {
        QVERIFY(deckDiff(deckOf("main: 2 Bolt, 1 Bolt [COR 3]"), deckOf("main: 3 Bolt [P25 9]")).empty());
        QCOMPARE(
            told(deckDiff(deckOf("main: 2 Bolt, 1 Bolt [COR 3]"), deckOf("main: 1 Bolt, 1 Bolt [COR 3]")).sections),
            std::string("main: Bolt 3 to 2"));
    }

    void twoCardsOfOneNameAreToldApartByTheirKeys()
    {
        Deck before = deckOf("main: 1 Reef, 2 Reef");
        before.sections[0].entries[0].key = CardKey("reef.terrain");
        before.sections[0].entries[1].key = CardKey("reef.mission");
        Deck after = before;
        after.sections[0].entries[1].count = 5;
        const auto diff = deckDiff(before, after);
        QCOMPARE(told(diff.sections), std::string("main: Reef 2 to 5"));
        QCOMPARE(diff.sections[0].cards[0].card.key->str(), std::string("reef.mission"));
        // A card that goes by another name now is known by its key.
        after = before;
        after.sections[0].entries[0].card = "Old Reef";
        QVERIFY(deckDiff(before, after).empty());
        // Where one deck has no key, the name is enough.
        QVERIFY(deckDiff(deckOf("main: 1 Reef"),
            [&] {
                Deck keyed = deckOf("main: 1 Reef");
                keyed.sections[0].entries[0].key = CardKey("reef.terrain");
                return keyed;
            }())
                    .empty());
    }

    void fieldsAndTagsDiffer()
    {
        Deck before = deckOf("main: 1 Bolt");
        Deck after = before;
        after.name = "Thunder";
        after.notes = "Play it fast.";
        after.tags = {"tempo"};
        const auto diff = deckDiff(before, after);
        QVERIFY(diff.sections.empty());
        QCOMPARE(diff.fields, (std::vector<FieldDifference>{
                                  {DeckField::Name, "Test", "Thunder"}, {DeckField::Notes, "", "Play it fast."}}));
        QCOMPARE(diff.tags->to, std::vector<std::string>{"tempo"});
    }

    void plansDiffer()
    {
        const Deck before = deckOf("main: 1 Bolt");
        Deck after = before;
        after.plans = {{.name = "Mirror", .out = {{.card = "Bolt"}}}};
        const auto diff = deckDiff(before, after);
        QVERIFY(diff.sections.empty() && diff.fields.empty() && !diff.tags && !diff.empty());
        QCOMPARE(diff.plans->to, after.plans);
        Deck deck = before;
        QVERIFY(apply(deck, editBetween(before, after)));
        QVERIFY(deck == after);
    }

    void sideBySideHasEveryCard()
    {
        QCOMPARE(told(sideBySide(deckOf("main: 3 Bolt, 2 Golem"), deckOf("main: 2 Golem; sideboard: 1 Bolt"))),
            std::string("main: Bolt 3 to 0, Golem 2 to 2; sideboard: Bolt 0 to 1"));
    }

    void theEditLeavesRowsThatDoNotDifferWhereTheyAre()
    {
        Deck before = deckOf("main: 3 Bolt, 2 Golem [COR 1], 1 Guard");
        const Deck after = deckOf("main: 1 Guard, 2 Golem, 1 Drone, 4 Bolt [COR 3]");
        QVERIFY(apply(before, editBetween(before, after)));
        QCOMPARE(before.sections, deckOf("main: 4 Bolt [COR 3], 2 Golem [COR 1], 1 Guard, 1 Drone").sections);
    }

    void aDeckDoesNotDifferFromItself()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const auto deck = edited(seed).second;
            RC_ASSERT(deckDiff(deck, deck).empty());
            RC_ASSERT(editBetween(deck, deck) == DeckEdit{EditGroup{}});
        }));
    }

    void theEditTakesOneDeckToTheOther()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const auto [before, after] = edited(seed);
            Deck deck = before;
            const auto inverse = apply(deck, editBetween(before, after));
            RC_ASSERT(inverse.has_value());
            RC_ASSERT(deckDiff(deck, after).empty());
            for (const auto& section : after.sections)
                RC_ASSERT(deck.copies(section.id) == after.copies(section.id));
            RC_ASSERT(apply(deck, *inverse).has_value());
            RC_ASSERT(deck == before);
        }));
    }

    void changesOfTwoAreBroughtTogether()
    {
        auto base = deckOf("main: 3 Bolt, 2 Golem, 1 Guard"), mine = deckOf("main: 3 Bolt, 4 Golem, 1 Guard, 1 Drone"),
             theirs = deckOf("main: 1 Bolt, 2 Golem; sideboard: 2 Reef");
        base.tags = {"old", "both"};
        mine.tags = {"old", "both", "mine"};
        theirs.tags = {"both", "theirs"};
        mine.notes = "mine";
        theirs.notes = "theirs";
        theirs.author = "they";
        const auto merge = mergeDecks(base, mine, theirs);
        Deck merged = mine;
        QVERIFY(apply(merged, merge.edit).has_value());
        QCOMPARE(told(deckDiff(mine, merged).sections),
            std::string("main: Bolt 3 to 1, Guard 1 to 0; sideboard: Reef 0 to 2"));
        QCOMPARE(merged.tags, (std::vector<std::string>{"both", "mine", "theirs"}));
        QCOMPARE(merged.author, std::string("they"));
        QCOMPARE(merged.notes, std::string("mine"));
        QCOMPARE(merge.kept, std::vector<std::string>{"theirs"});
        // Both took the last copy away: it is gone once.
        Deck without = deckOf("main: 3 Bolt, 2 Golem");
        QVERIFY(deckDiff(std::get<ReplaceDeck>(mergeDecks(base, without, theirs).edit.change).deck,
            deckOf("main: 1 Bolt, 2 Golem; sideboard: 2 Reef"))
                    .sections.empty());
    }

    void aMergeWithNothingChangedOnOneSideIsTheOther()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const auto [base, changed] = edited(seed);
            const auto merged = [](const Deck& a, const Deck& b, const Deck& c) {
                return std::get<ReplaceDeck>(mergeDecks(a, b, c).edit.change).deck;
            };
            RC_ASSERT(deckDiff(merged(base, changed, base), changed).empty());
            RC_ASSERT(deckDiff(merged(base, base, changed), changed).sections.empty());
            RC_ASSERT(deckDiff(merged(base, base, changed), changed).fields.empty());
            RC_ASSERT(mergeDecks(base, base, changed).kept.empty());
        }));
    }

    void theDifferenceBackwardsIsTheDifferenceTurnedRound()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const auto [before, after] = edited(seed);
            std::map<std::pair<std::string, std::string>, int> there, back;
            for (const auto& section : deckDiff(before, after).sections)
                for (const auto& card : section.cards)
                    there[{section.section.str(), fold(card.card.card)}] = card.to - card.from;
            for (const auto& section : deckDiff(after, before).sections)
                for (const auto& card : section.cards)
                    back[{section.section.str(), fold(card.card.card)}] = card.from - card.to;
            RC_ASSERT(there == back);
        }));
    }
};

NEXUS_TEST(DeckDiffTest, Events);

} // namespace deck_diff_test

#include "deck_diff_test.moc"
