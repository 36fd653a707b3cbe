#include "ui/deck/problems_view.h"

#include "app/base/qt_text.h"
#include "app/text/advice_text.h"
#include "app/text/gauges.h"
#include "model/advice/ranked_fixes.h"
#include "ui/deck/fix_menu.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"

#include <QLabel>
#include <QPushButton>

namespace nexus::ui {

namespace {

constexpr std::size_t mostRows = 60; // a deck of six hundred unknown names stays quick
constexpr int narrowView = 580;      // below, a row shows one fix and the menu, that the sentence has room

int rank(const model::Finding& finding)
{
    return finding.severity == model::Severity::Warning ? 2 : finding.isOpen() ? 1 : 0;
}

} // namespace

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
    setLayout(columnOf(noMargins, {m_scroll}));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_page);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    auto* legalLine = new QWidget(m_page); // a layout with margins would keep its room when the words go
    legalLine->setLayout(rowOf(QMargins(16, 14, 16, 14), {m_legal}));
    m_legal->setGood();
    m_rest->setContentsMargins(16, 8, 16, 8);
    m_layout->addWidget(legalLine);
    m_layout->addWidget(m_rest);
    m_layout->addStretch();
    connect(&m_job, &app::Job::failed, this, [this] { m_asked = nullptr; }); // what is known at once stays offered
}

ProblemsView::~ProblemsView()
{
    if (m_wanted)
        *m_wanted = false;
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
        connectRow(row);
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

void ProblemsView::connectRow(ProblemRow* row)
{
    connect(row, &ProblemRow::chosen, this, [this, row] { Q_EMIT cardsChosen(row->finding().cards); });
    connect(row, &ProblemRow::reached, this, [this, row] { lookFor(row); });
    connect(row, &ProblemRow::stepWanted, this, [this, row](int by) { step(row, by); });
    connect(row, &ProblemRow::fixReached, this, [this, row](int fix) {
        if (m_document)
            row->tellAfter(
                static_cast<std::size_t>(fix), totalsAfter(row->fixes()[static_cast<std::size_t>(fix)], *m_document));
    });
    connect(row, &ProblemRow::fixWanted, this, [this, row](int fix) {
        if (static_cast<std::size_t>(fix) < row->fixes().size())
            run(model::Fix(row->fixes()[static_cast<std::size_t>(fix)]));
    });
    connect(row, &ProblemRow::moreWanted, this, [this, row](const QPoint& at) { showMenu(row, at); });
}

// To the next problem, or the one before.
void ProblemsView::step(const ProblemRow* from, int by)
{
    const auto at = std::find(m_rows.begin(), m_rows.end(), from) - m_rows.begin() + by;
    if (at < 0 || at >= static_cast<std::ptrdiff_t>(m_rows.size()) || m_rows[static_cast<std::size_t>(at)]->isHidden())
        return;
    auto* row = m_rows[static_cast<std::size_t>(at)];
    row->setFocus(by > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    m_scroll->ensureWidgetVisible(row, 0, 0);
}

const std::vector<model::Fix>* ProblemsView::rankedFixes(const ProblemRow* row) const
{
    const auto known = m_ranked.find(row);
    return known == m_ranked.end() ? nullptr : &known->second;
}

void ProblemsView::forgetRanked()
{
    if (m_wanted)
        *m_wanted = false;
    m_job.drop();
    m_asked = nullptr;
    m_ranked.clear();
    if (m_menu)
        m_menu->close();
}

void ProblemsView::lookFor(ProblemRow* row)
{
    if (!m_document || !row->mayHaveMore() || row == m_asked || m_ranked.contains(row))
        return;
    if (m_wanted)
        *m_wanted = false;
    m_asked = row;
    m_wanted = std::make_shared<std::atomic<bool>>(true);
    m_job.start([this, row, wanted = m_wanted, checker = m_document->sharedChecker(), deck = m_document->deck(),
                    report = m_document->report(), finding = row->finding()]() -> app::Job::Answer {
        auto fixes = model::RankedFixes(*checker, deck, report, [wanted] { return wanted->load(); }).fixesFor(finding);
        return [this, row, fixes = std::move(fixes)] {
            m_asked = nullptr;
            m_ranked[row] = fixes;
            if (m_menu && m_menuOf == row)
                m_menu->offer(fixes, true);
        };
    });
}

void ProblemsView::showMenu(ProblemRow* row, const QPoint& at)
{
    if (!m_document)
        return;
    lookFor(row);
    const auto* ranked = rankedFixes(row);
    m_menu = new FixMenu(*m_document, this);
    m_menu->setAttribute(Qt::WA_DeleteOnClose);
    m_menuOf = row;
    connect(m_menu, &FixMenu::wanted, this, [this](const model::Fix& fix) { run(model::Fix(fix)); });
    m_menu->offer(ranked ? *ranked : row->fixes(), ranked || !row->mayHaveMore());
    m_menu->openAt(at, row->buttons().back()->height());
}

void ProblemsView::run(const model::Fix& fix)
{
    if (!m_document)
        return;
    if (fix.edit)
        (void)m_document->edit(*fix.edit, q(app::fixText(fix, m_document->checker())));
    else if (fix.kind == model::FixKind::ShowWays)
        Q_EMIT waysWanted();
    else if (!fix.query.empty())
        Q_EMIT queryWanted(q(fix.query));
}

void ProblemsView::refresh()
{
    forgetRanked();
    std::vector<model::Finding> findings;
    if (m_document)
        findings = m_document->report().findings;
    std::stable_sort(findings.begin(), findings.end(), [](const auto& a, const auto& b) { return rank(a) < rank(b); });
    const auto shown = std::min(findings.size(), mostRows);
    m_layout->setEnabled(false); // one arrangement for all rows, not one for each that comes or goes
    if (m_document && !findings.empty()) {
        const model::FixFinder finder(m_document->checker(), m_document->deck(), m_document->report());
        for (std::size_t i = 0; i < shown; ++i)
            rowAt(i)->show(findings[i], finder.fixesFor(findings[i]),
                model::RankedFixes::mayHaveMore(m_document->checker().ruleset(), findings[i]), m_document->checker());
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
