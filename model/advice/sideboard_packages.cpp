#include "model/advice/sideboard_packages.h"

#include "model/search/query_match.h"
#include "model/search/query_parser.h"

namespace nexus::model {

std::string_view aimQuery(SideboardAim aim)
{
    switch (aim) {
    case SideboardAim::Answers: return "does:destroy or does:remove or does:return or does:suppress or does:cancel";
    case SideboardAim::LongGame: return "does:draw or does:search or does:recover or does:heal";
    case SideboardAim::MostSwaps: break;
    }
    return {};
}

tl::expected<std::vector<SideboardPackage>, NoBestSideboard> sideboardPackages(
    const DeckChecker& checker, const Deck& deck, const SideboardPool& pool, const Progress& progress)
{
    std::vector<SideboardPackage> packages;
    for (const auto aim : {SideboardAim::Answers, SideboardAim::LongGame, SideboardAim::MostSwaps}) {
        auto asked = pool;
        asked.preferred.reset();
        if (const auto words = aimQuery(aim); !words.empty()) {
            const auto query = parseQuery(words, checker.catalogue().game());
            if (!query)
                continue; // a game without texts
            asked.preferred = matching(query->root, checker.catalogue());
        }
        auto best = bestSideboard(checker, deck, asked, progress);
        if (!best)
            return tl::unexpected(best.error());
        if (!asked.preferred || best->preferred > 0)
            packages.push_back({aim, std::move(*best)});
    }
    return packages;
}

} // namespace nexus::model
