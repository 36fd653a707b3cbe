// The real window on a profile of its own, for stories: keys go to whatever has the keyboard, what it shows is read
// back as text. A restart keeps the profile; a crash goes on with a copy of its files as they lie on the disk.
#pragma once

#include "app/documents/profile.h"
#include "app/documents/settings_file.h"
#include "db/deck_store.h"
#include "importers/decklist/deck_json.h"
#include "tests/support/copy_in_use.h"
#include "tests/support/decks.h"
#include "tests/support/scratch.h"
#include "ui/catalogue/result_table.h"
#include "ui/catalogue/search_pane.h"
#include "ui/deck/deck_pane.h"
#include "ui/deck/problems_view.h"
#include "ui/main_window.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QtTest>

namespace nexus::test {

class WindowStory {
public:
    // `prepare` may put cards, decks or settings into the profile before the window sees it.
    using Prepare = std::function<void(app::Profile&)>;
    enum First { Sample, NewUser };
    // A sample of the library is open; or what a new user sees.
    explicit WindowStory(First first)
        : m_folder(m_scratch.path("profile"))
    {
        std::filesystem::create_directories(m_folder);
        ui::applyTheme(ui::ThemeChoice::Light);
        if (first == Sample)
            openSample();
        start();
    }
    explicit WindowStory(const Prepare& prepare = {})
        : m_folder(m_scratch.path("profile"))
    {
        std::filesystem::create_directories(m_folder);
        ui::applyTheme(ui::ThemeChoice::Light);
        if (prepare) {
            app::Profile profile(m_folder);
            prepare(profile);
        }
        openSample();
        start();
    }
    ~WindowStory() { stop(); }

    [[nodiscard]] ui::MainWindow& window() { return *m_window; }
    [[nodiscard]] app::Workspace& workspace() { return *m_workspace; }
    [[nodiscard]] const std::filesystem::path& folder() const { return m_folder; }
    [[nodiscard]] ui::SearchPane& search() { return *m_window->search(); }
    [[nodiscard]] app::DeckDocument& document() { return *m_window->document(); }
    [[nodiscard]] const model::Deck& deck() { return document().deck(); }
    [[nodiscard]] std::string deckBytes() { return importers::writeDeckJson(deck()); }

    // Waits, and ends the test program where what is waited for does not come.
    template <class Condition> static void until(Condition condition, const char* what, int milliseconds = 20000)
    {
        if (!QTest::qWaitFor(condition, milliseconds))
            qFatal("waited in vain for %s", what);
    }

    void openSample()
    {
        try {
            app::Profile profile(m_folder);
            const auto decks = profile.deckList();
            if (!decks.empty() && !profile.decks().everOpened()) {
                db::OpenDeck sample;
                sample.deck = decks.back().id;
                (void)profile.decks().keepOpen(sample);
            }
        } catch (const std::runtime_error&) { // of a story about a library that cannot be read
        }
    }
    void start()
    {
        m_workspace = std::make_unique<app::Workspace>(app::GameFolder(m_folder, m_game));
        m_workspace->open();
        m_window = std::make_unique<ui::MainWindow>(*m_workspace, app::openSettings(m_folder));
        m_window->show();
        until([this] { return m_workspace->isReady(); }, "the catalogue");
        until([this] { return QApplication::activeWindow() == m_window.get(); }, "the window to be active");
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
    }
    void stop()
    {
        if (m_window)
            m_window->close();
        m_window.reset();
        m_workspace.reset();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    void restart(const std::function<void()>& meanwhile = {})
    {
        stop();
        if (meanwhile)
            meanwhile();
        start();
    }
    // As the program does when another game is chosen.
    void restartWith(const std::string& game)
    {
        stop();
        m_game = game;
        start();
    }
    // Goes on with what lay on the disk at this moment, as after a power cut.
    void crash()
    {
        const auto copy = m_scratch.path(("crash" + std::to_string(++m_crashes)).c_str());
        copyInUse(m_folder, copy);
        stop();
        m_folder = copy;
        start();
    }

    // --- keys, to what has the keyboard --------------------------------------------------------------
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        if (!QGuiApplication::focusWindow())
            m_window->activateWindow(); // a dialog has gone, and here is no window manager
        until([] { return QGuiApplication::focusWindow() != nullptr; }, "a window with the keyboard");
        QTest::keyClick(QGuiApplication::focusWindow(), static_cast<Qt::Key>(key), modifiers);
        QCoreApplication::processEvents();
    }
    static void type(const QString& text)
    {
        for (const auto letter : text) {
            const auto key = letter.unicode() < 128 ? QTest::asciiToKey(letter.toLatin1()) : Qt::Key_unknown;
            QTest::sendKeyEvent(QTest::Click, QGuiApplication::focusWindow(), key, letter, Qt::NoModifier);
            QCoreApplication::processEvents();
        }
    }
    // Ctrl+F and the letters, in place of what was searched before.
    void seek(const QString& query)
    {
        key(Qt::Key_F, Qt::ControlModifier);
        key(Qt::Key_Delete);
        type(query);
    }
    // From the deck: a field with the keyboard takes its own typing back first.
    void undoAll()
    {
        m_window->deck()->view()->setFocus();
        for (int steps = document().undoStack().index(); steps > 0; --steps)
            key(Qt::Key_Z, Qt::ControlModifier);
    }

    // --- what the window says -------------------------------------------------------------------------
    // Without its sign: "Not legal yet: 2 open".
    [[nodiscard]] QString verdict() { return said("verdict").mid(2); }
    [[nodiscard]] QWidget* label(const char* name) { return m_window->findChild<QWidget*>(QString::fromLatin1(name)); }
    [[nodiscard]] QString said(const char* name)
    {
        auto* widget = label(name);
        if (const auto* line = qobject_cast<ui::LineLabel*>(widget))
            return line->text();
        const auto* plain = qobject_cast<QLabel*>(widget);
        return plain ? plain->text() : QString();
    }
    [[nodiscard]] ui::ProblemsView* problemsView() { return m_window->deck()->problems(); }
    // "Wrong: Leaders have 28 of at most 25 CP: 3 over. § VII.B", as they stand.
    [[nodiscard]] QStringList problems()
    {
        QStringList texts;
        for (const auto* row : problemsView()->rows())
            if (!row->isHidden())
                texts << told(*row);
        return texts;
    }
    [[nodiscard]] static QString told(const ui::ProblemRow& row)
    {
        auto cites = row.accessibleDescription();
        return row.accessibleName() +
               (cites.isEmpty() ? QString() : cites.replace(QStringLiteral("Rulebook section"), QStringLiteral(" §")));
    }
    [[nodiscard]] ui::ProblemRow* problemRow(const QString& sentence)
    {
        for (auto* row : problemsView()->rows())
            if (!row->isHidden() && told(*row) == sentence)
                return row;
        return nullptr;
    }
    // Names in the results, in their order.
    [[nodiscard]] QStringList found()
    {
        QStringList names;
        for (const auto card : search().model()->cards())
            names << q(search().model()->catalogue()->name(card));
        return names;
    }
    [[nodiscard]] QString currentFound()
    {
        const auto card = search().currentCard();
        return card ? q(search().model()->catalogue()->name(*card)) : QString();
    }
    [[nodiscard]] model::DeckEntry entry(const std::string& card, int count = 1) const
    {
        model::DeckEntry made;
        made.card = card;
        made.count = count;
        return made;
    }

    // The next dialog or menu that opens is given to `act`, which has to end it.
    template <class Act> static void onDialog(Act act)
    {
        auto* timer = new QTimer(qApp);
        QObject::connect(timer, &QTimer::timeout, qApp, [timer, act] {
            auto* open = QApplication::activeModalWidget() ? QApplication::activeModalWidget()
                                                           : QApplication::activePopupWidget();
            if (!open || (open == QApplication::activeModalWidget() && !open->isActiveWindow()))
                return; // it does not have the keyboard yet
            timer->stop();
            timer->deleteLater();
            act(open);
        });
        timer->start(5);
    }

private:
    std::string m_game = app::GameFolder::defaultGame;
    Scratch m_scratch;
    std::filesystem::path m_folder;
    int m_crashes = 0;
    std::unique_ptr<app::Workspace> m_workspace;
    std::unique_ptr<ui::MainWindow> m_window;
};

} // namespace nexus::test
