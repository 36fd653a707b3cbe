#include "ui/workbench/worth_page.h"

#include "app/printing/card_painter.h"
#include "app/text/audit_text.h"
#include "app/text/chances_text.h"
#include "app/views/text_reading.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"
#include "model/search/query_match.h"
#include "ui/card/face_view.h"
#include "ui/search/facet_bar.h"
#include "ui/search/search_bar.h"
#include "ui/theme/flow_layout.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"
#include "ui/theme/theme.h"
#include "ui/workbench/worth_plot.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTabWidget>

#include <cmath>

namespace nexus::ui {

namespace {

constexpr int worthSoon = 250, worthSlow = 400; // milliseconds
constexpr int faceBeside = 240, leastForFace = 1100;

enum WorthColumn { WorthName, WorthCost, WorthOthers, WorthOff, WorthRange, WorthFormula };
enum WorthWhich { AllWorth, OverPrice, UnderPrice, BeyondRange };

// What is ticked at first: what the faces of the cards fight with, domains, range, types that stand alone, the text.
QStringList firstTerms(const model::Game& game)
{
    QStringList terms;
    const auto add = [&](const std::optional<model::AttributeIndex>& attribute) {
        if (attribute && !terms.contains(q(game.attributes[*attribute].id.str())))
            terms << q(game.attributes[*attribute].id.str());
    };
    add(game.play.attack);
    add(game.play.defense);
    if (terms.isEmpty()) {
        add(game.face.left);
        add(game.face.right);
    }
    if (game.hasDomains())
        terms << QStringLiteral("dp");
    add(game.play.range);
    for (const auto& type : game.types)
        if (type.alone)
            terms << q(model::fold(type.name));
    return terms << QStringLiteral("text");
}

QString firstQuery(const model::Game& game)
{
    for (const auto& type : game.types)
        if (type.role == model::CardRole::Unit && !type.alone)
            return QStringLiteral("t:") + q(model::fold(type.name));
    return {};
}

qint64 asNumber(double value) { return std::llround(value * 10000); } // to sort by

QString twoDecimals(double value)
{
    return (value < 0 && std::abs(value) >= 0.005 ? QStringLiteral("−") : QString()) +
           q(app::numberText(std::abs(value), 2));
}

} // namespace

WorthPage::WorthPage(app::Workspace& workspace, QWidget* parent)
    : WorkbenchPage(workspace, parent)
    , m_query(withId(new SearchBar, "worthQuery"))
    , m_cost(named(withId(new QComboBox, "worthCost"), tr("Cost to explain")))
    , m_which(named(withId(new QComboBox, "worthWhich"), tr("Cards to show")))
    , m_termRow(new QWidget)
    , m_more(named(withId(new QLineEdit, "worthMore"), tr("Further terms")))
    , m_formula(named(withId(new QLineEdit, "worthFormula"), tr("Formula of your own")))
    , m_told(withId(new LineLabel, "worthTold"))
    , m_notes(mutedLabel())
    , m_deckTold(plainLabel())
    , m_cancel(pushButton(tr("Cancel"), {}, &m_job, &app::Job::cancel))
    , m_plot(withId(new WorthPlotView, "worthPlot"))
    , m_face(withId(new FaceView, "worthFace"))
{
    auto* left = makeQuestion();
    auto* tables = makeTables();
    m_middle = new QSplitter(Qt::Vertical);
    divide(*m_middle, {m_plot, tables}, {3, 2}, {400, 300});
    m_face->setFixedWidth(faceBeside);
    auto* beside = asWidget(columnOf(8, {m_face, stretch()}), {12, 0, 0, 0});
    m_both = new QSplitter(Qt::Horizontal);
    divide(*m_both, {left, m_middle}, {2, 5}, {340, 760});
    setContent(
        asWidget(columnOf(10, {rowOf(8, {{m_told, 1}, m_cancel}), {rowOf(0, noMargins, {{m_both, 1}, beside}), 1}}),
            {16, 12, 16, 12}));
    m_told->setBold(true);
    m_cancel->hide();
    callOnce(m_soon, worthSoon, this, &WorthPage::work);
    callOnce(m_slow, worthSlow, this, [this] {
        m_told->setText(tr("Working out what these cards are worth…"));
        m_cancel->show();
    });
    connect(&m_job, &app::Job::cancelled, this, [this] { take(nullptr, tr("Cancelled.")); });
    connect(&m_job, &app::Job::failed, this, [this](const QString& message) { take(nullptr, message); });
    connect(m_plot, &WorthPlotView::chosen, this, [this](quint64 place) {
        m_tables->setCurrentIndex(0);
        m_which->setCurrentIndex(AllWorth);
        m_cards->choose(static_cast<qint64>(place));
        choose(static_cast<std::size_t>(place));
    });
}

WorthPage::~WorthPage() { m_job.disconnect(this); }

QWidget* WorthPage::makeQuestion()
{
    m_termRow->setLayout(new FlowLayout);
    m_more->setPlaceholderText(tr("t:WORD, kw:WORD, …"));
    m_more->setClearButtonEnabled(true);
    m_formula->setPlaceholderText(tr("Formula: constant=1, attack=0.5, …"));
    m_formula->setToolTip(tr("What cards should cost by you; the column Formula says how far each is from it"));
    m_formula->setClearButtonEnabled(true);
    m_formula->setMaxLength(1000);
    m_coefficients = withId(new RowTable(tr("What a unit of each term costs"),
                                {{tr("Term"), 100}, {tr("Each"), 80, true}, {QStringLiteral("±"), 70, true}}),
        "worthTerms");
    m_domains = withId(
        new RowTable(tr("Residuals by domain"), {{tr("Domain"), 100}, {tr("Cards"), 70, true}, {tr("Off"), 80, true}}),
        "worthDomains");
    connect(m_query, &SearchBar::queryChanged, this, [this] { m_soon.start(); });
    for (auto* field : {m_more, m_formula})
        connect(field, &QLineEdit::textChanged, this, [this] { m_soon.start(); });
    connect(m_cost, &QComboBox::activated, this, [this] {
        showTerms();
        m_soon.start();
    });
    auto* depends = partHeading(tr("What their cost depends on"));
    depends->setWordWrap(true);
    return asWidget(columnOf(8, {partHeading(tr("Cards")), m_query, rowOf(8, {{depends, 1}, m_cost}), m_termRow, m_more,
                                    m_formula, m_notes, {m_coefficients, 3}, {m_domains, 2}}),
        {0, 0, 12, 0});
}

QWidget* WorthPage::makeTables()
{
    m_cards = withId(
        new RowTable(tr("Cards by their price"),
            {{tr("Card"), 220}, {tr("Cost"), 60, true}, {tr("By the others"), 96, true}, {tr("Off"), 70, true},
                {tr("95 in 100"), 80, true, tr("In 95 of 100 cases the cost is off by no more than this")},
                {tr("Formula"), 80, true, tr("Cost less what the formula gives")}}),
        "worthCards");
    m_dominated = withId(
        new RowTable(tr("Dominated cards"), {{tr("Card"), 260}, {tr("Dominated by"), 260}}), "dominated");
    m_deckCards = withId(
        new RowTable(tr("Cards of the deck by their price"),
            {{tr("Card"), 220}, {tr("Copies"), 70, true}, {tr("Off"), 80, true}, {tr("Together"), 90, true}}),
        "worthDeck");
    for (auto* table : {m_cards, m_dominated, m_deckCards}) {
        table->setSelectionMode(QAbstractItemView::SingleSelection);
        connect(table, &RowTable::chosenChanged, this, [this, table] {
            if (m_tables->currentWidget()->isAncestorOf(table))
                choose(placeOf(*table));
        });
    }
    m_cards->stretch(WorthName);
    m_which->addItems({tr("All cards"), tr("Over their price"), tr("Under their price"), tr("Outside of their range")});
    connect(m_which, &QComboBox::currentIndexChanged, this, &WorthPage::showCards);
    m_tables = withId(new QTabWidget, "worthTables");
    m_tables->setDocumentMode(true);
    m_tables->tabBar()->setAccessibleName(tr("Tables of the audit"));
    m_tables->addTab(asWidget(columnOf(6, {rowOf({stretch(), m_which}), {m_cards, 1}}), {0, 6, 0, 0}), tr("Cards"));
    m_tables->addTab(asWidget(columnOf(6, {{m_dominated, 1}}), {0, 6, 0, 0}), tr("Dominated"));
    m_tables->addTab(asWidget(columnOf(6, {m_deckTold, {m_deckCards, 1}}), {0, 6, 0, 0}), tr("My deck"));
    connect(m_tables, &QTabWidget::currentChanged, this, &WorthPage::showDeck);
    return m_tables;
}

void WorthPage::setDocument(app::DeckDocument* document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document)
        connect(document, &app::DeckDocument::changed, this, &WorthPage::showDeck);
    showDeck();
}

void WorthPage::restore(const QSettings& settings)
{
    m_middle->restoreState(settings.value(QStringLiteral("workbench/worthChart")).toByteArray());
    m_both->restoreState(settings.value(QStringLiteral("workbench/worthParts")).toByteArray());
    m_restored = settings.contains(QStringLiteral("workbench/terms"));
    m_askedQuery = settings.value(QStringLiteral("workbench/query")).toString();
    m_askedMore = settings.value(QStringLiteral("workbench/moreTerms")).toString();
    m_formula->setText(settings.value(QStringLiteral("workbench/formula")).toString());
    m_askedCost = settings.value(QStringLiteral("workbench/cost")).toString();
    m_terms = settings.value(QStringLiteral("workbench/terms")).toStringList();
}

void WorthPage::store(QSettings& settings) const
{
    if (m_chips.empty()) // never seen
        return;
    keepDivision(settings, QStringLiteral("workbench/worthChart"), *m_middle);
    keepDivision(settings, QStringLiteral("workbench/worthParts"), *m_both);
    settings.setValue(QStringLiteral("workbench/query"), m_query->text());
    settings.setValue(QStringLiteral("workbench/moreTerms"), m_more->text());
    settings.setValue(QStringLiteral("workbench/formula"), m_formula->text());
    settings.setValue(QStringLiteral("workbench/cost"), m_cost->currentData());
    settings.setValue(QStringLiteral("workbench/terms"), m_terms);
}

void WorthPage::refresh()
{
    const auto catalogue = workspace().catalogue();
    const auto& game = catalogue->game();
    m_query->setCatalogue(catalogue);
    if (m_chips.empty()) {
        if (!m_restored) {
            m_terms = firstTerms(game);
            m_askedQuery = firstQuery(game);
        }
        fillTerms();
        m_query->setText(m_askedQuery);
        m_more->setText(m_askedMore);
    }
    for (auto* table : {m_cards, m_dominated, m_deckCards})
        table->setCatalogue(catalogue);
    work();
}

void WorthPage::resizeEvent(QResizeEvent* event)
{
    WorkbenchPage::resizeEvent(event);
    m_face->setVisible(width() >= leastForFace);
}

void WorthPage::fillTerms()
{
    const auto& game = workspace().catalogue()->game();
    for (const auto& attribute : game.attributes)
        if (attribute.kind == model::AttributeKind::Integer)
            m_cost->addItem(tr("of %1").arg(q(attribute.label)), q(attribute.id.str()));
    const auto first = game.face.cost ? q(game.attributes[*game.face.cost].id.str()) : QString();
    m_cost->setCurrentIndex(std::max(0, m_cost->findData(m_askedCost.isEmpty() ? first : m_askedCost)));
    for (const auto& name : model::auditTermNames(game)) {
        const auto term = q(name);
        auto* chip = new ChipButton(m_termRow);
        m_termRow->layout()->addWidget(chip);
        m_chips.emplace_back(term, chip);
        connect(chip, &QToolButton::clicked, this, [this, term] {
            if (!m_terms.removeOne(term))
                m_terms << term;
            showTerms();
            m_soon.start();
        });
    }
    showTerms();
}

void WorthPage::showTerms()
{
    const auto& game = workspace().catalogue()->game();
    for (const auto& [term, chip] : m_chips) {
        const auto attribute = game.find(model::AttributeId(term.toStdString()));
        const auto label = attribute                        ? q(game.attributes[*attribute].label)
                           : term == QStringLiteral("dp")   ? tr("%1 in all").arg(q(game.domain.plural))
                           : term == QStringLiteral("text") ? tr("Length of the text")
                                                            : term.left(1).toUpper() + term.mid(1);
        chip->setChip(
            label, m_terms.contains(term) ? tr("%1, chosen").arg(label) : label, m_terms.contains(term), false);
        chip->setVisible(term != m_cost->currentData().toString());
    }
}

ChipButton* WorthPage::chip(const QString& term) const
{
    for (const auto& [name, chip] : m_chips)
        if (name == term)
            return chip;
    return nullptr;
}

void WorthPage::work()
{
    const auto catalogue = workspace().catalogue();
    if (!catalogue || m_chips.empty())
        return;
    const auto& game = catalogue->game();
    const auto query = model::parseQuery(m_query->text().toStdString(), game);
    m_query->setError(query ? std::nullopt : std::optional(query.error()));
    if (!query)
        return;
    if (model::needsDeck(query->root))
        return take(nullptr, tr("The search asks about a deck or a collection; here it is about cards."));
    const auto cost = model::costCalled(m_cost->currentData().toString().toStdString(), game);
    if (!cost)
        return take(nullptr, tr("Cards of this game have no number."));
    QStringList names;
    for (const auto& [term, chip] : m_chips)
        if (m_terms.contains(term) && term != m_cost->currentData().toString())
            names << term;
    if (!m_more->text().trimmed().isEmpty())
        names << m_more->text().trimmed();
    if (names.isEmpty())
        return take(nullptr, tr("Choose what the cost depends on."));
    auto terms = model::parseAuditTerms(names.join(QLatin1Char(',')).toStdString(), *cost, game);
    if (!terms)
        return take(nullptr, q(app::auditTermErrorText(terms.error(), game)));
    std::optional<model::CostFormula> formula;
    if (!m_formula->text().trimmed().isEmpty()) {
        auto typed = model::parseFormula(m_formula->text().toStdString(), *cost, game);
        if (!typed)
            return take(nullptr, q(app::auditTermErrorText(typed.error(), game)));
        formula = std::move(*typed);
    }
    m_slow.start();
    m_job.start([this, catalogue, query = *query, cost = *cost, terms = std::move(*terms),
                    formula = std::move(formula)]() -> app::Job::Answer {
        if (!app::readTextsFor(query.root, *catalogue, [this](std::size_t, std::size_t) { return !m_job.isStopped(); }))
            return nullptr;
        auto found = model::audit({model::search(query, *catalogue), cost, terms, formula}, *catalogue);
        if (m_job.isStopped())
            return nullptr;
        if (!found)
            return [this, text = q(app::auditProblemText(found.error(), catalogue->game().attributes[cost].label))] {
                take(nullptr, text);
            };
        return [this, catalogue, audit = std::make_shared<const model::Audit>(std::move(*found))] {
            m_catalogue = catalogue;
            take(audit, {});
        };
    });
}

void WorthPage::take(const std::shared_ptr<const model::Audit>& audit, const QString& trouble)
{
    m_slow.stop();
    m_cancel->hide();
    m_audit = audit;
    if (!audit)
        m_told->setText(trouble, LineLabel::Tone::Open);
    m_plot->setAudit(audit, m_catalogue);
    showFit();
    showCards();
    showDominated();
    showDeck();
    if (audit)
        m_cards->chooseFirst();
}

void WorthPage::showFit()
{
    TableRows none;
    m_notes->setVisible(false);
    m_domains->setVisible(m_audit && m_catalogue->game().hasDomains());
    if (!m_audit) {
        m_coefficients->setRows(none);
        return m_domains->setRows(none);
    }
    const auto& game = m_catalogue->game();
    const auto& fit = m_audit->fit;
    const auto cost = q(game.attributes[m_audit->question.cost].label);
    m_told->setText(tr("%1 · R² %2 · error %3 %5 · leave-one-out error %4 %5")
                        .arg(counted(fit.rows.size(), "cards"), q(app::numberText(fit.rSquared, 4)),
                            q(app::numberText(fit.sigma, 3)), q(app::numberText(fit.looError, 3)), cost),
        LineLabel::Tone::Plain);
    const auto notes = app::auditLeftOutTexts(*m_audit, cost.toStdString());
    m_notes->setText(q(model::joined(notes, "\n")));
    m_notes->setVisible(!notes.empty());
    std::vector<std::pair<QString, model::Estimate>> estimates{{tr("constant"), fit.constant}};
    for (std::size_t i = 0; i < fit.columns.size(); ++i)
        if (fit.columns[i])
            estimates.emplace_back(q(m_audit->question.terms[i].name), *fit.columns[i]);
    const auto estimate = keptRows(estimates);
    TableRows rows{.count = static_cast<int>(estimates.size())};
    rows.text = [estimate](int row, int column) {
        const auto& [name, found] = estimate(row);
        return column == 0   ? name
               : column == 1 ? q(app::signedText(found.value, 4))
                             : q(app::numberText(found.error, 4));
    };
    rows.number = [estimate](int row, int column) {
        return asNumber(column == 1 ? estimate(row).second.value : estimate(row).second.error);
    };
    m_coefficients->setRows(std::move(rows));
    const auto residual = keptRows(app::domainResiduals(*m_audit, *m_catalogue));
    TableRows domains{.count = static_cast<int>(app::domainResiduals(*m_audit, *m_catalogue).size())};
    domains.text = [residual, catalogue = m_catalogue](int row, int column) {
        const auto& each = residual(row);
        return column == 1   ? figures(each.cards)
               : column == 2 ? q(app::signedText(each.mean))
               : each.domain ? q(catalogue->game().attributes[*each.domain].label)
                             : tr("none", "a domain");
    };
    domains.number = [residual](int row, int column) {
        return column == 1 ? static_cast<qint64>(residual(row).cards) : asNumber(residual(row).mean);
    };
    m_domains->setRows(std::move(domains));
}

void WorthPage::showCards()
{
    if (!m_audit)
        return m_cards->setRows({});
    std::vector<std::size_t> places;
    for (const auto place : app::byPrice(*m_audit)) {
        const auto& row = m_audit->fit.rows[place];
        const auto off = row.looResidual.value_or(0);
        const bool beyond = row.looInterval && std::abs(off) > *row.looInterval;
        const int which = m_which->currentIndex();
        if (which <= AllWorth || (which == OverPrice && off > 0) || (which == UnderPrice && off < 0) ||
            (which == BeyondRange && beyond))
            places.push_back(place);
    }
    const auto formula = std::make_shared<const std::vector<double>>(app::offFormula(*m_audit));
    m_cards->setColumnHidden(WorthFormula, formula->empty());
    const auto value = [audit = m_audit, formula](std::size_t place, int column) -> std::optional<double> {
        const auto& row = audit->fit.rows[place];
        switch (column) {
        case WorthCost: return audit->costs[place];
        case WorthOthers: return row.looResidual ? std::optional(audit->costs[place] - *row.looResidual) : std::nullopt;
        case WorthOff: return row.looResidual;
        case WorthRange: return row.looInterval;
        default: return formula->empty() ? std::nullopt : std::optional((*formula)[place]);
        }
    };
    const auto place = keptRows(places);
    TableRows rows{.count = static_cast<int>(places.size())};
    rows.id = [place](int row) { return static_cast<qint64>(place(row)); };
    rows.text = [place, value, audit = m_audit, catalogue = m_catalogue](int row, int column) {
        if (column == WorthName)
            return q(model::unambiguousName(*catalogue, audit->question.cards[place(row)]));
        const auto number = value(place(row), column);
        if (!number)
            return QStringLiteral("–");
        return column == WorthCost                            ? q(app::numberText(*number, 0))
               : column == WorthOff || column == WorthFormula ? q(app::signedText(*number))
               : column == WorthRange                         ? QStringLiteral("± ") + twoDecimals(*number)
                                                              : twoDecimals(*number);
    };
    rows.number = [place, value](int row, int column) { return asNumber(value(place(row), column).value_or(-1e9)); };
    rows.look = [place, audit = m_audit](int row, int column, int role) -> QVariant {
        const auto& fitted = audit->fit.rows[place(row)];
        if (role == Qt::ForegroundRole && column == WorthOff && fitted.looInterval &&
            std::abs(*fitted.looResidual) > *fitted.looInterval)
            return theme().open;
        return {};
    };
    m_cards->setRows(std::move(rows));
}

void WorthPage::showDominated()
{
    const auto count = m_audit ? m_audit->dominated.size() : 0;
    m_tables->setTabText(1, count > 0 ? tr("Dominated (%1)").arg(figures(count)) : tr("Dominated"));
    if (!m_audit)
        return m_dominated->setRows({});
    TableRows rows{.count = static_cast<int>(count)};
    rows.id = [audit = m_audit](
                  int row) { return static_cast<qint64>(audit->dominated[static_cast<std::size_t>(row)].card); };
    rows.text = [audit = m_audit, catalogue = m_catalogue](int row, int column) {
        const auto& pair = audit->dominated[static_cast<std::size_t>(row)];
        return q(model::unambiguousName(*catalogue, audit->question.cards[column == 0 ? pair.card : pair.by]));
    };
    m_dominated->setRows(std::move(rows));
}

void WorthPage::showDeck()
{
    const bool shown = m_tables->currentIndex() == 2;
    model::DeckWorth worth;
    if (m_audit && m_document && m_document->checker().sharedCatalogue()->sameNumbers(*m_catalogue))
        worth = model::deckWorth(*m_audit, m_document->deck(), m_document->checker());
    std::vector<std::size_t> marked;
    for (const auto& card : worth.cards)
        marked.push_back(card.place);
    m_plot->setMarked(shown ? marked : std::vector<std::size_t>());
    m_deckTold->setText(
        !m_document || !m_audit
            ? tr("Open a deck to see which of its cards carry it for their price.")
            : tr("%1: %2").arg(q(m_document->deck().name),
                  q(app::deckWorthText(worth, m_catalogue->game().attributes[m_audit->question.cost].label))));
    const auto card = keptRows(worth.cards);
    TableRows rows{.count = static_cast<int>(worth.cards.size())};
    rows.id = [card](int row) { return static_cast<qint64>(card(row).place); };
    rows.text = [card, audit = m_audit, catalogue = m_catalogue](int row, int column) {
        const auto& each = card(row);
        return column == 0   ? q(model::unambiguousName(*catalogue, audit->question.cards[each.place]))
               : column == 1 ? figures(each.copies)
               : column == 2 ? q(app::signedText(audit->fit.rows[each.place].residual))
                             : q(app::signedText(each.over));
    };
    rows.number = [card, audit = m_audit](int row, int column) {
        const auto& each = card(row);
        return column == 1   ? static_cast<qint64>(each.copies)
               : column == 2 ? asNumber(audit->fit.rows[each.place].residual)
                             : asNumber(each.over);
    };
    rows.look = [card](int row, int column, int role) -> QVariant {
        return role == Qt::ForegroundRole && column == 3 ? (card(row).over < 0 ? theme().good : theme().open)
                                                         : QVariant();
    };
    m_deckCards->setRows(std::move(rows));
}

std::optional<std::size_t> WorthPage::placeOf(const RowTable& table) const
{
    const int row = table.current();
    if (row < 0 || !m_audit)
        return std::nullopt;
    const auto id = table.currentIndex().isValid()
                        ? static_cast<const RowModel*>(table.model())->id(table.currentIndex().row())
                        : -1;
    return id >= 0 ? std::optional(static_cast<std::size_t>(id)) : std::nullopt;
}

void WorthPage::choose(std::optional<std::size_t> place)
{
    if (place && (!m_audit || *place >= m_audit->costs.size()))
        place.reset();
    m_plot->setChosen(place);
    if (!place)
        return m_face->clear();
    m_face->setFace(app::cardFace(*m_catalogue, m_audit->question.cards[*place]), m_catalogue->game());
}

} // namespace nexus::ui
