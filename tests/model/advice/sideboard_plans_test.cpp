#include "model/advice/sideboard_plans.h"

#include "importers/decklist/deck_json.h"
#include "importers/registry.h"
#include "model/base/random.h"
#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace sideboard_plans_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const SectionId mainDeck("main"), sideboard("sideboard");

// "2 Bolt, 1 Guard [COR 3]".
std::vector<DeckEntry> rowsOf(const std::string& text) { return deckOf("main: " + text).sections.front().entries; }

SideboardPlan planOf(const std::string& out, const std::string& in)
{
    return {.name = "Mirror",
        .out = out.empty() ? std::vector<DeckEntry>() : rowsOf(out),
        .in = in.empty() ? std::vector<DeckEntry>() : rowsOf(in)};
}

const DeckChecker& checkerOf(const std::string& constraints)
{
    static std::map<std::string, DeckChecker> checkers;
    const auto cards = [] {
        return catalogueOf(
            R"([{"name":"Bolt","type":"Event","cp":2},{"name":"Drone","type":"Unit","cp":2},{"name":"Guard","type":"Unit","cp":3},
                               {"name":"Reef","type":"Terrain","cp":1},{"name":"Reef","type":"Mission","cp":2}])");
    };
    if (const auto known = checkers.find(constraints); known != checkers.end())
        return known->second;
    return checkers.try_emplace(constraints, rulesetOf(constraints, R"("play":{"deck":"main"},)"), cards())
        .first->second;
}

const char* const exactly = R"({"rule":"cp","kind":"total","sections":["main"],"attribute":"cp","exactly":10})";

std::string toldFaults(const PlanCheck& check)
{
    std::string text;
    for (const auto& fault : check.faults)
        text += std::to_string(static_cast<int>(fault.kind)) + " " + fault.section.str() + " " + fault.card + " " +
                std::to_string(fault.wanted) + " " + std::to_string(fault.there) + ";";
    return text;
}

// Copies of each card name of a section.
std::map<std::string, int> copiesIn(const Deck& deck, const SectionId& id)
{
    std::map<std::string, int> copies;
    if (const auto* section = deck.section(id))
        for (const auto& entry : section->entries)
            copies[fold(entry.card)] += entry.count;
    return copies;
}

// A deck with a plan out of what it has, the printings mixed.
Deck deckWithPlan(Random& random)
{
    Deck deck = randomDeck(random.next(), *starterCatalogue());
    for (auto& section : deck.sections) {
        DeckSection once{section.id, {}};
        for (auto& entry : section.entries) {
            if (random.below(3) == 0)
                entry.printing = "COR " + std::to_string(random.below(3));
            if (random.below(4) == 0)
                entry.extra = R"({"foil":true})";
            addCopies(once, entry);
        }
        section = std::move(once);
    }
    SideboardPlan plan{.name = "Mirror"};
    for (auto [id, rows] : {std::pair(mainDeck, &plan.out), std::pair(sideboard, &plan.in)})
        if (const auto* section = deck.section(id))
            for (const auto& entry : section->entries)
                if (random.below(3) == 0) {
                    DeckSection list{{}, *rows};
                    addCopies(list, {.card = entry.card,
                                        .printing = random.below(2) ? entry.printing : "",
                                        .count = random.between(1, entry.count)});
                    *rows = std::move(list.entries);
                }
    deck.plans = {{.name = "Other"}, plan};
    return deck;
}

} // namespace

class SideboardPlansTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPlanIsCheckedLineByLine_data()
    {
        QTest::addColumn<QString>("out");
        QTest::addColumn<QString>("in");
        QTest::addColumn<QString>("faults");
        const auto row = [](const char* name, const char* out, const char* in, const char* faults) {
            QTest::newRow(name) << QString::fromUtf8(out) << QString::fromUtf8(in) << QString::fromUtf8(faults);
        };
        row("fits", "2 Bolt", "1 Drone, 1 Guard", "");
        row("nothing", "", "", "0   0 0;");
        row("too few", "4 Bolt", "3 Drone, 1 Guard", "1 main Bolt 4 3;1 sideboard Drone 3 2;");
        row("not there", "1 Reef", "1 Reef", "1 main Reef 1 0;1 sideboard Reef 1 0;2  Reef 0 0;");
        row("both ways", "1 Guard", "1 Guard", "2  Guard 0 0;");
        row("uneven", "2 Bolt", "1 Drone", "3   2 1;");
        row("any printing", "3 Bolt [COR 9]", "1 Drone [P25 1], 1 Drone, 1 Guard", "");
        row("of one name", "2 Bolt, 2 Bolt [COR 1]", "2 Drone, 1 Guard, 1 Reef",
            "1 main Bolt 2 1;1 sideboard Reef 1 0;");
    }
    void aPlanIsCheckedLineByLine()
    {
        QFETCH(QString, out);
        QFETCH(QString, in);
        QFETCH(QString, faults);
        const auto deck = deckOf("main: 2 Bolt, 1 Bolt [COR 1], 2 Guard; sideboard: 2 Drone, 1 Guard");
        const SideboardPlans plans(checkerOf(""), deck);
        const auto check = plans.check(planOf(out.toStdString(), in.toStdString()));
        QCOMPARE(q(toldFaults(check)), faults);
        QCOMPARE(check.holds(), faults.isEmpty());
    }

    void whatTheDeckBreaksAfterIt()
    {
        const auto& checker = checkerOf(exactly);
        const auto told = [&](const char* deckText, const SideboardPlan& plan) {
            const auto deck = deckOf(deckText);
            const auto check = SideboardPlans(checker, deck).check(plan);
            return nexus::test::told(check.breaks, starterGame()) + (check.legal ? " legal" : "");
        };
        QCOMPARE(told("main: 5 Bolt; sideboard: 2 Drone, 1 Guard", planOf("1 Bolt", "1 Drone")), std::string(" legal"));
        QCOMPARE(told("main: 5 Bolt; sideboard: 2 Drone, 1 Guard", planOf("1 Bolt", "1 Guard")),
            std::string("cp in main: 11 exactly 10"));
        // A deck that is not legal yet is no fault of the plan, unless it takes it further away.
        QCOMPARE(told("main: 4 Bolt; sideboard: 2 Drone, 1 Guard", planOf("1 Bolt", "1 Drone")), std::string(""));
        QCOMPARE(told("main: 4 Bolt; sideboard: 2 Drone, 1 Guard", planOf("1 Bolt", "1 Guard")), std::string(""));
        QCOMPARE(told("main: 2 Bolt, 1 Guard; sideboard: 1 Bolt", planOf("1 Guard", "1 Bolt")),
            std::string("cp in main: 6 exactly 10"));
    }

    void appliedAndTakenBack()
    {
        auto deck = deckOf("main: 5 Bolt; sideboard: 2 Drone");
        deck.plans = {{.name = "Other"}, planOf("1 Bolt", "1 Drone")};
        const auto before = deck;
        const auto edit = SideboardPlans(checkerOf(exactly), deck).apply(1);
        QVERIFY(edit);
        QVERIFY(apply(deck, *edit));
        QCOMPARE(deck.sections, deckOf("main: 4 Bolt, 1 Drone; sideboard: 1 Drone, 1 Bolt").sections);
        QVERIFY(deck.plans[1].applied);
        const SideboardPlans plans(checkerOf(exactly), deck);
        QCOMPARE(plans.applied(), std::optional<std::size_t>(1));
        QCOMPARE(plans.base().sections, before.sections);
        QVERIFY(plans.check(deck.plans[1]).holds()); // as the deck was
        QVERIFY(!plans.apply(1) && plans.apply(1).error().kind == PlanRefusalKind::Applied);
        QVERIFY(!plans.apply(0) && plans.apply(0).error().kind == PlanRefusalKind::AnotherApplied);
        QCOMPARE(plans.apply(0).error().plan, std::string("Mirror"));
        QVERIFY(!plans.takeBack(0) && plans.takeBack(0).error().kind == PlanRefusalKind::NotApplied);
        QVERIFY(!plans.takeBack(7) && plans.takeBack(7).error().kind == PlanRefusalKind::NoSuchPlan);
        QVERIFY(apply(deck, *plans.takeBack(1)));
        QVERIFY(deck == before);
    }

    void anAppliedPlanSurvivesTheFile()
    {
        auto deck = deckOf("main: 1 Reef, 1 Bolt [COR 1], 4 Bolt; sideboard: 2 Drone");
        deck.plans = {planOf("1 Bolt [COR 1]", "1 Drone")};
        const auto before = deck;
        QVERIFY(apply(deck, *SideboardPlans(checkerOf(""), deck).apply(0)));
        const auto read = nexus::importers::readDeckJson(nexus::importers::writeDeckJson(deck));
        QVERIFY(read && *read == deck);
        auto again = *read;
        QVERIFY(apply(again, *SideboardPlans(checkerOf(""), again).takeBack(0)));
        QVERIFY(again == before);
        // One that came without how the rows lay.
        deck.plans[0].movedIn.clear();
        deck.plans[0].movedOut.clear();
        QVERIFY(apply(deck, *SideboardPlans(checkerOf(""), deck).takeBack(0)));
        QCOMPARE(copiesIn(deck, mainDeck), copiesIn(before, mainDeck));
    }

    void whatIsMissingIsNamed()
    {
        auto deck = deckOf("main: 5 Bolt; sideboard: 2 Drone");
        deck.plans = {planOf("2 Bolt", "2 Drone")};
        QVERIFY(apply(deck, *SideboardPlans(checkerOf(""), deck).apply(0)));
        QVERIFY(apply(deck, {ChangeCopies{sideboard, {.card = "Bolt"}, -1}}));
        const auto refused = SideboardPlans(checkerOf(""), deck).takeBack(0);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, PlanRefusalKind::CopiesMissing);
        QCOMPARE(
            refused.error().faults, (std::vector<PlanFault>{{PlanFaultKind::TooFewCopies, sideboard, "Bolt", 2, 1}}));
        auto forgotten = deck;
        QVERIFY(apply(forgotten, SideboardPlans(checkerOf(""), deck).forgetApplied()));
        QCOMPARE(forgotten.sections, deck.sections);
        QVERIFY((forgotten.plans == std::vector{planOf("2 Bolt", "2 Drone")}));
        const auto none = deckOf("main: 5 Bolt");
        auto planned = none;
        planned.plans = {planOf("1 Bolt", "1 Drone")};
        const auto missing = SideboardPlans(checkerOf(""), planned).apply(0);
        QVERIFY(!missing && missing.error().faults ==
                                (std::vector<PlanFault>{{PlanFaultKind::TooFewCopies, sideboard, "Drone", 1, 0}}));
        const DeckChecker noSide(rulesetOf("", "", R"({"id":"main","label":"Main"})"), starterCatalogue());
        QVERIFY(SideboardPlans(noSide, planned).apply(0).error().kind == PlanRefusalKind::NoSideboard);
        QVERIFY(!SideboardPlans(noSide, planned).check(planned.plans[0]).legal);
    }

    void takingBackGivesTheDeckAsItWas()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            Random random(seed, 3);
            auto deck = deckWithPlan(random);
            const auto before = deck;
            const SideboardPlans plans(checker, before);
            const auto check = plans.check(before.plans[1]);
            const auto edit = plans.apply(1);
            const bool missing = std::any_of(check.faults.begin(), check.faults.end(),
                [](const auto& fault) { return fault.kind == PlanFaultKind::TooFewCopies; });
            RC_ASSERT(!missing);
            RC_ASSERT(edit.has_value());
            const auto inverse = apply(deck, *edit);
            RC_ASSERT(inverse.has_value());
            RC_ASSERT(deck.sections == plans.after(before.plans[1])->sections);
            auto undone = deck;
            RC_ASSERT(apply(undone, *inverse).has_value());
            RC_ASSERT(undone == before);
            const auto back = SideboardPlans(checker, deck).takeBack(1);
            RC_ASSERT(back.has_value());
            RC_ASSERT(apply(deck, *back).has_value());
            RC_ASSERT(deck == before);
        }));
    }

    // Edits in between stay; copies the plan moved come back or their lack is said.
    void editsInBetweenStay()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            Random random(seed, 5);
            auto edited = deckWithPlan(random);
            auto plain = edited;
            RC_ASSERT(apply(edited, *SideboardPlans(checker, edited).apply(1)).has_value());
            for (int i = random.between(0, 4); i > 0; --i) {
                const auto id = random.below(2) ? mainDeck : sideboard;
                const auto* section = plain.section(id);
                const auto card =
                    section->entries.empty() || random.below(3) == 0
                        ? DeckEntry{.card = std::string(starterCatalogue()->name(random.below(40)))}
                        : section->entries[random.below(static_cast<std::uint32_t>(section->entries.size()))];
                const DeckEdit edit{ChangeCopies{id, card, random.below(2) ? 1 : -1}};
                auto one = edited, other = plain;
                if (!apply(one, edit) || !apply(other, edit))
                    continue;
                edited = one, plain = other;
            }
            const auto back = SideboardPlans(checker, edited).takeBack(1);
            if (!back) {
                RC_ASSERT(back.error().kind == PlanRefusalKind::CopiesMissing && !back.error().faults.empty());
                return;
            }
            RC_ASSERT(apply(edited, *back).has_value());
            for (const auto& id : {mainDeck, sideboard})
                RC_ASSERT(copiesIn(edited, id) == copiesIn(plain, id));
            RC_ASSERT(edited.plans == plain.plans);
        }));
    }
};

NEXUS_TEST(SideboardPlansTest, Nothing);

} // namespace sideboard_plans_test

#include "sideboard_plans_test.moc"
