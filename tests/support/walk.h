// Goes through every view with its pages and every dialog of the window, for tests of what stands there.
#pragma once

#include "tests/support/window.h"
#include "ui/catalogue/catalogue_view.h"
#include "ui/collection/collection_import_dialog.h"
#include "ui/collection/collection_view.h"
#include "ui/dealer/dealer_view.h"
#include "ui/event/event_view.h"
#include "ui/theme/main_view.h"

#include <fstream>
#include <functional>

namespace nexus::test {

using Look = std::function<void(QWidget&, const QString&)>;

// `look` is given the window or the dialog, and where that is.
inline void walkTabs(QWidget& at, QWidget& within, const QString& where, const Look& look)
{
    for (auto* tabs : within.findChildren<QTabWidget*>())
        for (int page = 0; page < tabs->count() && tabs->isVisible(); ++page) {
            tabs->setCurrentIndex(page);
            QCoreApplication::processEvents();
            look(at, where + QLatin1Char(' ') + tabs->tabText(page));
        }
    look(at, where);
}

// The views alone.
inline void walkViews(WindowStory& story, const Look& look)
{
    auto& window = story.window();
    for (const auto view : {ui::MainWindow::Build, ui::MainWindow::Collection, ui::MainWindow::Table,
             ui::MainWindow::Print, ui::MainWindow::Catalogue, ui::MainWindow::Workbench, ui::MainWindow::Laboratory}) {
        window.showView(view);
        QCoreApplication::processEvents();
        walkTabs(window, *window.frontView(), window.frontView()->name(), look);
    }
    window.showView(ui::MainWindow::Event);
    QCoreApplication::processEvents();
    auto* event = window.eventView();
    look(window, QStringLiteral("Event, before"));
    event->openSample();
    if (!event->session().pairNext())
        qFatal("the sample event was not paired");
    QCoreApplication::processEvents();
    walkTabs(window, *event, QStringLiteral("Event"), look);
    event->session().close();
}

inline void walkEverything(WindowStory& story, const Look& look)
{
    auto& window = story.window();
    walkViews(story, look);
    window.showView(ui::MainWindow::Build);
    const auto dialogOf = [&](const QString& name, const std::function<void()>& open) {
        bool seen = false;
        const auto take = [&](QWidget* dialog) {
            seen = true;
            if (auto* import = qobject_cast<ui::CollectionImportDialog*>(dialog))
                WindowStory::until([&] { return import->applyButton()->isEnabled(); }, "what an import brings");
            walkTabs(*dialog, *dialog, name, look);
            dialog->close();
        };
        auto* modal = new QTimer(&window);
        QObject::connect(modal, &QTimer::timeout, &window, [&] {
            if (auto* dialog = QApplication::activeModalWidget(); dialog && !seen)
                take(dialog);
        });
        modal->start(5);
        open(); // of a dialog that is waited for this comes back when it is closed
        QCoreApplication::processEvents();
        for (auto* top : QApplication::topLevelWidgets())
            if (top != &window && top->isVisible() && !seen && top->windowType() != Qt::ToolTip)
                take(top);
        delete modal;
        if (!seen)
            qFatal("nothing was shown by %s", qPrintable(name));
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    for (const auto* name : {"library", "newFromPackage", "import", "backups", "compare", "missions", "testDraw",
             "chances", "paste", "syntax", "help", "keys", "about"})
        dialogOf(QString::fromLatin1(name), [&] { window.action(name)->trigger(); });
    dialogOf(QStringLiteral("set browser"), [&] {
        window.findChild<ui::CatalogueView*>()->browseSet(
            QString::fromStdString(story.workspace().catalogue()->sets().front().code));
    });
    const auto collected = (story.folder() / "collected.csv").string();
    std::ofstream(collected) << "Name,Copies\nWick Sprite,3\nWick Sprite II,1\nNobody at all,2\n";
    dialogOf(QStringLiteral("collection import"),
        [&] { window.collection()->importFile(QString::fromStdString(collected)); });
    // A game that is dealt, and back.
    story.restartWith("quantum");
    story.window().showView(ui::MainWindow::Dealer);
    auto* dealer = story.window().findChild<ui::DealerView*>();
    walkTabs(story.window(), *dealer, QStringLiteral("Dealer, before"), look);
    dealer->deal();
    QCoreApplication::processEvents();
    walkTabs(story.window(), *dealer, QStringLiteral("Dealer"), look);
    story.restartWith("quantum-nexus");
}

} // namespace nexus::test
