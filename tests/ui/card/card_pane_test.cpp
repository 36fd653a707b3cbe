#include "ui/card/card_pane.h"

#include "app/text/card_text.h"
#include "tests/support/decks.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"
#include "ui/card/face_view.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTimer>

namespace card_pane_test {

using namespace nexus;
using namespace nexus::test;
using ui::CardPane;

namespace {

QString allText(const CardPane& pane)
{
    QStringList texts;
    for (const auto* label : pane.findChildren<QLabel*>())
        if (label->isVisibleTo(&pane))
            texts << label->text();
    return texts.join(QLatin1Char('\n'));
}

QPushButton* buttonSaying(const CardPane& pane, const QString& text)
{
    for (auto* button : pane.findChildren<QPushButton*>())
        if (button->text().contains(text) && button->isVisibleTo(&pane))
            return button;
    return nullptr;
}

model::CardIndex starterCard(const char* folded) { return starterCatalogue()->named(folded).at(0); }

} // namespace

class CardPaneTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutACardItSaysWhatToDo()
    {
        CardPane pane;
        pane.resize(320, 900);
        pane.show();
        QVERIFY(allText(pane).contains(QStringLiteral("Select a card to see it here.")));
        for (const auto* action : pane.actions())
            QVERIFY(!action->isEnabled());
        pane.setCatalogue(starterCatalogue());
        pane.setCard(model::CardIndex(1) << 30);
        QVERIFY(!pane.card());
    }

    void thePictureIsSavedWhereTheDialogSays()
    {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        CardPane pane;
        pane.resize(320, 900);
        pane.setCatalogue(starterCatalogue());
        pane.setCard(starterCard("breach surveyor"));
        pane.show();
        QSignalSpy trouble(&pane, &CardPane::trouble);
        QString proposed;
        const auto saveAt = [&](const QString& path) {
            QTimer::singleShot(0, [&, path] {
                auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                if (!dialog)
                    return;
                proposed = QFileInfo(dialog->selectedFiles().value(0)).fileName();
                if (path.isEmpty())
                    return dialog->reject();
                dialog->setDirectory(QFileInfo(path).path());
                dialog->selectFile(path);
                QMetaObject::invokeMethod(dialog, "accept");
            });
            pane.savePicture();
        };
        const Scratch scratch;
        const auto file = QString::fromStdString(scratch.path("face.png").string());
        saveAt({});
        QCOMPARE(proposed, QStringLiteral("breach-surveyor.png"));
        QVERIFY(!QFileInfo::exists(file));
        saveAt(file);
        const QImage picture(file);
        QCOMPARE(picture.width(), 744); // 63 mm at 300 dots an inch
        QVERIFY(picture.height() > picture.width());
        QCOMPARE(picture, pane.findChild<ui::FaceView*>()->picture(744).convertToFormat(picture.format()));
        QCOMPARE(trouble.count(), 0);
    }

    void aPictureThatCannotBeWrittenIsTold()
    {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        CardPane pane;
        pane.setCatalogue(starterCatalogue());
        pane.setCard(starterCard("breach surveyor"));
        pane.show();
        const Scratch scratch;
        QVERIFY(!pane.writePicture(QString::fromStdString(scratch.path("no/such/folder/face.png").string())).isEmpty());
        const auto file = QString::fromStdString(scratch.path("face.png").string());
        QVERIFY(pane.writePicture(file).isEmpty());
        QVERIFY(QFileInfo(file).size() > 1000);
    }

    void aCardShowsFacePrintingAndKeywords()
    {
        CardPane pane;
        pane.resize(320, 900);
        pane.setCatalogue(starterCatalogue());
        pane.setCard(starterCard("breach surveyor"));
        pane.show();
        const auto text = allText(pane);
        QVERIFY(!text.contains(QStringLiteral("Select a card")));
        QVERIFY(text.contains(QStringLiteral("COR 6")));
        QVERIFY(text.contains(QStringLiteral("Infiltrator")));
        QVERIFY(text.contains(QStringLiteral("Front Row quadrant")));
        QVERIFY(!text.contains(QStringLiteral("In this deck")));
        for (const auto* label : pane.findChildren<QLabel*>())
            QCOMPARE(label->textFormat(), Qt::PlainText);
        auto* face = pane.findChild<ui::FaceView*>();
        QVERIFY(face->width() <= ui::FaceView::widest);
        QCOMPARE(face->height(), app::cardHeightFor(face->width()));
        auto* accessible = QAccessible::queryAccessibleInterface(face);
        QVERIFY(accessible->text(QAccessible::Name).contains(QStringLiteral("Breach Surveyor")));
        QVERIFY(accessible->text(QAccessible::Description).contains(QStringLiteral("the top two cards of your deck")));
        face->grab();
        QVERIFY(face->result().textSize > 0);
    }

    void theDeckRowFollowsTheDeck()
    {
        const auto checker = std::make_shared<const model::DeckChecker>(ruleset(), starterCatalogue());
        app::DeckDocument document(deckOf("main: 2 Breach Surveyor; sideboard: 1 Breach Surveyor"), checker);
        CardPane pane;
        pane.setCatalogue(starterCatalogue());
        pane.setDocument(&document);
        pane.setCard(starterCard("breach surveyor"));
        const auto& sections = checker->ruleset().sections;
        const auto label = [&](const char* id) {
            return QString::fromStdString(sections[checker->sectionIndex(model::SectionId(id))].label);
        };
        QVERIFY(allText(pane).contains(QStringLiteral("2 in %1, 1 in %2; ").arg(label("main"), label("sideboard"))));
        pane.setCard(starterCard("second draft"));
        QVERIFY(allText(pane).contains(QStringLiteral("none; ")));
        pane.setDocument(nullptr);
        QVERIFY(!allText(pane).contains(QStringLiteral("none; ")));
    }

    void aClickOnAPrintingShowsItsFace()
    {
        model::CatalogueBuilder builder(starterGame());
        auto card = cardsOf(
            R"([{"name":"Twice Seen","type":"Unit","cp":2,"attack":1,"defense":1,"set":"OLD","number":"1","rules":"Old words."}])")
                        .at(0);
        card.set = "OLD";
        builder.addSet({"OLD", "Old", "2020-01-01"}, "2020-01-01");
        builder.add(card);
        card.set = "NEW";
        card.number = "9";
        card.rules = "New words.";
        builder.addSet({"NEW", "New", "2024-01-01"}, "2024-01-01");
        builder.add(card);
        const auto catalogue = builder.build();
        CardPane pane;
        pane.setCatalogue(catalogue);
        pane.setCard(0);
        auto* face = pane.findChild<ui::FaceView*>();
        QCOMPARE(face->face().card.rules, std::string("New words."));
        auto* old = buttonSaying(pane, QStringLiteral("OLD 1"));
        QVERIFY(old);
        old->click();
        QCOMPARE(face->face().card.rules, std::string("Old words."));
        QVERIFY(buttonSaying(pane, QStringLiteral("OLD 1"))->isChecked());
        QVERIFY(!buttonSaying(pane, QStringLiteral("NEW 9"))->isChecked());
        pane.copyText();
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("Old words.")));
        QVERIFY(QApplication::clipboard()->text().endsWith(QStringLiteral("OLD 1")));
    }

    void decksThatUseItAreLinks()
    {
        CardPane pane;
        pane.setCatalogue(starterCatalogue());
        pane.setCard(starterCard("breach surveyor"));
        pane.setUses({{7, "Salt & <b>Iron</b>", 3}});
        QSignalSpy wanted(&pane, &CardPane::deckWanted);
        auto* link = buttonSaying(pane, QStringLiteral("Iron"));
        QVERIFY(link);
        QCOMPARE(link->text(), QStringLiteral("Salt && <b>Iron</b> ×3"));
        QVERIFY(link->focusPolicy() & Qt::TabFocus);
        link->click();
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.at(0).at(0).toLongLong(), 7);
        pane.setCard(starterCard("second draft"));
        QVERIFY(!buttonSaying(pane, QStringLiteral("Iron")));
    }

    void thePictureGoesToTheClipboard()
    {
        CardPane pane;
        pane.setCatalogue(starterCatalogue());
        pane.setCard(starterCard("second draft"));
        pane.copyPicture();
        QCOMPARE(QApplication::clipboard()->image().size(), QSize(744, app::cardHeightFor(744)));
    }

    void aNewCatalogueKeepsTheCardByItsKey()
    {
        CardPane pane;
        pane.setCatalogue(catalogueOf(R"([{"name":"Beta","type":"Unit","cp":1}])"));
        pane.setCard(0);
        pane.setCatalogue(
            catalogueOf(R"([{"name":"Alpha","type":"Unit","cp":1},{"name":"Beta","type":"Unit","cp":2}])"));
        QCOMPARE(pane.card().value(), model::CardIndex{1});
        pane.setCatalogue(catalogueOf(R"([{"name":"Alpha","type":"Unit","cp":1}])"));
        QVERIFY(!pane.card());
    }
};

NEXUS_TEST(CardPaneTest, Screen);

} // namespace card_pane_test

#include "card_pane_test.moc"
