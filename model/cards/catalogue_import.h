// What putting a card list into a catalogue would do, as a value: nothing is written here. Identity decides
// which card a row is; a row without a set is about the card as it stands now (its newest printing), and a card
// new to the catalogue goes into the game's import set. The same list twice is all unchanged.
#pragma once

#include "model/cards/catalogue.h"

#include <functional>

namespace nexus::model {

struct FieldChange {
    std::string field; // "cp", "rules", "subtypes" …
    std::string from, to;
    friend bool operator==(const FieldChange&, const FieldChange&) = default;
};

// What a list says anything about. A table without a column for something leaves it as it is in the catalogue.
struct GivenFields {
    bool subtypes = true, keywords = true, rules = true, flavor = true, number = true, rarity = true, extras = true;
    std::vector<bool> attributes; // by index; empty: all
    friend bool operator==(const GivenFields&, const GivenFields&) = default;
};

enum class ImportEffect { NewCard, NewPrinting, Changed, Unchanged };

struct PlannedCard {
    std::size_t row = 0;                           // position in the list
    ImportEffect effect = ImportEffect::Unchanged; // a second printing of a card new in this list is NewPrinting
    CardKey key;
    Card card;                             // with its set settled
    std::optional<PrintingIndex> replaces; // Changed: the printing that gets these values
    std::vector<FieldChange> changes;      // Changed, and NewPrinting against the card as it stood
};

struct ImportPlan {
    std::vector<PlannedCard> cards;                             // in the order of the list
    std::vector<std::pair<CardIndex, PrintingIndex>> withdrawn; // taken out; none of them is replaced
    [[nodiscard]] bool changesAnything() const
    {
        return !withdrawn.empty() || count(ImportEffect::Unchanged) < cards.size();
    }
    [[nodiscard]] std::size_t count(ImportEffect effect) const;
};

// `keys` are those of the cards where they are known already (cardKey), or empty. A card that is called otherwise than
// before keeps its key, and its old name among its former ones (former_names.h); a row under an old name is about the
// card as it is called now.
[[nodiscard]] ImportPlan planImport(
    const Catalogue& catalogue, std::vector<Card> cards, const GivenFields& given = {}, std::vector<CardKey> keys = {});
// Rows that come out as one and the same printing: as another row of the list, or as another printing that is in
// the catalogue under the number the row gives. Such a plan cannot be carried out.
struct ImportClash {
    std::size_t row = 0;
    std::optional<std::size_t> with; // the row before it; none: a printing of the catalogue
    friend bool operator==(const ImportClash&, const ImportClash&) = default;
};
[[nodiscard]] std::vector<ImportClash> clashes(const Catalogue& catalogue, const ImportPlan& plan);
// What a list does not speak of stays as it was, but for number and rarity.
void keepUnspoken(Card& card, const Card& before, const GivenFields& given);
[[nodiscard]] std::vector<FieldChange> differences(const Card& before, const Card& after, const Game& game);

// The planned cards that write something, in the order they are written: by key, those of one card as listed.
[[nodiscard]] std::vector<const PlannedCard*> writingOrder(const ImportPlan& plan);
// What a list says of a set that is known: a name that is only the code, and no date, say nothing.
[[nodiscard]] SetInfo setAfter(const SetInfo& known, const SetInfo& given);
// The set as it is when first met; `given` are the sets the list tells of.
[[nodiscard]] SetInfo newSet(const std::string& code, const std::vector<SetInfo>& given, const Game& game);
// The snapshot as it would be with the plan carried out, which was made for `before`; `today` dates new sets.
[[nodiscard]] std::shared_ptr<const Catalogue> catalogueAfter(
    const Catalogue& before, const ImportPlan& plan, const std::vector<SetInfo>& sets, std::string_view today);
// The snapshot without the printings that are `gone`, and without the cards that have no other.
[[nodiscard]] std::shared_ptr<const Catalogue> catalogueWithout(
    const Catalogue& before, const std::function<bool(CardIndex, PrintingIndex)>& gone);

} // namespace nexus::model
