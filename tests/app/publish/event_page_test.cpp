#include "app/publish/event_page.h"

#include "tests/support/events.h"
#include "tests/support/lists.h"
#include "tests/support/test_class.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QtTest>

namespace event_page_test {

using namespace nexus;
using namespace nexus::app;
using namespace nexus::test;

namespace {

model::EventState eventWithLists(int players, bool openLists)
{
    auto state = model::beginEvent({.name = "Lowglass <Open>",
        .game = "quantum-nexus",
        .edition = model::RulesetId("quantum-nexus-2025-07"),
        .seed = 1,
        .rounds = 2,
        .openLists = openLists});
    for (int i = 1; i <= players; ++i)
        need(model::apply(state, model::AddPlayer{"Player " + std::to_string(i), "id" + std::to_string(i), "they/them",
                                     "somebody@example.org", model::EnteredList{sampleDecks().front(), {}, {}}}));
    return state;
}

QString pageOf(const model::EventState& state, bool allLists = false)
{
    return q(eventPage({state, listReader(), allLists}).bytes);
}

std::size_t listsOn(const model::EventState& state, bool allLists = false)
{
    return eventPage({state, listReader(), allLists}).lists;
}

QString part(const QString& page, const char* id)
{
    const auto from = page.indexOf(QStringLiteral("id=\"%1\"").arg(QLatin1String(id)));
    return from < 0 ? QString() : page.mid(from, page.indexOf(QStringLiteral("</section>"), from) - from);
}

QString between(const QString& page, const char* first, const char* last)
{
    const auto from = page.indexOf(QLatin1String(first)) + qsizetype(qstrlen(first));
    return page.mid(from, page.indexOf(QLatin1String(last), from) - from);
}

} // namespace

class EventPageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everybodyIsPairedOnceAndRankedOnce()
    {
        auto state = eventWithLists(61, false);
        playRounds(state, 2, 3);
        const auto page = pageOf(state);
        for (const auto& player : state.players) {
            const auto name = QStringLiteral(">%1<").arg(q(player.name));
            QCOMPARE(part(page, "pairings").count(name), 1);
            QCOMPARE(part(page, "standings").count(name), 1);
            QCOMPARE(part(page, "results").count(name), 1);
        }
        const auto& match = state.rounds.back().matches.front();
        const QRegularExpression row(
            QStringLiteral("<td class=\"number\">%1</td><td class=\"first\">%2</td><td class=\"result\">%3–%4.*</td>"
                           "<td class=\"second\">%5</td>")
                .arg(match.table)
                .arg(q(state.player(match.first)->name))
                .arg(match.score->won)
                .arg(match.score->lost)
                .arg(q(state.player(match.second)->name)));
        QVERIFY(part(page, "pairings").contains(row));
        QVERIFY(part(page, "pairings").contains(QStringLiteral("Bye")));
    }

    void nothingIsSaidOfPlayersButTheirNames()
    {
        auto state = eventWithLists(4, false);
        playRounds(state, 1, 3);
        const auto page = pageOf(state);
        for (const char* word : {"example.org", "they/them", "id1"})
            QVERIFY(!page.contains(QLatin1String(word)));
        QVERIFY(page.contains(QStringLiteral("<h1>Lowglass &lt;Open&gt;</h1>")));
    }

    void listsAreShownWhenTheyMayBeSeen()
    {
        for (const bool open : {false, true}) {
            auto state = eventWithLists(9, open);
            QCOMPARE(listsOn(state), std::size_t(0));
            playRounds(state, 2, 3);
            QCOMPARE(listsOn(state), std::size_t(0)); // a cut may come
            QCOMPARE(listsOn(state, true), std::size_t(9));
            need(model::apply(state, *model::cutTo(state, 4)));
            QCOMPARE(listsOn(state), std::size_t(open ? 4 : 0));
            playRounds(state, 1, 4);
            QCOMPARE(listsOn(state), std::size_t(open ? 4 : 0));
            playRounds(state, 1, 5);
            QCOMPARE(listsOn(state), std::size_t(9)); // it is over
            QVERIFY(part(pageOf(state), "pairings").contains(QStringLiteral("<h2>Final</h2>")));
        }
    }

    // What was played is told with the lists, with a picture of each interval and no script.
    void whatWasPlayedStandsOnThePageOnceListsMay()
    {
        auto state = eventWithLists(9, false);
        for (const model::PlayerNumber other : {1, 2, 3, 4})
            need(model::apply(state, model::EnterList{other, {sampleDecks()[1], {}, {}}}));
        playRounds(state, 2, 3);
        QVERIFY(part(pageOf(state), "played").isEmpty());
        const auto played = part(pageOf(state, true), "played");
        QVERIFY(played.contains(QStringLiteral("<h3>Leaders</h3>")));
        QVERIFY(played.count(QStringLiteral("<svg")) > 3);
        QVERIFY(!played.contains(QStringLiteral("<script")) && !played.contains(QStringLiteral(" style=")));
    }

    void everyLinkLeadsToSomethingOnThePage()
    {
        auto state = eventWithLists(5, false);
        playRounds(state, 2, 3);
        const auto page = pageOf(state, true);
        const auto valuesOf = [&](const char* name) {
            QStringList values;
            const QRegularExpression wanted(QStringLiteral("\\s%1=\"([^\"]*)\"").arg(QLatin1String(name)));
            for (auto it = wanted.globalMatch(page); it.hasNext();)
                values << it.next().captured(1);
            return values;
        };
        const auto ids = valuesOf("id");
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
        for (auto link : valuesOf("href") + valuesOf("aria-labelledby"))
            QVERIFY2(ids.contains(link.remove(QLatin1Char('#'))), qPrintable(link));
        QVERIFY(part(page, "standings").contains(QStringLiteral("href=\"#l1\"")));
    }

    void nothingComesFromElsewhereAndThePolicySaysSo()
    {
        auto state = eventWithLists(5, false);
        playRounds(state, 1, 3);
        auto page = pageOf(state, true);
        const auto sum = [](const QString& text) {
            return QString::fromLatin1(QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toBase64());
        };
        const auto policy = between(page, "Content-Security-Policy\" content=\"", "\"");
        QVERIFY(policy.startsWith(QStringLiteral("default-src 'none'; ")));
        QVERIFY(policy.contains(sum(between(page, "<style>", "</style>"))));
        QVERIFY(policy.contains(sum(between(page, "<script type=\"module\">", "</script>"))));
        page.remove(QStringLiteral("http://www.w3.org/2000/svg"));
        QVERIFY(!page.contains(QStringLiteral("://")));
        QVERIFY(!page.contains(QStringLiteral(" style=")));
        QVERIFY(page.contains(QStringLiteral("<meta name=\"viewport\"")));
    }

    void namesOfStrangersAreShownAndDoNothing()
    {
        auto state = eventOf(0, {.name = "\"><script>alert(1)</script>", .seed = 1});
        for (const auto& name : {std::string("<b onclick='x'>Bold</b> & \"Co\""), std::string(200, 'W'),
                 std::string("محمد الأمين"), std::string("plain")})
            need(model::apply(state, model::AddPlayer{name, {}, {}, {}, {}}));
        playRounds(state, 1, 3);
        const auto page = pageOf(state);
        QVERIFY(!page.contains(QStringLiteral("<b ")));
        QCOMPARE(page.count(QStringLiteral("<script")), 1);
        QCOMPARE(page.count(QStringLiteral("&lt;b onclick=&#39;x&#39;&gt;Bold&lt;/b&gt; &amp; &quot;Co&quot;")), 2);
        QVERIFY(page.contains(q(std::string(200, 'W'))));
        QCOMPARE(pageOf(state), page);
    }

    void anEventWithoutARoundHasAPage()
    {
        const auto page = pageOf(eventWithLists(3, true));
        QVERIFY(part(page, "pairings").isEmpty() && part(page, "results").isEmpty());
        QVERIFY(part(page, "standings").contains(QStringLiteral("Player 3")));
        QVERIFY(pageOf(model::beginEvent({.name = "Empty"})).contains(QStringLiteral("0 players")));
    }
};

NEXUS_TEST(EventPageTest, Screen);

} // namespace event_page_test

#include "event_page_test.moc"
