#include "app/views/row_columns.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace row_columns_test {

using namespace nexus::test;
using namespace nexus::app;

namespace {

constexpr RowRoom usual{
    .width = 640, .row = 25, .heading = 28, .belowBlock = 6, .leastColumn = 268, .between = 14, .mostColumns = 3};

std::vector<DeckBlock> blocksOf(const std::vector<int>& rows)
{
    std::vector<DeckBlock> blocks;
    for (const int count : rows) {
        blocks.emplace_back();
        blocks.back().rows.resize(static_cast<std::size_t>(count));
    }
    return blocks;
}

RowRoom wide(int width)
{
    auto room = usual;
    room.width = width;
    return room;
}

} // namespace

class RowColumnsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void asManyColumnsAsThereIsRoomFor()
    {
        const auto blocks = blocksOf({3, 2, 11, 9, 1, 5});
        QCOMPARE(rowColumns(blocks, wide(440)).beginsAt.size(), std::size_t{1});
        QCOMPARE(rowColumns(blocks, wide(640)).beginsAt.size(), std::size_t{2});
        QCOMPARE(rowColumns(blocks, wide(900)).beginsAt.size(), std::size_t{3});
        QCOMPARE(rowColumns(blocks, wide(9000)).beginsAt.size(), std::size_t{3});
        QCOMPARE(rowColumns(blocksOf({4}), wide(640)).beginsAt.size(), std::size_t{1});
        QVERIFY(rowColumns({}, wide(640)).places.empty());
    }

    void everyRowHasAPlaceOfItsOwnInTheOrderOfReading()
    {
        QVERIFY(rc::check([] {
            const auto rows = *rc::gen::nonEmpty(rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 13)));
            const auto columns = rowColumns(blocksOf(rows), wide(*rc::gen::inRange(60, 1500)));
            std::size_t expected = 0;
            for (const int count : rows)
                expected += static_cast<std::size_t>(count) + 1;
            RC_ASSERT(columns.places.size() == expected);
            for (std::size_t i = 0; i < columns.places.size(); ++i) {
                const auto& place = columns.places[i];
                RC_ASSERT(columns.find(place.block, place.row) == &place);
                RC_ASSERT(columns.at(place.area.center()) == &place);
                RC_ASSERT(place.area.bottom() < columns.height && place.area.left() >= 0);
                if (i > 0) {
                    const auto& before = columns.places[i - 1];
                    RC_ASSERT(!before.area.intersects(place.area));
                    const bool goesOn = before.column == place.column;
                    RC_ASSERT(
                        (goesOn ? before.area.bottom() < place.area.top() : before.area.right() < place.area.left()));
                    RC_ASSERT((goesOn || place.row == -1)); // no block is divided
                }
            }
        }));
    }

    void aDivisionStaysUntilAnotherIsBetterBySomeRows()
    {
        const auto first = rowColumns(blocksOf({6, 6, 6, 6}), wide(640));
        QCOMPARE(first.beginsAt, (std::vector<std::size_t>{0, 2}));
        const auto more = blocksOf({6, 6, 3, 3});
        QCOMPARE(rowColumns(more, wide(640), first.beginsAt).beginsAt, first.beginsAt);
        const auto many = blocksOf({16, 6, 3, 3});
        QCOMPARE(rowColumns(many, wide(640), first.beginsAt).beginsAt, (std::vector<std::size_t>{0, 1}));
        QCOMPARE(rowColumns(more, wide(440), first.beginsAt).beginsAt, std::vector<std::size_t>{0});
    }

    void besideIsTheRowNearestInHeight()
    {
        const auto columns = rowColumns(blocksOf({6, 6, 6, 2}), wide(640));
        const auto* left = columns.find(0, 3);
        const auto* right = columns.beside(*left, 1);
        QVERIFY(right && right->column == 1 && right->row >= 0);
        QVERIFY(std::abs(right->area.y() - left->area.y()) <= 28);
        QCOMPARE(columns.beside(*right, -1), left);
        QVERIFY(!columns.beside(*left, -1) && !columns.beside(*right, 1));
    }
};

NEXUS_TEST(RowColumnsTest, Nothing);

} // namespace row_columns_test

#include "row_columns_test.moc"

#include <cmath>
