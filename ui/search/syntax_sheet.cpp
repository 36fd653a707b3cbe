#include "ui/search/syntax_sheet.h"

#include "app/text/qt_text.h"
#include "model/base/text.h"
#include "model/search/query_completion.h"
#include "model/search/query_facets.h"
#include "model/search/query_parser.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/screen_room.h"
#include "ui/theme/theme.h"

#include <QTextBrowser>
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

} // namespace

SyntaxSheet::SyntaxSheet(QWidget* parent)
    : QDialog(parent)
    , m_page(withId(new QTextBrowser(this), "syntaxPage"))
{
    setWindowTitle(tr("What a search can say"));
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
    return QStringLiteral("<a href=\"query:%1\"><code>%2</code></a>").arg(target, query.toHtmlEscaped());
}

QString SyntaxSheet::fieldRows()
{
    QString rows;
    const auto& game = m_catalogue->game();
    for (const auto& field : model::fieldNames(game)) {
        QStringList names{q(field)};
        if (const auto index = game.find(model::AttributeId(field)))
            for (const auto& alias : game.attributes[*index].aliases)
                names << q(alias);
        const auto term = termOf(field, *m_catalogue);
        rows += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2&nbsp;&nbsp;</td><td>%3</td></tr>")
                    .arg(names.join(QStringLiteral(", ")).toHtmlEscaped(),
                        q(model::fieldMeaning(field, game)).toHtmlEscaped(),
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
    html += line(example(QStringLiteral("\"draw a card\"")), tr("these words, one after the other"));
    html += line(example(QStringLiteral("-draw")), tr("not this word; a - stands before anything"));
    html += line(example(QStringLiteral("draw or destroy")), tr("one of them will do"));
    html += line(example(QStringLiteral("(draw or destroy) -card")), tr("parentheses keep together"));
    html += line(example(QStringLiteral("name:/^the /")), tr("a regular expression, between slashes"));
    if (!numbers.isEmpty()) {
        const auto& number = numbers.first();
        html += QStringLiteral("</table><h3>") + tr("Numbers") + QStringLiteral("</h3><table>");
        html += line(example(number + QStringLiteral("<=3")), tr("at most; also &lt; &gt; &gt;= = !="));
        html += line(example(number + QStringLiteral(":2..4")), tr("from 2 to 4"));
        if (numbers.size() > 1)
            html += line(example(numbers.value(numbers.size() - 2) + QLatin1Char('>') + numbers.last()),
                tr("one number against another"));
        html += line(example(QStringLiteral("sort:-") + number), tr("order, the largest first"));
    }
    html += QStringLiteral("</table><h3>") + tr("One of several") + QStringLiteral("</h3><table>");
    for (const auto& term : terms)
        html += line(example(term), QString());
    html += QStringLiteral("</table><h3>") + tr("All fields") + QStringLiteral("</h3><table>") + fieldRows() +
            QStringLiteral("</table>");
    m_page->setHtml(html);
}

} // namespace nexus::ui
