#include "ui/deck/problems_view.h"

#include "app/base/qt_text.h"
#include "app/text/advice_text.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "model/advice/completion_ideas.h"
#include "model/advice/fixes.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QStatusTipEvent>

#include <cmath>

namespace nexus::ui {

namespace {

constexpr int widestText = 640;

constexpr std::size_t mostButtons = 2; // further fixes are in the row's menu

constexpr int widestLabel = 30;     // letters of a button
constexpr int untilBest = 110;      // milliseconds without a change
constexpr std::size_t mostBest = 6; // rows whose best fix is looked for unasked

constexpr std::size_t mostRows = 60; // a deck of six hundred unknown names stays quick
constexpr int narrowView = 580;      // below, a row shows one fix and the menu, that the sentence has room

// Whether the words of a fix say more than the row does: which cards come in or go.
bool namesCards(const model::Fix& fix)
{
    return fix.edit && fix.kind != model::FixKind::TakeOut && fix.kind != model::FixKind::Move;
}

int rank(const model::Finding& finding)
{
    return finding.severity == model::Severity::Warning ? 2 : finding.isOpen() ? 1 : 0;
}

} // namespace

QString totalsAfter(const model::Fix& fix, const app::DeckDocument& document)
{
    if (!fix.edit)
        return {};
    const auto effect = model::effectOf(document.checker(), document.deck(), *fix.edit);
    return effect ? QMenu::tr("After: %1").arg(q(app::afterText(*effect, document.checker()))) : QString();
}

FixMenu::FixMenu(const app::DeckDocument& document, QWidget* parent)
    : QMenu(parent)
    , m_document(document)
{
    setToolTipsVisible(true);
    setAccessibleName(tr("Fixes"));
    // A menu is a window: its tips go no further by themselves.
    const auto tell = [this](const QString& text) {
        QStatusTipEvent tip(text);
        QCoreApplication::sendEvent(parentWidget(), &tip);
    };
    connect(this, &QMenu::hovered, this, [this, tell](const QAction* action) {
        setAccessibleDescription(action->statusTip());
        tell(action->statusTip());
    });
    connect(this, &QMenu::aboutToHide, this, [tell] { tell({}); });
}

void FixMenu::offer(const std::vector<model::Fix>& fixes, bool complete)
{
    clear();
    for (const auto& fix : fixes)
        add(fix);
    if (!complete)
        addAction(tr("Looking for more fixes…"))->setEnabled(false);
    else if (fixes.empty())
        addAction(tr("No other fix found"))->setEnabled(false);
    if (isVisible()) { // it grows when what was looked for is found
        resize(sizeHint());
        move(place());
    }
}

void FixMenu::add(const model::Fix& fix)
{
    const auto text = q(app::fixText(fix, m_document.checker()));
    auto shown =
        fontMetrics().elidedText(text, Qt::ElideRight, widestText).replace(QLatin1Char('&'), QStringLiteral("&&"));
    if (fix.edit) // beside it, where other menus have their keys
        shown += QLatin1Char('\t') + counted(fix.copies, "copies");
    auto* action = addAction(shown, this, [this, fix] { Q_EMIT wanted(fix); });
    const auto totals = totalsAfter(fix, m_document);
    action->setToolTip(totals.isEmpty() ? text : text + QLatin1Char('\n') + totals);
    action->setStatusTip(totals.isEmpty() ? text : totals);
}

void FixMenu::openAt(const QPoint& below, int buttonHeight)
{
    m_below = below;
    m_buttonHeight = buttonHeight;
    popup(place());
}

QPoint FixMenu::place() const
{
    const auto size = sizeHint();
    const auto room = parentWidget()->screen()->availableGeometry();
    const bool above = m_below.y() + size.height() > room.bottom();
    const int top = above ? m_below.y() - m_buttonHeight - size.height() : m_below.y();
    return {std::clamp(m_below.x(), room.left(), std::max(room.left(), room.right() + 1 - size.width())),
        std::max(room.top(), top)};
}

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
    auto* row = rowOf(8, {16, 6, 12, 6}, {m_sign, {m_text, 1}});
    setLayout(row);
    m_sign->setFixedWidth(18);
    m_sign->setFont(bold(m_sign->font()));
    for (std::size_t i = 0; i < mostButtons; ++i) {
        auto* button = new QPushButton(this);
        button->installEventFilter(this);
        connect(button, &QPushButton::clicked, this, [this, i] { Q_EMIT fixWanted(static_cast<int>(i)); });
        row->addWidget(button);
        m_buttons.push_back(button);
    }
    auto* more = named(new QPushButton(tr("More"), this), tr("More fixes"));
    more->setToolTip(more->accessibleName());
    connect(more, &QPushButton::clicked, this,
        [this, more] { Q_EMIT moreWanted(more->mapToGlobal(QPoint(0, more->height()))); });
    more->installEventFilter(this);
    row->addWidget(more);
    m_buttons.push_back(more);
}

void ProblemRow::dress()
{
    const auto look = lookOf(m_finding);
    auto palette = m_sign->palette();
    for (const auto role : {QPalette::WindowText, QPalette::Text}) // which one counts hangs on the ground behind
        palette.setColor(role, look.colour);
    m_sign->setPalette(palette);
    m_sign->setText(QString::fromUtf8(look.sign));
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
    nameButtons(checker);
    placeButtons();
    setAccessibleName(lookOf(finding).kind + QStringLiteral(": ") + m_sentence);
    setAccessibleDescription(m_cites.isEmpty() ? QString() : tr("Rulebook section %1").arg(m_cites));
    dress();
    QWidget::show();
}

void ProblemRow::nameButtons(const model::DeckChecker& checker)
{
    for (std::size_t i = 0; i < std::min(mostButtons, m_fixes.size()); ++i) {
        auto* button = m_buttons[i];
        const auto text = q(app::fixText(m_fixes[i], checker)), label = q(app::fixLabel(m_fixes[i], checker));
        const bool leads = i == 0 && (m_fixes[i].edit || m_fixes[i].kind == model::FixKind::ShowWays);
        QString brief = label, whole = leads && namesCards(m_fixes[i]) && text.size() <= widestLabel ? text : label;
        for (auto* words : {&brief, &whole})
            words->replace(QLatin1Char('&'), QStringLiteral("&&"));
        button->setText(m_narrow ? brief : whole);
        if (i == 0)
            m_lead = {brief, whole};
        button->setFont(leads ? bold(font()) : font());
        button->setToolTip(q(app::fixText(m_fixes[i], checker)));
        button->setAccessibleName(button->toolTip());
        button->setAccessibleDescription({});
        button->setStatusTip({});
    }
}

void ProblemRow::offerBest(const std::vector<model::Fix>& ranked, const model::DeckChecker& checker)
{
    const bool underHand = std::any_of(m_buttons.begin(), m_buttons.end(),
        [](const QPushButton* button) { return button->hasFocus() || button->underMouse(); });
    if (underHand || ranked.empty() || !ranked.front().edit || (!m_fixes.empty() && m_fixes.front().edit))
        return;
    std::erase(m_fixes, ranked.front());
    m_fixes.insert(m_fixes.begin(), ranked.front());
    nameButtons(checker);
    placeButtons();
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
    if (!m_fixes.empty())
        m_buttons.front()->setText(m_narrow ? m_lead.first : m_lead.second);
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

ProblemsView::ProblemsView(QWidget* parent)
    : QWidget(parent)
    , m_page(new QWidget)
    , m_scroll(scrolled(m_page, this))
    , m_legal(new ProblemText(m_page))
    , m_rest(new QLabel(m_page))
{
    setObjectName(QStringLiteral("problems"));
    setAccessibleName(tr("Problems"));
    setLayout(columnOf(noMargins, {m_scroll}));
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* legalLine = new QWidget(m_page); // a layout with margins would keep its room when the words go
    legalLine->setLayout(rowOf(QMargins(16, 14, 16, 14), {m_legal}));
    m_legal->setGood();
    m_rest->setContentsMargins(16, 8, 16, 8);
    m_page->setLayout(m_layout = columnOf(0, noMargins, {legalLine, m_rest, stretch()}));
    callOnce(m_quiet, untilBest, this, &ProblemsView::lookForBest);
    connect(&m_job, &app::Job::failed, this, [this] { m_asked = nullptr; }); // what is known at once stays offered
}

void ProblemsView::setDocument(app::DeckDocument* document)
{
    follow(m_document, document, this, &ProblemsView::refresh);
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
    m_job.cancel();
    m_asked = row;
    m_job.start([this, row, checker = m_document->sharedChecker(), deck = m_document->deck(),
                    report = m_document->report(), finding = row->finding()]() -> app::Job::Answer {
        auto fixes = model::RankedFixes(*checker, deck, report, [this] {
            return !m_job.isStopped();
        }).fixesFor(finding);
        return [this, row, fixes = std::move(fixes)] {
            m_asked = nullptr;
            m_ranked[row] = fixes;
            if (m_menu && m_menuOf == row)
                m_menu->offer(fixes, true);
            else if (m_document)
                row->offerBest(fixes, m_document->checker());
            lookForBest();
        };
    });
}

// One after the other, of rows that have nothing better than a search.
void ProblemsView::lookForBest()
{
    if (!isVisible() || !m_document || m_asked)
        return;
    for (std::size_t i = 0; i < std::min(mostBest, m_rows.size()); ++i) {
        auto* row = m_rows[i];
        if (!row->isHidden() && row->mayHaveMore() && !m_ranked.contains(row) &&
            (row->fixes().empty() || !row->fixes().front().edit))
            return lookFor(row);
    }
}

void ProblemsView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_quiet.start();
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
    if (fix.edit) {
        const auto before = m_document->deck();
        if (m_document->edit(*fix.edit, q(app::fixText(fix, m_document->checker()))))
            Q_EMIT done(q(app::deedText(before, m_document->deck(), m_document->report(), m_document->checker())));
    } else if (fix.kind == model::FixKind::ShowWays)
        Q_EMIT waysWanted();
    else if (!fix.query.empty())
        Q_EMIT queryWanted(q(fix.query));
}

void ProblemsView::refresh()
{
    forgetRanked();
    if (isVisible())
        m_quiet.start();
    std::vector<model::Finding> findings;
    if (m_document)
        findings = m_document->report().findings;
    std::stable_sort(findings.begin(), findings.end(), [](const auto& a, const auto& b) { return rank(a) < rank(b); });
    if (m_document) // what the other cards hang on comes first
        if (const auto* fault = model::givingFault(m_document->report(), m_document->checker())) {
            const auto at = std::find(findings.begin(), findings.end(), *fault);
            std::rotate(findings.begin(), at, at == findings.end() ? at : at + 1);
        }
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
