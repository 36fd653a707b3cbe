#include "ui/print/publish_page.h"

#include "tests/support/collector.h"
#include "tests/support/lists.h"
#include "tests/support/test_class.h"
#include "ui/print/deck_picker.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>

namespace publish_page_test {

using namespace nexus;
using namespace nexus::test;
using ui::PublishPage;

class PublishPageTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<Collector> m_profile;
    std::unique_ptr<PublishPage> m_page;
    Scratch m_scratch;

    static void until(const std::function<bool()>& condition) { QVERIFY(QTest::qWaitFor(condition, 30'000)); }
    void settle() const
    {
        until([&] { return !m_page->isBusy(); });
    }
    void chooseProgram(const char* id) const
    {
        m_page->program()->setCurrentIndex(m_page->program()->findData(QString::fromUtf8(id)));
    }
    QString folder(const char* name) const { return q(m_scratch.path(name).string()); }

private Q_SLOTS:
    void initTestCase()
    {
        ui::applyTheme(ui::ThemeChoice::Light);
        m_profile = std::make_unique<Collector>();
    }
    void init()
    {
        m_page = std::make_unique<PublishPage>(m_profile->workspace());
        m_page->resize(1200, 800);
        m_page->ready();
        m_page->show();
        m_page->choose(m_profile->workspace().newDeck(sampleDecks().back()));
        m_page->folder()->setText(folder("out"));
        settle();
        until([&] { return m_page->files()->topLevelItemCount() > 0; });
    }

    void whatIsWrittenIsSaidBefore()
    {
        chooseProgram("cockatrice");
        QVERIFY(m_page->allCards()->isChecked()); // it writes a card base
        m_page->allCards()->setChecked(false);
        settle();
        const auto files = m_page->files()->topLevelItemCount();
        QVERIFY(files > 10);
        QCOMPARE(m_page->files()->topLevelItem(0)->text(0), QStringLiteral("customsets/quantum-nexus.xml"));
        QCOMPARE(m_page->losses()->count(), 1);
        QVERIFY(m_page->losses()->item(0)->text().startsWith(QStringLiteral("Missions: the 3 copies")));
        m_page->allCards()->setChecked(true);
        settle();
        QVERIFY(m_page->files()->topLevelItemCount() > files);
        for (int i = 0; i < m_page->picker()->list()->count(); ++i)
            if (auto* item = m_page->picker()->list()->item(i); item->checkState() == Qt::Checked)
                item->setCheckState(Qt::Unchecked);
        m_page->allCards()->setChecked(false);
        until([&] { return m_page->files()->topLevelItemCount() == 0; });
        QVERIFY(!m_page->exportButton()->isEnabled());
    }

    void theFilesAreWritten()
    {
        chooseProgram("lackey");
        m_page->allCards()->setChecked(false);
        settle();
        QSignalSpy told(m_page.get(), &PublishPage::told);
        m_page->exportButton()->click();
        until([&] { return told.size() == 1; });
        QVERIFY(std::filesystem::exists(m_scratch.path("out") / "plugininfo.txt"));
        until([&] { return m_page->exportButton()->isEnabled(); });
        QString shown;
        m_page->openFolder = [&](const QString& place) { shown = place; };
        m_page->showButton()->click();
        QCOMPARE(shown, folder("out"));
    }

    void aPictureThatCannotBeUsedIsTold()
    {
        const auto art = m_profile->workspace().folder() / "art";
        std::filesystem::create_directories(art);
        std::ofstream(art / "Aegis Tender.png") << "no picture";
        m_page->choose(m_profile->workspace().newDeck(deckOf("main: 3 Aegis Tender")));
        chooseProgram("lackey");
        settle();
        QSignalSpy trouble(m_page.get(), &PublishPage::trouble);
        m_page->exportButton()->click();
        until([&] { return trouble.size() == 1; });
        std::filesystem::remove_all(art);
        QVERIFY(trouble.front().front().toString().contains(QStringLiteral("“Aegis Tender”: its picture cannot be")));
    }

    void filesOfAnotherHandAreAskedFor()
    {
        std::filesystem::create_directories(m_scratch.path("theirs"));
        m_scratch.write("theirs/plugininfo.txt", "theirs");
        chooseProgram("lackey");
        m_page->allCards()->setChecked(false);
        m_page->folder()->setText(folder("theirs"));
        settle();
        QStringList asked;
        bool answer = false;
        m_page->askOverwrite = [&](const QStringList& files) {
            asked = files;
            return answer;
        };
        m_page->exportButton()->click();
        until([&] { return !asked.isEmpty(); });
        QCOMPARE(asked, QStringList{QStringLiteral("plugininfo.txt")});
        settle();
        QCOMPARE(m_scratch.read("theirs/plugininfo.txt"), std::string("theirs"));
        answer = true;
        QSignalSpy told(m_page.get(), &PublishPage::told);
        m_page->exportButton()->click();
        until([&] { return told.size() == 1; });
        QVERIFY(m_scratch.read("theirs/plugininfo.txt") != "theirs");
    }

    void eachProgramHasItsFields()
    {
        chooseProgram("octgn");
        QVERIFY(!m_page->address()->isEnabled());
        QVERIFY(!m_page->sections()->isVisible());
        chooseProgram("tts");
        QVERIFY(!m_page->allCards()->isChecked());
        m_page->address()->setText(QStringLiteral("club"));
        settle();
        QVERIFY(!m_page->exportButton()->isEnabled());
        QVERIFY(m_page->lossHeading()->text().contains(QStringLiteral("https://")));
        m_page->address()->setText(QStringLiteral("https://club.example/a b"));
        settle();
        QVERIFY(m_page->exportButton()->isEnabled());
        m_page->address()->clear();
        chooseProgram("mpc");
        QVERIFY(m_page->sections()->isVisible());
        settle();
        const auto files = m_page->files()->topLevelItemCount();
        m_page->without()->setText(QStringLiteral("t:mission"));
        settle();
        QVERIFY(m_page->files()->topLevelItemCount() < files);
        m_page->without()->clear();
        m_page->cardNames()->setText(
            QStringLiteral("%1; No Such Card").arg(q(sampleDecks().back().sections.front().entries[0].card)));
        settle();
        QVERIFY(m_page->files()->topLevelItemCount() < files);
        QVERIFY(m_page->exportButton()->isEnabled());
        m_page->cardNames()->clear();
        m_page->without()->setText(QStringLiteral("cp>"));
        settle();
        QVERIFY(!m_page->exportButton()->isEnabled());
    }

    void everyPartHasAName()
    {
        for (QWidget* part : std::initializer_list<QWidget*>{
                 m_page->program(), m_page->folder(), m_page->address(), m_page->files(), m_page->losses()})
            QVERIFY(!part->accessibleName().isEmpty());
    }
};

NEXUS_TEST(PublishPageTest, Screen);

} // namespace publish_page_test

#include "publish_page_test.moc"
