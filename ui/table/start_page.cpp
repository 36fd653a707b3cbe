#include "ui/table/start_page.h"

#include "app/base/qt_text.h"
#include "app/text/chances_text.h"
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

namespace {

constexpr int widest = 760;
constexpr int nobody = 0; // a choice of deck; decks of the library by their id, open ones that are in none below 0

} // namespace

StartPage::StartPage(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_problem(plainLabel({}, this))
    , m_start(pushButton(tr("Lay the table"), {}, this, &StartPage::startWanted, this))
{
    auto* title = new QLabel(tr("Table"), this);
    title->setFont(sized(font(), 17, true));
    auto* words = new QLabel(
        tr("Play a deck against others at one screen, or alone to try it out. Any deck will do, legal or not. "
           "Every step can be undone, and the game is kept until you clear the table."),
        this);
    words->setWordWrap(true);
    m_problem->hide();
    m_start->setDefault(true);
    auto* open = pushButton(tr("Open a kept game…"), {}, this, &StartPage::openWanted, this);
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
        row.deck = new QComboBox(box);
        row.deck->setAccessibleName(tr("Deck of player %1").arg(number));
        row.deck->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        row.deck->setMinimumContentsLength(24);
        row.name = new QLineEdit(box);
        row.name->setAccessibleName(tr("Name of player %1").arg(number));
        row.name->setPlaceholderText(tr("named as the deck"));
        row.name->setMaxLength(40);
        const int line = static_cast<int>(i);
        grid->addWidget(new QLabel(tr("Player %1").arg(number), box), line, 0);
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
    m_windows->addItem(tr("where a player could have one"), static_cast<int>(model::Windows::WhenPossible));
    m_windows->addItem(tr("never: they are put on the table by hand"), static_cast<int>(model::Windows::Never));
    m_windows->addItem(tr("after every action, which gives nothing away"), static_cast<int>(model::Windows::Always));
    m_seed = named(new QLineEdit(box), tr("Seed of the game"));
    m_seed->setPlaceholderText(tr("any; the same number deals the same cards"));
    m_hidden = new QCheckBox(tr("Hide hands from the other players"), box);
    m_hidden->setChecked(true);
    m_cardByCard = new QCheckBox(tr("Turn over the initiative flip card by card"), box);
    m_cardByCard->setChecked(true);
    form->addRow(tr("Played by"), m_ruleset);
    form->addRow(tr("Stop for triggered abilities"), m_windows);
    form->addRow(tr("Seed"), m_seed);
    form->addRow(QString(), m_hidden);
    form->addRow(QString(), m_cardByCard);
    for (auto* combo : {m_ruleset, m_windows})
        combo->setAccessibleName(static_cast<QLabel*>(form->labelForField(combo))->text());
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
            if (!document->place().id)
                row.deck->addItem(tr("%1 (open)").arg(q(document->deck().name)), choiceOf(document));
        for (const auto& deck : library.decks())
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
        return tl::unexpected(tr("The seed is a whole number from 0 up, not “%1”.").arg(seed));
    wish.windows = static_cast<model::Windows>(m_windows->currentData().toInt());
    wish.hidden = m_hidden->isChecked() && wish.seats.size() > 1;
    wish.cardByCard = m_cardByCard->isChecked();
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
    int players = 0;
    for (const auto& row : m_rows) {
        const bool there = row.deck->currentData().toLongLong() != nobody;
        row.name->setEnabled(there);
        players += there;
    }
    m_start->setEnabled(players > 0);
    m_start->setText(players > 1 ? tr("Lay the table for %1 players").arg(players) : tr("Lay the table for one"));
    m_hidden->setEnabled(players > 1);
    tell({});
}

void StartPage::restore(const QSettings& settings)
{
    m_hidden->setChecked(settings.value(QStringLiteral("table/hideHands"), true).toBool());
    m_cardByCard->setChecked(settings.value(QStringLiteral("table/cardByCard"), true).toBool());
    const int windows = m_windows->findData(
        settings.value(QStringLiteral("table/windows"), static_cast<int>(model::Windows::WhenPossible)).toInt());
    m_windows->setCurrentIndex(std::max(0, windows));
}

void StartPage::store(QSettings& settings) const
{
    settings.setValue(QStringLiteral("table/hideHands"), m_hidden->isChecked());
    settings.setValue(QStringLiteral("table/cardByCard"), m_cardByCard->isChecked());
    settings.setValue(QStringLiteral("table/windows"), m_windows->currentData().toInt());
}

} // namespace nexus::ui
