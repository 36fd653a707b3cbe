#include "model/base/sizes.h"

#include "tests/support/test_class.h"

namespace sizes_test {

using namespace nexus::model;

class SizesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLimitAndWhatIsBeyondDiffer_data()
    {
        QTest::addColumn<qulonglong>("bytes");
        QTest::addColumn<qulonglong>("most");
        QTest::addColumn<QString>("beyond");
        QTest::addColumn<QString>("limit");
        const auto row = [](const char* name, qulonglong bytes, qulonglong most, const char* beyond,
                             const char* limit) {
            QTest::newRow(name) << bytes << most << QString::fromUtf8(beyond) << QString::fromUtf8(limit);
        };
        row("megabytes", 5U << 20U, 4U << 20U, "5 MB", "4 MB");
        row("one byte more", (4U << 20U) + 1, 4U << 20U, "5 MB", "4 MB");
        row("a limit below a megabyte", 1U << 20U, 600'000, "1024 kB", "585 kB");
        row("no whole number", 1'600'000, 1'500'000, "2 MB", "1 MB");
        row("bytes", 101, 100, "101 bytes", "100 bytes");
        row("nothing allowed", 1, 0, "1 bytes", "0 bytes");
    }
    void aLimitAndWhatIsBeyondDiffer()
    {
        QFETCH(const qulonglong, bytes);
        QFETCH(const qulonglong, most);
        QFETCH(const QString, beyond);
        QFETCH(const QString, limit);
        QCOMPARE(QString::fromStdString(beyondText(bytes, most)), beyond);
        QCOMPARE(QString::fromStdString(limitText(most)), limit);
    }
};

NEXUS_TEST(SizesTest, Nothing);

} // namespace sizes_test

#include "sizes_test.moc"
