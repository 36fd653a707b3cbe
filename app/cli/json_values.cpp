#include "app/cli/json_values.h"

#include "app/text/finding_text.h"

namespace nexus::app::cli {

namespace {

Json problemJson(const importers::ImportProblem& problem)
{
    Json json;
    json["message"] = problemText(problem);
    json["reason"] = problem.reason;
    if (problem.line)
        json["line"] = problem.line;
    if (problem.column)
        json["column"] = problem.column;
    if (!problem.pointer.empty())
        json["pointer"] = problem.pointer;
    if (!problem.heading.empty())
        json["heading"] = problem.heading;
    if (!problem.value.empty())
        json["value"] = problem.value;
    if (!problem.card.empty())
        json["card"] = problem.card;
    return json;
}

} // namespace

Json orNull(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

std::string answerText(const Json& json) { return json.text(2); }

Json deckHead(const CheckedDeck& deck)
{
    Json json = {{"file", orNull(deck.file)}};
    if (deck.id)
        json["id"] = *deck.id;
    json["deck"] = orNull(deck.deck);
    json["ruleset"] = orNull(deck.ruleset);
    return json;
}

Json problemsJson(const std::vector<importers::ImportProblem>& problems)
{
    Json list = Json::array();
    for (const auto& problem : problems)
        list.push_back(problemJson(problem));
    return list;
}

std::string wordsJson(const std::vector<std::pair<std::string, std::string>>& words)
{
    Json json = Json::object();
    for (const auto& [key, value] : words)
        json[key] = value;
    return answerText(json);
}

std::string errorJson(const std::string& message, int exit)
{
    return answerText({{"error", {{"code", exit}, {"message", message}}}});
}

} // namespace nexus::app::cli
