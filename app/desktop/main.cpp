// Composition root of the window.
#include "app/documents/profile.h"
#include "model/search/query_match.h"
#include "model/search/query_parser.h"
#include "ui/main_window.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTimer>

namespace {

using nexus::app::Profile;

void openProfile(nexus::ui::MainWindow& window, const std::string& option)
{
    try {
        Profile profile(nexus::app::profileFolder(option));
        const auto catalogue = profile.catalogue();
        const auto query = nexus::model::parseQuery("t:mission", catalogue->game());
        const auto missions = nexus::model::matching(query->root, *catalogue).count();
        QStringList sets;
        for (const auto& set : catalogue->sets())
            sets << QString::fromStdString(set.name);
        window.showProfile(QString::fromStdString(profile.folder().string()), catalogue->size() - missions, missions,
                           sets.join(QStringLiteral(", ")));
    } catch (const std::exception& error) {
        window.showTrouble(QString::fromStdString(error.what()));
    }
}

} // namespace

int main(int argc, char** argv)
{
    const QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("NexusDeck"));
    QApplication::setApplicationVersion(QStringLiteral(NEXUSDECK_VERSION));
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Deckbuilder and card database for Quantum Nexus."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption profile(QStringLiteral("profile"), QStringLiteral("Folder with the cards and decks."),
                                     QStringLiteral("DIR"));
    parser.addOption(profile);
    parser.process(app);
    nexus::ui::MainWindow window;
    window.show();
    QTimer::singleShot(0, &window, [&] { openProfile(window, parser.value(profile).toStdString()); });
    return QApplication::exec();
}
