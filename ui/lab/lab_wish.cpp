#include "ui/lab/lab_wish.h"

#include "app/base/qt_text.h"
#include "ui/lab/before_after.h"
#include "ui/print/deck_picker.h"
#include "ui/theme/layout.h"
#include "ui/theme/number_field.h"
#include "ui/theme/parts.h"

#include <QComboBox>
#include <QSettings>

#include <algorithm>
#include <array>

namespace nexus::ui {

namespace {

constexpr int fewestGames = 2, mostGames = 100'000, usualGames = 100, gamesStep = 50, mostSeed = 1'000'000'000;

struct WayWords {
    const char *name, *heading, *play, *goOn;
    std::size_t fewestDecks; // ticked
    const char* tooFew;
    bool hasDeck, hasBefore;
};
// By LabWay.
constexpr std::array<WayWords, app::labWays> waysToPlay{{
    {QT_TRANSLATE_NOOP("LabWish", "League: each against each"), QT_TRANSLATE_NOOP("LabWish", "Decks of the league"),
        QT_TRANSLATE_NOOP("LabWish", "Play the league"), QT_TRANSLATE_NOOP("LabWish", "Go on with the league"), 2,
        QT_TRANSLATE_NOOP("LabWish", "Tick two decks or more: each plays each."), false, false},
    {QT_TRANSLATE_NOOP("LabWish", "Gauntlet: one against the others"),
        QT_TRANSLATE_NOOP("LabWish", "Against these decks"), QT_TRANSLATE_NOOP("LabWish", "Play the gauntlet"),
        QT_TRANSLATE_NOOP("LabWish", "Go on with the gauntlet"), 1,
        QT_TRANSLATE_NOOP("LabWish", "Choose a deck, and tick the others that it plays against."), true, false},
    {QT_TRANSLATE_NOOP("LabWish", "Two versions of a deck"), QT_TRANSLATE_NOOP("LabWish", "Against these decks"),
        QT_TRANSLATE_NOOP("LabWish", "Compare the versions"),
        QT_TRANSLATE_NOOP("LabWish", "Go on comparing the versions"), 1,
        QT_TRANSLATE_NOOP("LabWish", "Choose a deck and what it was before, and tick their opponents."), true, true},
    {QT_TRANSLATE_NOOP("LabWish", "A card before and after"),
        QT_TRANSLATE_NOOP("LabWish", "Decks with the card, and against"),
        QT_TRANSLATE_NOOP("LabWish", "Compare the card"), QT_TRANSLATE_NOOP("LabWish", "Go on comparing the card"), 1,
        QT_TRANSLATE_NOOP("LabWish", "Tick decks with the card, and others that they play against."), false, false},
}};

struct PlayerWords {
    const char *word, *name;
};
constexpr std::array<PlayerWords, 3> playersOfGames{{
    {"greedy", QT_TRANSLATE_NOOP("LabWish", "greedy (quick)")},
    {"fair", QT_TRANSLATE_NOOP("LabWish", "fair (slow)")},
    {"random", QT_TRANSLATE_NOOP("LabWish", "at random")},
}};

const WayWords& wayWordsOf(app::LabWay way) { return waysToPlay[static_cast<std::size_t>(way)]; }

} // namespace

QString LabWish::playerText(const std::string& word)
{
    const auto found = std::ranges::find_if(
        playersOfGames, [&](const PlayerWords& player) { return player.word == word; });
    return found == playersOfGames.end() ? q(word) : tr(found->name);
}

LabWish::LabWish(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_what(named(withId(new QComboBox(this), "labWhat"), tr("What is played")))
    , m_versions(new VersionChoice(workspace, this))
    , m_heading(partHeading({}))
    , m_picker(new DeckPicker(workspace, this))
    , m_players(named(withId(new QComboBox(this), "labPlayers"), tr("Players")))
    , m_games(withId(new NumberField(tr("Games of each pairing"), fewestGames, mostGames,
                         tr("Seats are exchanged every other game."), this),
          "labGames"))
    , m_seed(withId(
          new NumberField(tr("Seed"), 1, mostSeed, tr("The same number plays the same games, on every machine."), this),
          "labSeed"))
    , m_hint(withId(mutedLabel({}, this), "labHint"))
    , m_button(withId(pushButton({}, {}, this, &LabWish::pressed, this), "labPlay"))
{
    makeFields();
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Played by"), m_players);
    form->addRow(tr("Games each"), m_games);
    form->addRow(tr("Seed"), m_seed);
    constexpr QMargins around{14, 10, 14, 10};
    setLayout(columnOf(6, around, {m_what, m_versions, m_heading, {m_picker, 1}, form, m_hint, m_button}));
    const auto fresh = [this] {
        m_corrected.clear();
        refresh();
        Q_EMIT changed();
    };
    connect(m_picker, &DeckPicker::chosenChanged, this, fresh);
    connect(m_what, &QComboBox::currentIndexChanged, this, fresh);
    connect(m_players, &QComboBox::currentIndexChanged, this, fresh);
    connect(m_versions, &VersionChoice::changed, this, fresh);
    for (auto* field : {m_games, m_seed}) {
        connect(field, &QSpinBox::valueChanged, this, fresh);
        connect(
            field, &NumberField::corrected, this,
            [this](const QString& words) {
                m_corrected = words;
                refresh();
            },
            Qt::QueuedConnection); // behind the change of the value
    }
    refresh();
}

void LabWish::makeFields()
{
    for (const auto& words : waysToPlay)
        m_what->addItem(tr(words.name));
    for (const auto& player : playersOfGames)
        m_players->addItem(tr(player.name), QLatin1String(player.word));
    for (auto* box : {m_what, m_players})
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_heading->setWordWrap(true);
    // The list takes what the others leave, so that the button is seen on a small screen.
    m_picker->list()->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_games->setSingleStep(gamesStep);
    m_games->setValue(usualGames);
    m_button->setDefault(true);
}

void LabWish::ready()
{
    m_picker->ready();
    if (isVisible()) // else the library is not read before somebody comes here
        m_versions->refill();
    refresh();
}

void LabWish::refill()
{
    m_versions->refill();
    refresh();
}

app::LabWay LabWish::way() const { return static_cast<app::LabWay>(std::max(0, m_what->currentIndex())); }

QString LabWish::goOnText() const { return tr(wayWordsOf(way()).goOn); }

model::Series LabWish::series() const
{
    model::Series series;
    series.games = static_cast<std::uint64_t>(m_games->value());
    series.players.fill(*model::playerKindOf(m_players->currentData().toString().toStdString()));
    series.seed = static_cast<std::uint64_t>(m_seed->value());
    return series;
}

std::vector<model::Deck> LabWish::decks() const
{
    const bool isGauntlet = way() == app::LabWay::Gauntlet;
    auto decks = m_picker->chosen(isGauntlet ? m_versions->deckId() : 0);
    app::sortByName(decks);
    if (auto one = isGauntlet ? m_versions->deck() : std::nullopt)
        decks.insert(decks.begin(), std::move(*one));
    return decks;
}

void LabWish::proposeChange(const app::CardChange& change, const std::set<std::int64_t>& decks)
{
    m_change = change;
    const auto card = static_cast<int>(app::LabWay::Card);
    m_what->setItemText(card, tr("%1 before and after").arg(q(change.name())));
    m_what->setCurrentIndex(card);
    m_picker->chooseOnly(decks);
    refresh();
}

void LabWish::setBusy(bool busy)
{
    m_isBusy = busy;
    refresh();
}

void LabWish::setBegun(bool begun)
{
    m_begun = begun ? key() : QString();
    refresh();
}

QString LabWish::key() const
{
    const auto chosen = m_versions->chosen();
    const auto& words = wayWordsOf(way());
    return QStringList{QString::number(m_what->currentIndex()), m_picker->ticked().join(u'|'),
        words.hasDeck ? QString::number(chosen.after) : QString(),
        words.hasBefore ? QString::number(chosen.before) : QString(),
        way() == app::LabWay::Card && m_change ? q(m_change->name()) : QString(), m_players->currentData().toString(),
        QString::number(m_games->value()), QString::number(m_seed->value())}
        .join(u';');
}

QString LabWish::missing() const
{
    if (!m_workspace.isReady())
        return tr("The cards are being read.");
    const auto& words = wayWordsOf(way());
    if (way() == app::LabWay::Card && !m_change)
        return tr("“Play…” in the Workbench, among the cards or the changes of two lists, brings a card here.");
    const auto decks = m_picker->chosen(way() == app::LabWay::Gauntlet ? m_versions->deckId() : 0).size();
    return (words.hasDeck && !m_versions->isChosen(words.hasBefore)) || decks < words.fewestDecks ? tr(words.tooFew)
                                                                                                  : QString();
}

QString LabWish::plan() const
{
    const auto decks = m_picker->chosen(way() == app::LabWay::Gauntlet ? m_versions->deckId() : 0).size();
    const auto games = static_cast<std::size_t>(m_games->value());
    switch (way()) {
    case app::LabWay::League: {
        const auto pairings = decks * (decks - 1) / 2;
        return tr("%1 decks, %n pairings: %2 games", "of a league", static_cast<int>(pairings))
            .arg(figures(decks), figures(pairings * games));
    }
    case app::LabWay::Gauntlet:
        return tr("1 deck against %1: %2 games", "of a gauntlet").arg(figures(decks), figures(decks * games));
    case app::LabWay::Versions:
        return tr("%1 games before, and the same %1 after", "of two versions").arg(figures(decks * games));
    default: return tr("The same games before and after");
    }
}

void LabWish::refresh()
{
    const auto& words = wayWordsOf(way());
    const auto why = missing();
    for (auto* field :
        {static_cast<QWidget*>(m_picker), static_cast<QWidget*>(m_players), static_cast<QWidget*>(m_games),
            static_cast<QWidget*>(m_seed), static_cast<QWidget*>(m_what), static_cast<QWidget*>(m_versions)})
        field->setEnabled(!m_isBusy);
    m_versions->setVisible(words.hasDeck);
    m_versions->setWithBefore(words.hasBefore);
    m_heading->setText(tr(words.heading));
    m_button->setText(m_isBusy ? tr("Stop") : key() == m_begun ? tr(words.goOn) : tr(words.play));
    m_button->setEnabled(m_isBusy || why.isEmpty());
    m_button->setToolTip(m_isBusy ? tr("What has been played is kept") : why);
    m_hint->setText(!m_corrected.isEmpty() ? m_corrected : why.isEmpty() ? plan() : why);
    m_hint->setAccessibleName(m_hint->text());
}

void LabWish::restore(const QSettings& settings)
{
    const auto number = [&](const char* key, int usual) { return settings.value(QLatin1String(key), usual).toInt(); };
    m_games->setValue(number("lab/games", usualGames));
    m_seed->setValue(number("lab/seed", 1));
    m_players->setCurrentIndex(std::max(0, m_players->findData(settings.value(QStringLiteral("lab/players")))));
    m_what->setCurrentIndex(std::clamp(number("lab/what", 0), 0, m_what->count() - 1));
    m_picker->tick(settings.value(QStringLiteral("lab/ticked")).toStringList());
    m_versions->choose({settings.value(QStringLiteral("lab/deck")).toLongLong(),
        settings.value(QStringLiteral("lab/before")).toLongLong()});
    m_begun = settings.value(QStringLiteral("lab/begun")).toString();
    refresh();
}

void LabWish::store(QSettings& settings) const
{
    settings.setValue(QStringLiteral("lab/games"), m_games->value());
    settings.setValue(QStringLiteral("lab/seed"), m_seed->value());
    settings.setValue(QStringLiteral("lab/players"), m_players->currentData());
    settings.setValue(QStringLiteral("lab/what"), m_what->currentIndex());
    settings.setValue(QStringLiteral("lab/ticked"), m_picker->ticked());
    const auto chosen = m_versions->chosen();
    settings.setValue(QStringLiteral("lab/deck"), chosen.after);
    settings.setValue(QStringLiteral("lab/before"), chosen.before);
    settings.setValue(QStringLiteral("lab/begun"), m_begun);
}

} // namespace nexus::ui
