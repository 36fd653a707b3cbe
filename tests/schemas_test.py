#!/usr/bin/python3
"""Tests of resources/schemas: usage schemas_test.py SOURCE_DIR.

Every schema is a valid schema, takes every file that comes with the program, and refuses documents that the readers
in importers/ refuse. A broken document is made by changing one thing in a good one, so that what is refused is that
one thing. The good documents with odd but allowed things in them keep the schemas from being too strict.
"""

import copy
import json
import pathlib
import sys

from jsonschema import Draft202012Validator, RefResolver

SCHEMAS = ["game", "ruleset", "deck", "catalogue", "play", "state", "event", "evaluation"]
REMOVED = object()

ATTRIBUTE = {
    "id": "rp", "label": "RP", "longLabel": "Requisition Points", "kind": "integer", "whenAbsent": 0, "domain": False,
    "letter": "R", "colour": "#808080", "headings": ["RP", "Requisition"], "aliases": ["req"],
}
CHOICE = {"id": "lane", "label": "Lane", "kind": "choice", "choices": ["Left", "Right"], "colours": ["#0050a0", "#A05000"]}
DOMAIN = {"id": "luck", "label": "Luck", "kind": "integer", "domain": True, "letter": "L"}

GOOD = {
    "game": {
        "format": "nexusdeck-game/1",
        "id": "tin-soldiers",
        "name": "Tin Soldiers",
        "identity": ["name", "type"],
        "defaultRuleset": "tin-soldiers-1",
        "attributes": [ATTRIBUTE, CHOICE, DOMAIN, {"id": "motto", "label": "Motto", "kind": "text", "sorts": True}],
        "types": [{"name": "Unit", "plural": "Units", "recognisedBy": ["rp"], "role": "unit", "alone": True, "colour": "#123456"}],
        "headings": {
            "name": ["Name", "Card"], "type": ["Type"], "subtypes": ["Subtype"], "keywords": ["Keywords"], "rules": ["Rules"],
            "flavor": ["Flavor"], "set": ["Set"], "number": ["No."], "rarity": ["Rarity"], "domainTotal": ["Total"],
        },
        "emptyRules": ["None"],
        "abilityNames": ["Rising"],
        "importSet": {"code": "OWN", "name": "Own cards"},
        "figures": [{"id": "main-count", "section": "main"}, {"id": "main-rp", "section": "main", "attribute": "rp"}],
        "keywordGroups": [{"id": "pace", "label": "Pace", "none": "Walks", "types": ["Unit"]}],
        "keywords": [{"name": "March", "help": "Moves twice.", "mentioned": True, "group": "pace", "mechanic": "size", "value": 8}],
        "play": {
            "attack": "rp", "defense": "rp", "range": "lane", "active": ["Active"], "triggered": ["When"], "pay": "Pay", "exhaust": "turn this",
            "ranges": {"Left": {"steps": ["here", "forward-left"], "rowsAhead": 2}},
        },
        "face": {"cost": "rp", "left": "rp", "right": "rp", "middle": ["lane"], "frame": "lane"},
        "domain": {"name": "Suit", "plural": "Suits"},
        "charts": [{"label": "Lanes", "attributes": ["lane", "rp"]}],
        "orders": [{"label": "Lane and RP", "sort": "sort:lane sort:-rp"}],
    },
    "ruleset": {
        "format": "nexusdeck-ruleset/1",
        "game": "quantum-nexus",
        "id": "house",
        "name": "House format",
        "source": "The club's notice board",
        "domains": ["technology", "magic"],
        "sets": ["COR"],
        "attributes": [ATTRIBUTE],
        "sections": [
            {"id": "missions", "label": "Missions", "accepts": "t:mission", "optional": False, "free": False},
            {"id": "main", "label": "Main deck", "accepts": "-t:mission", "optional": True},
            {"id": "maybe", "label": "Maybe", "free": True},
        ],
        "constraints": [
            {
                "rule": "main-count", "kind": "count", "sections": ["main"], "atLeast": 40, "atMost": 60, "cites": "1",
                "where": "cp>0", "label": "Cards that cost something", "severity": "error", "unlessEmpty": False,
            },
            {"rule": "main-rp", "kind": "total", "sections": ["main"], "attribute": "rp", "exactly": 30},
            {"rule": "domains", "kind": "total", "sections": ["missions"], "forEach": "domains", "atMost": 4},
            {"rule": "twins", "kind": "copies", "sections": ["main"], "limit": "duplicates", "identity": ["name"]},
            {"rule": "points", "kind": "within", "sections": ["main"], "attribute": "domains", "totalOf": "missions"},
            {"rule": "sides", "kind": "distinct", "sections": ["main"], "attribute": "range", "atMost": 1},
        ],
        "play": {
            "hand": 5, "emptyDeck": "lose", "triggers": "batches", "abilities": "exhaust", "deploy": "any", "victory": ["missions"],
            "initiative": {"kind": "lowest-reveal", "attribute": "cp", "next": "least-done"},
            "phases": [{"id": "battle", "label": "Battle", "actions": ["attack"], "counts": ["attack", "interrupt"]}],
            "combat": {"kind": "lower-falls", "backRow": 0, "ownUnits": False, "frontRowFirst": True},
            "quadrant": {"capacity": 0, "terrains": 2}, "ranges": {"Far": {"rowsAhead": 2}}, "cites": {"exhausted": "VIII"},
            "stacks": [{"section": "main", "owner": "player", "face": "up", "empty": "reshuffle"}, {"section": "missions", "owner": "shared"}],
            "rows": [{"id": "row", "label": "Row", "section": "missions", "size": "players+2", "refill": "turn", "refresh": 1}],
            "holds": [{"section": "missions", "most": 3}],
            "setup": {
                "deal": [{"section": "main", "count": 5}],
                "reveal": {"section": "main", "attribute": "cp", "total": 15, "once": ["name"], "except": "t:leader", "stopAfter": 10},
                "resources": [{"id": "coins", "label": "Coins", "first": 8, "step": 3}],
            },
            "draws": [{"id": "look", "label": "Look", "section": "missions", "count": 2, "keep": 1, "rest": "bottom"}],
            "contests": [
                {"id": "start", "label": "Start", "sides": [], "adds": [{"dice": 3}], "again": [{"dice": 1, "faces": 20}], "wins": "lowest", "ties": "again", "reroll": True},
                {"id": "duel", "label": "Duel", "sides": ["Red", "Blue"], "wins": "highest", "ties": "nobody",
                 "adds": [{"given": "Power"}, {"dice": 1}, {"hand": "main", "attribute": "lane", "by": {"Left": "rp"}, "nobody": "draw", "same": "lane"}]},
                {"id": "flip", "label": "Flip", "adds": [{"reveal": "main", "attribute": "cp"}]},
            ],
            "flips": [{"id": "hits", "label": "Hits", "section": "main", "sum": "rp", "any": ["direct"]}],
            "pools": [{"id": "battle", "label": "Battle", "faces": 8}],
            "first": "start", "points": 12,
            "variants": [{"id": "short", "label": "Short", "help": "Ten are enough.", "needs": ["long"], "without": "cp>9",
                          "replaces": {"points": 10, "first": "random", "rows": [{"section": "missions", "size": 2}]}},
                         {"id": "long", "label": "Long"}],
        },
    },
    "deck": {
        "format": "nexusdeck/1",
        "name": "Iron Wall",
        "game": "quantum-nexus",
        "ruleset": "quantum-nexus-2025-07",
        "author": "Ada",
        "notes": "Hold.\n\tThen march.",
        "tags": ["control"],
        "sections": {
            "missions": [{"card": "Choir Practice", "count": 1}],
            "main": [{"card": "Causeway Docker", "count": 4, "key": "causeway-docker.unit", "printing": "COR 12"}],
            "sideboard": [{"card": "Wick Sprite", "count": 1}],
            "maybe": [{"card": "Candle Reef", "count": 1}],
            "house-pile": [{"card": "Kettle Golem", "count": 1}],
        },
        "plans": [
            {
                "name": "Mirror", "out": [{"card": "Causeway Docker", "count": 1}], "in": [{"card": "Wick Sprite", "count": 1}],
                "note": "On the play.\nElse not.", "applied": True, "movedOut": [{"card": "Causeway Docker", "count": 1, "formerPlace": 0}],
            },
        ],
    },
    "catalogue": {
        "format": "nexusdeck-catalogue/1",
        "game": "quantum-nexus",
        "set": {"code": "COR", "name": "Core", "released": "2025-07-23"},
        "cards": [
            {
                "name": "Relay Drone", "type": "Unit", "subtypes": ["Drone"], "keywords": ["Adapt (2)"], "cp": 2, "duplicates": 4,
                "domains": {"technology": 1}, "attack": 0, "defense": 2, "range": None, "rules": "Adapt (2).\nDraw a card.",
                "flavor": "It hums.", "set": "COR", "number": "14", "rarity": "common",
            },
            {
                "name": "Choir Practice", "type": "Mission", "technology": 1, "magic": 0, "psionics": 0, "divinity": 1, "biology": 0,
                "entropy": 0, "passive": "Ready a unit.", "challenge": "Sing.", "one-time": "Draw two cards.",
            },
        ],
    },
}

GOOD["play"] = {
    "format": "nexusdeck-play/1", "engine": 2, "game": "quantum-nexus", "ruleset": "quantum-nexus-2025-07", "windows": "never",
    "cards": "0123456789abcdef", "seed": "7", "log": ["Ada plays Moths.", ""],
    "seats": [{"player": "Ada", "deck": GOOD["deck"]}],
    "actions": [
        {"do": "flip-initiative", "seed": "18446744073709551615"},
        {"do": "deploy", "seat": 0, "card": 3, "quadrant": "back-left"},
        {"do": "set-flag", "seat": 0, "card": 3, "flag": "exhausted", "value": 1},
        {"do": "create-token", "seat": 0, "quadrant": "front-left", "text": "Moth", "attack": 1, "value": 1, "range": 0, "size": 1, "mechanics": ["size"]},
        {"do": "put-card", "seat": 0, "card": 3, "zone": "hand"},
    ],
}

GOOD["state"] = {
    "format": "nexusdeck-state/1", "stage": "turn", "next": "next-turn", "round": 2, "active": 1, "initiative": 1, "someLeft": True,
    "tokens": [{"name": "Moth", "attack": 1, "mechanics": 4}],
    "cards": [{"facts": 0}, {"facts": 32768, "quadrant": "front-left", "flags": ["token", "exhausted"], "impact": 1, "host": 0}],
    "players": [{"points": 18, "deck": [0], "field": [1]}, {"points": 0, "left": True}],
    "declared": {"kind": "attack", "seat": 0, "card": 1, "targets": [[0, 3]]},
    "chain": [{"kind": "link", "seat": 1, "card": 0, "negated": True}],
}

GOOD["event"] = {
    "format": "nexusdeck-event/1", "name": "First Friday", "game": "quantum-nexus", "edition": "quantum-nexus-2025-07",
    "seed": "18446744073709551615", "pairing": "swiss", "rounds": 5, "bestOf": 3, "points": [3, 1, 0], "openLists": True,
    "log": [
        {"do": "add", "when": "2026-11-29T10:00:00Z", "who": "Ada", "name": "Ann", "id": "17", "list": {"deck": GOOD["deck"], "checksum": "AAAA"}},
        {"do": "add", "name": "Bob"},
        {"do": "list", "player": 2, "list": {"deck": GOOD["deck"]}},
        {"do": "lock", "sum": "AAAA"},
        {"do": "pair", "pairing": "swiss", "tables": [[1, 1, 2]]},
        {"do": "change-pairs", "tables": [[2, 2, 1]], "byes": []},
        {"do": "result", "round": 1, "table": 2, "games": [2, 1, 0]},
        {"do": "drop", "player": 1, "from": 2},
        {"do": "forbid", "players": [1, 2]},
        {"do": "fix", "player": 2, "table": 0},
        {"do": "note", "about": "clock", "seconds": 3000, "round": 1},
        {"do": "cut", "seeds": [1, 2]},
        {"do": "rounds", "rounds": 5},
        {"do": "take-back"},
    ],
}

# What is changed in the good document, as pointer and value; REMOVED takes the key away.
BROKEN = {
    "game": [
        ("/format", "nexusdeck-game/2"),
        ("/format", REMOVED),
        ("/id", "Tin Soldiers"),
        ("/id", "4-tin-soldiers"),
        ("/id", "a" * 65),
        ("/name", ""),
        ("/name", "x" * 201),
        ("/name", "two\nlines"),
        ("/name", "\u202eecneit"),
        ("/name", None),
        ("/colour", "#ffffff"),
        ("/identity", []),
        ("/identity", ["type", "name"]),
        ("/identity", REMOVED),
        ("/defaultRuleset", REMOVED),
        ("/types", []),
        ("/types", REMOVED),
        ("/types/0/name", REMOVED),
        ("/types/0/help", "?"),
        ("/types/0/recognisedBy", "rp"),
        ("/headings/title", ["Title"]),
        ("/headings/name", "Name"),
        ("/emptyRules/0", 0),
        ("/abilityNames/0", 0),
        ("/importSet", REMOVED),
        ("/importSet/code", "MUCHTOOLONGCODE"),
        ("/importSet/name", REMOVED),
        ("/figures/0/section", REMOVED),
        ("/figures/0/attribute", None),
        ("/keywords/0/help", REMOVED),
        ("/keywords/0/help", "Moves\ntwice."),
        ("/keywords/0/help", ""),
        ("/keywords/0/help", "x" * 8001),
        ("/keywords/0/mentioned", "yes"),
        ("/keywords/0/mechanic", "flying"),
        ("/keywords/0/value", REMOVED),
        ("/keywords/0/value", 0),
        ("/types/0/role", "hero"),
        ("/types/0/alone", "yes"),
        ("/play/attack", 3),
        ("/play/active", "Active"),
        ("/play/ranges/Left/steps/0", "up"),
        ("/play/ranges/Left/rowsAhead", 10),
        ("/play/speed", 1),
        ("/play/self", "this unit"),
        ("/play/events", {"attack": "attack"}),
        ("/play/events", {"jumps": ["jumps"]}),
        ("/attributes/0/id", "RP"),
        ("/attributes/0/id", "rp\n"),
        ("/attributes/0/id", "rules"),
        ("/attributes/0/label", REMOVED),
        ("/attributes/0/kind", "number"),
        ("/attributes/0/kind", REMOVED),
        ("/attributes/0/choices", ["Left"]),
        ("/attributes/0/aliases", ["req", "req"]),
        ("/attributes/0/aliases", ["sort"]),
        ("/attributes/0/whenAbsent", 1.5),
        ("/attributes/0/whenAbsent", 1000001),
        ("/attributes/0/whenAbsent", -1000001),
        ("/attributes/0/default", 0),
        ("/attributes/3/domain", True),
        ("/attributes/2/letter", REMOVED),
        ("/attributes/1/choices", []),
        ("/attributes/1/choices", REMOVED),
        ("/attributes/2/letter", "LCK"),
        ("/attributes/2/letter", ""),
        ("/attributes/2/letter", None),
        ("/attributes/2/kind", "text"),
        ("/attributes/1/colours", ["blue", "#a05000"]),
        ("/attributes/1/colours", "#0050a0"),
        ("/attributes/0/colours", ["#0050a0"]),
        ("/attributes/0/sorts", True),
        ("/attributes/3/sorts", "yes"),
        ("/types/0/colour", "#12345"),
        ("/face/frame", "Lane"),
        ("/domain/name", REMOVED),
        ("/domain/plural", 2),
        ("/charts/0/attributes", []),
        ("/charts/0/label", REMOVED),
        ("/charts", [{"label": "Lanes", "attributes": ["lane"]}] * 51),
        ("/orders/0/sort", REMOVED),
        ("/orders/0/label", ""),
        ("/orders", "sort:lane"),
        ("/formula", 2),
        ("/formula", {"constant": "much"}),
        ("/formula", {"constant": 1, "text": "much"}),
        ("/formula", {"text": 1000001}),
    ],
    "ruleset": [
        ("/format", "nexusdeck-ruleset/2"),
        ("/game", REMOVED),
        ("/id", "House format"),
        ("/id", "house_format"),
        ("/id", REMOVED),
        ("/name", ""),
        ("/name", REMOVED),
        ("/author", "Ada"),
        ("/source", 7),
        ("/sets", "COR"),
        ("/domains", ["magic", "magic"]),
        ("/domains", []),
        ("/domains", REMOVED),
        ("/domains", None),
        ("/play", "fast"),
        ("/play/hand", 0),
        ("/play/hand", "five"),
        ("/play/emptyDeck", "shuffle"),
        ("/play/triggers", "stack"),
        ("/play/deploy", "front"),
        ("/play/victory", ["points"]),
        ("/play/phases", []),
        ("/play/phases/0/id", "Battle Phase"),
        ("/play/phases/0/label", REMOVED),
        ("/play/phases/0/actions", ["dance"]),
        ("/play/combat/kind", "dice"),
        ("/play/combat/backRow", -1),
        ("/play/quadrant/capacity", 61),
        ("/play/ranges/Far/steps", ["up"]),
        ("/play/initiative/next", "loudest"),
        ("/play/cites/exhausted", 8),
        ("/play/deck", 3),
        ("/play/income", "missions"),
        ("/play/income", {"section": "missions"}),
        ("/attributes/0/kind", "number"),
        ("/attributes/0/id", "dp"),
        ("/sections", []),
        ("/sections", REMOVED),
        ("/sections", [{"id": "s" + str(i), "label": "S"} for i in range(33)]),
        ("/sections/0/id", "Missions"),
        ("/sections/0/label", REMOVED),
        ("/sections/0/accepts", ["t:mission"]),
        ("/sections/0/accepts", "x" * 1001),
        ("/sections/0/optional", 1),
        ("/sections/0/min", 1),
        ("/constraints", {}),
        ("/constraints/0", "main-count"),
        ("/constraints/0/rule", REMOVED),
        ("/constraints/0/rule", "Main count"),
        ("/constraints/0/kind", "sum"),
        ("/constraints/0/kind", REMOVED),
        ("/constraints/0/sections", []),
        ("/constraints/0/sections", "main"),
        ("/constraints/0/sections", REMOVED),
        ("/constraints/0/where", 5),
        ("/constraints/0/severity", "fatal"),
        ("/constraints/0/unlessEmpty", "yes"),
        ("/constraints/0/maximum", 60),
        ("/constraints/0/atMost", -1),
        ("/constraints/0/atMost", "60"),
        ("/constraints/0/atMost", 1000001),
        ("/constraints/0/attribute", "cp"),
        ("/constraints/0/limit", 3),
        ("/constraints/0/totalOf", "missions"),
        ("/constraints/1/exactly", REMOVED),
        ("/constraints/1/exactly", None),
        ("/constraints/1/exactly", 29.5),
        ("/constraints/1/attribute", REMOVED),
        ("/constraints/1/attribute", None),
        ("/constraints/1/forEach", "domains"),
        ("/constraints/1/identity", ["name"]),
        ("/constraints/2/forEach", "types"),
        ("/constraints/2/forEach", REMOVED),
        ("/constraints/2/atMost", REMOVED),
        ("/constraints/3/limit", REMOVED),
        ("/constraints/3/limit", -1),
        ("/constraints/3/limit", True),
        ("/constraints/3/limit", 1000001),
        ("/constraints/0/exactly", -1),
        ("/constraints/0/atLeast", -1),
        ("/constraints/3/attribute", "cp"),
        ("/constraints/4/limit", 3),
        ("/constraints/3/limit", "the printed one"),
        ("/constraints/3/identity", "name"),
        ("/constraints/3/atMost", 3),
        ("/constraints/4/totalOf", REMOVED),
        ("/constraints/4/attribute", REMOVED),
        ("/constraints/4/atMost", 3),
        ("/constraints/5/attribute", REMOVED),
        ("/constraints/5/atMost", REMOVED),
        ("/constraints/5/forEach", "domains"),
        ("/constraints/5/limit", 1),
        ("/play/stacks", {}),
        ("/play/stacks", ["main"]),
        ("/play/stacks", [{"section": "s" + str(i)} for i in range(33)]),
        ("/play/stacks/0/section", REMOVED),
        ("/play/stacks/0/section", ""),
        ("/play/stacks/0/owner", "nobody"),
        ("/play/stacks/0/face", "sideways"),
        ("/play/stacks/0/empty", "shuffle"),
        ("/play/stacks/0/cards", 3),
        ("/play/rows/0/id", "The Row"),
        ("/play/rows/0/id", ""),
        ("/play/rows/0/label", 3),
        ("/play/rows/0/section", REMOVED),
        ("/play/rows/0/size", REMOVED),
        ("/play/rows/0/size", -1),
        ("/play/rows/0/size", 1001),
        ("/play/rows/0/size", 2.5),
        ("/play/rows/0/size", "players-1"),
        ("/play/rows/0/size", "players+1000"),
        ("/play/rows/0/size", "many"),
        ("/play/rows/0/refill", "never"),
        ("/play/rows/0/refresh", -1),
        ("/play/rows/0/price", 1),
        ("/play/holds/0/most", REMOVED),
        ("/play/holds/0/most", -1),
        ("/play/holds/0/most", 1001),
        ("/play/holds/0/least", 1),
        ("/play/setup", []),
        ("/play/setup/shuffle", True),
        ("/play/setup/deal/0/count", REMOVED),
        ("/play/setup/deal/0/count", "five"),
        ("/play/setup/deal/0/seat", 1),
        ("/play/setup/reveal", 15),
        ("/play/setup/reveal/section", REMOVED),
        ("/play/setup/reveal/attribute", REMOVED),
        ("/play/setup/reveal/total", REMOVED),
        ("/play/setup/reveal/total", 0),
        ("/play/setup/reveal/total", 10001),
        ("/play/setup/reveal/once", "name"),
        ("/play/setup/reveal/except", 5),
        ("/play/setup/reveal/stopAfter", -1),
        ("/play/setup/reveal/twice", ["name"]),
        ("/play/setup/resources/0/id", "Coins"),
        ("/play/setup/resources/0/label", REMOVED),
        ("/play/setup/resources/0/first", REMOVED),
        ("/play/setup/resources/0/first", -1),
        ("/play/setup/resources/0/step", 100001),
        ("/play/setup/resources/0/last", 1),
        ("/play/draws/0/id", REMOVED),
        ("/play/draws/0/section", REMOVED),
        ("/play/draws/0/count", REMOVED),
        ("/play/draws/0/count", 1001),
        ("/play/draws/0/keep", -1),
        ("/play/draws/0/rest", "box"),
        ("/play/draws/0/from", "main"),
        ("/play/contests/0/id", REMOVED),
        ("/play/contests/0/label", REMOVED),
        ("/play/contests/0/adds", REMOVED),
        ("/play/contests/0/adds", []),
        ("/play/contests/0/adds", [{}]),
        ("/play/contests/0/adds", [{"dice": 1}, {"dice": 2}]),
        ("/play/contests/0/adds/0/dice", 0),
        ("/play/contests/0/adds/0/dice", 21),
        ("/play/contests/0/adds/0/faces", 1),
        ("/play/contests/0/adds/0/faces", 101),
        ("/play/contests/0/adds/0/given", "Ship"),
        ("/play/contests/0/again", [{"given": "Ship"}]),
        ("/play/contests/0/sides", ["Red"]),
        ("/play/contests/0/sides", ["Red", "Blue", "Green"]),
        ("/play/contests/0/wins", "best"),
        ("/play/contests/0/ties", "both"),
        ("/play/contests/0/ties", "first"),
        ("/play/contests/0/reroll", 1),
        ("/play/contests/0/rounds", 3),
        ("/play/contests/1/sides", REMOVED),
        ("/play/contests/1/adds/0/given", ""),
        ("/play/contests/1/adds/0", {"given": "Power", "label": "Power"}),
        ("/play/contests/1/adds/1", {"given": "Ship"}),
        ("/play/contests/1/adds/1", {"reveal": "main", "attribute": "cp"}),
        ("/play/contests/1/adds/2/attribute", REMOVED),
        ("/play/contests/1/adds/2/by", REMOVED),
        ("/play/contests/1/adds/2/by", []),
        ("/play/contests/1/adds/2/by/Left", 3),
        ("/play/contests/1/adds/2/best", True),
        ("/play/contests/2/adds", [{"reveal": "main", "attribute": "cp"}, {"dice": 1}]),
        ("/play/contests/2/adds/0/attribute", REMOVED),
        ("/play/flips/0/id", REMOVED),
        ("/play/flips/0/label", REMOVED),
        ("/play/flips/0/section", REMOVED),
        ("/play/flips/0/sum", REMOVED),
        ("/play/flips/0/any", "direct"),
        ("/play/flips/0/count", 3),
        ("/play/pools/0/id", "Battle"),
        ("/play/pools/0/label", REMOVED),
        ("/play/pools/0/faces", 1),
        ("/play/pools/0/dice", 3),
        ("/play/first", 1),
        ("/play/points", 0),
        ("/play/points", 1000001),
        ("/play/variants", {}),
        ("/play/variants", [{"id": "v" + str(i), "label": "V"} for i in range(33)]),
        ("/play/variants/0/id", REMOVED),
        ("/play/variants/0/label", REMOVED),
        ("/play/variants/0/help", "two\nlines"),
        ("/play/variants/0/help", "x" * 8001),
        ("/play/variants/0/needs", "long"),
        ("/play/variants/0/replaces", []),
        ("/play/variants/0/replaces/hand", 3),
        ("/play/variants/0/replaces/points", 0),
        ("/play/variants/0/replaces/rows/0/size", "few"),
        ("/play/variants/0/without", 9),
        ("/play/variants/0/only", "cp>9"),
    ],
    "deck": [
        ("/format", "nexusdeck/2"),
        ("/format", REMOVED),
        ("/name", ["Iron Wall"]),
        ("/name", "Iron\nWall"),
        ("/author", "x" * 201),
        ("/notes", "a\r\nb"),
        ("/notes", "x" * 100001),
        ("/tags", "control"),
        ("/tags/0", None),
        ("/sections", REMOVED),
        ("/sections", []),
        ("/sections/main", {}),
        ("/sections/main/0", "Causeway Docker"),
        ("/sections/main/0/card", REMOVED),
        ("/sections/main/0/card", ""),
        ("/sections/main/0/card", "  "),
        ("/sections/main/0/card", 7),
        ("/sections/main/0/count", REMOVED),
        ("/sections/main/0/count", None),
        ("/sections/main/0/count", 0),
        ("/sections/main/0/count", 1000),
        ("/sections/main/0/count", "4"),
        ("/sections/main/0/count", 1.5),
        ("/sections/main/0/key", 5),
        ("/sections/main/0/key", "k" * 401),
        ("/sections/main/0/printing", {"set": "COR"}),
        ("/sections/se\tction", []),
        ("/plans", {}),
        ("/plans/0", "Mirror"),
        ("/plans/0/name", REMOVED),
        ("/plans/0/name", " "),
        ("/plans/0/name", "x" * 201),
        ("/plans/0/note", "a\rb"),
        ("/plans/0/applied", "yes"),
        ("/plans/0/out", {}),
        ("/plans/0/out/0/card", REMOVED),
        ("/plans/0/in/0/count", 0),
        ("/plans/0/movedOut/0/formerPlace", REMOVED),
        ("/plans/0/movedOut/0/formerPlace", -1),
        ("/plans/0/movedOut/0/count", 1000),
    ],
    "catalogue": [
        ("/format", "nexusdeck/1"),
        ("/format", REMOVED),
        ("/game", REMOVED),
        ("/game", "Quantum Nexus"),
        ("/game", "a" * 65),
        ("/set", "COR"),
        ("/set", None),
        ("/set/code", REMOVED),
        ("/set/code", " "),
        ("/set/name", 1),
        ("/set/released", "July 2025"),
        ("/set/released", "2025-07-23\n"),
        ("/cards", REMOVED),
        ("/cards", {}),
        ("/cards/0", "Relay Drone"),
        ("/cards/0/name", REMOVED),
        ("/cards/0/name", " "),
        ("/cards/0/name", "Relay\nDrone"),
        ("/cards/0/name", "x" * 201),
        ("/cards/0/type", REMOVED),
        ("/cards/0/type", 3),
        ("/cards/0/subtypes", "Drone"),
        ("/cards/0/subtypes/0", None),
        ("/cards/0/keywords", ["k" + str(i) for i in range(65)]),
        ("/cards/0/domains", ["technology"]),
        ("/cards/0/domains/technology", -1),
        ("/cards/0/domains/technology", 10000),
        ("/cards/0/domains/technology", "1"),
        ("/cards/0/domains/Technology", 1),
        ("/cards/0/rules", 5),
        ("/cards/0/rules", "x" * 8001),
        ("/cards/0/rules", "a\r\nb"),
        ("/cards/0/flavor", "a" + "\u0301" * 9),
        ("/cards/0/number", 1.5),
        ("/cards/0/rarity", 1),
        ("/cards/0/set", {"code": "COR"}),
        ("/cards/0/cp", "2"),
        ("/cards/0/cp", 10000),
        ("/cards/0/cp", -10000),
        ("/cards/0/key", {}),
        ("/set/name", "x" * 201),
        ("/cards/0/attack", 1.5),
        ("/cards/0/range", "Near"),
        ("/cards/0/range", 2),
        ("/cards/0/challenge", ["Win."]),
    ],
}

BROKEN["play"] = [
    ("/format", "nexusdeck-play/2"),
    ("/format", REMOVED),
    ("/game", "Quantum Nexus"),
    ("/ruleset", REMOVED),
    ("/windows", "open"),
    ("/cards", "0x12"),
    ("/seats", REMOVED),
    ("/seats", []),
    ("/seats", [{"deck": GOOD["deck"]}] * 9),
    ("/seats/0/deck", REMOVED),
    ("/seats/0/deck/format", "nexusdeck/2"),
    ("/seats/0/colour", "red"),
    ("/actions", {}),
    ("/actions/0", 7),
    ("/actions/0/do", "fly"),
    ("/actions/0/do", REMOVED),
    ("/actions/0/seed", 12),
    ("/actions/0/seed", "0x10"),
    ("/actions/0/seed", REMOVED),
    ("/actions/1/seat", 8),
    ("/actions/1/card", -1),
    ("/actions/1/quadrant", "middle"),
    ("/actions/2/flag", "tired"),
    ("/actions/2/value", 1.5),
    ("/actions/3/text", REMOVED),
    ("/actions/3/text", "two\nlines"),
    ("/actions/3/mechanics", ["flying"]),
    ("/actions/4/zone", "attic"),
    ("/mood", 1),
    ("/readings", 14),
    ("/readings", "2"),
    ("/seed", 7),
]

BROKEN["state"] = [
    ("/format", "nexusdeck-state/2"),
    ("/stage", "tea"),
    ("/stage", REMOVED),
    ("/next", REMOVED),
    ("/cards", REMOVED),
    ("/players", []),
    ("/round", -1),
    ("/active", 256),
    ("/cards/0", 7),
    ("/cards/0/facts", REMOVED),
    ("/cards/0/facts", -1),
    ("/cards/1/quadrant", "middle"),
    ("/cards/1/flags", "token"),
    ("/cards/1/flags/0", "tired"),
    ("/cards/1/mood", 1),
    ("/players/0/points", -1),
    ("/players/0/deck", [-1]),
    ("/players/0/attic", []),
    ("/declared/kind", "dance"),
    ("/declared/targets", [[0]]),
    ("/chain/0/negated", "yes"),
    ("/tokens/0/name", REMOVED),
    ("/mood", 1),
]

# Odd, and allowed.
ALLOWED = {
    "game": [
        ("/formula", {"constant": 1, "rp": 0.5, "t:unit": -0.25}),
        ("/formula", None),
        ("/attributes", None),
        ("/attributes", REMOVED),
        ("/attributes/0/whenAbsent", -5),
        ("/attributes/0/choices", []),
        ("/attributes/0/letter", ""),
        ("/attributes/2/domain", False),
        ("/headings", None),
        ("/headings/rarity", None),
        ("/keywords", []),
        ("/figures", REMOVED),
        ("/name", "Zinnsoldaten – für alle ①"),
        ("/identity", ["name", "motto"]),
        ("/attributes/1/colours", REMOVED),
        ("/attributes/1/colours", None),
        ("/attributes/0/colours", []),
        ("/attributes/3/sorts", None),
        ("/types/0/colour", ""),
        ("/face", None),
        ("/face/frame", "type"),
        ("/face/frame", None),
        ("/domain", REMOVED),
        ("/domain/plural", None),
        ("/charts", []),
        ("/orders", None),
    ],
    "ruleset": [
        ("/constraints", REMOVED),
        ("/constraints", None),
        ("/play", REMOVED),
        ("/play/anything", {"goes": ["here"]}),
        ("/play/income", {"section": "missions", "attribute": "cp"}),
        ("/play/deck", "main"),
        ("/constraints", [{"rule": "few", "kind": "count", "sections": ["main"], "atMost": 60}]),
        ("/sets", []),
        ("/attributes", None),
        ("/sections/0/accepts", None),
        ("/sections/0/accepts", ""),
        ("/constraints/0/severity", "warning"),
        ("/constraints/0/severity", None),
        ("/constraints/0/exactly", 50),
        ("/constraints/0/atLeast", None),
        ("/constraints/0/where", "t:leader or cp>=8"),
        ("/constraints/3/limit", 3),
        ("/constraints/3/limit", 0),
        ("/constraints/3/identity", REMOVED),
        ("/constraints/3/unlessEmpty", True),
        ("/constraints/5/attribute", "type"),
        ("/play/stacks", []),
        ("/play/stacks", None),
        ("/play/stacks/0", {"section": "main", "owner": "", "face": None}),
        ("/play/rows/0", {"section": "missions", "size": 0}),
        ("/play/rows/0/size", "players"),
        ("/play/rows/0/size", "players+999"),
        ("/play/rows/0/id", None),
        ("/play/rows/0/refresh", 0),
        ("/play/holds/0/most", 0),
        ("/play/setup", {}),
        ("/play/setup", None),
        ("/play/setup/reveal", None),
        ("/play/setup/reveal/once", []),
        ("/play/setup/resources/0/step", -3),
        ("/play/draws/0", {"id": "look", "section": "main", "count": 0}),
        ("/play/draws/0/label", ""),
        ("/play/contests/0/sides", None),
        ("/play/contests/0/ties", ""),
        ("/play/contests/0/again", None),
        ("/play/contests/1/ties", "first"),
        ("/play/contests/1/adds/2/by", {}),
        ("/play/contests/1/adds/2/by/Left", None),
        ("/play/contests/1/adds/2/nobody", REMOVED),
        ("/play/flips/0/any", None),
        ("/play/pools/0/faces", None),
        ("/play/first", "random"),
        ("/play/first", None),
        ("/play/points", None),
        ("/play/variants/0/replaces", None),
        ("/play/variants/0/needs", []),
        ("/play/variants/0/without", ""),
    ],
    "deck": [
        ("/name", None),
        ("/name", REMOVED),
        ("/game", REMOVED),
        ("/ruleset", ""),
        ("/tags", None),
        ("/mood", {"any": ["thing", 1, None]}),
        ("/sections/main", None),
        ("/sections/side-events", [{"card": "Midnight Oil", "count": 999}]),
        ("/sections/main/0/note", ["kept"]),
        ("/sections/main/0/key", None),
        ("/sections", {}),
        ("/plans", None),
        ("/plans", []),
        ("/plans/0/mood", [1, None]),
        ("/plans/0/out", REMOVED),
        ("/plans/0/note", None),
        ("/plans/0/applied", None),
        ("/plans/0/movedIn", None),
    ],
    "catalogue": [
        ("/set", REMOVED),
        ("/set/name", None),
        ("/set/released", ""),
        ("/set/symbol", {"file": "core.png"}),
        ("/cards", []),
        ("/cards/0/artist", {"name": "Ada"}),
        ("/cards/0/name", " Relay Drone\n"),
        ("/cards/0/cp", None),
        ("/cards/0/cp", -3),
        ("/cards/0/technology", 1),
        ("/cards/0/range", "close"),
        ("/cards/0/range", "N/A"),
        ("/cards/0/number", 14),
        ("/cards/0/domains", None),
        ("/cards/0/keywords", REMOVED),
        ("/cards/0/subtypes", ["k" + str(i) for i in range(64)] + [" "]),
        ("/source", "a web page"),
    ],
}


ALLOWED["state"] = [
    ("/tokens", REMOVED),
    ("/round", None),
    ("/players/0/hand", []),
    ("/chain", []),
    ("/effect", {"kind": "none"}),
]
ALLOWED["play"] = [
    ("/windows", REMOVED),
    ("/windows", None),
    ("/cards", None),
    ("/actions", REMOVED),
    ("/actions", []),
    ("/seats/0/player", REMOVED),
    ("/seats/0/deck/mood", "any"),
    ("/actions/1/card", None),
    ("/actions/0/seed", "0"),
]


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def changed(document, pointer, value):
    result = copy.deepcopy(document)
    *way, last = [int(step) if step.isdigit() else step for step in pointer.split("/")[1:]]
    place = result
    for step in way:
        place = place[step]
    if value is REMOVED:
        assert last in place, pointer + " is not there to be removed"
        del place[last]
    else:
        place[last] = value
    return result


BROKEN["event"] = [
    ("/format", "nexusdeck-event/2"), ("/format", REMOVED), ("/game", REMOVED), ("/edition", REMOVED), ("/log", REMOVED),
    ("/log", {}), ("/seed", 7), ("/seed", "seven"), ("/pairing", "knockout"), ("/rounds", -1), ("/bestOf", 2),
    ("/points", [3, 1]), ("/points/0", 101), ("/openLists", 1), ("/mood", 1),
    ("/log/0/do", "enter"), ("/log/0/do", REMOVED), ("/log/0/name", REMOVED), ("/log/0/age", 7), ("/log/0/list/deck", REMOVED),
    ("/log/2/player", 0), ("/log/2/list", REMOVED), ("/log/3/sum", REMOVED), ("/log/4/tables/0", [1, 1]),
    ("/log/4/tables/0/0", 0), ("/log/6/games", [2, 1]), ("/log/6/games/0", 10), ("/log/6/round", 0), ("/log/7/from", REMOVED),
    ("/log/8/players", [1]), ("/log/9/table", 10000), ("/log/10/about", REMOVED), ("/log/11/seeds/0", 0), ("/log/12/player", 1),
]
ALLOWED["event"] = [("/log", []), ("/name", REMOVED), ("/seed", REMOVED), ("/points", REMOVED), ("/log/0/list", REMOVED)]


GOOD["evaluation"] = {"format": "nexusdeck-evaluation/1", "weights": {"units": 100, "empty-front": -150, "supremacy": 1500}}
BROKEN["evaluation"] = [
    ("/format", "nexusdeck-evaluation/2"), ("/format", REMOVED), ("/weights", REMOVED), ("/weights", []), ("/weights", None),
    ("/weights/units", 10001), ("/weights/units", -10001), ("/weights/units", 1.5), ("/weights/units", "100"),
    ("/weights/units", None), ("/weights/luck", 1), ("/weights/Units", 1), ("/note", "mine"),
]
ALLOWED["evaluation"] = [("/weights", {}), ("/weights/units", REMOVED), ("/weights/hand", -10000), ("/weights/points", 10000)]


def spoiled(name):
    """Everywhere in the good document: a number that fits nowhere, a bell in a text, a key too many."""
    def places(value, pointer):
        yield pointer, value
        for key, item in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
            yield from places(item, pointer + "/" + str(key))

    for pointer, value in places(GOOD[name], ""):
        if pointer.startswith("/play/") or not pointer:
            continue
        yield pointer, 1.5
        if isinstance(value, str):
            yield pointer, "ring\u0007"
        if isinstance(value, dict) and name in ("game", "ruleset") and pointer != "/play":
            yield pointer + "/unheard-of", 1


def shown(value):
    text = "removed" if value is REMOVED else json.dumps(value)
    return text if len(text) <= 50 else text[:50] + "…"


class Run:
    def __init__(self):
        self.failures = 0

    def group(self, name, faults, count):
        print(("ok    " if not faults else "FAILED") + "  " + name + ": " + str(count - len(faults)) + " of " + str(count))
        for fault in faults:
            print("          " + fault)
        self.failures += len(faults)


def main(source):
    run = Run()
    resources = source / "resources"
    schemas = {name: read(resources / "schemas" / (name + ".schema.json")) for name in SCHEMAS}

    faults = []
    for name, schema in schemas.items():
        try:
            Draft202012Validator.check_schema(schema)
        except Exception as error:  # whatever is wrong, it is this schema
            faults.append(name + ": " + str(error).splitlines()[0])
        if schema.get("$id") != name + ".schema.json":
            faults.append(name + ": its $id is not the name of its file")
    run.group("schemas are schemas", faults, len(schemas))

    store = {schema["$id"]: schema for schema in schemas.values()}
    validators = {
        name: Draft202012Validator(schema, resolver=RefResolver(schema["$id"], schema, store=store))
        for name, schema in schemas.items()
    }

    def problem(name, document):
        errors = sorted(validators[name].iter_errors(document), key=lambda error: list(map(str, error.absolute_path)))
        return "/" + "/".join(map(str, errors[0].absolute_path)) + ": " + errors[0].message[:200] if errors else None

    games = resources / "games"
    embedded = {
        "game": sorted(games.glob("*/game.json")),
        "ruleset": sorted(games.glob("*/rulesets/*.json")),
        "deck": sorted(games.glob("*/decks/*.nxdeck")),
        "catalogue": sorted(games.glob("*/catalogue/*.json")),
        "evaluation": sorted(games.glob("*/evaluation.json")),
    }
    for name, files in embedded.items():
        faults = [str(file.relative_to(source)) + " " + found for file in files if (found := problem(name, read(file)))]
        if not files:
            faults.append("there is no such file")
        run.group(name + " files that come with the program", faults, max(len(files), 1))

    for name in SCHEMAS:
        found = problem(name, GOOD[name])
        faults = [found] if found else []
        faults += [pointer + " " + shown(value) + " is refused: " + found
                   for pointer, value in ALLOWED[name] if (found := problem(name, changed(GOOD[name], pointer, value)))]
        run.group(name + " documents that are allowed", faults, 1 + len(ALLOWED[name]))

    for name in SCHEMAS:
        documents = [(pointer + " " + shown(value), changed(GOOD[name], pointer, value)) for pointer, value in BROKEN[name] + list(spoiled(name))]
        documents += [("the whole document " + shown(value), value) for value in ([], "text", 1, None, {})]
        faults = [what + " is accepted" for what, document in documents if not problem(name, document)]
        run.group(name + " documents that are broken", faults, len(documents))

    attributes = {attribute["id"]: attribute for attribute in read(games / "quantum-nexus/game.json")["attributes"]}
    described = schemas["catalogue"]["$defs"]["quantumNexusCard"]["properties"]
    faults = ["“" + name + "” stands in one of them only" for name in sorted(attributes.keys() ^ described.keys())]
    for name in attributes.keys() & described.keys():
        kind = attributes[name]["kind"]
        expected = {"integer": "#/$defs/number", "text": "#/$defs/text"}.get(kind)
        if described[name].get("$ref") != expected:
            faults.append("“" + name + "” is not described as " + kind)
        if kind == "choice" and described[name].get("examples") != attributes[name]["choices"]:
            faults.append("“" + name + "” does not give the choices as examples")
    run.group("attributes of the catalogue schema are those of the game", faults, max(len(attributes), len(faults)))

    print("all schemas pass" if run.failures == 0 else str(run.failures) + " failures")
    return 0 if run.failures == 0 else 1


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: schemas_test.py SOURCE_DIR")
    sys.exit(main(pathlib.Path(sys.argv[1]).resolve()))
