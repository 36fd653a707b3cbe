// The set and the decks that come with the program keep what was promised of them.
#include "app/documents/game_library.h"
#include "app/documents/profile.h"
#include "db/catalogue_store.h"
#include "db/deck_store.h"
#include "importers/decklist/deck_json.h"
#include "model/base/text.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <map>
#include <set>

namespace starter_set_test {

using namespace nexus;
using namespace nexus::test;

namespace {

std::vector<model::Card> allCards()
{
    std::vector<model::Card> cards;
    for (model::CardIndex i = 0; i < starterCatalogue()->size(); ++i)
        cards.push_back(starterCatalogue()->card(i));
    return cards;
}

model::AttributeIndex attribute(const char* id) { return *starterGame().find(model::AttributeId(id)); }

std::vector<model::Deck> sampleDecks()
{
    std::vector<model::Deck> decks;
    for (const auto& file : app::embeddedFiles("quantum-nexus", "decks"))
        decks.push_back(importers::readDeckJson(file.bytes).value());
    return decks;
}

// The text without its digits and the card's own name: two cards that differ in those only are one idea twice.
std::string idea(const model::Card& card, std::string text)
{
    if (const auto at = text.find(card.name); at != std::string::npos)
        text.erase(at, card.name.size());
    std::erase_if(text, [](char c) { return c >= '0' && c <= '9'; });
    return model::fold(text);
}

} // namespace

class StarterSetTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thereAreEnoughCardsOfEveryKind()
    {
        std::map<std::string, int> types;
        std::set<int> cp, duplicates, missionCp, missionPoints, kinds;
        std::map<std::string, int> ranges;
        int leaders = 0;
        for (const auto& card : allCards()) {
            ++types[card.type];
            leaders += std::find(card.subtypes.begin(), card.subtypes.end(), "Leader") != card.subtypes.end();
            int points = 0, domains = 0;
            for (const auto domain : starterGame().domainAttributes()) {
                points += card.numbers[domain].value_or(0);
                domains += card.numbers[domain].value_or(0) > 0;
            }
            if (card.type == "Mission") {
                missionCp.insert(card.numbers[attribute("cp")].value());
                missionPoints.insert(points);
                for (const char* text : {"passive", "challenge", "one-time"})
                    QVERIFY2(card.texts.contains(attribute(text)), card.name.c_str());
                continue;
            }
            cp.insert(card.numbers[attribute("cp")].value());
            duplicates.insert(card.numbers[attribute("duplicates")].value());
            kinds.insert(domains);
            if (const auto range = card.numbers[attribute("range")])
                ++ranges[starterGame().attributes[attribute("range")].choices[static_cast<std::size_t>(*range)]];
        }
        QVERIFY(types["Mission"] >= 36);
        QVERIFY(int(starterCatalogue()->size()) - types["Mission"] >= 240);
        for (const char* type : {"Unit", "Asset", "Event", "Upgrade", "Terrain"})
            QVERIFY2(types[type] >= 10, type);
        QVERIFY(leaders >= 12);
        for (int n = 1; n <= 12; ++n)
            QVERIFY2(cp.contains(n), std::to_string(n).c_str());
        for (int n = 1; n <= 6; ++n)
            QVERIFY2(duplicates.contains(n), std::to_string(n).c_str());
        for (int n = 1; n <= 9; ++n)
            QVERIFY2(missionCp.contains(n), std::to_string(n).c_str());
        for (int n = 1; n <= 4; ++n)
            QVERIFY2(missionPoints.contains(n), std::to_string(n).c_str());
        QCOMPARE(ranges.size(), std::size_t{3});
        QVERIFY((kinds == std::set<int>{0, 1, 2, 3}));
    }

    void everyKeywordStandsOnTwoCards()
    {
        std::map<const model::Keyword*, int> uses;
        for (const auto& card : allCards())
            for (const auto& printed : card.keywords) {
                const auto* keyword = starterGame().keywordOf(printed);
                QVERIFY2(keyword, (card.name + ": " + printed).c_str());
                ++uses[keyword];
            }
        for (const auto& keyword : starterGame().keywords)
            if (keyword.name != "Martyrdom") // a word of other people's lists, not of the rulebook's glossary
                QVERIFY2(uses[&keyword] >= 2, keyword.name.c_str());
    }

    void noTwoRuleTextsAreAlike()
    {
        std::map<std::string, std::string> seen;
        for (const auto& card : allCards()) {
            std::vector<std::string> texts;
            if (!card.rules.empty())
                texts.push_back(card.rules);
            for (const auto& [index, text] : card.texts)
                texts.push_back(text);
            for (const auto& text : texts) {
                const auto [twin, isNew] = seen.emplace(idea(card, text), card.name);
                QVERIFY2(isNew, (card.name + " and " + twin->second).c_str());
            }
        }
    }

    void nothingIsTakenFromTheRealList()
    {
        const auto shared = sharedFolder();
        if (!shared)
            QSKIP("shared is not here");
        const auto theirs = fileBytes(*shared / "data" / "quantum-nexus" / "PlayCards.md") +
                            fileBytes(*shared / "data" / "quantum-nexus" / "MissionCards.md");
        for (const auto& card : allCards()) {
            QVERIFY2(theirs.find("| " + card.name + " ") == std::string::npos, card.name.c_str());
            for (const auto& text : {card.rules, card.flavor})
                QVERIFY2(text.size() < 30 || theirs.find(text) == std::string::npos, card.name.c_str());
        }
    }

    void everySampleDeckIsLegalAndHasAPlan()
    {
        const model::DeckChecker checker(ruleset(), starterCatalogue());
        std::map<std::string, int> mainDomain;
        int sideboards = 0;
        std::set<int> sizes;
        for (const auto& deck : sampleDecks()) {
            const auto report = checker.check(deck);
            QVERIFY2(report.findings.empty(),
                (deck.name + ": " + (report.findings.empty() ? "" : report.findings.front().rule)).c_str());
            QVERIFY2(model::split(deck.notes, ' ').size() >= 30, deck.name.c_str());
            const int cards = deck.copies(model::SectionId("main"));
            QVERIFY2(cards >= 40 && cards <= 70, deck.name.c_str());
            sizes.insert(cards);
            sideboards += deck.copies(model::SectionId("sideboard")) == 10;
            std::pair<std::int64_t, std::string> most{0, ""};
            for (const auto& total : report.totals)
                for (const auto& [domain, value] : total.perDomain)
                    if (value > most.first)
                        most = {value, starterGame().attributes[domain].id.str()};
            ++mainDomain[most.second];
        }
        QVERIFY(sampleDecks().size() >= 12);
        for (const auto domain : starterGame().domainAttributes())
            QVERIFY2(mainDomain[starterGame().attributes[domain].id.str()] >= 2,
                starterGame().attributes[domain].label.c_str());
        QVERIFY(sideboards >= 6);
        QVERIFY(*sizes.begin() <= 42 && *sizes.rbegin() >= 66);
    }

    void aNewProfileHoldsTheSetAndTheDecks()
    {
        const Scratch scratch;
        app::Profile profile(scratch.path("p"));
        QCOMPARE(profile.catalogue()->size(), starterCatalogue()->size());
        QCOMPARE(profile.decks().list().size(), sampleDecks().size());
        app::Profile again(scratch.path("p"));
        QCOMPARE(again.catalogueStore().revision(), profile.catalogueStore().revision());
    }

    void aNewerStarterSetIsTakenOver()
    {
        const Scratch scratch;
        {
            app::Profile profile(scratch.path("p"));
            profile.catalogueStore().setNote("starter", "an older one");
            const auto before = profile.catalogue();
            auto card = before->card(0);
            card.numbers[attribute("cp")] = 99;
            profile.catalogueStore().apply(model::planImport(*before, {card}), *before, {}, "2025-01-01");
        }
        app::Profile profile(scratch.path("p"));
        QCOMPARE(profile.catalogue()->card(0).numbers, starterCatalogue()->card(0).numbers);
    }
};

NEXUS_TEST(StarterSetTest, Events);

} // namespace starter_set_test

#include "starter_set_test.moc"
