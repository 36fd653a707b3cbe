#include "ui/deck/deck_pane.h"

#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "ui/advice/advice_view.h"
#include "ui/advice/complete_page.h"
#include "ui/chances/drawn_hand.h"
#include "ui/deck/deck_drawer.h"
#include "ui/deck/deck_faces.h"
#include "ui/deck/deck_offers.h"
#include "ui/deck/deck_pages.h"
#include "ui/deck/faces_line.h"
#include "ui/deck/legality_bar.h"
#include "ui/deck/problems_view.h"
#include "ui/theme/icons.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"
#include "ui/theme/window_style.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QSettings>
#include <QStackedWidget>
#include <QStyleOptionFrame>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

namespace nexus::ui {

namespace {

// Above these widths what is also in the menu of the strip stands in it; below this height an open drawer leaves the
// deck only its least part.
constexpr int roomForGrouping = 1180, roomForWays = 860, roomForUndo = 960, roomForFind = 1000, roomForSize = 860,
              roomy = 600;
constexpr int roomForName = 410; // below it the tab above says the name
constexpr int leastName = 84, mostName = 220;
constexpr int low = 520, roomForDeck = 120, leastDeck = 44;
constexpr int groupingInHeader = 2; // behind name and gauges
constexpr int titleSizes[] = {17, 15, 13, 12, 11};

} // namespace

void TitleEdit::paintEvent(QPaintEvent* event)
{
    QStyleOptionFrame option;
    initStyleOption(&option);
    constexpr int before = 2; // as QLineEdit has it
    const auto room = style()
                          ->subElementRect(QStyle::SE_LineEditContents, &option, this)
                          .marginsRemoved(textMargins())
                          .adjusted(before, 0, -before, 0);
    if (hasFocus() || fontMetrics().horizontalAdvance(text()) <= room.width())
        return QLineEdit::paintEvent(event);
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
    painter.setPen(palette().color(QPalette::Text));
    for (const int size : titleSizes) {
        painter.setFont(sized(font(), size, true));
        if (lineWidth(painter, text()) <= room.width())
            break;
    }
    drawLine(painter, room, text());
}

// A long name is seen from its beginning.
void TitleEdit::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    setCursorPosition(0);
}

DeckPane::DeckPane(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_model(new app::DeckModel(this))
    , m_view(new DeckView(m_model, this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_header = makeHeader();
    m_band = withId(new LegalBand(this), "legalBand");
    connect(m_band, &LegalBand::actionWanted, this, &DeckPane::actionWanted);
    m_filter = named(withId(searchField(tr("Find in this deck: words or a query. Esc shows all."), this), "deckFilter"),
        tr("Find in this deck"));
    m_filter->hide();
    m_filter->installEventFilter(this);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_model->setFilter(text);
        m_statistics->setFilter(text);
    });
    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->setHandleWidth(1);
    auto* upper = new QWidget(m_splitter);
    m_stack = new QStackedWidget(upper);
    m_begin = withId(new BeginOffers(upper), "beginOffers");
    connect(m_begin, &BeginOffers::actionWanted, this, &DeckPane::actionWanted);
    m_below = columnOf(0, noMargins, {{m_stack, 1}, {m_begin, 1}, m_band});
    upper->setLayout(m_below);
    m_stack->addWidget(m_view);
    m_facesLine = new FacesLine(this);
    m_facesLine->hide();
    connect(m_facesLine, &FacesLine::stackedChanged, this, [this](bool stacked) {
        if (m_faces)
            m_faces->setStacked(stacked);
    });
    connect(m_facesLine, &FacesLine::zoomChanged, this, [this](int percent) {
        if (m_faces)
            m_faces->setZoom(percent);
    });
    makeTabs();
    divide(*m_splitter, {upper, m_tabs}, {1}, {520, 36});
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_drawerHeight = m_splitter->sizes()[1]; });
    connect(m_tabs, &DeckDrawer::openChanged, this, &DeckPane::giveDrawerRoom);
    connect(m_tabs, &DeckDrawer::actionWanted, this, &DeckPane::actionWanted);
    m_stack->setMinimumHeight(roomForDeck);
    setLayout(columnOf(0, noMargins, {m_header, m_filter, m_facesLine, {m_splitter, 1}}));

    arrangeTabs();
    m_bar->setTabAfter(m_more);

    connect(m_view, &DeckView::currentCardChanged, this, &DeckPane::currentCardChanged);
    connect(m_view, &DeckView::cardTouched, this, &DeckPane::currentCardChanged);
    connectView(m_view);
    connect(&m_workspace, &app::Workspace::catalogueChanged, this, [this] {
        if (m_faces)
            m_faces->readAnew();
    });
    connect(m_bar, &LegalityBar::constraintClicked, this, [this](int constraint) {
        showTab(Problems);
        m_problems->showConstraint(constraint);
    });
    dress();
    setDocument(nullptr);
    whenColoursChange(this, [this] { dress(); });
}

// Tab goes down the pane, whatever was made first.
void DeckPane::arrangeTabs()
{
    if (showsFaces()) {
        tabThrough({m_title, m_ruleset, m_ways->first(), m_ways->second(), m_find, m_undo, m_redo, m_more});
        m_facesLine->tabFrom(m_filter, m_grouping, m_faces);
        m_begin->tabFrom(m_faces, m_tabs->tabBar());
    } else {
        tabThrough({m_title, m_ruleset, m_grouping, m_ways->first(), m_ways->second(), m_find, m_undo, m_redo, m_more});
        tabThrough({m_filter, m_view});
        m_begin->tabFrom(m_view, m_tabs->tabBar());
    }
}

void DeckPane::connectView(DeckView* view)
{
    connect(view, &DeckView::copiesWanted, this, &DeckPane::changeSelected);
    connect(view, &DeckView::allOutWanted, this, &DeckPane::takeSelectedOut);
    connect(view, &DeckView::sideWanted, this, &DeckPane::swapSelectedSide);
    connect(view, &DeckView::menuWanted, this, &DeckPane::contextMenu);
}

void DeckPane::makeFaces()
{
    m_faces = new DeckFaces(m_model, m_view, this);
    m_faces->setArtFolder(m_workspace.folder() / "art");
    m_faces->setStacked(m_facesLine->isStacked());
    m_faces->setZoom(m_facesLine->zoom());
    connect(m_faces, &DeckFaces::zoomChanged, m_facesLine, &FacesLine::setZoom);
    connectView(m_faces);
    m_stack->addWidget(m_faces);
}

bool DeckPane::showsFaces() const { return m_faces && m_stack->currentWidget() == m_faces; }

bool DeckPane::stacksFaces() const { return m_facesLine->isStacked(); }

void DeckPane::showFaces(bool faces)
{
    (faces ? m_ways->second() : m_ways->first())->setChecked(true);
    if (faces == showsFaces())
        return;
    if (faces && !m_faces)
        makeFaces();
    const bool focused = (faces ? m_view : m_faces)->hasFocus();
    m_stack->setCurrentWidget(faces ? m_faces : m_view);
    m_facesLine->setVisible(faces);
    // By what they are grouped is chosen beside how faces stand, else in the header.
    if (faces)
        m_facesLine->take(m_grouping);
    else
        static_cast<QBoxLayout*>(m_header->layout())->insertWidget(groupingInHeader, m_grouping);
    m_grouping->setVisible(faces || width() >= roomForGrouping);
    arrangeTabs();
    setGrouping(m_groupings[faces ? 1 : 0]);
    auto* shown = faces ? m_faces : m_view;
    shown->scrollTo(shown->currentIndex());
    if (focused)
        shown->setFocus();
}

void DeckPane::focusDeck() { m_stack->currentWidget()->setFocus(); }

void DeckPane::restore(const QSettings& settings)
{
    const auto grouping = [&](const char* key, app::DeckGrouping usual) {
        return static_cast<app::DeckGrouping>(std::clamp(
            settings.value(QLatin1String(key), static_cast<int>(usual)).toInt(), 0, m_grouping->count() - 1));
    };
    m_groupings = {
        grouping("window/grouping", app::DeckGrouping::Type), grouping("deck/facesBy", app::DeckGrouping::Cost)};
    m_facesLine->setStacked(settings.value(QStringLiteral("deck/facesStacked"), true).toBool());
    m_facesLine->setZoom(settings.value(QStringLiteral("deck/facesZoom"), 100).toInt());
    m_drawerHeight = std::max(0, settings.value(QStringLiteral("deck/drawerHeight"), 0).toInt());
    m_tabs->setOpen(settings.value(QStringLiteral("deck/drawerOpen"), false).toBool());
    setGrouping(m_groupings[0]);
    showFaces(settings.value(QStringLiteral("deck/faces"), false).toBool());
}

void DeckPane::store(QSettings& settings) const
{
    settings.setValue(QStringLiteral("window/grouping"), static_cast<int>(m_groupings[0]));
    settings.setValue(QStringLiteral("deck/facesBy"), static_cast<int>(m_groupings[1]));
    settings.setValue(QStringLiteral("deck/facesStacked"), m_facesLine->isStacked());
    settings.setValue(QStringLiteral("deck/facesZoom"), m_facesLine->zoom());
    settings.setValue(QStringLiteral("deck/faces"), showsFaces());
    settings.setValue(QStringLiteral("deck/drawerHeight"), m_drawerHeight);
    settings.setValue(QStringLiteral("deck/drawerOpen"), m_tabs->isOpen());
}

QWidget* DeckPane::makeHeader()
{
    auto* header = new QWidget(this);
    m_title = named(withId(new TitleEdit(header), "deckTitle"), tr("Name of the deck"));
    m_title->setFrame(false);
    m_title->setFont(sized(font(), titleSizes[0], true));
    m_title->setMaxLength(200);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // it has the room that the gauges leave
    m_title->installEventFilter(this);
    connect(m_title, &QLineEdit::editingFinished, this, [this] {
        if (!m_document)
            return;
        const auto name = m_title->text().trimmed();
        if (name.isEmpty())
            m_title->setText(q(m_document->deck().name));
        else if (name != q(m_document->deck().name))
            (void)m_document->edit(
                {model::SetField{model::DeckField::Name, name.toStdString()}}, tr("Rename to %1").arg(name));
    });
    connect(m_title, &QLineEdit::returnPressed, this, &DeckPane::focusDeck);
    m_ruleset = named(withId(new QComboBox(header), "ruleset"), tr("Ruleset"));
    m_ruleset->setToolTip(tr("The edition this deck is checked against"));
    m_ruleset->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_ruleset->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_ruleset->setFont(sized(font(), 11));
    m_ruleset->setProperty(quietChoice, true);
    connect(m_ruleset, &QComboBox::activated, this, [this](int index) {
        if (m_document)
            (void)m_document->edit(
                {model::SetField{model::DeckField::Ruleset, m_ruleset->itemData(index).toString().toStdString()}},
                tr("Ruleset %1").arg(m_ruleset->itemText(index)));
    });
    m_summary = new LineLabel(header);
    m_summary->setTopic(tr("Size of the deck"));
    m_summary->setFont(sized(font(), 11));
    m_grouping = named(withId(new QComboBox(header), "grouping"), tr("Group cards"));
    m_grouping->addItems({tr("by type"), tr("by subtype"), tr("by cost"), tr("by domain"), tr("by section")});
    connect(m_grouping, &QComboBox::activated, this,
        [this](int index) { setGrouping(static_cast<app::DeckGrouping>(index)); });
    m_ways = new TwoWays(tr("Rows"), tr("Show the deck as rows"), tr("Faces"), tr("Show the deck as faces"), header);
    m_ways->first()->setObjectName(QStringLiteral("deckRows"));
    m_ways->second()->setObjectName(QStringLiteral("deckFaces"));
    for (auto* way : {m_ways->first(), m_ways->second()})
        way->setToolTip(tr("%1 (Ctrl+Shift+G)").arg(way->accessibleName()));
    connect(m_ways->second(), &QToolButton::toggled, this, &DeckPane::showFaces);
    const auto button = [&](const QString& name) {
        auto* made = named(new QToolButton(header), name);
        made->setAutoRaise(true);
        made->setToolTip(name);
        made->setIconSize({18, 18});
        return made;
    };
    m_find = button(tr("Find in this deck (Ctrl+Shift+F)"));
    connect(m_find, &QToolButton::clicked, this, &DeckPane::findInDeck);
    m_undo = button(tr("Undo"));
    connect(m_undo, &QToolButton::clicked, this, &DeckPane::undoWanted);
    m_redo = button(tr("Redo"));
    connect(m_redo, &QToolButton::clicked, this, &DeckPane::redoWanted);
    m_more = button(tr("More about this deck"));
    m_more->setText(QStringLiteral("⋯"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(makeMenu());
    m_bar = new LegalityBar(header);
    auto* name = columnOf(0, {m_title, rowOf(6, {{m_ruleset, 3}, {m_summary, 1}})});
    header->setLayout(rowOf(5, {8, 3, 4, 3}, {{name, 1}, m_bar, m_grouping, m_ways, m_find, m_undo, m_redo, m_more}));
    return header;
}

// What the strip has no room for.
QMenu* DeckPane::makeMenu()
{
    auto* menu = new QMenu(this);
    menu->addAction(tr("Show the deck as rows"), this, [this] { showFaces(false); });
    menu->addAction(tr("Show the deck as faces"), this, [this] { showFaces(true); });
    auto* group = menu->addMenu(tr("Group cards"));
    for (int i = 0; i < m_grouping->count(); ++i)
        group->addAction(m_grouping->itemText(i), this, [this, i] { setGrouping(static_cast<app::DeckGrouping>(i)); });
    menu->addAction(tr("Find in this deck"), this, &DeckPane::findInDeck);
    menu->addSeparator();
    auto* undo = menu->addAction(tr("Undo"), this, &DeckPane::undoWanted);
    auto* redo = menu->addAction(tr("Redo"), this, &DeckPane::redoWanted);
    connect(menu, &QMenu::aboutToShow, this, [this, undo, redo] {
        undo->setEnabled(m_undo->isEnabled());
        redo->setEnabled(m_redo->isEnabled());
    });
    return menu;
}

void DeckPane::makeTabs()
{
    m_tabs = withId(new DeckDrawer(this), "deckTabs");
    m_problems = new ProblemsView(this);
    m_advice = new AdviceView(m_workspace, this);
    m_statistics = new StatisticsView(&m_workspace, this);
    m_hand = new SampleHandView(this);
    m_notes = new NotesView(this);
    m_history = new HistoryView(this);
    m_tabs->addTab(m_problems, tr("Problems"));
    m_tabs->addTab(m_advice, tr("Advice"));
    m_tabs->addTab(m_statistics, tr("Statistics"));
    m_tabs->addTab(m_hand, tr("Hand"));
    m_tabs->addTab(m_notes, tr("Notes"));
    m_tabs->addTab(m_history, tr("History"));
    const auto choose = [this](const std::vector<std::string>& cards) {
        (showsFaces() ? m_faces : m_view)->selectCards(cards);
    };
    connect(m_problems, &ProblemsView::cardsChosen, this, choose);
    connect(m_problems, &ProblemsView::queryWanted, this, &DeckPane::queryWanted);
    connect(m_problems, &ProblemsView::waysWanted, this, &DeckPane::completeDeck);
    connect(m_statistics, &StatisticsView::filterWanted, this, &DeckPane::narrow);
    connect(m_hand, &SampleHandView::currentCardChanged, this, &DeckPane::currentCardChanged);
    connect(m_advice, &AdviceView::cardsChosen, this, choose);
    connect(m_advice, &AdviceView::queryWanted, this, &DeckPane::queryWanted);
    connect(m_advice, &AdviceView::trouble, this, &DeckPane::trouble);
    connect(m_advice, &AdviceView::done, this, &DeckPane::done);
    connect(m_advice, &AdviceView::missionsWanted, this, [this] { Q_EMIT actionWanted(QStringLiteral("missions")); });
    connect(m_problems, &ProblemsView::done, this, &DeckPane::done);
    connect(m_model, &app::DeckModel::dropped, this, &DeckPane::done);
    connect(m_history, &HistoryView::compareWanted, this, &DeckPane::compareWanted);
}

// The deck shows what the query finds; where the field says it, Esc and its cross show all again.
void DeckPane::narrow(const QString& query)
{
    m_filter->setText(query);
    m_filter->setVisible(!query.isEmpty());
}

// Open it has the height it had, at first a little more than half; in a low window nearly all.
void DeckPane::giveDrawerRoom()
{
    const bool open = m_tabs->isOpen(), tight = height() < low;
    m_splitter->handle(1)->setEnabled(open);
    m_stack->setMinimumHeight(open && tight ? leastDeck : roomForDeck);
    const auto rows = m_splitter->sizes();
    const int all = rows[0] + rows[1];
    const int wanted = !open                ? m_tabs->minimumSizeHint().height()
                       : tight              ? all - leastDeck
                       : m_drawerHeight > 0 ? m_drawerHeight
                                            : all * 11 / 20;
    m_splitter->setSizes({all - wanted, wanted});
}

// As much as it needs, where the gauges leave that.
void DeckPane::giveNameRoom()
{
    const int wanted = QFontMetrics(m_title->font()).horizontalAdvance(m_title->text()) + m_title->font().pixelSize();
    const auto edges = m_header->layout()->contentsMargins();
    const int free = width() - m_bar->minimumSizeHint().width() - edges.left() - edges.right() -
                     m_more->sizeHint().width() - 2 * m_header->layout()->spacing();
    m_title->setMinimumWidth(std::clamp(std::min(wanted, free), leastName, mostName));
}

void DeckPane::standBelow(QWidget* hint) { m_below->addWidget(hint); }

void DeckPane::dress()
{
    m_find->setIcon(icon("search", theme().muted));
    m_undo->setIcon(icon("undo", theme().muted));
    m_redo->setIcon(icon("redo", theme().muted));
}

// Narrow, name and gauges come first; what goes is in the menu of the strip.
void DeckPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_grouping->setVisible(width() >= roomForGrouping || showsFaces());
    m_ways->setVisible(width() >= roomForWays);
    m_find->setVisible(width() >= roomForFind);
    m_undo->setVisible(width() >= roomForUndo);
    m_redo->setVisible(width() >= roomForUndo);
    m_summary->setVisible(width() >= roomForSize);
    const bool narrow = width() < roomy;
    m_title->setVisible(width() >= roomForName);
    m_ruleset->setVisible(width() >= roomForName);
    giveNameRoom();
    auto* bar = m_tabs->tabBar();
    if (bar->property(tightTabs).toBool() != narrow) {
        bar->setProperty(tightTabs, narrow);
        bar->setFont(sized(font(), narrow ? 12 : 13));
        bar->setIconSize(bar->iconSize()); // measures the tabs anew
    }
    giveDrawerRoom();
}

void DeckPane::fillRulesets()
{
    m_ruleset->clear();
    if (!m_workspace.isReady())
        return;
    for (const auto& known : m_workspace.library().rulesets) {
        const auto name = q(known.ruleset.name);
        m_ruleset->addItem(
            q(app::editionName(known.ruleset.name, m_workspace.library().game)), q(known.ruleset.id.str()));
        m_ruleset->setItemData(m_ruleset->count() - 1, name, Qt::ToolTipRole);
    }
    refreshHeader();
}

void DeckPane::setDocument(app::DeckDocument* document)
{
    commitTyping();
    follow(m_document, document, this, &DeckPane::refreshHeader);
    m_title->setText(document ? q(document->deck().name) : QString()); // even while it has the keyboard
    m_title->setCursorPosition(0);                                     // a long name is seen from its beginning
    m_filter->clear();
    m_filter->hide();
    m_model->setDocument(document);
    m_view->expandAll();
    if (m_faces)
        m_faces->expandAll();
    m_bar->setDocument(document);
    m_tabs->setDocument(document);
    m_band->setDocument(document);
    m_begin->setDocument(document);
    m_problems->setDocument(document);
    m_advice->setDocument(document);
    m_statistics->setDocument(document);
    m_hand->setDocument(document);
    m_notes->setDocument(document);
    m_history->setDocument(&m_workspace, document);
    if (document)
        connect(&document->undoStack(), &QUndoStack::indexChanged, this, &DeckPane::refreshHeader);
    setEnabled(document != nullptr);
    refreshHeader();
}

void DeckPane::commitTyping()
{
    if (m_notes)
        m_notes->commit();
    if (m_title && m_title->hasFocus())
        Q_EMIT m_title->editingFinished();
}

void DeckPane::refreshHeader()
{
    if (!m_document) {
        m_title->clear();
        m_summary->setText({});
        return;
    }
    const auto& deck = m_document->deck();
    if (!m_title->hasFocus() && m_title->text() != q(deck.name)) {
        m_title->setText(q(deck.name));
        m_title->setCursorPosition(0);
    }
    giveNameRoom();
    const auto word = app::domainWord(m_document->checker().catalogue().game());
    offerChoice(*m_grouping, static_cast<int>(app::DeckGrouping::Domain), tr("by %1").arg(word), !word.isEmpty());
    m_ruleset->setToolTip(q(m_document->checker().ruleset().name));
    m_ruleset->setCurrentIndex(m_ruleset->findData(q(m_document->checker().ruleset().id.str())));
    int cards = 0;
    for (const auto& section : deck.sections)
        if (!m_document->checker().isFree(section.id))
            cards += deck.copies(section.id);
    m_summary->setText(counted(cards, "cards"));
    auto& stack = m_document->undoStack();
    m_undo->setEnabled(stack.canUndo());
    m_redo->setEnabled(stack.canRedo());
    m_undo->setToolTip(stack.canUndo() ? tr("Undo: %1 (Ctrl+Z)").arg(stack.undoText()) : tr("Nothing to undo"));
    m_redo->setToolTip(stack.canRedo() ? tr("Redo: %1 (Ctrl+Shift+Z)").arg(stack.redoText()) : tr("Nothing to redo"));
}

void DeckPane::setGrouping(app::DeckGrouping grouping)
{
    m_groupings[showsFaces() ? 1 : 0] = grouping;
    m_grouping->setCurrentIndex(static_cast<int>(grouping));
    m_model->setGrouping(grouping);
    m_view->expandAll();
    Q_EMIT groupingChanged(grouping);
}

void DeckPane::changeSelected(int by)
{
    if (!m_document)
        return;
    auto cards = m_view->selectedCards();
    QStringList refused;
    if (by > 0)
        std::erase_if(cards, [&](const app::PlacedCard& placed) {
            const auto* row = m_model->row(m_model->find(placed.section, placed.entry));
            const auto why = row && row->card ? app::refusal(*m_document, *row->card, placed.section) : std::nullopt;
            if (why)
                refused << tr("%1: %2.").arg(q(placed.entry.card), *why);
            return why.has_value();
        });
    if (!cards.empty())
        (void)app::changeCopies(*m_document, cards, by);
    if (!refused.isEmpty())
        Q_EMIT done(tr("%1 Type a number to have more.").arg(refused.join(QLatin1Char(' '))));
}

void DeckPane::takeSelectedOut()
{
    if (m_document)
        (void)app::takeAllOut(*m_document, m_view->selectedCards());
}

void DeckPane::moveSelected(const model::SectionId& to, int count)
{
    if (m_document)
        (void)app::moveCards(*m_document, m_view->selectedCards(), to, count);
}

void DeckPane::swapSelectedSide()
{
    if (m_document)
        (void)app::moveToOtherSide(*m_document, m_view->selectedCards());
}

void DeckPane::contextMenu(const QPoint& at)
{
    if (!m_document)
        return;
    const auto cards = m_view->selectedCards();
    QMenu menu(this);
    if (!cards.empty()) {
        menu.addAction(tr("One more\t+"), this, [this] { changeSelected(1); });
        menu.addAction(tr("One less\t−"), this, [this] { changeSelected(-1); });
        menu.addAction(tr("Take all out\tShift+Del"), this, [this] { takeSelectedOut(); });
        auto* one = menu.addMenu(tr("Move one copy to"));
        auto* all = menu.addMenu(tr("Move all copies to"));
        for (const auto& section : m_document->checker().ruleset().sections) {
            if (section.id == cards.front().section)
                continue;
            one->addAction(q(section.label), this, [this, id = section.id] { moveSelected(id, 1); });
            all->addAction(q(section.label), this, [this, id = section.id] { moveSelected(id); });
        }
        if (cards.size() == 2 && cards[0].section != cards[1].section)
            menu.addAction(tr("Swap one copy of these two"), this,
                [this, cards] { (void)app::swapCards(*m_document, cards[0], cards[1]); });
    }
    if (!menu.isEmpty())
        menu.exec(at);
}

void DeckPane::rename()
{
    m_title->show();
    m_title->setFocus();
    m_title->selectAll();
}

void DeckPane::findInDeck()
{
    m_filter->show();
    m_filter->setFocus();
    m_filter->selectAll();
}

void DeckPane::showTab(int tab)
{
    m_tabs->setCurrentIndex(tab);
    m_tabs->setOpen(true);
}

void DeckPane::drawHand()
{
    const bool shown = m_tabs->currentIndex() == Hand && m_tabs->isOpen();
    showTab(Hand);
    if (shown)
        m_hand->redraw();
    m_hand->setFocus();
}

// To the ways that land on the total, with the keyboard on the first.
void DeckPane::completeDeck()
{
    showTab(Advice);
    auto* page = m_advice->page<CompletePage>();
    m_advice->showPage(page);
    page->setFocus();
}

bool DeckPane::dismissBand()
{
    const bool stands = m_band->isVisible();
    m_band->hide();
    return stands;
}

bool DeckPane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        if (watched == m_filter) {
            m_filter->clear();
            m_filter->hide();
            focusDeck();
            return true;
        }
        if (watched == m_title && m_document) {
            m_title->setText(q(m_document->deck().name));
            focusDeck();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress && watched == m_filter &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down) {
        focusDeck();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace nexus::ui
