#include "app/text/thought_text.h"

#include "app/base/qt_text.h"
#include "app/text/chances_text.h"
#include "model/base/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nexus::app {

namespace {

struct ThoughtWords {
    Q_DECLARE_TR_FUNCTIONS(ThoughtWords)
};

constexpr double unitPoint = 100;      // of an evaluation, see model/players/evaluation.h
constexpr double searchPercent = 1000; // of what a search gives, see model/players/player.h
constexpr std::size_t mostReasons = 3;
constexpr double leastReason = 0.05;

std::string termWords(model::EvaluationTerm term)
{
    using Term = model::EvaluationTerm;
    const auto words = [&] {
        switch (term) {
        case Term::Units: return ThoughtWords::tr("units in play");
        case Term::Attack: return ThoughtWords::tr("Attack in reach");
        case Term::Defense: return ThoughtWords::tr("Defense");
        case Term::Others: return ThoughtWords::tr("other cards in play");
        case Term::Front: return ThoughtWords::tr("front row");
        case Term::EmptyFront: return ThoughtWords::tr("an empty front row");
        case Term::Ready: return ThoughtWords::tr("ready units");
        case Term::Suppressed: return ThoughtWords::tr("Suppressed units");
        case Term::Targets: return ThoughtWords::tr("targets in reach");
        case Term::Threat: return ThoughtWords::tr("targets in reach once all are ready");
        case Term::Siege: return ThoughtWords::tr("front against front");
        case Term::Wounds: return ThoughtWords::tr("Impact on units");
        case Term::Supremacy: return ThoughtWords::tr("the game at the end of the round");
        case Term::Hand: return ThoughtWords::tr("cards in hand");
        case Term::Points: return ThoughtWords::tr("points unspent");
        case Term::Missions: return ThoughtWords::tr("Missions");
        case Term::Initiative: return ThoughtWords::tr("acting first");
        case Term::Room: return ThoughtWords::tr("quadrants with room");
        }
        return QString();
    };
    return words().toStdString();
}

std::string signedText(double value) { return (value < 0 ? "−" : "+") + decimal(std::abs(value)); }

} // namespace

std::string gainText(const model::Decision& decision, std::size_t thought)
{
    const auto value = decision.thoughts[thought].value;
    if (decision.thoughts[thought].visits > 0)
        return decimal(std::round(value / searchPercent)) + " %";
    if (value >= model::wonValue)
        return ThoughtWords::tr("wins").toStdString();
    if (value <= -model::wonValue / 2)
        return ThoughtWords::tr("loses").toStdString();
    const auto before = std::accumulate(decision.before.begin(), decision.before.end(), std::int64_t{0});
    return signedText((value - static_cast<double>(before)) / unitPoint);
}

std::string reasonText(const model::Decision& decision, std::size_t thought)
{
    struct Reason {
        std::size_t term;
        double change;
    };
    std::vector<Reason> reasons;
    for (std::size_t term = 0; term < model::evaluationTermCount; ++term)
        if (const double change = (decision.thoughts[thought].terms[term] - decision.before[term]) / unitPoint;
            std::abs(change) >= leastReason)
            reasons.push_back({term, change});
    std::ranges::stable_sort(
        reasons, [](const Reason& a, const Reason& b) { return std::abs(a.change) > std::abs(b.change); });
    if (reasons.size() > mostReasons)
        reasons.resize(mostReasons);
    std::vector<std::string> parts;
    for (const auto& reason : reasons)
        parts.push_back(termWords(static_cast<model::EvaluationTerm>(reason.term)) + " " + signedText(reason.change));
    return model::joined(parts, ", ");
}

} // namespace nexus::app
