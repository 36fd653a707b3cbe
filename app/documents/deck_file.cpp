#include "app/documents/deck_file.h"

#include "app/base/file_bytes.h"
#include "app/documents/list_reading.h"
#include "app/text/finding_text.h"
#include "importers/decklist/deck_json.h"
#include "importers/decklist/deck_text.h"
#include "importers/registry.h"
#include "model/search/card_lookup.h"

namespace nexus::app {

std::string deckBytes(const model::Deck& deck, const std::filesystem::path& file, const model::Game& game)
{
    return file.extension() == ".txt" ? importers::writeDeckText(deck, game) : importers::writeDeckJson(deck);
}

tl::expected<void, std::string> writeDeckFile(
    const std::filesystem::path& file, const model::Deck& deck, const model::Game& game)
{
    return writeFile(file, deckBytes(deck, file, game));
}

std::optional<std::pair<std::string, std::string>> otherGameOf(const std::string& bytes, const GameFolder& place)
{
    const auto deck = importers::readDeckJson(bytes);
    if (!deck || deck->game.empty() || deck->game == place.game)
        return std::nullopt;
    for (auto& known : gameNames(place.root))
        if (known.first == deck->game)
            return known;
    return std::nullopt;
}

namespace {

PreviewLine lineOf(const model::SectionId& section, const model::DeckEntry& entry, const model::DeckChecker& checker)
{
    const auto& catalogue = checker.catalogue();
    PreviewLine line;
    line.section = section;
    line.entry = entry;
    const auto index = checker.sectionIndex(section);
    const auto* fits = index == model::DeckChecker::noSection ? nullptr : checker.accepted(index);
    const auto found = model::lookUp(catalogue, entry, fits);
    if (found.card)
        return line;
    line.state = found.choices.empty() ? LineState::Unknown : LineState::Ambiguous;
    const auto near = found.choices.empty() ? model::suggestNames(catalogue, entry.card, 5) : found.choices;
    for (const auto card : near)
        line.choices.push_back(model::unambiguousName(catalogue, card));
    return line;
}

int rank(LineState state)
{
    switch (state) {
    case LineState::Unread: return 0;
    case LineState::Unknown: return 1;
    case LineState::Ambiguous: return 2;
    case LineState::Passed: return 3;
    case LineState::Matched: break;
    }
    return 4;
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
    const std::string& fileName, const std::string& text, const model::Game& game, const CheckerFor& checkerFor)
{
    const auto everything = checkerFor(game.defaultRuleset);
    auto read = importers::readDecks(fileName, text, game, everything ? &everything->catalogue() : nullptr);
    if (!read)
        return tl::unexpected(problemText(read.error().front()));
    std::vector<DeckPreview> previews;
    for (auto& listed : *read) {
        const auto checker = checkerFor(listed.deck.ruleset);
        placeCards(listed, *checker);
        DeckPreview preview;
        for (const auto& [problems, state] :
            {std::pair(&listed.unread, LineState::Unread), std::pair(&listed.passed, LineState::Passed)})
            for (const auto& problem : *problems) {
                PreviewLine line;
                line.state = state;
                line.text = problemText(problem);
                preview.lines.push_back(std::move(line));
            }
        for (const auto& section : listed.deck.sections)
            for (const auto& entry : section.entries)
                preview.lines.push_back(lineOf(section.id, entry, *checker));
        std::stable_sort(preview.lines.begin(), preview.lines.end(),
            [](const auto& a, const auto& b) { return rank(a.state) < rank(b.state); });
        preview.deck = std::move(listed.deck);
        previews.push_back(std::move(preview));
    }
    return previews;
}

} // namespace nexus::app
