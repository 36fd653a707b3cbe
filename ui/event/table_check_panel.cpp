#include "ui/event/table_check_panel.h"

#include "app/text/card_text.h"
#include "ui/search/query_field.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace nexus::ui {

namespace {

QString saysOf(const app::CalledCard& card)
{
    if (card.strange() > 0)
        return withSign(app::wrongSign, QObject::tr("%1 too many").arg(card.strange()));
    if (card.fromSide() > 0)
        return QObject::tr("⇄ %1 from the sideboard").arg(card.fromSide());
    if (card.missing() > 0)
        return card.called == 0 && card.inDeck == card.missing()
                   ? QString()
                   : withSign(app::openSign, QObject::tr("%1 missing").arg(card.missing()));
    return card.inDeck > 0 ? withSign(app::metSign, QObject::tr("all there")) : QString();
}

QColor saysColour(const app::CalledCard& card)
{
    return card.strange() > 0                   ? theme().bad
           : card.fromSide() > 0                ? theme().accent
           : card.missing() > 0                 ? theme().open
           : card.inDeck > 0 && card.called > 0 ? theme().good
                                                : theme().text;
}

} // namespace

TableCheckPanel::TableCheckPanel(QWidget* parent)
    : QWidget(parent)
    , m_cards(new RowTable(tr("Cards of the list and those called out"),
          {{tr("Card"), 180}, {tr("Deck"), 58, true}, {tr("Side"), 58, true, tr("In the sideboard")},
              {tr("Called"), 70, true}, {tr("How it stands"), 150}}))
    , m_name(partHeading({}))
    , m_verdict(plainLabel())
    , m_line(
          withId(named(new QLineEdit, tr("Card called out: a number, then the beginning of its name")), "calledCard"))
    , m_preview(new LineLabel)
    , m_proposals(new ProposalList(this))
{
    m_line->setPlaceholderText(tr("A card called out:  3 wick sprite"));
    m_line->setMaxLength(model::maxNameLength);
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::textChanged, this, &TableCheckPanel::edited);
    connect(m_proposals, &ProposalList::picked, this, [this](int row) {
        const auto meant = entry();
        if (row >= 0 && static_cast<std::size_t>(row) < meant.cards.size())
            call(meant.cards[static_cast<std::size_t>(row)], meant.quantity);
    });
    m_anew = pushButton(tr("Be&gin the check anew"), {}, this, &TableCheckPanel::startAnew);
    m_takeSecond = withId(pushButton(tr("Take the second list"),
                              tr("Calls out all cards of the list compared with, without its sideboard"), this,
                              &TableCheckPanel::callSecond),
        "takeSecond");
    m_cards->installEventFilter(this);
    setLayout(columnOf(6, {8, 0, 0, 0},
        {m_name, m_line, m_preview, {m_cards, 1}, m_verdict, rowOf(6, {stretch(), m_takeSecond, m_anew})}));
    fillCards();
    edited();
}

QString TableCheckPanel::preview() const { return m_preview->text(); }
QString TableCheckPanel::verdict() const { return m_verdict->text(); }

void TableCheckPanel::setList(const app::CheckedList* list, const QString& whose)
{
    const bool read = list && list->read();
    if (!read)
        m_check.reset();
    else if (!m_check || whose != m_whose || list->checksum != m_checksum) {
        m_check.emplace(list->list.deck, list->list.checker);
        m_line->setText({});
    }
    m_whose = whose;
    m_checksum = read ? list->checksum : std::string();
    m_name->setText(read ? tr("%1 · %2").arg(whose, q(list->list.deck.name)) : QString());
    m_line->setEnabled(read);
    fillCards();
    edited();
}

void TableCheckPanel::setSecond(const model::Deck* list)
{
    m_second = list ? std::optional(*list) : std::nullopt;
    m_takeSecond->setVisible(m_second.has_value());
}

void TableCheckPanel::callSecond()
{
    if (!m_check || !m_second)
        return;
    m_check->callAll(*m_second);
    fillCards();
    edited();
}

void TableCheckPanel::fillCards()
{
    m_takeSecond->setEnabled(m_check.has_value());
    m_anew->setEnabled(m_check && m_check->called() > 0);
    if (!m_check) {
        m_verdict->clear();
        return m_cards->setRows({});
    }
    const auto catalogue = m_check->checker().sharedCatalogue();
    const auto card = keptRows(m_check->cards());
    TableRows rows{.count = static_cast<int>(m_check->cards().size())};
    rows.id = [card](int row) { return static_cast<qint64>(card(row).card); };
    rows.number = [card](int row, int column) {
        const auto& at = card(row);
        return static_cast<qint64>(column == InDeck ? at.inDeck : column == InSide ? at.inSide : at.called);
    };
    rows.text = [card, catalogue](int row, int column) {
        const auto& at = card(row);
        const auto figure = [](int number) { return number > 0 ? QString::number(number) : QString(); };
        const QString words[] = {
            q(catalogue->name(at.card)), figure(at.inDeck), figure(at.inSide), figure(at.called), saysOf(at)};
        return words[column];
    };
    rows.look = [card](int row, int column, int role) -> QVariant {
        return role == Qt::ForegroundRole && column == Says ? QVariant(saysColour(card(row))) : QVariant();
    };
    m_cards->setRows(std::move(rows));
    QStringList said = texts(m_check->sentences());
    m_verdict->setText(m_check->called() == 0
                           ? tr("%1 cards should lie at the table. Type what is called out; + and − "
                                "at a card change it by one.")
                                 .arg(m_check->played())
                           : withSign(m_check->fits() ? app::metSign : app::openSign, said.join(QStringLiteral("\n"))));
}

// A card of the list is meant before any other.
model::EntryLine TableCheckPanel::entry() const
{
    std::vector<model::CardIndex> listed;
    for (const auto& at : m_check->cards())
        listed.push_back(at.card);
    return model::parseEntry(m_line->text().toStdString(), m_check->checker().catalogue(), {}, listed);
}

void TableCheckPanel::edited()
{
    QList<ProposalList::Row> rows;
    if (!m_check)
        return m_preview->setText({});
    const auto entry = this->entry();
    const auto& cards = entry.cards;
    if (cards.size() > 1 && m_line->hasFocus())
        for (const auto card : cards)
            rows.append({q(m_check->checker().catalogue().name(card)), q(m_check->checker().catalogue().type(card))});
    m_proposals->showBelow(m_line, rows);
    using Tone = LineLabel::Tone;
    if (m_line->text().trimmed().isEmpty())
        m_preview->setText(tr("%1 of %2 cards called").arg(m_check->called()).arg(m_check->played()));
    else if (cards.size() == 1)
        m_preview->setText(
            tr("Enter: %1 × %2").arg(entry.quantity).arg(q(m_check->checker().catalogue().name(cards[0]))), Tone::Good);
    else
        m_preview->setText(cards.empty()
                               ? (entry.problem.empty() ? tr("Now type the name of a card.") : q(entry.problem))
                               : tr("Several cards match: keep typing, or choose with the arrow keys."),
            Tone::Open);
}

void TableCheckPanel::enter()
{
    if (const int row = m_proposals->chosen(); row >= 0)
        return Q_EMIT m_proposals->picked(row);
    if (!m_check)
        return;
    const auto meant = entry();
    if (meant.cards.size() > 1)
        m_proposals->step(1);
    else if (meant.cards.size() == 1)
        call(meant.cards[0], meant.quantity);
}

void TableCheckPanel::call(model::CardIndex card, int copies)
{
    m_check->call(card, copies);
    fillCards();
    m_cards->choose(card);
    m_proposals->showBelow(m_line, {});
    m_line->setText({});
    edited();
}

void TableCheckPanel::startAnew()
{
    if (!m_check)
        return;
    m_check->clear();
    fillCards();
    edited();
    m_line->setFocus();
}

bool TableCheckPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_line && event->type() == QEvent::FocusOut)
        m_proposals->showBelow(m_line, {});
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (watched == m_line) {
        if (key == Qt::Key_Return || key == Qt::Key_Enter)
            return enter(), true;
        if ((key == Qt::Key_Down || key == Qt::Key_Up) && m_proposals->isVisible())
            return m_proposals->step(key == Qt::Key_Down ? 1 : -1), true;
    }
    if (watched == m_cards && m_check && m_cards->current() >= 0 && (key == Qt::Key_Plus || key == Qt::Key_Minus)) {
        const auto card = m_check->cards()[static_cast<std::size_t>(m_cards->current())].card;
        m_check->call(card, key == Qt::Key_Plus ? 1 : -1);
        fillCards();
        edited();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace nexus::ui
