#include "importers/evaluation_json.h"

#include "importers/json/json_dom.h"

namespace nexus::importers {

namespace {

constexpr const char* evaluationFormat = "nexusdeck-evaluation/1";
constexpr std::size_t maxEvaluationBytes = 64U << 10U;

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
        file.inside(
            "weights",
            [&](ObjectReader& weights) {
                for (std::size_t i = 0; i < model::evaluationTermCount; ++i)
                    if (const auto weight = weights.integer(
                            model::evaluationTermId(static_cast<model::EvaluationTerm>(i)), -maxWeight, maxWeight))
                        evaluation.weights[i] = static_cast<std::int32_t>(*weight);
                weights.refuseUnknown();
            },
            true);
        file.refuseUnknown();
    }
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return evaluation;
}

std::string writeEvaluationJson(const model::Evaluation& evaluation)
{
    Json weights = Json::object();
    for (std::size_t i = 0; i < model::evaluationTermCount; ++i)
        weights[std::string(model::evaluationTermId(static_cast<model::EvaluationTerm>(i)))] = evaluation.weights[i];
    return Json{{"format", evaluationFormat}, {"weights", std::move(weights)}}.dump(2) + "\n";
}

} // namespace nexus::importers
