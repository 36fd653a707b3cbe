#include "ui/table/by_hand.h"

#include "app/base/qt_text.h"
#include "app/text/table_words.h"
#include "ui/table/table_dialogs.h"

#include <QMenu>

namespace nexus::ui {

using namespace model;

namespace {

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
        add(menu, tr("Its challenge is met"), act::completeMission(m_play.state().card(card).owner, card));
        menu->addSeparator();
    }
    const app::TableWords words(m_play.state());
    for (SeatIndex seat = 0; seat < m_play.state().players.size(); ++seat) {
        const Sub sub(menu, q(words.player(seat)));
        addPlayer(sub.menu(), seat);
    }
    add(menu, tr("Negate what is on its way"), act::negate(who()));
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
        for (int i = 0; i < quadrantCount; ++i) {
            auto text = q(app::quadrantWords(quadrantAt(i)));
            text[0] = text[0].toUpper();
            add(sub.menu(), text, act::putCard(who(), card, zone, quadrantAt(i)));
        }
    for (const auto zone : {Zone::Field, Zone::Loadout})
        for (const auto host : state.pile(owner, zone))
            add(sub.menu(), tr("On %1").arg(q(state.name(host))),
                act::putCard(who(), card, Zone::Attached, Quadrant::None, host));
}

void ByHand::addNumbers(QMenu* menu, CardId card)
{
    const auto now = m_play.state().card(card);
    const auto seat = who();
    ask(menu, tr("Counters…"),
        {{tr("Attack"), now.attack, -mostByHand, mostByHand}, {tr("Defense"), now.defense, -mostByHand, mostByHand}},
        [=](const std::vector<int>& n) { return act::setCounters(seat, card, n[0], n[1]); });
    ask(menu, tr("Until the end of the round…"),
        {{tr("Attack"), now.roundAttack, -mostByHand, mostByHand},
            {tr("Defense"), now.roundDefense, -mostByHand, mostByHand}},
        [=](const std::vector<int>& n) { return act::setRoundBonus(seat, card, n[0], n[1]); });
    ask(menu, tr("Counters of another kind…"), {{tr("Counters"), now.counters, 0, mostByHand}},
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
        auto text = q(app::flagWords(*state.facts, flag));
        if (text.isEmpty())
            continue;
        text[0] = text[0].toUpper();
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
            ask(size.menu(), tr("Room it takes…"),
                {{tr("Quarters of a regular unit"), sizeOf(m_play.state(), card), 1, 240}},
                [=](const std::vector<int>& n) { return act::setMechanic(seat, card, mechanic, n[0]); });
            add(size.menu(), tr("As printed"), act::setMechanic(seat, card, mechanic, -1));
            continue;
        }
        const Sub one(sub.menu(), q(facts.mechanics[static_cast<std::size_t>(i)]));
        if (mechanic == Mechanic::GrowsWhenAttacked)
            ask(one.menu(), tr("It has it…"), {{tr("Number"), 1, 1, 99}},
                [=](const std::vector<int>& n) { return act::setMechanic(seat, card, mechanic, n[0]); });
        else
            add(one.menu(), tr("It has it"), act::setMechanic(seat, card, mechanic, 1));
        add(one.menu(), tr("It has lost it"), act::setMechanic(seat, card, mechanic, 0));
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
    ask(menu, tr("Set the %1…").arg(unit), {{unit, state.player(seat).points, 0, 9999}},
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
    auto* dialog = new TokenDialog(*m_play.state().facts, m_window);
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
