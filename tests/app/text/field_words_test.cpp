#include "app/text/collection_text.h"

#include "model/base/text.h"

#include "tests/support/test_class.h"

#include <QtTest>

#include <set>

namespace field_words_test {

using namespace nexus;

class FieldWordsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyFieldHasItsWords()
    {
        std::set<model::StackField> fields;
        std::set<std::string> headings, words;
        for (const auto& known : app::fieldWords()) {
            QVERIFY(fields.insert(known.field).second);
            QVERIFY(!*known.heading || headings.insert(known.heading).second);
            QVERIFY(!*known.word || words.insert(known.word).second);
            QVERIFY(&app::wordsOf(known.field) == &known);
            QCOMPARE(!*known.option, !*known.optionType);
        }
        QCOMPARE(fields.size(), model::stackFields.size());
    }

    void fieldsAreCalledByTheirWords()
    {
        for (const auto& known : app::fieldWords()) {
            if (*known.word)
                QVERIFY(app::fieldCalled(known.word) == &known);
            for (const auto other : model::split(known.otherWords, ' '))
                QVERIFY(other.empty() || app::fieldCalled(other) == &known);
        }
        QCOMPARE(app::fieldCalled("Lent_To")->field, model::StackField::LentTo);
        for (const char* none : {"", "colour", "name", "key", "id"})
            QVERIFY2(!app::fieldCalled(none), none);
    }
};

NEXUS_TEST(FieldWordsTest, Events);

} // namespace field_words_test

#include "field_words_test.moc"
