#include "app/documents/openings.h"

#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <sys/stat.h>
#include <thread>

namespace openings_test {

using nexus::app::Openings;
using nexus::test::Scratch;

class OpeningsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aNoteIsThereAsLongAsItIsHeld()
    {
        const Scratch scratch;
        const auto file = scratch.path("opening.notes");
        Openings openings(file);
        {
            const auto first = openings.begin("cards /a/b.md"), second = openings.begin("game");
            QCOMPARE(scratch.read("opening.notes"), std::string("cards /a/b.md\ngame\n"));
            QVERIFY(!openings.endedOn("game")); // of this program, which goes on
        }
        QVERIFY(!std::filesystem::exists(file));
    }

    void whatIsLeftIsKnownUntilItIsOpened()
    {
        const Scratch scratch;
        const auto file = scratch.path("opening.notes");
        scratch.write("opening.notes", "history /a:b\ngame\ncut of");
        {
            Openings openings(file);
            QVERIFY(openings.endedOn("game") && openings.endedOn("history /a:b") && !openings.endedOn("history /a"));
            const auto note = openings.begin("game");
            QVERIFY(!openings.endedOn("game"));
        }
        const Openings later(file); // what was left alone is not opened at the next start either
        QVERIFY(!later.endedOn("game") && later.endedOn("history /a:b"));
    }

    void aNameWithANewLineIsOneNote()
    {
        const Scratch scratch;
        scratch.write("opening.notes", "cards /a b\n");
        const Openings openings(scratch.path("opening.notes"));
        QVERIFY(openings.endedOn("cards /a\nb"));
    }

    void aNoteMayOutliveItsKeeper()
    {
        const Scratch scratch;
        auto openings = std::make_unique<Openings>(scratch.path("opening.notes"));
        auto note = openings->begin("game");
        openings.reset();
        std::thread([held = std::move(note)]() mutable { held.reset(); }).join();
        QVERIFY(!std::filesystem::exists(scratch.path("opening.notes")));
    }

    void whatIsNoFileIsLeftAlone_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"pipe", "folder", "link", "huge"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }
    void whatIsNoFileIsLeftAlone()
    {
        QFETCH(QString, kind);
        const Scratch scratch;
        const auto file = scratch.path("opening.notes");
        scratch.write("elsewhere", "kept");
        if (kind == u"pipe")
            QCOMPARE(mkfifo(file.c_str(), 0600), 0);
        else if (kind == u"folder")
            std::filesystem::create_directories(file / "inside");
        else if (kind == u"link")
            std::filesystem::create_symlink(scratch.path("elsewhere"), file);
        else
            scratch.write("opening.notes", std::string(1U << 20U, '\n'));
        {
            Openings openings(file);
            QVERIFY(!openings.endedOn("game"));
            const auto note = openings.begin("game");
        }
        QCOMPARE(scratch.read("elsewhere"), std::string("kept"));
        QCOMPARE(std::filesystem::exists(std::filesystem::symlink_status(file)), kind != u"huge");
    }
};

NEXUS_TEST(OpeningsTest, Nothing);

} // namespace openings_test

#include "openings_test.moc"
