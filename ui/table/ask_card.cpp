#include "ui/table/ask_card.h"

#include "app/base/qt_text.h"
#include "app/text/table_words.h"
#include "ui/card/face_view.h"
#include "ui/theme/flow_layout.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/plain_words.h"
#include "ui/theme/theme.h"
#include "ui/theme/window_style.h"

#include <QEvent>
#include <QPainter>
#include <QPushButton>

namespace nexus::ui {

using namespace model;

namespace {

constexpr int askingWidth = 150, revealedWidth = 96, mostRevealed = 5;
constexpr int wholeWidth = 620, smallWidth = 560, aside = 24;

// The text with the words of the clause, where it says them, on the colour of what is chosen.
QString marked(const QString& text, const QString& clause)
{
    const auto at = clause.isEmpty() ? -1 : text.indexOf(clause, 0, Qt::CaseInsensitive);
    if (at < 0)
        return escaped(text);
    return escaped(text.left(at)) +
           QStringLiteral("<span style='background:%1'>%2</span>")
               .arg(theme().selection.name(), escaped(text.mid(at, clause.size()))) +
           escaped(text.mid(at + clause.size()));
}

} // namespace

namespace {

// What lies behind a question steps back; clicks go through.
class Veil : public QWidget {
public:
    explicit Veil(QWidget* over)
        : QWidget(over)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), QColor(0, 0, 0, depth)); }

private:
    static constexpr int depth = 90; // of 255
};

} // namespace

AskCard::AskCard(TablePlay& play, QWidget* over)
    : QFrame(over)
    , m_play(play)
    , m_veil(new Veil(over))
    , m_face(new FaceView(this))
    , m_painter(new FaceView(this))
    , m_who(mutedLabel({}, this))
    , m_question(withId(plainLabel({}, this), "question"))
    , m_text(withId(plainLabel({}, this), "questionText"))
    , m_hint(mutedLabel({}, this))
    , m_answerPlace(new QWidget(this))
    , m_answerRow(new FlowLayout(8))
    , m_revealedPlace(new QWidget(this))
{
    setObjectName(QStringLiteral("askCard"));
    setAccessibleName(tr("Question"));
    m_question->setFont(sized(font(), 17, true));
    m_face->setFixedSize(askingWidth, m_face->heightForWidth(askingWidth));
    m_painter->hide();
    m_answerPlace->setLayout(m_answerRow);
    m_revealedPlace->setLayout(rowOf(8, noMargins, {stretch()}));
    auto* words = columnOf(8, {m_who, m_question, m_text, m_revealedPlace, stretch(), m_hint, m_answerPlace});
    setLayout(rowOf(16, {18, 16, 18, 16}, {{m_face, 0, Qt::AlignTop}, {words, 1}}));
    over->installEventFilter(this);
    hide();
}

// A text asks for something, and whoever it asks may be shown it.
bool AskCard::asks() const
{
    return m_play.isOpen() && m_play.state().stage == Stage::Choose && m_play.isHandOpen() &&
           m_play.picked() == noCard && !m_play.choices().empty();
}

// A Quadrant, or a card that lies in sight.
bool AskCard::isOnBoard(const Action& action) const
{
    if (action.card == noCard)
        return isQuadrant(action.quadrant);
    const auto zone = m_play.state().card(action.card).zone;
    return zone != Zone::Deck && zone != Zone::Discard && zone != Zone::Removed;
}

QString AskCard::question() const { return m_question->text(); }

QString AskCard::text() const { return wordsOf(*m_text); }

void AskCard::refresh()
{
    m_actions.clear();
    m_veil->hide();
    if (!asks())
        return hide();
    const auto& state = m_play.state();
    const app::TableWords words(state);
    const auto& process = state.process;
    const auto seat = app::waitedFor(state);
    const auto isOnBoard = [&](const Action& action) { return this->isOnBoard(action); };
    const bool onBoard = std::any_of(m_play.choices().begin(), m_play.choices().end(), isOnBoard);
    m_small = onBoard;
    m_ofHand = std::any_of(m_play.choices().begin(), m_play.choices().end(),
        [&](const Action& action) { return action.card != noCard && state.card(action.card).zone == Zone::Hand; });
    m_who->setText(tr("%1 asks %2").arg(q(state.name(process.source)), q(words.player(seat))));
    m_question->setText(q(words.question()));
    const auto card = state.wordsOf(process.source).card;
    if (card) {
        const auto& catalogue = m_play.session().checker().catalogue();
        if (m_face->face().key != catalogue.key(*card))
            m_face->setFace(app::cardFace(catalogue, *card), catalogue.game());
    }
    m_face->setVisible(card.has_value() && !m_small);
    setMarkup(*m_text, marked(q(words.askingText()), q(words.askedClause())));
    m_text->setHidden(wordsOf(*m_text).isEmpty());
    showRevealed();
    showAnswers();
    const bool more = !onBoard && m_play.choices().size() > m_actions.size();
    m_hint->setText(onBoard ? tr("Choose one of the lit places.")
                    : more  ? tr("The list beside the board has further answers.")
                            : QString());
    m_hint->setVisible(onBoard || more);
    m_veil->setVisible(!m_small);
    show();
    place();
    m_veil->raise();
    raise();
}

// What whoever is asked has just been shown of a pile, and cards that the text is about that nobody sees.
std::vector<CardId> AskCard::seen() const
{
    const auto& state = m_play.state();
    const auto& timeline = m_play.session().timeline();
    std::vector<CardId> cards;
    const auto add = [&](CardId card) {
        if (card != noCard && cards.size() < mostRevealed && std::find(cards.begin(), cards.end(), card) == cards.end())
            cards.push_back(card);
    };
    if (timeline.position() > 0)
        for (const auto& happening : timeline.told()[timeline.position() - 1]) {
            const auto looked = happening.as<happened::LookedAt>();
            if (happening.is<happened::Shown>())
                add(happening.card);
            else if (happening.is<happened::LookedAt>() && happening.seat == app::waitedFor(state) &&
                     looked.pile == Zone::Deck)
                if (const auto deck = state.pile(looked.whose, Zone::Deck); !deck.empty())
                    add(deck.back());
        }
    const auto lies = [&](CardId card) {
        return card != noCard && (state.card(card).zone == Zone::Deck || state.card(card).zone == Zone::Hand);
    };
    for (const auto& done : state.process.done)
        if (lies(done.card))
            add(done.card);
    for (const auto& meant : state.process.meant) // "draw a card. If it is …"
        if (lies(meant.target.card) && state.card(meant.target.card).owner == app::waitedFor(state))
            add(meant.target.card);
    return cards;
}

void AskCard::showRevealed()
{
    const auto& catalogue = m_play.session().checker().catalogue();
    std::vector<CardIndex> cards;
    for (const auto id : seen())
        if (const auto card = m_play.state().wordsOf(id).card)
            cards.push_back(*card);
    auto* row = static_cast<QBoxLayout*>(m_revealedPlace->layout());
    while (m_revealed.size() < cards.size()) {
        auto* face = new FaceView(m_revealedPlace);
        face->setFixedSize(revealedWidth, face->heightForWidth(revealedWidth));
        row->insertWidget(static_cast<int>(m_revealed.size()), face);
        m_revealed.push_back(face);
    }
    while (m_revealed.size() > cards.size()) {
        delete m_revealed.back();
        m_revealed.pop_back();
    }
    for (std::size_t i = 0; i < cards.size(); ++i)
        m_revealed[i]->setFace(app::cardFace(catalogue, cards[i]), catalogue.game());
    m_revealedPlace->setVisible(!cards.empty());
}

// Of a card that lies in no sight: what is chosen is seen.
QIcon AskCard::faceOf(const Action& action)
{
    const auto card = action.card == noCard ? std::nullopt : m_play.state().wordsOf(action.card).card;
    if (!card)
        return {};
    const auto& catalogue = m_play.session().checker().catalogue();
    m_painter->setFace(app::cardFace(catalogue, *card), catalogue.game());
    auto picture = QPixmap::fromImage(m_painter->picture(static_cast<int>(revealedWidth * devicePixelRatioF())));
    picture.setDevicePixelRatio(devicePixelRatioF());
    return picture;
}

// Those of the board are clicked there; what is left, as that it is enough, has a button.
void AskCard::showAnswers()
{
    const app::TableWords words(m_play.state());
    QStringList texts;
    for (const auto& action : m_play.choices()) {
        if (isOnBoard(action) || m_actions.size() == mostAnswers)
            continue;
        const auto said = words.action(action);
        texts << (said.detail.empty() ? q(said.what) : tr("%1 (%2)").arg(q(said.what), q(said.detail)));
        m_actions.push_back(action);
    }
    while (m_answers.size() < m_actions.size()) {
        const auto number = static_cast<int>(m_answers.size()) + 1;
        auto* button = pushButton(
            {}, {}, this, [this, number] { answer(number); }, m_answerPlace);
        button->setAutoDefault(false);
        button->setIconSize({revealedWidth, m_face->heightForWidth(revealedWidth)});
        button->setProperty(mainButton, number == 1);
        m_answerRow->addWidget(button);
        m_answers.push_back(button);
    }
    while (m_answers.size() > m_actions.size()) {
        delete m_answers.back();
        m_answers.pop_back();
    }
    for (std::size_t i = 0; i < m_answers.size(); ++i) {
        const auto face = faceOf(m_actions[i]);
        m_answers[i]->setIcon(face);
        m_answers[i]->setText(
            face.isNull() ? tr("%1   %2").arg(i + 1).arg(texts[static_cast<qsizetype>(i)]) : QString::number(i + 1));
        m_answers[i]->setAccessibleName(texts[static_cast<qsizetype>(i)]);
        auto colours = m_answers[i]->palette();
        colours.setColor(QPalette::ButtonText, i == 0 ? theme().onAccent : theme().text);
        m_answers[i]->setPalette(colours);
    }
    m_answerPlace->setVisible(!m_answers.empty());
}

bool AskCard::answer(int number)
{
    if (!isVisible() || number < 1 || number > static_cast<int>(m_actions.size()))
        return false;
    const auto action = m_actions[static_cast<std::size_t>(number) - 1];
    return m_play.perform(action);
}

// In the middle, or, where the board is asked, at its lower end; at the upper one where that would cover the hand.
void AskCard::place()
{
    m_veil->setGeometry(parentWidget()->rect());
    const auto room = parentWidget()->rect().adjusted(aside, aside, -aside, -aside);
    const int width = std::min(m_small ? smallWidth : wholeWidth, room.width());
    const int height = std::min(
        layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height(), room.height());
    const int x = room.left() + (room.width() - width) / 2;
    const int y = !m_small ? room.top() + (room.height() - height) / 2 : m_ofHand ? room.top() : room.bottom() - height;
    setGeometry(x, y, width, height);
}

bool AskCard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

void AskCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawRounded(painter, QRectF(rect()).adjusted(1, 1, -1, -1), 12, theme().pane, QPen(theme().accent, 2));
}

} // namespace nexus::ui
