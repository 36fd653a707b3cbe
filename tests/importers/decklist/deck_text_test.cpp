#include "importers/decklist/deck_text.h"

#include "importers/decklist/card_line.h"

#include "importers/decklist/deck_json.h"
#include "importers/text_guard.h"
#include "model/base/random.h"
#include "model/base/text.h"
#include "tests/importers/problems.h"
#include "tests/support/random_values.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace deck_text_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

class DeckTextTest : public QObject {
    Q_OBJECT

private:
    static ListedDeck listed(const std::string& text) { return readDeckText(text, starterGame()).value(); }
    // The only entry of a list of one line.
    static DeckEntry entryOf(const std::string& line)
    {
        const auto list = listed(line);
        if (list.deck.sections.size() != 1 || list.deck.sections[0].entries.size() != 1)
            return {.card = "not one entry", .count = 0};
        return list.deck.sections[0].entries[0];
    }
    static std::vector<DeckEntry> section(const ListedDeck& list, const char* id)
    {
        const auto* found = list.deck.section(SectionId(id));
        return found ? found->entries : std::vector<DeckEntry>();
    }

    // What a list can carry: no empty sections, keys or unknown fields.
    static Deck textDeck(std::uint64_t seed)
    {
        Random random(seed, 23);
        Deck deck = randomDeck(seed, *starterCatalogue());
        deck.sections.push_back({SectionId("my own [section]"), {}});
        for (auto& section : deck.sections) {
            for (int i = random.between(0, 4); i > 0; --i)
                addCopies(section, {.card = randomName(random.next()), .count = random.between(1, 999)});
            DeckSection once{section.id, {}};
            for (auto entry : section.entries) {
                if (random.below(4) == 0)
                    entry.printing = random.below(2) ? "COR " + std::to_string(random.below(300)) : "P26";
                addCopies(once, entry);
            }
            section = once;
        }
        std::erase_if(deck.sections, [](const auto& s) { return s.entries.empty(); });
        deck.author = random.below(2) ? randomName(random.next()) : "";
        deck.notes = random.below(2) ? "first: // not a comment\n\n\tthird (x)\n" : "";
        for (int i = random.between(0, 3); i > 0; --i)
            deck.tags.push_back(randomName(random.next()));
        return deck;
    }

private Q_SLOTS:
    void countAndNameInTheirShapes_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("printing");
        const auto row = [](const char* line, int count, const char* name, const char* printing) {
            QTest::newRow(line) << QString::fromUtf8(line) << count << QString::fromUtf8(name)
                                << QString::fromUtf8(printing);
        };
        row("3 Relay Drone", 3, "Relay Drone", "");
        row("3x Relay Drone", 3, "Relay Drone", "");
        row("3X Relay Drone", 3, "Relay Drone", "");
        row("3× Relay Drone", 3, "Relay Drone", "");
        row("  3\tRelay Drone  ", 3, "Relay Drone", "");
        row("999 Relay Drone", 999, "Relay Drone", "");
        row("3 Relay Drone (COR) 12", 3, "Relay Drone", "COR 12");
        row("3 Relay Drone (COR)", 3, "Relay Drone", "COR");
        row("3 Relay Drone (P26) 12a", 3, "Relay Drone", "P26 12a");
        row("1 Zone of Silence (Mission)", 1, "Zone of Silence (Mission)", "");
        row("1 Zone of Silence (missions)", 1, "Zone of Silence (missions)", "");
        row("1 Zone of Silence (Mission) (COR) 12", 1, "Zone of Silence (Mission)", "COR 12");
        row("1 Zone (of the long silence)", 1, "Zone (of the long silence)", "");
        row("1 Zone (A)", 1, "Zone (A)", "");
        row("1 (COR) 12", 1, "(COR) 12", "");
        row("1 12", 1, "12", "");
        row("1 x", 1, "x", "");
        row("1 \"Zone (with) 12\"", 1, "Zone (with) 12", "");
        row("1 \"Zone (with) 12\" (COR) 7", 1, "Zone (with) 12", "COR 7");
        row("1 \"\"Quoted\" and not\"", 1, "\"Quoted\" and not", "");
        row("1 \"", 1, "\"", "");
        row("1 Relay (COR) 1\"", 1, "Relay (COR) 1\"", "");
        row("3 [COR:12] Relay Drone", 3, "Relay Drone", "COR 12"); // XMage
        row("3 [COR:12a] Relay (2)", 3, "Relay", "COR 12a");
        row("3 [COR] Relay Drone", 3, "Relay Drone", "COR"); // Magic Workstation
        row("13 [US] Plain (1)", 13, "Plain", "US");
        row("3 [] Relay Drone", 3, "[] Relay Drone", "");
        row("3 [of a long silence] Relay", 3, "[of a long silence] Relay", "");
        row("3 [COR]", 3, "[COR]", "");
        row("1 Relay Drone (COR) 12 *F*", 1, "Relay Drone", "COR 12"); // Moxfield
        row("1 Relay Drone (COR) 12 *F* #Ramp #!Card Draw", 1, "Relay Drone", "COR 12");
        row("1 Relay Drone #9", 1, "Relay Drone #9", "");
        row("1x Relay Drone (cor) 12 *F* [Ramp,Draw] ^Have,#37d67a^", 1, "Relay Drone", "cor 12"); // Archidekt
        row("1x Relay Drone [Ramp]", 1, "Relay Drone", "");
        row("1 \"Zone [with] *F*\" (COR) 7 *E*", 1, "Zone [with] *F*", "COR 7");
        row("1 A *wild card*", 1, "A *wild card*", "");
        row("1 *F*", 1, "*F*", "");
        row("2 // not a comment", 2, "// not a comment", "");
        row("2 Sideboard", 2, "Sideboard", "");
        row("2 K’thun, Ærø \"Ø\"", 2, "K’thun, Ærø \"Ø\"", "");
    }
    void countAndNameInTheirShapes()
    {
        QFETCH(QString, line);
        QFETCH(int, count);
        QFETCH(QString, name);
        QFETCH(QString, printing);
        const auto entry = entryOf(line.toStdString());
        QCOMPARE(QString::fromStdString(entry.card), name);
        QCOMPARE(entry.count, count);
        QCOMPARE(QString::fromStdString(entry.printing), printing);
    }

    // As people write them in messages, on forums and out of other programs, English and German.
    void linesAsPeopleWriteThem_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("printing");
        const auto row = [](const char* line, int count = 4, const char* name = "Aegis Tender",
                             const char* printing = "") {
            QTest::newRow(line) << count << QString::fromUtf8(name) << QString::fromUtf8(printing);
        };
        for (const char* line : {"Aegis Tender x4", "Aegis Tender X4", "Aegis Tender 4x", "Aegis Tender ×4",
                 "Aegis Tender (4)", "Aegis Tender (x4)", "Aegis Tender (4x)", "Aegis Tender [4]", "Aegis Tender x 4",
                 "Aegis Tender - 4", "Aegis Tender – 4", "Aegis Tender: 4", "Aegis Tender, 4", "Aegis Tender\t4",
                 "Aegis Tender 4", "Aegis Tender = 4", "Aegis Tender ... 4"})
            row(line);
        for (const char* line : {"(4) Aegis Tender", "(4x) Aegis Tender", "[4] Aegis Tender", "[4x] Aegis Tender",
                 "x4 Aegis Tender", "X4 Aegis Tender", "×4 Aegis Tender", "4 x Aegis Tender", "4 × Aegis Tender",
                 "4×Aegis Tender", "4xAegis Tender", "4 - Aegis Tender", "4: Aegis Tender", "4 Aegis Tender",
                 "4 x Aegis Tender", "４ Aegis Tender", "４ｘ Aegis Tender", "4️⃣ Aegis Tender",
                 "4 Stück Aegis Tender", "4 mal Aegis Tender", "4 copies of Aegis Tender", "4 of Aegis Tender",
                 "4 AEGIS TENDER", "4 aegis  tender"})
            row(line, 4,
                QByteArray(line).contains("AEGIS")   ? "AEGIS TENDER"
                : QByteArray(line).contains("aegis") ? "aegis  tender"
                                                     : "Aegis Tender");
        for (const char* line : {"- 4 Aegis Tender", "* 4 Aegis Tender", "• 4 Aegis Tender", "•4x Aegis Tender",
                 "– 4 Aegis Tender", "▪ Aegis Tender x4", "- [ ] 4 Aegis Tender", "- [x] 4 Aegis Tender",
                 "☐ 4 Aegis Tender", "✓ 4x Aegis Tender", "+ 4 Aegis Tender", "1. 4 Aegis Tender",
                 "12) 4x Aegis Tender", "3. Aegis Tender x4", "> 4 Aegis Tender", "> > 4 Aegis Tender",
                 ">4x Aegis Tender", "> - 4 Aegis Tender", "> 1. 4x Aegis Tender"})
            row(line);
        for (const char* line : {"**4** Aegis Tender", "**4 Aegis Tender**", "4 **Aegis Tender**", "*4x Aegis Tender*",
                 "__4__ Aegis Tender", "`4 Aegis Tender`", "||4 Aegis Tender||", "4 [[Aegis Tender]]",
                 "4 [Aegis Tender](https://cards.example/1)", "[b]4[/b] Aegis Tender", "4 [card]Aegis Tender[/card]",
                 "<b>4</b> Aegis Tender", "4 Aegis Tender,", "4 Aegis Tender;", "- **4x** Aegis Tender",
                 "4 “Aegis Tender”", "4 „Aegis Tender“"})
            row(line);
        row("4 Aegis Tender (COR) 12", 4, "Aegis Tender", "COR 12");
        row("4 Aegis Tender (COR #12)", 4, "Aegis Tender", "COR 12");
        row("4 Aegis Tender (COR) #12", 4, "Aegis Tender", "COR 12");
        row("4 Aegis Tender [COR:12]", 4, "Aegis Tender", "COR 12");
        row("4 Aegis Tender [COR 12]", 4, "Aegis Tender", "COR 12");
        row("4x Aegis Tender (cor) 12 [Tank] ^Have,#37d67a^", 4, "Aegis Tender", "cor 12");
        row("4\tAegis Tender\tCOR\t12", 4, "Aegis Tender", "COR 12");
        row("4\tAegis Tender\tCOR", 4, "Aegis Tender", "COR");
        row("Aegis Tender (COR) 12 x4", 4, "Aegis Tender", "COR 12");
        for (const char* line : {"four Aegis Tender", "Vier Aegis Tender", "FOUR x Aegis Tender", "- four Aegis Tender",
                 "four copies of Aegis Tender", "viermal Aegis Tender", "vier Stück Aegis Tender",
                 "four of Aegis Tender", "> **four** Aegis Tender", "1. four Aegis Tender"})
            row(line);
        for (const char* line :
            {"Aegis Tender x four", "Aegis Tender - vier", "Aegis Tender (four)", "• Aegis Tender: vier",
                "4,Aegis Tender,", "4,\"Aegis Tender\"", "4;\"Aegis Tender\"", "\"4\";Aegis Tender"})
            row(line);
        for (const char* line : {"<4> Aegis Tender", "4er Aegis Tender", "4pc Aegis Tender", "4 pcs. Aegis Tender",
                 "Aegis Tender 4 Stück", "Aegis Tender (4 copies)", "Aegis Tender, 4 copies", "Aegis Tender → 4",
                 "Aegis Tender => 4", "4 -> Aegis Tender", "Aegis Tender qty: 4", "Anzahl: 4 Aegis Tender",
                 "④ Aegis Tender", "\"4 Aegis Tender\"", "“4 Aegis Tender”", "4 Aegis Tender.", "4 Aegis Tender!",
                 "4)Aegis Tender", "4-Aegis Tender", ":white_check_mark: 4 Aegis Tender", "a) 4 Aegis Tender",
                 "4 times Aegis Tender", "4 copies: Aegis Tender", "Aegis Tender *4", "Aegis Tender {4}",
                 "4x [Aegis Tender]", "4 Aegis Tender ✔"})
            row(line);
        row("Aegis Tender x4 (COR)", 4, "Aegis Tender", "COR");
        for (const char* line : {"4,Aegis Tender,COR,12", "4,\"Aegis Tender\",COR,12", "Aegis Tender;4;COR;12",
                 "Aegis Tender,4,COR,12", "\"Aegis Tender\";\"4\";\"COR\";\"12\"", "\"4\";Aegis Tender;COR;12"})
            row(line, 4, "Aegis Tender", "COR 12");
        for (const char* line : {"a Aegis Tender", "one Aegis Tender", "eine Aegis Tender", "Einen Aegis Tender"})
            row(line, 1);
        row("a pair of Aegis Tender", 2);
        for (const char* line :
            {"4 Aegis Tender $1.20", "4x Aegis Tender – 0,50 €", "4 Aegis Tender (0.50€)", "4 Aegis Tender @ 0.25",
                "4 Aegis Tender 1.20 EUR each", "4 Aegis Tender $0.30 $1.20", "4 Aegis Tender, je 0,50 €",
                "Aegis Tender x4 - 2€", "Aegis Tender (4) €0.20", "\"4\";\"Aegis Tender\"", "\"4\",\"Aegis Tender\"",
                "\"Aegis Tender\";\"4\"", "vier Aegis Tender zu 2 €"})
            row(line);
        for (const char* line : {"4 Aegis Tender {COR} 12", "4 Aegis Tender {COR:12}", "4 Aegis Tender <COR> 12",
                 "\"4\";\"Aegis Tender\";\"COR\";\"12\"", "4;Aegis Tender;COR;12"})
            row(line, 4, "Aegis Tender", "COR 12");
        row("4 Aegis Tender {COR}", 4, "Aegis Tender", "COR");
        row("Aegis Tender $1.20", 1);
        row("zwölf Aegis Tender", 12);
        row("fünf Aegis Tender (COR) 12", 5, "Aegis Tender", "COR 12");
        row("twelve Aegis Tender", 12);
        row("Aegis Tender", 1);
        row("- Aegis Tender", 1);
        row("1. Aegis Tender", 1);
        row("3x Aegis Tendre", 3, "Aegis Tendre");
        row("Aegis Tendre x3", 3, "Aegis Tendre");
        row("2 Bolt Mice (1 CP)", 2, "Bolt Mice (1 CP)");
    }
    void linesAsPeopleWriteThem()
    {
        QFETCH(int, count);
        QFETCH(QString, name);
        QFETCH(QString, printing);
        const std::string line = QTest::currentDataTag();
        const auto list = readDeckText(line, starterGame(), starterCatalogue().get()).value();
        QVERIFY2(list.unread.empty() && list.passed.empty(), list.unread.empty() ? "" : list.unread[0].reason.c_str());
        const auto main = section(list, "main");
        QCOMPARE(main.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(main[0].card), name);
        QCOMPARE(main[0].count, count);
        QCOMPARE(QString::fromStdString(main[0].printing), printing);
    }

    // A number as a word is one only before a card, and a whole name wins over it.
    void aWordThatIsANumberMayBeAName()
    {
        CatalogueBuilder builder(starterGame());
        for (const char* name : {"Winds", "Four Winds", "A Quiet Hour"}) {
            Card card;
            card.name = name;
            card.type = "Unit";
            builder.add(card);
        }
        const auto cards = builder.build();
        const auto rows = [&](const std::string& text) {
            QStringList said;
            for (const auto& entry : section(readDeckText(text, starterGame(), cards.get()).value(), "main"))
                said << QStringLiteral("%1 %2").arg(entry.count).arg(QString::fromStdString(entry.card));
            return said.join(QLatin1String(", "));
        };
        QCOMPARE(rows("Four Winds"), QStringLiteral("1 Four Winds"));
        QCOMPARE(rows("three Winds"), QStringLiteral("3 Winds"));
        QCOMPARE(rows("2 Four Winds"), QStringLiteral("2 Four Winds"));
        QCOMPARE(rows("two Four Winds"), QStringLiteral("2 Four Winds"));
        QCOMPARE(rows("A Quiet Hour"), QStringLiteral("1 A Quiet Hour"));
        QCOMPARE(rows("four friends came"), QString());
        QCOMPARE(rows("four"), QString());
    }

    void headingsAsPeopleWriteThem_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* heading : {"**Sideboard**", "Sideboard - 2", "Sideboard: (4)", "Sideboard (4 cards)",
                 "Side Deck", "SIDEBOARD:", "=== Sideboard ===", "--- Sideboard ---", "## Sideboard", "> Sideboard",
                 "- Sideboard", "Seitenbrett - 5", "Seitendeck (5)", "__Sideboard__ (4)", "Sideboard;;",
                 "【Sideboard】", "Sideboard – 10 Karten", "Sideboard 10 cards", "<h3>Sideboard</h3>", "Sideboard ↓",
                 "» Sideboard «", "Side-Board", "Mein Sideboard", "The sideboard:", "Sideboard x4", "[Sideboard]"})
            QTest::newRow(heading) << QStringLiteral("sideboard");
        for (const char* heading : {"**Missions**", "Missionen (3)", "# Missions", "Missions: 3"})
            QTest::newRow(heading) << QStringLiteral("missions");
        for (const char* heading : {"Units: (4)", "**Units**", "Units - 12", "About", "Hauptdeck (12)",
                 "Einheiten:", "Decklist", "Events [3]", "Karten (60)"})
            QTest::newRow(heading) << QStringLiteral("main");
        for (const char* heading : {"Vielleicht", "Considering", "Maybeboard (2)"})
            QTest::newRow(heading) << QStringLiteral("maybe");
    }
    void headingsAsPeopleWriteThem()
    {
        QFETCH(QString, id);
        const auto list = readDeckText(
            std::string(QTest::currentDataTag()) + "\n2 Aegis Tender\n", starterGame(), starterCatalogue().get())
                              .value();
        QVERIFY(list.unread.empty() && list.passed.empty());
        QCOMPARE(list.deck.sections.size(), std::size_t{1});
        const auto found = list.deck.sections[0].id.str();
        QCOMPARE(QString::fromStdString(found).toLower(), id);
    }

    // Texts of chats, mails and spreadsheets, whole: what the person means, and how many lines are told or in question.
    void textsAsPeopleSendThem_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("cards");
        QTest::addColumn<int>("passed");
        QTest::addColumn<int>("unread");
        const auto row = [](const char* name, const char* text, const char* cards, int passed = 0, int unread = 0) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(cards) << passed << unread;
        };
        const auto* three = "4 Aegis Tender, 3 Ration Mule, 2 Causeway Docker";
        row("commas", "4 Aegis Tender, 3 Ration Mule, 2 Causeway Docker", three);
        row("semicolons", "4x Aegis Tender; 3x Ration Mule; 2x Causeway Docker", three);
        row("words between", "4 Aegis Tender und 3 Ration Mule\n2 Causeway Docker", three);
        row("two columns", "4 Aegis Tender       3 Ration Mule\n2 Causeway Docker", three);
        row("HTML in one line", "<ul><li>4 Aegis Tender</li><li>3 Ration Mule</li></ul>\n<br>\n2 Causeway Docker<br>",
            three);
        row("a slip among them", "4 Aegis Tender, 3 Ration Muel, 2 Causeway Docker",
            "4 Aegis Tender, 3 Ration Muel, 2 Causeway Docker");
        row("chat",
            "[12.03.26, 19:04:11] Ben: 4x Aegis Tender, 3x Ration Mule\n12.03.26, 19:05 - Ben: 2x Causeway Docker",
            three);
        row("underlined headings", "Main Deck\n=========\n4 Aegis Tender\n3 Ration Mule\n---\n2 Causeway Docker",
            three);
        row("dots", "Aegis Tender ........ 4\nRation Mule ......... 3\nCauseway Docker .. 2", three);
        row("slashes", "Aegis Tender / 4\nRation Mule / 3\nCauseway Docker / 2", three);
        row("check boxes", "✅ 4 Aegis Tender\n🔹 3 Ration Mule\n🔸2 Causeway Docker", three);
        row("pictures around a heading", "🔥 Deck 🔥\n4 Aegis Tender\n3 Ration Mule\n2 Causeway Docker", three);
        row("copies", "4 copies Aegis Tender\n3 Kopien Ration Mule\n2 Causeway Docker ★", three);
        row("spreadsheet numbers", "4.0 Aegis Tender\n3,00 Ration Mule\n2 Causeway Docker", three);
        row("no headings", "4,Aegis Tender\n3;Ration Mule\n2,Causeway Docker", three);
        row("remarks", "4 Aegis Tender # early\n3 Ration Mule // maybe 2?\n2 Causeway Docker <- new", three);
        row("quotes and links", "4 ‚Aegis Tender‘\n3 ›Ration Mule‹\n2 [Causeway Docker][1]", three);
        row("each", "je 4:\nAegis Tender\n3 each\nRation Mule\n2 Causeway Docker", three);
        row("each ends with a heading", "4 each:\nAegis Tender\nUnits\nRation Mule", "4 Aegis Tender, 1 Ration Mule");
        row("struck out", "4 Aegis Tender\n- ~~3 Ration Mule~~\n<s>2 Causeway Docker</s>", "4 Aegis Tender", 2);
        row("a signature", "4 Aegis Tender\n\nViele Grüße\nBen\n--\nBen Sommer\nTel. 0171 2345678", "4 Aegis Tender",
            4);
        row("thanks above", "Danke!\n4 Aegis Tender\nRation Muels", "4 Aegis Tender", 1, 1);
        row("counts between", "4 Aegis Tender 3 Ration Mule 2x Causeway Docker", three);
        row("slash between", "4 Aegis Tender / 3 Ration Mule\n2 Causeway Docker", three);
        row("headings inside",
            "Missions: Hold the Gantry Line | Main: 4 Aegis Tender, 3 Ration Mule | Side: 2 Wick Sprite",
            "4 Aegis Tender, 3 Ration Mule");
        row("one heading inside", "4 Aegis Tender, 3 Ration Mule; SB: 2 Wick Sprite", "4 Aegis Tender, 3 Ration Mule");
        row("a deck and its sideboard", "Deck: 4 Aegis Tender 3 Ration Mule Side: 2 Wick Sprite",
            "4 Aegis Tender, 3 Ration Mule");
        row("one or the other",
            "4 Aegis Tender\n3 Ration Mule or Wick Sprite\n- Wick Sprite oder Ration Mule\n"
            "Ration Mule / Wick Sprite",
            "4 Aegis Tender", 0, 3);
        row("changes are no list", "4 Aegis Tender\n+2 Ration Mule\n-1 Causeway Docker", "4 Aegis Tender", 0, 2);
    }
    void textsAsPeopleSendThem()
    {
        QFETCH(QString, text);
        QFETCH(QString, cards);
        QFETCH(int, passed);
        QFETCH(int, unread);
        const auto list = readDeckText(text.toStdString(), starterGame(), starterCatalogue().get()).value();
        QStringList rows;
        for (const auto& entry : section(list, "main"))
            rows << QStringLiteral("%1 %2").arg(entry.count).arg(QString::fromStdString(entry.card));
        auto wanted = cards.split(QStringLiteral(", "));
        wanted.sort();
        rows.sort();
        QCOMPARE(rows.join(QStringLiteral(", ")), wanted.join(QStringLiteral(", ")));
        QCOMPARE(static_cast<int>(list.passed.size()), passed);
        QCOMPARE(static_cast<int>(list.unread.size()), unread);
    }

    void aPlaysetWaitsForTheEdition()
    {
        for (const char* line : {"playset of Bolt Mice", "a full playset of Bolt Mice", "- ein Playset Bolt Mice",
                 "1x playset Bolt Mice", "Bolt Mice x playset", "Bolt Mice playset", "Bolt Mice (a playset)",
                 "- Bolt Mice – full playset", "Bolt Mice: Playset", "Bolt Mice [playset]", "Bolt Mice, 1 playset"}) {
            const auto list = readDeckText(line, starterGame(), starterCatalogue().get()).value();
            QVERIFY2(list.playsets.size() == 1, line);
            QCOMPARE(list.playsets[0].entry.card, std::string("Bolt Mice"));
            QVERIFY(saysInLine(list.unread, 1, "write how many copies, as \"1 Bolt Mice\""));
        }
    }

    void aLineOfSeveralCardsOffersEach()
    {
        const auto offers = [](const char* line) { return lineOffers(line, starterGame(), *starterCatalogue()); };
        QCOMPARE(offers("4 Bolt Mice or Aegis Tender"), (std::vector<std::string>{"4 Bolt Mice", "4 Aegis Tender"}));
        QCOMPARE(
            offers("4 Bolt Mice and/or Aegis Tender"), (std::vector<std::string>{"4 Bolt Mice", "4 Aegis Tender"}));
        QCOMPARE(
            offers("either Bolt Mice or Aegis Tender"), (std::vector<std::string>{"1 Bolt Mice", "1 Aegis Tender"}));
        QCOMPARE(offers("> Bolt Mice oder 2 Aegis Tender oder Wick Sprite"),
            (std::vector<std::string>{"1 Bolt Mice", "2 Aegis Tender", "2 Wick Sprite"}));
        const auto list = readDeckText("4 Bolt Mice or Aegis Tender", starterGame(), starterCatalogue().get()).value();
        QVERIFY(saysInLine(list.unread, 1, "write \"4 Bolt Mice\" or \"4 Aegis Tender\""));
    }

    // Once each item looked at all that follow.
    void aLineOfThousandsIsReadOnce()
    {
        std::string text = "Missions: ";
        for (int i = 0; i < 20'000; ++i)
            text += "a, ";
        QVERIFY(!readDeckText(text, starterGame(), starterCatalogue().get()));
    }

    void wordsAroundAListAreToldAndNumbersOfItAreNoCards()
    {
        const auto list = readDeckText(
            "Hey! here is my list, should be legal now I think 😅\n\n**Missions**\n"
            "- Hold the Gantry Line\n\n**Units** (4)\n• Aegis Tender x3\n2 x Wick Sprite\n\n"
            "SB: 3 Candle Reef\nMissions: Hold the Gantry Line\nTotal: 63 cards, 187 CP\n200 CP\n4 cards\n"
            "(60 Karten)\nsee you there!\nBis Freitag, Ada\n",
            starterGame(), starterCatalogue().get())
                              .value();
        QVERIFY(list.unread.empty());
        QCOMPARE(list.passed.size(), std::size_t{3});
        QCOMPARE(list.passed[0].line, std::size_t{1});
        QCOMPARE(section(list, "missions"), (std::vector<DeckEntry>{{.card = "Hold the Gantry Line", .count = 2}}));
        QCOMPARE(section(list, "main").size(), std::size_t{2});
        QCOMPARE(list.deck.copies(SectionId("main")), 5);
        QCOMPARE(list.deck.copies(SectionId("sideboard")), 3);
    }

    void arenaSaysItsNameBelowAbout()
    {
        const auto list = listed("About\nName Iron Wall\n\nDeck\n4 Aegis Tender\n\nSideboard\n2 Wick Sprite\n");
        QVERIFY(list.unread.empty());
        QCOMPARE(list.deck.name, std::string("Iron Wall"));
        QCOMPARE(list.deck.copies(SectionId("sideboard")), 2);
    }

    void aCountInDoubtIsOfferedAndNotTaken()
    {
        for (const char* line : {"~4 Aegis Tender", "#4 Aegis Tender", "4+ Aegis Tender", "4? Aegis Tender"}) {
            const auto list = readDeckText(line, starterGame(), starterCatalogue().get()).value();
            QVERIFY2(list.deck.sections.empty() && list.unread.size() == 1, line);
            QCOMPARE(lineOffers(line, starterGame(), *starterCatalogue()).front(), std::string("4 Aegis Tender"));
        }
    }

    void aLineThatMayBeACardIsNeverPassedOver()
    {
        for (const char* line : {"Aegis Tendre", "- Nobody knows it", "Borrowed Faces Balls", "aegis tendr"}) {
            const auto list =
                readDeckText("2 Wick Sprite\n" + std::string(line), starterGame(), starterCatalogue().get()).value();
            QVERIFY2(list.passed.empty(), line);
            QCOMPARE(list.unread.size(), std::size_t{1});
            QCOMPARE(list.unread[0].line, std::size_t{2});
        }
        QVERIFY(listed("Hello\nsee you there!\n").passed.empty()); // words alone are no list
        QCOMPARE(listed("Hello\nsee you there!\n").unread.size(), std::size_t{2});
    }

    void aWholeNameWinsOverTheMarksInIt()
    {
        CatalogueBuilder builder(starterGame());
        const std::vector<std::string> names{
            "Edge Lesson [2]", "Edge Lesson", "Agent x4", "Zone (COR) 12", "7 Wonders", "A, B", "**Star**"};
        for (const auto& name : names) {
            Card card;
            card.name = name;
            card.type = "Unit";
            builder.add(card);
        }
        const auto cards = builder.build();
        for (const auto& name : names) {
            const auto list = readDeckText("3 " + name, starterGame(), cards.get()).value();
            QVERIFY2(list.unread.empty(), name.c_str());
            QCOMPARE(section(list, "main"), (std::vector<DeckEntry>{{.card = name, .count = 3}}));
        }
        QCOMPARE(section(readDeckText("Agent x4", starterGame(), cards.get()).value(), "main").at(0).count, 1);
        QCOMPARE(section(readDeckText("Missions: A, B", starterGame(), cards.get()).value(), "missions").at(0).card,
            std::string("A, B"));
    }

    void categoriesPutCardsIntoTheSideboard()
    {
        const auto list = listed("1x A (cor) 1 [Removal]\n1x B (cor) 2 [Sideboard{noDeck},Removal]\n"
                                 "1x C [Maybeboard{noDeck}{noPrice}]\n1x D [Wishes{noDeck}]\n1x E [Commander{top}]\n");
        QVERIFY(list.unread.empty() && !list.sectionsGiven);
        QCOMPARE(section(list, "main").size(), std::size_t{2});
        QCOMPARE(section(list, "sideboard").at(0).card, std::string("B"));
        QCOMPARE(section(list, "maybe").size(), std::size_t{2});
    }

    void listsOfXMage()
    {
        const auto list = listed("NAME:Iron Wall\nAUTHOR:Ada\n3 [COR:242] Causeway Docker\nSB: 2 [COR:7] Bolt Mice\n"
                                 "LAYOUT MAIN:(1,2)(NONE,false,50)|([COR:242],[COR:242])|\n");
        QVERIFY(list.unread.empty() && !list.sectionsGiven);
        QCOMPARE(list.deck.name, std::string("Iron Wall"));
        QCOMPARE(list.deck.author, std::string("Ada"));
        QCOMPARE(section(list, "main"),
            (std::vector<DeckEntry>{{.card = "Causeway Docker", .printing = "COR 242", .count = 3}}));
        QCOMPARE(section(list, "sideboard"),
            (std::vector<DeckEntry>{{.card = "Bolt Mice", .printing = "COR 7", .count = 2}}));
    }

    void listsOfMagicWorkstation()
    {
        const auto list = listed("// Deck file for Magic Workstation (http://www.magicworkstation.com)\n"
                                 "// NAME : Iron Wall\n// CREATOR : Ada (a club)\n// FORMAT : Open\n\n// Units\n"
                                 "        3 [COR] Causeway Docker\n    2 [COR] Wick Sprite (1)\n\n"
                                 "// Sideboard\nSB:  2 [COR] Bolt Mice\n");
        QVERIFY(list.unread.empty() && !list.sectionsGiven);
        QCOMPARE(list.deck.name, std::string("Iron Wall"));
        QCOMPARE(list.deck.author, std::string("Ada (a club)"));
        QCOMPARE(section(list, "main").size(), std::size_t{2});
        QCOMPARE(section(list, "main").at(1).card, std::string("Wick Sprite"));
        QCOMPARE(section(list, "sideboard").at(0).count, 2);
    }

    void headingsInTheirShapes_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("id");
        const auto row = [](const char* heading, const char* id) {
            QTest::newRow(heading) << QString::fromUtf8(heading) << QString::fromUtf8(id);
        };
        row("Missions", "missions");
        row("Mission:", "missions");
        row("MAIN", "main");
        row("Main Deck (54):", "main");
        row("Deck", "main");
        row("Mainboard", "main");
        row("Sideboard (10)", "sideboard");
        row("side board", "sideboard");
        row("Maybe", "maybe");
        row("Maybeboard", "maybe");
        row("// Sideboard", "sideboard");
        row("# Missions:", "missions");
        row("[sideboard]", "sideboard");
        row("[her own section]", "her own section");
    }
    void headingsInTheirShapes()
    {
        QFETCH(QString, heading);
        QFETCH(QString, id);
        const auto list = listed(heading.toStdString() + "\n2 Relay Drone\n");
        QCOMPARE(section(list, id.toUtf8().constData()).size(), std::size_t{1});
        const bool ofTheRest = id != QLatin1String("sideboard") && id != QLatin1String("maybe");
        QCOMPARE(list.sectionsGiven, ofTheRest); // these tell nothing of the rest
        QVERIFY(list.unread.empty());
    }

    void headingsOfTypesInsideOfASectionSayNothing()
    {
        const auto list = listed("Sideboard\nUnits (4)\n4 Relay Drone\nLeader\n1 Aegis\n");
        QCOMPARE(section(list, "sideboard").size(), std::size_t{2});
        QVERIFY(list.unread.empty());
    }

    void withoutHeadingsAllLieInMainAndTheListSaysSo()
    {
        const auto list = listed("4 Relay Drone\n1 Hedge Magic\n");
        QVERIFY(!list.sectionsGiven);
        QCOMPARE(section(list, "main").size(), std::size_t{2});
    }

    void sbPutsACardAside()
    {
        const auto list = listed("2 Relay Drone\nSB: 3 Relay Drone\nsb:1x Aegis (COR) 4\n1 Post\n");
        QCOMPARE(section(list, "main").size(), std::size_t{2});
        const auto side = section(list, "sideboard");
        QCOMPARE(side.size(), std::size_t{2});
        QCOMPARE(side[0].count, 3);
        QCOMPARE(side[1].printing, std::string("COR 4"));
    }

    void commentsAreNoCardsAndCarryTheDecksOwnFields()
    {
        const auto list = listed(
            "// Deck: Iron Wall: the second\n# Author: Ada\n// Ruleset: quantum-nexus-2025-05\n"
            "// Tags: aggro, cheap\n// Note: one\n// Note:\n// Note:  two\n// nothing\n#\n//\n1 Relay Drone");
        QCOMPARE(list.deck.name, std::string("Iron Wall: the second"));
        QCOMPARE(list.deck.author, std::string("Ada"));
        QCOMPARE(list.deck.ruleset.str(), std::string("quantum-nexus-2025-05"));
        QCOMPARE(list.deck.tags, (std::vector<std::string>{"aggro", "cheap"}));
        QCOMPARE(list.deck.notes, std::string("one\n\n two"));
        QCOMPARE(list.deck.game, std::string("quantum-nexus"));
        QVERIFY(list.unread.empty());
        QCOMPARE(list.deck.copies(SectionId("main")), 1);
    }

    void wordsWithoutAColonAreCommentsOnly()
    {
        const auto list = listed("// Deck: Wall\n// Author: Ada\n// Author\n// Ruleset\n// Tag\n// Tags\n// Note\n// "
                                 "Note: x\n1 Relay Drone\n");
        QCOMPARE(list.deck.author, std::string("Ada"));
        QVERIFY(list.deck.tags.empty());
        QCOMPARE(list.deck.notes, std::string("x"));
    }

    void blanksAroundAFieldAreNoPartOfIt()
    {
        const auto list = listed("//  Deck:   Wall  \n// Tag:  a, b\n// Tags:  , c ,,\n1 Relay Drone\n");
        QCOMPARE(list.deck.name, std::string("Wall"));
        QCOMPARE(list.deck.tags, (std::vector<std::string>{"a, b", "c"}));
    }

    void aLineWithoutACountIsOfferedAsItWasMeant_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("offers");
        const auto row = [](const char* line, const char* offers) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(offers);
        };
        row("Aegis Tendre 4", "4 Aegis Tender");
        row("Aegis Tendre x4", "4 Aegis Tender");
        row("Aegis Tendre", "1 Aegis Tender");
        row("• Aegis Tendre: 3", "3 Aegis Tender");
        row("> (2) Aegis Tendre", "2 Aegis Tender");
        row("Bolt Mice (1 CP)", "1 Bolt Mice");
        row("3 Bolt Mice (1 CP)", "3 Bolt Mice");
        row("Bolt Mice (1 CP) x3", "3 Bolt Mice");
        row("1. 4x **Bolt Mices**", "4 Bolt Mice");
        row("Qqqqqqqq Zzzzzzzz", "");
    }
    void aLineWithoutACountIsOfferedAsItWasMeant()
    {
        QFETCH(QString, line);
        QFETCH(QString, offers);
        const auto found = lineOffers(line.toStdString(), starterGame(), *starterCatalogue(), 1);
        QCOMPARE(found.empty() ? QString() : QString::fromStdString(found.front()), offers);
        const auto list = readDeckText(line.toStdString(), starterGame(), starterCatalogue().get());
        QVERIFY(list);
        for (const auto& problem : list->unread)
            if (!found.empty())
                QVERIFY2(problem.reason.find(found.front()) != std::string::npos, problem.reason.c_str());
    }

    void linesThatAreNoCardsAreListedWithTheirNumber_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* line, const char* reason) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(reason);
        };
        row("Relay Drone", "has no count");
        row("-1 Relay Drone", "is not a whole number between 1 and 999");
        row("0 Relay Drone", "is not a whole number between 1 and 999");
        row("000 Relay Drone", "is not a whole number between 1 and 999");
        row("1000 Relay Drone", "is not a whole number between 1 and 999");
        row("1000000000 Relay Drone", "is not a whole number between 1 and 999");
        row("9223372036854775808 Relay Drone", "is not a whole number between 1 and 999");
        row("1.5 Relay Drone", "is not a whole number between 1 and 999");
        row("1,5 Relay Drone", "is not a whole number between 1 and 999");
        row("3", "has no card name after the count");
        row("3xRelay Drone", "has no card name after the count");
        row("3Relay Drone", "has no card name after the count");
        row("2 \u00a0", "has no card name after the count");
        row("1 \"Relay\" Drone", "has text after the quoted name");
        row("[]", "has no count");
        row("1 Relay\u202eDrone", "turns the reading direction");
        row("1 Relay\x07", "control character");
        row("[side\u202eboard]", "turns the reading direction");
    }
    void linesThatAreNoCardsAreListedWithTheirNumber()
    {
        QFETCH(QString, line);
        QFETCH(QString, reason);
        const auto list = listed("// a list\n1 Relay Post\n" + line.toStdString() + "\n2 Aegis\n");
        QCOMPARE(list.unread.size(), std::size_t{1});
        QCOMPARE(list.unread[0].line, std::size_t{3});
        QVERIFY2(list.unread[0].reason.find(reason.toStdString()) != std::string::npos, list.unread[0].reason.c_str());
        QVERIFY(!list.unread[0].value.empty());
        QCOMPARE(list.deck.copies(SectionId("main")), 3);
    }

    void theSameCardTwiceIsAddedUpAPrintingIsAnother()
    {
        const auto list = listed("2 Relay Drone\n3 relay  DRONE\n1 Relay Drone (COR) 12\n998 Aegis\n2 Aegis\n");
        const auto main = section(list, "main");
        QCOMPARE(main.size(), std::size_t{3});
        QCOMPARE(main[0].count, 5);
        QCOMPARE(main[2].count, 998);
        QVERIFY(saysInLine(list.unread, 5, "over 999"));
    }

    void lineEndingsOfAllSystems()
    {
        for (const char* ending : {"\n", "\r\n", "\r"}) {
            const std::string e = ending;
            const auto list = listed("\xef\xbb\xbf"
                                     "Missions" +
                                     e + "1 Hedge Magic" + e + e + "Main" + e + "4 Relay Drone" + e + "oops");
            QCOMPARE(section(list, "missions").size(), std::size_t{1});
            QCOMPARE(section(list, "main").size(), std::size_t{1});
            QVERIFY(saysInLine(list.unread, 6, "has no count"));
        }
    }

    void whatIsWrittenIsReadBackTheSame()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const Deck deck = textDeck(seed);
            const std::string text = writeDeckText(deck, starterGame());
            const auto read = readDeckText(text, starterGame());
            RC_ASSERT(read.has_value());
            RC_ASSERT(read->unread.empty());
            RC_LOG() << text;
            RC_ASSERT(read->deck == deck);
        }));
    }

    void anyNameComesBackFromALineOfItsOwn()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Deck deck;
            deck.game = starterGame().id;
            deck.sections = {{SectionId("main"), {{.card = randomName(seed), .count = 2}}}};
            RC_ASSERT(readDeckText(writeDeckText(deck, starterGame()), starterGame())->deck == deck);
        }));
    }

    void aDeckReadFromTextCanBeSavedAndLoaded()
    {
        // Whatever a list says: what is taken of it fits the deck file.
        const std::string longName(500, 'n');
        const std::string text = "// Deck: " + longName + "\n// Author: " + longName + "\n// Tags: " + longName +
                                 ", good\n" + "// Note: " + std::string(90'000, 'a') +
                                 "\n// Note: " + std::string(90'000, 'b') + "\n[" + longName +
                                 "]\n1 Relay Drone (COR) \u202e\n1 Relay Drone (COR) 1\n";
        const auto list = listed(text);
        QCOMPARE(list.deck.tags, std::vector<std::string>{"good"});
        QCOMPARE(list.unread.size(), std::size_t{6});
        QVERIFY(saysInLine(list.unread, 1, "too long"));
        QVERIFY(saysInLine(list.unread, 5, "100,000"));
        const auto saved = readDeckJson(writeDeckJson(list.deck));
        QVERIFY(saved);
        QVERIFY(*saved == list.deck);
    }

    void notesMayHaveTabsAndLongLines()
    {
        Deck deck;
        deck.game = starterGame().id;
        deck.notes = "\tindented\n" + std::string(9000, 'w');
        deck.sections = {{SectionId("main"), {{.card = "Aegis", .count = 2}}}};
        QVERIFY(listed(writeDeckText(deck, starterGame())).deck == deck);
    }

    void tagsWithCommasComeBackWhole()
    {
        Deck deck;
        deck.game = starterGame().id;
        deck.tags = {"fast, cheap", "good"};
        deck.sections = {{SectionId("main"), {{.card = "Aegis", .count = 2}}}};
        QVERIFY(listed(writeDeckText(deck, starterGame())).deck == deck);
    }

    void theFormIsThatOfThePaper()
    {
        Deck deck;
        deck.name = "Iron Wall";
        deck.sections = {{SectionId("missions"), {{.card = "Hedge Magic", .count = 1}}},
            {SectionId("main"), {{.card = "Relay Drone", .printing = "COR 14", .count = 4}}}, {SectionId("maybe"), {}}};
        QCOMPARE(QString::fromStdString(writeDeckText(deck, starterGame())),
            QStringLiteral("// Deck: Iron Wall\n\nMissions\n1 Hedge Magic\n\nMain\n4 Relay Drone (COR) 14\n"));
    }

    void whatIsNoListIsRefused()
    {
        std::string prose;
        for (int i = 0; i < 1100; ++i)
            prose += "it was a dark and stormy night\n";
        QVERIFY(saysInLine(problemsOf(readDeckText(prose, starterGame())), 1001, "this is no deck list"));
        QVERIFY(says(problemsOf(readDeckText("", starterGame())), "empty"));
        QVERIFY(says(problemsOf(readDeckText(std::string(maxDeckBytes + 1, 'a'), starterGame())), "too large"));
    }

    void aSectionOfMoreThan2000RowsIsNotTaken()
    {
        std::string text;
        for (int i = 0; i < 2001; ++i)
            text += "1 Card " + std::to_string(i) + "\n";
        const auto list = listed(text);
        QCOMPARE(section(list, "main").size(), std::size_t{2000});
        QVERIFY(saysInLine(list.unread, 2001, "2,000"));
    }
};

NEXUS_TEST(DeckTextTest, Events);

} // namespace deck_text_test

#include "deck_text_test.moc"
