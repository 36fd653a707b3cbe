#include "model/collection/matching.h"

#include "model/base/text.h"
#include "model/search/card_lookup.h"

#include <algorithm>
#include <unordered_map>

namespace nexus::model {

namespace {

// "012" and "12" are one number; so is "12/242".
std::string_view plainNumber(std::string_view number)
{
    number = trimmed(number.substr(0, number.find('/')));
    while (number.size() > 1 && number.front() == '0')
        number.remove_prefix(1);
    return number;
}

bool sameNumber(std::string_view a, std::string_view b)
{
    return a == b || fold(plainNumber(a)) == fold(plainNumber(b));
}

// Set codes by the folded code or name of the set.
class SetNames {
public:
    explicit SetNames(const Catalogue& catalogue)
    {
        const auto sets = catalogue.sets();
        for (const auto& set : sets)
            m_codes.emplace(fold(set.code), set.code);
        for (const auto& set : sets)
            m_codes.emplace(fold(set.name), set.code);
    }
    [[nodiscard]] const std::string* codeOf(const std::string& given)
    {
        if (given == m_lastGiven)
            return m_last;
        const auto found = m_codes.find(fold(given));
        m_lastGiven = given;
        m_last = found == m_codes.end() ? nullptr : &found->second;
        return m_last;
    }

private:
    std::unordered_map<std::string, std::string> m_codes;
    std::string m_lastGiven;
    const std::string* m_last = nullptr;
};

class NameMatcher {
public:
    explicit NameMatcher(const Catalogue& catalogue, std::size_t suggested)
        : m_catalogue(catalogue)
        , m_sets(catalogue)
        , m_suggested(suggested)
    {
    }

    MatchedLine match(const Stack& stack, std::size_t position)
    {
        MatchedLine line{.line = position, .stack = stack, .list = stack.list};
        if (line.list == StackList::Unmatched)
            line.list = StackList::Owned;
        if (!stack.card.empty())
            if (const auto card = m_catalogue.byKey(stack.card.str()))
                return take(line, *card), line;
        const auto& name = known(stack.name);
        if (const auto card = name.card ? name.card : byPrinting(name.candidates, stack)) {
            take(line, *card);
        } else if (!stack.card.empty()) {
            line.kind = MatchKind::Absent;
            line.stack.list = line.list;
        } else {
            const auto& near = name.candidates.empty() ? suggestions(stack.name) : name.candidates;
            line.kind = near.empty() ? MatchKind::Unmatched : MatchKind::Close;
            line.candidates.assign(
                near.begin(), near.begin() + static_cast<std::ptrdiff_t>(std::min(near.size(), maxCandidates)));
            line.stack.list = StackList::Unmatched;
        }
        return line;
    }

    void take(MatchedLine& line, CardIndex card)
    {
        line.kind = MatchKind::Matched;
        line.candidates.clear();
        line.stack.list = line.list;
        line.stack.card = CardKey(std::string(m_catalogue.key(card)));
        line.stack.name = m_catalogue.name(card);
        line.unknownPrinting = false;
        if (line.stack.set.empty() && line.stack.number.empty())
            return;
        const auto printing = printingOf(card, line.stack);
        line.unknownPrinting = !printing;
        if (!printing)
            return;
        if (!line.stack.set.empty())
            line.stack.set = m_catalogue.setCode(*printing);
        if (!line.stack.number.empty())
            line.stack.number = m_catalogue.number(*printing);
    }

private:
    struct Named {
        std::optional<CardIndex> card;
        std::vector<CardIndex> candidates; // several cards of the name
    };

    const Named& known(const std::string& name)
    {
        const auto [found, isNew] = m_names.try_emplace(name);
        if (isNew && !trimmed(name).empty())
            found->second = lookedUp(name);
        return found->second;
    }

    Named lookedUp(const std::string& name) const
    {
        auto looked = lookUp(m_catalogue, name);
        if (looked.card)
            return {looked.card, {}};
        std::vector<CardIndex> exact;
        for (const CardIndex card : looked.choices)
            if (m_catalogue.name(card) == name)
                exact.push_back(card);
        if (exact.size() == 1)
            return {exact.front(), {}};
        return {std::nullopt, std::move(looked.choices)};
    }

    // Among cards of one name the only one that was printed so.
    std::optional<CardIndex> byPrinting(const std::vector<CardIndex>& cards, const Stack& stack)
    {
        if (stack.set.empty() && stack.number.empty())
            return std::nullopt;
        std::optional<CardIndex> found;
        for (const CardIndex card : cards)
            if (printingOf(card, stack)) {
                if (found)
                    return std::nullopt;
                found = card;
            }
        return found;
    }

    std::optional<PrintingIndex> printingOf(CardIndex card, const Stack& stack)
    {
        const auto* code = stack.set.empty() ? nullptr : m_sets.codeOf(stack.set);
        if (!stack.set.empty() && !code)
            return std::nullopt;
        for (const PrintingIndex printing : m_catalogue.printings(card))
            if ((!code || m_catalogue.setCode(printing) == *code) &&
                (stack.number.empty() || sameNumber(m_catalogue.number(printing), stack.number)))
                return printing;
        return std::nullopt;
    }

    const std::vector<CardIndex>& suggestions(const std::string& name)
    {
        const auto [found, isNew] = m_near.try_emplace(fold(name));
        if (isNew && m_suggested > 0) {
            --m_suggested;
            found->second = suggestNames(m_catalogue, name, maxCandidates);
        }
        return found->second;
    }

    const Catalogue& m_catalogue;
    SetNames m_sets;
    std::size_t m_suggested;
    std::unordered_map<std::string, Named> m_names;
    std::unordered_map<std::string, std::vector<CardIndex>> m_near; // by folded name
};

} // namespace

std::vector<MatchedLine> matchLines(const Catalogue& catalogue, std::span<const Stack> lines, std::size_t suggested)
{
    NameMatcher matcher(catalogue, suggested);
    std::vector<MatchedLine> matched;
    matched.reserve(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i)
        matched.push_back(matcher.match(lines[i], i));
    return matched;
}

void choose(MatchedLine& line, CardIndex card, const Catalogue& catalogue)
{
    NameMatcher(catalogue, 0).take(line, card);
}

} // namespace nexus::model
