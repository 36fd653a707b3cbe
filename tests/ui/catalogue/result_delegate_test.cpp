#include "ui/catalogue/result_table.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QImage>
#include <QPainter>

namespace result_delegate_test {

using namespace nexus::model;
using namespace nexus::test;
using namespace nexus::ui;
using nexus::app::CatalogueModel;

namespace {

struct Painted {
    Painted()
        : document(deckOf("missions: 1 Hold the Gantry Line; main: 4 Aegis Tender"),
              std::make_shared<const DeckChecker>(ruleset(), starterCatalogue()))
        , delegate(&model, nullptr)
    {
        model.setCatalogue(starterCatalogue());
        model.setDocument(&document);
    }
    QImage cell(const char* card, const char* column, QStyle::State state = QStyle::State_Enabled)
    {
        (void)model.setQuery(q("\"") + q(card) + q("\""));
        int at = 0;
        while (model.columns()[static_cast<std::size_t>(at)].id != QLatin1String(column))
            ++at;
        QImage image(220, ResultDelegate::rowHeight, QImage::Format_RGB32);
        image.fill(theme().pane);
        QPainter painter(&image);
        QStyleOptionViewItem option;
        option.rect = image.rect();
        option.state = state;
        delegate.paint(&painter, option, model.index(0, at));
        return image;
    }
    nexus::app::DeckDocument document;
    CatalogueModel model;
    ResultDelegate delegate;
};

bool has(const QImage& image, const QColor& colour)
{
    for (int y = 0; y < image.height() - 1; ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == colour)
                return true;
    return false;
}

} // namespace

class ResultDelegateTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { applyTheme(ThemeChoice::Light); }

    void aRowIsFortyPixelsHigh()
    {
        Painted p;
        QCOMPARE(p.delegate.sizeHint({}, p.model.index(0, 0)).height(), 40);
    }

    void eachColumnPaintsWhatItTells()
    {
        for (const auto choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
            applyTheme(choice);
            Painted p;
            QVERIFY(has(p.cell("Ration Mule", "name"), theme().text));
            QVERIFY(has(p.cell("Ration Mule", "name"), theme().muted));  // the type line
            QVERIFY(!has(p.cell("Aegis Tender", "name"), theme().text)); // at its limit: quiet
            QVERIFY(has(p.cell("Ration Mule", "adding"), theme().good));
            QVERIFY(!has(p.cell("Aegis Tender", "adding"), theme().good));
            QVERIFY(has(p.cell("Aegis Tender", "adding"), theme().muted));
            QVERIFY(has(p.cell("Ration Mule", "cost"), theme().hover)); // the tile
            const auto technology = *starterGame().find(AttributeId("technology"));
            QVERIFY(has(p.cell("Aegis Tender", "domains"), domainColour(starterGame(), technology)));
            QVERIFY(!has(p.cell("Ration Mule", "domains"), domainColour(starterGame(), technology)));
        }
    }

    void selectedAndHoveredRowsAreMarked()
    {
        Painted p;
        QCOMPARE(p.cell("Ration Mule", "name", QStyle::State_Selected).pixelColor(215, 3), theme().selection);
        QCOMPARE(p.cell("Ration Mule", "name", QStyle::State_MouseOver).pixelColor(215, 3), theme().hover);
        QCOMPARE(p.cell("Ration Mule", "name").pixelColor(215, 3), theme().pane);
        // The bar at the left edge shows the row without colour alone.
        QCOMPARE(p.cell("Ration Mule", "cost", QStyle::State_Selected).pixelColor(1, 20), theme().accent);
        QCOMPARE(p.cell("Ration Mule", "cost").pixelColor(1, 20), theme().pane);
        QCOMPARE(p.cell("Ration Mule", "name").pixelColor(100, 39), theme().line);
    }

    void aRowThatIsGonePaintsNothing()
    {
        Painted p;
        const auto index = p.model.index(3, 1);
        (void)p.model.setQuery(QStringLiteral("cp>900"));
        QImage image(100, 40, QImage::Format_RGB32);
        image.fill(theme().pane);
        QPainter painter(&image);
        QStyleOptionViewItem option;
        option.rect = image.rect();
        p.delegate.paint(&painter, option, index);
        painter.end();
        QCOMPARE(image.pixelColor(50, 39), theme().pane);
    }
};

NEXUS_TEST(ResultDelegateTest, Screen);

} // namespace result_delegate_test

#include "result_delegate_test.moc"
