#include "ui/advice/advice_page.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QStackedLayout>

namespace nexus::ui {

namespace {

constexpr int adviceAfter = 60; // milliseconds; keys repeat

} // namespace

AdvicePage::AdvicePage(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_stack(new QStackedLayout(this))
    , m_instead(new QLabel(this))
{
    m_instead->setObjectName(QStringLiteral("instead"));
    m_instead->setAlignment(Qt::AlignCenter);
    m_instead->setForegroundRole(QPalette::PlaceholderText);
    m_instead->setWordWrap(true);
    m_instead->setMargin(16);
    m_stack->addWidget(m_instead);
    m_soon.setSingleShot(true);
    m_soon.setInterval(adviceAfter);
    connect(&m_soon, &QTimer::timeout, this, &AdvicePage::refreshIfStale);
}

void AdvicePage::setDocument(app::DeckDocument* document)
{
    if (m_document)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    stopWork();
    if (document)
        connect(document, &app::DeckDocument::changed, this, &AdvicePage::later);
    m_stale = true;
    refreshIfStale();
}

void AdvicePage::later()
{
    m_stale = true;
    if (isVisible() && !m_soon.isActive())
        m_soon.start();
}

void AdvicePage::refreshIfStale()
{
    if (!m_stale || !isVisible())
        return;
    m_soon.stop();
    if (!m_document)
        return sayInstead(tr("No deck is open."));
    m_stale = false;
    refresh();
}

void AdvicePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refreshIfStale();
}

void AdvicePage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    stopWork();
}

void AdvicePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        later(); // rows carry colours of the theme
}

void AdvicePage::setContent(QWidget* content)
{
    auto* scrolled = new QScrollArea(this); // for low windows; never narrower than what is in it
    scrolled->setFrameShape(QFrame::NoFrame);
    scrolled->setFocusPolicy(Qt::NoFocus);
    scrolled->setWidgetResizable(true);
    scrolled->setWidget(content);
    m_stack->addWidget(scrolled);
    sayInstead({});
}

void AdvicePage::sayInstead(const QString& text)
{
    m_instead->setText(text);
    m_instead->setAccessibleName(text);
    m_instead->setFocusPolicy(text.isEmpty() ? Qt::NoFocus : Qt::StrongFocus); // read out when it is reached
    m_stack->setCurrentIndex(text.isEmpty() ? 1 : 0);
}

QString AdvicePage::emptyText() const { return m_stack->currentIndex() == 0 ? m_instead->text() : QString(); }

} // namespace nexus::ui
