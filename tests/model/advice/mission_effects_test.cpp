#include "model/advice/mission_packages.h"

#include "model/rules/additions.h"
#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <chrono>
#include <rapidcheck.h>

namespace mission_effects_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

// What the validator says before and after really making the change.
void agreesWithTheValidator(const DeckChecker& checker, const Deck& deck)
{
    const MissionEffects effects(checker);
    const SectionId section("missions");
    const auto before = Additions(checker, deck).legal();
    RC_ASSERT(effects.legal(deck) == static_cast<std::int64_t>(before.count()));
    const auto cards = effects.acceptedBy(section);
    const auto adding = effects.adding(deck, section, cards);
    for (std::size_t i = 0; i < cards.size(); i += 5) {
        Deck after = deck;
        DeckEntry entry;
        entry.card = unambiguousName(checker.catalogue(), cards[i]);
        RC_ASSERT(addCopies(after.sectionOrNew(section), entry));
        const auto now = Additions(checker, after).legal();
        CardSet opened = before, closed = now;
        opened.invert();
        opened &= now;
        closed.invert();
        closed &= before;
        RC_ASSERT(adding[i].card == cards[i]);
        RC_ASSERT(adding[i].legalBefore == static_cast<std::int64_t>(before.count()));
        RC_ASSERT(adding[i].legalAfter == static_cast<std::int64_t>(now.count()));
        RC_ASSERT(adding[i].opened == static_cast<std::int64_t>(opened.count()));
        RC_ASSERT(adding[i].closed == static_cast<std::int64_t>(closed.count()));
        // and back
        const auto back = effects.takingOut(after, section, {cards[i]}).front();
        RC_ASSERT(back.legalAfter == adding[i].legalBefore);
        RC_ASSERT(back.closed == adding[i].opened);
    }
}

} // namespace

class MissionEffectsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatAMissionOpens()
    {
        const auto catalogue = catalogueOf(R"([
            {"name":"Free","type":"Unit","duplicates":3}, {"name":"T1","type":"Unit","duplicates":3,"domains":{"technology":1}},
            {"name":"T2","type":"Event","duplicates":3,"domains":{"technology":2}}, {"name":"Barred","type":"Unit","duplicates":0},
            {"name":"TM","type":"Unit","duplicates":3,"domains":{"technology":1,"magic":1}},
            {"name":"Tech","type":"Mission","duplicates":3,"domains":{"technology":1}},
            {"name":"Magic","type":"Mission","duplicates":3,"domains":{"magic":2}}])");
        const DeckChecker checker(ruleset(), catalogue);
        const MissionEffects effects(checker);
        QCOMPARE(effects.givingSections(), std::vector{SectionId("missions")});
        QCOMPARE(effects.legal(deckOf("")), 3); // Free and the Missions themselves
        const auto cards = effects.acceptedBy(SectionId("missions"));
        QCOMPARE(cards.size(), std::size_t(2));
        const auto empty = effects.adding(deckOf(""), SectionId("missions"), cards); // Magic, Tech
        QCOMPARE(empty[0], (CardEffect{cards[0], 3, 3, 0, 0}));
        QCOMPARE(empty[1], (CardEffect{cards[1], 3, 4, 1, 0}));
        const auto one = effects.adding(deckOf("missions: 1 Tech"), SectionId("missions"), cards);
        QCOMPARE(one[0], (CardEffect{cards[0], 4, 5, 1, 0}));
        QCOMPARE(one[1], (CardEffect{cards[1], 4, 5, 1, 0}));
        const auto less = effects.takingOut(deckOf("missions: 1 Tech, 1 Magic"), SectionId("missions"), cards);
        QCOMPARE(less[1], (CardEffect{cards[1], 5, 3, 0, 2}));
    }

    void agreesWithIsLegal()
    {
        const DeckChecker six(ruleset(), starterCatalogue()),
            four(ruleset("quantum-nexus-2025-05"), starterCatalogue());
        const DeckChecker sums(
            rulesetOf(R"({"rule":"a","kind":"within","sections":["main"],"attribute":"domains","totalOf":"missions"},
                                            {"rule":"b","kind":"within","sections":["main"],"where":"t:unit","attribute":"attack","totalOf":"missions"},
                                            {"rule":"c","kind":"within","sections":["main"],"attribute":"cp","totalOf":"missions","severity":"warning"})"),
            starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const auto deck = randomDeck(seed % 50, *starterCatalogue());
            agreesWithTheValidator(six, deck);
            agreesWithTheValidator(four, deck);
            agreesWithTheValidator(sums, deck);
        }));
    }

    void nothingToSayWithoutSuchARule()
    {
        const DeckChecker checker(
            rulesetOf(R"({"rule":"a","kind":"count","sections":["main"],"atMost":3})"), starterCatalogue());
        QVERIFY(MissionEffects(checker).givingSections().empty());
    }
};

NEXUS_TEST(MissionEffectsTest, Events);

} // namespace mission_effects_test

#include "mission_effects_test.moc"
