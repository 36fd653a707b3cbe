#include "ui/search/search_bar.h"

#include "app/base/qt_text.h"
#include "model/base/text.h"
#include "model/search/query_facets.h"
#include "model/search/query_parser.h"
#include "ui/search/query_field.h"
#include "ui/theme/icons.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/plain_words.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QGridLayout>
#include <QKeyEvent>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>

namespace nexus::ui {

namespace {

// A term of the field with a value that fits; empty where the catalogue has none.
std::string termOf(const std::string& field, const model::Catalogue& catalogue)
{
    const auto& game = catalogue.game();
    for (const auto& term : {field + "<=3", field + ":"}) {
        if (model::parseQuery(term, game))
            return term;
        const auto found = model::complete(term, term.size(), catalogue);
        for (const auto& proposal : found.proposals)
            if (proposal.kind == model::ProposalKind::Value)
                if (auto text = term.substr(0, proposal.offset) + proposal.text; model::parseQuery(text, game))
                    return text;
    }
    const auto any = field + ":the";
    return model::parseQuery(any, game) ? any : std::string();
}

constexpr qsizetype maxHistory = 30;

} // namespace

SyntaxSheet::SyntaxSheet(QWidget* parent)
    : QDialog(parent)
    , m_page(withId(new QTextBrowser(this), "syntaxPage"))
{
    setWindowTitle(tr("Search syntax"));
    setModal(false);
    resizeOnScreen(*this, {560, 640});
    auto* buttons = buttonBox(this, QDialogButtonBox::Close);
    setLayout(columnOf(QMargins(12, 12, 12, 12), {m_page, buttons}));
    m_page->setAccessibleName(windowTitle());
    m_page->setOpenLinks(false);
    connect(m_page, &QTextBrowser::anchorClicked, this,
        [this](const QUrl& url) { Q_EMIT exampleChosen(url.path(QUrl::FullyDecoded)); });
    whenColoursChange(this, [this] { write(); });
}

void SyntaxSheet::setCatalogue(std::shared_ptr<const model::Catalogue> catalogue)
{
    m_catalogue = std::move(catalogue);
    write();
}

QString SyntaxSheet::example(const QString& query)
{
    if (!model::parseQuery(query.toStdString(), m_catalogue->game()))
        return {};
    m_examples << query;
    const QString target = QString::fromUtf8(QUrl::toPercentEncoding(query));
    return QStringLiteral("<a href=\"query:%1\"><code>%2</code></a>").arg(target, escaped(query));
}

QString SyntaxSheet::fieldRows()
{
    QString rows;
    const auto& game = m_catalogue->game();
    for (const auto& field : model::fieldNames(game)) {
        QStringList names{q(field)};
        if (const auto index = game.find(model::AttributeId(field)))
            names << texts(game.attributes[*index].aliases);
        const auto term = termOf(field, *m_catalogue);
        rows += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2&nbsp;&nbsp;</td><td>%3</td></tr>")
                    .arg(escaped(names.join(QStringLiteral(", "))), escaped(q(model::fieldMeaning(field, game))),
                        term.empty() ? QString() : example(q(term)));
    }
    return rows;
}

void SyntaxSheet::write()
{
    m_examples.clear();
    if (!m_catalogue)
        return m_page->clear();
    QStringList numbers, terms;
    for (const auto& facet : model::facetsOf(m_catalogue->game())) {
        if (facet.kind == model::FacetKind::Amount)
            numbers << q(m_catalogue->game().attributes[facet.attribute].id.str());
        model::FacetValue value{facet, {}, {}, {}, false};
        for (const auto& word : model::facetWords(facet, *m_catalogue))
            if (value.words.size() < 2)
                value.words.push_back(word.word);
        if (value.says())
            terms << q(model::setFacet("", value, m_catalogue->game()));
    }
    const auto line = [](const QString& left, const QString& right) {
        return left.isEmpty() ? QString()
                              : QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>").arg(left, right);
    };
    QString html = QStringLiteral("<style>a{color:%1;text-decoration:none}</style><h3>").arg(theme().accent.name()) +
                   tr("Words") + QStringLiteral("</h3><table>");
    html += line(example(QStringLiteral("draw card")), tr("both words, in name, type line, keywords or rules"));
    html += line(example(QStringLiteral("\"draw a card\"")), tr("this exact phrase"));
    html += line(example(QStringLiteral("-draw")), tr("not this word; - works before any term"));
    html += line(example(QStringLiteral("draw or destroy")), tr("either of them"));
    html += line(example(QStringLiteral("(draw or destroy) -card")), tr("parentheses group terms"));
    html += line(example(QStringLiteral("name:/^the /")), tr("a regular expression, between slashes"));
    if (!numbers.isEmpty()) {
        const auto& number = numbers.first();
        html += QStringLiteral("</table><h3>") + tr("Numbers") + QStringLiteral("</h3><table>");
        html += line(example(number + QStringLiteral("<=3")), tr("at most; also &lt; &gt; &gt;= = !="));
        html += line(example(number + QStringLiteral(":2..4")), tr("from 2 to 4"));
        if (numbers.size() > 1)
            html += line(example(numbers.value(numbers.size() - 2) + QLatin1Char('>') + numbers.last()),
                tr("two numbers compared"));
        html += line(example(QStringLiteral("sort:-") + number), tr("sort, largest first"));
    }
    html += QStringLiteral("</table><h3>") + tr("One of several") + QStringLiteral("</h3><table>");
    for (const auto& term : terms)
        html += line(example(term), QString());
    html += QStringLiteral("</table><h3>") + tr("All fields") + QStringLiteral("</h3><table>") + fieldRows() +
            QStringLiteral("</table>");
    setMarkup(*m_page, html);
}

SearchBar::SearchBar(QWidget* parent)
    : QWidget(parent)
    , m_field(named(withId(new QueryField(this), "query"), tr("Search cards")))
    , m_help(named(withId(new QToolButton(this), "syntaxHelp"), tr("Search syntax")))
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
    m_field->setPlaceholderText(tr("Search cards"));
    m_field->setClearButtonEnabled(true);
    m_field->setMinimumHeight(m_field->fontMetrics().height() + 16);
    m_field->setMaxLength(4096);
    m_field->installEventFilter(this);
    m_magnifier = m_field->addAction(QIcon(), QLineEdit::LeadingPosition);
    m_magnifier->setToolTip(tr("Search cards"));
    m_help->setText(QStringLiteral("?"));
    m_help->setToolTip(tr("Search syntax"));
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
    m_errorLine->setAccessibleName((open ? tr("The search is incomplete, ") : tr("The search has an error, ")) + said);
    m_field->setAccessibleDescription(m_errorLine->accessibleName());
}

void SearchBar::setCatalogue(
    std::shared_ptr<const model::Catalogue> catalogue, std::vector<model::NamedSection> sections)
{
    const auto& game = catalogue->game();
    QStringList samples{tr("words")};
    if (!game.types.empty())
        samples << QStringLiteral("t:") + q(model::fold(game.types.front().name)).section(QLatin1Char(' '), 0, 0);
    if (game.face.cost)
        samples << q(game.attributes[*game.face.cost].id.str()) + QStringLiteral("<=3");
    if (const auto domains = game.domainAttributes(); !domains.empty())
        samples << QStringLiteral("d:") +
                       q(game.attributes[domains[std::min<std::size_t>(1, domains.size() - 1)]].id.str());
    m_field->setPlaceholderText(tr("Search: %1 …").arg(samples.join(QStringLiteral(", "))));
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
        if (!open && modifiers == Qt::NoModifier) {
            goToCards();
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
        goToCards();
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

void SearchBar::goToCards()
{
    closeList();
    remember();
    Q_EMIT accepted();
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
