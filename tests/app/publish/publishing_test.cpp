// Decks to other programs and back: what is written for a program is read again by its reader, copy by copy.
#include "app/publish/publishing.h"

#include "app/documents/profile.h"
#include "app/publish/bundle_painter.h"
#include "importers/decklist/deck_json.h"
#include "importers/file_list.h"
#include "importers/registry.h"
#include "model/base/file_names.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"
#include "model/search/query_parser.h"
#include "tests/support/lists.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QImage>
#include <QtTest>

#include <map>
#include <set>

namespace publishing_test {

using namespace nexus;
using namespace nexus::test;
using importers::LossKind;

namespace {

constexpr const char* games[] = {"quantum-nexus", "nexus-tcg", "quantum", "nexus-ops"};

struct PublishedGame {
    explicit PublishedGame(const std::string& id)
        : profile(app::GameFolder(scratch.path("p"), id))
        , reader(profile.library(), profile.catalogue())
    {
        for (const auto& file : app::embeddedFiles(id, "decks"))
            decks.push_back(importers::readDeckJson(file.bytes).value());
    }
    Scratch scratch;
    app::Profile profile;
    app::ListReader reader;
    std::vector<model::Deck> decks;
};

const PublishedGame& gameOf(const std::string& id)
{
    static std::map<std::string, std::unique_ptr<PublishedGame>> opened;
    auto& game = opened[id];
    if (!game)
        game = std::make_unique<PublishedGame>(id);
    return *game;
}

app::PublishPlan planOf(
    const app::ListReader& reader, const model::Deck& deck, std::string_view program, app::PublishChoice choice = {})
{
    const std::vector<app::ProxyDeck> decks{{deck, reader.checker(deck.ruleset), {}}};
    if (choice.folder.empty())
        choice.folder = "/published";
    choice.copies.everything = true;
    return app::planPublication(*importers::publishProgram(program), decks, *reader.catalogue(), choice);
}

// The files of a bundle that hold decks.
std::vector<importers::BundleFile> deckFiles(const app::PublishPlan& plan)
{
    std::vector<importers::BundleFile> files;
    for (const auto& file : plan.bundle.files) {
        const bool holds = file.path.starts_with("decks/") || file.path.starts_with("Decks/") ||
                           file.path == "cards.csv" || file.path.starts_with("order") || plan.program->id == "tts";
        if (holds)
            files.push_back(file);
    }
    return files;
}

// "main 3 zone-of-silence.terrain" a row in its order; without the section where the program has none.
std::vector<std::string> rowsInOrder(const model::Deck& deck, const model::DeckChecker& checker, bool sections)
{
    std::vector<std::string> rows;
    for (const auto& section : checker.ruleset().sections)
        for (const auto& row : checker.resolve(deck))
            if (row.section == checker.sectionIndex(section.id))
                rows.push_back((sections ? section.id.str() + " " : std::string()) + std::to_string(row.count) + " " +
                               (row.card ? std::string(checker.catalogue().key(*row.card)) : "? " + row.entry->card));
    return rows;
}

std::map<std::string, int> copiesOf(const model::Deck& deck, const model::DeckChecker& checker)
{
    std::map<std::string, int> copies;
    for (const auto& row : checker.resolve(deck))
        copies[row.card ? std::string(checker.catalogue().key(*row.card)) : "? " + row.entry->card] += row.count;
    return copies;
}

std::string unitJson(const std::string& name, const std::string& set, const std::string& number)
{
    const auto field = [](const char* key, const std::string& value) {
        return "\"" + std::string(key) + "\": \"" + value + "\", ";
    };
    return "{" + field("name", name) + field("set", set) + field("number", number) + field("type", "Unit") +
           field("range", "Close") + "\"cp\": 1, \"attack\": 1, \"defense\": 1}";
}

std::vector<std::string> idsOf(const importers::BundlePicture& picture, const app::PublishPlan& plan)
{
    std::vector<std::string> ids;
    for (const auto card : picture.cards)
        ids.push_back(card < plan.publication.cards.size() ? plan.publication.cards[card].id : std::string());
    return ids;
}

const importers::Loss* lossOf(const app::PublishPlan& plan, LossKind kind)
{
    const auto found = std::find_if(plan.bundle.losses.begin(), plan.bundle.losses.end(),
        [&](const importers::Loss& loss) { return loss.kind == kind; });
    return found == plan.bundle.losses.end() ? nullptr : &*found;
}

// A Terrain and a Mission of one name, and a card that was printed twice.
const app::ListReader& twinReader()
{
    static const app::ListReader reader(starterLibrary(), catalogueOf(R"([
        {"name": "Quiet Field", "type": "Terrain", "cp": 2, "set": "COR", "number": "1", "rules": "Hush."},
        {"name": "Quiet Field", "type": "Mission", "cp": 3, "set": "COR", "number": "2"},
        {"name": "Tin Walker", "type": "Unit", "cp": 1, "attack": 1, "defense": 1, "range": "Close", "set": "COR",
            "number": "3", "rules": "Active: \u0022Walk\u0022.\u000aInterrupt: Stop."},
        {"name": "Tin Walker", "type": "Unit", "cp": 1, "attack": 1, "defense": 1, "range": "Close", "set": "TWO",
            "number": "3a"},
        {"name": "Edge Lesson", "type": "Event", "cp": 1, "set": "COR", "number": "4"},
        {"name": "Edge Lesson [2]", "type": "Event", "cp": 1, "set": "COR", "number": "5"},
        {"name": "Fire // Ice: now", "type": "Event", "cp": 1, "set": "COR", "number": "6"}])"));
    return reader;
}

model::Deck twinDeck()
{
    model::Deck deck;
    deck.name = "../Twins: \"<&>\" / 2";
    deck.game = "quantum-nexus";
    deck.ruleset = model::RulesetId("quantum-nexus-2025-07");
    deck.author = "A & B";
    deck.notes = "First <line>.\n\nRuleset: none of this";
    deck.tags = {"one", "two, three"};
    deck.sections = {{model::SectionId("missions"), {{"Quiet Field (Mission)", {}, {}, 1, {}}}},
        {model::SectionId("main"), {{"Quiet Field (Terrain)", {}, {}, 2, {}}, {"Tin Walker", {}, "COR 3", 3, {}},
                                       {"Tin Walker", {}, "TWO 3a", 1, {}}}},
        {model::SectionId("sideboard"), {{"Tin Walker", {}, "COR 3", 2, {}}}}};
    deck.plans = {{"Rush", {{"Quiet Field (Terrain)", {}, {}, 1, {}}}, {{"Tin Walker", {}, "COR 3", 1, {}}}, {}, false,
        {}, {}, {}}};
    return deck;
}

} // namespace

class PublishingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySampleDeckComesBack_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("program");
        for (const char* game : games)
            for (const auto& program : importers::publishPrograms())
                QTest::addRow("%s for %s", game, program.id.data())
                    << QString::fromUtf8(game)
                    << QString::fromUtf8(program.id.data(), static_cast<qsizetype>(program.id.size()));
    }
    void everySampleDeckComesBack()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, program);
        const auto& from = gameOf(game.toStdString());
        QVERIFY(!from.decks.empty());
        for (const auto& deck : from.decks) {
            const auto plan = planOf(from.reader, deck, program.toStdString());
            QVERIFY(!lossOf(plan, LossKind::UnknownCards));
            const auto files = deckFiles(plan);
            QCOMPARE(files.size(), std::size_t{1});
            const auto read = from.reader.read(files.front().path, files.front().bytes, deck.ruleset.str());
            QCOMPARE(read.size(), std::size_t{1});
            QVERIFY2(read.front().error.empty(), read.front().error.c_str());
            QVERIFY(read.front().unread.empty());
            const auto& checker = *from.reader.checker(deck.ruleset);
            if (program == QLatin1String("mpc")) // one pile
                QCOMPARE(copiesOf(read.front().deck, checker), copiesOf(deck, checker));
            else
                QCOMPARE(rowsInOrder(read.front().deck, checker, true), rowsInOrder(deck, checker, true));
        }
    }

    void twinsAndPrintingsStayApart_data()
    {
        QTest::addColumn<QString>("program");
        for (const auto& program : importers::publishPrograms())
            QTest::addRow("%s", program.id.data())
                << QString::fromUtf8(program.id.data(), static_cast<qsizetype>(program.id.size()));
    }
    void twinsAndPrintingsStayApart()
    {
        QFETCH(const QString, program);
        const auto& reader = twinReader();
        const auto deck = twinDeck();
        const auto plan = planOf(reader, deck, program.toStdString());
        QCOMPARE(plan.publication.cards.size(), plan.program->cardBase ? std::size_t{7} : std::size_t{4});
        const auto file = deckFiles(plan).front();
        QVERIFY2(importers::isPlainPath(file.path), file.path.c_str());
        const auto read = reader.read(file.path, file.bytes, deck.ruleset.str());
        QCOMPARE(read.size(), std::size_t{1});
        const auto& checker = *reader.checker(deck.ruleset);
        QCOMPARE(copiesOf(read.front().deck, checker), copiesOf(deck, checker));
        if (program == QLatin1String("mpc"))
            return;
        QCOMPARE(rowsInOrder(read.front().deck, checker, true), rowsInOrder(deck, checker, true));
        QCOMPARE(read.front().deck.section(model::SectionId("main"))->entries[1].printing, std::string("COR 3"));
        QCOMPARE(read.front().deck.section(model::SectionId("main"))->entries[2].printing, std::string("TWO 3a"));
    }

    void whatADeckSaysOfItselfTravels()
    {
        const auto deck = twinDeck();
        for (const char* program : {"cgs", "tts", "cockatrice", "octgn"}) {
            const auto plan = planOf(twinReader(), deck, program);
            const auto file = deckFiles(plan).front();
            const auto read = twinReader().read(file.path, file.bytes).front().deck;
            QCOMPARE(read.author, deck.author);
            QCOMPARE(read.tags, deck.tags);
            QCOMPARE(read.ruleset, deck.ruleset);
            QCOMPARE(read.notes, deck.notes);
            if (program != std::string("octgn")) // its name is that of the file
                QCOMPARE(read.name, deck.name);
        }
    }

    void plansTravelWhereThereIsAPlaceForThem()
    {
        const auto plan = planOf(twinReader(), twinDeck(), "cockatrice");
        QVERIFY(!lossOf(plan, LossKind::Plans));
        const auto file = deckFiles(plan).front();
        const auto read = twinReader().read(file.path, file.bytes).front().deck;
        QCOMPARE(read.plans.size(), std::size_t{1});
        QCOMPARE(read.plans.front().name, std::string("Rush"));
        QCOMPARE(read.plans.front().out.front().card, std::string("Quiet Field (Terrain)"));
        QCOMPARE(read.plans.front().in.front().card, std::string("Tin Walker"));
        for (const char* other : {"cgs", "tts", "octgn", "lackey", "dragncards", "mpc", "squib"})
            QCOMPARE(lossOf(planOf(twinReader(), twinDeck(), other), LossKind::Plans)->count, 1);
    }

    void theCardsOfEveryGameComeBack_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("program");
        for (const char* game : games)
            for (const char* program : {"cgs", "cockatrice", "octgn", "lackey", "dragncards", "squib"})
                QTest::addRow("%s for %s", game, program) << QString::fromUtf8(game) << QString::fromUtf8(program);
    }
    void theCardsOfEveryGameComeBack()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, program);
        const auto& from = gameOf(game.toStdString());
        app::PublishChoice all;
        all.allCards = true;
        all.folder = "/published";
        const auto catalogue = from.reader.catalogue();
        const auto plan = app::planPublication(*importers::publishProgram(program.toStdString()), {}, *catalogue, all);
        const bool printings = importers::publishProgram(program.toStdString())->cardBase;
        QCOMPARE(plan.publication.cards.size(), printings ? catalogue->printingCount() : catalogue->size());
        std::set<std::string> keys;
        for (const auto& file : plan.bundle.files) {
            if (!file.path.ends_with("AllCards.json") && !file.path.starts_with("customsets/") &&
                !file.path.ends_with("set.xml") && !file.path.ends_with("sets/cards.txt") &&
                !file.path.ends_with("cards.tsv") && !file.path.ends_with("cards.csv"))
                continue;
            const auto list = importers::readCards(file.bytes, from.reader.game());
            QVERIFY2(list, list ? "" : list.error().front().reason.c_str());
            QVERIFY2(list->refused.empty(), list->refused.empty() ? "" : list->refused.front().reason.c_str());
            for (const auto& listed : list->cards) {
                const auto card = catalogue->byKey(listed.key.str());
                QVERIFY2(card, listed.key.str().c_str());
                const auto printing = model::printingLabelled(
                    *catalogue, *card, model::printingLabel(listed.card.set, listed.card.number));
                QVERIFY(printing);
                const auto known = catalogue->printing(*printing);
                QCOMPARE(listed.card.numbers, known.numbers);
                QCOMPARE(listed.card.type, known.type);
                QCOMPARE(listed.card.subtypes, known.subtypes);
                QCOMPARE(listed.card.number, known.number);
                QVERIFY(listed.card.extras.empty());
                keys.insert(listed.key.str());
            }
        }
        QCOMPARE(keys.size(), catalogue->size());
    }

    // The files of a second export over those of the first: its cards, sections and sheets are still there.
    void twoExportsServeBothDecks_data() { twinsAndPrintingsStayApart_data(); }
    void twoExportsServeBothDecks()
    {
        QFETCH(const QString, program);
        const auto& made = *importers::publishProgram(program.toStdString());
        if (made.printOrder)
            return; // an order is of its own
        const auto& reader = twinReader();
        auto first = twinDeck(), second = twinDeck();
        first.name = "First";
        first.sections.pop_back();
        second.name = "Second";
        second.sections = {{model::SectionId("main"), {{"Edge Lesson [2]", {}, {}, 2, {}}}},
            {model::SectionId("sideboard"), {{"Tin Walker", {}, "TWO 3a", 1, {}}}}};
        second.plans.clear();
        app::PublishChoice choice;
        for (const auto& ruleset : starterLibrary().rulesets)
            choice.rulesets.push_back(reader.checker(ruleset.ruleset.id));
        const auto one = planOf(reader, first, program.toStdString(), choice);
        const auto two = planOf(reader, second, program.toStdString(), choice);
        std::map<std::string, std::string> files;
        std::map<std::string, std::vector<std::string>> pictures; // the cards they show
        for (const auto* plan : {&one, &two}) {
            for (const auto& file : plan->bundle.files)
                files[file.path] = file.bytes;
            for (const auto& picture : plan->bundle.pictures) {
                const auto& shown = pictures.try_emplace(picture.path, idsOf(picture, *plan)).first->second;
                QVERIFY2(shown == idsOf(picture, *plan), picture.path.c_str());
            }
        }
        for (const auto* plan : {&one, &two}) {
            const auto& deck = plan == &one ? first : second;
            for (const auto& file : deckFiles(*plan))
                QCOMPARE(files.at(file.path), file.bytes); // neither deck is written over
            const auto file = deckFiles(*plan).front();
            const auto read = reader.read(file.path, files.at(file.path), deck.ruleset.str());
            const auto& checker = *reader.checker(deck.ruleset);
            QCOMPARE(rowsInOrder(read.front().deck, checker, true), rowsInOrder(deck, checker, true));
            for (const auto& picture : plan->bundle.pictures)
                QVERIFY2(pictures.contains(picture.path), picture.path.c_str());
        }
        if (!made.cardBase) // what the decks need stands in their own files
            return;
        for (const auto& file : one.bundle.files) // the base is the same, to the byte
            if (!file.path.starts_with("decks/") && !file.path.starts_with("Decks/"))
                QVERIFY2(files.at(file.path) == file.bytes, file.path.c_str());
        QCOMPARE(one.publication.cards.size(), reader.catalogue()->printingCount());
    }

    void aNameThatEndsInBracketsIsWhole_data() { twinsAndPrintingsStayApart_data(); }
    void aNameThatEndsInBracketsIsWhole()
    {
        QFETCH(const QString, program);
        auto deck = twinDeck();
        deck.sections = {{model::SectionId("main"),
            {{"Edge Lesson [2]", {}, {}, 3, {}}, {"Edge Lesson", {}, {}, 1, {}}, {"Tin Walker", {}, "COR 3", 2, {}}}}};
        deck.plans.clear();
        const auto& reader = twinReader();
        const auto plan = planOf(reader, deck, program.toStdString());
        const auto file = deckFiles(plan).front();
        const auto read = reader.read(file.path, file.bytes, deck.ruleset.str());
        const auto& checker = *reader.checker(deck.ruleset);
        QCOMPARE(rowsInOrder(read.front().deck, checker, true), rowsInOrder(deck, checker, true));
        QCOMPARE(read.front().deck.section(model::SectionId("main"))->entries[2].printing, std::string("COR 3"));
    }

    void idsStayWhateverTheNumber()
    {
        const auto bundle = [](const std::string& number) {
            const auto cards = unitJson("Tin Walker", "COR", number) + "," + unitJson(std::string(150, 'x'), "COR", "");
            const app::ListReader reader(starterLibrary(), catalogueOf("[" + cards + "]"));
            auto deck = twinDeck();
            deck.sections = {{model::SectionId("main"), {{"Tin Walker", {}, {}, 1, {}}}}};
            deck.plans.clear();
            std::vector<std::string> ids;
            for (const char* program : {"cgs", "octgn"})
                for (const auto& card : planOf(reader, deck, program).publication.cards)
                    ids.push_back(card.id + " " + card.file);
            return ids;
        };
        QCOMPARE(bundle("3"), bundle("77"));
        QVERIFY(bundle("3").back().size() < 400);
    }

    // What a program knows a card by stays when its cost, its number and its text become others.
    void idsOutliveChanges_data()
    {
        QTest::addColumn<QString>("program");
        for (const auto& program : importers::publishPrograms())
            QTest::addRow("%s", std::string(program.id).c_str()) << QString::fromStdString(std::string(program.id));
    }
    void idsOutliveChanges()
    {
        QFETCH(const QString, program);
        const auto ids = [&](bool changed) {
            auto walker = unitJson("Tin Walker", "COR", changed ? "9" : "1"), bell = unitJson("Bell", "COR", "2");
            if (changed)
                walker.replace(walker.find("\"cp\": 1"), 7, "\"rules\": \"Draw a card.\", \"cp\": 7");
            const app::ListReader reader(starterLibrary(), catalogueOf("[" + bell + "," + walker + "]"));
            auto deck = twinDeck();
            deck.name = "Walk";
            deck.sections = {{model::SectionId("main"), {{"Tin Walker", {}, {}, 2, {}}, {"Bell", {}, {}, 1, {}}}}};
            deck.plans.clear();
            app::PublishChoice choice;
            choice.allCards = true;
            const auto plan = planOf(reader, deck, program.toStdString(), choice);
            static const QRegularExpression id(
                QStringLiteral(
                    "(\"(id|databaseId|CardID|DeckIDs)\": *(\\[[^]]*\\]|[^,}]*))|(\\b(id|uuid)=\"[^\"]*\")|(<id>[^<]*)|"
                    "(cards/[^\t,;\"]*(png|jpg))|(^[a-z-]+\\.unit[^\t]*\t)"),
                QRegularExpression::MultilineOption);
            QStringList found;
            for (const auto& file : plan.bundle.files) {
                found << QString::fromStdString(file.path);
                for (auto at = id.globalMatch(QString::fromStdString(file.bytes)); at.hasNext();)
                    found << at.next().captured();
            }
            for (const auto& picture : plan.bundle.pictures)
                if (program != QStringLiteral("tts")) // its sheets are named by what they show
                    found << QString::fromStdString(picture.path);
            return found;
        };
        const auto before = ids(false);
        QVERIFY(before.size() > 3);
        QCOMPARE(ids(true), before);
    }

    // Sets, cards, decks as nobody should call them: every name is one that each system holds.
    void namesThatWindowsCannotHold_data() { twinsAndPrintingsStayApart_data(); }
    void namesThatWindowsCannotHold()
    {
        QFETCH(const QString, program);
        std::string cards;
        int count = 0;
        for (const char* odd : {"..", "A\\\\B", "C:X", "CON", "NUL.x", "A/B", "q?*", "end. ", "A // B", "LPT1"})
            cards += (cards.empty() ? "" : ",") + unitJson(odd, odd, std::to_string(++count));
        const app::ListReader reader(starterLibrary(), catalogueOf("[" + cards + "]"));
        auto deck = twinDeck();
        deck.name = "COM1.";
        deck.sections = {{model::SectionId("main"), {}}};
        for (model::CardIndex card = 0; card < reader.catalogue()->size(); ++card)
            deck.sections.front().entries.push_back({std::string(reader.catalogue()->name(card)), {}, {}, 1, {}});
        deck.plans.clear();
        const auto plan = planOf(reader, deck, program.toStdString());
        std::set<std::string> taken;
        for (const auto& path : plan.paths()) {
            QVERIFY2(importers::isPlainPath(path), path.c_str());
            QVERIFY2(taken.insert(model::fold(path)).second, path.c_str());
            for (const auto part : model::split(path, '/'))
                QVERIFY2(model::isFileName(part), path.c_str());
        }
        const auto file = deckFiles(plan).front();
        const auto read = reader.read(file.path, file.bytes, deck.ruleset.str());
        const auto& checker = *reader.checker(deck.ruleset);
        QCOMPARE(copiesOf(read.front().deck, checker), copiesOf(deck, checker));
    }

    void cockatriceFindsItsPictures()
    {
        const auto& reader = twinReader();
        const auto plan = planOf(reader, twinDeck(), "cockatrice");
        std::set<std::string> paths;
        for (const auto& picture : plan.bundle.pictures)
            paths.insert(picture.path);
        QVERIFY(paths.contains("pics/CUSTOM/FireIce now.png")); // of "Fire // Ice: now"
        QVERIFY(paths.contains("pics/CUSTOM/Tin Walker.png"));
        const auto older = std::find_if(plan.publication.cards.begin(), plan.publication.cards.end(),
            [](const auto& card) { return card.title == "Tin Walker" && !card.newest; });
        QVERIFY(older != plan.publication.cards.end());
        const auto& base = plan.bundle.files.front().bytes;
        const auto at = base.find("<name>Tin Walker</name>");
        QCOMPARE(base.find("<name>Tin Walker</name>", at + 1), std::string::npos); // one card with its printings
    }

    void everySheetIsAPileWhereAllCardsGoOut()
    {
        app::PublishChoice choice;
        choice.allCards = true;
        const auto plan = planOf(twinReader(), twinDeck(), "tts", choice);
        QCOMPARE(plan.bundle.files.size(), std::size_t{2});
        const auto all = importers::readDecks(
            plan.bundle.files.back().path, plan.bundle.files.back().bytes, starterGame());
        QVERIFY(all);
        std::int64_t copies = 0;
        for (const auto& section : all->front().deck.sections)
            copies += all->front().deck.copies(section.id);
        QCOMPARE(static_cast<std::size_t>(copies), plan.publication.cards.size());
    }

    void anOrderHoldsWhatIsChosen()
    {
        auto deck = twinDeck();
        deck.sections.push_back({model::SectionId("maybe"), {{"Quiet Field (Terrain)", {}, {}, 9, {}}}});
        const auto& reader = twinReader();
        const auto copies = [&](const app::ProxyChoice& wanted) {
            const std::vector<app::ProxyDeck> decks{{deck, reader.checker(deck.ruleset), {}}};
            app::PublishChoice choice;
            choice.folder = "/published";
            choice.copies = wanted;
            const auto plan = app::planPublication(
                *importers::publishProgram("squib"), decks, *reader.catalogue(), choice);
            std::int64_t sum = 0;
            for (const auto& made : plan.publication.decks)
                for (const auto& pile : made.piles)
                    sum += importers::copiesOf(pile);
            return sum;
        };
        QCOMPARE(copies({}), 1 + 2 + 3 + 1 + 2); // not what may be
        QCOMPARE(copies({.everything = true}), 9 + 9);
        QCOMPARE(copies({.sections = {model::SectionId("sideboard")}}), 2);
        QCOMPARE(copies({.cards = {"Tin Walker"}}), 6);
        QCOMPARE(copies({.onlyMissing = true}), 9); // nobody owns any
        QCOMPARE(copies({.without = model::parseQuery("t:unit", reader.game())->root}), 3);
    }

    void addressesAreChecked_data()
    {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("address"); // empty: refused
        const std::pair<const char*, const char*> rows[] = {{"https://club.example", "https://club.example/"},
            {" http://club.example/a b/ ", "http://club.example/a%20b/"},
            {"https://club.example/D\u00e9cks", "https://club.example/D%C3%A9cks/"},
            {"https://club.example/a%20b", "https://club.example/a%20b/"}, {"club.example/x", ""},
            {"ftp://a.example", ""}, {"https://", ""}, {"https://a.example/?x=1", ""}, {"https://a.example/#x", ""},
            {"javascript:alert(1)", ""}, {"https://me:pass@a.example", ""}, {"", ""}};
        for (const auto& [given, address] : rows)
            QTest::addRow("“%s”", given) << QString::fromUtf8(given) << QString::fromUtf8(address);
    }
    void addressesAreChecked()
    {
        QFETCH(const QString, given);
        QFETCH(const QString, address);
        for (const auto& program : importers::publishPrograms()) {
            const auto checked = app::publishAddress(given.toStdString(), program);
            const bool taken = program.address != importers::AddressUse::None && !address.isEmpty();
            QCOMPARE(checked.has_value(), taken);
            if (taken)
                QCOMPARE(QString::fromStdString(*checked), address);
        }
    }

    void anAddressIsWrittenWhereTheProgramHasAPlaceForIt()
    {
        app::PublishChoice web;
        web.address = "https://club.example/";
        for (const auto& program : importers::publishPrograms()) {
            if (program.address == importers::AddressUse::None)
                continue;
            const auto plan = planOf(twinReader(), twinDeck(), program.id, web);
            QVERIFY2(
                std::any_of(plan.bundle.files.begin(), plan.bundle.files.end(),
                    [](const auto& file) { return file.bytes.find("https://club.example/") != std::string::npos; }),
                program.id.data());
        }
        app::PublishChoice blank;
        blank.folder = "/with blank";
        QVERIFY(
            planOf(twinReader(), twinDeck(), "tts", blank).bundle.files.front().bytes.find("file:///with%20blank/") !=
            std::string::npos);
    }

    void whatCannotBeHeldIsSaid()
    {
        auto deck = twinDeck();
        deck.sections.back().entries.push_back({"Nobody Knows", {}, {}, 3, {}});
        for (const auto& program : importers::publishPrograms()) {
            const auto plan = planOf(twinReader(), deck, program.id);
            QCOMPARE(lossOf(plan, LossKind::UnknownCards)->count, 3);
            for (const auto& loss : plan.bundle.losses) {
                QVERIFY(app::lossText(loss, program).ends_with("."));
                QVERIFY(!app::lossId(loss.kind).empty());
            }
        }
        QCOMPARE(lossOf(planOf(twinReader(), deck, "lackey"), LossKind::LinesJoined)->count, 1);
        QVERIFY(lossOf(planOf(twinReader(), deck, "tts"), LossKind::LocalPictures));
        app::PublishChoice web;
        web.address = app::publishAddress("https://club.example/decks", *importers::publishProgram("tts")).value();
        const auto plan = planOf(twinReader(), deck, "tts", web);
        QVERIFY(!lossOf(plan, LossKind::LocalPictures));
        QVERIFY(plan.bundle.files.front().bytes.find("\"https://club.example/decks/sheets/back-quantum-nexus.jpg\"") !=
                std::string::npos);
    }

    void ordersAreSplit()
    {
        auto deck = twinDeck();
        deck.sections[1].entries[1].count = 999;
        const auto plan = planOf(twinReader(), deck, "mpc");
        QCOMPARE(deckFiles(plan).size(), std::size_t{2});
        int copies = 0;
        for (const auto& file : deckFiles(plan)) {
            const auto read = importers::readDecks(file.path, file.bytes, starterGame()).value();
            copies += read.front().deck.copies(model::SectionId("main"));
        }
        QCOMPARE(copies, 999 + 1 + 2 + 1 + 2);
    }

    void picturesAreOfTheirSizes()
    {
        for (const char* program : {"tts", "mpc"}) {
            const auto plan = planOf(twinReader(), twinDeck(), program);
            int pictures = 0;
            const bool whole = app::paintPictures(plan.publication, plan.bundle.pictures, nullptr,
                [&](const importers::BundlePicture& picture, const QByteArray& bytes) {
                    const auto image = QImage::fromData(bytes);
                    QCOMPARE(image.size(), app::sizeOf(picture));
                    QVERIFY(!image.hasAlphaChannel());
                    ++pictures;
                });
            QVERIFY(whole);
            QCOMPARE(static_cast<std::size_t>(pictures), plan.bundle.pictures.size());
        }
    }

    void aBundleIsWrittenWholeOrNot()
    {
        const Scratch scratch;
        app::PublishChoice choice;
        choice.folder = scratch.path("out");
        const auto plan = planOf(twinReader(), twinDeck(), "lackey", choice);
        QVERIFY(!app::publish(plan, nullptr, [](std::size_t done, std::size_t) { return done < 2; }));
        QVERIFY(std::filesystem::is_empty(scratch.path()));
        const auto written = app::publish(plan, nullptr);
        QVERIFY(written);
        QCOMPARE(written->files.size(), plan.paths().size());
        for (const auto& path : plan.paths())
            QVERIFY2(std::filesystem::is_regular_file(choice.folder / path), path.c_str());
        QVERIFY(app::inTheWay(plan).empty()); // what was written is known again
        std::ofstream(choice.folder / "plugininfo.txt", std::ios::app) << "mine";
        QCOMPARE(app::inTheWay(plan), std::vector<std::string>{"plugininfo.txt"});
    }
};

NEXUS_TEST(PublishingTest, Screen);

} // namespace publishing_test

#include "publishing_test.moc"
