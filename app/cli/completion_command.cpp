#include "app/cli/context.h"
#include "model/base/text.h"

#include <tuple>

namespace nexus::app::cli {

namespace {

// A command with the words that lead to it: {"decks", "export"}. All of them, made from the parser itself so that no
// script can lag behind.
struct CommandPath {
    const Command* command;
    std::string path; // "decks export"; empty: the program
};

void gather(const Command& command, const std::string& path, std::vector<CommandPath>& all)
{
    all.push_back({&command, path});
    for (const auto* sub : command.commands())
        gather(*sub, path.empty() ? sub->name() : path + " " + sub->name(), all);
}

std::vector<CommandPath> allCommands(const Command& program)
{
    std::vector<CommandPath> all;
    gather(program, {}, all);
    return all;
}

std::string joinedWords(std::vector<std::string> words, const Command& command)
{
    for (auto& option : command.optionNames())
        words.push_back(std::move(option));
    return model::joined(words, " ");
}

// The first sentence part of a help text, harmless between single quotes in each shell.
std::string quotedHelp(const std::string& text)
{
    std::string help;
    for (const char c : text)
        if (c == '\'')
            help += "’";
        else if (c != '\\' && c != '[' && c != ']' && c != ':')
            help += c;
    return "'" + help + "'";
}

std::string bashScript(const Command& app)
{
    const auto all = allCommands(app);
    std::string paths, words, values, groups;
    for (const auto& [command, path] : all) {
        if (!path.empty()) {
            const auto parent = path.find(' ') == std::string::npos ? std::string() : path.substr(0, path.rfind(' '));
            paths += "            \"" + parent + " " + command->name() + "\") path=\"" + path + "\" ;;\n";
        }
        words += "        \"" + path + "\") words=\"" + joinedWords(command->commandNames(), *command) +
                 (path.empty() ? "" : " " + joinedWords({}, app)) + "\" ;;\n";
        for (const auto& option : command->optionNames())
            if (const auto choices = command->choices(option); !choices.empty())
                values += "        \"" + path + " " + option + "\") mapfile -t COMPREPLY < <(compgen -W '" +
                          model::joined(choices, " ") + "' -- \"$cur\"); return ;;\n";
        if (!command->commands().empty())
            groups += (groups.empty() ? "\"" : "|\"") + path + "\"";
    }
    return "# bash completion of nexusdeck-cli; load it with: source <(nexusdeck-cli completion bash)\n"
           "_nexusdeck_cli() {\n"
           "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} path='' words word\n"
           "    for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
           "        case \"$path $word\" in\n" +
           paths +
           "        esac\n    done\n"
           "    case \"$path $prev\" in\n" +
           values +
           "        *' --profile') mapfile -t COMPREPLY < <(compgen -d -- \"$cur\"); return ;;\n"
           "        *' --ruleset') mapfile -t COMPREPLY < <(compgen -W \"$(nexusdeck-cli --quiet rulesets 2>/dev/null "
           "| "
           "awk '/^[a-z]/ {print $1}')\" -- \"$cur\"); return ;;\n"
           "    esac\n"
           "    case $path in\n" +
           words +
           "    esac\n"
           "    case $path in\n"
           "        " +
           groups +
           ") mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$cur\"); return ;;\n"
           "    esac\n"
           "    if [[ $cur == -* ]]; then\n"
           "        mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$cur\")\n"
           "    else\n"
           "        mapfile -t COMPREPLY < <(compgen -f -- \"$cur\")\n"
           "    fi\n"
           "}\n"
           "complete -o filenames -F _nexusdeck_cli nexusdeck-cli\n";
}

std::string zshScript(const Command& app)
{
    const auto described = [](const std::string& name, const std::string& help) {
        return " " + name + ":" + quotedHelp(help);
    };
    std::string paths, words, values;
    for (const auto& [command, path] : allCommands(app)) {
        std::string commands, options;
        for (const auto* sub : command->commands()) {
            commands += described(sub->name(), sub->description());
            paths += "            '" + path + " " + sub->name() + "') at='" + (path.empty() ? path : path + " ") +
                     sub->name() + "' ;;\n";
        }
        for (const auto* one : {command, &app})
            if (one == command || !path.empty())
                for (const auto& option : one->optionNames())
                    options += described(option, one->optionDescription(option));
        for (const auto& option : command->optionNames())
            if (const auto choices = command->choices(option); !choices.empty())
                values += "        '" + path + " " + option + "') compadd -- " + model::joined(choices, " ") +
                          "; return ;;\n";
        words += "        '" + path + "') commands=(" + commands + " ) options=(" + options + " ) ;;\n";
    }
    return "#compdef nexusdeck-cli\n"
           "# zsh completion of nexusdeck-cli; load it with: source <(nexusdeck-cli completion zsh)\n"
           "_nexusdeck_cli() {\n"
           "    local at='' word\n"
           "    local -a commands options\n"
           "    for word in \"${words[@]:1:$((CURRENT-2))}\"; do\n"
           "        case \"$at $word\" in\n" +
           paths +
           "        esac\n    done\n"
           "    case \"$at ${words[CURRENT-1]}\" in\n" +
           values +
           "        *' --profile') _files -/; return ;;\n"
           "        *' --ruleset') compadd -- ${(f)\"$(nexusdeck-cli --quiet rulesets 2>/dev/null | awk '/^[a-z]/ "
           "{print "
           "$1}')\"}; return ;;\n"
           "    esac\n"
           "    case $at in\n" +
           words +
           "    esac\n"
           "    if [[ ${words[CURRENT]} == -* ]]; then\n"
           "        _describe -o option options\n"
           "    elif (( $#commands )); then\n"
           "        _describe command commands\n"
           "    else\n"
           "        _files\n"
           "    fi\n"
           "}\n"
           "if [[ $funcstack[1] == _nexusdeck-cli ]]; then _nexusdeck_cli \"$@\"; else compdef _nexusdeck_cli "
           "nexusdeck-cli; fi\n";
}

std::string fishScript(const Command& app)
{
    std::string script = "# fish completion of nexusdeck-cli; load it with: nexusdeck-cli completion fish | source\n";
    for (const auto& [command, path] : allCommands(app)) {
        std::string when = path.empty() ? " -n __fish_use_subcommand" : " -n '", options;
        if (!path.empty()) {
            const auto blank = path.find(' ');
            when += "__fish_seen_subcommand_from " + path.substr(0, blank);
            if (blank != std::string::npos)
                when += "; and __fish_seen_subcommand_from " + path.substr(blank + 1);
            when += "'";
        }
        std::string free = when;
        if (!path.empty() && !command->commands().empty()) // none of its commands yet
            free.insert(free.size() - 1,
                "; and not __fish_seen_subcommand_from " + model::joined(command->commandNames(), " "));
        for (const auto* sub : command->commands())
            script += "complete -c nexusdeck-cli" + free + " -f -a " + sub->name() + " -d " +
                      quotedHelp(sub->description()) + "\n";
        for (const auto& option : command->optionNames()) {
            const auto choices = command->choices(option);
            script += "complete -c nexusdeck-cli" + (path.empty() ? std::string() : when) + " -l " + option.substr(2) +
                      (command->takesValue(option) ? " -r" : "") +
                      (choices.empty() ? "" : " -f -a '" + model::joined(choices, " ") + "'") + " -d " +
                      quotedHelp(command->optionDescription(option)) + "\n";
        }
    }
    return script;
}

} // namespace

void addCompletion(Registrar& registrar)
{
    const auto completion = registrar.group("completion", "Print the completion script of a shell");
    for (const auto& [shell, help, script] :
        {std::tuple("bash", "For bash: source <(nexusdeck-cli completion bash)", &bashScript),
            std::tuple("zsh", "For zsh: source <(nexusdeck-cli completion zsh)", &zshScript),
            std::tuple("fish", "For fish: nexusdeck-cli completion fish | source", &fishScript)})
        completion.add(shell, help, [&app = registrar.app, script = script](Context& context) {
            context.printFile(script(app));
            return Done;
        });
}

} // namespace nexus::app::cli
