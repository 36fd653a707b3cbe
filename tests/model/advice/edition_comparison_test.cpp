#include "model/advice/edition_comparison.h"

#include "importers/decklist/deck_json.h"
#include "model/base/random.h"
#include "model/deck/deck_edit.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace edition_comparison_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

std::string someCards(Random& random)
{
    const char* domains[] = {"technology", "magic"};
    std::string json = "[";
    for (int i = 0; i < 4; ++i)
        json += R"({"name":"M)" + std::to_string(i) + R"(","type":"Mission","cp":1,"duplicates":)" +
                std::to_string(random.between(1, 2)) + R"(,"domains":{")" + domains[random.below(2)] + R"(":)" +
                std::to_string(random.between(1, 3)) + "}},";
    for (int i = 0; i < 6; ++i)
        json += R"({"name":"C)" + std::to_string(i) + R"(","type":"Unit",)" +
                (random.below(4) ? "" : R"("subtypes":["Leader"],)") + R"("cp":)" +
                std::to_string(random.between(1, 4)) + R"(,"duplicates":)" + std::to_string(random.between(1, 3)) +
                R"(,"domains":{")" + domains[random.below(2)] + R"(":)" + std::to_string(random.between(0, 2)) + "}},";
    json.back() = ']';
    return json;
}

std::string someConstraints(Random& random)
{
    const auto number = [&](int from, int to) { return std::to_string(random.between(from, to)); };
    std::string text =
        R"({"rule":"dup","kind":"copies","sections":["missions","main","sideboard"],"limit":"duplicates"})";
    text += random.below(2) ? R"(,{"rule":"main","kind":"total","sections":["main"],"attribute":"cp","exactly":)" +
                                  number(4, 14) + "}"
                            : R"(,{"rule":"main","kind":"count","sections":["main"],"atLeast":)" + number(1, 3) +
                                  R"(,"atMost":)" + number(3, 6) + "}";
    if (random.below(2))
        text +=
            R"(,{"rule":"leader","kind":"total","sections":["main"],"where":"t:leader","attribute":"cp","atMost":)" +
            number(0, 6) + "}";
    if (random.below(4))
        text +=
            R"(,{"rule":"within","kind":"within","sections":["main","sideboard"],"forEach":"domains","totalOf":"missions"})"
            R"(,{"rule":"domains","kind":"total","sections":["missions"],"attribute":"domains","exactly":)" +
            number(1, 4) + "}";
    if (random.below(2))
        text += R"(,{"rule":"side","kind":"count","sections":["sideboard"],"exactly":2,"unlessEmpty":true})";
    return text;
}

Deck someDeck(Random& random)
{
    Deck deck = deckOf("", "elsewhere");
    const char* sections[] = {"missions", "main", "sideboard", "maybe", "reserve"};
    for (int rows = random.between(0, 7); rows > 0; --rows) {
        DeckEntry entry;
        entry.count = random.between(1, 3);
        entry.card = random.below(8) == 0 ? "Nobody"
                                          : (random.below(3) == 0 ? "M" : "C") + std::to_string(random.below(6));
        addCopies(deck.sectionOrNew(SectionId(sections[random.below(5)])), entry);
    }
    return deck;
}

std::string changesOf(const EditionProposal& proposal)
{
    std::string text;
    for (const auto& change : proposal.changes)
        text += (text.empty() ? "" : ", ") + change.section.str() + " " + std::to_string(change.delta) + " " +
                change.card;
    return text;
}

std::string proposed(const Deck& deck, const DeckChecker& checker)
{
    const auto proposal = *compareWith(deck, checker);
    return changesOf(proposal) +
           (proposal.after.legal() ? "" : "; left: " + told(proposal.after.findings, checker.catalogue().game()));
}

// Every deck of at most two copies a card in missions and main, one after the other.
template <class Visit> void eachDeck(const Catalogue& catalogue, const DeckChecker& checker, Visit visit)
{
    std::vector<int> copies(catalogue.size(), 0);
    for (;;) {
        Deck deck = deckOf("missions: ; main: ");
        for (CardIndex card = 0; card < catalogue.size(); ++card) {
            DeckEntry entry;
            entry.card = unambiguousName(catalogue, card);
            entry.count = copies[card];
            if (copies[card] > 0)
                addCopies(
                    deck.sectionOrNew(SectionId(checker.accepted(0)->contains(card) ? "missions" : "main")), entry);
        }
        visit(deck);
        std::size_t at = 0;
        while (at < copies.size() && ++copies[at] > 2)
            copies[at++] = 0;
        if (at == copies.size())
            return;
    }
}

std::int64_t copiesBetween(const Deck& before, const Deck& after)
{
    std::int64_t copies = 0;
    for (const auto& section : deckDiff(before, after).sections)
        for (const auto& card : section.cards)
            copies += std::abs(card.to - card.from);
    return copies;
}

} // namespace

} // namespace edition_comparison_test

// moc of Qt 6.4 loses count of the braces in raw strings, so the namespace begins anew.
namespace edition_comparison_test {

class EditionComparisonTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsProposedIsWhatTheValidatorSays()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed, 5);
            const DeckChecker checker(rulesetOf(someConstraints(random)), catalogueOf(someCards(random)));
            const auto deck = someDeck(random);
            const auto proposal = *compareWith(deck, checker);
            RC_ASSERT(proposal == *compareWith(deck, checker)); // the same input, the same output
            RC_ASSERT(proposal.now == checker.check(deck));
            auto after = deck;
            const auto undo = apply(after, proposal.mended);
            RC_ASSERT(undo.has_value());
            RC_ASSERT(after.ruleset == checker.ruleset().id);
            RC_ASSERT(checker.check(after) == proposal.after);
            RC_ASSERT(!proposal.now.legal() || proposal.changes.empty());
            RC_ASSERT(copiesBetween(deck, after) == proposal.copies());
            RC_ASSERT(apply(after, *undo).has_value());
            RC_ASSERT(after == deck);
        }));
    }

    // Where any deck is legal one is proposed; where the Missions may stay, none with them is nearer; where they are at
    // fault, none at all.
    void agreesWithBruteForce()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed, 6);
            std::string json = "[";
            for (int i = 0; i < 3; ++i)
                json += R"({"name":"M)" + std::to_string(i) + R"(","type":"Mission","duplicates":1,"domains":{")" +
                        (random.below(2) ? "technology" : "magic") + R"(":)" + std::to_string(random.between(1, 2)) +
                        "}},";
            for (int i = 0; i < 4; ++i)
                json += R"({"name":"C)" + std::to_string(i) + R"(","type":"Unit","cp":)" +
                        std::to_string(random.between(1, 5)) + R"(,"duplicates":)" +
                        std::to_string(random.between(1, 2)) + R"(,"domains":{")" +
                        (random.below(2) ? "technology" : "magic") + R"(":)" + std::to_string(random.between(0, 2)) +
                        "}},";
            json.back() = ']';
            const auto catalogue = catalogueOf(json);
            const DeckChecker checker(
                rulesetOf(
                    R"({"rule":"m","kind":"total","sections":["main"],"attribute":"cp","exactly":)" +
                    std::to_string(random.between(3, 12)) +
                    R"(},{"rule":"d","kind":"total","sections":["missions"],"attribute":"domains","exactly":)" +
                    std::to_string(random.between(1, 3)) +
                    R"(},{"rule":"w","kind":"within","sections":["main"],"forEach":"domains","totalOf":"missions"},
                                                   {"rule":"c","kind":"copies","sections":["missions","main"],"limit":"duplicates"})"),
                catalogue);
            Deck deck = deckOf("missions: ; main: ");
            for (int rows = random.between(0, 5); rows > 0; --rows) {
                DeckEntry entry;
                entry.card = (random.below(3) == 0 ? "M" : "C") + std::to_string(random.below(3));
                entry.count = random.between(1, 2);
                addCopies(deck.sectionOrNew(SectionId(entry.card[0] == 'M' ? "missions" : "main")), entry);
            }
            std::optional<std::int64_t> least, leastWithTheirs;
            eachDeck(*catalogue, checker, [&](const Deck& other) {
                if (!checker.check(other).legal())
                    return;
                const auto copies = copiesBetween(deck, other);
                least = std::min(least.value_or(copies), copies);
                auto missions = deck;
                missions.sectionOrNew(SectionId("main")) = *other.section(SectionId("main"));
                if (copiesBetween(missions, other) == 0)
                    leastWithTheirs = std::min(leastWithTheirs.value_or(copies), copies);
            });
            const auto proposal = *compareWith(deck, checker);
            RC_ASSERT(proposal.after.legal() == least.has_value());
            if (!least)
                return;
            const auto& now = proposal.now.findings;
            const bool theirs = leastWithTheirs && std::none_of(now.begin(), now.end(), [](const Finding& finding) {
                return finding.rule == "w" || finding.rule == "d";
            });
            RC_ASSERT(proposal.copies() == (theirs ? *leastWithTheirs : *least));
        }));
    }

    void sampleDecksUnderEveryEdition()
    {
        std::vector<std::shared_ptr<const DeckChecker>> checkers;
        for (const auto& known : starterLibrary().rulesets)
            checkers.push_back(std::make_shared<const DeckChecker>(known.ruleset, starterCatalogue()));
        const auto files = nexus::test::starterFiles("decks");
        for (std::size_t file = 0; file < files.size(); file += underSanitizers() ? 4 : 1) {
            const auto deck = *nexus::importers::readDeckJson(files[file].bytes);
            const auto proposals = compareEditions(deck, checkers);
            QCOMPARE(proposals.size(), checkers.size());
            for (std::size_t i = 0; i < checkers.size(); ++i) {
                QVERIFY2(proposals[i].now.legal() == proposals[i].changes.empty(), qPrintable(q(deck.name)));
                QVERIFY2(proposals[i].after.legal(), qPrintable(q(deck.name)));
            }
        }
    }

    void whatMeansNoCardGoesOut()
    {
        const auto catalogue = catalogueOf(
            R"([{"name":"Ten","type":"Unit","cp":10,"duplicates":9},{"name":"Wall","type":"Unit","cp":2,"duplicates":9},
                                               {"name":"Wall","type":"Asset","cp":3,"duplicates":9}])");
        const DeckChecker checker(
            rulesetOf(R"({"rule":"n","kind":"count","sections":["main"],"atMost":9})"), catalogue);
        QCOMPARE(q(proposed(deckOf("main: 2 Ten, 1 Tenn, 1 Wall, 3 Wall (Asset); maybe: 4 Nobody"), checker)),
            QStringLiteral("main -1 Tenn, main -1 Wall"));
    }

    void anotherPool()
    {
        const auto game = starterGame();
        CatalogueBuilder builder(game);
        for (const auto& [name, set, cp] :
            {std::tuple("Old", "AAA", 2), {"Both", "AAA", 2}, {"Both", "BBB", 5}, {"New", "BBB", 1}}) {
            auto card = cardsOf(R"([{"name":")" + std::string(name) + R"(","type":"Unit","cp":)" + std::to_string(cp) +
                                R"(,"duplicates":9}])")
                            .front();
            card.set = set;
            builder.add(card);
        }
        const auto catalogue = builder.build();
        const auto law = R"({"rule":"n","kind":"total","sections":["main"],"attribute":"cp","atMost":7})";
        const DeckChecker first(rulesetOf(law, R"("sets":["AAA"],)"), catalogue),
            second(rulesetOf(law, R"("sets":["BBB"],)"), catalogue);
        const auto deck = deckOf("main: 1 Old, 1 Both");
        QVERIFY(compareWith(deck, first)->now.legal());
        const auto proposal = *compareWith(deck, second);
        QCOMPARE(q(changesOf(proposal)), QStringLiteral("main -1 Old"));
        QVERIFY(proposal.after.legal());
        QCOMPARE(proposal.after.totals.front().value, 5); // as its printing there has it
    }

    // Another edition may call its sections otherwise, or have fewer of them.
    void otherSections()
    {
        const auto catalogue = catalogueOf(
            R"([{"name":"Ten","type":"Unit","cp":10,"duplicates":9},{"name":"Forge","type":"Mission","cp":2,"duplicates":9}])");
        const auto checker = DeckChecker(
            rulesetOf(R"({"rule":"n","kind":"count","sections":["deck"],"atMost":9})", "",
                R"({"id":"goals","label":"Goals","accepts":"t:mission"},{"id":"deck","label":"Deck","accepts":"-t:mission"})"),
            catalogue);
        QCOMPARE(q(proposed(deckOf("missions: 2 Forge; main: 3 Ten; maybe: 1 Ten"), checker)),
            QStringLiteral("missions -2 Forge, main -3 Ten, goals 2 Forge, deck 3 Ten"));
        // What lies beside a deck that is there already does not come into it.
        const DeckChecker usual(rulesetOf(R"({"rule":"n","kind":"count","sections":["main"],"atMost":9})"), catalogue);
        QCOMPARE(q(proposed(deckOf("main: 3 Ten; reserve: 2 Ten"), usual)), QStringLiteral("reserve -2 Ten"));
    }

    // The fewest changes: one Mission for another rather than three cards.
    void theNearestPackage()
    {
        const auto catalogue = catalogueOf(R"([
            {"name":"Tech","type":"Mission","cp":2,"duplicates":1,"domains":{"technology":2}},{"name":"Magic","type":"Mission","cp":2,"duplicates":1,"domains":{"magic":2}},
            {"name":"Drone","type":"Unit","cp":1,"duplicates":9,"domains":{"technology":1}},{"name":"Sprite","type":"Unit","cp":1,"duplicates":9,"domains":{"magic":1}}])");
        const DeckChecker checker(
            rulesetOf(R"({"rule":"d","kind":"total","sections":["missions"],"attribute":"domains","exactly":2},
                                               {"rule":"w","kind":"within","sections":["main"],"forEach":"domains","totalOf":"missions"},
                                               {"rule":"n","kind":"count","sections":["main"],"atMost":9})"),
            catalogue);
        QCOMPARE(q(proposed(deckOf("missions: 1 Tech; main: 3 Sprite"), checker)),
            QStringLiteral("missions 1 Magic, missions -1 Tech"));
        QCOMPARE(q(proposed(deckOf("missions: 1 Tech; main: 1 Sprite, 5 Drone"), checker)),
            QStringLiteral("main -1 Sprite"));
        QCOMPARE(q(proposed(deckOf("main: 2 Sprite"), checker)), QStringLiteral("missions 1 Magic"));
    }

    void whatCannotBeMendedIsNamed()
    {
        const auto catalogue = catalogueOf(R"([{"name":"Ten","type":"Unit","cp":10,"duplicates":1}])");
        const DeckChecker checker(
            rulesetOf(R"({"rule":"n","kind":"total","sections":["main"],"attribute":"cp","exactly":15},
                                               {"rule":"dup","kind":"copies","sections":["main"],"limit":"duplicates"})"),
            catalogue);
        const auto proposal = *compareWith(deckOf("main: 2 Ten"), checker);
        QVERIFY(!proposal.after.legal());
        QVERIFY(!proposal.after.findings.empty());
    }

    void itCanBeStopped()
    {
        const auto checker = std::make_shared<const DeckChecker>(ruleset(), starterCatalogue());
        int asked = 0;
        const auto stop = [&](std::size_t done, std::size_t of) {
            ++asked;
            return done > of;
        };
        QVERIFY(compareEditions(deckOf("main: 3 Candle Reef"), {checker, checker}, stop).empty());
        QVERIFY(asked > 0);
    }
};

NEXUS_TEST(EditionComparisonTest, Events);

} // namespace edition_comparison_test

#include "edition_comparison_test.moc"

#include <cmath>
#include <tuple>
