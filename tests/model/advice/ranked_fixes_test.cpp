#include "model/advice/fixes.h"

#include "model/base/random.h"
#include "model/deck/deck_edit.h"
#include "tests/support/decks.h"
#include "tests/support/legal_decks.h"
#include "tests/support/random_values.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace ranked_fixes_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

std::shared_ptr<const Catalogue> smallCatalogue()
{
    static const auto catalogue = catalogueOf(R"([
        {"name":"Ten","type":"Unit","cp":10,"duplicates":99,"attack":5,"defense":5},
        {"name":"One","type":"Event","cp":1,"duplicates":99},
        {"name":"Six","type":"Unit","cp":6,"duplicates":9,"attack":2,"defense":3},
        {"name":"Captain","type":"Unit","subtypes":["Leader"],"cp":9,"duplicates":9,"attack":4,"defense":4},
        {"name":"Sergeant","type":"Unit","subtypes":["Leader"],"cp":6,"duplicates":2,"attack":3,"defense":3},
        {"name":"Ogre","type":"Unit","subtypes":["Brute"],"cp":9,"duplicates":9,"attack":6,"defense":4},
        {"name":"Twin","type":"Unit","cp":3,"duplicates":2,"attack":1,"defense":2},
        {"name":"Null Acolyte","type":"Unit","subtypes":["Cultist"],"cp":3,"duplicates":9,"attack":1,"defense":2,"domains":{"entropy":1}},
        {"name":"Forge Acolyte","type":"Unit","subtypes":["Cultist"],"cp":3,"duplicates":2,"attack":1,"defense":1,"domains":{"technology":1}},
        {"name":"Lathe","type":"Asset","cp":3,"duplicates":3},
        {"name":"M Tech","type":"Mission","cp":3,"duplicates":2,"domains":{"technology":3}},
        {"name":"M Tech 2","type":"Mission","cp":3,"duplicates":1,"domains":{"technology":2}},
        {"name":"M Magic","type":"Mission","cp":3,"duplicates":1,"domains":{"magic":3}},
        {"name":"M Entropy","type":"Mission","cp":3,"duplicates":9,"domains":{"entropy":1}},
        {"name":"M Mixed","type":"Mission","cp":3,"duplicates":1,"domains":{"entropy":1,"magic":2}}])");
    return catalogue;
}

const DeckChecker& smallChecker()
{
    static const DeckChecker checker(ruleset(), smallCatalogue());
    return checker;
}

const DeckChecker& houseChecker() // other bounds, a lower one, a count of some cards, cards that are one by name
{
    static const DeckChecker checker(
        rulesetOf(R"({"rule":"size","kind":"count","sections":["main"],"atLeast":8,"atMost":12},
                     {"rule":"points","kind":"total","sections":["main","sideboard"],"attribute":"cp","atMost":60},
                     {"rule":"leaders","kind":"count","sections":["main"],"where":"t:leader","atLeast":1,"atMost":2},
                     {"rule":"gift","kind":"total","sections":["missions"],"attribute":"domains","atMost":5},
                     {"rule":"carried","kind":"within","sections":["main","sideboard"],"attribute":"domains","totalOf":"missions"},
                     {"rule":"side","kind":"count","sections":["sideboard"],"exactly":4,"unlessEmpty":true},
                     {"rule":"side-points","kind":"total","sections":["sideboard"],"attribute":"cp","atLeast":6,"atMost":20},
                     {"rule":"same","kind":"copies","sections":["main","sideboard"],"limit":3,"identity":["name"]})"),
        starterCatalogue());
    return checker;
}

std::string changesText(const Fix& fix)
{
    std::string text;
    for (const auto& change : fix.changes)
        text += (text.empty() ? "" : ", ") + std::string(change.delta > 0 ? "+" : "") + std::to_string(change.delta) +
                " " + change.card + (change.section.str() == "main" ? "" : " in " + change.section.str());
    return text;
}

std::vector<Fix> fixesOf(
    const std::string& deckText, const std::string& rule, const DeckChecker& checker = smallChecker())
{
    const Deck deck = deckOf(deckText);
    const auto report = checker.check(deck);
    for (const auto& finding : report.findings)
        if (finding.rule == rule)
            return RankedFixes(checker, deck, report).fixesFor(finding);
    return {};
}

// "2: -1 M Tech, +1 M Entropy" of the fixes of a kind.
QStringList told(const std::vector<Fix>& fixes, FixKind kind)
{
    QStringList list;
    for (const auto& fix : fixes)
        if (fix.kind == kind)
            list << QString::number(fix.copies) + QStringLiteral(": ") + q(changesText(fix));
    return list;
}

// What is wrong with the fixes of a deck, or nothing; `tried` counts those looked at.
std::string broken(const Deck& deck, const DeckChecker& checker, int* tried = nullptr)
{
    const auto report = checker.check(deck);
    RankedFixes ranked(checker, deck, report);
    for (const auto& finding : report.findings) {
        const auto fixes = ranked.fixesFor(finding);
        const auto where = nexus::test::told(finding, checker.catalogue().game()) + ": ";
        if (&finding == &report.findings.back() && fixes != RankedFixes(checker, deck, report).fixesFor(finding))
            return where + "another list the second time";
        if (!RankedFixes::mayHaveMore(checker.ruleset(), finding) &&
            fixes != FixFinder(checker, deck, report).fixesFor(finding))
            return where + "more than was said";
        for (std::size_t i = 1; i < fixes.size(); ++i)
            if (std::pair(!fixes[i - 1].edit, fixes[i - 1].copies) > std::pair(!fixes[i].edit, fixes[i].copies) &&
                fixes[i].edit)
                return where + "not ranked";
        for (const auto& fix : fixes) {
            if (!fix.edit || fix.kind < FixKind::TakeOutSome)
                continue; // those of FixFinder keep promises of their own
            const auto what = where + changesText(fix) + ": ";
            Deck after = deck;
            const auto inverse = apply(after, *fix.edit);
            if (!inverse)
                return what + "does not apply";
            const auto effect = effectOf(checker, deck, *fix.edit);
            if (!effect || effect->changes != fix.changes || effect->deck != after ||
                changedCopies(fix.changes) != fix.copies || fix.copies <= 0)
                return what + "another effect";
            const auto now = checker.check(after);
            for (const auto& left : now.findings) {
                if (left.severity != Severity::Error)
                    continue;
                const bool rest = left.rule == finding.rule && left.card == finding.card &&
                                  left.domain == finding.domain && left.section == finding.section;
                if (rest && std::abs(*left.actual - *left.limit) >= std::abs(*finding.actual - *finding.limit))
                    return what + "no better";
                const bool known = std::any_of(report.findings.begin(), report.findings.end(), [&](const Finding& old) {
                    return old.rule == left.rule && old.card == left.card && old.domain == left.domain &&
                           old.section == left.section;
                });
                const bool short_ = left.isOpen() && fix.kind != FixKind::Fill && fix.kind != FixKind::Empty;
                if (!rest && !known && !short_)
                    return what + "brings " + nexus::test::told(left, checker.catalogue().game());
            }
            if (!apply(after, *inverse) || after != deck)
                return what + "cannot be undone";
            if (tried)
                ++*tried;
        }
    }
    return {};
}

// A legal deck that some random edits have broken.
Deck brokenDeck(std::uint64_t seed, const DeckChecker& checker)
{
    Random random(seed);
    Deck deck = LegalDecks(checker).make(seed);
    for (int i = random.between(1, 6); i > 0; --i)
        (void)apply(deck, randomEdit(random.next(), deck, checker.catalogue()));
    deck.ruleset = checker.ruleset().id;
    return deck;
}

} // namespace

// A fix of theirs is looked for in the whole starter set.
std::uint64_t largeDecks() { return underSanitizers() ? 10 : 200; }

class RankedFixesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cardsTheMissionsDoNotCarry()
    {
        const auto fixes = fixesOf(
            "missions: 1 M Tech, 1 M Tech 2, 1 M Entropy; main: 19 Ten, 1 One, 3 Twin", "duplicates");
        QCOMPARE(told(fixes, FixKind::Replace).value(0), QStringLiteral("2: +1 Null Acolyte, -1 Twin"));
        const auto within = fixesOf(
            "missions: 1 M Tech, 1 M Magic; main: 19 Ten, 1 One, 3 Null Acolyte", "card-domain");
        QCOMPARE(within.front().kind, FixKind::Package); // fewer copies than there are of the card
        QCOMPARE(told(within, FixKind::Package).value(0),
            QStringLiteral("2: -1 M Magic in missions, +1 M Mixed in missions"));
        QCOMPARE(
            told(within, FixKind::Replace).value(0), QStringLiteral("6: +2 Forge Acolyte, -3 Null Acolyte, +1 Twin"));
        QVERIFY(!within.back().edit);
    }

    void leadersOverTheirBudget()
    {
        const auto fixes = fixesOf(
            "missions: 1 M Tech, 1 M Magic; main: 4 Captain, 16 Ten, 4 One", "leader-cp"); // 36 of 25, 200 in all
        QCOMPARE(told(fixes, FixKind::TakeOutSome), QStringList{QStringLiteral("2: -2 Captain")});
        // two cards of the same cost that are no leaders keep the 200
        QCOMPARE(told(fixes, FixKind::Replace).value(0), QStringLiteral("4: -2 Captain, +2 Ogre"));
        const auto one = fixesOf("missions: 1 M Tech, 1 M Magic; main: 3 Captain, 17 Ten, 3 One", "leader-cp"); // 27
        QCOMPARE(told(one, FixKind::TakeOutSome), QStringList{QStringLiteral("1: -1 Captain")});
        QVERIFY(told(one, FixKind::Replace).contains(QStringLiteral("2: -1 Captain, +1 Sergeant")));
        QVERIFY(told(one, FixKind::Replace).contains(QStringLiteral("2: -1 Captain, +1 Ogre")));
    }

    void tooManyPointsInTheMainDeck()
    {
        const auto fixes = fixesOf("missions: 2 M Tech; main: 20 Ten, 2 Twin, 1 Six", "mission-domain-total");
        QVERIFY(fixes.empty());
        const auto main = fixesOf(
            "missions: 1 M Tech, 1 M Magic; main: 19 Ten, 2 Twin, 1 Six, 7 One", "main-cp");       // 209
        QCOMPARE(told(main, FixKind::TakeOutSome).value(0), QStringLiteral("2: -1 Six, -1 Twin")); // 9 exactly
        QVERIFY(told(main, FixKind::Replace).contains(QStringLiteral("2: +1 One, -1 Ten")));
        for (const auto& fix : main)
            QVERIFY(!fix.edit || fix.copies >= 2);
    }

    void missionsThatMissTheirPoints()
    {
        const auto fixes = fixesOf(
            "missions: 1 M Tech, 1 M Tech 2; main: 2 Forge Acolyte", "mission-domain-total"); // 5 of 6
        QCOMPARE(fixes.front().kind, FixKind::Package);
        QCOMPARE(told(fixes, FixKind::Package).value(0),
            QStringLiteral("2: +1 M Mixed in missions, -1 M Tech 2 in missions"));
        const auto over = fixesOf("missions: 2 M Tech, 1 M Entropy; main: 2 Forge Acolyte, 1 Null Acolyte",
            "mission-domain-max"); // technology 6
        QVERIFY(!over.empty());
        QCOMPARE(over.front().kind, FixKind::Package);
        // nothing carries what is there any more: what is not carried goes out with the change
        const DeckChecker poor(ruleset(), catalogueOf(R"([
            {"name":"Both","type":"Unit","cp":3,"duplicates":9,"domains":{"technology":4,"magic":3}},
            {"name":"M Four","type":"Mission","cp":3,"duplicates":1,"domains":{"technology":4}},
            {"name":"M Three","type":"Mission","cp":3,"duplicates":1,"domains":{"magic":3}},
            {"name":"M Two","type":"Mission","cp":3,"duplicates":1,"domains":{"entropy":2}}])"));
        const auto forced = fixesOf("missions: 1 M Four, 1 M Three; main: 2 Both", "mission-domain-total", poor);
        QCOMPARE(told(forced, FixKind::Package).value(0),
            QStringLiteral("4: -1 M Three in missions, +1 M Two in missions, -2 Both"));
    }

    void aSideboardThatIsShort()
    {
        const std::string rest = "missions: 1 M Tech, 1 M Magic; main: 20 Ten; ";
        const auto fixes = fixesOf(rest + "sideboard: 1 Ten, 6 One", "sideboard-count"); // 3 short, 24 CP left
        QCOMPARE(told(fixes, FixKind::Fill).value(0),
            QStringLiteral("3: +1 One in sideboard, +2 Ten in sideboard")); // no card that is new
        QCOMPARE(
            told(fixes, FixKind::Empty), QStringList{QStringLiteral("7: -6 One in sideboard, -1 Ten in sideboard")});
        const auto full = fixesOf(rest + "sideboard: 4 Ten, 5 Twin", "sideboard-cp"); // 55 of 40
        QVERIFY(!told(full, FixKind::TakeOutSome).isEmpty());
        // what is at fault beside it may be left to its own fixes, or go with the rest
        const auto faulty = fixesOf(
            rest + "sideboard: 1 Ten, 6 One, 2 Null Acolyte", "sideboard-count"); // one short, two not carried
        QCOMPARE(told(faulty, FixKind::Fill).value(0), QStringLiteral("1: +1 Ten in sideboard"));
        QVERIFY2(std::any_of(faulty.begin(), faulty.end(),
                     [](const Fix& fix) { return fix.kind == FixKind::Fill && fix.copies == 5; }),
            qPrintable(told(faulty, FixKind::Fill).join(QLatin1Char('\n'))));
        const auto dear = fixesOf(
            rest + "sideboard: 4 Ten", "sideboard-count"); // no room for any six: one goes out for them
        for (const auto& fix : dear)
            QVERIFY(fix.kind != FixKind::Fill || fix.copies > 6);
    }

    void aSideboardThatIsOver()
    {
        const std::string rest = "missions: 1 M Tech, 1 M Magic; main: 20 Ten; ";
        const auto fixes = fixesOf(rest + "sideboard: 2 Twin, 10 One", "sideboard-count");
        QVERIFY(!told(fixes, FixKind::TakeOutSome).isEmpty());
        for (const auto& fix : fixes)
            QVERIFY(fix.kind != FixKind::TakeOutSome || fix.copies == 2);
        const auto dear = fixesOf(
            rest + "sideboard: 1 Ten, 4 Six, 2 Twin, 3 One", "sideboard-cp"); // 43 of 40, ten cards
        QCOMPARE(told(dear, FixKind::TakeOutSome).value(0).left(2), QStringLiteral("1:"));
        bool kept = false; // a cheaper card keeps the ten
        for (const auto& fix : dear)
            if (fix.kind == FixKind::Replace) {
                Deck deck = deckOf(rest + "sideboard: 1 Ten, 4 Six, 2 Twin, 3 One");
                QVERIFY(apply(deck, *fix.edit));
                kept = kept || deck.copies(SectionId("sideboard")) == 10;
            }
        QVERIFY(kept);
    }

    void namesStayTheUsersChoice()
    {
        const auto fixes = fixesOf("main: 2 Twyn", "unknown-card");
        QVERIFY(fixes.size() >= 2);
        QCOMPARE(fixes.front().kind, FixKind::UseName);
        QCOMPARE(fixes.back().kind, FixKind::TakeOut);
    }

    void whatIsStoppedIsShorter()
    {
        const Deck deck = deckOf("missions: 1 M Tech, 1 M Magic; main: 19 Ten, 1 One, 3 Null Acolyte");
        const auto report = smallChecker().check(deck);
        for (const auto& finding : report.findings) {
            RankedFixes stopped(smallChecker(), deck, report, [] { return false; });
            QCOMPARE(
                stopped.fixesFor(finding).size(), FixFinder(smallChecker(), deck, report).fixesFor(finding).size());
        }
    }

    void brokenDecksOfEveryEdition()
    {
        const DeckChecker six(ruleset(), starterCatalogue()),
            four(ruleset("quantum-nexus-2025-05"), starterCatalogue());
        int tried = 0;
        for (std::uint64_t seed = 1; seed <= largeDecks(); ++seed) {
            const auto& checker = seed % 2 ? six : four;
            QCOMPARE(q(broken(brokenDeck(seed, checker), checker, &tried)), QString());
        }
        QVERIFY(tried > static_cast<int>(largeDecks()) / 2);
    }

    void decksOfAHouseWithOtherLaws()
    {
        int tried = 0;
        for (std::uint64_t seed = 1; seed <= largeDecks(); ++seed)
            QCOMPARE(q(broken(randomDeck(seed, *starterCatalogue()), houseChecker(), &tried)), QString());
        QVERIFY(tried > static_cast<int>(largeDecks()) / 2);
    }

    // Against every subset of small decks.
    void takeOutsAreTheSmallest()
    {
        static constexpr std::array names{"Ten", "One", "Six", "Captain", "Sergeant", "Ogre", "Twin"};
        const DeckChecker checker(
            rulesetOf(
                R"({"rule":"leaders","kind":"total","sections":["main"],"where":"t:leader","attribute":"cp","atMost":11},
                                               {"rule":"size","kind":"count","sections":["main"],"atMost":7},
                                               {"rule":"points","kind":"total","sections":["main"],"attribute":"cp","exactly":30})"),
            smallCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            Random random(seed);
            Deck deck = deckOf("");
            for (int i = random.between(1, 5); i > 0; --i) {
                DeckEntry entry;
                entry.card = names[random.below(names.size())];
                entry.count = random.between(1, 3);
                (void)addCopies(deck.sectionOrNew(SectionId("main")), entry);
            }
            const auto report = checker.check(deck);
            for (const auto& finding : report.findings) {
                if (finding.isOpen())
                    continue;
                const auto& entries = deck.section(SectionId("main"))->entries;
                std::optional<int> fewest, fewestExact; // within the bound; on it
                std::vector<int> taken(entries.size(), 0);
                for (bool more = true; more;) {
                    Deck after = deck;
                    auto& rows = after.sectionOrNew(SectionId("main")).entries;
                    for (std::size_t i = 0; i < rows.size(); ++i)
                        rows[i].count -= taken[i];
                    std::erase_if(rows, [](const DeckEntry& entry) { return entry.count == 0; });
                    const int copies = std::accumulate(taken.begin(), taken.end(), 0);
                    const auto now = checker.check(after);
                    const auto left = std::find_if(now.findings.begin(), now.findings.end(),
                        [&](const Finding& one) { return one.rule == finding.rule; });
                    if (left == now.findings.end())
                        fewestExact = std::min(fewestExact.value_or(copies), copies);
                    if ((left == now.findings.end() || left->isOpen()) &&
                        (left == now.findings.end() || *left->limit - *left->actual < *finding.actual - *finding.limit))
                        fewest = std::min(fewest.value_or(copies), copies);
                    more = false;
                    for (std::size_t i = 0; i < taken.size() && !more; ++i)
                        if (taken[i] < entries[i].count) {
                            ++taken[i];
                            more = true;
                        } else {
                            taken[i] = 0;
                        }
                }
                const auto expected = fewestExact ? fewestExact : fewest;
                std::optional<std::int64_t> found;
                for (const auto& fix : RankedFixes(checker, deck, report).fixesFor(finding))
                    if (fix.kind == FixKind::TakeOutSome && !found)
                        found = fix.copies;
                if (expected)
                    RC_ASSERT(found == expected);
                else
                    RC_ASSERT(!found);
            }
        }));
    }

    // Against every small sideboard.
    void fillsChangeTheFewestCopies()
    {
        static constexpr std::array names{"Ten", "One", "Six", "Sergeant", "Twin", "Lathe"};
        const DeckChecker checker(
            rulesetOf(R"({"rule":"side","kind":"count","sections":["sideboard"],"exactly":5,"unlessEmpty":true},
                                               {"rule":"side-points","kind":"total","sections":["sideboard"],"attribute":"cp","atMost":20},
                                               {"rule":"same","kind":"copies","sections":["main","sideboard"],"limit":"duplicates"},
                                               {"rule":"gift","kind":"total","sections":["missions"],"attribute":"domains","atMost":9},
                                               {"rule":"carried","kind":"within","sections":["main","sideboard"],"forEach":"domains","totalOf":"missions"})"),
            catalogueOf(
                R"([{"name":"Ten","type":"Unit","cp":10,"duplicates":2},{"name":"One","type":"Event","cp":1,"duplicates":2},
                                                  {"name":"Six","type":"Unit","cp":6,"duplicates":1},{"name":"Sergeant","type":"Unit","cp":4,"duplicates":2},
                                                  {"name":"Twin","type":"Unit","cp":3,"duplicates":2},{"name":"Lathe","type":"Asset","cp":2,"duplicates":1}])"));
        QVERIFY(rc::check([&](std::uint64_t seed) {
            Random random(seed);
            Deck deck = deckOf("");
            for (int i = random.between(1, 3); i > 0; --i) {
                DeckEntry entry;
                entry.card = names[random.below(names.size())];
                (void)addCopies(deck.sectionOrNew(SectionId("sideboard")), entry);
            }
            const auto report = checker.check(deck);
            const auto finding = std::find_if(
                report.findings.begin(), report.findings.end(), [](const Finding& one) { return one.rule == "side"; });
            RC_PRE(finding != report.findings.end() && report.findings.size() == 1);
            std::optional<std::int64_t> fewest;
            for (int way = 1; way < 729; ++way) { // up to two copies of each
                Deck after = deck;
                auto& entries = after.sectionOrNew(SectionId("sideboard")).entries;
                entries.clear();
                for (int i = 0, rest = way; i < 6; ++i, rest /= 3)
                    if (rest % 3 > 0) {
                        DeckEntry entry;
                        entry.card = names[static_cast<std::size_t>(i)];
                        entry.count = rest % 3;
                        entries.push_back(std::move(entry));
                    }
                if (!checker.check(after).legal())
                    continue;
                const auto effect = effectOf(checker, deck, editBetween(deck, after));
                RC_ASSERT(effect.has_value());
                fewest = std::min(fewest.value_or(1000), changedCopies(effect->changes));
            }
            std::optional<std::int64_t> found;
            for (const auto& fix : RankedFixes(checker, deck, report).fixesFor(*finding))
                if (fix.kind == FixKind::Fill) {
                    RC_ASSERT(found.value_or(0) <= fix.copies);
                    found = found.value_or(fix.copies);
                }
            RC_ASSERT(found == fewest);
        }));
    }
};

NEXUS_TEST(RankedFixesTest, Events);

} // namespace ranked_fixes_test

#include "ranked_fixes_test.moc"

#include <cmath>
#include <numeric>
