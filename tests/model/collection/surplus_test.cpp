#include "model/collection/allocation.h"

#include "tests/support/owned.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace surplus_test {

using namespace nexus;
using namespace nexus::model;
using namespace nexus::test;

namespace {

const DeckChecker& checker()
{
    static const DeckChecker made(ruleset(), starterCatalogue());
    return made;
}

// Aegis Tender has a printed limit of 4.
Stack tender(int quantity, Condition condition, std::optional<std::int64_t> value = {})
{
    auto stack = owned("Aegis Tender", quantity);
    stack.condition = condition;
    stack.value = value;
    return stack;
}

std::vector<int> offered(const Collection& collection)
{
    std::vector<int> copies;
    for (const auto& [id, stack] : collection.stacks())
        copies.push_back(stack.forTrade);
    return copies;
}

void offer(Collection& collection, const std::vector<CardKey>& cards)
{
    const auto edit = offerSurplus(collection, cards, checker());
    QVERIFY(edit);
    QVERIFY(collection.apply(*edit));
}

} // namespace

class SurplusTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void onlyWhatStandsAboveThePrintedLimitIsSurplus()
    {
        const auto collection = collectionWith({tender(3, Condition::Mint, 100), tender(3, Condition::Poor, 25),
            owned("Breach Surveyor", 3), wanted("Breach Surveyor", 9), owned("No Such Card", 50)});
        const auto rows = surplus(collection, checker());
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(rows.front().name, std::string("Aegis Tender"));
        QCOMPARE(rows.front().owned, 6);
        QCOMPARE(rows.front().limit, 4);
        QCOMPARE(rows.front().copies(), 2);
        QCOMPARE(rows.front().value, 50); // the worst two
        QCOMPARE(rows.front().unvalued, 0);
    }

    void theWorstFreeCopiesAreOfferedFirst()
    {
        auto lent = tender(2, Condition::Damaged);
        lent.lentTo = "Ada";
        auto collection = collectionWith(
            {tender(2, Condition::Mint), tender(3, Condition::Played), lent, tender(1, Condition::Poor)});
        offer(collection, {owned("Aegis Tender").card}); // 8 of 4: four go
        QCOMPARE(offered(collection), (std::vector{0, 3, 0, 1}));
        QVERIFY(!offerSurplus(collection, std::vector{owned("Aegis Tender").card}, checker())); // nothing more
        QCOMPARE(surplus(collection, checker()).front().toOffer(), 0);
    }

    void whatADeckHoldsGoesLast()
    {
        auto collection = collectionWith({tender(3, Condition::Damaged), tender(3, Condition::Mint)});
        QVERIFY(collection.apply({EditKind::Build, "Deck", 3, {}, {{7, 1, 0, 3}}}));
        offer(collection, {owned("Aegis Tender").card});
        QCOMPARE(offered(collection), (std::vector{0, 2}));
    }

    void whatIsOfferedAlreadyCounts()
    {
        auto mint = tender(6, Condition::Mint);
        mint.forTrade = 1;
        auto collection = collectionWith({mint, tender(1, Condition::Poor)});
        const auto edit = offerSurplus(collection, std::vector{mint.card, owned("Breach Surveyor").card}, checker());
        QVERIFY(edit);
        QCOMPARE(edit->copies, 2);
        QCOMPARE(edit->subject, std::string("Aegis Tender"));
        QVERIFY(collection.apply(*edit));
        QCOMPARE(offered(collection), (std::vector{2, 1}));
    }

    void afterwardsAsManyAreOfferedAsStandAbove()
    {
        QVERIFY(rc::check([](std::vector<std::uint8_t> dice) {
            std::vector<Stack> stacks;
            for (const auto die : dice) {
                stacks.push_back(tender(1 + die % 5, static_cast<Condition>(die % conditionCount)));
                stacks.back().forTrade = die % 3 == 0 ? 1 : 0;
                stacks.back().lentTo = die % 7 == 0 ? "Ada" : "";
            }
            auto collection = collectionWith(stacks);
            const auto card = owned("Aegis Tender").card;
            const auto before = collection.copies(card);
            if (const auto edit = offerSurplus(collection, std::span(&card, 1), checker()))
                RC_ASSERT(collection.apply(*edit).has_value());
            const auto above = std::max<std::int64_t>(0, before.owned - 4);
            RC_ASSERT(collection.copies(card).forTrade == std::max(above, before.forTrade));
        }));
    }
};

NEXUS_TEST(SurplusTest, Nothing);

} // namespace surplus_test

#include "surplus_test.moc"
