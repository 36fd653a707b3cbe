#include "ui/chances/initiative_chances.h"

#include "app/base/qt_text.h"
#include "app/text/chances_text.h"
#include "model/base/text.h"
#include "ui/chances/run_line.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QLineEdit>
#include <QListWidget>
#include <QTreeWidget>

#include <algorithm>
#include <map>

namespace nexus::ui {

namespace {

constexpr int keyRole = Qt::UserRole, detailRole = Qt::UserRole + 1;

QString sameKey() { return QStringLiteral("same"); }

QString libraryKey(std::int64_t id) { return QStringLiteral("library:%1").arg(id); }

QString openKey(const app::DeckDocument* document)
{
    return document->place().id ? libraryKey(*document->place().id)
                                : QStringLiteral("open:%1").arg(document->place().slot);
}

enum FlipColumn { FlipCard, FlipCopies, FlipShows, FlipChange };

} // namespace

FlipView::FlipView(QWidget* parent)
    : QWidget(parent)
    , m_lines(named(withId(new QListWidget(this), "lines"), tr("Cards turned over")))
    , m_flip(withId(pushButton(tr("&Flip once"), {}, this, &FlipView::start, this), "flipOnce"))
    , m_next(withId(pushButton(tr("Turn over the &next card"), {}, this, &FlipView::turnNext, this), "turnNext"))
    , m_all(withId(pushButton(tr("Turn over a&ll"), {}, this, &FlipView::turnAll, this), "turnAll"))
    , m_seed(new SeedField(this))
{
    setObjectName(QStringLiteral("flip"));
    m_lines->setFrameShape(QFrame::NoFrame);
    m_lines->setWordWrap(true);
    m_lines->setTextElideMode(Qt::ElideNone);
    for (auto* button : {m_flip, m_next, m_all})
        button->setAutoDefault(false);
    m_seed->setPlaceholderText(tr("random"));
    auto* seed = labelFor(tr("Seed"), m_seed, this);
    setLayout(columnOf(4, noMargins, {rowOf(6, {m_flip, seed, m_seed, m_next, m_all, stretch(1)}), {m_lines, 1}}));
    m_lines->setMinimumHeight(m_lines->fontMetrics().height() * 4);
    connect(m_seed, &SeedField::chosen, this, &FlipView::start);
    showState();
}

void FlipView::setTable(FlipTable table, bool ready)
{
    m_ready = ready;
    if (table != m_table) {
        m_table = std::move(table);
        m_record = {};
        m_step = m_turned = 0;
        m_lines->clear();
    }
    showState();
}

void FlipView::start()
{
    flip(m_seed->seedOrChance());
    m_next->setFocus();
}

void FlipView::flip(quint64 seed)
{
    if (!m_ready)
        return;
    m_record = model::flipInitiative(m_table.piles, seed);
    m_step = m_turned = 0;
    m_lines->clear();
    turnNext();
}

// While a step is not whole its cards stand alone; then they become one line that says what they mean.
void FlipView::turnNext()
{
    if (isOpen())
        return;
    const auto& step = m_record.steps[m_step];
    if (m_turned == 0 && step.shuffledBack)
        m_lines->addItem(tr("A deck has run out; the tied players shuffle their cards back in."));
    const auto& reveal = step.reveals[m_turned];
    const auto& row = m_table.piles[reveal.player].rows[reveal.row];
    const auto unit = m_table.unit.empty() ? QString() : QLatin1Char(' ') + q(m_table.unit);
    m_lines->addItem(
        tr("%1 reveals %2 (%3%4)").arg(q(m_table.players[reveal.player]), q(row.name)).arg(reveal.shows).arg(unit));
    if (++m_turned == step.reveals.size()) {
        for (auto gone = m_turned + (step.shuffledBack ? 1 : 0); gone > 0; --gone)
            delete m_lines->takeItem(m_lines->count() - 1);
        m_lines->addItem(q(app::flipSentence(m_record, m_step, m_table.piles, m_table.players, m_table.unit)));
        m_turned = 0;
        ++m_step;
    }
    if (isOpen())
        m_lines->addItem(tr("The same again: seed %1.").arg(m_record.seed));
    m_lines->setCurrentRow(m_lines->count() - 1);
    m_lines->scrollToBottom();
    showState();
}

void FlipView::turnAll()
{
    while (!isOpen())
        turnNext();
}

void FlipView::showState()
{
    const bool focused = m_next->hasFocus() || m_all->hasFocus();
    m_flip->setEnabled(m_ready);
    m_seed->setEnabled(m_ready);
    m_next->setEnabled(!isOpen());
    m_all->setEnabled(!isOpen());
    if (focused && isOpen())
        m_flip->setFocus();
}

OpponentList::OpponentList(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_filter(searchField(tr("Find a deck"), this))
    , m_decks(named(withId(new QListWidget(this), "others"), tr("Decks to flip against")))
{
    m_decks->setAccessibleDescription(tr("Tick one deck for exact chances, up to %1 for flips").arg(most));
    m_decks->setTextElideMode(Qt::ElideRight);
    m_decks->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* against = labelFor(tr("This deck &against"), m_decks, this);
    setLayout(columnOf(noMargins, {against, m_filter, {m_decks, 1}}));
    connect(m_filter, &QLineEdit::textChanged, this, &OpponentList::filter);
    connect(m_decks, &QListWidget::itemChanged, this, &OpponentList::choose);
    for (const auto signal : {&app::Workspace::documentOpened, &app::Workspace::documentClosed})
        connect(&workspace, signal, this, &OpponentList::list);
}

void OpponentList::setOwn(DrawnDeckPtr deck, const app::DeckDocument* document)
{
    m_own = std::move(deck);
    const bool another = m_document != document || !m_library;
    m_document = document;
    if (!m_library && m_workspace.isReady()) {
        m_library = std::make_unique<app::DeckLibrary>(m_workspace);
        connect(m_library.get(), &app::DeckLibrary::changed, this, &OpponentList::list);
    }
    m_decks->setEnabled(m_own != nullptr);
    if (another)
        list();
}

void OpponentList::list()
{
    if (!m_library)
        return;
    const auto before = tickedKeys();
    const auto current = m_decks->currentItem() ? m_decks->currentItem()->data(keyRole).toString() : QString();
    {
        const QSignalBlocker quiet(m_decks);
        m_decks->clear();
        add(tr("The same deck"), tr("another player with this deck"), sameKey());
        for (const auto* document : m_workspace.documents())
            if (document != m_document) {
                add(q(document->deck().name), tr("open"), openKey(document));
                connect(document, &app::DeckDocument::changed, this, &OpponentList::changed, Qt::UniqueConnection);
            }
        for (const auto& deck : m_library->decks())
            if (!m_workspace.find(deck.id))
                add(q(deck.name), q(deck.ruleset), libraryKey(deck.id));
        tellApart();
        for (int row = 0; row < m_decks->count(); ++row) {
            auto* item = m_decks->item(row);
            const auto key = item->data(keyRole).toString();
            item->setCheckState(before.contains(key) ? Qt::Checked : Qt::Unchecked);
            if (key == current || row == 0)
                m_decks->setCurrentItem(item);
        }
    }
    filter();
    Q_EMIT changed();
}

// Decks of one name say where they are.
void OpponentList::tellApart()
{
    std::map<QString, int> names;
    for (int row = 0; row < m_decks->count(); ++row)
        ++names[m_decks->item(row)->text()];
    for (int row = 0; row < m_decks->count(); ++row)
        if (auto* item = m_decks->item(row); names[item->text()] > 1)
            item->setText(QStringLiteral("%1 (%2)").arg(item->text(), item->data(detailRole).toString()));
}

void OpponentList::add(const QString& name, const QString& detail, const QString& key)
{
    auto* item = new QListWidgetItem(name, m_decks);
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    item->setData(keyRole, key);
    item->setData(detailRole, detail);
    item->setToolTip(QStringLiteral("%1 (%2)").arg(name, detail));
}

// Ticked ones are always seen.
void OpponentList::filter()
{
    const auto words = model::fold(m_filter->text().trimmed().toStdString());
    for (int row = 0; row < m_decks->count(); ++row) {
        auto* item = m_decks->item(row);
        item->setHidden(item->checkState() != Qt::Checked &&
                        model::fold(item->text().toStdString()).find(words) == std::string::npos);
    }
}

QStringList OpponentList::tickedKeys() const
{
    QStringList keys;
    for (int row = 0; row < m_decks->count(); ++row)
        if (m_decks->item(row)->checkState() == Qt::Checked)
            keys << m_decks->item(row)->data(keyRole).toString();
    return keys;
}

void OpponentList::choose(QListWidgetItem* item)
{
    if (tickedKeys().size() > most) {
        const QSignalBlocker quiet(m_decks);
        item->setCheckState(Qt::Unchecked);
        Q_EMIT refused();
        return;
    }
    Q_EMIT changed();
}

std::vector<DrawnDeckPtr> OpponentList::ticked()
{
    std::vector<DrawnDeckPtr> decks;
    for (const auto& key : tickedKeys())
        if (auto deck = deckOf(key))
            decks.push_back(std::move(deck));
    return decks;
}

DrawnDeckPtr OpponentList::deckOf(const QString& key)
{
    if (key == sameKey())
        return m_own;
    for (const auto* document : m_workspace.documents())
        if (openKey(document) == key)
            return drawnDeck(document);
    for (const auto& listed : m_library->decks())
        if (libraryKey(listed.id) == key)
            if (auto deck = m_library->deck(listed.id)) {
                auto checker = m_workspace.checker(deck->ruleset);
                return drawnDeck(std::move(*deck), std::move(checker));
            }
    return nullptr;
}

InitiativeChances::InitiativeChances(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_others(new OpponentList(workspace, this))
    , m_words(withId(plainLabel({}, this), "words"))
    , m_cards(named(withId(new QTreeWidget(this), "cards"), tr("Effect of one copy less")))
    , m_flips(new FlipView(this))
    , m_line(new RunLine(tr("Flip %1 &times").arg(figures(app::FlipStatsJob::manyGames)), this))
{
    setObjectName(QStringLiteral("initiative"));
    asTable(*m_cards, {tr("Card"), tr("Copies"), tr("Shows"), tr("One copy less")});
    m_cards->headerItem()->setToolTip(
        FlipChange, tr("Change in this player's chance to decide with one copy taken out"));
    m_cards->setItemsExpandable(false);
    m_cards->setIndentation(12);
    m_cards->setFrameShape(QFrame::NoFrame);
    stretchOnly(*m_cards, FlipCard);
    alignRight(*m_cards, {FlipCopies, FlipShows, FlipChange});
    m_cards->setMinimumHeight(m_cards->fontMetrics().height() * 6);

    auto* right = new QWidget;
    right->setLayout(columnOf(8, {8, 0, 0, 0}, {m_words, {m_cards, 3}, {m_flips, 2}, m_line}));
    auto* halves = new QSplitter(this);
    divide(*halves, {m_others, right}, {0, 1}, {240, 640});
    setLayout(columnOf(QMargins(12, 12, 12, 12), {halves}));
    connect(m_others, &OpponentList::changed, this, [this] {
        if (isVisible()) // what is not seen is asked when it is
            ask();
    });
    connect(m_others, &OpponentList::refused, this,
        [this] { m_words->setText(q(app::flipObstacleText(model::FlipObstacle::TooManyDecks, {}, {}))); });
    connect(m_line, &RunLine::startWanted, this, &InitiativeChances::count);
    connect(&m_work, &app::Job::failed, m_words, &QLabel::setText);
}

InitiativeChances::~InitiativeChances() = default;

void InitiativeChances::setDeck(DrawnDeckPtr deck, const app::DeckDocument* document)
{
    m_deck = std::move(deck);
    m_others->setOwn(m_deck, document);
    ask();
}

void InitiativeChances::ask()
{
    FlipTable table;
    std::vector<std::string> names;
    if (m_deck) {
        table.unit = app::revealUnit(*m_deck->checker);
        table.piles.push_back(m_deck->pile);
        names.push_back(m_deck->deck.name);
    }
    for (const auto& other : m_deck ? m_others->ticked() : std::vector<DrawnDeckPtr>()) {
        table.piles.push_back(other->pile);
        names.push_back(other->deck.name);
    }
    table.players = app::playerNames(std::move(names));
    if (table != m_table)
        stop();
    m_table = std::move(table);
    const auto obstacle = model::flipObstacle(m_table.piles);
    const bool never = !obstacle && model::undecidable(m_table.piles);
    m_ready = m_deck && !obstacle && !never;
    m_flips->setTable(m_table, m_ready);
    m_line->setReady(m_ready);
    if (!m_ready || m_table.piles.size() != 2) {
        m_work.drop();
        m_cards->clear();
    }
    if (!m_deck)
        m_words->setText(tr("No deck is open."));
    else if (obstacle == model::FlipObstacle::TooFewDecks)
        m_words->setText(
            tr("Tick one deck for exact chances against it, or up to %1 for simulated flips.").arg(OpponentList::most));
    else if (obstacle)
        m_words->setText(q(app::flipObstacleText(*obstacle, m_table.piles, m_table.players)));
    else if (never)
        m_words->setText(q(app::undecidableText(m_table.piles, m_table.players, m_table.unit)));
    else if (m_table.piles.size() != 2)
        m_words->setText(
            tr("Chances are exact for two decks only. With %1 decks, flips are simulated.").arg(m_table.piles.size()));
    else
        askExact();
}

void InitiativeChances::askExact()
{
    m_work.start([this, first = model::revealCounts(m_table.piles[0]),
                     second = model::revealCounts(m_table.piles[1])]() -> app::Job::Answer {
        const Exact exact{model::initiativeOdds(first, second),
            {model::initiativeMarginals(first, second), model::initiativeMarginals(second, first)}};
        return [this, exact] { showExact(exact); };
    });
}

void InitiativeChances::showExact(const Exact& exact)
{
    m_words->setText(q(app::initiativeSentence(exact.odds, m_table.players)));
    m_cards->clear();
    for (std::size_t player = 0; player < 2; ++player)
        addMarginals(player, exact.marginals[player]);
    m_cards->expandAll();
    m_cards->setCurrentItem(m_cards->topLevelItem(0));
}

// The lowest numbers first: they win flips.
void InitiativeChances::addMarginals(std::size_t player, const model::InitiativeMarginals& marginals)
{
    auto* group = new QTreeWidgetItem(m_cards, {q(m_table.players[player])});
    group->setFont(FlipCard, bold(m_cards->font()));
    group->setToolTip(FlipCard, group->text(FlipCard));
    auto rows = m_table.piles[player].rows;
    std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.reveal < b.reveal; });
    for (const auto& card : rows) {
        const auto found = marginals.find(card.reveal);
        const bool known = found != marginals.end() && found->second;
        auto* row = new QTreeWidgetItem(
            group, {q(card.name), QString::number(card.copies), pointsText(card.reveal, q(m_table.unit)),
                       known ? q(app::changeText(*found->second)) : tr("no decision possible")});
        alignRight(*row, {FlipCopies, FlipShows, FlipChange});
        row->setToolTip(FlipCard, row->text(FlipCard));
        row->setData(FlipCard, Qt::AccessibleTextRole,
            tr("%1 in %2, shows %3, one copy less: %4")
                .arg(row->text(FlipCard), group->text(FlipCard), row->text(FlipShows), row->text(FlipChange)));
    }
}

void InitiativeChances::stop()
{
    m_job.reset(); // cancels
    m_line->stop(tr("Cancelled: the decks have changed."));
}

void InitiativeChances::count()
{
    if (!m_ready || m_line->isRunning())
        return;
    m_job = std::make_unique<app::FlipStatsJob>();
    const auto seed = m_line->begin();
    m_line->watch(m_job.get(), [this, seed] {
        auto lines = texts(app::tallyLines(m_job->tally(), m_table.players));
        lines << tr("Flipped in {time}. The same again: seed %1.").arg(seed);
        m_line->end(lines.join(QLatin1Char('\n')));
    });
    m_job->start(m_table.piles, seed, m_games);
}

} // namespace nexus::ui
