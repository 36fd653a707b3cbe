#include "model/search/query_completion.h"

#include "model/base/random.h"
#include "model/base/text.h"
#include "model/search/query_facets.h"
#include "model/search/query_parser.h"
#include "tests/support/decks.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <array>
#include <chrono>
#include <rapidcheck.h>

namespace query_completion_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

// The cursor stands where the bar is: "cp|<3". The texts proposed, the kind left out.
QueryCompletion completed(std::string text, const Catalogue& catalogue = *starterCatalogue())
{
    static std::string kept; // QueryCompletion::typed looks into it
    const auto bar = text.find('|');
    kept = text.erase(bar, 1);
    return complete(kept, bar, catalogue, ruleset().namedSections());
}

std::string texts(const QueryCompletion& completion, std::size_t most = 100)
{
    std::string all;
    for (std::size_t i = 0; i < completion.proposals.size() && i < most; ++i)
        all += (i ? ", " : "") + completion.proposals[i].text;
    return all;
}

std::string applied(const std::string& text, const Proposal& proposal)
{
    auto copy = text;
    return copy.replace(proposal.offset, proposal.length, proposal.text);
}

bool has(const QueryCompletion& completion, std::string_view text)
{
    return std::any_of(
        completion.proposals.begin(), completion.proposals.end(), [&](const auto& p) { return p.text == text; });
}

std::shared_ptr<const Catalogue> few()
{
    static const auto catalogue = catalogueOf(R"j([
        {"name":"Relay Drone","type":"Unit","subtypes":["Drone"],"keywords":["Arcane Recall (3)"],"rarity":"rare"},
        {"name":"Relay Tower","type":"Asset","rarity":"common"}, {"name":"The Last Relay","type":"Event"},
        {"name":"Dro \u0022quoted\u0022","type":"Event"}, {"name":"Zone","type":"Mission"}])j");
    return catalogue;
}

} // namespace

class QueryCompletionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theOtherWordsDecideWhichValuesAndNamesAreProposed()
    {
        const auto among = completed("relay t:|", *few());
        for (const auto* word : {"unit", "drone", "asset", "event"})
            QVERIFY2(has(among, word), word);
        QVERIFY(!has(among, "mission"));
        QVERIFY(has(completed("zone t:|", *few()), "mission"));
        QVERIFY(has(completed("t:| zone", *few()), "mission"));
        QVERIFY(!has(completed("t:| relay", *few()), "mission"));
        QVERIFY(has(completed("zone t:uni|", *few()), "unit")); // else there would be nothing at all
        QCOMPARE(q(texts(completed("t:asset rel|", *few()))), q("name=\"Relay Tower\""));
        QVERIFY(has(completed("t:mission rel|", *few()), "name=\"Relay Tower\""));
        QVERIFY(has(completed("in:deck t:|", *few()), "mission")); // of a deck nothing is known here
    }

    void whatIsHalfTypedIsLeftOut()
    {
        const auto rest = [](const char* text) {
            const auto half = halfTyped(text, *few());
            return half ? q(half->rest) : q("all of it");
        };
        QCOMPARE(rest("relay t:"), q("relay "));
        QCOMPARE(rest("relay -t:"), q("relay "));
        QCOMPARE(rest("t: relay"), q(" relay"));
        QCOMPARE(rest("cp> t: relay"), q("  relay"));
        QCOMPARE(rest("relay t:mis"), q("relay "));
        QCOMPARE(rest("t:mis relay"), q("all of it")); // not at the end
        QCOMPARE(rest("t:mission"), q("all of it"));
        QCOMPARE(rest("t:xyz"), q("all of it"));
        QCOMPARE(rest("relay"), q("all of it"));
    }

    void fields()
    {
        QCOMPARE(q(texts(completed("key|", *few()))), q("keyword:"));
        QCOMPARE(q(texts(completed("cp|", *few()))), q("cp<=, cp>=, cp=, cp<, cp>"));
        QCOMPARE(q(texts(completed("dup|", *few()))), q("dup<=, dup>=, dup=, dup<, dup>, duplicates<="));
        QCOMPARE(q(texts(completed("command|", *few()))), q("cp<="));
        QCOMPARE(q(completed("cp|").proposals.front().detail), q("Command Points, a number: at most"));
        QVERIFY(has(completed("ca|"), "can:add"));
        QVERIFY(has(completed("is|"), "is:"));
        QVERIFY(has(completed("-att|"), "attack<="));
        QVERIFY(has(completed("(att|"), "attack<="));
        QVERIFY(completed("|").proposals.size() > 20); // everything a query can say
        QVERIFY(completed("|").typed.empty());
        QVERIFY(has(completed("drone |"), "cp<="));
    }

    void values()
    {
        QCOMPARE(q(texts(completed("t:dr|", *few()))), q("drone"));
        QCOMPARE(q(texts(completed("t:|", *few()))), q("unit, drone, asset, event, mission"));
        QCOMPARE(q(texts(completed("subtype:|", *few()))), q("drone"));
        QCOMPARE(q(texts(completed("kw:rec|", *few()))), q("\"arcane recall\""));
        QCOMPARE(q(texts(completed("kw:\"arc|", *few()))), q("\"arcane recall\""));
        QCOMPARE(q(texts(completed("range:|"))), q("close, mid, far"));
        QCOMPARE(q(texts(completed("in:|"))), q("deck, missions, main, sideboard, maybe"));
        QCOMPARE(q(texts(completed("is:|"))), q("legal"));
        QVERIFY(has(completed("does:dr|"), "draw"));
        QVERIFY(has(completed("pl|"), "plays:"));
        QCOMPARE(q(texts(completed("can:|"))), q("add"));
        QCOMPARE(q(texts(completed("d:te|"))), q("technology"));
        QCOMPARE(q(texts(completed("rarity:|", *few()))), q("rare, common"));
        QCOMPARE(q(texts(completed("attack>def|"))), q("defense"));
        QCOMPARE(q(texts(completed("sort:-att|"))), q("-attack"));
        QVERIFY(has(completed("set:|"), "cor"));
        QCOMPARE(q(texts(completed("t<|"))), q(""));
        QCOMPARE(q(texts(completed("cp<|"))), q("")); // a number: nothing to propose
        QCOMPARE(q(texts(completed("nonsense:|"))), q(""));
    }

    void names()
    {
        QCOMPARE(q(texts(completed("relay|", *few()))),
            q("name=\"Relay Drone\", name=\"Relay Tower\", name=\"The Last Relay\""));
        QCOMPARE(q(texts(completed("cp<3 relay dr|", *few()), 1)), q("name=\"Relay Drone\""));
        QCOMPARE(q(applied("cp<3 relay dr", completed("cp<3 relay dr|", *few()).proposals.front())),
            q("cp<3 name=\"Relay Drone\""));
        QCOMPARE(q(texts(completed("name:rel|", *few()))), q("\"Relay Drone\", \"Relay Tower\", \"The Last Relay\""));
        QCOMPARE(q(texts(completed("quot|", *few()))), q("")); // a name that cannot be quoted
        QCOMPARE(completed("the|").proposals.size() <= maxProposals, true);
    }

    void nothingInsideOfPhrasesAndPatterns()
    {
        for (const char* text : {"\"relay| x\"", "\"relay|", "name:/rel|", "name:/rel|/", "rules:\"dra|"})
            QCOMPARE(q(texts(completed(text, *few()))), q(""));
    }

    void wordsAreThoseOfTheParser()
    {
        // Every word of a query that parses is a term of it, at any depth: the outermost ones have the parser's places.
        QVERIFY(rc::check([](std::uint64_t seed) {
            static constexpr std::array pieces{"drone", "\"a (b\"", "-\"a\"", "name:/x\\/ (/", "cp>=2", "-t:unit",
                "--x", "rules:\"or b\"", "12:30", "a:b", "kw:\"x y\"", "attack>defense", "/y", "-name:/q/", "n!=z", "é",
                "NOT x", "AND", "“a b”", "«x»", "cp ≤ 2", "cp <= 2", "−y", "–", "rules:„or b“", "\u00a0"};
            Random random(seed);
            std::string text;
            for (int i = random.between(0, 6); i > 0; --i)
                text += std::string(pieces[random.below(pieces.size())]) + (random.below(5) ? " " : "");
            const auto placed = parsePlacedQuery(text, starterGame());
            RC_PRE(placed.has_value());
            const auto words = queryWords(text);
            RC_ASSERT(words.size() == placed->terms.size());
            for (std::size_t i = 0; i < words.size(); ++i) {
                const auto& term = placed->terms[i];
                RC_ASSERT(words[i].termBegin == term.offset);
                RC_ASSERT(words[i].end == term.offset + term.length);
            }
        }));
    }

    void whatIsProposedParsesOrLacksItsValue()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            static constexpr std::array starts{"", "drone ", "(", "-", "a or ", "cp<3 ", "\"x y\" ", "(a b) -"};
            static constexpr std::array typed{"", "c", "cp", "t:", "t:dr", "kw:\"arc", "range:", "d:", "in:m",
                "is:", "can", "so", "sort:", "set:", "attack>d", "relay", "lamp", "the", "name:re", "rarity:", "o",
                "subtype:"};
            Random random(seed);
            const std::string start = starts[random.below(starts.size())];
            const std::string text = start + typed[random.below(typed.size())];
            const auto found = complete(text, text.size(), *starterCatalogue(), ruleset().namedSections());
            RC_ASSERT(found.proposals.size() <= maxProposals);
            for (const auto& proposal : found.proposals) {
                if (proposal.text.starts_with("sort") || text.find("sort:") != std::string::npos)
                    continue; // stands outside of parentheses, 'or' and '-' only
                auto after = applied(text, proposal) + (proposal.complete ? "" : "1");
                if (start == "(")
                    after += ")";
                const auto parsed = parseQuery(after, starterGame());
                if (!parsed) { // the field is right, only "1" is no value of it
                    RC_ASSERT(!proposal.complete);
                    RC_ASSERT(parsed.error().expected.find("a field") == std::string::npos);
                }
            }
        }));
    }

    void fieldsHaveTheirPlaces()
    {
        const std::string text = "tech>=1 cp<=12 -in:deck \"a:b\" drone";
        std::string fields;
        for (const auto& place : fieldPlaces(text))
            fields += text.substr(place.offset, place.length) + " ";
        QCOMPARE(q(fields), q("tech>= cp<= in: "));
        QVERIFY(fieldPlaces("-)- (").empty());
    }
};

NEXUS_TEST(QueryCompletionTest, Events);

} // namespace query_completion_test

#include "query_completion_test.moc"
