#include "ui/advice/advice_view.h"

#include "ui/advice/complete_page.h"
#include "ui/advice/editions_page.h"
#include "ui/advice/missions_page.h"
#include "ui/advice/sideboard_page.h"
#include "ui/theme/layout.h"

#include <QButtonGroup>
#include <QSettings>
#include <QStackedWidget>
#include <QToolButton>

namespace nexus::ui {

AdviceView::AdviceView(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout)
    , m_stack(new QStackedWidget(this))
{
    m_row->setContentsMargins(8, 4, 8, 0);
    m_row->setSpacing(4);
    m_row->addStretch(1);
    setLayout(columnOf(0, noMargins, {m_row, {m_stack, 1}}));
    add(new CompletePage(workspace, this));
    add(new MissionsPage(workspace, this));
    add(new SideboardPage(workspace, this));
    add(new EditionsPage(workspace, this));
    auto* group = new QButtonGroup(this);
    group->setExclusive(true);
    for (auto* button : m_buttons)
        group->addButton(button);
    if (!m_pages.empty())
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

// A ruleset names its sections as it likes.
void AdviceView::nameButtons()
{
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        if (const auto title = m_pages[i]->title(); m_buttons[i]->text() != title) {
            m_buttons[i]->setText(title);
            m_buttons[i]->setAccessibleName(tr("Advice: %1").arg(title));
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
