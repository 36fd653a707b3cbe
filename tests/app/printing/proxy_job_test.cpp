#include "app/printing/proxy_job.h"

#include "model/base/random.h"
#include "model/collection/allocation.h"
#include "tests/support/owned.h"
#include "tests/support/random_values.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace proxy_job_test {

using namespace nexus;
using namespace nexus::app;
using namespace nexus::test;

namespace {

std::shared_ptr<const model::DeckChecker> checker()
{
    static const auto made = std::make_shared<const model::DeckChecker>(ruleset(), starterCatalogue());
    return made;
}

model::Deck named(model::Deck deck, const char* name)
{
    deck.name = name;
    return deck;
}

ProxyDeck proxyDeck(
    const std::string& text, const char* name = "Test", std::optional<model::BuiltDeckId> id = std::nullopt)
{
    return {named(deckOf(text), name), checker(), id};
}

ProxyJob collect(const std::vector<ProxyDeck>& decks, const ProxyChoice& choice = {},
    const model::Collection& collection = {}, const model::PrintedRecord& record = {})
{
    return collectProxies(decks, choice, collection, record);
}

// "2 Aegis Tender, 1 Second Draft": neighbours together.
std::string told(const ProxyJob& job)
{
    std::vector<std::pair<std::size_t, int>> runs;
    for (const auto face : job.copies)
        if (runs.empty() || runs.back().first != face)
            runs.emplace_back(face, 1);
        else
            ++runs.back().second;
    std::string text;
    for (const auto& [face, copies] : runs)
        text += (text.empty() ? "" : ", ") + std::to_string(copies) + " " + job.faces[face].card.name;
    return text;
}

const char* const twoPrintings = R"([
 {"name":"Bolt","type":"Event","cp":1,"duplicates":4,"set":"COR","number":"1","rules":"Old words.","domains":{"magic":1}}])";

} // namespace

class ProxyJobTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aDeckIsPrintedInItsOrder()
    {
        const auto job = collect(
            {proxyDeck("main: 2 Breach Surveyor, 1 Aegis Tender; sideboard: 1 Second Draft; maybe: 3 Ringbark Bull")});
        QCOMPARE(told(job), std::string("2 Breach Surveyor, 1 Aegis Tender, 1 Second Draft"));
        QCOMPARE(job.faces.size(), std::size_t{3});
        QVERIFY(job.warnings.empty());
    }

    void pilesThatCountForNothingComeOnRequest()
    {
        const auto deck = proxyDeck("main: 1 Aegis Tender; maybe: 2 Ringbark Bull");
        QCOMPARE(told(collect({deck}, {.everything = true})), std::string("1 Aegis Tender, 2 Ringbark Bull"));
        QCOMPARE(told(collect({deck}, {.sections = {model::SectionId("maybe")}})), std::string("2 Ringbark Bull"));
        QCOMPARE(told(collect({deck}, {.sections = {model::SectionId("main")}})), std::string("1 Aegis Tender"));
    }

    void aCardOfSeveralDecksIsOneFace()
    {
        const auto job = collect(
            {proxyDeck("main: 2 Aegis Tender"), proxyDeck("main: 1 Second Draft, 1 Aegis Tender", "Other")});
        QCOMPARE(told(job), std::string("2 Aegis Tender, 1 Second Draft, 1 Aegis Tender"));
        QCOMPARE(job.faces.size(), std::size_t{2});
        QCOMPARE(job.printed.size(), std::size_t{2}); // each deck remembers its own
    }

    // A ruleset of certain sets sees a catalogue of its own, in which the same numbers mean other cards.
    void decksOfDifferentPoolsKeepTheirCards()
    {
        const auto catalogue = catalogueOf(R"([
            {"name":"Anvil","type":"Unit","cp":1,"duplicates":2,"set":"OLD","number":"1"},
            {"name":"Bolt","type":"Event","cp":1,"duplicates":2,"set":"OLD","number":"2","rules":"Old words."},
            {"name":"Bolt","type":"Event","cp":2,"duplicates":2,"set":"NEW","number":"1","rules":"New words."},
            {"name":"Crown","type":"Asset","cp":1,"duplicates":2,"set":"NEW","number":"2"}])");
        const auto deck = [&](const char* sets, const std::string& rows, const char* name) {
            const auto law = rulesetOf(
                R"({"rule":"copies","kind":"copies","sections":["main"],"limit":"duplicates"})", sets);
            return ProxyDeck{
                named(deckOf(rows), name), std::make_shared<const model::DeckChecker>(law, catalogue), std::nullopt};
        };
        const auto job = collect({deck(R"("sets":["OLD"],)", "main: 1 Anvil, 1 Bolt", "Old"),
            deck(R"("sets":["NEW"],)", "main: 1 Bolt, 1 Crown", "New"),
            deck("", "main: 1 Crown, 1 Bolt [OLD 2], 1 Anvil", "All")});
        QCOMPARE(told(job), std::string("1 Anvil, 1 Bolt, 1 Bolt, 2 Crown, 1 Bolt, 1 Anvil"));
        QCOMPARE(job.faces.size(), std::size_t{4});
        QCOMPARE(job.faces[1].card.rules, std::string("Old words."));
        QCOMPARE(job.faces[2].card.rules, std::string("New words."));
        QCOMPARE(job.copies, (std::vector<std::size_t>{0, 1, 2, 3, 3, 1, 0}));
    }

    void cardsAreChosenByName()
    {
        const auto deck = proxyDeck("main: 2 Breach Surveyor, 1 Aegis Tender; sideboard: 1 Breach Surveyor");
        QCOMPARE(told(collect({deck}, {.cards = {"breach surveyor"}})), std::string("3 Breach Surveyor"));
        const auto job = collect({deck}, {.cards = {"Aegis Tender", "Nobody"}});
        QCOMPARE(told(job), std::string("1 Aegis Tender"));
        QCOMPARE(job.warnings.size(), std::size_t{1});
        QVERIFY(job.warnings[0].trouble == ProxyTrouble::NotInDecks);
        QCOMPARE(job.warnings[0].card, std::string("Nobody"));
    }

    void whatTheCatalogueDoesNotHaveIsTold()
    {
        const auto job = collect({proxyDeck("main: 2 No Such Card, 1 Aegis Tender; sideboard: 1 No Such Card")});
        QCOMPARE(told(job), std::string("1 Aegis Tender"));
        QCOMPARE(job.warnings.size(), std::size_t{1}); // once
        QVERIFY(job.warnings[0].trouble == ProxyTrouble::UnknownCard);
    }

    void onlyMissingCopiesOfAllDecksTogether()
    {
        const auto collection = collectionWith({owned("Aegis Tender", 3), owned("Second Draft", 9)});
        const std::vector decks{proxyDeck("main: 2 Aegis Tender, 1 Second Draft; sideboard: 1 Aegis Tender"),
            proxyDeck("main: 2 Aegis Tender, 1 Breach Surveyor", "Other")};
        QCOMPARE(told(collect({decks[0]}, {.onlyMissing = true}, collection)), std::string());
        QCOMPARE(
            told(collect(decks, {.onlyMissing = true}, collection)), std::string("2 Aegis Tender, 1 Breach Surveyor"));
        // What the main section uses is not there for the sideboard again.
        const auto few = collectionWith({owned("Aegis Tender", 2)});
        QCOMPARE(told(collect({decks[0]}, {.sections = {model::SectionId("sideboard")}, .onlyMissing = true}, few)),
            std::string("1 Aegis Tender"));
        QCOMPARE(told(collect({decks[0]}, {.cards = {"Aegis Tender"}, .onlyMissing = true}, few)),
            std::string("1 Aegis Tender"));
    }

    void copiesSetAsideForAnotherDeckAreMissing()
    {
        auto collection = collectionWith({owned("Aegis Tender", 2)});
        QVERIFY(collection.apply(
            *model::buildDeck(collection, 7, {{owned("Aegis Tender").card, "Aegis Tender", 2}}, "Seven")));
        QCOMPARE(told(collect({proxyDeck("main: 2 Aegis Tender", "Seven", 7)}, {.onlyMissing = true}, collection)),
            std::string());
        QCOMPARE(told(collect({proxyDeck("main: 2 Aegis Tender", "Eight", 8)}, {.onlyMissing = true}, collection)),
            std::string("2 Aegis Tender"));
    }

    void missingIsWhatTheAllocationSays()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            model::Random random(seed);
            std::vector<ProxyDeck> decks;
            for (int i = 0; i < 3; ++i)
                decks.push_back({randomDeck(random.next(), *starterCatalogue()), checker(), std::nullopt});
            std::vector<model::Stack> stacks;
            for (model::CardIndex card = 0; card < 40; ++card)
                stacks.push_back(owned(std::string(starterCatalogue()->name(card)), random.between(1, 4)));
            const auto collection = collectionWith(stacks);
            const auto job = collect(decks, {.onlyMissing = true}, collection);
            std::map<std::string, std::int64_t> printed, needed;
            for (const auto face : job.copies)
                ++printed[job.faces[face].key];
            for (const auto& deck : decks)
                for (const auto& row : checker()->resolve(deck.deck))
                    if (row.card && row.count > 0 && row.section != model::DeckChecker::noSection &&
                        !ruleset().sections[row.section].free)
                        needed[std::string(starterCatalogue()->key(*row.card))] += row.count;
            for (const auto& [key, copies] : needed) {
                const auto have = collection.copies(model::CardKey(key)).free();
                RC_ASSERT(printed[key] == std::max<std::int64_t>(0, copies - have));
            }
        }));
    }

    void onlyWhatChangedSinceTheLastPrint()
    {
        const auto before = collect({proxyDeck("main: 2 Aegis Tender, 1 Second Draft")});
        model::PrintedRecord record;
        remember(record, before);
        const auto again = [&](const char* text, const char* name = "Test") {
            return collect({proxyDeck(text, name)}, {.onlyChanged = true}, {}, record);
        };
        QCOMPARE(told(again("main: 2 Aegis Tender, 1 Second Draft")), std::string());
        QCOMPARE(told(again("main: 2 Aegis Tender, 1 Second Draft", "TEST")), std::string()); // the same name
        const auto more = again("main: 1 Breach Surveyor, 3 Aegis Tender; sideboard: 1 Aegis Tender");
        QCOMPARE(told(more), std::string("1 Breach Surveyor, 2 Aegis Tender"));
        remember(record, more);
        QCOMPARE(told(again("main: 1 Breach Surveyor, 3 Aegis Tender; sideboard: 1 Aegis Tender")), std::string());
        QCOMPARE(told(again("main: 1 Second Draft", "Another deck")), std::string("1 Second Draft"));
    }

    void aChangedTextIsPrintedAgain()
    {
        auto cards = cardsOf(twoPrintings);
        const auto first = faceFingerprint(cards[0]);
        QCOMPARE(first.size(), std::size_t{16});
        auto other = cards[0];
        other.rules = "New words.";
        QVERIFY(faceFingerprint(other) != first);
        other = cards[0];
        other.numbers[0] = 9;
        QVERIFY(faceFingerprint(other) != first);
        other = cards[0];
        other.number = "77"; // it plays the same
        QCOMPARE(faceFingerprint(other), first);
    }

    void thePrintingOfTheDeckIsPrinted()
    {
        const auto card = starterCatalogue()->named("aegis tender").front();
        const auto face = cardFace(*starterCatalogue(), card);
        const auto label = face.card.set + " " + face.card.number;
        QVERIFY(collect({proxyDeck("main: 1 Aegis Tender [" + label + "]")}).warnings.empty());
        const auto job = collect({proxyDeck("main: 1 Aegis Tender [XYZ 999]")});
        QCOMPARE(told(job), std::string("1 Aegis Tender"));
        QVERIFY(job.warnings.at(0).trouble == ProxyTrouble::UnknownPrinting);
        QCOMPARE(job.warnings.at(0).detail, std::string("XYZ 999"));
    }

    void theRecordIsKeptInTheProfile()
    {
        const Scratch scratch;
        QVERIFY(readProxyRecord(scratch.path()).record.empty());
        QVERIFY(readProxyRecord(scratch.path()).trouble.empty());
        model::PrintedRecord record;
        remember(record, collect({proxyDeck("main: 2 Aegis Tender")}));
        QVERIFY(keepProxyRecord(scratch.path(), record));
        QVERIFY(readProxyRecord(scratch.path()).record == record);
        scratch.write("printed.json", "{\"format\": \"nexus");
        const auto damaged = readProxyRecord(scratch.path());
        QVERIFY(damaged.record.empty());
        QVERIFY(damaged.trouble.find("printed.json is damaged") != std::string::npos);
        QVERIFY(keepProxyRecord(scratch.path(), record));
        QCOMPARE(scratch.read("printed.json.damaged"), std::string("{\"format\": \"nexus"));
        QVERIFY(readProxyRecord(scratch.path()).record == record);
        QVERIFY(!keepProxyRecord(scratch.path("no/such/folder"), record));
    }
};

NEXUS_TEST(ProxyJobTest, Events);

} // namespace proxy_job_test

#include "proxy_job_test.moc"
