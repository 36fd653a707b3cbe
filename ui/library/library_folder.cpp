#include "ui/library/library_folder.h"

#include "app/base/qt_text.h"
#include "app/documents/collection_document.h"
#include "app/documents/deck_library.h"
#include "model/collection/stack.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QTreeWidget>

#include <algorithm>

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

// Which decks, and whether the collection goes along.
class ShareDialog : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(ShareDialog)
public:
    ShareDialog(const app::FolderShare& last, const QStringList& tags, QWidget* parent)
        : QDialog(parent)
        , m_decks(named(new QComboBox(this), tr("Decks")))
        , m_collection(new QCheckBox(tr("&My collection, too"), this))
        , m_owner(named(new QLineEdit(q(last.owner), this), tr("Whose collection it is")))
    {
        setWindowTitle(tr("Library to a folder"));
        m_decks->addItem(tr("All decks"));
        m_decks->addItems(tags);
        if (last.tags && !last.tags->empty())
            m_decks->setCurrentIndex(std::max(0, m_decks->findText(q(last.tags->front()), Qt::MatchFixedString)));
        m_collection->setChecked(last.collection);
        m_owner->setEnabled(last.collection);
        connect(m_collection, &QCheckBox::toggled, m_owner, &QWidget::setEnabled);
        auto* about = mutedLabel(
            tr("Decks and rulesets of your own go into the folder. Your collection goes along only "
               "if you want it to; others read under this name whose it is."),
            this);
        auto* form = new QFormLayout;
        form->addRow(labelFor(tr("&Decks:"), m_decks, this), m_decks);
        form->addRow(m_collection, m_owner);
        setLayout(columnOf({about, form, stretch(), buttonBox(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel)}));
        resizeOnScreen(*this, {480, 220});
    }
    [[nodiscard]] app::FolderShare share() const
    {
        app::FolderShare share;
        share.collection = m_collection->isChecked();
        share.owner = m_owner->text().trimmed().toStdString();
        share.tags = std::vector<std::string>();
        if (m_decks->currentIndex() > 0)
            share.tags->push_back(m_decks->currentText().toStdString());
        return share;
    }

private:
    QComboBox* m_decks;
    QCheckBox* m_collection;
    QLineEdit* m_owner;
};

// What would come and go, and how what both sides changed is settled.
class TakeDialog : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(TakeDialog)
public:
    TakeDialog(const app::LibraryImport& found, const app::FolderTaking& looked, QWidget* parent)
        : QDialog(parent)
        , m_taking(looked)
    {
        setWindowTitle(tr("Library from a folder"));
        m_taking.look = false;
        m_taking.removals = true;
        setLayout(columnOf({plainLabel(q(app::numbersText(found)), this), {filesOf(found), 1}, aboutFiles(found),
            collectionOf(found), buttonsFor(found)}));
        resizeOnScreen(*this, {720, 460});
    }
    [[nodiscard]] const app::FolderTaking& taking() const { return m_taking; }

private:
    QTreeWidget* filesOf(const app::LibraryImport& found)
    {
        auto* tree = named(new QTreeWidget(this), tr("What comes and goes"));
        asTable(*tree, {tr("What"), tr("What happens"), tr("Copies"), tr("Changed on both sides")});
        for (const auto& file : found.files)
            new QTreeWidgetItem(
                tree, {q(app::titleOf(file)), q(app::stepText(file.step)), q(app::copiesText(file.copies)),
                          sentencesOf(file.clashes, QStringLiteral("; "))});
        for (int column = 0; column < tree->columnCount(); ++column)
            tree->resizeColumnToContents(column);
        return tree;
    }

    QLabel* aboutFiles(const app::LibraryImport& found)
    {
        QStringList texts;
        if (found.count(model::PairStep::Clash) > 0)
            texts << tr("What was changed here and in the folder is added up row by row; of what cannot be, which "
                        "counts?");
        if (found.asksRemovals)
            texts << tr("Decks are gone from the folder. Is it there whole?");
        if (const auto text = q(app::ignoredText(found)); !text.isEmpty())
            texts << text;
        auto* label = mutedLabel(texts.join(QLatin1Char(' ')), this);
        label->setVisible(!texts.isEmpty());
        return label;
    }

    // Once it is asked for, whose collection is one's own can be said.
    QWidget* collectionOf(const app::LibraryImport& found)
    {
        auto* place = new QWidget(this);
        auto* mine = new QCheckBox(tr("My c&ollection, too"), place);
        mine->setChecked(m_taking.collection);
        connect(mine, &QCheckBox::toggled, this, [this](bool wanted) { lookAgain(wanted, {}); });
        auto* owners = named(new QComboBox(place), tr("Which collection is mine"));
        owners->addItem(tr("None of these is mine"));
        for (const auto& one : found.collections) {
            owners->addItem(tr("%1: %2").arg(q(one.owner), counted(one.copies, "copies")), q(one.owner));
            if (one.mine)
                owners->setCurrentIndex(owners->count() - 1);
        }
        const bool known = owners->currentIndex() > 0;
        owners->setVisible(m_taking.collection && owners->count() > 1);
        owners->setEnabled(!known);
        connect(owners, &QComboBox::activated, this,
            [this, owners](int index) { lookAgain(true, index > 0 ? owners->currentData().toString() : QString()); });
        place->setLayout(rowOf(noMargins, {mine, owners, stretch()}));
        return place;
    }

    QLayout* buttonsFor(const app::LibraryImport& found)
    {
        const auto button = [this](const QString& text, model::MergeChoice choice) {
            return pushButton(
                text, {}, this,
                [this, choice] {
                    m_taking.choice = choice;
                    accept();
                },
                this);
        };
        const bool clash = found.count(model::PairStep::Clash) > 0;
        auto* take = button(tr("&Take in"), model::MergeChoice::Ask);
        auto* ours = button(tr("Keep &mine"), model::MergeChoice::Ours);
        auto* theirs = button(tr("Take the &folder’s"), model::MergeChoice::Theirs);
        auto* both = button(tr("Keep &both"), model::MergeChoice::Both);
        auto* cancel = pushButton(tr("Cancel"), {}, this, &QDialog::reject, this);
        take->setVisible(!clash);
        ours->setVisible(clash);
        theirs->setVisible(clash);
        both->setVisible(clash || found.asksRemovals);
        (clash ? ours : found.asksRemovals ? both : take)->setDefault(true);
        return rowOf({take, ours, theirs, both, stretch(), cancel});
    }

    void lookAgain(bool collection, const QString& owner)
    {
        m_taking.look = true;
        m_taking.removals = false;
        m_taking.collection = collection;
        m_taking.owner = owner.toStdString();
        accept();
    }

    app::FolderTaking m_taking;
};

// Tags of the library, each once.
QStringList tagsOf(const app::Workspace& workspace)
{
    std::vector<std::string> tags;
    for (const auto& stored : app::Profile(workspace.place()).deckList())
        tags.insert(tags.end(), stored.deck.tags.begin(), stored.deck.tags.end());
    QStringList all;
    for (const auto& tag : model::distinctTags(std::move(tags)))
        all << q(tag);
    all.sort(Qt::CaseInsensitive);
    return all;
}

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
    , askShare([window](const app::FolderShare& last, const QStringList& tags) {
        ShareDialog dialog(last, tags, window);
        return dialog.exec() == QDialog::Accepted ? MaybeShare(dialog.share()) : std::nullopt;
    })
    , askTaking([window](const app::LibraryImport& found, const app::FolderTaking& looked) {
        TakeDialog dialog(found, looked, window);
        return dialog.exec() == QDialog::Accepted ? MaybeTaking(dialog.taking()) : std::nullopt;
    })
    , m_workspace(workspace)
{
    connect(&m_job, &app::Job::failed, this, &LibraryFolder::trouble);
    connect(&m_job, &app::Job::cancelled, this, [this] { Q_EMIT told(tr("Cancelled.")); });
}

void LibraryFolder::exportTo()
{
    const auto folder = askFolder(tr("Folder for the library"));
    if (folder.isEmpty())
        return;
    const auto last = app::lastShare(m_workspace.folder(), folder.toStdString());
    if (const auto share = askShare(last, tagsOf(m_workspace)))
        exportInto(folder, *share);
}

void LibraryFolder::importFrom()
{
    const auto folder = askFolder(tr("Folder with the library"));
    if (folder.isEmpty())
        return;
    app::FolderTaking taking;
    taking.look = true;
    taking.collection = app::lastShare(m_workspace.folder(), folder.toStdString()).collection;
    importOutOf(folder, taking);
}

void LibraryFolder::exportInto(const QString& folder, const app::FolderShare& share)
{
    if (const auto saved = app::DeckLibrary(m_workspace).saveOpen(); !saved)
        return Q_EMIT trouble(saved.error());
    m_job.start([this, folder, share, place = m_workspace.place()]() -> app::Job::Answer {
        app::Profile profile(place);
        auto done = app::exportLibrary(profile, folder.toStdString(), share,
            [this](std::size_t at, std::size_t all) { return m_job.report(at, all); });
        if (done && done->stopped)
            return {};
        return [this, folder, share, done = std::move(done)] {
            if (done)
                exported(folder, share, *done);
            else
                Q_EMIT trouble(q(done.error()));
        };
    });
}

void LibraryFolder::exported(const QString& folder, app::FolderShare share, const app::LibraryExport& done)
{
    if (!done.changedThere.empty()) {
        QStringList changed;
        for (const auto& file : done.changedThere)
            changed << q(file);
        share.overwrite = true;
        if (askOverwrite(changed))
            exportInto(folder, share);
        return;
    }
    Q_EMIT told(
        tr("The library is in %1: %2 written, %3 unchanged.")
            .arg(QDir::toNativeSeparators(folder), counted(done.written.size(), "files"), figures(done.unchanged)));
}

void LibraryFolder::importOutOf(const QString& folder, const app::FolderTaking& taking)
{
    if (const auto saved = app::DeckLibrary(m_workspace).saveOpen(); !saved)
        return Q_EMIT trouble(saved.error());
    m_job.start([this, folder, taking, place = m_workspace.place()]() -> app::Job::Answer {
        app::Profile profile(place);
        auto done = app::importLibrary(profile, folder.toStdString(), taking,
            [this](std::size_t at, std::size_t all) { return m_job.report(at, all); });
        if (m_job.isStopped())
            return {};
        return [this, folder, taking, done = std::move(done)] {
            if (done)
                imported(folder, taking, *done);
            else
                Q_EMIT trouble(q(done.error()));
        };
    });
}

void LibraryFolder::imported(const QString& folder, const app::FolderTaking& taking, const app::LibraryImport& done)
{
    if (!done.refused.empty())
        return Q_EMIT trouble(
            tr("Nothing was taken in:") + QLatin1Char('\n') + sentencesOf(done.refused, QStringLiteral("\n")));
    if (done.done)
        return takenIn(folder, done);
    if (const auto chosen = askTaking(done, taking))
        importOutOf(folder, *chosen);
}

void LibraryFolder::takenIn(const QString& folder, const app::LibraryImport& done)
{
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
