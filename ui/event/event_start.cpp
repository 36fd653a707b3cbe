#include "ui/event/event_start.h"

#include "ui/event/event_page.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QStandardPaths>

namespace nexus::ui {

namespace {

constexpr int widestStart = 620, recentHeight = 132;
constexpr quint32 mostEventSeed = 1'000'000'000;
constexpr std::size_t pointNumbers = 3;

QString eventFiles() { return QObject::tr("Events (*%1)").arg(QLatin1String(app::eventEnding)); }

} // namespace

EventStart::EventStart(app::EventSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
{
    askSave = [this](const QString& suggested) {
        return QFileDialog::getSaveFileName(this, tr("New event"), suggested, eventFiles());
    };
    askFile = [this] { return QFileDialog::getOpenFileName(this, tr("Open an event"), {}, eventFiles()); };
    m_recent = withId(named(new QListWidget, tr("Events that were open")), "recentEvents");
    m_recent->setMaximumHeight(recentHeight);
    connect(m_recent, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        told(m_session.open(item->data(Qt::UserRole).toString().toStdString()));
    });
    auto* open = pushButton(tr("&Open an event…"), {}, this, &EventStart::openOther);
    auto* sample = withId(pushButton(tr("&Sample event"),
                              tr("24 players with the decks that came with the game: run it to the end in ten minutes"),
                              this, &EventStart::openSample),
        "sampleButton");
    auto* check = withId(
        pushButton(tr("&Check lists…"), tr("The judge's deck check, without an event"), this, &EventStart::checkWanted),
        "checkLists");
    m_recentPart = asWidget(columnOf(4, {partHeading(tr("Events that were open")), m_recent}));
    auto* page = asWidget(
        columnOf(12, {stretch(1), makeNew(), rowOf(8, {open, sample, check, stretch()}), m_recentPart, stretch(2)}),
        {16, 16, 16, 16});
    page->setMaximumWidth(widestStart);
    setLayout(rowOf(noMargins, {stretch(1), {page, 100}, stretch(1)}));
    tabThrough({m_name, m_edition, m_bestOf, m_pairing, m_rounds, m_points, m_seed, m_openLists, m_create,
        m_optionsButton, open, sample, check, m_recent});
    connect(&session, &app::EventSession::replaced, this, &EventStart::refreshRecent);
    refreshRecent();
    setEnabled(false);
}

QWidget* EventStart::makeNew()
{
    m_name = withId(named(new QLineEdit, tr("Name of the event")), "eventName");
    m_name->setPlaceholderText(tr("First Friday"));
    m_name->setMaxLength(model::maxNameLength);
    connect(m_name, &QLineEdit::returnPressed, this, &EventStart::create);
    m_edition = named(new QComboBox, tr("Edition that lists are checked by"));
    m_bestOf = named(new QComboBox, tr("Games of a match"));
    m_bestOf->addItem(tr("Best of three"), 3);
    m_bestOf->addItem(tr("One game"), 1);
    m_options = makeOptions();
    m_create = withId(pushButton(tr("&New event…"), {}, this, &EventStart::create), "newEvent");
    leadOn(*m_create);
    m_optionsButton = pushButton({}, {}, this, [this] { showOptions(m_options->isHidden()); });
    m_optionsButton->setFlat(true);
    auto* form = formOf({{tr("Name"), m_name}, {tr("Edition"), m_edition}, {tr("Matches"), m_bestOf}});
    auto* box = asWidget(columnOf(
        8, {partHeading(tr("New event")),
               mutedLabel(tr("One file holds everything that happens, entry by entry, from the first list to the last "
                             "table. Nothing needs a network.")),
               asWidget(form), m_options, rowOf(8, {m_create, m_optionsButton, stretch()})}));
    showOptions(false);
    return box;
}

QWidget* EventStart::makeOptions()
{
    m_pairing = named(new QComboBox, tr("How rounds are paired"));
    m_pairing->addItem(tr("Swiss"), static_cast<int>(model::PairingKind::Swiss));
    m_pairing->addItem(tr("Everybody meets everybody"), static_cast<int>(model::PairingKind::RoundRobin));
    m_pairing->addItem(tr("Single elimination"), static_cast<int>(model::PairingKind::Elimination));
    m_rounds = named(new QSpinBox, tr("Rounds"));
    m_rounds->setRange(0, model::maxEventRounds);
    m_rounds->setSpecialValueText(tr("as many as the players ask for"));
    m_points = named(new QLineEdit(QStringLiteral("3, 1, 0")), tr("Points of a win, a draw and a loss"));
    m_seed = named(new QLineEdit, tr("Seed of all lots"));
    m_seed->setPlaceholderText(tr("by chance"));
    m_openLists = new QCheckBox(tr("In the cut both players see the other's list"));
    auto* form = formOf({{tr("Pairing"), m_pairing}, {tr("Rounds"), m_rounds},
        {tr("Points of win, draw, loss"), m_points}, {tr("Seed"), m_seed}});
    form->addRow(QString(), m_openLists);
    return asWidget(form);
}

void EventStart::showOptions(bool shown)
{
    m_options->setVisible(shown);
    m_optionsButton->setText(shown ? tr("Options ▾") : tr("Options ▸"));
    m_optionsButton->setAccessibleName(shown ? tr("Hide the options") : tr("Show the options"));
}

void EventStart::ready()
{
    setEnabled(true);
    const auto chosen = m_edition->currentData();
    const auto& library = m_session.workspace().library();
    m_edition->clear();
    for (const auto& known : library.rulesets)
        m_edition->addItem(q(app::editionName(known.ruleset.name, library.game)), q(known.ruleset.id.str()));
    const int usual = m_edition->findData(q(library.game.defaultRuleset.str()));
    m_edition->setCurrentIndex(std::max({0, usual, m_edition->findData(chosen)}));
}

void EventStart::refreshRecent()
{
    m_recent->clear();
    for (const auto& file : m_session.recent()) {
        const QFileInfo info(file);
        if (!info.exists())
            continue;
        auto* item = new QListWidgetItem(info.completeBaseName(), m_recent);
        item->setData(Qt::UserRole, file);
        item->setToolTip(file);
    }
    m_recentPart->setVisible(m_recent->count() > 0);
}

tl::expected<model::EventSettings, QString> EventStart::settings() const
{
    model::EventSettings made;
    made.name = m_name->text().simplified().toStdString();
    made.game = m_session.workspace().library().game.id;
    made.edition = model::RulesetId(m_edition->currentData().toString().toStdString());
    made.bestOf = m_bestOf->currentData().toInt();
    made.pairing = static_cast<model::PairingKind>(m_pairing->currentData().toInt());
    made.rounds = m_rounds->value();
    made.openLists = m_openLists->isChecked();
    const auto parts = m_points->text().split(QLatin1Char(','));
    int* const points[pointNumbers] = {&made.points.win, &made.points.draw, &made.points.loss};
    bool fine = parts.size() == static_cast<int>(pointNumbers);
    for (std::size_t i = 0; fine && i < pointNumbers; ++i) {
        *points[i] = parts[static_cast<int>(i)].trimmed().toInt(&fine);
        fine = fine && *points[i] >= 0 && *points[i] <= model::maxMatchPoints;
    }
    if (!fine)
        return tl::unexpected(
            tr("Points are three numbers of 0 to %1: of a win, a draw and a loss.").arg(model::maxMatchPoints));
    const auto seed = m_seed->text().trimmed();
    made.seed = seed.isEmpty() ? QRandomGenerator::global()->bounded(mostEventSeed) : seed.toULongLong(&fine);
    if (!fine)
        return tl::unexpected(tr("The seed is a number."));
    return made;
}

void EventStart::create()
{
    if (m_name->text().simplified().isEmpty())
        m_name->setText(tr("Event"));
    const auto wanted = settings();
    if (!wanted)
        return Q_EMIT trouble(wanted.error());
    const auto folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const auto file = askSave(QDir(folder).filePath(asFileName(q(wanted->name)) + QLatin1String(app::eventEnding)));
    if (file.isEmpty())
        return;
    const auto ending = QLatin1String(app::eventEnding);
    told(m_session.create((file.endsWith(ending) ? file : file + ending).toStdString(), *wanted));
}

void EventStart::openOther()
{
    if (const auto file = askFile(); !file.isEmpty())
        told(m_session.open(file.toStdString()));
}

void EventStart::openSample() { told(m_session.createSample()); }

void EventStart::told(const app::EventSession::Done& done)
{
    if (!done)
        Q_EMIT trouble(done.error());
}

} // namespace nexus::ui
