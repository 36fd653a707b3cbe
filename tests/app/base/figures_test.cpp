#include "app/base/figures.h"

#include "tests/support/test_class.h"

#include <QLocale>
#include <QScopeGuard>

namespace figures_test {

using namespace nexus;

namespace {

// Until the guard goes.
[[nodiscard]] auto writtenIn(const QLocale& locale)
{
    const QLocale before;
    QLocale::setDefault(locale);
    return qScopeGuard([before] { QLocale::setDefault(before); });
}

} // namespace

class FiguresTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void timesAreShownToTheMinute_data()
    {
        QTest::addColumn<QString>("utc");
        QTest::addColumn<QString>("time");
        QTest::addColumn<QString>("day");
        QTest::addColumn<QString>("clock");
        const auto row = [](const char* utc, const char* time, const char* day, const char* clock) {
            QTest::newRow(utc) << QString::fromLatin1(utc) << QString::fromLatin1(time) << QString::fromLatin1(day)
                               << QString::fromLatin1(clock);
        };
        row("2026-11-29T04:38:30Z", "2026-11-29 04:38", "2026-11-29", "04:38");
        row("2026-11-29T04:38:30.123Z", "2026-11-29 04:38", "2026-11-29", "04:38");
        row("2026-11-29 23:59:59", "2026-11-29 23:59", "2026-11-29", "23:59");
        row("2026-11-29", "2026-11-29", "2026-11-29", "");
        row("2026", "2026", "2026", "");
        row("", "", "", "");
    }
    void timesAreShownToTheMinute()
    {
        QFETCH(QString, utc);
        const auto text = utc.toStdString();
        QTEST(QString::fromStdString(timeText(text)), "time");
        QTEST(QString::fromStdString(dayText(text)), "day");
        QTEST(QString::fromStdString(clockText(text)), "clock");
    }

    void sizesAreNeverLessThanTheyAre_data()
    {
        QTest::addColumn<qulonglong>("bytes");
        QTest::addColumn<QString>("text");
        const auto row = [](qulonglong bytes, const char* text) {
            QTest::newRow(text) << bytes << QString::fromLatin1(text);
        };
        row(0, "0 KB");
        row(1, "1 KB");
        row(81920, "80 KB");
        row(81921, "81 KB");
        row((1U << 20U) - 1, "1024 KB");
        row(1U << 20U, "1.0 MB");
        row((1U << 20U) + 1, "1.1 MB");
        row(34078720, "32.5 MB");
    }
    void sizesAreNeverLessThanTheyAre()
    {
        QFETCH(qulonglong, bytes);
        QTEST(QString::fromStdString(sizeText(bytes)), "text");
        const auto plain = writtenIn(QLocale::c());
        QTEST(localSize(bytes), "text");
    }

    void theWindowWritesAsTheReader()
    {
        {
            const auto german = writtenIn(QLocale(QLocale::German, QLocale::Germany));
            QCOMPARE(figures(1234567), QStringLiteral("1.234.567"));
            QCOMPARE(amountFigures(123450), QStringLiteral("1.234,50"));
            QCOMPARE(decimalFigures(2.254), QStringLiteral("2,25"));
            QCOMPARE(decimalFigures(2.001), QStringLiteral("2"));
            QCOMPARE(localSize(34078720), QStringLiteral("32,5 MB"));
            QCOMPARE(localDay("2026-11-29T12:00:00Z"), QStringLiteral("29.11.26"));
            QCOMPARE(numberWritten(QStringLiteral("1.234,5")), std::optional(1234.5));
            QCOMPARE(dayWritten(QStringLiteral("29.11.26")), std::optional(QDate(2026, 11, 29)));
            QCOMPARE(dayWritten(QStringLiteral("29.11.1926")), std::optional(QDate(1926, 11, 29)));
        }
        const auto english = writtenIn(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(figures(1234567), QStringLiteral("1,234,567"));
        QCOMPARE(localSize(34078720), QStringLiteral("32.5 MB"));
        QVERIFY(!numberWritten(QStringLiteral("two")));
        QVERIFY(!dayWritten(QStringLiteral("29.11.26")));
    }

    void briefTimesTellWhatIsNotSo()
    {
        const auto german = writtenIn(QLocale(QLocale::German, QLocale::Germany));
        const std::string noon = "2026-11-29T12:00:00Z";
        const auto clock = localClock(noon);
        QCOMPARE(clock.size(), 5);
        QCOMPARE(briefTime(noon, QDate(2026, 11, 29)), clock);
        QCOMPARE(briefTime(noon, QDate(2026, 12, 1)), QStringLiteral("29 Nov. ") + clock);
        QCOMPARE(briefTime(noon, QDate(2027, 1, 1)), QStringLiteral("29.11.26"));
        QCOMPARE(localTime(noon), QStringLiteral("29.11.26 ") + clock);
        for (const auto* none : {"", "yesterday"})
            QCOMPARE(briefTime(none) + localTime(none) + localDay(none) + localClock(none), QString());
    }
};

NEXUS_TEST(FiguresTest, Events);

} // namespace figures_test

#include "figures_test.moc"
