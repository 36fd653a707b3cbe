#include "app/text/play_text.h"

#include "model/abilities/language.h"
#include "model/abilities/meaning.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>

namespace nexus::app {

namespace {

using model::Op;
using model::Term;

struct PlayTextWords {
    NEXUS_WORDS(PlayTextWords)
};

} // namespace

std::string phraseRow(const model::NearSentence& nearest)
{
    return model::filled(PlayTextWords::tr("%1, line %2", "a file, a number"),
        {std::string(nearest.file), std::to_string(nearest.line)});
}

std::string doubtWords(const model::UnderstoodText& text)
{
    if (!text.doubt)
        return {};
    const auto& [pronoun, first, second] = *text.doubt;
    return first.empty() || second.empty()
               ? model::filled(PlayTextWords::tr("nothing says whom “%1” means"), {pronoun})
               : model::filled(PlayTextWords::tr("“%1” could mean “%2” or “%3”"), {pronoun, first, second});
}

namespace {

// Of a game that nobody plays at the Table: how it was read, or where that ended.
std::string readWords(const model::UnderstoodText& text)
{
    return text.gap ? model::filled(PlayTextWords::tr("Not understood from “%1” on"),
                          {std::string(model::trimmed(text.gap->text))})
                    : model::filled(PlayTextWords::tr("Read as “%1”"), {text.standard});
}

// Why the players do it.
std::string handWords(const model::UnderstoodText& text)
{
    if (text.noTable)
        return readWords(text);
    if (text.ability.kind == model::TextKind::Keyword)
        return model::filled(
            PlayTextWords::tr("By hand at the Table: “%1” does nothing by itself on this card", "a keyword"),
            {text.ability.text});
    if (text.unclear && text.doubt)
        return model::filled(
            PlayTextWords::tr("By hand at the Table, for %1: “%2”", "nothing says whom “it” means; a rule text"),
            {doubtWords(text), text.standard});
    if (text.unclear)
        return model::filled(
            PlayTextWords::tr("By hand at the Table, for it could be meant in more than one way: “%1”"),
            {text.standard});
    if (!text.gap)
        return model::filled(
            PlayTextWords::tr("Understood, and still done by hand at the Table: “%1”"), {text.standard});
    return model::trimmed(text.gap->text).empty()
               ? model::filled(
                     PlayTextWords::tr("By hand at the Table: something is missing after “%1”"), {text.ability.text})
               : model::filled(PlayTextWords::tr("By hand at the Table: not understood from “%1” on"),
                     {std::string(model::trimmed(text.gap->text))});
}

std::string handLine(
    const model::UnderstoodText& text, const model::Vocabulary& vocabulary, const model::Grammar& grammar)
{
    auto line = handWords(text);
    if (text.unclear || text.ability.kind == model::TextKind::Keyword || (text.noTable && !text.gap))
        return line;
    if (text.gap && !text.gap->token.empty())
        line += model::filled(
            PlayTextWords::tr("; no card says what a “%1” token is: “%1 token (1/1)” would"), {text.gap->token});
    else if (const auto nearest = nearestSentence(text, vocabulary, grammar); !nearest.empty())
        line += model::filled(
            PlayTextWords::tr("; the nearest that is: “%1” (%2)"), {nearest.text, phraseRow(nearest)});
    return line;
}

std::string kindWords(model::TextKind kind)
{
    using enum model::TextKind;
    switch (kind) {
    case Active: return PlayTextWords::tr("Active");
    case Interrupt: return PlayTextWords::tr("Interrupt");
    case Trigger: return PlayTextWords::tr("Trigger");
    case Event: return PlayTextWords::tr("Event");
    case Upgrade: return PlayTextWords::tr("Upgrade");
    case Consume: return PlayTextWords::tr("Consume");
    case Martyrdom: return PlayTextWords::tr("Martyrdom");
    case Challenge: return PlayTextWords::tr("Challenge");
    case OneTime: return PlayTextWords::tr("One-time ability");
    case Keyword:
    case Passive: break;
    }
    return PlayTextWords::tr("Passive");
}

// Takes the term of one ability apart; each part is said as the standard wording says it.
class Apart {
public:
    Apart(const model::UnderstoodCard& card, const std::map<std::string, std::string>& cites,
        std::vector<AbilityPart>& parts)
        : m_card(card)
        , m_cites(cites)
        , m_parts(parts)
    {
    }

    void ability(const Term& term)
    {
        switch (term.op) {
        case Op::Active:
            cost(term.at(0)), steps(term.at(1));
            if (term.number != 0)
                add(PlayTextWords::tr("Used"),
                    term.number == 1 ? PlayTextWords::tr("Once a round") : PlayTextWords::tr("Once a game"), {});
            break;
        case Op::ActiveIf: condition(term.at(0)), cost(term.at(1)), steps(term.at(2)); break;
        case Op::ActionOnce:
            add(PlayTextWords::tr("Once a round"), PlayTextWords::tr("As an action"), {});
            steps(term.at(0));
            break;
        case Op::Triggered:
            add(term.number == 1   ? PlayTextWords::tr("Once a round, when")
                : term.number == 2 ? PlayTextWords::tr("The first time a round")
                : term.number == 3 ? PlayTextWords::tr("After")
                                   : PlayTextWords::tr("When"),
                term.at(0));
            steps(term.at(1));
            break;
        case Op::PaidTrigger:
            add(PlayTextWords::tr("When"), term.at(0));
            add(PlayTextWords::tr("Costs"), PlayTextWords::tr("This card's own cost"), term);
            steps(term.at(1));
            break;
        case Op::AtMoment: add(PlayTextWords::tr("When"), term.at(0)), steps(term.at(1)); break;
        case Op::HostDestroyed:
            add(PlayTextWords::tr("When"), PlayTextWords::tr("Attached unit is destroyed"), {});
            steps(term.at(0));
            break;
        case Op::DestroyedByOpponent:
            add(PlayTextWords::tr("When"), PlayTextWords::tr("An opponent's card or attack destroys this unit"), {});
            steps(term.at(0));
            break;
        case Op::While: add(PlayTextWords::tr("While"), term.at(0)), standing(term.at(1)); break;
        case Op::AllHold: standing(term); break;
        case Op::Challenge: add(PlayTextWords::tr("Complete when"), term.at(0)); break;
        case Op::AtRoundEnd: add(PlayTextWords::tr("At the end of a round, if"), term.at(0)); break;
        default: says("hold", term) || says("granted", term) ? standing(term) : steps(term); break;
        }
    }
    // Something of it has no wording of its own.
    [[nodiscard]] bool isIncomplete() const { return m_incomplete; }

private:
    [[nodiscard]] bool says(std::string_view phrase, const Term& term) const
    {
        return m_card.grammar->say(phrase, term).has_value();
    }

    [[nodiscard]] std::string sections(const Term& term) const
    {
        std::vector<std::string> found;
        const auto meaning = model::meaningOf(term, m_card);
        const auto words = model::meaningWords();
        for (std::size_t i = 0; i < words.size(); ++i)
            if (meaning.test(i))
                if (const auto it = m_cites.find(
                        std::string(aspectId(words[i].aspect)) + ":" + std::string(words[i].word));
                    it != m_cites.end() && std::ranges::find(found, it->second) == found.end())
                    found.push_back(it->second);
        return model::joined(found, ", ");
    }

    void add(std::string role, std::string text, const Term& term)
    {
        while (text.ends_with('.'))
            text.pop_back();
        m_parts.push_back({std::move(role), std::move(text), sections(term)});
    }
    void add(const std::string& role, const Term& term)
    {
        for (const auto phrase : {"sentence", "either", "option", "gaining", "text", "hold", "granted", "eachhas",
                 "happening", "nth", "moment", "condition", "deeds", "costs", "payment"})
            if (const auto said = m_card.grammar->say(phrase, term))
                return add(role, *said, term);
        m_incomplete = true;
    }

    void condition(const Term& term) { add(PlayTextWords::tr("If"), term); }
    void cost(const Term& term)
    {
        if (term.op != Op::Costs)
            return add(PlayTextWords::tr("Costs"), term);
        for (const auto& part : term.parts)
            add(&part == &term.parts.front() ? PlayTextWords::tr("Costs") : PlayTextWords::tr("and"), part);
    }
    void standing(const Term& term)
    {
        if (term.op == Op::AllHold)
            for (const auto& part : term.parts)
                standing(part);
        else if (term.op == Op::While)
            ability(term);
        else
            add(PlayTextWords::tr("Holds"), term);
    }

    // What is done, one thing after the other.
    void steps(const Term& term) { steps(term, PlayTextWords::tr("Does")); }
    void steps(const Term& term, const std::string& role)
    {
        const auto then = PlayTextWords::tr("Then");
        switch (term.op) {
        case Op::Then:
            steps(term.at(0), role);
            steps(term.at(1), then);
            break;
        case Op::If:
            condition(term.at(0));
            steps(term.at(1), then);
            if (term.at(2).op != Op::None)
                steps(term.at(2), PlayTextWords::tr("Otherwise"));
            break;
        case Op::IfDo:
            steps(term.at(0), term.number == 0   ? PlayTextWords::tr("If you do")
                              : term.number == 1 ? PlayTextWords::tr("If you cannot")
                                                 : PlayTextWords::tr("If you do not"));
            break;
        case Op::May: steps(term.at(0), PlayTextWords::tr("You may")); break;
        case Op::MayPay:
            add(PlayTextWords::tr("You may"), term.at(0));
            steps(term.at(1), PlayTextWords::tr("If you do"));
            break;
        default: add(role, term); break;
        }
    }

    const model::UnderstoodCard& m_card;
    const std::map<std::string, std::string>& m_cites;
    std::vector<AbilityPart>& m_parts;
    bool m_incomplete = false;
};

} // namespace

std::vector<PlayLine> playLines(const model::Card& card, const model::Game& game, const model::Vocabulary& vocabulary)
{
    std::vector<PlayLine> lines;
    bool plays = false;
    const auto understood = understand(card, game, vocabulary);
    for (const auto& text : understood.abilities) {
        if (text.ability.kind == model::TextKind::Keyword && (text.plays() || text.noTable))
            continue;
        plays = plays || text.plays();
        if (!text.plays())
            lines.push_back({!text.noTable || text.gap.has_value(), handLine(text, vocabulary, *understood.grammar)});
    }
    if (plays && lines.empty())
        lines.push_back({false, PlayTextWords::tr("Its texts play by themselves at the Table.")});
    for (const auto alias : understood.aliases)
        lines.push_back({false, aliasLine(game.aliases[alias])});
    return lines;
}

std::string aliasWritten(const model::Alias& alias)
{
    std::string text;
    for (const auto& word : alias.from)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

std::string aliasLine(const model::Alias& alias)
{
    return alias.to.empty()
               ? model::filled(PlayTextWords::tr("“%1” is passed over."), {aliasWritten(alias)})
               : model::filled(PlayTextWords::tr("“%1” is read as “%2”."), {aliasWritten(alias), alias.to});
}

std::vector<AbilityInParts> abilitiesInParts(const model::Card& card, const model::Game& game,
    const model::Vocabulary& vocabulary, const std::map<std::string, std::string>& cites)
{
    std::vector<AbilityInParts> abilities;
    if (game.play.active.empty())
        return abilities;
    const auto understood = understand(card, game, vocabulary);
    for (const auto& text : understood.abilities) {
        if (text.ability.kind == model::TextKind::Keyword)
            continue;
        auto& ability = abilities.emplace_back();
        ability.kind = kindWords(text.ability.kind);
        if (const auto it = cites.find(std::string(textKindId(text.ability.kind))); it != cites.end())
            ability.section = it->second;
        if (!text.plays())
            ability.byHand = handWords(text);
        if (!text.term)
            continue;
        Apart apart(understood, cites, ability.parts);
        apart.ability(*text.term);
        if (apart.isIncomplete())
            ability.parts = {{PlayTextWords::tr("Does"), text.standard, {}}};
    }
    return abilities;
}

} // namespace nexus::app
