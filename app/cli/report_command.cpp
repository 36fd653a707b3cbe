#include "app/cli/game_reading.h"

#include "app/documents/battle_report.h"
#include "app/text/refusal_text.h"

namespace nexus::app::cli {

namespace {

struct ReportOptions {
    std::string game, form, ruleset, out;
    std::optional<std::size_t> until;
};

Json fieldsJson(const importers::TemplateFields& fields)
{
    Json json = Json::object();
    for (const auto& [name, value] : fields.values) {
        if (const auto* number = std::get_if<std::int64_t>(&value))
            json[name] = *number;
        else if (const auto* text = std::get_if<std::string>(&value))
            json[name] = *text;
        else
            json[name] = Json::list(std::get<std::vector<importers::TemplateFields>>(value), fieldsJson);
    }
    return json;
}

int runReport(Context& context, const ReportOptions& options)
{
    const auto [log, checker, timeline] = keptGame(context, options.game, options.ruleset, options.until);
    if (!timeline)
        throw Stop{timeline.error().otherEngine ? No : Refused,
            options.game + ": " + replayProblemText(timeline.error(), log)};
    auto& profile = context.profile();
    const auto fields = battleFieldsOf(*timeline, profile.library(), profile.place());
    if (context.json()) {
        context.answer(fieldsJson(fields));
        return Done;
    }
    const auto form = options.form.empty()
                          ? battleTemplate(profile.library(), timeline->state().facts->ruleset, profile.place())
                          : BattleTemplate{options.form, fileBytesOf(options.form)};
    const auto report = battleReport(fields, form);
    if (!report)
        throw Stop{Refused, report.error()};
    if (options.out.empty())
        context.printFile(*report);
    else
        writeOut(options.out, *report);
    return Done;
}

} // namespace

void addReport(Registrar& registrar)
{
    const auto [command, options] = registrar.add<ReportOptions>(
        "report", "Tell a saved game as a battle report in Markdown", runReport);
    command->add("GAME", options.game, "Game file, of the Table or of duel --game; - reads standard input")->required();
    command->add("--template FILE", options.form, "Template to fill instead of the edition's");
    command->add("--out FILE", options.out, "Write the report there");
    command->add("--until N", options.until, "Stop after N actions");
    command->add("--ruleset ID", options.ruleset, "Edition to use instead of the game's own");
}

} // namespace nexus::app::cli
