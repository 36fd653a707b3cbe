#include "ui/collection/collection_import_dialog.h"

#include "app/text/collection_text.h"
#include "model/collection/matching.h"
#include "model/search/card_lookup.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QRadioButton>
#include <QStackedWidget>
#include <QTabBar>

namespace nexus::ui {

namespace {

using model::MatchKind;

enum Kinds { Everything, Taken, ToChoose, WithoutCard, LeftOut };
enum ImportColumn { ImportLine, ImportGiven, ImportBecomes, ImportWhat };

} // namespace

CardChooser::CardChooser(std::shared_ptr<const model::Catalogue> catalogue, const QString& name,
    std::vector<model::CardIndex> near, QWidget* parent)
    : QDialog(parent)
    , m_catalogue(std::move(catalogue))
    , m_name(name)
    , m_near(std::move(near))
    , m_field(named(new QLineEdit(this), tr("Name of the card")))
    , m_list(named(new QListWidget(this), tr("Possible cards")))
{
    setWindowTitle(tr("Which card is it?"));
    auto* about = plainLabel(tr("No card in the catalogue is named “%1”.").arg(name), this);
    m_field->setPlaceholderText(tr("Type a name"));
    m_field->installEventFilter(this);
    auto* buttons = buttonBox(this, QDialogButtonBox::Cancel);
    m_take = buttons->addButton(tr("Use this card"), QDialogButtonBox::AcceptRole);
    m_take->setDefault(true);
    setLayout(columnOf({about, m_field, {m_list, 1}, buttons}));
    connect(m_field, &QLineEdit::textChanged, this, &CardChooser::fill);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) { m_take->setEnabled(row >= 0); });
    if (m_near.empty())
        m_near = model::suggestNames(*m_catalogue, name.toStdString(), model::maxEntryCards);
    resizeOnScreen(*this, {460, 420});
    fill();
}

void CardChooser::fill()
{
    const auto typed = m_field->text().trimmed().toStdString();
    m_cards = typed.empty() ? m_near : model::parseEntry(typed, *m_catalogue).cards;
    if (m_cards.empty() && !typed.empty())
        m_cards = model::suggestNames(*m_catalogue, typed, model::maxEntryCards);
    m_list->clear();
    for (const auto card : m_cards)
        m_list->addItem(QString::fromStdString(model::unambiguousName(*m_catalogue, card)));
    m_list->setCurrentRow(m_cards.empty() ? -1 : 0);
    m_take->setEnabled(!m_cards.empty());
}

std::optional<model::CardIndex> CardChooser::card() const
{
    const int row = m_list->currentRow();
    return row >= 0 && static_cast<std::size_t>(row) < m_cards.size()
               ? std::optional(m_cards[static_cast<std::size_t>(row)])
               : std::nullopt;
}

bool CardChooser::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (const int by = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0; by != 0) {
            m_list->setCurrentRow(std::clamp(m_list->currentRow() + by, 0, std::max(0, m_list->count() - 1)));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

CollectionImportDialog::CollectionImportDialog(app::Workspace& workspace, const QString& file, QWidget* parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_file(file)
    , m_pages(new QStackedWidget(this))
    , m_trouble(plainLabel({}, this))
{
    setWindowTitle(tr("Import %1 into the collection").arg(QFileInfo(file).fileName()));
    m_pages->addWidget(makeWorking());
    m_pages->addWidget(makePreview());
    m_trouble->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_trouble->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_pages->addWidget(m_trouble);
    m_apply = pushButton(tr("Import"), {}, this, &CollectionImportDialog::apply, this);
    m_apply->setDefault(true);
    m_apply->setEnabled(false);
    m_cancel = pushButton(tr("Cancel"), {}, this, &CollectionImportDialog::reject, this);
    m_again = withId(
        pushButton(tr("Read a&gain"), tr("Read the file again from disk"), this, &CollectionImportDialog::read, this),
        "readAgain");
    m_again->setAutoDefault(false);
    setLayout(columnOf({{m_pages, 1}, rowOf({m_again, stretch(), m_apply, m_cancel})}));
    resizeOnScreen(*this, {900, 620});
    read();
}

void CollectionImportDialog::read()
{
    if (m_job)
        m_job->deleteLater();
    m_job = new app::CollectionImportJob(m_workspace.folder(), m_workspace.catalogue(), this);
    m_busy = true;
    m_again->setEnabled(false);
    m_apply->setEnabled(false);
    m_cancel->setText(tr("Cancel"));
    m_pages->setCurrentIndex(Working);
    m_shown.clear();
    m_lines->setRows({}); // they are the lines of the job before
    connect(m_job, &app::CollectionImportJob::progress, this, [this](int done, int all, const QString& what) {
        m_what->setText(what);
        m_bar->setRange(0, all);
        m_bar->setValue(done);
    });
    connect(m_job, &app::CollectionImportJob::read, this, [this] {
        m_busy = false;
        m_again->setEnabled(true);
        if (m_leaving) // it was quicker than the wish to stop
            return QDialog::reject();
        m_pages->setCurrentIndex(Preview);
        m_kinds->setCurrentIndex(m_job->count(MatchKind::Close) > 0 ? ToChoose : Everything);
        showLines();
        m_lines->setFocus();
    });
    connect(m_job, &app::CollectionImportJob::applied, this, [this] {
        m_busy = false;
        m_workspace.collection().adoptEdit(m_job->edit(), m_job->version());
        m_outcome = tr("%1. Ctrl+Z takes it back.").arg(q(app::editText(m_job->edit())));
        accept();
    });
    connect(m_job, &app::CollectionImportJob::cancelled, this, [this] {
        m_busy = false;
        QDialog::reject();
    });
    connect(m_job, &app::CollectionImportJob::failed, this, [this](const QString& message) {
        m_busy = false;
        m_again->setEnabled(true);
        m_trouble->setText(message);
        m_pages->setCurrentIndex(Trouble);
        m_apply->setEnabled(false);
        m_cancel->setText(tr("Close"));
        m_cancel->setFocus();
    });
    m_job->start(std::filesystem::path(m_file.toStdString()));
}

QWidget* CollectionImportDialog::makeWorking()
{
    auto* page = new QWidget(this);
    m_what = new QLabel(page);
    m_bar = named(new QProgressBar(page), tr("Progress"));
    page->setLayout(columnOf({stretch(), m_what, m_bar, stretch()}));
    return page;
}

QWidget* CollectionImportDialog::makePreview()
{
    auto* page = new QWidget(this);
    m_summary = plainLabel({}, page);
    m_kinds = named(new QTabBar(page), tr("Which lines are shown"));
    m_kinds->setDrawBase(false);
    m_kinds->setExpanding(false);
    for (int i = 0; i < 5; ++i)
        m_kinds->addTab(QString());
    m_lines = new RowTable(tr("Lines of the file"),
        {{tr("Line"), 84, true}, {tr("In the file"), 280}, {tr("In the collection"), 280}, {tr("What"), 220}}, page);
    m_choose = pushButton(tr("&Choose the card…"), tr("For the chosen line and all others of that name"), this,
        &CollectionImportDialog::chooseCard, page);
    m_choose->setAutoDefault(false);
    auto* add = new QRadioButton(tr("&Add to existing stacks"), page);
    m_replace = new QRadioButton(tr("&Replace existing stacks: removes what is not in the file"), page);
    add->setChecked(true);
    m_wanted = new QCheckBox(tr("The &file is a list of wants"), page);
    page->setLayout(columnOf(
        noMargins, {m_summary, rowOf({m_kinds, stretch(), m_choose}), {m_lines, 1}, add, m_replace, m_wanted}));
    connect(m_kinds, &QTabBar::currentChanged, this, [this] { showLines(); });
    connect(m_lines, &RowTable::chosenChanged, this, [this] {
        const int row = m_lines->current();
        m_choose->setEnabled(row >= 0 && m_kinds->currentIndex() != LeftOut &&
                             m_job->lines()[m_shown[static_cast<std::size_t>(row)]].kind != MatchKind::Absent);
    });
    connect(m_lines, &QAbstractItemView::doubleClicked, this, [this] {
        if (m_choose->isEnabled())
            chooseCard();
    });
    return page;
}

void CollectionImportDialog::showSummary()
{
    const auto& file = m_job->file();
    const auto number = [&](MatchKind kind) { return m_job->count(kind); };
    const auto taken = number(MatchKind::Matched) + number(MatchKind::Absent);
    auto text = tr("%1: %2 in %3.")
                    .arg(q(importers::collectionFormName(file.form)), counted(m_job->copies(), "copies"),
                        counted(file.lines.size(), "lines"));
    if (const auto open = number(MatchKind::Close) + number(MatchKind::Unmatched); open > 0)
        text += tr(" %1 without a matching card: choose it now, or later in the list “To match”.")
                    .arg(counted(open, "lines"));
    if (!file.problems.empty())
        text += tr(" Skipped as unreadable: %1.").arg(counted(file.problems.size(), "lines"));
    m_summary->setText(text);
    m_kinds->setTabText(Everything, tr("All %1").arg(figures(file.lines.size())));
    m_kinds->setTabText(Taken, tr("Matched %1").arg(figures(taken)));
    m_kinds->setTabText(ToChoose, tr("To choose %1").arg(figures(number(MatchKind::Close))));
    m_kinds->setTabText(WithoutCard, tr("Unmatched %1").arg(figures(number(MatchKind::Unmatched))));
    m_kinds->setTabText(LeftOut, tr("Skipped %1").arg(figures(file.problems.size())));
    m_kinds->setTabVisible(LeftOut, !file.problems.empty());
    m_apply->setEnabled(!file.lines.empty());
    m_apply->setText(tr("Import %1").arg(counted(m_job->copies(), "copies")));
}

void CollectionImportDialog::showLines()
{
    if (m_busy)
        return;
    showSummary();
    const auto kind = m_kinds->currentIndex();
    const auto& file = m_job->file();
    TableRows rows;
    if (kind == LeftOut) {
        m_shown.clear();
        rows.count = static_cast<int>(file.problems.size());
        rows.number = [&file](int row, int) {
            return static_cast<qint64>(file.problems[static_cast<std::size_t>(row)].line);
        };
        rows.text = [&file](int row, int column) {
            const auto& problem = file.problems[static_cast<std::size_t>(row)];
            return column == ImportLine    ? QString::number(problem.line)
                   : column == ImportGiven ? q(app::problemText(problem))
                   : column == ImportWhat  ? tr("skipped")
                                           : QString();
        };
        m_lines->setRows(std::move(rows));
        m_choose->setEnabled(false);
        return;
    }
    m_shown.clear();
    const auto& lines = m_job->lines();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto is = lines[i].kind;
        if (kind == Everything || (kind == Taken && (is == MatchKind::Matched || is == MatchKind::Absent)) ||
            (kind == ToChoose && is == MatchKind::Close) || (kind == WithoutCard && is == MatchKind::Unmatched))
            m_shown.push_back(i);
    }
    rows.count = static_cast<int>(m_shown.size());
    rows.id = [this](int row) { return static_cast<qint64>(m_shown[static_cast<std::size_t>(row)]); };
    rows.number = [this](int row, int) {
        return static_cast<qint64>(m_job->file().lines[m_shown[static_cast<std::size_t>(row)]].line);
    };
    rows.text = [this](int row, int column) {
        const auto at = m_shown[static_cast<std::size_t>(row)];
        const auto& line = m_job->lines()[at];
        switch (column) {
        case ImportLine: return QString::number(m_job->file().lines[at].line);
        case ImportGiven: return q(m_job->file().lines[at].given);
        case ImportBecomes: return q(app::stackText(line.stack));
        default: break;
        }
        if (line.kind == MatchKind::Close) {
            QStringList near;
            for (const auto card : line.candidates)
                near << q(model::unambiguousName(*m_workspace.catalogue(), card));
            return tr("perhaps %1?").arg(near.join(tr(" or ")));
        }
        return line.kind == MatchKind::Unmatched ? tr("no card")
               : line.kind == MatchKind::Absent  ? tr("not in the catalogue")
               : line.unknownPrinting            ? tr("unknown printing")
                                                 : tr("matched");
    };
    m_lines->setRows(std::move(rows));
    m_lines->chooseFirst();
}

void CollectionImportDialog::chooseCard()
{
    const int row = m_lines->current();
    if (row < 0 || m_busy)
        return;
    const auto at = m_shown[static_cast<std::size_t>(row)];
    const auto& line = m_job->lines()[at];
    CardChooser chooser(m_workspace.catalogue(), q(line.stack.name), line.candidates, this);
    if (chooser.exec() != QDialog::Accepted || !chooser.card())
        return;
    if (line.kind == MatchKind::Matched)
        model::choose(m_job->lines()[at], *chooser.card(), *m_workspace.catalogue());
    else
        m_job->choose(at, *chooser.card());
    showLines();
}

void CollectionImportDialog::apply()
{
    m_busy = true;
    m_again->setEnabled(false);
    m_apply->setEnabled(false);
    m_pages->setCurrentIndex(Working);
    auto& collection = m_workspace.collection();
    collection.refreshIfChanged();
    m_job->apply(collection.collection(), collection.version(), m_replace->isChecked(), m_wanted->isChecked());
}

void CollectionImportDialog::reject()
{
    if (!m_busy)
        return QDialog::reject();
    m_leaving = true;
    m_job->cancel(); // cancelled() closes the dialog
}

} // namespace nexus::ui
