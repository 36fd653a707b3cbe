#include "importers/codes/deck_code.h"

#include "importers/codes/encoding.h"
#include "model/base/random.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace deck_checksum_test {

using namespace nexus;
using namespace nexus::importers;
using namespace nexus::test;

namespace {

std::string sumOf(const model::Deck& deck) { return deckChecksum(deck, ruleset(), *starterCatalogue()); }

} // namespace

class DeckChecksumTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // By the definition in resources/help/codes.md, line by line.
    void itIsTheHashOfTheSortedLines()
    {
        const auto key = [](std::string_view name) {
            return std::string(starterCatalogue()->key(starterCatalogue()->named(model::fold(name)).front()));
        };
        const auto deck = deckOf("sideboard: 1 Aegis Tender; main: 3 Wick Sprite, 2 Aegis Tender");
        std::vector<std::string> lines{"sideboard\t" + key("Aegis Tender") + "\t1\n",
            "main\t" + key("Wick Sprite") + "\t3\n", "main\t" + key("Aegis Tender") + "\t2\n"};
        std::sort(lines.begin(), lines.end());
        const auto digest = sha256("quantum-nexus\n" + lines[0] + lines[1] + lines[2]);
        const auto text = base32(std::span(digest).first(10));
        QCOMPARE(sumOf(deck),
            text.substr(0, 4) + "-" + text.substr(4, 4) + "-" + text.substr(8, 4) + "-" + text.substr(12, 4));
        QVERIFY(looksLikeChecksum(sumOf(deck)));
    }

    void orderPrintingsNamesAndNotesDoNotCount()
    {
        auto a = deckOf("main: 3 Wick Sprite, 2 Aegis Tender; missions:"),
             b = deckOf("main: 2 aegis  tender, 1 Wick Sprite, 2 Wick Sprite [COR 55]; maybe: 4 Glasswing Courier");
        b.name = "Other";
        b.notes = "x";
        QCOMPARE(sumOf(a), sumOf(b));
    }

    // As the code of the deck leaves it out, whatever sections the ruleset names.
    void thePileUnderConsiderationNeverCounts()
    {
        const auto law = rulesetOf(
            R"({"rule":"few","kind":"count","sections":["main"],"atMost":2})", "", R"({"id":"main","label":"Main"})");
        const auto sum = [&](const char* text) { return deckChecksum(deckOf(text), law, *starterCatalogue()); };
        QCOMPARE(sum("main: 2 Aegis Tender; maybe: 4 Wick Sprite"), sum("main: 2 Aegis Tender"));
        QVERIFY(sum("main: 2 Aegis Tender; sideboard: 4 Wick Sprite") != sum("main: 2 Aegis Tender"));
    }

    void everyOtherListHasAnother()
    {
        const auto sum = sumOf(deckOf("main: 3 Wick Sprite, 2 Aegis Tender"));
        for (const char* other : {"main: 3 Wick Sprite", "main: 3 Wick Sprite, 3 Aegis Tender",
                 "main: 3 Wick Sprite; sideboard: 2 Aegis Tender", "main: 3 Wick Sprite, 2 Aegis Tendr",
                 "main: 32 Wick Sprite"})
            QVERIFY2(sumOf(deckOf(other)) != sum, other);
        QVERIFY(sumOf(deckOf("main: 1 Not There")) != sumOf(deckOf("main: 1 Not Here")));
        auto game = deckOf("main: 3 Wick Sprite, 2 Aegis Tender");
        game.game = "other";
        QVERIFY(sumOf(game) != sum);
    }

    void whatLooksLikeOne()
    {
        QVERIFY(looksLikeChecksum("ABCD-EFGH-IJKL-MNOP") && looksLikeChecksum("abcdefghijklmnop"));
        QVERIFY(!looksLikeChecksum("ABCD-EFGH-IJKL-MNO") && !looksLikeChecksum("ABCD-EFGH-IJKL-MN89") &&
                !looksLikeChecksum(""));
    }
};

NEXUS_TEST(DeckChecksumTest, Events);

} // namespace deck_checksum_test

#include "deck_checksum_test.moc"
