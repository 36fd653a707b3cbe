#include "app/documents/deck_tables.h"

#include "app/base/file_bytes.h"
#include "app/text/finding_text.h"
#include "importers/card_list.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/search/card_lookup.h"

namespace nexus::app {

namespace {

using model::filled;

struct DeckTableWords {
    NEXUS_WORDS(DeckTableWords)
};

tl::expected<importers::FollowedTables, std::string> followed(
    const FollowedFile& file, const model::Game& game, const std::string& set, const CardNamed& cards)
{
    auto tables = importers::followTables(file.before, game, set, cards);
    if (!tables)
        return tl::unexpected(file.file.string() + ": " + problemText(tables.error().front()));
    return std::move(*tables);
}

} // namespace

CardNamed cardsOfPool(std::shared_ptr<const model::Catalogue> pool)
{
    return [pool = std::move(pool)](const std::string& name) -> std::optional<model::Card> {
        const auto found = model::lookUp(*pool, name);
        if (found.card)
            return pool->card(*found.card);
        return std::nullopt;
    };
}

CardNamed cardsOfList(std::vector<model::Card> cards)
{
    auto byName = std::make_shared<std::map<std::string, model::Card>>();
    for (auto& card : cards)
        byName->try_emplace(model::fold(card.name), std::move(card));
    return [byName](const std::string& name) -> std::optional<model::Card> {
        const auto found = byName->find(model::fold(name));
        return found == byName->end() ? std::nullopt : std::optional(found->second);
    };
}

tl::expected<FollowedFile, std::string> followFile(
    const std::filesystem::path& file, const ListReader& lists, const model::RulesetId& ruleset, const CardNamed& list)
{
    auto bytes = readFile(file);
    if (!bytes)
        return tl::unexpected(file.string() + " " + bytes.error() + ".");
    FollowedFile made{file, std::move(*bytes), ruleset, {}};
    if (made.ruleset.str().empty()) {
        model::Deck deck;
        const auto all = cardsOfPool(lists.catalogue());
        const auto named = [&](const std::string& name) {
            auto card = all(name);
            if (card)
                (void)deck.sectionOrNew(model::SectionId("main")).entries.emplace_back(model::DeckEntry{.card = name});
            return card;
        };
        if (const auto read = followed(made, lists.game(), {}, named); !read)
            return tl::unexpected(read.error());
        made.ruleset = lists.editionOf(deck).ruleset;
    }
    const auto checker = lists.checkerOrDefault(made.ruleset);
    const auto& sets = checker->ruleset().sets;
    const auto pool = std::shared_ptr<const model::Catalogue>(checker, &checker->catalogue());
    auto tables = followed(made, lists.game(), sets.empty() ? std::string() : importers::setCode(sets.front()),
        list ? list : cardsOfPool(pool));
    if (!tables)
        return tl::unexpected(tables.error());
    made.tables = std::move(*tables);
    return made;
}

tl::expected<void, std::string> writeFollowed(const FollowedFile& followed)
{
    if (followed.tables.bytes == followed.before)
        return {};
    if (const auto now = readFile(followed.file); !now || *now != followed.before)
        return tl::unexpected(
            filled(DeckTableWords::tr("%1 was changed by another program meanwhile; it was not overwritten."),
                {followed.file.string()}));
    if (const auto done = writeFile(followed.file, followed.tables.bytes); !done)
        return tl::unexpected(followed.file.string() + " " + done.error() + ".");
    return {};
}

std::string derivationText(const importers::DerivedColumn& column, const model::Game& game)
{
    const auto what = !column.of.empty() ? column.of
                      : column.attribute
                          ? game.attributes[*column.attribute].label
                          : filled(DeckTableWords::tr("%1 points", "of all domains"), {game.domain.name});
    switch (column.derivation) {
    case importers::Derivation::Times: return filled(DeckTableWords::tr("copies × %1"), {what});
    case importers::Derivation::Share: return filled(DeckTableWords::tr("% of all %1"), {what});
    case importers::Derivation::Value:
    case importers::Derivation::Words: break;
    }
    return what;
}

} // namespace nexus::app
