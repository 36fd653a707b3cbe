#include "ui/advice/advice_view.h"

#include "app/base/qt_text.h"
#include "app/text/advice_text.h"
#include "ui/advice/complete_page.h"
#include "ui/advice/editions_page.h"
#include "ui/advice/packages.h"
#include "ui/advice/sideboard_page.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QButtonGroup>
#include <QSettings>
#include <QStackedWidget>
#include <QToolButton>

namespace nexus::ui {

namespace {

constexpr int slowWork = 150; // milliseconds

} // namespace

AdvicePage::AdvicePage(app::Workspace& workspace, QWidget* parent)
    : LazyPage(16, parent)
    , m_workspace(workspace)
{
}

void AdvicePage::setDocument(app::DeckDocument* document)
{
    follow(m_document, document, this, &AdvicePage::later);
    stopWork();
    becomeStale();
}

QString AdvicePage::missing() const { return m_document ? QString() : tr("No deck is open."); }

void AdvicePage::lookAgain()
{
    Q_EMIT trouble(tr("The deck has changed since this list was made. Choose from the new list."));
    later();
}

bool AdvicePage::make(const model::DeckEdit& edit, const QString& name)
{
    if (!document())
        return false;
    const auto before = document()->deck();
    if (!document()->edit(edit, name))
        return false;
    Q_EMIT done(q(app::deedText(before, document()->deck(), document()->report(), document()->checker())));
    return true;
}

void AdvicePage::hideEvent(QHideEvent* event)
{
    LazyPage::hideEvent(event);
    stopWork();
}

void AdvicePage::setContent(QWidget* content) { LazyPage::setContent(scrolled(content, this)); }

WorkPage::WorkPage(
    app::Workspace& workspace, const QString& topic, const QString& busy, const QString& stopped, QWidget* parent)
    : AdvicePage(workspace, parent)
    , m_told(new LineLabel(this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
{
    m_told->setTopic(topic);
    m_cancel->hide();
    callOnce(m_slow, slowWork, this, [this, busy] {
        m_told->setText(busy);
        m_cancel->show();
    });
    connect(m_cancel, &QPushButton::clicked, this, [this, stopped] {
        stopWork();
        m_told->setText(stopped);
    });
    connect(&m_job, &app::Job::failed, this, &AdvicePage::trouble);
}

WorkPage::~WorkPage() { WorkPage::stopWork(); }

void WorkPage::work(std::function<app::Job::Answer(const GoOn& goOn)> look)
{
    m_slow.start();
    m_job.start([this, look = std::move(look)] {
        return look([this](std::size_t, std::size_t) { return !m_job.isStopped(); });
    });
}

void WorkPage::stopWork()
{
    m_job.drop();
    endWork();
}

void WorkPage::endWork()
{
    m_slow.stop();
    m_cancel->hide();
}

AdviceView::AdviceView(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_row(rowOf(4, {8, 4, 8, 0}, {stretch(1)}))
    , m_stack(new QStackedWidget(this))
{
    setLayout(columnOf(0, noMargins, {m_row, {m_stack, 1}}));
    add(new CompletePage(workspace, this));
    add(new MissionsPage(workspace, this));
    add(new SideboardPage(workspace, this));
    add(new EditionsPage(workspace, this));
    auto* group = new QButtonGroup(this);
    for (auto* button : m_buttons)
        group->addButton(button);
    showPage(m_pages.front());
    nameButtons();
    leadTabs();
}

// Tab goes from the buttons into the page below them.
void AdviceView::leadTabs()
{
    QWidget* before = m_buttons.front();
    const auto follow = [&](QWidget* next) {
        setTabOrder(before, next);
        before = next;
    };
    for (auto* button : m_buttons)
        if (button != before)
            follow(button);
    for (auto* page : m_pages) {
        std::vector<QWidget*> controls;
        for (auto* next = page->nextInFocusChain(); next != page; next = next->nextInFocusChain())
            if (page->isAncestorOf(next) && next->focusPolicy() != Qt::NoFocus)
                controls.push_back(next);
        for (auto* control : controls)
            follow(control);
    }
}

void AdviceView::add(AdvicePage* page)
{
    auto* button = new QToolButton(this);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    m_row->insertWidget(static_cast<int>(m_buttons.size()), button);
    connect(button, &QToolButton::clicked, this, [this, page] { showPage(page); });
    connect(page, &AdvicePage::queryWanted, this, &AdviceView::queryWanted);
    connect(page, &AdvicePage::cardsChosen, this, &AdviceView::cardsChosen);
    connect(page, &AdvicePage::trouble, this, &AdviceView::trouble);
    connect(page, &AdvicePage::done, this, &AdviceView::done);
    connect(page, &AdvicePage::missionsWanted, this, &AdviceView::missionsWanted);
    m_stack->addWidget(page);
    m_pages.push_back(page);
    m_buttons.push_back(button);
}

void AdviceView::setDocument(app::DeckDocument* document)
{
    for (auto* page : m_pages)
        page->setDocument(document);
    if (document)
        connect(document, &app::DeckDocument::changed, this, &AdviceView::nameButtons, Qt::UniqueConnection);
    nameButtons();
}

// A ruleset names its sections as it likes, and may have none that a page is about.
void AdviceView::nameButtons()
{
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        const bool there = m_pages[i]->applies();
        m_buttons[i]->setVisible(there);
        if (!there && current() == m_pages[i])
            showPage(m_pages.front());
        if (const auto title = m_pages[i]->title(); m_buttons[i]->text() != title) {
            m_buttons[i]->setText(title);
            m_buttons[i]->setAccessibleName(tr("Advice: %1").arg(title));
        }
    }
}

AdvicePage* AdviceView::current() const { return qobject_cast<AdvicePage*>(m_stack->currentWidget()); }

void AdviceView::showPage(const AdvicePage* page)
{
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        if (m_pages[i] == page) {
            m_buttons[i]->setChecked(true);
            m_stack->setCurrentIndex(static_cast<int>(i));
            setFocusProxy(m_buttons[i]);
        }
}

void AdviceView::restore(const QSettings& settings)
{
    const auto page = settings.value(QStringLiteral("window/advice"), 0).toInt();
    if (page >= 0 && page < m_stack->count())
        showPage(m_pages[static_cast<std::size_t>(page)]);
}

void AdviceView::store(QSettings& settings) const
{
    settings.setValue(QStringLiteral("window/advice"), m_stack->currentIndex());
}

} // namespace nexus::ui
