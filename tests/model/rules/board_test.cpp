#include "model/rules/board.h"

#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <tuple>

namespace board_test {

using namespace nexus::model;
using namespace nexus::test;
using enum Quadrant;

namespace {

QuadrantMask these(std::initializer_list<Quadrant> quadrants)
{
    QuadrantMask mask = 0;
    for (const auto quadrant : quadrants)
        mask |= maskOf(quadrant);
    return mask;
}

Grid gridOn(Board board) { return gridOf(board, starterGame().play.ranges); }

std::size_t at(Quadrant quadrant) { return static_cast<std::size_t>(quadrant); }

} // namespace

class BoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePrintedBoardHasSixQuadrants()
    {
        const auto grid = gridOn({});
        QCOMPARE(grid.places, these({FrontLeft, FrontCentre, FrontRight, BackLeft, BackCentre, BackRight}));
        QCOMPARE(grid.middle, these({FrontCentre, BackCentre}));
        QCOMPARE(grid.cardinal[at(FrontLeft)], these({FrontCentre, BackLeft}));
        QCOMPARE(grid.neighbours[at(BackLeft)], these({FrontLeft, FrontCentre, BackCentre}));
        QCOMPARE(grid.ahead(BackRight), maskOf(FrontRight));
        QCOMPARE(grid.behind(BackRight), QuadrantMask{0});
        // Close, Mid and Far.
        const auto& [close, mid, far] = std::tie(grid.reaches[0], grid.reaches[1], grid.reaches[2]);
        QCOMPARE(close.own[at(FrontLeft)], these({FrontLeft, FrontCentre, BackLeft}));
        QCOMPARE(close.enemy[at(FrontLeft)], maskOf(FrontRight));
        QCOMPARE(mid.enemy[at(FrontLeft)], these({FrontCentre, FrontRight}));
        QCOMPARE(far.enemy[at(FrontLeft)], these({BackLeft, BackCentre, BackRight}));
        QCOMPARE(far.enemy[at(BackLeft)], these({FrontLeft, FrontCentre, FrontRight}));
    }

    void aWiderSideHasInnerColumns()
    {
        const Board board{.rows = 2, .columns = 4};
        const auto innerLeft = board.at(0, 1), innerRight = board.at(0, 2), behind = board.at(1, 1);
        const auto grid = gridOn(board);
        QCOMPARE(std::popcount(grid.places), 8);
        QVERIFY(!grid.has(FrontCentre) && grid.has(innerLeft) && grid.has(BackRight));
        QCOMPARE(facing(innerLeft), innerRight);
        QCOMPARE(grid.cardinal[at(innerLeft)], these({FrontLeft, innerRight, behind}));
        QCOMPARE(grid.ahead(behind), maskOf(innerLeft));
        QCOMPARE(grid.places & flanks, these({FrontLeft, FrontRight, BackLeft, BackRight}));
        QCOMPARE(grid.places & center & frontRow, these({innerLeft, innerRight}));
        QCOMPARE(grid.reaches[0].enemy[at(innerLeft)], maskOf(innerRight)); // face to face
        QCOMPARE(grid.reaches[1].enemy[at(FrontLeft)], these({innerRight, FrontRight}));
        QCOMPARE(grid.reaches[2].enemy[at(FrontLeft)], grid.places & backRow);
    }

    void aDeeperSideHasAMiddleRow()
    {
        const Board board{.rows = 3, .columns = 3};
        const auto middle = board.at(1, 1), middleLeft = board.at(1, 0);
        const auto grid = gridOn(board);
        QVERIFY(!isFront(middle) && !isBack(middle));
        QCOMPARE(grid.cardinal[at(middle)], these({FrontCentre, BackCentre, middleLeft, board.at(1, 2)}));
        QCOMPARE(std::popcount(grid.neighbours[at(middle)]), 8);
        QCOMPARE(grid.ahead(BackLeft), maskOf(middleLeft));
        QCOMPARE(grid.behind(FrontLeft), maskOf(middleLeft));
        // Two rows ahead: from the back one's own front row, from the middle the enemy's, from there its middle.
        QCOMPARE(grid.reaches[2].own[at(BackLeft)], grid.places & frontRow);
        QCOMPARE(grid.reaches[2].enemy[at(BackLeft)], QuadrantMask{0});
        QCOMPARE(grid.reaches[2].enemy[at(middle)], grid.places & frontRow);
        QCOMPARE(grid.reaches[2].enemy[at(FrontLeft)], grid.places & rowOf(middle));
    }

    // Each counts from the far edge: what one sees as its own front left is the other's back right.
    void onASharedGridBothReachTheSamePlaces()
    {
        const Board board{.rows = 5, .columns = 4, .shared = true};
        const auto grid = gridOn(board);
        for (const auto& reach : grid.reaches)
            eachQuadrant(grid.places, [&](Quadrant from) {
                QuadrantMask seen = 0;
                eachQuadrant(reach.own[at(from)], [&](Quadrant to) { seen |= maskOf(turned(to)); });
                QCOMPARE(reach.enemy[at(from)], seen);
            });
        QCOMPARE(grid.reaches[0].enemy[at(BackRight)], these({FrontLeft, board.at(0, 1), board.at(1, 0)}));
        QCOMPARE(grid.reaches[2].own[at(board.at(2, 0))], grid.places & frontRow);
    }

    // The outer words first, so that front, back, left and right are on every board.
    void everyBoardHasItsCorners()
    {
        for (int rows = leastOnBoard; rows <= boardWords; ++rows)
            for (int columns = leastOnBoard; columns <= boardWords; ++columns) {
                const auto grid = gridOn({.rows = rows, .columns = columns});
                QCOMPARE(std::popcount(grid.places), rows * columns);
                for (const auto corner : {FrontLeft, FrontRight, BackLeft, BackRight})
                    QVERIFY(grid.has(corner));
                QCOMPARE(std::popcount(grid.middle), rows);
                eachQuadrant(grid.places, [&](Quadrant quadrant) { QVERIFY(grid.has(facing(quadrant))); });
            }
    }
};

NEXUS_TEST(BoardTest, Nothing);

} // namespace board_test

#include "board_test.moc"
