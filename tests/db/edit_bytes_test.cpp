#include "db/stored_bytes.h"

#include "db/collection_rows.h"
#include "tests/support/random_stacks.h"
#include "tests/support/stored_collections.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace edit_bytes_test {

using namespace nexus;
using namespace nexus::test;

namespace {

model::CollectionEdit someEdit(std::uint64_t seed)
{
    const auto number = static_cast<int>(seed % 1000);
    model::CollectionEdit edit;
    for (int i = 0; i < number % 5 + 1; ++i) {
        auto before = numberedStack(number + i), after = numberedStack(number + 2 * i, 1 + number);
        before.id = after.id = (static_cast<std::int64_t>(seed >> 20U) & 0xffffffff) + i + 1;
        after.paid = number % 3 ? std::optional<std::int64_t>(number * 1'000'000'007LL) : std::nullopt;
        after.lentTo = number % 7 ? "" : "Zoë";
        model::StackChange change;
        if ((number + i) % 3 != 0)
            change.before = before;
        if ((number + i) % 3 != 1)
            change.after = after;
        edit.stacks.push_back(change);
    }
    if (number % 2)
        edit.holds = {{number, 7, 0, 2}, {number + 1, 1'000'000'000'000, 3, 0}};
    return edit;
}

} // namespace

class EditBytesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void comesBackAsItWas()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const auto edit = someEdit(seed);
            model::CollectionEdit read;
            RC_ASSERT(db::readEditBytes(db::editBytes(edit), read));
            RC_ASSERT(read.stacks == edit.stacks);
            RC_ASSERT(read.holds == edit.holds);
        }));
    }

    void everyFieldComesBack()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            model::CollectionEdit edit, read;
            model::StackId id = 0;
            for (auto& stack : randomStacks(seed)) {
                stack.id = ++id;
                edit.stacks.push_back({std::nullopt, stack});
            }
            RC_ASSERT(db::readEditBytes(db::editBytes(edit), read));
            RC_ASSERT(read.stacks == edit.stacks);
        }));
    }

    // The form of files: where these change, collections of before are not read.
    void theBytesStayWhatTheyAre()
    {
        const model::Stack stack{.id = 300,
            .list = model::StackList::Wanted,
            .card = model::CardKey("k"),
            .name = "N",
            .set = "S",
            .number = "7",
            .quantity = 200,
            .forTrade = 2,
            .condition = model::Condition::Good,
            .language = "de",
            .finish = "f",
            .place = "P",
            .page = "9",
            .lentTo = "L",
            .acquired = "2025-03-09",
            .paid = 1205,
            .tags = {"a", "bc"},
            .notes = "n",
            .valued = "2026-11-20"};
        model::CollectionEdit edit;
        edit.stacks.push_back({std::nullopt, stack});
        edit.holds = {{1, 300, 0, 2}};
        const auto bytes = db::editBytes(edit);
        QCOMPARE(QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())).toHex(),
            QByteArray("0101ac020201016b014e01530137c8010203026465016601500139014c0a323032352d30332d3039b60900016e0a32"
                       "3032362d31312d32300201610262630101ac020002"));
        QCOMPARE(db::stackSum(stack), std::int64_t{-5050920303923364527});
        QCOMPARE(db::stackColumns(),
            std::string("id,list,card,name,set_code,number,quantity,for_trade,condition,language,finish,place,page,"
                        "lent_to,acquired,paid,value,tags,notes,valued"));
    }

    void theDayOfAValueIsKept()
    {
        for (const char* acquired : {"", "2025-03-09"}) {
            const model::Stack stack{.id = 1, .name = "N", .acquired = acquired, .value = 5, .valued = "2026-11-20"};
            model::CollectionEdit edit, read;
            edit.stacks.push_back({std::nullopt, stack});
            QVERIFY(db::readEditBytes(db::editBytes(edit), read));
            QVERIFY(read.stacks == edit.stacks);
            auto other = stack;
            other.valued.clear();
            QVERIFY(db::stackSum(other) != db::stackSum(stack));
        }
    }

    void nothingIsLittle()
    {
        model::CollectionEdit read;
        const auto bytes = db::editBytes({});
        QVERIFY(bytes.size() <= 4);
        QVERIFY(db::readEditBytes(bytes, read));
        QVERIFY(read.empty());
        QVERIFY(!db::readEditBytes({}, read));
    }

    void cutShortAnywhereIsRefused()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const auto bytes = db::editBytes(someEdit(seed));
            const auto length = *rc::gen::inRange<std::size_t>(0, bytes.size());
            model::CollectionEdit read;
            RC_ASSERT(!db::readEditBytes(std::string_view(bytes).substr(0, length), read));
        }));
    }

    void moreThanItIsIsRefused()
    {
        model::CollectionEdit read;
        QVERIFY(!db::readEditBytes(db::editBytes(someEdit(5)) + '\0', read));
    }

    void anotherFormIsRefused()
    {
        auto bytes = db::editBytes(someEdit(5));
        bytes[0] = static_cast<char>(bytes[0] + 1);
        model::CollectionEdit read;
        QVERIFY(!db::readEditBytes(bytes, read));
    }

    // What is refused or read does not matter here: no crash, no memory without end.
    void bytesOfAnyKindAreSurvived()
    {
        QVERIFY(rc::check([](std::uint64_t seed, const std::string& noise) {
            model::CollectionEdit read;
            (void)db::readEditBytes(noise, read);
            auto bytes = db::editBytes(someEdit(seed));
            for (int i = 0; i < 3; ++i)
                bytes[*rc::gen::inRange<std::size_t>(0, bytes.size())] = *rc::gen::arbitrary<char>();
            model::CollectionEdit changed;
            if (db::readEditBytes(bytes, changed))
                RC_ASSERT(changed.stacks.size() + changed.holds.size() <= bytes.size());
            const std::string huge = bytes.substr(0, 1) + "\xff\xff\xff\xff\xff\xff\xff\x7f" + noise;
            RC_ASSERT(!db::readEditBytes(huge, changed));
        }));
    }
};

NEXUS_TEST(EditBytesTest, Events);

} // namespace edit_bytes_test

#include "edit_bytes_test.moc"
