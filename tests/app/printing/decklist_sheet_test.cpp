#include "app/printing/decklist_sheet.h"

#include "app/printing/decklist_text.h"
#include "app/printing/pdf_sheets.h"
#include "app/printing/qr_symbol.h"
#include "importers/codes/deck_code.h"
#include "importers/decklist/deck_json.h"
#include "tests/support/decks.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QGuiApplication>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>

namespace decklist_sheet_test {

using namespace nexus;
using namespace nexus::app;
using namespace nexus::model;
using namespace nexus::test;

namespace {

constexpr QSizeF a4{210, 297}, letter{215.9, 279.4};

std::shared_ptr<const DeckChecker> checker()
{
    static const auto made = std::make_shared<const DeckChecker>(ruleset(), starterCatalogue());
    return made;
}

const TournamentLists& lists()
{
    static const TournamentLists made(starterCatalogue(), 1);
    return made;
}

PlayerDetails somebody()
{
    return {QStringLiteral("Marrow"), QStringLiteral("Iseult"), QStringLiteral("4711"), QStringLiteral("Lowglass Open"),
        QStringLiteral("2026-11-22"), QStringLiteral("Lowglass"), QStringLiteral("12")};
}

std::vector<Deck> samples()
{
    std::vector<Deck> decks;
    for (const auto& file : starterFiles("decks"))
        decks.push_back(*importers::readDeckJson(file.bytes));
    return decks;
}

// Units of no domain and of one, one of each, so that few laws are broken; `rows` with two Leaders, a Mission and five
// at the side.
Deck deckOfRows(std::size_t rows)
{
    const auto& catalogue = *starterCatalogue();
    Deck deck;
    deck.name = std::to_string(rows) + " rows";
    deck.game = "quantum-nexus";
    deck.ruleset = ruleset().id;
    const auto add = [&](const char* section, CardIndex card) {
        DeckEntry entry;
        entry.card = unambiguousName(catalogue, card);
        deck.sectionOrNew(SectionId(section)).entries.push_back(std::move(entry));
    };
    std::size_t missions = 0, leaders = 0, side = 0, left = rows;
    for (CardIndex card = 0; card < catalogue.size() && left > 0; ++card) {
        const auto type = catalogue.type(card);
        const bool leader = q(catalogue.foldedField(card, catalogue.typeField())).contains(QStringLiteral("leader"));
        if (type == "Mission" ? missions++ < 3 : leader ? leaders++ < 2 : true) {
            add(type == "Mission" ? "missions" : !leader && side < 5 && ++side ? "sideboard" : "main", card);
            --left;
        }
    }
    return deck;
}

QByteArray pdfOf(const std::vector<Deck>& decks, const QSizeF& page = a4, int copies = 1)
{
    std::vector<DeckToList> toList;
    for (const auto& deck : decks)
        toList.push_back({deck, checker(), somebody()});
    return QByteArray::fromStdString(*decklistBytes(toList, lists(), {DecklistForm::Pdf, page, copies}));
}

QByteArray ran(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    return process.waitForFinished(60'000) && process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray();
}

// The words of the PDF in the order they were drawn, a page a text; non-breaking blanks are blanks.
QStringList pagesOf(const QByteArray& pdf)
{
    const Scratch scratch;
    scratch.write("a.pdf", pdf.toStdString());
    auto text = QString::fromUtf8(ran(
        QStringLiteral("pdftotext"), {QStringLiteral("-raw"), q(scratch.path("a.pdf").string()), QStringLiteral("-")}));
    auto pages = text.split(QChar(0x0c));
    for (auto& page : pages)
        page = page.simplified();
    if (!pages.isEmpty() && pages.back().isEmpty())
        pages.removeLast();
    return pages;
}

QImage pageImage(const QByteArray& pdf, int dotsPerInch, int page = 1)
{
    const Scratch scratch;
    scratch.write("a.pdf", pdf.toStdString());
    const auto number = QString::number(page);
    ran(QStringLiteral("pdftoppm"),
        {QStringLiteral("-r"), QString::number(dotsPerInch), QStringLiteral("-f"), number, QStringLiteral("-l"), number,
            QStringLiteral("-png"), QStringLiteral("-singlefile"), q(scratch.path("a.pdf").string()),
            q(scratch.path("page").string())});
    return QImage(q(scratch.path("page.png").string()));
}

TournamentList listOf(const Deck& deck) { return lists().make(deck, checker(), somebody()); }

// Every row with its quantity in front, in order; false names the first that is missing.
QString missingRow(const TournamentList& list, const QString& text)
{
    qsizetype from = 0;
    for (const auto& block : list.list.blocks)
        for (const auto& group : block.groups)
            for (const auto& row : group.rows) {
                const auto words = QStringLiteral(" %1 %2").arg(row.count).arg(q(oneLine(row.name)).simplified());
                const auto found = text.indexOf(words, from);
                if (found < 0)
                    return words;
                from = found + 1;
            }
    return {};
}

} // namespace

class DecklistSheetTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSheetSaysWhatTheDeckHolds()
    {
        for (const auto& deck : samples()) {
            const auto list = listOf(deck);
            const auto pages = pagesOf(pdfOf({deck}));
            QCOMPARE(pages.size(), 1);
            const auto missing = missingRow(list, pages[0]);
            QVERIFY2(missing.isEmpty(), qPrintable(q(deck.name) + missing + QLatin1Char('\n') + pages[0]));
            for (const auto& block : list.list.blocks)
                if (!block.groups.empty())
                    for (const auto& total : blockTotals(block, list))
                        QVERIFY2(pages[0].contains(q(total)), total.c_str());
            for (const auto* words : {"Marrow", "Iseult", "4711", "Lowglass Open", "2026-11-22", "LEGAL",
                     "Round Status Initials", "page 1 of 1"})
                QVERIFY2(pages[0].contains(q(words)), words);
            for (const auto& words :
                {list.checksum, list.ruleset().name, stampText(list.catalogue), programText(), deck.name})
                QVERIFY2(pages[0].contains(q(words)), words.c_str());
            QVERIFY(!pages[0].contains(q("NOT LEGAL")));
        }
    }

    void totalsAreTheValidators()
    {
        const auto list = listOf(samples().front());
        const auto page = pagesOf(pdfOf({samples().front()}))[0];
        QVERIFY(page.contains(QStringLiteral("200/200 CP")));
        for (const auto& total : list.report.totals) {
            const auto& rule = list.ruleset().constraints[total.constraint];
            if (!rule.forEachDomain && total.value > 0)
                QVERIFY2(page.contains(q(boundedText(total.value, rule.bounds))), rule.rule.c_str());
        }
    }

    void fortyFourRowsStandOnOnePage()
    {
        for (const auto& paper : {a4, letter}) {
            const auto deck = deckOfRows(44);
            auto list = listOf(deck);
            list.report.findings.clear(); // its reasons would take room of their own
            SheetLetters letters;
            QCOMPARE(list.list.rows(), std::size_t{44});
            QCOMPARE(DecklistSheet(list, paper, letters).pageCount(), 1);
        }
    }

    void ninetyRowsGoOnOnFurtherPages()
    {
        const auto deck = deckOfRows(90);
        const auto list = listOf(deck);
        QCOMPARE(list.list.rows(), std::size_t{90});
        const auto pdf = pdfOf({deck});
        const auto pages = pagesOf(pdf);
        QVERIFY(pages.size() >= 2);
        QCOMPARE(missingRow(list, pages.join(QLatin1Char(' '))), QString());
        for (qsizetype i = 0; i < pages.size(); ++i) {
            QVERIFY(pages[i].contains(q(list.checksum)));
            QVERIFY(pages[i].contains(QStringLiteral("page %1 of %2").arg(i + 1).arg(pages.size())));
            QVERIFY(pages[i].contains(q(deck.name)));
            QVERIFY(pages[i].contains(QStringLiteral("Marrow")));
        }
        QVERIFY(pages[1].contains(QStringLiteral("continued")));
        auto quiet = list;
        quiet.report.findings.clear();
        SheetLetters letters;
        QCOMPARE(DecklistSheet(quiet, a4, letters).pageCount(), 2);
        QCOMPARE(pageNotes(pdf).size(), static_cast<std::size_t>(pages.size()));
        QVERIFY(pageNotes(pdf)[1].isEmpty());
    }

    void nothingIsSmallerThanNinePoints()
    {
        for (const auto& deck : {deckOfRows(90), samples().front(),
                 deckOf("main: 3 Nobody has ever heard of a card with a name as long as this one is")}) {
            const Scratch scratch;
            scratch.write("a.pdf", pdfOf({deck}).toStdString());
            const auto xml = QString::fromUtf8(ran(QStringLiteral("pdftohtml"),
                {QStringLiteral("-xml"), QStringLiteral("-zoom"), QStringLiteral("3"), QStringLiteral("-stdout"),
                    QStringLiteral("-i"), q(scratch.path("a.pdf").string())}));
            static const QRegularExpression size(QStringLiteral("<fontspec [^>]*size=\"(\\d+)\""));
            int fonts = 0;
            for (auto it = size.globalMatch(xml); it.hasNext(); ++fonts)
                QVERIFY2(it.next().captured(1).toInt() >= 27, qPrintable(xml.left(2000))); // thirds of a point, cut off
            QVERIFY(fonts >= 4);
        }
        for (std::size_t i = 0; i < styleCount; ++i) {
            const auto style = static_cast<Style>(i);
            const bool ofACard = style == Style::Small || style == Style::SmallStrong;
            QVERIFY(pointsOf(style) >= (ofACard ? 6 : 9));
        }
    }

    void aListAsLargeAsACardHasAllCards()
    {
        for (const auto& deck : samples()) {
            const auto list = listOf(deck);
            SheetLetters letters;
            const DecklistSheet sheet(list, *textPaper("card"), letters);
            QVERIFY(sheet.pageCount() >= 1 && sheet.pageCount() <= 2);
            PdfSheets pdf({sheet.pageMm(), QString(), Duplex::None});
            sheet.write(pdf);
            const auto notes = pageNotes(pdf.finish());
            QCOMPARE(notes.front().value("Code"), QByteArray::fromStdString(list.code));
        }
        QVERIFY(!textPaper("b5") && !textPaper("80x200"));
    }

    void symbolsAreReadAtPrintedSize()
    {
        auto decks = samples(); // the five with the finest symbols
        const auto finer = [](const model::Deck& a, const model::Deck& b) {
            return listOf(a).code.size() > listOf(b).code.size();
        };
        std::sort(decks.begin(), decks.end(), finer);
        decks.resize(5);
        for (const auto& deck : decks) {
            const auto list = listOf(deck);
            QVERIFY(!list.code.empty());
            const auto found = qrTexts(pageImage(pdfOf({deck}), 300));
            QVERIFY2(!found.empty(), deck.name.c_str());
            QCOMPARE(found.front(), list.code);
        }
    }

    void pagesAreAsLargeAsThePaper()
    {
        for (const auto& paper : {a4, letter}) {
            const Scratch scratch;
            scratch.write("a.pdf", pdfOf({samples().front()}, paper).toStdString());
            const auto info = QString::fromUtf8(
                ran(QStringLiteral("pdfinfo"), {QStringLiteral("-box"), q(scratch.path("a.pdf").string())}));
            static const QRegularExpression box(
                QStringLiteral("MediaBox:\\s+([\\d.]+)\\s+([\\d.]+)\\s+([\\d.]+)\\s+([\\d.]+)"));
            const auto found = box.match(info);
            QVERIFY(found.hasMatch());
            QVERIFY(std::abs(found.captured(3).toDouble() / 72 * 25.4 - paper.width()) < 0.01);
            QVERIFY(std::abs(found.captured(4).toDouble() / 72 * 25.4 - paper.height()) < 0.01);
        }
    }

    void nothingLeavesThePaper()
    {
        auto deck = deckOfRows(44);
        deck.name = std::string(190, 'W');
        DeckEntry entry;
        entry.card = std::string(190, 'M');
        entry.count = 999;
        deck.sectionOrNew(SectionId("main")).entries.push_back(entry);
        const auto pdf = pdfOf({deck});
        const auto pages = pagesOf(pdf);
        for (int page = 1; page <= pages.size(); ++page) {
            const auto image = pageImage(pdf, 60, page).convertToFormat(QImage::Format_Grayscale8);
            QVERIFY(!image.isNull());
            const int margin = static_cast<int>(7 / 25.4 * 60); // of white on every side
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (x < margin || y < margin || x >= image.width() - margin || y >= image.height() - margin)
                        QVERIFY2(qGray(image.pixel(x, y)) > 200,
                            qPrintable(QStringLiteral("page %1 at %2, %3").arg(page).arg(x).arg(y)));
        }
        QCOMPARE(
            pages.join(QString()).remove(QLatin1Char(' ')).count(QLatin1Char('M') + QString(50, QLatin1Char('M'))) > 0,
            true); // no name is cut
    }

    void notLegalIsStampedWithItsReasons()
    {
        const auto deck = deckOf("main: 30 Wick Sprite, 1 Nobody; missions: 1 Borrowed Faces Ball");
        const auto page = pagesOf(pdfOf({deck}))[0];
        const auto list = listOf(deck);
        QVERIFY(page.contains(QStringLiteral("NOT LEGAL")));
        QVERIFY(page.contains(QStringLiteral("No deck code")));
        QVERIFY(page.contains(QStringLiteral("1 Nobody (not in the catalogue)")));
        QVERIFY(!reasons(list).empty());
        for (const auto& reason : reasons(list))
            QVERIFY2(page.contains(q(reason.text)), qPrintable(q(reason.text) + QLatin1Char('\n') + page));
        QCOMPARE(pageNotes(pdfOf({deck}))[0].value("Code"), QByteArray());
    }

    void notesTellWhichListItIs()
    {
        const auto decks = samples();
        const auto notes = pageNotes(pdfOf({decks[0], decks[1]}, a4, 2));
        QCOMPARE(notes.size(), std::size_t{4});
        for (std::size_t i = 0; i < notes.size(); ++i) {
            const auto list = listOf(decks[i / 2]);
            QCOMPARE(notes[i].value("Code"), QByteArray::fromStdString(list.code));
            QCOMPARE(notes[i].value("Checksum"), QByteArray::fromStdString(list.checksum));
            QCOMPARE(notes[i].value("Deck"), QByteArray::fromStdString(decks[i / 2].name));
            QCOMPARE(notes[i].value("Ruleset"), QByteArray::fromStdString(list.ruleset().id.str()));
            QCOMPARE(notes[i].value("Game"), QByteArray("quantum-nexus"));
            for (const auto& field : playerFields)
                QCOMPARE(QString::fromUtf8(notes[i].value(field.key)), somebody().*field.value);
        }
        const auto pages = pagesOf(pdfOf({decks[0]}, a4, 2));
        QVERIFY(pages[0].contains(QStringLiteral("copy 1 of 2 · page 1 of 1")));
        QVERIFY(pages[1].contains(QStringLiteral("copy 2 of 2 · page 1 of 1")));
    }

    void theSameListIsTheSameBytes() { QCOMPARE(pdfOf(samples()), pdfOf(samples())); }

    void emptyFieldsAreLinesToWriteOn()
    {
        auto list = lists().make(samples().front(), checker(), {});
        SheetLetters letters;
        const DecklistSheet sheet(list, a4, letters);
        QImage image(2100, 2970, QImage::Format_Grayscale8);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(10, 10);
        sheet.paint(painter, 0);
        painter.end();
        // Lines of more than 25 mm in the upper fifth: seven fields and the deck's name stand on them.
        int lines = 0;
        for (int y = 100; y < 500; ++y) {
            int run = 0;
            for (int x = 0; x < image.width(); ++x) {
                run = qGray(image.pixel(x, y)) < 140 ? run + 1 : 0;
                if (run == 250 && qGray(image.pixel(x, y - 2)) > 140)
                    ++lines;
            }
        }
        QVERIFY2(lines >= 7, qPrintable(QString::number(lines)));
        QCOMPARE(filingLetter(somebody()), QStringLiteral("M"));
    }

    void filesGetNamesThatEverySystemTakes()
    {
        std::vector<DeckToList> decks;
        for (const auto* name : {"Wet Ink", "wet ink", "a/b\\c:d", "..", "con", "", "Tail. "}) {
            decks.push_back({Deck{}, checker()});
            decks.back().deck.name = name;
        }
        QCOMPARE(decklistNames(decks, DecklistForm::Pdf),
            (std::vector<std::string>{
                "Wet Ink.pdf", "wet ink (2).pdf", "a-b-c-d.pdf", "Deck.pdf", "con-.pdf", "Deck (2).pdf", "Tail.pdf"}));
    }

    void workIsCalledOff()
    {
        std::vector<DeckToList> decks;
        for (const auto& deck : samples())
            decks.push_back({deck, checker()});
        std::size_t told = 0;
        const auto stop = [&](std::size_t done, std::size_t all, const TournamentList&) {
            told = done;
            return all != decks.size() || done < 3;
        };
        QVERIFY(!decklistBytes(decks, lists(), {}, stop));
        QCOMPARE(told, std::size_t{3});
        const Scratch scratch;
        const auto written = writeDecklists(scratch.path("lists"), decks, lists(), {}, stop);
        QVERIFY(written);
        QVERIFY(written->stopped);
        QCOMPARE(written->files.size(), std::size_t{3});
        for (const auto& file : written->files)
            QVERIFY(std::filesystem::exists(file));
        scratch.write("file", "in the way");
        QVERIFY(!writeDecklists(scratch.path("file"), decks, lists(), {}));
    }
};

NEXUS_TEST(DecklistSheetTest, Screen);

} // namespace decklist_sheet_test

#include "decklist_sheet_test.moc"

#include <cmath>
