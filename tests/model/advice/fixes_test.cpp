#include "model/advice/fixes.h"

#include "importers/decklist/deck_json.h"
#include "model/base/random.h"
#include "model/rules/additions.h"
#include "model/search/query_match.h"
#include "model/search/query_parser.h"
#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <array>
#include <rapidcheck.h>
#include <set>

namespace fixes_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

std::shared_ptr<const Catalogue> fixCatalogue()
{
    static const auto catalogue = catalogueOf(R"([
        {"name":"Ten","type":"Unit","cp":10,"duplicates":99}, {"name":"One","type":"Event","cp":1,"duplicates":99},
        {"name":"Captain","type":"Unit","subtypes":["Leader"],"cp":9,"duplicates":9},
        {"name":"Twin","type":"Unit","cp":1,"duplicates":2}, {"name":"Relay Drone","type":"Unit","cp":1,"duplicates":9},
        {"name":"Null Acolyte","type":"Unit","cp":3,"duplicates":9,"domains":{"entropy":1}},
        {"name":"Void Acolyte","type":"Unit","cp":3,"duplicates":9,"domains":{"entropy":2,"magic":1}},
        {"name":"Zone","type":"Terrain","cp":2,"duplicates":3}, {"name":"Zone","type":"Mission","cp":1,"duplicates":1},
        {"name":"M Tech","type":"Mission","cp":3,"duplicates":2,"domains":{"technology":3}},
        {"name":"M Entropy","type":"Mission","cp":3,"duplicates":9,"domains":{"entropy":1}}])");
    return catalogue;
}

const DeckChecker& fixChecker()
{
    static const DeckChecker checker(ruleset(), fixCatalogue());
    return checker;
}

std::string contents(const Deck& deck)
{
    std::string text;
    for (const auto& section : deck.sections) {
        text += (text.empty() ? "" : "; ") + section.id.str() + ":";
        for (const auto& entry : section.entries)
            text += " " + std::to_string(entry.count) + " " + entry.card;
    }
    return text;
}

// The fixes of the first finding of that rule: "take-out 2 → main: 2 Twin | search t:mission".
std::string fixesOf(const std::string& deckText, const std::string& rule, const DeckChecker& checker = fixChecker())
{
    static constexpr const char* kinds[] = {"out", "all out", "move", "use", "fitting", "givers", "counted", "some out",
        "replace", "package", "fill", "empty", "ways to", "today"};
    const Deck deck = deckOf(deckText);
    std::string text;
    for (const auto& finding : checker.check(deck).findings) {
        if (finding.rule != rule)
            continue;
        for (const auto& fix : fixesFor(finding, deck, checker)) {
            text += (text.empty() ? "" : " | ") + std::string(kinds[static_cast<int>(fix.kind)]) + " ";
            if (!fix.edit) {
                text += fix.kind == FixKind::ShowWays ? fix.section->str() : fix.query;
                continue;
            }
            Deck after = deck;
            if (!apply(after, *fix.edit))
                return "does not apply";
            text += std::to_string(fix.copies) + " → " + contents(after);
        }
        break;
    }
    return text;
}

bool sameFinding(const Finding& a, const Finding& b)
{
    return a.rule == b.rule && a.card == b.card && a.section == b.section && a.domain == b.domain;
}

std::set<std::string> errorsAbout(const LegalityReport& report, const std::vector<std::string>& cards)
{
    std::set<std::string> rules;
    for (const auto& finding : report.findings)
        if (finding.severity == Severity::Error && finding.card)
            for (const auto& card : cards)
                if (fold(card) == fold(*finding.card))
                    rules.insert(finding.rule);
    return rules;
}

// Every fix of every finding keeps what the header promises. The number of edits tried, or what went wrong.
std::string broken(const Deck& deck, const DeckChecker& checker, int* tried = nullptr)
{
    const auto report = checker.check(deck);
    const FixFinder finder(checker, deck, report);
    for (const auto& finding : report.findings) {
        const auto where = told(finding, checker.catalogue().game()) + ": ";
        for (const auto& fix : finder.fixesFor(finding)) {
            if (fix.kind == FixKind::ShowWays) {
                if (!fix.section || !finding.isOpen())
                    return where + "ways to nothing";
                continue;
            }
            if (!fix.edit) {
                const auto query = parseQuery(fix.query, checker.catalogue().game());
                if (fix.query.empty() || !query)
                    return where + "query " + fix.query;
                continue;
            }
            Deck after = deck;
            const auto inverse = apply(after, *fix.edit);
            if (!inverse)
                return where + "does not apply";
            if (fix.copies <= 0 || after == deck)
                return where + "does nothing";
            const auto now = checker.check(after);
            if (std::any_of(
                    now.findings.begin(), now.findings.end(), [&](const auto& f) { return sameFinding(f, finding); }))
                return where + "is still there";
            const auto before = errorsAbout(report, fix.cards), errors = errorsAbout(now, fix.cards);
            if (fix.kind != FixKind::UseName &&
                !std::includes(before.begin(), before.end(), errors.begin(), errors.end()))
                return where + "another error came";
            if (!apply(after, *inverse) || !(after == deck))
                return where + "cannot be undone";
            if (tried)
                ++*tried;
        }
    }
    return {};
}

} // namespace

class FixesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void surplusCopiesLeaveTheSideboardFirst()
    {
        QCOMPARE(q(fixesOf("main: 2 Twin; sideboard: 1 Twin; maybe: 5 Twin", "duplicates")),
            q("out 1 → main: 2 Twin; sideboard:; maybe: 5 Twin"));
        QCOMPARE(q(fixesOf("main: 4 Twin; sideboard: 1 Twin, 1 One", "duplicates")),
            q("out 3 → main: 2 Twin; sideboard: 1 One"));
        QCOMPARE(q(fixesOf("main: 1 Twin [A 1], 1 One, 3 Twin [B 2]", "duplicates")),
            q("out 2 → main: 1 Twin 1 One 1 Twin"));
    }

    void cardsTheMissionsDoNotCarry()
    {
        QCOMPARE(
            q(fixesOf("missions: 1 M Tech; main: 3 Null Acolyte, 1 One; sideboard: 1 Null Acolyte", "card-domain")),
            q("out 4 → missions: 1 M Tech; main: 1 One; sideboard: | givers t:mission entropy>=1"));
        QCOMPARE(q(fixesOf("missions: 1 M Tech; main: 3 Null Acolyte, 2 Void Acolyte, 1 One", "card-domain")),
            q("out 3 → missions: 1 M Tech; main: 2 Void Acolyte 1 One | all out 5 → missions: 1 M Tech; main: 1 One | "
              "givers t:mission entropy>=1"));
    }

    void misplacedCardsMoveWhereTheyBelong()
    {
        QCOMPARE(q(fixesOf("missions: 1 M Tech; main: 1 M Tech, 1 One", "wrong-section")),
            q("move 1 → missions: 2 M Tech; main: 1 One | out 1 → missions: 1 M Tech; main: 1 One"));
        QCOMPARE(
            q(fixesOf("main: 1 M Tech", "wrong-section")), q("move 1 → main:; missions: 1 M Tech | out 1 → main:"));
        // moved into the main deck it would not be carried: it can only go
        QCOMPARE(q(fixesOf("missions: 1 M Tech, 1 Null Acolyte; main: 1 One", "wrong-section")),
            q("out 1 → missions: 1 M Tech; main: 1 One"));
    }

    void whatTheMisplacedCopyCarriedGoesWithIt()
    {
        QCOMPARE(q(fixesOf("missions: 1 M Tech, 1 Null Acolyte; main: 2 Null Acolyte, 1 One; maybe: 1 Null Acolyte",
                     "wrong-section")),
            q("out 3 → missions: 1 M Tech; main: 1 One; maybe: 1 Null Acolyte"));
    }

    void unknownNamesAreOfferedNotChosen()
    {
        QCOMPARE(q(fixesOf("main: 2 Relay Drine, 1 Relay Drone", "unknown-card")),
            q("use 2 → main: 3 Relay Drone | out 2 → main: 1 Relay Drone"));
        QCOMPARE(q(fixesOf("main: 2 Qqqqqqqqqq; maybe: 1 Qqqqqqqqqq", "unknown-card")),
            q("out 2 → main:; maybe: 1 Qqqqqqqqqq"));
        const auto all = ruleset();
        Ruleset open = all;
        open.sections[1].accepts.reset(); // takes both cards of the name
        const DeckChecker checker(open, fixCatalogue());
        QVERIFY(fixesOf("main: 1 Zone", "ambiguous-card", checker).find("use 1 → main: 1 Zone (Mission)") !=
                std::string::npos);
    }

    void aKeyOfAnotherCardIsSettledForItsRows()
    {
        const auto catalogue = fixCatalogue();
        const DeckChecker checker(ruleset(), catalogue);
        auto deck = deckOf("main: 2 Ten, 1 One");
        auto& rows = deck.sectionOrNew(SectionId("main")).entries;
        rows[0].key = CardKey(std::string(catalogue->key(catalogue->named("captain").front())));
        const auto report = checker.check(deck);
        QVERIFY(report.findings.front().rule == rules::keyAndName);
        QVERIFY((report.findings.front().cards == std::vector<std::string>{"Captain", "Ten"}));
        const auto fixes = fixesFor(report.findings.front(), deck, checker);
        QCOMPARE(fixes.size(), std::size_t{3}); // either, or out with it
        for (std::size_t i = 0; i < 2; ++i) {
            auto mended = deck;
            QVERIFY(apply(mended, *fixes[i].edit));
            const auto& row = mended.section(SectionId("main"))->entries.front();
            QVERIFY(row.card == report.findings.front().cards[i] && !row.key && row.count == 2);
        }
    }

    void shortTotalsShowCardsThatFit()
    {
        QCOMPARE(q(fixesOf("main: 18 Ten, 7 One", "main-cp")),
            q("ways to main | fitting -t:mission -t:token -cp<0 can:add cp:1..13"));
        QCOMPARE(q(fixesOf("missions: 1 M Tech", "mission-domain-total")), q("fitting t:mission can:add dp:1..3"));
        QCOMPARE(
            q(fixesOf("sideboard: 7 One", "sideboard-count")), q("fitting -t:mission -t:token -cp<0 is:legal cp<=33"));
        QCOMPARE(q(fixesOf("main: 3 Captain", "leader-cp")), q("counted in:main t:leader"));
        QCOMPARE(q(fixesOf("main: 21 Ten", "main-cp")), q("counted in:main"));
        QCOMPARE(q(fixesOf("missions: 2 M Tech", "mission-domain-max")), q("counted in:missions technology>=1"));
        const DeckChecker four(ruleset("quantum-nexus-2025-05"), fixCatalogue());
        QCOMPARE(q(fixesOf("missions: 1 M Tech", "mission-domain-total", four)),
            q("fitting t:mission can:add (d:technology or d:magic or d:psionics or d:divinity)"));
    }

    void whatIsShownFits()
    {
        const Deck deck = deckOf("missions: 1 M Tech; main: 18 Ten, 7 One");
        const DeckContext context(fixChecker(), deck);
        const auto report = fixChecker().check(deck);
        const FixFinder finder(fixChecker(), deck, report);
        for (const auto& finding : report.findings)
            for (const auto& fix : finder.fixesFor(finding))
                QVERIFY2(
                    !search(*parseQuery(fix.query, starterGame()), *fixCatalogue(), context.searchContext()).empty(),
                    fix.query.c_str());
    }

    void theSampleDecksBroken()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        int tried = 0;
        for (const auto& file : nexus::test::starterFiles("decks")) {
            const auto read = nexus::importers::readDeckJson(file.bytes);
            QVERIFY2(read.has_value(), file.name.c_str());
            Deck deck = *read;
            QVERIFY(checker.check(deck).legal());
            auto& main = deck.sectionOrNew(SectionId("main"));
            auto& missions = deck.sectionOrNew(SectionId("missions"));
            main.entries.front().count += 9;
            main.entries.back().card += " Mk II";
            main.entries.back().key.reset();
            main.entries.push_back(missions.entries.back());
            missions.entries.pop_back();
            QVERIFY(addCopies(missions, main.entries[1]));
            QCOMPARE(q(broken(deck, checker, &tried)), QString());
        }
        QVERIFY(tried > 50);
    }

    void everyFixKeepsItsPromise()
    {
        const DeckChecker six(ruleset(), starterCatalogue()),
            four(ruleset("quantum-nexus-2025-05"), starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const auto deck = randomDeck(seed, *starterCatalogue());
            RC_ASSERT(broken(deck, six) == "");
            RC_ASSERT(broken(deck, four) == "");
        }));
    }

    void theSameNamesInSmallDecks()
    {
        // few cards, many rows of each: keys, qualified names and sections mixed
        static constexpr std::array names{"Twin", "Zone", "Zone (Mission)", "M Tech", "M Entropy", "Null Acolyte",
            "Relay Drine", "Captain", "Zone (Terrain)"};
        static constexpr std::array sections{"missions", "main", "sideboard", "maybe", "attic"};
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed);
            Deck deck = deckOf("");
            for (int i = random.between(1, 12); i > 0; --i) {
                DeckEntry entry;
                entry.card = names[random.below(names.size())];
                if (random.below(4) == 0)
                    if (const auto card = lookUp(*fixCatalogue(), entry.card).card)
                        entry.key = CardKey(std::string(fixCatalogue()->key(*card)));
                entry.printing = random.below(3) ? "" : "COR 1";
                entry.count = random.between(1, 3);
                (void)addCopies(deck.sectionOrNew(SectionId(sections[random.below(sections.size())])), entry);
            }
            RC_ASSERT(broken(deck, fixChecker()) == "");
        }));
    }
};

NEXUS_TEST(FixesTest, Events);

} // namespace fixes_test

#include "fixes_test.moc"
