#include "ui/window/find_anything.h"

#include "model/base/text.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTimer>
#include <QTreeWidget>

#include <algorithm>
#include <array>

namespace nexus::ui {

namespace {

constexpr int finderWidth = 620, finderTop = 60, finderRow = 30;
constexpr int finderRole = Qt::UserRole; // of the entry

enum Fit { Begins, WordBegins, Holds, Missing };

Fit fitOf(const std::string& name, const std::vector<std::string_view>& words)
{
    Fit worst = Begins;
    for (const auto word : words) {
        const auto at = name.find(word);
        if (at == std::string::npos)
            return Missing;
        const bool begins = at == 0 || name.find(" " + std::string(word)) != std::string::npos;
        worst = std::max(worst, at == 0 ? Begins : begins ? WordBegins : Holds);
    }
    return worst;
}

} // namespace

FindAnything::FindAnything(std::vector<Entry> entries, QWidget* parent)
    : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint)
    , m_entries(std::move(entries))
    , m_field(searchField(tr("Find a card, a deck, a command"), this))
    , m_rows(named(new QTreeWidget(this), tr("What was found")))
{
    setWindowTitle(tr("Find anything"));
    setObjectName(QStringLiteral("findAnything"));
    setAttribute(Qt::WA_DeleteOnClose);
    for (const auto& entry : m_entries)
        m_folded.push_back(model::fold(entry.name.toStdString()));
    asTable(*m_rows, {tr("Name"), tr("Kind"), tr("Key")});
    m_rows->setHeaderHidden(true);
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->setFocusPolicy(Qt::NoFocus); // the arrows of the field choose
    stretchOnly(*m_rows, 0);
    m_field->setMinimumHeight(36);
    m_field->installEventFilter(this);
    setLayout(columnOf(8, {10, 10, 10, 10}, {m_field, m_rows}));
    setFixedWidth(std::min(finderWidth, parent->width()));
    move(parent->mapToGlobal(QPoint((parent->width() - width()) / 2, finderTop)));
    connect(m_field, &QLineEdit::textChanged, this, &FindAnything::fill);
    connect(m_field, &QLineEdit::returnPressed, this, &FindAnything::go);
    connect(m_rows, &QTreeWidget::itemClicked, this, &FindAnything::go);
    fill();
    m_field->setFocus();
}

std::vector<std::size_t> FindAnything::found(const QString& typed) const
{
    const auto folded = model::fold(typed.toStdString());
    std::vector<std::string_view> words;
    for (const auto word : model::split(folded, ' '))
        if (!word.empty())
            words.push_back(word);
    std::array<std::vector<std::size_t>, Missing> ranks;
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (const auto fit = words.empty() ? (m_entries[i].first ? Begins : Missing) : fitOf(m_folded[i], words);
            fit != Missing && ranks[fit].size() < mostRows)
            ranks[fit].push_back(i);
    std::vector<std::size_t> all;
    for (const auto& rank : ranks)
        all.insert(all.end(), rank.begin(), rank.end());
    all.resize(std::min(all.size(), mostRows));
    return all;
}

void FindAnything::fill()
{
    m_rows->clear();
    for (const auto i : found(m_field->text())) {
        const auto& entry = m_entries[i];
        auto* row = new QTreeWidgetItem(m_rows, {entry.name, entry.kind, entry.key});
        row->setData(0, finderRole, static_cast<qulonglong>(i));
        row->setSizeHint(0, QSize(0, finderRow));
        for (const int muted : {1, 2})
            row->setForeground(muted, theme().muted);
    }
    if (m_rows->topLevelItemCount() > 0)
        m_rows->setCurrentItem(m_rows->topLevelItem(0));
    else
        (new QTreeWidgetItem(m_rows, {tr("Nothing has all these words in its name.")}))->setFlags(Qt::NoItemFlags);
    m_rows->setFixedHeight(m_rows->topLevelItemCount() * finderRow);
    adjustSize();
}

void FindAnything::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    drawPanel(painter, rect(), theme().muted, 1, theme().pane, 0);
}

void FindAnything::go()
{
    const auto* row = m_rows->currentItem();
    if (!row || !row->flags().testFlag(Qt::ItemIsSelectable))
        return;
    const auto run = m_entries[row->data(0, finderRole).toULongLong()].go;
    close();
    QTimer::singleShot(0, parentWidget(), run); // the keyboard is the window's again
}

bool FindAnything::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const auto key = static_cast<QKeyEvent*>(event)->key();
    const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    const int count = m_rows->topLevelItemCount();
    if (step == 0 || count == 0)
        return QDialog::eventFilter(watched, event);
    const int at = m_rows->indexOfTopLevelItem(m_rows->currentItem());
    m_rows->setCurrentItem(m_rows->topLevelItem((at + step + count) % count));
    return true;
}

} // namespace nexus::ui
