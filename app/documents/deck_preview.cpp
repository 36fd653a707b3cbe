#include "app/documents/deck_preview.h"

#include "app/documents/deck_placement.h"
#include "app/text/finding_text.h"
#include "importers/decklist/card_line.h"
#include "importers/decklist/deck_text.h"
#include "importers/decklist/list_builder.h"
#include "importers/registry.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/search/card_lookup.h"

#include <algorithm>
#include <unordered_map>

namespace nexus::app {

using model::filled;

namespace {

struct PreviewWords {
    NEXUS_WORDS(PreviewWords)
};

constexpr int mostOffers = 5;
constexpr int mostAsked = 200; // rows of a list that names are looked for: each looks through all of them

// A text and its lines, which its rows are mended in.
class MendedText {
public:
    MendedText(const std::string& fileName, const std::string& text, const model::Game& game)
        : m_game(game)
        , m_kind(importers::deckForm(fileName, text).kind)
    {
        importers::LineReader reader(text);
        while (reader.next())
            m_lines.push_back(reader.line());
    }

    [[nodiscard]] bool isText() const { return m_kind == importers::DeckForm::Text; }
    [[nodiscard]] std::string_view line(std::size_t number) const
    {
        return number >= 1 && number <= m_lines.size() ? m_lines[number - 1] : std::string_view();
    }
    // The line with another name in it, its count and what stands around it kept; nothing where that cannot be told.
    [[nodiscard]] std::optional<std::string> renamed(
        std::size_t number, const std::string& from, const std::string& to) const
    {
        std::string line(this->line(number));
        if (const auto at = line.find(from); at != std::string::npos && !from.empty())
            return line.replace(at, from.size(), to);
        if (!isText() || line.empty())
            return std::nullopt;
        const auto count = importers::meantLine(line, m_game, importers::CardNames(nullptr)).reading.count;
        return (count.empty() ? "1" : count) + " " + to;
    }

private:
    const model::Game& m_game;
    importers::DeckForm::Kind m_kind;
    std::vector<std::string_view> m_lines;
};

class PreviewMaker {
public:
    PreviewMaker(const importers::ListedDeck& listed, const MendedText& text, const model::DeckChecker& checker)
        : m_listed(listed)
        , m_text(text)
        , m_checker(checker)
    {
        for (const auto& name : listed.names)
            m_places[model::fold(name.card)].push_back(name.line);
    }

    [[nodiscard]] std::vector<PreviewLine> lines(const std::function<bool()>& keepOn)
    {
        std::vector<PreviewLine> lines;
        const auto stopped = [&] { return keepOn && !keepOn(); };
        for (const auto& problem : m_listed.unread)
            if (!stopped())
                lines.push_back(unread(problem));
        for (const auto& section : m_listed.deck.sections)
            for (const auto& entry : section.entries)
                if (!stopped())
                    lines.push_back(row(section.id, entry));
        for (const auto& problem : m_listed.passed)
            lines.push_back(told(LineState::Passed, problem.line, problemText(problem)));
        if (const auto from = sideboardFrom(m_listed, m_checker); from > 0)
            lines.push_back(apart(from));
        return lines;
    }

private:
    [[nodiscard]] static PreviewLine told(LineState state, std::size_t place, std::string text)
    {
        PreviewLine line;
        line.state = state;
        line.text = std::move(text);
        if (place > 0)
            line.places = {place};
        return line;
    }

    [[nodiscard]] PreviewLine unread(const importers::ImportProblem& problem)
    {
        auto line = told(LineState::Unread, problem.line, problemText(problem));
        const auto text = m_text.line(problem.line);
        if (!m_text.isText() || text.empty())
            return line;
        const auto& catalogue = m_checker.catalogue();
        if (m_asked++ < mostAsked)
            for (auto& meant : importers::lineOffers(text, catalogue.game(), catalogue))
                line.offers.push_back({meant, {{problem.line, meant}}});
        line.offers.push_back(
            {PreviewWords::tr("No card: leave the line out"), {{problem.line, "// " + std::string(text)}}});
        return line;
    }

    [[nodiscard]] PreviewLine apart(std::size_t from) const
    {
        auto line = told(LineState::Apart, from,
            filled(PreviewWords::tr("line %1: cards stand apart below a blank line"), {std::to_string(from)}));
        line.offers.push_back({PreviewWords::tr("The sideboard begins here"),
            {{from,
                importers::deckTextHeading(model::SectionId("sideboard")) + "\n" + std::string(m_text.line(from))}}});
        return line;
    }

    [[nodiscard]] PreviewLine row(const model::SectionId& section, const model::DeckEntry& entry)
    {
        PreviewLine line;
        line.section = section;
        line.entry = entry;
        if (const auto places = m_places.find(model::fold(entry.card)); places != m_places.end())
            line.places = places->second;
        const auto index = m_checker.sectionIndex(section);
        const auto* fits = index == model::DeckChecker::noSection ? nullptr : m_checker.accepted(index);
        const auto& catalogue = m_checker.catalogue();
        const auto found = model::lookUp(catalogue, entry, fits);
        if (found.card)
            return line;
        line.state = found.choices.empty() ? LineState::Unknown : LineState::Ambiguous;
        const auto near = !found.choices.empty()  ? found.choices
                          : m_asked++ < mostAsked ? model::suggestNames(catalogue, entry.card, mostOffers)
                                                  : std::vector<model::CardIndex>();
        for (const auto card : near)
            offer(line, model::unambiguousName(catalogue, card));
        return line;
    }

    void offer(PreviewLine& line, const std::string& name) const
    {
        LineOffer offer{std::to_string(line.entry.count) + " " + name, {}};
        for (const auto place : line.places)
            if (auto mended = m_text.renamed(place, line.entry.card, name))
                offer.lines.emplace_back(place, std::move(*mended));
        if (!offer.lines.empty() && offer.lines.size() == line.places.size())
            line.offers.push_back(std::move(offer));
        else
            line.choices.push_back(name);
    }

    const importers::ListedDeck& m_listed;
    const MendedText& m_text;
    const model::DeckChecker& m_checker;
    std::unordered_map<std::string, std::vector<std::size_t>> m_places; // by folded name
    int m_asked = 0;
};

int rank(LineState state)
{
    switch (state) {
    case LineState::Unread: return 0;
    case LineState::Unknown: return 1;
    case LineState::Ambiguous: return 2;
    case LineState::Apart: return 3;
    case LineState::Passed: return 4;
    case LineState::Matched: break;
    }
    return 5;
}

} // namespace

int DeckPreview::count(LineState state) const
{
    return static_cast<int>(
        std::count_if(lines.begin(), lines.end(), [&](const auto& line) { return line.state == state; }));
}

model::Deck DeckPreview::result() const
{
    model::Deck made = deck;
    for (auto& section : made.sections)
        section.entries.clear();
    for (const auto& section : deck.sections)
        for (const auto& entry : section.entries) {
            auto settled = entry;
            for (const auto& line : lines)
                if (line.chosen >= 0 && line.section == section.id && line.entry == entry) {
                    settled.card = line.choices[static_cast<std::size_t>(line.chosen)];
                    settled.key.reset();
                }
            auto& target = made.sectionOrNew(section.id);
            if (!addCopies(target, settled))
                target.entries.push_back(settled);
        }
    return made;
}

tl::expected<std::vector<DeckPreview>, std::string> previewDecks(
    const std::string& fileName, const std::string& text, const ListReader& reader, const std::function<bool()>& keepOn)
{
    auto read = importers::readDecks(fileName, text, reader.game(), reader.catalogue().get());
    if (!read)
        return tl::unexpected(problemText(read.error().front()));
    const MendedText mended(fileName, text, reader.game());
    std::vector<DeckPreview> previews;
    for (auto& listed : *read) {
        const auto edition = listed.deck.ruleset.empty() ? reader.editionOf(listed.deck) : ListReader::Edition();
        const bool byCards = edition.chosen == LawChoice::Cards;
        if (byCards)
            listed.deck.ruleset = edition.ruleset;
        const auto checker = reader.checkerOrDefault(listed.deck.ruleset);
        placeCards(listed, *checker);
        DeckPreview preview;
        if (byCards)
            preview.edition = checker->ruleset().name;
        preview.lines = PreviewMaker(listed, mended, *checker).lines(keepOn);
        std::stable_sort(preview.lines.begin(), preview.lines.end(),
            [](const auto& a, const auto& b) { return rank(a.state) < rank(b.state); });
        preview.deck = std::move(listed.deck);
        previews.push_back(std::move(preview));
    }
    return previews;
}

} // namespace nexus::app
