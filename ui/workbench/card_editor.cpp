#include "ui/workbench/card_editor.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/documents/card_list_edits.h"
#include "app/documents/list_history.h"
#include "app/printing/foreign_picture.h"
#include "app/printing/foreign_reader.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "app/text/play_text.h"
#include "model/abilities/language.h"
#include "model/abilities/token_words.h"
#include "model/base/text.h"
#include "ui/card/face_view.h"
#include "ui/search/reading_line.h"
#include "ui/search/search_bar.h"
#include "ui/theme/flow_layout.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/plain_words.h"
#include "ui/workbench/art_dialog.h"
#include "ui/workbench/card_form.h"
#include "ui/workbench/merge_dialog.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QStackedWidget>
#include <QTableView>
#include <QUndoCommand>

#include <algorithm>
#include <system_error>
#include <utility>

namespace nexus::ui {

using importers::SheetEdit;
using importers::SheetPlace;

namespace {

constexpr int leastState = 20;  // letters
constexpr int widestCell = 180; // of the table, but for room that is free

constexpr qsizetype mostRecent = 8;
constexpr qint64 readAtOnce = 200'000; // bytes; more takes longer than a person should wait for the window
constexpr std::size_t mostDecks = 12;  // named in the law
constexpr std::size_t mostFaults = 6;  // named before saving

std::string noteOfCards(const QString& file) { return "cards " + file.toStdString(); }

// A picture that was given or taken away: files that change places, there and back.
class ArtCommand : public QUndoCommand {
public:
    ArtCommand(app::ArtChange back, const QString& name, std::function<void(const QString& trouble)> changed)
        : QUndoCommand(name)
        , m_change(std::move(back))
        , m_changed(std::move(changed))
    {
    }
    void undo() override { swap(); }
    void redo() override
    {
        if (std::exchange(m_done, true)) // the change was made before the command was pushed
            swap();
    }

private:
    void swap()
    {
        auto back = app::apply(m_change);
        setObsolete(!back); // somebody else has moved its files
        m_changed(back ? QString() : q(back.error()));
        if (back)
            m_change = std::move(*back);
    }
    app::ArtChange m_change;
    std::function<void(const QString& trouble)> m_changed;
    bool m_done = false;
};

} // namespace

CardEditor::CardEditor(app::Workspace& workspace, QWidget* parent)
    : WorkbenchPage(workspace, parent)
    , m_model(new app::CardListModel(this))
{
    setAcceptDrops(true);
    m_parts = new QSplitter;
    divide(*m_parts, {makeCards(), m_form = new CardForm, makeSide()}, {3, 2, 2}, {520, 300, 340});
    m_lower = new QStackedWidget;
    m_lower->addWidget(withId(emptyLabel(tr("Open a card list in Markdown, CSV or TSV, or drop it here.\n\n"
                                            "You edit its cards beside their faces and see which of your decks break.\n"
                                            "Saving writes the cells that changed and nothing else.")),
        "noCardList"));
    m_lower->addWidget(m_parts);
    setContent(asWidget(columnOf(8, noMargins, {makeHead(), {m_lower, 1}}), {12, 12, 12, 12}));
    callOnce(m_lawSoon, 150, this, &CardEditor::showLaw);
    callOnce(m_draftSoon, 2000, this, &CardEditor::keepDraft);
    askMerge = [this](const importers::MergedSheet& merged) -> std::optional<std::vector<bool>> {
        MergeDialog dialog(q(m_list->file().filename().string()), merged.conflicts, this);
        return dialog.exec() == QDialog::Accepted ? std::optional(dialog.mine()) : std::nullopt;
    };
    askUnsaved = [this] {
        const auto answer = QMessageBox::question(this, tr("Card list"),
            tr("%1 has changes that are not saved.").arg(q(m_list->file().filename().string())),
            QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
        return answer == QMessageBox::Save      ? Unsaved::Save
               : answer == QMessageBox::Discard ? Unsaved::Drop
                                                : Unsaved::Stay;
    };
    askFaults = [this](const QStringList& problems) {
        return QMessageBox::question(this, tr("Card list"),
                   tr("An import would refuse the list because of what was changed:\n\n%1\n\nSave it all the same?")
                       .arg(problems.join(QLatin1Char('\n')))) == QMessageBox::Yes;
    };
    showState();
}

CardEditor::~CardEditor() { m_model->setDocument(nullptr); }

QWidget* CardEditor::makeHead()
{
    m_open = pushButton(
        tr("Open list…"), tr("A card list in Markdown, CSV or TSV; or drop it here"), this, [this] { chooseFile(); });
    m_recentMenu = new QMenu(this);
    auto* recent = pushButton(tr("Recent lists"), {}, this, [] {});
    recent->setMenu(m_recentMenu);
    connect(m_recentMenu, &QMenu::aboutToShow, this, &CardEditor::fillRecent);
    m_new = pushButton(tr("New card"), tr("A card of the same type behind the last one"), this, [this] { addCard(); });
    m_copy = pushButton(tr("Copy of card"), tr("A card that begins as the selected one"), this, [this] { copyCard(); });
    m_remove = pushButton(tr("Remove"), tr("Take the selected cards out of the list"), this, [this] { removeCards(); });
    m_save = pushButton(
        tr("Save list"), tr("Write the cells that changed into the file (Ctrl+S)"), this, [this] { save(); });
    m_import = pushButton(
        tr("Import…"), tr("Take the saved list into the catalogue, to build and print with it"), this, [this] {
            if (m_list)
                Q_EMIT importWanted({q(m_list->file().string())}, q(m_list->options().set));
        });
    m_print = pushButton(
        tr("Print proxies…"), tr("Put the selected cards on sheets of proxies"), this, [this] { printProxies(); });
    m_play = withId(
        pushButton(tr("Play…", "a change of a card, by the program"),
            tr("Let the program play the decks that have the selected card, with it as the catalogue has it "
               "and as it is here"),
            this, [this] { playChange(); }),
        "playChange");
    m_compare = withId(
        pushButton(tr("Since the last commit"),
            tr("What the file has that its last commit in git has not; what is not saved is not in it"), this,
            [this] {
                if (m_list)
                    Q_EMIT compareWanted(q(m_list->file().string()));
            }),
        "compareCommit");
    m_state = new LineLabel;
    m_type = named(new QComboBox, tr("Type of the cards; the tables do not say it"));
    m_type->setToolTip(m_type->accessibleName());
    m_type->hide();
    connect(m_type, &QComboBox::activated, this, [this] {
        if (!m_list)
            return;
        m_types[q(m_list->file().string())] = m_type->currentData();
        m_list->setType(m_type->currentData().toString().toStdString());
    });
    m_state->setMinimumWidth(m_state->fontMetrics().averageCharWidth() * leastState);
    auto* bar = new FlowLayout(8);
    bar->addWidget(asWidget(rowOf(8, noMargins, {m_open, recent, {m_state, 1}})));
    bar->addWidget(asWidget(rowOf(8, noMargins, {stretch(), m_type, m_new, m_copy, m_remove})));
    bar->addWidget(asWidget(rowOf(8, noMargins, {stretch(), m_compare, m_play, m_import, m_print, m_save})));
    return asWidget(bar);
}

QWidget* CardEditor::makeCards()
{
    m_search = new SearchBar;
    connect(m_model->reading(), &app::TextReading::read, this, &CardEditor::showState); // after the model
    connect(m_search, &SearchBar::queryChanged, this, &CardEditor::filter);
    m_grid = named(withId(new QTableView, "cardGrid"), tr("Cards of the list"));
    m_grid->setModel(m_model);
    m_grid->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_grid->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_grid->setAlternatingRowColors(true);
    m_grid->setWordWrap(false);
    m_grid->setTabKeyNavigation(false);
    m_grid->verticalHeader()->hide();
    m_grid->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_grid->setSortingEnabled(true);
    connect(m_grid->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CardEditor::choiceChanged);
    connect(m_grid->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CardEditor::choiceChanged);
    return asWidget(columnOf(8, noMargins, {m_search, new ReadingLine(m_model->reading()), {m_grid, 1}}));
}

QWidget* CardEditor::makeSide()
{
    for (auto*& face : m_faces) {
        face = new FaceView;
        face->setArt([this](const app::CardFace& card, int width) { return m_art.picture(card, width); });
        face->hide();
    }
    m_credit = mutedLabel();
    m_artButton = pushButton(
        tr("Art…"), tr("A picture for the card; or drop it on the face"), this, [this] { chooseArt(); });
    m_noArt = pushButton(
        tr("Remove art"), tr("The card has no picture any more; its file is kept"), this, [this] { removeArt(); });
    connect(&m_artJob, &app::Job::failed, this, &CardEditor::trouble);
    askPart = [this](const QImage& picture) {
        ArtDialog dialog(q(m_artOf.card.name), picture, q(app::artCredit(m_art, m_artOf)), this);
        if (dialog.exec() == QDialog::Accepted)
            takeArt(dialog.picture(), dialog.credit());
    };
    m_law = named(plainLabel(), tr("What the law says of the card"));
    m_law->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    connect(m_law, &QLabel::linkActivated, this, [this](const QString& link) {
        if (const auto at = link.toUInt(); at < m_links.size()) {
            const auto go = m_links[at]; // it may show other links
            go();
        }
    });
    auto* parts = asWidget(
        columnOf(
            12, {rowOf(8, noMargins,
                     {{m_faces[0], 1, Qt::AlignTop}, {m_faces[1], 1, Qt::AlignTop}, {m_faces[2], 1, Qt::AlignTop}}),
                    m_credit, rowOf(8, noMargins, {m_artButton, m_noArt, stretch()}), m_law, stretch(1)}),
        {12, 0, 0, 0});
    return asScrolled(columnOf(0, noMargins, {parts}));
}

void CardEditor::refresh()
{
    sayInstead({});
    m_art = app::CardArt(workspace().folder() / "art");
    if (m_list || m_last.isEmpty() || std::exchange(m_wasAsked, true))
        return;
    if (auto draft = app::readFile(draftFile()))
        m_draft = std::move(*draft);
    if (!QFileInfo::exists(m_last))
        return takeDraft(std::exchange(m_last, {}));
    workspace().reopen(noteOfCards(m_last), m_last, [this] { openFile(std::exchange(m_last, {})); });
}

// What was not saved in it the last time.
void CardEditor::takeDraft(const QString& file)
{
    const auto draft = std::exchange(m_draft, {});
    if (draft.empty())
        return;
    if (m_list && m_list->takeDraft(QByteArray::fromStdString(draft))) {
        keepDraft();
        return Q_EMIT told(tr("%1 has changes from last time that are not saved.").arg(QFileInfo(file).fileName()));
    }
    const auto aside = workspace().folder() / "card-list-kept.draft";
    (void)app::writeFile(aside, draft);
    const auto why = tr("%1 had changes that were not saved. They do not fit the file any more and are kept in %2.")
                         .arg(file, q(aside.string()));
    QMetaObject::invokeMethod(
        this, [this, why] { Q_EMIT trouble(why); }, Qt::QueuedConnection); // once the page is there
}

void CardEditor::restore(const QSettings& settings)
{
    m_recent = settings.value(QStringLiteral("workbench/lists")).toStringList().mid(0, mostRecent);
    m_types = settings.value(QStringLiteral("workbench/types")).toMap();
    m_last = settings.value(QStringLiteral("workbench/list")).toString();
    m_parts->restoreState(settings.value(QStringLiteral("workbench/parts")).toByteArray());
}

std::filesystem::path CardEditor::draftFile() const { return workspace().folder() / "card-list.draft"; }

void CardEditor::keepDraft() const
{
    std::error_code none;
    if (m_list && m_list->isModified())
        (void)app::writeFile(draftFile(), m_list->draft().toStdString());
    else if (m_list)
        std::filesystem::remove(draftFile(), none);
}

void CardEditor::store(QSettings& settings) const
{
    keepDraft();
    settings.setValue(QStringLiteral("workbench/lists"), m_recent);
    settings.setValue(QStringLiteral("workbench/types"), m_types);
    settings.setValue(QStringLiteral("workbench/list"), m_list ? q(m_list->file().string()) : m_last);
    keepDivision(settings, QStringLiteral("workbench/parts"), *m_parts);
}

void CardEditor::chooseFile()
{
    const auto file = QFileDialog::getOpenFileName(
        this, tr("Open a card list"), {}, tr("Card lists (*.md *.markdown *.csv *.tsv *.txt);;All files (*)"));
    if (!file.isEmpty())
        openFile(file);
}

void CardEditor::fillRecent()
{
    m_recentMenu->clear();
    for (const auto& file : m_recent)
        m_recentMenu->addAction(
            QString(file).replace(QLatin1Char('&'), QStringLiteral("&&")), this, [this, file] { openFile(file); });
    if (m_recent.isEmpty())
        m_recentMenu->addAction(tr("No list was opened yet"))->setEnabled(false);
}

void CardEditor::openFile(const QString& file)
{
    if (m_list && m_list->isModified()) {
        const auto answer = askUnsaved();
        if (answer == Unsaved::Save)
            save();
        if (answer == Unsaved::Stay || (answer == Unsaved::Save && m_list->isModified()))
            return;
    }
    const auto read = [path = std::filesystem::path(file.toStdString()), game = workspace().library().game] {
        return app::CardListDocument::read(path, game);
    };
    const auto note = workspace().openings().begin(noteOfCards(file));
    const auto show = [this, file, note](tl::expected<app::OpenedList, QString> list) {
        showState();
        if (list)
            take(std::move(*list));
        else
            Q_EMIT trouble(list.error());
        takeDraft(file);
    };
    if (QFileInfo(file).size() <= readAtOnce)
        return show(read());
    m_state->setText(tr("Reading %1…").arg(QFileInfo(file).fileName()));
    m_openJob.start([read, show]() -> app::Job::Answer {
        auto list = std::make_shared<tl::expected<app::OpenedList, QString>>(read());
        return [list, show] { show(std::move(*list)); };
    });
}

void CardEditor::take(app::OpenedList list)
{
    const auto file = q(list.file.string());
    m_model->setDocument(nullptr);
    m_form->setCard(nullptr, {});
    m_current.reset();
    m_list = std::make_unique<app::CardListDocument>(std::move(list), workspace().place(), workspace().library().game);
    connect(m_list.get(), &app::CardListDocument::saved, this, &CardEditor::showState);
    connect(m_list.get(), &app::CardListDocument::impactChanged, this, &CardEditor::showLaw);
    fillTypes();
    m_recent.removeAll(file);
    m_recent.prepend(file);
    m_recent = m_recent.mid(0, mostRecent);
    m_model->setDocument(m_list.get()); // hears of changes first
    connect(m_list.get(), &app::CardListDocument::changed, this, &CardEditor::listChanged);
    filter(m_search->text());
    fitColumns();
    if (m_model->rowCount() > 0)
        chooseRow(0);
    choiceChanged();
    showLaw();
    keepDraft();
    m_compare->setVisible(app::isInRepository(m_list->file()));
    Q_EMIT stepsChanged();
    Q_EMIT listOpened(file);
}

// Each column as wide as what is in it, up to a bound; what room is left goes to those that want more.
void CardEditor::fitColumns()
{
    std::vector<int> wanted;
    int used = 0, asking = 0;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        m_grid->resizeColumnToContents(column);
        wanted.push_back(m_grid->columnWidth(column));
        used += std::min(wanted.back(), widestCell);
        asking += std::max(0, wanted.back() - widestCell);
    }
    const int room = std::max(0, m_grid->viewport()->width() - used);
    for (std::size_t column = 0; column < wanted.size(); ++column) {
        const int more = std::max(0, wanted[column] - widestCell);
        const int share = asking > 0 ? static_cast<int>(static_cast<qint64>(room) * more / asking) : 0;
        m_grid->setColumnWidth(static_cast<int>(column), std::min(wanted[column], widestCell + share));
    }
}

void CardEditor::fillTypes()
{
    m_type->clear();
    m_type->addItem(tr("Type of the cards…"), QString());
    for (const auto& type : m_list->game().types)
        m_type->addItem(q(type.name), q(type.name));
    m_type->setVisible(m_list->needsType());
    const int chosen = m_type->findData(m_types.value(q(m_list->file().string())));
    if (!m_list->needsType() || chosen <= 0)
        return;
    m_type->setCurrentIndex(chosen);
    m_list->setType(m_type->currentData().toString().toStdString());
}

void CardEditor::filter(const QString& query)
{
    const auto before = chosen();
    m_model->setQuery(query);
    m_search->setError(m_model->error());
    if (!before.empty() && m_model->rowOf(before.front()) >= 0)
        chooseRow(m_model->rowOf(before.front()));
    choiceChanged();
    showState();
}

std::vector<SheetPlace> CardEditor::chosen() const
{
    std::vector<SheetPlace> places;
    const auto current = m_grid->currentIndex();
    for (const auto& row : m_grid->selectionModel()->selectedRows()) {
        const auto place = m_model->place(row.row());
        places.insert(row.row() == current.row() ? places.begin() : places.end(), place);
    }
    return places;
}

// Whatever keys are held down.
void CardEditor::chooseRow(int row)
{
    m_grid->selectionModel()->setCurrentIndex(
        m_model->index(row, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void CardEditor::choose(SheetPlace place)
{
    if (m_model->rowOf(place) < 0)
        m_search->setText({});
    if (const int row = m_model->rowOf(place); row >= 0) {
        chooseRow(row);
        m_grid->scrollTo(m_model->index(row, 0));
    }
}

void CardEditor::choiceChanged()
{
    const auto places = chosen();
    if (!places.empty())
        m_current = places.front();
    m_form->setCard(m_list.get(), places.empty() ? std::nullopt : std::optional(places.front()));
    showFaces();
    m_lawSoon.start();
    m_copy->setEnabled(!places.empty());
    m_remove->setEnabled(!places.empty());
    m_print->setEnabled(!places.empty());
}

void CardEditor::listChanged()
{
    m_lawSoon.start();
    m_draftSoon.start();
    if (!chosen().empty()) {
        m_form->refresh();
        showFaces();
    } else if (const int row = m_current ? m_model->rowOf(*m_current) : -1; row >= 0) {
        chooseRow(row); // rows have come or gone
    } else {
        choiceChanged();
    }
}

void CardEditor::showFaces()
{
    const auto places = chosen();
    for (std::size_t i = 0; i < m_faces.size(); ++i) {
        m_faces[i]->setVisible(i < places.size());
        if (i >= places.size())
            continue;
        // What is no card at the moment keeps the face it had last.
        if (auto card = m_list->card(places[i])) {
            const auto key = model::cardKey(*card, m_list->game());
            m_faces[i]->setFace({std::move(*card), key.str()}, m_list->game());
        }
    }
    const bool art = !places.empty() && m_art.fileFor(face()->face());
    const auto by = art ? q(app::artCredit(m_art, face()->face())) : QString();
    m_credit->setText(by.isEmpty() ? QString() : tr("Picture by %1").arg(by));
    m_credit->setVisible(!by.isEmpty());
    m_artButton->setEnabled(!places.empty());
    m_noArt->setEnabled(art);
}

QString CardEditor::link(const QString& text, std::function<void()> go)
{
    m_links.push_back(std::move(go));
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(m_links.size() - 1).arg(escaped(text));
}

void CardEditor::goToField(SheetPlace place, const std::string& heading)
{
    choose(place);
    if (auto* field = m_form->field(q(heading)))
        m_form->focusField(field);
    else
        m_form->focusName();
}

QStringList CardEditor::rowProblems()
{
    QStringList lines;
    const auto& problems = m_list->reading().problems;
    for (const auto& place : chosen())
        if (const auto at = problems.find(place); at != problems.end())
            for (const auto& problem : at->second)
                lines << withSign(
                    app::wrongSign, link(q(app::problemText(problem)),
                                        [this, place, heading = problem.heading] { goToField(place, heading); }));
    if (lines.isEmpty() && !problems.empty()) {
        const auto& [place, first] = *problems.begin();
        lines << withSign(app::wrongSign,
            link(tr("%n other rows would be refused by an import", nullptr, static_cast<int>(problems.size())),
                [this, place = place, heading = first.front().heading] { goToField(place, heading); }));
    }
    return lines;
}

QStringList CardEditor::playOfChosen() const
{
    const auto places = chosen();
    const auto card = places.empty() ? std::nullopt : std::optional(m_list->card(places.front()));
    if (!card || !*card)
        return {};
    // Subtypes and tokens that the list itself brings are words of its texts.
    const auto catalogue = workspace().catalogue();
    auto vocabulary = catalogue && catalogue->game().id == m_list->game().id ? model::vocabularyOf(*catalogue)
                                                                             : model::vocabularyOf(m_list->game());
    for (const auto& listed : m_list->reading().list.cards)
        learnFrom(listed.card, m_list->game(), vocabulary);
    QStringList lines;
    for (const auto& line : app::playLines(**card, m_list->game(), vocabulary))
        lines << withSign(line.byHand ? app::openSign : app::metSign, escaped(q(line.text)));
    return lines;
}

QStringList CardEditor::deckChanges()
{
    if (!m_list->impact())
        return {};
    const auto& impact = *m_list->impact();
    QStringList lines{escaped(q(impact.summary()))};
    for (std::size_t i = 0; i < std::min(impact.decks.size(), mostDecks); ++i) {
        const auto& deck = impact.decks[i];
        lines << withSign(deck.becomesIllegal() ? app::wrongSign
                          : deck.becomesLegal() ? app::metSign
                                                : "~",
            link(q(deck.headline()), [this, id = deck.deck] { Q_EMIT deckWanted(id); }));
        if (const auto repair = q(deck.repairText()); !repair.isEmpty())
            lines << escaped(repair);
    }
    return lines;
}

void CardEditor::showLaw()
{
    m_lawSoon.stop();
    showState();
    Q_EMIT stepsChanged();
    QStringList lines;
    m_links.clear();
    if (m_list) {
        for (const auto& fault : m_list->reading().faults)
            lines << withSign(app::wrongSign, escaped(q(app::problemText(fault))));
        lines << rowProblems() << playOfChosen() << deckChanges();
        for (const auto& note : m_list->reading().list.notes)
            lines << escaped(q(note));
    }
    setMarkup(*m_law, lines.join(QStringLiteral("<br>")));
}

void CardEditor::showState()
{
    for (auto* button : {m_new, m_import})
        button->setEnabled(m_list != nullptr);
    m_copy->setEnabled(!chosen().empty());
    m_remove->setEnabled(!chosen().empty());
    m_print->setEnabled(!chosen().empty());
    m_play->setEnabled(!chosen().empty() && model::isPlayedAtTable(workspace().library().game));
    const bool modified = m_list && m_list->isModified();
    m_save->setEnabled(modified);
    m_lower->setCurrentIndex(m_list ? 1 : 0);
    if (!m_list)
        return m_state->setText({});
    const auto name = q(m_list->file().filename().string());
    const auto cards = m_model->rowCount() == m_model->cardCount()
                           ? counted(m_model->cardCount(), "cards")
                           : tr("%1 of %2").arg(figures(m_model->rowCount()), counted(m_model->cardCount(), "cards"));
    m_state->setText(modified ? tr("%1, changed · %2").arg(name, cards) : tr("%1 · %2").arg(name, cards),
        modified ? LineLabel::Tone::Open : LineLabel::Tone::Muted);
}

std::string CardEditor::typeOf(SheetPlace place) const
{
    const auto card = m_list->card(place);
    return card ? card->type : std::string();
}

std::string CardEditor::freeName(const QString& wish) const
{
    auto name = wish.toStdString();
    for (int i = 2;
         !app::rowsOfCard(m_list->sheet(), m_list->reading(), m_list->game(), m_list->options().set, name).empty(); ++i)
        name = (wish + QLatin1Char(' ') + QString::number(i)).toStdString();
    return name;
}

void CardEditor::addCard()
{
    if (!m_list)
        return;
    const auto places = chosen();
    const auto& game = m_list->game();
    const auto& set = m_list->options().set;
    const auto type = places.empty() ? (game.types.empty() ? std::string() : game.types.front().name)
                                     : typeOf(places.front());
    const auto place = app::placeForNew(m_list->sheet(), m_list->reading(), game, set, type);
    const auto edit = app::newCard(m_list->sheet(), place, game, set, freeName(tr("New card")), type);
    if (!m_list->edit({edit}, tr("New card")))
        return;
    choose(place);
    m_form->focusName();
}

void CardEditor::copyCard()
{
    const auto places = chosen();
    if (places.empty())
        return;
    const auto& table = m_list->sheet().tables[places.front().table];
    const auto column = importers::columnOfField(
        table, importers::CardField::Name, m_list->game(), m_list->options().set);
    const auto name = q(table.rows[places.front().row].cells[*column]);
    const SheetPlace place{places.front().table, places.front().row + 1};
    const auto edit = app::newCard(m_list->sheet(), place, m_list->game(), m_list->options().set,
        freeName(tr("Copy of %1").arg(name)), {}, places.front());
    if (!m_list->edit({edit}, tr("Copy of %1").arg(name)))
        return;
    choose(place);
    m_form->focusName();
}

void CardEditor::removeCards()
{
    auto places = chosen();
    if (places.empty())
        return;
    std::sort(places.rbegin(), places.rend());
    std::vector<SheetEdit> edits;
    for (const auto& place : places)
        edits.push_back({.kind = SheetEdit::Remove, .place = place, .text = {}, .row = {}});
    const auto count = static_cast<int>(places.size());
    if (!m_list->edit(edits, tr("Remove %n cards", nullptr, count)))
        return;
    Q_EMIT told(tr("%n cards were removed; Undo brings them back.", nullptr, count));
    const auto next = places.back();
    if (next.row < m_list->sheet().tables[next.table].rows.size())
        choose(next);
}

void CardEditor::printProxies()
{
    std::vector<app::CardFace> faces;
    auto places = chosen();
    std::sort(places.begin(), places.end());
    for (const auto& place : places) {
        auto card = m_list->card(place);
        if (!card)
            return Q_EMIT trouble(q(app::problemText(card.error().front())));
        auto key = model::cardKey(*card, m_list->game());
        faces.push_back({std::move(*card), key.str()});
    }
    if (!faces.empty())
        Q_EMIT proxiesWanted(faces, q(m_list->file().filename().string()));
}

void CardEditor::playChange()
{
    if (chosen().empty())
        return;
    const auto card = m_list->card(chosen().front());
    if (!card)
        return Q_EMIT trouble(q(app::problemText(card.error().front())));
    const auto& given = m_list->reading().list.given;
    const auto catalogue = workspace().catalogue();
    const auto plan = model::planImport(*catalogue, {*card}, given);
    if (plan.cards.front().effect == model::ImportEffect::Unchanged)
        return Q_EMIT told(tr("%1 is as the catalogue has it: there is no change to play.").arg(q(card->name)));
    if (catalogue->named(model::fold(card->name)).empty())
        return Q_EMIT told(tr("The catalogue has no %1, so no deck has it: import the list first.").arg(q(card->name)));
    Q_EMIT playWanted({{}, {{*card}, given}});
}

void CardEditor::chooseArt()
{
    const auto file = QFileDialog::getOpenFileName(
        this, tr("A picture for the card"), {}, tr("Pictures (%1)").arg(app::picturePatterns()));
    if (!file.isEmpty())
        readArt(file);
}

void CardEditor::readArt(const QString& file)
{
    if (!m_list || chosen().empty())
        return;
    m_artOf = face()->face();
    m_artJob.start([this, file]() -> app::Job::Answer {
        const auto bytes = app::readFile(file.toStdString(), app::maxForeignBytes);
        if (!bytes)
            return [this, why = QStringLiteral("%1 %2.").arg(file, q(bytes.error()))] { Q_EMIT trouble(why); };
        if (const auto picture = app::pictureOf(*bytes))
            return [this, picture = *picture] { askPart(picture); };
        else
            return [this, why = tr("The picture cannot be read: %1.").arg(q(picture.error()))] { Q_EMIT trouble(why); };
    });
}

void CardEditor::takeArt(const QImage& picture, const QString& credit)
{
    if (m_list && keepStep(tr("Change the picture of %1").arg(q(m_artOf.card.name)),
                      app::keepArt(workspace().folder() / "art", m_artOf, picture, credit.toStdString())))
        Q_EMIT told(tr("%1 has a picture.").arg(q(m_artOf.card.name)));
}

bool CardEditor::keepStep(const QString& name, tl::expected<app::ArtChange, std::string> back)
{
    if (!back) {
        Q_EMIT trouble(q(back.error()));
        return false;
    }
    m_list->undoStack().push(new ArtCommand(std::move(*back), name, [this](const QString& why) {
        if (!why.isEmpty())
            Q_EMIT trouble(why);
        showArt();
    }));
    showArt();
    return true;
}

void CardEditor::showArt()
{
    m_art = app::CardArt(workspace().folder() / "art");
    showFaces();
    Q_EMIT stepsChanged();
}

void CardEditor::removeArt()
{
    if (chosen().empty())
        return;
    if (keepStep(tr("Take the picture of %1 away").arg(q(face()->face().card.name)),
            app::takeArtAway(workspace().folder() / "art", face()->face())))
        Q_EMIT told(tr("The picture was moved to the folder “replaced” of the art."));
}

void CardEditor::save()
{
    if (!m_list)
        return;
    if (const auto* cell = focusWidget(); cell && cell != m_grid && m_grid->isAncestorOf(cell))
        m_grid->setFocus(); // what is being typed into a cell goes with it
    const auto there = m_list->changedThere();
    if (!there)
        return Q_EMIT trouble(there.error());
    if (*there) {
        std::vector<bool> mine;
        if (!(*there)->conflicts.empty()) {
            const auto answer = askMerge(**there);
            if (!answer)
                return;
            mine = *answer;
        }
        m_list->takeMerged(importers::answered(**there, mine));
    }
    if (const auto faults = m_list->newProblems(); !faults.empty()) {
        QStringList lines;
        for (std::size_t i = 0; i < std::min(faults.size(), mostFaults); ++i)
            lines << q(app::problemText(faults[i]));
        if (!askFaults(lines))
            return;
    }
    if (const auto done = m_list->save(); !done)
        return Q_EMIT trouble(done.error());
    const auto name = q(m_list->file().filename().string());
    keepDraft();
    Q_EMIT told(*there ? tr("Saved in %1, with what another program has changed there").arg(name)
                       : tr("Saved in %1").arg(name));
}

MainView::Steps CardEditor::steps() const
{
    if (!m_list)
        return {};
    const auto& stack = m_list->undoStack();
    return {stack.canUndo() ? stack.undoText() : QString(), stack.canRedo() ? stack.redoText() : QString()};
}

void CardEditor::undo()
{
    if (!m_list || !m_list->undoStack().canUndo())
        return;
    const auto what = m_list->undoStack().undoText();
    m_list->undoStack().undo();
    Q_EMIT told(tr("Undone: %1").arg(what));
    Q_EMIT stepsChanged();
}

void CardEditor::redo()
{
    if (!m_list || !m_list->undoStack().canRedo())
        return;
    m_list->undoStack().redo();
    Q_EMIT stepsChanged();
}

void CardEditor::dragEnterEvent(QDragEnterEvent* event)
{
    if (localFiles(*event->mimeData()).size() == 1)
        event->acceptProposedAction();
}

void CardEditor::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    const auto file = localFiles(*event->mimeData()).front();
    if (app::isPictureName(file.toStdString()))
        readArt(file);
    else
        openFile(file);
}

} // namespace nexus::ui
