#include "app/cli/context.h"

#include "app/documents/game_readers.h"
#include "app/text/suggestion.h"
#include "db/database.h"
#include "importers/registry.h"
#include "model/base/text.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <system_error>
#include <unistd.h>

namespace nexus::app::cli {

namespace {

constexpr const char* userFile = "user.sqlite"; // of a game that was used
volatile std::sig_atomic_t interrupted = 0;

} // namespace

Context::Context(const Globals& globals)
    : m_globals(globals)
    , m_colour(isatty(STDOUT_FILENO) && !std::getenv("NO_COLOR"))
{
    db::sayWhenWaiting([this] { say("Waiting for another program that uses this profile…"); });
}

Context::~Context() { db::sayWhenWaiting(nullptr); }

std::filesystem::path Context::root() const { return profileFolder(m_globals.profile); }

std::filesystem::path Context::folder() const { return GameFolder(root(), game()).data(); }

std::string Context::game() const
{
    return !m_globals.game.empty() ? m_globals.game : m_followed.empty() ? Profile::defaultGame : m_followed;
}

Profile& Context::profileOf(const std::string& game)
{
    auto& profile = m_profiles[game];
    if (!profile) {
        auto made = std::make_unique<Profile>(GameFolder(root(), game));
        for (const auto& refused : made->library().refused)
            say(refused.file + " is not used; “nexusdeck-cli rulesets” says why.");
        profile = std::move(made);
    }
    return *profile;
}

std::vector<std::string> Context::gamesWithLibraries() const
{
    std::vector<std::string> games{game()};
    if (!m_globals.game.empty())
        return games;
    std::error_code none;
    for (const auto& id : gameIds(root()))
        if (id != games.front() && std::filesystem::exists(GameFolder(root(), id).data() / userFile, none))
            games.push_back(id);
    return games;
}

Profile& Context::profile()
{
    m_followed = game();
    return profileOf(m_followed);
}

const ListReader& Context::lists()
{
    auto& lists = m_lists[game()];
    if (!lists) {
        auto& profile = profileOf(game());
        const auto others = m_globals.game.empty() ? std::make_shared<const GameReaders>(root(), game()) : nullptr;
        lists = std::make_unique<const ListReader>(
            std::make_shared<const RulesetCheckers>(profile.library(), profile.catalogue()), others, encoding());
    }
    return *lists;
}

void Context::follow(const std::string& game, const std::string& where)
{
    if (game.empty() || game == m_followed || game == m_globals.game)
        return;
    const auto names = gameNames(root());
    const auto named = [&](const std::string& id) {
        const auto known = std::find_if(names.begin(), names.end(), [&](const auto& each) { return each.first == id; });
        return known == names.end() ? "“" + id + "”" : known->second;
    };
    if (!m_globals.game.empty())
        throw Stop{Refused, where + " is of " + named(game) + ", and --game says " + named(m_globals.game) + "."};
    if (!m_followed.empty())
        throw Stop{Refused, where + " is of " + named(game) + ", " +
                                (m_followedBy.empty() ? "the rest" : m_followedBy) + " of " + named(m_followed) +
                                "; one answer needs one game."};
    m_followed = game;
    m_followedBy = where;
}

void Context::followFile(std::string_view bytes, const std::string& where)
{
    const auto game = importers::statedGame(bytes);
    if (!game || game->empty())
        return;
    const auto ids = gameIds(root());
    if (std::find(ids.begin(), ids.end(), *game) != ids.end())
        follow(*game, where);
}

importers::TextEncoding Context::encoding() const
{
    if (m_globals.encoding.empty())
        return importers::TextEncoding::Unicode;
    const auto encoding = importers::textEncodingOf(m_globals.encoding);
    if (!encoding)
        throw Stop{Refused, "“" + m_globals.encoding + "” is no encoding; there are utf-8, utf-16 and windows-1252." +
                                didYouMean(m_globals.encoding, {"utf-8", "utf-16", "windows-1252"})};
    return *encoding;
}

std::string Context::encodingOffer(std::string_view bytes) const
{
    return m_globals.encoding.empty() && importers::mayBeWindows1252(bytes) ? windowsOffer : "";
}

std::string Context::toned(const std::string& text, Tone tone) const
{
    if (!m_colour || tone == Tone::Plain)
        return text;
    static constexpr const char* codes[] = {"", "1", "2", "32", "33", "31"}; // as Tone has them
    return std::string("\033[") + codes[static_cast<int>(tone)] + "m" + text + "\033[0m";
}

namespace {

// Text of strangers has passed the gate where it was read; what still slips through does no harm to a terminal. The
// colours of toned() pass where there are any.
std::string printable(std::string text, const Globals& globals, bool colours)
{
    for (const auto& name : globals.oddNames) {
        const auto shown = model::cleaned(name, name.size());
        for (auto at = text.find(name); at != std::string::npos; at = text.find(name, at + shown.size()))
            text.replace(at, name.size(), shown);
    }
    for (const std::string_view mark : directionMarks)
        for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at))
            text.erase(at, mark.size());
    std::string out;
    const std::string_view rest = text;
    for (std::size_t at = 0; at < text.size();) {
        const auto escape = colours ? std::min(rest.find("\033[", at), text.size()) : text.size();
        out += model::cleaned(rest.substr(at, escape - at), text.size(), true);
        const auto end = std::min(rest.find('m', escape), text.size() - 1) + 1;
        const auto code = rest.substr(escape, end - escape);
        const bool colour = code.size() <= 5 && code.find_first_not_of("\033[0123456789m") == std::string_view::npos;
        out += escape == text.size() ? std::string() : colour ? std::string(code) : "\ufffd";
        at = escape == text.size() ? escape : colour ? end : escape + 1;
    }
    return out;
}

} // namespace

void Context::print(const std::string& text) const
{
    std::fputs((printable(text, m_globals, m_colour) + "\n").c_str(), stdout);
}

void Context::printFile(const std::string& bytes) const
{
    std::fwrite(bytes.data(), 1, bytes.size(), stdout);
    if (!bytes.ends_with('\n'))
        std::fputc('\n', stdout);
}

void Context::printLines(const std::string& text) const { print(text.substr(0, text.size() - text.ends_with('\n'))); }

void Context::answer(const Json& json) const { std::fputs((json.text(2) + "\n").c_str(), stdout); }

void Context::say(const std::string& text) const
{
    if (!m_globals.quiet)
        std::fputs((printable(text, m_globals, m_colour) + "\n").c_str(), stderr);
}

void Context::complain(const std::string& text) const
{
    std::fputs(("nexusdeck-cli: " + printable(text, m_globals, false) + "\n").c_str(), stderr);
}

int Context::fail(const std::string& message, int exit, const Json::Object& more) const
{
    if (json()) {
        Json error{{"code", exit}, {"message", message}};
        for (const auto& [key, value] : more)
            error[key] = value;
        answer({{"error", std::move(error)}});
    }
    complain(message);
    return exit;
}

model::Progress Context::progress(const std::string& what) const
{
    interrupted = 0;
    std::signal(SIGINT, [](int) { interrupted = 1; });
    const bool shown = !m_globals.quiet && isatty(STDERR_FILENO);
    return [what, shown](std::size_t done, std::size_t all) {
        if (shown && all >= 5000 && (done % 4096 == 0 || done == all))
            std::fprintf(stderr, "\r%s %zu of %zu%s", what.c_str(), done, all, done == all ? "\n" : "");
        return interrupted == 0;
    };
}

model::Progress Context::budget(std::chrono::milliseconds most)
{
    const auto used = [] { return std::chrono::milliseconds(std::int64_t{std::clock()} * 1000 / CLOCKS_PER_SEC); };
    return [this, used, end = used() + most, goOn = progress("Looking")](std::size_t done, std::size_t all) {
        const bool isOver = used() > end;
        m_overBudget = m_overBudget || isOver;
        return !isOver && goOn(done, all);
    };
}

Command* Registrar::add(const char* name, const char* help, std::function<int(Context&)> work) const
{
    return app.addCommand(name, help)->callback([work = std::move(work), &context = context, &exit = exit] {
        try {
            exit = work(context);
        } catch (const Stop& stop) {
            exit = context.fail(stop.message, stop.exit);
        }
    });
}

Registrar Registrar::group(const char* name, const char* help) const
{
    return {*app.addCommand(name, help)->requireCommand(), context, exit};
}

Table::Table(std::string columns, const std::vector<std::string>& titles, bool titled)
    : m_columns(std::move(columns))
{
    if (titles.empty() || !titled)
        return;
    std::vector<Cell> cells;
    for (const auto& title : titles)
        cells.emplace_back(title, Tone::Faint);
    add(std::move(cells));
}

void Table::add(std::vector<Cell> cells)
{
    cells.resize(m_columns.size());
    m_lines.push_back(std::move(cells));
}

void Table::print(const Context& context) const
{
    std::vector<std::size_t> widths(m_columns.size(), 0);
    for (const auto& line : m_lines)
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], model::codePoints(line[i].text));
    for (const auto& line : m_lines) {
        std::string text;
        auto last = line.size();
        while (last > 0 && line[last - 1].text.empty())
            --last;
        for (std::size_t i = 0; i < last; ++i) {
            const bool right = m_columns[i] == '>';
            const auto width = i + 1 == last && !right ? 0 : widths[i];
            text += (i == 0 ? "" : "  ") + context.toned(padded(line[i].text, width, right), line[i].tone);
        }
        context.print(text);
    }
}

std::string padded(const std::string& text, std::size_t width, bool right)
{
    const auto length = model::codePoints(text);
    const std::string blanks(width > length ? width - length : 0, ' ');
    return right ? blanks + text : text + blanks;
}

} // namespace nexus::app::cli
