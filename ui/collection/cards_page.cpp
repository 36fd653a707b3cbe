#include "ui/collection/cards_page.h"

#include "app/base/language.h"
#include "app/base/qt_text.h"
#include "app/text/collection_text.h"
#include "model/collection/allocation.h"
#include "model/collection/collection_edit.h"
#include "model/search/card_lookup.h"
#include "ui/card/face_view.h"
#include "ui/collection/collection_import_dialog.h"
#include "ui/collection/collection_page.h"
#include "ui/search/query_field.h"
#include "ui/search/reading_line.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"

#include <QAction>
#include <QComboBox>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QTabBar>
#include <QToolButton>

#include <array>

namespace nexus::ui {

namespace {

struct List {
    model::StackList list;
    bool forTrade;
};
constexpr List listsShown[] = {{model::StackList::Owned, false}, {model::StackList::Owned, true},
    {model::StackList::Wanted, false}, {model::StackList::Unmatched, false}};
constexpr int listCount = 4, toMatch = 3;

} // namespace

EntryBar::EntryBar(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_line(named(
          withId(searchField(tr("Enter copies:  3 wick sprite nm foil binder 2"), this), "entry"), tr("Enter copies")))
    , m_preview(new LineLabel(this))
    , m_proposals(new ProposalList(this))
{
    setLayout(columnOf(4, noMargins, {m_line, m_preview}));
    m_line->setAccessibleDescription(
        tr("A number, the beginning of a name, then details: 3 wick sprite nm foil binder 2"));
    m_line->setFont(sized(m_line->font(), 15));
    m_line->setMinimumHeight(34);
    m_line->setTextMargins(6, 0, 6, 0);
    m_preview->setTopic(tr("What Enter would do"));
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::textChanged, this, &EntryBar::edited);
    connect(m_proposals, &ProposalList::picked, this, [this](int row) { takeOffered(row); });
    connect(&workspace, &app::Workspace::collectionUpdated, this, [this] {
        m_placesStale = true;
        showPreview();
    });
    connect(&workspace, &app::Workspace::catalogueChanged, this, &EntryBar::edited);
    whenColoursChange(this, [this] { mark(); });
    showPreview();
}

void EntryBar::setList(model::StackList list)
{
    m_list = list == model::StackList::Wanted ? list : model::StackList::Owned;
    m_line->setPlaceholderText(m_list == model::StackList::Wanted
                                   ? tr("Enter wanted copies:  2 wick sprite")
                                   : tr("Enter copies:  3 wick sprite nm foil binder 2"));
    showPreview();
}

void EntryBar::focusLine()
{
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

const std::vector<std::string>& EntryBar::places() const
{
    if (std::exchange(m_placesStale, false))
        m_places = model::placesOf(m_workspace.collection().collection());
    return m_places;
}

model::Stack EntryBar::stackFor(model::CardIndex card) const
{
    int playset = 1;
    if (m_entry.playset)
        playset = static_cast<int>(model::printedLimit(*m_workspace.checker({}), card).value_or(1));
    return model::entryStack(m_entry, card, *m_workspace.catalogue(), m_before ? &*m_before : nullptr, playset, m_list);
}

void EntryBar::edited()
{
    m_entry = m_workspace.isReady()
                  ? model::parseEntry(m_line->text().toStdString(), *m_workspace.catalogue(), places())
                  : model::EntryLine();
    QList<ProposalList::Row> rows;
    if (m_line->hasFocus()) {
        const auto& offered = m_entry.cards.size() > 1 ? m_entry.cards : m_entry.near;
        for (const auto card : offered)
            rows.append({q(m_workspace.catalogue()->name(card)), q(m_workspace.catalogue()->type(card))});
        if (!m_entry.asNewPlace.empty() && m_entry.near.empty())
            rows.append({tr("New place “%1”").arg(q(m_entry.unknown)), tr("place")});
    }
    m_proposals->showBelow(m_line, rows);
    mark();
    showPreview();
}

// What is not understood, where it stands: words behind the name, and a name that no card has.
void EntryBar::mark()
{
    const auto text = m_line->text();
    m_marks.clear();
    const auto add = [&](std::size_t begin, std::size_t end) {
        const auto from = fromBytes(text, begin), to = fromBytes(text, end);
        if (from < to)
            m_marks.append({static_cast<int>(from), static_cast<int>(to - from), faultMark()});
    };
    if (!m_entry.problem.empty() && m_entry.cards.empty() && m_entry.unknown.empty())
        add(m_entry.nameBegin, m_entry.nameEnd);
    add(m_entry.unknownBegin, m_entry.unknownEnd);
    markLine(*m_line, m_marks);
}

void EntryBar::showPreview()
{
    using Tone = LineLabel::Tone;
    if (!m_workspace.isReady() || !m_workspace.collection().isOpen())
        return m_preview->setText(tr("Opening the collection…"));
    if (m_line->text().trimmed().isEmpty()) {
        if (const auto* stack = last())
            return m_preview->setText(
                tr("Last: %1. Enter adds one more, + and − change it.").arg(q(app::stackText(*stack))));
        return m_preview->setText(
            m_list == model::StackList::Wanted
                ? tr("A number and the beginning of a name; Enter adds it to the wants.")
                : tr("A number, the beginning of a name, then condition, language, finish, set, place. Enter adds "
                     "it."));
    }
    if (!m_entry.problem.empty())
        return m_preview->setText(q(m_entry.problem), Tone::Bad);
    std::optional<model::CardIndex> card;
    if (m_entry.cards.size() == 1) {
        card = m_entry.cards.front();
    } else if (m_entry.cards.empty()) {
        if (const auto* stack = last())
            card = m_workspace.catalogue()->byKey(stack->card.str());
        if (!card)
            return m_preview->setText(tr("Now type the name of a card."));
    } else {
        return m_preview->setText(
            tr("%1 cards match: keep typing, or choose with the arrow keys; Tab completes the name.")
                .arg(m_entry.cards.size() == model::maxEntryCards ? tr("Many") : QString::number(m_entry.cards.size())),
            Tone::Open);
    }
    const auto stack = stackFor(*card);
    const auto copies = m_workspace.collection().collection().copies(stack.card);
    const auto then = m_list == model::StackList::Wanted
                          ? tr("%1 wanted in all").arg(figures(copies.wanted + stack.quantity))
                          : tr("%1 owned in all").arg(figures(copies.owned + stack.quantity));
    m_preview->setText(m_entry.newPlace ? tr("Enter adds %1 · %2 · a new place").arg(q(app::stackText(stack)), then)
                                        : tr("Enter adds %1 · %2").arg(q(app::stackText(stack)), then),
        Tone::Good);
}

void EntryBar::enter()
{
    if (const int row = m_proposals->chosen(); row >= 0)
        return takeOffered(row);
    if (!m_entry.problem.empty() && (!m_entry.near.empty() || !m_entry.asNewPlace.empty()))
        return m_proposals->step(1); // what is offered; Enter again takes it
    if (!m_entry.problem.empty() || !m_workspace.isReady())
        return;
    if (m_entry.cards.size() > 1) // never by guess: the first is offered, Enter again takes it
        return m_proposals->step(1);
    if (m_entry.cards.size() == 1)
        return enterCard(m_entry.cards.front());
    if (const auto* stack = last())
        if (const auto card = m_workspace.catalogue()->byKey(stack->card.str()))
            enterCard(*card);
}

// A card that is meant is entered; a near name or a new place is put into the line, to be looked at.
void EntryBar::takeOffered(int row)
{
    const auto at = static_cast<std::size_t>(std::max(0, row));
    if (row >= 0 && at < m_entry.cards.size())
        return enterCard(m_entry.cards[at]);
    if (row < 0)
        return;
    auto text = m_line->text().toStdString();
    if (at < m_entry.near.size())
        text.replace(m_entry.nameBegin, m_entry.nameEnd - m_entry.nameBegin,
            model::unambiguousName(*m_workspace.catalogue(), m_entry.near[at]));
    else if (!m_entry.asNewPlace.empty())
        text = m_entry.asNewPlace;
    m_line->setText(q(text));
}

void EntryBar::enterCard(model::CardIndex card)
{
    const bool again = m_entry.cards.empty(); // of the last card: its printing stays, unless another is told
    auto stack = stackFor(card);
    if (again && m_before && !m_entry.set && !m_entry.number) {
        stack.set = m_before->set;
        stack.number = m_before->number;
    }
    const auto done = m_workspace.collection().edit(
        [&](const model::Collection& collection) { return model::addCopies(collection, stack); });
    m_proposals->showBelow(m_line, {});
    if (!done)
        return m_preview->setText(done.error(), LineLabel::Tone::Bad);
    m_before = stack;
    const auto& collection = m_workspace.collection().collection();
    for (const auto id : collection.stacksOf(stack.card))
        if (model::alike(*collection.find(id), stack))
            m_last = id;
    m_line->clear();
    m_entry = {};
    showPreview();
    Q_EMIT told(tr("Added %1. Ctrl+Z takes it back.").arg(q(app::stackText(stack))));
    Q_EMIT entered(m_last);
}

void EntryBar::change(int by)
{
    if (!last())
        return;
    const auto done = m_workspace.collection().edit(
        [&](const model::Collection& collection) { return model::changeQuantity(collection, std::array{m_last}, by); });
    if (!done)
        return m_preview->setText(done.error(), LineLabel::Tone::Bad);
    if (last())
        Q_EMIT entered(m_last);
}

// The name in full, so that what is told of the copies can follow.
void EntryBar::complete()
{
    const int row = std::max(0, m_proposals->chosen());
    if (static_cast<std::size_t>(row) >= m_entry.cards.size())
        return;
    auto text = m_line->text().toStdString();
    const auto name = model::unambiguousName(*m_workspace.catalogue(), m_entry.cards[static_cast<std::size_t>(row)]);
    text.replace(m_entry.nameBegin, m_entry.nameEnd - m_entry.nameBegin, name);
    if (!text.ends_with(' '))
        text += ' ';
    m_line->setText(q(text));
}

bool EntryBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_line)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut)
        m_proposals->showBelow(m_line, {});
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool empty = m_line->text().trimmed().isEmpty();
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: enter(); return true;
    case Qt::Key_Down:
        if (m_proposals->isVisible())
            m_proposals->step(1);
        else
            Q_EMIT leaveWanted();
        return true;
    case Qt::Key_Up:
        if (!m_proposals->isVisible())
            return false;
        m_proposals->step(-1);
        return true;
    case Qt::Key_Tab:
        if (m_entry.cards.empty() || (m_entry.exact && m_entry.cards.size() == 1) || empty)
            return false;
        complete();
        return true;
    case Qt::Key_Escape:
        if (m_proposals->isVisible())
            m_proposals->showBelow(m_line, {});
        else
            m_line->clear();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        if (!empty || !last())
            return false;
        change(key->key() == Qt::Key_Plus ? 1 : -1);
        return true;
    default: return false;
    }
}

CardsPage::CardsPage(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_model(new app::CollectionModel(workspace, this))
    , m_entry(new EntryBar(workspace, this))
    , m_lists(named(withId(new QTabBar(this), "lists"), tr("List")))
    , m_filter(named(new QueryField(this), tr("Filter the stacks")))
    , m_filterTrouble(new LineLabel(this))
    , m_grouping(named(new QComboBox(this), tr("Group the stacks")))
    , m_table(new StackTable(m_model, this))
    , m_empty(emptyLabel({}, m_table->viewport()))
    , m_sums(new LineLabel(this))
    , m_columns(withId(new QSplitter(Qt::Horizontal, this), "collectionColumns"))
{
    askText = [this](const QString& title, const QString& label, const QString& text) {
        return askForText(this, title, label, text);
    };
    askNumber = [this](const QString& title, const QString& label, int most) -> std::optional<int> {
        bool taken = false;
        const int given = QInputDialog::getInt(this, title, label, 1, 1, most, 1, &taken);
        return taken ? std::optional(given) : std::nullopt;
    };
    auto* left = new QWidget(this);
    left->setLayout(columnOf(8, {16, 12, 12, 8},
        {m_entry, makeTools(), m_filterTrouble, new ReadingLine(m_model->reading(), this), {m_table, 1}}));
    m_filterTrouble->hide();
    m_columns->setHandleWidth(1);
    divide(*m_columns, {left, makeRight()}, {1}, {1000, 320});
    setLayout(rowOf(noMargins, {m_columns}));
    m_table->viewport()->setLayout(columnOf({m_empty}));
    m_sums->setTopic(tr("Shown"));
    makeActions();
    connect(m_model, &app::CollectionModel::shown, this, &CardsPage::refreshSums);
    connect(m_model, &app::CollectionModel::modelReset, this, &CardsPage::chosenChanged);
    connect(m_model, &app::CollectionModel::refused, this, &CardsPage::trouble);
    connect(&workspace, &app::Workspace::collectionUpdated, this, &CardsPage::refreshLists);
    connect(&workspace, &app::Workspace::ready, this, &CardsPage::offerDomains);
    connect(&workspace, &app::Workspace::catalogueChanged, this,
        [this] { m_art = app::CardArt(m_workspace.folder() / "art"); });
    connect(m_table, &StackTable::chosen, this, &CardsPage::chosenChanged);
    connect(m_table, &StackTable::quantityWanted, this, &CardsPage::changeQuantity);
    connect(m_table, &StackTable::removeWanted, this, &CardsPage::remove);
    connect(m_table, &StackTable::upFromFirst, m_entry, &EntryBar::focusLine);
    connect(m_entry, &EntryBar::entered, this, [this](qlonglong stack) { m_table->choose(stack); });
    connect(m_entry, &EntryBar::told, this, &CardsPage::told);
    connect(m_entry, &EntryBar::leaveWanted, this, [this] {
        m_table->setFocus();
        if (m_table->selectedStacks().empty())
            m_table->chooseFirst();
    });
    refreshLists();
    refreshSums();
    chosenChanged();
}

QWidget* CardsPage::makeTools()
{
    auto* tools = new QWidget(this);
    m_lists->setExpanding(false);
    m_lists->setDrawBase(false);
    m_lists->setUsesScrollButtons(false);
    m_lists->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
    for (const auto& name : listNames())
        m_lists->addTab(name);
    m_filter->setPlaceholderText(tr("Filter:  loc:binder cond>=nm t:unit"));
    m_filter->setClearButtonEnabled(true);
    m_grouping->addItems(
        {tr("Not grouped"), tr("By set"), tr("By place"), tr("By type"), tr("By domain"), tr("By condition")});
    m_grouping->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_grouping->setMinimumContentsLength(13);
    m_filter->setMinimumWidth(140);
    m_filter->setTextMargins(6, 0, 6, 0);
    m_filter->setMinimumHeight(m_grouping->sizeHint().height());
    auto* more = named(withId(new QToolButton(tools), "stackMenu"), tr("Actions for the chosen stacks"));
    more->setText(tr("Stacks ▾"));
    more->setPopupMode(QToolButton::InstantPopup);
    more->setToolButtonStyle(Qt::ToolButtonTextOnly);
    connect(more, &QToolButton::pressed, this, [this, more] {
        auto* menu = more->menu() ? more->menu() : new QMenu(more);
        menu->clear();
        menu->addActions(m_table->actions());
        more->setMenu(menu);
    });
    more->setMenu(new QMenu(more));
    auto* import = pushButton(tr("&Import…"), {}, this, &CardsPage::importWanted, tools);
    auto* write = pushButton(tr("E&xport…"), {}, this, &CardsPage::exportWanted, tools);
    tools->setLayout(columnOf(
        6, noMargins, {rowOf(8, {{m_filter, 1}, m_grouping, more}), rowOf(8, {m_lists, {m_sums, 1}, import, write})}));
    connect(m_lists, &QTabBar::currentChanged, this, [this](int list) {
        const auto& shown = listsShown[std::clamp(list, 0, listCount - 1)];
        m_model->setList(shown.list, shown.forTrade);
        m_entry->setList(m_model->list());
        chosenChanged();
    });
    connect(m_filter, &QLineEdit::textChanged, this, &CardsPage::filterChanged);
    connect(m_filter, &QLineEdit::returnPressed, this, [this] {
        m_table->setFocus();
        m_table->chooseFirst();
    });
    connect(m_grouping, &QComboBox::currentIndexChanged, this, [this](int grouping) {
        m_model->setGrouping(static_cast<app::CollectionModel::Grouping>(std::max(0, grouping)));
    });
    return tools;
}

QWidget* CardsPage::makeRight()
{
    auto* page = new QWidget;
    page->setAutoFillBackground(true);
    page->setBackgroundRole(QPalette::Base);
    m_form = new StackForm(m_workspace, page);
    m_face = new FaceView(page);
    m_face->setArt([this](const app::CardFace& face, int width) { return m_art.picture(face, width); });
    page->setLayout(columnOf(12, {16, 12, 16, 12}, {m_face, m_form, stretch(1)}));
    auto* scroll = scrolled(page);
    scroll->setFocusPolicy(Qt::StrongFocus);
    scroll->setAccessibleName(tr("The chosen stacks"));
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(240);
    return scroll;
}

void CardsPage::makeActions()
{
    const auto add = [&](const QString& text, const QKeySequence& key, auto run, bool unmatched = false) {
        auto* action = new QAction(text, this);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, run);
        m_table->addAction(action);
        (unmatched ? m_forUnmatched : m_forChosen).push_back(action);
    };
    add(tr("Add one copy\t+"), {}, [this] { changeQuantity(1); });
    add(tr("Remove one copy\t−"), {}, [this] { changeQuantity(-1); });
    add(tr("Move to…"), QKeySequence(tr("Alt+Shift+M")), &CardsPage::move);
    add(tr("Rename the place…"), {}, &CardsPage::renamePlace);
    add(tr("Split off…"), QKeySequence(tr("Alt+Shift+S")), &CardsPage::split);
    add(tr("Merge"), QKeySequence(tr("Alt+Shift+G")), &CardsPage::merge);
    add(tr("Remove\tShift+Del"), {}, &CardsPage::remove);
    add(tr("Card history"), QKeySequence(tr("Alt+Shift+H")), &CardsPage::historyWanted);
    add(tr("Choose the card…"), QKeySequence(tr("Alt+Shift+C")), &CardsPage::match, true);
}

void CardsPage::setQuery(const QString& query)
{
    m_lists->setCurrentIndex(0);
    m_filter->setText(query);
}

void CardsPage::filterChanged()
{
    const bool right = m_model->setQuery(m_filter->text());
    m_filter->setError(m_model->error());
    m_filterTrouble->setVisible(!right);
    if (!right)
        m_filterTrouble->setText(
            tr("Column %1: expected %2").arg(m_model->error()->column).arg(q(m_model->error()->expected)),
            LineLabel::Tone::Bad);
}

void CardsPage::chosenChanged()
{
    const auto chosen = m_table->selectedStacks();
    m_form->setStacks(chosen);
    const bool unmatched = m_model->list() == model::StackList::Unmatched;
    for (auto* action : m_forChosen)
        action->setEnabled(!chosen.empty());
    for (auto* action : m_forUnmatched) {
        action->setVisible(unmatched);
        action->setEnabled(unmatched && !chosen.empty());
    }
    const auto* current = m_model->stackAt(m_table->currentIndex().row());
    if (!current && !chosen.empty())
        current = m_workspace.collection().collection().find(chosen.front());
    const auto card = current ? m_model->cardOf(*current) : std::nullopt;
    m_face->setVisible(card.has_value());
    if (card) {
        const auto catalogue = m_workspace.catalogue();
        auto shown = catalogue->printings(*card).front();
        for (const auto printing : catalogue->printings(*card))
            if (catalogue->setCode(printing) == current->set && catalogue->number(printing) == current->number)
                shown = printing;
        m_face->setFace(app::cardFace(*catalogue, *card, shown), catalogue->game());
        Q_EMIT cardChosen(*card);
    }
}

QStringList CardsPage::listNames() { return {tr("Owned"), tr("For trade"), tr("Wanted"), tr("To match")}; }

// A tab bar that is not shown measures nothing: where it has come to sight its place is laid out anew.
void CardsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    QTimer::singleShot(0, m_lists, [this] { m_lists->updateGeometry(); });
}

void CardsPage::refreshLists()
{
    const auto& collection = m_workspace.collection().collection();
    const auto& stacks = collection.stacks();
    const auto forTrade = static_cast<std::size_t>(std::count_if(stacks.begin(), stacks.end(),
        [](const auto& stack) { return stack.second.list == model::StackList::Owned && stack.second.forTrade > 0; }));
    const std::size_t counts[] = {collection.stacksIn(model::StackList::Owned), forTrade,
        collection.stacksIn(model::StackList::Wanted), collection.stacksIn(model::StackList::Unmatched)};
    const auto names = listNames();
    for (int i = 0; i < listCount; ++i)
        if (const auto text = counts[i] > 0 ? QStringLiteral("%1 %2").arg(names[i], figures(counts[i])) : names[i];
            m_lists->tabText(i) != text)
            m_lists->setTabText(i, text);
    m_lists->setTabVisible(toMatch, counts[toMatch] > 0 || m_lists->currentIndex() == toMatch);
    m_lists->updateGeometry(); // a tab bar that is not shown does not say so itself
}

void CardsPage::refreshSums()
{
    const auto& sums = m_model->sums();
    const bool trade = listsShown[std::clamp(m_lists->currentIndex(), 0, listCount - 1)].forTrade;
    auto text = (trade ? tr("%1 for trade in %2") : tr("%1 in %2"))
                    .arg(counted(sums.copies, "copies"), counted(sums.stacks, "stacks"));
    if (sums.value > 0)
        text += tr(" · value %1").arg(amountFigures(sums.value));
    if (sums.value > 0 && sums.unvalued > 0)
        text += tr(" (%1 without a value)").arg(figures(sums.unvalued));
    m_sums->setText(text);
    const bool opening = !m_workspace.collectionSearch();
    const bool filtered = !m_filter->text().trimmed().isEmpty();
    m_empty->setVisible(sums.stacks == 0);
    m_empty->setText(opening    ? tr("Opening the collection…")
                     : filtered ? tr("No stack of this list matches the filter.")
                     : m_lists->currentIndex() == 1
                         ? tr("Nothing is offered for trade. Set the copies for trade of a stack at the right, or "
                              "offer copies you cannot use (Surplus).")
                     : m_model->list() == model::StackList::Wanted
                         ? tr("Nothing is wanted. Type a card above, or add the copies a deck misses (Decks).")
                     : m_model->list() == model::StackList::Unmatched
                         ? tr("Every imported line is matched to a card.")
                         : tr("Your collection is empty.\nType “3 wick sprite” above and press Enter, or import a file "
                              "from another program."));
}

bool CardsPage::run(const app::CollectionDocument::Plan& plan)
{
    const auto done = m_workspace.collection().edit(plan);
    if (!done)
        Q_EMIT trouble(done.error());
    return done.has_value();
}

void CardsPage::changeQuantity(int by)
{
    const auto chosen = m_table->selectedStacks();
    if (!chosen.empty())
        run([&](const model::Collection& collection) { return model::changeQuantity(collection, chosen, by); });
}

void CardsPage::remove()
{
    const auto chosen = m_table->selectedStacks();
    if (!chosen.empty() &&
        run([&](const model::Collection& collection) { return model::removeStacks(collection, chosen); }))
        Q_EMIT told(tr("%1 removed. Ctrl+Z undoes it.").arg(counted(chosen.size(), "stacks")));
}

void CardsPage::move()
{
    const auto chosen = m_table->selectedStacks();
    if (chosen.empty())
        return;
    const auto* first = m_workspace.collection().collection().find(chosen.front());
    const auto place = askText(tr("Move"), tr("New place (a page after a comma):"), q(first->place));
    if (!place)
        return;
    const auto comma = place->lastIndexOf(QLatin1Char(','));
    const auto where = place->left(comma < 0 ? place->size() : comma).trimmed().toStdString();
    const auto page = comma < 0 ? std::string() : place->mid(comma + 1).trimmed().toStdString();
    run([&](const model::Collection& collection) { return model::moveCopies(collection, chosen, 0, where, page); });
}

// Of the first chosen stack, with everything that lies there.
void CardsPage::renamePlace()
{
    const auto chosen = m_table->selectedStacks();
    if (chosen.empty())
        return;
    const auto from = m_workspace.collection().collection().find(chosen.front())->place;
    if (from.empty())
        return Q_EMIT trouble(tr("The stack lies at no place."));
    const auto to = askText(
        tr("Rename the place"), tr("New name of “%1”; one that is there makes both one place:").arg(q(from)), q(from));
    if (!to)
        return;
    run([&](const model::Collection& collection) {
        return model::renamePlaces(collection, std::array{from}, to->trimmed().toStdString());
    });
}

std::optional<app::TradeSide> CardsPage::tradeSide() const
{
    const auto& shown = listsShown[std::clamp(m_lists->currentIndex(), 0, listCount - 1)];
    return shown.forTrade                           ? std::optional(app::TradeSide::Offers)
           : shown.list == model::StackList::Wanted ? std::optional(app::TradeSide::Wants)
                                                    : std::nullopt;
}

void CardsPage::split()
{
    const auto chosen = m_table->selectedStacks();
    if (chosen.size() != 1)
        return Q_EMIT trouble(tr("Choose one stack to split."));
    const auto* stack = m_workspace.collection().collection().find(chosen.front());
    if (stack->quantity < 2)
        return Q_EMIT trouble(tr("A stack of one copy cannot be split."));
    if (const auto copies = askNumber(tr("Split off"), tr("Copies to split off:"), stack->quantity - 1))
        run([&](const model::Collection& collection) {
            return model::splitStack(collection, chosen.front(), *copies);
        });
}

void CardsPage::merge()
{
    const auto chosen = m_table->selectedStacks();
    if (chosen.size() < 2)
        return Q_EMIT trouble(tr("Choose the stacks to merge: two or more of one card."));
    run([&](const model::Collection& collection) { return model::mergeStacks(collection, chosen); });
}

void CardsPage::match()
{
    const auto chosen = m_table->selectedStacks();
    if (chosen.empty() || !m_workspace.isReady())
        return;
    const auto name = m_workspace.collection().collection().find(chosen.front())->name;
    CardChooser chooser(m_workspace.catalogue(), q(name), {}, this);
    if (chooser.exec() != QDialog::Accepted || !chooser.card())
        return;
    const auto& catalogue = *m_workspace.catalogue();
    // Lines of the same name are the same card.
    std::vector<model::StackId> same;
    for (const auto& [id, other] : m_workspace.collection().collection().stacks())
        if (other.list == model::StackList::Unmatched && other.name == name)
            same.push_back(id);
    run([&](const model::Collection& collection) {
        return model::matchStacks(collection, same, model::CardKey(std::string(catalogue.key(*chooser.card()))),
            std::string(catalogue.name(*chooser.card())));
    });
}

void CardsPage::store(QSettings& settings) const
{
    settings.setValue(QStringLiteral("collection/columns"), m_table->columnState());
    settings.setValue(QStringLiteral("collection/grouping"), m_grouping->currentIndex());
    settings.setValue(QStringLiteral("collection/filter"), m_filter->text());
    settings.setValue(QStringLiteral("collection/list"), m_lists->currentIndex());
    settings.setValue(QStringLiteral("collection/split"), m_columns->saveState());
}

void CardsPage::offerDomains()
{
    const auto& game = m_workspace.library().game;
    offerChoice(*m_grouping, static_cast<int>(app::CollectionModel::Grouping::Domain),
        tr("By %1").arg(app::withinSentence(q(game.domain.name))), game.hasDomains());
}

void CardsPage::restore(const QSettings& settings)
{
    m_table->setColumnState(settings.value(QStringLiteral("collection/columns")).toByteArray());
    m_grouping->setCurrentIndex(std::clamp(settings.value(QStringLiteral("collection/grouping"), 0).toInt(), 0, 5));
    m_filter->setText(settings.value(QStringLiteral("collection/filter")).toString());
    m_lists->setCurrentIndex(std::clamp(settings.value(QStringLiteral("collection/list"), 0).toInt(), 0, 2));
    m_columns->restoreState(settings.value(QStringLiteral("collection/split")).toByteArray());
}

} // namespace nexus::ui
