#include "importers/evaluation_json.h"

#include "importers/json/json_dom.h"

namespace nexus::importers {

namespace {

constexpr const char* evaluationFormat = "nexusdeck-evaluation/1";
constexpr std::size_t maxEvaluationBytes = 64U << 10U;

std::string_view termName(std::size_t term)
{
    return model::evaluationTermId(static_cast<model::EvaluationTerm>(term));
}

} // namespace

ReadResult<model::Evaluation> readEvaluationJson(std::string_view bytes)
{
    const auto json = parseJsonObject(bytes, maxEvaluationBytes);
    if (!json)
        return tl::unexpected(json.error());
    std::vector<ImportProblem> problems;
    model::Evaluation evaluation;
    ObjectReader file(*json, {}, problems);
    if (file.isFormat(evaluationFormat)) {
        const auto readTerms = [&](const char* key, model::TermValues& terms, bool required) {
            file.inside(
                key,
                [&](ObjectReader& object) {
                    for (std::size_t i = 0; i < terms.size(); ++i)
                        if (const auto weight = object.integer(termName(i), -model::maxWeight, model::maxWeight))
                            terms[i] = static_cast<std::int32_t>(*weight);
                    object.refuseUnknown();
                },
                required);
        };
        readTerms("weights", evaluation.weights, true);
        readTerms("growth", evaluation.growth, false);
        readTerms("late", evaluation.late, false);
        file.refuseUnknown();
    }
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return evaluation;
}

std::string writeEvaluationJson(const model::Evaluation& evaluation)
{
    const auto terms = [](const model::TermValues& values, bool zeros) {
        Json object = Json::object();
        for (std::size_t i = 0; i < values.size(); ++i)
            if (zeros || values[i] != 0)
                object[std::string(termName(i))] = values[i];
        return object;
    };
    return Json{{"format", evaluationFormat}, {"weights", terms(evaluation.weights, true)},
               {"growth", terms(evaluation.growth, false)}, {"late", terms(evaluation.late, false)}}
               .dump(2) +
           "\n";
}

} // namespace nexus::importers
