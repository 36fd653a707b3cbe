// What the commands share: the options that stand for all of them, the profile, and how to say things.
#pragma once

#include "app/cli/cli.h"
#include "app/cli/options.h"
#include "app/documents/profile.h"
#include "model/base/progress.h"

#include <memory>
#include <string>

namespace nexus::app {
class ListReader;
}

namespace nexus::app::cli {

struct Globals {
    std::string profile;
    std::string game = Profile::defaultGame;
    bool json = false;
    bool quiet = false;
};

enum class Tone { Plain, Strong, Faint, Good, Open, Bad };

class Context {
public:
    explicit Context(const Globals& globals);
    ~Context();
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    [[nodiscard]] Profile& profile();
    // Reads decks with the profile's rulesets and catalogue, and keeps a checker of each ruleset.
    [[nodiscard]] const ListReader& lists();
    [[nodiscard]] std::filesystem::path folder() const; // of the profile, also where it cannot be read
    [[nodiscard]] bool json() const { return m_globals.json; }
    // Text in a colour where standard output is a terminal that wants it (NO_COLOR is honoured).
    [[nodiscard]] std::string toned(const std::string& text, Tone tone) const;
    void print(const std::string& text) const;    // a line of the answer, to standard output
    void say(const std::string& text) const;      // a message, to standard error, unless --quiet
    void complain(const std::string& text) const; // an error, to standard error, always
    [[nodiscard]] model::Progress progress(const std::string& what) const;

private:
    const Globals& m_globals;
    std::unique_ptr<Profile> m_profile;
    std::unique_ptr<const ListReader> m_lists;
    bool m_colour = false;
};

// Each adds its command to the parser; the result of the command is left in `exit`.
struct Registrar {
    Command& app;
    Context& context;
    int& exit;
};
void addImport(Registrar& registrar);
void addSearch(Registrar& registrar);
void addShow(Registrar& registrar);
void addPicture(Registrar& registrar);
void addCheck(Registrar& registrar);
void addFix(Registrar& registrar);
void addComplete(Registrar& registrar);
void addMissions(Registrar& registrar);
void addDecks(Registrar& registrar);
void addRulesets(Registrar& registrar);
void addBackup(Registrar& registrar);
void addCollection(Registrar& registrar);
void addMissing(Registrar& registrar);
void addBuild(Command& decks, Registrar& registrar); // decks build, decks unbuild
void addProxies(Registrar& registrar);
void addDecklist(Registrar& registrar);
void addCode(Registrar& registrar);
void addQr(Registrar& registrar);
void addVerify(Registrar& registrar);
void addSets(Registrar& registrar);
void addStats(Registrar& registrar);
void addCompare(Registrar& registrar);
void addHand(Registrar& registrar);
void addDraw(Registrar& registrar);
void addFlip(Registrar& registrar);
void addOdds(Registrar& registrar);
void addPlay(Registrar& registrar);
void addCompletion(Registrar& registrar);

// Pads to a width counted in code points.
[[nodiscard]] std::string padded(const std::string& text, std::size_t width, bool right = false);

} // namespace nexus::app::cli
