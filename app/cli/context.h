// What the commands share: how they are added, the options of all of them, the profile, and how to say things.
#pragma once

#include "app/cli/cli.h"
#include "app/cli/json.h"
#include "app/cli/options.h"
#include "app/documents/profile.h"
#include "importers/tables/table_file.h"
#include "model/base/progress.h"

#include <chrono>
#include <map>

namespace nexus::app {
class ListReader;
}

namespace nexus::app::cli {

struct Globals {
    std::string profile;
    std::string game; // empty: what the files say, else the one the program is made for
    std::string encoding;
    bool json = false;
    bool quiet = false;
    // File names among the arguments that would add lines to an answer or hide in it, the longest first; shown without.
    std::vector<std::string> oddNames;
};

// A refusal on the way through a command; caught where the command is run.
struct Stop {
    int exit;
    std::string message;
};

enum class Tone { Plain, Strong, Faint, Good, Open, Bad };

class Context {
public:
    explicit Context(const Globals& globals);
    ~Context();

    // The profile of the game that is meant: of --game, else the one that was followed, else the default. With this
    // the game is settled; who lets files say it reads them first.
    [[nodiscard]] Profile& profile();
    [[nodiscard]] Profile& profileOf(const std::string& game);
    // The game that is meant; without --game, behind it the others that have a library here.
    [[nodiscard]] std::vector<std::string> gamesWithLibraries() const;
    // Reads decks with the profile's rulesets and catalogue, and keeps a checker of each ruleset. Without --game a list
    // of another game is read by that.
    [[nodiscard]] const ListReader& lists();
    // From here on the game is this one, as `where` says, where one answer is given for all files. Stop where that
    // contradicts --game or what was settled before.
    void follow(const std::string& game, const std::string& where);
    // The same of a file of ours, by its bytes; one that says no game says nothing.
    void followFile(std::string_view bytes, const std::string& where);
    static constexpr const char* windowsOffer = "“--encoding windows-1252” reads it as older spreadsheets write it.";
    // Of --encoding; Stop where there is no such one.
    [[nodiscard]] importers::TextEncoding encoding() const;
    // What to try where a file is no UTF-8; nothing where it is, or that was tried.
    [[nodiscard]] std::string encodingOffer(std::string_view bytes) const;
    [[nodiscard]] std::filesystem::path root() const;   // of the profile, also where it cannot be read
    [[nodiscard]] std::filesystem::path folder() const; // of the game in it
    [[nodiscard]] bool json() const { return m_globals.json; }
    // Text in a colour where standard output is a terminal that wants it (NO_COLOR is honoured).
    [[nodiscard]] std::string toned(const std::string& text, Tone tone) const;
    void print(const std::string& text) const;      // a line of the answer, to standard output
    void printLines(const std::string& text) const; // of a text that ends its last line itself
    void printFile(const std::string& bytes) const; // to the byte; its last line is ended
    void answer(const Json& json) const;            // the whole answer
    void say(const std::string& text) const;        // a message, to standard error, unless --quiet
    void complain(const std::string& text) const;   // an error, to standard error, always
    // An error, as the answer too, there with what more is known of it; gives the exit.
    [[nodiscard]] int fail(const std::string& message, int exit, const Json::Object& more = {}) const;
    [[nodiscard]] model::Progress progress(const std::string& what) const;
    // Of advice, which some laws would keep busy for hours: says false when it has taken so long of the processor, for
    // good, and so that overBudget() is true. A machine that is busy with something else gives the same answers.
    [[nodiscard]] model::Progress budget(std::chrono::milliseconds most = std::chrono::seconds{5});
    [[nodiscard]] bool overBudget() const { return m_overBudget; }
    void keep(std::shared_ptr<void> options) { m_kept.push_back(std::move(options)); }

private:
    const Globals& m_globals;
    [[nodiscard]] std::string game() const;

    std::string m_followed, m_followedBy; // the game, and the file that said it; empty: nothing is settled
    std::map<std::string, std::unique_ptr<Profile>> m_profiles; // by game; those of before stay for who still uses them
    std::map<std::string, std::unique_ptr<const ListReader>> m_lists;
    std::vector<std::shared_ptr<void>> m_kept;
    bool m_colour = false, m_overBudget = false;
};

// Where commands are added: the program, or a command that has others behind it.
struct Registrar {
    Command& app;
    Context& context;
    int& exit;

    // Options of a command or of several, which live as long as the context.
    template <class Options> [[nodiscard]] Options& options() const
    {
        auto options = std::make_shared<Options>();
        context.keep(options);
        return *options;
    }
    // A command; what `work` gives is the exit code.
    Command* add(const char* name, const char* help, std::function<int(Context&)> work) const;
    template <class Options, class Work>
    Command* add(const char* name, const char* help, const Options& options, Work work) const
    {
        return add(name, help, [&options, work](Context& context) { return work(context, options); });
    }
    // A command with options of its own.
    template <class Options, class Work>
    std::pair<Command*, Options&> add(const char* name, const char* help, Work work) const
    {
        auto& options = this->options<Options>();
        return {add(name, help, options, work), options};
    }
    // A command that has others behind it.
    [[nodiscard]] Registrar group(const char* name, const char* help) const;
};

struct Cell {
    Cell() = default;
    template <std::convertible_to<std::string_view> Text>
    Cell(const Text& text, Tone tone = Tone::Plain)
        : text(std::string_view(text))
        , tone(tone)
    {
    }
    Cell(std::integral auto number, Tone tone = Tone::Plain)
        : Cell(std::to_string(number), tone)
    {
    }
    std::string text;
    Tone tone = Tone::Plain;
};

// Lines in columns, every column as wide as its widest text counted in code points; no blanks at the end of a line.
class Table {
public:
    // A sign a column: < is written from the left, > against the right. The titles are a faint line above the others,
    // only where it is to be `titled`.
    explicit Table(std::string columns, const std::vector<std::string>& titles = {}, bool titled = true);
    // A line; cells that are left out at its end are empty.
    void add(std::vector<Cell> cells);
    void print(const Context& context) const;

private:
    std::string m_columns;
    std::vector<std::vector<Cell>> m_lines;
};

// Pads to a width counted in code points.
[[nodiscard]] std::string padded(const std::string& text, std::size_t width, bool right = false);

} // namespace nexus::app::cli
