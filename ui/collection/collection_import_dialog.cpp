#include "ui/collection/collection_import_dialog.h"

#include "app/text/collection_text.h"
#include "model/base/text.h"
#include "model/collection/matching.h"
#include "model/search/card_lookup.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"

#include <QCheckBox>
#include <QComboBox>
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

enum Kinds { Everything, Taken, ToChoose, WithoutCard, LeftOut, Told };
enum ImportColumn { ImportLine, ImportGiven, ImportBecomes, ImportWhat };
constexpr int dayWidth = 110;

app::ValueDays priceDaysOf(std::span<const model::MatchedLine> lines)
{
    app::ValueDays days;
    for (const auto& line : lines)
        days.see(*line.stack);
    return days;
}

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

ColumnsDialog::ColumnsDialog(const std::vector<importers::ReadColumn>& columns, QWidget* parent)
    : QDialog(parent)
    , m_columns(columns)
{
    setWindowTitle(tr("Columns of the file"));
    auto* page = new QWidget(this);
    auto* form = new QFormLayout(page);
    for (const auto& column : m_columns) {
        auto* meaning = named(new QComboBox(page), tr("What the column “%1” is").arg(q(column.heading)));
        meaning->addItem(tr("not read"), QString());
        for (const auto& name : app::columnMeanings())
            meaning->addItem(q(name), q(name));
        meaning->setCurrentIndex(std::max(0, meaning->findData(q(column.meaning))));
        m_meanings.push_back(meaning);
        const auto examples = q(model::joined(column.examples, ", "));
        form->addRow(plainLabel(q(column.heading), page), meaning);
        if (!examples.isEmpty())
            form->addRow(QString(), mutedLabel(examples, page));
    }
    auto* buttons = buttonBox(this, QDialogButtonBox::Cancel);
    buttons->addButton(tr("Read so"), QDialogButtonBox::AcceptRole)->setDefault(true);
    setLayout(columnOf({mutedLabel(tr("The choice is remembered for files with the same headings."), this),
        {scrolled(page, this), 1}, buttons}));
    resizeOnScreen(*this, {520, 560});
}

app::ColumnChoices ColumnsDialog::choices(const app::ColumnChoices& before) const
{
    auto all = before;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const auto& heading = m_columns[i].heading;
        const auto meaning = m_meanings[i]->currentData().toString().toStdString();
        if (meaning == m_columns[i].meaning)
            continue;
        std::erase_if(all, [&](const auto& choice) {
            return choice.second == heading || (!meaning.empty() && choice.first == meaning);
        });
        all.emplace_back(meaning, heading);
    }
    return all;
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
    m_windows = pushButton(
        tr("Read as &Windows-1252"), tr("The encoding of older spreadsheets in Western Europe"), this,
        [this] { readSo([](auto& reading) { reading.encoding = importers::TextEncoding::Windows1252; }); }, this);
    m_windows->setAutoDefault(false);
    auto* trouble = new QWidget(this);
    trouble->setLayout(columnOf(noMargins, {m_trouble, rowOf({m_windows, stretch()}), stretch()}));
    m_pages->addWidget(trouble);
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
        m_reading = m_job->reading();
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
        m_windows->setVisible(m_job->mayBeWindows1252() && m_reading.encoding == importers::TextEncoding::Unicode);
        m_apply->setEnabled(false);
        m_cancel->setText(tr("Close"));
        m_cancel->setFocus();
    });
    m_job->start(std::filesystem::path(m_file.toStdString()), m_reading);
}

void CollectionImportDialog::readSo(const std::function<void(importers::CollectionReading&)>& change)
{
    change(m_reading);
    read();
}

void CollectionImportDialog::chooseColumns()
{
    if (m_busy)
        return;
    ColumnsDialog dialog(m_job->file().columns, this);
    if (dialog.exec() == QDialog::Accepted)
        readSo([&](auto& reading) { reading.columns = dialog.choices(reading.columns); });
}

void CollectionImportDialog::takeSuggestions()
{
    if (m_busy)
        return;
    (void)m_job->takeSuggestions();
    showLines();
}

app::ImportWish CollectionImportDialog::wish() const
{
    return {.replace = m_replace->isChecked(), .wanted = m_wanted->isChecked()};
}

// The edit itself says what it adds and removes: it is worked out as apply() will.
void CollectionImportDialog::showEffect()
{
    if (m_busy)
        return;
    const auto planned = m_job->planned(m_workspace.collection().collection(), wish());
    const auto holder = planned ? model::BuiltDeckId() : planned.error().deck;
    const auto deck = holder ? m_workspace.collection().deckName(holder).toStdString() : std::string();
    m_effect->setText(
        !planned ? q(app::refusalText(planned.error(), deck))
        : m_job->file().prices
            ? tr("Importing values %1 anew by %2; no copies come or go.")
                  .arg(counted(planned->copies, "copies"), q(app::pricesText(priceDaysOf(m_job->lines()))))
            : tr("Importing %1.").arg(q(app::balanceText(model::balanceOf(*planned)))));
    m_apply->setEnabled(planned.has_value());
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
    for (int i = 0; i <= Told; ++i)
        m_kinds->addTab(QString());
    m_lines = new RowTable(tr("Lines of the file"),
        {{tr("Line"), 84, true}, {tr("In the file"), 280}, {tr("In the collection"), 280}, {tr("What"), 220}}, page);
    m_choose = pushButton(tr("&Choose the card…"), tr("For the chosen line and all others of that name"), this,
        &CollectionImportDialog::chooseCard, page);
    m_choose->setAutoDefault(false);
    makeWays(page);
    page->setLayout(columnOf(noMargins,
        {m_summary, rowOf({m_kinds, stretch(), m_take, m_choose}), {m_lines, 1},
            rowOf({m_columns, m_sheets, m_prices, m_day, stretch()}), m_add, m_replace, m_wanted, m_effect}));
    connect(m_kinds, &QTabBar::currentChanged, this, [this] { showLines(); });
    connect(m_lines, &RowTable::chosenChanged, this, [this] {
        const int row = m_lines->current();
        m_choose->setEnabled(row >= 0 && m_kinds->currentIndex() < LeftOut &&
                             m_job->lines()[m_shown[static_cast<std::size_t>(row)]].kind != MatchKind::Absent);
    });
    connect(m_lines, &QAbstractItemView::doubleClicked, this, [this] {
        if (m_choose->isEnabled())
            chooseCard();
    });
    return page;
}

// How the file is read and what it does to the collection.
void CollectionImportDialog::makeWays(QWidget* page)
{
    m_take = pushButton(tr("&Take all suggestions"), tr("The nearest card for every name that is no card's"), this,
        &CollectionImportDialog::takeSuggestions, page);
    m_columns = pushButton(
        tr("C&olumns…"), tr("What each column of the file is"), this, &CollectionImportDialog::chooseColumns, page);
    m_take->setAutoDefault(false);
    m_columns->setAutoDefault(false);
    m_sheets = named(new QComboBox(page), tr("Sheet of the workbook"));
    m_prices = new QCheckBox(tr("A list of &prices: changes values, adds no copies"), page);
    m_day = withId(named(new QLineEdit(page), tr("Day the prices are of, where their line does not say")), "pricesDay");
    m_day->setToolTip(m_day->accessibleName());
    m_day->setMaximumWidth(dayWidth);
    m_add = new QRadioButton(tr("&Add to existing stacks"), page);
    m_replace = new QRadioButton(tr("&Replace existing stacks: removes what is not in the file"), page);
    m_add->setChecked(true);
    m_wanted = new QCheckBox(tr("The &file is a list of wants"), page);
    m_effect = withId(plainLabel({}, page), "importEffect");
    connect(m_sheets, &QComboBox::activated, this,
        [this] { readSo([&](auto& reading) { reading.sheet = m_sheets->currentText().toStdString(); }); });
    connect(m_prices, &QCheckBox::clicked, this,
        [this](bool prices) { readSo([&](auto& reading) { reading.prices = prices; }); });
    connect(m_day, &QLineEdit::editingFinished, this, [this] {
        const auto day = model::isoDay(m_day->text().toStdString());
        if (!m_busy && day && *day != m_job->reading().day)
            readSo([&](auto& reading) { reading.day = *day; });
        else
            m_day->setText(q(m_job->reading().day));
    });
    connect(m_replace, &QRadioButton::toggled, this, &CollectionImportDialog::showEffect);
    connect(m_wanted, &QCheckBox::toggled, this, [this] {
        showEffect();
        m_lines->viewport()->update(); // they meet other stacks
    });
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
    if (file.withoutCopies > 0)
        text += tr(" Without copies: %1.").arg(counted(file.withoutCopies, "lines"));
    if (!m_job->importedBefore().empty())
        text += tr(" This file was imported on %1 already.").arg(q(m_job->importedBefore()));
    m_summary->setText(text);
    m_sheets->clear();
    m_sheets->addItem(q(file.sheet));
    for (const auto& sheet : file.otherSheets)
        m_sheets->addItem(q(sheet));
    m_sheets->setVisible(!file.otherSheets.empty());
    m_columns->setVisible(!file.columns.empty());
    m_prices->setVisible(!file.columns.empty());
    m_prices->setChecked(file.prices);
    m_day->setVisible(file.prices);
    m_day->setText(q(m_job->reading().day));
    m_take->setEnabled(std::any_of(m_job->lines().begin(), m_job->lines().end(),
        [](const auto& line) { return line.kind == MatchKind::Close && !line.undecided; }));
    m_kinds->setTabText(Told, tr("Notes %1").arg(figures(file.notes.size())));
    m_kinds->setTabVisible(Told, !file.notes.empty());
    m_kinds->setTabText(Everything, tr("All %1").arg(figures(file.lines.size())));
    m_kinds->setTabText(Taken, tr("Matched %1").arg(figures(taken)));
    m_kinds->setTabText(ToChoose, tr("To choose %1").arg(figures(number(MatchKind::Close))));
    m_kinds->setTabText(WithoutCard, tr("Unmatched %1").arg(figures(number(MatchKind::Unmatched))));
    m_kinds->setTabText(LeftOut, tr("Skipped %1").arg(figures(file.problems.size())));
    m_kinds->setTabVisible(LeftOut, !file.problems.empty());
    m_apply->setText(file.prices ? tr("Change values") : tr("Import %1").arg(counted(m_job->copies(), "copies")));
    showEffect();
}

void CollectionImportDialog::showLines()
{
    if (m_busy)
        return;
    showSummary();
    const auto kind = m_kinds->currentIndex();
    const auto& file = m_job->file();
    if (kind == LeftOut)
        return showListOf(file.problems, tr("skipped"));
    if (kind == Told)
        return showListOf(file.notes, tr("told"));
    TableRows rows;
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
        case ImportGiven: return q(importers::givenText(m_job->file(), m_job->file().lines[at]));
        case ImportBecomes: return q(app::stackText(*line.stack));
        default: break;
        }
        if (line.kind == MatchKind::Close) {
            QStringList near;
            for (const auto card : line.candidates)
                near << q(model::unambiguousName(*m_workspace.catalogue(), card));
            return line.undecided ? tr("one of %1").arg(near.join(tr(" or ")))
                                  : tr("perhaps %1?").arg(near.join(tr(" or ")));
        }
        if (line.kind == MatchKind::Unmatched)
            return tr("no card");
        QStringList what;
        if (line.kind == MatchKind::Absent)
            what << tr("not in the catalogue");
        if (line.unknownPrinting)
            what << tr("unknown printing");
        if (!m_job->file().prices)
            what << q(app::meetingText(meetingOf(line)));
        return what.isEmpty() ? tr("matched") : what.join(QStringLiteral(" · "));
    };
    rows.tip = [this](int row, int column) {
        const auto& line = m_job->lines()[m_shown[static_cast<std::size_t>(row)]];
        const auto stack = app::stackOf(line, wish());
        const auto meeting = meetingOf(line);
        if (column != ImportWhat || stack->list == model::StackList::Unmatched || meeting.differs.empty())
            return QString();
        return tr("In the collection and in the file: %1").arg(q(app::differencesText(meeting, *stack)));
    };
    m_lines->setRows(std::move(rows));
    m_lines->chooseFirst();
}

model::StackMeeting CollectionImportDialog::meetingOf(const model::MatchedLine& line) const
{
    return model::meetingOf(m_workspace.collection().collection(), *app::stackOf(line, wish()));
}

void CollectionImportDialog::showListOf(const std::vector<importers::ImportProblem>& problems, const QString& what)
{
    m_shown.clear();
    TableRows rows;
    rows.count = static_cast<int>(problems.size());
    rows.number = [&problems](
                      int row, int) { return static_cast<qint64>(problems[static_cast<std::size_t>(row)].line); };
    rows.text = [&problems, what](int row, int column) {
        const auto& problem = problems[static_cast<std::size_t>(row)];
        return column == ImportLine    ? QString::number(problem.line)
               : column == ImportGiven ? q(app::problemText(problem))
               : column == ImportWhat  ? what
                                       : QString();
    };
    m_lines->setRows(std::move(rows));
    m_choose->setEnabled(false);
}

void CollectionImportDialog::chooseCard()
{
    const int row = m_lines->current();
    if (row < 0 || m_busy)
        return;
    const auto at = m_shown[static_cast<std::size_t>(row)];
    const auto& line = m_job->lines()[at];
    CardChooser chooser(m_workspace.catalogue(), q(line.stack->name), line.candidates, this);
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
    m_job->apply(collection.collection(), collection.namesOnDisk(), collection.version(), wish());
}

void CollectionImportDialog::reject()
{
    if (!m_busy)
        return QDialog::reject();
    m_leaving = true;
    m_job->cancel(); // cancelled() closes the dialog
}

} // namespace nexus::ui
