#include "model/cards/former_names.h"

#include "model/search/card_lookup.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

namespace former_names_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const char* const oldList = R"([{"name":"Relay Drone","type":"Unit","cp":2,"set":"P1","rules":"Draw a card."},
    {"name":"Juggernaut","type":"Unit","cp":9,"set":"P1","rules":"Destroy target asset."},
    {"name":"Lamp","type":"Unit","cp":1,"set":"P1","rules":"Look at a card."},
    {"name":"Long Walk","type":"Mission","set":"P1"}])";

std::vector<Card> cardsOf(const char* json)
{
    const auto catalogue = catalogueOf(json);
    std::vector<Card> cards;
    for (CardIndex card = 0; card < catalogue->size(); ++card)
        cards.push_back(catalogue->card(card));
    return cards;
}

// The list without Juggernaut, where Relay Drone is called otherwise.
std::vector<Card> newList(bool told)
{
    auto cards = cardsOf(R"([{"name":"Signal Drone","type":"Unit","cp":2,"set":"P1","rules":"Draw a card."},
        {"name":"Lamp","type":"Unit","cp":1,"set":"P1","rules":"Look at a card."}])");
    if (told)
        for (auto& card : cards)
            if (card.name == "Signal Drone")
                card.extras = "Artist: Ada\nOld name: Relay Drone";
    return cards;
}

std::string nameOf(const Catalogue& catalogue, std::string_view name)
{
    const auto found = lookUp(catalogue, name);
    return found.card ? std::string(catalogue.name(*found.card)) + (found.former ? " (former)" : "") : "none";
}

} // namespace

class FormerNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAreReadFromAColumn()
    {
        Card card;
        card.extras = "Artist: Ada\nFormerly: Relay Drone; Drone\nAlias: relay drone\nNotes: Formerly good";
        QCOMPARE(formerNames(card), (std::vector<std::string>{"Relay Drone", "Drone"}));
        addFormerName(card, "DRONE");
        addFormerName(card, "Spark");
        QCOMPARE(formerNames(card), (std::vector<std::string>{"Relay Drone", "Drone", "Spark"}));
    }

    void aRenamedCardStaysOneCard()
    {
        const auto before = catalogueOf(oldList);
        const auto plan = planImport(*before, newList(true));
        QCOMPARE(plan.count(ImportEffect::NewCard), std::size_t{0});
        const auto after = catalogueAfter(*before, plan, {}, "2026-01-01");
        QCOMPARE(after->size(), before->size());
        QCOMPARE(q(nameOf(*after, "Signal Drone")), q("Signal Drone"));
        QCOMPARE(q(nameOf(*after, "relay drone")), q("Signal Drone (former)"));
        QCOMPARE(q(nameOf(*after, "Relay Drone (Unit)")), q("Signal Drone (former)"));
        QCOMPARE(q(nameOf(*before, "Signal Drone")), q("none"));
        QCOMPARE(after->key(*lookUp(*after, "Signal Drone").card), before->key(*lookUp(*before, "Relay Drone").card));
    }

    void theSameListsAgainChangeNothing()
    {
        const auto before = catalogueOf(oldList);
        const auto after = catalogueAfter(*before, planImport(*before, newList(true)), {}, "2026-01-01");
        for (const bool told : {true, false}) { // a list that does not tell it any more
            GivenFields given;
            given.extras = told;
            QVERIFY(!planImport(*after, newList(told), given).changesAnything());
        }
        // The old list once more: its old name means the card as it is called now.
        const auto again = planImport(*after, cardsOf(oldList));
        QCOMPARE(again.count(ImportEffect::NewCard), std::size_t{0});
        const auto twice = catalogueAfter(*after, again, {}, "2026-01-01");
        QCOMPARE(q(nameOf(*twice, "Relay Drone")), q("Signal Drone (former)"));
    }

    void aNameThatAnotherCardHasIsItsOwn()
    {
        const auto before = catalogueOf(oldList);
        auto list = newList(true);
        list.push_back(before->card(*lookUp(*before, "Relay Drone").card)); // both in one list: two cards
        const auto plan = planImport(*before, list);
        QCOMPARE(plan.count(ImportEffect::NewCard), std::size_t{1});
        const auto after = catalogueAfter(*before, plan, {}, "2026-01-01");
        QCOMPARE(q(nameOf(*after, "Relay Drone")), q("Relay Drone"));
    }

    void whatAListLeavesBehindIsSeen()
    {
        const auto before = catalogueOf(oldList);
        auto list = newList(false);
        const auto filler = cardsOf(R"([{"name":"Juggernaut","type":"Unit","cp":9,"set":"P1",
            "rules":"Destroy target asset."}])");
        list.push_back(filler.front());
        auto left = leftBehind(*before, planImport(*before, list));
        QCOMPARE(left.cards.size(), std::size_t{1}); // the Mission is of no type the list has
        QCOMPARE(left.withdrawable.size(), std::size_t{1});
        QCOMPARE(left.renames.size(), std::size_t{1});
        QCOMPARE(before->name(left.renames.front().from), std::string_view("Relay Drone"));
        QVERIFY(left.renames.front().likeness > 0.5);
        // A list of a few cards is not the set.
        left = leftBehind(*before, planImport(*before, filler));
        QVERIFY(left.cards.empty());
        // Another set of the same cards: renames may be seen, nothing is taken out.
        for (auto& card : list)
            card.set = "P2";
        left = leftBehind(*before, planImport(*before, list));
        QCOMPARE(left.renames.size(), std::size_t{1});
        QVERIFY(left.withdrawable.empty());
    }

    void withdrawnCardsAreGone()
    {
        const auto before = catalogueOf(oldList);
        auto list = newList(true);
        auto plan = planImport(*before, list);
        plan.withdrawn = leftBehind(*before, plan).withdrawable;
        QCOMPARE(plan.withdrawn.size(), std::size_t{1});
        const auto after = catalogueAfter(*before, plan, {}, "2026-01-01");
        QCOMPARE(after->size(), std::size_t{3});
        QCOMPARE(q(nameOf(*after, "Juggernaut")), q("none"));
        QCOMPARE(q(nameOf(*after, "Long Walk")), q("Long Walk"));
    }
};

NEXUS_TEST(FormerNamesTest, Events);

} // namespace former_names_test

#include "former_names_test.moc"
