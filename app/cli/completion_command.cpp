#include "app/cli/context.h"

#include <CLI/CLI.hpp>

namespace nexus::app::cli {

namespace {

std::string wordsOf(const CLI::App& app)
{
    std::string words;
    for (const auto* sub : app.get_subcommands([](const CLI::App*) { return true; }))
        words += sub->get_name() + " ";
    for (const auto* option : app.get_options())
        for (const auto& name : option->get_lnames())
            words += "--" + name + " ";
    return words;
}

// One case a command path ("", "decks", "decks export"), made from the parser itself so that it cannot lag behind.
void addCases(const CLI::App& app, const std::string& path, const std::string& common, std::string& script)
{
    script += "        \"" + path + "\") words=\"" + wordsOf(app) + common + "\" ;;\n";
    for (const auto* sub : app.get_subcommands([](const CLI::App*) { return true; }))
        addCases(*sub, path.empty() ? sub->get_name() : path + " " + sub->get_name(), common, script);
}

std::string bashScript(const CLI::App& app)
{
    std::string common;
    for (const auto* option : app.get_options())
        for (const auto& name : option->get_lnames())
            common += "--" + name + " ";
    std::string script = "# bash completion of nexusdeck-cli; load it with: source <(nexusdeck-cli completion bash)\n"
                         "_nexusdeck_cli() {\n"
                         "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} path='' words word\n"
                         "    for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
                         "        case \"$path $word\" in\n";
    for (const auto* sub : app.get_subcommands([](const CLI::App*) { return true; })) {
        script += "            \" " + sub->get_name() + "\") path=\"" + sub->get_name() + "\" ;;\n";
        for (const auto* inner : sub->get_subcommands([](const CLI::App*) { return true; }))
            script += "            \"" + sub->get_name() + " " + inner->get_name() + "\") path=\"" + sub->get_name() +
                      " " + inner->get_name() + "\" ;;\n";
    }
    script += "        esac\n    done\n"
              "    case $prev in\n"
              "        --profile) mapfile -t COMPREPLY < <(compgen -d -- \"$cur\"); return ;;\n"
              "        --ruleset) mapfile -t COMPREPLY < <(compgen -W \"$(nexusdeck-cli --quiet rulesets 2>/dev/null | "
              "awk '/^[a-z]/ {print $1}')\" -- \"$cur\"); return ;;\n"
              "        --format) mapfile -t COMPREPLY < <(compgen -W 'nxdeck text' -- \"$cur\"); return ;;\n"
              "    esac\n"
              "    case $path in\n";
    addCases(app, "", common, script);
    script += "    esac\n"
              "    if [[ $cur == -* || -z $path || $path == decks || $path == collection || $path == backup || $path "
              "== completion ]]; then\n"
              "        mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$cur\")\n"
              "    else\n"
              "        mapfile -t COMPREPLY < <(compgen -f -- \"$cur\")\n"
              "    fi\n"
              "}\n"
              "complete -o filenames -F _nexusdeck_cli nexusdeck-cli\n";
    return script;
}

} // namespace

void addCompletion(Registrar& registrar)
{
    auto* command = registrar.app.add_subcommand("completion", "Print the completion script of a shell");
    auto* bash = command->add_subcommand("bash", "For bash: source <(nexusdeck-cli completion bash)");
    command->require_subcommand(1);
    bash->callback([&app = registrar.app, &context = registrar.context] {
        auto script = bashScript(app);
        script.pop_back();
        context.print(script);
    });
}

} // namespace nexus::app::cli
