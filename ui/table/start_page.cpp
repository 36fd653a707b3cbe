#include "ui/table/start_page.h"

#include "app/base/qt_text.h"
#include "app/documents/deck_actions.h"
#include "app/text/chances_text.h"
#include "app/text/table_words.h"
#include "ui/card/face_view.h"
#include "ui/table/deck_tile.h"
#include "ui/table/flip_stage.h"
#include "ui/table/player_colours.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"
#include "ui/theme/window_style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QToolButton>

#include <algorithm>
#include <limits>
#include <utility>

namespace nexus::ui {

using namespace model;

namespace {

constexpr int widest = 860;
constexpr int nobody = 0; // a choice of deck; decks of the library by their id, open ones that are in none below 0
constexpr qlonglong unknown = std::numeric_limits<qlonglong>::min();
constexpr std::size_t pairSize = 2;
constexpr int seedWidth = 130, diceSize = 22, playWidth = 200, playHeight = 46;

constexpr QLatin1String usualOpponent("fair");
constexpr int mostFlips = 3; // the last ones, where a flip ties long

} // namespace

StartPage::StartPage(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_problem(plainLabel({}, this))
{
    m_problem->hide();
    auto* page = new QWidget(this);
    page->setMaximumWidth(widest);
    m_options = makeOptions();
    page->setLayout(columnOf(16, {0, 16, 0, 16},
        {stretch(1), makePlayers(), makePlay(), {m_problem, 0, Qt::AlignHCenter}, m_options, stretch(2)}));
    setLayout(rowOf({stretch(1), {page, 100}, stretch(1)}));
    connect(&workspace, &app::Workspace::libraryChanged, this, &StartPage::reload);
    connect(&workspace, &app::Workspace::documentOpened, this, &StartPage::reload);
    connect(&workspace, &app::Workspace::documentClosed, this, &StartPage::reload);
    whenColoursChange(this, [this] { dress(); });
    dress();
    showOptions(false);
    refresh();
}

QComboBox* StartPage::deckBox(int player) const { return m_tiles[static_cast<std::size_t>(player)]->deck(); }
QLineEdit* StartPage::nameBox(int player) const { return m_tiles[static_cast<std::size_t>(player)]->player(); }

QComboBox* StartPage::playsBox(int player) const { return m_tiles[static_cast<std::size_t>(player)]->plays(); }

// The first two side by side, further ones a line each.
QWidget* StartPage::makePlayers()
{
    auto* box = new QWidget(this);
    auto* pair = rowOf(18, {});
    auto* all = columnOf(8, noMargins, {pair});
    auto* against = mutedLabel(tr("against"), box);
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        auto* tile = m_tiles[i] = new DeckTile(static_cast<SeatIndex>(i), box);
        connect(tile->deck(), &QComboBox::currentIndexChanged, this, &StartPage::refresh);
        if (i < pairSize) {
            pair->addWidget(tile, 1);
            if (i == 0)
                pair->addWidget(against, 0, Qt::AlignCenter);
        } else {
            tile->setLow(true);
            all->addWidget(tile);
        }
    }
    box->setLayout(all);
    return box;
}

QWidget* StartPage::makePlay()
{
    auto* box = new QWidget(this);
    m_seed = named(new QLineEdit(box), tr("Seed of the game"));
    m_seed->setPlaceholderText(tr("any cards"));
    m_seed->setToolTip(tr("The same number deals the same cards; without one the dice decide."));
    m_seed->setFixedWidth(seedWidth);
    m_dice = new QToolButton(box);
    m_dice->setAccessibleName(tr("Roll the dice"));
    m_dice->setToolTip(tr("Roll the dice: another number, other cards"));
    m_dice->setFocusPolicy(Qt::StrongFocus);
    m_dice->setIconSize({diceSize, diceSize});
    connect(m_dice, &QToolButton::clicked, this, &StartPage::rollDice);
    m_start = pushButton(tr("Play"), {}, this, &StartPage::startWanted, box);
    m_start->setProperty(mainButton, true);
    m_start->setDefault(true);
    m_start->setFont(sized(font(), 17, true));
    m_start->setMinimumSize(playWidth, playHeight);
    m_optionsButton = pushButton(
        {}, {}, this, [this] { showOptions(m_options->isHidden()); }, box);
    m_moreButton = pushButton(
        tr("More players"), {}, this,
        [this] {
            m_more = true;
            refresh();
            m_tiles[pairSize]->deck()->setFocus();
        },
        box);
    auto* open = pushButton(tr("Open a saved game or a scene…"), {}, this, &StartPage::openWanted, box);
    for (auto* button : {m_optionsButton, m_moreButton, open}) {
        button->setFlat(true);
        button->setAutoDefault(false);
    }
    m_seed->setMinimumHeight(m_dice->sizeHint().height());
    box->setLayout(columnOf(10, noMargins,
        {rowOf(8, {stretch(1), m_dice, m_seed, gap(12), m_start, gap(12 + diceSize + seedWidth), stretch(1)}),
            rowOf(8, {stretch(1), m_optionsButton, m_moreButton, open, stretch(1)})}));
    return box;
}

void StartPage::rollDice() { m_seed->setText(QString::number(QRandomGenerator::global()->bounded(mostSeed))); }

void StartPage::showOptions(bool shown)
{
    m_options->setVisible(shown);
    m_optionsButton->setText(shown ? tr("Options ▾") : tr("Options ▸"));
    m_optionsButton->setAccessibleName(shown ? tr("Hide the options") : tr("Show the options"));
}

// A die with its five.
void StartPage::dress()
{
    QPixmap picture(QSize(diceSize, diceSize) * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    drawRounded(painter, QRectF(1, 1, diceSize - 2, diceSize - 2), 4, Qt::transparent, QPen(theme().text, 1.6));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().text);
    const double low = diceSize * 0.28, middle = diceSize * 0.5, high = diceSize * 0.72;
    for (const auto& pip :
        {QPointF(low, low), QPointF(high, low), QPointF(middle, middle), QPointF(low, high), QPointF(high, high)})
        painter.drawEllipse(pip, 2, 2);
    painter.end();
    m_dice->setIcon(picture);
    auto colours = m_start->palette();
    colours.setColor(QPalette::ButtonText, theme().onAccent);
    m_start->setPalette(colours);
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
    m_hands = new QComboBox(box);
    m_hands->addItem(tr("hidden: covered until their player opens them"), true);
    m_hands->addItem(tr("solo: all open, and the table never turns"), false);
    m_cardByCard = new QCheckBox(tr("Flip for initiative card by card"), box);
    m_cardByCard->setChecked(true);
    form->addRow(tr("Rules"), m_ruleset);
    form->addRow(tr("Stop for triggered abilities"), m_windows);
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
}

void StartPage::fill()
{
    if (!m_workspace.isReady())
        return;
    m_stale = false;
    fillRulesets();
    app::DeckLibrary library(m_workspace);
    for (auto* tile : m_tiles) {
        auto* list = tile->deck();
        const QSignalBlocker quiet(list);
        const auto chosen = list->currentData();
        list->clear();
        list->addItem(tr("nobody"), static_cast<qlonglong>(nobody));
        for (const auto* document : m_workspace.documents())
            if (!document->place().id && app::holdsCards(document->deck()))
                list->addItem(tr("%1 (open)").arg(q(document->deck().name)), choiceOf(document));
        for (const auto& deck : library.decks())
            if (deck.cards > 0) // else it has nothing to play
                list->addItem(q(deck.name), static_cast<qlonglong>(deck.id));
        list->setCurrentIndex(std::max(0, list->findData(chosen)));
    }
    m_shown.fill(unknown); // their cards may be others
    follow();
    offerOpponent(library);
    refresh();
}

// Whoever opens a deck and comes here has somebody to play against at once: the first other deck that is legal.
void StartPage::offerOpponent(app::DeckLibrary& library)
{
    const auto own = m_tiles[0]->deck()->currentData().toLongLong();
    if (m_opponentOffered || own == nobody)
        return;
    m_opponentOffered = true;
    auto* list = m_tiles[1]->deck();
    for (const auto& deck : library.decks())
        if (deck.cards > 0 && deck.id != own && library.legality(deck.id).state == app::GaugeState::Met) {
            const QSignalBlocker quiet(list);
            return list->setCurrentIndex(list->findData(static_cast<qlonglong>(deck.id)));
        }
}

qlonglong StartPage::choiceOf(const app::DeckDocument* document) const
{
    if (document->place().id)
        return *document->place().id;
    const auto& documents = m_workspace.documents();
    return -1 - static_cast<qlonglong>(std::find(documents.begin(), documents.end(), document) - documents.begin());
}

QString StartPage::programWords(const model::PlayerKind& kind) const
{
    const auto* plays = playsBox(0);
    for (int i = 0; i < plays->count(); ++i)
        if (model::playerKindOf(plays->itemData(i).toString().toStdString()) == kind)
            return plays->itemText(i);
    return tr("the program");
}

void StartPage::setOpenDeck(app::DeckDocument* document)
{
    m_open = document;
    reload();
}

// The first player has the deck of the tab in front until another is chosen.
void StartPage::follow()
{
    auto* deck = m_tiles[0]->deck();
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
    for (const auto* tile : m_tiles)
        if (auto deck = deckOf(tile->deck()->currentData())) {
            const auto typed = tile->player()->text().trimmed().toStdString();
            names.push_back(typed.empty() ? deck->name : typed);
            wish.seats.push_back({{}, std::move(*deck)});
            wish.players.push_back(playerKindOf(tile->plays()->currentData().toString().toStdString()));
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
    wish.seed = seed.isEmpty() ? QRandomGenerator::global()->bounded(mostSeed) : seed.toULongLong(&number);
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
    std::size_t players = 0;
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        auto* tile = m_tiles[i];
        const auto choice = tile->deck()->currentData().toLongLong();
        const bool there = choice != nobody;
        tile->setVisible(i < pairSize || there || (m_more && i <= std::max(players, pairSize)));
        players += there;
        if (std::exchange(m_shown[i], choice) == choice)
            continue;
        const auto deck = m_workspace.isReady() ? deckOf(tile->deck()->currentData()) : std::nullopt;
        tile->showDeck(deck ? &*deck : nullptr, deck ? m_workspace.checker(deck->ruleset).get() : nullptr);
    }
    m_start->setEnabled(players > 0);
    m_start->setText(players > 1 ? tr("Play") : tr("Play alone"));
    m_moreButton->setVisible(!m_more && players >= pairSize);
    m_hands->setEnabled(players > 1);
    tell({});
}

void StartPage::restore(const QSettings& settings)
{
    m_hands->setCurrentIndex(settings.value(QStringLiteral("table/hideHands"), true).toBool() ? 0 : 1);
    m_cardByCard->setChecked(settings.value(QStringLiteral("table/cardByCard"), true).toBool());
    m_textsPlay->setChecked(settings.value(QStringLiteral("table/textsPlay"), true).toBool());
    const auto plays = settings.value(QStringLiteral("table/plays"), QStringList{{}, usualOpponent}).toStringList();
    for (std::size_t i = 0; i < m_tiles.size(); ++i)
        m_tiles[i]->plays()->setCurrentIndex(
            std::max(0, m_tiles[i]->plays()->findData(plays.value(static_cast<qsizetype>(i)))));
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
    QStringList plays;
    for (const auto* tile : m_tiles)
        plays << tile->plays()->currentData().toString();
    settings.setValue(QStringLiteral("table/plays"), plays);
}

InitiativeView::InitiativeView(TablePlay& play, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_title(new QLabel(tr("Initiative"), this))
    , m_words(plainLabel({}, this))
    , m_earlier(mutedLabel({}, this))
    , m_stage(new FlipStage(this))
    , m_painter(new FaceView(this))
    , m_next(new QPushButton(this))
    , m_all(new QPushButton(tr("Turn over all"), this))
{
    m_title->setFont(sized(font(), 17, true));
    m_painter->hide();
    m_row = rowOf(8, {stretch(1), m_next, m_all, stretch(1)});
    for (auto* label : {m_title, m_earlier, m_words})
        label->setAlignment(Qt::AlignCenter);
    setLayout(columnOf(12, {stretch(1), m_title, m_earlier, m_stage, m_words, m_row, stretch(2)}));
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
            if (const auto shown = happening.as<happened::Revealed>(); happening.is<happened::Revealed>())
                m_reveals.push_back(
                    {shown.flip, shown.cost, happening.seat, happening.card, q(state.name(happening.card))});
            else if (happening.is<happened::Decides>())
                m_end = state.players.size() > 1 ? tr("%1 decides who acts first.").arg(q(words.player(happening.seat)))
                                                 : tr("The deck is shuffled.");
            else if (happening.is<happened::FlipUndecided>())
                m_end = tr("No flip can decide between these decks: say who acts first.");
        }
        if (!m_end.isEmpty())
            return;
        m_reveals.clear();
    }
}

// Of the flip at hand, those that are turned over show their face.
void InitiativeView::showCards()
{
    const app::TableWords words(m_play.state());
    const auto& catalogue = m_play.session().checker().catalogue();
    const auto ratio = devicePixelRatioF();
    const int flip = m_reveals.empty() ? 0 : m_reveals[std::min(m_turned, m_reveals.size() - 1)].flip;
    const int shown = m_turned > 0 && m_turned < m_reveals.size() && m_reveals[m_turned - 1].flip != flip
                          ? m_reveals[m_turned - 1].flip // whole, until the next one begins
                          : flip;
    int least = std::numeric_limits<int>::max(), lowest = 0;
    for (const auto& reveal : m_reveals)
        if (reveal.flip == shown && reveal.cost <= least) {
            lowest = reveal.cost < least ? 1 : lowest + 1;
            least = reveal.cost;
        }
    std::vector<FlipStage::Slot> cards;
    bool met = !m_reveals.empty();
    for (std::size_t i = 0; i < m_reveals.size(); ++i)
        if (m_reveals[i].flip == shown)
            met = met && i < m_turned;
    for (std::size_t i = 0; i < m_reveals.size(); ++i) {
        const auto& reveal = m_reveals[i];
        if (reveal.flip != shown)
            continue;
        FlipStage::Slot slot{q(words.player(reveal.seat)), playerColour(reveal.seat), {}, {}, {}};
        if (const auto index = m_play.state().wordsOf(reveal.card).card; index && i < m_turned) {
            m_painter->setFace(app::cardFace(catalogue, *index), catalogue.game());
            slot.face = m_painter->picture(static_cast<int>(FlipStage::faceWidth * ratio));
            slot.cost = q(words.points(reveal.cost));
        }
        slot.wins = met && reveal.cost == least && lowest == 1;
        if (met && reveal.cost == least && lowest > 1)
            slot.note = tr("tied");
        cards.push_back(std::move(slot));
    }
    if (m_reveals.empty()) // before the flip: everybody's deck
        for (SeatIndex seat = 0; seat < m_play.state().players.size(); ++seat)
            cards.push_back({q(words.player(seat)), playerColour(seat), {}, {}, {}});
    m_stage->showSlots(std::move(cards), met);
    QStringList earlier;
    for (const auto& reveal : m_reveals)
        if (reveal.flip < shown && (earlier.isEmpty() || reveal.flip + mostFlips > shown))
            earlier << tr("%1 %2").arg(q(words.player(reveal.seat)), q(words.points(reveal.cost)));
    m_earlier->setText(earlier.isEmpty() ? QString() : tr("Tied before: %1").arg(earlier.join(QStringLiteral(", "))));
    m_earlier->setVisible(!earlier.isEmpty());
    m_stage->setAccessibleName(lines().join(QStringLiteral("; ")));
}

void InitiativeView::setMotion(bool moves) { m_stage->setMotion(moves); }

void InitiativeView::clear()
{
    for (auto* button : m_choices) { // one may be in the middle of its click
        button->hide();
        button->deleteLater();
    }
    m_choices.clear();
}

void InitiativeView::showRows()
{
    clear();
    showCards();
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
        m_row->insertWidget(1 + static_cast<int>(m_choices.size()), button);
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
