#include "db/edit_bytes.h"

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
