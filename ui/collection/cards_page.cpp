#include "ui/collection/cards_page.h"

#include "model/collection/collection_edit.h"
#include "ui/card/face_view.h"
#include "ui/collection/collection_import_dialog.h"
#include "ui/collection/entry_bar.h"
#include "ui/search/query_field.h"
#include "ui/theme/counted.h"
#include "ui/theme/layout.h"
#include "ui/theme/line_label.h"
#include "ui/theme/parts.h"

#include <QAction>
#include <QComboBox>
#include <QInputDialog>
#include <QMenu>
#include <QSettings>
#include <QTabBar>
#include <QToolButton>

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
    askText = [this](const QString& title, const QString& label, const QString& text) -> std::optional<QString> {
        bool taken = false;
        const auto given = QInputDialog::getText(this, title, label, QLineEdit::Normal, text, &taken);
        return taken ? std::optional(given) : std::nullopt;
    };
    askNumber = [this](const QString& title, const QString& label, int most) -> std::optional<int> {
        bool taken = false;
        const int given = QInputDialog::getInt(this, title, label, 1, 1, most, 1, &taken);
        return taken ? std::optional(given) : std::nullopt;
    };
    auto* left = new QWidget(this);
    left->setLayout(columnOf(8, {16, 12, 12, 8}, {m_entry, makeTools(), m_filterTrouble, {m_table, 1}}));
    m_filterTrouble->hide();
    m_columns->setHandleWidth(1);
    divide(*m_columns, {left, makeRight()}, {1}, {1000, 320});
    setLayout(rowOf(noMargins, {m_columns}));
    m_table->viewport()->setLayout(columnOf({m_empty}));
    m_sums->setTopic(tr("What is shown"));
    makeActions();
    connect(m_model, &app::CollectionModel::shown, this, &CardsPage::refreshSums);
    connect(m_model, &app::CollectionModel::modelReset, this, &CardsPage::chosenChanged);
    connect(m_model, &app::CollectionModel::refused, this, &CardsPage::trouble);
    connect(&workspace, &app::Workspace::collectionUpdated, this, &CardsPage::refreshLists);
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
    auto* more = named(withId(new QToolButton(tools), "stackMenu"), tr("What can be done with the chosen stacks"));
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
    m_face->setArt(
        [this](const app::CardFace& face, int width) { return m_art.picture(face, app::CardArt::windowOf(width)); });
    page->setLayout(columnOf(12, {16, 12, 16, 12}, {m_form, m_face, stretch(1)}));
    auto* scroll = scrolled(page);
    scroll->setFocusPolicy(Qt::StrongFocus);
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
    add(tr("One copy more\t+"), {}, [this] { changeQuantity(1); });
    add(tr("One copy less\t−"), {}, [this] { changeQuantity(-1); });
    add(tr("Move to…"), QKeySequence(tr("Alt+Shift+M")), &CardsPage::move);
    add(tr("Split off…"), QKeySequence(tr("Alt+Shift+S")), &CardsPage::split);
    add(tr("Merge"), QKeySequence(tr("Alt+Shift+G")), &CardsPage::merge);
    add(tr("Remove\tShift+Del"), {}, &CardsPage::remove);
    add(tr("History of the card"), QKeySequence(tr("Alt+Shift+H")), &CardsPage::historyWanted);
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
    const std::size_t counts[] = {collection.stacksIn(model::StackList::Owned), 0,
        collection.stacksIn(model::StackList::Wanted), collection.stacksIn(model::StackList::Unmatched)};
    const auto names = listNames();
    for (int i = 0; i < listCount; ++i)
        if (const auto text = counts[i] > 0 ? QStringLiteral("%1 %2").arg(names[i]).arg(counts[i]) : names[i];
            m_lists->tabText(i) != text)
            m_lists->setTabText(i, text);
    m_lists->setTabVisible(toMatch, counts[toMatch] > 0 || m_lists->currentIndex() == toMatch);
    m_lists->updateGeometry(); // a tab bar that is not shown does not say so itself
}

void CardsPage::refreshSums()
{
    const auto& sums = m_model->sums();
    auto text = tr("%1 in %2").arg(counted(sums.copies, "copy", "copies"), counted(sums.stacks, "stack", "stacks"));
    if (sums.value > 0)
        text += tr(" · value %1").arg(q(model::amountText(sums.value)));
    if (sums.value > 0 && sums.unvalued > 0)
        text += tr(" (%1 without a value)").arg(sums.unvalued);
    m_sums->setText(text);
    const bool opening = !m_workspace.collectionSearch();
    const bool filtered = !m_filter->text().trimmed().isEmpty();
    m_empty->setVisible(sums.stacks == 0);
    m_empty->setText(opening    ? tr("Opening the collection …")
                     : filtered ? tr("No stack of this list matches the filter.")
                     : m_lists->currentIndex() == 1
                         ? tr("Nothing is offered for trade. Tell the copies for trade of a stack at the "
                              "right, or offer what you can never use (Surplus).")
                     : m_model->list() == model::StackList::Wanted
                         ? tr("You look for nothing. Type a card above, or let a deck put what it "
                              "misses on this list (Decks).")
                     : m_model->list() == model::StackList::Unmatched
                         ? tr("Every line of your files has found its card.")
                         : tr("Nothing is in your collection yet.\nType “3 wick sprite” above and press Enter, or "
                              "import a file of another "
                              "program."));
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
        Q_EMIT told(tr("%1 removed. Ctrl+Z brings them back.").arg(counted(chosen.size(), "stack", "stacks")));
}

void CardsPage::move()
{
    const auto chosen = m_table->selectedStacks();
    if (chosen.empty())
        return;
    const auto* first = m_workspace.collection().collection().find(chosen.front());
    const auto place = askText(tr("Move"), tr("Where they lie from now on (a page after a comma):"), q(first->place));
    if (!place)
        return;
    const auto comma = place->lastIndexOf(QLatin1Char(','));
    const auto where = place->left(comma < 0 ? place->size() : comma).trimmed().toStdString();
    const auto page = comma < 0 ? std::string() : place->mid(comma + 1).trimmed().toStdString();
    run([&](const model::Collection& collection) { return model::moveCopies(collection, chosen, 0, where, page); });
}

void CardsPage::split()
{
    const auto chosen = m_table->selectedStacks();
    if (chosen.size() != 1)
        return Q_EMIT trouble(tr("Choose one stack to split."));
    const auto* stack = m_workspace.collection().collection().find(chosen.front());
    if (stack->quantity < 2)
        return Q_EMIT trouble(tr("A stack of one copy cannot be split."));
    if (const auto copies = askNumber(
            tr("Split off"), tr("Copies that become a stack of their own:"), stack->quantity - 1))
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
    const auto* stack = m_workspace.collection().collection().find(chosen.front());
    CardChooser chooser(m_workspace.catalogue(), q(stack->name), {}, this);
    if (chooser.exec() != QDialog::Accepted || !chooser.card())
        return;
    const auto& catalogue = *m_workspace.catalogue();
    // Lines of the same name are the same card.
    std::vector<model::StackId> same;
    for (const auto& [id, other] : m_workspace.collection().collection().stacks())
        if (other.list == model::StackList::Unmatched && other.name == stack->name)
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

void CardsPage::restore(const QSettings& settings)
{
    m_table->setColumnState(settings.value(QStringLiteral("collection/columns")).toByteArray());
    m_grouping->setCurrentIndex(std::clamp(settings.value(QStringLiteral("collection/grouping"), 0).toInt(), 0, 5));
    m_filter->setText(settings.value(QStringLiteral("collection/filter")).toString());
    m_lists->setCurrentIndex(std::clamp(settings.value(QStringLiteral("collection/list"), 0).toInt(), 0, 2));
    m_columns->restoreState(settings.value(QStringLiteral("collection/split")).toByteArray());
}

} // namespace nexus::ui
