#include "model/advice/edit_effect.h"

#include "model/base/random.h"
#include "tests/support/decks.h"
#include "tests/support/legal_decks.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace edit_effect_test {

using namespace nexus;
using namespace nexus::test;

class EditEffectTest : public QObject {
    Q_OBJECT

    static std::size_t below(model::Random& random, std::size_t bound)
    {
        return random.below(static_cast<std::uint32_t>(bound));
    }
    // Cards of the starter set in sections, many too many and some too few.
    static model::Deck randomDeck(model::Random& random, const model::DeckChecker& checker)
    {
        model::Deck deck;
        deck.ruleset = checker.ruleset().id;
        for (int row = 0; row < 60; ++row) {
            const auto& sections = checker.ruleset().sections;
            model::DeckEntry entry;
            entry.card = std::string(
                checker.catalogue().name(static_cast<model::CardIndex>(below(random, checker.catalogue().size()))));
            entry.count = random.between(1, 5);
            deck.sectionOrNew(sections[below(random, sections.size())].id).entries.push_back(entry);
        }
        return deck;
    }

    static const model::Finding* sameIn(const model::LegalityReport& report, const model::Finding& finding)
    {
        for (const auto& other : report.findings)
            if (other.severity == model::Severity::Error && model::sameFault(other, finding) &&
                other.isOpen() == finding.isOpen())
                return &other;
        return nullptr;
    }
    // By the words of the header, finding by finding.
    static bool mendsByWords(const model::LegalityReport& before, const model::LegalityReport& after,
        const model::Finding& finding, bool mayLeaveShort)
    {
        return std::all_of(after.findings.begin(), after.findings.end(), [&](const model::Finding& left) {
            if (left.severity != model::Severity::Error)
                return true;
            if (model::sameFault(left, finding)) // what is left of it
                return model::gapOf(left) < model::gapOf(finding);
            if (left.isOpen() && mayLeaveShort)
                return true;
            const auto* known = sameIn(before, left);
            return known && model::gapOf(left) <= model::gapOf(*known);
        });
    }

private Q_SLOTS:
    void manyEditsAreJudgedByTheWords()
    {
        const auto& checker = starterChecker("quantum-nexus-2025-07");
        model::Random random(51);
        int mended = 0, asked = 0;
        for (int times = 0; times < 12; ++times) {
            const auto deck = randomDeck(random, checker);
            const auto before = checker.check(deck);
            const model::MendedFaults faults(before);
            for (int edit = 0; edit < 25; ++edit) {
                auto changed = deck;
                for (auto& section : changed.sections)
                    if (!section.entries.empty() && random.below(2) == 0) {
                        auto& entry = section.entries[below(random, section.entries.size())];
                        entry.count = random.between(1, entry.count + 1);
                    }
                const auto after = checker.check(changed);
                QCOMPARE(model::newErrors(before, after),
                    std::count_if(after.findings.begin(), after.findings.end(), [&](const model::Finding& left) {
                        return left.severity == model::Severity::Error && !sameIn(before, left);
                    }));
                for (const bool mayLeaveShort : {false, true}) {
                    const auto left = faults.left(after, mayLeaveShort);
                    for (const auto& finding : before.findings) {
                        if (finding.severity != model::Severity::Error)
                            continue;
                        const bool one = mendsByWords(before, after, finding, mayLeaveShort);
                        QCOMPARE(faults.mends(left, finding), one);
                        mended += one;
                        ++asked;
                    }
                }
            }
        }
        QVERIFY2(mended > 50 && asked - mended > 50, qPrintable(QString::number(mended)));
    }
};

NEXUS_TEST(EditEffectTest, Nothing);

} // namespace edit_effect_test

#include "edit_effect_test.moc"
