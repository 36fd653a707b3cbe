#include "importers/codes/deck_code.h"

#include "importers/codes/encoding.h"
#include "model/base/random.h"
#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace deck_code_test {

using namespace nexus;
using namespace nexus::importers;
using namespace nexus::test;
using Reason = CodeRefusal::Reason;

namespace {

const CardIds& ids()
{
    static const CardIds all(starterCatalogue());
    return all;
}

std::vector<const model::Ruleset*> rulesets() { return {&ruleset(), &ruleset("quantum-nexus-2025-05")}; }

tl::expected<DecodedDeck, CodeRefusal> decoded(std::string_view code) { return decodeDeck(code, rulesets(), ids()); }

// Some cards in every section that counts, and what the catalogue has only.
model::Deck someDeck(std::uint64_t seed)
{
    model::Random random(seed);
    const auto& catalogue = *starterCatalogue();
    model::Deck deck;
    deck.game = "quantum-nexus";
    deck.ruleset = rulesets()[random.below(2)]->id;
    for (const auto& section : ruleset().sections) {
        if (section.free)
            continue;
        auto& into = deck.sectionOrNew(section.id);
        for (auto left = random.below(section.optional ? 12 : 45); left > 0; --left) {
            const auto card = static_cast<model::CardIndex>(random.below(static_cast<std::uint32_t>(catalogue.size())));
            (void)model::addCopies(
                into, {std::string(catalogue.name(card)), model::CardKey(std::string(catalogue.key(card))), {},
                          random.between(1, random.below(10) == 0 ? 25 : 4), {}});
        }
    }
    return deck;
}

std::string codeOf(const model::Deck& deck)
{
    const auto code = encodeDeck(deck, ruleset(deck.ruleset.str().c_str()), ids());
    if (!code)
        throw std::runtime_error(codeRefusalText(code.error()));
    return *code;
}

std::string checksumOf(const model::Deck& deck)
{
    return deckChecksum(deck, ruleset(deck.ruleset.str().c_str()), *starterCatalogue());
}

} // namespace

class DeckCodeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tenThousandDecksComeBack()
    {
        std::size_t longest = 0;
        for (std::uint64_t seed = 0; seed < repeated(10'000); ++seed) {
            const auto deck = someDeck(seed);
            const auto code = codeOf(deck);
            longest = std::max(longest, code.size());
            const auto back = decoded(code);
            QVERIFY2(back.has_value(), qPrintable(QString::number(seed)));
            QVERIFY(back->rulesetKnown && back->unknown.empty());
            QVERIFY(back->deck.ruleset == deck.ruleset);
            QCOMPARE(checksumOf(back->deck), checksumOf(deck)); // the same cards in the same sections
            QCOMPARE(codeOf(back->deck), code);
        }
        qInfo("the longest code: %zu characters", longest);
        QVERIFY(longest < maxCodeLength);
    }

    void aDeckOfFortyRowsFitsItsSymbol()
    {
        model::Deck deck;
        deck.game = "quantum-nexus";
        deck.ruleset = ruleset().id;
        auto& main = deck.sectionOrNew(model::SectionId("main"));
        for (model::CardIndex card = 0; main.entries.size() < 44; ++card)
            if (starterCatalogue()->type(card) != "Mission")
                main.entries.push_back({std::string(starterCatalogue()->name(card)), {}, {}, 2, {}});
        QVERIFY(codeOf(deck).size() <= 311); // version 10 of QR, level M: 57 modules, 32.5 mm at 0.5 mm
    }

    void caseSpacesAndHyphensDoNotCount()
    {
        const auto deck = someDeck(5);
        const auto code = codeOf(deck);
        std::string typed = " ";
        for (std::size_t i = 0; i < code.size(); ++i) {
            typed += static_cast<char>(std::tolower(static_cast<unsigned char>(code[i])));
            if (i > 3 && i % 4 == 3)
                typed += i % 8 == 3 ? " " : "-\n";
        }
        const auto back = decoded(typed);
        QVERIFY2(back.has_value(), back ? "" : codeRefusalText(back.error()).c_str());
        QCOMPARE(codeOf(back->deck), code);
        QVERIFY(code.starts_with("QN1-"));
        QVERIFY(looksLikeCode(code, "quantum-nexus") && looksLikeCode(typed, "quantum-nexus"));
        QVERIFY(!looksLikeCode("3 Wick Sprite", "quantum-nexus") && !looksLikeCode("", "quantum-nexus"));
    }

    void everyWrongCharacterIsFound()
    {
        constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
        for (std::uint64_t seed = 0; seed < repeated(6); ++seed) {
            const auto code = codeOf(someDeck(seed));
            for (std::size_t at = 0; at < code.size(); ++at) {
                for (const char digit : digits) {
                    auto wrong = code;
                    wrong[at] = digit;
                    if (wrong == code || at == 3 || (at == 2 && (digit == 'I' || digit == 'L'))) // 1 is typed so
                        continue;
                    QVERIFY2(!decoded(wrong), wrong.c_str());
                }
                auto left = code;
                left.erase(at, 1);
                if (at != 3)
                    QVERIFY2(!decoded(left), left.c_str());
                if (at + 1 < code.size() && code[at] != code[at + 1] && at > 3) {
                    auto swapped = code;
                    std::swap(swapped[at], swapped[at + 1]);
                    QVERIFY2(!decoded(swapped), swapped.c_str());
                }
            }
        }
    }

    void everyTruncatedCodeIsRefused()
    {
        for (std::uint64_t seed = 0; seed < repeated(200); ++seed) {
            const auto code = codeOf(someDeck(seed));
            for (std::size_t size = 0; size < code.size(); ++size)
                QVERIFY(!decoded(code.substr(0, size)));
        }
    }

    void eachFaultHasItsOwnWord()
    {
        const auto code = codeOf(someDeck(1));
        const auto reason = [](std::string_view text) { return decoded(text).error().reason; };
        auto wrong = code;
        wrong[10] = wrong[10] == 'A' ? 'B' : 'A';
        QVERIFY(reason(wrong) == Reason::Mistyped);
        wrong[10] = '8';
        QVERIFY(reason(wrong) == Reason::NotACode);
        QCOMPARE(decoded(wrong).error().column, std::size_t{11});
        QVERIFY(reason("QN2" + code.substr(3)) == Reason::NewerVersion);
        QVERIFY(reason("XY1" + code.substr(3)) == Reason::NotACode);
        QVERIFY(reason("") == Reason::NotACode);
        QVERIFY(reason("QN1-") == Reason::Mistyped);
        QVERIFY(reason("QN1-" + std::string(5000, 'A')) == Reason::TooLong);
    }

    void cardsThatAreNotThereAreListedAndTheRestIsKept()
    {
        auto deck = deckOf("main: 3 Wick Sprite, 2 Aegis Tender; missions: 1 Nowhere");
        QVERIFY(encodeDeck(deck, ruleset(), ids()).error().reason == Reason::UnknownCards);
        QCOMPARE(encodeDeck(deck, ruleset(), ids()).error().cards, std::vector<std::string>{"Nowhere"});
        deck.sections[1].entries[0].key = model::CardKey("nowhere--mission"); // of another catalogue
        const auto code = codeOf(deck);
        const auto back = decoded(code);
        QVERIFY(back.has_value());
        QCOMPARE(back->unknown.size(), std::size_t{1});
        QCOMPARE(back->unknown[0].id, cardId("nowhere--mission"));
        QCOMPARE(back->unknown[0].copies, 1);
        QCOMPARE(back->deck.copies(model::SectionId("main")), 5);
    }

    void whatIsTooMuchIsRefused()
    {
        auto deck = deckOf("main: 99 Wick Sprite");
        QVERIFY(encodeDeck(deck, ruleset(), ids()).has_value());
        deck.sections[0].entries[0].count = 100;
        QVERIFY(encodeDeck(deck, ruleset(), ids()).error().reason == Reason::TooLong);
    }

    void aRulesetThatIsNotKnownIsTold()
    {
        const auto deck = someDeck(3);
        const std::vector<const model::Ruleset*> other{
            deck.ruleset == ruleset().id ? &ruleset("quantum-nexus-2025-05") : &ruleset()};
        const auto back = decodeDeck(codeOf(deck), other, ids());
        QVERIFY(back.has_value());
        QVERIFY(!back->rulesetKnown);
        QVERIFY(back->deck.ruleset == other[0]->id);
    }

    void maybePilesStayAtHome()
    {
        const auto with = deckOf("main: 3 Wick Sprite; maybe: 2 Aegis Tender"), without = deckOf("main: 3 Wick Sprite");
        QCOMPARE(codeOf(with), codeOf(without));
    }

    void anyTextIsReadOrRefused()
    {
        QVERIFY(rc::check([](const std::string& text) { (void)decoded(text); }));
        // Bytes that pass the checksum: what they say is still looked at.
        QVERIFY(rc::check([](const Bytes& body) {
            Bytes bytes{1, 0, 0};
            bytes.insert(bytes.end(), body.begin(), body.end());
            const auto check = crcOf(bytes);
            bytes.insert(bytes.end(), check.begin(), check.end());
            const auto code = "QN1-" + base32(bytes);
            if (const auto back = decoded(code); back && back->rulesetKnown)
                RC_ASSERT(codeOf(back->deck) == code);
        }));
    }

private:
    // CRC-32 bit by bit, to check the library's against.
    static Bytes crcOf(const Bytes& bytes)
    {
        std::uint32_t crc = 0xffffffffU;
        for (const auto byte : bytes) {
            crc ^= byte;
            for (int bit = 0; bit < 8; ++bit)
                crc = (crc >> 1U) ^ ((crc & 1U) != 0 ? 0xedb88320U : 0U);
        }
        crc = ~crc;
        return {static_cast<std::uint8_t>(crc >> 24U), static_cast<std::uint8_t>(crc >> 16U),
            static_cast<std::uint8_t>(crc >> 8U), static_cast<std::uint8_t>(crc)};
    }
};

NEXUS_TEST(DeckCodeTest, Events);

} // namespace deck_code_test

#include "deck_code_test.moc"

#include <cctype>
