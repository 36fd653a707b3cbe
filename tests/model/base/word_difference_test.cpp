#include "model/base/word_difference.h"

#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace word_difference_test {

using namespace nexus::model;

namespace {

// "draw [-two-] [+three+] cards"
std::string told(std::string_view from, std::string_view to)
{
    std::string text;
    for (const auto& part : wordDifference(from, to))
        text += part.kind == TextPart::Same      ? part.text
                : part.kind == TextPart::Removed ? "[-" + part.text + "-]"
                                                 : "[+" + part.text + "+]";
    return text;
}

std::string withoutKind(const std::vector<TextPart>& parts, TextPart::Kind kind)
{
    std::string text;
    for (const auto& part : parts)
        if (part.kind != kind)
            text += part.text;
    return text;
}

rc::Gen<std::string> anyText()
{
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(
                            std::vector<std::string>{"draw", "card", "two", " ", " ", ".", "\n", "ü", "→", "2"})),
        [](const std::vector<std::string>& words) {
            std::string text;
            for (const auto& word : words)
                text += word;
            return text;
        });
}

} // namespace

class WordDifferenceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void wordsThatChangedAreNamed()
    {
        QCOMPARE(told("Draw two cards.", "Draw three cards."), std::string("Draw [-two-][+three+] cards."));
        QCOMPARE(told("Pay 1 CP", "Pay 12 CP"), std::string("Pay [-1-][+12+] CP"));
        QCOMPARE(told("", "Steadfast."), std::string("[+Steadfast.+]"));
        QCOMPARE(told("Steadfast.", ""), std::string("[-Steadfast.-]"));
        QCOMPARE(told("Same", "Same"), std::string("Same"));
        QCOMPARE(told("", ""), std::string());
        QCOMPARE(told("Für zwei", "Für drei"), std::string("Für [-zwei-][+drei+]"));
    }

    void textsWithLittleInCommonAreReplacedInBoundedTime()
    {
        std::string from, to;
        for (int i = 0; i < 4000; ++i) {
            from += "a" + std::to_string(i) + " ";
            to += "b" + std::to_string(i) + " ";
        }
        const auto parts = wordDifference(from + "end", to + "end");
        QCOMPARE(parts.size(), std::size_t{3});
        QCOMPARE(parts[2], (TextPart{TextPart::Same, " end"}));
    }

    void bothTextsAreInTheParts()
    {
        QVERIFY(rc::check([] {
            const auto from = *anyText(), to = *anyText();
            const auto parts = wordDifference(from, to);
            RC_ASSERT(withoutKind(parts, TextPart::Added) == from);
            RC_ASSERT(withoutKind(parts, TextPart::Removed) == to);
            for (std::size_t i = 0; i < parts.size(); ++i) {
                RC_ASSERT(!parts[i].text.empty());
                RC_ASSERT(i == 0 || parts[i].kind != parts[i - 1].kind);
            }
            if (from == to)
                RC_ASSERT(parts.size() <= 1);
        }));
    }
};

NEXUS_TEST(WordDifferenceTest, Nothing);

} // namespace word_difference_test

#include "word_difference_test.moc"
