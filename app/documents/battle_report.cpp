#include "app/documents/battle_report.h"

#include "app/base/file_bytes.h"
#include "app/base/language.h"
#include "app/base/qt_text.h"
#include "app/documents/laboratory.h"
#include "app/text/battle_text.h"
#include "app/text/finding_text.h"
#include "app/text/markdown.h"

#include <QFile>

#include <stdexcept>

namespace nexus::app {

namespace {

constexpr std::string_view reportFile = "report.md"; // of the game; of an edition ID.report.md
constexpr const char* shippedReport = ":/report/report";

std::optional<std::string> shippedFile(const std::string& name)
{
    QFile file(q(name));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll().toStdString();
}

std::optional<std::string> templateBytes(const std::string& name)
{
    if (name.starts_with(':'))
        return shippedFile(name);
    if (std::error_code none; !std::filesystem::exists(name, none))
        return std::nullopt;
    auto bytes = readFile(name, importers::maxTemplateBytes);
    if (!bytes)
        throw std::runtime_error(name + " " + bytes.error() + ".");
    return std::move(*bytes);
}

} // namespace

BattleTemplate battleTemplate(const GameLibrary& library, const std::string& ruleset, const GameFolder& place)
{
    std::vector<std::string> files;
    constexpr std::string_view ending = "json";
    if (const auto* known = library.find(model::RulesetId(ruleset)); known && known->file.ends_with(ending))
        files.push_back(known->file.substr(0, known->file.size() - ending.size()) + std::string(reportFile));
    files.push_back((ownWords(place) / reportFile).string());
    files.push_back(":/games/" + place.game + "/" + std::string(reportFile));
    files.push_back(std::string(shippedReport) + "." + spoken().toStdString() + ".md");
    for (const auto& file : files)
        if (auto bytes = templateBytes(file))
            return {file, std::move(*bytes)};
    const auto file = std::string(shippedReport) + ".md";
    return {file, shippedFile(file).value_or(std::string())};
}

importers::TemplateFields battleFieldsOf(
    const model::Timeline& timeline, const GameLibrary& library, const GameFolder& place, model::SeatIndex reader)
{
    const auto evaluation = evaluationOf(place).value_or(model::Evaluation());
    const auto& facts = *timeline.state().facts;
    const auto* known = library.find(model::RulesetId(facts.ruleset));
    return battleFields(timeline, model::battleOf(timeline, evaluation),
        {library.game.name, known ? editionName(known->ruleset.name, library.game) : facts.ruleset}, reader);
}

tl::expected<std::string, std::string> battleReport(const importers::TemplateFields& fields, const BattleTemplate& form)
{
    const auto said = [&](const std::vector<importers::ImportProblem>& problems) {
        std::string lines;
        for (const auto& problem : problems)
            lines += (lines.empty() ? "" : "\n") + form.file + ": " + problemText(problem);
        return tl::unexpected(lines);
    };
    const auto read = importers::TextTemplate::read(form.bytes, battleShape());
    if (!read)
        return said(read.error());
    auto text = read->fill(fields, &markdownText);
    if (!text)
        return said(text.error());
    return std::move(*text);
}

} // namespace nexus::app
