#include "ui/table/end_pane.h"

#include "app/base/qt_text.h"
#include "app/text/battle_text.h"
#include "app/text/table_words.h"
#include "ui/theme/flow_layout.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"

#include <QLabel>

namespace nexus::ui {

EndPane::EndPane(TablePlay& play, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_words(plainLabel({}, this))
    , m_again(withId(pushButton(tr("Play again"), tr("The same decks and players; the cards are shuffled anew"), this,
                         &EndPane::againWanted, this),
          "playAgain"))
{
    m_words->setFont(sized(font(), 15, true));
    auto* report = withId(pushButton(tr("Battle report…"), {}, this, &EndPane::reportWanted, this), "endReport");
    auto* other = withId(pushButton(tr("Other decks…"), {}, this, &EndPane::closeWanted, this), "endOther");
    auto* buttons = new FlowLayout(8);
    for (auto* button : {m_again, report, other}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    setLayout(columnOf(8, {12, 10, 12, 10}, {m_words, asWidget(buttons)}));
    hide();
}

QString EndPane::words() const { return m_words->text(); }

void EndPane::refresh()
{
    const auto& state = m_play.state();
    const bool over = state.stage == model::Stage::Over;
    setVisible(over);
    if (!over)
        return;
    const auto how = q(app::endText(m_play.session().timeline()));
    const auto who = q(app::TableWords(state).waitsFor());
    m_words->setText(
        how.isEmpty() ? who : tr("%1: %2, in round %3.", "who has won, how").arg(who.chopped(1), how).arg(state.round));
    m_words->setAccessibleName(m_words->text());
    m_again->setVisible(!m_play.session().timeline().log().seats.empty()); // none of a scene
}

} // namespace nexus::ui
