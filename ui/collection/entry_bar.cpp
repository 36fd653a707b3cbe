#include "ui/collection/entry_bar.h"

#include "app/text/collection_text.h"
#include "app/text/qt_text.h"
#include "model/collection/collection_edit.h"
#include "model/collection/deck_needs.h"
#include "model/search/card_lookup.h"
#include "ui/theme/layout.h"
#include "ui/theme/line_label.h"
#include "ui/theme/parts.h"

#include <QKeyEvent>
#include <QLineEdit>

#include <set>

namespace nexus::ui {

EntryBar::EntryBar(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_line(named(
          withId(searchField(tr("Enter copies:  3 wick sprite nm foil binder 2"), this), "entry"), tr("Enter copies")))
    , m_preview(new LineLabel(this))
    , m_proposals(new ProposalList(this))
{
    setLayout(columnOf(4, noMargins, {m_line, m_preview}));
    m_line->setAccessibleDescription(
        tr("A number, the beginning of a name, and what is to be told: 3 wick sprite nm foil binder 2"));
    auto font = m_line->font();
    font.setPixelSize(15);
    m_line->setFont(font);
    m_line->setMinimumHeight(34);
    m_line->setTextMargins(6, 0, 6, 0);
    m_preview->setTopic(tr("What Enter would do"));
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::textChanged, this, &EntryBar::edited);
    connect(m_proposals, &ProposalList::picked, this, [this](int row) {
        if (row >= 0 && static_cast<std::size_t>(row) < m_entry.cards.size())
            enterCard(m_entry.cards[static_cast<std::size_t>(row)]);
    });
    connect(&workspace, &app::Workspace::collectionUpdated, this, [this] {
        m_placesStale = true;
        showPreview();
    });
    connect(&workspace, &app::Workspace::catalogueChanged, this, &EntryBar::edited);
    showPreview();
}

void EntryBar::setList(model::StackList list)
{
    m_list = list == model::StackList::Wanted ? list : model::StackList::Owned;
    m_line->setPlaceholderText(m_list == model::StackList::Wanted
                                   ? tr("Enter what you look for:  2 wick sprite")
                                   : tr("Enter copies:  3 wick sprite nm foil binder 2"));
    showPreview();
}

void EntryBar::focusLine()
{
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

const std::vector<std::string>& EntryBar::places() const
{
    if (std::exchange(m_placesStale, false)) {
        std::set<std::string> all;
        for (const auto& [id, stack] : m_workspace.collection().collection().stacks())
            if (!stack.place.empty())
                all.insert(stack.place);
        m_places.assign(all.begin(), all.end());
    }
    return m_places;
}

model::Stack EntryBar::stackFor(model::CardIndex card) const
{
    int playset = 1;
    if (m_entry.playset)
        playset = static_cast<int>(model::printedLimit(*m_workspace.checker({}), card).value_or(1));
    auto stack = model::entryStack(m_entry, card, *m_workspace.catalogue(), m_before ? &*m_before : nullptr, playset);
    stack.list = m_list;
    if (m_list == model::StackList::Wanted) // any copy will do unless it is told
        stack.place = stack.page = std::string();
    return stack;
}

void EntryBar::edited()
{
    m_entry = m_workspace.isReady()
                  ? model::parseEntry(m_line->text().toStdString(), *m_workspace.catalogue(), places())
                  : model::EntryLine();
    QList<ProposalList::Row> rows;
    if (m_line->hasFocus() && m_entry.cards.size() > 1)
        for (const auto card : m_entry.cards)
            rows.append({q(m_workspace.catalogue()->name(card)), q(m_workspace.catalogue()->type(card))});
    m_proposals->showBelow(m_line, rows);
    showPreview();
}

void EntryBar::showPreview()
{
    using Tone = LineLabel::Tone;
    if (!m_workspace.isReady() || !m_workspace.collection().isOpen())
        return m_preview->setText(tr("Opening the collection …"));
    if (m_line->text().trimmed().isEmpty()) {
        if (const auto* stack = last())
            return m_preview->setText(
                tr("Last: %1. Enter adds one more, + and − change it.").arg(q(app::stackText(*stack))));
        return m_preview->setText(
            m_list == model::StackList::Wanted
                ? tr("A number and the beginning of a name; Enter puts it on the list of what you look for.")
                : tr("A number, the beginning of a name, then condition, language, finish, set, place. Enter adds "
                     "it."));
    }
    if (!m_entry.problem.empty())
        return m_preview->setText(q(m_entry.problem), Tone::Bad);
    std::optional<model::CardIndex> card;
    if (m_entry.cards.size() == 1) {
        card = m_entry.cards.front();
    } else if (m_entry.cards.empty()) {
        if (const auto* stack = last())
            card = m_workspace.catalogue()->byKey(stack->card.str());
        if (!card)
            return m_preview->setText(tr("Then the name of a card."));
    } else {
        return m_preview->setText(
            tr("%1 cards begin so: go on typing, or choose with the arrow keys; Tab completes the name.")
                .arg(m_entry.cards.size() == model::maxEntryCards ? tr("Many") : QString::number(m_entry.cards.size())),
            Tone::Open);
    }
    const auto stack = stackFor(*card);
    const auto copies = m_workspace.collection().collection().copies(stack.card);
    const auto then = m_list == model::StackList::Wanted ? tr("%1 wanted then").arg(copies.wanted + stack.quantity)
                                                         : tr("%1 owned then").arg(copies.owned + stack.quantity);
    m_preview->setText(tr("Enter adds %1 · %2").arg(q(app::stackText(stack)), then), Tone::Good);
}

void EntryBar::enter()
{
    if (const int row = m_proposals->chosen(); row >= 0)
        return enterCard(m_entry.cards[static_cast<std::size_t>(row)]);
    if (!m_entry.problem.empty() || !m_workspace.isReady())
        return;
    if (m_entry.cards.size() > 1) // never by guess: the first is offered, Enter again takes it
        return m_proposals->step(1);
    if (m_entry.cards.size() == 1)
        return enterCard(m_entry.cards.front());
    if (const auto* stack = last())
        if (const auto card = m_workspace.catalogue()->byKey(stack->card.str()))
            enterCard(*card);
}

void EntryBar::enterCard(model::CardIndex card)
{
    const bool again = m_entry.cards.empty(); // of the last card: its printing stays, unless another is told
    auto stack = stackFor(card);
    if (again && m_before && !m_entry.set && !m_entry.number) {
        stack.set = m_before->set;
        stack.number = m_before->number;
    }
    const auto done = m_workspace.collection().edit(
        [&](const model::Collection& collection) { return model::addCopies(collection, stack); });
    m_proposals->showBelow(m_line, {});
    if (!done)
        return m_preview->setText(done.error(), LineLabel::Tone::Bad);
    m_before = stack;
    const auto& collection = m_workspace.collection().collection();
    for (const auto id : collection.stacksOf(stack.card))
        if (model::alike(*collection.find(id), stack))
            m_last = id;
    m_line->clear();
    m_entry = {};
    showPreview();
    Q_EMIT told(tr("Added %1. Ctrl+Z takes it back.").arg(q(app::stackText(stack))));
    Q_EMIT entered(m_last);
}

void EntryBar::change(int by)
{
    if (!last())
        return;
    const auto done = m_workspace.collection().edit(
        [&](const model::Collection& collection) { return model::changeQuantity(collection, std::array{m_last}, by); });
    if (!done)
        return m_preview->setText(done.error(), LineLabel::Tone::Bad);
    if (last())
        Q_EMIT entered(m_last);
}

// The name in full, so that what is told of the copies can follow.
void EntryBar::complete()
{
    const int row = std::max(0, m_proposals->chosen());
    if (static_cast<std::size_t>(row) >= m_entry.cards.size())
        return;
    auto text = m_line->text().toStdString();
    const auto name = model::unambiguousName(*m_workspace.catalogue(), m_entry.cards[static_cast<std::size_t>(row)]);
    text.replace(m_entry.nameBegin, m_entry.nameEnd - m_entry.nameBegin, name);
    if (!text.ends_with(' '))
        text += ' ';
    m_line->setText(q(text));
}

bool EntryBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_line)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut)
        m_proposals->showBelow(m_line, {});
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool empty = m_line->text().trimmed().isEmpty();
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: enter(); return true;
    case Qt::Key_Down:
        if (m_proposals->isVisible())
            m_proposals->step(1);
        else
            Q_EMIT leaveWanted();
        return true;
    case Qt::Key_Up:
        if (!m_proposals->isVisible())
            return false;
        m_proposals->step(-1);
        return true;
    case Qt::Key_Tab:
        if (m_entry.cards.empty() || (m_entry.exact && m_entry.cards.size() == 1) || empty)
            return false;
        complete();
        return true;
    case Qt::Key_Escape:
        if (m_proposals->isVisible())
            m_proposals->showBelow(m_line, {});
        else
            m_line->clear();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        if (!empty || !last())
            return false;
        change(key->key() == Qt::Key_Plus ? 1 : -1);
        return true;
    default: return false;
    }
}

} // namespace nexus::ui
