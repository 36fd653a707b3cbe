#include "model/abilities/grammar.h"

#include "model/abilities/language.h"
#include "model/abilities/phrases.h"
#include "tests/support/rule_sentences.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>
#include <set>
#include <sstream>

namespace grammar_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const Vocabulary& words()
{
    static const auto vocabulary = vocabularyOf(*starterCatalogue());
    return vocabulary;
}
constexpr std::array wholes{
    "passive", "active", "interrupt", "trigger", "event", "upgrade", "consume", "martyrdom", "challenge", "once"};

Reading readAs(std::string_view name, std::string_view text) { return ruleGrammar().read(name, text, words()); }

bool has(const Term& term, const Phrase& phrase)
{
    return (term.op == phrase.op && term.number == phrase.number) ||
           std::any_of(term.parts.begin(), term.parts.end(), [&](const Term& part) { return has(part, phrase); });
}
QString q(const std::string& text) { return QString::fromStdString(text); }
std::string place(const Phrase& phrase) { return std::string(phrase.of) + ": " + std::string(phrase.form); }

// A small grammar of its own, for what the grammar itself promises.
constexpr std::string_view small = R"(# what is done
go Draw: draw {count} card/cards
go Destroy: destroy {who}
go MakeReady: {who} is/are (ready|awake) [at last|now]
go Gain: gain {number} CP [from {who}]
# begins with itself: is never read
go Then.Sentence: {go}, then {go}
go Exhausted.Exhausted: tire {who} out
go Exhausted.Is: tire {thing} out
go HasText: say {quoted}
go Name: call it {name}
go Get: get {signed} < or {signed} >

who Some.Counted: *{count} {thing~}
who This.Unit: this unit
who Each: each {thing}
who Plural: *{thing+}
thing Unit: unit/units
thing OfSubtype.One: {subtype}
)";
const Grammar& smallGrammar()
{
    static const Grammar grammar(readPhrases(small).phrases);
    return grammar;
}
std::string standard(std::string_view text)
{
    const auto reading = smallGrammar().read("go", text, words());
    if (reading.ambiguous)
        return "ambiguous";
    if (!reading.term)
        return "column " + std::to_string(reading.at);
    return smallGrammar().say("go", *reading.term).value_or("nothing to say");
}

} // namespace

class GrammarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysInOneWay_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* text, const char* said) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(said);
        };
        row("draw one card", "Draw a card");
        row("DRAW 2 CARDS", "Draw two cards");
        row("draw twelve cards", "column 5");
        row("draw 12 cards", "Draw 12 cards");
        row("destroy an unit", "Destroy a unit");
        row("destroy an amphibian", "Destroy an Amphibian");
        row("destroy two beast", "Destroy two Beasts");
        row("destroy 'Construct' ", "Destroy Constructs");
        row("destroy ‘Constructs’", "Destroy Constructs");
        row("destroy each construct", "Destroy each Construct");
        row("units are ready", "Units are ready");
        row("a unit is awake", "A unit is ready");
        row("two units is awake now", "Two units are ready");
        row("this unit is ready at last", "This unit is ready");
        row("gain 3 CP", "Gain 3 CP");
        row("gain 3 CP from this unit", "Gain 3 CP from this unit");
        row("gain 3 CP from", "column 14");
        row("tire this unit out", "Tire this unit out");
        row("tire units out", "ambiguous");
        row("say “this unit’s end.”", "Say \"this unit’s end.\"");
        row("call it 'Scrap Drone'", "Call it 'Scrap Drone'");
        row("call it Scrap Drone", "column 8");
        row("get +1 (or −2)", "Get +1 (or -2)");
        row("get 1 (or -2)", "column 4");
        row("draw a card, then draw a card", "column 7");
        row("", "column 0");
        row("'", "column 0");
        row("\"", "column 0");
    }
    void saysInOneWay()
    {
        QFETCH(QString, text);
        QTEST(QString::fromStdString(standard(text.toStdString())), "said");
    }

    void longTextsAreNotRead()
    {
        std::string text = "destroy";
        for (std::size_t i = 0; i < Grammar::maxTokens + 10; ++i)
            text += " unit";
        QVERIFY(!readAs("event", text).term);
        QVERIFY(tokensOf(text).size() <= Grammar::maxTokens + 1);
        QVERIFY(!readAs("no such phrase", "draw a card.").term);
    }

    // A slot that no phrase stands for would be a form that is never read.
    void everySlotHasPhrases()
    {
        std::set<std::string> named{"number", "count", "signed", "subtype", "keyword", "type", "domain", "name",
            "quoted", "label", "nonsubtype"};
        std::set<std::string> used(wholes.begin(), wholes.end());
        for (const auto& phrase : ruleGrammar().phrases())
            named.emplace(phrase.of);
        for (const auto& phrase : ruleGrammar().phrases())
            for (const auto& slot : RuleSentences::slotsOf(phrase.form)) {
                used.insert(slot);
                QVERIFY2(named.contains(slot), (place(phrase) + " names " + slot).c_str());
            }
        for (const auto& name : named)
            QVERIFY2(used.contains(name), name.c_str());
    }

    void showsAreRead()
    {
        QStringList faults;
        for (const auto& phrase : ruleGrammar().phrases()) {
            if (phrase.shows.empty())
                continue;
            bool reads = false;
            const auto tries = [&](std::string_view name) {
                auto text = std::string(phrase.shows);
                if (name.starts_with("cost")) // a sentence of its own
                    text = text.substr(0, text.find('.'));
                const auto reading = readAs(name, text);
                reads = reads || (reading.term && (phrase.op == Op::None || has(*reading.term, phrase)));
            };
            tries(phrase.of);
            for (const auto* name : wholes)
                tries(name);
            for (const auto* name :
                {"group", "noun", "sentence", "clause", "costs", "condition", "deeds", "place", "pick"})
                tries(name);
            // A happening, a place or a part of a sentence.
            if (!reads)
                for (const auto* name :
                    {"value", "cards", "keywords", "happening", "destination", "statusword", "times"})
                    tries(name);
            if (!reads)
                faults << q(place(phrase) + " does not read: " + std::string(phrase.shows));
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

    // Every row reads what its form says, in one meaning, and says it as it stands where it is the first to mean it.
    void everyPhraseIsReadAndSaid()
    {
        QStringList faults;
        for (const auto& phrase : ruleGrammar().phrases()) {
            int read = 0;
            for (std::uint64_t seed = 0; seed < 12; ++seed) {
                RuleSentences sentences(seed);
                const auto text = sentences.of(phrase, 3);
                const auto reading = readAs(phrase.of, text);
                if (!reading.term)
                    continue;
                ++read;
                const auto said = ruleGrammar().say(phrase.of, *reading.term);
                if (!said)
                    faults << q(place(phrase) + " cannot say what it read: " + text);
                else if (readAs(phrase.of, *said).term != reading.term)
                    faults << q(place(phrase) + ": “" + text + "” is said as “" + *said + "”");
            }
            if (read == 0)
                faults << q(place(phrase) + " is never read: " + RuleSentences(0).of(phrase, 3));
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

    void whatIsSaidIsReadAgain()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            RuleSentences sentences(seed);
            const auto* name = wholes[sentences.below(wholes.size())];
            const auto reading = readAs(name, sentences.of(name, 6));
            if (!reading.term)
                return;
            const auto said = ruleGrammar().say(name, *reading.term);
            RC_ASSERT(said.has_value());
            RC_LOG() << *said << '\n';
            RC_ASSERT(readAs(name, *said).term == reading.term);
        }));
    }
    // Words dropped, doubled, swapped: whatever is understood still says what it means.
    void brokenSentencesMeanWhatTheySay()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            RuleSentences sentences(seed);
            const auto* name = wholes[sentences.below(wholes.size())];
            auto text = sentences.of(name, 5);
            std::vector<std::string> parts;
            std::istringstream stream(text);
            for (std::string part; stream >> part;)
                parts.push_back(part);
            for (auto changes = 1 + sentences.below(3); changes > 0 && parts.size() > 1; --changes) {
                const auto at = sentences.below(parts.size() - 1);
                const auto kind = sentences.below(3);
                if (kind == 0)
                    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(at));
                else if (kind == 1)
                    parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(at), std::string(parts[at]));
                else
                    std::swap(parts[at], parts[at + 1]);
            }
            text.clear();
            for (const auto& part : parts)
                text += part + ' ';
            const auto reading = readAs(name, text);
            if (!reading.term) {
                RC_ASSERT(reading.at <= text.size());
                return;
            }
            const auto said = ruleGrammar().say(name, *reading.term);
            RC_ASSERT(said.has_value());
            RC_ASSERT(readAs(name, *said).term == reading.term);
        }));
    }
};

NEXUS_TEST(GrammarTest, Nothing);

} // namespace grammar_test

#include "grammar_test.moc"
