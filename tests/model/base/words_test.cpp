#include "model/base/words.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace words_test {

using namespace nexus;

struct WordsTestWords {
    NEXUS_WORDS(WordsTestWords)
};

class WordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { model::setTranslator(nullptr); }

    void withoutATranslatorTheSourceSpeaks()
    {
        QCOMPARE(WordsTestWords::tr("Legal"), std::string("Legal"));
        QCOMPARE(WordsTestWords::tr("%n cards of %1", nullptr, 3), std::string("3 cards of %1"));
    }

    void aTranslatorIsToldWhatIsMeant()
    {
        model::setTranslator([](const char* context, const char* text, const char* note, std::int64_t count) {
            return std::string(context) + "|" + text + "|" + (note ? note : "-") + "|" + std::to_string(count);
        });
        QCOMPARE(WordsTestWords::tr("Open", "to read"), std::string("WordsTestWords|Open|to read|-1"));
        QCOMPARE(WordsTestWords::tr("%n cards", nullptr, 7), std::string("WordsTestWords|%n cards|-|7"));
    }

    void fillingsAreNotFilled()
    {
        QCOMPARE(model::filled("%2 of %1", {"a %2", "b %1"}), std::string("b %1 of a %2"));
        QCOMPARE(model::filled("%1 %3 %", {"a", "b"}), std::string("a %3 %"));
        QCOMPARE(model::filled("100 %", {}), std::string("100 %"));
    }
};

NEXUS_TEST(WordsTest, Nothing);

} // namespace words_test

#include "words_test.moc"
