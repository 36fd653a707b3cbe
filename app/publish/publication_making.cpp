#include "app/publish/publication_making.h"

#include "app/printing/card_pictures.h"
#include "app/text/card_text.h"
#include "model/advice/sideboard_plans.h"
#include "model/base/file_names.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"

#include <algorithm>

namespace nexus::app {

namespace {

using importers::PileUse;
using importers::Publication;
using importers::PublishedCard;
using importers::PublishedRow;
using model::DeckChecker;

constexpr std::size_t longestAddress = 2000;

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

class PublicationMaker {
public:
    PublicationMaker(std::span<const ProxyDeck> decks, const model::Catalogue& catalogue)
        : m_decks(decks)
        , m_catalogue(catalogue)
    {
        m_made.game = catalogue.game();
    }

    Publication make(const PublishChoice& choice)
    {
        for (const auto& deck : m_decks)
            addPiles(deck);
        for (const auto& deck : m_decks)
            addDeck(deck);
        if (choice.allCards)
            m_catalogue.all().forEach(
                [&](model::CardIndex card) { (void)cardOf(m_catalogue, card, m_catalogue.printings(card).front()); });
        nameCards();
        nameDecks();
        m_made.address = choice.address;
        m_made.local = choice.address.empty();
        if (m_made.local)
            m_made.address = "file://" + std::filesystem::absolute(choice.folder).lexically_normal().generic_string();
        m_made.address = model::cleaned(m_made.address, longestAddress);
        if (!m_made.address.ends_with('/'))
            m_made.address += '/';
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

    void addPiles(const ProxyDeck& deck)
    {
        const auto& checker = *deck.checker;
        const auto& ruleset = checker.ruleset();
        for (std::uint16_t i = 0; i < ruleset.sections.size(); ++i) {
            const auto known = m_made.piles.size();
            const auto& section = ruleset.sections[i];
            if (const auto at = pileOf(section.id); at == known)
                m_made.piles[at] = {section.id, section.label, useOf(checker, i), isShared(ruleset, section.id)};
        }
        for (const auto& section : deck.deck.sections)
            if (!section.entries.empty())
                (void)pileOf(section.id);
        if (!isShared(ruleset, ruleset.tableRules.deck))
            m_made.hand = std::max(m_made.hand, ruleset.tableRules.hand);
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
            m_made.cards.push_back(
                {face.card, model::CardKey(face.key), model::unambiguousName(m_catalogue, card), {}});
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

    void nameCards()
    {
        std::vector<CardFace> faces;
        std::map<std::string, int> printings;
        for (const auto& card : m_made.cards) {
            faces.push_back({card.card, card.key.str()});
            ++printings[card.key.str()];
        }
        auto files = pictureNames(faces);
        for (std::size_t i = 0; i < faces.size(); ++i) {
            auto& card = m_made.cards[i];
            if (printings[card.key.str()] > 1)
                card.name += " [" + model::printingLabel(card.card.set, card.card.number) + "]";
            std::replace(files[i].begin(), files[i].end(), ' ', '_');
            card.file = std::move(files[i]);
        }
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
    std::span<const ProxyDeck> decks, const model::Catalogue& catalogue, const PublishChoice& choice)
{
    return PublicationMaker(decks, catalogue).make(choice);
}

} // namespace nexus::app
