// Decks published for another program: first the plan, which says what files there will be and what of the decks the
// program cannot hold, then the files, all or none.
#pragma once

#include "app/publish/bundle_folder.h"
#include "app/publish/publication_making.h"
#include "importers/programs/programs.h"
#include "model/base/progress.h"

#include <memory>

namespace nexus::app {

class CardArt;

struct PublishPlan {
    const importers::PublishProgram* program = nullptr;
    importers::Publication publication;
    importers::Bundle bundle;
    std::filesystem::path folder;

    [[nodiscard]] std::vector<std::string> paths() const; // of all files, texts before pictures
};
[[nodiscard]] PublishPlan planPublication(const importers::PublishProgram& program, std::span<const ProxyDeck> decks,
    const model::Catalogue& catalogue, const PublishChoice& choice);

// Files in the way of the plan: not ours, or changed since we wrote them. Trouble with the folder is a
// std::runtime_error with a whole sentence, here and below.
[[nodiscard]] std::vector<std::string> inTheWay(const PublishPlan& plan);

struct Published {
    std::map<std::string, std::size_t> files; // path → bytes
    std::vector<std::string> gone;            // of the last time, wanted no more
};
// Nothing where it was called off: then the folder is as it was. Replaces what is in the way.
[[nodiscard]] std::optional<Published> publish(
    const PublishPlan& plan, const CardArt* art, const model::Progress& progress = {});

// A loss as a sentence.
[[nodiscard]] std::string lossText(const importers::Loss& loss, const importers::PublishProgram& program);
[[nodiscard]] std::string_view lossId(importers::LossKind kind); // "plans"

} // namespace nexus::app
