#include "ui/search/query_field.h"

#include "model/search/query_completion.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"
#include "ui/theme/window_style.h"

#include <QApplication>
#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

namespace nexus::ui {

namespace {

constexpr int maxRowsSeen = 8;
constexpr int padding = 8;

class RowDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {100, option.fontMetrics.height() + padding};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        painter->fillRect(option.rect, chosen ? theme().selection : theme().pane);
        if (chosen)
            painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), theme().accent);
        const QRect inner = option.rect.adjusted(padding + 2, 0, -padding, 0);
        const QString text = index.data(Qt::DisplayRole).toString();
        painter->setFont(option.font);
        painter->setPen(theme().text);
        const QString shown = option.fontMetrics.elidedText(text, Qt::ElideRight, inner.width());
        painter->drawText(inner, Qt::AlignVCenter | Qt::AlignLeft, shown);
        const int used = option.fontMetrics.horizontalAdvance(shown) + 2 * padding;
        painter->setPen(theme().muted);
        painter->drawText(inner.adjusted(used, 0, 0, 0), Qt::AlignVCenter | Qt::AlignRight,
            option.fontMetrics.elidedText(
                index.data(Qt::UserRole).toString(), Qt::ElideRight, std::max(0, inner.width() - used)));
    }
};

} // namespace

QueryField::QueryField(QWidget* parent)
    : QLineEdit(parent)
{
    connect(this, &QLineEdit::textChanged, this, [this] {
        m_error.reset(); // it spoke of the text before
        mark();
    });
    whenColoursChange(this, [this] { mark(); });
}

void QueryField::setError(std::optional<model::QueryError> error)
{
    if (m_error == error)
        return;
    m_error = std::move(error);
    mark();
}

void QueryField::mark()
{
    const QString now = text();
    m_marks.clear();
    const auto add = [&](qsizetype from, qsizetype to, const QTextCharFormat& format) {
        if (from < to)
            m_marks.append({static_cast<int>(from), static_cast<int>(to - from), format});
    };
    QTextCharFormat field;
    field.setForeground(theme().accent);
    field.setFontWeight(QFont::DemiBold);
    for (const auto& place : model::fieldPlaces(now.toStdString()))
        add(fromBytes(now, place.offset), fromBytes(now, place.offset + place.length), field);
    if (m_error && !now.isEmpty()) {
        // Something missing has no width: the sign before it is marked.
        const auto from = m_error->column - (m_error->length == 0 && m_error->column > 1 ? 2 : 1);
        add(fromCodePoints(now, from), fromCodePoints(now, from + std::max<std::size_t>(1, m_error->length)),
            faultMark());
    }
    markLine(*this, m_marks);
}

void markLine(QLineEdit& line, const QList<QTextLayout::FormatRange>& marks)
{
    QList<QInputMethodEvent::Attribute> attributes;
    for (const auto& range : marks)
        attributes.append(
            {QInputMethodEvent::TextFormat, range.start - line.cursorPosition(), range.length, range.format});
    QInputMethodEvent event(QString(), attributes);
    QCoreApplication::sendEvent(&line, &event);
}

QTextCharFormat faultMark()
{
    QTextCharFormat wave;
    wave.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    wave.setUnderlineColor(theme().bad);
    return wave;
}

qsizetype fromBytes(const QString& text, std::size_t bytes)
{
    return QString::fromUtf8(text.toUtf8().left(static_cast<qsizetype>(bytes))).size();
}

qsizetype fromCodePoints(const QString& text, std::size_t codePoints)
{
    qsizetype at = 0;
    for (; at < text.size() && codePoints > 0; --codePoints)
        at += text.at(at).isHighSurrogate() && at + 1 < text.size() ? 2 : 1;
    return at;
}

std::size_t toBytes(const QString& text, qsizetype position)
{
    return static_cast<std::size_t>(text.left(position).toUtf8().size());
}

ProposalList::ProposalList(QWidget* parent)
    : QListWidget(parent)
{
    setFocusPolicy(Qt::NoFocus);
    setProperty(comesUp, true);
    setItemDelegate(new RowDelegate(this));
    setUniformItemSizes(true);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Suggestions"));
    hide();
    connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { Q_EMIT picked(row(item)); });
}

void ProposalList::showBelow(QWidget* field, const QList<Row>& rows)
{
    clear();
    if (rows.isEmpty()) {
        hide();
        return;
    }
    for (const auto& row : rows) {
        auto* item = new QListWidgetItem(row.text, this);
        item->setData(Qt::UserRole, row.detail);
        item->setData(
            Qt::AccessibleTextRole, row.detail.isEmpty() ? row.text : row.text + QStringLiteral(", ") + row.detail);
    }
    setCurrentRow(-1);
    auto* window = field->window();
    if (parentWidget() != window)
        setParent(window);
    const QPoint place = field->mapTo(window, QPoint(0, field->height() + 2));
    const int rowHeight = std::max(1, sizeHintForRow(0));
    const int wanted = rowHeight * static_cast<int>(std::min<qsizetype>(rows.size(), maxRowsSeen)) + 2 * frameWidth();
    setGeometry(
        place.x(), place.y(), field->width(), std::min(wanted, std::max(rowHeight, window->height() - place.y() - 4)));
    raise();
    show();
}

void ProposalList::step(int by)
{
    const int rows = count();
    if (rows == 0)
        return;
    const int now = currentRow();
    setCurrentRow(now < 0 ? (by > 0 ? 0 : rows - 1) : (now + by + rows) % rows);
    scrollToItem(currentItem());
}

} // namespace nexus::ui
