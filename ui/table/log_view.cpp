#include "ui/table/log_view.h"

#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QHash>
#include <QListWidget>
#include <QPainter>
#include <QStaticText>
#include <QStyledItemDelegate>
#include <QTextOption>

#include <cmath>

namespace nexus::ui {

namespace {

constexpr int positionRole = Qt::UserRole;

// Letters are the table's keys, not a search in the list.
class Rows : public QListWidget {
public:
    using QListWidget::QListWidget;
    void keyboardSearch(const QString&) override {}
};

// Lines are broken and shaped once: the list asks for all heights whenever one line is new, and paints them all.
class Lines : public QStyledItemDelegate {
public:
    explicit Lines(QListWidget* list)
        : QStyledItemDelegate(list)
        , m_list(*list)
    {
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        return {m_list.viewport()->width(),
            static_cast<int>(std::ceil(line(index.data().toString()).size().height())) + 2 * above};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, theme().selection);
        painter->setPen(index.data(Qt::ForegroundRole).value<QBrush>().color());
        painter->setFont(m_list.font());
        painter->drawStaticText(option.rect.topLeft() + QPoint(beside, above), line(index.data().toString()));
        if (!(option.state & QStyle::State_HasFocus))
            return;
        painter->setPen(QPen(theme().accent, 1, Qt::DotLine));
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }

private:
    static constexpr int beside = 6, above = 2;

    const QStaticText& line(const QString& text) const
    {
        const int width = m_list.viewport()->width();
        if (std::exchange(m_width, width) != width || m_font != m_list.font()) {
            m_lines.clear();
            m_font = m_list.font();
        }
        auto known = m_lines.find(text);
        if (known == m_lines.end()) {
            QStaticText made(text);
            QTextOption wrap;
            wrap.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
            made.setTextFormat(Qt::PlainText);
            made.setTextOption(wrap);
            made.setTextWidth(std::max(40, width - 2 * beside));
            made.prepare({}, m_font);
            known = m_lines.insert(text, made);
        }
        return *known;
    }

    const QListWidget& m_list;
    mutable int m_width = -1;
    mutable QFont m_font;
    mutable QHash<QString, QStaticText> m_lines;
};

} // namespace

LogView::LogView(TablePlay& play, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_rows(named(new Rows(this), tr("Log of the game")))
{
    auto* title = new QLabel(tr("Log"), this);
    title->setFont(sized(font(), 13, true));
    m_rows->setItemDelegate(new Lines(m_rows));
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->setWordWrap(true);
    m_rows->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_rows->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_rows->setResizeMode(QListView::Adjust);
    setLayout(columnOf(4, {12, 8, 4, 4}, {title, {m_rows, 1}}));
    connect(m_rows, &QListWidget::itemActivated, this,
        [this](QListWidgetItem* item) { m_play.session().goTo(item->data(positionRole).toULongLong()); });
}

void LogView::refresh()
{
    const auto& session = m_play.session();
    auto reader = model::noSeat;
    if (m_play.handsHidden())
        reader = m_play.isHandOpen() ? m_play.viewer() : app::GameSession::stranger;
    const auto& lines = session.lines(reader);
    const auto now = session.timeline().position();
    const QSignalBlocker quiet(m_rows);
    while (m_rows->count() > static_cast<int>(lines.size()))
        delete m_rows->takeItem(m_rows->count() - 1);
    int current = -1, inRound = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        auto* item = m_rows->item(static_cast<int>(i));
        if (!item)
            m_rows->addItem(item = new QListWidgetItem);
        inRound = i > 0 && lines[i - 1].round == lines[i].round ? inRound + 1 : 1;
        const auto text = tr("R%1.%2  %3")
                              .arg(QString::number(lines[i].round), QString::number(inRound),
                                  QString::fromStdString(lines[i].text));
        if (item->text() != text)
            item->setText(text);
        item->setData(positionRole, static_cast<qulonglong>(lines[i].position));
        const bool done = lines[i].position <= now;
        item->setForeground(done ? theme().text : theme().muted);
        if (done)
            current = static_cast<int>(i);
    }
    m_rows->setCurrentRow(current);
    if (current >= 0)
        m_rows->scrollToItem(m_rows->item(current));
}

} // namespace nexus::ui
