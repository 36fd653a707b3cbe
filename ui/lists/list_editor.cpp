#include "ui/lists/list_editor.h"

#include "app/base/qt_text.h"
#include "app/documents/list_reading.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>

namespace nexus::ui {

namespace {

constexpr int besideMargin = 6;
constexpr int tintAlpha = 36; // of 255: a breath of the colour behind a line

} // namespace

ListEditor::ListEditor(QWidget* parent)
    : TextField(app::maxListBytes, parent)
    , m_margin(new QWidget(this))
{
    setTabChangesFocus(true);
    m_margin->installEventFilter(this);
    connect(this, &QPlainTextEdit::blockCountChanged, this, &ListEditor::layMargin);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int dy) {
        if (dy != 0)
            m_margin->scroll(0, dy);
        else
            m_margin->update(0, rect.y(), m_margin->width(), rect.height());
    });
    whenColoursChange(this, [this] { tint(); });
    layMargin();
}

void ListEditor::setMarks(std::map<int, Mark> marks)
{
    m_marks = std::move(marks);
    tint();
    m_margin->update();
}

int ListEditor::currentLine() const { return textCursor().blockNumber() + 1; }

void ListEditor::goTo(int line)
{
    const auto block = document()->findBlockByNumber(line - 1);
    if (!block.isValid())
        return;
    setTextCursor(QTextCursor(block));
    ensureCursorVisible();
}

bool ListEditor::goToNextMark()
{
    if (m_marks.empty())
        return false;
    const auto next = m_marks.upper_bound(currentLine());
    goTo((next == m_marks.end() ? m_marks.begin() : next)->first);
    return true;
}

void ListEditor::mend(const std::vector<std::pair<std::size_t, std::string>>& lines)
{
    auto edit = textCursor();
    edit.beginEditBlock();
    auto downwards = lines; // a line that becomes two moves those below it
    std::sort(downwards.begin(), downwards.end(), std::greater<>());
    for (const auto& [line, text] : downwards) {
        const auto block = document()->findBlockByNumber(static_cast<int>(line) - 1);
        if (!block.isValid())
            continue;
        edit.setPosition(block.position());
        edit.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        edit.insertText(q(text));
    }
    edit.endEditBlock();
    setTextCursor(edit);
}

void ListEditor::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    layMargin();
}

bool ListEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_margin)
        return QPlainTextEdit::eventFilter(watched, event);
    if (event->type() == QEvent::Paint)
        paintMargin();
    if (event->type() == QEvent::MouseButtonPress)
        if (const auto at = cursorForPosition({0, static_cast<QMouseEvent*>(event)->pos().y()}); !at.isNull()) {
            setTextCursor(at);
            setFocus();
        }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto* mark = markAt(help->pos().y());
        QToolTip::showText(help->globalPos(), mark ? mark->words : QString(), m_margin);
        return true;
    }
    return event->type() == QEvent::Paint;
}

bool ListEditor::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QPlainTextEdit::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto* mark = markAt(help->pos().y());
    QToolTip::showText(help->globalPos(), mark ? mark->words : QString(), viewport());
    return true;
}

int ListEditor::marginWidth() const
{
    const auto figures = QString::number(std::max(blockCount(), 10)).size();
    const auto metrics = fontMetrics();
    return besideMargin * 3 + metrics.horizontalAdvance(QLatin1Char('9')) * static_cast<int>(figures) +
           metrics.horizontalAdvance(QString::fromUtf8("✗"));
}

const ListEditor::Mark* ListEditor::markAt(int y) const
{
    const auto found = m_marks.find(cursorForPosition({0, y}).blockNumber() + 1);
    return found == m_marks.end() ? nullptr : &found->second;
}

void ListEditor::layMargin()
{
    const int width = marginWidth();
    setViewportMargins(width, 0, 0, 0);
    const auto inside = contentsRect();
    m_margin->setGeometry(inside.left(), inside.top(), width, viewport()->height());
}

// The sign stands at the left, the number at the right.
void ListEditor::paintMargin()
{
    QPainter painter(m_margin);
    painter.fillRect(m_margin->rect(), theme().hover);
    painter.setFont(font());
    const int height = fontMetrics().height();
    for (auto block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const auto top = static_cast<int>(blockBoundingGeometry(block).translated(contentOffset()).top());
        if (top > m_margin->height())
            break;
        const QRect row(besideMargin, top, m_margin->width() - 2 * besideMargin, height);
        const auto mark = m_marks.find(block.blockNumber() + 1);
        if (mark != m_marks.end()) {
            painter.setPen(mark->second.colour);
            painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, mark->second.sign);
        }
        painter.setPen(theme().muted);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, QString::number(block.blockNumber() + 1));
    }
}

void ListEditor::tint()
{
    QList<QTextEdit::ExtraSelection> tinted;
    for (const auto& [line, mark] : m_marks) {
        const auto block = document()->findBlockByNumber(line - 1);
        if (!block.isValid())
            continue;
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(block);
        auto ground = mark.colour;
        ground.setAlpha(tintAlpha);
        selection.format.setBackground(ground);
        selection.format.setProperty(QTextFormat::FullWidthSelection, true);
        tinted << selection;
    }
    setExtraSelections(tinted);
}

} // namespace nexus::ui
