// Scenes that show what sentences of rule texts do: who has what, the orders, and what stands in the answer after them.
#pragma once

#include <string>
#include <vector>

namespace nexus::test {

// Cards made for the sentences they show.
inline const char* const sceneCards = R"json([
 {"name":"Grunt","type":"Unit","subtypes":["Beast"],"cp":2,"attack":2,"defense":2,"range":"Close"},
 {"name":"Brute","type":"Unit","cp":5,"attack":5,"defense":4,"range":"Close"},
 {"name":"Wall","type":"Unit","subtypes":["Construct"],"cp":3,"attack":0,"defense":5},
 {"name":"Captain","type":"Unit","subtypes":["Leader"],"cp":5,"attack":3,"defense":4,"range":"Close"},
 {"name":"Herder","type":"Unit","cp":3,"attack":1,"defense":2,"range":"Close","rules":"Passive: Other friendly Beasts have +1 Attack."},
 {"name":"Keeper","type":"Unit","cp":3,"attack":1,"defense":2,"range":"Close","rules":"Passive: This unit gets +1 Defense for each Asset you control."},
 {"name":"Hermit","type":"Unit","cp":2,"attack":1,"defense":1,"range":"Close","rules":"Passive: While you control no Assets, this unit has +2/+2."},
 {"name":"Preacher","type":"Unit","cp":3,"attack":1,"defense":2,"range":"Close","rules":"Passive: Other friendly units have Zeal."},
 {"name":"Pacifist","type":"Unit","cp":1,"attack":4,"defense":2,"range":"Close","rules":"This unit cannot attack."},
 {"name":"Medic","type":"Unit","cp":2,"attack":0,"defense":3,"rules":"Active: Pay 1 CP and exhaust this unit. Remove all accumulated Impact from target friendly unit."},
 {"name":"Ogre","type":"Unit","cp":4,"attack":3,"defense":3,"range":"Close","rules":"Active: Pay 1 CP, exhaust this unit, and destroy another friendly unit. If you do, draw two cards."},
 {"name":"Scout","type":"Unit","cp":2,"attack":1,"defense":1,"range":"Close","rules":"Interrupt: When this unit is deployed, draw a card."},
 {"name":"Widow","type":"Unit","cp":2,"attack":1,"defense":1,"range":"Close","rules":"Interrupt: When this unit is destroyed by an attack, apply Static to the attacking unit."},
 {"name":"Hunter","type":"Unit","cp":3,"attack":2,"defense":2,"range":"Close","rules":"Interrupt: When this unit attacks a unit with Static, it gets +2 Attack for this attack."},
 {"name":"Glutton","type":"Unit","cp":3,"attack":3,"defense":2,"range":"Close","rules":"Consume: Put a +1/+1 counter on this unit."},
 {"name":"Saint","type":"Unit","cp":2,"attack":1,"defense":1,"range":"Close","rules":"Martyrdom: When this unit is destroyed, you gain 1 CP."},
 {"name":"Plague","type":"Unit","cp":6,"attack":3,"defense":6,"range":"Close","rules":"Passive: At the start of the Game Round, inflict Impact 1 on each enemy unit."},
 {"name":"Mage","type":"Unit","cp":3,"attack":1,"defense":2,"range":"Close","rules":"Interrupt: When you play an Event, this unit gets +1 Attack until the end of the Game Round."},
 {"name":"Warden","type":"Unit","cp":3,"attack":1,"defense":3,"range":"Close","rules":"Active: Exhaust this unit. Target enemy unit cannot attack until the end of the Game Round."},
 {"name":"Clerk","type":"Unit","cp":2,"attack":1,"defense":2,"range":"Close","rules":"Passive: The first Asset you deploy each Game Round costs 1 less CP."},
 {"name":"Seer","type":"Unit","cp":2,"attack":1,"defense":2,"range":"Close","rules":"Interrupt: Once each Game Round, when you play an Event, you may draw a card."},
 {"name":"Forge","type":"Asset","cp":3,"defense":3,"rules":"Active: Pay 2 CP and exhaust this Asset. Create one 1/1 'Spark' Construct unit token with Zeal in a friendly Back Row Quadrant."},
 {"name":"Tap","type":"Asset","cp":2,"defense":2,"rules":"Active: Exhaust this Asset. Gain 1 CP."},
 {"name":"Riddle","type":"Asset","cp":2,"defense":2,"rules":"Active: Exhaust this Asset. Recite the oldest verse backwards."},
 {"name":"Plate","type":"Upgrade","cp":1,"rules":"Attached unit gets +1 Defense."},
 {"name":"Banner","type":"Upgrade","cp":1,"rules":"Attached unit gains Zeal."},
 {"name":"Bolt","type":"Event","cp":2,"rules":"Destroy target unit with Defense 3 or less."},
 {"name":"Rain","type":"Event","cp":3,"rules":"Inflict Impact 2 on each unit in target enemy Quadrant."},
 {"name":"Rally","type":"Event","cp":2,"rules":"Ready up to two friendly units."},
 {"name":"Tide","type":"Event","cp":2,"rules":"Return target unit with CP cost 3 or less to its owner's hand."},
 {"name":"Fork","type":"Event","cp":1,"rules":"Choose one: Draw a card; or gain 2 CP."},
 {"name":"Ward","type":"Event","cp":1,"rules":"The next time target friendly unit would be destroyed this Game Round, it is not."},
 {"name":"Push","type":"Event","cp":1,"rules":"Move target unit one adjacent Quadrant."},
 {"name":"Drill","type":"Event","cp":1,"rules":"Target friendly unit gets +2 Attack until the end of the Game Round."},
 {"name":"Theft","type":"Event","cp":1,"rules":"Target opponent reveals their hand. Choose a non-Leader card from it. That player discards that card."},
 {"name":"Find","type":"Event","cp":1,"rules":"Search your deck for an Upgrade card, reveal it, and put it into your hand. Shuffle your deck."},
 {"name":"Peek","type":"Event","cp":1,"rules":"Look at the top two cards of your deck. Put one into your hand and the other on the bottom."},
 {"name":"Rise","type":"Event","cp":1,"rules":"Return a Unit card with CP cost 2 or less from your discard pile to your hand."},
 {"name":"Phase","type":"Unit","cp":2,"attack":2,"defense":1,"range":"Close","rules":"Passive: This unit cannot be targeted by opponents' Events or abilities."},
 {"name":"Recall","type":"Event","cp":2,"rules":"Return a Unit card with CP cost 2 or less from your discard pile to play in a friendly Back Row Quadrant, exhausted."},
 {"name":"Reboot","type":"Event","cp":2,"rules":"Target opponent shuffles their hand into their deck, then draws three cards."},
 {"name":"Fen","type":"Terrain","cp":1,"rules":"Passive: Friendly units in this Quadrant have +1 Defense."},
 {"name":"Task","type":"Mission","cp":8,"passive":"Your Beasts have +1 Attack.","challenge":"Complete this mission when you control two or more Assets.","one-time":"Immediately, draw two cards."}])json";

// After the orders: what has to stand in the answer, and what must not.
struct SceneCase {
    const char *name, *a, *b, *orders;
    std::vector<std::string> stands, not_ = {};
};

inline std::string unit(const char* name, int attack, int defense)
{
    return "{\"card\":\"" + std::string(name) + "\",\"attack\":" + std::to_string(attack) +
           ",\"defense\":" + std::to_string(defense);
}

// Each shows a sentence, or how two of them meet.
inline const std::vector<SceneCase>& sceneCases()
{
    static const std::vector<SceneCase> all{
        {"others of a subtype", R"("field":{"front-left":[{"card":"Herder"},{"card":"Grunt"},{"card":"Brute"}]})", "",
            "[]", {unit("Herder", 1, 2), unit("Grunt", 3, 2), unit("Brute", 5, 4)}},
        {"for each Asset", R"("loadout":[{"card":"Tap"},{"card":"Forge"}],"field":{"front-left":[{"card":"Keeper"}]})",
            R"("loadout":[{"card":"Tap"}])", "[]", {unit("Keeper", 1, 4)}},
        {"while none", R"("field":{"front-left":[{"card":"Hermit"}]})",
            R"("loadout":[{"card":"Tap"}],"field":{"front-left":[{"card":"Hermit"}]})", "[]",
            {unit("Hermit", 3, 3), unit("Hermit", 1, 1)}},
        {"what Static blanks holds nothing",
            R"("field":{"front-left":[{"card":"Herder","states":["static"]},{"card":"Grunt"}]})", "", "[]",
            {unit("Grunt", 2, 2)}},
        {"an Upgrade and a Terrain add up",
            R"("terrains":{"front-left":["Fen"]},"field":{"front-left":[{"card":"Grunt","attached":["Plate"]}]})", "",
            "[]", {unit("Grunt", 2, 4)}},
        {"Zeal that is granted saves", R"("field":{"front-left":[{"card":"Brute"}]})",
            R"("field":{"front-right":[{"card":"Grunt"},{"card":"Preacher"}]})",
            R"([{"seat":1,"do":"attack","card":"Brute","target":"2:Grunt"}])",
            {"Zeal saves Grunt", "\"suppressed\":true"}},
        {"who cannot attack does not", R"("field":{"front-left":[{"card":"Pacifist"}]})",
            R"("field":{"front-right":[{"card":"Grunt"}]})",
            R"([{"seat":1,"do":"attack","card":"Pacifist","target":"2:Grunt"}])", {"REFUSED 1"}},
        {"all Impact is healed", R"("field":{"front-left":[{"card":"Medic"},{"card":"Wall","impact":3}]})", "",
            R"([{"seat":1,"do":"ability","card":"Medic","with":["Wall"]}])", {"Wall loses 3 Impact", "\"cp\":9"},
            {"\"impact\":3"}},
        {"a cost is another unit",
            R"("deck":["Grunt","Wall"],"field":{"front-left":[{"card":"Ogre"},{"card":"Saint"}]})", "",
            R"([{"seat":1,"do":"ability","card":"Ogre","with":["Saint"]}])",
            {R"("hand":["Grunt","Wall"])", R"("discard":["Saint"])"}},
        {"without another unit the cost cannot be paid", R"("field":{"front-left":[{"card":"Ogre"}]})", "",
            R"([{"seat":1,"do":"ability","card":"Ogre"}])", {"REFUSED 1", "\"cp\":10"}},
        {"deployed", R"("hand":["Scout"],"deck":["Brute"])", "",
            R"([{"seat":1,"do":"deploy","card":"Scout","to":"back-left"}])", {R"("hand":["Brute"])"}},
        {"the attacker is told from the attacked", R"("field":{"front-left":[{"card":"Brute"}]})",
            R"("field":{"front-right":[{"card":"Widow"}]})",
            R"([{"seat":1,"do":"attack","card":"Brute","target":"2:Widow"}])", {"Brute has Static now"}},
        {"for this attack alone", R"("field":{"front-left":[{"card":"Hunter"}]})",
            R"("field":{"front-right":[{"card":"Wall","states":["static"]}]})",
            R"([{"seat":1,"do":"attack","card":"Hunter","target":"2:Wall"}])", {"4 against 5", unit("Hunter", 2, 2)}},
        {"no bonus against another", R"("field":{"front-left":[{"card":"Hunter"}]})",
            R"("field":{"front-right":[{"card":"Wall"}]})",
            R"([{"seat":1,"do":"attack","card":"Hunter","target":"2:Wall"}])", {"2 against 5"}},
        {"Consume", R"("field":{"front-left":[{"card":"Glutton"}]})", R"("field":{"front-right":[{"card":"Grunt"}]})",
            R"([{"seat":1,"do":"attack","card":"Glutton","target":"2:Grunt"}])", {unit("Glutton", 4, 3)}},
        {"Martyrdom", R"("field":{"front-left":[{"card":"Brute"}]})", R"("field":{"front-right":[{"card":"Saint"}]})",
            R"([{"seat":1,"do":"attack","card":"Brute","target":"2:Saint"}])", {"B gains 1"}},
        {"the start of a round", R"("income":7,"field":{"front-left":[{"card":"Plague"}]})",
            R"("field":{"front-right":[{"card":"Brute"},{"card":"Wall","impact":4}]})",
            R"([{"seat":1,"do":"pass"},{"seat":2,"do":"pass"}])",
            {"\"round\":3", "\"cp\":7", "Brute has Impact 1 of 4", "Wall is destroyed"}},
        {"an Event is played", R"("hand":["Fork"],"deck":["Wall"],"field":{"front-left":[{"card":"Mage"}]})", "",
            R"([{"seat":1,"do":"event","card":"Fork","with":[2]}])", {unit("Mage", 2, 2), "A gains 2"}, {"A draws"}},
        {"what may be left is left", R"("hand":["Fork"],"deck":["Wall"],"field":{"front-left":[{"card":"Seer"}]})", "",
            R"([{"seat":1,"do":"event","card":"Fork","with":[2]}])", {"A gains 2"}, {"A draws"}},
        {"what may be used is used, once a round",
            R"("hand":["Fork","Drill"],"deck":["Wall","Brute"],"field":{"front-left":[{"card":"Seer"}]})", "",
            R"([{"seat":1,"do":"event","card":"Fork"},{"seat":1,"do":"trigger","card":"Seer","with":["yes",2]},
                {"seat":2,"do":"pass"},{"seat":1,"do":"event","card":"Drill","with":["Seer"]},
                {"seat":1,"do":"trigger","card":"Seer","with":["yes"]}])",
            {R"("hand":["Wall"])", "REFUSED 5"}},
        {"forbidden to attack", R"("field":{"front-left":[{"card":"Warden"}]})",
            R"("field":{"front-right":[{"card":"Brute"}]})",
            R"([{"seat":1,"do":"ability","card":"Warden","with":["2:Brute"]},
                {"seat":2,"do":"attack","card":"Brute","target":"1:Warden"}])",
            {"REFUSED 2"}},
        {"the first Asset costs less", R"("hand":["Forge","Tap"],"field":{"front-left":[{"card":"Clerk"}]})", "",
            R"([{"seat":1,"do":"deploy","card":"Forge"},{"seat":2,"do":"pass"},{"seat":1,"do":"deploy","card":"Tap"}])",
            {"\"cp\":6"}},
        {"a token with a keyword", R"("loadout":[{"card":"Forge"}])", "",
            R"([{"seat":1,"do":"ability","card":"Forge","with":["back-right"]}])",
            {unit("Spark", 1, 1), "\"keywords\":[\"Zeal\"]", "\"token\":true"}},
        {"points", R"("loadout":[{"card":"Tap"}])", "", R"([{"seat":1,"do":"ability","card":"Tap"}])",
            {"\"cp\":11", "\"exhausted\":true"}},
        {"what is not understood stays by hand", R"("loadout":[{"card":"Riddle"}])", "",
            R"([{"seat":1,"do":"ability","card":"Riddle"}])", {"carried out the effect"}},
        {"a target within bounds", R"("hand":["Bolt"])",
            R"("field":{"front-left":[{"card":"Brute"},{"card":"Grunt"}]})",
            R"([{"seat":1,"do":"event","card":"Bolt","with":["2:Brute"]}])", {"REFUSED 1", R"("hand":["Bolt"])"}},
        {"a target", R"("hand":["Bolt"])", R"("field":{"front-left":[{"card":"Brute"},{"card":"Grunt"}]})",
            R"([{"seat":1,"do":"event","card":"Bolt","with":["2:Grunt"]}])",
            {"Grunt is destroyed", R"("discard":["Bolt"])"}},
        {"no target, no Event", R"("hand":["Bolt"])", R"("field":{"front-left":[{"card":"Brute"}]})",
            R"([{"seat":1,"do":"event","card":"Bolt"}])", {"REFUSED 1", "\"cp\":10"}},
        {"a quadrant", R"("hand":["Rain"],"field":{"front-left":[{"card":"Grunt"}]})",
            R"("field":{"front-left":[{"card":"Grunt"},{"card":"Brute"}],"back-left":[{"card":"Grunt"}]})",
            R"([{"seat":1,"do":"event","card":"Rain","with":["2:front-left"]}])",
            {"Grunt is destroyed", "\"impact\":2", R"("discard":["Grunt"])"}},
        {"up to two, one taken",
            R"("hand":["Rally"],"field":{"front-left":[{"card":"Grunt","exhausted":true},{"card":"Brute","exhausted":true}]})",
            "", R"([{"seat":1,"do":"event","card":"Rally","with":["Brute"]}])", {"Brute becomes ready"},
            {"Grunt becomes ready"}},
        {"back to the hand, Upgrades to the discard pile", R"("hand":["Tide"])",
            R"("field":{"front-left":[{"card":"Grunt","attached":["Plate"],"impact":1}]})",
            R"([{"seat":1,"do":"event","card":"Tide","with":["2:Grunt"]}])",
            {R"("hand":["Grunt"])", R"("discard":["Plate"])"}},
        {"not destroyed, once", R"("hand":["Ward"],"field":{"front-left":[{"card":"Grunt"}]})",
            R"("field":{"front-right":[{"card":"Brute"},{"card":"Captain"}]})",
            R"([{"seat":1,"do":"event","card":"Ward","with":["Grunt"]},{"seat":2,"do":"attack","card":"Brute","target":"1:Grunt"},
                {"seat":1,"do":"pass"},{"seat":2,"do":"attack","card":"Captain","target":"1:Grunt"}])",
            {"Grunt is not destroyed", "Grunt is destroyed"}},
        {"moved on its own side", R"("hand":["Push"])", R"("field":{"front-left":[{"card":"Grunt"}]})",
            R"([{"seat":1,"do":"event","card":"Push","with":["2:Grunt","2:back-left"]}])",
            {R"("back-left":[{"card":"Grunt")"}},
        {"until the round ends", R"("income":5,"hand":["Drill"],"field":{"front-left":[{"card":"Grunt"}]})", "",
            R"([{"seat":1,"do":"event","card":"Drill","with":["Grunt"]},{"seat":2,"do":"pass"},{"seat":1,"do":"pass"}])",
            {"Grunt gets +2/+0", unit("Grunt", 2, 2)}},
        {"out of an opponent's hand", R"("hand":["Theft"])", R"("hand":["Captain","Wall","Grunt"])",
            R"([{"seat":1,"do":"event","card":"Theft","with":["2:Wall"]}])",
            {R"("hand":["Captain","Grunt"])", R"("discard":["Wall"])"}},
        {"a Leader is no such card", R"("hand":["Theft"])", R"("hand":["Captain","Wall"])",
            R"([{"seat":1,"do":"event","card":"Theft","with":["2:Captain"]}])", {"REFUSED 1"}},
        {"out of the deck", R"("hand":["Find"],"deck":["Grunt","Plate","Wall"])", "",
            R"([{"seat":1,"do":"event","card":"Find","with":["Plate"]}])", {R"("hand":["Plate"])"}},
        {"of the top two", R"("hand":["Peek"],"deck":["Grunt","Plate","Wall"])", "",
            R"([{"seat":1,"do":"event","card":"Peek","with":["Plate"]}])",
            {R"("hand":["Plate"])", R"("deck":["Wall","Grunt"])"}},
        {"out of the discard pile", R"("hand":["Rise"],"discard":["Brute","Grunt"])", "",
            R"([{"seat":1,"do":"event","card":"Rise","with":["Grunt"]}])",
            {R"("hand":["Grunt"])", R"("discard":["Brute","Rise"])"}},
        {"not to be targeted", R"("hand":["Bolt"])", R"("field":{"front-left":[{"card":"Phase"}]})",
            R"([{"seat":1,"do":"event","card":"Bolt","with":["2:Phase"]}])", {"REFUSED 1"}},
        {"by its own player it is", R"("hand":["Bolt"],"field":{"front-left":[{"card":"Phase"}]})", "",
            R"([{"seat":1,"do":"event","card":"Bolt","with":["Phase"]}])", {"Phase is destroyed"}},
        {"back into play", R"("hand":["Recall"],"discard":["Brute","Grunt"])", "",
            R"([{"seat":1,"do":"event","card":"Recall","with":["Grunt","back-right"]}])",
            {R"("back-right":[{"card":"Grunt")", "\"exhausted\":true", R"("discard":["Brute","Recall"])"}},
        {"a hand into the deck", R"("hand":["Reboot"])", R"("hand":["Wall","Wall"],"deck":["Wall","Wall"])",
            R"([{"seat":1,"do":"event","card":"Reboot"}])", {R"("hand":["Wall","Wall","Wall"],"deck":["Wall"])"}},
        {"a mission's passive, challenge and one-time ability",
            R"("missions":["Task"],"hand":["Tap"],"deck":["Wall","Brute","Grunt"],"loadout":[{"card":"Tap"}],
               "field":{"front-left":[{"card":"Grunt"}]})",
            "",
            R"([{"seat":1,"do":"deploy","card":"Tap"},{"seat":2,"do":"pass"},{"seat":1,"do":"mission","card":"Task"}])",
            {unit("Grunt", 3, 2), "challenge of Task is met", R"("hand":["Wall","Brute"])", "\"toAct\":1"}},
    };
    return all;
}

// The case as a scene file.
inline std::string sceneOf(const SceneCase& test)
{
    const auto seat = [](const char* name, const char* rest) {
        return R"({"name":")" + std::string(name) + R"(","cp":10)" + (*rest ? "," : "") + rest + "}";
    };
    return R"({"format":"nexusdeck-scene/1","game":"quantum-nexus","ruleset":"quantum-nexus-2025-07","round":2,"toAct":1,"players":[)" +
           seat("A", test.a) + "," + seat("B", test.b) + "]}";
}

} // namespace nexus::test
