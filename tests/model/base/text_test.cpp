#include "model/base/text.h"

#include "model/base/random.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <array>
#include <rapidcheck.h>

namespace text_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

// Code points as UTF-8, for those an editor cannot show.
std::string utf8(char32_t c) { return QString::fromUcs4(&c, 1).toStdString(); }

std::string randomText(std::uint64_t seed)
{
    static constexpr std::array pieces{"a", "Z", "0", "9", "10", "007", " ", "\t", "\xc2\xa0", "é", "e\xcc\x81", "ß",
        "Æ", "ﬁ", "½", "’", "“", "—", "Ａ", "\xff", "\xc3", "İ", "ǅ", "ŉ", "\n", "龍", "Ω", "ς", "´", "\xcd\x85", "…",
        "™", "Ⅷ", "\xf0\x9f\x90\x89", "-", "_"};
    Random random(seed);
    std::string text;
    for (int i = random.between(0, 10); i > 0; --i) {
        if (random.below(3) == 0) {
            char32_t c = random.below(0x30000);
            if (c >= 0xd800 && c < 0xe000)
                c = 0x3b1;
            text += utf8(c);
        } else {
            text += pieces[random.below(pieces.size())];
        }
    }
    return text;
}

int sign(std::strong_ordering order) { return order < 0 ? -1 : order > 0 ? 1 : 0; }

} // namespace

class TextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void foldMakesPlain_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, std::string_view text, std::string_view expected) {
            QTest::newRow(name) << q(text) << q(expected);
        };
        row("nothing", "", "");
        row("case", "Relay DRONE", "relay drone");
        row("accents", "Éclair àçîñöű Ångström", "eclair acinou angstrom");
        row("combining accents",
            "e\xcc\x81"
            "A\xcc\x8a",
            "ea");
        row("sharp s", "Straße STRASSE ẞ", "strasse strasse ss");
        row("ligatures", "ﬁnd Æther œuvre ﬀ ĳ", "find aether oeuvre ff ij");
        row("letters with strokes", "Ørsted Łódź Đorđe Ħal", "orsted lodz dorde hal");
        row("thorn and eth", "Þór Ðóra", "thor dora");
        row("Turkish i", "İı", "ii");
        row("Greek", "ΣΑΣ Ώ", "σασ ω");
        row("Cyrillic stays", "Дрон", "дрон");
        row("single quotes", "‘a’ ‚b‛ c`d a′ ʼ", "'a' 'b' c'd a' '");
        row("double quotes", "“a” „b‟ «c»", "\"a\" \"b\" \"c\"");
        row("dashes", "a‐b‑c‒d–e—f―g−h", "a-b-c-d-e-f-g-h");
        row("white space runs", "  a \t\r\n  b  ", "a b");
        row("no-break and other spaces",
            "a\xc2\xa0\xe2\x80\xaf"
            "b\xe2\x80\x83"
            "c\xe3\x80\x80"
            "d\xe1\x9a\x80"
            "e\xe2\x80\xa8"
            "f",
            "a b c d e f");
        row("next line is white space",
            "a\xc2\x85"
            "b",
            "a b");
        row("no-break space at the ends",
            "\xc2\xa0"
            "a\xc2\xa0",
            "a");
        row("only white space", " \t\xc2\xa0 ", "");
        row("invisible characters",
            "so\xc2\xad"
            "ft zero\xe2\x80\x8bwidth \xef\xbb\xbf"
            "bom",
            "soft zerowidth bom");
        row("full width", "Ａｂｃ１２（！）", "abc12(!)");
        row("compatibility forms", "½ ² ™ Ⅷ …", "1⁄2 2 tm viii ...");
        row("Han stays", "龍の道", "龍の道");
        row("other signs stay", "+1/+1 [x] {y} #z", "+1/+1 [x] {y} #z");
    }
    void foldMakesPlain()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(q(fold(text.toStdString())), expected);
    }

    void bytesThatAreNoTextFoldToTheReplacementCharacter()
    {
        QCOMPARE(q(fold("A\xff"
                        "B")),
            q("a\uFFFD"
              "b"));
        QCOMPARE(q(fold("x\xc3")), q("x\uFFFD"));
        QVERIFY(fold("a\xfe") == fold("a\xff"));
    }

    void foldIntoAppendsAndStartsAnew()
    {
        std::string out = "x ";
        foldInto("  Ab ", out);
        foldInto(" É", out);
        QCOMPARE(q(out), q("x abe"));
    }

    void foldingTwiceIsFoldingOnce()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const std::string once = fold(randomText(seed));
            RC_ASSERT(fold(once) == once);
            RC_ASSERT(!firstInvalidUtf8(once));
        }));
    }

    void everyCodePointFoldsToTextThatStaysAsItIs()
    {
        for (char32_t c = 0; c < 0x110000; c += underSanitizers() ? 7 : 1) {
            if (c >= 0xd800 && c < 0xe000)
                continue;
            const std::string once = fold("a" + utf8(c) + "b");
            QVERIFY2(fold(once) == once, qPrintable(QString::number(c, 16)));
            QVERIFY2(once.find("  ") == std::string::npos, qPrintable(QString::number(c, 16)));
        }
    }

    void anyBytesFoldToWellFormedText()
    {
        QVERIFY(rc::check([](const std::string& bytes) {
            const std::string folded = fold(bytes);
            RC_ASSERT(!firstInvalidUtf8(folded));
            RC_ASSERT(folded == trimmed(folded));
        }));
    }

    void numbersAreComparedByTheirValue()
    {
        const char* ascending[] = {"", "1", "2", "10", "10a", "99999999999999999999", "100000000000000000000", "a",
            "a 9", "a 10", "a 10 b 2", "a 10 b 11", "drone", "drone 2", "drone 2 x"};
        for (std::size_t i = 0; i < std::size(ascending); ++i)
            for (std::size_t j = 0; j < std::size(ascending); ++j)
                QCOMPARE(sign(compareNatural(ascending[i], ascending[j])), i < j ? -1 : i > j ? 1 : 0);
        QVERIFY(compareNatural("a 07", "a 8") < 0);
        QVERIFY(compareNatural("a 09", "a 8") > 0);
        QVERIFY(compareNatural("a 007 b", "a 7 c") < 0);
    }

    void naturalOrderIsTotalAndOnlyTheSameBytesAreEqual()
    {
        static constexpr std::array pieces{"0", "00", "1", "01", "9", "10", "a", "b", " ", "-", "é", "\xff", "x"};
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed);
            std::array<std::string, 3> t;
            for (auto& text : t)
                for (int i = random.between(0, 5); i > 0; --i)
                    text += pieces[random.below(pieces.size())];
            RC_ASSERT(sign(compareNatural(t[0], t[1])) == -sign(compareNatural(t[1], t[0])));
            RC_ASSERT((compareNatural(t[0], t[1]) == 0) == (t[0] == t[1]));
            std::sort(t.begin(), t.end(), [](const auto& a, const auto& b) { return compareNatural(a, b) < 0; });
            RC_ASSERT(sign(compareNatural(t[0], t[1])) <= 0);
            RC_ASSERT(sign(compareNatural(t[1], t[2])) <= 0);
            RC_ASSERT(sign(compareNatural(t[0], t[2])) <= 0);
        }));
    }

    void theFirstWrongByteIsFound_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("at");
        const auto row = [](const char* name, const char* bytes, int at) {
            QTest::newRow(name) << QByteArray(bytes) << at;
        };
        row("plain", "abc", -1);
        row("two, three and four bytes", "é€\xf0\x9f\x90\x89", -1);
        row("the last code point", "\xf4\x8f\xbf\xbf", -1);
        row("past the last code point", "a\xf4\x90\x80\x80", 1);
        row("overlong slash", "ab\xc0\xaf", 2);
        row("overlong three bytes", "\xe0\x80\xaf", 0);
        row("overlong four bytes", "x\xf0\x80\x80\xaf", 1);
        row("surrogate", "é\xed\xa0\x80", 2);
        row("just before the surrogates", "\xed\x9f\xbf", -1);
        row("cut short at the end", "ab\xe2\x82", 2);
        row("cut short inside", "\xe2\x82z", 0);
        row("a continuation by itself", "a\x80", 1);
        row("five bytes", "\xf8\x88\x80\x80\x80", 0);
        row("ff", "é\xff", 2);
    }
    void theFirstWrongByteIsFound()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, at);
        const auto found = firstInvalidUtf8(bytes.toStdString());
        QCOMPARE(found ? static_cast<int>(*found) : -1, at);
    }

    void codePointsAreCountedAndNotBytes()
    {
        QCOMPARE(codePoints(""), std::size_t{0});
        QCOMPARE(codePoints("abc"), std::size_t{3});
        QCOMPARE(codePoints("é€\xf0\x9f\x90\x89"), std::size_t{3});
        QCOMPARE(codePoints("e\xcc\x81"), std::size_t{2});
    }

    void trimmedTakesWhiteSpaceOffBothEndsOnly()
    {
        QCOMPARE(q(trimmed(" \t a b\r\n")), q("a b"));
        QCOMPARE(q(trimmed(" \n ")), QString());
    }

    void splitAndJoinedAreEachOthersInverse()
    {
        QCOMPARE(split("", ',').size(), std::size_t{1});
        QCOMPARE(split(",", ',').size(), std::size_t{2});
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed);
            std::string text;
            for (int i = random.between(0, 8); i > 0; --i)
                text += "a,,b"[random.below(4)];
            std::vector<std::string> parts;
            for (const auto part : split(text, ','))
                parts.emplace_back(part);
            RC_ASSERT(joined(parts, ",") == text);
            RC_ASSERT(parts.size() == static_cast<std::size_t>(std::count(text.begin(), text.end(), ',')) + 1);
        }));
    }

    void headingsAreTheSameWhateverJoinsTheirWords()
    {
        for (const char* heading : {"CP Cost", "cp_cost", "CP-Cost", " cp  COST ", "**CP Cost**", "CpCost", "CP–Cost"})
            QCOMPARE(q(headingForm(heading)), q("cpcost"));
        QCOMPARE(q(headingForm("No.")), q("no."));
        QVERIFY(rc::check("compared without a copy", [](const std::string& bytes, const std::string& other) {
            RC_ASSERT(hasHeadingForm(bytes, headingForm(bytes)));
            RC_ASSERT(hasHeadingForm(bytes, headingForm(other)) == (headingForm(bytes) == headingForm(other)));
            RC_ASSERT(hasHeadingForm(bytes, other) == (headingForm(bytes) == other));
        }));
        QVERIFY(hasHeadingForm(" CP_Cost ", "cpcost") && !hasHeadingForm("CP Cost", "cpcosts") &&
                !hasHeadingForm("CP Costs", "cpcost") && hasHeadingForm("Größe", "grosse"));
    }
};

NEXUS_TEST(TextTest, Events);

} // namespace text_test

#include "text_test.moc"
