#include "model/advice/completion_ideas.h"

#include "importers/decklist/deck_json.h"
#include "model/rules/deck_stats.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QtTest>

#include <algorithm>
#include <set>

namespace completion_ideas_test {

using namespace nexus;
using namespace nexus::model;
using namespace nexus::test;

namespace {

const SectionId mainDeck("main");

const DeckChecker& law()
{
    static const DeckChecker made(ruleset(), starterCatalogue());
    return made;
}

// A deck that comes with the program, with so many rows of its main deck.
Deck beginning(std::size_t rows)
{
    auto deck = *importers::readDeckJson(starterFiles("decks").front().bytes);
    auto& entries = deck.sectionOrNew(mainDeck).entries;
    entries.resize(std::min(rows, entries.size()));
    return deck;
}

std::vector<CompletionIdea> ideasFor(const Deck& deck, const std::vector<std::int32_t>* owned = nullptr)
{
    const auto nearest = DeckCompletions(law(), deck).nearest(1).value();
    return completionIdeas(law(), deck, {}, nearest.empty() ? std::nullopt : std::optional(nearest.front()), owned);
}

const CompletionIdea* idea(const std::vector<CompletionIdea>& ideas, IdeaKind kind)
{
    for (const auto& one : ideas)
        if (std::count(one.kinds.begin(), one.kinds.end(), kind) > 0)
            return &one;
    return nullptr;
}

double averageCost(const CompletionIdea& idea)
{
    const auto cost = *costAttribute(ruleset());
    std::int64_t sum = 0, copies = 0;
    for (const auto& change : idea.completion.changes)
        if (change.by > 0) {
            sum += change.by * starterCatalogue()->number(*change.index, cost).value_or(0);
            copies += change.by;
        }
    return copies == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(copies);
}

} // namespace

class CompletionIdeasTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyIdeaMakesTheDeckLegalAndStandsOnce()
    {
        for (const std::size_t rows : {0U, 4U, 12U, 18U}) {
            const auto deck = beginning(rows);
            const auto ideas = ideasFor(deck);
            QVERIFY(ideas.size() >= 2);
            std::set<IdeaKind> kinds;
            for (std::size_t i = 0; i < ideas.size(); ++i) {
                auto after = deck;
                QVERIFY(apply(after, ideas[i].edit).has_value());
                for (const auto& finding : law().check(after).findings)
                    QVERIFY(finding.section != mainDeck);
                for (const auto kind : ideas[i].kinds)
                    QVERIFY(kinds.insert(kind).second);
                for (std::size_t other = 0; other < i; ++other)
                    QVERIFY(ideas[other].completion.changes != ideas[i].completion.changes);
            }
            QVERIFY(ideas.front().kinds.front() == IdeaKind::Fewest);
        }
    }

    void cheapIsCheaperThanHeavy()
    {
        for (const std::size_t rows : {0U, 4U, 12U}) {
            const auto ideas = ideasFor(beginning(rows));
            const auto *cheap = idea(ideas, IdeaKind::Cheap), *heavy = idea(ideas, IdeaKind::Heavy);
            QVERIFY(cheap && heavy);
            QVERIFY2(averageCost(*cheap) < averageCost(*heavy),
                qPrintable(QStringLiteral("%1 %2").arg(averageCost(*cheap)).arg(averageCost(*heavy))));
            QVERIFY(cheap->completion.copies > heavy->completion.copies);
        }
    }

    void whatIsOwnedComesFirstWhereSomethingIs()
    {
        const auto deck = beginning(12);
        QVERIFY(!idea(ideasFor(deck), IdeaKind::Owned));
        std::vector<std::int32_t> owned(starterCatalogue()->size(), 0);
        for (CardIndex card = 0; card < owned.size(); card += 2)
            owned[card] = 9;
        const auto ideas = ideasFor(deck, &owned);
        const auto* own = idea(ideas, IdeaKind::Owned);
        QVERIFY(own);
        const auto there = [&](const CompletionIdea& one) {
            std::int64_t copies = 0;
            for (const auto& change : one.completion.changes)
                copies += change.by > 0 && owned[*change.index] > 0 ? change.by : 0;
            return copies;
        };
        QVERIFY(there(*own) > 0);
        QCOMPARE(there(*own), own->completion.copies - own->completion.takenOut);
    }

    void faultsOfTheCardsThatGiveComeFirst()
    {
        auto deck = beginning(12);
        QVERIFY(!givingFault(law().check(deck), law())); // only the main deck is short
        deck.sectionOrNew(SectionId("missions")).entries.pop_back();
        const auto report = law().check(deck);
        const auto* fault = givingFault(report, law());
        QVERIFY(fault && fault->constraint);
        QVERIFY(law().inSections(
            law().ruleset().constraints[*fault->constraint], law().sectionIndex(SectionId("missions"))));
    }

    void aLegalDeckNeedsNoIdea() { QVERIFY(ideasFor(beginning(1000)).empty()); }
};

NEXUS_TEST(CompletionIdeasTest, Nothing);

} // namespace completion_ideas_test

#include "completion_ideas_test.moc"
