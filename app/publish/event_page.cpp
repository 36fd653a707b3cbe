#include "app/publish/event_page.h"

#include "app/documents/event_stats.h"
#include "app/printing/decklist_text.h"
#include "app/publish/page_cards.h"
#include "app/publish/page_deck.h"
#include "app/publish/page_frame.h"
#include "app/text/event_text.h"
#include "app/text/round_text.h"
#include "model/base/words.h"
#include "model/event/standings.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace nexus::app {

namespace {

struct EventPageWords {
    NEXUS_WORDS(EventPageWords)
};

// Asked for, or the event is over.
bool allAreShown(const EventPageOrder& order)
{
    const auto& rounds = order.state.rounds;
    if (order.allLists || rounds.empty() || rounds.back().kind != model::PairingKind::Elimination)
        return order.allLists;
    return rounds.back().matches.size() == 1 && rounds.back().byes.empty() && rounds.back().open() == 0;
}

// Whose lists the page may show.
std::set<model::PlayerNumber> listsToShow(const EventPageOrder& order)
{
    const auto& state = order.state;
    std::set<model::PlayerNumber> shown;
    if (allAreShown(order)) {
        for (const auto& player : state.players)
            shown.insert(player.number);
    } else if (state.settings.openLists) {
        shown.insert(state.seeds.begin(), state.seeds.end());
    }
    std::erase_if(shown, [&](model::PlayerNumber number) { return !state.player(number)->list; });
    return shown;
}

class EventWriter {
public:
    explicit EventWriter(const EventPageOrder& order)
        : m_state(order.state)
        , m_reader(order.lists)
        , m_checker(order.lists.checker(order.state.settings.edition))
        , m_rounds(static_cast<int>(order.state.rounds.size()))
    {
        if (!m_checker)
            return;
        m_lists = listsToShow(order);
        if (!m_lists.empty() && allAreShown(order))
            m_played = eventStats(m_state, m_reader).rows;
    }

    EventPage write()
    {
        writePageHead(m_page, m_state.settings.name, pageFile("event.css") + domainStyles(m_reader.game()));
        writeTop();
        m_page.markup("<main>\n");
        writeSearch();
        if (m_rounds > 0)
            writeRound("pairings", m_rounds, 2);
        writeStandings();
        writeResults();
        writePlayed();
        writeLists();
        m_page.markup("</main>\n");
        writePageFoot(m_page, model::filled(EventPageWords::tr("Made with %1.", "the program"), {programText()}));
        return {m_page.bytes(), m_lists.size()};
    }

private:
    void writeTop()
    {
        m_page.markup("<header>\n").element("h1", {}, m_state.settings.name);
        m_page.markup("\n<p class=\"muted\">").text(m_reader.game().name).text(" · ");
        m_page.text(m_checker ? m_checker->ruleset().name : m_state.settings.edition.str()).text(" · ");
        m_page.text(EventPageWords::tr("%n players", nullptr, static_cast<std::int64_t>(m_state.players.size())));
        m_page.markup("</p>\n</header>\n<nav aria-label=\"").text(EventPageWords::tr("On this page"));
        m_page.markup("\"><ul>\n");
        if (m_rounds > 0)
            writeLink("pairings", roundTitle(m_state, m_rounds));
        writeLink("standings", EventPageWords::tr("Standings"));
        if (m_rounds > 1)
            writeLink("results", EventPageWords::tr("Earlier rounds"));
        if (!m_played.empty())
            writeLink("played", EventPageWords::tr("What was played"));
        if (!m_lists.empty())
            writeLink("lists", EventPageWords::tr("Lists"));
        m_page.markup("</ul></nav>\n");
    }
    void writeLink(const std::string& id, const std::string& words)
    {
        m_page.markup("<li><a href=\"#" + id + "\">").text(words).markup("</a></li>\n");
    }

    // The page's few lines of script show it.
    void writeSearch()
    {
        m_page.markup("<div class=\"bar\">\n<form role=\"search\" hidden>\n<label><span class=\"unseen\">");
        m_page.text(EventPageWords::tr("Find a player")).markup("</span><input id=\"find\" type=\"search\" ");
        m_page.markup("autocomplete=\"off\" spellcheck=\"false\" placeholder=\"");
        m_page.text(EventPageWords::tr("Find a player"));
        m_page.markup("\"></label>\n<output id=\"found\" class=\"muted\" for=\"find\" data-words=\"");
        m_page.text(EventPageWords::tr("%1 of %2 rows")).markup("\"></output>\n</form>\n</div>\n");
    }

    void writeName(model::PlayerNumber number)
    {
        const auto& name = m_state.player(number)->name;
        if (m_lists.contains(number))
            m_page.markup("<a href=\"#l" + std::to_string(number) + "\">").text(name).markup("</a>");
        else
            m_page.text(name);
    }
    void writeCell(model::PlayerNumber number, const char* styled)
    {
        m_page.markup(std::string("<td class=\"") + styled + "\">");
        if (number > 0)
            writeName(number);
        else
            m_page.text(EventPageWords::tr("Bye"));
        m_page.markup("</td>");
    }
    void writeHeads(const std::vector<std::pair<const char*, std::string>>& heads)
    {
        m_page.markup("<table>\n<thead><tr>");
        for (const auto& [styled, words] : heads)
            m_page.markup("<th scope=\"col\" class=\"" + std::string(styled) + "\">").text(words).markup("</th>");
        m_page.markup("</tr></thead>\n<tbody>\n");
    }

    void writeRound(const std::string& id, int number, int level)
    {
        const auto& round = m_state.rounds[static_cast<std::size_t>(number) - 1];
        const auto tag = "h" + std::to_string(level);
        if (!id.empty()) {
            m_page.markup("<section class=\"pane\" id=\"" + id + "\">\n");
            m_page.element(tag, {}, roundTitle(m_state, number)).markup("\n");
            if (const int open = round.open(); open > 0)
                m_page.element("p", "muted", EventPageWords::tr("%n results are missing.", nullptr, open)).markup("\n");
        }
        writeHeads({{"number", EventPageWords::tr("Table")}, {"first", EventPageWords::tr("Player")},
            {"result", EventPageWords::tr("Result")}, {"second", EventPageWords::tr("Opponent")}});
        for (const auto& match : round.matches) {
            m_page.markup("<tr class=\"entry\">").element("td", "number", std::to_string(match.table));
            writeCell(match.first, "first");
            m_page.element("td", "result", match.score ? scoreText(*match.score) : "·");
            writeCell(match.second, "second");
            m_page.markup("</tr>\n");
        }
        for (const auto player : round.byes) {
            m_page.markup("<tr class=\"entry\">").element("td", "number", "–");
            writeCell(player, "first");
            m_page.markup("<td></td>");
            writeCell(0, "second muted");
            m_page.markup("</tr>\n");
        }
        m_page.markup("</tbody>\n</table>\n");
        if (!id.empty())
            m_page.markup("</section>\n");
    }

    void writeStandings()
    {
        m_page.markup("<section class=\"pane\" id=\"standings\">\n");
        m_page.element("h2", {}, EventPageWords::tr("Standings"));
        m_page.markup("\n<div class=\"wide\">\n");
        writeHeads({{"number", EventPageWords::tr("Rank")}, {"first", EventPageWords::tr("Player")},
            {"number", EventPageWords::tr("Points")}, {"number", EventPageWords::tr("Matches")},
            {"number", EventPageWords::tr("OMW")}, {"number more", EventPageWords::tr("GW")},
            {"number more", EventPageWords::tr("OGW")}});
        for (const auto& each : model::standingsOf(m_state)) {
            m_page.markup("<tr class=\"entry\">").element("td", "number", std::to_string(each.rank));
            writeCell(each.player, "first");
            m_page.element("td", "number", std::to_string(each.points))
                .element("td", "number", tallyText(each.matches));
            m_page.element("td", "number", shareText(each.omw));
            for (const double share : {each.gw, each.ogw})
                m_page.element("td", "number more", shareText(share));
            m_page.markup("</tr>\n");
        }
        m_page.markup("</tbody>\n</table>\n</div>\n");
        m_page.element("p", "muted",
            EventPageWords::tr("Matches are won, lost and drawn. Equal points are told apart by OMW, the share of "
                               "matches that the opponents won, then GW, the share of games won, then OGW, the share "
                               "of games that the opponents won, then by lot."));
        m_page.markup("\n</section>\n");
    }

    void writeResults()
    {
        if (m_rounds < 2)
            return;
        m_page.markup("<section class=\"pane\" id=\"results\">\n");
        m_page.element("h2", {}, EventPageWords::tr("Earlier rounds")).markup("\n");
        for (int number = m_rounds - 1; number > 0; --number) {
            m_page.markup("<details>\n").element("summary", {}, roundTitle(m_state, number)).markup("\n");
            writeRound({}, number, 3);
            m_page.markup("</details>\n");
        }
        m_page.markup("</section>\n");
    }

    // Half a line, the interval and a dot; in the colours of the page.
    void writeInterval(const model::WinShare& wins)
    {
        const auto at = [](double share) { return std::to_string(std::lround(share * 100)); };
        m_page.markup("<td class=\"number more\">").text(shareText(wins.low) + "–" + shareText(wins.high));
        m_page.markup("</td><td class=\"interval\"><svg viewBox=\"-3 0 106 10\" aria-hidden=\"true\">"
                      "<path class=\"half\" d=\"M0 0V10M50 0V10M100 0V10\"/><path d=\"M" +
                      at(wins.low) + " 5H" + at(wins.high) + "\"/><circle cx=\"" + at(wins.share) +
                      "\" cy=\"5\" r=\"3\"/></svg></td>");
    }

    void writePlayedKind(PlayedKind kind, const std::string& title)
    {
        constexpr std::size_t mostRows = 12;
        m_page.element("h3", {}, title).markup("\n<div class=\"wide\">\n");
        writeHeads({{"first", EventPageWords::tr("Name")}, {"number", EventPageWords::tr("Decks")},
            {"number", EventPageWords::tr("Share")}, {"number", EventPageWords::tr("Won")},
            {"number more", EventPageWords::tr("Between")}, {"interval", std::string()}});
        std::size_t written = 0;
        for (const auto& row : m_played) {
            if (row.kind != kind || written++ >= mostRows)
                continue;
            m_page.markup("<tr>").element("td", "first", row.name);
            m_page.element("td", "number", std::to_string(row.wins.players))
                .element("td", "number", shareText(row.share));
            if (row.wins.matches() > 0) {
                m_page.element("td", "number", shareText(row.wins.share));
                writeInterval(row.wins);
            } else {
                m_page.markup("<td></td><td class=\"more\"></td><td></td>");
            }
            m_page.markup("</tr>\n");
        }
        m_page.markup("</tbody>\n</table>\n</div>\n");
    }

    void writePlayed()
    {
        if (m_played.empty())
            return;
        m_page.markup("<section class=\"pane\" id=\"played\">\n");
        m_page.element("h2", {}, EventPageWords::tr("What was played")).markup("\n");
        writePlayedKind(PlayedKind::Domains, EventPageWords::tr("Domains of decks"));
        writePlayedKind(PlayedKind::Leader, EventPageWords::tr("Leaders"));
        writePlayedKind(PlayedKind::Card, EventPageWords::tr("Cards"));
        m_page.element("p", "muted",
            EventPageWords::tr(
                "Matches count where one side has it and the other has not; a draw is half a win. The line is "
                "where the share lies at 95 % (Wilson's interval): of few matches it is wide."));
        m_page.markup("\n</section>\n");
    }

    void writeLists()
    {
        if (m_lists.empty())
            return;
        m_page.markup("<section class=\"pane\" id=\"lists\">\n");
        m_page.element("h2", {}, EventPageWords::tr("Lists")).markup("\n");
        const WebPageOrder none{.catalogue = m_reader.catalogue()};
        const PageCards cards(none);
        for (const auto* player : playersByName(m_state)) {
            if (!m_lists.contains(player->number))
                continue;
            const auto& deck = player->list->deck;
            auto code = importers::encodeDeck(deck, m_checker->ruleset(), m_reader.ids());
            const auto id = "l" + std::to_string(player->number);
            m_page.markup("<details class=\"entry\" id=\"" + id + "\">\n<summary>").text(player->name);
            m_page.markup(" ").element("span", "muted", deck.name).markup("</summary>\n");
            writeDeck(
                m_page, {deck, m_checker, code ? std::move(*code) : std::string(), false}, cards, {id + "-deck", 3});
            m_page.markup("</details>\n");
        }
        m_page.markup("</section>\n");
    }

    Html m_page;
    const model::EventState& m_state;
    const ListReader& m_reader;
    std::shared_ptr<const model::DeckChecker> m_checker;
    int m_rounds;
    std::set<model::PlayerNumber> m_lists;
    std::vector<PlayedRow> m_played;
};

} // namespace

EventPage eventPage(const EventPageOrder& order) { return EventWriter(order).write(); }

} // namespace nexus::app
