#include "ui/print/publish_page.h"

#include "app/base/qt_text.h"
#include "app/printing/card_art.h"
#include "app/publish/bundle_painter.h"
#include "ui/print/deck_picker.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QProgressBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTreeWidget>
#include <QUrl>

namespace nexus::ui {

namespace {

constexpr int filesShown = 2000;
constexpr int soonMs = 150;
constexpr int mostLossLines = 7; // before they scroll

void addFile(QTreeWidget& tree, const std::string& path, const QString& size)
{
    if (tree.topLevelItemCount() >= filesShown)
        return;
    auto* row = new QTreeWidgetItem(&tree, {q(path), size});
    row->setToolTip(0, q(path));
    alignRight(*row, {1});
}

} // namespace

PublishPage::PublishPage(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , askFolder([this](const QString& suggested) {
        return QFileDialog::getExistingDirectory(this, tr("Folder for the files"), suggested);
    })
    , askOverwrite([this](const QStringList& files) {
        return QMessageBox::question(this, tr("Files are in the way"),
                   tr("The folder holds files that were not written here, or were changed since:\n%1\nReplace them?")
                       .arg(files.mid(0, 10).join(QLatin1Char('\n')))) == QMessageBox::Yes;
    })
    , openFolder([](const QString& folder) { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); })
    , m_workspace(workspace)
    , m_picker(new DeckPicker(workspace, this))
    , m_planning(this)
    , m_writing(this)
{
    callOnce(m_soon, soonMs, this, [this] { plan(); });
    auto* choices = makeChoices();
    m_lossHeading = partHeading({});
    m_losses = named(new QListWidget, tr("What the program cannot hold"));
    m_losses->setWordWrap(true);
    m_fileHeading = partHeading(tr("Files"));
    m_files = named(new QTreeWidget, tr("Files that are written"));
    asTable(*m_files, {tr("File"), tr("Size")});
    alignRight(*m_files, {1});
    stretchOnly(*m_files, 0);
    m_state = withId(new LineLabel(this), "publishState");
    m_bar = named(new QProgressBar, tr("Progress of the export"));
    m_bar->hide();
    m_show = withId(pushButton(tr("&Show folder"), {}, this, [this] { openFolder(m_folder->text()); }), "showFolder");
    m_show->hide();
    m_stop = pushButton(tr("Cancel"), {}, this, [this] { m_writing.cancel(); });
    m_stop->hide();
    m_export = withId(
        pushButton(tr("&Export"), tr("Write the files into the folder"), this, [this] { publish(false); }),
        "exportForProgram");
    auto* right = columnOf({m_lossHeading, m_losses, m_fileHeading, {m_files, 1}, m_state,
        rowOf({{m_bar, 1}, m_show, stretch(), m_stop, m_export})});
    m_lossHeading->setWordWrap(true);
    setLayout(rowOf(16, {{asWidget(choices), 2}, {asWidget(right), 3}}));

    connect(m_picker, &DeckPicker::chosenChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(&m_workspace, &app::Workspace::catalogueChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(&m_workspace, &app::Workspace::collectionUpdated, this, [this] {
        if (chosenProgram().printOrder && onlyMissing()->isChecked())
            m_soon.start();
    });
    for (auto* job : {&m_planning, &m_writing})
        connect(job, &app::Job::failed, this, [this](const QString& message) {
            Q_EMIT trouble(message);
            m_state->setText(message);
            updateButtons();
        });
    connect(&m_writing, &app::Job::finished, this, [this] { updateButtons(); });
    connect(&m_writing, &app::Job::cancelled, this, [this] {
        m_state->setText(tr("Cancelled; nothing was written."));
        updateButtons();
    });
    connect(&m_writing, &app::Job::progress, this, [this](int done, int all) {
        m_bar->setMaximum(all);
        m_bar->setValue(done);
    });
    updateButtons();
}

QLayout* PublishPage::makeChoices()
{
    m_program = named(new QComboBox, tr("Program"));
    for (const auto& each : importers::publishPrograms())
        m_program->addItem(q(each.name), q(each.id));
    m_folder = named(new QLineEdit, tr("Folder"));
    m_folder->setToolTip(tr("New, empty, or written by an export before"));
    auto* browse = pushButton(tr("&Choose…"), tr("Choose the folder"), this, [this] {
        if (const auto chosen = askFolder(m_folder->text()); !chosen.isEmpty())
            m_folder->setText(chosen);
    });
    m_address = named(new QLineEdit, tr("Address on the web"));
    m_address->setPlaceholderText(tr("where the files will lie; empty: this computer"));
    m_allCards = new QCheckBox(tr("&All cards, not those of the decks alone"));
    m_copies = new CopyChoices;
    connect(m_copies, &CopyChoices::changed, &m_soon, qOverload<>(&QTimer::start));
    connect(m_program, &QComboBox::currentIndexChanged, this, [this] { programChosen(); });
    programChosen();
    for (auto* field : {m_folder, m_address})
        connect(field, &QLineEdit::textChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(m_allCards, &QCheckBox::toggled, &m_soon, qOverload<>(&QTimer::start));
    return columnOf({{m_picker, 1},
        formOf({{tr("&Program"), m_program}, {tr("&Folder"), asWidget(rowOf(noMargins, {{m_folder, 1}, browse}))},
            {tr("A&ddress"), m_address}}),
        m_allCards, m_copies});
}

// Each program has a use for other fields.
void PublishPage::programChosen()
{
    const auto& program = chosenProgram();
    m_address->setEnabled(program.address != importers::AddressUse::None);
    m_copies->setVisible(program.printOrder);
    m_allCards->setChecked(program.cardBase);
    m_soon.start();
}

tl::expected<app::PublishChoice, QString> PublishPage::choice() const
{
    const auto& program = chosenProgram();
    app::PublishChoice choice;
    choice.allCards = m_allCards->isChecked();
    choice.folder = m_folder->text().toStdString();
    for (const auto& edition : m_workspace.library().rulesets)
        choice.rulesets.push_back(m_workspace.checker(edition.ruleset.id));
    if (const auto address = m_address->text().trimmed(); m_address->isEnabled() && !address.isEmpty()) {
        const auto checked = app::publishAddress(address.toStdString(), program);
        if (!checked)
            return tl::unexpected(q(checked.error()));
        choice.address = *checked;
    }
    if (!program.printOrder)
        return choice;
    auto copies = m_copies->choice(m_workspace.library().game);
    if (!copies)
        return tl::unexpected(copies.error());
    choice.copies = std::move(*copies);
    return choice;
}

void PublishPage::showNothing(const QString& why)
{
    m_losses->clear();
    m_files->clear();
    m_fileHeading->setText(tr("Files"));
    m_lossHeading->setText(why);
    m_state->setText({});
}

void PublishPage::ready()
{
    m_picker->ready();
    m_copies->fill(m_workspace.library());
    m_soon.start();
}

void PublishPage::choose(app::DeckDocument* document) { m_picker->choose(document); }

void PublishPage::restore(const QSettings& settings)
{
    m_program->setCurrentIndex(
        std::max(0, m_program->findData(settings.value(QStringLiteral("publish/program")).toString())));
    const auto usual = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) +
                       QStringLiteral("/NexusDeck/export");
    m_folder->setText(settings.value(QStringLiteral("publish/folder"), usual).toString());
    m_address->setText(settings.value(QStringLiteral("publish/address")).toString());
}

void PublishPage::store(QSettings& settings) const
{
    settings.setValue(QStringLiteral("publish/program"), m_program->currentData());
    settings.setValue(QStringLiteral("publish/folder"), m_folder->text());
    settings.setValue(QStringLiteral("publish/address"), m_address->text());
}

void PublishPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_plan)
        m_soon.start();
}

const importers::PublishProgram& PublishPage::chosenProgram() const
{
    return importers::publishPrograms()[static_cast<std::size_t>(std::max(0, m_program->currentIndex()))];
}

void PublishPage::plan()
{
    m_plan.reset();
    m_planning.drop();
    updateButtons();
    if (!isVisible() || !m_workspace.isReady())
        return;
    std::vector<app::ProxyDeck> decks;
    for (auto& deck : m_picker->chosen()) {
        const auto checker = m_workspace.checker(deck.ruleset);
        decks.push_back({std::move(deck), checker, std::nullopt});
    }
    std::erase_if(decks, [](const auto& deck) { return !deck.checker; });
    const auto wanted = choice();
    if (!wanted)
        return showNothing(wanted.error());
    if (decks.empty() && !m_allCards->isChecked())
        return showNothing(tr("No deck is chosen"));
    if (wanted->copies.onlyMissing && !m_workspace.collection().isOpen())
        return showNothing(tr("Reading the collection…"));
    m_planning.start(
        [decks = std::move(decks), catalogue = m_workspace.catalogue(), choice = *wanted, program = &chosenProgram(),
            collection = wanted->copies.onlyMissing ? m_workspace.collection().collection() : model::Collection(),
            this]() -> app::Job::Answer {
            auto made = std::make_shared<const app::PublishPlan>(
                app::planPublication(*program, decks, *catalogue, choice, collection));
            return [this, made] {
                m_plan = made;
                showPlan();
            };
        });
}

void PublishPage::showPlan()
{
    const auto& bundle = m_plan->bundle;
    m_losses->clear();
    for (const auto& loss : bundle.losses)
        m_losses->addItem(q(app::lossText(loss, *m_plan->program)));
    for (const auto& warning : m_plan->unused)
        m_losses->addItem(q(app::warningText(warning)));
    m_lossHeading->setText(bundle.losses.empty() ? tr("%1 can hold all of it").arg(q(m_plan->program->name))
                                                 : tr("What %1 cannot hold").arg(q(m_plan->program->name)));
    m_losses->setVisible(!bundle.losses.empty());
    const int lines = std::min(m_losses->count() + 1, mostLossLines);
    m_losses->setFixedHeight(lines * (m_losses->fontMetrics().height() + 8));
    m_files->clear();
    for (const auto& file : bundle.files)
        addFile(*m_files, file.path, localSize(file.bytes.size()));
    for (const auto& picture : bundle.pictures) {
        const auto size = app::sizeOf(picture);
        addFile(*m_files, picture.path, tr("%1 × %2 pixels").arg(size.width()).arg(size.height()));
    }
    m_fileHeading->setText(tr("Files (%1)").arg(m_plan->paths().size()));
    m_state->setText({});
    updateButtons();
}

void PublishPage::publish(bool overwrite)
{
    if (!m_plan || m_writing.isBusy())
        return;
    m_state->setText(tr("Writing the files…"));
    m_bar->setValue(0);
    m_writing.start([this, plan = m_plan, overwrite, art = m_workspace.folder() / "art"]() -> app::Job::Answer {
        if (!overwrite)
            if (const auto blocked = app::inTheWay(*plan); !blocked.empty())
                return [this, blocked] {
                    QStringList names;
                    for (const auto& path : blocked)
                        names << q(path);
                    m_state->setText(tr("Nothing was written."));
                    // After the job has come to its end.
                    QTimer::singleShot(0, this, [this, names] {
                        if (askOverwrite(names))
                            publish(true);
                    });
                };
        const auto done = app::publish(*plan, std::make_shared<const app::CardArt>(art),
            [this](std::size_t at, std::size_t all) { return m_writing.report(at, all); });
        if (!done)
            return {};
        return [this, published = *done] { written(published); };
    });
    updateButtons();
}

void PublishPage::written(const app::Published& published)
{
    std::size_t bytes = 0;
    for (const auto& [path, size] : published.files)
        bytes += size;
    const auto text =
        tr("%1 files, %2, are in %3.").arg(published.files.size()).arg(localSize(bytes), m_folder->text());
    m_state->setText(text);
    m_show->show();
    Q_EMIT told(text);
    if (!published.badPictures.empty())
        Q_EMIT trouble(q(app::warningLines(published.badPictures)));
}

void PublishPage::updateButtons()
{
    const bool writing = m_writing.isBusy();
    m_export->setEnabled(m_plan && !writing && !m_folder->text().isEmpty());
    m_stop->setVisible(writing);
    m_bar->setVisible(writing);
}

} // namespace nexus::ui
