#include "ui/deck/deck_drawer.h"

#include "app/documents/deck_actions.h"
#include "app/text/gauges.h"
#include "model/advice/laws.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"
#include "ui/theme/window_style.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>

namespace nexus::ui {

namespace {

struct Step {
    QString words, tip, action;
};

// What is open first of all: cards that give leave for others, then the total that has to be met.
std::optional<Step> nextStepOf(const app::DeckDocument& document)
{
    const auto& ruleset = document.checker().ruleset();
    const auto& report = document.report();
    if (report.legal() || app::verdict(report).errors > 0)
        return std::nullopt;
    const auto giving = model::givingSections(ruleset);
    std::optional<Step> fill;
    for (const auto& gauge : app::gauges(report, document.deck(), document.checker()))
        for (const auto& line : gauge.lines) {
            if (line.state != app::GaugeState::Open)
                continue;
            const auto& constraint = ruleset.constraints[line.constraint];
            const bool gives = std::any_of(constraint.sections.begin(), constraint.sections.end(),
                [&](const auto& id) { return std::find(giving.begin(), giving.end(), id) != giving.end(); });
            if (gives)
                return Step{DeckDrawer::tr("Choose %1").arg(app::sectionLabel(ruleset, giving.front())),
                    DeckDrawer::tr("See which cards each would allow (Ctrl+M)"), QStringLiteral("missions")};
            if (constraint.bounds.exactly && !fill)
                fill = Step{DeckDrawer::tr("Fill to %1").arg(line.limit),
                    DeckDrawer::tr("Ways to add cards and be legal (Ctrl+L)"), QStringLiteral("complete")};
        }
    return fill;
}

} // namespace

DeckDrawer::DeckDrawer(QWidget* parent)
    : QTabWidget(parent)
    , m_pages(findChild<QStackedWidget*>(QStringLiteral("qt_tabwidget_stackedwidget")))
    , m_step(withId(pushButton({}, {}, this, [this] { Q_EMIT actionWanted(m_action); }), "nextStep"))
{
    setDocumentMode(true);
    tabBar()->setAccessibleName(tr("About the deck"));
    tabBar()->setExpanding(false);
    tabBar()->setDrawBase(false);
    m_step->setParent(this);
    m_step->setAutoDefault(false);
    m_step->setProperty(mainButton, true);
    m_step->hide();
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_pages->hide();
    const auto dress = [this] {
        auto colours = m_step->palette();
        colours.setColor(QPalette::ButtonText, theme().onAccent);
        m_step->setPalette(colours);
    };
    dress();
    whenColoursChange(this, dress);
    connect(tabBar(), &QTabBar::tabBarClicked, this, [this](int tab) {
        if (tab < 0)
            return;
        setOpen(!m_open || tab != m_before);
        m_before = tab;
    });
    connect(this, &QTabWidget::currentChanged, this, [this](int tab) { m_before = tab; });
}

void DeckDrawer::setDocument(app::DeckDocument* document)
{
    follow(m_document, document, this, &DeckDrawer::refresh);
    refresh();
}

void DeckDrawer::refresh()
{
    const auto verdict = m_document ? app::verdict(m_document->report()) : app::Verdict();
    const int wrong = verdict.errors, open = verdict.open;
    setTabText(0, wrong > 0  ? withSign(app::wrongSign, tr("Problems %1").arg(wrong + open))
                  : open > 0 ? withSign(app::openSign, tr("%1 open").arg(open))
                             : tr("Problems"));
    const auto step = m_document ? nextStepOf(*m_document) : std::nullopt;
    if (step) {
        m_step->setText(step->words);
        m_step->setToolTip(step->tip);
        m_action = step->action;
    }
    setCornerWidget(step ? m_step : nullptr, Qt::TopRightCorner); // hidden, it would keep its room
    m_step->setVisible(step.has_value());
}

void DeckDrawer::setOpen(bool open)
{
    if (open == m_open)
        return;
    m_open = open;
    const bool within = !open && m_pages->isAncestorOf(window()->focusWidget());
    m_pages->setVisible(open);
    setSizePolicy(QSizePolicy::Expanding, open ? QSizePolicy::Expanding : QSizePolicy::Fixed);
    updateGeometry();
    if (within)
        tabBar()->setFocus();
    Q_EMIT openChanged(open);
}

int DeckDrawer::lineHeight() const
{
    return std::max(tabBar()->sizeHint().height(), m_step->isHidden() ? 0 : m_step->sizeHint().height());
}

QSize DeckDrawer::sizeHint() const
{
    return m_open ? QTabWidget::sizeHint() : QSize(QTabWidget::sizeHint().width(), lineHeight());
}

QSize DeckDrawer::minimumSizeHint() const
{
    constexpr int leastPage = 76;
    return {tabBar()->minimumSizeHint().width(), lineHeight() + (m_open ? leastPage : 0)};
}

// The chosen tab opens and closes by Space and Enter; Esc closes it from everywhere inside.
void DeckDrawer::keyPressEvent(QKeyEvent* event)
{
    const bool onLine = tabBar()->hasFocus();
    switch (event->key()) {
    case Qt::Key_Escape:
        if (m_open)
            return setOpen(false);
        break;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (onLine)
            return setOpen(!m_open);
        break;
    default: break;
    }
    QTabWidget::keyPressEvent(event);
}

} // namespace nexus::ui
