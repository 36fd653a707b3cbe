#include "ui/window/backups_dialog.h"

#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"

#include <QMessageBox>

namespace nexus::ui {

namespace {

enum BackupColumn { BackupWhen, BackupWhy, BackupCards, BackupStacks, BackupDecks, BackupSize, BackupState };

} // namespace

BackupsDialog::BackupsDialog(app::Backups& backups, QWidget* parent)
    : QDialog(parent)
    , m_backups(backups)
    , m_told(new LineLabel(this))
{
    setWindowTitle(tr("Backups of decks and collection"));
    ask = [this](const QString& question) {
        return QMessageBox::question(this, tr("Restore a backup"), question, QMessageBox::Yes | QMessageBox::Cancel,
                   QMessageBox::Cancel) == QMessageBox::Yes;
    };
    auto* about = mutedLabel(
        tr("Made automatically every 30 minutes of use if anything has changed, and before every import. Kept: one "
           "each for twelve days, ten weeks and nine months; those made by hand permanently."),
        this);
    m_table = new RowTable(tr("Backups"),
        {{tr("When"), 170}, {tr("Why"), 150}, {tr("Copies"), 80, true}, {tr("Stacks"), 80, true},
            {tr("Decks"), 70, true}, {tr("Size"), 90, true}, {tr("State"), 120}},
        this);
    m_make = pushButton(tr("&Back up now"), {}, this, &BackupsDialog::make, this);
    m_restore = pushButton(tr("&Restore…"), {}, this, &BackupsDialog::restore, this);
    auto* close = pushButton(tr("Close"), {}, this, &QDialog::reject, this);
    setLayout(columnOf({about, {m_table, 1}, m_told, rowOf({m_make, stretch(), m_restore, close})}));
    connect(m_table, &RowTable::chosenChanged, this, [this] {
        const int row = m_table->current();
        m_restore->setEnabled(row >= 0 && m_list[static_cast<std::size_t>(row)].state == model::BackupState::Whole);
    });
    resizeOnScreen(*this, {840, 480});
    refresh();
}

void BackupsDialog::refresh()
{
    auto list = m_backups.list();
    if (!list)
        m_told->setText(list.error(), LineLabel::Tone::Bad);
    m_list = list ? std::move(*list) : std::vector<model::BackupInfo>();
    TableRows rows{.count = static_cast<int>(m_list.size())};
    const auto at = [this](int row) -> const model::BackupInfo& { return m_list[static_cast<std::size_t>(row)]; };
    rows.text = [at](int row, int column) {
        const auto& backup = at(row);
        switch (column) {
        case BackupWhen: return localTime(backup.when);
        case BackupWhy: return app::backupReasonText(backup.reason);
        case BackupCards: return figures(backup.cards);
        case BackupStacks: return figures(backup.stacks);
        case BackupDecks: return figures(backup.decks);
        case BackupSize: return localSize(backup.size);
        default: return app::backupStateText(backup.state);
        }
    };
    rows.number = [at](int row, int column) {
        const auto& backup = at(row);
        return column == BackupCards    ? backup.cards
               : column == BackupStacks ? backup.stacks
               : column == BackupDecks  ? backup.decks
                                        : static_cast<qint64>(backup.size);
    };
    m_table->setRows(std::move(rows));
    m_table->chooseFirst();
    if (m_list.empty())
        m_told->setText(tr("No backups yet."));
}

void BackupsDialog::make()
{
    const auto made = m_backups.make(model::BackupReason::ByHand);
    refresh();
    if (made)
        m_told->setText(tr("Backed up: %1, %2.").arg(counted(made->cards, "copies"), counted(made->decks, "decks")),
            LineLabel::Tone::Good);
    else
        m_told->setText(made.error(), LineLabel::Tone::Bad);
}

void BackupsDialog::restore()
{
    const int row = m_table->current();
    if (row < 0)
        return;
    const auto backup = m_list[static_cast<std::size_t>(row)];
    if (!ask(tr("Restore decks and collection as of %1 (%2, %3)?\n\nThe current state is backed up first and can be "
                "restored the same way. NexusDeck then restarts.")
                 .arg(localTime(backup.when), counted(backup.cards, "copies"), counted(backup.decks, "decks"))))
        return;
    Q_EMIT aboutToRestore();
    if (const auto done = m_backups.restore(backup.file); !done) {
        m_told->setText(done.error(), LineLabel::Tone::Bad);
        return;
    }
    accept();
    Q_EMIT restored();
}

} // namespace nexus::ui
