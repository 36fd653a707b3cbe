// Small parts of every page, made in one line: labels, headings, buttons, rows of buttons, and what widgets are called.
#pragma once

#include "app/base/figures.h"
#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "ui/theme/widgets.h"

#include <QAbstractButton>
#include <QColor>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <string>
#include <vector>

namespace nexus::ui {

// What screen readers call the widget.
template <class Widget> [[nodiscard]] Widget* named(Widget* widget, const QString& name)
{
    widget->setAccessibleName(name);
    return widget;
}
// What the program's own parts, and tests, find the widget by.
template <class Widget> [[nodiscard]] Widget* withId(Widget* widget, const char* id)
{
    widget->setObjectName(QLatin1String(id));
    return widget;
}

// --- labels -----------------------------------------------------------------------------------------------------
// Heading of a part of a page.
[[nodiscard]] QLabel* partHeading(const QString& text);
// Words that may take several lines.
[[nodiscard]] QLabel* plainLabel(const QString& text = {}, QWidget* parent = nullptr);
// The same, muted.
[[nodiscard]] QLabel* mutedLabel(const QString& text = {}, QWidget* parent = nullptr);
// What is said in the middle of a place that is empty.
[[nodiscard]] QLabel* emptyLabel(const QString& text = {}, QWidget* parent = nullptr);
// The name of a field; its letter with Alt goes there.
[[nodiscard]] QLabel* labelFor(const QString& text, QWidget* field, QWidget* parent = nullptr);
[[nodiscard]] QFont bold(QFont font);

// A choice of a list under these words; where it is not `there`, it can be neither seen nor chosen.
void offerChoice(QComboBox& list, int index, const QString& words, bool there);

// --- buttons ----------------------------------------------------------------------------------------------------
// `slot` of `receiver` is called when it is pressed.
template <class Receiver, class Slot>
[[nodiscard]] QPushButton* pushButton(
    const QString& text, const QString& tip, const Receiver* receiver, Slot slot, QWidget* parent = nullptr)
{
    auto* button = new QPushButton(text, parent);
    if (!tip.isEmpty())
        button->setToolTip(tip);
    QObject::connect(button, &QPushButton::clicked, receiver, slot);
    return button;
}
// The buttons below a dialog: they accept and reject it.
[[nodiscard]] QDialogButtonBox* buttonBox(QDialog* dialog, QDialogButtonBox::StandardButtons buttons);
// A further one of them.
template <class Receiver, class Slot>
QPushButton* addButton(QDialogButtonBox& box, const QString& text, const Receiver* receiver, Slot slot)
{
    auto* button = box.addButton(text, QDialogButtonBox::ActionRole);
    QObject::connect(button, &QPushButton::clicked, receiver, slot);
    return button;
}

// --- tables -----------------------------------------------------------------------------------------------------
// A tree that is a table: rows of one height, none of them opened or closed.
void asTable(QTreeWidget& tree, const QStringList& headings);
// Headings over numbers.
void alignRight(QTreeWidget& tree, std::initializer_list<int> columns);
// The numbers of a row.
void alignRight(QTreeWidgetItem& row, std::initializer_list<int> columns);
// The column takes the room that the others, as wide as what is in them, leave.
void stretchOnly(QTreeWidget& tree, int column);

// --- fields -----------------------------------------------------------------------------------------------------
// A field to search or filter by: `what` is its name and stands in it while it is empty.
[[nodiscard]] QLineEdit* searchField(const QString& what, QWidget* parent = nullptr);

// The first part of it that the Tab key comes to has the keyboard.
void focusFirstIn(QWidget& within);
// Tab goes from one to the next.
void tabThrough(std::initializer_list<QWidget*> widgets);

// --- files ------------------------------------------------------------------------------------------------------
// What is dropped, or was copied in a file manager.
[[nodiscard]] QStringList localFiles(const QMimeData& data);
// The name of a deck as that of a file.
[[nodiscard]] inline QString asFileName(QString name) { return name.replace(QLatin1Char('/'), QLatin1Char('-')); }

// --- events -----------------------------------------------------------------------------------------------------
// `slot` is called once, `milliseconds` after the timer was started last.
template <class Receiver, class Slot>
void callOnce(QTimer& timer, int milliseconds, const Receiver* receiver, Slot slot)
{
    timer.setSingleShot(true);
    timer.setInterval(milliseconds);
    QObject::connect(&timer, &QTimer::timeout, receiver, slot);
}
// Called whenever the colours of the window have changed (a widget's QEvent::PaletteChange).
void whenColoursChange(QWidget* widget, std::function<void()> changed);

// One line of text that changes often: painted, elided, in a place of fixed height, so that new words never ask the
// window to lay itself out anew. Read to screen readers by its name.

class LineLabel : public QWidget {
    Q_OBJECT
public:
    enum class Tone { Plain, Muted, Good, Open, Bad };

    explicit LineLabel(QWidget* parent = nullptr);
    void setText(const QString& text, Tone tone = Tone::Muted);
    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] Tone tone() const { return m_tone; }
    void setBold(bool bold);
    // What the text is about, spoken before it: "Legality: ○ Not legal yet: 2 open".
    void setTopic(const QString& topic);
    void setRightAligned(bool right) { m_right = right; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text, m_topic;
    Tone m_tone = Tone::Muted;
    bool m_right = false;
};

// "3 cards": how many of what there are. `what` is one of countedWords (parts.cpp), as many are called.
[[nodiscard]] QString countedText(std::int64_t number, const char* what);
template <class Number> [[nodiscard]] QString counted(Number number, const char* what)
{
    return countedText(static_cast<std::int64_t>(number), what);
}

// The core's words as Qt shows them.
[[nodiscard]] QStringList texts(const std::vector<std::string>& words);

// The size a window asks for, within the screen it is on: at 200 % or 300 % the usual size may be wider than that.

inline void resizeOnScreen(QWidget& window, const QSize& wanted)
{
    const QSize frame(16, 48); // what a window manager puts around it
    window.resize(wanted.boundedTo(window.screen()->availableSize() - frame));
}

} // namespace nexus::ui
