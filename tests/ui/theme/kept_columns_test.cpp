#include "ui/theme/kept_columns.h"

#include "model/base/random.h"
#include "tests/support/test_class.h"

#include <QHeaderView>
#include <QStandardItemModel>
#include <QtTest>
#include <rapidcheck.h>

namespace kept_columns_test {

using namespace nexus;
using ui::keptColumns, ui::restoreColumns;

namespace {

struct Header {
    explicit Header(int columns)
        : model(1, columns)
    {
        header.setModel(&model);
        header.setSectionsMovable(true);
    }
    QStandardItemModel model;
    QHeaderView header{Qt::Horizontal};
};

} // namespace

class KeptColumnsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void columnsComeBack()
    {
        QVERIFY(rc::check("kept and restored", [] {
            const int count = *rc::gen::inRange(1, 20);
            model::Random random(*rc::gen::arbitrary<std::uint32_t>());
            Header first(count), second(count);
            for (int i = 0; i < count; ++i) {
                const auto any = [&] { return static_cast<int>(random.below(static_cast<std::uint32_t>(count))); };
                first.header.moveSection(any(), any());
                first.header.resizeSection(i, random.between(30, 400));
                first.header.setSectionHidden(i, i != 0 && random.below(3) == 0);
                first.header.setSortIndicator(any(), random.below(2) ? Qt::AscendingOrder : Qt::DescendingOrder);
            }
            const auto kept = keptColumns(first.header);
            RC_ASSERT(restoreColumns(second.header, kept));
            RC_ASSERT(keptColumns(second.header) == kept);
            for (int i = 0; i < count; ++i) {
                RC_ASSERT(second.header.visualIndex(i) == first.header.visualIndex(i));
                RC_ASSERT(second.header.sectionSize(i) == first.header.sectionSize(i));
            }
        }));
    }

    void whatTellsOfOtherColumnsChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("kept");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("one too few") << QByteArray("0 80, 1 80; 0 up");
        QTest::newRow("one twice") << QByteArray("0 80, 1 80, 1 80; 0 up");
        QTest::newRow("one too many") << QByteArray("0 80, 1 80, 2 80, 3 80; 0 up");
        QTest::newRow("one that is not there") << QByteArray("0 80, 1 80, 7 80; 0 up");
        QTest::newRow("wider than any screen") << QByteArray("0 80, 1 80, 2 2000000000; 0 up");
        QTest::newRow("narrower than nothing") << QByteArray("0 80, 1 80, 2 -1; 0 up");
        QTest::newRow("all hidden") << QByteArray("0 80 hidden, 1 80 hidden, 2 80 hidden; 0 up");
        QTest::newRow("a billion columns") << QByteArray("0 80, ").repeated(1'000'000);
        QTest::newRow("Qt's own form") << [] {
            Header other(3);
            return other.header.saveState();
        }();
    }
    void whatTellsOfOtherColumnsChangesNothing()
    {
        QFETCH(QByteArray, kept);
        Header here(3);
        here.header.moveSection(0, 2);
        const auto before = keptColumns(here.header);
        QVERIFY(!restoreColumns(here.header, kept));
        QCOMPARE(keptColumns(here.header), before);
    }

    void anyTextIsRead()
    {
        QVERIFY(rc::check("total", [](const std::string& text) {
            Header here(3);
            (void)restoreColumns(here.header, QByteArray::fromStdString(text));
            RC_ASSERT(here.header.count() == 3);
        }));
    }
};

NEXUS_TEST(KeptColumnsTest, Screen);

} // namespace kept_columns_test

#include "kept_columns_test.moc"

#include <string>
