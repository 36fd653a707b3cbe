#!/usr/bin/python3
"""Checks folders that `nexusdeck-cli export` wrote: published_check.py PROGRAM FOLDER [PROGRAM FOLDER …].

What each program takes is written down from its published schemas and sources: keys and elements it knows, their order,
their types, and that every file one of them names is there. Says what is wrong and fails."""

import csv
import json
import pathlib
import re
import struct
import sys
import xml.etree.ElementTree as ET
from urllib.parse import unquote

from jsonschema import Draft4Validator

GUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}")
FLOAT2 = {"type": "object", "additionalProperties": False,
          "properties": {"x": {"type": "number"}, "y": {"type": "number"}}}
TEXT = {"type": "string"}
INTEGER = {"type": "integer"}
FLAG = {"type": "boolean"}


def closed(required, **properties):
    return {"type": "object", "additionalProperties": False, "required": required, "properties": properties}


# docs/schema/cgs.json of Card Game Simulator, of its keys those that we write and those nearest to them.
CGS_GAME = closed(
    ["name"], name=TEXT, allCardsUrl={"type": ["null", "string"]}, allSetsUrl={"type": ["null", "string"]},
    autoUpdate=INTEGER, autoUpdateUrl={"type": ["null", "string"]}, cardBackImageFileType=TEXT, cardIdIdentifier=TEXT,
    cardImageFileType=TEXT, cardImageProperty=TEXT, cardImageUrl=TEXT, cardNameIdentifier=TEXT, cardNameIsUnique=FLAG,
    cardPrimaryProperty=TEXT, cardSetIdentifier=TEXT, cardSize=FLOAT2, copyright=TEXT, deckFileAltId=TEXT,
    cardProperties={"type": "array", "items": closed(
        ["name", "type"], name=TEXT, display=TEXT, displayEmpty=TEXT, delimiter=TEXT,
        type={"enum": ["string", "escapedString", "integer", "boolean", "object", "stringEnum", "stringList",
                       "stringEnumList", "objectEnum", "objectList", "objectEnumList"]})},
    deckFileTxtId={"enum": ["id", "set"]}, deckFileType={"enum": ["dec", "hsd", "lor", "txt", "ydk"]},
    extras={"type": "array", "items": closed([], group=TEXT, property=TEXT, value=TEXT)},
    gameStartHandCount=INTEGER, gameStartPointsCount=INTEGER, playMatSize=FLOAT2, playMatGridCellSize=FLOAT2,
    setCodeDefault=TEXT, setNameDefault=TEXT)


def need(holds, what):
    if not holds:
        sys.exit("wrong: " + what)


def sizes(path):
    """Pixels of a PNG or JPEG."""
    data = path.read_bytes()
    if data[:4] == b"\x89PNG":
        return struct.unpack(">II", data[16:24])
    at = 2
    while True:
        marker, length = struct.unpack(">HH", data[at:at + 4])
        if 0xFFC0 <= marker <= 0xFFC3:
            need(data[at + 9] == 3, f"{path} is no RGB")
            height, width = struct.unpack(">HH", data[at + 5:at + 9])
            return width, height
        at += 2 + length


def children(element, *known):
    """Their names are known and in this order."""
    order = [child.tag for child in element]
    ranks = [known.index(tag) if tag in known else -1 for tag in order]
    need(-1 not in ranks and ranks == sorted(ranks), f"<{element.tag}> holds {order}")


def attributes(element, required, optional=()):
    names = set(element.attrib)
    need(names >= set(required) and names <= set(required) | set(optional), f"<{element.tag}> has {sorted(names)}")


def cgs(folder):
    game = json.loads((folder / "cgs.json").read_text())
    Draft4Validator(CGS_GAME).validate(game)
    need(game["autoUpdate"] == -1 and game["cardNameIsUnique"] is False, "the game looks for files on the web")
    sets = {each["code"] for each in json.loads((folder / "AllSets.json").read_text())}
    properties = {each["name"]: each["type"] for each in game["cardProperties"]}
    cards = {}
    for card in json.loads((folder / "AllCards.json").read_text()):
        need(card["id"] not in cards and " " not in card["id"], "a card's id is its own: " + card["id"])
        cards[card["id"]] = card
        need(card["set"] in sets, "a set is not listed")
        need((folder / "sets" / card["set"] / (card["id"] + ".png")).is_file(), "no picture of " + card["id"])
        for key, value in card.items():
            if key not in ("id", "name", "set"):
                need(isinstance(value, int) == (properties[key] == "integer"), f"{key} of {card['id']}")
    names = [card["name"] for card in cards.values()]
    need(len(names) == len(set(names)), "two cards have one name")
    for extra in game["extras"]:
        need(extra["property"] in properties, "extras by a property that is not there")
    for deck in (folder / "decks").glob("*.txt"):
        lines = deck.read_text().splitlines()
        need(lines[0].startswith("### "), "a deck without its head")
        rows = [line for line in lines if line and not line.startswith(("#", "//")) and line != "Sideboard"]
        need(rows, "an empty deck")
        for row in rows:
            found = re.fullmatch(r"(\d+) \[(\S+)\] (.+) \((\S+)\)", row)
            need(found and cards[found[2]]["name"] == found[3] and cards[found[2]]["set"] == found[4], row)
    need((folder / "CardBack.png").is_file(), "no back")


def tts(folder):
    keys = ["SaveName", "GameMode", "Gravity", "PlayArea", "Date", "Table", "Sky", "Note", "Rules", "LuaScript",
            "LuaScriptState", "XmlUI", "ObjectStates", "TabStates", "VersionNumber"]
    for path in folder.glob("*.json"):
        if path.name == "nexusdeck-files.json":
            continue
        save = json.loads(path.read_text())
        need(list(save) == keys, "a saved object with " + str(list(save)))

        def sheets(item):
            for deck in item["CustomDeck"].values():
                need(set(deck) == {"FaceURL", "BackURL", "NumWidth", "NumHeight", "BackIsHidden", "UniqueBack", "Type"},
                     "a sheet's keys")
                need(deck["NumWidth"] <= 10 and deck["NumHeight"] <= 7 and deck["BackIsHidden"] is True, "a sheet")
                width, height = sizes(folder / "sheets" / deck["FaceURL"].split("/")[-1])
                need(max(width, height) <= 4096, "a sheet is too large")
                need(width % deck["NumWidth"] == 0 and height % deck["NumHeight"] == 0, "a sheet has no whole cells")
                sizes(folder / "sheets" / deck["BackURL"].split("/")[-1])

        def card(item):
            need(item["Name"] == "CardCustom" and item["Nickname"], "a card without a name")
            number, slot = divmod(item["CardID"], 100)
            deck = item["CustomDeck"][str(number)]
            need(slot < deck["NumWidth"] * deck["NumHeight"], "a card beyond its sheet")
            sheets(item)

        for pile in save["ObjectStates"]:
            need(pile["Transform"]["rotY"] == 180 and pile["Transform"]["rotZ"] in (0, 180), "a pile is turned")
            if pile["Name"] == "DeckCustom":
                need(pile["DeckIDs"] == [item["CardID"] for item in pile["ContainedObjects"]], "DeckIDs")
                need(len(pile["DeckIDs"]) > 1, "a pile of one is the card")
                sheets(pile)
                for item in pile["ContainedObjects"]:
                    card(item)
            else:
                card(pile)


def cockatrice(folder):
    base = ET.parse(next((folder / "customsets").glob("*.xml"))).getroot()
    need(base.tag == "cockatrice_carddatabase" and base.get("version") == "4", "the database")
    children(base, "sets", "cards")
    codes = {each.findtext("name") for each in base.find("sets")}
    names = set()
    for card in base.find("cards"):
        children(card, "name", "text", "prop", "set", "related", "token", "tablerow", "cipt", "upsidedown")
        need(card.findtext("name") not in names, "two cards of one name are merged: " + card.findtext("name"))
        names.add(card.findtext("name"))
        need(card.find("set") is not None and card.findtext("set") in codes, "a card without a set")
        for printing in card.findall("set"):
            need(printing.text in codes and GUID.fullmatch(printing.get("uuid")), "a printing")
            attributes(printing, ("uuid",), ("num", "rarity", "picurl"))
    for path in (folder / "decks").glob("*.cod"):
        deck = ET.parse(path).getroot()
        need(deck.tag == "cockatrice_deck" and deck.get("version") == "1", "the deck")
        children(deck, "lastLoadedTimestamp", "deckname", "format", "bannerCard", "comments", "tags", "zone",
                 "sideboard_plan")
        for card in deck.iter("card"):
            attributes(card, ("number", "name"), ("setShortName", "collectorNumber", "uuid"))
            need(card.get("name") in names and int(card.get("number")) > 0, "a card the base does not have")
        for move in deck.iter("move_card_to_zone"):
            children(move, "card_name", "start_zone", "target_zone")


def octgn(folder):
    (home,) = (folder / "GameDatabase").iterdir()
    game = ET.parse(home / "definition.xml").getroot()
    attributes(game, ("name", "id", "octgnVersion", "version", "tags", "description", "authors", "gameurl", "setsurl",
                      "iconurl"), ("markersize",))
    need(GUID.fullmatch(game.get("id")) and game.get("id") == home.name, "the game's id")
    children(game, "scripts", "events", "sounds", "fonts", "proxygen", "documents", "gameModes", "globalvariables",
             "variables", "card", "table", "player", "shared", "deck", "sharedDeck")
    need((home / game.find("proxygen").get("definitionsrc")).is_file(), "no template for proxies")
    need((home / game.find("card").get("back")).is_file(), "no back")
    properties = [each.get("name") for each in game.find("card")]
    need(len(properties) == len(set(properties)), "two properties of one name")
    types = {each.get("name"): each.get("type") for each in game.find("card")}
    groups = {each.get("name") for each in game.iter("group")}
    sections = {each.get("name"): each.get("group") for each in game.iter("section")}
    need(set(sections.values()) <= groups, "a section without its group")
    cards = {}
    for path in (home / "Sets").glob("*/set.xml"):
        one = ET.parse(path).getroot()
        attributes(one, ("name", "id", "gameId", "gameVersion", "version"))
        need(one.get("id") == path.parent.name and one.get("gameId") == game.get("id"), "a set's ids")
        children(one, "packaging", "markers", "cards")
        for card in one.find("cards"):
            attributes(card, ("name", "id"))
            need(GUID.fullmatch(card.get("id")) and card.get("id") not in cards, "a card's id is its own")
            cards[card.get("id")] = card.get("name")
            for each in card:
                attributes(each, ("name", "value"))
                need(types[each.get("name")] != "Integer" or int(each.get("value")) is not None, "a number")
            picture = folder / "ImageDatabase" / home.name / "Sets" / path.parent.name / "Cards" / (card.get("id") + ".png")
            need(picture.is_file(), "no picture of " + card.get("name"))
    for path in (folder / "Decks").glob("*/*.o8d"):
        deck = ET.parse(path).getroot()
        attributes(deck, ("game",))
        children(deck, "section", "notes")
        for section in deck.findall("section"):
            attributes(section, ("name", "shared"))
            need(section.get("name") in sections, "a section the game does not have")
            for card in section:
                need(cards[card.get("id")] == card.text and int(card.get("qty")) > 0, "a card that refuses the deck")


def lackey(folder):
    plugin = ET.parse(folder / "plugininfo.txt").getroot()
    zones = {zone.findtext("label") for zone in plugin.findall("deckzone")}
    for zone in plugin.findall("deckzone"):
        children(zone, "label", "gamezonetoloadto", "shuffle")
    (listed,) = [each.text for each in ET.parse(folder / "ListOfCardDataFiles.txt").getroot()]
    lines = (folder / "sets" / listed).read_text().splitlines()
    heads = lines[0].split("\t")
    need(heads[:3] == ["Name", "Set", "ImageFile"], "headings")
    cards = {}
    for line in lines[1:]:
        cells = line.split("\t")
        need(len(cells) == len(heads) and cells[0] not in cards, "a card's row: " + line)
        cards[cells[0]] = cells[2]
        sizes(folder / "sets" / "setimages" / "general" / (cells[2] + ".jpg"))
    for path in (folder / "decks").glob("*.dek"):
        deck = ET.parse(path).getroot()
        need(deck.tag == "deck" and deck.get("version") == "0.8" and deck.find("meta/game") is not None, "the deck")
        for zone in deck.findall("superzone"):
            need(zone.get("name") in zones, "a zone the plugin does not have")
            for card in zone:
                children(card, "name", "set")
                need(cards[card.findtext("name")] == card.find("name").get("id"), "a card the plugin does not have")


def dragncards(folder):
    lines = (folder / "cards.tsv").read_text().splitlines()
    heads = lines[0].split("\t")
    need(heads[:5] == ["databaseId", "name", "imageUrl", "cardBack", "type"], "headings")
    ids = set()
    for line in lines[1:]:
        cells = line.split("\t")
        need(len(cells) == len(heads) and cells[0] not in ids, "a card's row")
        ids.add(cells[0])
        sizes(folder / "cards" / unquote(cells[2]).split("/")[-1])
    for path in (folder / "decks").glob("*.json"):
        for deck in json.loads(path.read_text())["preBuiltDecks"].values():
            for card in deck["cards"]:
                need(card["databaseId"] in ids and card["quantity"] > 0 and card["loadGroupId"], "a row of a deck")


def mpc(folder):
    for path in folder.glob("order*.xml"):
        order = ET.parse(path).getroot()
        children(order, "details", "fronts", "backs", "cardback")
        children(order.find("details"), "quantity", "stock", "foil")
        need(re.fullmatch(r"\([SMP]\d\d\) .+", order.findtext("details/stock")), "the stock")
        slots = []
        for card in order.find("fronts"):
            children(card, "id", "sourceType", "slots", "name", "query")
            need(card.findtext("sourceType") == "Local File", "where the picture is")
            width, height = sizes(folder / card.findtext("id"))
            need((width, height) == (820, 1115), f"a picture with its bleed: {width} x {height}")
            slots += [int(slot) for slot in card.findtext("slots").split(",")]
        need(sorted(slots) == list(range(int(order.findtext("details/quantity")))) and len(slots) <= 612, "the slots")
        sizes(folder / order.findtext("cardback"))


def squib(folder):
    with open(folder / "cards.csv", newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    need(rows and all(int(row["Count"]) > 0 for row in rows), "the copies")
    for row in rows:
        sizes(folder / row["Picture"])


for program, name in zip(sys.argv[1::2], sys.argv[2::2]):
    where = pathlib.Path(name)
    written = {each["path"] for each in json.loads((where / "nexusdeck-files.json").read_text())["files"]}
    there = {path.relative_to(where).as_posix() for path in where.rglob("*") if path.is_file()}
    need(there == written | {"nexusdeck-files.json"}, "the list of files")
    globals()[program](where)
