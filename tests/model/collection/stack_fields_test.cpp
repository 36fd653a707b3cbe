#include "model/collection/stack_fields.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace stack_fields_test {

using namespace nexus::model;

namespace {

Stack someStack()
{
    Stack stack;
    stack.name = "Wick Sprite";
    stack.quantity = 4;
    stack.forTrade = 3;
    return stack;
}

} // namespace

class StackFieldsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyTextFieldTakesATextAndNone()
    {
        const std::pair<StackField, std::string Stack::*> fields[] = {{StackField::Language, &Stack::language},
            {StackField::Finish, &Stack::finish}, {StackField::Place, &Stack::place}, {StackField::Page, &Stack::page},
            {StackField::LentTo, &Stack::lentTo}, {StackField::Acquired, &Stack::acquired},
            {StackField::Notes, &Stack::notes}, {StackField::CollectorNumber, &Stack::number},
            {StackField::Set, &Stack::set}};
        for (const auto& [field, member] : fields) {
            auto stack = someStack();
            QVERIFY(setStackField(stack, field, std::string("x")));
            QCOMPARE(stack.*member, std::string("x"));
            QVERIFY(setStackField(stack, field, std::monostate()));
            QVERIFY((stack.*member).empty());
            QVERIFY(!setStackField(stack, field, std::int64_t{1}));
        }
    }

    void amountsAreNotNegative()
    {
        auto stack = someStack();
        QVERIFY(setStackField(stack, StackField::Paid, std::int64_t{250}) && stack.paid == 250);
        QVERIFY(setStackField(stack, StackField::Value, std::monostate()) && !stack.value);
        QVERIFY(!setStackField(stack, StackField::Value, std::int64_t{-1}));
        QVERIFY(!setStackField(stack, StackField::Value, std::string("much")));
    }

    void copiesForTradeAreNeverMoreThanThereAre()
    {
        auto stack = someStack();
        QVERIFY(setStackField(stack, StackField::Quantity, std::int64_t{2}));
        QCOMPARE(stack.quantity, 2);
        QCOMPARE(stack.forTrade, 2);
        QVERIFY(setStackField(stack, StackField::ForTrade, std::int64_t{9}));
        QCOMPARE(stack.forTrade, 2);
        QVERIFY(!setStackField(stack, StackField::Quantity, std::int64_t{0}));
        QVERIFY(!setStackField(stack, StackField::Quantity, std::int64_t{maxStackCopies} + 1));
        QVERIFY(!setStackField(stack, StackField::Quantity, std::monostate()));
    }

    void listsAndConditionsAreThoseThereAre()
    {
        auto stack = someStack();
        QVERIFY(setStackField(stack, StackField::Condition, static_cast<std::int64_t>(Condition::Played)));
        QVERIFY(stack.condition == Condition::Played);
        QVERIFY(!setStackField(stack, StackField::Condition, std::int64_t{conditionCount}));
        QVERIFY(setStackField(stack, StackField::List, std::int64_t{1}) && stack.list == StackList::Wanted);
        QVERIFY(!setStackField(stack, StackField::List, std::int64_t{2})); // nothing becomes unmatched
        stack.list = StackList::Unmatched;
        QVERIFY(!setStackField(stack, StackField::List, std::int64_t{0}));
        QVERIFY(setStackField(stack, StackField::Tags, std::vector<std::string>{"a", "b"}) && stack.tags.size() == 2);
        QVERIFY(setStackField(stack, StackField::Tags, std::monostate()) && stack.tags.empty());
    }
};

NEXUS_TEST(StackFieldsTest, Events);

} // namespace stack_fields_test

#include "stack_fields_test.moc"
