#include "model/collection/stack.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace stack_test {

using namespace nexus::model;

class StackTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void conditionsOfEveryProgram_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("code");
        const std::pair<const char*, const char*> rows[] = {{"Mint", "M"}, {"NM", "NM"}, {"near_mint", "NM"},
            {"Near Mint", "NM"}, {"NearMint", "NM"}, {"Near Mint/Mint", "NM"}, {"LP", "EX"}, {"Lightly Played", "EX"},
            {"Good (Lightly Played)", "EX"}, {"excellent", "EX"}, {"Good", "GD"}, {"Played", "PL"},
            {"Moderately Played", "PL"}, {"MP", "PL"}, {"HP", "PO"}, {"Heavily Played", "PO"}, {"poor", "PO"},
            {"Damaged", "DM"}, {"DMG", "DM"}};
        for (const auto& [word, code] : rows)
            QTest::newRow(word) << QString::fromUtf8(word) << QString::fromUtf8(code);
    }
    void conditionsOfEveryProgram()
    {
        QFETCH(QString, word);
        QFETCH(QString, code);
        const auto condition = conditionOf(word.toStdString());
        QVERIFY(condition);
        QCOMPARE(QString::fromUtf8(conditionCode(*condition)), code);
    }
    void everyConditionIsKnownByItsOwnNames()
    {
        for (int i = 0; i < conditionCount; ++i) {
            const auto condition = static_cast<Condition>(i);
            QVERIFY(conditionOf(conditionCode(condition)) == condition);
            QVERIFY(conditionOf(conditionWord(condition)) == condition);
        }
        QVERIFY(!conditionOf("shiny"));
        QVERIFY(!conditionOf(""));
    }

    void amountsAreWhatPeopleWrite()
    {
        const std::pair<const char*, std::optional<std::int64_t>> rows[] = {{"12.50", 1250}, {"12,5", 1250},
            {"$3", 300}, {"0.05 €", 5}, {"1,250", std::nullopt}, {"0.123", 12}, {".5", 50}, {"1'250", 125000},
            {"1 250,5", 125050}, {"12 34", std::nullopt}, {"1,250.75", 125075}, {"1.250,75", 125075},
            {"", std::nullopt}, {"-1", std::nullopt}, {"free", std::nullopt}, {"99999999999999999999", std::nullopt}};
        for (const auto& [text, amount] : rows)
            QVERIFY2(amountOf(text) == amount, text);
        QVERIFY(rc::check([] {
            const auto amount = *rc::gen::inRange<std::int64_t>(0, 1'000'000'000'000);
            RC_ASSERT(amountOf(amountText(amount)) == amount);
        }));
    }

    void languagesAndFinishes()
    {
        QCOMPARE(languageCode("English"), std::string("en"));
        QCOMPARE(languageCode("DE"), std::string("de"));
        QCOMPARE(languageCode("Klingon"), std::string("Klingon"));
        QCOMPARE(finishOf("Foil"), std::string("foil"));
        QCOMPARE(finishOf("yes"), std::string("foil"));
        QCOMPARE(finishOf("Normal"), std::string());
        QCOMPARE(finishOf("Etched"), std::string("etched"));
    }

    void alikeIsEverythingButNumbers()
    {
        Stack a{.card = CardKey("x"), .name = "X"}, b = a;
        b.id = 7;
        b.quantity = 9;
        b.forTrade = 2;
        QVERIFY(alike(a, b));
        b.notes = "signed";
        QVERIFY(!alike(a, b));
    }
};

NEXUS_TEST(StackTest, Events);

} // namespace stack_test

#include "stack_test.moc"
