// Words have their room, or a way to be read: each label, button, heading and tab of every place and dialog is measured
// in both languages at the sizes of small screens.
#include "app/base/language.h"
#include "app/base/qt_text.h"
#include "app/text/card_text.h"
#include "tests/support/test_class.h"
#include "tests/support/walk.h"
#include "ui/theme/elided.h"
#include "ui/theme/plain_words.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QHeaderView>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>

namespace cut_words_test {

using namespace nexus;
using test::WindowStory;

namespace {

constexpr int settling = 5; // times that events are heard of until all is laid out
constexpr int slack = 2;    // pixels that hinting may take

int widest(const QFont& font, const QString& text)
{
    int most = 0;
    for (const auto& line : text.split(QLatin1Char('\n')))
        most = std::max(most, QFontMetrics(font).horizontalAdvance(line));
    return most;
}

QString cutLabel(const QLabel& label)
{
    auto text = ui::wordsOf(label);
    if (label.buddy())
        text.remove(QLatin1Char('&'));
    const auto room = label.contentsRect();
    if (text.isEmpty() || label.textFormat() == Qt::RichText || room.isEmpty())
        return {};
    const bool cut = label.wordWrap() ? label.heightForWidth(label.width()) > label.height() + slack
                                      : widest(label.font(), text) > room.width() + slack;
    return cut ? text : QString();
}

QString cutButton(const QAbstractButton& button)
{
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    if (button.text().isEmpty() || button.width() == 0 || (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly))
        return {};
    auto plain = button.text();
    plain.remove(QLatin1Char('&'));
    const bool marked = qobject_cast<const QCheckBox*>(&button) || qobject_cast<const QRadioButton*>(&button);
    const int beside = marked ? 20 : !button.icon().isNull() && !tool ? button.iconSize().width() + 4 : 0;
    return widest(button.font(), plain) + beside > button.width() + slack ? plain : QString();
}

QStringList cutTabs(const QTabBar& bar)
{
    QStringList cut;
    for (int i = 0; i < bar.count(); ++i)
        if (bar.isTabVisible(i) && bar.tabToolTip(i).isEmpty())
            if (auto text = bar.tabText(i).remove(QLatin1Char('&'));
                widest(bar.font(), text) > bar.tabRect(i).width() + slack)
                cut << text;
    return cut;
}

QStringList cutHeadings(const QHeaderView& header)
{
    QStringList cut;
    if (header.orientation() != Qt::Horizontal || !header.model())
        return cut;
    for (int i = 0; i < header.count(); ++i) {
        const auto text = header.model()->headerData(i, Qt::Horizontal).toString();
        const auto tip = header.model()->headerData(i, Qt::Horizontal, Qt::ToolTipRole).toString();
        if (!header.isSectionHidden(i) && tip.isEmpty() && widest(header.font(), text) > header.sectionSize(i) + slack)
            cut << text;
    }
    return cut;
}

QStringList cutWords(const QWidget& window)
{
    QStringList cut;
    for (const auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || !widget->toolTip().isEmpty())
            continue;
        QStringList found;
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            found << cutLabel(*label);
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            found << cutButton(*button);
        else if (const auto* bar = qobject_cast<const QTabBar*>(widget))
            found << cutTabs(*bar);
        else if (const auto* header = qobject_cast<const QHeaderView*>(widget))
            found << cutHeadings(*header);
        else if (const auto* line = qobject_cast<const ui::LineLabel*>(widget))
            found << (widest(line->font(), line->text()) > line->width() + slack ? line->text() : QString());
        for (const auto& text : found)
            if (!text.isEmpty())
                cut << QStringLiteral("%1 %2: “%3” in %4×%5")
                           .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(), text)
                           .arg(widget->width())
                           .arg(widget->height());
    }
    return cut;
}

// Places that have to be scrolled sideways; which part wants the room.
QStringList sideways(const QWidget& at)
{
    QStringList found;
    for (const auto* area : at.findChildren<QScrollArea*>()) {
        if (!area->isVisible() || area->horizontalScrollBar()->maximum() == 0)
            continue;
        QStringList path;
        for (const auto* widget = area->widget(); widget;) {
            path << QStringLiteral("%1 %2 %3")
                        .arg(QLatin1String(widget->metaObject()->className()), widget->objectName())
                        .arg(widget->minimumSizeHint().width());
            const QWidget* broadest = nullptr;
            for (const auto* child : widget->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
                if ((!child->isHidden() || qobject_cast<const QStackedWidget*>(widget)) &&
                    (!broadest || child->minimumSizeHint().width() > broadest->minimumSizeHint().width()))
                    broadest = child;
            widget = broadest;
        }
        found << QStringLiteral("scrolls sideways by %1: %2")
                     .arg(area->horizontalScrollBar()->maximum())
                     .arg(path.join(QStringLiteral(" > ")));
    }
    return found;
}

// What comes under the pointer has it whole: the face of a card its name and type, a line its own words.
bool isReadable(WindowStory& story, const QString& words)
{
    const auto snapshot = story.workspace().catalogue();
    const auto isOfCard = [&](const QString& part) {
        for (model::CardIndex card = 0; card < snapshot->size(); ++card)
            if (part == q(snapshot->name(card)) || part == q(app::typeLine(*snapshot, card)))
                return true;
        return false;
    };
    return std::ranges::all_of(words.split(QStringLiteral(", ")), isOfCard) || isOfCard(words) ||
           std::ranges::any_of(
               QApplication::allWidgets(), [&](const QWidget* widget) { return widget->toolTip() == words; });
}

} // namespace

class CutWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { app::speak({}); }

    void wordsHaveTheirRoom_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char* language : {"en", "de"})
            for (const auto& size :
                {QSize(1024, 700), QSize(1366, 768), QSize(960, 540)}) // the last: 1080 lines at 200 %
                QTest::addRow("%s %dx%d", language, size.width(), size.height())
                    << QString::fromLatin1(language) << size;
    }
    void wordsHaveTheirRoom()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        app::speak(language);
        WindowStory story;
        story.window().resize(size);
        QCoreApplication::processEvents();
        QStringList told;
        test::walkEverything(story, [&](QWidget& at, const QString& where) {
            QCoreApplication::processEvents();
            ui::watchElided([&](const QString& whole) {
                if (isReadable(story, whole))
                    return;
                if (const auto line = where + QStringLiteral(", painted: ") + whole; !told.contains(line))
                    told << line;
            });
            (void)at.grab();
            ui::watchElided({});
            auto found = cutWords(at);
            for (int turn = 0; turn < settling && !found.isEmpty(); ++turn) { // a bar that came has taken room
                QCoreApplication::processEvents();
                found = cutWords(at);
            }
            found << sideways(at);
            for (const auto& cut : found)
                if (const auto line = where + QStringLiteral(": ") + cut; !told.contains(line))
                    told << line;
        });
        for (const auto& line : told)
            qInfo("%s", qPrintable(line)); // a failure's own message has room for few
        QVERIFY2(told.isEmpty(), qPrintable(QStringLiteral("%1 are cut").arg(told.size())));
    }
};

NEXUS_TEST(CutWordsTest, Screen);

} // namespace cut_words_test

#include "cut_words_test.moc"
