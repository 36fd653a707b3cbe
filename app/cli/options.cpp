#include "app/cli/options.h"

#include "app/text/suggestion.h"
#include "model/base/text.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <iterator>
#include <limits>
#include <sstream>
#include <system_error>
#include <type_traits>

namespace nexus::app::cli {

namespace {

// What is left of a text of the parser behind a mark, and before the next one; empty where the mark is not in it.
std::string textBetween(const std::string& text, std::string_view from, std::string_view to = {})
{
    const auto begin = text.find(from);
    if (begin == std::string::npos)
        return {};
    const auto end = to.empty() ? std::string::npos : text.find(to, begin + from.size());
    return std::string(model::trimmed(std::string_view(text).substr(begin + from.size(), end - begin - from.size())));
}

// "DECK: at least 2 are needed, not 1."
std::string countText(const std::string& name, const std::string& text)
{
    const auto given = textBetween(text, "received ");
    const auto least = textBetween(text, "At least ", " required"), most = textBetween(text, "At Most ", " required");
    if (text.find("issing") != std::string::npos || (name.starts_with('-') && !least.empty()))
        return name + " needs a value.";
    if (name.starts_with('-') && most != "0")
        return name + " stands there more than once.";
    if (!least.empty())
        return name + ": at least " + least + " are needed, not " + given + ".";
    return most.empty() ? name + " has too many or too few words."
                        : name + ": at most " + most + " can be, not " + given + ".";
}

// The parser's errors by their kinds, in our words: of its own only names of options and what was given are taken.
std::string usageText(const CLI::ParseError& error)
{
    const std::string text = error.what(), kind = error.get_name();
    const auto name = text.substr(0, text.find_first_of(": "));
    if (kind == "ValidationError") // "--limit: takes …": a sentence of ours
        return name + " " + textBetween(text, ": ");
    if (kind == "ConversionError" && !textBetween(text, "convert: ", " = ").empty())
        return textBetween(text, "convert: ", " = ") + " takes a number, not “" + textBetween(text, " = ") + "”.";
    if (kind == "RequiredError")
        return textBetween(text, "", " is required") + " is missing.";
    if (kind == "ExcludesError")
        return name + " and " + textBetween(text, " excludes ") + " cannot stand together.";
    if (kind == "RequiresError")
        return name + " needs " + textBetween(text, " requires ") + " beside it.";
    if (kind == "ArgumentMismatch" && text.find(": ") != std::string::npos)
        return countText(name, text);
    if (dynamic_cast<const CLI::ExtrasError*>(&error)) // its name is that of the command
        return "“" + textBetween(text, "not expected: ", " ") + "” is one word too many.";
    return "This cannot be read.";
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
           "; there are " + model::joined(said->commandNames(), ", ") + ".";
}

// What the values of an option may be, in its sentence and in the help.
template <class Fits> CLI::Validator validator(const std::string& what, Fits fits)
{
    return {[what, fits](std::string& given) {
                const auto trouble = fits(given);
                if (trouble.empty())
                    return trouble;
                return "takes " + what + ", not “" + std::string(model::trimmed(given)) + "”." +
                       (trouble == " " ? std::string() : trouble);
            },
        what};
}

template <class Number> std::string limitText(Number number)
{
    std::ostringstream text;
    text << +number;
    return text.str();
}

template <class Number> CLI::Validator numberFrom(Number least, Number most)
{
    constexpr auto boundless = static_cast<Number>(std::numeric_limits<std::int64_t>::max());
    const auto what = most >= boundless && boundless > 1
                          ? "a number of at least " + limitText(least)
                          : "a number from " + limitText(least) + " to " + limitText(most);
    return validator(what, [least, most](const std::string& given) -> std::string {
        Number number{};
        return CLI::detail::lexical_cast(given, number) && number >= least && number <= most ? "" : " ";
    });
}

// How the help is laid out: our words for what the parser knows of an option.
class HelpLayout : public CLI::Formatter {
public:
    HelpLayout()
    {
        for (const auto& [its, ours] : {std::pair("OPTIONS", "OPTION…"), {"SUBCOMMAND", "COMMAND"},
                 {"SUBCOMMANDS", "COMMAND"}, {"Subcommands", "Commands"}, {"Positionals", "Behind the command"}})
            label(its, ours);
    }
    std::string make_option_opts(const CLI::Option* option) const override
    {
        if (option->get_type_size() == 0)
            return {};
        const auto type = option->get_type_name();
        std::string text;
        if (!option->get_positional())
            text = " " + type.substr(0, type.find(':'));
        if (option->get_expected_max() == CLI::detail::expected_max_vector_size)
            text += " …";
        return text;
    }
    std::string make_option_desc(const CLI::Option* option) const override
    {
        std::vector<std::string> more;
        if (const auto type = option->get_type_name(); type.find(':') != std::string::npos)
            more.push_back(type.substr(type.find(':') + 1));
        if (!option->get_default_str().empty())
            more.push_back("without it " + option->get_default_str());
        if (option->get_required() && !option->get_positional())
            more.emplace_back("needed");
        return option->get_description() + (more.empty() ? "" : " (" + model::joined(more, "; ") + ")");
    }
};

constexpr std::string_view choiceMark = " | ";  // between the words an option takes
constexpr std::string_view otherMark = ", or "; // behind them, before what else it takes

// Numbers that no computer counts to; the parser would take the largest one for them.
std::string tooLong(std::string& given)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(given.data(), given.data() + given.size(), number);
    return error != std::errc::result_out_of_range
               ? std::string()
               : "takes a number of at most " + limitText(std::numeric_limits<std::uint64_t>::max()) + ", not “" +
                     given + "”.";
}

// Values that cannot be below 0.
template <class Value> constexpr bool isCounted = std::is_unsigned_v<Value>;
template <> constexpr bool isCounted<std::optional<std::uint64_t>> = true;
template <> constexpr bool isCounted<std::vector<std::uint64_t>> = true;

// Whether the option has a check of its own behind the first one, which says its bounds.
bool hasBounds(CLI::Option& option)
{
    try {
        return option.get_validator(1) != nullptr;
    } catch (const CLI::OptionNotFound&) {
        return false;
    }
}

// "--limit" of "--limit=3", "-o" of "-ofile".
std::string optionIn(const std::string& word)
{
    constexpr std::size_t shortName = 2;
    return word.substr(0, word.starts_with("--") ? word.find('=') : shortName);
}

// No number below nothing; queries that begin so are marked before (withQueriesMarked).
bool meansAnOption(const std::string& word)
{
    const char sign = word[1];
    return sign == '-' || (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z');
}

// The nearest option; of a lone letter the one that begins with it.
std::string optionMeant(const std::string& given, const std::vector<std::string>& names)
{
    if (given.starts_with("--"))
        return didYouMean(given, names);
    std::vector<std::string> same;
    std::copy_if(names.begin(), names.end(), std::back_inserter(same),
        [&](const auto& name) { return name.starts_with("-" + given); });
    return same.size() == 1 ? didYouMean(same.front(), same) : std::string();
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
    m_option->check(numberFrom(bound.least, std::numeric_limits<std::int64_t>::max()));
    return this;
}
template <class Number> Option* Option::check(const Range<Number>& range)
{
    return m_option->check(numberFrom(range.least, range.most)), this;
}
Option* Option::check(const OneOf& words)
{
    m_option->check(validator(model::joined(words, choiceMark), [words](const std::string& given) {
        return std::find(words.begin(), words.end(), given) != words.end() ? std::string()
                                                                           : didYouMean(given, words) + " ";
    }));
    return this;
}
Option* Option::check(const OneOfOr& form)
{
    const auto what = model::joined(form.words, choiceMark) + std::string(otherMark) + form.other;
    m_option->check(validator(what, [form](const std::string& given) {
        return form.fits(given) ? std::string() : didYouMean(given, form.words) + " ";
    }));
    return this;
}
Option* Option::excludes(Option* other) { return m_option->excludes(other->m_option), this; }
Option* Option::needs(Option* other) { return m_option->needs(other->m_option), this; }

template Option* Option::check(const Range<int>&);
template Option* Option::check(const Range<double>&);
template Option* Option::check(const Range<std::uint64_t>&);

Command::Command(const std::string& description, const std::string& name)
    : m_program(std::make_unique<CLI::App>(description, name))
    , m_app(m_program.get())
{
    m_app->formatter(std::make_shared<HelpLayout>());
    m_app->set_help_flag("-h,--help", "Show this help");
}

Command::Command(CLI::App& app)
    : m_app(&app)
{
}

Command::~Command() = default;

Command* Command::addCommand(const std::string& name, const std::string& description)
{
    m_commands.push_back(
        std::unique_ptr<Command>(new Command(*m_app->add_subcommand(name, description)->group("Commands"))));
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
    auto* option = m_app->add_option(plainName(name), value, description);
    if constexpr (!std::is_same_v<Value, std::string> && !std::is_same_v<Value, std::vector<std::string>>)
        option->check(CLI::Validator(
            [option](std::string& given) {
                // The parser would count down from the largest number.
                if (isCounted<Value> && given.starts_with('-') && !hasBounds(*option))
                    return "takes a number of at least 0, not “" + given + "”.";
                return tooLong(given);
            },
            ""));
    return added(name, option);
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

void Command::addVersion(const std::string& text) { m_app->set_version_flag("--version", text, "Show the version"); }
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

std::string Command::description() const { return m_app->get_description(); }

std::vector<std::string> Command::commandNames() const
{
    std::vector<std::string> names;
    for (const auto& command : m_commands)
        names.push_back(command->name());
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

std::string Command::optionDescription(const std::string& option) const
{
    const auto* found = m_app->get_option_no_throw(option);
    return found ? found->get_description() : std::string();
}

std::vector<std::string> Command::choices(const std::string& option) const
{
    const auto* found = m_app->get_option_no_throw(option);
    const auto type = found ? found->get_type_name() : std::string();
    const auto choices = type.substr(type.find(':') + 1);
    if (choices.find(choiceMark) == std::string::npos)
        return {};
    std::vector<std::string> words;
    for (auto rest = choices.substr(0, choices.find(otherMark)); !rest.empty();) {
        const auto end = std::min(rest.find(choiceMark), rest.size());
        words.push_back(rest.substr(0, end));
        rest.erase(0, end + choiceMark.size());
    }
    return words;
}

bool Command::hasOption(const std::string& option) const { return m_app->get_option_no_throw(option) != nullptr; }

void Command::refuseUnknown(const std::vector<std::string>& arguments) const
{
    std::vector<const Command*> path{this};
    const auto knower = [&](const std::string& option) {
        const auto found = std::find_if(
            path.begin(), path.end(), [&](const auto* one) { return one->hasOption(option); });
        return found == path.end() ? nullptr : *found;
    };
    for (std::size_t at = 0; at < arguments.size() && arguments[at] != "--"; ++at) {
        const auto& word = arguments[at];
        const auto& command = *path.back();
        if (word.starts_with('-') && word.size() > 1) {
            const auto option = optionIn(word);
            const auto* knows = knower(option);
            const bool takes = knows && knows->takesValue(option);
            if (takes && option + "=" == word)
                throw UsageError(option, "needs a value");
            if (knows && !takes && option != word)
                throw UsageError(option, "takes no value");
            if (takes && option == word)
                ++at;
            if (knows || !meansAnOption(word) || (path.size() == 1 && command.commands().empty()))
                continue;
            std::vector<std::string> names;
            for (const auto* one : path)
                for (auto& name : one->optionNames())
                    names.push_back(std::move(name));
            throw UsageError("There is no option “" + option + "”" +
                             (path.size() == 1 ? "." : " of “" + command.name() + "”.") + optionMeant(option, names));
        }
        if (command.commands().empty())
            continue;
        const auto* next = command.command(word);
        if (!next && command.takesWords())
            continue;
        if (!next) {
            const auto meant = didYouMean(word, command.commandNames());
            throw UsageError(
                "There is no command “" + (path.size() == 1 ? word : command.name() + " " + word) + "”." +
                (meant.empty() ? " There are " + model::joined(command.commandNames(), ", ") + "." : meant));
        }
        path.push_back(next);
    }
}

bool Command::takesWords() const
{
    const auto options = m_app->get_options();
    return std::any_of(options.begin(), options.end(), [](const auto* option) { return option->get_positional(); });
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
