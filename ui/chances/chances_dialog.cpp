#include "ui/chances/chances_dialog.h"

#include "app/base/qt_text.h"
#include "app/documents/workspace.h"
#include "app/text/chances_text.h"
#include "app/text/finding_text.h"
#include "model/chances/hand_odds.h"
#include "ui/chances/chance_picture.h"
#include "ui/chances/initiative_chances.h"
#include "ui/chances/rule_chances.h"
#include "ui/chances/run_line.h"
#include "ui/search/query_field.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>
#include <map>

namespace nexus::ui {

namespace {

constexpr int mostCopies = 99;
constexpr std::size_t ownPages = 3; // hands, draws, initiative

// "9 of 60 cards: 3 Relay Drone, 6 Reading Lamp".
QString foundText(const model::DrawPile& pile, const model::RowSet& rows)
{
    QStringList names;
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (rows[row])
            names
                << QStringLiteral("%1 %2").arg(pile.rows[row].copies).arg(QString::fromStdString(pile.rows[row].name));
    const auto count = QObject::tr("%1 of %2 cards").arg(pile.copiesOf(rows)).arg(pile.copies);
    return names.isEmpty() ? count : count + QStringLiteral(": ") + names.join(QStringLiteral(", "));
}

// On a bar.
QString roundPercent(double share) { return QStringLiteral("%1 %").arg(std::lround(share * 100)); }

enum HandColumn { HandLabel, HandExact, HandDrawn };

constexpr std::size_t roundsShown = 10;
constexpr int mostRounds = 50;

enum DrawColumn { DrawNumber, DrawSeen, DrawChance, DrawFair, DrawClogged };

QString percent(const std::optional<double>& chance)
{
    return chance ? q(app::percentText(*chance)) : QStringLiteral("–");
}

} // namespace

WishList::WishList(std::size_t most, bool counted, QWidget* parent)
    : QWidget(parent)
    , m_most(most)
    , m_counted(counted)
    , m_column(columnOf(4, {}))
    , m_add(withId(new QPushButton(tr("&Add a search"), this), "addWish"))
{
    setLayout(columnOf(noMargins, {m_column, rowOf({m_add, stretch(1)})}));
    m_add->setAutoDefault(false);
    m_add->setToolTip(counted ? tr("Ask for other cards too, all together (at most %1 searches)").arg(most)
                              : tr("Count other cards too (at most %1 searches)").arg(most));
    connect(m_add, &QPushButton::clicked, this, [this] {
        addLine();
        m_lines.back().field->setFocus();
    });
    addLine();
}

void WishList::addLine()
{
    if (m_lines.size() == m_most)
        return;
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(2);
    const Line line{
        box, m_counted ? new QSpinBox(box) : nullptr, new QueryField(box), new QToolButton(box), new LineLabel(box)};
    auto* words = new QLabel(m_counted ? tr("At least") : tr("Copies of"), box);
    grid->addWidget(words, 0, 0);
    if (line.count) {
        line.count->setRange(1, mostCopies);
        line.count->setAccessibleName(tr("Minimum number of copies"));
        grid->addWidget(line.count, 0, 1);
        grid->addWidget(new QLabel(tr("of"), box), 0, 2);
        connect(line.count, &QSpinBox::valueChanged, this, &WishList::resolve);
    }
    words->setBuddy(line.field);
    line.field->setAccessibleName(tr("Search for the cards wanted"));
    line.field->setPlaceholderText(tr("Search: a name, t:unit, cp<=3, d:magic …"));
    line.field->setClearButtonEnabled(true);
    line.field->setMaxLength(4096);
    line.remove->setText(QStringLiteral("×"));
    line.remove->setAutoRaise(true);
    line.remove->setAccessibleName(tr("Remove this search"));
    line.remove->setToolTip(line.remove->accessibleName());
    line.remove->setFocusPolicy(Qt::TabFocus);
    grid->addWidget(line.field, 0, 3);
    grid->addWidget(line.remove, 0, 4);
    grid->addWidget(line.told, 1, 3, 1, 2);
    grid->setColumnStretch(3, 1);
    connect(line.field, &QLineEdit::textChanged, this, &WishList::resolve);
    connect(line.remove, &QToolButton::clicked, this, [this, box] { removeLine(box); });
    m_column->addWidget(box);
    m_lines.push_back(line);
    showButtons();
    resolve();
}

void WishList::removeLine(const QWidget* box)
{
    const auto at = std::find_if(m_lines.begin(), m_lines.end(), [&](const Line& line) { return line.box == box; });
    if (at == m_lines.end() || m_lines.size() == 1)
        return;
    at->box->hide();
    at->box->deleteLater(); // in the middle of its click
    m_lines.erase(at);
    showButtons();
    m_lines.back().field->setFocus();
    resolve();
}

void WishList::showButtons()
{
    for (const auto& line : m_lines)
        line.remove->setVisible(m_lines.size() > 1);
    m_add->setEnabled(m_lines.size() < m_most);
}

void WishList::setDeck(DrawnDeckPtr deck)
{
    m_deck = std::move(deck);
    resolve();
}

void WishList::resolve()
{
    m_found.clear();
    m_broken = false;
    for (const auto& line : m_lines)
        read(line);
    Q_EMIT changed();
}

void WishList::read(const Line& line)
{
    line.field->setError(std::nullopt);
    line.field->setAccessibleDescription({});
    const auto query = line.field->text().trimmed();
    if (query.isEmpty() || !m_deck) {
        line.told->setText({});
        return;
    }
    const auto found = foundRows(*m_deck, query);
    if (found.error) {
        m_broken = true;
        const bool open = found.error->length == 0; // nothing is wrong yet where only the end is missing
        line.field->setError(found.error);
        line.told->setText(
            withSign(open ? app::openSign : app::wrongSign, tr("column %1: expected %2")
                                                                .arg(found.error->column)
                                                                .arg(QString::fromStdString(found.error->expected))),
            open ? LineLabel::Tone::Open : LineLabel::Tone::Bad);
    } else {
        line.told->setText(foundText(m_deck->pile, found.rows));
        m_found.push_back({query, found.rows, line.count ? static_cast<std::size_t>(line.count->value()) : 1});
    }
    line.field->setAccessibleDescription(line.told->text());
}

HandChances::HandChances(QWidget* parent)
    : QWidget(parent)
    , m_words(withId(plainLabel({}, this), "words"))
    , m_wishes(new WishList(model::maxWantedSets, false, this))
    , m_picture(new ChancePicture(this))
    , m_figures(named(withId(new QTreeWidget(this), "figures"), tr("Opening hand chances")))
    , m_line(new RunLine(tr("&Draw %1 hands").arg(figures(app::HandStatsJob::manyHands)), this))
{
    setObjectName(QStringLiteral("hands"));
    asTable(*m_figures, {tr("Opening hands"), tr("Exact"), tr("Drawn")});
    m_figures->setFrameShape(QFrame::NoFrame);
    stretchOnly(*m_figures, HandLabel);
    alignRight(*m_figures, {HandExact, HandDrawn});
    m_figures->headerItem()->setToolTip(
        HandDrawn, tr("± is one standard error: about two runs in three fall that close to the exact value."));
    m_figures->setMinimumHeight(m_figures->fontMetrics().height() * 6);
    setLayout(columnOf(8, {12, 12, 12, 12}, {m_words, m_wishes, m_picture, {m_figures, 1}, m_line}));
    connect(m_wishes, &WishList::changed, this, &HandChances::ask);
    connect(m_line, &RunLine::startWanted, this, &HandChances::draw);
    connect(&m_work, &app::Job::failed, m_words, &QLabel::setText);
}

HandChances::~HandChances() = default;

void HandChances::setDeck(DrawnDeckPtr deck)
{
    m_deck = std::move(deck);
    m_wishes->setDeck(m_deck);
}

void HandChances::ask()
{
    model::HandQuestion question;
    std::vector<std::string> wanted;
    if (m_deck) {
        question = {m_deck->pile, m_deck->pile.hand, {}};
        for (const auto& wish : m_wishes->found()) {
            question.wanted.push_back(wish.rows);
            wanted.push_back(wish.query.toStdString());
        }
    }
    const bool some = question.pile.copies > 0;
    m_words->setText(!m_deck ? tr("No deck is open.")
                     : !some ? tr("There is nothing to draw: %1 is empty.").arg(m_deck->section())
                             : tr("An opening hand is %1 of %2.")
                                   .arg(std::min(question.size, question.pile.copies))
                                   .arg(counted(question.pile.copies, "cards")));
    m_line->setReady(some);
    m_wishes->setEnabled(some);
    if (question == m_question && wanted == m_wanted && (m_exact || m_work.isBusy() || !some))
        return;
    stop();
    m_question = std::move(question);
    m_wanted = std::move(wanted);
    m_exact.reset(); // the table keeps the figures before until the new ones are there
    if (!some) {
        m_work.drop();
        fill();
        return;
    }
    m_work.start([this, asked = m_question]() -> app::Job::Answer {
        return [this, asked, exact = model::handOdds(asked)] {
            m_exact = exact;
            fill();
        };
    });
}

void HandChances::stop()
{
    m_job.reset(); // cancels
    m_drawn.reset();
    m_line->stop(tr("Cancelled: the deck or the searches have changed."));
}

void HandChances::draw()
{
    if (m_question.pile.copies == 0 || m_line->isRunning())
        return;
    m_drawn.reset();
    fill();
    m_job = std::make_unique<app::HandStatsJob>();
    const auto seed = m_line->begin();
    m_line->watch(m_job.get(), [this, seed] { finish(seed); });
    m_job->start(m_question, seed, m_hands);
}

void HandChances::finish(quint64 seed)
{
    m_drawn = m_job->tally();
    m_exact = m_job->exact();
    fill();
    m_line->end(tr("%1 hands in {time}. The same again: seed %2.").arg(figures(m_drawn->hands)).arg(seed));
}

void HandChances::fill()
{
    const int current = m_figures->indexOfTopLevelItem(m_figures->currentItem());
    m_figures->clear();
    fillPicture();
    if (!m_exact)
        return;
    for (const auto& line : app::handFigureLines(
             m_question, m_wanted, *m_exact, m_drawn ? &*m_drawn : nullptr, m_deck->unit().toStdString())) {
        auto* row = new QTreeWidgetItem(m_figures, {q(line.label), q(line.exact), q(line.sampled)});
        alignRight(*row, {HandExact, HandDrawn});
        row->setToolTip(HandLabel, q(line.label));
        row->setData(HandLabel, Qt::AccessibleTextRole,
            line.sampled.empty() ? tr("%1: %2").arg(q(line.label), q(line.exact))
                                 : tr("%1: exactly %2, drawn %3").arg(q(line.label), q(line.exact), q(line.sampled)));
    }
    m_figures->setCurrentItem(m_figures->topLevelItem(std::max(0, current)));
}

void HandChances::fillPicture()
{
    std::vector<ChanceBar> bars;
    if (!m_exact || !m_deck)
        return m_picture->setBars({}, {}, 0);
    for (std::size_t set = 0; set < m_exact->copies.size(); ++set)
        for (std::size_t copies = 0; copies < m_exact->copies[set].size(); ++copies) {
            const double share = m_exact->copies[set][copies];
            bars.push_back({QString::number(copies), share, roundPercent(share), copies > 0, copies == 0 && set > 0});
        }
    if (!bars.empty()) {
        QStringList searches;
        for (const auto& wanted : m_wanted)
            searches << QStringLiteral("“%1”").arg(q(wanted));
        return m_picture->setBars(
            tr("Copies in an opening hand: %1").arg(searches.join(QStringLiteral(", "))), std::move(bars), 1);
    }
    std::map<std::int64_t, std::size_t> costs;
    for (const auto& row : m_question.pile.rows)
        if (row.cost)
            costs[*row.cost] += row.copies;
    const auto hand = static_cast<double>(std::min(m_question.size, m_question.pile.copies));
    for (const auto& [cost, copies] : costs) {
        const double mean = hand * static_cast<double>(copies) / static_cast<double>(m_question.pile.copies);
        bars.push_back({QString::number(cost), mean, decimalFigures(mean), true, false});
    }
    m_picture->setBars(tr("Cards of an opening hand by cost, on average"), std::move(bars), 0);
}

DrawChances::DrawChances(QWidget* parent)
    : QWidget(parent)
    , m_wishes(new WishList(model::maxWishes, true, this))
    , m_round(named(withId(new QSpinBox(this), "round"), tr("By round")))
    , m_played(named(withId(new QSpinBox(this), "played"), tr("Cards played per round")))
    , m_chance(withId(plainLabel({}, this), "chance"))
    , m_words(withId(plainLabel({}, this), "words"))
    , m_picture(new ChancePicture(this))
    , m_rounds(named(withId(new QTreeWidget(this), "rounds"), tr("Chances by round")))
{
    setObjectName(QStringLiteral("draws"));
    m_round->setRange(1, mostRounds);
    m_round->setValue(3);
    m_played->setRange(0, 20);
    m_played->setValue(1);
    m_chance->setFont(sized(font(), 17, true));
    asTable(*m_rounds, {tr("Round"), tr("Cards drawn"), tr("Chance"), tr("Playable card"), tr("Costly kept")});
    m_rounds->setFrameShape(QFrame::NoFrame);
    m_rounds->header()->setStretchLastSection(false);
    m_rounds->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_rounds->headerItem()->setToolTip(DrawFair, tr("The hand of the round holds a card that one round's points can "
                                                    "pay for, if cards are played regardless of cost"));
    m_rounds->headerItem()->setToolTip(
        DrawClogged, tr("The same, if only affordable cards are played and the others stay in hand"));
    alignRight(*m_rounds, {DrawNumber, DrawSeen, DrawChance, DrawFair, DrawClogged});
    for (auto* box : {m_round, m_played})
        connect(box, &QSpinBox::valueChanged, this, &DrawChances::ask);
    auto* line = rowOf(6, {labelFor(m_round->accessibleName(), m_round, this), m_round, gap(12),
                              labelFor(m_played->accessibleName(), m_played, this), m_played, gap(12), stretch(1)});
    setLayout(columnOf(8, {12, 12, 12, 12}, {m_wishes, line, m_chance, m_words, m_picture, {m_rounds, 1}}));
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
    m_picture->setBars({}, {}, 0);
    m_rounds->clear();
}

void DrawChances::showPicture(const std::vector<Round>& rounds, std::size_t asked)
{
    const bool wished = rounds.front().chance.has_value();
    std::vector<ChanceBar> bars;
    for (const auto& round : rounds)
        if (const auto share = wished ? round.chance : round.plays.fair)
            bars.push_back({QString::number(round.number), *share, roundPercent(*share), round.number == asked, false});
    m_picture->setBars(wished ? tr("Chance to have drawn them by round") : tr("Chance of a playable card by round"),
        std::move(bars), 1);
}

void DrawChances::show(const std::vector<Round>& rounds, const model::DrawPlan& plan)
{
    m_rounds->clear();
    for (const auto& round : rounds) {
        auto* row = new QTreeWidgetItem(
            m_rounds, {QString::number(round.number), QString::number(round.seen), percent(round.chance),
                          percent(round.plays.fair), percent(round.plays.clogged)});
        alignRight(*row, {DrawNumber, DrawSeen, DrawChance, DrawFair, DrawClogged});
        for (int column = 0; column < m_rounds->columnCount() && round.number == plan.round; ++column)
            row->setFont(column, bold(m_rounds->font()));
        row->setData(DrawNumber, Qt::AccessibleTextRole,
            tr("Round %1: %2 cards drawn, chance %3").arg(round.number).arg(round.seen).arg(percent(round.chance)));
    }
    showPicture(rounds, plan.round);
    m_rounds->setColumnHidden(DrawFair, !m_deck->pile.income);
    m_rounds->setColumnHidden(DrawClogged, !m_deck->pile.income);
    auto* asked = m_rounds->topLevelItem(static_cast<int>(plan.round) - 1);
    m_rounds->setCurrentItem(asked);
    const auto& chance = rounds[plan.round - 1].chance;
    m_chance->setText(chance                 ? tr("Chance: %1").arg(asked->text(DrawChance))
                      : m_wishes->isBroken() ? tr("The search has an error.")
                                             : tr("Search for the cards to be drawn."));
    m_words->setText(q(app::seenSentence(m_deck->pile.copies, plan)));
}

ChancesDialog::ChancesDialog(app::Workspace& workspace, app::DeckDocument* document, QWidget* parent)
    : QDialog(parent)
    , m_tabs(named(new QTabWidget(this), tr("Chances")))
    , m_hands(new HandChances)
    , m_draws(new DrawChances)
    , m_initiative(new InitiativeChances(workspace))
{
    setObjectName(QStringLiteral("chances"));
    resizeOnScreen(*this, {960, 720});
    m_tabs->setDocumentMode(true);
    // On a small screen a page scrolls instead of making the window larger than it.
    m_tabs->addTab(scrolled(m_hands), tr("&Hands"));
    m_tabs->addTab(scrolled(m_draws), tr("D&raws"));
    m_tabs->addTab(scrolled(m_initiative), tr("&Initiative"));
    setLayout(columnOf(QMargins(0, 4, 0, 0), {m_tabs}));
    connect(m_tabs, &QTabWidget::currentChanged, this, &ChancesDialog::refresh);
    setDocument(document);
}

void ChancesDialog::setDocument(app::DeckDocument* document)
{
    follow(m_document, document, this, &ChancesDialog::refresh);
    if (m_document)
        connect(m_document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    refresh();
}

void ChancesDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    refresh();
    focusPage();
}

// Where the question of the page is asked.
void ChancesDialog::focusPage()
{
    switch (m_tabs->currentIndex()) {
    case 0: return m_hands->wishes()->field(0)->setFocus();
    case 1: return m_draws->wishes()->field(0)->setFocus();
    default: break;
    }
}

void ChancesDialog::refresh()
{
    setWindowTitle(m_document ? tr("Chances: %1").arg(QString::fromStdString(m_document->deck().name)) : tr("Chances"));
    if (!isVisible())
        return;
    const auto deck = drawnDeck(m_document);
    if (deck)
        showPages(*deck->checker);
    const auto shown = static_cast<std::size_t>(m_tabs->currentIndex());
    if (shown >= ownPages)
        return m_rules[shown - ownPages]->setDeck(deck);
    switch (m_tabs->currentIndex()) {
    case 0: m_hands->setDeck(deck); break;
    case 1: m_draws->setDeck(deck); break;
    default: m_initiative->setDeck(deck, m_document); break;
    }
}

// What the ruleset has no use for is not there.
void ChancesDialog::showPages(const model::DeckChecker& checker)
{
    const auto& ruleset = checker.ruleset();
    if (m_ruleset == ruleset.id)
        return;
    m_ruleset = ruleset.id;
    const QSignalBlocker blocked(m_tabs);
    while (m_tabs->count() > static_cast<int>(ownPages)) {
        auto* page = m_tabs->widget(static_cast<int>(ownPages));
        m_tabs->removeTab(static_cast<int>(ownPages));
        page->deleteLater();
    }
    m_rules = ruleChances(ruleset, checker.catalogue().game());
    for (auto* page : m_rules)
        m_tabs->addTab(scrolled(page), page->title());
    const bool flips = ruleset.deal.flipOf(ruleset.tableRules.deck);
    m_tabs->setTabVisible(static_cast<int>(ownPages) - 1, flips);
    m_tabs->setTabEnabled(static_cast<int>(ownPages) - 1, flips); // Ctrl+Tab would stop there
}

} // namespace nexus::ui
