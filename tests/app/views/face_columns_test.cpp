#include "app/views/face_columns.h"

#include "tests/support/decks.h"
#include "tests/support/other_game.h"
#include "tests/support/test_class.h"

#include <set>

namespace face_columns_test {

using namespace nexus::model;
using namespace nexus::test;
using namespace nexus::app;

namespace {

const DeckChecker& law()
{
    static const DeckChecker made(ruleset(), starterCatalogue());
    return made;
}

const char* const text = "missions: 1 Hold the Gantry Line; main: 2 Aegis Tender, 1 Fennel Runner, 4 Wick Sprite, "
                         "1 Ration Mule, 3 Glasswing Courier, 2 Kettle Golem; sideboard: 1 Bolt Mice, 2 Aegis Tender";

std::vector<DeckBlock> blocksOf(const char* deck, DeckGrouping grouping = DeckGrouping::Cost)
{
    const auto made = deckOf(deck);
    return deckBlocks(made, law(), law().check(made), grouping);
}

FaceColumns placed(const std::vector<DeckBlock>& blocks, FaceRoom room)
{
    return faceColumns(blocks, law().ruleset(), room);
}

} // namespace

class FaceColumnsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCardHasItsPlaceAndNoneHidesAnother()
    {
        for (const auto grouping : {DeckGrouping::Type, DeckGrouping::Cost, DeckGrouping::Domain, DeckGrouping::None})
            for (const int width : {200, 640, 1600})
                for (const bool stacked : {true, false}) {
                    const auto blocks = blocksOf(text, grouping);
                    const auto columns = placed(blocks, {.width = width, .stacked = stacked});
                    std::size_t rows = 0;
                    for (const auto& block : blocks)
                        rows += block.rows.size();
                    QCOMPARE(columns.faces.size(), rows);
                    for (const auto& face : columns.faces) {
                        QVERIFY(face.face.contains(face.shown) && face.shown.bottom() < columns.height);
                        QVERIFY(face.face.left() >= 0 && (face.face.right() < width || width == 200));
                        QVERIFY(stacked || face.shown == face.face);
                        QCOMPARE(columns.at(face.shown.center()), &face);
                        QCOMPARE(columns.find(face.block, face.row), &face);
                        QCOMPARE(columns.sectionAt(face.shown.center())->section, blocks[face.block].section);
                    }
                }
    }

    void whatIsPlayedLeadsInColumnsByCost()
    {
        const auto blocks = blocksOf(text);
        const auto columns = placed(blocks, {.width = 1600});
        QStringList sections;
        for (const auto& section : columns.sections)
            sections << q(section.section.str());
        QCOMPARE(sections, (QStringList{q("main"), q("missions"), q("sideboard"), q("maybe")}));
        QVERIFY(columns.sections.front().title.isEmpty());
        QStringList headings;
        int x = -1;
        for (const auto& column : columns.columns)
            if (!column.heading.isEmpty()) {
                headings << q(blocks[column.block].label);
                QVERIFY(column.heading.x() > x); // beside each other
                x = column.heading.x();
            }
        QCOMPARE(headings.front(), q("1 CP"));
        QCOMPARE(headings.size(), std::set<QString>(headings.begin(), headings.end()).size());
    }

    void aStackLeavesAStripAndEndsWithAWholeFace()
    {
        const auto columns = placed(blocksOf("main: 2 Wick Sprite, 1 Inkling Page"), {.width = 640, .strip = 30});
        QCOMPARE(columns.faces.size(), std::size_t{2});
        QCOMPARE(columns.faces[0].shown.height(), 30);
        QCOMPARE(columns.faces[1].shown, columns.faces[1].face);
        QCOMPARE(columns.faces[1].face.y() - columns.faces[0].face.y(), 30);
    }

    void arrowsReachEveryFace()
    {
        for (const bool stacked : {true, false}) {
            const auto columns = placed(blocksOf(text), {.width = 500, .stacked = stacked});
            std::set<const FacePlace*> seen{&columns.faces.front()};
            for (std::size_t before = 0; before != seen.size();) {
                before = seen.size();
                for (const auto* from : std::set(seen))
                    for (const auto step : {FaceStep::Up, FaceStep::Down, FaceStep::Left, FaceStep::Right})
                        if (const auto* to = nextFace(columns, *from, step))
                            seen.insert(to);
            }
            QCOMPARE(seen.size(), columns.faces.size());
            // Through all of them to the right, and back.
            const auto* at = &columns.faces.front();
            while (const auto* next = nextFace(columns, *at, FaceStep::Right))
                at = next;
            QCOMPARE(at->lane, columns.faces.back().lane);
            while (const auto* next = nextFace(columns, *at, FaceStep::Left))
                at = next;
            QCOMPARE(at->lane, 0);
            QCOMPARE(at->stack, 0);
        }
    }

    void anEmptyDeckHasRoomToDropCards()
    {
        const auto columns = placed(blocksOf(""), {.width = 640});
        QVERIFY(columns.faces.empty());
        QCOMPARE(columns.sections.size(), std::size_t{4});
        QVERIFY(columns.sections.front().area.height() > 100);
        for (const auto& section : columns.sections)
            QVERIFY(section.area.height() >= 30);
        QCOMPARE(placed({}, {.width = 640}).sections.size(), std::size_t{0});
    }

    void sixHundredCardsArePlaced()
    {
        std::string many = "main: ";
        for (int i = 0; i < 600; ++i)
            many += "1 Card number " + std::to_string(i) + ", ";
        const auto columns = placed(blocksOf(many.c_str()), {.width = 640});
        QCOMPARE(columns.faces.size(), std::size_t{600});
    }
};

NEXUS_TEST(FaceColumnsTest, Nothing);

} // namespace face_columns_test

#include "face_columns_test.moc"
