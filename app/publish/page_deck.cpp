#include "app/publish/page_deck.h"

#include "app/base/qt_text.h"
#include "app/documents/deck_actions.h"
#include "app/printing/card_colours.h"
#include "app/printing/qr_symbol.h"
#include "app/publish/page_cards.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "app/views/charts.h"
#include "app/views/cost_curve.h"
#include "app/views/deck_blocks.h"
#include "model/base/words.h"
#include "model/rules/names_today.h"

namespace nexus::app {

namespace {

struct PageDeckWords {
    NEXUS_WORDS(PageDeckWords)
};

constexpr int mostBars = 40;

const char* toneOf(GaugeState state)
{
    return state == GaugeState::Met     ? "good"
           : state == GaugeState::Open  ? "open"
           : state == GaugeState::Wrong ? "bad"
                                        : "muted";
}

std::string withSignOf(GaugeState state, const std::string& words)
{
    const std::string sign = state == GaugeState::Met     ? metSign
                             : state == GaugeState::Open  ? openSign
                             : state == GaugeState::Wrong ? wrongSign
                                                          : "";
    return sign.empty() ? words : sign + " " + words;
}

class DeckWriter {
public:
    DeckWriter(Html& page, const WebPageDeck& deck, const PageCards& cards, const PagePlace& place)
        : m_page(page)
        , m_deck(deck.deck)
        , m_code(deck.code)
        , m_symbol(deck.symbol)
        , m_checker(*deck.checker)
        , m_game(m_checker.catalogue().game())
        , m_cards(cards)
        , m_place(place)
        , m_report(m_checker.check(deck.deck))
    {
    }

    void write()
    {
        m_page.markup(
            "<article class=\"deck\" id=\"" + m_place.id + "\" aria-labelledby=\"" + m_place.id + "-name\">\n");
        writeHead();
        writeGauges();
        writeProblems();
        writeFigures();
        writeSections();
        writePlans();
        writeNotes();
        writeCode();
        m_page.markup("</article>\n");
    }

private:
    void heading(int below, std::string_view words, const std::string& id = {})
    {
        const auto tag = "h" + std::to_string(m_place.level + below);
        m_page.markup("<" + tag + (id.empty() ? "" : " id=\"" + id + "\"") + ">");
        m_page.text(words).markup("</" + tag + ">\n");
    }

    void writeHead()
    {
        const auto said = verdict(m_report);
        m_page.markup("<div class=\"head\">\n");
        heading(0, m_deck.name, m_place.id + "-name");
        m_page.element("p", std::string("verdict ") + toneOf(said.state), withSignOf(said.state, said.text));
        m_page.markup("\n</div>\n<p class=\"muted\">").text(m_checker.ruleset().name);
        if (!m_deck.author.empty())
            m_page.text(" · " + model::filled(PageDeckWords::tr("by %1", "a deck's author"), {m_deck.author}));
        for (const auto& tag : m_deck.tags)
            m_page.text(" · " + tag);
        m_page.markup("</p>\n");
    }

    void writeGauges()
    {
        m_page.markup("<dl class=\"gauges\">\n");
        for (const auto& gauge : gauges(m_report, m_deck, m_checker)) {
            if (gauge.lines.empty())
                continue;
            const auto& line = gauge.lines.front();
            m_page.markup("<div class=\"gauge pane\">").element("dt", {}, gauge.label).markup("<dd>");
            m_page.element("b", {}, std::to_string(line.value));
            m_page.element("span", "muted", " / " + std::to_string(line.limit) + " " + line.unit);
            m_page.element("span", std::string("state ") + toneOf(line.state), withSignOf(line.state, line.remainder));
            m_page.markup("</dd></div>\n");
        }
        m_page.markup("</dl>\n");
    }

    void writeProblems()
    {
        if (m_report.findings.empty())
            return;
        m_page.markup("<ul class=\"problems pane\" aria-label=\"").text(PageDeckWords::tr("Problems")).markup("\">\n");
        for (const bool errors : {true, false})
            for (const auto& finding : m_report.findings) {
                if ((finding.severity == model::Severity::Error) != errors)
                    continue;
                const auto cites = findingCites(finding, m_checker);
                const bool open = !errors || finding.isOpen();
                m_page.markup("<li>").element("span", open ? "sign open" : "sign bad", open ? openSign : wrongSign);
                m_page.text(findingText(finding, m_checker) + (cites.empty() ? "" : " § " + cites));
                m_page.markup("</li>\n");
            }
        m_page.markup("</ul>\n");
    }

    void writeFigures()
    {
        const auto stats = model::deckStats(m_deck, m_checker);
        const auto curve = costCurve(m_deck, stats.drawn, m_checker);
        const auto symbol = m_code.empty() || !m_symbol ? std::nullopt
                                                        : QrSymbol::of(QByteArray::fromStdString(m_code));
        if (curve.columns.empty() && !symbol)
            return;
        m_page.markup("<div class=\"figures\">\n");
        if (!curve.columns.empty()) {
            const auto charts = deckCharts(stats, stats.drawn, m_checker);
            writeCurve(curve, charts.empty() ? std::string() : charts.front().summary);
        }
        if (symbol) {
            m_page.markup("<figure class=\"code pane\">").markup(symbol->svg().toStdString());
            m_page.element("figcaption", "muted", PageDeckWords::tr("Open in NexusDeck")).markup("</figure>\n");
        }
        m_page.markup("</div>\n");
    }

    void writeCurve(const CostCurve& curve, const std::string& summary)
    {
        std::string sentence;
        for (const auto& column : curve.columns)
            sentence += columnSentence(column, curve) + ". ";
        m_page.markup("<section class=\"curve pane\" aria-label=\"");
        m_page.text(model::filled(PageDeckWords::tr("%1 curve"), {curve.unit})).markup("\">\n<div class=\"head\">");
        heading(1, model::filled(PageDeckWords::tr("%1 curve"), {curve.unit}));
        m_page.element("p", "muted", summary).markup("</div>\n");
        const auto first = curve.columns.front().cost;
        const auto places = std::min<std::int64_t>(curve.columns.back().cost - first + 1, mostBars);
        constexpr int width = 680, room = 120, base = 20 + room;
        const double step = std::min(60.0, static_cast<double>(width) / static_cast<double>(places)), bar = step * 0.66;
        m_page.markup("<svg viewBox=\"0 0 " + std::to_string(width) + " " + std::to_string(base + 26) +
                      "\" role=\"img\" aria-label=\"");
        m_page.text(sentence).markup("\">\n<g text-anchor=\"middle\" fill=\"currentColor\">\n");
        for (const auto& column : curve.columns) {
            const auto place = column.cost - first;
            if (place >= places)
                break;
            const double left = static_cast<double>(place) * step;
            double y = base;
            for (const auto& part : column.parts) {
                const double height = static_cast<double>(room) * static_cast<double>(part.copies) /
                                      static_cast<double>(curve.most());
                y -= height;
                rectangle(left + (step - bar) / 2, y, bar, height,
                    part.domain ? domainColour(m_game.attributes[*part.domain]) : ink::neutral);
            }
            const auto middle = number(left + step / 2);
            m_page.markup("<text x=\"" + middle + "\" y=\"" + number(y - 5) + "\" font-weight=\"600\">" +
                          std::to_string(column.copies) + "</text>");
            m_page.markup("<text x=\"" + middle + "\" y=\"" + std::to_string(base + 20) + "\" opacity=\"0.75\">" +
                          std::to_string(column.cost) + "</text>\n");
        }
        m_page.markup("</g>\n</svg>\n</section>\n");
    }

    [[nodiscard]] static std::string number(double value) { return QString::number(value, 'f', 1).toStdString(); }

    void rectangle(double x, double y, double width, double height, const QColor& colour)
    {
        m_page.markup("<rect x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(width) +
                      "\" height=\"" + number(height) + "\" fill=\"" + colour.name().toStdString() +
                      "\" stroke=\"currentColor\" stroke-opacity=\"0.25\"/>");
    }

    void writeSections()
    {
        std::vector<std::vector<DeckBlock>> sections;
        for (auto& block : deckBlocks(m_deck, m_checker, m_report, DeckGrouping::Type)) {
            if (m_checker.isFree(block.section) || block.rows.empty())
                continue;
            if (sections.empty() || sections.back().front().section != block.section)
                sections.emplace_back();
            sections.back().push_back(std::move(block));
        }
        for (const auto& blocks : sections) {
            std::vector<const DeckBlock*> parts;
            for (const auto& block : blocks)
                parts.push_back(&block);
            const auto label = sectionLabel(m_checker.ruleset(), blocks.front().section).toStdString();
            m_page.markup("<section class=\"list pane\" aria-label=\"").text(label).markup("\">\n<div class=\"head\">");
            heading(1, label);
            m_page.element("p", "muted", blocksSummary(parts)).markup("</div>\n<div class=\"blocks\">\n");
            for (const auto& block : blocks)
                writeBlock(block, blocks.size() > 1);
            m_page.markup("</div>\n</section>\n");
        }
    }

    void writeBlock(const DeckBlock& block, bool titled)
    {
        m_page.markup("<div class=\"block\">\n");
        if (titled) {
            m_page.markup("<div class=\"head\">");
            heading(2, block.label);
            m_page.element("span", "muted", block.summary).markup("</div>\n");
        }
        m_page.markup("<ul>\n");
        for (const auto& row : block.rows)
            writeRow(row, block.unit);
        m_page.markup("</ul>\n</div>\n");
    }

    void writeRow(const DeckRow& row, const std::string& unit)
    {
        m_page.markup("<li>")
            .element("span", "copies", std::to_string(row.entry.count))
            .markup(" <span class=\"name\">");
        const auto link = row.card ? m_cards.linkTo(std::string(m_checker.catalogue().key(*row.card))) : std::string();
        if (!link.empty())
            m_page.markup("<a href=\"" + link + "\">").text(row.name).markup("</a>");
        else
            m_page.text(row.name);
        if (!row.problem.empty() || !row.card)
            m_page.markup(" ").element("span", "bad", wrongSign);
        m_page.markup("</span> ");
        if (row.card)
            writePips(m_page, m_checker.catalogue(), *row.card);
        if (row.cost)
            m_page.markup(" <span class=\"cost\">")
                .text(std::to_string(*row.cost))
                .element("span", "unseen", " " + unit)
                .markup("</span>");
        m_page.markup("</li>\n");
    }

    void writePlans()
    {
        if (m_deck.plans.empty())
            return;
        m_page.markup("<section class=\"list pane\">\n");
        heading(1, PageDeckWords::tr("Sideboard plans"));
        for (const auto& plan : m_deck.plans) {
            m_page.markup("<div class=\"plan\">\n");
            heading(2, plan.name);
            std::string moves;
            for (const auto& [sign, rows] : {std::pair("−", &plan.out), std::pair("+", &plan.in)})
                for (const auto& row : *rows)
                    moves += (moves.empty() ? "" : ", ") + (sign + std::to_string(row.count)) + " " +
                             model::nameShown(m_checker.catalogue(), row);
            m_page.element("p", {}, moves).markup("\n");
            if (!plan.note.empty())
                m_page.markup("<p class=\"words muted\">").text(plan.note, true).markup("</p>\n");
            m_page.markup("</div>\n");
        }
        m_page.markup("</section>\n");
    }

    void writeNotes()
    {
        if (m_deck.notes.empty())
            return;
        m_page.markup("<section class=\"list pane\">\n");
        heading(1, PageDeckWords::tr("Notes"));
        m_page.markup("<p class=\"words\">").text(m_deck.notes, true).markup("</p>\n</section>\n");
    }

    void writeCode()
    {
        if (m_code.empty())
            return;
        m_page.markup("<section class=\"list pane text-code\">\n");
        heading(1, PageDeckWords::tr("Deck code"));
        m_page.markup("<code>").text(m_code).markup("</code>\n</section>\n");
    }

    Html& m_page;
    const model::Deck& m_deck;
    const std::string& m_code;
    bool m_symbol;
    const model::DeckChecker& m_checker;
    const model::Game& m_game;
    const PageCards& m_cards;
    PagePlace m_place;
    model::LegalityReport m_report;
};

} // namespace

void writeDeck(Html& page, const WebPageDeck& deck, const PageCards& cards, const PagePlace& place)
{
    DeckWriter(page, deck, cards, place).write();
}

} // namespace nexus::app
