#include "importers/text_guard.h"

#include "model/base/text.h"
#include "tests/importers/problems.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace text_guard_test {

using namespace nexus::importers;
using namespace nexus::test;

class TextGuardTest : public QObject {
    Q_OBJECT

private:
    static std::string marks(int count)
    {
        std::string text = "e";
        for (int i = 0; i < count; ++i)
            text += "\u0301";
        return text;
    }

private Q_SLOTS:
    void placesCountFromOneInCodePoints_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("byte");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("begin") << QByteArray("abc") << 0 << 1 << 1;
        QTest::newRow("within") << QByteArray("abc") << 2 << 1 << 3;
        QTest::newRow("past the end") << QByteArray("abc") << 99 << 1 << 4;
        QTest::newRow("two bytes are one column") << QByteArray("éé!") << 4 << 1 << 3;
        QTest::newRow("LF") << QByteArray("a\nb\ncd") << 5 << 3 << 2;
        QTest::newRow("CRLF") << QByteArray("a\r\nb\r\ncd") << 7 << 3 << 2;
        QTest::newRow("CR") << QByteArray("a\rb\rcd") << 5 << 3 << 2;
        QTest::newRow("at the LF") << QByteArray("a\nb") << 1 << 1 << 2;
        QTest::newRow("between CR and LF") << QByteArray("a\r\nb") << 2 << 1 << 3;
        QTest::newRow("after an empty line") << QByteArray("\n\nb") << 2 << 3 << 1;
    }
    void placesCountFromOneInCodePoints()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, byte);
        const auto place = placeOf(text.toStdString(), static_cast<std::size_t>(byte));
        QTEST(static_cast<int>(place.line), "line");
        QTEST(static_cast<int>(place.column), "column");
    }

    void theByteOrderMarkIsTakenOff()
    {
        QVERIFY(guardText("\xef\xbb\xbf"
                          "abc",
                    100)
                    .value() == "abc");
        QVERIFY(guardText("abc", 100).value() == "abc");
    }

    void emptyFilesAreRefused()
    {
        for (const char* text : {"", " ", "\r\n\t ", "\xef\xbb\xbf", "\xef\xbb\xbf \n"})
            QVERIFY(says(problemsOf(guardText(text, 100)), "empty"));
    }

    void theSizeIsBounded()
    {
        QVERIFY(guardText(std::string(100, 'a'), 100));
        QVERIFY(says(problemsOf(guardText(std::string(101, 'a'), 100)), "too large"));
        QVERIFY(says(problemsOf(guardText(std::string(5U << 20U, 'a'), maxDeckBytes)), "5 MB of at most 4 MB"));
        QVERIFY(says(problemsOf(guardText(std::string(1U << 20U, 'a'), 600'000)), "1024 kB of at most 585 kB"));
    }

    void utf16IsNamed()
    {
        QVERIFY(says(problemsOf(guardText(std::string("\xff\xfe\x61\x00", 4), 100)), "UTF-16"));
        QVERIFY(says(problemsOf(guardText(std::string("\xfe\xff\x00\x61", 4), 100)), "UTF-16"));
    }

    void nulBytesAreRefusedWithTheirPlace()
    {
        const auto problems = problemsOf(guardText(std::string("ab\nc\0d", 6), 100));
        QVERIFY(saysInLine(problems, 2, "NUL"));
        QCOMPARE(problems[0].column, std::size_t{2});
    }

    void bytesThatAreNoUtf8AreRefusedWithTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("lone continuation") << QByteArray("\x80");
        QTest::newRow("Latin-1") << QByteArray("\xe9t\xe9");
        QTest::newRow("overlong slash") << QByteArray("\xc0\xaf");
        QTest::newRow("overlong of three") << QByteArray("\xe0\x80\xaf");
        QTest::newRow("overlong of four") << QByteArray("\xf0\x80\x80\xaf");
        QTest::newRow("high surrogate") << QByteArray("\xed\xa0\x80");
        QTest::newRow("low surrogate") << QByteArray("\xed\xbf\xbf");
        QTest::newRow("beyond Unicode") << QByteArray("\xf4\x90\x80\x80");
        QTest::newRow("five bytes") << QByteArray("\xf8\x88\x80\x80\x80");
        QTest::newRow("cut") << QByteArray("\xe2\x82");
        QTest::newRow("FE") << QByteArray("\xfe");
    }
    void bytesThatAreNoUtf8AreRefusedWithTheirPlace()
    {
        QFETCH(QByteArray, bytes);
        const auto problems = problemsOf(guardText("é\nñ" + bytes.toStdString() + "z", 100));
        QVERIFY(saysInLine(problems, 2, "no UTF-8"));
        QCOMPARE(problems[0].column, std::size_t{2});
    }

    void textFaults_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("breaks");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* name, const std::string& text, bool breaks, const char* fault) {
            QTest::newRow(name) << QString::fromStdString(text) << breaks << QString::fromUtf8(fault);
        };
        row("plain", "Relay Drone", false, "");
        row("empty", "", false, "");
        row("accents", "Ægir’s ½ 龍 ＡＢ 🚀", false, "");
        row("break in a name", "a\nb", false, "control");
        row("break in a text", "a\nb", true, "");
        row("tab in a name", "a\tb", false, "control");
        row("tab in a text", "a\tb", true, "");
        row("CR", "a\rb", true, "control");
        row("bell", "a\x07", true, "control");
        row("escape", "\x1b[31m", true, "control");
        row("delete", "a\x7f", true, "control");
        row("next line", "a\u0085", true, "control");
        row("no-break space", "a\u00a0b", false, "");
        row("right-to-left override", "a\u202eb", true, "direction");
        row("embedding", "a\u202ab", true, "direction");
        row("isolate", "a\u2067b", false, "direction");
        row("pop isolate", "a\u2069b", false, "direction");
        row("Hebrew", "שלום", false, "");
        row("eight marks", marks(8), false, "");
        row("nine marks", marks(9), false, "combining");
        row("marks of many letters", marks(8) + marks(8), false, "");
        row("1,000 marks", marks(1000), true, "combining");
    }
    void textFaults()
    {
        QFETCH(QString, text);
        QFETCH(bool, breaks);
        QFETCH(QString, fault);
        const auto found = textFault(text.toStdString(), 5000, breaks);
        QCOMPARE(found.has_value(), !fault.isEmpty());
        if (found)
            QVERIFY(found->find(fault.toStdString()) != std::string::npos);
    }

    void lengthCountsCodePoints()
    {
        QVERIFY(!textFault("ééé", 3, false));
        QCOMPARE(textFault("éééé", 3, false).value(), std::string("is too long: 4 characters of at most 3"));
        QCOMPARE(textFault("abcd", 3, false).value(), std::string("is too long: 4 characters of at most 3"));
    }

    void shortenedIsShortAndHarmless()
    {
        QCOMPARE(shortened("Relay"), std::string("Relay"));
        QCOMPARE(shortened(std::string(60, 'a')), std::string(60, 'a'));
        QCOMPARE(shortened(std::string(61, 'a')), std::string(60, 'a') + "…");
        QCOMPARE(shortened("a\x1b[1m\nb\u202e\x7f"), std::string("a [1m b  "));
        QCOMPARE(shortened(std::string("a\0b", 3)), std::string("a b"));
    }

    void shortenedNeverCutsACharacter()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            std::string text;
            for (std::uint64_t i = 0; i < 6; ++i)
                text += randomName(seed + i);
            const auto out = shortened(text);
            RC_ASSERT(!nexus::model::firstInvalidUtf8(out).has_value());
            RC_ASSERT(nexus::model::codePoints(out) <= std::size_t{61});
        }));
    }
};

NEXUS_TEST(TextGuardTest, Events);

} // namespace text_guard_test

#include "text_guard_test.moc"
