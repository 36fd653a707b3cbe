#include "ui/event/lists_page.h"

#include "app/documents/profile.h"
#include "app/documents/settings_file.h"
#include "app/printing/qr_symbol.h"
#include "importers/decklist/deck_json.h"
#include "importers/decklist/deck_text.h"
#include "tests/support/collector.h"
#include "tests/support/lists.h"
#include "tests/support/test_class.h"
#include "ui/lists/list_editor.h"
#include "ui/lists/paste_dialog.h"
#include "ui/theme/row_table.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>

namespace lists_page_test {

using namespace nexus;
using namespace nexus::test;
using ui::ListsPage;

class ListsPageTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<Collector> m_profile;
    std::unique_ptr<app::EventSession> m_session;
    std::unique_ptr<ListsPage> m_page;
    std::unique_ptr<Scratch> m_scratch;

    static const model::Deck& sample() { return sampleDecks().front(); }
    static std::string text(const model::Deck& deck)
    {
        return "// Checksum: " + checksumOf(deck) + "\n" + importers::writeDeckText(deck, starterGame());
    }
    QString file(const char* name, const std::string& bytes) const
    {
        m_scratch->write(name, bytes);
        return q(m_scratch->path(name).string());
    }
    void settled() const
    {
        QVERIFY(QTest::qWaitFor([this] { return !m_page->isBusy(); }, 30'000));
    }
    QString cell(int row, int column) const { return m_page->table()->shownText(row, column); }
    QPushButton* button(const char* words) const
    {
        for (auto* each : m_page->findChildren<QPushButton*>())
            if (each->text().remove(QLatin1Char('&')) == QString::fromUtf8(words))
                return each;
        qFatal("no button %s", words);
    }
    void choose(int row) const { m_page->table()->setCurrentIndex(m_page->table()->model()->index(row, 0)); }
    // The first list is right, the second has a forged checksum, the third is short, the fourth is no list.
    void addFour() const
    {
        m_page->addPaths({file("1 right.txt", text(sample())),
            file("2 forged.txt",
                "// Checksum: ABCD-EFGH-IJKL-MNOP\n" + importers::writeDeckText(sample(), starterGame())),
            file("3 short.txt", "Main\n3 Candle Reef\n"), file("4 none.png", "nothing")});
        settled();
    }

private Q_SLOTS:
    void initTestCase()
    {
        ui::applyTheme(ui::ThemeChoice::Light);
        m_profile = std::make_unique<Collector>();
    }
    void init()
    {
        m_scratch = std::make_unique<Scratch>();
        m_session = std::make_unique<app::EventSession>(m_profile->workspace());
        m_page = std::make_unique<ListsPage>(*m_session);
        m_page->resize(1300, 800);
        m_page->ready();
        m_page->show();
    }
    void cleanup()
    {
        m_page.reset();
        m_session.reset();
    }
    void cleanupTestCase() { m_profile.reset(); }

    // Open in Build: a list of another game goes to its window, as its text where lines of it are still to be mended.
    void listsOfOtherGamesGoToTheirWindow()
    {
        QSignalSpy wanted(m_page.get(), &ListsPage::otherGameWanted);
        QSignalSpy trouble(m_page.get(), &ListsPage::trouble);
        const std::string open = "4 Otter Irregulars\n3 Fuse Warden\nKingfisher 3 or 4\n";
        m_page->addPaths({file("1.txt", "// Deck: Otters\n4 Otter Irregulars\n3 Fuse Warden\n"), file("2.txt", open)});
        settled();
        choose(0);
        button("Open in Build")->click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().at(0).toString(), q("nexus-tcg"));
        QCOMPARE(wanted.front().at(1).toString(), q("Otters"));
        const auto deck = importers::readDeckJson(wanted.takeFirst().at(2).toString().toStdString()).value();
        QCOMPARE(deck.game, std::string("nexus-tcg"));
        QCOMPARE(deck.copies(model::SectionId("main")), 7);
        choose(1);
        QVERIFY(!m_page->lists()[1].list.unread.empty());
        button("Open in Build")->click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().at(2).toString(), q(open));
        QVERIFY(trouble.isEmpty());
    }

    // Offered only where a list is no UTF-8, and asked again once the page was cleared.
    void aListThatIsNoUtf8IsReadAsWindows1252WhenAsked()
    {
        const auto old = file("old.txt", "// Deck: F\374r Bo\n3 Causeway Docker\n");
        auto* windows = button("Read as Windows-1252");
        m_page->addPaths({file("plain.txt", text(sample()))});
        settled();
        QVERIFY(!windows->isVisible());
        for (int round = 0; round < 2; ++round) {
            m_page->addPaths({old});
            settled();
            QVERIFY(windows->isVisible() && windows->isEnabled());
            QVERIFY(!m_page->lists().back().read());
            windows->click();
            settled();
            QVERIFY(m_page->lists().back().read() && !windows->isVisible());
            QCOMPARE(cell(static_cast<int>(m_page->lists().size()) - 1, ListsPage::Deck), q("Für Bo"));
            button("Clear")->click();
            QVERIFY(m_page->lists().empty() && !windows->isVisible());
        }
    }

    void theEmptyPageSaysWhatToDo()
    {
        QVERIFY(m_page->emptyText().startsWith(QStringLiteral("Drop decklists or a folder of them here")));
        QVERIFY(!button("Save the summary…")->isEnabled() && !button("Open in Build")->isEnabled());
        QVERIFY(m_page->summary().isEmpty());
    }

    void listsStandBesideTheirPlayers()
    {
        m_page->addPaths({file("list 1.txt", text(sample()))});
        settled();
        QVERIFY(m_page->table()->isColumnHidden(ListsPage::Player) && m_page->table()->isColumnHidden(ListsPage::Seat));
        m_page->addPaths({file("Table 12 - Ann Lee.txt", text(sampleDecks()[1]))});
        settled();
        QVERIFY(!m_page->table()->isColumnHidden(ListsPage::Player));
        QCOMPARE(cell(1, ListsPage::Player), QStringLiteral("Ann Lee"));
        QCOMPARE(cell(1, ListsPage::Seat), QStringLiteral("12"));
        choose(1);
        QVERIFY(m_page->details().contains(QStringLiteral("Player: Ann Lee, table 12")));
        m_page->askPlayers = [this] {
            return file("players.csv", "Player,Table,File\nBob Ray,3,list 1.txt\nOtto Ek,4,\nAnn Lee,12,\n");
        };
        button("Players…")->click();
        settled();
        QCOMPARE(cell(0, ListsPage::Player), QStringLiteral("Bob Ray"));
        QVERIFY2(m_page->summary().endsWith(QStringLiteral("1 player has no list: Otto Ek, table 4.")),
            qPrintable(m_page->summary()));
        m_page->askSave = [this](const QString&) { return q(m_scratch->path("summary.csv").string()); };
        m_page->saveSummary();
        const auto csv = m_scratch->read("summary.csv");
        QVERIFY2(
            csv.starts_with("List,Player,Table,Deck,") && csv.find(",Bob Ray,3,") != std::string::npos, csv.c_str());
        const QSignalSpy troubles(m_page.get(), &ListsPage::trouble);
        m_page->askPlayers = [this] { return file("bad.csv", "Card,Count\nBolt,4\n"); };
        m_page->choosePlayers();
        settled();
        QCOMPARE(troubles.size(), 1);
        QCOMPARE(cell(0, ListsPage::Player), QString());
    }

    void listsStandInATableWithWhatIsWrong()
    {
        addFour();
        QCOMPARE(m_page->table()->shown(), 4);
        QCOMPARE(
            m_page->summary(), QStringLiteral("4 lists: 2 legal, 1 not legal, 1 not read; 1 checksum does not fit."));
        QCOMPARE(cell(0, ListsPage::Legal), QStringLiteral("✓ legal"));
        QCOMPARE(cell(0, ListsPage::Checksum), QStringLiteral("✓ right"));
        QCOMPARE(cell(0, ListsPage::Reason), QString());
        QCOMPARE(cell(0, ListsPage::Source), QStringLiteral("1 right.txt"));
        QCOMPARE(cell(1, ListsPage::Checksum), QStringLiteral("✗ does not fit"));
        QCOMPARE(cell(2, ListsPage::Legal), QStringLiteral("✗ not legal"));
        QCOMPARE(cell(2, ListsPage::Checksum), QStringLiteral("–"));
        QVERIFY(cell(3, ListsPage::Reason).startsWith(QStringLiteral("The picture cannot be read")));
        QVERIFY(m_page->table()->isColumnHidden(ListsPage::Differs));
        choose(1);
        QVERIFY2(m_page->details().contains(
                     QStringLiteral("the list says ABCD-EFGH-IJKL-MNOP, its cards give ") + q(checksumOf(sample()))),
            qPrintable(m_page->details()));
        choose(3);
        QVERIFY(!button("Open in Build")->isEnabled());
        m_page->onlyWrong()->setChecked(true);
        QCOMPARE(m_page->table()->shown(), 3);
        QCOMPARE(cell(0, ListsPage::Source), QStringLiteral("2 forged.txt"));
        m_page->clear();
        m_page->addPaths({file("1 right.txt", text(sample()))});
        settled();
        QVERIFY(m_page->emptyText().startsWith(QStringLiteral("Nothing is wrong")));
    }

    void aLineThatIsNotReadIsMendedAndNeverDropped()
    {
        const auto path = file("typo.txt", "Main\n3 Candle Reef\nReading Lamps\n");
        m_page->addPaths({path});
        settled();
        const QSignalSpy opened(m_page.get(), &ListsPage::documentWanted);
        int asked = 0;
        m_page->askMended = [&](ui::PasteDialog& dialog) {
            ++asked;
            dialog.show();
            auto* text = dialog.findChild<ui::ListEditor*>();
            if (!text->marks().contains(3)) // the line that is not read is marked
                return 0;
            text->mend({{3, "2 Reading Lamp"}});
            for (auto* each : dialog.findChildren<QPushButton*>())
                if (each->text() == QStringLiteral("&Check the text"))
                    each->click();
            return dialog.result();
        };
        m_page->openChosen(); // by the door of “Open in Build”
        settled();
        QCOMPARE(asked, 1);
        QCOMPARE(opened.count(), 0);
        QCOMPARE(m_page->lists().size(), std::size_t{1});
        QVERIFY(m_page->lists().front().list.unread.empty());
        QVERIFY2(m_page->details().contains(QStringLiteral("Its text was mended here")), qPrintable(m_page->details()));
        m_page->openChosen(); // now it is all there
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened.front().front().value<app::DeckDocument*>()->deck().copies(model::SectionId("main")), 5);
        QCOMPARE(m_scratch->read("typo.txt"), std::string("Main\n3 Candle Reef\nReading Lamps\n"));
        m_page->addPaths({path}); // the file itself again
        settled();
        QCOMPARE(m_page->lists().front().list.unread.size(), std::size_t{1});
    }

    // Of several decks in one file or text the chosen one is shown and mended; the others stay as they are.
    void oneOfSeveralDecksIsMended()
    {
        const std::string text = "// Deck: One\n3 Candle Reef\nReading Lamps\n// Deck: Two\n2 Candle Reef\nRead Lamps\n"
                                 "// Deck: Three\nReading Lamps\n1 Candle Reef\n";
        for (const bool pasted : {false, true}) {
            m_page->clear();
            if (pasted)
                m_page->addText(q(text));
            else
                m_page->addPaths({file("three.txt", text)});
            settled();
            QCOMPARE(m_page->lists().size(), std::size_t{3});
            QString shown;
            m_page->askMended = [&](ui::PasteDialog& dialog) {
                dialog.show();
                auto* editor = dialog.findChild<ui::ListEditor*>();
                shown = editor->toPlainText();
                editor->mend({{3, "2 Reading Lamp"}});
                for (auto* each : dialog.findChildren<QPushButton*>())
                    if (each->text() == QStringLiteral("&Check the text"))
                        each->click();
                return dialog.result();
            };
            int row = -1;
            for (int i = 0; i < m_page->table()->shown(); ++i)
                if (cell(i, ListsPage::Deck).contains(QStringLiteral("Two")))
                    row = i;
            QVERIFY(row >= 0);
            choose(row);
            button("Mend the list…")->click();
            settled();
            QCOMPARE(shown, q("// Deck: Two\n2 Candle Reef\nRead Lamps\n"));
            QStringList decks;
            for (const auto& each : m_page->lists())
                decks << q(each.list.deck.name) + QString::number(each.list.unread.size());
            decks.sort();
            QCOMPARE(decks.join(QLatin1Char(' ')), q("One1 Three1 Two0"));
        }
    }

    void wordsAloneOpenNoEmptyDeck()
    {
        m_page->addText(QStringLiteral("// Deck: Nothing\n// Note: here\n"));
        settled();
        const QSignalSpy opened(m_page.get(), &ListsPage::documentWanted);
        m_page->askMended = [](ui::PasteDialog&) { return 0; };
        m_page->openChosen();
        QCOMPARE(opened.count(), 0);
    }

    void theSameFileIsReadAnew()
    {
        const auto path = file("list.txt", "Main\n3 Candle Reef\n");
        m_page->addPaths({path});
        settled();
        QCOMPARE(cell(0, ListsPage::Legal), QStringLiteral("✗ not legal"));
        (void)file("list.txt", text(sample()));
        m_page->addPaths({path});
        settled();
        QCOMPARE(m_page->table()->shown(), 1);
        QCOMPARE(cell(0, ListsPage::Legal), QStringLiteral("✓ legal"));
    }

    void foldersCodesAndTheClipboard()
    {
        std::filesystem::create_directories(m_scratch->path("lists"));
        (void)file("lists/a.txt", text(sample()));
        (void)file("lists/b.doc", "no list");
        m_page->askFolder = [this] { return q(m_scratch->path("lists").string()); };
        button("Choose a folder…")->click();
        settled();
        QVERIFY(m_page->summary().endsWith(QStringLiteral("Other files in the folders: 1.")));
        m_page->field()->setText(q(codeOf(sampleDecks()[1])));
        QTest::keyClick(m_page->field(), Qt::Key_Return);
        settled();
        QVERIFY(m_page->field()->text().isEmpty());
        QCOMPARE(m_page->table()->shown(), 2);
        QGuiApplication::clipboard()->setImage(
            app::QrSymbol::of(QByteArray::fromStdString(codeOf(sample())))->image(5));
        button("Paste")->click();
        settled();
        QCOMPARE(m_page->table()->shown(), 3);
        QGuiApplication::clipboard()->setText(q(importers::writeDeckText(sample(), starterGame())));
        button("Paste")->click();
        settled();
        QCOMPARE(m_page->table()->shown(), 4);
        for (const auto& one : m_page->lists())
            QVERIFY2(one.right(), one.list.title().c_str());
        QGuiApplication::clipboard()->clear();
        QSignalSpy told(m_page.get(), &ListsPage::told);
        button("Paste")->click();
        QCOMPARE(told.size(), 1);
    }

    void filesAreDropped()
    {
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(file("list.txt", text(sample())))});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_page.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_page.get(), &drop);
        settled();
        QCOMPARE(m_page->table()->shown(), 1);
    }

    void listsAreComparedWithAnother()
    {
        auto changed = sample();
        drawn(changed).entries.front().count += 1;
        m_page->addPaths({file("presented.txt", text(changed)), file("registered.txt", text(sample()))});
        settled();
        m_page->askReference = [this] { return q(m_scratch->path("registered.txt").string()); };
        const int ask = m_page->reference()->count() - 1;
        m_page->reference()->setCurrentIndex(ask);
        Q_EMIT m_page->reference()->activated(ask);
        settled();
        QCOMPARE(m_page->reference()->currentText(), QStringLiteral("registered.txt"));
        QVERIFY(!m_page->table()->isColumnHidden(ListsPage::Differs));
        QCOMPARE(cell(0, ListsPage::Differs), QStringLiteral("1"));
        QCOMPARE(cell(1, ListsPage::Differs), QStringLiteral("✓ the same"));
        choose(0);
        QVERIFY2(m_page->details().contains(QStringLiteral("(+1)")), qPrintable(m_page->details()));
        // against the chosen one instead
        button("Compare others with it")->click();
        settled();
        QCOMPARE(cell(0, ListsPage::Differs), QStringLiteral("✓ the same"));
        choose(1);
        QVERIFY2(m_page->details().contains(QStringLiteral("(−1)")), qPrintable(m_page->details()));
        m_page->compareWithNothing();
        settled();
        QVERIFY(m_page->table()->isColumnHidden(ListsPage::Differs));
        // a file that cannot be compared with is told, and nothing is compared
        QSignalSpy trouble(m_page.get(), &ListsPage::trouble);
        m_page->askReference = [this] { return q(m_scratch->path("nowhere.txt").string()); };
        m_page->reference()->setCurrentIndex(ask);
        Q_EMIT m_page->reference()->activated(m_page->reference()->count() - 1);
        settled();
        QCOMPARE(trouble.size(), 1);
        QCOMPARE(m_page->reference()->currentIndex(), 0);
    }

    void aDeckOfTheLibraryCanBeComparedWith()
    {
        const auto id = m_profile->keepDeck("Registered", "main: 3 Candle Reef");
        m_page->addText(QStringLiteral("Main\n2 Candle Reef\n"));
        settled();
        const int at = m_page->reference()->findText(QStringLiteral("Registered"));
        QVERIFY(at > 0);
        m_page->reference()->setCurrentIndex(at);
        Q_EMIT m_page->reference()->activated(at);
        settled();
        QCOMPARE(cell(0, ListsPage::Differs), QStringLiteral("1"));
        const auto settings = app::openSettings(m_scratch->path());
        m_page->onlyWrong()->setChecked(true);
        m_page->store(*settings);
        ListsPage again(*m_session);
        again.restore(*settings);
        again.ready();
        again.show();
        QCOMPARE(again.reference()->currentText(), QStringLiteral("Registered"));
        QVERIFY(again.onlyWrong()->isChecked());
        QVERIFY(id > 0);
    }

    void anotherRulesetJudgesAnew()
    {
        m_page->addPaths({file("list.txt", text(sample()))});
        settled();
        const auto own = m_page->lists().front().list.checker->ruleset().id;
        for (int i = 1; i < m_page->ruleset()->count(); ++i) {
            m_page->ruleset()->setCurrentIndex(i);
            Q_EMIT m_page->ruleset()->activated(i);
            settled();
            QCOMPARE(q(m_page->lists().front().list.checker->ruleset().id.str()),
                m_page->ruleset()->currentData().toString());
        }
        m_page->ruleset()->setCurrentIndex(0);
        Q_EMIT m_page->ruleset()->activated(0);
        settled();
        QCOMPARE(m_page->lists().front().list.checker->ruleset().id, own);
    }

    void aListOpensInBuildAndTheSummaryIsSaved()
    {
        addFour();
        choose(0);
        QSignalSpy wanted(m_page.get(), &ListsPage::documentWanted);
        button("Open in Build")->click();
        QCOMPARE(wanted.size(), 1);
        const auto* opened = m_profile->workspace().documents().back();
        QCOMPARE(rowsOf(opened->deck(), opened->checker()), rowsOf(sample(), opened->checker()));
        m_page->askSave = [this](const QString&) { return q(m_scratch->path("summary.csv").string()); };
        button("Save the summary…")->click();
        const auto csv = m_scratch->read("summary.csv");
        QCOMPARE(std::count(csv.begin(), csv.end(), '\n'), 5);
        QSignalSpy trouble(m_page.get(), &ListsPage::trouble);
        m_page->askSave = [](const QString&) { return QStringLiteral("/nowhere/summary.csv"); };
        button("Save the summary…")->click();
        QCOMPARE(trouble.size(), 1);
    }

    void stoppingLeavesWhatWasThere()
    {
        m_page->addPaths({file("one.txt", text(sample()))});
        settled();
        std::filesystem::create_directories(m_scratch->path("many"));
        for (int i = 0; i < 60; ++i)
            (void)file(("many/" + std::to_string(i) + ".txt").c_str(), text(sample()));
        m_page->addPaths({q(m_scratch->path("many").string())});
        button("Stop")->click();
        settled();
        QCOMPARE(m_page->table()->shown(), 1);
        QCOMPARE(m_page->summary(), QStringLiteral("1 list: 1 legal."));
    }

    void everyFieldHasAName()
    {
        for (const auto* widget : m_page->findChildren<QComboBox*>())
            QVERIFY(!widget->accessibleName().isEmpty());
        for (const auto* widget : m_page->findChildren<QLineEdit*>())
            QVERIFY(!widget->accessibleName().isEmpty());
        QString letters;
        for (const auto* each : m_page->findChildren<QPushButton*>())
            if (const auto at = each->text().indexOf(QLatin1Char('&')); at >= 0) {
                QVERIFY2(!letters.contains(each->text()[at + 1].toLower()), qPrintable(each->text()));
                letters += each->text()[at + 1].toLower();
            }
    }
};

NEXUS_TEST(ListsPageTest, Screen);

} // namespace lists_page_test

#include "lists_page_test.moc"
