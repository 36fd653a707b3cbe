#include "app/text/play_text.h"

#include "model/abilities/language.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>

namespace nexus::app {

namespace {

struct PlayTextWords {
    NEXUS_WORDS(PlayTextWords)
};

std::string handLine(const model::UnderstoodText& text, const model::Vocabulary& vocabulary)
{
    if (!text.gap)
        return model::filled(
            PlayTextWords::tr("Understood, and still done by hand at the Table: “%1”"), {text.standard});
    auto line = model::trimmed(text.gap->text).empty()
                    ? model::filled(PlayTextWords::tr("By hand at the Table: something is missing after “%1”"),
                          {text.ability.text})
                    : model::filled(PlayTextWords::tr("By hand at the Table: not understood from “%1” on"),
                          {std::string(model::trimmed(text.gap->text))});
    if (const auto nearest = nearestSentence(text, vocabulary); !nearest.empty())
        line += model::filled(PlayTextWords::tr("; the nearest that is: “%1”"), {nearest});
    return line;
}

} // namespace

std::vector<PlayLine> playLines(const model::Card& card, const model::Game& game, const model::Vocabulary& vocabulary)
{
    std::vector<PlayLine> lines;
    if (game.play.active.empty())
        return lines;
    bool plays = false;
    for (const auto& text : understand(card, game, vocabulary).abilities) {
        if (text.ability.kind == model::TextKind::Keyword)
            continue;
        plays = plays || text.plays();
        if (!text.plays())
            lines.push_back({true, handLine(text, vocabulary)});
    }
    if (plays && lines.empty())
        lines.push_back({false, PlayTextWords::tr("Its texts play by themselves at the Table.")});
    return lines;
}

} // namespace nexus::app
