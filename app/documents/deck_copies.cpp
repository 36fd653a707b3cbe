#include "app/documents/deck_copies.h"

#include "app/base/figures.h"
#include "app/base/qt_text.h"
#include "app/base/trouble_text.h"
#include "app/text/finding_text.h"
#include "db/deck_store.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/collection/allocation.h"
#include "model/search/card_lookup.h"

#include <QString>

#include <tuple>

namespace nexus::app {

namespace {

struct CopiesWords {
    NEXUS_WORDS(CopiesWords)
};

QString copiesSaid(const std::string& text, std::initializer_list<std::string_view> fillings)
{
    return q(model::filled(text, fillings));
}

using Held = std::unordered_map<model::CardKey, std::int64_t>;

// What each deck holds, by card: one look at every hold.
std::map<model::BuiltDeckId, Held> heldByDeck(const model::Collection& collection)
{
    std::map<model::BuiltDeckId, Held> held;
    for (const auto& [where, copies] : collection.holds())
        if (const auto* stack = collection.find(where.second))
            held[where.first][stack->card] += copies;
    return held;
}

// Needs of cards the catalogue has, and of names it has not, each name once.
struct Needs {
    model::CardNeeds known, unknown;
};
void sortOut(const model::CardNeeds& needs, Needs& sum)
{
    for (const auto& need : needs) {
        if (!need.card.empty()) {
            sum.known.push_back(need);
            continue;
        }
        const auto at = std::find_if(
            sum.unknown.begin(), sum.unknown.end(), [&](const auto& other) { return other.name == need.name; });
        if (at == sum.unknown.end())
            sum.unknown.push_back(need);
        else
            at->copies += need.copies;
    }
}

template <class Copies> QString listOf(const std::vector<CardOfDecks>& cards, Copies&& copies)
{
    QString text;
    for (const auto& card : cards)
        if (const std::int64_t many = copies(card.standing); many > 0)
            text += QStringLiteral("%1 %2\n").arg(many).arg(q(card.standing.name));
    return text;
}

} // namespace

void DeckCopies::read()
{
    if (m_read)
        return;
    m_decks.clear();
    for (auto& stored : m_workspace.profile().deckList()) {
        auto needs = model::deckNeeds(stored.deck, *m_workspace.checker(stored.deck.ruleset));
        m_decks.push_back({stored.id, std::move(stored.deck.name), std::move(needs)});
    }
    m_read = true;
}

const DeckCopies::Known* DeckCopies::find(model::BuiltDeckId deck) const
{
    const auto at = std::find_if(m_decks.begin(), m_decks.end(), [&](const Known& known) { return known.id == deck; });
    return at == m_decks.end() ? nullptr : &*at;
}

std::string DeckCopies::nameOf(model::BuiltDeckId deck) const
{
    const auto* known = find(deck);
    return known ? known->name : m_workspace.collection().deckName(deck).toStdString();
}

LibraryStanding DeckCopies::standingOf(const Known& deck, const Held& held) const
{
    const auto& collection = m_workspace.collection().collection();
    LibraryStanding row{deck.id, deck.name, true, !held.empty(), 0, 0, 0, 0, 0, {}, {}};
    Needs needs;
    sortOut(deck.needs, needs);
    auto cards = model::standing(collection, needs.known, {});
    std::int64_t heldAll = 0;
    for (const auto& [card, copies] : held)
        heldAll += copies;
    for (auto& card : cards) {
        const auto here = held.find(card.card);
        card.here = here == held.end() ? 0 : here->second;
        const auto used = std::min(card.here, card.need);
        row.need += card.need;
        row.setAside += used;
        row.free += std::min(card.free, card.need - used);
        row.missing += card.missing();
    }
    row.toGiveBack = heldAll - row.setAside;
    row.completion = model::completion(collection, cards);
    for (const auto& need : needs.unknown) {
        row.unknown.push_back(need.name);
        row.need += need.copies;
        row.missing += need.copies;
        row.completion.missing += need.copies;
        row.completion.unpriced += need.copies;
    }
    return row;
}

tl::expected<std::vector<LibraryStanding>, QString> DeckCopies::decks()
{
    return guarded([this] {
        read();
        const auto held = heldByDeck(m_workspace.collection().collection());
        std::vector<LibraryStanding> rows;
        for (const auto& deck : m_decks) {
            const auto at = held.find(deck.id);
            rows.push_back(standingOf(deck, at == held.end() ? Held() : at->second));
        }
        for (const auto& [deck, cards] : held)
            if (!find(deck)) {
                rows.push_back(standingOf({deck, nameOf(deck), {}}, cards));
                rows.back().listed = false;
            }
        return rows;
    });
}

std::vector<CardOfDecks> DeckCopies::cards(std::span<const model::BuiltDeckId> decks) const
{
    const auto& collection = m_workspace.collection().collection();
    Needs needs;
    for (const auto id : decks)
        if (const auto* deck = find(id))
            sortOut(deck->needs, needs);
    const auto known = model::together(std::span(&needs.known, 1));
    std::unordered_map<model::CardKey, std::vector<Holder>> others;
    for (const auto& need : known)
        others.emplace(need.card, std::vector<Holder>());
    for (const auto& [where, copies] : collection.holds()) {
        const auto* stack = collection.find(where.second);
        const auto at = stack ? others.find(stack->card) : others.end();
        if (at == others.end() || std::find(decks.begin(), decks.end(), where.first) != decks.end())
            continue;
        // Holds are in the order of their decks.
        if (at->second.empty() || at->second.back().deck != where.first)
            at->second.push_back({where.first, nameOf(where.first), 0});
        at->second.back().copies += copies;
    }
    std::vector<CardOfDecks> cards;
    for (auto& standing : model::standing(collection, known, decks)) {
        auto holders = std::move(others[standing.card]);
        std::sort(holders.begin(), holders.end(),
            [](const Holder& a, const Holder& b) { return std::tie(a.name, a.deck) < std::tie(b.name, b.deck); });
        cards.push_back({std::move(standing), std::move(holders)});
    }
    for (const auto& need : needs.unknown)
        cards.push_back({model::CardStanding{need.card, need.name, need.copies}, {}});
    return cards;
}

DeckCopies::Done DeckCopies::build(model::BuiltDeckId deck)
{
    const auto* known = find(deck);
    if (!known)
        return tl::unexpected(
            q(CopiesWords::tr("The deck is not in the library any more: its copies can only be given back.")));
    const auto& name = known->name;
    const auto done = m_workspace.collection().edit([known](const model::Collection& collection) {
        return model::buildDeck(collection, known->id, known->needs, known->name);
    });
    const auto& collection = m_workspace.collection().collection();
    std::int64_t aside = 0, missing = 0;
    for (const auto& card : cards(std::span(&deck, 1))) {
        aside += card.standing.here;
        missing += card.standing.missing();
    }
    if (!done) {
        const auto builtNow = collection.builtDecks();
        const bool built = std::find(builtNow.begin(), builtNow.end(), deck) != builtNow.end();
        return tl::unexpected(
            aside == 0 && !built && missing > 0
                ? copiesSaid(
                      CopiesWords::tr("No copy that %1 needs is free: %n copies missing.", nullptr, missing), {name})
                : QStringLiteral("%1: %2").arg(q(name), done.error()));
    }
    return missing == 0 ? copiesSaid(CopiesWords::tr("%1 is built: %n copies set aside.", nullptr, aside), {name})
                        : copiesSaid(CopiesWords::tr("%1: %n copies set aside, %2 missing.", nullptr, aside),
                              {name, figures(missing).toStdString()});
}

DeckCopies::Done DeckCopies::takeApart(model::BuiltDeckId deck)
{
    const auto name = nameOf(deck);
    std::int64_t copies = 0;
    const auto done = m_workspace.collection().edit([&](const model::Collection& collection) {
        auto edit = model::takeApart(collection, deck, name);
        copies = edit ? edit->copies : 0;
        return edit;
    });
    if (!done)
        return tl::unexpected(QStringLiteral("%1: %2").arg(q(name), done.error()));
    return copiesSaid(CopiesWords::tr("%1 is taken apart: %n copies free again.", nullptr, copies), {name});
}

DeckCopies::Done DeckCopies::wantMissing(std::span<const model::BuiltDeckId> decks)
{
    std::vector<model::Stack> wants;
    std::int64_t copies = 0, missing = 0, unknown = 0;
    for (const auto& card : cards(decks)) {
        missing += card.standing.missing();
        unknown += card.known() ? 0 : card.standing.need;
        const auto more = card.standing.missing() - card.standing.wanted;
        if (!card.known() || more <= 0)
            continue;
        model::Stack stack;
        stack.list = model::StackList::Wanted;
        stack.card = card.standing.card;
        stack.name = card.standing.name;
        stack.quantity = static_cast<int>(std::min<std::int64_t>(more, model::maxStackCopies));
        copies += stack.quantity;
        wants.push_back(std::move(stack));
    }
    const auto left = unknown
                          ? QLatin1Char(' ') +
                                q(CopiesWords::tr("%n copies of names the catalogue does not have cannot be wanted.",
                                    nullptr, unknown))
                          : QString();
    if (wants.empty())
        return tl::unexpected(q(missing == 0 ? CopiesWords::tr("Nothing is missing.")
                                             : CopiesWords::tr("Everything missing is among the wants already.")) +
                              left);
    const auto cardCount = static_cast<std::int64_t>(wants.size());
    const auto subject = wants.size() == 1 ? wants.front().name : std::string("copies to the wants");
    const auto done = m_workspace.collection().edit([&](const model::Collection& collection) {
        return model::addStacks(collection, model::shared(wants), model::EditKind::Add, subject);
    });
    if (!done)
        return tl::unexpected(done.error());
    return copiesSaid(CopiesWords::tr("%n copies of %1 added to the wants.", nullptr, copies), {cardsText(cardCount)}) +
           left;
}

QString DeckCopies::shoppingList(std::span<const model::BuiltDeckId> decks) const
{
    return listOf(cards(decks), [](const model::CardStanding& card) { return card.toGet(); });
}

QString DeckCopies::proxyList(std::span<const model::BuiltDeckId> decks) const
{
    return listOf(cards(decks), [](const model::CardStanding& card) { return card.missing(); });
}

std::string stateText(const LibraryStanding& deck)
{
    const auto back = std::to_string(deck.toGiveBack);
    auto text = !deck.listed   ? model::filled(CopiesWords::tr("not in the library any more, %1 to give back"), {back})
                : deck.stale() ? model::filled(CopiesWords::tr("built; %1 to set aside, %2 to give back"),
                                     {std::to_string(deck.free), back})
                : !deck.built  ? CopiesWords::tr("not built", "a deck")
                : deck.missing > 0 ? CopiesWords::tr("built in part", "a deck")
                                   : CopiesWords::tr("built", "a deck");
    if (deck.built && deck.listed && deck.missing > 0)
        text += ", " + model::filled(CopiesWords::tr("%1 missing", "copies"), {std::to_string(deck.missing)});
    if (!deck.unknown.empty())
        text += "; " + CopiesWords::tr(
                           "%n names not in the catalogue", nullptr, static_cast<std::int64_t>(deck.unknown.size()));
    return text;
}

std::string completionText(const model::Completion& completion)
{
    if (completion.missing == 0)
        return CopiesWords::tr("complete", "nothing is missing");
    if (completion.unpriced == completion.missing)
        return CopiesWords::tr("no price known");
    const auto amount = amountFigures(completion.price).toStdString();
    return completion.unpriced == 0 ? amount
                                    : model::filled(CopiesWords::tr("%1 + %2 without a price"),
                                          {amount, std::to_string(completion.unpriced)});
}

std::string ledgerText(const CardOfDecks& card)
{
    std::vector<std::string> parts;
    for (const auto& holder : card.others)
        parts.push_back(model::filled(
            CopiesWords::tr("%1 in %2", "copies in a deck"), {std::to_string(holder.copies), holder.name}));
    return model::joined(parts, ", ");
}

void CardUses::fill(Workspace& workspace)
{
    m_uses.clear();
    const auto& catalogue = *workspace.catalogue();
    for (const auto& stored : workspace.profile().deckList()) {
        const auto checker = workspace.checker(stored.deck.ruleset);
        for (const auto& section : stored.deck.sections) {
            const auto index = checker->sectionIndex(section.id);
            if (checker->isFree(section.id))
                continue;
            const bool known = index != model::DeckChecker::noSection;
            const auto* fits = known ? checker->accepted(index) : nullptr;
            for (const auto& entry : section.entries) {
                const auto card = model::lookUp(catalogue, entry, fits).card;
                if (!card)
                    continue;
                auto& uses = m_uses[std::string(catalogue.key(*card))];
                if (uses.empty() || uses.back().deck != stored.id)
                    uses.push_back({stored.id, stored.deck.name, 0});
                uses.back().copies += entry.count;
            }
        }
    }
}

std::vector<DeckUse> CardUses::of(std::string_view key) const
{
    const auto found = m_uses.find(std::string(key));
    return found == m_uses.end() ? std::vector<DeckUse>() : found->second;
}

} // namespace nexus::app
