// What was done is never lost: closing, restarting, losing the program; and a damaged settings file hurts nothing.
#include "app/documents/deck_actions.h"
#include "db/backup.h"
#include "db/deck_store.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/deck/deck_drawer.h"

#include <QLineEdit>
#include <QMessageBox>
#include <QSplitter>

#include <random>

namespace keeping_test {

using namespace nexus;
using test::WindowStory;

namespace {

// One card more, by keys.
void addOne(WindowStory& story, const char* card = "Slip of the Tide")
{
    story.seek(QString::fromUtf8(card));
    story.key(Qt::Key_Return);
    story.key(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier); // whether or not there is room
}

std::string bytesOf(const model::Deck& deck) { return importers::writeDeckJson(deck); }

// What of the window comes from the settings.
QString shape(WindowStory& story)
{
    auto& window = story.window();
    QStringList told{QStringLiteral("%1x%2").arg(window.width()).arg(window.height()),
        window.deck()->tabs()->tabText(window.deck()->tabs()->currentIndex()),
        story.search().showsGallery() ? QStringLiteral("gallery") : QStringLiteral("table"),
        QString::number(static_cast<int>(window.deck()->model()->grouping())), story.search().query(),
        QString::number(story.found().size())};
    for (const auto* splitter : window.findChildren<QSplitter*>())
        for (const auto size : splitter->sizes())
            told << QString::number(size);
    for (int column = 0; column < story.search().model()->columnCount() && !story.search().showsGallery(); ++column)
        told << QString::number(story.search().table()->columnWidth(column));
    return told.join(QLatin1Char(' '));
}

const char* settingsKeys[] = {"window/geometry", "window/columns", "window/deckRows", "window/deckTab",
    "window/grouping", "window/deck", "window/place", "window/theme", "window/scale", "window/hintSeen",
    "search/columns", "search/history", "search/filterNames", "search/filterQueries", "search/zoom", "search/gallery",
    "search/query", "deck/faces", "deck/facesBy", "deck/facesStacked", "deck/facesZoom"};

} // namespace

class KeepingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void closingAChangedDeckAsks()
    {
        WindowStory story;
        const auto saved = story.deckBytes();
        const auto id = *story.document().place().id;
        QStringList asked;
        int answer = 2;
        story.window().askUnsaved = [&](const QString& deck) {
            asked << deck;
            return answer;
        };

        // Cancel: the deck stays open with its change
        addOne(story);
        const auto changed = story.deckBytes();
        QVERIFY(changed != saved);
        story.key(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(asked, QStringList(QStringLiteral("Wet Ink")));
        QCOMPARE(story.window().deckTabs()->count(), 1);
        QCOMPARE(story.deckBytes(), changed);

        // Discard: it closes, and the library has what was saved
        answer = 1;
        story.key(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(asked.size(), 2);
        QVERIFY(!story.window().document());
        QCOMPARE(bytesOf(story.workspace().profile().decks().find(id)->deck), saved);

        // Save: it closes, and the library has the change
        QVERIFY(story.workspace().openDeck(id));
        QCOMPARE(story.deckBytes(), saved);
        addOne(story);
        answer = 0;
        story.key(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(asked.size(), 3);
        QVERIFY(!story.window().document());
        QCOMPARE(bytesOf(story.workspace().profile().decks().find(id)->deck), changed);

        // A deck as saved closes without a word
        QVERIFY(story.workspace().openDeck(id));
        story.key(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(asked.size(), 3);
        QVERIFY(!story.window().document());
    }

    void closingTheWindowAsksNothingAndKeepsEverything()
    {
        WindowStory story;
        story.window().askUnsaved = [](const QString&) -> int {
            qFatal("nothing is to be asked");
            return 2;
        };
        addOne(story);
        const auto first = story.deckBytes();
        story.key(Qt::Key_N, Qt::ControlModifier);
        addOne(story, "Wick Sprite");
        const auto second = story.deckBytes();
        // typed, but not yet taken over when the window closes
        story.window().deck()->showTab(ui::DeckPane::Notes);
        auto* notes = story.window().findChild<QWidget*>(QStringLiteral("notes"));
        notes->findChild<QLineEdit*>()->setFocus();
        story.type(QStringLiteral("Ann"));

        story.restart();
        QCOMPARE(story.window().deckTabs()->count(), 2);
        QCOMPARE(story.deck().author, std::string("Ann"));
        story.undoAll();
        auto now = story.deck();
        now.author.clear();
        QCOMPARE(bytesOf(now), second);
        QVERIFY(story.document().isModified());
        story.window().deckTabs()->setCurrentIndex(0);
        QCOMPARE(story.deckBytes(), first);
        QVERIFY(story.document().isModified());
        QVERIFY(story.said("saved").contains(QStringLiteral("Draft kept")));
    }

    void losingTheProgramLosesNothing()
    {
        WindowStory story;
        addOne(story);
        const auto first = story.deckBytes();
        story.crash();
        QCOMPARE(story.deckBytes(), first);
        QVERIFY(story.document().isModified());
        // also of a deck that was never saved, and of an undo
        story.key(Qt::Key_N, Qt::ControlModifier);
        addOne(story, "Wick Sprite");
        addOne(story, "Wick Sprite");
        story.key(Qt::Key_Z, Qt::ControlModifier);
        const auto second = story.deckBytes();
        story.crash();
        QCOMPARE(story.window().deckTabs()->count(), 2);
        QCOMPARE(story.workspace().documents()[0]->deck().name, std::string("Wet Ink"));
        QCOMPARE(bytesOf(story.workspace().documents()[0]->deck()), first);
        QCOMPARE(bytesOf(story.workspace().documents()[1]->deck()), second);
    }

    void aLibraryThatIsGoneIsAskedAbout_data()
    {
        QTest::addColumn<bool>("gone");
        QTest::addColumn<QString>("pressed");
        QTest::addColumn<QStringList>("offered");
        const QString backups = QStringLiteral("&Backups…"), anew = QStringLiteral("Start &anew"),
                      close = QStringLiteral("Close");
        QTest::newRow("gone, begun anew") << true << anew << QStringList{backups, anew, close};
        QTest::newRow("gone, left alone") << true << close << QStringList{backups, anew, close};
        QTest::newRow("gone, backups") << true << backups << QStringList{backups, anew, close};
        QTest::newRow("damaged, left alone") << false << close << QStringList{backups, close};
    }
    void aLibraryThatIsGoneIsAskedAbout()
    {
        QFETCH(bool, gone);
        QFETCH(QString, pressed);
        QFETCH(QStringList, offered);
        WindowStory story;
        const auto backup = db::makeBackup(story.folder(), model::BackupReason::ByHand, "2026-11-21T12:00:00Z").file;
        story.stop();
        const auto file = story.folder() / "user.sqlite";
        for (const char* end : {"-wal", "-shm"})
            std::filesystem::remove(file.string() + end);
        if (gone)
            std::filesystem::remove(file);
        else
            std::filesystem::resize_file(file, 5000);
        QString said;
        QStringList buttons;
        QString next; // the dialog after it
        // Here is no window manager that would do it when a dialog has gone.
        const auto back = [] {
            QTimer::singleShot(50, qApp, [] {
                for (auto* widget : QApplication::topLevelWidgets())
                    if (qobject_cast<ui::MainWindow*>(widget))
                        widget->activateWindow();
            });
        };
        WindowStory::onDialog([&](QWidget* open) {
            auto* box = qobject_cast<QMessageBox*>(open);
            if (!box)
                return open->close(), void();
            said = box->text();
            for (const auto* button : box->buttons())
                buttons << button->text();
            if (pressed.startsWith(QStringLiteral("&Backups")))
                WindowStory::onDialog([&](QWidget* after) {
                    next = QString::fromUtf8(after->metaObject()->className());
                    after->close();
                    back();
                });
            for (auto* button : box->buttons())
                if (button->text() == pressed)
                    button->click();
            back();
        });
        story.start();
        WindowStory::until([&] { return !buttons.isEmpty(); }, "the question");
        QCoreApplication::processEvents();
        std::sort(buttons.begin(), buttons.end());
        std::sort(offered.begin(), offered.end());
        QCOMPARE(buttons, offered);
        QVERIFY2(said.contains(QString::fromStdString(file.string())), qPrintable(said));
        if (pressed.startsWith(QStringLiteral("&Backups")))
            WindowStory::until([&] { return next.endsWith(QStringLiteral("BackupsDialog")); }, "the backups");
        const bool begun = pressed.startsWith(QStringLiteral("Start"));
        QCOMPARE(std::filesystem::exists(file), begun || !gone);
        if (!gone)
            QCOMPARE(std::filesystem::file_size(file), std::uintmax_t{5000});
        QVERIFY(std::filesystem::exists(backup));
        if (begun) {
            story.restart();
            WindowStory::until([&] { return story.workspace().collection().isOpen(); }, "the collection");
        }
    }

    void theWindowComesBackAsItWasLeft()
    {
        WindowStory story;
        story.seek(QStringLiteral("t:event d:magic"));
        story.window().deck()->showTab(ui::DeckPane::Statistics);
        story.window().deck()->setGrouping(app::DeckGrouping::Cost);
        story.window().resize(1400, 900);
        story.window().findChild<QSplitter*>(QStringLiteral("columns"))->setSizes({420, 600, 380});
        QCoreApplication::processEvents();
        const auto table = shape(story);
        story.key(Qt::Key_G, Qt::ControlModifier);
        QVERIFY(story.search().showsGallery());
        QCoreApplication::processEvents();
        const auto before = shape(story);
        story.restart();
        QCOMPARE(shape(story), before);
        story.key(Qt::Key_G, Qt::ControlModifier);
        QCoreApplication::processEvents();
        QCOMPARE(shape(story), table);
    }

    void damagedSettingsStartTheWindowAsAtFirst_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("asAtFirst");
        std::mt19937 random(7);
        for (int size : {1, 40, 4000}) {
            QByteArray noise;
            for (int i = 0; i < size; ++i)
                noise.append(static_cast<char>(random()));
            QTest::addRow("%d random bytes", size) << noise << true;
        }
        QTest::newRow("empty") << QByteArray() << true;
        QTest::newRow("cut") << QByteArray("[window]\ngeometry=@ByteArray(\\x1\\xd9") << true;
        QTest::newRow("words for all") << all("nonsense") << false;
        QTest::newRow("huge numbers") << all("99999999999999999999") << false;
        QTest::newRow("large numbers") << all("2147483647") << false;
        QTest::newRow("numbers below nothing") << all("-2147483648") << false;
        QTest::newRow("not a number") << all("nan") << false;
        QTest::newRow("broken bytes") << all("@ByteArray(\\0\\0\\0\\xff\\xff\\xff\\xff\\x7f\\xff\\xff\\xff)") << false;
        QTest::newRow("broken values") << all("@Variant(\\0\\0\\0\\x7f\\0\\0\\0\\xff)") << false;
        QTest::newRow("lists") << all("a, b, 3") << false;
    }
    void damagedSettingsStartTheWindowAsAtFirst()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, asAtFirst);
        if (m_first.isEmpty()) {
            WindowStory story;
            m_first = shape(story);
        }
        WindowStory story([&](app::Profile& profile) {
            std::ofstream(profile.folder() / "window.ini", std::ios::binary) << bytes.toStdString();
        });
        auto& window = story.window();
        QCOMPARE(story.verdict(), QStringLiteral("Legal"));
        QCOMPARE(shape(story).section(QLatin1Char(' '), 0, 0), m_first.section(QLatin1Char(' '), 0, 0));
        QVERIFY(window.search()->isVisible());
        QVERIFY2(window.search()->width() >= 300 && window.deck()->width() >= 380,
            qPrintable(QStringLiteral("%1 and %2 of %3")
                           .arg(window.search()->width())
                           .arg(window.deck()->width())
                           .arg(window.width())));
        if (asAtFirst)
            QCOMPARE(shape(story), m_first);
        // and it can be worked with, closed and started again
        story.seek(QStringLiteral("t:unit"));
        QVERIFY(story.found().size() > 50);
        const auto left = shape(story);
        story.restart();
        QCOMPARE(shape(story), left);
    }

private:
    static QByteArray all(const char* value)
    {
        QByteArray text;
        QByteArray group;
        for (const auto* key : settingsKeys) {
            const auto parts = QByteArray(key).split('/');
            if (parts[0] != group)
                text += "[" + (group = parts[0]) + "]\n";
            text += parts[1] + "=" + value + "\n";
        }
        return text;
    }
    QString m_first;
};

NEXUS_TEST(KeepingTest, Screen);

} // namespace keeping_test

#include "keeping_test.moc"
