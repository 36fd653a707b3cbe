#include "app/documents/list_reading.h"

#include "tests/support/lists.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace typed_codes_test {

using namespace nexus;
using namespace nexus::importers;
using namespace nexus::test;
using Reason = CodeRefusal::Reason;

namespace {

constexpr const char* game = "quantum-nexus";

// Of the help's test vectors: it has O and I among its digits.
const std::string& sampleCode()
{
    static const std::string code = codeOf(sampleDecks().front());
    return code;
}

std::string inGroups(const std::string& between)
{
    std::string text = sampleCode().substr(0, 4);
    for (std::size_t at = 4; at < sampleCode().size(); at += 4)
        text += (at == 4 ? std::string() : between) + sampleCode().substr(at, 4);
    return text;
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    for (auto at = text.find(what, 4); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
    return text;
}

// Lines of at most 60 characters.
std::string inLines(const std::string& before, const std::string& after)
{
    std::string text;
    for (std::size_t at = 0; at < sampleCode().size(); at += 60)
        text += before + sampleCode().substr(at, 60) + (at + 60 < sampleCode().size() ? after : "") + "\n";
    return text;
}

std::string small(const std::string& text) { return model::fold(text); }

std::string wide(const std::string& text)
{
    QString full;
    for (const auto c : QString::fromStdString(text))
        full += c.unicode() > 0x20 && c.unicode() < 0x7f ? QChar(c.unicode() + 0xfee0) : c;
    return full.toStdString();
}

// The places of digits that every other one of them is not: each can be the one that went wrong.
std::string withDigit(std::size_t at, char digit)
{
    auto text = sampleCode();
    text[at] = digit;
    return text;
}

} // namespace

class TypedCodesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void codesAreReadAsPeopleBringThem_data()
    {
        QTest::addColumn<QString>("typed");
        const auto row = [](const char* name, const std::string& typed) {
            QTest::newRow(name) << QString::fromStdString(typed);
        };
        const auto& code = sampleCode();
        row("as it is", code);
        row("small letters", small(code));
        row("0 for O", replaced(code, "O", "0"));
        row("1 for I", replaced(code, "I", "1"));
        row("1 for L", replaced(code, "L", "1"));
        row("a small l for I", replaced(code, "I", "l"));
        row("a capital I for l", replaced(small(code), "l", "I"));
        row("0 and 1, small", small(replaced(replaced(code, "O", "0"), "I", "1")));
        row("1 for one I and one L", [&] {
            auto text = code;
            text[text.find('I')] = '1';
            text[text.find('L')] = '1';
            return text;
        }());
        row("the version as l", "QNl" + code.substr(3));
        row("without the hyphen", "QN1" + code.substr(4));
        row("a blank for the hyphen", "QN1 " + inGroups(" ").substr(4));
        for (const char* blank : {" ", "\t", "\u00a0", "\u2002", "\u2009", "\u202f", "\u3000", "\r\n", "\u2028"})
            row(qPrintable(QStringLiteral("blank %1").arg(QString::fromUtf8(blank).at(0).unicode(), 4, 16)),
                inGroups(blank));
        for (const char* dash : {"-", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2015", "\u2212", "\ufe58",
                 "\uff0d", "\u2e3a", "\u301c"}) {
            row(qPrintable(QStringLiteral("dash %1").arg(QString::fromUtf8(dash).at(0).unicode(), 4, 16)),
                "QN1" + std::string(dash) + inGroups(dash).substr(4));
        }
        for (const char* nothing : {"\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad"})
            row(qPrintable(QStringLiteral("no width %1").arg(QString::fromUtf8(nothing).at(0).unicode(), 4, 16)),
                nothing + inGroups(nothing));
        row("quotes", "\"" + code + "\"");
        row("typographic quotes", "\u201e" + code + "\u201c");
        row("guillemets", "\u00ab" + code + "\u00bb");
        row("as code of a chat", "`" + code + "`");
        row("bold", "**" + code + "**");
        row("in angles", "<" + code + ">");
        row("in brackets, with a full stop", "(" + code + ").");
        row("quoted in a mail", inLines("> ", ""));
        row("quoted twice", inLines(">> ", ""));
        row("quoted-printable", inLines("", "="));
        row("quoted-printable, quoted", inLines("> ", "=\r"));
        row("quoted-printable blanks", inLines("", "=20="));
        row("quoted-printable, blanks of two bytes", inGroups("=C2=A0"));
        row("quoted-printable dashes", inGroups("=E2=80=93"));
        row("full width", wide(code));
        row("behind a bullet", "- " + code);
        row("behind a picture", "\U0001f525 " + code);
    }

    void codesAreReadAsPeopleBringThem()
    {
        QFETCH(QString, typed);
        const auto text = typed.toStdString();
        const auto read = readTypedCode(text, game);
        QVERIFY2(read.has_value(), read ? "" : codeRefusalText(read.error()).c_str());
        QCOMPARE(read->code, sampleCode());
        QVERIFY(looksLikeCode(text, game));
        QCOMPARE(listReader().readCodes({}, text).front().code, sampleCode());
        QCOMPARE(listReader().read("mail.txt", text).front().code, sampleCode());
    }

    void whatIsNoCodeIsNotTakenForOne_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("of");
        const auto row = [](const char* text, const char* of = game) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(of);
        };
        row("3 Wick Sprite");
        row("");
        row("QNI, a list");
        row("QN1 and more of the same");
        row("No luck \u2013 a deck without any cards", "nexus-ops");
        row("Qi-Lin Herald of the Morning", "quantum");
        row("Ql-Lin Herald of the Morning", "quantum");
    }

    void whatIsNoCodeIsNotTakenForOne()
    {
        QFETCH(QString, text);
        QFETCH(QString, of);
        QVERIFY(!looksLikeCode(text.toStdString(), of.toStdString()));
        QVERIFY(!isCodeOf(text.toStdString(), of.toStdString()));
    }

    void aCodeIsOfItsOwnGame_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isOf");
        const auto row = [](const QString& text, bool isOf) {
            QTest::newRow(qPrintable(text.left(40))) << text << isOf;
        };
        row(q(sampleCode()), true);
        row(q(sampleCode()).toLower(), true);
        row(q(sampleCode()).replace(QStringLiteral("QN1-"), QStringLiteral("NT1-")), false);
        row(q(sampleCode()).left(9), false);
        row(QStringLiteral("QN1-"), false);
    }
    void aCodeIsOfItsOwnGame()
    {
        QFETCH(QString, text);
        QFETCH(bool, isOf);
        QCOMPARE(isCodeOf(text.toStdString(), "quantum-nexus"), isOf);
        QVERIFY(!isCodeOf(text.toStdString(), "quantum"));
    }

    void wordsBehindACodeEndIt()
    {
        const auto mail = inGroups(" ") + "\n\nsee you there!\nBo";
        QCOMPARE(wholeCode(mail, game), inGroups(" ").size());
        const auto list = listReader().readCodes({}, mail).front();
        QCOMPARE(list.code, sampleCode());
        QCOMPARE(list.passed.size(), std::size_t{1});
        QVERIFY(list.passed.front().value.starts_with("see you there!"));
        QCOMPARE(wholeCode("3 Wick Sprite", game), std::size_t{0});
        QCOMPARE(wholeCode(sampleCode().substr(0, 40), game), std::size_t{0});
    }

    void codesAmongWordsAreFound_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const std::string& text) {
            QTest::newRow(name) << QString::fromStdString(text);
        };
        row("announced, in groups", "My deck code: " + inGroups(" ") + "\nGood luck!\n");
        row("announced, quoted", "On Thu Bo wrote:\n> deck code:\n" + inLines("> ", "") + "> bye");
        row("not announced", "Hi Ada, here is my list for Friday: " + sampleCode() + " , see you");
        row("not announced, in groups", "Hi Ada,\n\n" + inGroups(" ") + "\n\nBo");
    }

    void codesAmongWordsAreFound()
    {
        QFETCH(QString, text);
        const auto lists = listReader().read("mail.txt", text.toStdString());
        QCOMPARE(lists.size(), std::size_t{1});
        QVERIFY2(lists.front().checker, lists.front().error.c_str());
        QCOMPARE(lists.front().code, sampleCode());
    }

    void oneWrongCharacterIsLocatedAndOffered_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("group");
        QTest::addColumn<int>("place");
        const auto row = [](const char* name, const std::string& typed, int group, int place) {
            QTest::newRow(name) << QString::fromStdString(typed) << group << place;
        };
        const auto& code = sampleCode();
        const auto other = [&](std::size_t at) { return withDigit(at, code[at] == 'A' ? 'B' : 'A'); };
        row("the first digit", other(4), 1, 1);
        row("in the middle", other(4 + 4 * 10 + 2), 11, 3);
        row("the last but one", other(code.size() - 2), static_cast<int>((code.size() - 6) / 4 + 1),
            static_cast<int>((code.size() - 6) % 4 + 1));
        row("a figure no code has", withDigit(26, '8'), 6, 3);
        row("a sign no code has", withDigit(26, '#'), 6, 3);
        std::size_t twins = 30;
        while (code[twins] == code[twins + 1])
            ++twins;
        const auto place = [&](std::size_t at) {
            return std::pair(static_cast<int>((at - 4) / 4 + 1), static_cast<int>((at - 4) % 4 + 1));
        };
        auto swapped = code;
        std::swap(swapped[twins], swapped[twins + 1]);
        row("two swapped", swapped, place(twins).first, place(twins).second);
        auto missing = code;
        missing.erase(twins, 1);
        row("one missing", missing, place(twins).first, place(twins).second);
        auto twice = code;
        twice.insert(twins, 1, code[twins] == 'Z' ? 'Y' : 'Z');
        row("one too many", twice, place(twins).first, place(twins).second);
    }

    void oneWrongCharacterIsLocatedAndOffered()
    {
        QFETCH(QString, typed);
        QFETCH(int, group);
        QFETCH(int, place);
        const auto text = typed.toStdString();
        QVERIFY(!readTypedCode(text, game)); // never taken in silence
        const auto mend = mendCode(text, game);
        QVERIFY(mend.has_value());
        QCOMPARE(mend->code, sampleCode());
        QCOMPARE(static_cast<int>(mend->group), group);
        QCOMPARE(static_cast<int>(mend->place), place);
        QCOMPARE(mend->meant, sampleCode().substr(static_cast<std::size_t>(group) * 4, 4));
        const auto list = listReader().readCodes({}, text).front();
        QVERIFY(!list.checker);
        QCOMPARE(list.offered, sampleCode());
        QVERIFY2(list.error.find("group " + std::to_string(group)) != std::string::npos, list.error.c_str());
    }

    void whatOneCharacterDoesNotMendIsToldWithoutAnOffer()
    {
        auto text = withDigit(20, sampleCode()[20] == 'A' ? 'B' : 'A');
        text[40] = sampleCode()[40] == 'A' ? 'B' : 'A';
        QVERIFY(!mendCode(text, game));
        const auto list = listReader().readCodes({}, text).front();
        QVERIFY(list.offered.empty());
        QVERIFY2(list.error.find("No single character mends it") != std::string::npos, list.error.c_str());
        QVERIFY(!mendCode(sampleCode().substr(0, 60), game));
        QVERIFY(!mendCode("hello", game));
    }

    void amongManyWrongCodesOnlyTheFirstAreLookedInto()
    {
        std::string text;
        for (int i = 0; i < 6; ++i)
            text += withDigit(26, '8') + "\n";
        const auto lists = listReader().readCodes({}, text);
        QCOMPARE(lists.size(), std::size_t{6});
        QCOMPARE(lists[3].offered, sampleCode());
        QCOMPARE(lists[4].offered, std::string());
    }

    void checksumsAreComparedAsTheyAreTyped()
    {
        QCOMPARE(comparedDigits("4blu clj4\u2013HWRY-MM6V"), std::string("4BLUCLJ4HWRYMM6V"));
        QCOMPARE(comparedDigits("TCQ0\u00a001NR"), std::string("TCQOOINR"));
        QVERIFY(looksLikeChecksum("tcq0-01nr j7rh 524y"));
    }

    void anyBytesAreReadOrRefused()
    {
        QVERIFY(rc::check([](const std::string& bytes) {
            for (const auto& text : {bytes, "QN1-" + bytes, sampleCode() + " " + bytes}) {
                const auto read = readTypedCode(text, game);
                if (!read)
                    RC_ASSERT(!codeRefusalText(read.error()).empty());
                RC_ASSERT(wholeCode(text, game) <= text.size());
                (void)mendCode(text.substr(0, 100), game);
                (void)looksLikeCode(text, game);
                (void)comparedDigits(text);
            }
        }));
    }
};

NEXUS_TEST(TypedCodesTest, Events);

} // namespace typed_codes_test

#include "typed_codes_test.moc"
