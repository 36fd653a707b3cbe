#include "ui/theme/lazy_page.h"

#include "ui/theme/parts.h"

#include <QStackedLayout>

namespace nexus::ui {

namespace {

constexpr int afterChanges = 60; // milliseconds; keys repeat

} // namespace

LazyPage::LazyPage(int margin, QWidget* parent)
    : QWidget(parent)
    , m_stack(new QStackedLayout(this))
    , m_instead(withId(emptyLabel({}, this), "instead"))
{
    m_instead->setMargin(margin);
    m_stack->addWidget(m_instead);
    callOnce(m_soon, afterChanges, this, &LazyPage::refreshIfStale);
    whenColoursChange(this, [this] { later(); }); // rows carry colours of the theme
}

void LazyPage::later()
{
    m_stale = true;
    if (isVisible() && !m_soon.isActive())
        m_soon.start();
}

void LazyPage::becomeStale()
{
    m_stale = true;
    refreshIfStale();
}

void LazyPage::refreshIfStale()
{
    if (!m_stale || !isVisible())
        return;
    m_soon.stop();
    if (const auto what = missing(); !what.isEmpty())
        return sayInstead(what);
    m_stale = false;
    if (!emptyText().isEmpty())
        sayInstead({}); // what was missing is there; refresh() says what else is
    refresh();
}

void LazyPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refreshIfStale();
}

void LazyPage::setContent(QWidget* content)
{
    m_stack->addWidget(content);
    sayInstead({});
}

void LazyPage::sayInstead(const QString& text)
{
    m_instead->setText(text);
    m_instead->setAccessibleName(text);
    m_instead->setFocusPolicy(text.isEmpty() ? Qt::NoFocus : Qt::StrongFocus); // read out when it is reached
    m_stack->setCurrentIndex(text.isEmpty() ? 1 : 0);
}

QString LazyPage::emptyText() const { return m_stack->currentIndex() == 0 ? m_instead->text() : QString(); }

} // namespace nexus::ui
