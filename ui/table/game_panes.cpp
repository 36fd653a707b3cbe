#include "ui/table/game_panes.h"

#include "app/base/qt_text.h"
#include "app/text/card_text.h"
#include "app/text/gauges.h"
#include "app/text/play_text.h"
#include "app/text/table_words.h"
#include "model/abilities/language.h"
#include "ui/table/log_view.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/plain_words.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QHeaderView>
#include <QListWidget>
#include <QTextEdit>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace nexus::ui {

using namespace model;

namespace {

// A triangle, with a bar at its point where it goes to the end.
QIcon arrow(ReplayBar::Step step, const QColor& colour, qreal ratio)
{
    QIcon made;
    for (const auto mode : {QIcon::Normal, QIcon::Disabled}) {
        QPixmap pixmap(QSize(16, 16) * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setOpacity(mode == QIcon::Disabled ? 0.4 : 1.0);
        if (step == ReplayBar::First || step == ReplayBar::Back) {
            painter.translate(16, 0);
            painter.scale(-1, 1);
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        const bool end = step == ReplayBar::First || step == ReplayBar::Last;
        painter.drawPolygon(QPolygonF({QPointF(4, 3), QPointF(end ? 11 : 13, 8), QPointF(4, 13)}));
        if (end)
            painter.drawRect(QRectF(11, 3, 2, 10));
        painter.end();
        made.addPixmap(pixmap, mode);
    }
    return made;
}

constexpr int mostActions = 9, mostText = 230, lowText = 112, mostChain = 150; // before they scroll

// Enough of an ability to tell it by.
QString shortLine(const QString& text)
{
    constexpr qsizetype most = 96;
    if (text.size() <= most)
        return text;
    const auto blank = text.lastIndexOf(QLatin1Char(' '), most);
    return text.left(blank > 0 ? blank : most) + QChar(0x2026);
}

QString richText(const app::RulesParagraph& paragraph)
{
    const auto part = [&](std::size_t from, std::size_t to) {
        return escaped(q(paragraph.text.substr(from, to - from)));
    };
    QString html;
    std::size_t at = 0;
    for (const auto& [from, to] : paragraph.strong) {
        html += part(at, from) + QStringLiteral("<b>") + part(from, to) + QStringLiteral("</b>");
        at = to;
    }
    return html + part(at, paragraph.text.size());
}

// What counts in play: name, type, what it has, what it says.
QString playText(const Card& card, const Game& game, const Vocabulary& vocabulary, bool textsPlay)
{
    QStringList facts{escaped(q(app::typeLine(card)))};
    for (AttributeIndex i = 0; i < game.attributes.size(); ++i)
        if (const auto& attribute = game.attributes[i];
            attribute.kind != AttributeKind::Text && !attribute.domain && !game.isInternal(i, card.set))
            if (const auto value = app::valueText(card, game, i); !value.empty())
                facts << escaped(q(attribute.label) + QLatin1Char(' ') + q(value));
    auto html = QStringLiteral("<p style='margin:0 0 4px 0'><b>%1</b><br>%2</p>")
                    .arg(escaped(q(card.name)), facts.join(QStringLiteral(" · ")));
    for (const auto& paragraph : app::rulesParagraphs(card, game))
        html += QStringLiteral("<p style='margin:0 0 4px 0'>%1</p>").arg(richText(paragraph));
    for (const auto& ability :
        textsPlay ? app::abilitiesInParts(card, game, vocabulary, {}) : std::vector<app::AbilityInParts>())
        if (!ability.byHand.empty())
            html += QStringLiteral("<p style='margin:0 0 4px 0'>%1 %2</p>")
                        .arg(QString::fromUtf8(app::openSign), escaped(q(ability.byHand)));
    return html;
}

} // namespace

ReplayBar::ReplayBar(TablePlay& play, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_place(withId(new LineLabel(this), "tablePlace"))
    , m_step(withId(new LineLabel(this), "tableStep"))
{
    m_place->setTopic(tr("Where the game stands"));
    m_place->setBold(true);
    m_step->setRightAligned(true);
    auto* row = rowOf(2, {});
    const std::array<std::pair<QString, QString>, 4> words{
        {{tr("To the start"), tr("Home")}, {tr("One step back"), tr("Ctrl+Z")},
            {tr("One step forward"), tr("Ctrl+Shift+Z")}, {tr("To the end"), tr("End")}}};
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        auto* button = new QToolButton(this);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(words[i].first);
        button->setToolTip(tr("%1 (%2)").arg(words[i].first, words[i].second));
        connect(button, &QToolButton::clicked, this, [this, i] { go(static_cast<Step>(i)); });
        row->addWidget(button);
        m_buttons[i] = button;
    }
    row->addWidget(m_step, 1);
    setLayout(columnOf(2, {12, 8, 12, 4}, {m_place, row}));
    dress();
    whenColoursChange(this, [this] { dress(); });
}

void ReplayBar::go(Step step)
{
    auto& session = m_play.session();
    if (!session.isOpen())
        return;
    switch (step) {
    case First: return session.goTo(0);
    case Back: return session.undo();
    case Forward: return session.redo();
    case Last: return session.goTo(session.timeline().length());
    }
}

void ReplayBar::refresh()
{
    const auto& state = m_play.state();
    const auto& timeline = m_play.session().timeline();
    const auto at = timeline.position(), all = timeline.length();
    QStringList parts;
    if (state.round > 0) {
        parts << tr("Round %1").arg(state.round);
        parts << QString::fromStdString(state.facts->rules.phases[state.phase].label);
    } else {
        parts << tr("Before the first round");
    }
    m_place->setText(parts.join(QStringLiteral(" · ")), LineLabel::Tone::Plain);
    m_step->setText(at == all ? tr("action %1").arg(at) : tr("action %1 of %2").arg(at).arg(all));
    m_buttons[First]->setEnabled(at > 0);
    m_buttons[Back]->setEnabled(at > 0);
    m_buttons[Forward]->setEnabled(at < all);
    m_buttons[Last]->setEnabled(at < all);
}

void ReplayBar::dress()
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setIcon(arrow(static_cast<Step>(i), theme().text, devicePixelRatioF()));
}

ActionList::ActionList(TablePlay& play, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_title(plainLabel({}, this))
    , m_rows(new QTreeWidget(this))
    , m_empty(mutedLabel({}, this))
    , m_byHand(
          pushButton(tr("By hand… (H)"), tr("What only the card text covers: moving cards, counters, Impact, tokens"),
              this, &ActionList::byHandWanted, this))
    , m_card(named(new QTextEdit(this), tr("Card text")))
{
    m_title->setFont(sized(font(), 13, true));
    m_rows->setColumnCount(2);
    m_rows->setHeaderHidden(true);
    m_rows->setRootIsDecorated(false);
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->setTextElideMode(Qt::ElideMiddle); // where it is stands at the end
    m_rows->header()->setStretchLastSection(false);
    m_rows->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_rows->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_card->setReadOnly(true);
    m_card->setFrameShape(QFrame::NoFrame);
    m_card->setTabChangesFocus(true);
    setLayout(columnOf(6, {12, 10, 12, 8}, {m_title, m_rows, m_empty, {m_byHand, 0, Qt::AlignLeft}, m_card}));
    m_rows->setMouseTracking(true);
    m_rows->viewport()->installEventFilter(this);
    connect(m_rows, &QTreeWidget::itemEntered, this,
        [this](QTreeWidgetItem* item) { foresee(m_rows->indexOfTopLevelItem(item)); });
    connect(m_rows, &QTreeWidget::currentItemChanged, this,
        [this](QTreeWidgetItem* item) { foresee(item ? m_rows->indexOfTopLevelItem(item) : -1); });
    connect(m_rows, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item) {
        // The second click of a double click would act for the next player.
        if (m_clicked.isValid() && m_clicked.elapsed() < QApplication::doubleClickInterval())
            return;
        m_clicked.start();
        perform(m_rows->indexOfTopLevelItem(item));
    });
    connect(m_rows, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        if (QGuiApplication::mouseButtons() == Qt::NoButton)
            perform(m_rows->indexOfTopLevelItem(item));
    });
}

// The row under the pointer or the keyboard; none: what the card in hand would do.
void ActionList::foresee(int row) { m_play.foresee(actionAt(row)); }

std::optional<model::Action> ActionList::actionAt(int row) const
{
    const auto at = static_cast<std::size_t>(row) - (m_allAtOnce ? 1 : 0);
    return row >= (m_allAtOnce ? 1 : 0) && at < m_actions.size() ? std::optional(m_actions[at]) : std::nullopt;
}

bool ActionList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Leave)
        foresee(m_rows->hasFocus() ? m_rows->indexOfTopLevelItem(m_rows->currentItem()) : -1);
    return QWidget::eventFilter(watched, event);
}

void ActionList::perform(int row)
{
    if (row == 0 && m_allAtOnce)
        return m_play.putAllOnChain();
    const auto action = actionAt(row);
    if (!action)
        return;
    m_actions.clear();
    if (!m_play.perform(*action))
        refresh();
}

void ActionList::addRow(const QString& what, const QString& detail)
{
    auto* item = new QTreeWidgetItem({what, detail});
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    item->setToolTip(0, what);
    item->setData(0, Qt::AccessibleTextRole, detail.isEmpty() ? what : what + QStringLiteral(", ") + detail);
    m_rows->addTopLevelItem(item);
    item->setFirstColumnSpanned(detail.isEmpty()); // words have all the room there is
}

QString ActionList::emptyWords() const
{
    if (m_play.state().stage == Stage::Over)
        return tr("The game is over.");
    if (m_play.picked() == noCard)
        return tr("Pick up a card to see what it can do: click it, or reach it with the arrow keys and press Enter.");
    const auto reason = m_play.hindrance();
    return reason.isEmpty() ? tr("No action is possible now.") : reason;
}

void ActionList::refresh()
{
    const auto& state = m_play.state();
    const app::TableWords words(state);
    const auto picked = m_play.picked();
    const auto seat = app::waitedFor(state);
    m_title->setText(picked != noCard ? tr("%1: actions").arg(q(state.name(picked)))
                     : seat == noSeat ? tr("Now")
                                      : tr("%1: actions").arg(q(words.player(seat))));
    m_rows->setAccessibleName(m_title->text());
    m_actions = m_play.choices();
    m_rows->clear();
    m_allAtOnce = picked == noCard && m_play.due().size() > 1;
    if (m_allAtOnce)
        addRow(tr("Put all on the chain, in this order"), {});
    for (const auto& action : m_actions) {
        const auto text = words.action(action);
        addRow(q(text.what), q(text.detail));
    }
    foresee(-1);
    const int count = m_rows->topLevelItemCount();
    const bool onlyBeside = picked == noCard && state.stage == Stage::Turn;
    m_rows->setVisible(count > 0);
    m_rows->setFixedHeight(std::min(count, mostActions) * std::max(24, m_rows->sizeHintForRow(0)) + 4);
    m_empty->setVisible(count == 0 || (onlyBeside && !m_low));
    m_empty->setText(emptyWords());
    m_byHand->setEnabled(state.stage != Stage::Over);
    if (picked != noCard)
        showCard(picked);
    else
        showCard(m_play.looked());
}

void ActionList::setLow(bool low)
{
    if (std::exchange(m_low, low) != low && m_play.isOpen())
        refresh();
}

void ActionList::showCard(CardId card)
{
    const auto index = card == noCard || !m_play.isOpen() ? std::nullopt : m_play.state().wordsOf(card).card;
    if (!index)
        return m_card->setVisible(false);
    const auto& catalogue = m_play.session().checker().catalogue();
    if (auto html = playText(
            catalogue.card(*index), catalogue.game(), vocabularyOf(catalogue), m_play.state().facts->textsPlay);
        html != m_shown) {
        setMarkup(*m_card, html);
        m_shown = std::move(html);
    }
    m_card->document()->setTextWidth(m_card->viewport()->width());
    m_card->setFixedHeight(
        std::clamp(static_cast<int>(m_card->document()->size().height()) + 2, 40, m_low ? lowText : mostText));
    m_card->setVisible(true);
}

ChainView::ChainView(TablePlay& play, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_rows(named(new QListWidget(this), tr("Priority Chain, the next to resolve first")))
{
    auto* title = new QLabel(tr("Priority Chain"), this);
    title->setFont(sized(font(), 13, true));
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->setWordWrap(true);
    m_rows->setItemDelegate(new ToldLines(m_rows));
    m_rows->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_rows->setSelectionMode(QAbstractItemView::NoSelection);
    setLayout(columnOf(4, {12, 8, 12, 8}, {title, m_rows}));
}

QString ChainView::line(const Effect& effect) const
{
    const auto& state = m_play.state();
    auto text = q(state.name(effect.card));
    const auto& ability = abilityText(state, effect.card, effect.ability);
    if (effect.kind == EffectKind::Attack)
        text += tr(" attacks");
    else if (effect.kind != EffectKind::Event && !ability.empty())
        text += QStringLiteral(": ") + shortLine(q(ability));
    for (std::uint8_t i = 0; i < effect.targetCount; ++i)
        text += (i == 0 ? (effect.kind == EffectKind::Attack ? QStringLiteral(" ") : tr(" → "))
                        : QStringLiteral(", ")) +
                q(state.name(effect.targets[i].card));
    return effect.negated ? tr("%1 (negated)").arg(text) : text;
}

void ChainView::refresh()
{
    const auto& state = m_play.state();
    m_rows->clear();
    const auto links = state.chain.size();
    for (std::size_t i = 0; i < links; ++i) {
        const auto link = firstLinkFirst(state) ? i : links - 1 - i;
        m_rows->addItem(tr("%1  %2").arg(link + 1).arg(line(state.chain[link])));
    }
    if (state.declared.kind != EffectKind::None)
        m_rows->addItem(tr("Then: %1").arg(line(state.declared)));
    setVisible(m_rows->count() > 0);
    fitRows();
}

// As high as its lines, broken in the width there is.
void ChainView::fitRows()
{
    int high = 6;
    for (int i = 0; i < m_rows->count(); ++i)
        high += m_rows->sizeHintForRow(i);
    m_rows->setFixedHeight(std::clamp(high, 28, mostChain));
}

void ChainView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitRows();
}

QStringList ChainView::lines() const
{
    QStringList found;
    for (int i = 0; i < m_rows->count(); ++i)
        found << m_rows->item(i)->text();
    return found;
}

} // namespace nexus::ui
