#include "model/profile/library_merge.h"

#include "tests/support/decks.h"
#include "tests/support/random_stacks.h"
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

// "4 A@Binder, 2 B": copies, card, and where they lie.
std::vector<Stack> stacksFrom(const QString& text)
{
    std::vector<Stack> stacks;
    for (const auto& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const auto words = part.trimmed().split(QLatin1Char(' '));
        auto& stack = stacks.emplace_back();
        stack.quantity = words[0].toInt();
        stack.name = words[1].section(QLatin1Char('@'), 0, 0).toStdString();
        stack.card = CardKey(stack.name);
        stack.place = words[1].section(QLatin1Char('@'), 1).toStdString();
    }
    return stacks;
}

std::string told(const CollectionMerge& merge)
{
    std::string text;
    for (const auto& stack : merge.stacks)
        text += (text.empty() ? "" : ", ") + std::to_string(stack.quantity) + " " + stack.name +
                (stack.place.empty() ? "" : "@" + stack.place);
    for (const auto& clash : merge.clashes)
        text += "?" + clash;
    return text;
}

} // namespace

class LibraryMergeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void copiesAreMergedCardByCard_data()
    {
        QTest::addColumn<QString>("base");
        QTest::addColumn<QString>("ours");
        QTest::addColumn<QString>("theirs");
        QTest::addColumn<QString>("ask");
        QTest::addColumn<QString>("takeTheirs");
        const auto row = [](const char* name, const char* base, const char* ours, const char* theirs, const char* ask,
                             const char* takeTheirs = nullptr) {
            QTest::newRow(name) << QString::fromUtf8(base) << QString::fromUtf8(ours) << QString::fromUtf8(theirs)
                                << QString::fromUtf8(ask) << QString::fromUtf8(takeTheirs ? takeTheirs : ask);
        };
        row("different cards", "1 A, 1 B", "3 A, 1 B", "1 A, 2 C", "3 A, 2 C");
        row("both bought", "2 A", "3 A", "4 A", "5 A");
        row("both entered the same", "2 A", "4 A, 1 B", "4 A, 2 B", "4 A, 3 B");
        row("moved here, bought there", "4 A@x", "4 A@y", "5 A@x", "1 A@x, 4 A@y");
        row("some moved by each", "4 A@x", "2 A@x, 2 A@y", "2 A@x, 2 A@z", "2 A@y, 2 A@z");
        row("all moved by each", "4 A@x, 1 B", "4 A@y, 2 B", "4 A@z, 1 B", "4 A@y, 2 B?A", "4 A@z, 2 B?A");
        row("sold by both", "3 A", "1 A", "1 A", "1 A");
        row("more sold than there were", "3 A", "1 A", "0 A", "1 A?A", "?A");
    }
    void copiesAreMergedCardByCard()
    {
        QFETCH(QString, base);
        QFETCH(QString, ours);
        QFETCH(QString, theirs);
        QFETCH(QString, ask);
        QFETCH(QString, takeTheirs);
        const auto merged = [&](MergeChoice choice) {
            return QString::fromStdString(
                told(mergeCollections(stacksFrom(base), stacksFrom(ours), stacksFrom(theirs), choice)));
        };
        QCOMPARE(merged(MergeChoice::Ask), ask);
        QCOMPARE(merged(MergeChoice::Ours), ask);
        QCOMPARE(merged(MergeChoice::Theirs), takeTheirs);
    }

    void copiesThatNeverMetAreAUnion_data()
    {
        QTest::addColumn<QString>("ours");
        QTest::addColumn<QString>("theirs");
        QTest::addColumn<QString>("ask");
        QTest::addColumn<QString>("both");
        QTest::newRow("different cards") << "3 A"
                                         << "2 B"
                                         << "3 A, 2 B"
                                         << "3 A, 2 B";
        QTest::newRow("the same") << "3 A@x, 1 B"
                                  << "3 A@x"
                                  << "3 A@x, 1 B"
                                  << "3 A@x, 1 B";
        QTest::newRow("more there") << "3 A, 1 B"
                                    << "4 A"
                                    << "3 A, 1 B?A"
                                    << "4 A, 1 B?A";
        QTest::newRow("elsewhere") << "3 A@x"
                                   << "2 A@y"
                                   << "3 A@x?A"
                                   << "3 A@x, 2 A@y?A";
    }
    void copiesThatNeverMetAreAUnion()
    {
        QFETCH(QString, ours);
        QFETCH(QString, theirs);
        QFETCH(QString, ask);
        QFETCH(QString, both);
        const auto merged = [&](MergeChoice choice) {
            return QString::fromStdString(
                told(mergeCollections(std::nullopt, stacksFrom(ours), stacksFrom(theirs), choice)));
        };
        QCOMPARE(merged(MergeChoice::Ask), ask);
        QCOMPARE(merged(MergeChoice::Both), both);
    }

    void copiesThatComeAndGoAreCounted()
    {
        const auto before = stacksFrom(QStringLiteral("3 A@x, 2 B, 1 C"));
        const auto after = stacksFrom(QStringLiteral("1 A@x, 2 A@y, 5 B, 2 D"));
        QVERIFY((copyChange(before, after) == CopyChange{5, 1}));
        QVERIFY((copyChange(deckOf("main: 2 A, 1 B"), deckOf("main: 1 A; sideboard: 1 B, 3 C")) == CopyChange{3, 1}));
    }

    void whatOneSideDidToACollectionIsDone()
    {
        rc::check([](unsigned seed) {
            Random random(seed);
            const auto collection = [&] {
                std::vector<Stack> stacks(random.below(8));
                for (auto& stack : stacks)
                    stack = randomStack(random);
                return stacks;
            };
            const auto base = collection(), changed = collection();
            const auto asOne = [](const std::vector<Stack>& stacks) {
                return mergeCollections({}, stacks, {}, MergeChoice::Ask).stacks;
            };
            for (const auto& merge : {mergeCollections(base, changed, base, MergeChoice::Ask),
                     mergeCollections(base, base, changed, MergeChoice::Ask),
                     mergeCollections(base, changed, changed, MergeChoice::Ask)})
                RC_ASSERT(merge.clashes.empty() && merge.stacks == asOne(changed));
        });
    }

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
            "merged merged merged merged");
        row("the notes changed on both sides", "main: 1 A|x", "main: 1 A|y", "main: 1 A|z",
            "clash merged merged added");
        row("they never met", "main: 1 A", "main: 2 A", "", "clash merged taken added");
        row("gone there", "main: 1 A", "", "main: 1 A", "removed removed removed kept");
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
