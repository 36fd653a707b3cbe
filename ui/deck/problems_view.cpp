#include "ui/deck/problems_view.h"

#include "app/text/finding_text.h"
#include "app/text/fix_text.h"
#include "app/text/gauges.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>

#include <cmath>

namespace nexus::ui {

namespace {

QString q(const std::string& text) { return QString::fromStdString(text); }

constexpr std::size_t mostRows = 60;    // a deck of six hundred unknown names stays quick
constexpr std::size_t mostButtons = 2;  // further fixes are in the row's menu
constexpr int narrowView = 480;         // below, a row shows one fix and the menu

bool isWarning(const model::Finding& finding) { return finding.severity == model::Severity::Warning; }

int rank(const model::Finding& finding) { return isWarning(finding) ? 2 : finding.isOpen() ? 1 : 0; }

} // namespace

ProblemText::ProblemText(QWidget* parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_layout.setCacheEnabled(true);
}

void ProblemText::setText(const QString& sentence, qsizetype bold, const QString& cites)
{
    const auto text = cites.isEmpty() ? sentence : sentence + QStringLiteral(" §\u00a0") + cites;
    if (text == m_layout.text() && bold == m_bold)
        return;
    m_bold = bold;
    m_sentence = sentence.size();
    m_layout.setText(text);
    shape();
    updateGeometry();
    update();
}

// Font and formats are set once a text: each setting makes the layout shape its letters anew.
void ProblemText::shape()
{
    QTextLayout::FormatRange strong;
    strong.start = 0;
    strong.length = static_cast<int>(m_bold);
    strong.format.setFontWeight(QFont::DemiBold);
    m_layout.setFont(font());
    m_layout.setFormats(m_bold > 0 ? QList<QTextLayout::FormatRange>{strong} : QList<QTextLayout::FormatRange>());
    QTextOption wrap;
    wrap.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout.setTextOption(wrap);
    m_width = -1;
}

void ProblemText::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        shape();
        updateGeometry();
    }
}

int ProblemText::layOut(int width) const
{
    if (width == m_width)
        return m_height;
    m_layout.beginLayout();
    qreal height = 0;
    for (auto line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    m_layout.endLayout();
    m_width = width;
    m_height = static_cast<int>(std::ceil(height));
    return m_height;
}

int ProblemText::heightForWidth(int width) const { return layOut(width); }

QSize ProblemText::sizeHint() const { return {320, fontMetrics().height()}; }

QSize ProblemText::minimumSizeHint() const { return {110, fontMetrics().height()}; }

void ProblemText::paintEvent(QPaintEvent*)
{
    const int height = layOut(width());
    QPainter painter(this);
    painter.setPen(theme().text);
    QTextLayout::FormatRange good;
    good.start = 0;
    good.length = m_good ? static_cast<int>(m_bold) : 0;
    good.format.setForeground(theme().good);
    QTextLayout::FormatRange muted;
    muted.start = static_cast<int>(m_sentence);
    muted.length = static_cast<int>(m_layout.text().size() - m_sentence);
    muted.format.setForeground(theme().muted);
    m_layout.draw(&painter, QPointF(0, (this->height() - height) / 2.0), {good, muted});
}

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
    auto strong = m_sign->font();
    strong.setBold(true);
    m_sign->setFont(strong);
    row->addWidget(m_sign);
    row->addWidget(m_text, 1);
    for (std::size_t i = 0; i < mostButtons; ++i) {
        auto* button = new QPushButton(this);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, i] { Q_EMIT fixWanted(static_cast<int>(i)); });
        row->addWidget(button);
        m_buttons.push_back(button);
    }
    auto* more = new QPushButton(tr("More"), this);
    more->setAutoDefault(false);
    more->setAccessibleName(tr("More ways to mend it"));
    more->setToolTip(more->accessibleName());
    connect(more, &QPushButton::clicked, this,
            [this, more] { Q_EMIT moreWanted(more->mapToGlobal(QPoint(0, more->height()))); });
    row->addWidget(more);
    m_buttons.push_back(more);
}

void ProblemRow::dress()
{
    const auto colour = isWarning(m_finding) ? theme().muted : m_finding.isOpen() ? theme().open : theme().bad;
    const auto sign = QString::fromUtf8(isWarning(m_finding) ? "!" : m_finding.isOpen() ? app::openSign : app::wrongSign);
    auto palette = m_sign->palette();
    for (const auto role : {QPalette::WindowText, QPalette::Text}) // which one counts hangs on the ground behind
        palette.setColor(role, colour);
    m_sign->setPalette(palette);
    m_sign->setText(sign);
    const bool named = m_finding.card && m_sentence.startsWith(q(*m_finding.card));
    m_text->setText(m_sentence, named ? q(*m_finding.card).size() : 0, m_cites);
}

void ProblemRow::show(const model::Finding& finding, std::vector<model::Fix> fixes, const model::DeckChecker& checker)
{
    m_finding = finding;
    m_fixes = std::move(fixes);
    m_sentence = q(app::findingText(finding, checker));
    m_cites = q(app::findingCites(finding, checker));
    for (std::size_t i = 0; i < std::min(mostButtons, m_fixes.size()); ++i) {
        auto* button = m_buttons[i];
        button->setText(q(app::fixLabel(m_fixes[i], checker)));
        button->setToolTip(q(app::fixText(m_fixes[i], checker)));
        button->setAccessibleName(button->toolTip());
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

std::size_t ProblemRow::buttonsShown() const { return std::min(m_narrow ? std::size_t{1} : mostButtons, m_fixes.size()); }

void ProblemRow::placeButtons()
{
    for (std::size_t i = 0; i < mostButtons; ++i)
        m_buttons[i]->setVisible(i < buttonsShown());
    auto* more = m_buttons.back();
    more->setVisible(m_fixes.size() > buttonsShown());
    more->setText(m_narrow ? QStringLiteral("…") : tr("More"));
    more->setMaximumWidth(m_narrow ? 32 : QWIDGETSIZE_MAX);
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
    case Qt::Key_Down: focusNextChild(); return;
    case Qt::Key_Up: focusPreviousChild(); return;
    default: QWidget::keyPressEvent(event);
    }
}

void ProblemRow::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void ProblemRow::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

ProblemsView::ProblemsView(QWidget* parent)
    : QWidget(parent)
    , m_scroll(new QScrollArea(this))
    , m_page(new QWidget)
    , m_layout(new QVBoxLayout(m_page))
    , m_legal(new ProblemText(m_page))
    , m_rest(new QLabel(m_page))
{
    setObjectName(QStringLiteral("problems"));
    setAccessibleName(tr("Problems"));
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_scroll);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_page);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    auto* legalLine = new QWidget(m_page); // a layout with margins would keep its room when the words go
    auto* legal = new QHBoxLayout(legalLine);
    legal->setContentsMargins(16, 14, 16, 14);
    legal->addWidget(m_legal);
    m_legal->setGood();
    m_rest->setContentsMargins(16, 8, 16, 8);
    m_layout->addWidget(legalLine);
    m_layout->addWidget(m_rest);
    m_layout->addStretch();
}

void ProblemsView::setDocument(app::DeckDocument* document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document)
        connect(document, &app::DeckDocument::changed, this, &ProblemsView::refresh);
    refresh();
}

ProblemRow* ProblemsView::rowAt(std::size_t index)
{
    while (m_rows.size() <= index) {
        auto* row = new ProblemRow(m_page);
        row->setNarrow(width() < narrowView);
        m_layout->insertWidget(static_cast<int>(m_rows.size()) + 1, row);
        connect(row, &ProblemRow::chosen, this, [this, row] { Q_EMIT cardsChosen(row->finding().cards); });
        connect(row, &ProblemRow::fixWanted, this, [this, row](int fix) {
            if (static_cast<std::size_t>(fix) < row->fixes().size())
                run(model::Fix(row->fixes()[static_cast<std::size_t>(fix)]));
        });
        connect(row, &ProblemRow::moreWanted, this, [this, row](const QPoint& at) {
            QMenu menu(this);
            for (std::size_t i = row->buttonsShown(); i < row->fixes().size(); ++i)
                menu.addAction(q(app::fixText(row->fixes()[i], m_document->checker())), this,
                               [this, row, i] { run(model::Fix(row->fixes()[i])); });
            menu.exec(at);
        });
        // Tab goes on where the row stands, not where it was made.
        QWidget* before = m_rows.empty() ? static_cast<QWidget*>(this) : m_rows.back()->buttons().back();
        while (before->focusPolicy() == Qt::NoFocus && before->previousInFocusChain() != this)
            before = before->previousInFocusChain();
        setTabOrder(before, row);
        before = row;
        for (auto* button : row->buttons()) {
            setTabOrder(before, button);
            before = button;
        }
        m_rows.push_back(row);
    }
    return m_rows[index];
}

void ProblemsView::run(const model::Fix& fix)
{
    if (!m_document)
        return;
    if (fix.edit)
        (void)m_document->edit(*fix.edit, q(app::fixText(fix, m_document->checker())));
    else if (!fix.query.empty())
        Q_EMIT queryWanted(q(fix.query));
}

void ProblemsView::refresh()
{
    std::vector<model::Finding> findings;
    if (m_document)
        findings = m_document->report().findings;
    std::stable_sort(findings.begin(), findings.end(), [](const auto& a, const auto& b) { return rank(a) < rank(b); });
    const auto shown = std::min(findings.size(), mostRows);
    m_layout->setEnabled(false); // one arrangement for all rows, not one for each that comes or goes
    if (m_document && !findings.empty()) {
        const model::FixFinder finder(m_document->checker(), m_document->deck(), m_document->report());
        for (std::size_t i = 0; i < shown; ++i)
            rowAt(i)->show(findings[i], finder.fixesFor(findings[i]), m_document->checker());
    }
    // A row that goes hands the keyboard to the one before it, not to the other end of the window.
    for (std::size_t i = shown; i < m_rows.size(); ++i) {
        const bool hadFocus = m_rows[i]->hasFocus() || m_rows[i]->isAncestorOf(focusWidget());
        m_rows[i]->hide();
        if (hadFocus && shown > 0)
            m_rows[shown - 1]->setFocus();
    }
    m_legal->parentWidget()->setVisible(m_document && findings.empty());
    if (m_document && findings.empty()) {
        const auto verdict = withSign(app::metSign, tr("Legal."));
        const auto words = tr("Every law of %1 is met.").arg(q(m_document->checker().ruleset().name));
        m_legal->setText(verdict + QStringLiteral("\u00a0 ") + words, verdict.size(), {});
        m_legal->setAccessibleName(tr("Legal. %1").arg(words));
    }
    m_rest->setVisible(findings.size() > shown);
    if (findings.size() > shown)
        m_rest->setText(tr("and %n more", nullptr, static_cast<int>(findings.size() - shown)));
    m_layout->setEnabled(true);
    m_layout->invalidate();
    if (std::exchange(m_count, static_cast<int>(findings.size())) != m_count)
        Q_EMIT countChanged(m_count);
}

void ProblemsView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    for (auto* row : m_rows)
        row->setNarrow(width() < narrowView);
}

void ProblemsView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (m_count > 0)
        m_rows.front()->setFocus();
}

void ProblemsView::showConstraint(int constraint)
{
    for (auto* row : m_rows)
        if (!row->isHidden() && row->finding().constraint == static_cast<std::uint32_t>(constraint)) {
            row->setFocus();
            m_scroll->ensureWidgetVisible(row);
            Q_EMIT cardsChosen(row->finding().cards);
            return;
        }
}

} // namespace nexus::ui
