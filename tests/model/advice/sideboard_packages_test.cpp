#include "model/advice/sideboard_packages.h"

#include "model/advice/sideboard_swaps.h"
#include "model/search/query_match.h"
#include "model/search/query_parser.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace sideboard_packages_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

constexpr int sideboardSize = 10;

// A deck of the starter set with room for swaps, legal or not.
Deck someDeck()
{
    return deckOf(
        "missions: 1 Borrowed Faces Ball, 1 First Term at Lowglass, 1 The Provost's Examination; main: 3 "
        "Footnote Duelist, 4 Glasswing Courier, 3 Inkling Page, 4 Lowglass Apprentice, 2 Wick Sprite, 3 Glass "
        "Weather, 2 Return to Sender, 4 Second Draft");
}

int copiesIn(const BestSideboard& best)
{
    int all = 0;
    for (const auto& [card, copies] : best.cards)
        all += copies;
    return all;
}

} // namespace

class SideboardPackagesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void threeThatServeWhatTheySay()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        const auto deck = someDeck();
        const auto found = sideboardPackages(checker, deck, {checker.catalogue().all(), {}});
        QVERIFY(found.has_value());
        QCOMPARE(found->size(), std::size_t{3});
        QVERIFY(found->back().aim == SideboardAim::MostSwaps && found->back().best.preferred == 0);
        for (const auto& package : *found) {
            QCOMPARE(copiesIn(package.best), sideboardSize);
            auto with = deck;
            QVERIFY(apply(with, sideboardEdit(checker, deck, package.best.cards)).has_value());
            QCOMPARE(SideboardSwaps(checker, with).perSize()[0], package.best.swaps);
            QVERIFY(package.best.swaps <= found->back().best.swaps);
            if (aimQuery(package.aim).empty())
                continue;
            const auto serves = matching(
                parseQuery(aimQuery(package.aim), checker.catalogue().game())->root, checker.catalogue());
            int serving = 0;
            for (const auto& [card, copies] : package.best.cards)
                serving += serves.contains(card) ? copies : 0;
            QVERIFY(package.best.preferred > 0 && package.best.preferred <= serving);
            QVERIFY(serving > sideboardSize / 2);
        }
    }

    void oneThatNoCardServesIsLeftOut()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        auto pool = checker.catalogue().all();
        for (const auto aim : {SideboardAim::Answers, SideboardAim::LongGame})
            pool -= matching(parseQuery(aimQuery(aim), checker.catalogue().game())->root, checker.catalogue());
        const auto found = sideboardPackages(checker, someDeck(), {pool, {}});
        QVERIFY(found.has_value());
        QCOMPARE(found->size(), std::size_t{1});
        QCOMPARE(found->front().best, *bestSideboard(checker, someDeck(), {pool, {}}));
    }

    void whyThereIsNone()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        const auto found = sideboardPackages(checker, someDeck(), {CardSet(checker.catalogue().size()), {}});
        QVERIFY(!found && found.error() == NoBestSideboard::NothingFits);
    }
};

NEXUS_TEST(SideboardPackagesTest, Nothing);

} // namespace sideboard_packages_test

#include "sideboard_packages_test.moc"
