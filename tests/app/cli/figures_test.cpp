#include "app/cli/figures.h"

#include "tests/support/test_class.h"

namespace figures_test {

using namespace nexus::app::cli;

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
    }
};

NEXUS_TEST(FiguresTest, Events);

} // namespace figures_test

#include "figures_test.moc"
