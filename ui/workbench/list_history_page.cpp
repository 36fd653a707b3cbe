#include "ui/workbench/list_history_page.h"

#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "app/text/list_changes_text.h"
#include "app/views/list_changes.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"
#include "ui/theme/theme.h"
#include "ui/workbench/change_details.h"
#include "ui/workbench/change_table.h"
#include "ui/workbench/history_plot.h"
#include "ui/workbench/revision_dialog.h"

#include <QComboBox>
#include <QCompleter>
#include <QDialog>
#include <QFileDialog>
#include <QLineEdit>
#include <QProgressBar>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace nexus::ui {

namespace {

constexpr qsizetype mostRecentHistories = 8;
constexpr int leastHistoryTable = 110; // so that a few rows are seen
constexpr int followSoon = 250;        // milliseconds
constexpr int firstAttribute = 2;      // in the list of numbers

std::string noteOfHistory(const QString& word) { return "history " + word.toStdString(); }

enum RevisionColumn { RevisionDate, RevisionSubject, RevisionCards, RevisionChanges };

} // namespace

ListHistoryPage::ListHistoryPage(app::Workspace& workspace, QWidget* parent)
    : WorkbenchPage(workspace, parent)
    , m_job(workspace.place())
    , m_place(named(withId(new QComboBox, "historyPlace"), tr("List whose history is read")))
    , m_number(named(withId(new QComboBox, "historyNumber"), tr("Number over time")))
    , m_figure(named(withId(new QComboBox, "historyFigure"), tr("Of all cards")))
    , m_search(withId(searchField(tr("Find revisions by subject or card")), "historySearch"))
    , m_card(withId(searchField(tr("Follow a card")), "historyCard"))
    , m_told(withId(new LineLabel, "historyTold"))
    , m_between(withId(new LineLabel, "historyBetween"))
    , m_refused(withId(new LineLabel, "historyRefused"))
    , m_bar(named(new QProgressBar, tr("Progress")))
    , m_revisions(withId(new RowTable(tr("Revisions"), {{tr("Date"), 120}, {tr("Subject"), 170},
                                                           {tr("Cards"), 60, true}, {tr("What changed"), 170}}),
          "revisions"))
    , m_cards(withId(new ChangeTable, "revisionCards"))
    , m_details(new ChangeDetails)
    , m_plot(withId(new HistoryPlotView, "historyPlot"))
{
    auto* head = makeHead();
    m_lists = new QSplitter(Qt::Vertical);
    m_right = new QSplitter(Qt::Vertical);
    m_both = new QSplitter(Qt::Horizontal);
    auto* lists = makeLists();
    divide(*m_right, {makeChart(), asScrolled(columnOf(noMargins, {m_details}))}, {1, 3}, {220, 480});
    divide(*m_both, {lists, m_right}, {1, 1}, {560, 640});
    setContent(asWidget(columnOf(10, {head, {m_both, 1}}), {16, 12, 16, 12}));
    callOnce(m_soon, followSoon, this, [this] { followCard(m_card->text()); });
    for (auto* job : {static_cast<app::Job*>(&m_job), &m_breaking}) {
        connect(job, &app::Job::progress, this, [this](int done, int all, const QString& what) {
            m_bar->setRange(0, all);
            m_bar->setValue(done);
            say(all > 0 ? tr("%1: %2 of %3").arg(what, figures(done), figures(all)) : what);
        });
        connect(job, &app::Job::cancelled, this, [this] {
            m_reading.reset();
            showWorking(false, tr("Cancelled."));
        });
        connect(job, &app::Job::failed, this, [this](const QString& message) {
            m_reading.reset();
            showWorking(false);
            say(message, true);
        });
    }
    connect(&m_job, &app::HistoryJob::done, this, &ListHistoryPage::take);
    m_cards->addKeysTo(*this);
    showWorking(false, tr("Choose a card list that is kept in a git repository."));
    showChosen();
}

ListHistoryPage::~ListHistoryPage()
{
    m_job.disconnect(this);
    m_breaking.disconnect(this);
}

QWidget* ListHistoryPage::makeHead()
{
    m_place->setEditable(true);
    m_place->setInsertPolicy(QComboBox::NoInsert);
    m_place->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_place->setMinimumContentsLength(16);
    m_place->lineEdit()->setPlaceholderText(tr("a file in a working tree, or REPOSITORY:PATH"));
    connect(m_place, &QComboBox::activated, this, [this] { read(m_place->currentText()); });
    connect(m_place->lineEdit(), &QLineEdit::returnPressed, this, [this] { read(m_place->currentText()); });
    auto* file = pushButton(tr("&File…"), tr("A card list in a working tree"), this, &ListHistoryPage::askForFile);
    auto* repository = withId(pushButton(tr("Re&pository…"), tr("A path in a repository, which may be bare"), this,
                                  &ListHistoryPage::askForRevision),
        "historyRepository");
    m_read = withId(
        pushButton(tr("R&ead"), tr("Reads the revisions again"), this, [this] { read(m_place->currentText()); }),
        "readHistory");
    m_break = withId(pushButton(tr("Which revision &broke a deck?…"), tr("Checks a deck at every revision of the list"),
                         this, &ListHistoryPage::askForDeck),
        "breakingRevision");
    m_cancel = withId(pushButton(tr("Cancel"), {}, this,
                          [this] {
                              m_job.cancel();
                              m_breaking.cancel();
                          }),
        "cancelHistory");
    m_bar->setMaximumWidth(160);
    return asWidget(columnOf(8, noMargins,
        {rowOf(8, {labelFor(tr("Li&st"), m_place), {m_place, 1}, file, repository, m_read}),
            rowOf(8, {{m_told, 1}, m_bar, m_cancel, m_break})}));
}

QWidget* ListHistoryPage::makeLists()
{
    m_revisions->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_revisions->setToolTip(tr("Choose two revisions to compare them"));
    m_revisions->stretch(RevisionChanges);
    connect(m_search, &QLineEdit::textChanged, this, &ListHistoryPage::showRevisions);
    connect(m_revisions, &RowTable::chosenChanged, this, &ListHistoryPage::showChosen);
    connect(m_cards, &RowTable::chosenChanged, this, &ListHistoryPage::showChange);
    connect(m_cards, &ChangeTable::historyWanted, this, &ListHistoryPage::historyWanted);
    m_revisions->setMinimumHeight(leastHistoryTable);
    m_cards->setMinimumHeight(leastHistoryTable);
    divide(*m_lists,
        {asWidget(columnOf(6, noMargins, {m_search, {m_revisions, 1}})),
            asWidget(columnOf(4, noMargins, {m_between, m_refused, {m_cards, 1}}))},
        {3, 2}, {380, 260});
    return m_lists;
}

QWidget* ListHistoryPage::makeChart()
{
    m_figure->addItems({tr("mean"), tr("median"), tr("sum"), tr("least"), tr("most")}); // as SeriesFigure has them
    for (auto* choice : {m_number, m_figure})
        connect(choice, &QComboBox::activated, this, &ListHistoryPage::showChart);
    connect(m_card, &QLineEdit::textEdited, this, [this] { m_soon.start(); });
    connect(m_card, &QLineEdit::textChanged, this, [this](const QString& name) {
        if (name.isEmpty())
            m_soon.start(); // by the button that clears it, too
    });
    connect(m_plot, &HistoryPlotView::chosen, this, [this](quint64 revision) { goTo(revision); });
    return asWidget(columnOf(6, {rowOf(8, {m_number, m_figure, {m_card, 1}}), {m_plot, 1}}), {12, 0, 0, 0});
}

void ListHistoryPage::setDocument(app::DeckDocument* document) { m_document = document; }

void ListHistoryPage::restore(const QSettings& settings)
{
    m_recent = settings.value(QStringLiteral("workbench/histories")).toStringList();
    m_word = settings.value(QStringLiteral("workbench/history")).toString();
    m_place->addItems(m_recent);
    m_place->setEditText(m_word);
    m_lists->restoreState(settings.value(QStringLiteral("workbench/historyLists")).toByteArray());
    m_right->restoreState(settings.value(QStringLiteral("workbench/historyRight")).toByteArray());
    m_both->restoreState(settings.value(QStringLiteral("workbench/historyParts")).toByteArray());
}

void ListHistoryPage::store(QSettings& settings) const
{
    settings.setValue(QStringLiteral("workbench/histories"), m_recent);
    settings.setValue(QStringLiteral("workbench/history"), m_word);
    keepDivision(settings, QStringLiteral("workbench/historyLists"), *m_lists);
    keepDivision(settings, QStringLiteral("workbench/historyRight"), *m_right);
    keepDivision(settings, QStringLiteral("workbench/historyParts"), *m_both);
}

void ListHistoryPage::propose(const QString& file)
{
    m_open = file;
    if (file == m_word || !app::isInRepository(file.toStdString()))
        return;
    m_history.reset();
    m_word = file;
    m_place->setEditText(file);
    later();
}

void ListHistoryPage::refresh()
{
    fillNumbers();
    if (m_history)
        return showRevisions();
    if (m_word.isEmpty() || m_job.isBusy())
        return;
    const auto word = std::exchange(m_word, {}); // read unasked once
    workspace().reopen(noteOfHistory(word), word, [this, word] { read(word); });
}

void ListHistoryPage::fillNumbers()
{
    if (m_number->count() > 0)
        return;
    m_number->addItem(tr("Number of cards"));
    m_number->addItem(tr("Changes of each revision"));
    const auto& game = workspace().catalogue()->game();
    for (model::AttributeIndex i = 0; i < game.attributes.size(); ++i)
        if (game.attributes[i].kind == model::AttributeKind::Integer)
            m_number->addItem(q(game.attributes[i].label), static_cast<uint>(i));
    m_figure->setEnabled(false);
}

void ListHistoryPage::read(const QString& word)
{
    if (!workspace().isReady() || word.trimmed().isEmpty())
        return;
    m_breaking.drop();
    m_word = word.trimmed();
    m_place->setEditText(m_word);
    showWorking(true, tr("Looking for revisions"));
    m_reading = workspace().openings().begin(noteOfHistory(m_word));
    m_job.start(m_word.toStdString());
}

void ListHistoryPage::used(const QString& word)
{
    m_recent.removeAll(word);
    m_recent.prepend(word);
    m_recent = m_recent.mid(0, mostRecentHistories);
    m_place->clear();
    m_place->addItems(m_recent);
    m_place->setEditText(word);
}

void ListHistoryPage::take(const std::shared_ptr<const app::ListHistory>& history)
{
    m_history = history;
    m_spans = app::refusedSpans(*history);
    used(m_word);
    auto* names = new QCompleter(texts(app::cardNames(*history)), m_card);
    names->setCaseSensitivity(Qt::CaseInsensitive);
    names->setFilterMode(Qt::MatchContains);
    connect(names, qOverload<const QString&>(&QCompleter::activated), this, &ListHistoryPage::followCard);
    delete m_card->completer();
    m_card->setCompleter(names);
    QStringList told{tr("%n revisions", nullptr, static_cast<int>(history->revisions.size()))};
    for (const auto& note : history->notes)
        told << q(note);
    showWorking(false, told.join(QStringLiteral(" · ")));
    m_revisions->clearSelection();
    m_line = app::cardLine(*m_history, m_card->text().toStdString());
    showRevisions();
    m_revisions->chooseFirst();
    m_reading.reset();
}

void ListHistoryPage::followCard(const QString& name)
{
    m_soon.stop();
    if (m_card->text() != name)
        m_card->setText(name);
    m_soon.stop();
    if (!m_history)
        return;
    m_line = name.isEmpty() ? std::vector<app::CardMoment>() : app::cardLine(*m_history, name.toStdString());
    if (!m_line.empty() && m_number->currentIndex() < firstAttribute) {
        const auto cost = workspace().catalogue()->game().face.cost;
        const int at = cost ? m_number->findData(static_cast<uint>(*cost)) : firstAttribute;
        m_number->setCurrentIndex(std::min(std::max(at, firstAttribute), m_number->count() - 1));
    }
    say(!name.isEmpty() && m_line.empty() ? tr("No revision has a card “%1”.").arg(name)
                                          : tr("%n revisions", nullptr, static_cast<int>(m_history->revisions.size())));
    showRevisions();
    if (!m_line.empty())
        goTo(m_line.back().revision);
}

void ListHistoryPage::showRevisions()
{
    if (!m_history)
        return;
    m_shown = app::revisionsFound(*m_history, m_search->text().toStdString());
    if (!m_line.empty())
        std::erase_if(m_shown, [this](std::size_t revision) {
            return std::none_of(
                m_line.begin(), m_line.end(), [&](const auto& moment) { return moment.revision == revision; });
        });
    const auto& game = workspace().catalogue()->game();
    const auto shown = keptRows(m_shown);
    TableRows rows{.count = static_cast<int>(m_shown.size())};
    rows.id = [shown](int row) { return static_cast<qint64>(shown(row)); };
    rows.text = [this, shown, history = m_history, game](int row, int column) {
        const auto& revision = history->revisions[shown(row)];
        switch (column) {
        case RevisionDate: return briefTime(revision.date);
        case RevisionSubject:
            return spansFrom(shown(row)).empty() ? q(revision.subject) : withSign(app::wrongSign, q(revision.subject));
        case RevisionCards: return figures(revision.cards.size());
        default: return q(app::revisionLine(revision, game));
        }
    };
    rows.number = [shown, history = m_history](
                      int row, int) { return static_cast<qint64>(history->revisions[shown(row)].cards.size()); };
    rows.tip = [this, shown, history = m_history, game](int row, int column) {
        const auto& revision = history->revisions[shown(row)];
        QStringList lines{q(revision.id.substr(0, 10)) + QLatin1Char(' ') + q(revision.subject),
            q(app::revisionLine(revision, game))};
        const auto spans = spansFrom(shown(row));
        for (std::size_t i = 0; i < std::min<std::size_t>(spans.size(), 10); ++i)
            lines << spanText(*spans[i]);
        return column == RevisionSubject || column == RevisionChanges ? lines.join(QLatin1Char('\n')) : QString();
    };
    rows.look = [this, shown](int row, int column, int role) -> QVariant {
        return role == Qt::ForegroundRole && column == RevisionSubject && !spansFrom(shown(row)).empty() ? theme().bad
                                                                                                         : QVariant();
    };
    m_revisions->setRows(std::move(rows));
    m_revisions->chooseFirst();
    showChart();
    showChosen();
}

std::vector<std::size_t> ListHistoryPage::chosenRevisions() const
{
    std::vector<std::size_t> revisions;
    for (const int row : m_revisions->chosen())
        if (row >= 0 && static_cast<std::size_t>(row) < m_shown.size())
            revisions.push_back(m_shown[static_cast<std::size_t>(row)]);
    std::sort(revisions.begin(), revisions.end());
    return revisions;
}

std::vector<const app::RefusedSpan*> ListHistoryPage::spansFrom(std::size_t revision) const
{
    std::vector<const app::RefusedSpan*> spans;
    for (const auto& span : m_spans)
        if (span.first == revision)
            spans.push_back(&span);
    return spans;
}

QString ListHistoryPage::spanText(const app::RefusedSpan& span) const
{
    const auto id = [this](std::size_t revision) { return q(m_history->revisions[revision].id.substr(0, 10)); };
    const auto problem = q(app::problemText(span.problem));
    return span.last + 1 == m_history->revisions.size()
               ? tr("Unreadable since %1; its card stays as it was: %2").arg(id(span.first), problem)
               : tr("Unreadable since %1 until %2; its card stays as it was: %3")
                     .arg(id(span.first), id(span.last), problem);
}

QString ListHistoryPage::revisionTitle(std::size_t revision) const
{
    const auto& each = m_history->revisions[revision];
    return tr("%1 (%2, %3)", "the subject of a revision, its id, its date")
        .arg(q(each.subject), q(each.id.substr(0, 10)), briefTime(each.date));
}

void ListHistoryPage::showChosen()
{
    const auto chosen = m_history ? chosenRevisions() : std::vector<std::size_t>();
    m_break->setEnabled(m_history != nullptr && !m_history->revisions.empty());
    m_refused->setVisible(false);
    m_plot->setChosen(chosen);
    if (chosen.empty()) {
        m_between->setText({});
        m_cards->setChanges({}, m_history ? workspace().catalogue()->game() : model::Game());
        return m_details->clear();
    }
    const auto& game = workspace().catalogue()->game();
    const auto after = chosen.back();
    const bool two = chosen.size() > 1;
    const auto before = two ? std::optional(chosen.front()) : after > 0 ? std::optional(after - 1) : std::nullopt;
    const auto compared = app::revisionsCompared(*m_history, before, after, game);
    const auto summary = q(app::changesSummary(compared.difference));
    m_between->setText(two ? tr("%1 → %2: %3").arg(revisionTitle(*before), revisionTitle(after), summary)
                           : tr("%1: %2").arg(revisionTitle(after), summary));
    m_between->setToolTip(m_between->text());
    QStringList unreadable;
    bool begins = false;
    for (const auto& span : m_spans)
        if (span.first <= after && after <= span.last) {
            begins = begins || span.first == after;
            unreadable << spanText(span);
        }
    if (!unreadable.empty()) {
        m_refused->setVisible(true);
        m_refused->setText(unreadable.size() == 1
                               ? unreadable.front()
                               : tr("%1 (and %2 more)").arg(unreadable.front()).arg(unreadable.size() - 1),
            begins ? LineLabel::Tone::Bad : LineLabel::Tone::Muted);
        m_refused->setToolTip(unreadable.join(QLatin1Char('\n')));
    }
    m_cards->setChanges(app::listChanges(compared), game);
    for (const auto& moment : m_line)
        if (moment.revision == after && moment.card)
            m_cards->chooseCard(moment.card->name);
    showChange();
}

void ListHistoryPage::showChange()
{
    if (const auto* change = m_cards->chosenChange())
        m_details->setChange(*change, workspace().catalogue()->game());
    else
        m_details->clear();
}

void ListHistoryPage::showChart()
{
    if (!m_history || m_number->count() == 0)
        return;
    app::HistoryQuestion question{.number = m_number->currentIndex() == 0   ? app::HistoryNumber::Cards
                                            : m_number->currentIndex() == 1 ? app::HistoryNumber::Changes
                                                                            : app::HistoryNumber::Attribute,
        .attribute = static_cast<model::AttributeIndex>(m_number->currentData().toUInt()),
        .figure = static_cast<app::SeriesFigure>(m_figure->currentIndex())};
    const bool ofAttribute = question.number == app::HistoryNumber::Attribute;
    const bool ofCard = ofAttribute && !m_line.empty();
    m_figure->setEnabled(ofAttribute && !ofCard);
    auto what = m_number->currentText();
    if (ofCard)
        what = tr("%1 of %2", "a number, a card").arg(what, m_card->text());
    else if (ofAttribute)
        what = tr("%1, %2 of all cards", "a number, how it is summed up").arg(what, m_figure->currentText());
    m_plot->setChart(ofCard ? app::historyChart(app::seriesOf(*m_history, m_line, question.attribute))
                            : app::historyChart(*m_history, question),
        what, [this](std::size_t revision) { return revisionTitle(revision); });
    m_plot->setChosen(chosenRevisions());
}

void ListHistoryPage::goTo(std::size_t revision)
{
    const auto isShown = [&] { return std::find(m_shown.begin(), m_shown.end(), revision) != m_shown.end(); };
    if (!isShown() && !m_search->text().isEmpty())
        m_search->clear();
    if (!isShown()) // of a card that is followed: what it was then came with the last one before
        for (const auto each : m_shown)
            if (each <= revision) {
                revision = each;
                break;
            }
    m_revisions->choose(static_cast<qint64>(revision));
}

void ListHistoryPage::showWorking(bool working, const QString& what)
{
    m_bar->setVisible(working);
    m_cancel->setVisible(working);
    m_bar->setRange(0, 0);
    m_break->setVisible(!working);
    say(what);
}

void ListHistoryPage::say(const QString& text, bool bad)
{
    m_told->setText(text, bad ? LineLabel::Tone::Bad : LineLabel::Tone::Plain);
    m_told->setToolTip(text);
}

void ListHistoryPage::askForFile()
{
    const auto file = QFileDialog::getOpenFileName(
        this, tr("Card list"), {}, tr("Card lists (*.json *.md *.csv *.tsv *.txt);;All files (*)"));
    if (!file.isEmpty())
        read(file);
}

void ListHistoryPage::askForRevision()
{
    const auto written = m_place->currentText();
    auto* dialog = new RevisionDialog(
        app::revisionPlace(written.toStdString()) ? written : q(app::lastCommitOf(m_open.toStdString())), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RevisionDialog::wordChosen, this, &ListHistoryPage::read);
    dialog->open();
}

void ListHistoryPage::askForDeck()
{
    auto decks = std::make_shared<std::vector<model::Deck>>();
    auto* list = named(withId(new QComboBox, "breakingDeck"), tr("Deck"));
    if (m_document) {
        decks->push_back(m_document->deck());
        list->addItem(tr("%1 (in front)").arg(q(m_document->deck().name)));
    }
    for (const auto& stored : workspace().profile().deckList()) {
        decks->push_back(stored.deck);
        list->addItem(q(stored.deck.name));
    }
    auto* dialog = new QDialog(window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Which revision broke a deck?"));
    auto* box = buttonBox(dialog, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    box->button(QDialogButtonBox::Ok)->setEnabled(!decks->empty());
    dialog->setLayout(columnOf(12, {formOf({{tr("&Deck"), list}}), box}));
    connect(dialog, &QDialog::accepted, this,
        [this, decks, list] { findBreaking((*decks)[static_cast<std::size_t>(std::max(0, list->currentIndex()))]); });
    dialog->open();
}

void ListHistoryPage::findBreaking(const model::Deck& deck)
{
    if (!m_history)
        return;
    showWorking(true, tr("Checking revisions"));
    m_breaking.start([this, deck, history = m_history, catalogue = workspace().catalogue(),
                         ruleset = workspace().checker(deck.ruleset)->ruleset()]() -> app::Job::Answer {
        const auto found = app::bisectDeck(
            *catalogue, *history, deck, ruleset, [this](std::size_t done, std::size_t all) {
                return m_breaking.report(done, all, tr("Checking revisions"));
            });
        if (!found)
            return nullptr;
        return [this, history, found = *found, name = deck.name] {
            showWorking(false, q(app::bisectionText(found, *history, name)));
            if (history != m_history || !found.broke)
                return;
            followCard({});
            say(q(app::bisectionText(found, *history, name)));
            goTo(*found.broke);
            QStringList lines{m_told->text()};
            for (const auto& finding : found.report.findings)
                lines << q(app::findingText(finding, *found.checker));
            m_told->setToolTip(lines.join(QLatin1Char('\n')));
        };
    });
}

} // namespace nexus::ui
