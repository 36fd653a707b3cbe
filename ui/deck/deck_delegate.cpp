#include "ui/deck/deck_delegate.h"

#include "app/documents/deck_actions.h"
#include "app/base/qt_text.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QSpinBox>

namespace nexus::ui {

namespace {

constexpr int left = 12;

} // namespace

DeckDelegate::DeckDelegate(app::DeckModel* model, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{
}

QRect DeckDelegate::minusRect(const QRect& row) { return {row.left() + left - 6, row.top(), 24, row.height()}; }
QRect DeckDelegate::countRect(const QRect& row) { return {row.left() + left + 18, row.top(), 22, row.height()}; }
QRect DeckDelegate::plusRect(const QRect& row) { return {row.left() + left + 40, row.top(), 24, row.height()}; }

QSize DeckDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    return {200, m_model->row(index) ? rowHeight : blockHeight};
}

// The key that puts the chosen card there.
QString DeckDelegate::howToFill(const model::SectionId& id) const
{
    const auto* section = m_model->document() ? m_model->document()->checker().ruleset().section(id) : nullptr;
    if (section && section->free)
        return tr("empty: Shift+Enter puts a card here");
    if (section && section->optional)
        return tr("empty: Ctrl+Enter puts a card here");
    return tr("empty: Enter adds a card");
}

void DeckDelegate::paintBlock(QPainter& painter, const QRect& rect, const app::DeckBlock& block) const
{
    const auto font = painter.font();
    const auto inner = rect.adjusted(left, 4, -left, 0);
    painter.setFont(sized(font, 13, true));
    painter.setPen(theme().text);
    const int used = drawLine(painter, inner, q(block.label));
    painter.setFont(sized(font, 12));
    painter.setPen(theme().muted);
    drawLine(painter, inner.adjusted(used + 12, 0, 0, 0), q(block.summary), Qt::AlignRight | Qt::AlignVCenter);
    if (block.rows.empty()) {
        painter.setFont(sized(font, 12));
        drawLine(painter, inner.adjusted(used + 12, 0, -100, 0), howToFill(block.section));
    }
}

void DeckDelegate::paintCard(
    QPainter& painter, const QStyleOptionViewItem& option, const app::DeckRow& row, bool striped) const
{
    const auto rect = option.rect;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    const auto ground = rect.adjusted(4, 0, -4, 0);
    if (selected || hovered || striped) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(selected ? theme().selection : theme().hover);
        painter.drawRoundedRect(ground, 4, 4);
        painter.restore();
    }
    if (option.state.testFlag(QStyle::State_HasFocus))
        painter.fillRect(QRect(ground.left(), ground.top() + 4, 3, ground.height() - 8), theme().accent);

    const auto font = painter.font();
    painter.setPen(theme().muted);
    drawLine(painter, minusRect(rect), QStringLiteral("−"), Qt::AlignCenter);
    drawLine(painter, plusRect(rect), QStringLiteral("+"), Qt::AlignCenter);
    painter.setPen(theme().text);
    painter.setFont(sized(font, 13, true));
    drawLine(painter, countRect(rect), QString::number(row.entry.count), Qt::AlignCenter);

    // From the right: all copies, one copy, pips; the name takes what is left.
    int right = rect.right() - left;
    drawLine(painter, QRect(right - 40, rect.top(), 40, rect.height()),
        row.cost ? QString::number(*row.cost * row.entry.count) : QString(), Qt::AlignRight | Qt::AlignVCenter);
    right -= 48;
    painter.setFont(sized(font, 13));
    painter.setPen(theme().muted);
    drawLine(painter, QRect(right - 28, rect.top(), 28, rect.height()),
        row.cost ? QString::number(*row.cost) : QString(), Qt::AlignRight | Qt::AlignVCenter);
    right -= 40;
    if (row.card && m_model->document())
        right -= drawPips(painter, QRect(rect.left(), rect.top(), right - rect.left(), rect.height()),
            m_model->document()->checker().catalogue(), *row.card, true);
    const QRect nameRect(rect.left() + left + 76, rect.top(), right - 8 - (rect.left() + left + 76), rect.height());
    const bool wrong = !row.problem.empty();
    painter.setPen(wrong ? theme().bad : theme().text);
    painter.setFont(sized(font, 13, wrong));
    auto name = q(row.entry.card);
    if (!row.entry.printing.empty())
        name += QStringLiteral("  ") + q(row.entry.printing);
    drawLine(painter, nameRect, wrong ? withSign(app::wrongSign, name) : name);
}

void DeckDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* block = m_model->block(index);
    if (!block)
        return;
    painter->save();
    painter->setFont(option.font);
    if (const auto* row = m_model->row(index))
        paintCard(*painter, option, *row, index.row() % 2 == 1);
    else
        paintBlock(*painter, option.rect, *block);
    painter->restore();
}

QWidget* DeckDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const auto* row = m_model->row(index);
    if (!row)
        return nullptr;
    auto* box = new QSpinBox(parent);
    box->setRange(0, model::maxCopies);
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    box->setAlignment(Qt::AlignCenter);
    box->setFrame(false);
    box->setAutoFillBackground(true);
    box->setAccessibleName(tr("Copies of %1").arg(q(row->entry.card)));
    return box;
}

void DeckDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    if (const auto* row = m_model->row(index)) {
        auto* box = qobject_cast<QSpinBox*>(editor);
        box->setValue(row->entry.count);
        box->selectAll();
    }
}

void DeckDelegate::setModelData(QWidget* editor, QAbstractItemModel*, const QModelIndex& index) const
{
    const auto* row = m_model->row(index);
    const auto* block = m_model->block(index);
    auto* box = qobject_cast<QSpinBox*>(editor);
    box->interpretText();
    if (row && block && m_model->document() && box->value() != row->entry.count)
        (void)app::setCopies(*m_model->document(), app::PlacedCard{block->section, row->entry}, box->value());
}

void DeckDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const
{
    editor->setGeometry(countRect(option.rect).adjusted(-12, 2, 12, -2));
}

} // namespace nexus::ui
