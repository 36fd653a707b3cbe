#include "ui/table/steps_pane.h"

#include "app/base/qt_text.h"
#include "app/text/gauges.h"
#include "app/text/table_words.h"
#include "model/engine/reminders.h"
#include "ui/card/face_view.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"
#include "ui/theme/window_style.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace nexus::ui {

using namespace model;

namespace {

constexpr int stepSign = 18, stepAbove = 3, resolvedWidth = 136, smallResolved = 84;

} // namespace

StepBox::StepBox(QWidget* parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StepBox::setStep(const QString& words, State state)
{
    m_state = state;
    setChecked(state == State::Done);
    setText(words);
    setAccessibleName(words);
    updateGeometry();
    update();
}

QFont StepBox::stepFont() const { return sized(font(), 12, m_state == State::Next); }

int StepBox::heightForWidth(int width) const
{
    const QFontMetrics metrics(sized(font(), 12, true)); // as high when it is the next one
    const QRect room(0, 0, std::max(40, width - stepSign - 4), 2000);
    return std::max(22, metrics.boundingRect(room, Qt::TextWordWrap, text()).height() + 2 * stepAbove);
}

void StepBox::paintEvent(QPaintEvent*)
{
    const auto& colours = theme();
    QPainter painter(this);
    if (underMouse())
        drawRounded(painter, rect(), 4, colours.hover);
    painter.setFont(stepFont());
    painter.setPen(m_state == State::Done ? colours.good : m_state == State::Next ? colours.accent : colours.muted);
    const auto sign = m_state == State::Done ? QString::fromUtf8(app::metSign)
                                             : QString(QChar(m_state == State::Next ? 0x25cf : 0x25cb));
    painter.drawText(QRect(2, stepAbove, stepSign, height()), Qt::AlignLeft | Qt::AlignTop, sign);
    painter.setPen(m_state == State::Next ? colours.text : colours.muted);
    painter.drawText(
        QRect(stepSign, stepAbove, width() - stepSign - 4, height() - stepAbove), Qt::TextWordWrap, text());
    if (hasFocus())
        drawFocusRing(painter, rect());
}

StepsPane::StepsPane(TablePlay& play, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_title(plainLabel({}, this))
    , m_hint(mutedLabel({}, this))
    , m_face(new FaceView(this))
    , m_column(columnOf(2, {}))
{
    m_title->setFont(sized(font(), 13, true));
    m_face->setFixedSize(resolvedWidth, m_face->heightForWidth(resolvedWidth));
    m_column->addStretch(1);
    m_column->addWidget(m_hint);
    auto* row = rowOf(10, {});
    row->addWidget(m_face, 0, Qt::AlignTop);
    row->addLayout(m_column, 1);
    setLayout(columnOf(8, {12, 10, 12, 10}, {m_title, row}));
    hide();
    connect(&play, &TablePlay::said, this, [this] {
        if (m_play.isOpen() && !m_key.isEmpty())
            showSteps();
    });
}

QString StepsPane::keyNow() const
{
    const auto& state = m_play.state();
    if (state.stage == Stage::Effect)
        return QStringLiteral("effect %1 %2 %3 %4")
            .arg(state.round)
            .arg(state.effect.card)
            .arg(state.effect.ability)
            .arg(state.chain.size());
    const bool end = passEndsRound(state) || (state.stage == Stage::Triggers && state.next == Next::RoundEnd);
    if (end && !remindersOf(state, PlayEvent::RoundEnd).empty())
        return QStringLiteral("end %1").arg(state.round);
    const bool round = state.round > 0 && state.stage != Stage::Over;
    return round ? QStringLiteral("start %1").arg(state.round) : QString();
}

void StepsPane::read()
{
    m_steps.clear();
    const auto& state = m_play.state();
    if (state.stage == Stage::Effect) {
        for (const auto& step : app::effectSteps(state, state.effect, m_play.session().checker().catalogue()))
            m_steps.push_back({q(step), false});
        return;
    }
    const auto event = m_key.startsWith(QStringLiteral("end")) ? PlayEvent::RoundEnd : PlayEvent::RoundStart;
    for (const auto& reminder : remindersOf(state, event))
        m_steps.push_back({tr("%1: %2").arg(q(state.name(reminder.card)), q(reminder.text)), false});
}

void StepsPane::refresh()
{
    // What is reminded of is read when its moment comes: later arrivals wait for the next round.
    if (const auto key = keyNow(); key != m_key) {
        m_key = key;
        read();
        if (m_before.mid(0, 2) == moment())
            for (auto before = std::exchange(m_before, {}).mid(2); auto& step : m_steps)
                step.done = before.removeOne(step.words);
    }
    showSteps();
}

QStringList StepsPane::moment() const { return {QString::number(m_play.session().seed()), m_key}; }

QStringList StepsPane::ticks() const
{
    if (!m_play.isOpen() || m_key.isEmpty())
        return m_before;
    auto ticks = moment();
    for (const auto& step : m_steps)
        if (step.done)
            ticks << step.words;
    return ticks;
}

void StepsPane::showSteps()
{
    const auto& state = m_play.state();
    const bool effect = state.stage == Stage::Effect;
    const bool done = std::all_of(m_steps.begin(), m_steps.end(), [](const Step& step) { return step.done; });
    m_play.setEffectDone(effect && done && !m_steps.empty());
    m_title->setText(effect ? tr("Resolving %1").arg(q(state.name(state.effect.card)))
                     : m_key.startsWith(QStringLiteral("end")) ? tr("Before the round ends")
                                                               : tr("Start of round %1").arg(state.round));
    const auto card = effect ? state.wordsOf(state.effect.card).card : std::nullopt;
    if (card) {
        const auto& catalogue = m_play.session().checker().catalogue();
        if (m_face->face().key != catalogue.key(*card))
            m_face->setFace(app::cardFace(catalogue, *card), catalogue.game());
    }
    m_face->setVisible(card.has_value());
    while (m_boxes.size() < m_steps.size()) {
        auto* box = new StepBox(this);
        const auto place = m_boxes.size();
        connect(box, &QAbstractButton::clicked, this, [this, place] {
            m_steps[place].done = !m_steps[place].done;
            showSteps();
        });
        m_column->insertWidget(static_cast<int>(place), box);
        m_boxes.push_back(box);
    }
    bool next = true;
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        m_boxes[i]->setVisible(i < m_steps.size());
        if (i >= m_steps.size())
            continue;
        const bool isDone = m_steps[i].done;
        m_boxes[i]->setStep(m_steps[i].words, isDone                       ? StepBox::State::Done
                                              : std::exchange(next, false) ? StepBox::State::Next
                                                                           : StepBox::State::Open);
    }
    const bool asks = m_play.asksAgain();
    m_hint->setText(asks && effect ? tr("Done? Press P again to continue.")
                    : asks         ? tr("Press P again to pass.")
                    : !effect      ? QString()
                    : done         ? tr("Press P to continue.")
                                   : tr("Do it by hand (H), tick it off, then press P."));
    m_hint->setFont(sized(font(), 12, asks));
    m_hint->setVisible(effect || asks);
    setVisible(!m_key.isEmpty() && (effect || !done));
    fitSteps();
}

// Lines broken in the width there is need so much height.
void StepsPane::fitSteps()
{
    const int wide = width() < 290 ? smallResolved : resolvedWidth;
    if (m_face->width() != wide)
        m_face->setFixedSize(wide, m_face->heightForWidth(wide));
    const int room = width() - 24 - (m_face->isHidden() ? 0 : wide + 10);
    for (std::size_t i = 0; i < std::min(m_steps.size(), m_boxes.size()); ++i)
        m_boxes[i]->setFixedHeight(m_boxes[i]->heightForWidth(std::max(80, room)));
}

void StepsPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitSteps();
}

} // namespace nexus::ui
