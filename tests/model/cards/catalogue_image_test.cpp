#include "model/cards/catalogue_image.h"

#include "model/base/random.h"
#include "model/base/text.h"
#include "tests/support/starter.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace catalogue_image_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

// Cards that share names and sets, so that there are printings, reprints and several sets.
std::shared_ptr<const Catalogue> someCatalogue(std::uint64_t seed, std::size_t count)
{
    CatalogueBuilder builder(starterGame());
    Random random(seed);
    for (auto& card : syntheticCards(count, seed)) {
        card.set = "S" + std::to_string(random.below(3));
        builder.add(card);
        if (random.below(3) == 0) {
            card.set = "R" + std::to_string(random.below(2));
            card.rules += " Reprinted.";
            builder.add(card);
        }
    }
    return builder.build();
}

// Whether every question to a catalogue has the same answer from both.
bool same(const Catalogue& a, const Catalogue& b)
{
    if (a.size() != b.size() || a.printingCount() != b.printingCount() || a.folded() != b.folded() ||
        a.sets() != b.sets() || a.terms() != b.terms() || !std::ranges::equal(a.typeLists(), b.typeLists()) ||
        !std::ranges::equal(a.keywordLists(), b.keywordLists()) || a.listCount() != b.listCount() ||
        a.game() != b.game())
        return false;
    for (TermListIndex list = 0; list < a.listCount(); ++list)
        if (!std::ranges::equal(a.listTerms(list), b.listTerms(list)))
            return false;
    for (std::uint32_t field = 0; field <= a.flavorField().column; ++field)
        if (!std::ranges::equal(a.starts({field}), b.starts({field})))
            return false;
    for (AttributeIndex attribute = 0; attribute < a.game().attributes.size(); ++attribute)
        if (!std::ranges::equal(a.column(attribute), b.column(attribute)))
            return false;
    for (const auto& term : a.terms())
        if (a.term(fold(term)) != b.term(fold(term)))
            return false;
    for (CardIndex card = 0; card < a.size(); ++card) {
        if (a.key(card) != b.key(card) || a.byKey(a.key(card)) != b.byKey(a.key(card)) || a.has(card) != b.has(card) ||
            b.byKey(b.key(card)).has_value() != b.has(card) || b.byKey(b.key(card)).value_or(card) != card ||
            a.named(a.foldedField(card, a.nameField())) != b.named(a.foldedField(card, a.nameField())) ||
            !std::ranges::equal(a.printings(card), b.printings(card)))
            return false;
        for (const auto printing : a.printings(card))
            if (!(a.printing(printing) == b.printing(printing)) || a.rarityTerm(printing) != b.rarityTerm(printing))
                return false;
    }
    return true;
}

} // namespace

class CatalogueImageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsReadIsWhatWasWritten()
    {
        QVERIFY(rc::check("read(write(catalogue)) answers as the catalogue does", [](std::uint64_t seed) {
            const auto catalogue = someCatalogue(seed, seed % 60);
            const auto again = CatalogueImage::read(CatalogueImage::write(*catalogue), starterGame());
            RC_ASSERT(again != nullptr);
            RC_ASSERT(same(*catalogue, *again));
        }));
    }
    void whatIsReleasedIsNotReadAgain()
    {
        const auto catalogue = someCatalogue(11, 200);
        auto image = CatalogueImage::write(*catalogue);
        std::size_t released = 0;
        const auto again = CatalogueImage::read(image, starterGame(), [&](std::string_view done) {
            QVERIFY(done.data() == image.data() && done.size() >= released);
            released = done.size();
            std::fill(image.begin(), image.begin() + static_cast<std::ptrdiff_t>(released), '\xff');
        });
        QVERIFY(released > image.size() / 2);
        QVERIFY(again && same(*catalogue, *again));
    }
    void itCanBeCutToSetsLikeTheFirst()
    {
        const auto catalogue = someCatalogue(7, 200);
        const auto again = CatalogueImage::read(CatalogueImage::write(*catalogue), starterGame());
        QVERIFY(again);
        QVERIFY(same(*catalogue->onlySets({"R0", "S1"}), *again->onlySets({"R0", "S1"})));
    }
    void anImageCutShortIsNone()
    {
        const auto image = CatalogueImage::write(*someCatalogue(3, 12));
        for (std::size_t size = 0; size < image.size(); ++size)
            QVERIFY2(!CatalogueImage::read(std::string_view(image).substr(0, size), starterGame()),
                qPrintable(QString::number(size)));
        QVERIFY(!CatalogueImage::read(image + "x", starterGame()));
        QVERIFY(CatalogueImage::read(image, starterGame()));
    }
    void anImageForAnotherGameIsNone()
    {
        const auto image = CatalogueImage::write(*someCatalogue(3, 12));
        const auto changed = [&](const auto& change) {
            auto game = starterGame();
            change(game);
            return CatalogueImage::read(image, game) == nullptr;
        };
        QVERIFY(changed([](Game& game) { game.id = "other"; }));
        QVERIFY(changed([](Game& game) { game.attributes.pop_back(); }));
        QVERIFY(changed([](Game& game) { std::swap(game.attributes[0], game.attributes[1]); }));
        QVERIFY(changed([](Game& game) { game.attributes[1].whenAbsent = 17; }));
        QVERIFY(changed([](Game& game) { game.attributes.push_back({AttributeId("rp"), "RP"}); }));
        QVERIFY(changed([](Game& game) { game.keywords.pop_back(); }));
        QVERIFY(!changed([](Game& game) { game.keywords.front().help = "Told in other words."; }));
    }
};

NEXUS_TEST(CatalogueImageTest, Events);

} // namespace catalogue_image_test

#include "catalogue_image_test.moc"
