#include "ui/table/log_view.h"

#include "app/base/qt_text.h"
#include "ui/table/player_colours.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"
#include "ui/theme/window_style.h"

#include <QKeyEvent>
#include <QLabel>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <utility>

namespace nexus::ui {

using namespace model;

namespace {

constexpr int lineBeside = 12, lineAbove = 3, headingAbove = 9;
constexpr int barWide = 3, barAt = 2, stepWide = 12, mostSteps = 4;

int indentOf(const QModelIndex& index) { return std::min(index.data(ToldLines::Under).toInt(), mostSteps) * stepWide; }

int aboveOf(const QModelIndex& index) { return index.data(ToldLines::Heading).toBool() ? headingAbove : lineAbove; }

// Letters are the table's keys, not a search in the list.
class Rows : public QListWidget {
public:
    using QListWidget::QListWidget;
    void keyboardSearch(const QString&) override {}
};

} // namespace

ToldLines::ToldLines(QListWidget* list)
    : QStyledItemDelegate(list)
    , m_list(*list)
{
}

ToldLines::~ToldLines() = default;

const QTextLayout& ToldLines::shaped(const QModelIndex& index) const
{
    const int width = m_list.viewport()->width();
    if (std::exchange(m_width, width) != width || m_font != m_list.font() || m_muted != theme().muted) {
        m_shaped.clear();
        m_font = m_list.font();
        m_muted = theme().muted;
    }
    const bool heading = index.data(Heading).toBool();
    const int indent = indentOf(index);
    const auto text = index.data().toString(), tail = index.data(Tail).toString();
    const auto whole = tail.isEmpty() ? text : text + QLatin1Char(' ') + tail;
    const auto key = QStringLiteral("%1%2 %3").arg(heading ? 1 : 0).arg(indent).arg(whole);
    auto& kept = m_shaped[key];
    if (kept)
        return *kept;
    kept = std::make_unique<QTextLayout>(whole, heading ? sized(m_font, 11, true) : m_font);
    QList<QTextLayout::FormatRange> formats;
    QTextCharFormat strong, muted;
    strong.setFontWeight(QFont::DemiBold);
    muted.setForeground(m_muted);
    for (const auto& name : index.data(Names).toStringList())
        for (qsizetype at = name.isEmpty() ? -1 : text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
            formats.append({static_cast<int>(at), static_cast<int>(name.size()), strong});
    if (!tail.isEmpty())
        formats.append({static_cast<int>(text.size()), static_cast<int>(tail.size()) + 1, muted});
    kept->setFormats(formats);
    QTextOption wrap;
    wrap.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    kept->setTextOption(wrap);
    kept->setCacheEnabled(true);
    kept->beginLayout();
    qreal down = 0;
    for (auto line = kept->createLine(); line.isValid(); line = kept->createLine()) {
        line.setLineWidth(std::max(40, width - lineBeside - indent - barWide));
        line.setPosition({0, down});
        down += line.height();
    }
    kept->endLayout();
    return *kept;
}

QSize ToldLines::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const auto height = std::ceil(shaped(index).boundingRect().height());
    return {m_list.viewport()->width(), static_cast<int>(height) + lineAbove + aboveOf(index)};
}

void ToldLines::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, theme().selection);
    const auto& text = shaped(index);
    const int indent = indentOf(index);
    if (const auto bar = index.data(Bar).value<QColor>(); bar.isValid()) {
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF place(
            option.rect.left() + barAt + indent, option.rect.top() + 2, barWide, option.rect.height() - 4);
        drawRounded(*painter, place, barWide / 2.0, bar);
    }
    const auto ink = index.data(Qt::ForegroundRole);
    painter->setPen(ink.isValid() ? ink.value<QBrush>().color() : theme().text);
    text.draw(painter, QPointF(option.rect.left() + lineBeside + indent, option.rect.top() + aboveOf(index)));
    if (option.state & QStyle::State_HasFocus)
        drawFocusRing(*painter, option.rect);
}

struct LogView::Row {
    QString text, tail, whole; // whole: for who cannot see the bar and the folds
    QStringList names;
    QColor bar;
    std::size_t position = 0;
    int under = 0;
    bool heading = false, done = true;

    // Only what has changed, for the list lays out anew what is told to it.
    void putInto(QListWidgetItem& item) const
    {
        const auto put = [&](int role, const QVariant& value) {
            if (item.data(role) != value)
                item.setData(role, value);
        };
        put(Qt::DisplayRole, text);
        put(ToldLines::Tail, tail);
        put(Qt::AccessibleTextRole, whole);
        put(ToldLines::Names, names);
        put(ToldLines::Bar, bar);
        put(ToldLines::Under, under);
        put(ToldLines::Heading, heading);
        put(ToldLines::Position, static_cast<qulonglong>(position));
        put(Qt::ForegroundRole, QBrush(done && !heading ? theme().text : theme().muted));
        const auto flags = heading ? Qt::ItemFlags(Qt::ItemIsEnabled) : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
        if (item.flags() != flags)
            item.setFlags(flags);
    }
};

LogView::LogView(TablePlay& play, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_rows(named(new Rows(this), tr("Game log")))
{
    auto* title = new QLabel(tr("Log"), this);
    title->setFont(sized(font(), 13, true));
    m_rows->setItemDelegate(new ToldLines(m_rows));
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->setWordWrap(true);
    m_rows->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_rows->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // lines are broken at one width
    m_rows->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_rows->setResizeMode(QListView::Adjust);
    m_rows->installEventFilter(this);
    setLayout(columnOf(4, {12, 8, 4, 4}, {title, {m_rows, 1}}));
    whenColoursChange(this, [this] {
        if (m_play.isOpen())
            refresh();
    });
    connect(m_rows, &QListWidget::itemClicked, this, &LogView::unfold);
    connect(m_rows, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
        if (!item->data(ToldLines::Heading).toBool())
            m_play.session().goTo(item->data(ToldLines::Position).toULongLong());
    });
}

std::vector<LogView::Row> LogView::rowsNow() const
{
    const auto now = m_play.session().timeline().position();
    std::vector<Row> rows;
    int round = -1;
    for (const auto& line : m_play.session().lines(m_play.reader())) {
        if (std::exchange(round, line.round) != line.round) {
            Row heading;
            heading.heading = true;
            heading.text = round == 0 ? tr("Before the first round") : tr("Round %1").arg(round);
            heading.whole = heading.text;
            rows.push_back(std::move(heading));
        }
        Row row;
        const bool all = line.told.empty() || m_unfolded.count(line.position) > 0;
        row.text = q(all ? line.text : line.told);
        row.whole = q(line.text);
        if (!all && !line.idle.empty())
            row.tail = tr("What did not happen ▸");
        for (const auto& name : line.names)
            row.names << q(name);
        if (line.seat < m_play.state().players.size())
            row.bar = playerColour(line.seat);
        row.position = line.position;
        row.under = line.under;
        row.done = line.position <= now;
        rows.push_back(std::move(row));
    }
    return rows;
}

void LogView::refresh()
{
    const auto wanted = rowsNow();
    const QSignalBlocker quiet(m_rows);
    while (m_rows->count() > static_cast<int>(wanted.size()))
        delete m_rows->takeItem(m_rows->count() - 1);
    int current = -1;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const int at = static_cast<int>(i);
        if (!m_rows->item(at))
            m_rows->addItem(new QListWidgetItem);
        wanted[i].putInto(*m_rows->item(at));
        if (wanted[i].done && !wanted[i].heading)
            current = at;
    }
    m_rows->setCurrentRow(current);
    showCurrent();
}

void LogView::unfold(const QListWidgetItem* item)
{
    const auto position = static_cast<std::size_t>(item->data(ToldLines::Position).toULongLong());
    const bool folded = !item->data(ToldLines::Tail).toString().isEmpty();
    if (folded)
        m_unfolded.insert(position);
    else if (m_unfolded.erase(position) == 0)
        return;
    const auto row = m_rows->row(item);
    refresh();
    m_rows->setCurrentRow(row);
}

bool LogView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        if (const auto* item = m_rows->currentItem())
            unfold(item);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void LogView::showCurrent()
{
    QTimer::singleShot(0, m_rows, [this] {
        if (auto* line = m_rows->currentItem())
            m_rows->scrollToItem(line);
    });
}

void LogView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showCurrent();
}

void LogView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showCurrent();
}

} // namespace nexus::ui
