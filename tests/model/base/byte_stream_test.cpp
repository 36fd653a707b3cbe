#include "model/base/byte_stream.h"

#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace byte_stream_test {

using namespace nexus::model;

class ByteStreamTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        QVERIFY(rc::check([](const std::vector<std::string>& texts, const std::map<std::uint16_t, std::string>& map,
                              const std::vector<std::int32_t>& values, std::uint64_t number) {
            std::vector<std::optional<std::int32_t>> numbers(values.begin(), values.end());
            numbers.emplace_back();
            ByteWriter out;
            out(texts, map, numbers, number, true);
            ByteReader in(out.bytes);
            RC_ASSERT(in.read<std::vector<std::string>>() == texts);
            RC_ASSERT((in.read<std::map<std::uint16_t, std::string>>() == map));
            RC_ASSERT(in.read<std::vector<std::optional<std::int32_t>>>() == numbers);
            RC_ASSERT(in.read<std::uint64_t>() == number);
            RC_ASSERT(in.read<bool>() && in.whole() && in.atEnd());
        }));
    }

    void theEndsOfTheNumbers()
    {
        using Number = std::optional<std::int32_t>;
        for (const Number number : {Number(), Number(0), Number(-1), Number(std::numeric_limits<std::int32_t>::min()),
                 Number(std::numeric_limits<std::int32_t>::max())}) {
            ByteWriter out;
            out(number);
            QVERIFY(ByteReader(out.bytes).read<Number>() == number);
        }
    }

    void anyBytesAreRead()
    {
        QVERIFY(rc::check([](const std::string& bytes) {
            ByteReader in(bytes);
            (void)in.read<std::vector<std::string>>();
            (void)in.read<std::map<std::uint16_t, std::vector<std::optional<std::int32_t>>>>();
            if (bytes.empty())
                RC_ASSERT(!in.whole());
        }));
    }
};

NEXUS_TEST(ByteStreamTest, Nothing);

} // namespace byte_stream_test

#include "byte_stream_test.moc"
