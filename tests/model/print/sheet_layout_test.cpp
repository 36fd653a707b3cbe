#include "model/print/sheet_layout.h"

#include "model/base/random.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

#include <cmath>

namespace sheet_layout_test {

using namespace nexus::model;

namespace {

constexpr double exact = 1e-9;

bool near(double a, double b, double by = exact) { return std::abs(a - b) < by; }

bool overlap(const SheetRect& a, const SheetRect& b)
{
    constexpr double touch = 1e-6;
    return a.x < b.right() - touch && b.x < a.right() - touch && a.y < b.bottom() - touch && b.y < a.bottom() - touch;
}

SheetOptions on(const char* paper)
{
    const auto found = paperNamed(paper);
    SheetOptions options;
    options.paperWidth = found->width;
    options.paperHeight = found->height;
    return options;
}

SheetOptions randomOptions(std::uint64_t seed)
{
    Random random(seed);
    const auto upTo = [&](double most) { return most * random.between(0, 1000) / 1000; };
    auto options = on(
        std::vector{"a4", "a3", "letter", "legal", "320 x 450", "200x130", "a5", "tabloid"}[random.below(8)]);
    options.landscape = random.below(2) == 1;
    options.columns = random.between(0, 4);
    options.rows = random.between(0, 4);
    options.gutter = random.below(2) ? upTo(SheetLimits::gutter) : 0;
    options.bleed = random.below(2) ? upTo(SheetLimits::bleed) : 0;
    options.margin = upTo(8);
    options.backs = static_cast<Backs>(random.below(4));
    options.registration = random.below(3) == 0;
    options.registrationInset = random.between(5, 14);
    if (const auto& size = cardSizes()[random.below(2) ? 0 : random.below(5)]; true) {
        options.cardWidth = size.width;
        options.cardHeight = size.height;
    }
    options.correctionX = random.below(2) ? random.between(-10, 10) : 0;
    options.correctionY = random.below(2) ? random.between(-10, 10) : 0;
    return options;
}

// The rectangle as it lies when the paper is turned over about its long or short edge.
SheetRect turnedOver(const SheetRect& rect, const SheetLayout& sheet, Backs edge)
{
    const bool aboutUpright = (edge == Backs::LongEdge) == (sheet.height >= sheet.width);
    auto turned = rect;
    if (aboutUpright)
        turned.x = sheet.width - rect.right();
    else
        turned.y = sheet.height - rect.bottom();
    return turned;
}

bool same(const SheetRect& a, const SheetRect& b)
{
    return near(a.x, b.x) && near(a.y, b.y) && near(a.width, b.width) && near(a.height, b.height);
}

} // namespace

class SheetLayoutTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nineCardsStandInTheMiddleOfThePaper_data()
    {
        QTest::addColumn<double>("left");
        QTest::addColumn<double>("top");
        QTest::newRow("a4") << 10.5 << 16.5;
        QTest::newRow("letter") << 13.45 << 7.7;
        QTest::newRow("a3") << 54.0 << 78.0;
        QTest::newRow("legal") << 13.45 << 45.8;
        QTest::newRow("220x300") << 15.5 << 18.0;
    }
    void nineCardsStandInTheMiddleOfThePaper()
    {
        QFETCH(double, left);
        QFETCH(double, top);
        const auto sheet = layOut(on(QTest::currentDataTag()));
        QVERIFY(sheet);
        QCOMPARE(sheet->slots(), 9);
        QVERIFY(near(sheet->block.width, 189) && near(sheet->block.height, 264));
        QVERIFY(near(sheet->block.x, left) && near(sheet->block.y, top));
        QVERIFY(near(sheet->width - sheet->block.right(), left) && near(sheet->height - sheet->block.bottom(), top));
        QVERIFY(same(sheet->front[0], {left, top, 63, 88}));
        QVERIFY(same(sheet->front[5], {left + 126, top + 88, 63, 88}));
    }

    void theLargestGutterIsWhatTheMarginsLeave()
    {
        auto letter = on("letter");
        letter.margin = 5;
        letter.gutter = 2.7;
        QVERIFY(layOut(letter));
        letter.gutter = 2.8;
        const auto misfit = layOut(letter);
        QVERIFY(!misfit);
        QVERIFY(misfit.error().gutter && near(*misfit.error().gutter, 2.7));
        QVERIFY(!misfit.error().withBleed);
        QVERIFY(near(misfit.error().neededHeight, 269.6) && near(misfit.error().roomHeight, 269.4));
    }

    void bleedOnEveryCardNeedsItsRoom()
    {
        auto options = on("a4");
        options.bleed = 3;
        const auto a4 = layOut(options);
        QVERIFY(a4);
        QVERIFY(near(a4->block.width + 2 * a4->bleedX, 207) && near(a4->block.height + 2 * a4->bleedY, 282));
        QVERIFY(near(a4->front[1].x - a4->front[0].right(), 6)); // 3 mm for each of the two

        options = on("letter");
        options.bleed = 3;
        const auto letter = layOut(options);
        QVERIFY(!letter);
        const auto& why = letter.error();
        QVERIFY(why.withBleed);
        QVERIFY(near(why.neededWidth, 207) && near(why.neededHeight, 282));
        QVERIFY(near(why.roomWidth, 215.9) && near(why.roomHeight, 279.4));
        QCOMPARE(why.grids.size(), std::size_t{2});
        QVERIFY((why.grids[0] == SheetGrid{4, 2, true}));
        QVERIFY((why.grids[1] == SheetGrid{3, 2, false}));
        QVERIFY(why.bleed && near(*why.bleed, 1.85)); // 264 mm and 4 × 1.85 of the 271.4 mm the printer reaches
        QVERIFY(!why.gutter && !why.margin);

        options.columns = 4;
        options.rows = 2;
        options.landscape = true;
        const auto turned = layOut(options);
        QVERIFY(turned);
        QCOMPARE(turned->slots(), 8);
        QVERIFY(near(turned->width, 279.4) && near(turned->block.width, 270));
    }

    void whatAloneWouldMakeItFitIsOffered()
    {
        auto options = on("a4");
        options.columns = 4;
        options.rows = 3;
        const auto misfit = layOut(options);
        QVERIFY(!misfit);
        QVERIFY(near(misfit.error().neededWidth, 252) && near(misfit.error().roomWidth, 202));
        QVERIFY((misfit.error().grids == std::vector<SheetGrid>{{3, 3, false}, {4, 2, true}}));
        QVERIFY(!misfit.error().gutter && !misfit.error().bleed && !misfit.error().margin);

        options = on("a4");
        options.margin = 12;
        const auto margin = layOut(options);
        QVERIFY(!margin);
        QVERIFY(margin.error().margin && near(*margin.error().margin, 10.5));
    }

    void asManyAsFitAreTakenWhereNoGridIsSaid()
    {
        auto options = on("a4");
        options.columns = options.rows = 0;
        QCOMPARE(layOut(options)->slots(), 9);
        options.landscape = true;
        QCOMPARE(layOut(options)->columns, 4);
        QCOMPARE(layOut(options)->rows, 2);
        options = on("a3");
        options.columns = options.rows = 0;
        QCOMPARE(layOut(options)->slots(), 16);
        options = on("70x70");
        options.columns = options.rows = 0;
        QVERIFY(!layOut(options)); // not one
        QVERIFY(layOut(options).error().grids.empty());
    }

    void backsLieBehindTheirFronts()
    {
        auto options = on("a4");
        options.backs = Backs::LongEdge;
        auto sheet = layOut(options);
        QVERIFY(same(sheet->back[0], sheet->front[2])); // columns reversed
        QVERIFY(same(sheet->back[3], sheet->front[5]));
        QVERIFY(!sheet->backUpsideDown);
        options.backs = Backs::ShortEdge;
        sheet = layOut(options);
        QVERIFY(same(sheet->back[0], sheet->front[6])); // rows reversed
        QVERIFY(same(sheet->back[4], sheet->front[4]));
        QVERIFY(sheet->backUpsideDown);
        options.landscape = true; // the long edge lies level now
        options.columns = 4;
        options.rows = 2;
        QVERIFY(same(layOut(options)->back[0], layOut(options)->front[3]));
        options.backs = Backs::LongEdge;
        QVERIFY(same(layOut(options)->back[0], layOut(options)->front[4]));
    }

    void cropMarksRunFromTheCardsToTheEdge()
    {
        auto options = on("a4");
        options.ruler = false;
        const auto sheet = *layOut(options);
        QCOMPARE(sheet.cropMarks.size(), std::size_t{16}); // four cuts each way, at both ends
        const auto holds = [&](const SheetLine& wanted) {
            return std::any_of(sheet.cropMarks.begin(), sheet.cropMarks.end(), [&](const auto& line) {
                return near(line.x1, wanted.x1) && near(line.y1, wanted.y1) && near(line.x2, wanted.x2) &&
                       near(line.y2, wanted.y2);
            });
        };
        QVERIFY(holds({10.5, 0, 10.5, 16.5}));
        QVERIFY(holds({136.5, 280.5, 136.5, 297}));
        QVERIFY(holds({0, 104.5, 10.5, 104.5}));
        QVERIFY(holds({199.5, 280.5, 210, 280.5}));
        options.gutter = 3;
        options.bleed = 1;
        const auto apart = *layOut(options);
        QCOMPARE(apart.cropMarks.size(), std::size_t{48}); // six cuts each way, at both ends and in two gutters
        options.cropMarks = false;
        QVERIFY(layOut(options)->cropMarks.empty());
    }

    void theRulerStandsInTheMargin_data()
    {
        QTest::addColumn<bool>("upright");
        QTest::newRow("a4") << false;
        QTest::newRow("letter") << true; // 3.1 mm below the cards, 8.85 mm beside them
        QTest::newRow("a3") << false;
        QTest::newRow("legal") << false;
    }
    void theRulerStandsInTheMargin()
    {
        QFETCH(bool, upright);
        const auto sheet = *layOut(on(QTest::currentDataTag()));
        QVERIFY(sheet.ruler && sheet.notice);
        QCOMPARE(sheet.ruler->upright, upright);
        QVERIFY(near(upright ? sheet.ruler->area.height : sheet.ruler->area.width, 100));
        QVERIFY(!overlap(sheet.ruler->area, sheet.block) && !overlap(sheet.notice->area, sheet.block));
        QVERIFY(!overlap(sheet.ruler->area, sheet.notice->area));
    }

    void aCorrectionStretchesCardsAndRulerAlone()
    {
        auto options = on("a4");
        options.correctionX = 2;
        options.correctionY = -3;
        const auto sheet = *layOut(options);
        QVERIFY(near(sheet.front[4].width, 63.126) && near(sheet.front[4].height, 87.736));
        QVERIFY(near(sheet.front[4].x + sheet.front[4].width / 2, 105) &&
                near(sheet.front[4].y + sheet.front[4].height / 2, 148.5));
        QVERIFY(near(sheet.ruler->area.width, 100.2));
        QVERIFY(near(sheet.width, 210) && near(sheet.height, 297));
    }

    // Folded along the middle, each back lies behind its front, and nothing of it beside.
    void backsAreFoldedBehindTheirFronts()
    {
        auto options = on("a4");
        options.backs = Backs::Fold;
        const auto misfit = layOut(options);
        QVERIFY(!misfit && misfit.error().withBacks);
        QVERIFY((misfit.error().grids == std::vector<SheetGrid>{{4, 1, true}, {3, 1, false}}));
        options.landscape = true;
        options.columns = options.rows = 0;
        const auto sheet = *layOut(options);
        QCOMPARE(sheet.slots(), 4);
        QVERIFY(sheet.folds() && sheet.backUpsideDown);
        for (std::size_t i = 0; i < sheet.front.size(); ++i) {
            auto folded = sheet.back[i];
            folded.y = sheet.height - folded.bottom();
            QVERIFY(same(folded, sheet.front[i]));
            QVERIFY(!overlap(sheet.back[i], sheet.front[i]));
        }
        for (const auto& line : sheet.fold)
            QVERIFY(near(line.y1, sheet.height / 2) && near(line.y2, sheet.height / 2));
        for (const auto& line : sheet.cropMarks) // nobody cuts along the fold
            QVERIFY(!(line.y1 == line.y2 && near(line.y1, sheet.height / 2)));
    }

    void marksOfACutterStandInThreeCorners()
    {
        auto options = on("a4");
        options.registration = true;
        const auto sheet = *layOut(options); // nine cards keep clear of them above and below
        QCOMPARE(sheet.registration.size(), std::size_t{5});
        QVERIFY(same(sheet.registration[0], {10, 10, 5, 5}));
        QVERIFY(same(sheet.registration[1], {195, 10, 5, 1}) && same(sheet.registration[2], {199, 10, 1, 5}));
        QVERIFY(same(sheet.registration[3], {10, 286, 5, 1}) && same(sheet.registration[4], {10, 282, 1, 5}));
        options = on("letter");
        options.registration = true;
        const auto misfit = layOut(options);
        QVERIFY(!misfit && misfit.error().withMarks);
        QVERIFY((misfit.error().grids == std::vector<SheetGrid>{{4, 2, true}, {2, 3, false}}));
        options.registration = false;
        QVERIFY(layOut(options)->registration.empty());
    }

    void cardsOfOtherSizesAreLaidOut_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::newRow("poker") << QStringLiteral("poker") << 3 << 3;
        QTest::newRow("tarot") << QStringLiteral("Tarot") << 2 << 2;
        QTest::newRow("mini") << QStringLiteral("mini") << 4 << 4;
        QTest::newRow("mini of Europe") << QStringLiteral("Mini European") << 4 << 4;
        QTest::newRow("one's own") << QStringLiteral("50 × 75") << 4 << 3;
    }
    void cardsOfOtherSizesAreLaidOut()
    {
        QFETCH(QString, size);
        const auto card = cardSizeNamed(size.toStdString());
        QVERIFY(card.has_value());
        auto options = on("a4");
        options.cardWidth = card->width;
        options.cardHeight = card->height;
        options.columns = options.rows = 0;
        const auto sheet = *layOut(options);
        QTEST(sheet.columns, "columns");
        QTEST(sheet.rows, "rows");
        QVERIFY(near(sheet.front[0].width, card->width) && near(sheet.front[0].height, card->height));
        QVERIFY(!cardSizeNamed("a4") && !cardSizeNamed("5x5") && !cardSizeNamed("300x300"));
    }

    void paperIsNamedOrMeasured()
    {
        QCOMPARE(paperNamed("A5")->width, 148.0);
        QCOMPARE(paperNamed("Tabloid")->height, 431.8);
        QCOMPARE(paperNamed("Letter")->width, 215.9);
        QCOMPARE(paperNamed("210x297")->height, 297.0);
        QCOMPARE(paperNamed("120.5 × 180")->width, 120.5);
        QCOMPARE(paperNamed("120.5 × 180")->label, std::string("120.5 × 180 mm"));
        for (const char* wrong :
            {"", "b5", "210", "210x", "x297", "210x297x3", "10x10", "210x5000", "nanx297", "1e2x200", "-210x297"})
            QVERIFY2(!paperNamed(wrong), wrong);
    }

    void cardsNeverOverlapAndNeverLeaveThePage()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const auto options = randomOptions(seed);
            const auto sheet = layOut(options);
            if (!sheet) {
                RC_ASSERT(sheet.error().neededWidth > sheet.error().roomWidth + 1e-7 ||
                          sheet.error().neededHeight > sheet.error().roomHeight + 1e-7);
                return;
            }
            for (const auto* side : {&sheet->front, &sheet->back})
                for (std::size_t i = 0; i < side->size(); ++i) {
                    const auto& card = (*side)[i];
                    RC_ASSERT(near(card.width, options.cardWidth * (1 + options.correctionX / 1000)) &&
                              near(card.height, options.cardHeight * (1 + options.correctionY / 1000)));
                    RC_ASSERT(card.x >= options.margin - 1e-6 && card.right() <= sheet->width - options.margin + 1e-6);
                    RC_ASSERT(
                        card.y >= options.margin - 1e-6 && card.bottom() <= sheet->height - options.margin + 1e-6);
                    for (std::size_t j = i + 1; j < side->size(); ++j) {
                        auto wide = card, other = (*side)[j];
                        for (auto* one : {&wide, &other}) // with their bleed
                            *one = {one->x - sheet->bleedX, one->y - sheet->bleedY, one->width + 2 * sheet->bleedX,
                                one->height + 2 * sheet->bleedY};
                        RC_ASSERT(!overlap(wide, other));
                    }
                }
        }));
    }

    void theBlockIsCentredAndMarksKeepClearOfCards()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const auto sheet = layOut(randomOptions(seed));
            RC_PRE(sheet.has_value());
            RC_ASSERT(near(sheet->block.x + sheet->block.right(), sheet->width) &&
                      near(sheet->block.y + sheet->block.bottom(), sheet->height));
            for (const auto& line : sheet->cropMarks)
                for (const auto& card : sheet->front) {
                    const SheetRect body{line.x1, line.y1, line.x2 - line.x1, line.y2 - line.y1};
                    const SheetRect inside{card.x + 1e-4, card.y + 1e-4, card.width - 2e-4, card.height - 2e-4};
                    RC_ASSERT(!(body.x < inside.right() && inside.x < body.right() + 1e-9 && body.y < inside.bottom() &&
                                inside.y < body.bottom() + 1e-9));
                }
            for (const auto& strip : {sheet->ruler, sheet->notice})
                if (strip) {
                    for (const auto& card : sheet->front)
                        RC_ASSERT(!overlap(strip->area, card));
                    for (const auto& mark : sheet->registration)
                        RC_ASSERT(!overlap(strip->area, mark));
                }
            for (const auto& mark : sheet->registration)
                for (const auto* side : {&sheet->front, &sheet->back})
                    for (const auto& card : *side) {
                        const SheetRect bled{card.x - sheet->bleedX, card.y - sheet->bleedY,
                            card.width + 2 * sheet->bleedX, card.height + 2 * sheet->bleedY};
                        RC_ASSERT(!overlap(mark, bled));
                    }
        }));
    }

    void aBackCoincidesWithItsFrontOnceThePaperIsTurned()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const auto options = randomOptions(seed);
            RC_PRE(options.backs != Backs::None && options.backs != Backs::Fold);
            const auto sheet = layOut(options);
            RC_PRE(sheet.has_value());
            RC_ASSERT(sheet->back.size() == sheet->front.size());
            for (std::size_t i = 0; i < sheet->front.size(); ++i)
                RC_ASSERT(same(turnedOver(sheet->back[i], *sheet, options.backs), sheet->front[i]));
        }));
    }

    void whatIsOfferedFits()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const auto options = randomOptions(seed);
            const auto sheet = layOut(options);
            RC_PRE(!sheet.has_value());
            const auto& why = sheet.error();
            const auto fits = [&](auto change) {
                auto changed = options;
                changed.columns = why.columns;
                changed.rows = why.rows;
                change(changed);
                return layOut(changed).has_value();
            };
            for (const auto& grid : why.grids)
                RC_ASSERT(
                    fits([&](auto& o) { o.columns = grid.columns, o.rows = grid.rows, o.landscape = grid.landscape; }));
            if (why.gutter)
                RC_ASSERT(fits([&](auto& o) { o.gutter = *why.gutter; }));
            if (why.bleed)
                RC_ASSERT(fits([&](auto& o) { o.bleed = *why.bleed; }));
            if (why.margin)
                RC_ASSERT(fits([&](auto& o) { o.margin = *why.margin; }));
        }));
    }
};

NEXUS_TEST(SheetLayoutTest, Events);

} // namespace sheet_layout_test

#include "sheet_layout_test.moc"
