#include "ui/chances/rule_chances.h"

#include "app/base/qt_text.h"
#include "app/text/chances_text.h"
#include "app/text/deal_text.h"
#include "app/text/finding_text.h"
#include "model/chances/contest_odds.h"
#include "model/chances/flip_odds.h"
#include "model/chances/pool_odds.h"
#include "model/chances/setup_odds.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

#include <cmath>

namespace nexus::ui {

namespace {

// Bars are in hundredths of a percent.
BarRow barOf(const QString& label, double chance)
{
    return {label, std::llround(chance * 10'000), {}, {}, q(app::percentText(chance))};
}

QStringList asLines(const std::vector<std::string>& texts)
{
    QStringList lines;
    for (const auto& text : texts)
        lines << q(text);
    return lines;
}

class SetupChances : public RuleChances {
public:
    explicit SetupChances(const model::Ruleset& ruleset)
    {
        for (const auto& variant : ruleset.variants) {
            auto* box = new QCheckBox(q(variant.label), this);
            box->setToolTip(q(variant.help));
            box->setObjectName(q(variant.id));
            connect(box, &QCheckBox::toggled, this, [this] { changed(); });
            form().addRow(QString(), box);
            m_variants.push_back(box);
        }
    }
    [[nodiscard]] QString title() const override { return tr("Set-up"); }

protected:
    void ask() override
    {
        const auto& ruleset = deck().checker->ruleset();
        std::vector<std::string> wanted;
        for (const auto* box : m_variants)
            if (box->isChecked())
                wanted.push_back(box->objectName().toStdString());
        const auto dealing = model::dealingWith(ruleset.deal, ruleset.variants, wanted);
        if (!dealing || !dealing->rules.reveal)
            return tell({tr("Nothing is turned over.")}, {});
        const auto& rule = *dealing->rules.reveal;
        const auto odds = model::setupOdds(model::revealRows(deck().deck, *deck().checker, rule), rule);
        if (!odds)
            return tell({tr("There are too many possibilities to calculate.")}, {});
        const auto label = q(deck().checker->catalogue().game().attributes[rule.attribute].longLabel);
        QStringList lines{tr("Cards are turned over until they are worth %1 %2; then %3 are in play on average.")
                              .arg(rule.total)
                              .arg(label, q(app::numberText(odds->units, 2)))};
        if (odds->stopped > 0)
            lines << tr("Ends below that: %1.").arg(q(app::percentText(odds->stopped)));
        std::vector<BarRow> bars;
        for (const auto& [total, chance] : odds->totals)
            bars.push_back(barOf(QStringLiteral("%1 %2").arg(total).arg(label), chance));
        tell(lines, std::move(bars));
    }

private:
    std::vector<QCheckBox*> m_variants;
};

class ContestChances : public RuleChances {
public:
    ContestChances(const model::ContestRule& contest, const model::Game& game)
        : m_contest(contest)
    {
        using Kind = model::ContestTerm::Kind;
        const auto* hand = contest.term(Kind::Hand);
        for (std::size_t side = 0; side < 2; ++side) {
            const auto name = q(app::sideText(contest, side));
            if (const auto* given = contest.term(Kind::Given))
                m_given[side] = number(tr("%1: %2").arg(name, q(given->label)), -99, 99, 3);
            if (!hand)
                continue;
            m_choice[side] = named(
                new QComboBox(this), tr("%1: %2").arg(name, q(game.attributes[hand->attribute].label)));
            for (const auto& choice : game.attributes[hand->attribute].choices)
                m_choice[side]->addItem(q(choice));
            connect(m_choice[side], &QComboBox::currentIndexChanged, this, [this] { changed(); });
            form().addRow(m_choice[side]->accessibleName(), m_choice[side]);
        }
        if (hand)
            m_hand = number(tr("Cards in hand"), 1, 20, 2);
        if (contest.reroll) {
            m_reroll = named(new QComboBox(this), tr("Who may reroll"));
            m_reroll->addItems({tr("nobody"), q(app::sideText(contest, 0)), q(app::sideText(contest, 1)), tr("both")});
            connect(m_reroll, &QComboBox::currentIndexChanged, this, [this] { changed(); });
            form().addRow(m_reroll->accessibleName(), m_reroll);
        }
    }
    [[nodiscard]] QString title() const override { return q(m_contest.label); }

protected:
    void ask() override
    {
        std::array<model::SideOdds, 2> sides;
        for (std::size_t side = 0; side < 2; ++side) {
            sides[side].given = m_given[side] ? m_given[side]->value() : 0;
            if (const auto* hand = m_contest.term(model::ContestTerm::Kind::Hand))
                model::addHand(sides[side],
                    model::handRows(
                        deck().deck, *deck().checker, *hand, static_cast<std::size_t>(m_choice[side]->currentIndex())),
                    static_cast<std::size_t>(m_hand->value()), 1);
            else
                sides[side].hand = {{0, 1.0}};
        }
        const int who = m_reroll ? m_reroll->currentIndex() : 0;
        const auto odds = model::contestOdds(m_contest, sides, {(who & 1) != 0, (who & 2) != 0});
        std::vector<BarRow> bars{
            barOf(q(app::sideText(m_contest, 0)), odds.wins[0]), barOf(q(app::sideText(m_contest, 1)), odds.wins[1])};
        if (odds.nobody > 0)
            bars.push_back(barOf(tr("Nobody"), odds.nobody));
        auto lines = asLines(app::contestLines(m_contest, odds));
        if (m_contest.term(model::ContestTerm::Kind::Hand))
            lines << tr("Both sides hold cards of this deck and play optimally.");
        tell(lines, std::move(bars));
    }

private:
    model::ContestRule m_contest;
    std::array<QSpinBox*, 2> m_given{};
    std::array<QComboBox*, 2> m_choice{};
    QSpinBox* m_hand = nullptr;
    QComboBox* m_reroll = nullptr;
};

class FlipChances : public RuleChances {
public:
    explicit FlipChances(const model::FlipRule& flip)
        : m_flip(flip)
        , m_count(number(tr("Cards turned over"), 1, 100, 5))
        , m_atLeast(number(tr("At least"), 0, 1000, 5))
    {
    }
    [[nodiscard]] QString title() const override { return q(m_flip.label); }

protected:
    void ask() override
    {
        const auto rows = model::flipRows(deck().deck, *deck().checker, m_flip);
        const auto odds = rows.empty() ? std::nullopt
                                       : model::flipOdds(rows, static_cast<std::size_t>(m_count->value()));
        if (!odds)
            return tell({tr("There is nothing to turn over.")}, {});
        const auto& game = deck().checker->catalogue().game();
        const auto label = q(game.attributes[m_flip.sum].longLabel);
        QStringList lines{tr("%1: %2 on average.").arg(label, q(app::numberText(odds->mean, 2))),
            tr("At least %1: %2.").arg(m_atLeast->value()).arg(q(app::percentText(odds->atLeast(m_atLeast->value()))))};
        for (std::size_t flag = 0; flag < m_flip.any.size(); ++flag)
            lines << tr("One card or more with %1: %2.")
                         .arg(q(game.attributes[m_flip.any[flag]].longLabel), q(app::percentText(odds->any[flag])));
        std::vector<BarRow> bars;
        for (const auto& [total, chance] : odds->totals)
            bars.push_back(barOf(QStringLiteral("%1 %2").arg(total).arg(label), chance));
        tell(lines, std::move(bars));
    }

private:
    model::FlipRule m_flip;
    QSpinBox *m_count, *m_atLeast;
};

class PoolChances : public RuleChances {
public:
    explicit PoolChances(const model::PoolRule& pool)
        : m_pool(pool)
    {
        const QString names[] = {tr("First side"), tr("Second side")};
        const QString begins[] = {QStringLiteral("4+ 4+ 6+"), QStringLiteral("5+")};
        for (std::size_t side = 0; side < 2; ++side) {
            m_sides[side] = named(new QLineEdit(begins[side], this), names[side]);
            m_sides[side]->setToolTip(tr("The roll each unit hits on, in battle order: 4+ 4+ 6+"));
            m_sides[side]->setMaxLength(200);
            connect(m_sides[side], &QLineEdit::textChanged, this, [this] { changed(); });
            form().addRow(names[side], m_sides[side]);
        }
        m_loss = named(new QComboBox(this), tr("Lost first"));
        m_loss->addItems({tr("units that hit least often"), tr("units that have rolled"), tr("units still to roll")});
        connect(m_loss, &QComboBox::currentIndexChanged, this, [this] { changed(); });
        form().addRow(m_loss->accessibleName(), m_loss);
        m_rounds = number(tr("Rounds"), 0, 1000, 1);
        m_rounds->setSpecialValueText(tr("to the end"));
    }
    [[nodiscard]] QString title() const override { return q(m_pool.label); }

protected:
    void ask() override
    {
        std::array<std::vector<int>, 2> units;
        for (std::size_t side = 0; side < 2; ++side) {
            const auto read = model::poolUnits(m_sides[side]->text().toStdString(), m_pool.faces);
            if (!read)
                return tell({tr("%1: enter up to %3 numbers from 1+ to %2+, separated by spaces.")
                                    .arg(m_sides[side]->accessibleName())
                                    .arg(m_pool.faces + 1)
                                    .arg(model::maxPoolUnits)},
                    {});
            units[side] = *read;
        }
        const auto odds = model::poolOdds(
            m_pool, units, static_cast<model::PoolLoss>(m_loss->currentIndex()), m_rounds->value());
        if (!odds)
            return tell({tr("There are too many possibilities to calculate.")}, {});
        std::vector<BarRow> bars{barOf(tr("Only the first side is left"), odds->sides[0].survives - odds->undecided),
            barOf(tr("Only the second side is left"), odds->sides[1].survives - odds->undecided),
            barOf(tr("Nobody is left"), odds->nobody), barOf(tr("Both are left"), odds->undecided)};
        tell(asLines(app::poolLines(*odds)), std::move(bars));
    }

private:
    model::PoolRule m_pool;
    std::array<QLineEdit*, 2> m_sides{};
    QComboBox* m_loss;
    QSpinBox* m_rounds;
};

} // namespace

RuleChances::RuleChances(QWidget* parent)
    : QWidget(parent)
    , m_form(new QFormLayout)
    , m_words(withId(plainLabel({}, this), "words"))
    , m_bars(named(withId(new BarList(this), "bars"), tr("Chances")))
{
    setLayout(columnOf(12, {12, 12, 12, 12}, {m_form, m_words, m_bars, stretch(1)}));
}

void RuleChances::setDeck(DrawnDeckPtr deck)
{
    m_deck = std::move(deck);
    changed();
}

QString RuleChances::words() const { return m_words->text(); }

void RuleChances::changed()
{
    if (m_deck)
        ask();
    else
        tell({tr("No deck is open.")}, {});
}

void RuleChances::tell(const QStringList& lines, std::vector<BarRow> bars)
{
    m_words->setText(lines.join(QLatin1Char('\n')));
    m_bars->setAccessibleDescription(m_words->text());
    m_bars->setRows(std::move(bars));
}

QSpinBox* RuleChances::number(const QString& label, int low, int high, int value)
{
    auto* box = named(new QSpinBox(this), label);
    box->setRange(low, high);
    box->setValue(value);
    connect(box, &QSpinBox::valueChanged, this, &RuleChances::changed);
    m_form->addRow(label, box);
    return box;
}

std::vector<RuleChances*> ruleChances(const model::Ruleset& ruleset, const model::Game& game)
{
    std::vector<RuleChances*> pages;
    if (ruleset.deal.reveal)
        pages.push_back(new SetupChances(ruleset));
    for (const auto& contest : ruleset.deal.contests)
        if (!contest.term(model::ContestTerm::Kind::Reveal) && !contest.sides.empty())
            pages.push_back(new ContestChances(contest, game));
    for (const auto& flip : ruleset.deal.flips)
        pages.push_back(new FlipChances(flip));
    for (const auto& pool : ruleset.deal.pools)
        pages.push_back(new PoolChances(pool));
    return pages;
}

} // namespace nexus::ui
