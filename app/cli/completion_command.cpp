#include "app/cli/context.h"

namespace nexus::app::cli {

namespace {

std::string joinedNames(const Command& command)
{
    std::string words;
    for (const auto& name : command.optionNames())
        words += name + " ";
    return words;
}

std::string wordsOf(const Command& command)
{
    std::string words;
    for (const auto* sub : command.commands())
        words += sub->name() + " ";
    return words + joinedNames(command);
}

// One case a command path ("", "decks", "decks export"), made from the parser itself so that it cannot lag behind.
void addCases(const Command& app, const std::string& path, const std::string& common, std::string& script)
{
    script += "        \"" + path + "\") words=\"" + wordsOf(app) + common + "\" ;;\n";
    for (const auto* sub : app.commands())
        addCases(*sub, path.empty() ? sub->name() : path + " " + sub->name(), common, script);
}

std::string bashScript(const Command& app)
{
    const auto common = joinedNames(app);
    std::string script = "# bash completion of nexusdeck-cli; load it with: source <(nexusdeck-cli completion bash)\n"
                         "_nexusdeck_cli() {\n"
                         "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} path='' words word\n"
                         "    for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
                         "        case \"$path $word\" in\n";
    for (const auto* sub : app.commands()) {
        script += "            \" " + sub->name() + "\") path=\"" + sub->name() + "\" ;;\n";
        for (const auto* inner : sub->commands())
            script += "            \"" + sub->name() + " " + inner->name() + "\") path=\"" + sub->name() + " " +
                      inner->name() + "\" ;;\n";
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
    const auto completion = registrar.group("completion", "Print the completion script of a shell");
    completion.add(
        "bash", "For bash: source <(nexusdeck-cli completion bash)", [&app = registrar.app](Context& context) {
            context.printFile(bashScript(app));
            return Done;
        });
}

} // namespace nexus::app::cli
