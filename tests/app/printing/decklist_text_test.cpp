#include "app/printing/decklist_text.h"

#include "app/documents/deck_placement.h"
#include "importers/registry.h"
#include "model/base/random.h"
#include "tests/support/decks.h"
#include "tests/support/legal_decks.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace decklist_text_test {

using namespace nexus;
using namespace nexus::app;
using namespace nexus::model;
using namespace nexus::test;

namespace {

std::shared_ptr<const DeckChecker> checker()
{
    static const auto made = std::make_shared<const DeckChecker>(ruleset(), starterCatalogue());
    return made;
}

const TournamentLists& lists()
{
    static const TournamentLists made(starterCatalogue(), 7);
    return made;
}

PlayerDetails somebody()
{
    PlayerDetails player;
    player.lastName = QStringLiteral("Marrow");
    player.event = QStringLiteral("Main deck: the sequel"); // would be a heading, were it not told by its field
    return player;
}

TournamentList listOf(const Deck& deck) { return lists().make(deck, checker(), somebody()); }

std::vector<Deck> readBack(const char* name, const std::string& bytes)
{
    auto read = importers::readDecks(name, bytes, starterGame());
    std::vector<Deck> decks;
    if (!read)
        return decks;
    for (auto& one : *read) {
        if (!one.unread.empty())
            return {};
        placeCards(one, *checker());
        decks.push_back(std::move(one.deck));
    }
    return decks;
}

// Sections that count, each with its rows by name.
std::map<std::string, std::multimap<std::string, int>> rowsOf(const Deck& deck, bool printings)
{
    std::map<std::string, std::multimap<std::string, int>> rows;
    for (const auto& section : deck.sections)
        for (const auto& entry : section.entries)
            if (!checker()->isFree(section.id))
                rows[section.id.str()].emplace(
                    entry.card + (printings ? " " + entry.printing : std::string()), entry.count);
    return rows;
}

Deck sample()
{
    auto deck = deckOf("missions: 1 First Term at Lowglass, 1 The Provost's Examination; main: 3 Wick Sprite, 1 "
                       "Quillon the Borrowed, 2 Wick Sprite [ABC 9], 2 Midnight Oil;"
                       "sideboard: 1 Lost the Thread; maybe: 3 Inkling Page");
    deck.name = "Ink & Water";
    deck.notes = "A secret plan";
    return deck;
}

} // namespace

class DecklistTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void textSaysWhatStandsOnTheList()
    {
        const auto text = decklistAsText(listOf(sample()));
        for (const auto* line : {"// Deck: Ink & Water\n", "// Last name: Marrow\n", "// Legality: NOT LEGAL\n",
                 "// Wrong: Main deck has 18 of exactly 200 CP: 182 short. § II Construction Basics\n",
                 "// Sum: Leaders: 1 card, 7/25 CP\n", "// Group: Units 5 cards · 5 CP\n", "3 Wick Sprite\n",
                 "2 Wick Sprite (ABC) 9\n", "// Sum: Main deck, Leaders included: 8 cards, 18/200 CP\n",
                 "// Sum: Sideboard: 1/10 cards, 3/40 CP\n", "// Checksum: "})
            QVERIFY2(q(text).contains(q(line)), (std::string(line) + "\n" + text).c_str());
        QVERIFY(!q(text).contains(q("secret")));
        QVERIFY(!q(text).contains(q("Inkling"))); // of a pile that counts for nothing
        QCOMPARE(q(text).count(q("Code: QN1-")), 1);
    }

    void everyFormIsReadBack_data()
    {
        QTest::addColumn<int>("form");
        QTest::newRow("text") << static_cast<int>(DecklistForm::Text);
        QTest::newRow("csv") << static_cast<int>(DecklistForm::Csv);
        QTest::newRow("json") << static_cast<int>(DecklistForm::Json);
        QTest::newRow("markdown") << static_cast<int>(DecklistForm::Markdown);
    }
    void everyFormIsReadBack()
    {
        QFETCH(int, form);
        const auto as = static_cast<DecklistForm>(form);
        const auto list = listOf(sample());
        const auto bytes = decklistsAs(as, std::span(&list, 1));
        const auto decks = readBack((std::string("x") + formEnding(as)).c_str(), bytes);
        QCOMPARE(decks.size(), std::size_t{1});
        const bool told = as == DecklistForm::Text || as == DecklistForm::Json; // tables know no printings
        if (told) {
            QCOMPARE(rowsOf(decks[0], true), rowsOf(sample(), true));
            QCOMPARE(decks[0].name, std::string("Ink & Water"));
            QCOMPARE(decks[0].ruleset, sample().ruleset);
        }
        QCOMPARE(listOf(decks[0]).checksum, list.checksum);
    }

    void randomLegalDecksComeBack()
    {
        const auto& legal = starterChecker("quantum-nexus-2025-07");
        const LegalDecks decks(legal);
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const auto list = listOf(decks.make(seed));
            for (const auto as : {DecklistForm::Text, DecklistForm::Csv, DecklistForm::Json, DecklistForm::Markdown}) {
                const auto back = readBack(
                    (std::string("x") + formEnding(as)).c_str(), decklistsAs(as, std::span(&list, 1)));
                QCOMPARE(back.size(), std::size_t{1});
                QCOMPARE(rowsOf(back[0], false), rowsOf(decks.make(seed), false));
            }
        }
    }

    // Whatever a name is made of: the text reads back to the same names, or the name was one no list can hold.
    void hostileNamesComeBack()
    {
        for (const std::string name : {"Main", "3 Wick Sprite", "// no", "Sideboard (10)", "=1+2", "a \"b\" c", "x | y",
                 "[main]", "Name (ABC) 12", "*bold*", "a_b_c", "SB: 1 X"}) {
            auto deck = deckOf("main: 3 Wick Sprite; sideboard: 1 Lost the Thread");
            DeckEntry entry;
            entry.card = name;
            entry.count = 4;
            deck.sectionOrNew(SectionId("main")).entries.push_back(entry);
            const auto list = listOf(deck);
            for (const auto as : {DecklistForm::Text, DecklistForm::Csv, DecklistForm::Json, DecklistForm::Markdown}) {
                const auto back = readBack(
                    (std::string("x") + formEnding(as)).c_str(), decklistsAs(as, std::span(&list, 1)));
                QVERIFY2(back.size() == 1, (name + " " + formEnding(as)).c_str());
                QVERIFY2(
                    rowsOf(back[0], false) == rowsOf(listOf(deck).deck, false), (name + " " + formEnding(as)).c_str());
            }
        }
    }

    void spreadsheetsRunNothing()
    {
        auto deck = sample();
        deck.name = "=cmd|' /C calc'!A0";
        auto list = listOf(deck);
        list.player.lastName = QStringLiteral("@SUM(A1)");
        const auto csv = decklistsAs(DecklistForm::Csv, std::span(&list, 1));
        for (const auto cell : {",=", ",@", "\n=", "\n@", "\"="})
            QVERIFY2(!q(csv).contains(q(cell)), csv.c_str());
        QVERIFY(q(csv).startsWith(q("Deck Name,Section,Card Type,Count,Card Name,Set,Number,CP,Line CP,Last name,")));
    }

    void severalDecksStayApart()
    {
        auto other = sample();
        other.sectionOrNew(SectionId("main")).entries[0].count = 1;
        const std::vector two{listOf(sample()), listOf(other)}; // of one name
        for (const auto as : {DecklistForm::Csv, DecklistForm::Markdown}) {
            const auto back = readBack((std::string("x") + formEnding(as)).c_str(), decklistsAs(as, two));
            QCOMPARE(back.size(), std::size_t{2});
            QCOMPARE(listOf(back[1]).checksum, two[1].checksum);
            QCOMPARE(back[1].name, std::string("Ink & Water (2)"));
        }
        const auto json = QJsonDocument::fromJson(QByteArray::fromStdString(decklistsAs(DecklistForm::Json, two)));
        QCOMPARE(json.array().size(), 2);
    }

    void jsonCarriesTheFigures()
    {
        const auto list = listOf(sample());
        const auto json = QJsonDocument::fromJson(QByteArray::fromStdString(decklistAsJson(list))).object();
        const auto about = json[QStringLiteral("decklist")].toObject();
        QCOMPARE(about[QStringLiteral("player")][QStringLiteral("lastName")].toString(), QStringLiteral("Marrow"));
        QVERIFY(about[QStringLiteral("player")][QStringLiteral("firstName")].isNull());
        QCOMPARE(about[QStringLiteral("legal")].toBool(true), false);
        QCOMPARE(
            about[QStringLiteral("findings")].toArray().size(), static_cast<qsizetype>(list.report.findings.size()));
        QCOMPARE(about[QStringLiteral("checksum")].toString(), q(list.checksum));
        QCOMPARE(about[QStringLiteral("code")].toString(), q(list.code));
        QCOMPARE(about[QStringLiteral("catalogue")][QStringLiteral("revision")].toInt(), 7);
        const auto main = about[QStringLiteral("blocks")][1];
        QCOMPARE(main[QStringLiteral("sums")][0][QStringLiteral("value")].toInt(), 18);
        QCOMPARE(main[QStringLiteral("sums")][0][QStringLiteral("exactly")].toInt(), 200);
    }

    void wordsTellBounds()
    {
        QCOMPARE(boundedText(200, {.exactly = 200}), std::string("200/200"));
        QCOMPARE(boundedText(3, {.atMost = 6}), std::string("3/6"));
        QCOMPARE(boundedText(3, {.atLeast = 5}), std::string("3 of at least 5"));
        QCOMPARE(boundedText(3, {.atLeast = 2, .atMost = 4}), std::string("3 of 2 to 4"));
        QCOMPARE(decklistForm("A.PDF"), std::optional(DecklistForm::Pdf));
        QCOMPARE(decklistForm("a.doc"), std::optional<DecklistForm>());
    }
};

NEXUS_TEST(DecklistTextTest, Events);

} // namespace decklist_text_test

#include "decklist_text_test.moc"
