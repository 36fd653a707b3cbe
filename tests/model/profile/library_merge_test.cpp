#include "model/profile/library_merge.h"

#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace library_merge_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const char* const stepNames[] = {"same", "kept", "added", "taken", "merged", "removed", "clash"};

std::optional<Deck> deckFrom(const QString& text)
{
    if (text.isEmpty())
        return std::nullopt;
    auto deck = deckOf(text.section(QLatin1Char('|'), 0, 0).toStdString());
    deck.notes = text.section(QLatin1Char('|'), 1).toStdString();
    return deck;
}

} // namespace

class LibraryMergeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whoChangedWhatDecides_data()
    {
        QTest::addColumn<QString>("ours");
        QTest::addColumn<QString>("theirs");
        QTest::addColumn<QString>("base");
        QTest::addColumn<QString>("steps"); // of Ask, Ours, Theirs, Both
        const auto row = [](const char* name, const char* ours, const char* theirs, const char* base,
                             const char* steps) {
            QTest::newRow(name) << QString::fromUtf8(ours) << QString::fromUtf8(theirs) << QString::fromUtf8(base)
                                << QString::fromUtf8(steps);
        };
        row("alike", "main: 1 A", "main: 1 A", "", "same same same same");
        row("both made the same change", "main: 2 A", "main: 2 A", "main: 1 A", "same same same same");
        row("new there", "", "main: 1 A", "", "added added added added");
        row("new here", "main: 1 A", "", "", "kept kept kept kept");
        row("changed there", "main: 1 A", "main: 2 A", "main: 1 A", "taken taken taken taken");
        row("changed here", "main: 2 A", "main: 1 A", "main: 1 A", "kept kept kept kept");
        row("changed in different rows", "main: 2 A, 1 B", "main: 1 A, 3 B", "main: 1 A, 1 B",
            "merged merged merged added");
        row("the notes changed on both sides", "main: 1 A|x", "main: 1 A|y", "main: 1 A|z",
            "clash merged merged added");
        row("they never met", "main: 1 A", "main: 2 A", "", "clash merged taken added");
        row("gone there", "main: 1 A", "", "main: 1 A", "removed removed removed removed");
        row("gone there, changed here", "main: 2 A", "", "main: 1 A", "clash kept removed kept");
        row("gone here", "", "main: 1 A", "main: 1 A", "kept kept kept kept");
        row("gone here, changed there", "", "main: 2 A", "main: 1 A", "clash kept added added");
        row("gone on both sides", "", "", "main: 1 A", "same same same same");
    }
    void whoChangedWhatDecides()
    {
        QFETCH(QString, ours);
        QFETCH(QString, theirs);
        QFETCH(QString, base);
        QFETCH(QString, steps);
        const DeckPair pair{deckFrom(ours), deckFrom(theirs), deckFrom(base)};
        QStringList found;
        for (const auto choice : {MergeChoice::Ask, MergeChoice::Ours, MergeChoice::Theirs, MergeChoice::Both})
            found << QString::fromUtf8(stepNames[static_cast<int>(mergePair(pair, choice).step)]);
        QCOMPARE(found.join(QLatin1Char(' ')), steps);
    }

    void rowsOfBothSidesComeTogether()
    {
        const DeckPair pair{deckFrom(QStringLiteral("main: 2 A, 1 B|x")), deckFrom(QStringLiteral("main: 1 A, 3 B|y")),
            deckFrom(QStringLiteral("main: 1 A, 1 B|z"))};
        QCOMPARE(mergePair(pair, MergeChoice::Ask).clashes, std::vector<std::string>{"y"});
        for (const auto& [choice, notes] : {std::pair(MergeChoice::Ours, "x"), std::pair(MergeChoice::Theirs, "y")}) {
            const auto merged = mergePair(pair, choice);
            QCOMPARE(merged.versions.size(), std::size_t{2});
            QCOMPARE(merged.versions.front(), *pair.theirs);
            const auto& rows = merged.versions.back().sections.front().entries;
            QCOMPARE(rows.at(0).count, 2);
            QCOMPARE(rows.at(1).count, 3);
            QCOMPARE(merged.versions.back().notes, std::string(notes));
        }
    }

    void whatTheOtherSideDidAloneIsTaken()
    {
        const auto& catalogue = *starterCatalogue();
        QVERIFY(rc::check([&](std::uint64_t seed, std::uint64_t other) {
            const auto base = randomDeck(seed, catalogue);
            auto changed = base;
            (void)apply(changed, randomEdit(other, base, catalogue));
            const auto taken = mergePair({base, changed, base}, MergeChoice::Ask);
            const auto kept = mergePair({changed, base, base}, MergeChoice::Ask);
            RC_ASSERT(taken.step == (changed == base ? PairStep::Same : PairStep::Taken));
            RC_ASSERT(taken.versions.empty() || taken.versions == std::vector{changed});
            RC_ASSERT(kept.versions.empty() && !kept.added);
        }));
    }

    void aWholeFileIsTakenOrLeft()
    {
        const std::optional<std::string> none, one = "1", two = "2", three = "3";
        QCOMPARE(mergeWhole(one, one, none, MergeChoice::Ask), PairStep::Same);
        QCOMPARE(mergeWhole(none, one, none, MergeChoice::Ask), PairStep::Added);
        QCOMPARE(mergeWhole(one, none, one, MergeChoice::Ask), PairStep::Kept);
        QCOMPARE(mergeWhole(one, two, one, MergeChoice::Ask), PairStep::Taken);
        QCOMPARE(mergeWhole(two, one, one, MergeChoice::Ask), PairStep::Kept);
        QCOMPARE(mergeWhole(two, three, one, MergeChoice::Ask), PairStep::Clash);
        QCOMPARE(mergeWhole(two, three, one, MergeChoice::Ours), PairStep::Kept);
        QCOMPARE(mergeWhole(two, three, one, MergeChoice::Theirs), PairStep::Taken);
        QCOMPARE(mergeWhole(two, three, one, MergeChoice::Both), PairStep::Kept);
    }
};

NEXUS_TEST(LibraryMergeTest, Nothing);

} // namespace library_merge_test

#include "library_merge_test.moc"
