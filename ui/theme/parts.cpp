#include "ui/theme/parts.h"

#include <QDialog>
#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QTreeWidget>

namespace nexus::ui {

namespace {

class ColourWatch : public QObject {
public:
    ColourWatch(QWidget* widget, std::function<void()> changed)
        : QObject(widget)
        , m_changed(std::move(changed))
    {
        widget->installEventFilter(this);
    }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == parent() && event->type() == QEvent::PaletteChange)
            m_changed();
        return false;
    }

private:
    std::function<void()> m_changed;
};

} // namespace

QLabel* partHeading(const QString& text)
{
    auto* label = new QLabel(text);
    auto font = bold(label->font());
    font.setPixelSize(15);
    label->setFont(font);
    label->setMinimumHeight(30); // as high as a button beside it
    return label;
}

QLabel* plainLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QLabel* mutedLabel(const QString& text, QWidget* parent)
{
    auto* label = plainLabel(text, parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QString asTip(const QStringList& lines)
{
    return lines.join(QLatin1Char('\n')).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

QLabel* emptyLabel(const QString& text, QWidget* parent)
{
    auto* label = mutedLabel(text, parent);
    label->setAlignment(Qt::AlignCenter);
    return label;
}

QLabel* labelFor(const QString& text, QWidget* field, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setBuddy(field);
    return label;
}

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

QDialogButtonBox* buttonBox(QDialog* dialog, QDialogButtonBox::StandardButtons buttons)
{
    auto* box = new QDialogButtonBox(buttons, dialog);
    QObject::connect(box, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(box, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    return box;
}

void asTable(QTreeWidget& tree, const QStringList& headings)
{
    tree.setHeaderLabels(headings);
    tree.setRootIsDecorated(false);
    tree.setUniformRowHeights(true);
}

void alignRight(QTreeWidget& tree, std::initializer_list<int> columns) { alignRight(*tree.headerItem(), columns); }

void alignRight(QTreeWidgetItem& row, std::initializer_list<int> columns)
{
    for (const int column : columns)
        row.setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

void stretchOnly(QTreeWidget& tree, int column)
{
    tree.header()->setStretchLastSection(false);
    tree.header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    tree.header()->setSectionResizeMode(column, QHeaderView::Stretch);
}

QLineEdit* searchField(const QString& what, QWidget* parent)
{
    auto* field = named(new QLineEdit(parent), what);
    field->setPlaceholderText(what);
    field->setClearButtonEnabled(true);
    return field;
}

void tabThrough(std::initializer_list<QWidget*> widgets)
{
    QWidget* before = nullptr;
    for (auto* widget : widgets) {
        if (before)
            QWidget::setTabOrder(before, widget);
        before = widget;
    }
}

void whenColoursChange(QWidget* widget, std::function<void()> changed) { new ColourWatch(widget, std::move(changed)); }

} // namespace nexus::ui
