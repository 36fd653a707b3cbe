#include "ui/table/initiative_view.h"

#include "app/text/qt_text.h"
#include "app/text/table_words.h"
#include "ui/card/face_view.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"

#include <QGridLayout>

#include <algorithm>

namespace nexus::ui {

using namespace model;

namespace {

constexpr std::size_t mostFlips = 12; // the last ones, where a flip ties long
constexpr int faceWidth = 190;

} // namespace

InitiativeView::InitiativeView(TablePlay& play, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_title(new QLabel(tr("Initiative"), this))
    , m_words(plainLabel({}, this))
    , m_grid(new QGridLayout)
    , m_faceRow(new QHBoxLayout)
    , m_row(new QHBoxLayout)
    , m_next(new QPushButton(this))
    , m_all(new QPushButton(tr("Turn over all"), this))
{
    m_title->setFont(sized(font(), 17, true));
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(6);
    m_faceRow->setSpacing(16);
    m_faceRow->addStretch();
    m_row->setSpacing(8);
    m_row->addWidget(m_next);
    m_row->addWidget(m_all);
    m_row->addStretch();
    setLayout(rowOf({stretch(1),
        {columnOf(12, {stretch(1), m_title, m_faceRow, m_grid, m_words, m_row, stretch(2)}), 3}, stretch(1)}));
    connect(&play.session(), &app::GameSession::opened, this, [this] { m_position = nowhere; });
    connect(m_next, &QPushButton::clicked, this, &InitiativeView::goOn);
    connect(m_all, &QPushButton::clicked, this, [this] {
        m_turned = m_reveals.size();
        showRows();
        Q_EMIT turned();
        takeFocus();
    });
}

void InitiativeView::refresh()
{
    const auto position = m_play.session().timeline().position();
    const bool before = m_play.state().stage == Stage::Flip;
    const bool news = position != m_position;
    m_position = position;
    if (before) {
        m_reveals.clear();
        m_end.clear();
        m_turned = 0;
    } else if (news) {
        read();
        // A flip looked at again, by undo or after a start, lies open.
        const bool last = position == m_play.session().timeline().length();
        m_turned = m_cardByCard && last && m_play.state().players.size() > 1 ? 0 : m_reveals.size();
    }
    showRows();
}

void InitiativeView::read()
{
    m_reveals.clear();
    m_end.clear();
    const auto& state = m_play.state();
    const app::TableWords words(state);
    const auto& told = m_play.session().timeline().told();
    if (m_position == 0 || m_position > told.size())
        return;
    // The flip is the last of them that says who decides.
    for (std::size_t at = m_position; at-- > 0;) {
        for (const auto& happening : told[at]) {
            if (happening.kind == HappeningKind::Revealed)
                m_reveals.push_back(
                    {happening.a, happening.b, happening.seat, happening.card, q(state.name(happening.card))});
            else if (happening.kind == HappeningKind::Decides)
                m_end = state.players.size() > 1 ? tr("%1 decides who acts first.").arg(q(words.player(happening.seat)))
                                                 : tr("The deck is shuffled.");
            else if (happening.kind == HappeningKind::FlipUndecided)
                m_end = tr("No flip can decide between these decks: say who acts first.");
        }
        if (!m_end.isEmpty())
            return;
        m_reveals.clear();
    }
}

void InitiativeView::clear()
{
    const auto takeAway = [](auto& widgets) {
        for (auto* widget : widgets) { // a button may be in the middle of its click
            widget->hide();
            widget->deleteLater();
        }
        widgets.clear();
    };
    takeAway(m_rows);
    takeAway(m_faces);
    takeAway(m_choices);
}

// The cards of the flip that is being turned over lie side by side.
void InitiativeView::showFaces()
{
    const auto& catalogue = m_play.session().checker().catalogue();
    for (std::size_t i = 0; i < m_turned; ++i) {
        const auto index = m_play.state().wordsOf(m_reveals[i].card).card;
        if (m_reveals[i].flip != m_reveals[m_turned - 1].flip || !index)
            continue;
        auto* face = new FaceView(this);
        face->setFixedSize(faceWidth, face->heightForWidth(faceWidth));
        face->setFace(app::cardFace(catalogue, *index), catalogue.game());
        m_faceRow->insertWidget(static_cast<int>(m_faces.size()), face);
        m_faces.push_back(face);
    }
}

void InitiativeView::showRows()
{
    clear();
    showFaces();
    const app::TableWords words(m_play.state());
    const auto first = m_turned > mostFlips ? m_turned - mostFlips : 0;
    for (auto i = first; i < m_turned; ++i) {
        const auto& reveal = m_reveals[i];
        const auto sameFlip = std::count_if(m_reveals.begin(), m_reveals.end(),
            [&](const Reveal& other) { return other.flip == reveal.flip && other.cost <= reveal.cost; });
        const bool whole = m_turned == m_reveals.size() || m_reveals[m_turned].flip != reveal.flip;
        const bool tied = whole && sameFlip > 1 &&
                          std::none_of(m_reveals.begin(), m_reveals.end(), [&](const Reveal& other) {
                              return other.flip == reveal.flip && other.cost < reveal.cost;
                          });
        const QStringList cells{tr("Flip %1").arg(reveal.flip), q(words.player(reveal.seat)), reveal.name,
            q(words.points(reveal.cost)), tied ? tr("tied") : QString()};
        for (int column = 0; column < cells.size(); ++column) {
            auto* label = new QLabel(cells[column], this);
            label->setTextFormat(Qt::PlainText);
            if (column == 3)
                label->setFont(sized(font(), 13, true));
            m_grid->addWidget(label, static_cast<int>(i - first), column);
            m_rows.push_back(label);
        }
    }
    const bool before = m_play.state().stage == Stage::Flip;
    const bool all = m_turned == m_reveals.size();
    m_next->setVisible(before || !all);
    m_all->setVisible(!before && !all);
    const bool many = m_play.state().players.size() > 1;
    m_next->setText(
        before ? (many ? tr("Flip for initiative") : tr("Shuffle and begin")) : tr("Turn over the next card"));
    m_words->setText(
        before ? (many ? tr("Every player turns over the top card of the deck; the lowest cost decides who acts first.")
                       : tr("The deck waits to be shuffled."))
        : all  ? m_end
               : tr("%1 of %2 cards turned over").arg(m_turned).arg(m_reveals.size()));
    m_words->setAccessibleName(m_words->text());
    if (!before && all)
        addChoices();
}

void InitiativeView::addChoices()
{
    const app::TableWords words(m_play.state());
    SeatIndex asked = noSeat;
    for (const auto& action : m_play.session().legal()) {
        if (action.kind != ActionKind::ChooseFirst)
            continue;
        if (asked == noSeat)
            asked = action.seat; // where nobody decides, anyone may say it: once is enough
        if (action.seat != asked)
            continue;
        auto* button = new QPushButton(q(words.action(action).what), this);
        button->setAutoDefault(true);
        connect(button, &QPushButton::clicked, this, [this, action] { m_play.perform(action); });
        m_row->insertWidget(static_cast<int>(m_choices.size()), button);
        m_choices.push_back(button);
    }
}

void InitiativeView::goOn()
{
    if (m_play.state().stage == Stage::Flip) {
        m_play.perform(m_play.session().flip());
    } else if (m_turned < m_reveals.size()) {
        ++m_turned;
        showRows();
        Q_EMIT turned();
    }
    takeFocus();
}

void InitiativeView::takeFocus()
{
    if (m_next->isVisibleTo(this))
        m_next->setFocus();
    else if (!m_choices.empty())
        m_choices.front()->setFocus();
}

QStringList InitiativeView::lines() const
{
    const app::TableWords words(m_play.state());
    QStringList found;
    for (std::size_t i = 0; i < m_turned; ++i)
        found << tr("%1: %2, %3")
                     .arg(q(words.player(m_reveals[i].seat)), m_reveals[i].name, q(words.points(m_reveals[i].cost)));
    return found;
}

} // namespace nexus::ui
