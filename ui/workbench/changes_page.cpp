#include "ui/workbench/changes_page.h"

#include "app/base/file_bytes.h"
#include "app/documents/list_history.h"
#include "app/text/list_changes_text.h"
#include "model/base/text.h"
#include "ui/catalogue/import_report.h"
#include "ui/search/facet_bar.h"
#include "ui/theme/flow_layout.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"
#include "ui/theme/theme.h"
#include "ui/workbench/change_details.h"
#include "ui/workbench/change_table.h"
#include "ui/workbench/list_picker.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QProgressBar>
#include <QTreeWidget>

#include <algorithm>

namespace nexus::ui {

namespace {

constexpr qsizetype mostRecentLists = 8;
constexpr int leastTable = 120; // so that a few rows are seen; a low window scrolls

} // namespace

ChangesPage::ChangesPage(app::Workspace& workspace, QWidget* parent)
    : WorkbenchPage(workspace, parent)
    , m_job(workspace.place())
    , m_renaming(workspace.place())
    , m_from(withId(new ListPicker(tr("List before")), "listBefore"))
    , m_to(withId(new ListPicker(tr("List after")), "listAfter"))
    , m_told(withId(new LineLabel, "changesTold"))
    , m_bar(named(new QProgressBar, tr("Progress")))
    , m_details(new ChangeDetails)
{
    auto* head = makeHead();
    m_both = withId(new QSplitter(Qt::Horizontal), "changesParts");
    divide(*m_both, {makeList(), asScrolled(columnOf(noMargins, {m_details}))}, {1, 2}, {440, 760});
    setContent(asWidget(columnOf(10, {head, {m_both, 1}}), {16, 12, 16, 12}));
    connect(&m_job, &app::ComparisonJob::finished, this, [this] {
        take();
        m_reading.reset();
    });
    connect(&m_renaming, &app::RenameJob::finished, this, &ChangesPage::takeRename);
    for (auto* job : {static_cast<app::Job*>(&m_job), static_cast<app::Job*>(&m_renaming)}) {
        connect(job, &app::Job::progress, this, [this](int done, int all, const QString& what) {
            m_bar->setRange(0, all);
            m_bar->setValue(done);
            say(what);
        });
        connect(job, &app::Job::cancelled, this, [this] {
            m_reading.reset();
            showWorking(false, tr("Cancelled."));
            showChosen();
        });
        connect(job, &app::Job::failed, this, [this](const QString& message) {
            m_reading.reset();
            showWorking(false);
            showChosen();
            say(message, true);
        });
    }
    m_cards->addKeysTo(*this);
    showWorking(false, tr("Choose two lists: a file, a revision or a set each."));
    showPlay();
}

ChangesPage::~ChangesPage()
{
    m_job.disconnect(this);
    m_renaming.disconnect(this);
}

QWidget* ChangesPage::makeHead()
{
    auto* swap = named(pushButton(tr("⇄"), tr("Swap the lists"), this,
                           [this] {
                               const auto before = m_from->choice();
                               m_from->setChoice(m_to->choice());
                               m_to->setChoice(before);
                               compare();
                           }),
        tr("Swap the lists"));
    swap->setObjectName(QStringLiteral("swapLists"));
    swap->setFixedWidth(44);
    m_compare = withId(
        pushButton(tr("Co&mpare"), tr("Reads the lists and compares them again"), this, &ChangesPage::compare),
        "compareLists");
    m_cancel = pushButton(tr("Cancel"), {}, this, [this] {
        m_job.cancel();
        m_renaming.cancel();
    });
    m_copy = withId(pushButton(tr("Copy c&hangelog"), tr("As Markdown"), this, &ChangesPage::copyChangelog), "copyLog");
    m_save = pushButton(tr("Save chan&gelog…"), tr("As a Markdown file"), this, &ChangesPage::saveChangelog);
    m_accept = withId(pushButton(tr("Accept the rename"),
                          tr("The card of the catalogue gets its new name; decks and copies keep it. “Undo the last "
                             "import” takes it back."),
                          this, &ChangesPage::acceptRename),
        "acceptRename");
    m_accept->hide();
    m_play = withId(pushButton(tr("&Play…", "a change of a card, by the program"), {}, this, &ChangesPage::playChange),
        "playChange");
    auto* edition = withId(pushButton(tr("New &edition…"),
                               tr("A ruleset of your own for the list, where its headings mean other things"), this,
                               [this] {
                                   const auto list = m_to->choice();
                                   Q_EMIT editionWanted(list && list->kind == app::ListKind::File
                                                            ? QStringList{q(list->word)}
                                                            : QStringList());
                               }),
        "newEditionOfList");
    for (auto* picker : {m_from, m_to}) {
        connect(picker, &ListPicker::chosen, this, &ChangesPage::compare);
        connect(picker, &ListPicker::listUsed, this, &ChangesPage::used);
    }
    m_bar->setMaximumWidth(160);
    return asWidget(columnOf(8, noMargins,
        {rowOf(8, {labelFor(tr("From"), m_from->list()), {m_from, 1}, swap, labelFor(tr("to"), m_to->list()), {m_to, 1},
                      m_compare}),
            rowOf(8, {{m_told, 1}, m_bar, m_cancel, m_accept, m_play, m_copy, m_save, edition})}));
}

QWidget* ChangesPage::makeList()
{
    m_search = withId(searchField(tr("Find in the changes")), "changesSearch");
    connect(m_search, &QLineEdit::textChanged, this, &ChangesPage::showChanges);
    auto* chips = new FlowLayout;
    for (std::size_t i = 0; i < app::changeKinds; ++i) {
        const auto kind = static_cast<app::ChangeKind>(i);
        m_chips[i] = new ChipButton;
        chips->addWidget(m_chips[i]);
        connect(m_chips[i], &QToolButton::clicked, this, [this, kind] {
            if (!m_kinds.erase(kind))
                m_kinds.insert(kind);
            showChips();
            showChanges();
        });
    }
    m_fields = withId(
        new RowTable(tr("Fields that changed"), {{tr("Field"), 150}, {tr("Changes"), 180, true, {}, true}}),
        "changedFieldList");
    m_fields->setTickable();
    m_fields->setToolTip(tr("Tick fields to see only the cards in which they changed"));
    connect(m_fields, &RowTable::tickedChanged, this, &ChangesPage::showChanges);
    m_cards = withId(new ChangeTable, "changedCards");
    connect(m_cards, &RowTable::chosenChanged, this, &ChangesPage::showChosen);
    connect(m_cards, &ChangeTable::historyWanted, this, &ChangesPage::historyWanted);
    m_cards->setMinimumHeight(leastTable);
    m_fields->hide();
    showChips();
    m_left = new QSplitter(Qt::Vertical);
    divide(*m_left, {asWidget(columnOf(6, noMargins, {m_search, chips, {m_cards, 1}})), m_fields}, {3, 1}, {420, 150});
    return m_left;
}

void ChangesPage::restore(const QSettings& settings)
{
    m_recent = settings.value(QStringLiteral("workbench/recent")).toStringList();
    m_from->setRecent(m_recent);
    m_to->setRecent(m_recent);
    m_left->restoreState(settings.value(QStringLiteral("workbench/changesLists")).toByteArray());
    m_both->restoreState(settings.value(QStringLiteral("workbench/changesParts")).toByteArray());
    m_from->setChoice(listChoiceOf(settings.value(QStringLiteral("workbench/from")).toString()));
    m_to->setChoice(listChoiceOf(settings.value(QStringLiteral("workbench/to")).toString()));
}

void ChangesPage::store(QSettings& settings) const
{
    settings.setValue(QStringLiteral("workbench/recent"), m_recent);
    keepDivision(settings, QStringLiteral("workbench/changesLists"), *m_left);
    keepDivision(settings, QStringLiteral("workbench/changesParts"), *m_both);
    settings.setValue(QStringLiteral("workbench/from"), listChoiceText(m_from->choice()));
    settings.setValue(QStringLiteral("workbench/to"), listChoiceText(m_to->choice()));
}

void ChangesPage::refresh()
{
    const auto sets = workspace().catalogue()->sets();
    m_from->setSets(sets);
    m_to->setSets(sets);
    const auto done = workspace().profile().imports();
    const auto imports = static_cast<std::size_t>(
        std::count_if(done.begin(), done.end(), [](const auto& each) { return !each.undone; }));
    m_from->setImports(imports);
    m_to->setImports(imports);
    if (m_compared)
        return take();
    if (!m_from->choice() || !m_to->choice())
        return;
    m_compared = true;
    workspace().reopen(noteOfLists(), tr("%1 and %2").arg(m_from->title(), m_to->title()), [this] { compare(); });
}

std::string ChangesPage::noteOfLists() const
{
    return "changes " +
           (listChoiceText(m_from->choice()) + QLatin1Char(' ') + listChoiceText(m_to->choice())).toStdString();
}

void ChangesPage::used(const QString& list)
{
    m_recent.removeAll(list);
    m_recent.prepend(list);
    m_recent = m_recent.mid(0, mostRecentLists);
    m_from->setRecent(m_recent);
    m_to->setRecent(m_recent);
}

void ChangesPage::compare()
{
    const auto from = m_from->choice(), to = m_to->choice();
    if (!workspace().isReady() || !from || !to)
        return;
    m_compared = true;
    showWorking(true, tr("Comparing"));
    m_reading = workspace().openings().begin(noteOfLists());
    m_job.start(*from, *to, workspace().library(), workspace().catalogue());
}

void ChangesPage::setOpenFile(const QString& file)
{
    m_from->setOpenFile(file);
    m_to->setOpenFile(file);
    if (!m_to->choice())
        m_to->setChoice(app::ListChoice{app::ListKind::File, file.toStdString()});
}

void ChangesPage::compareWithCommit(const QString& file)
{
    const auto before = app::lastCommitOf(file.toStdString());
    if (before.empty())
        return Q_EMIT trouble(tr("%1 lies in no git repository: there is no commit to compare it with.").arg(file));
    m_from->setChoice(app::ListChoice{app::ListKind::Revision, before});
    m_to->setChoice(app::ListChoice{app::ListKind::File, file.toStdString()});
    compare();
}

void ChangesPage::showWorking(bool working, const QString& what)
{
    m_bar->setVisible(working);
    m_cancel->setVisible(working);
    m_bar->setRange(0, 0);
    m_copy->setVisible(!working);
    m_save->setVisible(!working);
    m_copy->setEnabled(m_comparison.has_value());
    m_save->setEnabled(m_comparison.has_value());
    say(what);
}

void ChangesPage::say(const QString& text, bool bad)
{
    m_told->setText(text, bad ? LineLabel::Tone::Bad : LineLabel::Tone::Plain);
}

void ChangesPage::take()
{
    if (m_job.isBusy())
        return;
    m_comparison = m_job.comparison();
    m_cards->setChanges(m_comparison ? app::listChanges(*m_comparison) : std::vector<app::ListChange>(),
        workspace().catalogue()->game());
    showWorking(false);
    showFields();
    showChips();
    showChanges();
    showImpact();
    if (!m_comparison) {
        if (!m_job.refused().empty())
            showRefused();
        return;
    }
    auto summary = tr("%1 → %2: %3")
                       .arg(m_from->title(), m_to->title(), q(app::changesSummary(m_comparison->difference)));
    for (const auto& note : m_comparison->notes)
        summary += QStringLiteral(" · ") + q(note);
    if (m_impact)
        summary += QStringLiteral(" · ") + q(m_job.impact().summary());
    say(m_comparison->difference.empty() ? tr("%1 → %2: nothing changed.").arg(m_from->title(), m_to->title())
                                         : summary);
    m_cards->chooseFirst();
}

// The first row that cannot be read; all of them as a tip.
void ChangesPage::showRefused()
{
    QStringList rows;
    for (const auto& list : m_job.refused())
        for (const auto& problem : list.problems)
            rows << q(list.file) + QStringLiteral(": ") + q(app::problemText(problem));
    const auto more = rows.size() - 1;
    say(more > 0 ? tr("%1 (and %2 more)").arg(rows.front()).arg(more) : rows.front(), true);
    m_told->setToolTip(rows.mid(0, 20).join(QLatin1Char('\n')));
}

void ChangesPage::showFields()
{
    const auto& game = workspace().catalogue()->game();
    std::vector<std::pair<std::string, std::size_t>> counts;
    if (m_comparison) {
        const auto all = m_comparison->difference.fieldCounts();
        counts.assign(all.begin(), all.end());
    }
    std::stable_sort(counts.begin(), counts.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    m_fieldIds.clear();
    std::vector<std::pair<QString, qint64>> shown;
    for (const auto& [field, count] : counts) {
        m_fieldIds.push_back(field);
        shown.emplace_back(q(app::changedField(field, game)), static_cast<qint64>(count));
    }
    const auto row = keptRows(shown);
    const auto most = shown.empty() ? 1 : shown.front().second;
    TableRows rows{.count = static_cast<int>(shown.size())};
    rows.text = [row](int at, int column) { return column == 0 ? row(at).first : figures(row(at).second); };
    rows.number = [row](int at, int) { return row(at).second; };
    rows.id = [ids = m_fieldIds](
                  int at) { return static_cast<qint64>(std::hash<std::string>{}(ids[static_cast<std::size_t>(at)])); };
    rows.look = [row, most](int at, int column, int role) -> QVariant {
        return role == barRole && column == 1 ? static_cast<double>(row(at).second) / static_cast<double>(most + 1)
                                              : QVariant();
    };
    m_fields->setRows(std::move(rows));
    m_fields->setVisible(!shown.empty());
}

void ChangesPage::showChips()
{
    const auto counts = app::kindCounts(m_cards->changes());
    for (std::size_t i = 0; i < app::changeKinds; ++i) {
        const auto kind = static_cast<app::ChangeKind>(i);
        const auto words = changeKindWord(kind);
        m_chips[i]->setVisible(counts[i] > 0);
        m_chips[i]->setChip(tr("%1 %2 %3", "sign, kind and count")
                                .arg(QString::fromUtf8(app::changeSign(kind)), words, figures(counts[i])),
            tr("%1: %2").arg(words, figures(counts[i])), m_kinds.contains(kind), false);
    }
}

void ChangesPage::showChanges()
{
    app::ChangeFilter filter{m_kinds, {}, m_search->text().toStdString()};
    for (const auto& field : m_fieldIds)
        if (m_fields->ticked().contains(static_cast<qint64>(std::hash<std::string>{}(field))))
            filter.fields.insert(field);
    m_cards->setFilter(std::move(filter));
    showChosen();
}

void ChangesPage::showImpact()
{
    delete m_impact;
    m_impact = nullptr;
    const auto& impact = m_job.impact();
    if (!m_comparison || impact.decks.empty())
        return;
    m_impact = withId(makeImpactTree(impact), "changesImpact");
    m_impact->setToolTip(tr("Enter or a double click opens the deck"));
    connect(m_impact, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
        const auto* deck = item->parent() ? item->parent() : item;
        Q_EMIT deckWanted(deck->data(0, impactDeckRole).toLongLong());
    });
    m_impact->setMinimumHeight(leastTable);
    m_left->addWidget(m_impact);
    m_left->setCollapsible(m_left->indexOf(m_impact), false);
}

void ChangesPage::showChosen()
{
    const auto* change = m_cards->chosenChange();
    const bool isRename = change && change->kind == app::ChangeKind::Renamed;
    m_accept->setVisible(isRename);
    showPlay();
    // A card of the catalogue that is called so still.
    m_accept->setEnabled(
        isRename && !m_renaming.isBusy() && !workspace().catalogue()->named(model::fold(change->before->name)).empty());
    if (change)
        m_details->setChange(*change, workspace().catalogue()->game());
    else
        m_details->clear();
}

void ChangesPage::showPlay()
{
    const auto* change = m_cards->chosenChange();
    const bool canPlay = change && change->kind == app::ChangeKind::Changed;
    m_play->setVisible(!workspace().isReady() || model::isPlayedAtTable(workspace().library().game));
    m_play->setEnabled(canPlay);
    m_play->setToolTip(canPlay ? tr("Let the program play the decks that have the card, with it as it was and as it is")
                       : !m_comparison
                           ? tr("Compare two lists and choose a card that has changed; then the program plays it.")
                           : tr("Choose a card that has changed: it is in both lists, and not the same."));
}

void ChangesPage::playChange()
{
    const auto* change = m_cards->chosenChange();
    if (change && change->kind == app::ChangeKind::Changed)
        Q_EMIT playWanted({{{*change->before}, {}}, {{*change->after}, {}}});
}

void ChangesPage::acceptRename()
{
    const auto* change = m_cards->chosenChange();
    if (!change || change->kind != app::ChangeKind::Renamed)
        return;
    showWorking(true, tr("Renaming"));
    m_accept->setEnabled(false);
    m_renaming.start({change->before->name, change->after->name, change->likeness, change->after->type},
        m_to->title().toStdString());
}

void ChangesPage::takeRename()
{
    const auto& rename = m_renaming.rename();
    showWorking(false);
    workspace().setCatalogue(m_renaming.catalogue());
    showChosen();
    Q_EMIT told(tr("“%1” is now “%2”; decks and collections keep it.").arg(q(rename.from), q(rename.to)));
}

QString ChangesPage::changelog() const
{
    return m_comparison
               ? q(app::changelog(m_comparison->difference, m_comparison->from.cards, workspace().catalogue()->game(),
                     m_from->title().toStdString(), m_to->title().toStdString()))
               : QString();
}

void ChangesPage::copyChangelog()
{
    QGuiApplication::clipboard()->setText(changelog());
    Q_EMIT told(tr("The changelog is on the clipboard."));
}

void ChangesPage::saveChangelog()
{
    const auto file = QFileDialog::getSaveFileName(
        this, tr("Save the changelog"), QStringLiteral("changelog.md"), tr("Markdown (*.md);;All files (*)"));
    if (file.isEmpty())
        return;
    if (const auto written = app::writeFile(file.toStdString(), changelog().toStdString()); !written)
        Q_EMIT trouble(tr("%1 %2").arg(file, q(written.error())));
    else
        Q_EMIT told(tr("Changelog written to %1.").arg(file));
}

} // namespace nexus::ui
