// Decks to other programs and back: what is written for a program is read again by its reader, copy by copy.
#include "app/publish/publishing.h"

#include "app/documents/profile.h"
#include "app/publish/bundle_painter.h"
#include "importers/decklist/deck_json.h"
#include "importers/registry.h"
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
    return app::planPublication(*importers::publishProgram(program), decks, *reader.catalogue(), choice);
}

// The files of a bundle that hold decks.
std::vector<importers::BundleFile> deckFiles(const app::PublishPlan& plan)
{
    std::vector<importers::BundleFile> files;
    for (const auto& file : plan.bundle.files) {
        const bool holds = file.path.starts_with("decks/") || file.path.starts_with("Decks/") ||
                           file.path == "preBuiltDecks.json" || file.path == "cards.csv" ||
                           file.path.starts_with("order") || plan.program->id == "tts";
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
            "number": "3a"}])"));
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
        QCOMPARE(plan.publication.cards.size(), std::size_t{4});
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
        QCOMPARE(plan.publication.cards.size(), catalogue->size());
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
                const auto& known = catalogue->card(*card);
                QCOMPARE(listed.card.numbers, known.numbers);
                QCOMPARE(listed.card.type, known.type);
                QCOMPARE(listed.card.subtypes, known.subtypes);
                QCOMPARE(listed.card.number, known.number);
                QVERIFY(listed.card.extras.empty());
                QVERIFY(keys.insert(listed.key.str()).second);
            }
        }
        QCOMPARE(keys.size(), catalogue->size());
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
        web.address = "https://club.example/decks";
        const auto plan = planOf(twinReader(), deck, "tts", web);
        QVERIFY(!lossOf(plan, LossKind::LocalPictures));
        QVERIFY(plan.bundle.files.front().bytes.find("\"https://club.example/decks/sheets/cards-1.jpg\"") !=
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
