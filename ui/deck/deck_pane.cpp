#include "ui/deck/deck_pane.h"

#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "ui/advice/advice_view.h"
#include "ui/advice/complete_page.h"
#include "ui/chances/drawn_hand.h"
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

// Below these widths the parts of the header of lesser worth make room for the name; below this height the tabs
// below the deck leave it the larger part.
constexpr int roomForSize = 760, roomForFind = 680, roomForParts = 560, roomForUndo = 460, low = 520;
constexpr int groupingInHeader = 4;              // behind name, ruleset, room and size
constexpr int roomForDeck = 120, leastDeck = 44; // heights of the deck itself

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
    painter.drawText(room, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
        fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
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
    m_bar = new LegalityBar(this);
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
    upper->setLayout(columnOf(0, noMargins, {{m_stack, 1}, {m_begin, 1}}));
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
    divide(*m_splitter, {upper, m_tabs}, {1}, {520, 210});
    connect(m_tabs, &QTabWidget::currentChanged, this, &DeckPane::giveAdviceRoom);
    m_stack->setMinimumHeight(roomForDeck);
    m_tabs->setMinimumHeight(110);
    setLayout(columnOf(0, noMargins, {m_header, m_bar, m_band, m_filter, m_facesLine, {m_splitter, 1}}));

    arrangeTabs();
    m_bar->setTabAfter(m_redo);

    connect(m_view, &DeckView::currentCardChanged, this, &DeckPane::currentCardChanged);
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
        tabThrough({m_title, m_ruleset, m_ways->first(), m_ways->second(), m_find, m_undo, m_redo});
        m_facesLine->tabFrom(m_filter, m_grouping, m_faces);
        m_begin->tabFrom(m_faces, m_tabs->tabBar());
    } else {
        tabThrough({m_title, m_ruleset, m_grouping, m_ways->first(), m_ways->second(), m_find, m_undo, m_redo});
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
    m_grouping->setVisible(faces || width() >= roomForParts);
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
    // The room of a tab that wants much is what the splitter comes back with; this is that of the others.
    const auto rows = settings.value(QStringLiteral("deck/rowsBefore")).toList();
    if (rows.size() == 2 && wantsRoom())
        m_rowsBefore = {rows[0].toInt(), rows[1].toInt()};
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
    QVariantList rows;
    for (const int height : m_rowsBefore)
        rows << height;
    settings.setValue(QStringLiteral("deck/rowsBefore"), rows);
}

QWidget* DeckPane::makeHeader()
{
    auto* header = new QWidget(this);
    m_title = named(withId(new TitleEdit(header), "deckTitle"), tr("Name of the deck"));
    m_title->setFrame(false);
    m_title->setFont(sized(font(), 17, true));
    m_title->setMaxLength(200);
    m_title->setMinimumWidth(150);
    m_title->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
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
    m_ruleset->setMinimumContentsLength(18);
    connect(m_ruleset, &QComboBox::activated, this, [this](int index) {
        if (m_document)
            (void)m_document->edit(
                {model::SetField{model::DeckField::Ruleset, m_ruleset->itemData(index).toString().toStdString()}},
                tr("Ruleset %1").arg(m_ruleset->itemText(index)));
    });
    m_summary = new LineLabel(header);
    m_summary->setTopic(tr("Size of the deck"));
    m_summary->setRightAligned(true);
    m_summary->setFixedWidth(76);
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
    header->setLayout(rowOf(8, {12, 8, 12, 4},
        {{m_title, 3}, {m_ruleset, 2}, stretch(0), m_summary, m_grouping, m_ways, m_find, m_undo, m_redo}));
    return header;
}

void DeckPane::makeTabs()
{
    m_tabs = withId(new QTabWidget(this), "deckTabs");
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setAccessibleName(tr("About the deck"));
    m_tabs->tabBar()->setExpanding(false);
    m_tabs->tabBar()->setDrawBase(false);
    m_problems = new ProblemsView(this);
    m_advice = new AdviceView(m_workspace, this);
    m_statistics = new StatisticsView(this);
    m_hand = new SampleHandView(this);
    m_notes = new NotesView(this);
    m_history = new HistoryView(this);
    m_tabs->addTab(m_problems, tr("Problems"));
    m_tabs->addTab(m_advice, tr("Advice"));
    m_tabs->addTab(m_statistics, tr("Statistics"));
    m_tabs->addTab(m_hand, tr("Sample hand"));
    m_tabs->addTab(m_notes, tr("Notes"));
    m_tabs->addTab(m_history, tr("History"));
    connect(m_problems, &ProblemsView::countChanged, this,
        [this](int count) { m_tabs->setTabText(Problems, count > 0 ? tr("Problems %1").arg(count) : tr("Problems")); });
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

// Proposals, charts and faces want more room than the other tabs.
bool DeckPane::wantsRoom() const
{
    const auto tab = m_tabs->currentIndex();
    return tab == Advice || tab == Statistics || tab == Hand;
}

// In a low window such a tab has nearly all; the others have theirs back afterwards. What a person divides otherwise
// stays so.
void DeckPane::giveAdviceRoom()
{
    const bool advice = wantsRoom();
    m_stack->setMinimumHeight(advice && height() < low ? leastDeck : roomForDeck);
    if (advice != m_rowsBefore.isEmpty())
        return;
    const auto rows = m_splitter->sizes();
    const int all = rows[0] + rows[1];
    if (!advice) {
        m_adviceRows = rows;
        m_splitter->setSizes(std::exchange(m_rowsBefore, {}));
        return;
    }
    m_rowsBefore = rows;
    const int wanted = height() < low ? all - leastDeck : std::max(rows[1], all * 3 / 5);
    m_splitter->setSizes(!m_adviceRows.isEmpty() && height() >= low ? m_adviceRows : QList{all - wanted, wanted});
}

void DeckPane::dress()
{
    m_find->setIcon(icon("search", theme().muted));
    m_undo->setIcon(icon("undo", theme().muted));
    m_redo->setIcon(icon("redo", theme().muted));
}

// Narrow, the name comes first; what goes is in the menus too.
void DeckPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < roomForParts;
    m_grouping->setVisible(!narrow || showsFaces());
    m_find->setVisible(width() >= roomForFind);
    m_undo->setVisible(width() >= roomForUndo);
    m_redo->setVisible(width() >= roomForUndo);
    m_summary->setVisible(width() >= roomForSize);
    m_title->setMinimumWidth(narrow ? 100 : 150);
    m_ruleset->setMinimumContentsLength(narrow ? 12 : width() < roomForSize ? 16 : 23);
    auto* bar = m_tabs->tabBar();
    if (bar->property(tightTabs).toBool() != narrow) {
        bar->setProperty(tightTabs, narrow);
        bar->setIconSize(bar->iconSize()); // measures the tabs anew
    }
    const auto rows = m_splitter->sizes();
    if (const int all = rows[0] + rows[1]; height() < low && wantsRoom()) {
        m_stack->setMinimumHeight(leastDeck);
        m_splitter->setSizes({leastDeck, all - leastDeck});
    } else if (height() < low && rows[1] * 5 > all * 2)
        m_splitter->setSizes({all - all * 2 / 5, all * 2 / 5});
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
    if (m_document)
        (void)app::changeCopies(*m_document, m_view->selectedCards(), by);
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
    m_title->setFocus();
    m_title->selectAll();
}

void DeckPane::findInDeck()
{
    m_filter->show();
    m_filter->setFocus();
    m_filter->selectAll();
}

void DeckPane::showTab(int tab) { m_tabs->setCurrentIndex(tab); }

void DeckPane::drawHand()
{
    const bool shown = m_tabs->currentIndex() == Hand && m_hand->isVisible();
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
