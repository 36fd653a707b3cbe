#include "model/advice/package_filter.h"

#include "model/base/text.h"

namespace nexus::model {

PackageFilter packageFilter(std::string_view words, const DeckChecker& checker, const SectionId& giving)
{
    const auto& catalogue = checker.catalogue();
    PackageFilter filter{{}, CardSet(catalogue.size())};
    const auto section = checker.sectionIndex(giving);
    const auto* accepted = section == DeckChecker::noSection ? nullptr : checker.accepted(section);
    const auto givers = accepted ? *accepted : catalogue.all();
    const auto folded = fold(words);
    for (auto word : split(folded, ' ')) {
        const bool barred = word.starts_with('-');
        if (barred)
            word.remove_prefix(1);
        if (word.empty())
            continue;
        CardSet named(catalogue.size());
        givers.forEach([&](CardIndex card) {
            if (catalogue.foldedField(card, catalogue.nameField()).find(word) != std::string_view::npos)
                named.insert(card);
        });
        if (barred)
            filter.without |= named;
        else
            filter.with.push_back(std::move(named));
    }
    return filter;
}

} // namespace nexus::model
