#include "ui/table/opponent_pane.h"

#include "app/base/qt_text.h"
#include "app/text/table_words.h"
#include "app/text/thought_text.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"

#include <QLabel>
#include <QListWidget>
#include <QTimer>

namespace nexus::ui {

using namespace model;
using Is = app::Opponent::Is;

OpponentPane::OpponentPane(TablePlay& play, app::Opponent& opponent, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_opponent(opponent)
    , m_words(plainLabel({}, this))
    , m_button(withId(pushButton({}, {}, this, &OpponentPane::press, this), "opponentButton"))
    , m_hints(named(withId(new QListWidget(this), "hints"), tr("Hints, the best first")))
{
    m_button->setAutoDefault(false);
    m_hints->setFrameShape(QFrame::NoFrame);
    m_hints->setWordWrap(true);
    m_hints->setSpacing(3);
    m_hints->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_hints->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // it is as high as its rows
    m_hints->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_words->setFont(sized(font(), 13, true));
    setLayout(columnOf(6, {12, 8, 12, 8}, {rowOf(8, noMargins, {{m_words, 1}, m_button}), m_hints}));
    connect(m_hints, &QListWidget::itemActivated, this,
        [this](QListWidgetItem* item) { (void)m_play.perform(Action(m_actions[m_hints->row(item)])); });
    connect(m_hints, &QListWidget::currentRowChanged, this, [this](int row) {
        m_play.foresee(row < 0 || m_actions.empty() ? std::nullopt : std::optional(m_actions[row]));
    });
    connect(&opponent, &app::Opponent::changed, this, [this] {
        m_asked = false;
        m_actions.clear();
        m_hints->clear();
        refresh();
    });
    connect(&opponent, &app::Opponent::hinted, this, &OpponentPane::showHint);
    refresh();
}

QString OpponentPane::words() const { return m_words->text(); }

void OpponentPane::refresh()
{
    const auto is = m_opponent.is();
    const auto who = m_opponent.seat() == noSeat ? QString()
                                                 : q(app::TableWords(m_play.state()).player(m_opponent.seat()));
    const bool hint = m_asked || m_hints->count() > 0;
    const bool onHint = m_hints->hasFocus(), onButton = m_button->hasFocus();
    setVisible(is != Is::Idle || hint);
    m_button->setVisible(is != Is::Idle || hint);
    m_hints->setVisible(m_hints->count() > 0);
    if ((onHint && m_hints->isHidden()) || (onButton && isHidden()))
        Q_EMIT left();
    switch (is) {
    case Is::Thinking:
        m_words->setText(tr("%1 is thinking…").arg(who));
        m_button->setText(tr("Act now"));
        m_button->setToolTip(tr("Act on the best found so far"));
        break;
    case Is::Waiting:
        m_words->setText(tr("It is the turn of %1, which waits: something was taken back.").arg(who));
        m_button->setText(tr("Go on from here"));
        m_button->setToolTip(tr("What was taken back is forgotten"));
        break;
    case Is::Finishing:
        m_words->setText(tr("The round is played to its end."));
        m_button->setText(tr("Stop"));
        m_button->setToolTip(tr("Decide yourself from here on"));
        break;
    case Is::Unable:
        m_words->setText(tr("%1 cannot play: %2").arg(who, m_opponent.hindrance()));
        m_button->setText(tr("Try again"));
        m_button->setToolTip(tr("The file is read anew"));
        break;
    case Is::Idle:
        m_words->setText(m_hints->count() > 0               ? tr("Hint")
                         : m_opponent.hindrance().isEmpty() ? tr("Looking for a hint…")
                                                            : tr("There is no hint: %1").arg(m_opponent.hindrance()));
        m_button->setText(tr("Close"));
        m_button->setToolTip({});
        break;
    }
    m_words->setAccessibleName(m_words->text());
}

void OpponentPane::press()
{
    switch (m_opponent.is()) {
    case Is::Thinking: return m_opponent.hurry();
    case Is::Waiting: return m_opponent.goOn();
    case Is::Finishing: return m_opponent.stopFinishing();
    case Is::Unable: return m_opponent.readAgain();
    case Is::Idle: return closeHint();
    }
}

void OpponentPane::closeHint()
{
    if (!std::exchange(m_asked, false))
        return;
    m_actions.clear();
    m_hints->clear();
    m_play.foresee({});
    refresh();
}

void OpponentPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHints();
}

void OpponentPane::fitHints()
{
    if (m_hints->count() == 0)
        return;
    layout()->activate(); // the rows are broken in the width there is
    m_hints->doItemsLayout();
    const auto last = m_hints->visualItemRect(m_hints->item(m_hints->count() - 1));
    const auto first = m_hints->visualItemRect(m_hints->item(0));
    m_hints->setFixedHeight(last.bottom() - first.top() + 2 * (m_hints->frameWidth() + m_hints->spacing()) + 1);
    m_hints->scrollToTop();
}

void OpponentPane::askHint()
{
    if (!m_play.isOpen() || m_opponent.is() != Is::Idle || m_opponent.isHeld() || m_play.state().stage == Stage::Over)
        return;
    m_asked = true;
    m_hints->clear();
    m_opponent.askHint();
    refresh();
}

void OpponentPane::showHint(const Decision& decision)
{
    const app::TableWords words(m_play.state());
    m_hints->clear();
    m_actions.clear();
    for (std::size_t i = 0; i < decision.thoughts.size(); ++i) {
        const auto& action = decision.thoughts[i].action;
        const auto text = words.action(action);
        auto what = text.detail.empty() ? q(text.what) : tr("%1 (%2)").arg(q(text.what), q(text.detail));
        if (uses(action.kind, Field::Card) && action.card != noCard)
            what = tr("%1: %2").arg(q(m_play.state().name(action.card)), what);
        const auto why = q(app::reasonText(decision, i));
        m_actions.push_back(action);
        auto* item = new QListWidgetItem(
            tr("%1   %2").arg(q(app::gainText(decision, i)), what) + (why.isEmpty() ? QString() : u'\n' + why),
            m_hints);
        auto font = item->font();
        font.setBold(i == 0);
        item->setFont(font);
    }
    refresh();
    m_hints->setFocus();
    m_hints->setCurrentRow(0);
    QTimer::singleShot(0, this, &OpponentPane::fitHints); // when the side has given it its room
}

} // namespace nexus::ui
