// Decks published for another program: first the plan, which says what files there will be and what of the decks the
// program cannot hold, then the files, all or none.
#pragma once

#include "app/publish/bundle_folder.h"
#include "app/publish/publication_making.h"
#include "importers/programs/programs.h"
#include "model/base/progress.h"

#include <memory>
#include <tl/expected.hpp>

namespace nexus::app {

class CardArt;

struct PublishChoice {
    std::optional<bool>
        allCards;        // of the catalogue, not those of the decks alone; none: where the program has a card base
    std::string address; // where the files will lie, as publishAddress() gives it; empty: `folder`
    std::filesystem::path folder;
    ProxyChoice copies; // of an order for a print shop; other programs get whole decks
    // Of the game, for the sections that a card base has.
    std::vector<std::shared_ptr<const model::DeckChecker>> rulesets;
};

// An address on the web as URLs write it, with '/' at its end; or why the program cannot have it, a whole sentence.
[[nodiscard]] tl::expected<std::string, std::string> publishAddress(
    std::string_view text, const importers::PublishProgram& program);

struct PublishPlan {
    const importers::PublishProgram* program = nullptr;
    importers::Publication publication;
    importers::Bundle bundle;
    std::filesystem::path folder;
    std::vector<ProxyWarning> unused; // cards asked for that no deck has

    [[nodiscard]] std::vector<std::string> paths() const; // of all files, texts before pictures
};
// `collection` is asked where copies that are missing are chosen.
[[nodiscard]] PublishPlan planPublication(const importers::PublishProgram& program, std::span<const ProxyDeck> decks,
    const model::Catalogue& catalogue, const PublishChoice& choice, const model::Collection& collection = {});

// Files in the way of the plan: not ours, or changed since we wrote them. Trouble with the folder is a
// std::runtime_error with a whole sentence, here and below.
[[nodiscard]] std::vector<std::string> inTheWay(const PublishPlan& plan);

struct Published {
    std::map<std::string, std::size_t> files; // path → bytes
    std::vector<std::string> gone;            // of the last time, wanted no more
    std::vector<ProxyWarning> badPictures;    // of one's own
};
// Nothing where it was called off: then the folder is as it was. Replaces what is in the way.
[[nodiscard]] std::optional<Published> publish(
    const PublishPlan& plan, const std::shared_ptr<const CardArt>& art, const model::Progress& progress = {});

// A loss as a sentence.
[[nodiscard]] std::string lossText(const importers::Loss& loss, const importers::PublishProgram& program);
[[nodiscard]] std::string_view lossId(importers::LossKind kind); // "plans"

} // namespace nexus::app
