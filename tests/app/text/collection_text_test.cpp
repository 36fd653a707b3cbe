#include "app/text/collection_text.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace collection_text_test {

using namespace nexus;

class CollectionTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatAStackMeetsIsTold()
    {
        const model::Stack comes{.name = "Wick Sprite", .finish = "foil", .place = "Box"};
        model::Stack there{.id = 1, .name = "Wick Sprite", .quantity = 3, .place = "Binder 2"};
        const auto said = [](const std::string& text) { return QString::fromStdString(text); };
        QCOMPARE(said(app::meetingText({})), QStringLiteral("new to the collection"));
        QCOMPARE(said(app::meetingText({there, {}})), QStringLiteral("joins 3 copies"));
        const model::StackMeeting apart{there, {model::StackField::Finish, model::StackField::Place}};
        QCOMPARE(said(app::meetingText(apart)), QStringLiteral("a stack of its own, differs: Finish, Place"));
        QCOMPARE(said(app::differencesText(apart, comes)),
            QStringLiteral("Finish: nothing and foil; Place: Binder 2 and Box"));
    }

    void stacksAndEditsAreTold()
    {
        model::Stack stack{.id = 1,
            .name = "Wick Sprite",
            .set = "COR",
            .number = "55",
            .quantity = 3,
            .condition = model::Condition::Played,
            .finish = "foil",
            .place = "Binder 2",
            .page = "14",
            .lentTo = "Ada"};
        QCOMPARE(QString::fromStdString(app::stackText(stack)),
            QStringLiteral("3 Wick Sprite · COR 55 · played · foil · Binder 2, page 14, lent to Ada"));
        QCOMPARE(QString::fromStdString(app::editText(model::EditKind::Add, "Wick Sprite", 3)),
            QStringLiteral("Add 3 Wick Sprite"));
        QCOMPARE(QString::fromStdString(app::editText(model::EditKind::Move, "Binder 2", 1)),
            QStringLiteral("Move 1 copy to Binder 2"));
        QCOMPARE(
            QString::fromStdString(app::editText(model::EditKind::Change, "", 12)), QStringLiteral("Change 12 copies"));
        auto after = stack;
        after.quantity = 5;
        after.condition = model::Condition::Damaged;
        after.lentTo.clear();
        QCOMPARE(QString::fromStdString(app::changeText({stack, after})),
            QStringLiteral("Wick Sprite: 3 became 5, played became damaged, place: Binder 2, page 14, lent to Ada "
                           "became Binder 2, page 14"));
        QVERIFY(QString::fromStdString(app::changeText({std::nullopt, stack})).startsWith(QStringLiteral("3 added")));
        QVERIFY(QString::fromStdString(app::changeText({stack, std::nullopt})).startsWith(QStringLiteral("3 gone")));
    }
    void everyFieldThatChangesIsTold()
    {
        const model::Stack before{.name = "Wick Sprite", .set = "COR", .number = "55", .paid = 250};
        const model::Stack after{.list = model::StackList::Wanted,
            .name = "Wick Sprite",
            .set = "COR",
            .number = "56",
            .quantity = 2,
            .forTrade = 1,
            .condition = model::Condition::Good,
            .language = "de",
            .finish = "foil",
            .place = "Box",
            .acquired = "2025-03-09",
            .value = 5,
            .tags = {"a", "b"},
            .notes = "worn"};
        QCOMPARE(QString::fromStdString(app::changeText({before, after})),
            QStringLiteral("Wick Sprite: 1 became 2, for trade: 0 became 1, near mint became good, printing: COR 55 "
                           "became COR 56, language: nothing became de, finish: nothing became foil, place: nothing "
                           "became Box, acquired: nothing became 2025-03-09, paid: 2.50 became nothing, value: nothing "
                           "became 0.05, tags: nothing became a, b, notes: nothing became worn, now wanted"));
    }
    void everyRefusalIsASentence()
    {
        using Reason = model::EditRefusal::Reason;
        for (const auto reason : {Reason::Stale, Reason::Held, Reason::Quantity, Reason::Value, Reason::NotAtHand,
                 Reason::TooFew, Reason::NotAlike, Reason::Nothing}) {
            const auto text = QString::fromStdString(app::refusalText({reason, "Wick Sprite", 2, 1}, "Wet Ink"));
            QVERIFY2(text.endsWith(QLatin1Char('.')) && text.size() > 10, qPrintable(text));
        }
    }
};

NEXUS_TEST(CollectionTextTest, Events);

} // namespace collection_text_test

#include "collection_text_test.moc"
