#include "ui/theme/window_style.h"

#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>
#include <QTreeWidget>
#include <QtTest>

namespace window_style_test {

using namespace nexus::ui;

namespace {

// Keeps the words that are drawn.
class HeardStyle : public WindowStyle {
public:
    void drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
        const QString& text, QPalette::ColorRole role) const override
    {
        words << text;
        WindowStyle::drawItemText(painter, rect, flags, palette, enabled, text, role);
    }
    mutable QStringList words;
};

int count(const QImage& image, const QColor& colour)
{
    int found = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            found += image.pixelColor(x, y) == colour ? 1 : 0;
    return found;
}

QImage painted(const std::function<void(QPainter&)>& paint, const QSize& size = {80, 30})
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(theme().pane);
    QPainter painter(&image);
    paint(painter);
    return image;
}

} // namespace

class WindowStyleTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { applyTheme(ThemeChoice::Light); }

    void messagesHaveIconsOfOurOwn()
    {
        const WindowStyle style;
        const auto inked = [&](QStyle::StandardPixmap which, const QColor& colour) {
            return count(style.standardIcon(which).pixmap(64).toImage(), colour) > 40;
        };
        QVERIFY(inked(QStyle::SP_MessageBoxWarning, theme().open) && inked(QStyle::SP_MessageBoxCritical, theme().bad));
        QVERIFY(inked(QStyle::SP_MessageBoxQuestion, theme().accent));
        QVERIFY(inked(QStyle::SP_MessageBoxInformation, theme().accent));
    }

    void aLongChoiceEndsInAnEllipsisBeforeTheArrow()
    {
        HeardStyle style;
        QComboBox box;
        box.setStyle(&style);
        const auto name = QStringLiteral("Detailed Rules of a Very Long Name (six domains)");
        box.addItem(name);
        box.resize(160, 28);
        (void)box.grab();
        QCOMPARE(style.words.size(), 1);
        const auto& shown = style.words.front();
        QVERIFY2(shown.endsWith(QStringLiteral("…")) && name.startsWith(shown.chopped(1)), qPrintable(shown));
        QVERIFY(shown.size() > 8);
        style.words.clear();
        box.resize(600, 28);
        (void)box.grab();
        QCOMPARE(style.words, QStringList{name});
        box.setStyle(nullptr);
    }

    void whereTheKeyboardIsIsSeen()
    {
        WindowStyle style;
        for (const auto choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
            applyTheme(choice);
            for (const auto element :
                {QStyle::PE_PanelButtonCommand, QStyle::PE_PanelButtonTool, QStyle::PE_PanelLineEdit}) {
                QStyleOptionFrame option; // a line needs a frame; the buttons look at its state only
                option.rect = {0, 0, 80, 30};
                option.lineWidth = 1;
                option.state = QStyle::State_Enabled;
                const auto without = painted(
                    [&](QPainter& painter) { style.drawPrimitive(element, &option, &painter); });
                QCOMPARE(count(without, theme().accent), 0);
                option.state |= QStyle::State_HasFocus;
                const auto with = painted([&](QPainter& painter) { style.drawPrimitive(element, &option, &painter); });
                QVERIFY2(count(with, theme().accent) > 60, qPrintable(QString::number(element)));
            }
            QStyleOptionFocusRect option;
            option.rect = {0, 0, 80, 30};
            QVERIFY(count(painted([&](QPainter& painter) {
                style.drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter);
            }),
                        theme().accent) >= 200);
        }
    }

    void theChosenTabIsUnderlined()
    {
        WindowStyle style;
        QStyleOptionTab tab;
        tab.rect = {0, 0, 80, 30};
        tab.state = QStyle::State_Enabled;
        const auto paint = [&] {
            return painted([&](QPainter& painter) { style.drawControl(QStyle::CE_TabBarTabShape, &tab, &painter); });
        };
        QCOMPARE(count(paint(), theme().accent), 0);
        tab.state |= QStyle::State_Selected;
        const auto image = paint();
        QCOMPARE(count(image, theme().accent), (80 - 12) * 2);
        QCOMPARE(image.pixelColor(40, 28), theme().accent); // at its foot
    }

    void tabsStandCloserWhereThereIsLittleRoom()
    {
        WindowStyle style;
        QTabBar bar;
        bar.setStyle(&style);
        bar.setExpanding(false); // it is as wide as its tabs
        bar.addTab(QStringLiteral("Problems"));
        const int roomy = bar.tabRect(0).width();
        bar.setProperty(tightTabs, true);
        bar.setIconSize(bar.iconSize());
        (void)bar.sizeHint();
        QVERIFY(bar.tabRect(0).width() <= roomy - 12);
        bar.setStyle(nullptr);
    }

    void aScrollBarIsAllGrooveAndItsSliderNeverTooSmall()
    {
        WindowStyle style;
        QScrollBar scroll(Qt::Vertical);
        scroll.setStyle(&style);
        scroll.setRange(0, 1'000'000);
        scroll.setPageStep(10);
        scroll.resize(10, 300);
        QStyleOptionSlider option;
        option.initFrom(&scroll);
        option.orientation = Qt::Vertical;
        option.minimum = 0;
        option.maximum = 1'000'000;
        option.pageStep = 10;
        option.sliderPosition = option.maximum;
        option.rect = {0, 0, 10, 300};
        option.subControls = QStyle::SC_All;
        const auto slider = style.subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, &scroll);
        QCOMPARE(slider.height(), 28);
        QCOMPARE(slider.bottom(), 299);
        QCOMPARE(style.subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarGroove, &scroll), option.rect);
        QVERIFY(style.subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarAddLine, &scroll).isEmpty());
        const auto image = painted(
            [&](QPainter& painter) { style.drawComplexControl(QStyle::CC_ScrollBar, &option, &painter, &scroll); },
            {10, 300});
        QCOMPARE(image.pixelColor(5, 100), theme().pane);
        QVERIFY(image.pixelColor(5, 285) != theme().pane);
        scroll.setStyle(nullptr);
    }

    void rowsBeginBelowTheirHeading()
    {
        WindowStyle style;
        QTreeWidget tree;
        tree.setRootIsDecorated(false);
        tree.setStyle(&style);
        QStyleOptionViewItem item;
        item.initFrom(&tree);
        item.widget = &tree;
        item.text = QStringLiteral("Wet Ink");
        item.features = QStyleOptionViewItem::HasDisplay;
        item.rect = {0, 0, 200, 26};
        QStyleOptionHeader heading;
        heading.initFrom(tree.header());
        heading.text = QStringLiteral("Name");
        heading.rect = {0, 0, 200, 28};
        QCOMPARE(style.subElementRect(QStyle::SE_ItemViewItemText, &item, &tree).left() +
                     style.pixelMetric(QStyle::PM_FocusFrameHMargin, &item, &tree) + 1,
            style.subElementRect(QStyle::SE_HeaderLabel, &heading, tree.header()).left());
        tree.setStyle(nullptr);
    }

    void headingsEndInDotsWhereTheyAreToldTo()
    {
        HeardStyle style;
        QStyleOptionHeaderV2 heading;
        heading.text = QStringLiteral("3 Ceremonious Grand Marshal of the Ninety-Nine Lanterns");
        heading.rect = {0, 0, 90, 40};
        heading.textAlignment = Qt::AlignCenter;
        const auto drawn = [&] {
            style.words.clear();
            (void)painted(
                [&](QPainter& painter) { style.drawControl(QStyle::CE_Header, &heading, &painter); }, {90, 40});
            return style.words.join(QLatin1Char('|'));
        };
        QCOMPARE(drawn(), heading.text); // as it comes
        heading.textElideMode = Qt::ElideRight;
        QVERIFY2(drawn().endsWith(QChar(0x2026)) && !drawn().contains(QLatin1Char('\n')), qPrintable(drawn()));
        heading.textAlignment = Qt::Alignment::fromInt(Qt::AlignCenter | Qt::TextWordWrap);
        QVERIFY2(drawn().endsWith(QChar(0x2026)) && drawn().count(QLatin1Char('\n')) >= 1, qPrintable(drawn()));
        heading.text = QStringLiteral("2 Elm");
        QCOMPARE(drawn(), heading.text);
    }

    void controlsAreHighEnoughForAFinger()
    {
        QPushButton button(QStringLiteral("Import"));
        QVERIFY(button.sizeHint().height() >= 28);
        QComboBox box;
        box.addItem(QStringLiteral("by type"));
        QVERIFY(box.sizeHint().height() >= 28);
        QCOMPARE(QApplication::style()->pixelMetric(QStyle::PM_SplitterWidth), 1);
        QCOMPARE(QApplication::style()->styleHint(QStyle::SH_TabBar_Alignment), static_cast<int>(Qt::AlignLeft));
    }
};

NEXUS_TEST(WindowStyleTest, Screen);

} // namespace window_style_test

#include "window_style_test.moc"
