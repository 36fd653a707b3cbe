#include "ui/table/start_page.h"

#include "app/base/qt_text.h"
#include "app/documents/deck_actions.h"
#include "app/text/chances_text.h"
#include "app/text/table_words.h"
#include "ui/card/face_view.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QRandomGenerator>

#include <algorithm>

namespace nexus::ui {

using namespace model;

namespace {

constexpr int widest = 760;
constexpr int nobody = 0; // a choice of deck; decks of the library by their id, open ones that are in none below 0

constexpr std::size_t mostFlips = 12; // the last ones, where a flip ties long
constexpr int faceWidth = 190;

} // namespace

StartPage::StartPage(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_problem(plainLabel({}, this))
    , m_start(pushButton(tr("Start the game"), {}, this, &StartPage::startWanted, this))
{
    auto* title = new QLabel(tr("Table"), this);
    title->setFont(sized(font(), 17, true));
    auto* words = plainLabel(
        tr("Play a deck against others on one screen, or alone to try it out. Any deck will do, legal or not. Every "
           "step can be undone, and the game is kept until you clear the table."),
        this);
    m_problem->hide();
    m_start->setDefault(true);
    auto* open = pushButton(tr("Open a saved game or a scene…"), {}, this, &StartPage::openWanted, this);
    auto* page = new QWidget(this);
    page->setMaximumWidth(widest);
    page->setLayout(columnOf(14, noMargins,
        {stretch(1), title, words, makePlayers(), makeOptions(), m_problem, rowOf({m_start, open, stretch()}),
            stretch(2)}));
    setLayout(rowOf({stretch(1), {page, 100}, stretch(1)}));
    connect(&workspace, &app::Workspace::libraryChanged, this, &StartPage::reload);
    connect(&workspace, &app::Workspace::documentOpened, this, &StartPage::reload);
    connect(&workspace, &app::Workspace::documentClosed, this, &StartPage::reload);
    refresh();
}

QWidget* StartPage::makePlayers()
{
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 2);
    grid->setColumnStretch(2, 1);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        auto& row = m_rows[i];
        const auto number = QString::number(i + 1);
        row.deck = named(new QComboBox(box), tr("Deck of player %1").arg(number));
        row.deck->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        row.deck->setMinimumContentsLength(12);
        row.name = named(new QLineEdit(box), tr("Name of player %1").arg(number));
        row.name->setPlaceholderText(tr("named after the deck"));
        row.name->setMaxLength(40);
        const int line = static_cast<int>(i);
        row.title = new QLabel(tr("Player %1").arg(number), box);
        grid->addWidget(row.title, line, 0);
        grid->addWidget(row.deck, line, 1);
        grid->addWidget(row.name, line, 2);
        connect(row.deck, &QComboBox::currentIndexChanged, this, &StartPage::refresh);
    }
    return box;
}

QWidget* StartPage::makeOptions()
{
    auto* box = new QWidget(this);
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    m_ruleset = new QComboBox(box);
    m_windows = new QComboBox(box);
    for (const auto windows : {Windows::WhenFitting, Windows::WhenPossible, Windows::Always, Windows::Never})
        m_windows->addItem(q(app::windowsWords(windows)), static_cast<int>(windows));
    m_seed = named(new QLineEdit(box), tr("Seed of the game"));
    m_seed->setPlaceholderText(tr("random; the same number deals the same cards"));
    m_hands = new QComboBox(box);
    m_hands->addItem(tr("hidden: covered until their player opens them"), true);
    m_hands->addItem(tr("solo: all open, and the table never turns"), false);
    m_cardByCard = new QCheckBox(tr("Flip for initiative card by card"), box);
    m_cardByCard->setChecked(true);
    form->addRow(tr("Rules"), m_ruleset);
    form->addRow(tr("Stop for triggered abilities"), m_windows);
    form->addRow(tr("Seed"), m_seed);
    form->insertRow(1, tr("Hands"), m_hands);
    m_textsPlay = new QCheckBox(tr("Texts play: what is understood happens by itself"), box);
    m_textsPlay->setChecked(true);
    form->addRow(QString(), m_cardByCard);
    form->addRow(QString(), m_textsPlay);
    for (auto* combo : {m_ruleset, m_hands, m_windows}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(12);
        combo->setAccessibleName(static_cast<QLabel*>(form->labelForField(combo))->text());
    }
    return box;
}

void StartPage::fillRulesets()
{
    const auto chosen = m_ruleset->currentData();
    m_ruleset->clear();
    m_ruleset->addItem(tr("the rules of the first deck"), QString());
    for (const auto& known : m_workspace.library().rulesets)
        m_ruleset->addItem(
            q(app::editionName(known.ruleset.name, m_workspace.library().game)), q(known.ruleset.id.str()));
    m_ruleset->setCurrentIndex(std::max(0, m_ruleset->findData(chosen)));
}

void StartPage::reload()
{
    m_stale = true;
    if (isVisible())
        fill();
}

void StartPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        fill();
    for (auto& row : m_rows) // as high as the boxes beside them
        row.name->setMinimumHeight(row.deck->sizeHint().height());
    m_seed->setMinimumHeight(m_ruleset->sizeHint().height());
}

void StartPage::fill()
{
    if (!m_workspace.isReady())
        return;
    m_stale = false;
    fillRulesets();
    const app::DeckLibrary library(m_workspace);
    for (auto& row : m_rows) {
        const QSignalBlocker quiet(row.deck);
        const auto chosen = row.deck->currentData();
        row.deck->clear();
        row.deck->addItem(tr("nobody"), static_cast<qlonglong>(nobody));
        for (const auto* document : m_workspace.documents())
            if (!document->place().id && app::holdsCards(document->deck()))
                row.deck->addItem(tr("%1 (open)").arg(q(document->deck().name)), choiceOf(document));
        for (const auto& deck : library.decks())
            if (deck.cards > 0) // else it has nothing to play
                row.deck->addItem(q(deck.name), static_cast<qlonglong>(deck.id));
        row.deck->setCurrentIndex(std::max(0, row.deck->findData(chosen)));
    }
    follow();
    refresh();
}

qlonglong StartPage::choiceOf(const app::DeckDocument* document) const
{
    if (document->place().id)
        return *document->place().id;
    const auto& documents = m_workspace.documents();
    return -1 - static_cast<qlonglong>(std::find(documents.begin(), documents.end(), document) - documents.begin());
}

void StartPage::setOpenDeck(app::DeckDocument* document)
{
    m_open = document;
    reload();
}

// The first player has the deck of the tab in front until another is chosen.
void StartPage::follow()
{
    auto* deck = m_rows[0].deck;
    const auto now = deck->currentData().toLongLong();
    if (!m_open || (now != nobody && now != m_followed))
        return;
    m_followed = choiceOf(m_open);
    deck->setCurrentIndex(std::max(0, deck->findData(m_followed)));
}

// A deck that is open is played as it stands there.
std::optional<model::Deck> StartPage::deckOf(const QVariant& choice) const
{
    const auto id = choice.toLongLong();
    const auto& documents = m_workspace.documents();
    if (id < 0)
        return static_cast<std::size_t>(-1 - id) < documents.size()
                   ? std::optional(documents[static_cast<std::size_t>(-1 - id)]->deck())
                   : std::nullopt;
    if (id == nobody)
        return std::nullopt;
    if (const auto* open = m_workspace.find(id))
        return open->deck();
    return app::DeckLibrary(m_workspace).deck(id);
}

tl::expected<StartPage::Wish, QString> StartPage::wish() const
{
    Wish wish;
    std::vector<std::string> names;
    for (const auto& row : m_rows)
        if (auto deck = deckOf(row.deck->currentData())) {
            const auto typed = row.name->text().trimmed().toStdString();
            names.push_back(typed.empty() ? deck->name : typed);
            wish.seats.push_back({{}, std::move(*deck)});
        }
    if (wish.seats.empty())
        return tl::unexpected(tr("Choose a deck for at least one player."));
    names = app::playerNames(std::move(names));
    for (std::size_t i = 0; i < names.size(); ++i)
        wish.seats[i].player = names[i];
    const auto ruleset = m_ruleset->currentData().toString();
    wish.ruleset = ruleset.isEmpty() ? wish.seats.front().deck.ruleset : model::RulesetId(ruleset.toStdString());
    const auto seed = m_seed->text().trimmed();
    bool number = true;
    wish.seed = seed.isEmpty() ? QRandomGenerator::global()->bounded(quint32{1'000'000'000})
                               : seed.toULongLong(&number);
    if (!number)
        return tl::unexpected(tr("The seed must be a whole number from 0 up, not “%1”.").arg(seed));
    wish.windows = static_cast<model::Windows>(m_windows->currentData().toInt());
    wish.hidden = m_hands->currentData().toBool() && wish.seats.size() > 1;
    wish.cardByCard = m_cardByCard->isChecked();
    wish.textsPlay = m_textsPlay->isChecked();
    return wish;
}

void StartPage::tell(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setAccessibleName(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void StartPage::refresh()
{
    constexpr int leastRows = 2;
    int players = 0, rows = 0; // a row more than there are players
    for (const auto& row : m_rows) {
        const bool there = row.deck->currentData().toLongLong() != nobody;
        row.name->setEnabled(there);
        for (auto* part : std::initializer_list<QWidget*>{row.title, row.deck, row.name})
            part->setVisible(there || rows < leastRows || rows <= players);
        players += there;
        ++rows;
    }
    m_start->setEnabled(players > 0);
    m_start->setText(players > 1 ? tr("Start the game for %1 players").arg(players) : tr("Start a solo game"));
    m_hands->setEnabled(players > 1);
    tell({});
}

void StartPage::restore(const QSettings& settings)
{
    m_hands->setCurrentIndex(settings.value(QStringLiteral("table/hideHands"), true).toBool() ? 0 : 1);
    m_cardByCard->setChecked(settings.value(QStringLiteral("table/cardByCard"), true).toBool());
    m_textsPlay->setChecked(settings.value(QStringLiteral("table/textsPlay"), true).toBool());
    const int windows = m_windows->findData(
        settings.value(QStringLiteral("table/stops"), static_cast<int>(model::Windows::WhenFitting)).toInt());
    m_windows->setCurrentIndex(std::max(0, windows));
}

void StartPage::store(QSettings& settings) const
{
    settings.setValue(QStringLiteral("table/hideHands"), m_hands->currentData().toBool());
    settings.setValue(QStringLiteral("table/cardByCard"), m_cardByCard->isChecked());
    settings.setValue(QStringLiteral("table/textsPlay"), m_textsPlay->isChecked());
    settings.setValue(QStringLiteral("table/stops"), m_windows->currentData().toInt());
}

InitiativeView::InitiativeView(TablePlay& play, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_title(new QLabel(tr("Initiative"), this))
    , m_words(plainLabel({}, this))
    , m_grid(new QGridLayout)
    , m_next(new QPushButton(this))
    , m_all(new QPushButton(tr("Turn over all"), this))
{
    m_title->setFont(sized(font(), 17, true));
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(6);
    m_faceRow = rowOf(16, {stretch()});
    m_row = rowOf(8, {m_next, m_all, stretch()});
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
