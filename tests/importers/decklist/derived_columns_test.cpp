#include "importers/decklist/derived_columns.h"

#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace derived_columns_test {

using namespace nexus;
using namespace nexus::test;
using namespace nexus::importers;

namespace {

// Kites cost 4 now, bells 6, lamps 2; bells are of magic alone.
std::optional<model::Card> cardOf(const std::string& name)
{
    const auto& game = starterGame();
    const std::map<std::string, std::pair<int, int>> cards{
        {"Kite", {4, 1}}, {"Bell", {6, 3}}, {"Lamp", {2, 0}}, {"Crane", {5, 2}}};
    const auto found = cards.find(name);
    if (found == cards.end())
        return std::nullopt;
    model::Card card;
    card.name = name;
    card.numbers.resize(game.attributes.size());
    card.numbers[*game.find(model::AttributeId("cp"))] = found->second.first;
    card.numbers[*game.find(model::AttributeId("attack"))] = found->second.second;
    card.type = name == "Lamp" ? "Asset" : "Unit";
    if (card.type == "Unit")
        card.subtypes = name == "Bell" ? std::vector<std::string>{"Spirit"}
                                       : std::vector<std::string>{"Drone", "Elite"};
    card.numbers[*game.find(model::AttributeId("magic"))] = 1;
    if (name != "Bell")
        card.numbers[*game.find(model::AttributeId("technology"))] = 2;
    card.rules = name == "Crane" ? "Draw 2 cards." : "";
    card.extras = name == "Lamp" ? "" : "Answer: Wide " + name;
    return card;
}

FollowedTables followed(const std::string& text)
{
    auto tables = followTables(text, starterGame(), {}, cardOf);
    if (!tables)
        qFatal("%s", tables.error().front().reason.c_str());
    return std::move(*tables);
}

QString q(const std::string& text) { return QString::fromStdString(text); }

} // namespace

class DerivedColumnsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void onlyStaleCellsAreWritten()
    {
        // Kites cost 3 when this was written.
        const std::string before = "Our deck.\n\n"
                                   "| Deck Focus | Card Name | Count | CP Cost | Draft Cost | Power | Share  |\n"
                                   "| ---------- | --------- | ----- | ------- | ---------- | ----- | ------ |\n"
                                   "| Winds      | Kite      | 4     | 3       | 12         | 4     | 40.0 % |\n"
                                   "|            | Bell      | 2     | 6       | 12         | 6     | 40.0 % |\n"
                                   "|            | Lamp      | 3     | 2       | 6          | 0     | 20.0 % |\n"
                                   "|            | **Total** | 9     |         | **30**     | 10    |        |\n\n"
                                   "That is all | of it.\n";
        const auto now = followed(before);
        QCOMPARE(now.tables, std::size_t{1});
        QCOMPARE(now.cards, std::size_t{3});
        QStringList stale;
        for (const auto& cell : now.stale)
            stale << q(
                std::to_string(cell.line) + " " + cell.card + " " + cell.heading + " " + cell.from + ">" + cell.to);
        QCOMPARE(stale.join(QLatin1Char('|')),
            QStringLiteral("5 Kite CP Cost 3>4|5 Kite Draft Cost 12>16|5 Kite Share 40.0 %>47.1 %|6 Bell Share 40.0 %>"
                           "35.3 %|7 Lamp Share 20.0 %>17.6 %|8 Total Draft Cost 30>34"));
        auto after = before;
        const auto replace = [&](const std::string& from, const std::string& to) {
            const auto at = after.find(from);
            QVERIFY2(at != std::string::npos, from.c_str());
            after.replace(at, from.size(), to);
        };
        replace(
            "| 4     | 3       | 12         | 4     | 40.0 % |", "| 4     | 4       | 16         | 4     | 47.1 % |");
        replace("| 6     | 40.0 % |", "| 6     | 35.3 % |");
        replace("| 20.0 % |", "| 17.6 % |");
        replace("| **30**     |", "| **34**     |");
        QCOMPARE(q(now.bytes), q(after));
        QVERIFY(followed(now.bytes).stale.empty());
    }

    void whatCouldBeSeveralThingsIsLeftAlone()
    {
        // All counts are 1: a cost, or copies times it. Nothing is stale, nothing is asked.
        const auto same = followed("| Card | Count | Sum |\n|---|---|---|\n| Kite | 1 | 4 |\n| Bell | 1 | 6 |\n");
        QVERIFY(same.stale.empty() && same.unread.empty());
        // Free numbers of people are none of ours.
        const auto free = followed("| Card | Count | Fun |\n|---|---|---|\n| Kite | 1 | 9 |\n| Bell | 1 | 7 |\n");
        QVERIFY(free.stale.empty() && free.columns.empty());
        const auto unknown = followed("| Card | Count | CP |\n|---|---|---|\n| Kite | 1 | 4 |\n| Nobody | 1 | 7 |\n");
        QVERIFY(unknown.stale.empty());
        QCOMPARE(unknown.unread.size(), std::size_t{1});
        QCOMPARE(unknown.unread.front().line, std::size_t{4});
        // A column that says what it is follows even where most cards have changed.
        const auto most = followed("| Card | Count | CP |\n|---|---|---|\n| Kite | 1 | 3 |\n| Bell | 1 | 5 |\n"
                                   "| Lamp | 2 | 2 |\n| Crane | 1 | 9 |\n");
        QCOMPARE(most.stale.size(), std::size_t{3});
        const auto other = followed("| Card | Count | CP |\n|---|---|---|\n| Kite | 1 | 30 |\n| Bell | 1 | 50 |\n");
        QVERIFY(other.stale.empty() && other.unread.size() == 1);
        const auto none = followed("| Name | CP |\n|---|---|\n| Kite | 3 |\n");
        QCOMPARE(none.tables, std::size_t{0});
    }

    void wordsFollowTheCards()
    {
        // Lamps were units, bells of technology, too, cranes drew one card and were answered otherwise.
        const std::string before =
            "| Card | Count | Card Type | Subtype | Made of | Rule Box | Answer | Role "
            "|\n|---|---|---|---|---|---|---|---|\n"
            "| Kite | 4 | unit | Elite / Drone | Tech / Magic | N/A | Wide Kite | Opener |\n"
            "| Bell | 2 | **Unit** | Spirit | Tech / Magic | N/A | Wide Bell | Unit |\n"
            "| Lamp | 3 | Unit | Drone | Tech / Magic | N/A | N/A | Light |\n"
            "| Crane | 1 | Unit | Drone / Elite | Tech / Magic | Draw 1 card. | Tall Crane | Closer |\n";
        const auto now = followed(before);
        QStringList columns, stale;
        for (const auto& column : now.columns)
            if (column.derivation == Derivation::Words)
                columns << q(column.heading);
        columns.sort();
        QCOMPARE(columns.join(QLatin1Char(' ')), QStringLiteral("Answer Card Type Made of Subtype"));
        for (const auto& cell : now.stale)
            stale << q(std::to_string(cell.line) + " " + cell.heading + " " + cell.from + ">" + cell.to);
        QCOMPARE(stale.join(QLatin1Char('|')),
            QStringLiteral("4 Made of Tech / Magic>Magic|5 Card Type Unit>Asset|5 Subtype Drone>N/A|"
                           "6 Answer Tall Crane>Wide Crane"));
        auto after = before;
        after.replace(after.find("Spirit | Tech / Magic"), 21, "Spirit | Magic");
        after.replace(after.find("Unit | Drone |"), 14, "Asset | N/A |");
        after.replace(after.find("Tall"), 4, "Wide");
        QCOMPARE(q(now.bytes), q(after));
        // The rule box agrees with no card, which is said; a column of people's own words is theirs.
        QCOMPARE(now.unread.size(), std::size_t{1});
        QCOMPARE(now.unread.front().heading, std::string("Rule Box"));
        QVERIFY(followed(now.bytes).stale.empty());
    }

    void aDeckComesIntoItsTable()
    {
        const std::string before =
            "# Ours\n\n| Card | Count | Cost | Note |\n|---|---|---|---|\n| Kite | 4 | 16 | good |\n"
            "| Bell | 2 | 12 | |\n| Total | 6 | 28 | |\n\nEnd.\n";
        const TableDeck deck{"Winds", {{"Kite", 3, "Main deck"}, {"Lamp", 5, "Main deck"}}};
        const auto after = withDeck(before, deck, starterGame(), {}, cardOf);
        QVERIFY(after && *after);
        QCOMPARE(q(**after),
            QStringLiteral("# Ours\n\n| Card | Count | Cost | Note |\n|---|---|---|---|\n"
                           "| Kite | 3 | 12 | good |\n| Lamp | 5 | 10 |  |\n| Total | 8 | 22 | |\n\nEnd.\n"));
        const auto other = withDeck("No table.\n", deck, starterGame(), {}, cardOf);
        QVERIFY(other && !*other);
    }
};

NEXUS_TEST(DerivedColumnsTest, Nothing);

} // namespace derived_columns_test

#include "derived_columns_test.moc"
