#include "ui/catalogue/catalogue_view.h"

#include "app/base/trouble_text.h"
#include "model/base/text.h"
#include "model/cards/catalogue.h"
#include "ui/catalogue/import_dialog.h"
#include "ui/catalogue/set_browser.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QDesktopServices>
#include <QEvent>
#include <QHeaderView>
#include <QTreeWidget>
#include <QUrl>

#include <algorithm>

namespace nexus::ui {

namespace {

constexpr int undoableRole = Qt::UserRole + 1; // on the first column of an import

QTreeWidget* makeTable(const QString& name, const QStringList& headings)
{
    auto* table = named(new QTreeWidget, name);
    asTable(*table, headings);
    table->setAlternatingRowColors(true);
    return table;
}

void fitColumns(QTreeWidget* table)
{
    for (int column = 0; column + 1 < table->columnCount(); ++column) {
        table->resizeColumnToContents(column);
        table->setColumnWidth(column, qMin(table->columnWidth(column) + 16, 360));
    }
}

// "3 new cards, 1 new printing, 2 changed".
QString workText(const model::ImportRecord& import)
{
    auto text = counted(import.cards, "new cards");
    if (import.printings)
        text += QStringLiteral(", ") + counted(import.printings, "new printings");
    return text + QObject::tr(", %1 changed").arg(import.changed);
}

} // namespace

CatalogueView::CatalogueView(app::Workspace& workspace, QWidget* parent)
    : MainView(parent)
    , m_workspace(workspace)
{
    auto* left = new QSplitter(Qt::Vertical);
    m_sets = makeTable(tr("Sets"), {tr("Set"), tr("Name"), tr("Released"), tr("Cards"), tr("Printings")});
    m_sets->header()->setStretchLastSection(false);
    alignRight(*m_sets, {3, 4});
    m_sets->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_browse = withId(pushButton(tr("&See the cards…"), tr("The cards of the chosen set (Enter)"), this,
                          [this] {
                              if (const auto* set = m_sets->currentItem())
                                  browseSet(set->text(0));
                          }),
        "browseSet");
    connect(m_sets, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* set) { browseSet(set->text(0)); });
    connect(m_sets, &QTreeWidget::currentItemChanged, this,
        [this](const QTreeWidgetItem* set) { m_browse->setEnabled(set != nullptr); });
    left->addWidget(asWidget(columnOf({rowOf({{partHeading(tr("Sets")), 1}, m_browse}), m_sets}), {0, 0, 16, 12}));
    m_rulesets = makeTable(tr("Rulesets"), {tr("Ruleset"), tr("Name"), tr("Source, or why it is not used")});
    left->addWidget(asWidget(columnOf({partHeading(tr("Rulesets")), m_rulesets}), {0, 12, 16, 0}));
    auto* both = new QSplitter(Qt::Horizontal);
    both->addWidget(left);
    both->addWidget(makeImports());
    both->setStretchFactor(0, 3);
    both->setStretchFactor(1, 2);
    setLayout(columnOf(16, {24, 16, 24, 16}, {makeHead(), {both, 1}}));
    connect(&workspace, &app::Workspace::ready, this, &CatalogueView::reload);
    connect(&workspace, &app::Workspace::catalogueChanged, this, &CatalogueView::reload);
    reload();
}

QWidget* CatalogueView::makeHead()
{
    auto* title = partHeading(tr("Catalogue"));
    m_summary = new QLabel;
    m_import = pushButton(tr("&Import cards…"),
        tr("Card lists as JSON, Markdown, CSV or TSV; files can be dropped here too"), this, [this] { importFiles(); });
    m_profile = named(new QLabel, tr("Folder with your cards and decks"));
    m_profile->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* open = pushButton(tr("&Open folder"), {}, this,
        [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(q(m_workspace.folder().string()))); });
    return asWidget(columnOf({rowOf({title, {m_summary, 1}, m_import}), rowOf({{m_profile, 1}, open})}));
}

QWidget* CatalogueView::makeImports()
{
    m_imports = makeTable(tr("Past imports"), {tr("When"), tr("Files"), tr("What")});
    m_undo = pushButton(tr("&Undo the last import…"), {}, this, &CatalogueView::askUndo);
    m_noImports = plainLabel(tr("Nothing was imported yet. Drop a card list here, or choose “Import cards”."));
    return asWidget(
        columnOf({rowOf({{partHeading(tr("Imports")), 1}, m_undo}), m_noImports, {m_imports, 1}, stretch()}),
        {16, 0, 0, 0});
}

void CatalogueView::cameToFront()
{
    if (m_workspace.isReady())
        reload();
}

void CatalogueView::reload()
{
    m_profile->setText(tr("Your cards and decks are in %1").arg(q(m_workspace.folder().string())));
    const bool ready = m_workspace.isReady();
    m_import->setEnabled(ready);
    if (!ready) {
        m_summary->setText(tr("Reading the cards…"));
        m_undo->setEnabled(false);
        m_noImports->hide();
        return;
    }
    fillSets();
    fillImports();
    fillRulesets();
}

void CatalogueView::fillSets()
{
    const auto& catalogue = *m_workspace.catalogue();
    const auto counts = model::setCounts(catalogue);
    m_summary->setText(tr("%1, %2, %3")
                           .arg(counted(catalogue.size(), "cards"), counted(catalogue.printingCount(), "printings"),
                               counted(counts.size(), "sets")));
    m_sets->clear();
    for (const auto& count : counts) {
        auto* row = new QTreeWidgetItem(m_sets, {q(count.set.code), q(count.set.name), q(count.set.released),
                                                    figures(count.cards), figures(count.printings)});
        alignRight(*row, {3, 4});
    }
    fitColumns(m_sets);
    m_sets->setCurrentItem(m_sets->topLevelItem(0));
    m_browse->setEnabled(m_sets->topLevelItemCount() > 0);
}

void CatalogueView::fillImports()
{
    std::vector<model::ImportRecord> imports;
    try {
        imports = m_workspace.profile().imports();
    } catch (...) {
        Q_EMIT trouble(q(app::currentTroubleText()));
    }
    m_imports->clear();
    bool undoable = false;
    for (const auto& import : imports) {
        const auto files = q(model::joined(import.files, ", "));
        const auto what = import.undone ? tr("undone: %1").arg(workText(import)) : workText(import);
        auto* row = new QTreeWidgetItem(m_imports, {localTime(import.done), files, what});
        row->setToolTip(1, files);
        row->setToolTip(2, what);
        row->setData(0, undoableRole, import.undoable);
        if (import.undone)
            for (int column = 0; column < 3; ++column)
                row->setForeground(column, theme().muted);
        undoable = undoable || import.undoable;
    }
    fitColumns(m_imports);
    m_undo->setEnabled(undoable);
    m_noImports->setVisible(imports.empty());
    m_imports->setVisible(!imports.empty());
}

void CatalogueView::fillRulesets()
{
    const auto& library = m_workspace.library();
    m_rulesets->clear();
    for (const auto& known : library.rulesets) {
        const bool first = known.ruleset.id == library.game.defaultRuleset;
        const auto where = known.builtIn ? tr("built in") : q(known.file);
        auto* row = new QTreeWidgetItem(
            m_rulesets, {q(known.ruleset.id.str()),
                            first ? tr("%1 (default)").arg(q(known.ruleset.name)) : q(known.ruleset.name), where});
        if (!known.builtIn)
            row->setToolTip(2, q(known.file));
    }
    for (const auto& refused : library.refused) {
        QStringList problems;
        for (const auto& problem : refused.problems)
            problems << q(app::problemText(problem));
        auto* row = new QTreeWidgetItem(m_rulesets,
            {withSign(app::wrongSign, tr("not used")), q(std::filesystem::path(refused.file).filename().string()),
                problems.join(QStringLiteral("; "))});
        row->setToolTip(1, q(refused.file));
        row->setToolTip(2, problems.join(QLatin1Char('\n')));
        row->setForeground(0, theme().bad);
    }
    fitColumns(m_rulesets);
}

void CatalogueView::browseSet(const QString& code)
{
    const auto sets = m_workspace.catalogue()->sets();
    const auto set = std::find_if(sets.begin(), sets.end(), [&](const auto& one) { return q(one.code) == code; });
    if (set == sets.end())
        return;
    auto* browser = new SetBrowser(m_workspace, *set, this);
    browser->setAttribute(Qt::WA_DeleteOnClose);
    connect(browser, &SetBrowser::queryWanted, this, &CatalogueView::queryWanted);
    browser->open();
}

void CatalogueView::take(const std::shared_ptr<const model::Catalogue>& catalogue)
{
    m_workspace.setCatalogue(catalogue);
    Q_EMIT catalogueChanged(catalogue);
}

void CatalogueView::importFiles(const QStringList& files, const QString& set)
{
    auto* dialog = new ImportDialog(m_workspace.place(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ImportDialog::imported, this, &CatalogueView::take);
    connect(dialog, &ImportDialog::editionWanted, this, &CatalogueView::editionWanted);
    dialog->setSet(set);
    dialog->addFiles(files);
    dialog->open();
    if (!files.isEmpty())
        dialog->read();
}

void CatalogueView::askUndo()
{
    for (int i = 0; i < m_imports->topLevelItemCount(); ++i) {
        const auto* row = m_imports->topLevelItem(i);
        if (!row->data(0, undoableRole).toBool())
            continue;
        auto* dialog = new UndoImportDialog(m_workspace.place(), tr("Undo the import of %1?").arg(row->text(1)),
            tr("Imported %1: %2. New cards are removed, changed cards restored; your decks keep all their rows.")
                .arg(row->text(0), row->text(2)),
            this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &UndoImportDialog::takenBack, this, &CatalogueView::take);
        connect(dialog, &UndoImportDialog::trouble, this, [this](const QString& message) {
            reload();
            Q_EMIT trouble(message);
        });
        dialog->open();
        return;
    }
}

void CatalogueView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_workspace.isReady()) {
        fillImports(); // rows carry colours of the theme
        fillRulesets();
    }
    QWidget::changeEvent(event);
}

} // namespace nexus::ui
