#include "app/publish/publication_making.h"

#include "app/text/card_text.h"
#include "model/advice/sideboard_plans.h"
#include "model/base/file_names.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"

#include <algorithm>
#include <set>

namespace nexus::app {

namespace {

using importers::PileUse;
using importers::Publication;
using importers::PublishedCard;
using importers::PublishedRow;
using model::DeckChecker;

PileUse useOf(const DeckChecker& checker, std::uint16_t section)
{
    const auto& sections = checker.ruleset().sections;
    const auto exchange = model::sideboardSections(checker);
    if (sections[section].free)
        return PileUse::Free;
    if (exchange && section == exchange->side)
        return PileUse::Side;
    return section == checker.sectionIndex(checker.ruleset().tableRules.deck) ? PileUse::Main : PileUse::Apart;
}

bool isShared(const model::Ruleset& ruleset, const model::SectionId& section)
{
    return std::any_of(ruleset.deal.stacks.begin(), ruleset.deal.stacks.end(),
        [&](const model::StackRule& stack) { return stack.section == section && stack.shared; });
}

// Programs put an id in brackets, or end it at a blank: these signs become such as no file can have.
std::string withoutBrackets(std::string id)
{
    std::replace(id.begin(), id.end(), '[', '<');
    std::replace(id.begin(), id.end(), ']', '>');
    std::replace(id.begin(), id.end(), ' ', '|');
    return id;
}

class PublicationMaker {
public:
    PublicationMaker(std::span<const ProxyDeck> decks, const model::Catalogue& catalogue)
        : m_decks(decks)
        , m_catalogue(catalogue)
    {
        m_made.game = catalogue.game();
    }

    Publication make(const PublicationParts& parts)
    {
        for (const auto& ruleset : parts.rulesets)
            addPiles(*ruleset);
        for (const auto& deck : m_decks) {
            addPiles(*deck.checker);
            for (const auto& section : deck.deck.sections)
                if (!section.entries.empty())
                    (void)pileOf(section.id);
        }
        labelPiles();
        addFurther(parts.further);
        for (const auto& deck : m_decks)
            addDeck(deck);
        nameCards();
        nameDecks();
        m_made.address = parts.address + (parts.address.ends_with('/') ? "" : "/");
        m_made.local = parts.local;
        m_made.whole = parts.further != FurtherCards::None;
        return std::move(m_made);
    }

private:
    std::size_t pileOf(const model::SectionId& id)
    {
        auto& piles = m_made.piles;
        const auto found = std::find_if(piles.begin(), piles.end(), [&](const auto& pile) { return pile.id == id; });
        const auto at = static_cast<std::size_t>(found - piles.begin());
        if (at == piles.size())
            piles.push_back({id, id.str(), PileUse::Free, false});
        return at;
    }

    void addPiles(const DeckChecker& checker)
    {
        const auto& ruleset = checker.ruleset();
        for (std::uint16_t i = 0; i < ruleset.sections.size(); ++i) {
            const auto known = m_made.piles.size();
            const auto& section = ruleset.sections[i];
            if (const auto at = pileOf(section.id); at == known)
                m_made.piles[at] = {section.id, section.label, useOf(checker, i), isShared(ruleset, section.id),
                    typeOf(checker.accepted(i))};
        }
        if (!isShared(ruleset, ruleset.tableRules.deck))
            m_made.hand = std::max(m_made.hand, ruleset.tableRules.hand);
    }

    // That all these cards have, and no other.
    [[nodiscard]] std::string typeOf(const model::CardSet* cards) const
    {
        std::set<std::string_view> inside, outside;
        m_catalogue.all().forEach([&](model::CardIndex card) {
            (cards && cards->contains(card) ? inside : outside).insert(m_catalogue.type(card));
        });
        return inside.size() == 1 && !outside.contains(*inside.begin()) ? std::string(*inside.begin()) : std::string();
    }

    // Programs know a pile by its label.
    void labelPiles()
    {
        std::set<std::string> taken;
        for (auto& pile : m_made.piles)
            if (!taken.insert(model::fold(pile.label)).second)
                pile.label += " (" + pile.id.str() + ")";
    }

    void addFurther(FurtherCards further)
    {
        if (further == FurtherCards::None)
            return;
        m_catalogue.all().forEach([&](model::CardIndex card) {
            const auto printings = m_catalogue.printings(card);
            for (const auto printing : further == FurtherCards::Printings ? printings : printings.first(1))
                (void)cardOf(m_catalogue, card, printing);
        });
    }

    void addDeck(const ProxyDeck& from)
    {
        const auto& checker = *from.checker;
        auto& deck = m_made.decks.emplace_back();
        deck.name = from.deck.name;
        deck.author = from.deck.author;
        deck.notes = from.deck.notes;
        deck.ruleset = from.deck.ruleset;
        deck.tags = from.deck.tags;
        deck.piles.resize(m_made.piles.size());
        std::map<const model::DeckEntry*, std::size_t> piles;
        for (const auto& section : from.deck.sections)
            for (const auto& entry : section.entries)
                piles[&entry] = pileOf(section.id);
        for (const auto& row : checker.resolve(from.deck)) {
            if (row.card)
                addRow(deck.piles[piles.at(row.entry)], checker.catalogue(), *row.card, *row.entry);
            else
                deck.unknown += row.count;
        }
        for (const auto& plan : from.deck.plans)
            deck.plans.push_back({plan.name, plan.note, planRows(checker, plan.out), planRows(checker, plan.in)});
    }

    void addRow(std::vector<PublishedRow>& rows, const model::Catalogue& catalogue, model::CardIndex card,
        const model::DeckEntry& entry)
    {
        const auto at = cardOf(catalogue, card, printingOf(catalogue, card, entry.printing));
        const auto same = std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.card == at; });
        if (same == rows.end())
            rows.push_back({at, entry.count});
        else
            same->count += entry.count;
    }

    std::vector<PublishedRow> planRows(const DeckChecker& checker, const std::vector<model::DeckEntry>& entries)
    {
        std::vector<PublishedRow> rows;
        for (const auto& entry : entries)
            if (const auto card = model::lookUp(checker.catalogue(), entry).card)
                addRow(rows, checker.catalogue(), *card, entry);
        return rows;
    }

    // The one the deck asks for, else the newest.
    static model::PrintingIndex printingOf(
        const model::Catalogue& catalogue, model::CardIndex card, const std::string& wanted)
    {
        const auto printings = catalogue.printings(card);
        for (const auto printing : printings)
            if (!wanted.empty() && model::fold(model::printingLabel(
                                       catalogue.setCode(printing), catalogue.number(printing))) == model::fold(wanted))
                return printing;
        return printings.front();
    }

    std::size_t cardOf(const model::Catalogue& catalogue, model::CardIndex card, model::PrintingIndex printing)
    {
        auto face = cardFace(catalogue, card, printing);
        const auto place = std::pair(face.key, model::printingLabel(face.card.set, face.card.number));
        const auto [known, isNew] = m_places.try_emplace(place, m_made.cards.size());
        if (isNew) {
            const auto printings = m_catalogue.printings(card);
            auto title = model::unambiguousName(m_catalogue, card);
            auto name = printings.size() > 1 && !place.second.empty() ? title + " [" + place.second + "]" : title;
            m_made.cards.push_back({face.card, model::CardKey(face.key), std::move(title), std::move(name),
                idOf(card, printing), {}, printing == printings.front()});
            addSet(catalogue, printing);
        }
        return known->second;
    }

    void addSet(const model::Catalogue& catalogue, model::PrintingIndex printing)
    {
        auto info = catalogue.sets()[catalogue.set(printing)];
        if (std::none_of(
                m_made.sets.begin(), m_made.sets.end(), [&](const auto& set) { return set.code == info.code; }))
            m_made.sets.push_back(std::move(info));
    }

    // By its set; further printings in one set by their number, too.
    [[nodiscard]] std::string idOf(model::CardIndex card, model::PrintingIndex printing) const
    {
        const std::string code(m_catalogue.setCode(printing));
        auto id = std::string(m_catalogue.key(card)) + (code.empty() ? "" : "_" + code);
        model::PrintingIndex first = printing;
        for (const auto each : m_catalogue.printings(card)) // newest first
            if (m_catalogue.setCode(each) == code)
                first = each;
        return first == printing ? id : id + "_" + std::string(m_catalogue.number(printing));
    }

    void nameCards()
    {
        std::vector<std::string> files;
        for (const auto& card : m_made.cards)
            files.push_back(model::lastingFileName(withoutBrackets(card.id), "card"));
        files = model::eachOnce(std::move(files));
        for (std::size_t i = 0; i < files.size(); ++i)
            m_made.cards[i].file = std::move(files[i]);
    }

    void nameDecks()
    {
        std::vector<std::string> names;
        for (const auto& deck : m_made.decks)
            names.push_back(model::safeFileName(deck.name, "deck"));
        names = model::eachOnce(std::move(names));
        for (std::size_t i = 0; i < names.size(); ++i)
            m_made.decks[i].file = std::move(names[i]);
    }

    std::span<const ProxyDeck> m_decks;
    const model::Catalogue& m_catalogue;
    Publication m_made;
    std::map<std::pair<std::string, std::string>, std::size_t> m_places;
};

} // namespace

Publication makePublication(
    std::span<const ProxyDeck> decks, const model::Catalogue& catalogue, const PublicationParts& parts)
{
    return PublicationMaker(decks, catalogue).make(parts);
}

} // namespace nexus::app
