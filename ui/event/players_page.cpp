#include "ui/event/players_page.h"

#include "app/printing/foreign_picture.h"
#include "app/text/event_text.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/plain_words.h"
#include "ui/theme/row_table.h"
#include "ui/theme/text_field.h"
#include "ui/theme/theme.h"

#include <QClipboard>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QProgressBar>
#include <QTextBrowser>

namespace nexus::ui {

namespace {

QString statusOf(const model::EventPlayer& player, int nextRound)
{
    if (player.disqualified)
        return QObject::tr("disqualified from round %1 on").arg(player.outFrom.value_or(0));
    if (player.outFrom)
        return QObject::tr("out from round %1 on").arg(*player.outFrom);
    return player.enteredFrom > 1 && player.enteredFrom >= nextRound
               ? QObject::tr("comes in round %1").arg(player.enteredFrom)
               : QString();
}

QString listWord(const model::EventPlayer& player, const app::CheckedList* list)
{
    if (!list)
        return player.list ? QObject::tr("… is checked") : QObject::tr("– none");
    const auto verdict = withSign(list->legal() ? app::metSign : app::wrongSign, q(app::verdictWord(*list)));
    return player.changedSinceLock ? QObject::tr("%1, changed").arg(verdict) : verdict;
}

QString firstReason(const app::CheckedList* list)
{
    if (!list)
        return {};
    const auto reasons = app::listReasons(*list);
    return reasons.empty() ? QString() : q(reasons.front());
}

} // namespace

PlayersPage::PlayersPage(app::EventSession& session, QWidget* parent)
    : EventPage(session, parent)
    , m_table(new RowTable(tr("Players of the event"),
          {{tr("No."), 64, true}, {tr("Player"), 150}, {tr("List"), 100}, {tr("Deck"), 160}, {tr("Status"), 110},
              {tr("Table"), 80, true, tr("A table of their own")}, {tr("First reason"), 200}}))
    , m_job(this)
{
    setAcceptDrops(true);
    const auto lists = tr("Lists and tables of players (%1 %2 *.pdf *.xlsx *.ods);;All files (*)")
                           .arg(q(app::listPatterns()), app::picturePatterns());
    askFiles = [this, lists] {
        return QFileDialog::getOpenFileNames(this, tr("Enter players by their lists"), m_lastFolder, lists);
    };
    askFolder = [this] {
        return QFileDialog::getExistingDirectory(this, tr("Enter a folder of decklists"), m_lastFolder);
    };
    askOpponent = [this](model::PlayerNumber player) -> std::optional<model::PlayerNumber> {
        QStringList names;
        for (const auto& other : state().players)
            if (other.number != player)
                names << q(app::playerText(state(), other.number));
        bool chosen = false;
        const auto name = QInputDialog::getItem(
            this, tr("Two who must not meet"), tr("%1 must not meet:").arg(nameOf(player)), names, 0, false, &chosen);
        for (const auto& other : state().players)
            if (chosen && q(app::playerText(state(), other.number)) == name)
                return other.number;
        return std::nullopt;
    };
    askTable = [this](int now) -> std::optional<int> {
        bool chosen = false;
        const int table = QInputDialog::getInt(
            this, tr("A table of their own"), tr("Table; 0: any"), now, 0, model::maxEventTable, 1, &chosen);
        return chosen ? std::optional(table) : std::nullopt;
    };
    askWhether = [this](const QString& question) {
        return QMessageBox::question(this, tr("Event"), question) == QMessageBox::Yes;
    };
    setContent(pageOf(columnOf(8, {makeTools(), {makeMiddle(), 1}, makeFoot()})));
    tabThrough({m_lock, m_table, m_details, m_stop, m_drop, m_back, m_disqualify, m_forbid, m_fix});
    connect(&m_job, &app::EntryJob::done, this,
        [this](const std::shared_ptr<app::EntryAnswer>& answer) { entered(*answer); });
    connect(&m_job, &app::EntryJob::ended, this, [this] {
        m_progress->hide();
        m_stop->hide();
    });
    connect(&m_job, &app::EntryJob::cancelled, this, [this] { Q_EMIT told(tr("Stopped; nobody was entered.")); });
    connect(&m_job, &app::EntryJob::failed, this, &EventPage::trouble);
    connect(&m_job, &app::EntryJob::progress, this, [this](int finished, int all) {
        m_progress->setMaximum(all);
        m_progress->setValue(finished);
    });
}

QWidget* PlayersPage::makeTools()
{
    m_name = withId(named(new QLineEdit, tr("Name of a player to add")), "playerName");
    m_name->setPlaceholderText(tr("Name of a player"));
    m_name->setMaxLength(model::maxNameLength);
    connect(m_name, &QLineEdit::returnPressed, this, &PlayersPage::addByName);
    m_add = pushButton(tr("&Add"), tr("Enters the player without a list"), this, &PlayersPage::addByName);
    auto* files = pushButton(tr("&Lists…"), tr("Lists in any form, or a table of players with a column Name"), this,
        [this] { addPaths(askFiles()); });
    auto* folder = pushButton(tr("F&older…"), tr("All lists of a folder"), this, [this] {
        if (const auto chosenFolder = askFolder(); !chosenFolder.isEmpty())
            addPaths({chosenFolder});
    });
    auto* pasted = pushButton(
        tr("&Paste"), tr("A list, a deck code, a picture or a table of players"), this, &PlayersPage::paste);
    m_lock = pushButton(
        tr("Loc&k the lists"), tr("From then on another list is told as changed"), this, &PlayersPage::lock);
    return asWidget(rowOf(6, {{m_name, 1}, m_add, files, folder, pasted, m_lock}));
}

QWidget* PlayersPage::makeMiddle()
{
    m_details = named(new QTextBrowser, tr("The player chosen"));
    m_details->setOpenLinks(false);
    m_details->setFrameShape(QFrame::NoFrame);
    m_details->setMinimumWidth(220);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    connect(m_table, &RowTable::chosenChanged, this, &PlayersPage::showDetails);
    auto* split = new QSplitter(Qt::Horizontal);
    divide(*split, {m_table, asWidget(columnOf({{m_details, 1}}), {8, 0, 0, 0})}, {1}, {940, 300});
    return split;
}

QWidget* PlayersPage::makeFoot()
{
    m_summary = new LineLabel;
    m_summary->setTopic(tr("Summary"));
    m_progress = named(new QProgressBar, tr("Lists read"));
    m_progress->setFixedWidth(160);
    m_stop = pushButton(tr("Stop"), {}, &m_job, &app::EntryJob::cancel);
    m_drop = pushButton(tr("&Drop"), tr("Plays no further round; may come back"), this, &PlayersPage::drop);
    m_back = pushButton(tr("&Back in"), tr("Plays again from the next round on"), this, &PlayersPage::comeBack);
    m_disqualify = pushButton(tr("Dis&qualify…"), tr("Is out and stays so"), this, &PlayersPage::disqualify);
    m_forbid = pushButton(tr("&Must not meet…"), tr("Two who are not to be paired"), this, &PlayersPage::forbid);
    m_fix = pushButton(tr("Own &table…"), tr("The player always sits there"), this, &PlayersPage::fixTable);
    m_progress->hide();
    m_stop->hide();
    return asWidget(rowOf(6, {{m_summary, 1}, m_progress, m_stop, m_drop, m_back, m_disqualify, m_forbid, m_fix}));
}

const model::EventPlayer* PlayersPage::chosen() const
{
    const int row = session().isOpen() ? m_table->current() : -1;
    return row < 0 ? nullptr : &state().players[static_cast<std::size_t>(row)];
}

void PlayersPage::refresh()
{
    const auto& players = state().players;
    struct PlayerLine {
        QString name, list, deck, status, reason;
        int number = 0, table = 0;
        bool legal = true, out = false;
    };
    std::vector<PlayerLine> lines;
    int playing = 0, legal = 0, lists = 0;
    for (const auto& player : players) {
        const auto* list = session().list(player.number);
        lines.push_back({q(player.name), listWord(player, list), list ? q(list->list.deck.name) : QString(),
            statusOf(player, state().nextRound()), firstReason(list), player.number, player.fixedTable,
            !list || list->legal(), player.outFrom.has_value()});
        playing += !player.outFrom;
        lists += player.list != nullptr;
        legal += list && list->legal();
    }
    const auto line = keptRows(lines);
    TableRows rows{.count = static_cast<int>(lines.size())};
    rows.id = [line](int row) { return static_cast<qint64>(line(row).number); };
    rows.text = [line](int row, int column) {
        const auto& at = line(row);
        const QString words[] = {QString::number(at.number), at.name, at.list, at.deck, at.status,
            at.table > 0 ? QString::number(at.table) : QString(), at.reason};
        return words[column];
    };
    rows.number = [line](int row, int column) {
        return static_cast<qint64>(column == Seat ? line(row).table : line(row).number);
    };
    rows.look = [line](int row, int column, int role) -> QVariant {
        if (role != Qt::ForegroundRole)
            return {};
        if (line(row).out)
            return theme().muted;
        return column == List && !line(row).legal ? QVariant(theme().bad) : QVariant();
    };
    m_table->setRows(std::move(rows));
    m_table->chooseFirst();
    auto said = tr("%1 in, %2 of %3 lists legal").arg(counted(playing, "players"), figures(legal), figures(lists));
    if (state().lock)
        said += tr(" · locked: %1").arg(q(*state().lock));
    m_summary->setText(said);
    m_lock->setEnabled(!state().lock && lists > 0);
    showDetails();
}

QString PlayersPage::details() const { return m_details->toPlainText(); }
QString PlayersPage::summary() const { return m_summary->text(); }

void PlayersPage::showDetails()
{
    updateButtons();
    const auto* player = chosen();
    if (!player) {
        setMarkup(*m_details,
            state().players.empty()
                ? escaped(tr("Nobody is in yet. Type a name and press Enter, or drop lists here: each is of the "
                             "player it names."))
                : QString());
        return;
    }
    const auto paragraph = [](const QString& words, const QColor& colour) {
        return QStringLiteral("<p style='margin:0 0 6px 0; color:%1'>%2</p>").arg(colour.name(), escaped(words));
    };
    auto html = QStringLiteral("<p style='margin:0 0 2px 0; font-size:15px'><b>%1</b></p>")
                    .arg(escaped(q(player->name)));
    for (const auto& words :
        {q(player->playerId), q(player->pronouns), q(player->contact), statusOf(*player, state().nextRound())})
        if (!words.isEmpty())
            html += paragraph(words, theme().muted);
    const auto* list = session().list(player->number);
    if (!list)
        html += paragraph(player->list ? listWord(*player, list) : tr("No list was handed in."), theme().muted);
    else {
        html += paragraph(listWord(*player, list), list->legal() ? theme().good : theme().bad);
        html += paragraph(tr("%1 · %2").arg(q(list->list.deck.name), q(player->list->source)), theme().muted);
        html += paragraph(q(app::cardsText(list->list.deck, *list->list.checker)), theme().text);
        html += paragraph(tr("Checksum %1").arg(q(list->checksum)), theme().muted);
        for (const auto& reason : app::listReasons(*list))
            html += paragraph(withSign(app::wrongSign, q(reason)), theme().text);
    }
    for (const auto& [first, second] : state().forbidden)
        if (first == player->number || second == player->number)
            html += paragraph(
                tr("Must not meet %1.").arg(nameOf(first == player->number ? second : first)), theme().text);
    setMarkup(*m_details, html);
}

void PlayersPage::updateButtons()
{
    const auto* player = chosen();
    m_drop->setEnabled(player && !player->outFrom);
    m_back->setEnabled(player && player->outFrom && !player->disqualified);
    m_disqualify->setEnabled(player && !player->disqualified);
    m_forbid->setEnabled(player && state().players.size() > 1);
    m_fix->setEnabled(player != nullptr);
}

void PlayersPage::addByName()
{
    const auto name = m_name->text().simplified();
    if (name.isEmpty() || !session().isOpen())
        return m_name->setFocus();
    if (!act(model::AddPlayer{name.toStdString(), {}, {}, {}, std::nullopt}))
        return;
    m_name->setText({}); // and forgotten: Ctrl+Z is the event's
    m_table->choose(state().players.back().number);
    Q_EMIT told(tr("%1 is in, as number %2.").arg(name, figures(state().players.back().number)));
}

void PlayersPage::addPaths(const QStringList& paths)
{
    std::vector<app::VerifySource> sources;
    for (const auto& path : paths) {
        m_lastFolder = QFileInfo(path).absolutePath();
        sources.push_back({path.toStdString(), {}, {}, {}});
    }
    read(std::move(sources));
}

void PlayersPage::addText(const QString& text)
{
    if (!text.trimmed().isEmpty())
        read({{{}, tr("Pasted").toStdString(), text.toStdString(), {}}});
}

void PlayersPage::paste()
{
    if (const auto* mime = QGuiApplication::clipboard()->mimeData())
        take(*mime);
}

void PlayersPage::take(const QMimeData& mime)
{
    if (const auto paths = localFiles(mime); !paths.isEmpty())
        addPaths(paths);
    else if (mime.hasImage())
        read({{{}, tr("Picture").toStdString(), {}, qvariant_cast<QImage>(mime.imageData())}});
    else if (const auto text = measured(mime.hasText() ? mime.text() : QString(), app::maxListBytes); !text)
        Q_EMIT trouble(text.error());
    else if (!text->trimmed().isEmpty())
        addText(*text);
    else
        Q_EMIT told(tr("There is no list, code or table of players on the clipboard."));
}

void PlayersPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() || event->mimeData()->hasImage() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void PlayersPage::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    take(*event->mimeData());
}

void PlayersPage::read(std::vector<app::VerifySource> sources)
{
    if (sources.empty() || !session().isOpen())
        return;
    m_progress->setMaximum(0);
    m_progress->show();
    m_stop->show();
    m_job.start(session().workspace().lists(), std::move(sources), state().settings.edition);
}

void PlayersPage::entered(const app::EntryAnswer& answer)
{
    if (!session().isOpen())
        return;
    // A list that names nobody is of the player whose name stands in the line; what its file is called names nobody.
    const auto namesNobody = [](const app::ReadList& list) {
        return list.playerOfFileName || app::playerName(list.player).empty();
    };
    const auto name = answer.lists.size() == 1 && namesNobody(answer.lists.front().list) ? m_name->text().simplified()
                                                                                         : QString();
    const auto done = session().enter(answer, name.toStdString());
    if (!done)
        return Q_EMIT trouble(done.error());
    if (!name.isEmpty() && done->lists > 0)
        m_name->setText({}); // and forgotten: Ctrl+Z is the event's
    Q_EMIT told(tr("%1 entered, %2.").arg(counted(done->players, "players"), counted(done->lists, "decklists")));
    if (!done->told.isEmpty())
        Q_EMIT trouble(done->told.join(QLatin1Char('\n')));
}

void PlayersPage::drop()
{
    if (const auto* player = chosen(); player && !player->outFrom) {
        const auto number = player->number;
        if (act(model::LeaveEvent{number, state().nextRound(), model::Leave::Drop}))
            Q_EMIT told(tr("%1 plays no further round.").arg(nameOf(number)));
    }
}

void PlayersPage::comeBack()
{
    if (const auto* player = chosen(); player && player->outFrom) {
        const auto number = player->number;
        if (act(model::ComeBack{number, state().nextRound()}))
            Q_EMIT told(tr("%1 plays again from round %2 on.").arg(nameOf(number), figures(state().nextRound())));
    }
}

void PlayersPage::disqualify()
{
    if (const auto* player = chosen(); player && askWhether(tr("Disqualify %1?").arg(nameOf(player->number))))
        (void)act(model::LeaveEvent{player->number, state().nextRound(), model::Leave::Disqualify});
}

void PlayersPage::forbid()
{
    if (const auto* player = chosen())
        if (const auto other = askOpponent(player->number))
            (void)act(model::ForbidPair{player->number, *other});
}

void PlayersPage::fixTable()
{
    if (const auto* player = chosen())
        if (const auto table = askTable(player->fixedTable))
            (void)act(model::FixTable{player->number, *table});
}

void PlayersPage::lock()
{
    if (done(session().lock()))
        Q_EMIT told(tr("Locked: %1").arg(q(*state().lock)));
}

} // namespace nexus::ui
