#include "ui/event/lists_page.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/documents/list_check.h"
#include "app/documents/list_reading.h"
#include "app/printing/foreign_picture.h"
#include "ui/event/table_check_panel.h"
#include "ui/lists/paste_dialog.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/plain_words.h"
#include "ui/theme/row_table.h"
#include "ui/theme/text_field.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QProgressBar>
#include <QSettings>
#include <QTabBar>
#include <QTabWidget>

#include <system_error>
#include <utility>

namespace nexus::ui {

namespace {

QString coloured(const QString& text, const QColor& colour)
{
    return QStringLiteral("<span style='color:%1'>%2</span>").arg(colour.name(), escaped(text));
}

QString paragraph(const QString& html) { return QStringLiteral("<p style='margin:0 0 6px 0'>%1</p>").arg(html); }

QString claimText(app::Claim claim)
{
    const auto* sign = claim == app::Claim::Right   ? app::metSign
                       : claim == app::Claim::Wrong ? app::wrongSign
                                                    : app::openSign;
    return claim == app::Claim::None ? QStringLiteral("–") : withSign(sign, q(app::claimWord(claim)));
}

QColor claimColour(app::Claim claim)
{
    switch (claim) {
    case app::Claim::None: return {};
    case app::Claim::Right: return theme().good;
    case app::Claim::Wrong: return theme().bad;
    case app::Claim::Open: break;
    }
    return theme().open;
}

// " · ✓ right", not broken between sign and words.
QString claimHtml(app::Claim claim)
{
    return claim == app::Claim::None
               ? QString()
               : QStringLiteral(" · ") +
                     coloured(claimText(claim).replace(QLatin1Char(' '), QChar::Nbsp), claimColour(claim));
}

int differing(const app::CheckedList& checked)
{
    int cards = 0;
    for (const auto& section : checked.differences)
        cards += static_cast<int>(section.cards.size());
    return cards;
}

// The table of a player in the round paired last; empty: none.
QString seatOf(const model::EventState& state, model::PlayerNumber player)
{
    if (state.rounds.empty())
        return {};
    for (const auto& match : state.rounds.back().matches)
        if (match.has(player))
            return QString::number(match.table);
    return {};
}

std::vector<RowColumn> columns()
{
    return {{QObject::tr("List"), 144, false, QObject::tr("File and position in it")},
        {QObject::tr("Player"), 150, false, QObject::tr("As the list, its file's name or the table of players says")},
        {QObject::tr("Legal"), 96}, {QObject::tr("Table"), 64, true}, {QObject::tr("Deck"), 184},
        {QObject::tr("Checksum"), 120, false, QObject::tr("Stated checksum compared with the computed one")},
        {QObject::tr("Differs"), 88, false, QObject::tr("Cards that differ from the list compared with")},
        {QObject::tr("First reason"), 200}};
}

QString listCell(const app::CheckedList& checked, int column)
{
    const auto& list = checked.list;
    switch (column) {
    case ListsPage::Player: return q(app::playerName(list.player));
    case ListsPage::Seat: return q(app::tableNumber(list.player));
    case ListsPage::Deck: return q(list.deck.name);
    case ListsPage::Legal:
        return withSign(checked.legal() ? app::metSign : app::wrongSign, q(app::verdictWord(checked)));
    case ListsPage::Checksum: return checked.read() ? claimText(checked.checksumClaim) : QString();
    case ListsPage::Differs:
        return !checked.compared         ? QStringLiteral("–")
               : differing(checked) == 0 ? withSign(app::metSign, QObject::tr("the same"))
                                         : figures(differing(checked));
    case ListsPage::Reason: {
        const auto reasons = app::listReasons(checked);
        return reasons.empty() ? QString() : q(reasons.front());
    }
    default: break;
    }
    const auto name = QFileInfo(q(list.source)).fileName();
    return (name.isEmpty() ? q(list.source) : name) +
           (list.where.empty() ? QString() : QStringLiteral(", ") + q(list.where));
}

QColor listColour(const app::CheckedList& checked, int column)
{
    if (column == ListsPage::Legal)
        return checked.legal() ? theme().good : theme().bad;
    if (column == ListsPage::Checksum)
        return claimColour(checked.checksumClaim);
    if (column == ListsPage::Differs && checked.compared)
        return checked.differences.empty() ? theme().good : theme().bad;
    return {};
}

QString listDetails(const app::CheckedList& checked, const QString& comparedWith)
{
    const auto& list = checked.list;
    auto html = QStringLiteral("<p style='margin:0 0 2px 0; font-size:15px'><b>%1</b></p>")
                    .arg(escaped(q(list.deck.name.empty() ? list.title() : list.deck.name)));
    html += paragraph(coloured(q(list.title()), theme().muted));
    if (const auto player = app::playerText(list.player); !player.empty())
        html += paragraph(escaped(QObject::tr("Player: %1").arg(q(player))));
    html += paragraph(QStringLiteral("<b>%1</b>")
                          .arg(coloured(listCell(checked, ListsPage::Legal), listColour(checked, ListsPage::Legal))) +
                      (checked.read() ? QStringLiteral(" · ") + escaped(q(list.checker->ruleset().name)) : QString()));
    if (checked.read()) {
        html += paragraph(escaped(q(app::cardsText(list.deck, *list.checker))));
        html += paragraph(QObject::tr("Checksum %1").arg(q(checked.checksum)) + claimHtml(checked.checksumClaim));
        if (checked.codeClaim != app::Claim::None)
            html += paragraph(QObject::tr("Deck code") + claimHtml(checked.codeClaim));
        if (!checked.codeTrouble.empty())
            html += paragraph(coloured(q(checked.codeTrouble), theme().muted));
    }
    for (const auto& said : app::checkedWhat(checked))
        html += paragraph(coloured(q(said), theme().muted));
    for (const auto& reason : app::listReasons(checked))
        html += paragraph(
            coloured(QString::fromUtf8(app::wrongSign), theme().bad) + QLatin1Char(' ') + escaped(q(reason)));
    for (const auto& warning : app::listWarnings(checked))
        html += paragraph(coloured(QStringLiteral("!"), theme().open) + QLatin1Char(' ') + escaped(q(warning)));
    if (!checked.compared || !checked.read())
        return html;
    html += QStringLiteral("<p style='margin:10px 0 4px 0'><b>%1</b></p>")
                .arg(escaped(QObject::tr("Compared with %1").arg(comparedWith)));
    if (checked.differences.empty())
        return html + paragraph(coloured(withSign(app::metSign, QObject::tr("the same, card by card")), theme().good));
    for (const auto& line : app::differenceLines(checked.differences, *list.checker))
        html += paragraph(escaped(q(line)));
    return html;
}

} // namespace

ListsPage::ListsPage(app::EventSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_workspace(session.workspace())
    , m_answer(std::make_shared<app::VerifyAnswer>())
    , m_job(this)
{
    setAcceptDrops(true);
    const auto lists = tr("Lists (%1 %2 *.pdf);;All files (*)").arg(q(app::listPatterns()), app::picturePatterns());
    askFiles = [this, lists] {
        return QFileDialog::getOpenFileNames(this, tr("Check decklists"), m_lastFolder, lists);
    };
    askFolder = [this] {
        return QFileDialog::getExistingDirectory(this, tr("Check a folder of decklists"), m_lastFolder);
    };
    askReference = [this, lists] {
        return QFileDialog::getOpenFileName(this, tr("The list to compare with"), m_lastFolder, lists);
    };
    askPlayers = [this] {
        return QFileDialog::getOpenFileName(this, tr("The table of players"), m_lastFolder,
            tr("Tables (*.csv *.tsv *.txt *.md *.xlsx *.ods);;All files (*)"));
    };
    askMended = [](PasteDialog& dialog) { return dialog.exec(); };
    askSave = [this](const QString& suggested) {
        return QFileDialog::getSaveFileName(this, tr("Save the summary"), suggested, tr("Table (*.csv)"));
    };
    setLayout(columnOf(8, {16, 12, 16, 12}, {makeTools(), {makeMiddle(), 1}, makeFoot()}));
    connect(&m_job, &app::VerifyJob::done, this, &ListsPage::finish);
    connect(&m_job, &app::VerifyJob::cancelled, this, &ListsPage::stopped);
    connect(&m_job, &app::VerifyJob::failed, this, [this](const QString& message) {
        stopped();
        Q_EMIT trouble(message);
    });
    connect(&m_job, &app::VerifyJob::progress, this, [this](int done, int all) {
        m_progress->setMaximum(all);
        m_progress->setValue(done);
    });
    connect(&m_workspace, &app::Workspace::catalogueChanged, this, [this] {
        m_entered.clear(); // what they are worth is worked out anew
        if (!m_sources.empty())
            run();
        eventChanged();
    });
    connect(&session, &app::EventSession::changed, this, &ListsPage::eventChanged);
    connect(&session, &app::EventSession::replaced, this, &ListsPage::eventChanged);
    connect(&session, &app::EventSession::listsChecked, this, &ListsPage::eventChanged);
    refill();
    whenColoursChange(this, [this] { showDetails(); });
    setEnabled(false);
}

void ListsPage::ready()
{
    setEnabled(true);
    readLibrary();
    refillRulesets();
    eventChanged();
}

void ListsPage::readLibrary()
{
    if (!m_workspace.isReady() || m_library || !isVisible())
        return;
    m_library = new app::DeckLibrary(m_workspace, this);
    connect(m_library, &app::DeckLibrary::changed, this, &ListsPage::refillReferences);
    refillReferences();
}

void ListsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    readLibrary();
    eventChanged();
}

void ListsPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    delete std::exchange(m_library, nullptr);
}

void ListsPage::eventChanged()
{
    if (!isVisible() || !m_workspace.isReady())
        return; // shown when it is seen
    const bool open = m_session.isOpen();
    m_ruleset->setEnabled(!open);
    m_ruleset->setItemText(0, open ? tr("The event's edition") : tr("Each list's own"));
    m_ruleset->setCurrentIndex(open ? 0 : std::max(0, m_ruleset->findData(m_wantedRuleset)));
    m_players->setVisible(!open);
    const auto before = m_entered;
    takeEvent();
    if (m_entered != before || std::exchange(m_ofEvent, open) != open)
        run();
}

void ListsPage::takeEvent()
{
    m_entered.clear();
    if (!m_session.isOpen())
        return;
    const auto& state = m_session.state();
    for (const auto& player : state.players)
        if (m_session.list(player.number))
            m_entered.push_back({player.number, player.list, seatOf(state, player.number), player.changedSinceLock});
}

void ListsPage::run()
{
    const auto wanted = m_session.isOpen() ? m_session.state().settings.edition.str() : m_wantedRuleset.toStdString();
    app::VerifyRequest request{m_workspace.lists()->readingIn(m_encoding), m_sources, {wanted, {}, m_against},
        m_againstFile, m_session.isOpen() ? std::filesystem::path() : m_playersFile};
    request.options.mended = m_mended;
    if (m_againstId != 0)
        request.options.against = app::DeckLibrary(m_workspace).deck(m_againstId);
    for (const auto& entered : m_entered) {
        auto checked = *m_session.list(entered.player);
        checked.list.player.table = entered.seat;
        request.checked.push_back(std::move(checked));
    }
    if (m_sources.empty() && !request.options.against && m_againstFile.empty()) { // nothing is left to do
        m_job.drop();
        auto answer = std::make_shared<app::VerifyAnswer>();
        answer->lists = std::move(request.checked);
        return finish(std::move(answer));
    }
    m_job.start(std::move(request));
    m_progress->setRange(0, 0);
    m_progress->show();
    m_cancel->show();
    m_summary->setText(tr("Checking…"));
}

void ListsPage::finish(std::shared_ptr<app::VerifyAnswer> answer)
{
    m_progress->hide();
    m_cancel->hide();
    m_answer = std::move(answer);
    m_before = m_sources;
    m_shownEntered = m_entered;
    if (!m_againstFile.empty() && !m_answer->against) {
        m_againstFile.clear();
        refillReferences();
    }
    if (!m_playersFile.empty() && !m_answer->players)
        m_playersFile.clear();
    refill();
    if (!m_answer->troubles.isEmpty())
        Q_EMIT trouble(m_answer->troubles.join(QLatin1Char('\n')));
}

// What was there before is there again.
void ListsPage::stopped()
{
    m_progress->hide();
    m_cancel->hide();
    m_sources = m_before;
    m_entered = m_shownEntered;
    refill();
}

void ListsPage::clear()
{
    m_job.cancel();
    m_sources.clear();
    m_before.clear();
    m_mended.clear();
    m_encoding = importers::TextEncoding::Unicode;
    m_playersFile.clear();
    run();
}

void ListsPage::refill()
{
    const auto& lists = m_answer->lists;
    m_shown.clear();
    for (std::size_t i = 0; i < lists.size(); ++i)
        if (!m_onlyWrong->isChecked() || !lists[i].right())
            m_shown.push_back(i);
    const bool nothingWrong = !lists.empty() && m_shown.empty();
    m_empty->setText(nothingWrong
                         ? tr("Nothing is wrong: every list is legal and its claims are right.\nUntick “Only what is "
                              "wrong” to see them.")
                         : tr("Drop decklists or a folder of them here, or choose them above: deck files, text lists "
                              "and tables, PDFs of decklists, pictures of their QR codes. A deck code can be "
                              "pasted.\n\nEach is checked against the catalogue and its ruleset, its checksum is "
                              "recalculated, and it is compared card by card with a list of your choice."));
    m_stack->setCurrentIndex(m_shown.empty() ? 0 : 1);
    const auto answer = m_answer;
    const auto shown = std::make_shared<const std::vector<std::size_t>>(m_shown);
    const auto list = [answer, shown](int row) -> const app::CheckedList& {
        return answer->lists[(*shown)[static_cast<std::size_t>(row)]];
    };
    TableRows rows{.count = static_cast<int>(m_shown.size())};
    const auto entered = std::make_shared<const std::vector<Entered>>(m_shownEntered);
    const auto ofEvent = [entered, shown](int row) {
        const auto at = (*shown)[static_cast<std::size_t>(row)];
        return at < entered->size() ? &(*entered)[at] : nullptr;
    };
    rows.id = [list, ofEvent](int row) {
        const auto* player = ofEvent(row);
        return player ? static_cast<qint64>(player->player)
                      : static_cast<qint64>(std::hash<std::string>{}(list(row).list.title()));
    };
    rows.number = [list](int row, int) { return list(row).list.player.table.toLongLong(); };
    rows.text = [list, ofEvent](int row, int column) {
        const auto* player = ofEvent(row);
        const auto words = listCell(list(row), column);
        return player && column == Checksum                   ? q(list(row).checksum)
               : player && column == Legal && player->changed ? tr("%1, changed").arg(words)
                                                              : words;
    };
    rows.tip = [list](int row, int column) {
        return column == Source   ? q(list(row).list.title())
               : column == Reason ? listCell(list(row), column)
                                  : QString();
    };
    rows.look = [list](int row, int column, int role) {
        const auto colour = role == Qt::ForegroundRole ? listColour(list(row), column) : QColor();
        return colour.isValid() ? QVariant(colour) : QVariant();
    };
    m_table->setRows(std::move(rows));
    m_split->widget(1)->setVisible(!lists.empty());
    m_table->setColumnHidden(Source, !lists.empty() && lists.size() == m_shownEntered.size()); // each has its player
    m_table->setColumnHidden(Differs, !m_answer->against);
    const auto some = [&](const auto& told) { return std::any_of(lists.begin(), lists.end(), told); };
    m_table->setColumnHidden(Player, !some([](const auto& one) { return !app::playerName(one.list.player).empty(); }));
    m_table->setColumnHidden(Seat, !some([](const auto& one) { return !one.list.player.table.isEmpty(); }));
    m_table->chooseFirst();
    const bool allRight = std::all_of(lists.begin(), lists.end(), [](const auto& one) { return one.right(); });
    auto words = lists.empty() ? QString() : q(app::checkedSummary(lists));
    if (m_answer->passedOver > 0)
        words += tr(" Other files in the folders: %1.").arg(m_answer->passedOver);
    if (const auto without = app::withoutListText(m_answer->withoutList); !without.empty())
        words += QLatin1Char(' ') + q(without);
    m_summary->setText(words, lists.empty() ? LineLabel::Tone::Muted
                              : allRight    ? LineLabel::Tone::Good
                                            : LineLabel::Tone::Bad);
    m_windows->setVisible(some([](const auto& one) { return one.list.mayBeWindows1252; }));
    m_save->setEnabled(!lists.empty());
    m_clear->setEnabled(!m_sources.empty());
    showDetails();
}

int ListsPage::chosenList() const
{
    const int row = m_table->current();
    return row < 0 || static_cast<std::size_t>(row) >= m_shown.size()
               ? -1
               : static_cast<int>(m_shown[static_cast<std::size_t>(row)]);
}

const app::CheckedList* ListsPage::chosen() const
{
    const int list = chosenList();
    return list < 0 ? nullptr : &m_answer->lists[static_cast<std::size_t>(list)];
}

void ListsPage::choose(model::PlayerNumber player) { m_table->choose(player); }

void ListsPage::showTableCheck()
{
    m_right->setCurrentWidget(m_tableCheck);
    m_tableCheck->line()->setFocus();
}

void ListsPage::showDetails()
{
    const auto* checked = chosen();
    setMarkup(*m_details, checked ? listDetails(*checked, m_reference->currentText()) : QString());
    const auto name = checked ? app::playerText(checked->list.player) : std::string();
    m_tableCheck->setSecond(m_answer && m_answer->against ? &*m_answer->against : nullptr);
    m_tableCheck->setList(checked, checked ? q(name.empty() ? checked->list.title() : name) : QString());
    m_open->setEnabled(checked && checked->read());
    m_mend->setEnabled(checked && canMend(*checked));
    m_compare->setEnabled(checked && checked->read());
}

void ListsPage::openChosen()
{
    const auto* checked = chosen();
    if (!checked || !checked->read())
        return;
    const auto& list = checked->list;
    const auto& game = list.checker->catalogue().game().id;
    const bool here = game == m_workspace.library().game.id, toMend = !list.unread.empty() && canMend(*checked);
    if (toMend && here)
        return mendChosen();
    if (const auto wrong = toMend ? std::string() : app::openingTrouble(list); !wrong.empty()) {
        Q_EMIT trouble(tr("%1: %2").arg(q(list.title()), q(wrong)));
        return;
    }
    if (!here) { // lines that are not read are mended there
        const auto text = toMend ? textAsItCame(*checked) : app::textOf(list);
        if (text)
            Q_EMIT otherGameWanted(
                q(game), q(list.deck.name), q(toMend ? app::listPart(list.source, *text, list.part) : *text));
        else
            Q_EMIT trouble(tr("%1 %2.").arg(q(list.source), q(text.error())));
        return;
    }
    for (const auto& unknown : checked->list.unknown)
        Q_EMIT trouble(tr("%1 is incomplete: %2")
                           .arg(q(checked->list.deck.name), q(app::unknownRowText(unknown, *checked->list.checker))));
    open(checked->list.deck);
}

void ListsPage::open(model::Deck deck)
{
    deck.name = m_workspace.freeName(deck.name);
    auto* opened = m_workspace.newDeck(std::move(deck));
    Q_EMIT documentWanted(opened);
    Q_EMIT told(tr("%1 is open; it is not in the library yet.").arg(q(opened->deck().name)));
}

// Lists that are a text.
bool ListsPage::canMend(const app::CheckedList& checked) const
{
    const auto& list = checked.list;
    return !isOfEvent(chosenList()) && list.origin == app::ListOrigin::File && !list.missing &&
           !app::isPictureOrPdf(list.source);
}

app::VerifySource* ListsPage::textSource(const app::CheckedList& checked)
{
    const auto found = std::find_if(m_sources.begin(), m_sources.end(), [&](const auto& source) {
        return source.path.empty() && source.picture.isNull() && source.name == checked.list.source;
    });
    return found == m_sources.end() ? nullptr : &*found;
}

// Or as it was mended before.
tl::expected<std::string, std::string> ListsPage::textAsItCame(const app::CheckedList& checked)
{
    const std::filesystem::path file(checked.list.source);
    if (const auto* pasted = textSource(checked))
        return pasted->text;
    const auto known = m_mended.find(file);
    if (known != m_mended.end())
        return known->second;
    return app::readFile(file, app::maxListBytes).map([this](std::string bytes) {
        return importers::inUnicode(std::move(bytes), m_encoding);
    });
}

// The text in an editor; what is made of it is checked in its place. Of a text with several decks, the chosen one.
void ListsPage::mendChosen()
{
    const auto* checked = chosen();
    if (!checked || !canMend(*checked))
        return;
    const auto text = textAsItCame(*checked);
    if (!text || app::isWorkbook(*text)) {
        Q_EMIT trouble(text ? tr("%1 is a workbook: mend it where it was made.").arg(q(checked->list.source))
                            : tr("%1 %2.").arg(q(checked->list.source), q(text.error())));
        return;
    }
    const app::CheckedList asked = *checked; // lists are read anew meanwhile
    const auto part = app::listPart(asked.list.source, *text, asked.list.part);
    PasteDialog dialog(q(part), m_workspace.lists(), PasteDialog::Purpose::Judge, this);
    dialog.setWindowTitle(q(asked.list.title()));
    if (askMended(dialog) != QDialog::Accepted)
        return;
    if (dialog.target() == PasteDialog::Target::NewDeck)
        for (auto& deck : dialog.decks())
            open(std::move(deck));
    else
        mend(app::withListPart(asked.list.source, *text, asked.list.part, dialog.text().toStdString()), asked);
}

void ListsPage::mend(std::string text, const app::CheckedList& checked)
{
    if (auto* pasted = textSource(checked))
        pasted->text = std::move(text);
    else
        m_mended[checked.list.source] = std::move(text);
    run();
}

void ListsPage::saveSummary()
{
    const auto file = askSave(m_lastFolder.isEmpty() ? QStringLiteral("checked-lists.csv")
                                                     : m_lastFolder + QStringLiteral("/checked-lists.csv"));
    if (file.isEmpty())
        return;
    if (const auto written = app::writeFile(file.toStdString(), app::checkedCsv(m_answer->lists)); written)
        Q_EMIT told(tr("%1 saved.").arg(QFileInfo(file).fileName()));
    else
        Q_EMIT trouble(tr("%1 %2.").arg(file, q(written.error())));
}

void ListsPage::choosePlayers()
{
    const auto file = askPlayers();
    if (file.isEmpty())
        return;
    m_lastFolder = QFileInfo(file).absolutePath();
    m_playersFile = file.toStdString();
    if (!m_sources.empty())
        run();
    else
        Q_EMIT told(
            tr("The players of %1 stand beside the lists as these are checked.").arg(QFileInfo(file).fileName()));
}

void ListsPage::store(QSettings& settings) const
{
    keepDivision(settings, QStringLiteral("event/lists/split"), *m_split);
    settings.setValue(QStringLiteral("event/lists/onlyWrong"), m_onlyWrong->isChecked());
    settings.setValue(QStringLiteral("event/lists/ruleset"), m_wantedRuleset);
    settings.setValue(QStringLiteral("event/lists/against"), static_cast<qint64>(m_againstId));
    settings.setValue(QStringLiteral("event/lists/folder"), m_lastFolder);
}

void ListsPage::restore(const QSettings& settings)
{
    m_split->restoreState(settings.value(QStringLiteral("event/lists/split")).toByteArray());
    m_onlyWrong->setChecked(settings.value(QStringLiteral("event/lists/onlyWrong"), false).toBool());
    m_wantedRuleset = settings.value(QStringLiteral("event/lists/ruleset")).toString();
    m_againstId = settings.value(QStringLiteral("event/lists/against"), 0).toLongLong();
    m_lastFolder = settings.value(QStringLiteral("event/lists/folder")).toString();
    if (m_library)
        refillReferences();
    if (m_workspace.isReady())
        refillRulesets();
}

QWidget* ListsPage::makeTools()
{
    auto* files = pushButton(tr("Choose f&iles…"),
        tr("Deck files, text lists, tables, pictures of QR codes, PDFs of decklists"), this,
        [this] { addPaths(askFiles()); });
    auto* folder = pushButton(tr("Choose a f&older…"), tr("All lists in it and its subfolders"), this, [this] {
        if (const auto chosenFolder = askFolder(); !chosenFolder.isEmpty())
            addPaths({chosenFolder});
    });
    auto* paste = pushButton(
        tr("&Paste"), tr("A code, a list or a picture from the clipboard"), this, &ListsPage::paste);
    m_field = named(searchField(tr("A deck code or the path of a file, then Enter")), tr("Deck code or file to check"));
    m_field->setMaxLength(16'384);
    connect(m_field, &QLineEdit::returnPressed, this, [this] {
        const auto text = m_field->text();
        m_field->clear();
        addText(text);
    });
    m_reference = named(new QComboBox, tr("Compare with"));
    m_reference->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_reference->setMinimumContentsLength(12);
    connect(m_reference, &QComboBox::activated, this, &ListsPage::referenceChosen);
    m_ruleset = named(new QComboBox, tr("Ruleset"));
    m_ruleset->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_ruleset->setMinimumContentsLength(12);
    connect(m_ruleset, &QComboBox::activated, this, [this] {
        m_wantedRuleset = m_ruleset->currentData().toString();
        if (!m_sources.empty())
            run();
    });
    m_players = pushButton(tr("Pla&yers…"),
        tr("A table that says who plays which list, by its file, code, deck or table"), this,
        &ListsPage::choosePlayers);
    m_onlyWrong = new QCheckBox(tr("Only what is &wrong"));
    connect(m_onlyWrong, &QCheckBox::toggled, this, &ListsPage::refill);
    return asWidget(columnOf(8, {rowOf({files, folder, paste, {m_field, 1}}),
                                    rowOf({labelFor(tr("Co&mpare with"), m_reference), {m_reference, 1}, gap(12),
                                        labelFor(tr("&Ruleset"), m_ruleset), {m_ruleset, 1}, gap(12), m_players,
                                        gap(12), m_onlyWrong, stretch()})}));
}

QWidget* ListsPage::makeMiddle()
{
    m_table = new RowTable(tr("Checked lists"), columns());
    m_table->stretch(Reason);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_empty = emptyLabel();
    m_empty->setMargin(24);
    m_empty->setMaximumWidth(620);
    m_stack = new QStackedWidget;
    m_stack->addWidget(asWidget(rowOf({stretch(1), {m_empty, 8}, stretch(1)})));
    m_stack->addWidget(m_table);
    m_details = named(new QTextBrowser, tr("The list chosen"));
    m_details->setOpenLinks(false);
    m_details->setFrameShape(QFrame::NoFrame);
    m_details->setMinimumWidth(240);
    m_details->document()->setDocumentMargin(10);
    m_open = pushButton(tr("Open in &Build"), tr("As an unsaved deck in its own tab"), this, &ListsPage::openChosen);
    m_mend = pushButton(tr("Men&d the list…"), tr("Its text beside what it makes; the file stays as it is"), this,
        &ListsPage::mendChosen);
    m_compare = pushButton(tr("Compare others wi&th it"), tr("Compares every list card by card with this one"), this,
        &ListsPage::compareWithChosen);
    connect(m_table, &RowTable::chosenChanged, this, &ListsPage::showDetails);
    connect(m_table, &RowTable::activated, this, [this] {
        if (isOfEvent(chosenList()))
            showTableCheck();
        else
            openChosen();
    });
    m_tableCheck = new TableCheckPanel;
    m_right = withId(new QTabWidget, "chosenList");
    m_right->setDocumentMode(true);
    m_right->tabBar()->setAccessibleName(tr("The list chosen"));
    m_right->addTab(
        asWidget(columnOf(6, {{m_details, 1}, rowOf({m_open, m_mend, m_compare, stretch()})}), {8, 0, 0, 0}),
        tr("The list"));
    m_right->addTab(m_tableCheck, tr("At the table"));
    m_right->setTabToolTip(1, tr("Cards that are called out beside what the list has of them"));
    m_split = new QSplitter(Qt::Horizontal);
    divide(*m_split, {m_stack, m_right}, {1}, {760, 460});
    return m_split;
}

QWidget* ListsPage::makeFoot()
{
    m_summary = new LineLabel;
    m_summary->setTopic(tr("Summary"));
    m_progress = named(new QProgressBar, tr("Lists checked"));
    m_progress->setFixedWidth(180);
    m_cancel = pushButton(tr("Stop"), {}, &m_job, &app::VerifyJob::cancel);
    m_clear = pushButton(
        tr("C&lear"), tr("Removes every list from this page; nothing is deleted"), this, &ListsPage::clear);
    m_save = pushButton(
        tr("&Save the summary…"), tr("One row per list, as a CSV table"), this, &ListsPage::saveSummary);
    m_windows = pushButton(
        tr("Read as &Windows-1252"), tr("The encoding of older spreadsheets in Western Europe"), this, [this] {
            m_encoding = importers::TextEncoding::Windows1252;
            run();
        });
    m_progress->hide();
    m_cancel->hide();
    m_windows->hide();
    return asWidget(rowOf({{m_summary, 1}, m_progress, m_cancel, m_windows, m_clear, m_save}));
}

void ListsPage::refillRulesets()
{
    m_ruleset->clear();
    m_ruleset->addItem(tr("Each list's own"), QString());
    for (const auto& known : m_workspace.library().rulesets)
        m_ruleset->addItem(
            q(app::editionName(known.ruleset.name, m_workspace.library().game)), q(known.ruleset.id.str()));
    const int at = m_ruleset->findData(m_wantedRuleset);
    m_ruleset->setCurrentIndex(std::max(0, at));
    if (at < 0)
        m_wantedRuleset.clear();
}

// Data: 0 nothing, -1 what was chosen besides, -2 ask for a file; else a deck of the library.
void ListsPage::refillReferences()
{
    if (!m_library)
        return; // filled when it is seen
    m_reference->clear();
    m_reference->addItem(tr("nothing"), qint64{0});
    if (m_against || !m_againstFile.empty())
        m_reference->addItem(m_againstTitle, qint64{-1});
    for (const auto& deck : m_library->decks())
        m_reference->addItem(q(deck.name), static_cast<qint64>(deck.id));
    m_reference->addItem(tr("A file…"), qint64{-2});
    const int at = m_reference->findData(
        m_against || !m_againstFile.empty() ? qint64{-1} : static_cast<qint64>(m_againstId));
    m_reference->setCurrentIndex(std::max(0, at));
    if (at < 0)
        m_againstId = 0;
}

void ListsPage::referenceChosen(int at)
{
    const auto chosenId = m_reference->itemData(at).toLongLong();
    if (chosenId == -1)
        return;
    if (chosenId == -2) {
        const auto file = askReference();
        if (file.isEmpty())
            return refillReferences();
        m_lastFolder = QFileInfo(file).absolutePath();
        m_againstFile = file.toStdString();
        m_againstTitle = QFileInfo(file).fileName();
        m_against.reset();
        m_againstId = 0;
    } else {
        m_against.reset();
        m_againstFile.clear();
        m_againstId = chosenId;
    }
    refillReferences();
    run();
}

void ListsPage::compareWith(const model::Deck& deck, const QString& title)
{
    m_against = deck;
    m_againstFile.clear();
    m_againstId = 0;
    m_againstTitle = title;
    refillReferences();
    if (!m_sources.empty() || !m_entered.empty())
        run();
}

void ListsPage::addPaths(const QStringList& paths)
{
    std::vector<app::VerifySource> sources;
    for (const auto& path : paths) {
        m_lastFolder = QFileInfo(path).absolutePath();
        const auto whole = std::filesystem::absolute(path.toStdString()).lexically_normal();
        std::erase_if(m_mended, [&](const auto& mended) { // the file, or the folder it is in, is read anew
            return !mended.first.lexically_relative(whole).string().starts_with("..");
        });
        sources.push_back({whole, {}, {}, {}});
    }
    add(std::move(sources));
}

void ListsPage::addText(const QString& text)
{
    if (text.trimmed().isEmpty())
        return;
    std::error_code trouble;
    if (text.size() < 1000 && !text.contains(QLatin1Char('\n')) &&
        std::filesystem::exists(text.trimmed().toStdString(), trouble))
        return addPaths({text.trimmed()});
    add({{{}, tr("Pasted %1").arg(++m_texts).toStdString(), text.toStdString(), {}}});
}

void ListsPage::addPicture(const QImage& picture, const QString& name) { add({{{}, name.toStdString(), {}, picture}}); }

void ListsPage::paste()
{
    const auto* mime = QGuiApplication::clipboard()->mimeData();
    const QMimeData nothing;
    take(mime ? *mime : nothing);
}

void ListsPage::take(const QMimeData& mime)
{
    if (const auto paths = localFiles(mime); !paths.isEmpty())
        addPaths(paths);
    else if (mime.hasImage())
        addPicture(qvariant_cast<QImage>(mime.imageData()), tr("Picture %1").arg(++m_texts));
    else if (const auto text = measured(mime.hasText() ? mime.text() : QString(), app::maxListBytes); !text)
        Q_EMIT trouble(text.error());
    else if (!text->trimmed().isEmpty())
        addText(*text);
    else
        Q_EMIT told(tr("There is no list, code or picture on the clipboard."));
}

void ListsPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() || event->mimeData()->hasImage() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void ListsPage::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    take(*event->mimeData());
}

void ListsPage::add(std::vector<app::VerifySource> sources)
{
    if (sources.empty() || !m_workspace.isReady())
        return;
    for (auto& source : sources) {
        if (!source.path.empty())
            std::erase_if(m_sources, [&](const auto& known) { return known.path == source.path; });
        m_sources.push_back(std::move(source));
    }
    run();
}

void ListsPage::compareWithChosen()
{
    if (const auto* checked = chosen(); checked && checked->read())
        compareWith(model::Deck(checked->list.deck), q(checked->list.deck.name));
}

} // namespace nexus::ui
