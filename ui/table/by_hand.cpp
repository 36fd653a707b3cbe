#include "ui/table/by_hand.h"

#include "app/base/qt_text.h"
#include "app/text/card_text.h"
#include "app/text/table_words.h"
#include "model/abilities/tokens_said.h"
#include "ui/table/table_card.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QListWidget>
#include <QMenu>
#include <QSpinBox>

#include <algorithm>

namespace nexus::ui {

using namespace model;

namespace {

constexpr int noteLength = 160;

QSpinBox* spin(const QString& name, int value, int low, int high, QWidget* parent)
{
    auto* box = named(new QSpinBox(parent), name);
    box->setRange(low, high);
    box->setValue(value);
    return box;
}

// A submenu that goes away with nothing in it.
class Sub {
public:
    Sub(QMenu* menu, const QString& title)
        : m_menu(menu)
        , m_sub(new QMenu(title, menu))
    {
        m_sub->setToolTipsVisible(true);
    }
    ~Sub()
    {
        if (m_sub->isEmpty())
            delete m_sub;
        else
            m_menu->addMenu(m_sub);
    }
    Sub(const Sub&) = delete;
    Sub& operator=(const Sub&) = delete;
    [[nodiscard]] QMenu* menu() const { return m_sub; }

private:
    QMenu* m_menu;
    QMenu* m_sub;
};

constexpr int mostByHand = 999;

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
    , m_text(named(new QLineEdit(this), tr("Note")))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Note in the log"));
    m_text->setMaxLength(noteLength);
    m_text->setMinimumWidth(360);
    setLayout(columnOf({m_text, buttonBox(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel)}));
}

TokenDialog::TokenDialog(
    const GameFacts& facts, const std::vector<model::Card>& known, const model::Game& game, QWidget* parent)
    : QDialog(parent)
    , m_name(named(new QLineEdit(tr("Token"), this), tr("Name")))
    , m_attack(spin(tr("Attack"), 1, 0, 999, this))
    , m_defense(spin(tr("Defense"), 1, 0, 999, this))
    , m_size(spin(tr("Room in quarters of a regular unit"), 4, 1, 16, this))
    , m_known(named(withId(new QComboBox(this), "knownTokens"), tr("Token of these decks")))
    , m_range(named(new QComboBox(this), tr("Range")))
    , m_quadrant(named(new QComboBox(this), tr("Quadrant")))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Create a token"));
    m_name->setMaxLength(80);
    for (std::size_t i = 0; i < facts.ranges.size() && i < facts.rules.ranges.size(); ++i)
        m_range->addItem(q(facts.ranges[i]), static_cast<int>(i));
    m_range->addItem(tr("none: does not attack"), -1);
    eachQuadrant(facts.grid.places,
        [&](Quadrant quadrant) { m_quadrant->addItem(q(app::quadrantWords(quadrant)), indexOf(quadrant)); });
    m_quadrant->setCurrentIndex(m_quadrant->findData(indexOf(Quadrant::BackLeft)));
    auto* grid = new QGridLayout;
    for (int i = 1; i < static_cast<int>(Mechanic::CannotAttack); ++i) {
        const auto mechanic = static_cast<Mechanic>(i);
        if (mechanic == Mechanic::Size || mechanic == Mechanic::Evolves || mechanic == Mechanic::PlayFromDiscard)
            continue;
        auto* box = new QCheckBox(q(facts.mechanics[static_cast<std::size_t>(i)]), this);
        grid->addWidget(box, static_cast<int>(m_keywords.size() / 3), static_cast<int>(m_keywords.size() % 3));
        m_keywords.emplace_back(mechanic, box);
    }
    for (const auto& token : known)
        m_known->addItem(q(token.name));
    m_known->addItem(tr("another one"));
    m_known->setEnabled(!known.empty());
    if (!known.empty())
        take(known.front(), game);
    connect(m_known, &QComboBox::activated, this, [this, known, game](int at) {
        if (static_cast<std::size_t>(at) < known.size())
            take(known[static_cast<std::size_t>(at)], game);
    });
    setLayout(columnOf(
        {formOf({{tr("Token"), m_known}, {tr("Name"), m_name}, {tr("Quadrant"), m_quadrant}, {tr("Attack"), m_attack},
             {tr("Defense"), m_defense}, {tr("Range"), m_range}, {tr("Room (4 = regular unit)"), m_size}}),
            grid, buttonBox(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel)}));
    m_name->selectAll();
}

// Its name, its numbers and the keywords the engine knows.
void TokenDialog::take(const model::Card& token, const model::Game& game)
{
    const auto number = [&](const std::optional<model::AttributeIndex>& attribute) {
        return attribute && *attribute < token.numbers.size() ? token.numbers[*attribute] : std::nullopt;
    };
    m_name->setText(q(token.name));
    m_attack->setValue(number(game.play.attack).value_or(0));
    m_defense->setValue(number(game.play.defense).value_or(0));
    if (const auto range = number(game.play.range))
        m_range->setCurrentIndex(std::max(0, m_range->findData(*range)));
    for (const auto& [mechanic, box] : m_keywords)
        box->setChecked(
            std::any_of(token.keywords.begin(), token.keywords.end(), [&, wanted = mechanic](const auto& printed) {
                const auto* keyword = game.keywordOf(printed);
                return keyword && keyword->mechanic == wanted;
            }));
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
    setWindowTitle(tr("%1 of %2").arg(capital(app::pileWords(zone)), name));
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

ByHand::ByHand(TablePlay& play, QWidget* window)
    : QObject(window)
    , m_play(play)
    , m_window(window)
{
}

bool ByHand::allowed(const Action& action) const { return !whyNot(m_play.state(), action); }

void ByHand::add(QMenu* menu, const QString& text, const Action& action, bool checked, bool checkable)
{
    if (!allowed(action))
        return;
    auto* entry = menu->addAction(text, this, [this, action] { m_play.perform(action); });
    entry->setCheckable(checkable);
    entry->setChecked(checked);
}

void ByHand::ask(QMenu* menu, const QString& text, const std::vector<Number>& numbers, const Made& made)
{
    std::vector<int> first;
    for (const auto& number : numbers)
        first.push_back(number.value);
    if (!allowed(made(first)))
        return;
    menu->addAction(text, this, [this, text, numbers, made] {
        auto* dialog = new NumbersDialog(QString(text).remove(QStringLiteral("…")), m_window);
        for (const auto& number : numbers)
            dialog->add(number.label, number.value, number.low, number.high);
        connect(dialog, &QDialog::accepted, this, [this, dialog, made] { m_play.perform(made(dialog->values())); });
        dialog->open();
    });
}

void ByHand::show(QMenu* menu, const QPoint& where)
{
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(where);
}

void ByHand::open(CardId card, const QPoint& where)
{
    if (m_play.isOpen())
        show(menuOf(card), where);
}

void ByHand::openOf(SeatIndex seat, const QPoint& where)
{
    if (m_play.isOpen())
        show(menuOf(seat), where);
}

QMenu* ByHand::menuOf(CardId card)
{
    auto* menu = new QMenu(m_window);
    menu->setToolTipsVisible(true);
    if (card != noCard && card < m_play.state().cards.size()) {
        menu->addSection(q(m_play.state().name(card)));
        addMoves(menu, card);
        addNumbers(menu, card);
        addStates(menu, card);
        addKeywords(menu, card);
        add(menu, tr("Destroy it"), act::destroy(who(), card));
        add(menu, tr("Put its evolution into the discard pile"), act::devolve(who(), card));
        add(menu, tr("Name it as a target"), act::nameTarget(who(), card));
        add(menu, tr("Mark its challenge as met"), act::completeMission(m_play.state().card(card).owner, card));
        menu->addSeparator();
    }
    const app::TableWords words(m_play.state());
    for (SeatIndex seat = 0; seat < m_play.state().players.size(); ++seat) {
        const Sub sub(menu, q(words.player(seat)));
        addPlayer(sub.menu(), seat);
    }
    add(menu, tr("Negate the next effect on the chain"), act::negate(who()));
    menu->addAction(tr("Write a note…"), this, &ByHand::askNote);
    return menu;
}

QMenu* ByHand::menuOf(SeatIndex seat)
{
    auto* menu = new QMenu(m_window);
    addPlayer(menu, seat);
    return menu;
}

void ByHand::addMoves(QMenu* menu, CardId card)
{
    const Sub sub(menu, tr("Move it to"));
    const auto& state = m_play.state();
    const auto owner = state.card(card).owner;
    add(sub.menu(), tr("Hand"), act::putCard(who(), card, Zone::Hand));
    add(sub.menu(), tr("Top of the deck"), act::putCard(who(), card, Zone::Deck));
    add(sub.menu(), tr("Bottom of the deck"), act::putOnBottom(who(), card));
    add(sub.menu(), tr("Discard pile"), act::putCard(who(), card, Zone::Discard));
    add(sub.menu(), tr("Out of the game"), act::putCard(who(), card, Zone::Removed));
    add(sub.menu(), tr("Loadout"), act::putCard(who(), card, Zone::Loadout));
    add(sub.menu(), tr("Missions"), act::putCard(who(), card, Zone::Missions));
    for (const auto zone : {Zone::Field, Zone::Terrain})
        eachQuadrant(state.facts->grid.places, [&](Quadrant quadrant) {
            add(sub.menu(), capital(app::quadrantWords(quadrant)), act::putCard(who(), card, zone, quadrant));
        });
    for (const auto zone : {Zone::Field, Zone::Loadout})
        for (const auto host : state.pile(owner, zone))
            add(sub.menu(), tr("On %1").arg(q(state.name(host))),
                act::putCard(who(), card, Zone::Attached, Quadrant::None, host));
}

void ByHand::addNumbers(QMenu* menu, CardId card)
{
    const auto now = m_play.state().card(card);
    const auto seat = who();
    if (now.zone == Zone::Missions) {
        add(menu, tr("One step further (+)"), act::setOther(seat, card, now.counters + 1));
        if (now.counters > 0)
            add(menu, tr("One step back (−)"), act::setOther(seat, card, now.counters - 1));
    }
    ask(menu, tr("Counters…"),
        {{tr("Attack"), now.attack, -mostByHand, mostByHand}, {tr("Defense"), now.defense, -mostByHand, mostByHand}},
        [=](const std::vector<int>& n) { return act::setCounters(seat, card, n[0], n[1]); });
    ask(menu, tr("Until the end of the round…"),
        {{tr("Attack"), now.roundAttack, -mostByHand, mostByHand},
            {tr("Defense"), now.roundDefense, -mostByHand, mostByHand}},
        [=](const std::vector<int>& n) { return act::setRoundBonus(seat, card, n[0], n[1]); });
    ask(menu, tr("Other counters…"), {{tr("Counters"), now.counters, 0, mostByHand}},
        [=](const std::vector<int>& n) { return act::setOther(seat, card, n[0]); });
    ask(menu, tr("Inflict Impact…"), {{tr("Impact"), 1, 1, mostByHand}},
        [=](const std::vector<int>& n) { return act::inflictImpact(seat, card, n[0]); });
    ask(menu, tr("Set Impact…"), {{tr("Impact"), now.impact, 0, mostByHand}},
        [=](const std::vector<int>& n) { return act::setImpact(seat, card, n[0]); });
}

void ByHand::addStates(QMenu* menu, CardId card)
{
    const Sub sub(menu, tr("State"));
    const auto& state = m_play.state();
    for (int i = 0; i <= static_cast<int>(CardFlag::StaysExhausted); ++i) {
        const auto flag = static_cast<CardFlag>(i);
        const auto text = capital(app::flagWords(*state.facts, flag));
        if (text.isEmpty())
            continue;
        const bool on = state.card(card).is(flag);
        add(sub.menu(), text, act::setFlag(who(), card, flag, !on), on, true);
    }
}

void ByHand::addKeywords(QMenu* menu, CardId card)
{
    const Sub sub(menu, tr("Keywords and range"));
    const auto& facts = *m_play.state().facts;
    const auto seat = who();
    for (int i = 1; i < static_cast<int>(Mechanic::Blanked); ++i) {
        const auto mechanic = static_cast<Mechanic>(i);
        if (mechanic == Mechanic::Size) {
            const Sub size(sub.menu(), tr("Size"));
            ask(size.menu(), tr("Set size…"),
                {{tr("Quarters of a regular unit"), sizeOf(m_play.state(), card), 1, 240}},
                [=](const std::vector<int>& n) { return act::setMechanic(seat, card, mechanic, n[0]); });
            add(size.menu(), tr("As printed"), act::setMechanic(seat, card, mechanic, -1));
            continue;
        }
        const Sub one(sub.menu(), q(facts.mechanics[static_cast<std::size_t>(i)]));
        if (mechanic == Mechanic::GrowsWhenAttacked)
            ask(one.menu(), tr("Gain…"), {{tr("Number"), 1, 1, 99}},
                [=](const std::vector<int>& n) { return act::setMechanic(seat, card, mechanic, n[0]); });
        else
            add(one.menu(), tr("Gain"), act::setMechanic(seat, card, mechanic, 1));
        add(one.menu(), tr("Lose"), act::setMechanic(seat, card, mechanic, 0));
        add(one.menu(), tr("As printed"), act::setMechanic(seat, card, mechanic, -1));
    }
    const Sub range(sub.menu(), tr("Range"));
    for (std::size_t i = 0; i < facts.rules.ranges.size() && i < facts.ranges.size(); ++i)
        add(range.menu(), q(facts.ranges[i]), act::setRange(seat, card, static_cast<int>(i)),
            rangeOf(m_play.state(), card) == static_cast<int>(i), true);
    add(range.menu(), tr("As printed"), act::setRange(seat, card, -1));
}

void ByHand::addPlayer(QMenu* menu, SeatIndex seat)
{
    const auto& state = m_play.state();
    ask(menu, tr("Draw cards…"), {{tr("Cards"), 1, 1, mostByHand}},
        [=](const std::vector<int>& n) { return act::drawCards(seat, n[0]); });
    const auto unit = state.facts->unit.empty() ? tr("Points") : q(state.facts->unit);
    ask(menu, tr("Set %1…").arg(unit), {{unit, state.player(seat).points, 0, 9999}},
        [=](const std::vector<int>& n) { return act::setPoints(seat, n[0]); });
    if (allowed(act::shuffle(seat, 0)))
        menu->addAction(tr("Shuffle the deck"), this, [this, seat] { m_play.perform(m_play.session().shuffle(seat)); });
    addLooks(menu, seat);
    if (allowed(act::createToken(seat, Quadrant::BackLeft, "x", 0, 0, -1)) ||
        allowed(act::createToken(seat, Quadrant::FrontLeft, "x", 0, 0, -1)))
        menu->addAction(tr("Create a token…"), this, [this, seat] { askToken(seat); });
}

void ByHand::addLooks(QMenu* menu, SeatIndex seat)
{
    const auto look = [this, seat](Zone zone, int count) {
        if (m_play.perform(act::lookAt(who(), seat, zone, count)))
            Q_EMIT looked(seat, zone, count);
    };
    if (!allowed(act::lookAt(who(), seat, Zone::Deck, 0)))
        return;
    menu->addAction(tr("Look at the top of the deck…"), this, [this, look] {
        auto* dialog = new NumbersDialog(tr("Look at the top of the deck"), m_window);
        dialog->add(tr("Cards"), 1, 1, mostByHand);
        connect(dialog, &QDialog::accepted, this, [dialog, look] { look(Zone::Deck, dialog->values().front()); });
        dialog->open();
    });
    menu->addAction(tr("Search the whole deck"), this, [look] { look(Zone::Deck, 0); });
    menu->addAction(tr("Look at the hand"), this, [look] { look(Zone::Hand, 0); });
}

void ByHand::askToken(SeatIndex seat)
{
    const auto& catalogue = m_play.session().checker().catalogue();
    std::vector<model::GatheredToken> said;
    const auto& facts = *m_play.state().facts;
    for (const auto at : facts.seats[seat].cards)
        if (const auto& card = facts.words[at].card)
            model::gatherTokens(said, catalogue.card(*card));
    std::vector<model::Card> known;
    for (const auto& [token, set] : said)
        known.push_back(model::tokenAsCard(token, catalogue, set));
    auto* dialog = new TokenDialog(facts, known, catalogue.game(), m_window);
    connect(dialog, &QDialog::accepted, this, [this, seat, dialog] { m_play.perform(dialog->action(seat)); });
    dialog->open();
}

void ByHand::askNote()
{
    auto* dialog = new NoteDialog(m_window);
    connect(dialog, &QDialog::accepted, this,
        [this, dialog] { m_play.perform(act::note(who(), dialog->text().toStdString())); });
    dialog->open();
}

} // namespace nexus::ui
