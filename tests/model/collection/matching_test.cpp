#include "model/collection/matching.h"

#include "model/collection/collection_edit.h"
#include "tests/support/random_stacks.h"
#include "tests/support/starter.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace matching_test {

using namespace nexus::model;
using namespace nexus::test;

class MatchingTest : public QObject {
    Q_OBJECT

private:
    // Two cards of one name, of several printings.
    static const Catalogue& twins()
    {
        static const auto catalogue = catalogueOf(R"([
            {"name":"Zone of Silence","type":"Terrain","set":"COR","number":"7"},
            {"name":"Zone of Silence","type":"Mission","set":"COR","number":"8"},
            {"name":"Zone of Silence","type":"Mission","set":"EXP","number":"8"},
            {"name":"Élan","type":"Event","set":"COR","number":"012"},
            {"name":"Paper Crane","type":"Unit","set":"COR","number":"20"},
            {"name":"paper crane","type":"Event","set":"COR","number":"21"}])");
        return *catalogue;
    }
    // The starter set, called by its name.
    static const Catalogue& starter()
    {
        static const auto catalogue = [] {
            CatalogueBuilder builder(starterGame());
            (void)builder.addSet({"COR", "Core", "2025-07-23"}, "2025-07-23");
            for (CardIndex card = 0; card < starterCatalogue()->size(); ++card)
                builder.add(starterCatalogue()->card(card));
            return builder.build();
        }();
        return *catalogue;
    }
    static MatchedLine match(const Stack& stack, const Catalogue& catalogue = starter())
    {
        return matchLines(catalogue, {stack}).front();
    }
    static std::string typeOf(const MatchedLine& line, const Catalogue& catalogue)
    {
        const auto card = catalogue.byKey(line.stack->card.str());
        return card ? std::string(catalogue.type(*card)) : std::string();
    }

private Q_SLOTS:
    void stacksAreCalledAsTheirCardsAreToday()
    {
        const auto& catalogue = starter();
        const auto lamp = CardKey(std::string(catalogue.key(catalogue.named("reading lamp").front())));
        const auto made = Collection::make(shared({{.id = 1, .card = lamp, .name = "Lamp of Reading", .quantity = 3},
                                               {.id = 2, .card = CardKey("other"), .name = "Of another catalogue"},
                                               {.id = 3, .list = StackList::Unmatched, .name = "Nobody"}}),
            {{.deck = 7, .stack = 1, .after = 2}});
        const auto today = calledToday(*made, catalogue);
        QVERIFY(today);
        QCOMPARE(today->collection.find(1)->name, std::string("Reading Lamp"));
        QCOMPARE(today->collection.find(2)->name, std::string("Of another catalogue"));
        QCOMPARE(today->collection.find(3)->name, std::string("Nobody"));
        QCOMPARE(today->collection.heldBy(7, 1), 2);
        QCOMPARE(today->before, (StackNames{{1, "Lamp of Reading"}}));
        QVERIFY(!calledToday(today->collection, catalogue)); // all are

        // An edit knows the stack by its key, and is kept as the disk has it.
        auto edit = changeQuantity(today->collection, std::array{StackId{1}}, 1);
        QCOMPARE(fromNames(*edit, today->before).stacks.front().before->name, std::string("Lamp of Reading"));
        auto old = *made;
        QVERIFY(old.apply(*edit));
        QCOMPARE(old.find(1)->quantity, 4);
    }

    void theKeyComesFirst()
    {
        const auto& catalogue = starter();
        const auto lamp = catalogue.named("reading lamp").front();
        const auto line = match({.card = CardKey(std::string(catalogue.key(lamp))), .name = "Lamp of Reading"});
        QVERIFY(line.kind == MatchKind::Matched);
        QCOMPARE(line.stack->name, std::string("Reading Lamp"));
    }

    void aKeyThatContradictsItsNameWaits()
    {
        const auto& catalogue = starter();
        const auto lamp = catalogue.named("reading lamp").front();
        auto line = match({.card = CardKey(std::string(catalogue.key(lamp))), .name = "Causeway Docker"});
        QVERIFY(line.kind == MatchKind::Close && line.undecided);
        QCOMPARE(line.candidates, (std::vector{lamp, catalogue.named("causeway docker").front()}));
        QVERIFY(line.stack->card.empty() && line.stack->list == StackList::Unmatched);
        choose(line, line.candidates[1], catalogue);
        QCOMPARE(line.stack->name, std::string("Causeway Docker"));
        QVERIFY(line.stack->list == StackList::Owned && !line.undecided);
    }

    void namesAreFoundExactlyAndFolded_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"Reading Lamp", "reading lamp", " READING  LAMP ", "Reading Lamp (Asset)"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }
    void namesAreFoundExactlyAndFolded()
    {
        QFETCH(QString, name);
        const auto line = match({.name = name.toStdString(), .quantity = 3});
        QVERIFY(line.kind == MatchKind::Matched);
        QCOMPARE(line.stack->name, std::string("Reading Lamp"));
        QVERIFY(!line.stack->card.empty());
        QCOMPARE(line.stack->quantity, 3);
        QVERIFY(!line.unknownPrinting);
    }

    void cardsOfOneNameAreToldApartBySpellingTypeOrPrinting()
    {
        QCOMPARE(typeOf(match({.name = "zone of silence (Mission)"}, twins()), twins()), std::string("Mission"));
        QCOMPARE(typeOf(match({.name = "Zone of Silence", .number = "7"}, twins()), twins()), std::string("Terrain"));
        QCOMPARE(typeOf(match({.name = "Zone of Silence", .set = "exp"}, twins()), twins()), std::string("Mission"));
        QCOMPARE(typeOf(match({.name = "paper crane"}, twins()), twins()), std::string("Event"));
        QCOMPARE(typeOf(match({.name = "Paper Crane"}, twins()), twins()), std::string("Unit"));
        QCOMPARE(typeOf(match({.name = "elan"}, twins()), twins()), std::string("Event"));
        for (const auto& stack : {Stack{.name = "Zone of Silence"}, Stack{.name = "Zone of Silence", .set = "COR"},
                 Stack{.name = "PAPER CRANE"}}) {
            const auto line = match(stack, twins());
            QVERIFY(line.kind == MatchKind::Close);
            QCOMPARE(line.candidates.size(), std::size_t{2});
            QVERIFY(line.stack->card.empty());
            QVERIFY(line.stack->list == StackList::Unmatched);
        }
    }

    void printingsAreCheckedAndSetsBecomeCodes_data()
    {
        QTest::addColumn<QString>("set");
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("setThen");
        QTest::addColumn<QString>("numberThen");
        QTest::addColumn<bool>("unknown");
        const auto row = [](const char* set, const char* number, const char* setThen, const char* numberThen,
                             bool unknown) {
            QTest::addRow("%s %s", set, number)
                << QString::fromUtf8(set) << QString::fromUtf8(number) << QString::fromUtf8(setThen)
                << QString::fromUtf8(numberThen) << unknown;
        };
        row("", "", "", "", false);
        row("COR", "61", "COR", "61", false);
        row("cor", "061", "COR", "61", false);
        row("Core", "61/276", "COR", "61", false);
        row("core", "", "COR", "", false);
        row("", "61", "", "61", false);
        row("cor", "62", "cor", "62", true);
        row("", "62", "", "62", true);
        row("Alpha", "61", "Alpha", "61", true);
    }
    void printingsAreCheckedAndSetsBecomeCodes()
    {
        QFETCH(QString, set);
        QFETCH(QString, number);
        QFETCH(QString, setThen);
        QFETCH(QString, numberThen);
        QFETCH(bool, unknown);
        const auto line = match({.name = "Reading Lamp", .set = set.toStdString(), .number = number.toStdString()});
        QVERIFY(line.kind == MatchKind::Matched);
        QCOMPARE(QString::fromStdString(line.stack->set), setThen);
        QCOMPARE(QString::fromStdString(line.stack->number), numberThen);
        QCOMPARE(line.unknownPrinting, unknown);
    }

    void nearNamesAreOfferedAndNeverTaken()
    {
        const auto& catalogue = starter();
        auto line = match({.list = StackList::Wanted,
            .name = "Readin Lamp",
            .set = "Core",
            .quantity = 2,
            .place = "Binder",
            .notes = "n"});
        QVERIFY(line.kind == MatchKind::Close);
        QVERIFY(!line.candidates.empty() && line.candidates.size() <= maxCandidates);
        QCOMPARE(std::string(catalogue.name(line.candidates[0])), std::string("Reading Lamp"));
        QVERIFY((*line.stack == Stack{.list = StackList::Unmatched,
                                    .name = "Readin Lamp",
                                    .set = "Core",
                                    .quantity = 2,
                                    .place = "Binder",
                                    .notes = "n"}));
        choose(line, line.candidates[0], catalogue);
        QVERIFY(line.kind == MatchKind::Matched);
        QVERIFY(line.candidates.empty());
        const auto key = CardKey(std::string(catalogue.key(catalogue.named("reading lamp").front())));
        QVERIFY((*line.stack == Stack{.list = StackList::Wanted,
                                    .card = key,
                                    .name = "Reading Lamp",
                                    .set = "COR",
                                    .quantity = 2,
                                    .place = "Binder",
                                    .notes = "n"}));
        choose(line, catalogue.named("causeway docker").front(), catalogue); // she thought again
        QCOMPARE(line.stack->name, std::string("Causeway Docker"));
    }

    void whatIsLikeNothingIsKept()
    {
        const Stack stack{.name = "Xyzzyx Qwqwq", .set = "???", .quantity = 7, .forTrade = 2, .paid = 5, .tags = {"t"}};
        auto kept = stack;
        kept.list = StackList::Unmatched;
        const auto line = match(stack);
        QVERIFY(line.kind == MatchKind::Unmatched);
        QVERIFY(*line.stack == kept);
        QVERIFY(line.list == StackList::Owned);
        QVERIFY(match({.name = ""}).kind == MatchKind::Unmatched);
    }

    void unmatchedLinesThatHaveACardNowAreOwned()
    {
        const auto line = match({.list = StackList::Unmatched, .name = "Reading Lamp"});
        QVERIFY(line.kind == MatchKind::Matched);
        QVERIFY(line.stack->list == StackList::Owned);
    }

    void cardsOfAnotherCatalogueStayWhatTheyAre()
    {
        const Stack stack{.list = StackList::Wanted, .card = CardKey("gone.unit"), .name = "Readin Lamp", .set = "OLD"};
        const auto line = match(stack);
        QVERIFY(line.kind == MatchKind::Absent);
        QVERIFY(*line.stack == stack);
        // But a card of that very name is that card.
        QVERIFY(match({.card = CardKey("gone.unit"), .name = "Reading Lamp"}).kind == MatchKind::Matched);
    }

    void suggestionsAreLookedForOnceANameAndForFewNames()
    {
        std::vector<Stack> lines;
        for (const char* name : {"Readin Lamp", "Causeway Doker", "readin lamp", "Readin Lamp"})
            lines.push_back({.name = name});
        const auto one = matchLines(starter(), shared(lines), 1);
        QVERIFY(one[0].kind == MatchKind::Close);
        QVERIFY(one[1].kind == MatchKind::Unmatched);
        QVERIFY(one[2].kind == MatchKind::Close);
        QVERIFY(one[3].candidates == one[0].candidates);
        const auto two = matchLines(starter(), shared(lines), 2);
        QVERIFY(two[1].kind == MatchKind::Close);
        for (std::size_t i = 0; i < two.size(); ++i)
            QCOMPARE(two[i].line, i);
    }

    void everyCardIsFoundByItsUnfoldedName()
    {
        const auto& catalogue = starter();
        for (CardIndex card = 0; card < catalogue.size(); ++card) {
            const auto line = match({.name = std::string(catalogue.name(card)), .set = "Core"});
            QVERIFY(line.kind == MatchKind::Matched);
            QCOMPARE(line.stack->card.str(), std::string(catalogue.key(card)));
            QCOMPARE(line.stack->set, std::string("COR"));
        }
    }

    void whateverTheLinesNothingIsLost()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed, 43);
            const auto& catalogue = starter();
            auto lines = randomStacks(random.next());
            for (auto& stack : lines)
                if (random.below(2))
                    stack.name = catalogue.name(random.below(static_cast<std::uint32_t>(catalogue.size())));
            const auto matched = matchLines(catalogue, shared(lines), 3);
            RC_ASSERT(matched.size() == lines.size());
            for (std::size_t i = 0; i < lines.size(); ++i) {
                auto stack = *matched[i].stack;
                RC_ASSERT(stack.card.empty() == (stack.list == StackList::Unmatched));
                RC_ASSERT(matched[i].candidates.empty() != (matched[i].kind == MatchKind::Close));
                if (matched[i].kind == MatchKind::Matched)
                    RC_ASSERT(catalogue.byKey(stack.card.str()).has_value());
                else
                    RC_ASSERT(
                        stack.name == lines[i].name && stack.set == lines[i].set && stack.number == lines[i].number);
                stack.list = lines[i].list;
                stack.card = lines[i].card;
                stack.name = lines[i].name;
                stack.set = lines[i].set;
                stack.number = lines[i].number;
                RC_ASSERT(stack == lines[i]);
            }
            // What has been matched matches the same again.
            std::vector<Stack> once;
            for (const auto& line : matched)
                once.push_back(*line.stack);
            const auto again = matchLines(catalogue, shared(once), 0);
            for (std::size_t i = 0; i < once.size(); ++i)
                RC_ASSERT(*again[i].stack == once[i]);
        }));
    }
};

NEXUS_TEST(MatchingTest, Events);

} // namespace matching_test

#include "matching_test.moc"
