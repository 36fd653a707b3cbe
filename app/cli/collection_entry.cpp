#include "app/cli/collection_command.h"

#include "app/text/collection_text.h"
#include "model/base/text.h"
#include "model/collection/allocation.h"
#include "model/collection/entry_line.h"
#include "model/search/card_lookup.h"

#include <cstdio>
#include <iostream>
#include <set>

namespace nexus::app::cli {

namespace {

// Lines one after another: what a line does not say, the one before it said.
class Entry {
public:
    Entry(OpenCollection& open, const CollectionOptions& options)
        : m_open(open)
        , m_options(options)
    {
        std::set<std::string> places;
        for (const auto& [id, stack] : open.collection().stacks())
            if (!stack.place.empty())
                places.insert(stack.place);
        m_places.assign(places.begin(), places.end());
    }
    // What the line added, on disk; Stop where it cannot be entered.
    model::CollectionEdit enter(const std::string& text)
    {
        auto stack = stackOf(text);
        stack.list = m_options.list();
        stack.place = keptText(stack.place, "location");
        auto edit = m_open.edit(
            [&](const model::Collection& collection) { return model::addCopies(collection, stack); });
        if (!stack.place.empty() && std::find(m_places.begin(), m_places.end(), stack.place) == m_places.end())
            m_places.push_back(stack.place);
        m_last = std::move(stack);
        return edit;
    }

private:
    model::Stack stackOf(const std::string& text)
    {
        const auto& catalogue = m_open.catalogue();
        const auto line = model::parseEntry(text, catalogue, m_places);
        if (!line.problem.empty())
            throw Stop{line.name.empty() ? Refused : No, line.problem};
        auto cards = line.cards;
        if (line.name.empty() && m_last)
            if (const auto card = catalogue.byKey(m_last->card.str()))
                cards = {*card};
        if (cards.empty())
            throw Stop{Refused, "The line names no card."};
        if (cards.size() > 1) {
            std::vector<std::string> names;
            for (const auto card : cards)
                names.push_back(model::unambiguousName(catalogue, card));
            throw Stop{No, "“" + line.name + "” can be more than one card: " + model::joined(names, ", ") + "."};
        }
        return model::entryStack(
            line, cards.front(), catalogue, m_last ? &*m_last : nullptr, line.playset ? playset(cards.front()) : 1);
    }
    int playset(model::CardIndex card)
    {
        if (!m_checker)
            m_checker = checkerFor(m_open.context(), m_options.ruleset);
        const auto limit = model::printedLimit(*m_checker, card);
        if (!limit || *limit < 1 || *limit > model::maxStackCopies)
            throw Stop{Refused, std::string(m_open.catalogue().name(card)) + " has no limit a playset could go by."};
        return static_cast<int>(*limit);
    }

    OpenCollection& m_open;
    const CollectionOptions& m_options;
    std::vector<std::string> m_places;
    std::optional<model::Stack> m_last;
    std::shared_ptr<const model::DeckChecker> m_checker;
};

// A line each; those that cannot be entered are named and the others go on.
int enterLines(Context& context, OpenCollection& open, Entry& entry)
{
    int exit = Done, number = 0;
    std::vector<model::StackId> touched;
    std::vector<std::pair<int, std::string>> problems;
    for (std::string line; std::getline(std::cin, line);) {
        ++number;
        if (model::trimmed(line).empty())
            continue;
        try {
            const auto edit = entry.enter(line);
            for (const auto& change : edit.stacks) {
                touched.push_back(change.id());
                if (!context.json())
                    context.print(
                        "#" + std::to_string(change.id()) + "  " + stackText(*open.collection().find(change.id())));
            }
            std::fflush(stdout); // who reads this may count on it
        } catch (const Stop& stop) {
            if (stop.exit == Failed)
                throw;
            problems.emplace_back(number, stop.message);
            context.complain("line " + std::to_string(number) + ": " + stop.message);
            exit = worse(exit, stop.exit);
        }
    }
    std::sort(touched.begin(), touched.end());
    touched.erase(std::unique(touched.begin(), touched.end()), touched.end());
    if (context.json())
        context.print(enteredJson(listed(open, touched), problems));
    return exit;
}

} // namespace

int enterIntoCollection(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    Entry entry(open, options);
    const auto text = textOf(options.words);
    if (text == "-")
        return enterLines(context, open, entry);
    tell(open, entry.enter(text));
    return Done;
}

} // namespace nexus::app::cli
