// Goes through every view with its pages and every dialog of the window, for tests of what stands there.
#pragma once

#include "tests/support/window.h"
#include "ui/theme/main_view.h"

#include <functional>

namespace nexus::test {

// `look` is given the window or the dialog, and where that is.
inline void walkEverything(WindowStory& story, const std::function<void(QWidget&, const QString&)>& look)
{
    auto& window = story.window();
    const auto pagesOf = [&look](QWidget& at, QWidget& within, const QString& where) {
        for (auto* tabs : within.findChildren<QTabWidget*>())
            for (int page = 0; page < tabs->count() && tabs->isVisible(); ++page) {
                tabs->setCurrentIndex(page);
                QCoreApplication::processEvents();
                look(at, where + QLatin1Char(' ') + tabs->tabText(page));
            }
        look(at, where);
    };
    for (const auto view : {ui::MainWindow::Build, ui::MainWindow::Collection, ui::MainWindow::Table,
             ui::MainWindow::Print, ui::MainWindow::Catalogue}) {
        window.showView(view);
        QCoreApplication::processEvents();
        pagesOf(window, *window.frontView(), window.frontView()->name());
    }
    window.showView(ui::MainWindow::Build);
    for (const auto* name : {"library", "newFromPackage", "import", "backups", "compare", "missions", "testDraw",
             "chances", "paste", "syntax", "help", "keys", "about"}) {
        bool seen = false;
        const auto take = [&](QWidget* dialog) {
            seen = true;
            pagesOf(*dialog, *dialog, QString::fromLatin1(name));
            dialog->close();
        };
        auto* modal = new QTimer(&window);
        QObject::connect(modal, &QTimer::timeout, &window, [&] {
            if (auto* dialog = QApplication::activeModalWidget(); dialog && !seen)
                take(dialog);
        });
        modal->start(5);
        window.action(name)->trigger(); // of a dialog that is waited for this comes back when it is closed
        QCoreApplication::processEvents();
        for (auto* top : QApplication::topLevelWidgets())
            if (top != &window && top->isVisible() && !seen && top->windowType() != Qt::ToolTip)
                take(top);
        delete modal;
        if (!seen)
            qFatal("nothing was shown by %s", name);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

} // namespace nexus::test
