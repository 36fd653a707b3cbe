// Composition root of the window.
#include "app/base/file_bytes.h"
#include "app/base/language.h"
#include "app/base/last_words.h"
#include "app/desktop/single_instance.h"
#include "app/documents/backups.h"
#include "app/documents/deck_file.h"
#include "app/documents/game_library.h"
#include "app/documents/git_reader.h"
#include "app/documents/list_reading.h"
#include "app/documents/profile.h"
#include "app/documents/settings_file.h"
#include "app/printing/foreign_reader.h"
#include "ui/main_window.h"
#include "ui/theme/icons.h"
#include "ui/theme/plain_words.h"
#include "ui/theme/text_field.h"
#include "ui/theme/theme.h"
#include "ui/window/start_question.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QProcess>
#include <QSocketNotifier>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <functional>
#include <optional>
#include <system_error>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace {

using nexus::app::profileFolder;

constexpr const char* defaultGame = nexus::app::GameFolder::defaultGame;

// The scale must be known before there is an application: from the arguments or the settings of the profile.
int wantedScale(int argc, char** argv)
{
    std::string profile, scale;
    for (int i = 1; i < argc; ++i) {
        const auto value = [&](const char* name) -> const char* {
            const auto length = std::strlen(name);
            if (std::strncmp(argv[i], name, length) != 0)
                return nullptr;
            if (argv[i][length] == '=')
                return argv[i] + length + 1;
            return argv[i][length] == '\0' && i + 1 < argc ? argv[i + 1] : nullptr;
        };
        if (const char* given = value("--profile"))
            profile = given;
        if (const char* given = value("--scale"))
            scale = given;
    }
    if (!scale.empty())
        return QString::fromStdString(scale).toInt();
    const auto folder = profileFolder(profile);
    const auto settings = nexus::app::readSettings(nexus::app::settingsFile(folder));
    return settings ? settings->value(QStringLiteral("window/scale"), 100).toInt() : 100;
}

struct Options {
    QCommandLineOption profile{
        QStringLiteral("profile"), QStringLiteral("Folder with the cards and decks."), QStringLiteral("DIR")};
    QCommandLineOption colours{
        QStringLiteral("theme"), QStringLiteral("light, dark or system."), QStringLiteral("THEME")};
    QCommandLineOption language{QStringLiteral("language"),
        QStringLiteral("The language of the window: en or de; without it the system's."), QStringLiteral("CODE")};
    QCommandLineOption game{
        QStringLiteral("game"), QStringLiteral("The game to begin with, by its id."), QStringLiteral("ID")};
    QCommandLineOption size{
        QStringLiteral("scale"), QStringLiteral("Size of everything, 100 to 300 percent."), QStringLiteral("PERCENT")};

    void process(QCommandLineParser& parser, const QCoreApplication& app) const
    {
        parser.setApplicationDescription(
            QStringLiteral("Deckbuilder and card database for Quantum Nexus and its family."));
        parser.addHelpOption();
        parser.addVersionOption();
        parser.addOptions({profile, game, language, colours, size});
        parser.addPositionalArgument(
            QStringLiteral("DECKFILE"), QStringLiteral("Deck files to open."), QStringLiteral("[DECKFILE…]"));
        parser.process(app);
    }
};

// Looks now and then whether an automatic backup is due; what fails is told once.
void tendBackups(QTimer& timer, nexus::app::Backups& backups, nexus::app::Workspace& workspace)
{
    QObject::connect(&timer, &QTimer::timeout, &workspace, [&backups, &workspace, told = QString()]() mutable {
        const auto trouble = backups.takeTrouble();
        if (!trouble.isEmpty() && trouble != told)
            Q_EMIT workspace.trouble(told = trouble);
        if (workspace.isReady()) // before, it may be what is not to be opened unasked
            backups.tick();
    });
    timer.start(std::chrono::minutes(3));
}

// Asked to end, by the system or a terminal, the program closes as when its window is: a signal only writes into a
// pipe, and `quit` is called where the events are.
#ifdef Q_OS_UNIX
int endingPipe[2] = {-1, -1};

void whenAskedToEnd(QObject& parent, const std::function<void()>& quit)
{
    if (pipe(endingPipe) != 0)
        return;
    auto* asked = new QSocketNotifier(endingPipe[0], QSocketNotifier::Read, &parent);
    QObject::connect(asked, &QSocketNotifier::activated, &parent, [asked, quit] {
        asked->setEnabled(false);
        quit();
    });
    struct sigaction action = {};
    action.sa_handler = [](int) {
        const char byte = 0;
        [[maybe_unused]] const auto written = write(endingPipe[1], &byte, 1);
    };
    for (const int signal : {SIGTERM, SIGINT, SIGHUP})
        sigaction(signal, &action, nullptr);
}
#endif

// The game to begin with for a file: its own, where it says so.
QString gameOfFile(const QString& file, const nexus::app::GameFolder& place)
{
    const auto bytes = nexus::app::readFile(file.toStdString(), nexus::app::maxListBytes);
    const auto other = bytes ? nexus::app::otherGameOf(*bytes, place) : std::nullopt;
    return QString::fromStdString(other.value_or(place.game));
}

// The profile is this program's from now on; else how the program ends: the one that has it came to the front, or the
// person does not want two at a time.
std::optional<int> claimed(nexus::app::SingleInstance& instance, const QStringList& files, QStringList& told)
{
    constexpr int soon = 500, late = 5000; // milliseconds; the first here may just be starting
    if (!instance.claim()) {
        const auto holder = instance.holder();
        if (instance.tell(files, holder.machine.isEmpty() ? late : soon))
            return 0;
        std::fprintf(stderr, "nexusdeck: another NexusDeck has this profile open and does not answer (%s)\n",
            instance.lockFile().c_str());
        const auto file = QString::fromStdString(instance.lockFile().string());
        if (!nexus::ui::wantsToStartAnyway(file, holder.machine, holder.process) || !instance.claimAnyway())
            return 3;
    } else if (const auto& aside = instance.aside()) {
        told << QCoreApplication::translate("StartQuestion",
            "The lock of the profile could not be read. It lies beside as %1, and the window has started without it.")
                    .arg(QString::fromStdString(aside->filename().string()));
    }
    return std::nullopt;
}

// Version and help are told where there is no display, too.
bool asksForWords(int argc, char** argv)
{
    return std::any_of(argv + 1, argv + argc, [](const std::string_view word) {
        return word == "--version" || word == "-v" || word == "--help" || word == "-h" || word == "--help-all";
    });
}

} // namespace

int main(int argc, char** argv)
{
    nexus::app::sayLastWords("nexusdeck");
    for (const auto run : {nexus::app::runForeignReader, nexus::app::runGitReader})
        if (const auto exit = run(argc, argv))
            return *exit;
    QCoreApplication::setApplicationName(QStringLiteral("NexusDeck"));
    QCoreApplication::setApplicationVersion(QStringLiteral(NEXUSDECK_VERSION));
    const Options options;
    if (asksForWords(argc, argv)) {
        const QCoreApplication app(argc, argv);
        QCommandLineParser parser;
        options.process(parser, app);
        return 0;
    }
    QApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    const int scale = wantedScale(argc, argv);
    if (scale > 100 && scale <= 300 && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        qputenv("QT_SCALE_FACTOR", QByteArray::number(scale / 100.0));
    QApplication app(argc, argv);
    nexus::ui::keepWordsPlain(app);
    nexus::ui::tellFullLines(app);
    QGuiApplication::setDesktopFileName(QStringLiteral("org.nexusdeck.NexusDeck"));
    QCommandLineParser parser;
    options.process(parser, app);

    const auto folder = profileFolder(parser.value(options.profile).toStdString());
    std::error_code none;
    std::filesystem::create_directories(folder, none);
    QStringList told; // what was put aside so that the window can start
    auto settings = nexus::app::readSettings(nexus::app::settingsFile(folder));
    const auto kept = [&settings](const char* key, const QString& otherwise = {}) {
        return settings ? settings->value(QLatin1String(key), otherwise).toString() : otherwise;
    };
    const auto word = parser.isSet(options.colours) ? parser.value(options.colours)
                                                    : kept("window/theme", QStringLiteral("system"));
    const auto choice = nexus::ui::themeChoice(word);
    if (!choice && parser.isSet(options.colours)) {
        std::fprintf(stderr, "nexusdeck: --theme takes light, dark or system, not “%s”\n", qPrintable(word));
        return 2;
    }
    if (parser.isSet(options.size) && (scale < 100 || scale > 300)) {
        std::fprintf(stderr, "nexusdeck: --scale takes a number from 100 to 300\n");
        return 2;
    }
    const auto tongue = parser.isSet(options.language) ? parser.value(options.language) : kept("window/language");
    if (parser.isSet(options.language) && !nexus::app::languageCalled(tongue)) {
        std::fprintf(stderr, "nexusdeck: --language takes en or de, not “%s”\n", qPrintable(tongue));
        return 2;
    }
    nexus::app::speak(nexus::app::languageCalled(tongue).value_or(nexus::app::systemLanguage()));
    QStringList files;
    for (const auto& file : parser.positionalArguments())
        files << QFileInfo(file).absoluteFilePath();
    nexus::app::SingleInstance instance(folder);
    nexus::ui::applyTheme(choice.value_or(nexus::ui::ThemeChoice::System));
    if (const auto exit = claimed(instance, files, told))
        return *exit;
    settings = nexus::app::openSettings(folder, &told);
    const auto lastGame = QStringLiteral("window/game");
    auto game = parser.isSet(options.game) ? parser.value(options.game)
                                           : settings->value(lastGame, QLatin1String(defaultGame)).toString();
    const auto known = nexus::app::gameIds(folder);
    if (std::find(known.begin(), known.end(), game.toStdString()) == known.end()) {
        if (parser.isSet(options.game)) {
            std::fprintf(stderr, "nexusdeck: there is no game “%s”\n", qPrintable(game));
            return 2;
        }
        game = QLatin1String(defaultGame); // it is gone from the profile
    }
    if (!parser.isSet(options.game) && !files.isEmpty()) // a deck file is opened by its game
        game = gameOfFile(files.front(), {folder, game.toStdString()});
    QStringList texts;
    bool restart = false;
    int result = 0;
    nexus::ui::MainWindow* shown = nullptr;
#ifdef Q_OS_UNIX
    whenAskedToEnd(app, [&shown] {
        if (shown)
            shown->keepState();
        QApplication::exit(0);
    });
#endif
    // A window a game: with another one chosen it closes, and the next opens where it stood.
    for (QString next = game; !next.isEmpty();) {
        game = std::exchange(next, QString());
        if (!settings)
            settings = nexus::app::openSettings(folder);
        settings->setValue(lastGame, game);
        nexus::app::Workspace workspace(nexus::app::GameFolder(folder, game.toStdString()));
        workspace.open(); // the catalogue is read while the window is made
        nexus::app::Backups backups(workspace.folder());
        QTimer backupTimer;
        tendBackups(backupTimer, backups, workspace);
        nexus::ui::MainWindow window(workspace, std::move(settings));
        for (const auto& file : std::exchange(files, {}))
            window.openLater(file);
        window.openTextsLater(std::exchange(texts, {}));
        QObject::connect(&window, &nexus::ui::MainWindow::gameWanted, &window,
            [&](const QString& wanted, const QStringList& toOpen, const QStringList& ofTexts) {
                next = wanted;
                files = toOpen;
                texts = ofTexts;
                window.close();
            });
        QObject::connect(&instance, &nexus::app::SingleInstance::asked, &window, [&window](const QStringList& more) {
            for (const auto& file : more)
                window.openLater(file);
            window.setWindowState((window.windowState() & ~Qt::WindowMinimized) | Qt::WindowActive);
            window.raise();
            window.activateWindow();
        });
        QObject::connect(&window, &nexus::ui::MainWindow::restartWanted, &window, [&] {
            restart = true;
            window.close();
        });
        window.show();
        shown = &window;
        for (const auto& line : std::exchange(told, {}))
            QMetaObject::invokeMethod(
                &workspace, [&workspace, line] { Q_EMIT workspace.trouble(line); }, Qt::QueuedConnection);
        result = QApplication::exec();
        shown = nullptr;
    }
    if (restart) {
        instance.release();
        qunsetenv("QT_SCALE_FACTOR");
        const QStringList again{QStringLiteral("--profile"), QString::fromStdString(folder.string()),
            QStringLiteral("--theme"), nexus::ui::themeWord(nexus::ui::currentThemeChoice())};
        QProcess::startDetached(QApplication::applicationFilePath(), again);
    }
    return result;
}
