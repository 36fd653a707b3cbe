#include "app/printing/event_sheet.h"

#include "app/base/language.h"
#include "app/base/qt_text.h"
#include "app/printing/pdf_sheets.h"
#include "model/event/standings.h"
#include "tests/support/events.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QPainter>
#include <QProcess>
#include <QRegularExpression>

#include <map>
#include <set>
#include <tuple>

namespace event_sheet_test {

using namespace nexus;
using namespace nexus::app;
using namespace nexus::test;

namespace {

constexpr QSizeF a4{210, 297}, letter{215.9, 279.4}, a5{148, 210};

void pairNext(model::EventState& state) { need(model::apply(state, model::nextRound(state)->round)); }

QByteArray pdfOf(const model::EventState& state, EventPaper paper, int round, const QSizeF& page = a4)
{
    SheetLetters letters;
    const EventSheet sheet(state, paper, round, page, letters);
    PdfSheets pdf({sheet.pageMm(), {}, Duplex::None});
    for (int at = 0; at < sheet.pageCount(); ++at) {
        if (at > 0)
            pdf.newPage();
        sheet.paint(pdf.painter(), at);
    }
    return pdf.finish();
}

// As another program reads it, a page a text, lines as they were drawn.
QStringList pagesOf(const QByteArray& pdf)
{
    const Scratch scratch;
    scratch.write("a.pdf", pdf.toStdString());
    QProcess process;
    process.start(
        QStringLiteral("pdftotext"), {QStringLiteral("-raw"), q(scratch.path("a.pdf").string()), QStringLiteral("-")});
    if (!process.waitForFinished(60'000))
        return {};
    auto pages = QString::fromUtf8(process.readAllStandardOutput()).split(QChar(0x0c));
    if (!pages.isEmpty() && pages.back().trimmed().isEmpty())
        pages.removeLast();
    return pages;
}

QString textOf(const QByteArray& pdf) { return pagesOf(pdf).join(QLatin1Char('\n')).simplified(); }

// What a paper says of everybody: the table, and who sits there.
using Seats = std::multimap<QString, std::pair<QString, QString>>;
Seats seatsOf(const model::EventState& state, int round)
{
    Seats seats;
    for (const auto& match : state.rounds[static_cast<std::size_t>(round) - 1].matches)
        for (const auto& [one, other] : {std::pair(match.first, match.second), {match.second, match.first}})
            seats.emplace(
                q(state.player(one)->name), std::pair(QString::number(match.table), q(state.player(other)->name)));
    for (const auto player : state.rounds[static_cast<std::size_t>(round) - 1].byes)
        seats.emplace(q(state.player(player)->name), std::pair(QStringLiteral("–"), QStringLiteral("Bye")));
    return seats;
}

const QString somebody = QStringLiteral("(Player \\d+)");

Seats seatsByNameOn(const QString& text)
{
    Seats seats;
    const QRegularExpression row(QStringLiteral("(\\d+|–) %1 (?:\\d+ )?(Player \\d+|Bye)").arg(somebody));
    for (auto it = row.globalMatch(text); it.hasNext();) {
        const auto found = it.next();
        seats.emplace(found.captured(2), std::pair(found.captured(1), found.captured(3)));
    }
    return seats;
}

} // namespace

class EventSheetTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everybodyStandsOnceByNameAtTheRightTable_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QSizeF>("page");
        for (const int players : {2, 3, 8, 33, 61, 240, 500})
            for (const auto& page : {a4, letter, a5})
                QTest::addRow("%d on %g", players, page.width()) << players << page;
    }
    void everybodyStandsOnceByNameAtTheRightTable()
    {
        QFETCH(int, players);
        QFETCH(QSizeF, page);
        auto state = eventOf(players);
        playRounds(state, 1, 5);
        if (players > 3)
            need(model::apply(state, model::LeaveEvent{2, 2, model::Leave::Drop}));
        if (const auto next = model::nextRound(state); next)
            need(model::apply(state, next->round));
        const auto round = static_cast<int>(state.rounds.size());
        const auto wanted = seatsOf(state, round);
        QCOMPARE(seatsByNameOn(textOf(pdfOf(state, EventPaper::ByName, round, page))), wanted);
        QCOMPARE(seatsByNameOn(textOf(pdfOf(state, EventPaper::ByName, 1, page))), seatsOf(state, 1));
    }

    void everyTableHasItsRowAndItsSlip_data() { everybodyStandsOnceByNameAtTheRightTable_data(); }
    void everyTableHasItsRowAndItsSlip()
    {
        QFETCH(int, players);
        QFETCH(QSizeF, page);
        auto state = eventOf(players);
        pairNext(state);
        std::set<std::tuple<QString, QString, QString>> wanted;
        for (const auto& match : state.rounds.back().matches)
            wanted.emplace(
                QString::number(match.table), q(state.player(match.first)->name), q(state.player(match.second)->name));
        const auto found = [&](const QString& text, const QString& pattern) {
            std::set<std::tuple<QString, QString, QString>> tables;
            for (auto it = QRegularExpression(pattern).globalMatch(text); it.hasNext();) {
                const auto row = it.next();
                tables.emplace(row.captured(1), row.captured(2), row.captured(3));
            }
            return tables;
        };
        const auto byTable = textOf(pdfOf(state, EventPaper::ByTable, 1, page));
        QCOMPARE(found(byTable, QStringLiteral("(\\d+) %1 %1 ______").arg(somebody)), wanted);
        const auto slips = textOf(pdfOf(state, EventPaper::Slips, 1, page));
        QCOMPARE(found(slips, QStringLiteral("(\\d+) Table Round 1 .*?%1 .*?%1").arg(somebody)), wanted);
        QCOMPARE(slips.count(QStringLiteral("Signature")), qsizetype(wanted.size()));
    }

    // Cut through the whole stack and laid on each other, slips are in order.
    void slipsLieInOrderInTheirPiles()
    {
        for (const int slips : {1, 4, 5, 6, 31, 250}) {
            const auto places = slipPlaces(slips, {186, 52}, {186, 281});
            QCOMPARE(places.columns * places.rows, 5);
            QCOMPARE(places.pages, (slips + 4) / 5);
            std::set<std::tuple<int, int, int>> taken;
            for (int slip = 0; slip < slips; ++slip) {
                const auto place = places.of(slip);
                QVERIFY(place.page < places.pages && place.row < places.rows && place.column < places.columns);
                QVERIFY(taken.emplace(place.column, place.row, place.page).second);
                // The next lies below it, or is the first of the next pile.
                if (slip + 1 < slips)
                    QVERIFY(places.of(slip + 1).page == place.page + 1 || places.of(slip + 1).page == 0);
            }
        }
        QCOMPARE(slipPlaces(7, {134, 52}, {273, 404}).columns, 2);
    }

    void aSlipHasABoxForEachGame()
    {
        const auto slipOf = [](int bestOf) {
            auto state = eventOf(2, {.name = "Friday", .seed = 1, .bestOf = bestOf});
            pairNext(state);
            return textOf(pdfOf(state, EventPaper::Slips, 1));
        };
        QVERIFY(slipOf(3).contains(QStringLiteral("Game 1 Game 2 Game 3 Won Drop Signature")));
        QVERIFY(slipOf(1).contains(QStringLiteral("Won Drop Signature")));
        QVERIFY(!slipOf(1).contains(QStringLiteral("Game")));
        QVERIFY(slipOf(3).contains(QStringLiteral("Friday")));
    }

    void standingsAreThoseOfTheRound()
    {
        auto state = eventOf(12);
        playRounds(state, 3, 8);
        need(model::apply(state, model::LeaveEvent{5, 3 + 1, model::Leave::Drop}));
        for (const int round : {0, 1, 3}) {
            const auto text = textOf(pdfOf(state, EventPaper::Standings, round));
            for (const auto& each : model::standingsOf(state, round)) {
                const auto out = round == 3 && each.player == 5 ? QStringLiteral(" \\(out\\)") : QString();
                const QRegularExpression row(
                    QStringLiteral("%1 Player %2%3 %4 ").arg(each.rank).arg(each.player).arg(out).arg(each.points));
                QVERIFY2(text.contains(row), qPrintable(row.pattern() + text));
            }
        }
    }

    void whatIsMissingIsSaid()
    {
        auto state = eventOf(8);
        pairNext(state);
        need(model::apply(state, model::GiveResult{1, 1, {2, 0, 0}}));
        QVERIFY(textOf(pdfOf(state, EventPaper::Standings, 1))
                    .contains(QStringLiteral("3 results of this round are missing.")));
        QVERIFY(textOf(pdfOf(state, EventPaper::ByTable, 1)).contains(QStringLiteral("2–0")));
    }

    void playersSayWhatIsKnownOfThem()
    {
        auto state = eventOf(0);
        need(model::apply(state, model::AddPlayer{"Zoë", "77", "she/her", "zoe@example.org", {}}));
        need(model::apply(state, model::AddPlayer{"Ann", {}, {}, {}, model::EnteredList{}}));
        need(model::apply(state, model::AddPlayer{"Bob", {}, {}, {}, {}}));
        need(model::apply(state, model::FixTable{1, 9}));
        playRounds(state, 1, 3);
        need(model::apply(state, model::LeaveEvent{3, 2, model::Leave::Disqualify}));
        const auto text = textOf(pdfOf(state, EventPaper::Players, 0));
        QVERIFY2(text.contains(QStringLiteral("3 players")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("____ 2 Ann there ____ 3 Bob none disqualified from round 2 ____ 1 Zoë "
                                             "(she/her) 77 none keeps table 9")));
        QVERIFY(!text.contains(QStringLiteral("example"))); // nobody else's business
    }

    // Long ones, those that are written from the right, and what would be markup elsewhere: letter by letter.
    void namesOfStrangersArePlainAndWhole()
    {
        const QStringList names{QStringLiteral("<b>Bold</b> &amp; Co"), QString(200, QLatin1Char('Q')),
            QStringLiteral("word ").repeated(40).trimmed(), QString::fromUtf8("יעל כהן"),
            QString::fromUtf8("محمد الأمين")};
        auto state = eventOf(0, {.name = std::string(200, 'E'), .seed = 1});
        for (const auto& name : names)
            need(model::apply(state, model::AddPlayer{name.toStdString(), std::string(200, '7'), {}, {}, {}}));
        pairNext(state);
        for (const auto paper :
            {EventPaper::ByName, EventPaper::ByTable, EventPaper::Slips, EventPaper::Standings, EventPaper::Players})
            for (const auto& page : {a4, letter, QSizeF(narrowestEventPage, lowestEventPage)}) {
                const auto pages = pagesOf(pdfOf(state, paper, 1, page));
                auto text = pages.join(QString());
                text.remove(QRegularExpression(QStringLiteral("\\s")));
                QVERIFY2(text.contains(QStringLiteral("<b>Bold</b>&amp;Co")), qPrintable(text));
                const auto times = paper == EventPaper::ByName ? 2 : 1;
                QCOMPARE(text.count(QLatin1Char('Q')), 200 * times);
                QCOMPARE(text.count(QStringLiteral("word")), 40 * times);
            }
    }

    // Longer words leave the names their room.
    void germanPapersHoldTheSame()
    {
        auto state = eventOf(33);
        playRounds(state, 1, 3);
        pairNext(state);
        for (const auto& page : {a4, letter, a5})
            for (const auto paper : {EventPaper::ByName, EventPaper::ByTable, EventPaper::Slips, EventPaper::Standings,
                     EventPaper::Players}) {
                const auto english = pagesOf(pdfOf(state, paper, 2, page));
                speak(QStringLiteral("de"));
                const auto german = pagesOf(pdfOf(state, paper, 2, page));
                speak({});
                QVERIFY(german != english);
                QCOMPARE(german.size(), english.size());
                const auto names = german.join(QLatin1Char(' ')).count(QRegularExpression(somebody));
                QCOMPARE(names, english.join(QLatin1Char(' ')).count(QRegularExpression(somebody)));
                if (paper == EventPaper::Slips)
                    QVERIFY(german.front().contains(QStringLiteral("Spiel 1 Spiel 2 Spiel 3 Sieg Drop Unterschrift")));
            }
    }

    void aPaperIsPaintedAsOftenAsWanted()
    {
        auto state = eventOf(20);
        pairNext(state);
        SheetLetters letters;
        const EventSheet sheet(state, EventPaper::ByName, 1, a4, letters);
        QImage first(420, 594, QImage::Format_RGB32);
        first.fill(Qt::white);
        auto second = first;
        for (auto* image : {&first, &second}) {
            QPainter painter(image);
            painter.scale(2, 2);
            sheet.paint(painter, 0);
        }
        QCOMPARE(first, second);
        QVERIFY(first.pixel(0, 0) == qRgb(255, 255, 255));
        QCOMPARE(pdfOf(state, EventPaper::Slips, 1), pdfOf(state, EventPaper::Slips, 1));
    }
};

NEXUS_TEST(EventSheetTest, Screen);

} // namespace event_sheet_test

#include "event_sheet_test.moc"
