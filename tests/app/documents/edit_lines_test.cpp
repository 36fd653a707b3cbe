#include "app/documents/collection_document.h"

#include "model/collection/allocation.h"
#include "tests/support/collector.h"
#include "tests/support/test_class.h"

namespace edit_lines_test {

using namespace nexus;
using namespace nexus::test;

class EditLinesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void stacksAndHoldsAreToldALineEach()
    {
        Collector collector;
        collector.add({owned("Aegis Tender", 2), owned("Breach Surveyor", 3)});
        auto& document = collector.document();
        const auto newest = [&] { return document.changes(document.history(1).front().id); };
        QCOMPARE(app::editLines(document, newest(), 9).lines.size(), 2);
        QVERIFY(
            app::editLines(document, newest(), 9).lines.front().startsWith(QStringLiteral("2 added: 2 Aegis Tender")));
        const auto one = app::editLines(document, newest(), 1);
        QCOMPARE(one.lines.size(), 1);
        QCOMPARE(one.left, 1);
        const auto surveyor = owned("Breach Surveyor").card;
        QCOMPARE(app::editLines(document, newest(), 9, surveyor).lines,
            QStringList{QStringLiteral("3 added: 3 Breach Surveyor · near mint")});

        const auto deck = collector.keepDeck("Wet Page", "main: 2 Breach Surveyor");
        const model::CardNeeds needs{{surveyor, "Breach Surveyor", 2}};
        QVERIFY(document.edit(
            [&](const model::Collection& now) { return model::buildDeck(now, deck, needs, "Wet Page"); }));
        QCOMPARE(app::editLines(document, newest(), 9).lines,
            QStringList{QStringLiteral("Breach Surveyor: 2 copies set aside for Wet Page")});
        QVERIFY(app::editLines(document, newest(), 9, owned("Aegis Tender").card).lines.isEmpty());
        QVERIFY(document.edit([&](const model::Collection& now) { return model::takeApart(now, deck, "Wet Page"); }));
        QCOMPARE(app::editLines(document, newest(), 9).lines,
            QStringList{QStringLiteral("Breach Surveyor: 2 copies released by Wet Page")});
    }
};

NEXUS_TEST(EditLinesTest, Events);

} // namespace edit_lines_test

#include "edit_lines_test.moc"
