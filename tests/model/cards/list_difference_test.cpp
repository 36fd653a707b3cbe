#include "model/cards/list_difference.h"

#include "model/base/random.h"
#include "tests/support/starter.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <QElapsedTimer>
#include <rapidcheck.h>

namespace list_difference_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const Game& game() { return starterGame(); }
AttributeIndex attribute(const char* id) { return *game().find(AttributeId(id)); }

Card cardOf(const std::string& name, const std::string& rules = {}, int cp = 2, const std::string& type = "Unit")
{
    Card card;
    card.name = name;
    card.type = type;
    card.rules = rules;
    card.numbers.resize(game().attributes.size());
    for (const auto domain : game().domainAttributes())
        card.numbers[domain] = 0;
    card.numbers[attribute("cp")] = cp;
    return card;
}

ListDifference between(std::vector<Card> from, std::vector<Card> to)
{
    return listDifference({std::move(from), {}}, {std::move(to), {}}, game());
}

std::string told(const std::vector<ChangedCard>& cards)
{
    std::string text;
    for (const auto& card : cards) {
        text += (text.empty() ? "" : "; ") + card.to.name + ":";
        for (const auto& change : card.fields)
            text += " " + change.field + " " + change.from + ">" + change.to;
    }
    return text;
}

// As people work on a list: cards taken out, renamed, edited and added, rows moved; now and then several printings.
std::vector<Card> edited(std::vector<Card> cards, Random& random)
{
    std::vector<Card> after;
    for (auto& card : cards) {
        const auto what = random.below(8);
        if (what == 0)
            continue;
        if (what == 1)
            card.name += " the Second";
        if (what == 2)
            card.numbers[attribute("cp")] = static_cast<int>(random.below(9));
        if (what == 3)
            card.numbers[attribute("attack")].reset();
        if (what == 4)
            card.rules += " Draw a card.";
        if (what == 5)
            card.extras = random.below(2) ? "Artist: Ada" : "Artist: Bo\nNote: x";
        if (what == 6) {
            card.subtypes = {"Drone"};
            card.number = std::to_string(random.below(3));
            after.push_back(card);
            card.number = "9";
        }
        after.push_back(card);
    }
    for (const auto& card : syntheticCards(random.below(4), random.next()))
        after.push_back(card);
    for (std::size_t i = after.size(); i > 1; --i)
        std::swap(after[i - 1], after[random.below(static_cast<std::uint32_t>(i))]);
    return after;
}

// In one order, without the sets, which are not compared.
std::vector<std::string> sorted(const std::vector<Card>& cards)
{
    std::vector<std::string> lines;
    for (const auto& card : cards) {
        std::string line = cardKey(card, game()).str();
        for (const auto& change : differences(Card{}, card, game()))
            line += "\n" + change.field + "=" + change.to;
        lines.push_back(line);
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

} // namespace

class ListDifferenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tooManyCardsAreNotHeldAgainstEachOther()
    {
        const auto named = [](const char* prefix, std::size_t count) {
            auto cards = syntheticCards(1, 1);
            cards.resize(count, cards.front());
            for (std::size_t i = 0; i < count; ++i)
                cards[i].name = prefix + std::to_string(i);
            return cards;
        };
        const auto many = between(named("Old ", 1001), named("New ", 1001));
        QVERIFY(!many.renamesSought && many.renamed.empty());
        QCOMPARE(many.added.size(), std::size_t{1001});
        QCOMPARE(many.removed.size(), std::size_t{1001});
        const auto few = between(named("Old ", 2), named("New ", 2));
        QVERIFY(few.renamesSought && few.renamed.size() == 2);
    }

    void appliedToTheFirstListItIsTheSecond()
    {
        QVERIFY(rc::check("diff(a, b) applied to a is b", [](std::uint64_t seed) {
            Random random(seed, 20);
            const auto start = syntheticCards(random.below(12), random.next());
            const auto a = edited(start, random), b = edited(random.below(4) ? a : start, random);
            const auto difference = between(a, b);
            RC_ASSERT(sorted(applied(a, difference)) == sorted(b));
            // Every card of both lists is told of once at most, and what is said to have changed has.
            RC_ASSERT(a.size() - difference.removed.size() + difference.added.size() == b.size());
            for (const auto* cards : {&difference.renamed, &difference.changed})
                for (const auto& card : *cards)
                    RC_ASSERT(!card.fields.empty() && !(a[card.at] == card.to));
            for (const auto& card : difference.renamed)
                RC_ASSERT(card.likeness >= leastLikeness && card.likeness <= 1.0);
            RC_ASSERT(between(a, a).empty());
        }));
    }

    void cardsAreAddedRemovedAndChanged()
    {
        const auto difference = between({cardOf("Anvil"), cardOf("Bolt", "Steadfast."), cardOf("Crane")},
            {cardOf("Crane", "", 3), cardOf("Bolt", "Steadfast. Draw a card."), cardOf("Dynamo", "Zeal.", 7, "Asset")});
        QCOMPARE(difference.added.size(), std::size_t{1});
        QCOMPARE(difference.added[0].name, std::string("Dynamo"));
        QCOMPARE(difference.removed, std::vector<std::size_t>{0});
        QCOMPARE(
            told(difference.changed), std::string("Crane: cp 2>3; Bolt: rules Steadfast.>Steadfast. Draw a card."));
        QCOMPARE(difference.fieldCounts(), (std::map<std::string, std::size_t>{{"cp", 1}, {"rules", 1}}));
    }

    void aRenameIsProposedByLikeness()
    {
        const std::string text = "When this unit is deployed, look at the top three cards of your deck.";
        const auto difference = between({cardOf("Lantern Drone", text), cardOf("Anvil", "Zeal.")},
            {cardOf("Lamp Drone", text, 3), cardOf("Quiet Hour", "Each player discards a card.", 5, "Event")});
        QCOMPARE(told(difference.renamed), std::string("Lamp Drone: name Lantern Drone>Lamp Drone cp 2>3"));
        QVERIFY(difference.renamed[0].likeness > 0.7 && difference.renamed[0].likeness < 1);
        QCOMPARE(difference.added[0].name, std::string("Quiet Hour"));
        QCOMPARE(difference.removed, std::vector<std::size_t>{1});
        // Another name with nothing else to go by is another card.
        QVERIFY(between({cardOf("Sentry Turret")}, {cardOf("Maintenance Frame")}).renamed.empty());
        // Of one name, with another type, it is another card too, and perhaps the same.
        QCOMPARE(told(between({cardOf("Axiom", text)}, {cardOf("Axiom", text, 2, "Leader")}).renamed),
            std::string("Axiom: type Unit>Leader"));
    }

    void likenessIsBetweenNothingAndOne()
    {
        const auto cards = syntheticCards(12, 4);
        for (const auto& a : cards)
            for (const auto& b : cards) {
                const auto alike = likeness(a, b, game());
                QVERIFY(alike >= 0 && alike <= 1);
                QCOMPARE(alike, likeness(b, a, game()));
                if (a == b)
                    QCOMPARE(alike, 1.0);
            }
    }

    void whatOneListDoesNotSpeakOfIsNotCompared()
    {
        GivenFields prices;
        prices.rules = prices.keywords = prices.flavor = prices.subtypes = false;
        prices.attributes.assign(game().attributes.size(), false);
        prices.attributes[attribute("cp")] = true;
        auto card = cardOf("Anvil", "Zeal.");
        card.numbers[attribute("attack")] = 3;
        const auto difference = listDifference({{card}, {}}, {{cardOf("Anvil", "", 4)}, prices}, game());
        QCOMPARE(told(difference.changed), std::string("Anvil: cp 2>4"));
        QCOMPARE(difference.changed[0].to.rules, std::string("Zeal."));
    }

    void unknownColumnsAreFieldsByTheirHeadings()
    {
        auto before = cardOf("Anvil"), after = before;
        before.extras = "Artist: Ada\nNote: a: b";
        after.extras = "Note: a: c\nSpeed: 3";
        QCOMPARE(told(between({before}, {after}).changed), std::string("Anvil: Artist Ada> Note a: b>a: c Speed >3"));
    }

    void printingsOfACardAreToldApartByTheirNumbers()
    {
        auto one = cardOf("Anvil"), two = cardOf("Anvil", "", 5);
        one.number = "1";
        two.number = "2";
        auto dearer = two;
        dearer.numbers[attribute("cp")] = 6;
        dearer.set = "P26";
        QCOMPARE(told(between({one, two}, {dearer, one}).changed), std::string("Anvil: cp 5>6"));
    }

    void anEditionIsComparedInAMoment()
    {
        if (underSanitizers())
            QSKIP("sanitizers take their time");
        const auto a = syntheticCards(250, 1), b = syntheticCards(250, 2);
        QElapsedTimer timer;
        timer.start();
        const auto difference = between(a, b);
        QVERIFY2(timer.elapsed() < 500, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(difference.added.size() > 100);
    }
};

NEXUS_TEST(ListDifferenceTest, Nothing);

} // namespace list_difference_test

#include "list_difference_test.moc"
