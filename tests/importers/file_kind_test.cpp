#include "importers/file_kind.h"

#include "importers/collection_file.h"
#include "importers/registry.h"
#include "importers/tables/table_file.h"
#include "importers/text_guard.h"
#include "tests/importers/problems.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"
#include "tests/support/zip.h"

namespace file_kind_test {

using namespace nexus::importers;
using namespace nexus::test;
using namespace std::string_literals;

class FileKindTest : public QObject {
    Q_OBJECT

private:
    static std::string zipEnd() { return zipOf({{"a.csv", "Name,Count\n"}}); }

private Q_SLOTS:
    void everyReaderSaysWhatItIs_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("words");
        const auto add = [](const char* name, const std::string& bytes, const char* words) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << QString::fromUtf8(words);
        };
        add("old Excel", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 and more", "old or locked form");
        add("PDF", "%PDF-1.7\n", "is a PDF");
        add("PNG", "\x89PNG\r\n\x1a\n more", "a picture");
        add("JPEG", "\xff\xd8\xff\xe0 more", "a picture");
        add("TIFF", "II*\0 more"s, "a picture");
        add("WebP", "RIFF\1\2\3\4WEBPVP8 ", "a picture");
        add("HEIC", "\0\0\0\x18"s + "ftypheic more", "HEIC");
        add("film", "\0\0\0\x18"s + "ftypisom more", "a film");
        add("gzip", "\x1f\x8b\x08 more", "unpack it");
        add("RAR", "Rar!\x1a\x07\x01 more", "unpack it");
        add("7z", "7z\xbc\xaf\x27\x1c more", "unpack it");
        add("SQLite", "SQLite format 3\0 more"s, "SQLite");
        add("program", "\x7f"s + "ELF more", "a program");
        add("RTF", "{\\rtf1\\ansi 4 Reading Lamp}", "RTF");
        add("web page", " <!DOCTYPE HTML><html><body>4 Reading Lamp</body></html>", "a web page");
        add("web page of old", "<HTML>4 Reading Lamp", "a web page");
        add("Numbers", zipOf({{"Index/Document.iwa", "x"}}), "Apple Numbers");
        add("Word", zipOf({{"word/document.xml", "<x/>"}}), "of Word");
        add("Writer", zipOf({{"mimetype", "application/vnd.oasis.opendocument.text"}, {"content.xml", "<x/>"}}),
            "OpenDocument text");
        add("archive", zipEnd(), "an archive");
        add("damaged archive", "PK\x03\x04 more", "no ZIP archive");
    }
    void everyReaderSaysWhatItIs()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, words);
        const auto text = bytes.toStdString(), told = words.toStdString();
        const auto tells = [&](const std::vector<ImportProblem>& problems) {
            return problems.size() == 1 && says(problems, told);
        };
        for (const char* name : {"list.txt", "list.csv", "deck.nxdeck", "deck.cod"})
            QVERIFY2(tells(problemsOf(readDecks(name, text, starterGame()))), name);
        QVERIFY(tells(problemsOf(readCards(text, starterGame()))));
        QVERIFY(tells(problemsOf(readTableFile(text, maxCatalogueBytes))));
        QVERIFY(tells(problemsOf(readCollectionTable(text, {}))));
        QVERIFY(!mayBeWindows1252(text));
    }

    void aWorkbookIsToldToReadersOfText()
    {
        const auto excel = zipOf({{"xl/workbook.xml", "<x/>"}});
        QVERIFY(says(problemsOf(guardText(excel, maxDeckBytes)), "an Excel workbook"));
        const auto open = zipOf(
            {{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"}, {"content.xml", "<x/>"}});
        QVERIFY(says(problemsOf(guardText(open, maxDeckBytes)), "an OpenDocument spreadsheet"));
    }

    void textsAreTexts()
    {
        for (const char* text : {"MZ Raider x4", "II. Missions", "PK 4", "%", "{\"format\": 1}", "<cockatrice_deck/>",
                 "Rar! 4 Cards", "GIF of my deck", "4 Reading Lamp <html>"})
            QVERIFY2(!fileKind(text), text);
        QVERIFY(!fileKind(""));
    }
};

NEXUS_TEST(FileKindTest, Events);

} // namespace file_kind_test

#include "file_kind_test.moc"
