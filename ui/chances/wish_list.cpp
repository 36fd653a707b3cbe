#include "ui/chances/wish_list.h"

#include "ui/search/query_field.h"
#include "ui/theme/layout.h"
#include "ui/theme/line_label.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"

#include <QGridLayout>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace nexus::ui {

namespace {

constexpr int mostCopies = 99;

// "9 of 60 cards: 3 Relay Drone, 6 Reading Lamp".
QString foundText(const model::DrawPile& pile, const model::RowSet& rows)
{
    QStringList names;
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (rows[row])
            names
                << QStringLiteral("%1 %2").arg(pile.rows[row].copies).arg(QString::fromStdString(pile.rows[row].name));
    const auto count = QObject::tr("%1 of %2 cards").arg(pile.copiesOf(rows)).arg(pile.copies);
    return names.isEmpty() ? count : count + QStringLiteral(": ") + names.join(QStringLiteral(", "));
}

} // namespace

WishList::WishList(std::size_t most, bool counted, QWidget* parent)
    : QWidget(parent)
    , m_most(most)
    , m_counted(counted)
    , m_column(new QVBoxLayout)
    , m_add(withId(new QPushButton(tr("&And more cards"), this), "addWish"))
{
    m_column->setSpacing(4);
    setLayout(columnOf(noMargins, {m_column, rowOf({m_add, stretch(1)})}));
    m_add->setAutoDefault(false);
    m_add->setToolTip(counted ? tr("Ask for other cards as well, all at once (at most %1 searches)").arg(most)
                              : tr("Count other cards as well (at most %1 searches)").arg(most));
    connect(m_add, &QPushButton::clicked, this, [this] {
        addLine();
        m_lines.back().field->setFocus();
    });
    addLine();
}

void WishList::addLine()
{
    if (m_lines.size() == m_most)
        return;
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(2);
    const Line line{
        box, m_counted ? new QSpinBox(box) : nullptr, new QueryField(box), new QToolButton(box), new LineLabel(box)};
    auto* words = new QLabel(m_counted ? tr("At least") : tr("Copies of"), box);
    grid->addWidget(words, 0, 0);
    if (line.count) {
        line.count->setRange(1, mostCopies);
        line.count->setAccessibleName(tr("At least so many"));
        grid->addWidget(line.count, 0, 1);
        grid->addWidget(new QLabel(tr("of"), box), 0, 2);
        connect(line.count, &QSpinBox::valueChanged, this, &WishList::resolve);
    }
    words->setBuddy(line.field);
    line.field->setAccessibleName(tr("Search for the cards wanted"));
    line.field->setPlaceholderText(tr("Search: a name, t:unit, cp<=3, d:magic …"));
    line.field->setClearButtonEnabled(true);
    line.field->setMaxLength(4096);
    line.remove->setText(QStringLiteral("×"));
    line.remove->setAutoRaise(true);
    line.remove->setAccessibleName(tr("Ask for these no more"));
    line.remove->setToolTip(line.remove->accessibleName());
    line.remove->setFocusPolicy(Qt::TabFocus);
    grid->addWidget(line.field, 0, 3);
    grid->addWidget(line.remove, 0, 4);
    grid->addWidget(line.told, 1, 3, 1, 2);
    grid->setColumnStretch(3, 1);
    connect(line.field, &QLineEdit::textChanged, this, &WishList::resolve);
    connect(line.remove, &QToolButton::clicked, this, [this, box] { removeLine(box); });
    m_column->addWidget(box);
    m_lines.push_back(line);
    showButtons();
    resolve();
}

void WishList::removeLine(const QWidget* box)
{
    const auto at = std::find_if(m_lines.begin(), m_lines.end(), [&](const Line& line) { return line.box == box; });
    if (at == m_lines.end() || m_lines.size() == 1)
        return;
    at->box->hide();
    at->box->deleteLater(); // in the middle of its click
    m_lines.erase(at);
    showButtons();
    m_lines.back().field->setFocus();
    resolve();
}

void WishList::showButtons()
{
    for (const auto& line : m_lines)
        line.remove->setVisible(m_lines.size() > 1);
    m_add->setEnabled(m_lines.size() < m_most);
}

void WishList::setDeck(DrawnDeckPtr deck)
{
    m_deck = std::move(deck);
    resolve();
}

void WishList::resolve()
{
    m_found.clear();
    m_broken = false;
    for (const auto& line : m_lines)
        read(line);
    Q_EMIT changed();
}

void WishList::read(const Line& line)
{
    line.field->setError(std::nullopt);
    line.field->setAccessibleDescription({});
    const auto query = line.field->text().trimmed();
    if (query.isEmpty() || !m_deck) {
        line.told->setText({});
        return;
    }
    const auto found = foundRows(*m_deck, query);
    if (found.error) {
        m_broken = true;
        const bool open = found.error->length == 0; // nothing is wrong yet where only the end is missing
        line.field->setError(found.error);
        line.told->setText(
            withSign(open ? app::openSign : app::wrongSign, tr("column %1: expected %2")
                                                                .arg(found.error->column)
                                                                .arg(QString::fromStdString(found.error->expected))),
            open ? LineLabel::Tone::Open : LineLabel::Tone::Bad);
    } else {
        line.told->setText(foundText(m_deck->pile, found.rows));
        m_found.push_back({query, found.rows, line.count ? static_cast<std::size_t>(line.count->value()) : 1});
    }
    line.field->setAccessibleDescription(line.told->text());
}

} // namespace nexus::ui
