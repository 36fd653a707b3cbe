#include "ui/search/search_bar.h"

#include "app/base/qt_text.h"
#include "ui/search/proposal_list.h"
#include "ui/search/query_field.h"
#include "ui/theme/icons.h"
#include "ui/theme/line_label.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

namespace nexus::ui {

namespace {

constexpr qsizetype maxHistory = 30;

} // namespace

SearchBar::SearchBar(QWidget* parent)
    : QWidget(parent)
    , m_field(named(withId(new QueryField(this), "query"), tr("Search cards")))
    , m_help(named(withId(new QToolButton(this), "syntaxHelp"), tr("What a search can say")))
    , m_errorLine(withId(new LineLabel(this), "queryError"))
    , m_list(new ProposalList(this))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(4);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_field, 0, 0);
    grid->addWidget(m_help, 0, 1);
    grid->addWidget(m_errorLine, 1, 0, 1, 2);
    m_field->setPlaceholderText(tr("Search: words, t:unit, cp<=3, d:magic …"));
    m_field->setClearButtonEnabled(true);
    m_field->setMinimumHeight(m_field->fontMetrics().height() + 16);
    m_field->setMaxLength(4096);
    m_field->installEventFilter(this);
    m_magnifier = m_field->addAction(QIcon(), QLineEdit::LeadingPosition);
    m_magnifier->setToolTip(tr("Search cards"));
    m_help->setText(QStringLiteral("?"));
    m_help->setToolTip(tr("What a search can say"));
    m_help->setFocusPolicy(Qt::TabFocus);
    m_help->setAutoRaise(true);
    m_errorLine->hide();
    setFocusProxy(m_field);
    connect(m_field, &QLineEdit::textChanged, this, &SearchBar::edited);
    // Proposals come after the result is painted; a key that needs them has them at once.
    callOnce(m_proposeSoon, 25, this, [this] { propose(false); });
    connect(m_field, &QLineEdit::textEdited, this, [this] {
        m_list->setCurrentRow(-1);
        m_proposeSoon.start();
    });
    connect(m_help, &QToolButton::clicked, this, &SearchBar::syntaxHelpWanted);
    connect(m_list, &ProposalList::picked, this, &SearchBar::take);
    dress();
    whenColoursChange(this, [this] { dress(); });
}

QString SearchBar::text() const { return m_field->text(); }

void SearchBar::setText(const QString& text)
{
    closeList();
    m_field->setText(text);
}

void SearchBar::edited()
{
    setError(std::nullopt);
    Q_EMIT queryChanged(m_field->text());
}

void SearchBar::setError(const std::optional<model::QueryError>& error)
{
    m_field->setError(error);
    if (m_showsError)
        m_errorLine->setVisible(error.has_value());
    if (!error) {
        m_errorLine->setText({});
        m_field->setAccessibleDescription({});
        return;
    }
    // Nothing is wrong yet where only the end is missing.
    const bool open = error->length == 0;
    const QString said = tr("column %1: expected %2").arg(error->column).arg(QString::fromStdString(error->expected));
    m_errorLine->setText(
        withSign(open ? app::openSign : app::wrongSign, said), open ? LineLabel::Tone::Open : LineLabel::Tone::Bad);
    m_errorLine->setAccessibleName(
        (open ? tr("The search is not complete, ") : tr("The search has an error, ")) + said);
    m_field->setAccessibleDescription(m_errorLine->accessibleName());
}

void SearchBar::setCatalogue(
    std::shared_ptr<const model::Catalogue> catalogue, std::vector<model::NamedSection> sections)
{
    closeList();
    m_catalogue = std::move(catalogue);
    m_sections = std::move(sections);
}

void SearchBar::remember()
{
    const QString query = m_field->text().trimmed();
    if (query.isEmpty())
        return;
    m_history.removeAll(query);
    m_history.prepend(query);
    while (m_history.size() > maxHistory)
        m_history.removeLast();
}

void SearchBar::focusAndSelect()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

bool SearchBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::FocusOut)
        closeList();
    if (watched == m_field && event->type() == QEvent::ShortcutOverride && m_list->isVisible()) {
        const auto key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter)
            event->accept(); // the list's, before any shortcut of the window
    }
    if (watched == m_field && event->type() == QEvent::KeyPress && handleKey(static_cast<QKeyEvent*>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

bool SearchBar::handleKey(QKeyEvent* key)
{
    const bool wantsList = key->key() == Qt::Key_Down || key->key() == Qt::Key_Up || key->key() == Qt::Key_Tab;
    if (wantsList && m_proposeSoon.isActive())
        propose(false);
    const bool open = m_list->isVisible();
    const auto modifiers = key->modifiers() & ~Qt::KeypadModifier;
    switch (key->key()) {
    case Qt::Key_Down:
        if (modifiers == Qt::AltModifier || (!open && modifiers == Qt::NoModifier && m_field->text().isEmpty())) {
            showHistory();
            return true;
        }
        [[fallthrough]];
    case Qt::Key_Up:
        if (!open || modifiers != Qt::NoModifier)
            return false;
        m_list->step(key->key() == Qt::Key_Down ? 1 : -1);
        return true;
    case Qt::Key_Tab:
        if (!open || modifiers != Qt::NoModifier)
            return false;
        take(std::max(0, m_list->chosen()));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (modifiers != Qt::NoModifier)
            return false;
        if (m_list->chosen() >= 0) {
            take(m_list->chosen());
            return true;
        }
        closeList();
        remember();
        Q_EMIT accepted();
        return true;
    case Qt::Key_Question: // no query begins with it
        if (!m_field->text().isEmpty())
            return false;
        Q_EMIT syntaxHelpWanted();
        return true;
    case Qt::Key_Escape:
        if (!open)
            return false;
        closeList();
        return true;
    case Qt::Key_Space:
        if (modifiers != Qt::ControlModifier)
            return false;
        propose(true);
        return true;
    default: return false;
    }
}

// By itself the list opens only on a word begun and where a value has to come; asked for, everywhere.
void SearchBar::propose(bool asked)
{
    closeList();
    if (!m_catalogue || m_field->hasSelectedText())
        return;
    const auto text = m_field->text();
    const auto query = text.toStdString();
    const auto found = model::complete(query, toBytes(text, m_field->cursorPosition()), *m_catalogue, m_sections);
    if (found.proposals.empty())
        return;
    const auto& first = found.proposals.front();
    const bool nothingTyped = found.typed.empty() && first.kind == model::ProposalKind::Field;
    const bool alreadyThere = found.proposals.size() == 1 &&
                              std::string_view(query).substr(first.offset, first.length) == first.text;
    if (!asked && (nothingTyped || alreadyThere))
        return;
    QList<ProposalList::Row> rows;
    for (const auto& proposal : found.proposals)
        rows.append({q(proposal.label), q(proposal.detail)});
    m_proposals = found.proposals;
    m_list->showBelow(m_field, rows);
}

void SearchBar::showHistory()
{
    closeList();
    QList<ProposalList::Row> rows;
    for (const auto& query : m_history)
        rows.append({query, {}});
    m_list->showBelow(m_field, rows);
    m_list->step(1);
}

void SearchBar::closeList()
{
    m_proposeSoon.stop();
    m_proposals.clear();
    m_list->hide();
}

void SearchBar::take(int row)
{
    if (m_proposeSoon.isActive())
        propose(false); // what is shown is of the text before the last key
    if (row < 0 || row >= m_list->count())
        return;
    if (m_proposals.empty()) {
        const QString query = m_list->item(row)->text();
        closeList();
        m_field->setText(query);
        return;
    }
    const auto proposal = m_proposals[static_cast<std::size_t>(row)];
    closeList();
    const QString now = m_field->text();
    const auto from = fromBytes(now, proposal.offset);
    const auto to = fromBytes(now, proposal.offset + proposal.length);
    QString with = q(proposal.text);
    const bool needsBlank = proposal.complete &&
                            (to >= now.size() || !(now.at(to).isSpace() || now.at(to) == QLatin1Char(')')));
    if (needsBlank)
        with += QLatin1Char(' ');
    m_field->setSelection(static_cast<int>(from), static_cast<int>(to - from));
    m_field->insert(with); // one step of the field's own undo
    if (!proposal.complete)
        propose(false);
}

void SearchBar::dress() { m_magnifier->setIcon(icon("search", theme().muted)); }

} // namespace nexus::ui
