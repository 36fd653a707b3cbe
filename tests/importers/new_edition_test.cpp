#include "importers/new_edition.h"

#include "importers/game_json.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace new_edition_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

class NewEditionTest : public QObject {
    Q_OBJECT

private:
    static EditionProposal propose(const std::string& text, const Game& game = starterGame())
    {
        return proposeEdition(readTables(text).value(), game, "P26");
    }
    static ReadResult<std::string> written(
        std::string_view law, const EditionHead& head, const EditionProposal& proposal)
    {
        return writeEdition(law, head, proposal, starterGame().face, starterGame());
    }
    // "speed integer; lane choice Left/Right"
    static std::string told(const EditionProposal& proposal)
    {
        std::string text;
        for (const auto& [attribute, instead, place] : proposal.attributes) {
            text += (text.empty() ? "" : "; ") + attribute.id.str() + " " + std::string(kindWord(attribute.kind));
            for (const auto& choice : attribute.choices)
                text += "/" + choice;
            text += instead.empty() ? "" : " instead of " + instead;
        }
        for (const auto& column : proposal.unplaced)
            text += (text.empty() ? "?" : "; ?") + column.heading + "=" + column.example;
        return text;
    }

private Q_SLOTS:
    void whatTheGameKnowsAndCanTakeNeedsNothing()
    {
        QVERIFY(propose("Name,Card Type,CP,Range,Rule Box\nA,Unit,2,Far,Text.\nB,Unit,N/A,-,\n") == EditionProposal{});
        // Tables that are none of cards are passed over.
        QVERIFY(propose("| Domain | Colour |\n| --- | --- |\n| Magic | blue |\n") == EditionProposal{});
    }

    void aHeadingWithOtherCellsBecomesAnotherAttribute()
    {
        const auto proposal = propose("Name,Card Type,Range\nA,Unit,1\nB,Unit,3\nC,Event,N/A\n");
        QCOMPARE(told(proposal), std::string("range-p26 integer instead of range"));
        QCOMPARE(proposal.attributes[0].attribute.label, std::string("Range"));
        QCOMPARE(proposal.attributes[0].attribute.headings, std::vector<std::string>{"Range"});
        QCOMPARE(told(propose("Name,Type,Range\nA,Unit,Far\nB,Unit,Very far\n")),
            std::string("range-p26 choice/Close/Mid/Far/Very far instead of range"));
    }

    void kindsAreTheNarrowestThatTakeEveryCell()
    {
        const auto proposal = propose("Name,Type,Speed,Lane,Unique,Artist,Empty,Text,Rules,★\n"
                                      "A,Unit,1,Left,x,Ada,,One,All,q\n"
                                      "B,Unit,-2,Right,,Bo Lin,-,Two,Is,r\n"
                                      "C,Unit,,left,no,Cy,N/A,Three,Said,s\n"
                                      "D,Unit,0,Right,yes,Di,,Four,Here,t\n");
        QCOMPARE(told(proposal),
            std::string(
                "speed integer; lane choice/Left/Right; unique flag; artist text; rules-p26 text; ?Empty=; ?★=q"));
    }

    void aNumberButForSomeCellsWantsALook()
    {
        QCOMPARE(told(propose("Name,Type,Speed\nA,Unit,1\nB,Unit,2\nC,Unit,fast\n")), std::string("?Speed=fast"));
        QCOMPARE(told(propose("Name,Type,\nA,Unit,stray\n")), std::string("?=stray"));
    }

    void severalTablesAreReadAsOneEdition()
    {
        const auto proposal = propose("| Name | Card Type | Range |\n|---|---|---|\n| A | Unit | Far |\n\n"
                                      "| Name | Card Type | RANGE |\n|---|---|---|\n| B | Unit | 2 |\n");
        QCOMPARE(told(proposal), std::string("range-p26 choice/Close/Mid/Far/2 instead of range"));
    }

    void numbersGoOnTheFaceAndNotesInside()
    {
        const auto laws = starterFiles("rulesets");
        const auto proposal = propose("Name,Card Type,Range,RP Cost,Threat Posed,Lane\n"
                                      "A,Unit,1,2,Go wide,Left\nB,Unit,3,1,Go wide,Left\n");
        std::vector<CardPlace> places;
        for (const auto& each : proposal.attributes)
            places.push_back(each.place);
        QVERIFY((places == std::vector{CardPlace::Face, CardPlace::Face, CardPlace::Internal, CardPlace::Beside}));
        const auto bytes = written(laws[1].bytes, {"house-26", "House 26", "P26"}, proposal);
        QVERIFY(bytes);
        const auto library = readGameLibrary(
            starterGame(), {{laws[1].name, laws[1].bytes, true}, {"own.json", *bytes, false}});
        QVERIFY(library.refused.empty());
        const auto& game = library.game;
        const auto at = [&](const char* id) { return *game.find(AttributeId(id)); };
        QCOMPARE(game.faceOf("P26").middle, (std::vector{at("range-p26"), at("duplicates"), at("rp-cost")}));
        QVERIFY(game.faceOf("P26").cost == starterGame().face.cost);
        QVERIFY(game.faceOf("COR") == starterGame().face);
        QVERIFY(game.isInternal(at("threat-posed"), "P26") && game.isInternal(at("threat-posed"), "COR"));
        QVERIFY(!game.isInternal(at("lane"), "P26"));
        // It has its set to itself.
        QVERIFY(library.find(RulesetId("house-26"))->ruleset.apart);
        QCOMPARE(library.rulesets.front().ruleset.unseen, std::vector<std::string>{"P26"});
    }

    void anIdIsNoHeadingOfAnotherColumn()
    {
        const auto proposal = propose("Name,Type,Artist,Art[ist\nA,Unit,1,2\n");
        QCOMPARE(told(proposal), std::string("artist integer; art-ist-p26 integer"));
        const auto bytes = written(R"({"game":"quantum-nexus"})", {"house", "House", "P26"}, proposal);
        QVERIFY(readRulesetHead(bytes.value(), starterGame()));
        QCOMPARE(told(propose("Name,Type,Art[ist,Artist\nA,Unit,1,2\n")),
            std::string("art-ist-p26 integer; artist integer"));
    }

    void idsAreFreeAndNoWordsOfTheSearch()
    {
        QCOMPARE(told(propose("Name,Type,Own,1st,Cost,CP Cost\nA,Unit,1,2,3,4\n")),
            std::string("own-p26 integer; st integer; cp-cost integer instead of cp"));
    }

    void notesAreKnownByAWordOfTheirHeading()
    {
        const auto proposal = proposeEdition(
            readTables("Name,Type,Set Notes,Playtest 3,Notebook,Lane\nA,Unit,x,y,z,l\nB,Unit,u,v,w,l\n").value(),
            starterGame(), "P26", {"Lane"});
        std::string internal;
        for (const auto& proposed : proposal.attributes)
            if (proposed.place == CardPlace::Internal)
                internal += proposed.attribute.label + ";";
        QCOMPARE(internal, std::string("Set Notes;Playtest 3;Lane;"));
    }

    void twoEditionsHaveTheirOwnColumnsInCommon()
    {
        const auto laws = starterFiles("rulesets");
        const auto first = propose(
            "Name,Type,Range,Lane\nA,Unit,1,Left\nB,Unit,1,Left\nC,Unit,1,Right\nD,Unit,1,Right\n");
        const auto spring = written(laws[1].bytes, {"spring", "Spring", "P26"}, first);
        QVERIFY(spring);
        const auto library = readGameLibrary(
            starterGame(), {{laws[1].name, laws[1].bytes, true}, {"spring.json", *spring, false}});
        const auto next = [&](const char* table) {
            return proposeEdition(readTables(table).value(), library.game, "P27");
        };
        const auto same = next("Name,Type,Range,Lane\nA,Unit,2,Right\nB,Unit,3,Left\n");
        QCOMPARE(told(same), std::string("range-p26 integer instead of range; lane choice/Left/Right"));
        const auto summer = written(laws[1].bytes, {"summer", "Summer", "P27"}, same);
        QVERIFY(summer);
        const auto both = readGameLibrary(starterGame(),
            {{laws[1].name, laws[1].bytes, true}, {"spring.json", *spring, false}, {"summer.json", *summer, false}});
        QVERIFY(both.refused.empty());
        QVERIFY(both.game.headedInSet("lane", "P27") == both.game.find(AttributeId("lane")));
        // Words that the other edition does not have make a column of one's own.
        QCOMPARE(told(next("Name,Type,Lane\nA,Unit,Middle\nB,Unit,Middle\n")), std::string("lane-p27 choice/Middle"));
    }

    void theFileIsALawUnderAnotherHead()
    {
        const auto laws = starterFiles("rulesets");
        const auto proposal = propose("Name,Card Type,Range,Lane\nA,Unit,1,Left\nB,Unit,1,Left\n");
        const auto bytes = written(laws[1].bytes, {"house-26", "House 26", "P26"}, proposal);
        QVERIFY(bytes);
        const auto library = readGameLibrary(
            starterGame(), {{laws[1].name, laws[1].bytes, true}, {"own.json", *bytes, false}});
        QVERIFY(library.refused.empty());
        const auto& law = library.find(RulesetId("house-26"))->ruleset;
        const auto& base = library.rulesets[0].ruleset;
        QCOMPARE(law.name, std::string("House 26"));
        QCOMPARE(law.sets, std::vector<std::string>{"P26"});
        QCOMPARE(law.constraints.size(), base.constraints.size());
        QVERIFY(law.sections == base.sections && law.domains == base.domains);
        QCOMPARE(law.attributes.size(), std::size_t{2});
        QVERIFY(library.game.headedInSet("range", "P26") == library.game.find(AttributeId("range-p26")));
        // Out of such an edition comes another: what its attributes say of a heading gives way to what is new.
        const auto next = proposeEdition(
            readTables("Name,Card Type,Range\nA,Unit,long\nB,Unit,long\n").value(), library.game, "P26");
        QCOMPARE(told(next), std::string("range-p26-2 choice/long instead of range-p26"));
        const auto later = written(*bytes, {"house-27", "House 27", "P27"}, next);
        QVERIFY(later);
        const auto both = readGameLibrary(starterGame(),
            {{laws[1].name, laws[1].bytes, true}, {"own.json", *bytes, false}, {"own27.json", *later, false}});
        QVERIFY(both.refused.empty());
        QVERIFY(both.game.headedInSet("range", "P27") == both.game.find(AttributeId("range-p26-2")));
        QVERIFY(both.game.headedInSet("range", "P26") == both.game.find(AttributeId("range-p26")));
    }
};

NEXUS_TEST(NewEditionTest, Nothing);

} // namespace new_edition_test

#include "new_edition_test.moc"
