#include "ui/deck/problem_row.h"

#include "app/base/qt_text.h"
#include "app/text/advice_text.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QStatusTipEvent>

namespace nexus::ui {

namespace {

constexpr std::size_t mostButtons = 2; // further fixes are in the row's menu

bool isWarning(const model::Finding& finding) { return finding.severity == model::Severity::Warning; }

} // namespace

ProblemRow::ProblemRow(QWidget* parent)
    : QWidget(parent)
    , m_sign(new QLabel(this))
    , m_text(new ProblemText(this))
{
    setFocusPolicy(Qt::StrongFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 12, 6);
    row->setSpacing(8);
    m_sign->setFixedWidth(18);
    m_sign->setFont(bold(m_sign->font()));
    row->addWidget(m_sign);
    row->addWidget(m_text, 1);
    for (std::size_t i = 0; i < mostButtons; ++i) {
        auto* button = new QPushButton(this);
        button->setAutoDefault(false);
        button->installEventFilter(this);
        connect(button, &QPushButton::clicked, this, [this, i] { Q_EMIT fixWanted(static_cast<int>(i)); });
        row->addWidget(button);
        m_buttons.push_back(button);
    }
    auto* more = named(new QPushButton(tr("More"), this), tr("More ways to mend it"));
    more->setAutoDefault(false);
    more->setToolTip(more->accessibleName());
    connect(more, &QPushButton::clicked, this,
        [this, more] { Q_EMIT moreWanted(more->mapToGlobal(QPoint(0, more->height()))); });
    more->installEventFilter(this);
    row->addWidget(more);
    m_buttons.push_back(more);
}

void ProblemRow::dress()
{
    const auto colour = isWarning(m_finding) ? theme().muted : m_finding.isOpen() ? theme().open : theme().bad;
    const auto sign = QString::fromUtf8(isWarning(m_finding) ? "!"
                                        : m_finding.isOpen() ? app::openSign
                                                             : app::wrongSign);
    auto palette = m_sign->palette();
    for (const auto role : {QPalette::WindowText, QPalette::Text}) // which one counts hangs on the ground behind
        palette.setColor(role, colour);
    m_sign->setPalette(palette);
    m_sign->setText(sign);
    const bool named = m_finding.card && m_sentence.startsWith(q(*m_finding.card));
    m_text->setText(m_sentence, named ? q(*m_finding.card).size() : 0, m_cites);
}

void ProblemRow::show(
    const model::Finding& finding, std::vector<model::Fix> fixes, bool more, const model::DeckChecker& checker)
{
    m_finding = finding;
    m_fixes = std::move(fixes);
    m_more = more;
    m_sentence = q(app::findingText(finding, checker));
    m_cites = q(app::findingCites(finding, checker));
    for (std::size_t i = 0; i < std::min(mostButtons, m_fixes.size()); ++i) {
        auto* button = m_buttons[i];
        button->setText(q(app::fixLabel(m_fixes[i], checker)).replace(QLatin1Char('&'), QStringLiteral("&&")));
        button->setToolTip(q(app::fixText(m_fixes[i], checker)));
        button->setAccessibleName(button->toolTip());
        button->setAccessibleDescription({});
        button->setStatusTip({});
    }
    placeButtons();
    const auto kind = isWarning(finding) ? tr("Warning") : finding.isOpen() ? tr("Open") : tr("Wrong");
    setAccessibleName(kind + QStringLiteral(": ") + m_sentence);
    setAccessibleDescription(m_cites.isEmpty() ? QString() : tr("Rulebook section %1").arg(m_cites));
    dress();
    QWidget::show();
}

void ProblemRow::setNarrow(bool narrow)
{
    if (std::exchange(m_narrow, narrow) != narrow)
        placeButtons();
}

std::size_t ProblemRow::buttonsShown() const
{
    return std::min(m_narrow ? std::size_t{1} : mostButtons, m_fixes.size());
}

void ProblemRow::placeButtons()
{
    for (std::size_t i = 0; i < mostButtons; ++i)
        m_buttons[i]->setVisible(i < buttonsShown());
    auto* more = m_buttons.back();
    more->setVisible(m_more || m_fixes.size() > buttonsShown());
    more->setText(m_narrow ? QStringLiteral("…") : tr("More"));
    more->setMaximumWidth(m_narrow ? 32 : QWIDGETSIZE_MAX);
}

void ProblemRow::tellAfter(std::size_t fix, const QString& totals)
{
    if (fix >= mostButtons)
        return;
    auto* button = m_buttons[fix];
    button->setToolTip(button->accessibleName() + QLatin1Char('\n') + totals);
    button->setAccessibleDescription(totals);
    button->setStatusTip(totals);
}

// The status line has its tips from the pointer alone; the keyboard gets them here.
bool ProblemRow::eventFilter(QObject* watched, QEvent* event)
{
    const bool focused = event->type() == QEvent::FocusIn;
    if (!focused && event->type() != QEvent::Enter && event->type() != QEvent::FocusOut)
        return QWidget::eventFilter(watched, event);
    const auto found = std::find(m_buttons.begin(), m_buttons.end(), watched);
    if (found == m_buttons.end())
        return QWidget::eventFilter(watched, event);
    const auto index = static_cast<std::size_t>(found - m_buttons.begin());
    if (event->type() != QEvent::FocusOut) {
        if (index < m_fixes.size() && index < mostButtons)
            Q_EMIT fixReached(static_cast<int>(index));
        Q_EMIT reached();
    }
    if (event->type() != QEvent::Enter) {
        QStatusTipEvent tip(focused ? (*found)->statusTip() : QString());
        QCoreApplication::sendEvent(this, &tip);
    }
    return QWidget::eventFilter(watched, event);
}

void ProblemRow::enterEvent(QEnterEvent* event)
{
    QWidget::enterEvent(event);
    Q_EMIT reached();
}

void ProblemRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_sentence.isEmpty())
        dress();
}

void ProblemRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (hasFocus()) {
        painter.fillRect(rect(), theme().selection);
        painter.fillRect(QRect(0, 0, 3, height()), theme().accent);
    }
    painter.setPen(theme().line);
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

void ProblemRow::mousePressEvent(QMouseEvent* event)
{
    setFocus(Qt::MouseFocusReason);
    Q_EMIT chosen();
    QWidget::mousePressEvent(event);
}

void ProblemRow::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_fixes.empty())
            Q_EMIT fixWanted(0);
        return;
    case Qt::Key_Space: Q_EMIT chosen(); return;
    case Qt::Key_Menu:
        if (!m_buttons.back()->isHidden())
            m_buttons.back()->click();
        return;
    case Qt::Key_Down: Q_EMIT stepWanted(1); return;
    case Qt::Key_Up: Q_EMIT stepWanted(-1); return;
    default: QWidget::keyPressEvent(event);
    }
}

void ProblemRow::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    Q_EMIT reached();
}

void ProblemRow::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace nexus::ui
