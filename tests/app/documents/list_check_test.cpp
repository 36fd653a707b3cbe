#include "app/documents/list_check.h"

#include "importers/decklist/deck_text.h"
#include "tests/support/lists.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QtTest>

#include <atomic>

namespace list_check_test {

using namespace nexus;
using namespace nexus::test;
using app::CheckedList;
using app::Claim;

namespace {

const model::Deck& sample() { return sampleDecks().front(); }

std::string textOf(const model::Deck& deck) { return importers::writeDeckText(deck, starterGame()); }

CheckedList checkText(const std::string& text, const app::CheckOptions& options = {})
{
    return app::checkList(listReader().read("list.txt", text, options.ruleset).front(), listReader(), options);
}

// One copy less of the first card of the first section that is drawn from.
model::Deck oneLess(model::Deck deck, std::string* name = nullptr)
{
    auto& section = drawn(deck);
    if (name)
        *name = section.entries.front().card;
    if (--section.entries.front().count == 0)
        section.entries.erase(section.entries.begin());
    return deck;
}

} // namespace

class ListCheckTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySampleDeckIsRightInEveryForm()
    {
        for (const auto& deck : sampleDecks()) {
            const auto text = "// Checksum: " + checksumOf(deck) + "\n// Code: " + codeOf(deck) + "\n" + textOf(deck);
            const auto checked = checkText(text, {{}, {}, deck});
            QVERIFY2(checked.legal() && checked.right(), deck.name.c_str());
            QCOMPARE(checked.checksumClaim, Claim::Right);
            QCOMPARE(checked.codeClaim, Claim::Right);
            QVERIFY(app::listReasons(checked).empty());
            const auto coded = app::checkList(
                listReader().readCodes({}, codeOf(deck)).front(), listReader(), {{}, checksumOf(deck), deck});
            QVERIFY2(coded.right() && coded.checksumClaim == Claim::Right, deck.name.c_str());
            QCOMPARE(coded.code, codeOf(deck));
            const auto pdf = app::checkList(listReader().read("x.pdf", pdfOf({deck})).front(), listReader());
            QVERIFY2(pdf.right() && pdf.checksumClaim == Claim::Right, deck.name.c_str());
        }
    }

    void aChangedListDoesNotKeepItsChecksum()
    {
        std::string name;
        const auto changed = oneLess(sample(), &name);
        const auto checked = checkText(
            "// Checksum: " + checksumOf(sample()) + "\n// Code: " + codeOf(sample()) + "\n" + textOf(changed),
            {{}, {}, sample()});
        QVERIFY(!checked.right() && !checked.legal());
        QCOMPARE(checked.checksumClaim, Claim::Wrong);
        QCOMPARE(checked.codeClaim, Claim::Wrong);
        QCOMPARE(checked.checksum, checksumOf(changed));
        const auto reasons = app::listReasons(checked);
        QCOMPARE(reasons.front(), "The checksum does not fit: the list says " + checksumOf(sample()) +
                                      ", its cards give " + checksumOf(changed) + ".");
        QCOMPARE(reasons.back(), std::string("1 card differs from the list it is compared with."));
        const auto lines = app::differenceLines(checked.differences, *checked.list.checker);
        QCOMPARE(lines.size(), std::size_t{1});
        QVERIFY2(
            lines.front().find(name) != std::string::npos && lines.front().ends_with("(−1)"), lines.front().c_str());
    }

    void theChecksumMayBeGivenFromOutside()
    {
        QCOMPARE(checkText(textOf(sample()), {{}, model::fold(checksumOf(sample())), {}}).checksumClaim,
            Claim::Right); // capitals do not matter
        QCOMPARE(checkText(textOf(sample()), {{}, "AAAA-AAAA-AAAA-AAAA", {}}).checksumClaim, Claim::Wrong);
        QCOMPARE(checkText(textOf(sample())).checksumClaim, Claim::None);
    }

    void whatIsNotKnownCannotBeRight()
    {
        const app::ListReader reader(
            starterLibrary(), catalogueOf(R"([{"name":"Candle Reef","type":"Terrain","cp":4}])"));
        const auto deck = deckOf("main: 3 Candle Reef, 2 Aegis Tender");
        const auto checked = app::checkList(
            reader.readCodes({}, codeOf(deck)).front(), reader, {{}, checksumOf(deck), {}});
        QVERIFY(checked.read() && !checked.legal() && !checked.right());
        QCOMPARE(checked.checksumClaim, Claim::Open);
        const auto reasons = app::listReasons(checked);
        QVERIFY2(
            reasons.front().find("2 copies of the card with number ") != std::string::npos, reasons.front().c_str());
        QVERIFY2(reasons.front().find("Main deck") == 0, reasons.front().c_str());
    }

    void linesThatCannotBeReadAndNamesNobodyKnows()
    {
        const auto checked = checkText(textOf(sample()) + "\nCandle Reefs\n2 No Such Card\n");
        QVERIFY(!checked.legal());
        const auto reasons = app::listReasons(checked);
        QVERIFY2(reasons.front().starts_with("Could not be read: line "), reasons.front().c_str());
        QVERIFY(std::any_of(reasons.begin(), reasons.end(),
            [](const auto& reason) { return reason.find("No Such Card") != std::string::npos; }));
        QVERIFY(checked.code.empty() && checked.codeTrouble.find("No Such Card") != std::string::npos);
    }

    void whatCannotBeReadSaysWhy()
    {
        const auto checked = app::checkList(listReader().read("x.png", "nothing").front(), listReader());
        QVERIFY(!checked.read() && !checked.legal() && !checked.right());
        QCOMPARE(app::listReasons(checked), std::vector{checked.list.error});
        QCOMPARE(app::verdictWord(checked), std::string("not read"));
    }

    // Spelling, keys, order, printings and piles that do not count are no differences.
    void listsAreComparedByWhatTheyMean()
    {
        const auto& checker = *listReader().checker(sample().ruleset);
        auto other = sample();
        for (auto& section : other.sections) {
            std::reverse(section.entries.begin(), section.entries.end());
            for (auto& entry : section.entries) {
                entry.card = model::fold(entry.card);
                entry.printing = "COR 1";
            }
        }
        other.name = "Another";
        other.sectionOrNew(model::SectionId("maybe")).entries.push_back({"Candle Reef", std::nullopt, {}, 2, {}});
        QVERIFY(app::listDifferences(sample(), other, checker).empty());
        QVERIFY(
            app::listDifferences(sample(), listReader().readCodes({}, codeOf(sample())).front().deck, checker).empty());
        const auto differences = app::listDifferences(sample(), oneLess(sample()), checker);
        QCOMPARE(differences.size(), std::size_t{1});
        QCOMPARE(differences.front().cards.front().to - differences.front().cards.front().from, -1);
    }

    void aFolderIsLookedThroughInNaturalOrder()
    {
        const Scratch scratch;
        std::filesystem::create_directories(scratch.path("day 2/.hidden"));
        for (const auto* name :
            {"list 10.txt", "list 9.txt", "day 2/a.nxdeck", "notes.doc", ".secret.txt", "day 2/.hidden/b.txt"})
            scratch.write(name, textOf(sample()));
        const auto folder = app::listsIn(scratch.path());
        std::vector<std::string> names;
        for (const auto& file : folder.files)
            names.push_back(std::filesystem::relative(file, scratch.path()).string());
        QCOMPARE(names, (std::vector<std::string>{"day 2/a.nxdeck", "list 9.txt", "list 10.txt"}));
        QCOMPARE(folder.passedOver, std::size_t{1});
        QVERIFY(app::listsIn(scratch.path("none")).error.starts_with("cannot be opened"));
    }

    void foldersInFoldersHaveABound()
    {
        const Scratch scratch;
        scratch.write("list.txt", "3 Relay Drone\n");
        auto deep = scratch.path("d");
        for (int level = 0; level < 100; ++level)
            deep /= "d";
        std::filesystem::create_directories(deep);
        QVERIFY(app::listsIn(scratch.path()).error.empty());
        std::filesystem::create_directories(deep / "d");
        const auto found = app::listsIn(scratch.path());
        QCOMPARE(found.error, std::string("holds folders more than 100 deep; verify those by themselves"));
        QVERIFY(found.files.size() <= 1); // a file system has its own order
    }

    void manyFilesAreCheckedInTheirOrder()
    {
        const Scratch scratch;
        std::vector<std::filesystem::path> files;
        for (int i = 0; i < 41; ++i) {
            const auto name = "list " + std::to_string(i) + ".txt";
            scratch.write(name.c_str(), i == 7 ? "" : i == 20 ? textOf(oneLess(sample())) : textOf(sample()));
            files.push_back(scratch.path(name.c_str()));
        }
        std::size_t told = 0;
        const auto lists = app::checkFiles(files, listReader(), {}, [&](std::size_t done, std::size_t all) {
            told = std::max(told, done);
            return all == 41;
        });
        QVERIFY(lists.has_value());
        QCOMPARE(lists->size(), std::size_t{41});
        QCOMPARE(told, std::size_t{41});
        for (int i = 0; i < 41; ++i) {
            const auto& one = (*lists)[static_cast<std::size_t>(i)];
            QCOMPARE(one.list.source, files[static_cast<std::size_t>(i)].string());
            QCOMPARE(one.legal(), i != 7 && i != 20);
        }
        QCOMPARE(app::checkedSummary(*lists), std::string("41 lists: 39 legal, 1 not legal, 1 not read."));
        QVERIFY(!app::checkFiles(files, listReader(), {}, [](std::size_t done, std::size_t) { return done < 8; }));
    }
};

NEXUS_TEST(ListCheckTest, Screen);

} // namespace list_check_test

#include "list_check_test.moc"
