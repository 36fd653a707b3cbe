#include "app/publish/web_page.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QCryptographicHash>
#include <QRegularExpression>

namespace web_page_test {

using namespace nexus;
using namespace nexus::app;
using namespace nexus::test;

namespace {

WebPageDeck pageDeck(const char* text, std::shared_ptr<const model::Catalogue> catalogue = starterCatalogue())
{
    return {deckOf(text), std::make_shared<const model::DeckChecker>(ruleset(), std::move(catalogue)), "QN1-TEST"};
}

WebPageOrder orderOf(std::vector<WebPageDeck> decks)
{
    WebPageOrder order;
    order.decks = std::move(decks);
    order.catalogue = starterCatalogue();
    order.pictures = false;
    return order;
}

QString pageOf(const WebPageOrder& order) { return q(webPage(order)->bytes); }

struct Tag {
    QString name, attributes;
    bool closing = false;
};

// Without what stands in <style> and <script>, which are ours.
std::vector<Tag> tagsOf(QString page)
{
    page.remove(QRegularExpression(
        QStringLiteral("(?<=<style>).*?(?=</style>)"), QRegularExpression::DotMatchesEverythingOption));
    page.remove(QRegularExpression(QStringLiteral("(?<=<script type=\"module\">).*?(?=</script>)"),
        QRegularExpression::DotMatchesEverythingOption));
    static const QRegularExpression tag(
        QStringLiteral("<(/?)([a-zA-Z][a-zA-Z0-9]*)((?:\\s+[a-zA-Z-]+(?:=\"[^\"<]*\")?)*)\\s*/?>"));
    std::vector<Tag> tags;
    for (auto it = tag.globalMatch(page); it.hasNext();) {
        const auto match = it.next();
        tags.push_back({match.captured(2).toLower(), match.captured(3), !match.captured(1).isEmpty()});
    }
    return tags;
}

// Every element that is opened is closed where it belongs.
QString unbalanced(const std::vector<Tag>& tags)
{
    static const QStringList alone{QStringLiteral("meta"), QStringLiteral("img"), QStringLiteral("input"),
        QStringLiteral("path"), QStringLiteral("rect")};
    QStringList open;
    for (const auto& tag : tags) {
        if (alone.contains(tag.name))
            continue;
        if (!tag.closing)
            open << tag.name;
        else if (open.isEmpty() || open.takeLast() != tag.name)
            return tag.name;
    }
    return open.join(QLatin1Char(' '));
}

QStringList attributesNamed(const QString& page, const char* name)
{
    QStringList values;
    const QRegularExpression wanted(QStringLiteral("\\s%1=\"([^\"]*)\"").arg(QLatin1String(name)));
    for (auto it = wanted.globalMatch(page); it.hasNext();)
        values << it.next().captured(1);
    return values;
}

QString between(const QString& page, const char* first, const char* last)
{
    const auto from = page.indexOf(QLatin1String(first)) + qsizetype(qstrlen(first));
    return page.mid(from, page.indexOf(QLatin1String(last), from) - from);
}

} // namespace

class WebPageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aDeckStandsOnItsPage()
    {
        const auto page = pageOf(orderOf({pageDeck("main: 4 Aegis Tender, 3 Second Draft; missions: 1 Nobody Knows")}));
        QVERIFY(page.startsWith(QStringLiteral("<!DOCTYPE html>\n<html lang=\"en\">")));
        QCOMPARE(unbalanced(tagsOf(page)), QString());
        QVERIFY(page.contains(QStringLiteral("<title>Test</title>")));
        QCOMPARE(page.count(QStringLiteral("<h1 ")), 1);
        QVERIFY(page.contains(QStringLiteral("<span class=\"copies\">4</span> <span class=\"name\"><a href=\"#c")));
        QVERIFY(page.contains(QStringLiteral("✗ Not legal")));
        QVERIFY(page.contains(QStringLiteral("Nobody Knows")));
        QVERIFY(page.contains(QStringLiteral("<code>QN1-TEST</code>")));
        QVERIFY(page.contains(QStringLiteral("7 cards")));
        QVERIFY(between(page, "<svg viewBox=\"0 0 680", "</svg>").contains(QStringLiteral("4 Aegis Tender")));
    }

    void everyLinkLeadsToSomethingOnThePage()
    {
        auto order = orderOf({pageDeck("main: 4 Aegis Tender"), pageDeck("main: 3 Second Draft, 1 Aegis Tender")});
        order.cards = starterCatalogue()->named("breach surveyor");
        const auto page = pageOf(order);
        QCOMPARE(unbalanced(tagsOf(page)), QString());
        const auto ids = attributesNamed(page, "id");
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
        const auto links = attributesNamed(page, "href") + attributesNamed(page, "aria-labelledby");
        QVERIFY(links.size() >= 6);
        for (auto link : links)
            QVERIFY2(ids.contains(link.remove(QLatin1Char('#'))), qPrintable(link));
        QCOMPARE(page.count(QStringLiteral("<li class=\"card pane")), 3);
        QVERIFY(page.contains(QStringLiteral("4 × Test · 1 × Test")));
    }

    void nothingComesFromElsewhereAndThePolicySaysSo()
    {
        auto order = orderOf({pageDeck("main: 4 Aegis Tender")});
        order.pictures = true;
        auto page = pageOf(order);
        const auto sum = [](const QString& text) {
            return QString::fromLatin1(QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toBase64());
        };
        const auto policy = between(page, "Content-Security-Policy\" content=\"", "\"");
        QCOMPARE(policy, QStringLiteral("default-src 'none'; img-src data:; style-src 'sha256-%1'; script-src "
                                        "'sha256-%2'; base-uri 'none'; form-action 'none'")
                             .arg(sum(between(page, "<style>", "</style>")),
                                 sum(between(page, "<script type=\"module\">", "</script>"))));
        for (const auto& source : attributesNamed(page, "src"))
            QVERIFY(source.startsWith(QStringLiteral("data:image/jpeg;base64,")));
        page.remove(QStringLiteral("http://www.w3.org/2000/svg"));
        QVERIFY(!page.contains(QStringLiteral("://")));
        QVERIFY(!page.contains(QStringLiteral(" style=")));
        for (const auto& tag : tagsOf(page))
            QVERIFY2(!tag.attributes.contains(QRegularExpression(QStringLiteral("\\son"))), qPrintable(tag.attributes));
        for (const auto& alt : attributesNamed(page, "alt"))
            QCOMPARE(alt, QStringLiteral("The card Aegis Tender"));
    }

    void whatStrangersWroteIsShownAndDoesNothing()
    {
        const auto catalogue = catalogueOf(
            "[{\"name\":\"</h3><script>alert(1)</script>\",\"type\":\"Unit\",\"cp\":2,\"attack\":1,\"defense\":1,"
            "\"rules\":\"<img src=x onerror=\\\"alert(2)\\\"> 'and' & so on\",\"flavor\":\"\\\"><b>\"}]");
        auto deck = pageDeck("main: 2 x", catalogue);
        deck.deck.name = "\"><script>alert(3)</script>\u202egnp.exe";
        deck.deck.author = "</style><script>";
        deck.deck.notes = "</p><iframe src=\"https://example.org\">\nsecond line\x01";
        deck.deck.tags = {"<u>"};
        deck.deck.sections.front().entries.front().card = "</h3><script>alert(1)</script>";
        deck.deck.plans.push_back({"<i>", {}, {}, "<s>", false, {}, {}, {}});
        auto order = orderOf({deck});
        order.catalogue = catalogue;
        order.pictures = true;
        const auto page = pageOf(order);
        const auto tags = tagsOf(page);
        QCOMPARE(unbalanced(tags), QString());
        for (const auto& tag : tags) {
            static const QStringList never{QStringLiteral("iframe"), QStringLiteral("u"), QStringLiteral("i"),
                QStringLiteral("s"), QStringLiteral("object"), QStringLiteral("base"), QStringLiteral("link")};
            QVERIFY2(!never.contains(tag.name), qPrintable(tag.name));
        }
        QCOMPARE(page.count(QStringLiteral("<script")), 1);
        QCOMPARE(page.count(QStringLiteral("</style")), 1);
        QVERIFY(page.contains(QStringLiteral("&lt;/h3&gt;&lt;script&gt;alert(1)")));
        QVERIFY(page.contains(QStringLiteral("&#39;and&#39; &amp; so on")));
        QVERIFY(!page.contains(QChar(0x202e)));
        QVERIFY(!page.contains(QChar(1)));
    }

    void cardsAloneArePage()
    {
        auto order = orderOf({});
        order.cards = starterCatalogue()->named("aegis tender");
        order.title = "Drones & more";
        const auto page = pageOf(order);
        QCOMPARE(unbalanced(tagsOf(page)), QString());
        QVERIFY(page.contains(QStringLiteral("<h1>Drones &amp; more</h1>")));
        QVERIFY(!page.contains(QStringLiteral("<article")));
        QVERIFY(page.contains(QStringLiteral("<form role=\"search\" hidden>"))); // shown by the script alone
    }

    void theSameOrderGivesTheSameBytes()
    {
        auto order = orderOf({pageDeck("main: 4 Aegis Tender, 3 Second Draft, 2 Breach Surveyor")});
        order.pictures = true;
        QCOMPARE(webPage(order)->bytes, webPage(order)->bytes);
        QVERIFY(!webPage(order, [](std::size_t, std::size_t) { return false; }));
    }

    void threeHundredFacesFitASite()
    {
        auto order = orderOf({});
        for (model::CardIndex card = 0; card < 30; ++card)
            order.cards.push_back(card);
        order.pictures = true;
        QVERIFY(webPage(order)->bytes.size() < 600'000);
    }
};

NEXUS_TEST(WebPageTest, Screen);

} // namespace web_page_test

#include "web_page_test.moc"
