#include "model/search/query_match.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace text_scan_test {

using namespace nexus::model;

namespace {

// Texts of few letters, so that needles stand in many of them and break off at their ends.
rc::Gen<std::string> someText(int longest)
{
    return rc::gen::mapcat(rc::gen::inRange(0, longest), [](int size) {
        return rc::gen::container<std::string>(
            static_cast<std::size_t>(size), rc::gen::element('a', 'b', ' ', 'z', '\xc3', '\n'));
    });
}

} // namespace

class TextScanTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void finderAgreesWithTheLibrary()
    {
        QVERIFY(rc::check("next() is find(), isIn() looks at the part alone", [] {
            const auto buffer = *someText(120);
            auto needle = *someText(6);
            if (needle.empty())
                needle = 'a';
            const TextFinder finder(needle);
            const char* end = buffer.data() + buffer.size();
            const auto at = buffer.find(needle);
            RC_ASSERT(finder.next(buffer.data(), end) == (at == std::string::npos ? nullptr : buffer.data() + at));
            const auto from = *rc::gen::inRange<std::size_t>(0, buffer.size() + 1);
            const auto size = *rc::gen::inRange<std::size_t>(0, buffer.size() - from + 1);
            const auto part = std::string_view(buffer).substr(from, size);
            RC_ASSERT(finder.isIn(part, end) == (part.find(needle) != std::string_view::npos));
        }));
    }
};

NEXUS_TEST(TextScanTest, Events);

} // namespace text_scan_test

#include "text_scan_test.moc"
