#include "ui/help/help_window.h"

#include "ui/help/help_pages.h"
#include "ui/help/keys_sheet.h"
#include "ui/theme/icons.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMessageBox>
#include <QScrollBar>
#include <QTextBrowser>
#include <QToolBar>
#include <QTreeWidget>
#include <QWheelEvent>

namespace nexus::ui {

namespace {

constexpr int smallestText = 11;
constexpr int largestText = 32;
constexpr int toolIcon = 18;
constexpr int pageRole = Qt::UserRole;
constexpr int anchorRole = Qt::UserRole + 1;

} // namespace

FindBar::FindBar(QTextBrowser* browser, QWidget* parent)
    : QWidget(parent)
    , m_browser(browser)
{
    m_edit = withId(searchField(tr("Find in this page"), this), "find");
    m_count = named(withId(new QLabel(this), "found"), tr("Matches"));
    auto* previous = pushButton(
        tr("&Previous"), {}, this, [this] { step(-1); }, this);
    auto* next = pushButton(
        tr("&Next"), {}, this, [this] { step(1); }, this);
    auto* close = pushButton(tr("&Close"), {}, this, &FindBar::closeBar, this);
    setLayout(rowOf(8, {12, 8, 12, 8}, {{m_edit, 1}, m_count, previous, next, close}));
    connect(m_edit, &QLineEdit::textChanged, this, [this] {
        m_chosen = 0;
        documentChanged();
        showChosen();
    });
    connect(m_edit, &QLineEdit::returnPressed, this,
        [this] { step(QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier) ? -1 : 1); });
    hide();
}

void FindBar::openBar()
{
    show();
    m_edit->setFocus();
    m_edit->selectAll();
    documentChanged();
    showChosen();
}

void FindBar::closeBar()
{
    hide();
    documentChanged();
    m_browser->setFocus();
}

void FindBar::step(int by)
{
    const auto places = static_cast<int>(m_browser->extraSelections().size());
    if (places == 0)
        return;
    m_chosen = (m_chosen + by + places) % places;
    documentChanged();
    showChosen();
}

int FindBar::markAll(const QString& words)
{
    QList<QTextEdit::ExtraSelection> marks;
    const auto* document = m_browser->document();
    if (!words.isEmpty())
        for (auto cursor = document->find(words); !cursor.isNull(); cursor = document->find(words, cursor)) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = cursor;
            mark.format.setBackground(theme().selection);
            mark.format.setForeground(theme().text);
            marks << mark;
        }
    const auto places = static_cast<int>(marks.size());
    m_chosen = qBound(0, m_chosen, qMax(0, places - 1));
    if (places > 0) {
        marks[m_chosen].format.setBackground(theme().accent);
        marks[m_chosen].format.setForeground(theme().onAccent);
    }
    m_browser->setExtraSelections(marks);
    return places;
}

void FindBar::documentChanged()
{
    const QString words = isHidden() ? QString() : m_edit->text();
    const int places = markAll(words);
    m_count->setText(words.isEmpty() ? QString()
                     : places == 0   ? tr("not on this page")
                                     : tr("%1 of %2").arg(m_chosen + 1).arg(places));
}

void FindBar::showChosen()
{
    const auto marks = m_browser->extraSelections();
    if (m_chosen >= marks.size())
        return;
    auto* bar = m_browser->verticalScrollBar();
    const auto place = m_browser->cursorRect(marks[m_chosen].cursor);
    const int height = m_browser->viewport()->height();
    if (place.top() < 0 || place.bottom() > height)
        bar->setValue(bar->value() + place.top() - height / 3);
}

HelpWindow::HelpWindow(QWidget* parent)
    : QWidget(parent, Qt::Window)
{
    setObjectName(QStringLiteral("help"));
    setWindowTitle(tr("Help"));
    setProperty(keyGroup, tr("Help"));
    setWindowIcon(programIcon());
    resizeOnScreen(*this, {1000, 720});

    m_contents = named(withId(new QTreeWidget(this), "contents"), tr("Help contents"));
    m_contents->setHeaderHidden(true);
    m_contents->setFrameShape(QFrame::NoFrame);
    m_contents->setUniformRowHeights(true);
    m_browser = named(withId(new QTextBrowser(this), "page"), tr("Help page"));
    m_browser->setOpenLinks(false);
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->document()->setDocumentMargin(20);
    m_browser->viewport()->installEventFilter(this);

    m_findBar = new FindBar(m_browser, this);

    auto* splitter = new QSplitter(this);
    splitter->setHandleWidth(1);
    divide(*splitter, {m_contents, m_browser}, {0, 1}, {230, 770});

    setLayout(columnOf(0, noMargins, {makeToolBar(), {splitter, 1}, m_findBar}));

    makeContents();
    connect(m_browser, &QTextBrowser::anchorClicked, this, &HelpWindow::followLink);
    const auto openItem = [this](QTreeWidgetItem* item) {
        go({item->data(0, pageRole).toString(), item->data(0, anchorRole).toString(), -1});
    };
    connect(m_contents, &QTreeWidget::itemClicked, this, openItem);
    connect(m_contents, &QTreeWidget::itemActivated, this, openItem);
    updateIcons();
    go({QStringLiteral("index"), {}, -1});
}

QWidget* HelpWindow::makeToolBar()
{
    auto* bar = named(new QToolBar(this), tr("Help tools"));
    bar->setIconSize(QSize(toolIcon, toolIcon));
    bar->setMovable(false);
    const auto addTo = [this](QWidget* part, const QString& text, const QList<QKeySequence>& keys, auto&& act) {
        auto* action = new QAction(text, part);
        part->addAction(action);
        action->setShortcuts(keys);
        action->setToolTip(
            keys.isEmpty() ? text : tr("%1 (%2)").arg(text, keys.first().toString(QKeySequence::NativeText)));
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    const auto add = [&](const QString& text, const QList<QKeySequence>& keys, auto&& act) {
        return addTo(bar, text, keys, act);
    };
    m_back = add(tr("Back"), {QKeySequence(Qt::ALT | Qt::Key_Left)}, [this] { step(-1); });
    m_forward = add(tr("Forward"), {QKeySequence(Qt::ALT | Qt::Key_Right)}, [this] { step(1); });
    m_home = add(tr("All pages"), {QKeySequence(Qt::ALT | Qt::Key_Home)}, [this] {
        go({QStringLiteral("index"), {}, -1});
    });
    bar->addSeparator();
    m_smaller = add(
        tr("Smaller text"), {QKeySequence(Qt::CTRL | Qt::Key_Minus)}, [this] { setTextSize(m_textSize - 1); });
    m_larger = add(tr("Larger text"), {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)},
        [this] { setTextSize(m_textSize + 1); });
    bar->addSeparator();
    m_find = add(tr("Find in this page"), {QKeySequence(Qt::CTRL | Qt::Key_F)}, [this] { m_findBar->openBar(); });
    addTo(this, tr("Next match"), {QKeySequence(Qt::Key_F3), QKeySequence(Qt::CTRL | Qt::Key_G)},
        [this] { m_findBar->step(1); });
    addTo(this, tr("Previous match"),
        {QKeySequence(Qt::SHIFT | Qt::Key_F3), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G)},
        [this] { m_findBar->step(-1); });
    return bar;
}

void HelpWindow::makeContents()
{
    for (const auto& name : helpPages()) {
        auto* top = new QTreeWidgetItem(m_contents, {helpTitle(name)});
        top->setData(0, pageRole, name);
        QTextDocument document;
        document.setMarkdown(helpMarkdown(name));
        for (const auto& heading : headingsOf(document)) {
            if (heading.level != 2)
                continue;
            auto* item = new QTreeWidgetItem(top, {heading.text});
            item->setData(0, pageRole, name);
            item->setData(0, anchorRole, heading.anchors.first());
        }
    }
}

void HelpWindow::showPage(const QString& page, const QString& anchor)
{
    go({helpMarkdown(page).isEmpty() ? QStringLiteral("index") : page, anchor, -1});
    show();
    raise();
    activateWindow();
    scrollTo(m_history[m_at]); // the lines lie elsewhere before the window has its width
    m_browser->setFocus();
}

void HelpWindow::go(const Place& place)
{
    if (m_at >= 0) {
        const auto& here = m_history[m_at];
        if (here.page == place.page && here.anchor == place.anchor && place.scrolled < 0) {
            scrollTo(place);
            return;
        }
        m_history[m_at].scrolled = m_browser->verticalScrollBar()->value();
    }
    m_history.resize(m_at + 1);
    m_history << place;
    m_at = m_history.size() - 1;
    render();
    scrollTo(place);
}

void HelpWindow::step(int by)
{
    const auto wanted = m_at + by;
    if (wanted < 0 || wanted >= m_history.size())
        return;
    m_history[m_at].scrolled = m_browser->verticalScrollBar()->value();
    m_at = wanted;
    render();
    scrollTo(m_history[m_at]);
}

void HelpWindow::render()
{
    const auto& place = m_history[m_at];
    m_page = place.page;
    fillHelpDocument(*m_browser->document(), m_page, m_textSize);
    setWindowTitle(tr("%1 · Help").arg(helpTitle(m_page)));
    m_back->setEnabled(m_at > 0);
    m_forward->setEnabled(m_at + 1 < m_history.size());
    m_smaller->setEnabled(m_textSize > smallestText);
    m_larger->setEnabled(m_textSize < largestText);
    markContents(place.anchor);
    m_findBar->documentChanged();
}

void HelpWindow::scrollTo(const Place& place)
{
    auto* bar = m_browser->verticalScrollBar();
    const int position = place.anchor.isEmpty() ? -1 : positionOfAnchor(*m_browser->document(), place.anchor);
    QTextCursor cursor(m_browser->document());
    cursor.setPosition(qMax(0, position));
    m_browser->setTextCursor(cursor); // where Tab and a screen reader go on
    if (place.scrolled >= 0)
        bar->setValue(place.scrolled);
    else
        bar->setValue(position < 0 ? 0 : bar->value() + m_browser->cursorRect(cursor).top() - 8);
}

void HelpWindow::markContents(const QString& anchor)
{
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        auto* top = m_contents->topLevelItem(i);
        const bool here = top->data(0, pageRole).toString() == m_page;
        top->setExpanded(here);
        if (!here)
            continue;
        auto* current = top;
        for (int j = 0; j < top->childCount(); ++j)
            if (!anchor.isEmpty() && top->child(j)->data(0, anchorRole).toString() == anchor)
                current = top->child(j);
        m_contents->setCurrentItem(current);
    }
}

void HelpWindow::followLink(const QUrl& link)
{
    const auto text = link.toString();
    if (const auto query = queryOfLink(link); !query.isEmpty()) {
        Q_EMIT queryWanted(query);
    } else if (!link.scheme().isEmpty()) {
        askToOpen(link);
    } else {
        const auto file = text.section(QLatin1Char('#'), 0, 0);
        const auto name = file.isEmpty() ? m_page : file.endsWith(QStringLiteral(".md")) ? file.chopped(3) : file;
        if (!helpMarkdown(name).isEmpty())
            go({name, link.fragment(), -1});
    }
}

void HelpWindow::askToOpen(const QUrl& link)
{
    auto* box = new QMessageBox(QMessageBox::Question, tr("Open external link?"),
        tr("This link leads outside NexusDeck:\n%1").arg(link.toString()), QMessageBox::NoButton, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* open = box->addButton(tr("Open in browser"), QMessageBox::AcceptRole);
    auto* copy = box->addButton(tr("Copy the address"), QMessageBox::ActionRole);
    box->setDefaultButton(box->addButton(QMessageBox::Cancel));
    connect(box, &QMessageBox::buttonClicked, this, [link, open, copy](QAbstractButton* pressed) {
        if (pressed == open)
            QDesktopServices::openUrl(link);
        else if (pressed == copy)
            QGuiApplication::clipboard()->setText(link.toString());
    });
    box->open();
}

void HelpWindow::setTextSize(int pixels)
{
    const int size = qBound(smallestText, pixels, largestText);
    if (size == m_textSize)
        return;
    m_textSize = size;
    const int first = m_browser->cursorForPosition(QPoint(0, 0)).position();
    render();
    QTextCursor cursor(m_browser->document());
    cursor.setPosition(first);
    auto* bar = m_browser->verticalScrollBar();
    bar->setValue(bar->value() + m_browser->cursorRect(cursor).top());
}

void HelpWindow::updateIcons()
{
    const auto colour = theme().text;
    m_back->setIcon(icon("back", colour));
    m_forward->setIcon(icon("forward", colour));
    m_home->setIcon(icon("home", colour));
    m_smaller->setIcon(icon("minus", colour));
    m_larger->setIcon(icon("plus", colour));
    m_find->setIcon(icon("search", colour));
}

void HelpWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || m_at < 0)
        return;
    const int scrolled = m_browser->verticalScrollBar()->value();
    updateIcons();
    render();
    m_browser->verticalScrollBar()->setValue(scrolled);
}

bool HelpWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Wheel) {
        const auto* wheel = static_cast<QWheelEvent*>(event);
        if (wheel->modifiers().testFlag(Qt::ControlModifier) && wheel->angleDelta().y() != 0) {
            setTextSize(m_textSize + (wheel->angleDelta().y() > 0 ? 1 : -1));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void HelpWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (m_findBar->isVisible())
        m_findBar->closeBar();
    else
        close();
}

HelpDesk::HelpDesk(QWidget* window)
    : QObject(window)
    , m_window(window)
{
}

void HelpDesk::show(const QString& page)
{
    if (m_keywords)
        setMadePage(QStringLiteral("keywords"), m_keywords());
    if (!m_help) {
        m_help = new HelpWindow(m_window);
        m_help->setWindowFlag(Qt::Window);
        connect(m_help, &HelpWindow::queryWanted, this, &HelpDesk::queryWanted);
    }
    m_help->showPage(page.isEmpty() ? QStringLiteral("index") : page.section(QLatin1Char('#'), 0, 0),
        page.section(QLatin1Char('#'), 1));
}

void HelpDesk::showKeys()
{
    if (!m_keys) {
        m_keys = new KeysSheet(m_window);
        m_keys->setRows(tr("Cards found"),
            {{tr("Enter"), tr("Add to the card's own section")}, {tr("Ctrl+Enter"), tr("Add to the sideboard")},
                {tr("Shift+Enter"), tr("Add to the maybe pile")}, {tr("+ and −"), tr("One copy more or less")},
                {tr("Delete, Shift+Delete"), tr("Remove one copy, all copies")}});
        m_keys->setRows(tr("Deck"),
            {{tr("Enter, +"), tr("One copy more")}, {tr("−, Delete"), tr("One copy less")},
                {tr("Shift+Delete"), tr("Remove all copies")},
                {tr("Ctrl+Enter"), tr("One copy to the sideboard, or back")}, {tr("0 to 9, F2"), tr("Set the count")}});
        m_keys->setRows(tr("Search field"),
            {{tr("Enter"), tr("Go to the cards found")},
                {tr("Down"), tr("Suggestions; in an empty field, recent searches")},
                {tr("Tab"), tr("Take the chosen suggestion")}, {tr("Esc"), tr("Close the suggestions")}});
    }
    m_keys->setActions(m_window->findChildren<QAction*>());
    m_keys->show();
    m_keys->raise();
}

} // namespace nexus::ui
