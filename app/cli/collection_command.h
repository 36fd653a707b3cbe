// The parts of `collection`: what its options say, and what each of its commands does.
#pragma once

#include "app/cli/collection_reading.h"
#include "app/cli/json_collection.h"

namespace nexus::app::cli {

struct CollectionOptions {
    std::vector<std::string> words, tags;
    std::string field, newValue, file, group, day, format, ruleset, card, set, place, page;
    std::map<model::StackField, std::string> stack; // fields as they are typed
    int forTrade = 0, limit = 20, steps = 1;
    bool wants = false, unmatched = false, all = false, details = false, replace = false, dryRun = false, offer = false,
         want = false, lines = false;

    [[nodiscard]] model::StackList list() const
    {
        return unmatched ? model::StackList::Unmatched : wants ? model::StackList::Wanted : model::StackList::Owned;
    }
};

// Stacks with what decks hold of them.
[[nodiscard]] std::vector<ListedStack> listed(OpenCollection& open, const std::vector<model::StackId>& stacks);
// What an edit left of the stacks it touched, on standard output, and what it was, on standard error.
void tell(OpenCollection& open, const model::CollectionEdit& edit);
// The ruleset with this id, or the game's own.
[[nodiscard]] std::shared_ptr<const model::DeckChecker> checkerFor(Context& context, const std::string& ruleset);

int listCollection(Context& context, const CollectionOptions& options);
int collectionWorth(Context& context, const CollectionOptions& options);
int collectionHistory(Context& context, const CollectionOptions& options);
int collectionSets(Context& context, const CollectionOptions& options);
int collectionSurplus(Context& context, const CollectionOptions& options);

int addToCollection(Context& context, const CollectionOptions& options);
int enterIntoCollection(Context& context, const CollectionOptions& options);
int removeFromCollection(Context& context, const CollectionOptions& options);
int moveInCollection(Context& context, const CollectionOptions& options);
int setInCollection(Context& context, const CollectionOptions& options);
int splitStack(Context& context, const CollectionOptions& options);
int mergeStacks(Context& context, const CollectionOptions& options);
int matchStacks(Context& context, const CollectionOptions& options);
int undoInCollection(Context& context, const CollectionOptions& options);
int redoInCollection(Context& context, const CollectionOptions& options);

int importCollection(Context& context, const CollectionOptions& options);
int exportCollection(Context& context, const CollectionOptions& options);

int missingCards(Context& context, const CollectionOptions& options);
void addMissingTo(Command& collection, Registrar& registrar);

} // namespace nexus::app::cli
