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
constexpr const char* scaleOfQt = "QT_SCALE_FACTOR";
constexpr int usualScale = 100, mostScale = 300; // percent

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
    return settings ? settings->value(QStringLiteral("window/scale"), usualScale).toInt() : usualScale;
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

// What the words behind the program and the settings ask for.
struct Wishes {
    nexus::ui::ThemeChoice theme = nexus::ui::ThemeChoice::System;
    QString language = nexus::app::systemLanguage();
};

constexpr int wrongUsage = 2;

// Nothing where a word is none that is known: that has been told.
std::optional<Wishes> wishesOf(
    const QCommandLineParser& parser, const Options& options, int scale, const QSettings* settings)
{
    const auto kept = [settings](const char* key, const QString& otherwise = {}) {
        return settings ? settings->value(QLatin1String(key), otherwise).toString() : otherwise;
    };
    const auto given = [&parser](const QCommandLineOption& option, const QString& otherwise) {
        return parser.isSet(option) ? parser.value(option) : otherwise;
    };
    const auto word = given(options.colours, kept("window/theme", QStringLiteral("system")));
    const auto theme = nexus::ui::themeChoice(word);
    if (!theme && parser.isSet(options.colours)) {
        std::fprintf(stderr, "nexusdeck: --theme takes light, dark or system, not “%s”\n", qPrintable(word));
        return std::nullopt;
    }
    if (parser.isSet(options.size) && (scale < usualScale || scale > mostScale)) {
        std::fprintf(stderr, "nexusdeck: --scale takes a number from %d to %d\n", usualScale, mostScale);
        return std::nullopt;
    }
    const auto tongue = given(options.language, kept("window/language"));
    const auto language = nexus::app::languageCalled(tongue);
    if (parser.isSet(options.language) && !language) {
        std::fprintf(stderr, "nexusdeck: --language takes en or de, not “%s”\n", qPrintable(tongue));
        return std::nullopt;
    }
    return Wishes{theme.value_or(nexus::ui::ThemeChoice::System), language.value_or(nexus::app::systemLanguage())};
}

constexpr const char* lastGame = "window/game";

// The game to begin with: the one asked for, that of the first file, or the last one. Nothing where the one asked for
// is none: that has been told.
std::optional<QString> gameToBegin(const QCommandLineParser& parser, const QCommandLineOption& option,
    const std::filesystem::path& folder, const QString& last, const QStringList& files)
{
    const auto known = nexus::app::gameIds(folder);
    const auto isKnown = [&known](const QString& game) {
        return std::find(known.begin(), known.end(), game.toStdString()) != known.end();
    };
    if (parser.isSet(option)) {
        const auto asked = parser.value(option);
        if (isKnown(asked))
            return asked;
        std::fprintf(stderr, "nexusdeck: there is no game “%s”\n", qPrintable(asked));
        return std::nullopt;
    }
    const auto game = isKnown(last) ? last : QString::fromLatin1(defaultGame); // it may be gone from the profile
    return files.isEmpty() ? game : gameOfFile(files.front(), {folder, game.toStdString()});
}

// A window a game: with another one chosen it closes, and the next opens where it stood.
class Windows {
public:
    Windows(std::filesystem::path folder, nexus::app::SingleInstance& instance)
        : m_folder(std::move(folder))
        , m_instance(instance)
    {
    }

    // Until the last is closed. `told` is what was put aside so that the first can start.
    int run(QString game, QStringList files, const QStringList& told)
    {
        auto settings = nexus::app::openSettings(m_folder, &m_told);
        m_told = told + m_told;
        m_files = std::move(files);
        int result = 0;
        for (m_next = std::move(game); !m_next.isEmpty();) {
            if (!settings)
                settings = nexus::app::openSettings(m_folder);
            result = runOne(std::exchange(m_next, QString()), std::move(settings));
        }
        return result;
    }
    void keepState() const
    {
        if (m_shown)
            m_shown->keepState();
    }
    [[nodiscard]] bool isToRestart() const { return m_restart; }

private:
    int runOne(const QString& game, std::unique_ptr<QSettings> settings)
    {
        settings->setValue(QLatin1String(lastGame), game);
        nexus::app::Workspace workspace(nexus::app::GameFolder(m_folder, game.toStdString()));
        workspace.open(); // the catalogue is read while the window is made
        nexus::app::Backups backups(workspace.folder());
        QTimer backupTimer;
        tendBackups(backupTimer, backups, workspace);
        nexus::ui::MainWindow window(workspace, std::move(settings));
        for (const auto& file : std::exchange(m_files, {}))
            window.openLater(file);
        window.openTextsLater(std::exchange(m_texts, {}));
        connect(window);
        window.show();
        m_shown = &window;
        for (const auto& line : std::exchange(m_told, {}))
            QMetaObject::invokeMethod(
                &workspace, [&workspace, line] { Q_EMIT workspace.trouble(line); }, Qt::QueuedConnection);
        const int result = QApplication::exec();
        m_shown = nullptr;
        return result;
    }
    void connect(nexus::ui::MainWindow& window)
    {
        QObject::connect(&window, &nexus::ui::MainWindow::gameWanted, &window,
            [this, &window](const QString& wanted, const QStringList& toOpen, const QStringList& ofTexts) {
                m_next = wanted;
                m_files = toOpen;
                m_texts = ofTexts;
                window.close();
            });
        QObject::connect(&m_instance, &nexus::app::SingleInstance::asked, &window, [&window](const QStringList& more) {
            for (const auto& file : more)
                window.openLater(file);
            window.setWindowState((window.windowState() & ~Qt::WindowMinimized) | Qt::WindowActive);
            window.raise();
            window.activateWindow();
        });
        QObject::connect(&window, &nexus::ui::MainWindow::restartWanted, &window, [this, &window] {
            m_restart = true;
            window.close();
        });
    }

    std::filesystem::path m_folder;
    nexus::app::SingleInstance& m_instance;
    QString m_next;                       // the game of the next window
    QStringList m_files, m_texts, m_told; // to open in it, and to say
    nexus::ui::MainWindow* m_shown = nullptr;
    bool m_restart = false;
};

// The program again, as it is now asked for: the scale is read from the settings.
void startAgain(const std::filesystem::path& folder)
{
    qunsetenv(scaleOfQt);
    const QStringList again{QStringLiteral("--profile"), QString::fromStdString(folder.string()),
        QStringLiteral("--theme"), nexus::ui::themeWord(nexus::ui::currentThemeChoice())};
    QProcess::startDetached(QApplication::applicationFilePath(), again);
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
    if (scale > usualScale && scale <= mostScale && !qEnvironmentVariableIsSet(scaleOfQt))
        qputenv(scaleOfQt, QByteArray::number(static_cast<double>(scale) / usualScale));
    QApplication app(argc, argv);
    nexus::ui::keepWordsPlain(app);
    nexus::ui::tellFullLines(app);
    QGuiApplication::setDesktopFileName(QStringLiteral("org.nexusdeck.NexusDeck"));
    QCommandLineParser parser;
    options.process(parser, app);

    const auto folder = profileFolder(parser.value(options.profile).toStdString());
    std::error_code none;
    std::filesystem::create_directories(folder, none);
    const auto settings = nexus::app::readSettings(nexus::app::settingsFile(folder));
    const auto wishes = wishesOf(parser, options, scale, settings.get());
    if (!wishes)
        return wrongUsage;
    nexus::app::speak(wishes->language);
    QStringList files, told;
    for (const auto& file : parser.positionalArguments())
        files << QFileInfo(file).absoluteFilePath();
    nexus::app::SingleInstance instance(folder);
    nexus::ui::applyTheme(wishes->theme);
    if (const auto exit = claimed(instance, files, told))
        return *exit;
    const auto last = settings ? settings->value(QLatin1String(lastGame)).toString() : QString();
    const auto game = gameToBegin(parser, options.game, folder, last, files);
    if (!game)
        return wrongUsage;
    Windows windows(folder, instance);
#ifdef Q_OS_UNIX
    whenAskedToEnd(app, [&windows] {
        windows.keepState();
        QApplication::exit(0);
    });
#endif
    const int result = windows.run(*game, files, told);
    if (windows.isToRestart()) {
        instance.release();
        startAgain(folder);
    }
    return result;
}
