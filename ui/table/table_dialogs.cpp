#include "ui/table/table_dialogs.h"

#include "app/base/qt_text.h"
#include "app/text/card_text.h"
#include "app/text/table_words.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>

#include <algorithm>

namespace nexus::ui {

using namespace model;

namespace {

constexpr int noteLength = 160;

QSpinBox* spin(const QString& name, int value, int low, int high, QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setRange(low, high);
    box->setValue(value);
    box->setAccessibleName(name);
    return box;
}

} // namespace

NumbersDialog::NumbersDialog(const QString& title, QWidget* parent)
    : QDialog(parent)
    , m_form(new QFormLayout)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    setLayout(columnOf({m_form, buttonBox(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel)}));
}

void NumbersDialog::add(const QString& label, int value, int low, int high)
{
    auto* box = spin(label, value, low, high, this);
    m_form->addRow(label, box);
    if (m_boxes.empty()) {
        box->setFocus();
        box->selectAll();
    }
    m_boxes.push_back(box);
}

std::vector<int> NumbersDialog::values() const
{
    std::vector<int> found;
    for (const auto* box : m_boxes)
        found.push_back(box->value());
    return found;
}

NoteDialog::NoteDialog(QWidget* parent)
    : QDialog(parent)
    , m_text(new QLineEdit(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Note in the log"));
    m_text->setMaxLength(noteLength);
    m_text->setMinimumWidth(360);
    m_text->setAccessibleName(tr("Note"));
    setLayout(columnOf({m_text, buttonBox(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel)}));
}

QString NoteDialog::text() const { return m_text->text().trimmed(); }

TokenDialog::TokenDialog(const GameFacts& facts, QWidget* parent)
    : QDialog(parent)
    , m_name(named(new QLineEdit(tr("Token"), this), tr("Name")))
    , m_attack(spin(tr("Attack"), 1, 0, 999, this))
    , m_defense(spin(tr("Defense"), 1, 0, 999, this))
    , m_size(spin(tr("Room in quarters of a regular unit"), 4, 1, 16, this))
    , m_range(named(new QComboBox(this), tr("Range")))
    , m_quadrant(named(new QComboBox(this), tr("Quadrant")))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Create a token"));
    m_name->setMaxLength(80);
    for (std::size_t i = 0; i < facts.ranges.size() && i < facts.rules.ranges.size(); ++i)
        m_range->addItem(q(facts.ranges[i]), static_cast<int>(i));
    m_range->addItem(tr("none: it does not attack"), -1);
    for (int i = 0; i < quadrantCount; ++i)
        m_quadrant->addItem(q(app::quadrantWords(quadrantAt(i))), i);
    m_quadrant->setCurrentIndex(indexOf(Quadrant::BackLeft));
    auto* grid = new QGridLayout;
    for (int i = 1; i < static_cast<int>(Mechanic::CannotAttack); ++i) {
        const auto mechanic = static_cast<Mechanic>(i);
        if (mechanic == Mechanic::Size || mechanic == Mechanic::Evolves || mechanic == Mechanic::PlayFromDiscard)
            continue;
        auto* box = new QCheckBox(q(facts.mechanics[static_cast<std::size_t>(i)]), this);
        grid->addWidget(box, static_cast<int>(m_keywords.size() / 3), static_cast<int>(m_keywords.size() % 3));
        m_keywords.emplace_back(mechanic, box);
    }
    setLayout(
        columnOf({formOf({{tr("Name"), m_name}, {tr("Quadrant"), m_quadrant}, {tr("Attack"), m_attack},
                      {tr("Defense"), m_defense}, {tr("Range"), m_range}, {tr("Room (4: a regular unit)"), m_size}}),
            grid, buttonBox(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel)}));
    m_name->selectAll();
}

Action TokenDialog::action(SeatIndex seat) const
{
    Mechanics mechanics = 0;
    for (const auto& [mechanic, box] : m_keywords)
        if (box->isChecked())
            mechanics |= bit(mechanic);
    return act::createToken(seat, quadrantAt(m_quadrant->currentData().toInt()), m_name->text().trimmed().toStdString(),
        m_attack->value(), m_defense->value(), m_range->currentData().toInt(), mechanics,
        m_size->value() == 4 ? std::uint8_t{0} : static_cast<std::uint8_t>(m_size->value()));
}

PileDialog::PileDialog(TablePlay& play, SeatIndex seat, Zone zone, int count, QWidget* parent)
    : QDialog(parent)
    , m_play(play)
    , m_seat(seat)
    , m_zone(zone)
    , m_rows(new QListWidget(this))
    , m_text(plainLabel({}, this))
    , m_pickUp(pushButton(tr("Pick up"), {}, this, &PileDialog::pickUp, this))
    , m_byHand(new QPushButton(tr("By hand…"), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    resize(520, 420);
    const auto pile = play.state().pile(seat, zone);
    const auto all = zone == Zone::Hand ? std::vector<CardId>(pile.begin(), pile.end())
                                        : std::vector<CardId>(pile.rbegin(), pile.rend());
    m_seen.assign(all.begin(),
        count > 0 ? all.begin() + std::min<std::ptrdiff_t>(count, static_cast<std::ptrdiff_t>(all.size())) : all.end());
    const auto name = q(app::TableWords(play.state()).player(seat));
    auto words = q(app::pileWords(zone));
    words[0] = words[0].toUpper();
    setWindowTitle(tr("%1 of %2").arg(words, name));
    m_rows->setAccessibleName(windowTitle());
    auto* close = pushButton(tr("Close"), {}, this, &QDialog::accept, this);
    setLayout(columnOf({{m_rows, 1}, m_text, rowOf({m_pickUp, m_byHand, stretch(), close})}));
    connect(m_rows, &QListWidget::currentRowChanged, this, [this] {
        const auto card = current();
        m_pickUp->setEnabled(card.has_value());
        m_byHand->setEnabled(card.has_value());
        const auto index = card ? m_play.state().wordsOf(*card).card : std::nullopt;
        const auto& catalogue = m_play.session().checker().catalogue();
        m_text->setText(index ? q(app::cardText(catalogue.card(*index), catalogue.game())) : QString());
    });
    connect(m_rows, &QListWidget::itemActivated, this, &PileDialog::pickUp);
    connect(m_byHand, &QPushButton::clicked, this, [this] {
        if (const auto card = current())
            Q_EMIT byHandWanted(*card, m_byHand->mapToGlobal(m_byHand->rect().bottomLeft()));
    });
    connect(&play.session(), &app::GameSession::changed, this, &PileDialog::refill);
    connect(&play.session(), &app::GameSession::opened, this, &QDialog::reject);
    refill();
}

void PileDialog::refill()
{
    const auto& state = m_play.state();
    const int row = m_rows->currentRow();
    m_rows->clear();
    for (const auto id : m_seen)
        if (id < state.cards.size() && state.card(id).zone == m_zone && state.card(id).owner == m_seat) {
            auto* item = new QListWidgetItem(q(state.name(id)), m_rows);
            item->setData(Qt::UserRole, id);
        }
    m_rows->setCurrentRow(std::clamp(row, 0, std::max(0, m_rows->count() - 1)));
    m_pickUp->setEnabled(m_rows->count() > 0);
    m_byHand->setEnabled(m_rows->count() > 0);
}

void PileDialog::pickUp()
{
    if (const auto card = current()) {
        m_play.pickUp(*card);
        accept();
    }
}

std::optional<CardId> PileDialog::current() const
{
    const auto* item = m_rows->currentItem();
    return item ? std::optional(static_cast<CardId>(item->data(Qt::UserRole).toUInt())) : std::nullopt;
}

} // namespace nexus::ui
