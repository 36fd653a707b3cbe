#include "app/documents/game_library.h"

#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace game_library_test {

using namespace nexus;
using namespace nexus::test;

namespace {

constexpr const char* folder = "games/quantum-nexus/rulesets";

app::GameLibrary with(const Scratch& scratch, const char* name, const std::string& bytes)
{
    std::filesystem::create_directories(scratch.path(folder));
    scratch.write((std::string(folder) + "/" + name).c_str(), bytes);
    return app::loadGame("quantum-nexus", scratch.path());
}

std::string minimal(const std::string& id, const std::string& more = "")
{
    return R"({"format":"nexusdeck-ruleset/1","game":"quantum-nexus","id":")" + id +
           R"(","name":"N","sections":[{"id":"main","label":"Main"}],"constraints":[])" + more + "}";
}

} // namespace

} // namespace game_library_test

// moc of Qt 6.4 loses count of the braces in raw strings, so the namespace begins anew.
namespace game_library_test {

class GameLibraryTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theDefaultEditionComesFirst()
    {
        const auto& library = starterLibrary();
        QVERIFY(library.refused.empty());
        QCOMPARE(library.rulesets.size(), std::size_t{2});
        QCOMPARE(library.rulesets.front().ruleset.id.str(), std::string("quantum-nexus-2025-07"));
        QVERIFY(library.rulesets.front().builtIn);
    }

    void anEditionFromTheProfileIsAddedWithItsAttributes()
    {
        const Scratch scratch;
        const auto library = with(
            scratch, "mine.json", minimal("mine", R"(,"attributes":[{"id":"rp","label":"RP","kind":"integer"}])"));
        QVERIFY(library.refused.empty());
        const auto* mine = library.find(model::RulesetId("mine"));
        QVERIFY(mine && !mine->builtIn);
        QVERIFY(library.game.find(model::AttributeId("rp")));
    }

    void anIdThatIsTakenIsRefusedWithThePlaceOfTheOther()
    {
        const Scratch scratch;
        const auto library = with(scratch, "copy.json", minimal("quantum-nexus-2025-07"));
        QCOMPARE(library.refused.size(), std::size_t{1});
        QCOMPARE(library.refused.front().problems.front().pointer, std::string("/id"));
        QVERIFY(library.refused.front().problems.front().reason.find("2025-07.json") != std::string::npos);
        QVERIFY(library.find(model::RulesetId("quantum-nexus-2025-07"))->builtIn);
    }

    void twoFilesThatDisagreeAboutAnAttributeAreNotBothUsed()
    {
        const Scratch scratch;
        (void)with(
            scratch, "a.json", minimal("house-a", R"(,"attributes":[{"id":"rp","label":"RP","kind":"integer"}])"));
        const auto library = with(
            scratch, "b.json", minimal("house-b", R"(,"attributes":[{"id":"rp","label":"Other","kind":"text"}])"));
        QVERIFY(library.find(model::RulesetId("house-a")));
        QVERIFY(!library.find(model::RulesetId("house-b")));
        QCOMPARE(library.refused.size(), std::size_t{1});
    }

    void whatIsNoRulesetDoesNotStopTheOthers()
    {
        const Scratch scratch;
        (void)with(scratch, "good.json", minimal("good"));
        const auto library = with(scratch, "bad.json", "{");
        QVERIFY(library.find(model::RulesetId("good")));
        QCOMPARE(library.refused.size(), std::size_t{1});
        QVERIFY(library.refused.front().file.ends_with("bad.json"));
    }

    // What is written of one's own for rule texts: beside the game, and beside an edition for the cards of its sets.
    void wordsOfOnesOwnAreReadWithTheGame()
    {
        const Scratch scratch;
        std::filesystem::create_directories(scratch.path(folder));
        scratch.write("games/quantum-nexus/phrases.txt", "clause Destroy: smash {groups}\n");
        scratch.write("games/quantum-nexus/rulesets/mine.aliases.txt", "zap = exhaust\n");
        scratch.write("games/quantum-nexus/rulesets/mine.phrases.txt", "clause Destroy: smash\n");
        const auto library = with(scratch, "mine.json", minimal("mine", R"(,"sets":["OWN"])"));
        QCOMPARE(library.game.phrases.size(), std::size_t{1});
        QVERIFY(library.game.phrases.front().sets.empty());
        const auto zap = std::ranges::find(library.game.aliases, std::vector<std::string>{"zap"}, &model::Alias::from);
        QVERIFY(zap != library.game.aliases.end());
        QCOMPARE(zap->sets, std::vector<std::string>{"OWN"});
        QCOMPARE(library.refused.size(), std::size_t{1});
        QVERIFY(library.refused.front().file.ends_with("mine.phrases.txt"));
        QCOMPARE(library.refused.front().problems.front().column, std::size_t{17});
    }

    void aGameNobodyKnowsIsSaidSo()
    {
        QVERIFY_EXCEPTION_THROWN((void)app::loadGame("chess", "/nonexistent"), std::runtime_error);
    }
};

NEXUS_TEST(GameLibraryTest, Events);

} // namespace game_library_test

#include "game_library_test.moc"

#include <stdexcept>
