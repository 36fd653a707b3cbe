#include "app/base/qt_text.h"
#include "model/collection/matching.h"

#include "tests/support/collections.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace entry_line_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

std::shared_ptr<const Catalogue> cards()
{
    static const auto catalogue = catalogueOf(R"([
        {"name":"Relay Drone","type":"Unit","set":"EXP"},{"name":"Relay Tower","type":"Asset"},{"name":"Drone Relay Mother","type":"Unit"},
        {"name":"Élan","type":"Event"},{"name":"Foil","type":"Unit"},{"name":"Two-Faced 9 to 5","type":"Unit"}])");
    return catalogue;
}

// "3 Relay Drone|NM|foil|de|EXP|Binder 2|14", or the cards it can be, or the problem.
QString told(std::string_view text, const std::vector<std::string>& places = {"Binder 2", "Box"})
{
    const auto line = parseEntry(text, *cards(), places);
    if (!line.problem.empty())
        return QStringLiteral("! ") + q(line.problem);
    QStringList names;
    for (const auto card : line.cards)
        names << q(cards()->name(card));
    return (line.playset ? QStringLiteral("playset ") : QString::number(line.quantity) + QLatin1Char(' ')) +
           names.join(QStringLiteral(" or ")) + QLatin1Char('|') +
           (line.condition ? q(conditionCode(*line.condition)) : QString()) + QLatin1Char('|') +
           q(line.finish.value_or("")) + QLatin1Char('|') + q(line.language.value_or("")) + QLatin1Char('|') +
           q(line.set.value_or("")) + QLatin1Char('|') + q(line.place.value_or("")) + QLatin1Char('|') +
           q(line.page.value_or(""));
}

} // namespace

class EntryLineTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatPeopleType_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("meant");
        const auto row = [](const char* typed, const char* meant) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(meant);
        };
        row("relay drone", "1 Relay Drone||||||");
        row("3 relay drone nm binder 2", "3 Relay Drone|NM||||Binder 2|");
        row("3x Relay Drone", "3 Relay Drone||||||");
        row("rel dro", "1 Relay Drone||||||");
        row("2 rel tow near mint foil de p14 box", "2 Relay Tower|NM|foil|de||Box|14");
        row("2 relay tower lightly played in New Box p3", "2 Relay Tower|EX||||New Box|3");
        row("relay tower shelf by the door",
            "! “shelf by the door” is no condition, language, finish, set or known place; write “in shelf by the door” "
            "for a new place.");
        row("relay tower foyl nm",
            "! “foyl” is no condition, language, finish, set or known place; write “in foyl” for a new place.");
        row("rel", "1 Relay Drone or Relay Tower or Drone Relay Mother||||||");
        row("drone mother", "1 Drone Relay Mother||||||");
        row("4 elan", "4 Élan||||||");
        row("ÉLAN pl", "1 Élan|PL|||||");
        row("relay drone exp #7", "1 Relay Drone||||EXP||");
        row("2 relay drone [EXP 7] nm foil", "2 Relay Drone|NM|foil||EXP||");
        row("2 relay drone (exp #7)", "2 Relay Drone||||EXP||");
        row("2 relay drone (EXP)", "2 Relay Drone||||EXP||");
        row("2 relay drone (NOP 7)",
            "! “(NOP 7)” is no condition, language, finish, set or known place; write “in (NOP "
            "7)” for a new place.");
        row("playset relay drone", "playset Relay Drone||||||");
        row("foil", "1 Foil||||||"); // a card of that name comes first
        row("3", "3 ||||||");
        row("+2", "2 ||||||");
        row("2 foil nm", "2 |NM|foil||||"); // all of it tells how copies are: of the last card
        row("nm box", "1 |NM||||Box|");
        row("two-faced 9 to 5 dm", "1 Two-Faced 9 to 5|DM|||||");
        row("", "1 ||||||");
        row("0 relay drone", "! The number of copies is from 1 to 1000000.");
        row("2 relay drne", "! No card is called so: “relay drne”. Perhaps Relay Drone?");
        row("2 relay drne nm foil", "! No card is called so: “relay drne”. Perhaps Relay Drone?");
        row("zzz", "! No card is called so: “zzz”.");
        row("3x relay drone, near mint, foil", told("3 relay drone nm foil").toUtf8().constData());
        row("3 relay drone; nm; in Shelf", told("3 relay drone nm in Shelf").toUtf8().constData());
        row("relay drone x3 nm", told("3 relay drone nm").toUtf8().constData());
        row("relay drone 3x nm", told("3 relay drone nm").toUtf8().constData());
        row("2 relay drone x3", "! “x3” is no condition, language, finish, set or known place; write “in x3” for a new "
                                "place.");
        row("relay drone x0", "! The number of copies is from 1 to 1000000.");
        row("2 relay drone seite 14", told("2 relay drone p14").toUtf8().constData());
        row("2 relay drone s.14", told("2 relay drone p14").toUtf8().constData());
        row("2 relay drone im Ordner 3", told("2 relay drone in Ordner 3").toUtf8().constData());
    }
    void whatPeopleType()
    {
        QFETCH(QString, typed);
        QFETCH(QString, meant);
        QCOMPARE(told(typed.toStdString()), meant);
    }

    void whatIsNotUnderstoodIsOffered()
    {
        const auto line = parseEntry("2 Relay Tower Shelf nm p3", *cards());
        QCOMPARE(q(line.unknown), QStringLiteral("Shelf"));
        QCOMPARE(line.unknownBegin, std::string_view("2 Relay Tower ").size());
        QCOMPARE(line.unknownEnd, std::string_view("2 Relay Tower Shelf").size());
        QCOMPARE(q(line.asNewPlace), QStringLiteral("2 Relay Tower nm p3 in Shelf"));
        const auto placed = parseEntry(line.asNewPlace, *cards());
        QVERIFY(placed.problem.empty() && placed.newPlace && placed.place == "Shelf");
        QVERIFY(!parseEntry("relay tower in box", *cards(), {"Box"}).newPlace);
        QCOMPARE(parseEntry("relay drne", *cards()).near.size(), std::size_t{1});
    }

    void oneOfSeveralCardsOfANameIsToldByItsType()
    {
        const auto both = catalogueOf(
            R"([{"name":"Zone of Silence","type":"Event"},{"name":"Zone of Silence","type":"Mission"}])");
        QCOMPARE(parseEntry("2 zone of silence nm", *both).cards.size(), std::size_t{2});
        const auto one = parseEntry("2 zone of silence (mission) nm in Box", *both);
        QVERIFY2(one.problem.empty(), one.problem.c_str());
        QCOMPARE(one.cards.size(), std::size_t{1});
        QCOMPARE(q(both->type(one.cards.front())), QStringLiteral("Mission"));
        QVERIFY(one.exact && one.condition == Condition::NearMint && one.place == "Box");
        // No such type: never a guess, and never a place.
        QCOMPARE(q(parseEntry("zone of silence (unit)", *both).unknown), QStringLiteral("(unit)"));
    }

    void theNamesPlaceIsTold()
    {
        const std::string text = "  3  rel dro   nm";
        const auto line = parseEntry(text, *cards());
        QCOMPARE(q(text.substr(line.nameBegin, line.nameEnd - line.nameBegin)), QStringLiteral("rel dro"));
    }

    void whatIsNotToldStaysAsBefore()
    {
        const auto first = parseEntry("2 relay drone pl de foil in Box p3", *cards());
        const auto before = entryStack(first, first.cards.front(), *cards());
        QCOMPARE(q(before.set), QStringLiteral("EXP"));
        const auto second = parseEntry("relay tower", *cards());
        const auto stack = entryStack(second, second.cards.front(), *cards(), &before);
        QCOMPARE(q(stack.place), QStringLiteral("Box"));
        QCOMPARE(q(stack.page), QStringLiteral("3"));
        QCOMPARE(q(stack.language), QStringLiteral("de"));
        QVERIFY(stack.condition == Condition::NearMint); // each card has its own
        QCOMPARE(q(stack.finish), QString());
        const auto again = parseEntry("2", *cards());
        QVERIFY(entryStack(again, first.cards.front(), *cards(), &before).condition == Condition::Played);
        QCOMPARE(q(entryStack(again, first.cards.front(), *cards(), &before).finish), QStringLiteral("foil"));
        const auto third = parseEntry("elan normal in Binder 2", *cards());
        const auto other = entryStack(third, third.cards.front(), *cards(), &before);
        QCOMPARE(q(other.finish), QString());
        QCOMPARE(q(other.page), QString()); // a page is of its place
        const auto set = parseEntry("playset elan", *cards());
        QCOMPARE(entryStack(set, set.cards.front(), *cards(), nullptr, 4).quantity, 4);
    }

    // Any copy will do but for what is told.
    void aWantSaysOnlyWhatIsTold()
    {
        const auto first = parseEntry("2 relay drone pl de foil in Box p3", *cards());
        const auto before = entryStack(first, first.cards.front(), *cards());
        const auto line = parseEntry("3 relay drone foil in Box", *cards());
        const auto want = entryStack(line, line.cards.front(), *cards(), &before, 1, StackList::Wanted);
        QVERIFY(want.list == StackList::Wanted && want.condition == Condition::NearMint);
        QCOMPARE(want.quantity, 3);
        QCOMPARE(q(want.finish), QStringLiteral("foil"));
        QCOMPARE(q(want.set + want.number + want.language + want.place + want.page), QString());
    }

    // Cards that are expected are meant before others, also before those that come first in the catalogue.
    void expectedCardsAreMeantFirst()
    {
        const auto tower = parseEntry("Relay Tower", *cards()).cards;
        const auto line = parseEntry("2 rel", *cards(), {}, tower);
        QCOMPARE(line.cards, tower);
        QCOMPARE(line.quantity, 2);
        QVERIFY(parseEntry("foi", *cards(), {}, tower).cards.size() == 1); // where none of them is, any
    }

    void anyTextIsUnderstoodOrRefusedNeverMore()
    {
        QVERIFY(rc::check([] {
            const auto words = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(
                std::vector<std::string>{"3", "x", "relay", "drone", "nm", "foil", "in", "@", "p1", "page", "#", "#7",
                    "de", "zz", "\xff", "é", "  ", "+", "0", "99999999", "near", "mint", "playset"}));
            std::string text;
            for (const auto& word : words)
                text += word + (words.size() % 2 ? " " : "\t");
            const auto line = parseEntry(text, *cards(), {"Box"});
            RC_ASSERT(line.cards.size() <= maxEntryCards);
            RC_ASSERT(line.nameEnd <= text.size() && line.nameBegin <= line.nameEnd);
            RC_ASSERT(!line.problem.empty() || (line.quantity >= 1 && line.quantity <= maxStackCopies));
            for (const auto card : line.cards)
                RC_ASSERT(entryStack(line, card, *cards()).quantity >= 1);
        }));
    }
};

NEXUS_TEST(EntryLineTest, Events);

} // namespace entry_line_test

#include "entry_line_test.moc"
