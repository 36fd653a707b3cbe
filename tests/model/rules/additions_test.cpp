#include "model/rules/additions.h"

#include "model/base/random.h"
#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace additions_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

std::shared_ptr<const Catalogue> additionsCatalogue()
{
    static const auto catalogue = catalogueOf(R"([
        {"name":"Ten","type":"Unit","cp":10,"duplicates":99},
        {"name":"Nine","type":"Unit","cp":9,"duplicates":99},
        {"name":"One","type":"Event","cp":1,"duplicates":99},
        {"name":"Free","type":"Event","cp":0,"duplicates":99},
        {"name":"Captain","type":"Unit","subtypes":["Leader"],"cp":5,"duplicates":9},
        {"name":"Twin","type":"Unit","cp":1,"duplicates":2},
        {"name":"Barred","type":"Unit","cp":1,"duplicates":0},
        {"name":"Tech 3","type":"Unit","cp":1,"duplicates":9,"domains":{"technology":3}},
        {"name":"Tech 4","type":"Unit","cp":1,"duplicates":9,"domains":{"technology":4}},
        {"name":"Magic 1","type":"Event","cp":1,"duplicates":9,"domains":{"magic":1}},
        {"name":"M Tech 3","type":"Mission","cp":3,"duplicates":1,"domains":{"technology":3}},
        {"name":"M Tech 1","type":"Mission","cp":3,"duplicates":9,"domains":{"technology":1}},
        {"name":"M None","type":"Mission","cp":3,"duplicates":9}
    ])");
    return catalogue;
}

CardIndex cardNamed(const Catalogue& catalogue, std::string_view name) { return lookUp(catalogue, name).card.value(); }

// "leader-cp: 30 atMost 25", or nothing.
std::string obstacleTo(const std::string& deckText, std::string_view card, const char* section)
{
    const DeckChecker checker(ruleset(), additionsCatalogue());
    const Deck deck = deckOf(deckText);
    const auto found = Additions(checker, deck)
                           .obstacle(cardNamed(checker.catalogue(), card), checker.sectionIndex(SectionId(section)));
    if (!found)
        return {};
    return found->rule + (found->domain ? " " + starterGame().attributes[*found->domain].id.str() : "") + ": " +
           std::to_string(found->wouldBe) + " of " + std::to_string(found->limit);
}

std::string names(const CardSet& set, const Catalogue& catalogue)
{
    std::string text;
    set.forEach([&](CardIndex card) { text += (text.empty() ? "" : ", ") + std::string(catalogue.name(card)); });
    return text;
}

bool tooMuch(const Finding& finding)
{
    return finding.severity == Severity::Error && finding.actual && finding.bound != Bound::AtLeast &&
           *finding.actual > *finding.limit;
}

// What one more copy breaks: an upper bound that was kept or is now passed by more, or a bound on the card itself.
std::vector<Finding> brokenBy(
    const DeckChecker& checker, const Deck& before, const Deck& after, CardIndex card, std::uint16_t section)
{
    const auto known = checker.check(before).findings;
    std::vector<Finding> broken;
    for (const auto& finding : checker.check(after).findings) {
        if (!tooMuch(finding))
            continue;
        const auto same = std::find_if(known.begin(), known.end(), [&](const Finding& f) {
            return tooMuch(f) && f.rule == finding.rule && f.domain == finding.domain && f.card == finding.card;
        });
        const auto& rule = checker.ruleset().constraints[*finding.constraint];
        const bool aboutTheCard = rule.kind == ConstraintKind::Within && checker.inSections(rule, section) &&
                                  finding.card == unambiguousName(checker.catalogue(), card);
        if (same == known.end() || *finding.actual > *same->actual || aboutTheCard)
            broken.push_back(finding);
    }
    return broken;
}

Deck withOneMore(Deck deck, const DeckChecker& checker, CardIndex card, std::uint16_t section)
{
    DeckEntry entry;
    entry.card = unambiguousName(checker.catalogue(), card);
    (void)addCopies(deck.sectionOrNew(checker.ruleset().sections[section].id), entry);
    return deck;
}

void obstaclesAreThoseTheCheckFinds(const DeckChecker& checker, std::uint64_t seed)
{
    Deck deck = randomDeck(seed, checker.catalogue());
    Random random(seed);
    if (random.below(2)) // small decks keep more of their laws
        for (auto& section : deck.sections)
            section.entries.resize(std::min<std::size_t>(section.entries.size(), random.below(4)));
    const Additions additions(checker, deck);
    for (int i = 0; i < 12; ++i) {
        const auto card = random.below(static_cast<std::uint32_t>(checker.catalogue().size()));
        const auto section = static_cast<std::uint16_t>(random.below(3));
        const auto obstacle = additions.obstacle(card, section);
        const CardSet* accepted = checker.accepted(section);
        if (accepted && !accepted->contains(card)) {
            RC_ASSERT(obstacle.has_value());
            RC_ASSERT(obstacle->rule == rules::wrongSection);
            continue;
        }
        const auto broken = brokenBy(checker, deck, withOneMore(deck, checker, card, section), card, section);
        RC_ASSERT(obstacle.has_value() == !broken.empty());
        if (obstacle)
            RC_ASSERT(std::any_of(broken.begin(), broken.end(), [&](const Finding& f) {
                return f.rule == obstacle->rule && f.domain == obstacle->domain && f.actual == obstacle->wouldBe &&
                       f.limit == obstacle->limit;
            }));
    }
}

} // namespace

class AdditionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void obstacles_data()
    {
        QTest::addColumn<QString>("deck");
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("section");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* deck, const char* card, const char* section,
                             const char* expected) {
            QTest::newRow(name) << q(deck) << q(card) << q(section) << q(expected);
        };
        row("up to 200 CP", "main: 19 Ten", "Ten", "main", "");
        row("past 200 CP", "main: 19 Ten, 1 One", "Ten", "main", "main-cp: 201 of 200");
        row("a card without cost at 200 CP", "main: 20 Ten", "Free", "main", "");
        row("leaders up to 25", "main: 4 Captain", "Captain", "main", "");
        row("leaders past 25", "main: 5 Captain", "Captain", "main", "leader-cp: 30 of 25");
        row("no leader at 25 CP of leaders", "main: 5 Captain", "Ten", "main", "");
        row("the last copy", "main: 1 Twin", "Twin", "main", "");
        row("copies of all sections", "main: 1 Twin; sideboard: 1 Twin", "Twin", "main", "duplicates: 3 of 2");
        row("copies under consideration do not count", "maybe: 9 Twin", "Twin", "main", "");
        row("a limit of none", "", "Barred", "main", "duplicates: 1 of 0");
        row("domain equal", "missions: 1 M Tech 3", "Tech 3", "main", "");
        row("domain above", "missions: 1 M Tech 3", "Tech 4", "sideboard", "card-domain technology: 4 of 3");
        row("domain without missions", "", "Magic 1", "main", "card-domain magic: 1 of 0");
        row("the sixth mission", "missions: 5 M None", "M None", "missions", "");
        row("the seventh mission", "missions: 6 M None", "M None", "missions", "mission-count: 7 of 6");
        row("domain points of missions", "missions: 1 M Tech 3, 2 M Tech 1", "M Tech 1", "missions",
            "mission-domain-max technology: 6 of 4");
        row("a tenth card of the sideboard", "sideboard: 9 One", "One", "sideboard", "");
        row("an eleventh", "sideboard: 10 One", "One", "sideboard", "sideboard-count: 11 of 10");
        row("40 CP of the sideboard", "sideboard: 3 Ten, 1 One", "Nine", "sideboard", "");
        row("41 CP of the sideboard", "sideboard: 3 Ten, 2 One", "Nine", "sideboard", "sideboard-cp: 41 of 40");
        row("a mission is no main deck card", "", "M None", "main", "wrong-section: 1 of 0");
        row("anything may be considered", "", "Barred", "maybe", "");
    }
    void obstacles()
    {
        QFETCH(QString, deck);
        QFETCH(QString, card);
        QFETCH(QString, section);
        QFETCH(QString, expected);
        QCOMPARE(q(obstacleTo(deck.toStdString(), card.toStdString(), section.toStdString().c_str())), expected);
    }

    void anObstacleIsWhatTheCheckWouldFind()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) { obstaclesAreThoseTheCheckFinds(checker, seed); }));
    }

    void warningsAreNoObstacles()
    {
        const DeckChecker checker(ruleset("quantum-nexus-2025-05"), starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) { obstaclesAreThoseTheCheckFinds(checker, seed); }));
    }

    void obstaclesOfHouseLawsAreWhatTheCheckWouldFind()
    {
        const auto law = rulesetOf(R"(
            {"rule":"few","kind":"count","sections":["main","sideboard"],"where":"t:unit","atLeast":2,"atMost":4},
            {"rule":"three","kind":"count","sections":["sideboard"],"exactly":3,"atMost":5},
            {"rule":"four","kind":"copies","sections":["main","sideboard"],"where":"t:event","limit":2},
            {"rule":"names","kind":"copies","sections":["missions","main"],"limit":"duplicates","identity":["name"]},
            {"rule":"points","kind":"total","sections":["main"],"attribute":"domains","exactly":9},
            {"rule":"each","kind":"total","sections":["main","sideboard"],"forEach":"domains","atMost":5},
            {"rule":"cheap","kind":"within","sections":["main"],"attribute":"cp","totalOf":"missions"},
            {"rule":"costs","kind":"distinct","sections":["main","sideboard"],"attribute":"cp","atMost":2},
            {"rule":"worded","kind":"distinct","sections":["missions"],"attribute":"challenge","atMost":1})");
        const DeckChecker checker(law, catalogueOf(R"([
            {"name":"Echo","type":"Unit","cp":3,"duplicates":3,"domains":{"magic":2}},
            {"name":"Echo","type":"Mission","cp":2,"duplicates":5},
            {"name":"Knell","type":"Terrain","cp":2,"duplicates":6},
            {"name":"Knell","type":"Mission","cp":2,"duplicates":2},
            {"name":"Drum","type":"Event","cp":9,"duplicates":4,"domains":{"magic":1,"entropy":3}},
            {"name":"Boundless","type":"Event","domains":{"biology":1}},
            {"name":"Task","type":"Mission","cp":1,"duplicates":9,"domains":{"magic":2},"challenge":"Sing."},
            {"name":"Chore","type":"Mission","cp":1,"duplicates":9,"challenge":"sing."},
            {"name":"Errand","type":"Mission","cp":1,"duplicates":9,"challenge":"Run."}])"));
        QVERIFY(rc::check([&](std::uint64_t seed) { obstaclesAreThoseTheCheckFinds(checker, seed); }));
    }

    // One more card of a value that is there is none more; one without a value never is.
    void anotherValueIsAnObstacle()
    {
        const auto law = rulesetOf(
            R"({"rule":"ranges","kind":"distinct","sections":["main"],"where":"t:unit","attribute":"range","atMost":1})");
        const DeckChecker checker(law, catalogueOf(R"([{"name":"Near","type":"Unit","range":"Close"},
            {"name":"Nigh","type":"Unit","range":"Close"},{"name":"Away","type":"Unit","range":"Far"},
            {"name":"Nowhere","type":"Unit"},{"name":"Tower","type":"Asset","range":"Mid"}])"));
        const auto obstacle = [&](const char* deckText, const char* card) {
            const Deck deck = deckOf(deckText);
            const Additions additions(checker, deck);
            const auto index = cardNamed(checker.catalogue(), card);
            const auto found = additions.obstacle(index, checker.sectionIndex(SectionId("main")));
            if (additions.carries(index, checker.sectionIndex(SectionId("main"))) == found.has_value())
                return std::string("carries and obstacle differ");
            return found ? found->rule + ": " + std::to_string(found->wouldBe) + " of " + std::to_string(found->limit)
                         : std::string();
        };
        QCOMPARE(obstacle("", "Away"), std::string());
        QCOMPARE(obstacle("main: 2 Near", "Nigh"), std::string());
        QCOMPARE(obstacle("main: 2 Near", "Away"), std::string("ranges: 2 of 1"));
        QCOMPARE(obstacle("main: 2 Near", "Nowhere"), std::string());
        QCOMPARE(obstacle("main: 2 Near", "Tower"), std::string());
        QCOMPARE(obstacle("sideboard: 2 Near", "Away"), std::string());
        QCOMPARE(obstacle("main: 1 Near, 1 Away", "Nigh"), std::string());
    }

    void aCardGoesHomeToTheFirstSectionThatTakesIt()
    {
        const DeckChecker checker(ruleset(), additionsCatalogue());
        const Deck deck = deckOf("main: 20 Ten");
        const Additions additions(checker, deck);
        QVERIFY(additions.homeSection(cardNamed(checker.catalogue(), "M None")) ==
                checker.sectionIndex(SectionId("missions")));
        QVERIFY(
            additions.homeSection(cardNamed(checker.catalogue(), "Barred")) == checker.sectionIndex(SectionId("main")));

        const DeckChecker picky(rulesetOf("", "", R"({"id":"maybe","label":"Maybe","free":true},
                                                     {"id":"events","label":"Events","accepts":"t:event"})"),
            additionsCatalogue());
        const Additions few(picky, deck);
        QVERIFY(few.homeSection(cardNamed(picky.catalogue(), "Free")) == picky.sectionIndex(SectionId("events")));
        QVERIFY(!few.homeSection(cardNamed(picky.catalogue(), "Ten")));
        QCOMPARE(q(names(few.addable(), picky.catalogue())), q("Free, Magic 1, One"));
    }

    void legalCardsAreThoseTheMissionsAllow()
    {
        const DeckChecker checker(ruleset(), additionsCatalogue());
        const auto legal = [&](const char* text) {
            const Deck deck = deckOf(text);
            return q(names(Additions(checker, deck).legal(), checker.catalogue()));
        };
        QCOMPARE(legal(""), q("Captain, Free, M None, M Tech 1, M Tech 3, Nine, One, Ten, Twin"));
        QCOMPARE(legal("missions: 1 M Tech 3"),
            q("Captain, Free, M None, M Tech 1, M Tech 3, Nine, One, Tech 3, Ten, Twin"));
        QCOMPARE(legal("missions: 1 M Tech 3, 1 M Tech 1; main: 9 Twin, 25 Ten, 9 Captain"),
            q("Captain, Free, M None, M Tech 1, M Tech 3, Nine, One, Tech 3, Tech 4, Ten, Twin"));
    }

    // "3 more, 57 left": copies after this one, and what is left to the exact total.
    void room_data()
    {
        QTest::addColumn<QString>("deck");
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("section");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* deck, const char* card, const char* section,
                             const char* expected) {
            QTest::newRow(name) << q(deck) << q(card) << q(section) << q(expected);
        };
        row("an empty deck", "", "Ten", "main", "98 more, 190 left");
        row("a last copy that fills the deck", "main: 19 Ten, 9 One; sideboard: 1 Twin", "Twin", "main",
            "0 more, 0 left");
        row("a card without cost", "main: 19 Ten", "Free", "main", "98 more, 10 left");
        row("missions lead to their points", "missions: 1 M Tech 3", "M Tech 1", "missions", "8 more, 2 left");
        row("cards of the sideboard", "sideboard: 3 One", "Ten", "sideboard", "98 more, 6 left");
        row("a pile that counts for nothing", "maybe: 3 One", "Ten", "maybe", "any");
    }
    void room()
    {
        QFETCH(QString, deck);
        QFETCH(QString, card);
        QFETCH(QString, section);
        QFETCH(QString, expected);
        const DeckChecker checker(ruleset(), additionsCatalogue());
        const auto value = deckOf(deck.toStdString());
        const auto room = Additions(checker, value)
                              .room(cardNamed(checker.catalogue(), card.toStdString()),
                                  checker.sectionIndex(SectionId(section.toStdString())));
        auto told = room.copies ? QStringLiteral("%1 more").arg(*room.copies) : QStringLiteral("any");
        if (room.constraint)
            told += QStringLiteral(", %1 left").arg(room.left);
        QCOMPARE(told, expected);
    }

    void roomIsWhatTheDeckSaysAfterOneMore()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const Deck deck = randomDeck(seed, checker.catalogue());
            const Additions additions(checker, deck);
            Random random(seed);
            for (int i = 0; i < 8; ++i) {
                const auto card = random.below(static_cast<std::uint32_t>(checker.catalogue().size()));
                const auto section = additions.homeSection(card).value();
                const auto before = additions.copies(card, section);
                const Deck more = withOneMore(deck, checker, card, section);
                const Additions after(checker, more);
                RC_ASSERT(after.copies(card, section) == before + 1);
                if (additions.obstacle(card, section))
                    continue;
                const auto room = additions.room(card, section);
                RC_ASSERT(room.constraint.has_value());
                const auto& rule = checker.ruleset().constraints[*room.constraint];
                for (const auto& total : checker.check(more).totals)
                    if (total.constraint == *room.constraint)
                        RC_ASSERT(total.value + room.left == *rule.bounds.exactly);
                // As many more as it says, and not one beyond by the copy limits.
                RC_ASSERT(room.copies.has_value() && *room.copies >= 0);
                if (*room.copies == 0) {
                    const auto obstacle = after.obstacle(card, section);
                    RC_ASSERT(obstacle.has_value());
                }
            }
        }));
    }

    void copiesAreThoseALimitLooksAtElseOfTheSection()
    {
        const DeckChecker checker(ruleset(), additionsCatalogue());
        const Deck deck = deckOf("main: 1 Twin; sideboard: 2 Twin; maybe: 4 Twin");
        const Additions additions(checker, deck);
        const auto twin = cardNamed(checker.catalogue(), "Twin");
        QCOMPARE(additions.copies(twin, checker.sectionIndex(SectionId("main"))), std::int64_t{3});
        QCOMPARE(additions.copies(twin, checker.sectionIndex(SectionId("maybe"))), std::int64_t{4});
    }

    void addableCardsAreThoseWithoutAnObstacleAtHome()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const Deck deck = randomDeck(seed, checker.catalogue());
            const Additions additions(checker, deck);
            const auto addable = additions.addable();
            Random random(seed);
            for (int i = 0; i < 20; ++i) {
                const auto card = random.below(static_cast<std::uint32_t>(checker.catalogue().size()));
                RC_ASSERT(addable.contains(card) == !additions.obstacle(card, additions.homeSection(card).value()));
            }
        }));
    }
};

NEXUS_TEST(AdditionsTest, Events);

} // namespace additions_test

#include "additions_test.moc"
