#include "ui/theme/parts.h"

#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QTreeWidget>
#include <QUrl>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <limits>

namespace nexus::ui {

namespace {

[[maybe_unused]] constexpr std::array countedWords{QT_TRANSLATE_N_NOOP("Counts", "%Ln cards"),
    QT_TRANSLATE_N_NOOP("Counts", "%Ln changes"), QT_TRANSLATE_N_NOOP("Counts", "%Ln files"),
    QT_TRANSLATE_N_NOOP("Counts", "%Ln pictures"), QT_TRANSLATE_N_NOOP("Counts", "%Ln copies"),
    QT_TRANSLATE_N_NOOP("Counts", "%Ln decklists"), QT_TRANSLATE_N_NOOP("Counts", "%Ln decks"),
    QT_TRANSLATE_N_NOOP("Counts", "%Ln draws"), QT_TRANSLATE_N_NOOP("Counts", "%Ln edits"),
    QT_TRANSLATE_N_NOOP("Counts", "%Ln lines"), QT_TRANSLATE_N_NOOP("Counts", "%Ln names are"),
    QT_TRANSLATE_N_NOOP("Counts", "%Ln new cards"), QT_TRANSLATE_N_NOOP("Counts", "%Ln new printings"),
    QT_TRANSLATE_N_NOOP("Counts", "%Ln players"), QT_TRANSLATE_N_NOOP("Counts", "%Ln points"),
    QT_TRANSLATE_N_NOOP("Counts", "%Ln printings"), QT_TRANSLATE_N_NOOP("Counts", "%Ln proxies"),
    QT_TRANSLATE_N_NOOP("Counts", "%Ln sets"), QT_TRANSLATE_N_NOOP("Counts", "%Ln sheets"),
    QT_TRANSLATE_N_NOOP("Counts", "%Ln stacks"), QT_TRANSLATE_N_NOOP("Counts", "%Ln versions")};

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

QString countedText(std::int64_t number, const char* what)
{
    const auto text = QByteArray("%Ln ") + what;
    Q_ASSERT(std::any_of(countedWords.begin(), countedWords.end(), [&](const char* known) { return text == known; }));
    constexpr std::int64_t most = std::numeric_limits<int>::max();
    return QCoreApplication::translate("Counts", text, nullptr, static_cast<int>(std::min(number, most)));
}

QLabel* partHeading(const QString& text)
{
    auto* label = new QLabel(text);
    label->setFont(bold(sized(label->font(), 15)));
    label->setMinimumHeight(30); // as high as a button beside it
    return label;
}

QLabel* plainLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    return label;
}

QLabel* mutedLabel(const QString& text, QWidget* parent)
{
    auto* label = plainLabel(text, parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
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

void offerChoice(QComboBox& list, int index, const QString& words, bool there)
{
    constexpr int flagsRole = Qt::UserRole - 1; // the standard model of a combo box keeps flags there
    list.setItemText(index, words);
    list.setItemData(index, there ? QVariant() : QVariant(0), flagsRole);
    if (auto* view = qobject_cast<QListView*>(list.view()))
        view->setRowHidden(index, !there);
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
    for (int column = 0; column < headings.size(); ++column)
        tree.headerItem()->setToolTip(column, headings[column]); // where a column is narrower than its heading
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
    constexpr int longestSearch = 4096; // letters; whatever is pasted is read at every change
    auto* field = named(new QLineEdit(parent), what);
    field->setPlaceholderText(what);
    field->setClearButtonEnabled(true);
    field->setMaxLength(longestSearch);
    return field;
}

QStringList texts(const std::vector<std::string>& words)
{
    QStringList shown;
    std::transform(words.begin(), words.end(), std::back_inserter(shown), q);
    return shown;
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

void focusFirstIn(QWidget& within)
{
    for (auto* next = within.nextInFocusChain(); next && next != &within; next = next->nextInFocusChain())
        if (within.isAncestorOf(next) && next->isVisible() && next->isEnabled() && (next->focusPolicy() & Qt::TabFocus))
            return next->setFocus(Qt::TabFocusReason);
}

QStringList localFiles(const QMimeData& data)
{
    QStringList files;
    for (const auto& url : data.urls())
        if (url.isLocalFile())
            files << url.toLocalFile();
    return files;
}

void whenColoursChange(QWidget* widget, std::function<void()> changed) { new ColourWatch(widget, std::move(changed)); }

LineLabel::LineLabel(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void LineLabel::setText(const QString& text, Tone tone)
{
    if (text == m_text && tone == m_tone)
        return;
    m_text = text;
    m_tone = tone;
    setAccessibleName(m_topic.isEmpty() ? text : m_topic + QStringLiteral(": ") + text);
    setToolTip(text);
    update();
}

void LineLabel::setBold(bool bold)
{
    auto changed = font();
    changed.setWeight(bold ? QFont::DemiBold : QFont::Normal);
    setFont(changed);
}

void LineLabel::setTopic(const QString& topic)
{
    m_topic = topic;
    setAccessibleName(m_topic + QStringLiteral(": ") + m_text);
}

QSize LineLabel::sizeHint() const { return {fontMetrics().horizontalAdvance(m_text), fontMetrics().height() + 4}; }

QSize LineLabel::minimumSizeHint() const { return {40, fontMetrics().height() + 4}; }

void LineLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const auto& colours = theme();
    const QColor tones[] = {colours.text, colours.muted, colours.good, colours.open, colours.bad};
    painter.setPen(tones[static_cast<int>(m_tone)]);
    drawLine(painter, rect(), m_text, (m_right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

} // namespace nexus::ui
