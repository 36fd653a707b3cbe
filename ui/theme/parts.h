// Small parts of every page, made in one line: labels, headings, buttons, rows of buttons, and what widgets are called.
#pragma once

#include "ui/theme/widgets.h"

#include <QAbstractButton>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QTimer>

#include <functional>

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
// Words that may take several lines, as they are: no markup.
[[nodiscard]] QLabel* plainLabel(const QString& text = {}, QWidget* parent = nullptr);
// The same, muted.
[[nodiscard]] QLabel* mutedLabel(const QString& text = {}, QWidget* parent = nullptr);
// Lines as a tool tip shows them, however wide: no markup.
[[nodiscard]] QString asTip(const QStringList& lines);
// What is said in the middle of a place that is empty.
[[nodiscard]] QLabel* emptyLabel(const QString& text = {}, QWidget* parent = nullptr);
// The name of a field; its letter with Alt goes there.
[[nodiscard]] QLabel* labelFor(const QString& text, QWidget* field, QWidget* parent = nullptr);
[[nodiscard]] QFont bold(QFont font);

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

// Tab goes from one to the next.
void tabThrough(std::initializer_list<QWidget*> widgets);

// --- events -----------------------------------------------------------------------------------------------------
// `slot` is called once, `milliseconds` after the timer was started last.
template <class Receiver, class Slot>
void callOnce(QTimer& timer, int milliseconds, const Receiver* receiver, Slot slot)
{
    timer.setSingleShot(true);
    timer.setInterval(milliseconds);
    QObject::connect(&timer, &QTimer::timeout, receiver, slot);
}
// From the document followed before to this one, if any: `changed` of `receiver` is called at every change of it.
template <class Document, class Receiver, class Slot>
void follow(QPointer<Document>& followed, Document* document, Receiver* receiver, Slot changed)
{
    if (followed)
        followed->disconnect(receiver);
    followed = document;
    if (document)
        QObject::connect(document, &Document::changed, receiver, changed);
}
// Called whenever the colours of the window have changed (a widget's QEvent::PaletteChange).
void whenColoursChange(QWidget* widget, std::function<void()> changed);

} // namespace nexus::ui
