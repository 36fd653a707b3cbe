#include "model/rules/legality.h"

#include "importers/decklist/deck_json.h"
#include "model/advice/laws.h"
#include "model/base/random.h"
#include "model/rules/additions.h"
#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <map>
#include <rapidcheck.h>
#include <set>

namespace legality_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

LegalityReport checkDeck(const Deck& deck, const Ruleset& ruleset, std::shared_ptr<const Catalogue> catalogue)
{
    return DeckChecker(ruleset, std::move(catalogue)).check(deck);
}

// Cards that say in their names what they are worth: "Ten" costs 10 CP, "Tech 4" has technology 4.
std::shared_ptr<const Catalogue> lawCatalogue()
{
    static const auto catalogue = catalogueOf(R"([
        {"name":"Ten","type":"Unit","cp":10,"duplicates":99},
        {"name":"Nine","type":"Asset","cp":9,"duplicates":99},
        {"name":"Four","type":"Event","cp":4,"duplicates":99},
        {"name":"Five","type":"Terrain","cp":5,"duplicates":99},
        {"name":"One","type":"Upgrade","cp":1,"duplicates":99},
        {"name":"Captain","type":"Unit","subtypes":["Human","Leader"],"cp":5,"duplicates":9},
        {"name":"Ensign","type":"Leader","cp":1,"duplicates":9},
        {"name":"Twin","type":"Unit","cp":10,"duplicates":2},
        {"name":"Lone","type":"Unit","cp":4,"duplicates":1},
        {"name":"Barred","type":"Unit","cp":10,"duplicates":0},
        {"name":"Boundless","type":"Unit","cp":10},
        {"name":"Tech 3","type":"Unit","cp":10,"duplicates":99,"domains":{"technology":3}},
        {"name":"Tech 4","type":"Unit","cp":10,"duplicates":99,"domains":{"technology":4}},
        {"name":"Magic 3","type":"Event","cp":10,"duplicates":99,"domains":{"magic":3}},
        {"name":"Magic 4","type":"Event","cp":10,"duplicates":99,"domains":{"magic":4}},
        {"name":"Tech Leader 4","type":"Leader","cp":10,"duplicates":99,"domains":{"technology":4}},
        {"name":"Entropy 1","type":"Asset","cp":10,"duplicates":99,"domains":{"entropy":1}},
        {"name":"Bio Event","type":"Event","cp":10,"duplicates":99,"domains":{"biology":2}},
        {"name":"Hybrid","type":"Unit","cp":10,"duplicates":99,"domains":{"technology":4,"magic":4,"biology":1}},
        {"name":"Small Tech 4","type":"Event","cp":4,"duplicates":99,"domains":{"technology":4}},
        {"name":"Priceless","type":"Event","duplicates":99},
        {"name":"Zone","type":"Terrain","cp":10,"duplicates":9},
        {"name":"Zone","type":"Mission","cp":2,"duplicates":9},
        {"name":"Mirror","type":"Unit","cp":10,"duplicates":9},
        {"name":"Mirror","type":"Event","cp":10,"duplicates":9},
        {"name":"M Tech 1","type":"Mission","cp":3,"duplicates":9,"domains":{"technology":1}},
        {"name":"M Tech 2","type":"Mission","cp":3,"duplicates":9,"domains":{"technology":2}},
        {"name":"M Magic 1","type":"Mission","cp":3,"duplicates":9,"domains":{"magic":1}},
        {"name":"M Psi 1","type":"Mission","cp":3,"duplicates":9,"domains":{"psionics":1}},
        {"name":"M Both","type":"Mission","cp":3,"duplicates":1,"domains":{"technology":1,"magic":1}},
        {"name":"M None","type":"Mission","cp":3,"duplicates":9}
    ])");
    return catalogue;
}

std::string findings(const std::string& deck, const char* id = "quantum-nexus-2025-07")
{
    return told(checkDeck(deckOf(deck), ruleset(id), lawCatalogue()).findings, starterGame());
}

// Missions with technology 3 and magic 3, and a main deck of 200 CP: nothing wrong with them.
const std::string missions = "missions: 3 M Tech 1, 3 M Magic 1; ";
const std::string main200 = "main: 20 Ten; ";

// The laws of 2025-07 over again, card by card, as a person would count them.
std::multiset<std::string> countedByHand(const Deck& deck, const Catalogue& catalogue)
{
    const auto& game = catalogue.game();
    const auto valueOf = [&](const Card& card, const char* id) {
        return static_cast<int>(card.numbers[*game.find(AttributeId(id))].value_or(0));
    };
    const std::vector<std::string> domains{"technology", "magic", "psionics", "divinity", "biology", "entropy"};
    std::multiset<std::string> wrong;
    int mainCp = 0, leaderCp = 0, missionCount = 0, sideCount = 0, sideCp = 0;
    std::map<std::string, int> points;
    std::map<CardIndex, int> copies;
    std::set<CardIndex> played;
    for (const auto& section : deck.sections) {
        const std::string id = section.id.str();
        if (id == "maybe")
            continue;
        const CardSet* none = nullptr;
        for (const auto& entry : section.entries) {
            if (id == "missions")
                missionCount += entry.count;
            if (id == "sideboard")
                sideCount += entry.count;
            const auto found = lookUp(catalogue, entry, none);
            if (!found.card)
                continue;
            const Card card = catalogue.card(*found.card);
            const bool leader = card.type == "Leader" ||
                                std::find(card.subtypes.begin(), card.subtypes.end(), "Leader") != card.subtypes.end();
            copies[*found.card] += entry.count;
            if (id != "missions")
                played.insert(*found.card);
            mainCp += id == "main" ? entry.count * valueOf(card, "cp") : 0;
            leaderCp += id == "main" && leader ? entry.count * valueOf(card, "cp") : 0;
            sideCp += id == "sideboard" ? entry.count * valueOf(card, "cp") : 0;
            for (const auto& domain : domains)
                points[domain] += id == "missions" ? entry.count * valueOf(card, domain.c_str()) : 0;
        }
    }
    int allPoints = 0;
    for (const auto& domain : domains) {
        allPoints += points[domain];
        if (points[domain] > 4)
            wrong.insert("mission-domain-max " + domain + " " + std::to_string(points[domain]));
        for (const auto card : played)
            if (const int value = valueOf(catalogue.card(card), domain.c_str()); value > points[domain])
                wrong.insert(
                    "card-domain " + std::string(catalogue.key(card)) + " " + domain + " " + std::to_string(value));
    }
    const auto law = [&](bool broken, const char* rule, int actual) {
        if (broken)
            wrong.insert(std::string(rule) + " " + std::to_string(actual));
    };
    law(mainCp != 200, "main-cp", mainCp);
    law(leaderCp > 25, "leader-cp", leaderCp);
    law(missionCount > 6, "mission-count", missionCount);
    law(allPoints != 6, "mission-domain-total", allPoints);
    law(sideCount != 0 && sideCount != 10, "sideboard-count", sideCount);
    law(sideCp > 40, "sideboard-cp", sideCp);
    for (const auto& [card, count] : copies)
        if (count > valueOf(catalogue.card(card), "duplicates"))
            wrong.insert("duplicates " + std::string(catalogue.key(card)) + " " + std::to_string(count));
    return wrong;
}

// The findings of constraints in the same words.
std::multiset<std::string> foundByLaw(const LegalityReport& report, const Catalogue& catalogue)
{
    std::multiset<std::string> wrong;
    for (const auto& finding : report.findings) {
        if (!finding.constraint)
            continue;
        std::string text = finding.rule;
        if (finding.card)
            text += " " + std::string(catalogue.key(*lookUp(catalogue, *finding.card).card));
        if (finding.domain)
            text += " " + catalogue.game().attributes[*finding.domain].id.str();
        wrong.insert(text + " " + std::to_string(*finding.actual));
    }
    return wrong;
}

} // namespace

class LegalityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void detailedRules_data()
    {
        QTest::addColumn<QString>("deck");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const std::string& deck, const char* expected) {
            QTest::newRow(name) << q(deck) << q(expected);
        };
        row("000 II Construction Basics: 200 CP", missions + main200, "");
        row("000 II Construction Basics: 199 CP", missions + "main: 19 Ten, 1 Nine",
            "main-cp in main: 199 exactly 200");
        row("000 II Construction Basics: 201 CP", missions + "main: 20 Ten, 1 One", "main-cp in main: 201 exactly 200");
        row("000 II Construction Basics: every play card type counts",
            missions + "main: 10 Ten, 2 Nine, 5 Four, 5 Five, 17 One, 4 Captain", "");
        row("000 II Construction Basics: missions stay outside the 200", missions + "main: 20 Ten, 1 M None",
            "wrong-section in main of M None\nmain-cp in main: 203 exactly 200");
        row("000 II Construction Basics: nothing at all", "",
            "main-cp in main: 0 exactly 200\nmission-domain-total in missions: 0 exactly 6");
        row("000 II.A: any number of cards", missions + "main: 96 One, 26 Four", "");
        row("000 II.B: six missions", "missions: 2 M Tech 1, 2 M Magic 1, 2 M Psi 1; " + main200, "");
        row("000 II.B: seven missions", "missions: 2 M Tech 1, 2 M Magic 1, 2 M Psi 1, 1 M None; " + main200,
            "mission-count in missions: 7 atMost 6");
        row("000 II.B: five domain points", "missions: 3 M Tech 1, 2 M Magic 1; " + main200,
            "mission-domain-total in missions: 5 exactly 6");
        row("000 II.B: seven domain points", "missions: 1 M Tech 2, 2 M Tech 1, 3 M Magic 1; " + main200,
            "mission-domain-total in missions: 7 exactly 6");
        row("000 II.B: four points in a domain", "missions: 2 M Tech 2, 2 M Magic 1; " + main200, "");
        row("000 II.B: five points in a domain", "missions: 2 M Tech 2, 1 M Tech 1, 1 M Magic 1; " + main200,
            "mission-domain-max in missions, technology: 5 atMost 4");
        row("000 II.B: domains with no points are fine", "missions: 1 M Both, 2 M Tech 1, 2 M Magic 1; " + main200, "");
        row("000 II.C: domain value equal to the missions'", missions + "main: 18 Ten, 1 Tech 3, 1 Magic 3", "");
        row("000 II.C: domain value one above", missions + "main: 18 Ten, 1 Tech 4, 1 Magic 4",
            "card-domain of Magic 4, magic: 4 atMost 3\ncard-domain of Tech 4, technology: 4 atMost 3");
        row("000 II.C: a domain the missions have not", missions + "main: 19 Ten, 1 Entropy 1",
            "card-domain of Entropy 1, entropy: 1 atMost 0");
        row("000 II.C: every domain of a card is checked", missions + "main: 19 Ten, 1 Hybrid",
            "card-domain of Hybrid, technology: 4 atMost 3\ncard-domain of Hybrid, magic: 4 atMost 3\n"
            "card-domain of Hybrid, biology: 1 atMost 0");
        row("000 II.C: the value of one card, not of its copies", missions + "main: 20 Tech 3", "");
        row("000 II.C: every card type is checked", missions + "main: 17 Ten, 1 Tech Leader 4, 1 Magic 4, 1 Entropy 1",
            "card-domain of Entropy 1, entropy: 1 atMost 0\ncard-domain of Magic 4, magic: 4 atMost 3\n"
            "card-domain of Tech Leader 4, technology: 4 atMost 3");
        row("000 II.C: copies at the printed limit", missions + "main: 18 Ten, 2 Twin", "");
        row("000 II.C: copies above the printed limit", missions + "main: 17 Ten, 3 Twin",
            "duplicates of Twin: 3 atMost 2");
        row("000 II.C: a limit of none", missions + "main: 19 Ten, 1 Barred", "duplicates of Barred: 1 atMost 0");
        row("000 II.C: a card without a limit", missions + "main: 20 Boundless", "");
        row("000 II.C: missions have a limit too", "missions: 2 M Both, 1 M Tech 1, 1 M Magic 1; " + main200,
            "duplicates of M Both: 2 atMost 1");
        row("000 II.C: main and sideboard count together", missions + "main: 18 Ten, 2 Twin; sideboard: 9 One, 1 Twin",
            "duplicates of Twin: 3 atMost 2");
        row("000 II.C: printings of one card count together", missions + "main: 17 Ten, 2 Twin, 1 Twin [TST 7]",
            "duplicates of Twin: 3 atMost 2");
        row("000 II.D: no sideboard", missions + main200 + "sideboard:", "");
        row("000 II.D: nine cards", missions + main200 + "sideboard: 9 Four",
            "sideboard-count in sideboard: 9 exactly 10");
        row("000 II.D: ten cards of 40 CP", missions + main200 + "sideboard: 10 Four", "");
        row("000 II.D: eleven cards", missions + main200 + "sideboard: 11 One",
            "sideboard-count in sideboard: 11 exactly 10");
        row("000 II.D: 41 CP", missions + main200 + "sideboard: 9 Four, 1 Five",
            "sideboard-cp in sideboard: 41 atMost 40");
        row("000 II.D: missions' domains bind it", missions + main200 + "sideboard: 9 Four, 1 Small Tech 4",
            "card-domain of Small Tech 4, technology: 4 atMost 3");
        row("000 II.D: no missions in it", missions + main200 + "sideboard: 9 Four, 1 M None",
            "wrong-section in sideboard of M None");
        row("000 VII.B: leaders of 25 CP", missions + "main: 17 Ten, 5 Captain, 5 One", "");
        row("000 VII.B: leaders of 26 CP", missions + "main: 17 Ten, 5 Captain, 1 Ensign, 4 One",
            "leader-cp in main: 26 atMost 25");
        row("000 VII.B: leaders of the sideboard do not count",
            missions + "main: 17 Ten, 5 Captain, 5 One; sideboard: 9 One, 1 Ensign", "");
        row("000 II.B and II.C: without missions nothing with a domain is allowed", "main: 18 Ten, 1 Tech 3, 1 Hybrid",
            "mission-domain-total in missions: 0 exactly 6\ncard-domain of Hybrid, technology: 4 atMost 0\n"
            "card-domain of Hybrid, magic: 4 atMost 0\ncard-domain of Hybrid, biology: 1 atMost 0\n"
            "card-domain of Tech 3, technology: 3 atMost 0");
        row("the maybe pile counts for nothing", missions + main200 + "maybe: 99 Hybrid, 3 Barred, 1 M None, 4 Nobody",
            "");
    }
    void detailedRules()
    {
        QFETCH(QString, deck);
        QFETCH(QString, expected);
        QCOMPARE(q(findings(deck.toStdString())), expected);
    }

    void detailedGuide_data()
    {
        QTest::addColumn<QString>("deck");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const std::string& deck, const char* expected) {
            QTest::newRow(name) << q(deck) << q(expected);
        };
        row("001 II.A: 200 CP", missions + main200, "");
        row("001 II.A: 199 CP", missions + "main: 19 Ten, 1 Nine", "main-cp in main: 199 exactly 200");
        row("001 II: leaders of 26 CP", missions + "main: 17 Ten, 5 Captain, 1 Ensign, 4 One",
            "leader-cp in main: 26 atMost 25");
        row("001 II.B: seven missions and seven points", "missions: 3 M Tech 1, 3 M Magic 1, 1 M Psi 1; " + main200,
            "mission-count in missions: 7 atMost 6\nmission-domain-total in missions: 7 exactly 6");
        row("001 II.B: five points in a domain", "missions: 2 M Tech 2, 1 M Tech 1, 1 M Magic 1; " + main200,
            "mission-domain-max in missions, technology: 5 atMost 4");
        row("001 II.C: a unit one above", missions + "main: 19 Ten, 1 Tech 4",
            "card-domain of Tech 4, technology: 4 atMost 3");
        row("001 II.C: a unit equal", missions + "main: 19 Ten, 1 Tech 3", "");
        row("001 II.C: a leader is a unit", missions + "main: 19 Ten, 1 Tech Leader 4",
            "card-domain of Tech Leader 4, technology: 4 atMost 3");
        row("001 II.C: an event may have any domain", missions + "main: 19 Ten, 1 Magic 4", "");
        row("001 II.C: of biology, no domain of this edition, there is none", missions + "main: 19 Ten, 1 Hybrid",
            "card-domain of Hybrid, technology: 4 atMost 3\ncard-domain of Hybrid, magic: 4 atMost 3\n"
            "card-domain of Hybrid, biology: 1 atMost 0");
        row("001 II.C: an event may have a domain that this edition has not", missions + "main: 19 Ten, 1 Bio Event",
            "");
        row("001 II.C: copies above the limit", missions + "main: 17 Ten, 3 Twin", "duplicates of Twin: 3 atMost 2");
        row("a sideboard is worth a word and no more", missions + main200 + "sideboard: 1 Four",
            "sideboard-undefined (warning) in sideboard: 1 atMost 0");
    }
    void detailedGuide()
    {
        QFETCH(QString, deck);
        QFETCH(QString, expected);
        const auto report = checkDeck(deckOf(deck.toStdString()), ruleset("quantum-nexus-2025-05"), lawCatalogue());
        QCOMPARE(q(told(report.findings, starterGame())), expected);
        QCOMPARE(report.legal(), !expected.contains(q(": ")) || expected.startsWith(q("sideboard-undefined")));
    }

    void onlyFourDomainsMakeTheTotalOfTheEarlierEdition()
    {
        const auto catalogue = catalogueOf(
            R"([{"name":"M Bio","type":"Mission","cp":1,"duplicates":9,"domains":{"biology":6}}])");
        const auto deck = deckOf("missions: 1 M Bio");
        const auto& game = catalogue->game();
        QVERIFY(told(checkDeck(deck, ruleset("quantum-nexus-2025-05"), catalogue).findings, game)
                    .find("mission-domain-total in missions: 0 exactly 6") != std::string::npos);
        // Nor do they carry a card that has them.
        const auto wolves = catalogueOf(
            R"([{"name":"M Bio","type":"Mission","cp":1,"duplicates":9,"domains":{"biology":6}},
                {"name":"Wolf","type":"Unit","cp":5,"duplicates":9,"domains":{"biology":2}}])");
        const auto bitten = deckOf("missions: 1 M Bio; main: 1 Wolf");
        const DeckChecker earlier(ruleset("quantum-nexus-2025-05"), wolves);
        const auto found = told(earlier.check(bitten).findings, game);
        QVERIFY2(found.find("card-domain of Wolf, biology: 2 atMost 0") != std::string::npos, found.c_str());
        const auto obstacle = Additions(earlier, deckOf("missions: 1 M Bio")).obstacle(1, 1);
        QVERIFY(obstacle && obstacle->rule == "card-domain" && obstacle->wouldBe == 2 && obstacle->limit == 0);
        QVERIFY(!Laws(earlier).carries(1, 1, Laws(earlier).capValues(earlier.resolve(bitten))));
        QVERIFY(told(checkDeck(bitten, ruleset(), wolves).findings, game).find("card-domain") == std::string::npos);
        QCOMPARE(q(told(checkDeck(deck, ruleset(), catalogue).findings, game)),
            q("main-cp in main: 0 exactly 200\nmission-domain-max in missions, biology: 6 atMost 4"));
    }

    void unknownNamesAreReportedOncePerCard()
    {
        QCOMPARE(q(findings(missions + main200 + "sideboard: 10 Nobody")), q("unknown-card in sideboard of Nobody"));
        QCOMPARE(q(findings(missions + "main: 20 Ten, 1 Nobody, 1 Ann; sideboard: 10 nobody")),
            q("unknown-card in main of Ann\nunknown-card of Nobody"));
        QCOMPARE(
            q(findings(missions + "main: 20 Ten, 1 Nobody, 1 Nobody [COR 1]")), q("unknown-card in main of Nobody"));
    }

    void aCardWithoutAKnownNameIsACardAllTheSame()
    {
        QCOMPARE(
            q(findings(missions + main200 + "sideboard: 9 Four, 1 Nobody")), q("unknown-card in sideboard of Nobody"));
        QVERIFY(
            findings(missions + main200 + "sideboard: 1 Nobody").find("sideboard-count in sideboard: 1 exactly 10") !=
            std::string::npos);
    }

    void aNameOfTwoCardsMeansTheOneItsSectionAccepts()
    {
        QCOMPARE(q(findings("missions: 3 M Tech 1, 2 M Magic 1, 1 M Both, 1 Zone; main: 19 Ten, 1 Zone")),
            q("mission-count in missions: 7 atMost 6\nmission-domain-total in missions: 7 exactly 6"));
        QCOMPARE(q(findings(missions + "main: 19 Ten, 1 Zone (Mission)")),
            q("wrong-section in main of Zone (Mission)\nmain-cp in main: 192 exactly 200"));
    }

    void anAmbiguousNameListsItsChoicesAndCountsForNoCard()
    {
        const auto report = checkDeck(deckOf(missions + "main: 19 Ten, 1 Mirror"), ruleset(), lawCatalogue());
        QCOMPARE(q(told(report.findings, starterGame())),
            q("ambiguous-card in main of Mirror\nmain-cp in main: 190 exactly 200"));
        QCOMPARE(q(joined(report.findings.front().cards, "|")), q("Mirror (Event)|Mirror (Unit)"));
        QCOMPARE(q(findings(missions + "main: 19 Ten, 1 Mirror (Unit)")), QString());
    }

    void aSectionTheRulesetDoesNotHaveIsTheWrongSection()
    {
        QCOMPARE(q(findings(missions + main200 + "attic: 1 Ten, 1 Nobody")),
            q("unknown-card in attic of Nobody\nwrong-section in attic of Ten"));
    }

    void aCardInAWrongSectionIsReportedOnceASection()
    {
        QCOMPARE(q(findings(missions + "main: 20 Ten; sideboard: 9 One, 1 M None, 1 M None [TST 3]")),
            q("wrong-section in sideboard of M None\nsideboard-count in sideboard: 11 exactly 10"));
    }

    void aMissingValueCountsAsNothingAndIsSaidOnce()
    {
        const auto report = checkDeck(
            deckOf(missions + "main: 20 Ten, 2 Priceless; sideboard: 9 Four, 1 Priceless"), ruleset(), lawCatalogue());
        QCOMPARE(q(told(report.findings, starterGame())), q("missing-value (warning) in main of Priceless"));
        QVERIFY(report.legal());
    }

    void aMissingValueIsOnlySaidOfCardsTheLawLooksAt()
    {
        const auto law = rulesetOf(
            R"({"rule":"leaders","kind":"total","sections":["main"],"where":"t:leader","attribute":"cp","atMost":9})");
        QCOMPARE(
            q(told(checkDeck(deckOf("main: 1 Priceless"), law, lawCatalogue()).findings, starterGame())), QString());
    }

    void aRulesetOfCertainSetsSeesOnlyTheirCardsAsTheyPrintThem()
    {
        const auto catalogue = catalogueOf(R"([
            {"name":"Old Guard","type":"Unit","cp":10,"duplicates":2,"set":"OLD"},
            {"name":"Relic","type":"Unit","cp":10,"duplicates":2,"set":"OLD"},
            {"name":"Old Guard","type":"Unit","cp":12,"duplicates":1,"set":"NEW"}])");
        const auto law = [](const char* set) {
            return rulesetOf(R"({"rule":"cp","kind":"total","sections":["main"],"attribute":"cp","exactly":0},
                                {"rule":"copies","kind":"copies","sections":["main"],"limit":"duplicates"})",
                std::string(set));
        };
        const auto deck = deckOf("main: 2 Old Guard, 1 Relic, 1 Nobody; maybe: 1 Relic");
        const auto check = [&](const char* set) {
            return q(told(checkDeck(deck, law(set), catalogue).findings, catalogue->game()));
        };
        QCOMPARE(check(""),
            q("unknown-card in main of Nobody\ncp in main: 34 exactly 0\ncopies in main of Old Guard: 2 atMost 1"));
        QCOMPARE(check(R"("sets":["NEW"],)"),
            q("unknown-card in main of Nobody\nnot-in-pool in main of Relic\ncp in main: 24 exactly 0\n"
              "copies in main of Old Guard: 2 atMost 1"));
        QCOMPARE(check(R"("sets":["old"],)"), q("unknown-card in main of Nobody\ncp in main: 30 exactly 0"));
    }

    void findingsComeInTheOrderOfTheRulesetThenOfTheNames()
    {
        QCOMPARE(q(findings("main: 3 Twin, 2 Lone, 1 Tech 4, 1 M None, 1 Zzz, 1 Mirror, 1 Aaa, 1 Entropy 1, 1 Tech 3; "
                            "missions: 7 M Tech 1; sideboard: 1 Ten, 1 Nine, 5 Five")),
            q("unknown-card in main of Aaa\nunknown-card in main of Zzz\nambiguous-card in main of Mirror\n"
              "wrong-section in main of M None\n"
              "main-cp in main: 71 exactly 200\nmission-count in missions: 7 atMost 6\n"
              "mission-domain-total in missions: 7 exactly 6\nmission-domain-max in missions, technology: 7 atMost 4\n"
              "card-domain of Entropy 1, entropy: 1 atMost 0\n"
              "duplicates of Lone: 2 atMost 1\nduplicates of Twin: 3 atMost 2\n"
              "sideboard-count in sideboard: 7 exactly 10\nsideboard-cp in sideboard: 44 atMost 40"));
    }

    void aFindingOfATotalNamesTheCardsBehindIt()
    {
        const auto report = checkDeck(
            deckOf(missions + "main: 17 Ten, 5 Captain, 1 Ensign, 4 One"), ruleset(), lawCatalogue());
        QCOMPARE(q(joined(report.findings.at(0).cards, "|")), q("Captain|Ensign"));
        QVERIFY(!report.findings.at(0).card);
        const auto fives = checkDeck(
            deckOf("missions: 2 M Tech 2, 1 M Tech 1, 1 M Magic 1; " + main200), ruleset(), lawCatalogue());
        QCOMPARE(q(joined(fives.findings.at(0).cards, "|")), q("M Tech 1|M Tech 2"));
    }

    void totalsAndFiguresAreGivenWhetherOrNotTheyAreMet()
    {
        const auto report = checkDeck(
            deckOf("missions: 2 M Tech 2, 2 M Magic 1; main: 17 Ten, 5 Captain; sideboard: 1 Four; maybe: 9 Ten"),
            ruleset(), lawCatalogue());
        std::map<std::string, std::int64_t> totals;
        for (const auto& total : report.totals) {
            const auto& rule = ruleset().constraints[total.constraint];
            for (const auto& [domain, value] : total.perDomain)
                totals[rule.rule + "." + starterGame().attributes[domain].id.str()] = value;
            if (!rule.forEachDomain)
                totals[rule.rule] = total.value;
        }
        const std::map<std::string, std::int64_t> expected{{"main-cp", 195}, {"leader-cp", 25}, {"mission-count", 4},
            {"mission-domain-total", 6}, {"mission-domain-max.technology", 4}, {"mission-domain-max.magic", 2},
            {"mission-domain-max.psionics", 0}, {"mission-domain-max.divinity", 0}, {"mission-domain-max.biology", 0},
            {"mission-domain-max.entropy", 0}, {"sideboard-count", 1}, {"sideboard-cp", 4}};
        QVERIFY(totals == expected);
        QVERIFY((report.figures == std::vector<std::optional<std::int64_t>>{22, 12}));
    }

    void houseLaws_data()
    {
        QTest::addColumn<QString>("law");
        QTest::addColumn<QString>("deck");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* law, const char* deck, const char* expected) {
            QTest::newRow(name) << q(law) << q(deck) << q(expected);
        };
        row("where narrows a count",
            R"({"rule":"r","kind":"count","sections":["main"],"where":"t:event or cp>=10","atMost":1})",
            "main: 1 Four, 1 Ten, 5 One", "r in main: 2 atMost 1");
        row("where narrows copies", R"({"rule":"r","kind":"copies","sections":["main"],"where":"t:event","limit":1})",
            "main: 2 Four, 2 Ten", "r in main of Four: 2 atMost 1");
        row("where narrows a total",
            R"({"rule":"r","kind":"total","sections":["main"],"where":"-t:unit","attribute":"cp","exactly":5})",
            "main: 1 Four, 3 Ten", "r in main: 4 exactly 5");
        row("atLeast on its edge", R"({"rule":"r","kind":"count","sections":["main"],"atLeast":3})", "main: 3 Ten", "");
        row("atLeast below", R"({"rule":"r","kind":"count","sections":["main"],"atLeast":3})", "main: 2 Ten",
            "r in main: 2 atLeast 3");
        row("several bounds together", R"({"rule":"r","kind":"count","sections":["main"],"atLeast":3,"atMost":5})",
            "main: 6 Ten", "r in main: 6 atMost 5");
        row("exactly within atMost", R"({"rule":"r","kind":"count","sections":["main"],"exactly":3,"atMost":5})",
            "main: 6 Ten", "r in main: 6 exactly 3\nr in main: 6 atMost 5");
        row("bounds over sections together",
            R"({"rule":"r","kind":"count","sections":["main","sideboard"],"exactly":3})",
            "main: 1 Ten; sideboard: 1 Ten", "r: 2 exactly 3");
        row("unlessEmpty and empty",
            R"({"rule":"r","kind":"count","sections":["main"],"atLeast":3,"unlessEmpty":true})", "", "");
        row("unlessEmpty and started",
            R"({"rule":"r","kind":"count","sections":["main"],"atLeast":3,"unlessEmpty":true})", "main: 1 Ten",
            "r in main: 1 atLeast 3");
        row("unlessEmpty looks at the sections, not at where",
            R"({"rule":"r","kind":"count","sections":["main"],"where":"t:event","atLeast":1,"unlessEmpty":true})",
            "main: 1 Ten", "r in main: 0 atLeast 1");
        row("unlessEmpty of two sections",
            R"({"rule":"r","kind":"count","sections":["main","sideboard"],"exactly":3,"unlessEmpty":true})",
            "sideboard: 1 Ten", "r: 1 exactly 3");
        row("a number as limit", R"({"rule":"r","kind":"copies","sections":["main","sideboard"],"limit":4})",
            "main: 4 Ten, 3 Twin; sideboard: 1 Ten", "r of Ten: 5 atMost 4");
        row("copies by name alone",
            R"({"rule":"r","kind":"copies","sections":["missions","main"],"limit":2,"identity":["name"]})",
            "missions: 1 Zone; main: 2 Zone", "r of Zone (Mission): 3 atMost 2");
        row("copies by name and type", R"({"rule":"r","kind":"copies","sections":["missions","main"],"limit":2})",
            "missions: 1 Zone; main: 2 Zone", "");
        row("forEach of a total", R"({"rule":"r","kind":"total","sections":["main"],"forEach":"domains","atMost":4})",
            "main: 1 Tech 3, 1 Tech 4, 1 Magic 4, 1 Hybrid",
            "r in main, technology: 11 atMost 4\nr in main, magic: 8 atMost 4");
        row("all domains in one total",
            R"({"rule":"r","kind":"total","sections":["main"],"attribute":"domains","atMost":8})", "main: 1 Hybrid",
            "r in main: 9 atMost 8");
        row("within one attribute",
            R"({"rule":"r","kind":"within","sections":["main"],"attribute":"cp","totalOf":"missions"})",
            "missions: 2 M None, 1 M Tech 1; main: 5 Nine, 1 Ten", "r in main of Ten: 10 atMost 9");
        row("within all domains together",
            R"({"rule":"r","kind":"within","sections":["main"],"attribute":"domains","totalOf":"missions"})",
            "missions: 4 M Tech 2; main: 1 Tech 4, 1 Hybrid", "r in main of Hybrid: 9 atMost 8");
        row("a law may count the maybe pile when it says so",
            R"({"rule":"r","kind":"count","sections":["maybe"],"atMost":2})", "maybe: 3 Ten", "r in maybe: 3 atMost 2");
        row("distinct values of a number",
            R"({"rule":"r","kind":"distinct","sections":["main"],"attribute":"cp","atMost":2})",
            "main: 3 Ten, 2 Twin, 1 Nine, 1 One; sideboard: 1 Four", "r in main: 3 atMost 2");
        row("distinct on its edge",
            R"({"rule":"r","kind":"distinct","sections":["main"],"attribute":"cp","exactly":2})", "main: 3 Ten, 1 Nine",
            "");
        row("distinct and nothing there",
            R"({"rule":"r","kind":"distinct","sections":["main"],"attribute":"cp","atLeast":1})", "",
            "r in main: 0 atLeast 1");
        row("distinct, unless empty",
            R"({"rule":"r","kind":"distinct","sections":["main"],"attribute":"cp","atLeast":2,"unlessEmpty":true})", "",
            "");
        row("what prints no value is no value",
            R"({"rule":"r","kind":"distinct","sections":["main"],"attribute":"cp","exactly":0})", "main: 3 Priceless",
            "");
        row("where narrows distinct",
            R"({"rule":"r","kind":"distinct","sections":["main"],"where":"t:event","attribute":"cp","atMost":1})",
            "main: 1 Four, 1 Ten, 1 Magic 3, 1 Nobody", "unknown-card in main of Nobody\nr in main: 2 atMost 1");
        row("distinct over sections together",
            R"({"rule":"r","kind":"distinct","sections":["main","sideboard"],"attribute":"cp","atMost":1,"severity":"warning"})",
            "main: 1 Ten; sideboard: 1 Four", "r (warning): 2 atMost 1");
        row("a warning", R"({"rule":"r","kind":"count","sections":["main"],"atMost":2,"severity":"warning"})",
            "main: 3 Ten", "r (warning) in main: 3 atMost 2");
    }
    void houseLaws()
    {
        QFETCH(QString, law);
        QFETCH(QString, deck);
        QFETCH(QString, expected);
        const auto report = checkDeck(deckOf(deck.toStdString()), rulesetOf(law.toStdString()), lawCatalogue());
        QCOMPARE(q(told(report.findings, starterGame())), expected);
        QCOMPARE(report.legal(), expected.isEmpty() || expected.contains(q("warning")));
    }

    void sameNamesOfDifferentLimitsObeyTheStricter()
    {
        const auto catalogue = catalogueOf(R"([{"name":"Echo","type":"Unit","cp":1,"duplicates":2},
                                               {"name":"Echo","type":"Event","cp":1,"duplicates":3}])");
        const auto law = rulesetOf(
            R"({"rule":"r","kind":"copies","sections":["main"],"limit":"duplicates","identity":["name"]})");
        const auto report = checkDeck(deckOf("main: 1 Echo (Unit), 2 Echo (Event)"), law, catalogue);
        QCOMPARE(q(told(report.findings, starterGame())), q("r in main of Echo (Event): 3 atMost 2"));
        QCOMPARE(q(joined(report.findings.front().cards, "|")), q("Echo (Event)|Echo (Unit)"));
        QVERIFY(checkDeck(deckOf("main: 1 Echo (Unit), 1 Echo (Event)"), law, catalogue).legal());
    }

    void aShortfallIsOpenAndAnExcessIsNot()
    {
        const auto of = [](const std::string& deck) {
            return checkDeck(deckOf(deck), ruleset(), lawCatalogue()).findings.at(0);
        };
        QVERIFY(of(missions + "main: 19 Ten, 1 Nine").isOpen());
        QVERIFY(!of(missions + "main: 20 Ten, 1 One").isOpen());
        QVERIFY(!of(missions + "main: 17 Ten, 3 Twin").isOpen());
    }

    void theSampleDecksAreLegal()
    {
        const auto files = nexus::test::starterFiles("decks");
        QVERIFY(!files.empty());
        for (const auto& file : files) {
            const auto deck = nexus::importers::readDeckJson(file.bytes);
            QVERIFY2(deck, file.name.c_str());
            const auto report = checkDeck(*deck, ruleset(deck->ruleset.str().c_str()), starterCatalogue());
            QVERIFY2(report.findings.empty(), (file.name + "\n" + told(report.findings, starterGame())).c_str());
        }
    }

    // Laws counted by hand give the same findings, on decks that break many of them.
    void findingsAreThoseOfCountingByHand()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const Deck deck = randomDeck(seed, checker.catalogue());
            const auto report = checker.check(deck);
            RC_ASSERT(foundByLaw(report, checker.catalogue()) == countedByHand(deck, checker.catalogue()));
            RC_ASSERT(report.legal() == std::none_of(report.findings.begin(), report.findings.end(),
                                            [](const auto& f) { return f.severity == Severity::Error; }));
        }));
    }

    void checkingIsTheSameAfterEditsAsFromScratch()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            Deck deck = randomDeck(seed, checker.catalogue());
            for (std::uint64_t i = 1; i <= 8; ++i) {
                (void)apply(deck, randomEdit(seed + i * 104729, deck, checker.catalogue()));
                (void)checker.check(deck);
            }
            Deck rebuilt;
            for (const auto& section : deck.sections)
                for (const auto& entry : section.entries)
                    for (int copy = 0; copy < entry.count; ++copy) {
                        DeckEntry one = entry;
                        one.count = 1;
                        RC_ASSERT(addCopies(rebuilt.sectionOrNew(section.id), one));
                    }
            RC_ASSERT(checker.check(deck) == checkDeck(rebuilt, ruleset(), starterCatalogue()));
        }));
    }

    void theOrderOfRowsDoesNotMatter()
    {
        const DeckChecker checker(ruleset("quantum-nexus-2025-05"), starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            Deck deck = randomDeck(seed, checker.catalogue());
            const auto before = checker.check(deck);
            Random random(seed);
            for (auto& section : deck.sections)
                random.shuffle(section.entries);
            random.shuffle(deck.sections);
            RC_ASSERT(checker.check(deck) == before);
        }));
    }
};

NEXUS_TEST(LegalityTest, Events);

} // namespace legality_test

#include "legality_test.moc"
