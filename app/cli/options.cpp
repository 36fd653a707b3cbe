#include "app/cli/options.h"

#include "model/base/text.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>

namespace nexus::app::cli {

namespace {

// What the parser says in words of its own, in ours.
std::string usageText(const CLI::ParseError& error)
{
    const std::string text = error.what();
    constexpr std::string_view convert = "Could not convert: ", is = " = ";
    if (text.starts_with(convert))
        if (const auto at = text.find(is); at != std::string::npos)
            return text.substr(convert.size(), at - convert.size()) + " takes a number, not “" +
                   text.substr(at + is.size()) + "”.";
    constexpr std::string_view value = ": Value ", range = " not in range ";
    const auto said = text.find(value), bounds = text.find(range);
    if (said != std::string::npos && bounds != std::string::npos && said < bounds) {
        const auto given = text.substr(said + value.size(), bounds - said - value.size());
        auto limits = text.substr(bounds + range.size());
        if (limits.starts_with('[') && limits.ends_with(']')) // since CLI11 2.4: "[1 - 6]"
            if (limits = limits.substr(1, limits.size() - 2); limits.find(" - ") != std::string::npos)
                limits.replace(limits.find(" - "), 3, " to ");
        return text.substr(0, said) + " takes a number from " + limits + ", not “" +
               std::string(model::trimmed(given)) + "”.";
    }
    return text;
}

// Which command lacks one behind it.
std::string missingCommandText(const Command& program, const CLI::App& app)
{
    const auto* said = &program;
    const auto* at = &app;
    while (!at->get_subcommands().empty()) {
        at = at->get_subcommands().front();
        said = said->command(at->get_name());
    }
    return (said == &program ? "A command is missing" : "“" + said->name() + "” needs a command behind it") +
           "; there are " + said->commandNames() + ".";
}

// Without the brackets of an operand that may be left out and what the value of an option is called.
std::string plainName(const std::string& name)
{
    return name.starts_with('[') ? name.substr(1, name.size() - 2) : name.substr(0, name.find(' '));
}

} // namespace

Option* Option::required() { return m_option->required(), this; }
Option* Option::showDefault() { return m_option->capture_default_str(), this; }
Option* Option::values(int least, int most) { return m_option->expected(least, most), this; }
Option* Option::oneEach()
{
    m_option->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    return this;
}
Option* Option::repeated() { return m_option->allow_extra_args(false), this; }
Option* Option::check(AtLeast bound)
{
    m_option->check(bound.least > 0 ? CLI::Validator(CLI::PositiveNumber) : CLI::Validator(CLI::NonNegativeNumber));
    return this;
}
template <class Number> Option* Option::check(const Range<Number>& range)
{
    return m_option->check(CLI::Range(range.least, range.most)), this;
}
Option* Option::check(const OneOf& words) { return m_option->check(CLI::IsMember(words)), this; }
Option* Option::excludes(Option* other) { return m_option->excludes(other->m_option), this; }
Option* Option::needs(Option* other) { return m_option->needs(other->m_option), this; }

template Option* Option::check(const Range<int>&);
template Option* Option::check(const Range<double>&);
template Option* Option::check(const Range<std::uint64_t>&);

Command::Command(const std::string& description, const std::string& name)
    : m_program(std::make_unique<CLI::App>(description, name))
    , m_app(m_program.get())
{
}

Command::Command(CLI::App& app)
    : m_app(&app)
{
}

Command::~Command() = default;

Command* Command::addCommand(const std::string& name, const std::string& description)
{
    m_commands.push_back(std::unique_ptr<Command>(new Command(*m_app->add_subcommand(name, description))));
    return m_commands.back().get();
}

Option* Command::added(const std::string& name, CLI::Option* option)
{
    if (const auto blank = name.find(' '); blank != std::string::npos)
        option->type_name(name.substr(blank + 1));
    option->required(!name.starts_with('-') && !name.starts_with('['));
    return m_options.emplace_back(std::make_unique<Option>(*option)).get();
}

template <class Value> Option* Command::add(const std::string& name, Value& value, const std::string& description)
{
    return added(name, m_app->add_option(plainName(name), value, description));
}

template Option* Command::add(const std::string&, std::string&, const std::string&);
template Option* Command::add(const std::string&, std::vector<std::string>&, const std::string&);
template Option* Command::add(const std::string&, int&, const std::string&);
template Option* Command::add(const std::string&, std::optional<std::int64_t>&, const std::string&);
template Option* Command::add(const std::string&, std::vector<int>&, const std::string&);
template Option* Command::add(const std::string&, std::vector<std::uint64_t>&, const std::string&);
template Option* Command::add(const std::string&, std::uint64_t&, const std::string&);
template Option* Command::add(const std::string&, std::optional<std::uint64_t>&, const std::string&);
template Option* Command::add(const std::string&, double&, const std::string&);

Option* Command::add(
    const std::string& name, const std::function<void(const std::string&)>& take, const std::string& description)
{
    return added(name, m_app->add_option_function<std::string>(plainName(name), take, description));
}

Option* Command::addFlag(const std::string& name, bool& value, const std::string& description)
{
    return added(name, m_app->add_flag(name, value, description));
}

void Command::addVersion(const std::string& text) { m_app->set_version_flag("--version", text); }
Command* Command::footer(const std::string& text) { return m_app->footer(text), this; }
Command* Command::requireCommand() { return m_app->require_subcommand(1), this; }
Command* Command::fallthrough() { return m_app->fallthrough(), this; }
Command* Command::callback(std::function<void()> run)
{
    m_app->callback([run = std::move(run), app = m_app] {
        if (app->get_subcommands().empty())
            run();
    });
    return this;
}

std::string Command::name() const { return m_app->get_name(); }

std::vector<const Command*> Command::commands() const
{
    std::vector<const Command*> all;
    for (const auto& command : m_commands)
        all.push_back(command.get());
    return all;
}

std::string Command::commandNames() const
{
    std::string names;
    for (const auto& command : m_commands)
        names += (names.empty() ? "" : ", ") + command->name();
    return names;
}

const Command* Command::command(const std::string& name) const
{
    for (const auto& command : m_commands)
        if (command->name() == name)
            return command.get();
    return nullptr;
}

std::vector<std::string> Command::optionNames() const
{
    std::vector<std::string> names;
    for (const auto* option : std::as_const(*m_app).get_options())
        for (const auto& name : option->get_lnames())
            names.push_back("--" + name);
    return names;
}

bool Command::takesValue(const std::string& option) const
{
    const auto* found = m_app->get_option_no_throw(option);
    return found && found->get_items_expected_max() > 0;
}

void Command::parse(std::vector<std::string> arguments)
{
    std::reverse(arguments.begin(), arguments.end());
    try {
        m_app->parse(std::move(arguments));
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) { // help and version
            std::ostringstream text;
            (void)m_app->exit(error, text, text);
            throw UsageError(text.str(), 0);
        }
        if (error.get_name() == "RequiredError" && std::string(error.what()) == "A subcommand is required")
            throw UsageError(missingCommandText(*this, *m_app));
        throw UsageError(usageText(error));
    }
}

} // namespace nexus::app::cli
