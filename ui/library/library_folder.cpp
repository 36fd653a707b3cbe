#include "ui/library/library_folder.h"

#include "app/base/qt_text.h"
#include "app/documents/collection_document.h"
#include "app/documents/deck_library.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDir>
#include <QFileDialog>
#include <QListWidget>
#include <QMessageBox>

namespace nexus::ui {

namespace {

// The first of them.
QString sentencesOf(const std::vector<std::string>& texts, const QString& between)
{
    constexpr std::size_t most = 6;
    QStringList lines;
    for (std::size_t at = 0; at < std::min(texts.size(), most); ++at)
        lines << q(texts[at]).left(200);
    if (texts.size() > most)
        lines << QStringLiteral("…");
    return lines.join(between);
}

// What both sides changed, in a list, and three ways to settle it.
class ClashDialog : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(ClashDialog)
public:
    ClashDialog(const app::LibraryImport& found, QWidget* parent)
        : QDialog(parent)
    {
        setWindowTitle(tr("Changed on both sides"));
        auto* about = mutedLabel(tr("These were changed here and in the folder since the two met last. Copies of cards "
                                    "are added up row by row; of what cannot be, which counts?"),
            this);
        auto* list = named(new QListWidget(this), tr("Changed on both sides"));
        for (const auto& file : found.files)
            if (file.step == model::PairStep::Clash) {
                list->addItem(q(app::titleOf(file)) + (file.clashes.empty() ? QString() : QStringLiteral(": ")) +
                              sentencesOf(file.clashes, QStringLiteral("; ")));
            }
        const auto choose = [this](model::MergeChoice choice) {
            m_choice = choice;
            accept();
        };
        auto* ours = pushButton(
            tr("Keep &mine"), {}, this, [choose] { choose(model::MergeChoice::Ours); }, this);
        auto* theirs = pushButton(
            tr("Take the &folder’s"), {}, this, [choose] { choose(model::MergeChoice::Theirs); }, this);
        auto* both = pushButton(
            tr("Keep &both decks"), {}, this, [choose] { choose(model::MergeChoice::Both); }, this);
        both->setVisible(std::any_of(found.files.begin(), found.files.end(),
            [](const auto& file) { return file.step == model::PairStep::Clash && !file.name.empty(); }));
        auto* cancel = pushButton(tr("Cancel"), {}, this, &QDialog::reject, this);
        ours->setDefault(true);
        setLayout(columnOf({about, {list, 1}, rowOf({ours, theirs, both, stretch(), cancel})}));
        resizeOnScreen(*this, {620, 380});
    }
    [[nodiscard]] model::MergeChoice choice() const { return m_choice; }

private:
    model::MergeChoice m_choice = model::MergeChoice::Ask;
};

} // namespace

LibraryFolder::LibraryFolder(app::Workspace& workspace, QWidget* window)
    : QObject(window)
    , askFolder([window](const QString& title) { return QFileDialog::getExistingDirectory(window, title); })
    , askOverwrite([window](const QStringList& changed) {
        return QMessageBox::question(window, tr("Library to a folder"),
                   tr("These files were changed in the folder since the two met last. Library from a folder brings "
                      "their changes in. Write over them?") +
                       QStringLiteral("\n\n") + changed.mid(0, 12).join(QLatin1Char('\n')),
                   QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel) == QMessageBox::Yes;
    })
    , askChoice([window](const app::LibraryImport& found) {
        ClashDialog dialog(found, window);
        return dialog.exec() == QDialog::Accepted ? dialog.choice() : model::MergeChoice::Ask;
    })
    , m_workspace(workspace)
{
    connect(&m_job, &app::Job::failed, this, &LibraryFolder::trouble);
    connect(&m_job, &app::Job::cancelled, this, [this] { Q_EMIT told(tr("Cancelled.")); });
}

void LibraryFolder::exportTo()
{
    if (const auto folder = askFolder(tr("Folder for the library")); !folder.isEmpty())
        exportInto(folder, false);
}

void LibraryFolder::importFrom()
{
    if (const auto folder = askFolder(tr("Folder with the library")); !folder.isEmpty())
        importOutOf(folder, model::MergeChoice::Ask);
}

void LibraryFolder::exportInto(const QString& folder, bool overwrite)
{
    if (const auto saved = app::DeckLibrary(m_workspace).saveOpen(); !saved)
        return Q_EMIT trouble(saved.error());
    m_job.start([this, folder, overwrite, place = m_workspace.place()]() -> app::Job::Answer {
        app::Profile profile(place);
        auto done = app::exportLibrary(profile, folder.toStdString(), overwrite,
            [this](std::size_t at, std::size_t all) { return m_job.report(at, all); });
        if (done && done->stopped)
            return {};
        return [this, folder, done = std::move(done)] {
            if (done)
                exported(folder, *done);
            else
                Q_EMIT trouble(q(done.error()));
        };
    });
}

void LibraryFolder::exported(const QString& folder, const app::LibraryExport& done)
{
    if (!done.changedThere.empty()) {
        QStringList changed;
        for (const auto& file : done.changedThere)
            changed << q(file);
        if (askOverwrite(changed))
            exportInto(folder, true);
        return;
    }
    Q_EMIT told(
        tr("The library is in %1: %2 written, %3 unchanged.")
            .arg(QDir::toNativeSeparators(folder), counted(done.written.size(), "files"), figures(done.unchanged)));
}

void LibraryFolder::importOutOf(const QString& folder, model::MergeChoice choice)
{
    if (const auto saved = app::DeckLibrary(m_workspace).saveOpen(); !saved)
        return Q_EMIT trouble(saved.error());
    m_job.start([this, folder, choice, place = m_workspace.place()]() -> app::Job::Answer {
        app::Profile profile(place);
        auto done = app::importLibrary(profile, folder.toStdString(), choice, false,
            [this](std::size_t at, std::size_t all) { return m_job.report(at, all); });
        if (m_job.isStopped())
            return {};
        return [this, folder, done = std::move(done)] {
            if (done)
                imported(folder, *done);
            else
                Q_EMIT trouble(q(done.error()));
        };
    });
}

void LibraryFolder::imported(const QString& folder, const app::LibraryImport& done)
{
    if (!done.refused.empty())
        return Q_EMIT trouble(
            tr("Nothing was taken in:") + QLatin1Char('\n') + sentencesOf(done.refused, QStringLiteral("\n")));
    if (done.count(model::PairStep::Clash) > 0) {
        if (const auto choice = askChoice(done); choice != model::MergeChoice::Ask)
            importOutOf(folder, choice);
        return;
    }
    app::DeckLibrary(m_workspace).followStore(tr("Library from a folder"));
    if (m_workspace.collection().isOpen())
        m_workspace.collection().refreshIfChanged();
    const bool rulesets = std::any_of(done.files.begin(), done.files.end(),
        [](const auto& file) { return file.name.empty() && file.file.starts_with("rulesets/"); });
    const auto said = tr("From %1: %2 taken in, %3 unchanged.")
                          .arg(QDir::toNativeSeparators(folder), counted(done.files.size(), "changes"),
                              figures(done.unchanged));
    Q_EMIT told(rulesets ? said + tr(" Rulesets count from the next start.") : said);
}

} // namespace nexus::ui
