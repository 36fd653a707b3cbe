// What a command line may say: commands with their options and operands, bound to variables that the parser fills.
// The door to CLI11, which stands in options.cpp alone: a command's source is compiled without it, and none of its
// words reaches a person: errors and help are said in ours.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace nexus::app::cli {

// What was said cannot be meant: the text says why. Help and version end the parsing the same way, with exit 0 and
// what they print as the text.
class UsageError : public std::runtime_error {
public:
    explicit UsageError(const std::string& text, int exit = 2)
        : std::runtime_error(text)
        , exit(exit)
    {
    }
    // "--to", "needs --apply": a sentence of both.
    UsageError(const std::string& option, const std::string& text)
        : UsageError(option + " " + text + ".")
    {
    }
    int exit;
};

// What a value has to be.
struct AtLeast {
    std::int64_t least;
};
constexpr AtLeast positiveNumber{1}, nonNegativeNumber{0};
template <class Number> struct Range {
    Number least, most;
};
template <class Number> Range(Number, Number) -> Range<Number>;
using OneOf = std::vector<std::string>;
// One of the words, or what `fits`, which `other` says: "a size like 210x297 in millimetres".
struct OneOfOr {
    OneOf words;
    std::string other;
    std::function<bool(const std::string&)> fits; // the words, too
};

class Option {
public:
    explicit Option(CLI::Option& option)
        : m_option(&option)
    {
    }
    Option* required();
    Option* showDefault(); // in the help
    Option* values(int least, int most);
    Option* oneEach();  // one value each time it stands there, and it may stand there again
    Option* repeated(); // the same of what takes several values by nature
    Option* check(AtLeast bound);
    template <class Number> Option* check(const Range<Number>& range);
    Option* check(const OneOf& words);
    Option* check(const OneOfOr& form);
    Option* excludes(Option* other);
    Option* needs(Option* other);

private:
    CLI::Option* m_option;
};

class Command {
public:
    Command(const std::string& description, const std::string& name); // the program
    ~Command();

    Command* addCommand(const std::string& name, const std::string& description);
    // "DECK" is an operand, "[DECK]" one that may be left out, "--deck NAME" an option with what its value is called.
    // Value: text, a whole number, a double, an optional or a list of them.
    template <class Value> Option* add(const std::string& name, Value& value, const std::string& description);
    Option* add(
        const std::string& name, const std::function<void(const std::string&)>& take, const std::string& description);
    Option* addFlag(const std::string& name, bool& value, const std::string& description);
    void addVersion(const std::string& text); // --version
    Command* footer(const std::string& text); // of the help
    Command* requireCommand();
    Command* fallthrough();                       // options of the program may stand behind the command
    Command* callback(std::function<void()> run); // not where one of its own commands was named

    [[nodiscard]] std::string name() const;
    [[nodiscard]] std::string description() const;
    [[nodiscard]] std::vector<const Command*> commands() const;
    [[nodiscard]] std::vector<std::string> commandNames() const;
    [[nodiscard]] const Command* command(const std::string& name) const; // none of that name: nullptr
    [[nodiscard]] std::vector<std::string> optionNames() const;          // "--json"
    [[nodiscard]] bool hasOption(const std::string& option) const;       // "--json", "-o"
    [[nodiscard]] std::string optionDescription(const std::string& option) const;
    [[nodiscard]] std::vector<std::string> choices(
        const std::string& option) const;                           // the words it takes, if only these
    [[nodiscard]] bool takesWords() const;                          // beside its options and commands
    [[nodiscard]] bool takesValue(const std::string& option) const; // false where there is no such option

    // Words that name no command and no option, with the nearest that do. Throws UsageError.
    void refuseUnknown(const std::vector<std::string>& arguments) const;
    // Fills the variables and runs the callbacks. Throws UsageError.
    void parse(std::vector<std::string> arguments);

private:
    explicit Command(CLI::App& app);
    Option* added(const std::string& name, CLI::Option* option);

    std::unique_ptr<CLI::App> m_program; // of the program alone
    CLI::App* m_app;
    std::vector<std::unique_ptr<Option>> m_options;
    std::vector<std::unique_ptr<Command>> m_commands;
};

} // namespace nexus::app::cli
