#include "ui/catalogue/import_dialog.h"

#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "ui/catalogue/import_report.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTreeWidget>

namespace nexus::ui {

namespace {

constexpr std::size_t rowsShown = 5000; // of one page; the rest is counted

// `title` with the count of what the tree shows, or would if it were not so much; without any there is no page.
void addTab(QTabWidget& tabs, QTreeWidget* tree, const QString& title, std::size_t count)
{
    if (count == 0) {
        delete tree;
        return;
    }
    fitReport(tree);
    if (count > rowsShown)
        new QTreeWidgetItem(tree, {QObject::tr("… and %1 more").arg(count - rowsShown)});
    tabs.addTab(tree, title.arg(count));
}

void addRefused(QTabWidget& tabs, const std::vector<app::ImportReport>& reports)
{
    auto* tree = makeReportTree(
        QObject::tr("Refused rows"), {QObject::tr("File"), QObject::tr("Position"), QObject::tr("Card"),
                                         QObject::tr("Column"), QObject::tr("Value"), QObject::tr("Why")});
    std::size_t count = 0;
    for (const auto& report : reports)
        for (const auto& group : app::problemGroups(report.refused)) {
            const auto& first = group.problems.front();
            auto* parent = tree->invisibleRootItem();
            if (group.problems.size() > 1) { // one reason stands once, its rows below
                const auto rows = counted(group.problems.size(), "lines");
                parent = new QTreeWidgetItem(parent, {q(report.file), rows, {}, q(first.heading), {}, q(first.reason)});
                parent->setToolTip(5, q(group.text()));
            }
            for (const auto& problem : group.problems)
                if (count++ < rowsShown) {
                    auto* row = new QTreeWidgetItem(
                        parent, {q(report.file), q(app::placeText(problem)), q(problem.card), q(problem.heading),
                                    q(problem.value), q(problem.reason)});
                    row->setToolTip(5, q(app::problemText(problem)));
                }
        }
    addTab(tabs, tree, QObject::tr("Refused rows (%1)"), count);
}

QString place(const app::ImportReport& report, const model::PlannedCard& planned)
{
    const auto& at = report.places[planned.row];
    return at.line ? QObject::tr("%1, line %2").arg(q(report.file)).arg(at.line) : q(report.file);
}

void addChanged(QTabWidget& tabs, const std::vector<app::ImportReport>& reports)
{
    auto* tree = makeReportTree(
        QObject::tr("Changed cards"), {QObject::tr("Card"), QObject::tr("Before"), QObject::tr("After")});
    std::size_t count = 0;
    for (const auto& report : reports)
        for (const auto& planned : report.plan.cards) {
            if (planned.effect != model::ImportEffect::Changed || count++ >= rowsShown)
                continue;
            auto* item = new QTreeWidgetItem(
                tree, {QObject::tr("%1, %2").arg(q(planned.card.name), q(planned.card.set))});
            item->setToolTip(0, place(report, planned));
            for (const auto& change : planned.changes) {
                auto* line = new QTreeWidgetItem(
                    item, {q(change.field), q(change.from).simplified(), q(change.to).simplified()});
                line->setToolTip(1, q(change.from));
                line->setToolTip(2, q(change.to));
            }
            item->setExpanded(count <= 200);
        }
    addTab(tabs, tree, QObject::tr("Changed cards (%1)"), count);
}

void addNew(QTabWidget& tabs, const std::vector<app::ImportReport>& reports)
{
    auto* tree = makeReportTree(QObject::tr("New cards and printings"),
        {QObject::tr("Card"), QObject::tr("Type"), QObject::tr("Set"), QObject::tr("Source")});
    std::size_t count = 0;
    for (const auto& report : reports)
        for (const auto& planned : report.plan.cards) {
            const bool printing = planned.effect == model::ImportEffect::NewPrinting;
            if ((planned.effect != model::ImportEffect::NewCard && !printing) || count++ >= rowsShown)
                continue;
            const auto name = printing ? QObject::tr("%1 (new printing)").arg(q(planned.card.name))
                                       : q(planned.card.name);
            new QTreeWidgetItem(tree, {name, q(planned.card.type), q(planned.card.set), place(report, planned)});
        }
    addTab(tabs, tree, QObject::tr("New (%1)"), count);
}

QString countsText(const std::vector<app::ImportReport>& reports)
{
    std::size_t added = 0, changed = 0, unchanged = 0, refused = 0;
    for (const auto& report : reports) {
        refused += report.refused.size();
        if (reports.size() > 1 && !report.refused.empty())
            continue; // of several files this one is left out
        added += report.added();
        changed += report.changed();
        unchanged += report.unchanged();
    }
    return QObject::tr("%1 added, %2 changed, %3 unchanged, %4 refused")
        .arg(figures(added), figures(changed), figures(unchanged), figures(refused));
}

void fillReport(QTabWidget& tabs, const std::vector<app::ImportReport>& reports, const app::ImportImpact& impact)
{
    while (tabs.count() > 0) {
        auto* page = tabs.widget(0);
        tabs.removeTab(0);
        delete page;
    }
    addRefused(tabs, reports);
    if (!impact.decks.empty())
        tabs.addTab(makeImpactTree(impact), QObject::tr("Your decks (%1)").arg(impact.decks.size()));
    addChanged(tabs, reports);
    addNew(tabs, reports);
    auto* notes = makeReportTree(QObject::tr("Notes"), {QObject::tr("File"), QObject::tr("Note")});
    for (const auto& report : reports)
        for (const auto& note : report.notes)
            (new QTreeWidgetItem(notes, {q(report.file), q(note)}))->setToolTip(1, q(note));
    if (const int count = notes->topLevelItemCount(); count > 0) {
        fitReport(notes);
        tabs.addTab(notes, QObject::tr("Notes (%1)").arg(count));
    } else {
        delete notes;
    }
    tabs.setVisible(tabs.count() > 0);
}

} // namespace

ImportDialog::ImportDialog(app::GameFolder profile, QWidget* parent)
    : QDialog(parent)
    , m_profile(std::move(profile))
{
    setWindowTitle(tr("Import cards"));
    setAcceptDrops(true);
    resizeOnScreen(*this, {860, 600});
    m_pages = new QStackedWidget;
    m_pages->addWidget(makeChoosePage());
    m_what = new QLabel;
    m_bar = named(new QProgressBar, tr("Import progress"));
    auto* working = new QWidget;
    working->setLayout(columnOf({stretch(), m_what, m_bar, stretch()}));
    m_pages->addWidget(working);
    m_pages->addWidget(makeReportPage());

    m_back = pushButton(tr("&Other files…"), {}, this, [this] {
        ++m_run;
        m_job.reset();
        showPage(Choose);
    });
    m_again = withId(
        pushButton(tr("Read a&gain"), tr("Read the files again from disk"), this, &ImportDialog::read), "readAgain");
    m_again->setAutoDefault(false);
    m_windows = withId(
        pushButton(tr("Read as &Windows-1252"), tr("The encoding of older spreadsheets in Western Europe"), this,
            [this] {
                m_encoding = importers::TextEncoding::Windows1252;
                read();
            }),
        "readAsWindows");
    m_windows->setAutoDefault(false);
    m_edition = withId(
        pushButton(tr("New &edition…"),
            tr("Where headings mean other things than in this edition: an edition of your own for them"), this,
            [this] {
                const auto wanted = files();
                reject();
                Q_EMIT editionWanted(wanted);
            }),
        "newEdition");
    m_edition->setAutoDefault(false);
    m_main = new QPushButton;
    m_main->setDefault(true);
    m_close = pushButton(tr("Cancel"), {}, this, &QDialog::reject);
    setLayout(columnOf({m_pages, rowOf({m_back, m_again, m_windows, m_edition, stretch(), m_main, m_close})}));
    connect(m_main, &QPushButton::clicked, this, [this] {
        if (m_pages->currentIndex() == Choose) {
            read();
        } else if (m_job) {
            m_writing = true;
            showPage(Working);
            m_job->apply();
        }
    });
    showPage(Choose);
}

QWidget* ImportDialog::makeChoosePage()
{
    auto* text = plainLabel(tr("Card lists as JSON, or tables in Markdown, CSV or TSV. Drop files here or choose them; "
                               "they are read in this order."));
    m_files = named(new QListWidget, tr("Files to import"));
    m_files->setDragDropMode(QAbstractItemView::NoDragDrop);
    auto* choose = pushButton(tr("&Choose files…"), {}, this, [this] {
        addFiles(QFileDialog::getOpenFileNames(this, tr("Card lists"), {},
            tr("Card lists (*.json *.md *.csv *.tsv *.txt *.xml *.mse-set);;All files (*)")));
    });
    auto* remove = pushButton(tr("&Remove from the list"), {}, this, [this] {
        delete m_files->takeItem(m_files->currentRow());
        showPage(Choose);
    });
    m_type = named(new QLineEdit, tr("Card type"));
    m_type->setPlaceholderText(tr("only for tables without a type column"));
    m_set = named(new QLineEdit, tr("Set code"));
    m_set->setPlaceholderText(tr("from the files; a code here applies to all cards"));
    m_trouble = new QLabel;
    m_trouble->setWordWrap(true);
    m_trouble->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_trouble->hide();
    return asWidget(columnOf({text, {m_files, 1}, rowOf({choose, remove, stretch()}),
        formOf({{tr("Card t&ype"), m_type}, {tr("&Set code"), m_set}}), m_trouble}));
}

QWidget* ImportDialog::makeReportPage()
{
    m_headline = new QLabel;
    m_headline->setFont(sized(m_headline->font(), 17, true));
    m_detail = new QLabel;
    m_detail->setWordWrap(true);
    for (auto** box : {&m_renames, &m_withdraw}) {
        *box = new QCheckBox;
        connect(*box, &QCheckBox::clicked, this, &ImportDialog::read);
    }
    (void)withId(m_renames, "takeRenames");
    (void)withId(m_withdraw, "withdraw");
    m_tabs = named(new QTabWidget, tr("Import report"));
    m_tabs->setDocumentMode(true);
    return asWidget(columnOf({m_headline, m_detail, m_renames, m_withdraw, {m_tabs, 1}, stretch()}));
}

void ImportDialog::showPage(Page page)
{
    m_pages->setCurrentIndex(page);
    m_back->setVisible(page == Report);
    m_again->setVisible(page == Report);
    m_edition->hide();
    m_windows->hide();
    m_main->setVisible(page != Working);
    m_close->setText(tr("Cancel"));
    if (page == Choose) {
        m_main->setDefault(true);
        m_encoding = importers::TextEncoding::Unicode;
        m_renames->setChecked(false);
        m_withdraw->setChecked(false);
        m_main->setText(tr("&Read the files"));
        m_main->setEnabled(m_files->count() > 0);
    }
}

void ImportDialog::setSet(const QString& code) { m_set->setText(code); }

void ImportDialog::addFiles(const QStringList& files)
{
    for (const auto& file : files)
        if (m_files->findItems(file, Qt::MatchExactly).isEmpty())
            m_files->addItem(file);
    if (m_files->currentRow() < 0)
        m_files->setCurrentRow(0);
    m_trouble->hide();
    showPage(Choose);
}

QStringList ImportDialog::files() const
{
    QStringList chosen;
    for (int i = 0; i < m_files->count(); ++i)
        chosen << m_files->item(i)->text();
    return chosen;
}

void ImportDialog::read()
{
    app::ImportRequest request;
    for (const auto& file : files())
        request.files.emplace_back(file.toStdString());
    if (request.files.empty())
        return;
    request.type = m_type->text().trimmed().toStdString();
    request.set = m_set->text().trimmed().toStdString();
    request.encoding = m_encoding;
    request.answers = {m_renames->isChecked(), {}, m_withdraw->isChecked()};
    m_writing = false;
    m_job = std::make_unique<app::ImportJob>(m_profile);
    const auto ofThisRun = [this, run = ++m_run](auto action) {
        return [this, run, action](const auto&... values) {
            if (run == m_run)
                action(values...);
        };
    };
    connect(m_job.get(), &app::ImportJob::progress, this,
        ofThisRun([this](int done, int all, const QString& what) { showProgress(done, all, what); }));
    connect(m_job.get(), &app::ImportJob::planned, this, ofThisRun([this] { showReport(); }));
    connect(m_job.get(), &app::ImportJob::applied, this, ofThisRun([this] { showImported(); }));
    connect(m_job.get(), &app::ImportJob::failed, this,
        ofThisRun([this](const QString& message) { showTrouble(message); }));
    connect(m_job.get(), &app::ImportJob::cancelled, this, ofThisRun([this] { QDialog::done(Rejected); }));
    showProgress(0, 0, tr("Reading"));
    showPage(Working);
    m_job->start(std::move(request));
}

void ImportDialog::showProgress(int done, int all, const QString& what)
{
    m_what->setText(all > 100 ? tr("%1: %2 of %3").arg(what, figures(done), figures(all)) : what);
    m_bar->setRange(0, all);
    m_bar->setValue(done);
}

// Cards that are perhaps called otherwise now, and cards the list no longer has.
void ImportDialog::askAboutNames()
{
    constexpr qsizetype mostNamed = 4;
    QStringList renames, gone;
    for (const auto& report : m_job->reports()) {
        for (const auto* list : {&report.likely, &report.renamed})
            for (const auto& rename : *list)
                renames << tr("“%1” → “%2”").arg(q(rename.from), q(rename.to));
        for (const auto* list : {&report.missing, &report.withdrawn})
            for (const auto& name : *list)
                gone << q(name);
    }
    const auto ask = [&](QCheckBox& box, const QString& question, const QStringList& names) {
        auto shown = names.mid(0, mostNamed).join(QStringLiteral(", "));
        if (names.size() > mostNamed)
            shown += QStringLiteral(" …");
        box.setText(question + QLatin1Char(' ') + shown.replace(QLatin1Char('&'), QStringLiteral("&&")));
        box.setToolTip(names.join(QLatin1Char('\n')));
        box.setVisible(!names.isEmpty());
    };
    ask(*m_renames, tr("Renamed, decks and collection go on meaning them:"), renames);
    ask(*m_withdraw, tr("Take %n cards out that the list no longer has:", nullptr, static_cast<int>(gone.size())),
        gone);
}

void ImportDialog::showReport()
{
    askAboutNames();
    const auto& reports = m_job->reports();
    const auto refused = std::count_if(
        reports.begin(), reports.end(), [](const auto& report) { return !report.refused.empty(); });
    const auto taken = static_cast<std::ptrdiff_t>(reports.size()) - refused;
    m_headline->setText(countsText(reports));
    QStringList lines;
    if (reports.size() > 1)
        for (const auto& report : reports)
            lines << tr("%1: %2%3")
                         .arg(QString::fromStdString(report.file), countsText({report}),
                             report.refused.empty() ? QString() : tr("; none of it can be imported"));
    else if (refused)
        lines << tr("Nothing can be imported: fix the refused rows and read the file again.");
    if (m_job->changesAnything())
        lines << QString::fromStdString(m_job->impact().summary());
    else if (!refused)
        lines << tr("The catalogue has all of this already.");
    for (const auto& report : reports)
        if (const auto way = app::wayOut(app::problemGroups(report.refused)); !way.empty() && !lines.contains(q(way)))
            lines << q(way);
    m_detail->setText(lines.join(QLatin1Char('\n')));
    fillReport(*m_tabs, reports, m_job->impact());
    showPage(Report);
    m_edition->setVisible(std::any_of(reports.begin(), reports.end(), [](const auto& report) {
        return std::any_of(
            report.refused.begin(), report.refused.end(), [](const auto& problem) { return !problem.heading.empty(); });
    }));
    m_windows->setVisible(
        std::any_of(reports.begin(), reports.end(), [](const auto& report) { return report.mayBeWindows1252; }));
    m_main->setText(reports.size() < 2 ? tr("&Import")
                    : refused          ? tr("&Import %1 of %2 files").arg(taken).arg(reports.size())
                                       : tr("&Import %1 files").arg(reports.size()));
    m_main->setEnabled(m_job->changesAnything());
    // Half of an import is nothing to be done by Enter.
    auto* usual = refused && m_edition->isVisibleTo(this) ? m_edition
                  : refused || !m_main->isEnabled()       ? m_close
                                                          : m_main;
    m_main->setAutoDefault(usual == m_main);
    usual->setDefault(true);
    usual->setFocus();
}

void ImportDialog::showImported()
{
    m_writing = false;
    m_headline->setText(tr("Imported: %1").arg(countsText(m_job->reports())));
    m_detail->setText(tr("The import can be undone in Catalogue."));
    showPage(Report);
    m_back->hide();
    m_again->hide();
    m_main->hide();
    m_close->setText(tr("Close"));
    m_close->setFocus();
    Q_EMIT imported(m_job->catalogue());
}

void ImportDialog::showTrouble(const QString& message)
{
    m_writing = false;
    m_trouble->setText(message);
    QPalette colours = m_trouble->palette();
    colours.setColor(QPalette::WindowText, theme().bad);
    m_trouble->setPalette(colours);
    m_trouble->setAccessibleName(message);
    m_trouble->show();
    m_job.release()->deleteLater(); // it is its signal that we are in
    showPage(Choose);
}

void ImportDialog::done(int result)
{
    if (m_job && m_writing) { // wait for the answer: written after all, or cancelled
        m_job->cancel();
        m_what->setText(tr("Cancelling"));
        return;
    }
    ++m_run;
    m_job.reset();
    QDialog::done(result);
}

void ImportDialog::dragEnterEvent(QDragEnterEvent* event)
{
    if (m_pages->currentIndex() == Choose && !localFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void ImportDialog::dropEvent(QDropEvent* event)
{
    addFiles(localFiles(*event->mimeData()));
    event->acceptProposedAction();
}

UndoImportDialog::UndoImportDialog(
    app::GameFolder profile, const QString& question, const QString& what, QWidget* parent)
    : QDialog(parent)
    , m_job(std::make_unique<app::ImportJob>(std::move(profile)))
{
    setWindowTitle(tr("Undo the last import"));
    auto* head = plainLabel(question);
    head->setFont(sized(font(), 17, true));
    m_impact = new QLabel;
    m_impact->setWordWrap(true);
    m_bar = named(new QProgressBar, tr("Progress"));
    auto* buttons = new QDialogButtonBox;
    m_yes = buttons->addButton(tr("&Undo import"), QDialogButtonBox::AcceptRole);
    m_no = buttons->addButton(QDialogButtonBox::Cancel);
    m_column = columnOf(8, {16, 16, 16, 16}, {head, plainLabel(what), m_impact, m_bar, stretch(), buttons});
    setLayout(m_column);
    connect(m_yes, &QPushButton::clicked, this, &UndoImportDialog::takeBack);
    connect(m_no, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_job.get(), &app::ImportJob::progress, this, &UndoImportDialog::showProgress);
    connect(m_job.get(), &app::ImportJob::planned, this, &UndoImportDialog::showImpact);
    connect(m_job.get(), &app::ImportJob::applied, this, [this] {
        m_writing = false;
        Q_EMIT takenBack(m_job->catalogue());
        accept();
    });
    connect(m_job.get(), &app::ImportJob::cancelled, this, [this] { QDialog::done(Rejected); });
    connect(m_job.get(), &app::ImportJob::failed, this, [this](const QString& message) {
        m_writing = false;
        Q_EMIT trouble(message);
        QDialog::done(Rejected);
    });
    m_yes->setEnabled(false);
    resizeOnScreen(*this, {560, 200});
    showProgress(0, 0, tr("Checking the last import"));
    m_job->startUndo();
}

void UndoImportDialog::showProgress(int done, int all, const QString& what)
{
    m_impact->setText(
        all > 100 ? tr("%1: %2 of %3").arg(what, figures(done), figures(all)) : what + QStringLiteral("…"));
    m_bar->setRange(0, all);
    m_bar->setValue(done);
}

void UndoImportDialog::showImpact()
{
    const auto& impact = m_job->impact();
    m_bar->hide();
    m_impact->setText(QString::fromStdString(impact.summary()));
    if (!impact.decks.empty()) {
        m_column->insertWidget(m_column->indexOf(m_bar) + 1, makeImpactTree(impact), 1);
        resizeOnScreen(*this, {std::max(width(), 760), std::max(height(), 440)});
    }
    m_yes->setEnabled(true);
    m_no->setFocus(); // Enter alone changes nothing
}

void UndoImportDialog::takeBack()
{
    m_writing = true;
    m_yes->setEnabled(false);
    m_bar->show();
    m_job->apply();
}

void UndoImportDialog::done(int result)
{
    if (m_writing) // the answer comes at once; until then the dialog stays
        return;
    if (result == Rejected)
        m_job->cancel();
    QDialog::done(result);
}

} // namespace nexus::ui
