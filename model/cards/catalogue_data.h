// What all snapshots cut from one catalogue share: the printings of every set, their text in one arena,
// repeated words interned. Private to the catalogue's own sources.
#pragma once

#include "model/cards/catalogue.h"

#include <unordered_map>

namespace nexus::model {

struct Slice {
    std::uint32_t begin = 0;
    std::uint32_t size = 0;
};

struct StringHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
};
template <class Value> using StringMap = std::unordered_map<std::string, Value, StringHash, std::equal_to<>>;

// A list of words that many printings share ("Drone\nConstruct"): its terms and its folded text.
struct TermList {
    std::vector<TermIndex> terms;
    std::string folded;
    std::vector<std::string> printed;
};

struct CatalogueData {
    struct Set {
        SetInfo info;
        std::string order;
    };
    struct Identity {
        Slice name, foldedName, qualifier, key;
        Slice type; // as printed; the terms fold spellings together
    };
    struct Printing {
        std::uint32_t identity = 0;
        std::uint32_t set = 0;
        TermListIndex types = 0; // the type, then the subtypes
        TermListIndex keywords = 0;
        TermIndex rarity = 0;
        Slice number, printedRarity, rules, flavor, extras;
    };

    Game game;
    std::vector<Set> sets;
    std::string arena;
    std::vector<Identity> identities;
    std::vector<Printing> printings;
    std::vector<std::vector<std::int32_t>> numbers; // attribute → printing
    std::vector<std::vector<Slice>> texts;          // attribute → printing; empty for other kinds
    std::vector<std::string> terms;
    StringMap<TermIndex> termByFold;
    StringMap<TermIndex> termByText; // while building, to fold a word once
    std::vector<TermList> lists;
    StringMap<TermListIndex> listByText;
    std::vector<std::uint32_t> identitySlots; // by key: open addressing, while building
    std::string scratch;

    [[nodiscard]] std::string_view text(Slice slice) const
    {
        return std::string_view(arena).substr(slice.begin, slice.size);
    }
    Slice keep(std::string_view text);
    // The identity of that key, or the slot to put a new one into.
    std::uint32_t& identitySlot(std::string_view key);
    static constexpr std::uint32_t noIdentity = 0xffffffff;
    TermIndex internTerm(std::string_view printed);
    TermListIndex internTypes(std::string_view type, std::string_view subtypes);
    TermListIndex internKeywords(std::string_view keywords);
};

} // namespace nexus::model
