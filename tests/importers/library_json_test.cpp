#include "importers/library_json.h"

#include "tests/support/test_class.h"

namespace library_json_test {

using namespace nexus::importers;

class LibraryJsonTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theListOfFilesIsReadBackTheSame()
    {
        const LibraryManifest manifest{"quantum-nexus",
            {"collections/Ann.json", "decks/A (2).nxdeck", "decks/Wet Ink.nxdeck", "rulesets/house.json"}};
        QCOMPARE(readLibraryManifest(writeLibraryManifest(manifest)).value(), manifest);
    }
    void namesThatLeadElsewhereRefuseIt_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file : {"../x", "/etc/passwd", "decks/../../x.nxdeck", "decks/a/b.nxdeck", "decks/.nxdeck",
                 "decks/con.nxdeck", "decks/a\\b.nxdeck", "decks/a.nxdeck ", "user.sqlite", "library.json",
                 "rulesets/x.nxdeck", "decks/x.json", "decks/..nxdeck", "", "decks/a:b.nxdeck", "decks/a\u202e.nxdeck"})
            QTest::newRow(file) << QString::fromUtf8(file);
    }
    void namesThatLeadElsewhereRefuseIt()
    {
        QFETCH(QString, file);
        QVERIFY(!isLibraryFile(file.toStdString()));
        const LibraryManifest manifest{"g", {file.toStdString()}};
        QVERIFY(!readLibraryManifest(writeLibraryManifest(manifest)));
    }
    void whatFoldersAndProfileHadInCommonIsReadBackTheSame()
    {
        MetFolders folders;
        folders["/home/somebody/decks"].decks["decks/Wet Ink.nxdeck"] = {14, 3};
        folders["/home/somebody/decks"].sums["collections/Ann.json"] = "12ab";
        folders["/home/somebody/decks"].brought = {"collections/Ann.json"};
        folders["/home/somebody/decks"].owner = {"12ab", "Ann"};
        folders["/home/somebody/decks"].tags = {"club"};
        folders["/elsewhere"];
        QCOMPARE(readMetFolders(writeMetFolders(folders)).value(), folders);
        QVERIFY(!readMetFolders("{\"format\":\"nexusdeck-library-folders/2\",\"folders\":[]}"));
        QVERIFY(
            !readMetFolders("{\"format\":\"nexusdeck-library-folders/1\",\"folders\":[{\"folder\":\"/x\",\"decks\":["
                            "{\"file\":\"decks/a.nxdeck\",\"deck\":0,\"version\":1}]}]}"));
    }
};

NEXUS_TEST(LibraryJsonTest, Nothing);

} // namespace library_json_test

#include "library_json_test.moc"
