#include "app/documents/list_reading.h"

#include "app/documents/deck_preview.h"
#include "app/documents/game_readers.h"
#include "app/documents/profile.h"
#include "app/printing/qr_symbol.h"
#include "importers/decklist/deck_text.h"
#include "tests/support/lists.h"
#include "tests/support/pictures.h"
#include "tests/support/scanned_pdf.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QLoggingCategory>
#include <QPainter>
#include <QtTest>
#include <rapidcheck.h>

namespace list_reading_test {

using namespace nexus;
using namespace nexus::test;
using app::ListOrigin;
using app::ReadList;

namespace {

const model::Deck& first() { return sampleDecks().front(); }
const model::Deck& second() { return sampleDecks()[1]; }

std::vector<ReadList> readAs(const char* name, const std::string& bytes, const std::string& ruleset = {})
{
    return listReader().read(name, bytes, ruleset);
}

std::vector<std::string> rows(const ReadList& list)
{
    return list.checker ? rowsOf(list.deck, *list.checker) : std::vector<std::string>{"not read: " + list.error};
}
std::vector<std::string> rows(const model::Deck& deck) { return rowsOf(deck, *listReader().checker(deck.ruleset)); }

// The other games of an empty profile, and where it is wanted one more with the cards of Nexus TCG.
class TwinGames : public app::OtherGames {
public:
    explicit TwinGames(bool twin)
        : m_known(m_profile.path(""), starterGame().id)
        , m_ids(m_known.ids())
    {
        if (twin)
            m_ids.emplace_back("twin");
    }
    [[nodiscard]] const std::vector<std::string>& ids() const override { return m_ids; }
    [[nodiscard]] std::shared_ptr<const app::ListReader> reader(const std::string& game) const override
    {
        const auto known = m_known.reader(game);
        if (known || game != "twin")
            return known;
        if (!m_twin) {
            app::Profile profile(app::GameFolder(m_profile.path(""), "nexus-tcg"));
            m_twin = std::make_shared<const app::ListReader>(profile.library(), profile.catalogue());
        }
        return m_twin;
    }
    [[nodiscard]] std::string gameOfRuleset(const std::string& ruleset) const override
    {
        return m_known.gameOfRuleset(ruleset);
    }

private:
    Scratch m_profile;
    app::GameReaders m_known;
    std::vector<std::string> m_ids;
    mutable std::shared_ptr<const app::ListReader> m_twin;
};

QImage symbolOf(const std::string& text) { return app::QrSymbol::of(QByteArray::fromStdString(text))->image(4); }

} // namespace

class ListReadingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QLoggingCategory::setFilterRules(QStringLiteral("qt.gui.imageio*=false"));
    } // broken pictures are broken

    void aCodeIsADeck()
    {
        const auto code = codeOf(first());
        for (const auto& text : {code, "  " + code + "\n", code.substr(0, 30) + "\r\n " + code.substr(30)}) {
            const auto lists = listReader().readCodes({}, text);
            QCOMPARE(lists.size(), std::size_t{1});
            QCOMPARE(lists.front().origin, ListOrigin::Code);
            QCOMPARE(rows(lists.front()), rows(first()));
            QCOMPARE(lists.front().deck.ruleset, first().ruleset);
            QCOMPARE(lists.front().deck.name, std::string("Deck from a code"));
            QVERIFY(lists.front().unknown.empty() && lists.front().rulesetKnown);
        }
        QCOMPARE(listReader().readCodes({}, model::fold(code)).front().error, std::string()); // small letters
    }

    // Whatever else is known: the game's default ruleset stands in for one that is not.
    void aCodeOfAnUnknownRulesetIsReadByTheDefaultOne()
    {
        const Scratch scratch;
        std::filesystem::create_directories(scratch.path("games/quantum-nexus/rulesets"));
        for (const auto& file : app::embeddedFiles(starterGame().id, "rulesets"))
            if (file.name == "quantum-nexus-2025-05.json")
                scratch.write("games/quantum-nexus/rulesets/a.json",
                    QString::fromStdString(file.bytes)
                        .replace(QStringLiteral("quantum-nexus-2025-05"), QStringLiteral("a-house"))
                        .replace(QStringLiteral("\"name\": \"Quantum Nexus: "), QStringLiteral("\"name\": \"A House: "))
                        .toStdString());
        const app::ListReader reader(app::loadGame(starterGame().id, scratch.path()), starterCatalogue());
        QVERIFY(reader.checker(model::RulesetId("a-house")));
        auto other = ruleset();
        other.id = model::RulesetId("not-here");
        const auto list = reader.readCodes({}, importers::encodeDeck(first(), other, listReader().ids()).value())
                              .front();
        QVERIFY(!list.rulesetKnown);
        QCOMPARE(list.deck.ruleset, starterGame().defaultRuleset);
        QCOMPARE(list.checker->ruleset().id, starterGame().defaultRuleset);
        QCOMPARE(rows(list), rows(first()));
    }

    void severalCodesInATextAreSeveralDecks()
    {
        const auto lists = readAs("codes.txt", codeOf(first()) + "\n\n" + codeOf(second()) + "\n");
        QCOMPARE(lists.size(), std::size_t{2});
        QCOMPARE(rows(lists[0]), rows(first()));
        QCOMPARE(rows(lists[1]), rows(second()));
        QCOMPARE(lists[1].title(), std::string("codes.txt, code 2"));
        QCOMPARE(lists[1].deck.name, std::string("codes 2"));
    }

    void codesThatAreWrongSayWhatIsWrong()
    {
        auto mistyped = codeOf(first());
        mistyped[20] = mistyped[20] == 'A' ? 'B' : 'A';
        const auto error = [](const std::string& text) { return listReader().readCodes({}, text).front().error; };
        QVERIFY(error(mistyped).starts_with(
            "The code was mistyped or is not whole: its checksum does not fit. Most likely "));
        QVERIFY(error("QN7-AAAAAAAAAAAAAAAA").starts_with("The code is from a newer program"));
        QVERIFY(error("QN1-ABC!").starts_with("This is no deck code"));
        QVERIFY(error("hello").starts_with("This is no deck code"));
    }

    // The catalogue of this reader is one card short.
    void anUnknownCardIsToldAndTheRestKept()
    {
        const auto catalogue = catalogueOf(R"([{"name":"Candle Reef","type":"Terrain","cp":4}])");
        const app::ListReader reader(starterLibrary(), catalogue);
        const auto deck = deckOf("main: 3 Candle Reef, 2 Aegis Tender");
        const auto lists = reader.readCodes({}, codeOf(deck));
        QCOMPARE(lists.size(), std::size_t{1});
        QVERIFY2(lists.front().checker != nullptr, lists.front().error.c_str());
        QCOMPARE(lists.front().unknown.size(), std::size_t{1});
        QCOMPARE(lists.front().unknown.front().copies, 2);
        QCOMPARE(lists.front().deck.copies(model::SectionId("main")), 3);
    }

    void picturesHoldCodes()
    {
        const auto one = readAs("photo.png", pictureBytes(symbolOf(codeOf(first()))));
        QCOMPARE(one.size(), std::size_t{1});
        QCOMPARE(one.front().origin, ListOrigin::Picture);
        QCOMPARE(rows(one.front()), rows(first()));
        QCOMPARE(one.front().deck.name, std::string("photo"));
        QImage sheet(1400, 700, QImage::Format_RGB32);
        sheet.fill(Qt::white);
        QPainter painter(&sheet);
        painter.drawImage(40, 40, symbolOf(codeOf(first())));
        painter.drawImage(720, 40, symbolOf("https://example.org"));
        painter.end();
        const auto two = listReader().readPicture({}, sheet);
        QCOMPARE(two.size(), std::size_t{2});
        QCOMPARE(rows(two[0]), rows(first()));
        QVERIFY2(two[1].error.find("https://example.org") != std::string::npos, two[1].error.c_str());
        QImage empty(300, 300, QImage::Format_RGB32);
        empty.fill(Qt::white);
        QVERIFY(listReader().readPicture({}, empty).front().error.starts_with("There is no QR code in the picture"));
        QVERIFY(readAs("broken.png", "not a picture").front().error.starts_with("The picture cannot be read"));
    }

    void aPdfOfOursHoldsItsLists()
    {
        const auto lists = readAs("lists.pdf", pdfOf({first(), second(), second()})); // two copies of the second
        QCOMPARE(lists.size(), std::size_t{2});
        QCOMPARE(rows(lists[1]), rows(second()));
        QCOMPARE(lists[1].deck.name, second().name);
        QCOMPARE(lists[1].where, std::string("page 2"));
        QCOMPARE(lists[1].checksum, checksumOf(second()));
        QCOMPARE(lists[1].code, codeOf(second()));
        app::PdfSheets other({});
        QVERIFY(readAs("other.pdf", other.finish().toStdString())
                    .front()
                    .error.starts_with("There is no deck list of NexusDeck in the PDF"));
        QVERIFY(readAs("torn.pdf", pdfOf({first()}).substr(0, 300))
                    .front()
                    .error.starts_with("The file is no PDF that can be read"));
    }

    // A name may hold what a terminal obeys and a person takes for the answer.
    // A picture that cannot be read is not one without a code: its page is told, and why.
    void picturesOfAPdfThatCannotBeReadAreTold()
    {
        const auto photo = pictureBytes(symbolOf(codeOf(first())), "JPG", 90);
        const auto plain = pictureBytes(QImage(800, 900, QImage::Format_Grayscale8), "JPG");
        const auto none = readAs("scan.pdf", scannedPdf({plain}));
        QVERIFY(none.front().error.starts_with("There is no deck list of NexusDeck in the PDF"));
        QCOMPARE(rows(readAs("scan.pdf", scannedPdf({photo})).front()), rows(first()));
        const auto one = readAs("scan.pdf", scannedPdf({photo}, "JPXDecode"));
        QCOMPARE(one.size(), std::size_t{1});
        QCOMPARE(one.front().title(), std::string("scan.pdf"));
        QVERIFY2(one.front().error.starts_with("A picture on the page cannot be read: "), one.front().error.c_str());
        const auto second = readAs("scan.pdf", scannedPdf({plain, photo}, "JPXDecode"));
        QCOMPARE(second.front().title(), std::string("scan.pdf, page 1"));
    }

    void whatAFileSaysOfItselfPassesTheGate()
    {
        for (const char* name :
            {"\x1b[32mLEGAL\x1b[0m", "A\n  LEGAL", "A\u009b32m", "\u202eLAGEL", "\xff\xfe", "A\u2028LEGAL"}) {
            app::PdfSheets pdf({});
            pdf.note("Deck", name);
            pdf.note("Code", QByteArray::fromStdString(codeOf(first())));
            pdf.note("Checksum", QByteArray("AAAA\x1b[1m\n") + name);
            const auto list = readAs("forged.pdf", pdf.finish().toStdString()).front();
            QCOMPARE(rows(list), rows(first()));
            QCOMPARE(list.deck.name, std::string("forged"));
            QVERIFY(list.disguised);
            QVERIFY(!model::textFault(list.checksum, 100, false));
            const auto warnings = app::listWarnings(app::checkList(list, listReader()));
            QVERIFY(std::any_of(warnings.begin(), warnings.end(),
                [](const auto& text) { return text.find("made to mislead") != std::string::npos; }));
        }
        const auto odd = readAs("a\nLEGAL\x1b[1m.txt", "1 Nobody").front();
        QVERIFY(!model::textFault(odd.title(), 1000, false));
        QVERIFY(!model::textFault(odd.deck.name, 1000, false));
    }

    void aFileHoldsAThousandListsAtMost()
    {
        std::string codes;
        for (int i = 0; i < 1001; ++i)
            codes += "QN1-ABC\n";
        for (const char* name : {"codes", "words.txt"}) {
            const auto lists = readAs(name, std::string(name) == "codes" ? codes : "// Code: x\n" + codes);
            QVERIFY(lists.size() <= 1000);
        }
        QCOMPARE(readAs("codes", codes).front().error, std::string("There are more than 1000 lists in it."));
    }

    void linesOfALaterListAreThoseOfItsFile()
    {
        const auto lists = readAs(
            "two.txt", "// Deck: A\n1 Nobody\n// Deck: B\n1 Nobody\nCandle Reefs\nthis is no row\n");
        QCOMPARE(lists.size(), std::size_t{2});
        QCOMPARE(lists.back().unread.size(), std::size_t{1});
        QCOMPARE(lists.back().unread.front().line, std::size_t{5});
        QCOMPARE(lists.back().passed.size(), std::size_t{1}); // words
        QCOMPARE(lists.back().passed.front().line, std::size_t{6});
    }

    void textListsAndTablesWithWhatTheyClaim()
    {
        const auto text = "// Code: " + codeOf(first()) + "\n// Checksum: " + checksumOf(first()) + "\n" +
                          importers::writeDeckText(first(), starterGame());
        const auto lists = readAs("list.txt", text);
        QCOMPARE(lists.size(), std::size_t{1});
        QCOMPARE(lists.front().origin, ListOrigin::File);
        QCOMPARE(rows(lists.front()), rows(first()));
        QCOMPARE(lists.front().checksum, checksumOf(first()));
        QCOMPARE(lists.front().code, codeOf(first()));
        const auto table = readAs("table.csv", "Deck Name,Card Name,Count,Ruleset,Checksum\r\nOne,Candle "
                                               "Reef,3,quantum-nexus-2025-05,ABCD-EFGH-IJKL-MNOP\r\n"
                                               "Two,Aegis Tender,2,quantum-nexus-2025-07,\r\nOne,Aegis Tender,1,,\r\n");
        QCOMPARE(table.size(), std::size_t{2});
        QCOMPARE(table[0].checksum, std::string("ABCD-EFGH-IJKL-MNOP"));
        QCOMPARE(table[0].deck.ruleset.str(), std::string("quantum-nexus-2025-05"));
        QCOMPARE(table[1].checksum, std::string());
        QCOMPARE(table[1].title(), std::string("table.csv, deck 2"));
        // a page that only shows its code
        const auto page = readAs("page.txt", "Ada Lovelace\nDeck code: " + codeOf(second()) + "\nGood luck!\n");
        QCOMPARE(page.size(), std::size_t{1});
        QCOMPARE(rows(page.front()), rows(second()));
    }

    // As decklists of several decks are written: one after the other, or a JSON array.
    void severalListsInOneFile()
    {
        const auto list = [](const model::Deck& deck) {
            return importers::writeDeckText(deck, starterGame()) + "// Checksum: " + checksumOf(deck) + "\n";
        };
        const auto texts = readAs("lists.txt", list(first()) + "\n" + list(second()));
        const auto array = readAs(
            "lists.json", "[" + importers::writeDeckJson(first()) + ",\n" + importers::writeDeckJson(second()) + "]");
        for (const auto& lists : {texts, array}) {
            QCOMPARE(lists.size(), std::size_t{2});
            QCOMPARE(rows(lists[0]), rows(first()));
            QCOMPARE(rows(lists[1]), rows(second()));
            QCOMPARE(lists[1].deck.name, second().name);
            QCOMPARE(lists[1].where, std::string("deck 2"));
        }
        QCOMPARE(texts[0].checksum, checksumOf(first()));
        QCOMPARE(texts[1].checksum, checksumOf(second()));
        // a name said twice makes no second list
        const auto one = readAs("list.txt", "// Deck: A\n// Deck: B\n" + std::string("Main\n3 Candle Reef\n"));
        QCOMPARE(one.size(), std::size_t{1});
        QCOMPARE(one.front().deck.copies(model::SectionId("main")), 3);
        const auto broken = readAs("lists.txt", list(first()) + "Oops\n" + list(second()));
        QCOMPARE(broken[0].unread.front().line,
            static_cast<std::size_t>(QByteArray::fromStdString(list(first())).count('\n')) + 1);
    }

    void unreadLinesAndUnknownNamesAreKept()
    {
        const auto lists = readAs("list.txt", "Main\n3 Candle Reef\nCandle Reefs\n2 No Such Card\n");
        QCOMPARE(lists.front().unread.size(), std::size_t{1});
        QCOMPARE(lists.front().deck.copies(model::SectionId("main")), 5);
    }

    // Where a list says no game, that of the one game that its cards are of.
    void cardsSayTheGameOfAList_data()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<bool>("twin");
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("byCards");
        const auto row = [](const char* name, const char* list, const char* game, bool byCards, bool twin = false,
                             const char* ruleset = "") {
            QTest::newRow(name) << q(list) << q(ruleset) << twin << q(game) << byCards;
        };
        const auto* tcg = "4 Otter Irregulars\n3 Fuse Warden\n2 Kingfisher\n";
        row("cards of another game", tcg, "nexus-tcg", true);
        row("a table", "Card,Count\nOtter Irregulars,4\nFuse Warden,3\n", "nexus-tcg", true);
        row("most of them", "4 Otter Irregulars\n3 Fuse Warden\n2 Nobody Knows\n", "nexus-tcg", true);
        row("few of them", "4 Otter Irregulars\n3 Nobody Cares\n2 Nobody Knows\n", "quantum-nexus", false);
        row("cards of both", "4 Otter Irregulars\n3 Candle Reef\n", "quantum-nexus", false);
        row("cards of this one", "3 Candle Reef\n", "quantum-nexus", false);
        row("of two other games", tcg, "quantum-nexus", false, true);
        QByteArray longList(tcg); // asked of its beginning, or it took seconds
        for (int i = 0; i < 2000; ++i)
            longList += i < 1000 ? QByteArray("1 Otter Irregulars\n")
                                 : "1 Nobody Knows " + QByteArray::number(i) + "\n";
        row("more than is asked", longList.constData(), "nexus-tcg", true);
        row("the list says this one", "// Ruleset: quantum-nexus-2025-05\n4 Otter Irregulars\n", "quantum-nexus",
            false);
        row("the list says the other", "// Ruleset: nexus-tcg\n3 Candle Reef\n", "nexus-tcg", false);
        row("who asks says this one", tcg, "quantum-nexus", false, false, "quantum-nexus-2025-05");
    }
    void cardsSayTheGameOfAList()
    {
        QFETCH(QString, list);
        QFETCH(QString, ruleset);
        QFETCH(bool, twin);
        QFETCH(QString, game);
        QFETCH(bool, byCards);
        static const auto starter = std::make_shared<const app::RulesetCheckers>(starterLibrary(), starterCatalogue());
        static const std::shared_ptr<const app::OtherGames> others[] = {
            std::make_shared<const TwinGames>(false), std::make_shared<const TwinGames>(true)};
        const app::ListReader reader(starter, others[twin ? 1 : 0]);
        const auto bytes = list.toStdString();
        const auto meant = reader.readerMeant({}, bytes, ruleset.toStdString());
        QCOMPARE(q(meant.reader.game().id), game);
        QCOMPARE(meant.byCards, byCards);
        for (const auto& read : reader.read({}, bytes, ruleset.toStdString())) { // the same where it is read
            QCOMPARE(q(read.checker->catalogue().game().id), game);
            QCOMPARE(read.gameByCards, byCards);
        }
    }

    // Asking every game for every name takes a while: whoever asked may think better of it.
    void askingForTheGameCanBeCalledOff()
    {
        class CountedGames : public TwinGames {
        public:
            CountedGames()
                : TwinGames(true)
            {
            }
            [[nodiscard]] std::shared_ptr<const app::ListReader> reader(const std::string& game) const override
            {
                ++asked;
                return TwinGames::reader(game);
            }
            mutable int asked = 0;
        };
        const auto others = std::make_shared<const CountedGames>();
        const app::ListReader reader(
            std::make_shared<const app::RulesetCheckers>(starterLibrary(), starterCatalogue()), others);
        const std::string list = "4 Otter Irregulars\n3 Nobody Knows\n";
        for (const int most : {0, 1, 6}) {
            int left = most;
            others->asked = 0;
            const auto meant = reader.readerMeant({}, list, {}, [&left] { return left-- > 0; });
            QCOMPARE(&meant.reader, &reader);
            QVERIFY(!meant.byCards && others->asked <= most);
        }
        (void)reader.readerMeant({}, list, {}, [] { return true; });
        QVERIFY(others->asked >= static_cast<int>(others->ids().size()));
    }

    // A text of hundreds of decks whose names nobody knows is none; one with the same few in each is read.
    void namesThatNoCardHasAreBounded()
    {
        const auto decks = [](const auto& name) {
            std::string text;
            for (int deck = 0; deck < 900; ++deck) {
                text += "// Deck: " + std::to_string(deck) + "\n";
                for (int row = 0; row < 60; ++row)
                    text += "2 " + name(deck, row) + "\n";
            }
            return text;
        };
        const auto strangers = decks(
            [](int deck, int row) { return "Stranger " + std::to_string(deck) + " of " + std::to_string(row); });
        const auto read = readAs("a.txt", strangers);
        QCOMPARE(read.size(), std::size_t{1});
        QVERIFY2(read.front().error.find("more than 5,000 names are no cards") != std::string::npos,
            read.front().error.c_str());
        const auto shown = app::previewDecks({}, strangers, listReader());
        QVERIFY(!shown && shown.error().find("more than 5,000 names") != std::string::npos);
        const auto same = decks([](int, int row) { return "Stranger of " + std::to_string(row); });
        QCOMPARE(readAs("a.txt", same).size(), std::size_t{900});
        QVERIFY(app::previewDecks({}, same, listReader()).has_value());
        std::string table = "Deck Name,Count,Card Name\n";
        for (int row = 0; row < 6000; ++row)
            table += "D" + std::to_string(row / 60) + ",1,Stranger " + std::to_string(row) + "\n";
        QVERIFY(readAs("a.csv", table).front().error.find("more than 5,000 names") != std::string::npos);
    }

    void theRulesetIsThatOfTheListUnlessAnotherIsWanted()
    {
        const auto json = importers::writeDeckJson(first());
        QCOMPARE(readAs("a.nxdeck", json).front().checker->ruleset().id, first().ruleset);
        QCOMPARE(readAs("a.nxdeck", json, "quantum-nexus-2025-05").front().checker->ruleset().id.str(),
            std::string("quantum-nexus-2025-05"));
        const auto unknown = readAs("a.nxdeck", json, "house").front();
        QVERIFY(!unknown.checker);
        QCOMPARE(unknown.error, std::string("The ruleset “house” is not known."));
    }

    void filesThatAreNotThereOrHoldNothing()
    {
        const Scratch scratch;
        scratch.write("empty.txt", " \n");
        scratch.write("list.nxdeck", importers::writeDeckJson(first()));
        const auto missing = listReader().readFile(scratch.path("none.txt")).front();
        QVERIFY(missing.missing && missing.error.starts_with("The file cannot be opened"));
        QCOMPARE(
            listReader().readFile(scratch.path("empty.txt")).front().error, std::string("There is nothing in it."));
        QCOMPARE(rows(listReader().readFile(scratch.path("list.nxdeck")).front()), rows(first()));
        // No UTF-8: told, and read where one says so.
        scratch.write("old.txt", "// Deck: f\xfcr Freitag\n2 Wick Sprite\n");
        const auto refused = listReader().readFile(scratch.path("old.txt")).front();
        QVERIFY(!refused.error.empty() && refused.mayBeWindows1252);
        const auto read =
            listReader().readingIn(importers::TextEncoding::Windows1252)->readFile(scratch.path("old.txt"));
        QCOMPARE(read.front().deck.name, std::string("für Freitag"));
        QVERIFY(!read.front().mayBeWindows1252 && !missing.mayBeWindows1252);
        QVERIFY(app::isListFile("A.NXDECK") && app::isListFile("b.Png") && !app::isListFile("c.exe") &&
                app::isPictureOrPdf("d.PDF") && !app::isPictureOrPdf("e.txt"));
        QVERIFY(app::isListFile("f.dck") && app::isListFile("g.mwDeck") && app::isListFile("h.cod"));
        QVERIFY(app::isPlainList("a.csv", "Card,Count\nA,1\n") && app::isPlainList("", "3 A\n") &&
                !app::isPlainList("a.txt", "[metadata]\n[Main]\n1 A\n"));
    }

    void anyBytesGiveListsOrAReason()
    {
        const std::vector<std::string> seeds{codeOf(first()), pdfOf({first()}), pictureBytes(symbolOf("QN1-ABC")),
            importers::writeDeckJson(first()), importers::writeDeckText(second(), starterGame()),
            "Card Name,Count\nCandle Reef,3\n"};
        static constexpr const char* names[] = {"x", "x.txt", "x.png", "x.pdf", "x.csv", "x.nxdeck"};
        QVERIFY(rc::check("total", [&](std::vector<std::pair<std::uint16_t, std::uint8_t>> changes) {
            const auto seed = *rc::gen::inRange<std::size_t>(0, seeds.size());
            const auto name = *rc::gen::inRange<std::size_t>(0, std::size(names));
            auto bytes = seeds[seed].substr(0, *rc::gen::inRange<std::size_t>(0, seeds[seed].size() + 1));
            for (const auto& [at, value] : changes)
                if (!bytes.empty())
                    bytes[at % bytes.size()] = static_cast<char>(value);
            const auto lists = listReader().read(names[name], bytes);
            RC_ASSERT(!lists.empty());
            for (const auto& list : lists)
                RC_ASSERT((list.checker != nullptr) == list.error.empty());
        }));
    }

    void everyWrongLetterOfACodeIsFound()
    {
        const auto code = codeOf(first());
        for (std::size_t at = 4; at < code.size(); ++at)
            for (const char letter : {'A', 'Q', '7'})
                if (code[at] != letter) {
                    auto wrong = code;
                    wrong[at] = letter;
                    QVERIFY(!listReader().readCodes({}, wrong).front().checker);
                }
    }
};

NEXUS_TEST(ListReadingTest, Screen);

} // namespace list_reading_test

#include "list_reading_test.moc"
