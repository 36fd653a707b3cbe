#include "ui/chances/draw_chances.h"

#include "app/text/chances_text.h"
#include "app/base/qt_text.h"
#include "ui/chances/wish_list.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"

#include <QHeaderView>
#include <QSpinBox>
#include <QTreeWidget>

#include <algorithm>

namespace nexus::ui {

namespace {

constexpr std::size_t roundsShown = 10;
constexpr int mostRounds = 50;

enum DrawColumn { DrawNumber, DrawSeen, DrawChance, DrawFair, DrawClogged };

QString percent(const std::optional<double>& chance)
{
    return chance ? q(app::percentText(*chance)) : QStringLiteral("–");
}

} // namespace

DrawChances::DrawChances(QWidget* parent)
    : QWidget(parent)
    , m_wishes(new WishList(model::maxWishes, true, this))
    , m_round(withId(new QSpinBox(this), "round"))
    , m_played(withId(new QSpinBox(this), "played"))
    , m_chance(withId(plainLabel({}, this), "chance"))
    , m_words(withId(plainLabel({}, this), "words"))
    , m_rounds(named(withId(new QTreeWidget(this), "rounds"), tr("Chances by round")))
{
    setObjectName(QStringLiteral("draws"));
    m_round->setRange(1, mostRounds);
    m_round->setValue(3);
    m_played->setRange(0, 20);
    m_played->setValue(1);
    m_chance->setFont(sized(font(), 17, true));
    asTable(*m_rounds, {tr("Round"), tr("Cards drawn"), tr("Chance"), tr("A play in hand"), tr("Dear ones kept")});
    m_rounds->setFrameShape(QFrame::NoFrame);
    m_rounds->header()->setStretchLastSection(false);
    m_rounds->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_rounds->headerItem()->setToolTip(DrawFair, tr("The hand of the round holds a card that a round's points pay for, "
                                                    "where cards are played without regard to what they cost"));
    m_rounds->headerItem()->setToolTip(
        DrawClogged, tr("The same, where only such cards are played and the others stay in hand"));
    alignRight(*m_rounds, {DrawNumber, DrawSeen, DrawChance, DrawFair, DrawClogged});
    auto* line = new QHBoxLayout;
    line->setSpacing(6);
    const auto add = [&](const QString& text, QSpinBox* box) {
        auto* label = labelFor(text, box, this);
        box->setAccessibleName(text);
        line->addWidget(label);
        line->addWidget(box);
        line->addSpacing(12);
        connect(box, &QSpinBox::valueChanged, this, &DrawChances::ask);
    };
    add(tr("By round"), m_round);
    add(tr("Cards played a round"), m_played);
    line->addStretch(1);
    setLayout(columnOf(8, {12, 12, 12, 12}, {m_wishes, line, m_chance, m_words, {m_rounds, 1}}));
    m_rounds->setMinimumHeight(m_rounds->fontMetrics().height() * 6);
    connect(m_wishes, &WishList::changed, this, &DrawChances::ask);
    connect(&m_work, &app::Job::failed, this, &DrawChances::clear);
}

void DrawChances::setDeck(DrawnDeckPtr deck)
{
    m_deck = std::move(deck);
    m_wishes->setDeck(m_deck);
}

std::vector<DrawChances::Round> DrawChances::rounds(
    const model::DrawPile& pile, const std::vector<model::Wish>& wishes, model::DrawPlan plan)
{
    std::vector<Round> rounds;
    const auto last = std::max(roundsShown, plan.round);
    for (plan.round = 1; plan.round <= last; ++plan.round)
        rounds.push_back({plan.round, model::cardsSeen(pile.copies, plan),
            wishes.empty() ? std::nullopt : std::optional(model::drawOdds(pile, wishes, plan)),
            model::playOdds(pile, plan)});
    return rounds;
}

void DrawChances::ask()
{
    const bool some = m_deck && m_deck->pile.copies > 0;
    for (auto* widget :
        {static_cast<QWidget*>(m_wishes), static_cast<QWidget*>(m_round), static_cast<QWidget*>(m_played)})
        widget->setEnabled(some);
    if (!some)
        return clear(
            m_deck ? tr("There is nothing to draw: %1 is empty.").arg(m_deck->section()) : tr("No deck is open."));
    std::vector<model::Wish> wishes;
    for (const auto& wish : m_wishes->found())
        wishes.push_back({wish.rows, wish.atLeast});
    if (m_wishes->isBroken())
        wishes.clear(); // half a wish would be another one
    const model::DrawPlan plan{
        m_deck->pile.hand, static_cast<std::size_t>(m_played->value()), static_cast<std::size_t>(m_round->value())};
    m_work.start([this, pile = m_deck->pile, wishes, plan]() -> app::Job::Answer {
        return [this, plan, found = rounds(pile, wishes, plan)] { show(found, plan); };
    });
}

void DrawChances::clear(const QString& words)
{
    m_work.drop();
    m_chance->clear();
    m_words->setText(words);
    m_rounds->clear();
}

void DrawChances::show(const std::vector<Round>& rounds, const model::DrawPlan& plan)
{
    m_rounds->clear();
    auto bold = m_rounds->font();
    bold.setBold(true);
    for (const auto& round : rounds) {
        auto* row = new QTreeWidgetItem(
            m_rounds, {QString::number(round.number), QString::number(round.seen), percent(round.chance),
                          percent(round.plays.fair), percent(round.plays.clogged)});
        for (const int column : {DrawNumber, DrawSeen, DrawChance, DrawFair, DrawClogged}) {
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
            if (round.number == plan.round)
                row->setFont(column, bold);
        }
        row->setData(DrawNumber, Qt::AccessibleTextRole,
            tr("Round %1: %2 cards drawn, chance %3").arg(round.number).arg(round.seen).arg(percent(round.chance)));
    }
    m_rounds->setColumnHidden(DrawFair, !m_deck->pile.income);
    m_rounds->setColumnHidden(DrawClogged, !m_deck->pile.income);
    const auto* asked = m_rounds->topLevelItem(static_cast<int>(plan.round) - 1);
    m_rounds->setCurrentItem(m_rounds->topLevelItem(static_cast<int>(plan.round) - 1));
    const auto& chance = rounds[plan.round - 1].chance;
    m_chance->setText(chance                 ? tr("Chance: %1").arg(asked->text(DrawChance))
                      : m_wishes->isBroken() ? tr("The search has an error.")
                                             : tr("Search for the cards to be drawn."));
    m_words->setText(q(app::seenSentence(m_deck->pile.copies, plan)));
}

} // namespace nexus::ui
