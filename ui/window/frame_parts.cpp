#include "ui/window/frame_parts.h"

#include "app/base/qt_text.h"
#include "ui/theme/icons.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QStackedLayout>
#include <QStatusBar>
#include <QToolButton>

namespace nexus::ui {

namespace {

// A label whose new words do not make the window lay itself out anew: its width goes in steps.
void setSteady(QLabel* label, const QString& text)
{
    label->setText(text);
    const int step = 48;
    const int wanted = text.isEmpty() ? 0 : (label->fontMetrics().horizontalAdvance(text) + 8 + step - 1) / step * step;
    if (label->minimumWidth() != wanted || label->maximumWidth() != wanted)
        label->setFixedSize(wanted, label->fontMetrics().height() + 4);
}

QString savedWords(const app::DeckDocument& document)
{
    const auto when = briefTime(document.place().saved);
    if (document.isModified())
        return !when.isEmpty() ? StatusLine::tr("Draft kept · last saved %1").arg(when)
                               : StatusLine::tr("Draft kept · not saved yet");
    return !when.isEmpty() ? StatusLine::tr("Saved %1").arg(when) : QString();
}

constexpr int widestDeed = 420; // pixels
constexpr int widestName = 240;

class RailAccess : public QAccessibleWidget {
public:
    explicit RailAccess(QWidget* rail)
        : QAccessibleWidget(rail, QAccessible::PageTabList)
    {
    }
};

class RailButtonAccess : public QAccessibleWidget {
public:
    explicit RailButtonAccess(QWidget* button)
        : QAccessibleWidget(button, QAccessible::PageTab)
    {
    }
    QAccessible::State state() const override
    {
        auto state = QAccessibleWidget::state();
        state.selectable = true;
        state.selected = button().isChecked();
        return state;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& action) override
    {
        if (action == pressAction())
            button().click();
        else
            QAccessibleWidget::doAction(action);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    [[nodiscard]] QAbstractButton& button() const { return *static_cast<QAbstractButton*>(widget()); }
};

// A list to choose from: called by what it is for. Qt calls it by what is chosen, which is its value.
class ChoiceAccess : public QAccessibleWidget {
public:
    explicit ChoiceAccess(QWidget* list)
        : QAccessibleWidget(list, QAccessible::ComboBox)
    {
    }
    QString text(QAccessible::Text what) const override
    {
        return what == QAccessible::Value ? list().currentText() : QAccessibleWidget::text(what);
    }
    QAccessible::State state() const override
    {
        auto state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = list().view()->isVisible();
        state.editable = list().isEditable();
        return state;
    }
    int childCount() const override { return list().isEditable() ? 2 : 1; }
    QAccessibleInterface* child(int index) const override
    {
        return index == 0   ? QAccessible::queryAccessibleInterface(list().view())
               : index == 1 ? QAccessible::queryAccessibleInterface(list().lineEdit())
                            : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        return child->object() == list().view() ? 0 : child->object() == list().lineEdit() ? 1 : -1;
    }
    QStringList actionNames() const override { return {showMenuAction(), pressAction(), setFocusAction()}; }
    void doAction(const QString& action) override
    {
        if (action == setFocusAction())
            QAccessibleWidget::doAction(action);
        else if (list().view()->isVisible())
            list().hidePopup();
        else
            list().showPopup();
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    [[nodiscard]] QComboBox& list() const { return *static_cast<QComboBox*>(widget()); }
};

QAccessibleInterface* frameAccess(const QString&, QObject* object)
{
    if (auto* list = qobject_cast<QComboBox*>(object))
        return new ChoiceAccess(list);
    if (auto* rail = qobject_cast<ViewRail*>(object))
        return new RailAccess(rail);
    if (auto* button = qobject_cast<RailButton*>(object))
        return new RailButtonAccess(button);
    return nullptr;
}

void addInOrder(QLayout& layout, QList<QWidget*>& widgets)
{
    for (int i = 0; i < layout.count(); ++i)
        if (auto* widget = layout.itemAt(i)->widget())
            widgets << widget;
        else if (auto* inner = layout.itemAt(i)->layout())
            addInOrder(*inner, widgets);
}

} // namespace

bool ButtonKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!enter || key->isAutoRepeat() || (key->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    auto* button = qobject_cast<QPushButton*>(watched);
    if (!button || !button->isEnabled() || qobject_cast<QDialog*>(button->window()))
        return false;
    button->click();
    return true;
}

// The order of a widget's children is that in which they are read, and in which they lie over each other: what is in no
// layout lies over the rest and stays so.
void inReadingOrder(QWidget& page)
{
    const auto children = page.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    if (auto* layout = page.layout();
        layout && !qobject_cast<QStackedLayout*>(layout) && !qobject_cast<QMainWindow*>(&page)) {
        QList<QWidget*> read;
        addInOrder(*layout, read);
        for (auto* child : children)
            if (!read.contains(child) && !child->isWindow())
                read << child;
        QList<QWidget*> now;
        for (auto* child : children)
            if (read.contains(child))
                now << child;
        if (now != read)
            for (auto* child : read)
                child->raise();
    }
    for (auto* child : children)
        if (!child->isWindow())
            inReadingOrder(*child);
}

ViewRail::ViewRail(QWidget* parent)
    : QWidget(parent)
    , m_column(columnOf(4, {6, 8, 6, 8}, {stretch()}))
{
    static const bool installed = (QAccessible::installFactory(frameAccess), true);
    Q_UNUSED(installed)
    setObjectName(QStringLiteral("rail"));
    setAccessibleName(tr("Places"));
    setFixedWidth(80);
    setLayout(m_column);
}

void ViewRail::addView(const QString& title, const QString& icon, std::optional<int> under)
{
    const int view = static_cast<int>(m_entries.size());
    auto* button = named(new RailButton(this), title);
    button->setText(title);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize({22, 22});
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setFixedHeight(54);
    button->setFont(sized(button->font(), 11));
    connect(button, &QToolButton::clicked, this, [this, view] { Q_EMIT chosen(view); });
    m_column->insertWidget(under.value_or(view), button);
    m_entries.push_back({button, icon.toLatin1()});
}

void ViewRail::setCurrent(int view)
{
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        m_entries[i].button->setChecked(static_cast<int>(i) == view);
    dress();
}

void ViewRail::setThere(int view, bool there) { m_entries[static_cast<std::size_t>(view)].button->setVisible(there); }

void ViewRail::dress()
{
    for (const auto& [button, name] : m_entries) {
        const auto colour = button->isChecked() ? theme().accent : theme().muted;
        button->setIcon(icon(name.constData(), colour));
        auto palette = button->palette();
        palette.setColor(QPalette::ButtonText, colour);
        palette.setColor(QPalette::Button, button->isChecked() ? theme().selection : theme().ground);
        button->setPalette(palette);
    }
}

StatusLine::StatusLine(app::Workspace& workspace, QStatusBar* bar)
    : QObject(bar)
    , m_workspace(workspace)
    , m_verdict(named(withId(new QLabel(bar), "verdict"), tr("Legality of the deck")))
    , m_saved(withId(new QLabel(bar), "saved"))
    , m_told(withId(new QLabel(bar), "told"))
    , m_cards(withId(new QLabel(tr("Opening the card catalogue …"), bar), "cards"))
    , m_undo(withId(named(new QToolButton(bar), tr("Undo this change")), "undoDone"))
    , m_cancel(withId(named(new QToolButton(bar), tr("Cancel what is being done")), "cancelWork"))
{
    m_verdict->setFont(bold(m_verdict->font()));
    m_saved->setForegroundRole(QPalette::PlaceholderText);
    m_cards->setForegroundRole(QPalette::PlaceholderText);
    bar->setSizeGripEnabled(false);
    bar->setContentsMargins(8, 0, 8, 0);
    bar->addWidget(m_verdict);
    bar->addWidget(m_saved);
    bar->addWidget(m_told);
    m_undo->setText(tr("Undo"));
    m_undo->setToolTip(tr("Undo this change (Ctrl+Z)"));
    m_undo->setAutoRaise(true);
    m_undo->setFocusPolicy(Qt::StrongFocus);
    bar->addWidget(m_undo);
    m_undo->hide();
    m_cancel->setText(tr("Cancel"));
    m_cancel->setAutoRaise(true);
    m_cancel->setFocusPolicy(Qt::StrongFocus);
    bar->addWidget(m_cancel);
    m_cancel->hide();
    bar->addWidget(new QWidget(bar), 1);
    connect(m_undo, &QToolButton::clicked, this, [this] {
        const auto document = m_doneTo;
        forgetDone();
        if (document)
            document->undoStack().undo();
    });
    bar->addPermanentWidget(m_cards);
}

void StatusLine::refresh(const app::DeckDocument* document)
{
    if (m_doneTo && (m_doneTo != document || m_doneTo->undoStack().index() != m_doneAt))
        forgetDone(); // it is not so any more
    if (document) {
        refreshDeck(*document);
    } else {
        m_verdict->setPalette({});
        setSteady(
            m_verdict, m_workspace.isReady() ? tr("No deck is open: Ctrl+N creates one, Ctrl+O opens one") : QString());
        setSteady(m_saved, {});
    }
    if (m_workspace.isReady())
        refreshCatalogue();
}

void StatusLine::showDeck(bool shown)
{
    if (!shown)
        forgetDone();
    m_verdict->setVisible(shown);
    m_saved->setVisible(shown);
}

void StatusLine::refreshDeck(const app::DeckDocument& document)
{
    const auto told = app::verdict(document.report());
    const auto colour = colourOf(told.state);
    if (auto palette = m_verdict->palette(); palette.color(QPalette::WindowText) != colour) {
        palette.setColor(QPalette::WindowText, colour);
        m_verdict->setPalette(palette);
    }
    setSteady(m_verdict, withSign(told.state, q(told.text)));
    m_verdict->setAccessibleDescription(q(told.text));
    setSteady(m_saved, savedWords(document));
}

void StatusLine::refreshCatalogue()
{
    QStringList sets;
    for (const auto& set : m_workspace.catalogue()->sets())
        sets << q(set.name);
    const auto names = sets.size() > 3 ? tr("%1 sets").arg(figures(sets.size())) : sets.join(QStringLiteral(", "));
    m_cards->setText(tr("%1 · %2").arg(counted(m_workspace.catalogue()->size(), "cards"), names));
}

void StatusLine::tellDone(const QString& text, app::DeckDocument* document)
{
    if (text.isEmpty() || !document)
        return;
    m_told->setText(m_told->fontMetrics().elidedText(text, Qt::ElideRight, widestDeed));
    m_told->setToolTip(text);
    m_told->setAccessibleName(text);
    m_doneTo = document;
    m_doneAt = document->undoStack().index();
    m_undo->show();
    connect(&document->undoStack(), &QUndoStack::indexChanged, m_undo, [this](int index) {
        if (index != m_doneAt)
            forgetDone();
    });
}

void StatusLine::forgetDone()
{
    if (!m_undo->isVisibleTo(m_undo->parentWidget()) && !m_doneTo)
        return;
    if (m_doneTo)
        m_doneTo->undoStack().disconnect(m_undo);
    m_doneTo = nullptr;
    m_undo->hide();
    m_told->clear();
    m_told->setToolTip({});
    m_told->setAccessibleName({});
}

void StatusLine::tell(const QString& text)
{
    forgetDone();
    m_told->setText(text);
    QTimer::singleShot(6000, m_told, [label = m_told, text] {
        if (label->text() == text)
            label->clear();
    });
}

void StatusLine::watch(app::Job* job, const QString& what)
{
    constexpr int moment = 100; // milliseconds
    delete m_watching;
    m_watching = new QObject(this);
    const auto say = [this, what](const QString& words) {
        if (m_cancel->isHidden())
            return;
        forgetDone();
        m_told->setText(words);
    };
    QTimer::singleShot(moment, m_watching, [this, job, what, say] {
        if (!job->isBusy())
            return;
        m_cancel->setEnabled(true);
        m_cancel->show();
        say(what);
    });
    connect(job, &app::Job::progress, m_watching, [what, say](int done, int all) {
        if (all > 1)
            say(tr("%1 %2 %", "what is being done, 40").arg(what).arg(done * 100 / all));
    });
    connect(m_cancel, &QToolButton::clicked, m_watching, [this, job, say] {
        job->cancel();
        m_cancel->setEnabled(false);
        say(tr("Cancelling…"));
    });
    connect(job, &app::Job::ended, m_watching, [this] {
        if (!m_cancel->isHidden())
            m_told->clear();
        m_cancel->hide();
        delete m_watching;
    });
}

void StatusLine::sayUnreadable() { m_cards->setText(tr("The profile cannot be opened")); }

DeckTabs::DeckTabs(app::Workspace& workspace, QWidget* parent)
    : QTabBar(parent)
    , m_workspace(workspace)
{
    setObjectName(QStringLiteral("decks"));
    setAccessibleName(tr("Open decks"));
    setTabsClosable(true);
    setMovable(true);
    setExpanding(false);
    setDocumentMode(true);
    setDrawBase(false);
    setElideMode(Qt::ElideRight);
    setUsesScrollButtons(true);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    connect(this, &QTabBar::tabMoved, this, [this](int from, int to) { m_workspace.move(from, to); });
}

app::DeckDocument* DeckTabs::document(int tab) const
{
    const auto& open = m_workspace.documents();
    return tab >= 0 && static_cast<std::size_t>(tab) < open.size() ? open[static_cast<std::size_t>(tab)] : nullptr;
}

void DeckTabs::bringToFront(const app::DeckDocument* document)
{
    const auto& open = m_workspace.documents();
    const auto at = std::find(open.begin(), open.end(), document);
    if (at != open.end())
        setCurrentIndex(static_cast<int>(at - open.begin())); // does nothing where it is in front
}

void DeckTabs::step(int by)
{
    if (count() > 0)
        setCurrentIndex((currentIndex() + count() + by) % count());
}

void DeckTabs::refresh()
{
    for (int tab = 0; tab < count(); ++tab) {
        const auto* deck = document(tab);
        if (!deck)
            break;
        const auto name = QString::fromStdString(deck->deck().name);
        auto shown = fontMetrics().elidedText(name, Qt::ElideRight, widestName); // the tool tip has all of it
        shown = shown.replace(QLatin1Char('&'), QStringLiteral("&&")) +
                (deck->isModified() ? QStringLiteral(" •") : QString());
        if (tabText(tab) != shown) // setting it lays out the whole window
            setTabText(tab, shown);
        setTabToolTip(tab, deck->isModified() ? tr("%1: changed since it was saved").arg(name) : name);
        setTabData(tab, QVariant::fromValue(reinterpret_cast<quintptr>(deck)));
    }
}

int DeckTabs::add()
{
    const int tab = addTab(QString());
    refresh();
    return tab;
}

void DeckTabs::remove(const app::DeckDocument* document)
{
    for (int tab = 0; tab < count(); ++tab)
        if (tabData(tab).value<quintptr>() == reinterpret_cast<quintptr>(document)) {
            removeTab(tab);
            return;
        }
}

TopBar::TopBar(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_games(withId(named(new QToolButton(this), tr("Game")), "games"))
    , m_menus(withId(new QMenuBar(this), "menus"))
    , m_tabs(new DeckTabs(workspace, this))
    , m_newDeck(named(new QToolButton(this), tr("New deck")))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* name = new QLabel(tr("NexusDeck"), this);
    name->setFont(bold(name->font()));
    m_menus->setNativeMenuBar(false);
    m_menus->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_newDeck->setAutoRaise(true);
    m_newDeck->setToolTip(tr("New deck (Ctrl+N)"));
    connect(m_newDeck, &QToolButton::clicked, this, &TopBar::newDeckWanted);
    m_games->setPopupMode(QToolButton::InstantPopup);
    m_games->setFont(bold(m_games->font()));
    m_games->setToolTip(tr("Switch to another game: its own decks, collection and cards"));
    auto* games = new QMenu(m_games);
    m_games->setMenu(games);
    m_games->hide(); // until its name is known
    connect(games, &QMenu::aboutToShow, this, &TopBar::listGames);
    setLayout(columnOf(0, noMargins,
        {rowOf(8, {12, 2, 8, 0}, {name, m_games, {m_menus, 0, Qt::AlignVCenter}, gap(16), {m_tabs, 1}, m_newDeck}),
            hairline(QFrame::HLine, this)}));
}

void TopBar::showGame()
{
    auto name = q(m_workspace.library().game.name).replace(QLatin1Char('&'), QStringLiteral("&&"));
    m_games->setText(m_games->fontMetrics().elidedText(name, Qt::ElideRight, widestName) + QStringLiteral(" ▾"));
    m_games->setAccessibleName(tr("Game: %1").arg(name));
    m_games->show();
}

void TopBar::listGames()
{
    auto* menu = m_games->menu();
    menu->clear();
    for (const auto& [id, name] : app::gameNames(m_workspace.place().root)) {
        const bool current = id == m_workspace.place().game;
        auto* action = menu->addAction(q(name).replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(current);
        connect(action, &QAction::triggered, this, [this, current, id = q(id)] {
            if (!current)
                Q_EMIT gameWanted(id);
        });
    }
}

void TopBar::dress() { m_newDeck->setIcon(icon("plus", theme().muted)); }

} // namespace nexus::ui
