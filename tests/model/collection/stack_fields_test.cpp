#include "model/collection/stack.h"
#include "tests/support/test_class.h"

#include "model/base/text.h"
#include "tests/support/random_stacks.h"

#include <QtTest>
#include <rapidcheck.h>

#include <set>

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
    // A member more or less in Stack does not compile here; one that is not in the table fails.
    void everyMemberOfAStackIsInTheTable()
    {
        Stack stack;
        auto& [id, list, card, name, set, number, quantity, forTrade, condition, language, finish, place, page, lentTo,
            acquired, paid, value, tags, notes, valued] = stack;
        const std::set<const void*> members{&list, &card, &name, &set, &number, &quantity, &forTrade, &condition,
            &language, &finish, &place, &page, &lentTo, &acquired, &paid, &value, &tags, &notes, &valued};
        std::set<const void*> inTable;
        eachField(stack, [&](const StackFieldInfo& info, auto& member) {
            QVERIFY(inTable.insert(&member).second);
            QVERIFY(&infoOf(info.field) == &info);
        });
        QCOMPARE(inTable.size(), stackFields.size());
        QVERIFY(inTable == members && !inTable.contains(&id));
    }

    void keysColumnsAndHeadingsAreEachFieldsOwn()
    {
        std::set<std::string> keys, columns, headings;
        for (const auto& info : stackFields) {
            QVERIFY(keys.insert(info.key).second);
            QVERIFY(columns.insert(info.column).second);
            QVERIFY(headings.insert(info.heading).second);
        }
    }

    void whatIsReadIsWhatIsTyped()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed, 43);
            auto stack = nexus::test::randomStack(random);
            // As people type: languages and finishes by their codes, tags without the sign between them.
            stack.language = languageCode(stack.language);
            stack.finish = finishOf(stack.finish);
            for (auto& tag : stack.tags) {
                std::erase(tag, ',');
                tag = std::string(trimmed(tag));
            }
            stack.tags = distinctTags(std::move(stack.tags));
            Stack typed;
            for (const auto& info : stackFields) {
                const auto text = fieldText(stack, info.field);
                const auto parsed = parseField(info.field, text);
                RC_ASSERT(parsed.has_value());
                if (info.field == StackField::List && stack.list == StackList::Unmatched) {
                    RC_ASSERT(!setStackField(typed, info.field, *parsed)); // nobody makes a stack that
                    typed.list = stack.list;
                } else {
                    RC_ASSERT(setStackField(typed, info.field, *parsed));
                }
                RC_ASSERT(fieldText(typed, info.field) == text);
            }
            RC_ASSERT(typed == stack);
        }));
    }

    void aValueThatIsTakenIsGivenBack()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed, 44);
            auto stack = nexus::test::randomStack(random);
            stack.tags = distinctTags(std::move(stack.tags));
            if (stack.list == StackList::Unmatched)
                stack.list = StackList::Wanted;
            Stack other;
            for (const auto& info : stackFields)
                RC_ASSERT(setStackField(other, info.field, stackValue(stack, info.field)));
            RC_ASSERT(other == stack);
        }));
    }

    void whatPeopleTypeIsUnderstood()
    {
        const auto means = [](StackField field, const char* text, const StackValue& value) {
            const auto parsed = parseField(field, text);
            return parsed && *parsed == value;
        };
        QVERIFY(means(StackField::Quantity, " 12 ", std::int64_t{12}));
        QVERIFY(means(StackField::Condition, "lightly played", static_cast<std::int64_t>(Condition::Excellent)));
        QVERIFY(means(StackField::List, "Wishlist", static_cast<std::int64_t>(StackList::Wanted)));
        QVERIFY(means(StackField::Language, "German", std::string("de")));
        QVERIFY(means(StackField::Finish, "normal", std::string()));
        QVERIFY(means(StackField::Place, " Binder 2 ", std::string("Binder 2")));
        QVERIFY(means(StackField::Notes, "one\ntwo\n", std::string("one\ntwo")));
        QVERIFY(means(StackField::Acquired, "9.3.2025", std::string("2025-03-09")));
        QVERIFY(means(StackField::Acquired, " ", std::monostate()));
        QVERIFY(means(StackField::Paid, "12,50 €", std::int64_t{1250}));
        QVERIFY(means(StackField::Value, "", std::monostate()));
        QVERIFY(means(StackField::Tags, " fair,, old ,fair", std::vector<std::string>{"fair", "old"}));
        for (const auto& [field, text] : {std::pair{StackField::Quantity, "-1"}, {StackField::Quantity, "1.5"},
                 {StackField::Quantity, ""}, {StackField::ForTrade, "1000001"}, {StackField::Condition, "shiny"},
                 {StackField::List, "stolen"}, {StackField::Acquired, "3/9/2025"}, {StackField::Paid, "2 for 3"},
                 {StackField::Value, "-1"}, {StackField::Value, "99999999999"}})
            QVERIFY2(!parseField(field, text), text);
    }

    void tagsAreDistinct()
    {
        using Tags = std::vector<std::string>;
        QVERIFY((distinctTags({"b", "a", "", "b", "B", "a"}) == Tags{"b", "a", "B"}));
        QVERIFY(distinctTags({}).empty() && distinctTags({""}).empty());
        auto stack = someStack();
        QVERIFY(setStackField(stack, StackField::Tags, Tags{"x", "x", "y"}));
        QVERIFY((stack.tags == Tags{"x", "y"}));
    }

    void everyTextFieldTakesATextAndNone()
    {
        const std::pair<StackField, std::string Stack::*> fields[] = {{StackField::Language, &Stack::language},
            {StackField::Finish, &Stack::finish}, {StackField::Place, &Stack::place}, {StackField::Page, &Stack::page},
            {StackField::LentTo, &Stack::lentTo}, {StackField::Acquired, &Stack::acquired},
            {StackField::Valued, &Stack::valued}, {StackField::Notes, &Stack::notes},
            {StackField::CollectorNumber, &Stack::number}, {StackField::Set, &Stack::set}};
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
