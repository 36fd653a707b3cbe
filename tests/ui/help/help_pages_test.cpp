#include "ui/help/help_pages.h"

#include "model/search/query_parser.h"
#include "tests/support/places.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include <QDir>
#include <QTextBlock>
#include <QtTest>

namespace help_pages_test {

using namespace nexus::ui;

namespace {

struct PageLinks {
    QTextDocument document;
    QStringList links;
};

std::unique_ptr<PageLinks> read(const QString& page)
{
    auto result = std::make_unique<PageLinks>();
    result->document.setMarkdown(helpMarkdown(page));
    result->links = linksOf(result->document);
    return result;
}

} // namespace

class HelpPagesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySourcePageIsEmbeddedAndListed()
    {
        const QDir source(nexus::test::inSources("/resources/help"));
        QStringList names;
        for (const auto& file : source.entryList({QStringLiteral("*.md")}))
            names << file.chopped(3);
        auto pages = helpPages();
        QCOMPARE(pages.first(), QStringLiteral("index"));
        pages.sort();
        names.sort();
        QCOMPARE(pages, names);
        for (const auto& page : pages)
            QVERIFY2(helpTitle(page) != page && !helpTitle(page).isEmpty(), qPrintable(page));
    }
    void theIndexLinksEveryPage()
    {
        const auto index = read(QStringLiteral("index"));
        for (const auto& page : helpPages())
            if (page != QStringLiteral("index"))
                QVERIFY2(index->links.contains(page + QStringLiteral(".md")), qPrintable(page));
    }
    void everyLinkLeadsSomewhere()
    {
        int inside = 0;
        for (const auto& page : helpPages()) {
            const auto here = read(page);
            for (const auto& link : here->links) {
                const QUrl url(link);
                if (!url.scheme().isEmpty()) {
                    QVERIFY2(url.scheme() == QStringLiteral("https") || url.scheme() == QStringLiteral("search"),
                        qPrintable(link));
                    continue;
                }
                const auto file = link.section(QLatin1Char('#'), 0, 0);
                const auto target = file.isEmpty() ? page : file.chopped(3);
                const auto there = read(target);
                QVERIFY2(!there->document.isEmpty(), qPrintable(page + QStringLiteral(": ") + link));
                if (url.hasFragment())
                    QVERIFY2(positionOfAnchor(there->document, url.fragment()) >= 0,
                        qPrintable(page + QStringLiteral(": ") + link));
                ++inside;
            }
        }
        QVERIFY(inside > 30);
    }
    void everyExampleQueryParses()
    {
        int examples = 0;
        for (const auto& page : helpPages()) {
            const auto here = read(page);
            for (const auto& link : here->links) {
                const auto query = queryOfLink(QUrl(link));
                if (query.isEmpty())
                    continue;
                const auto parsed = nexus::model::parseQuery(query.toStdString(), nexus::test::starterGame());
                QVERIFY2(parsed.has_value(), qPrintable(query));
                ++examples;
            }
        }
        QVERIFY(examples >= 40);
    }
    // The words of such a link are the query itself, so that what is read is what is searched.
    void anExampleReadsAsItSearches()
    {
        const auto here = read(QStringLiteral("search"));
        for (auto block = here->document.begin(); block.isValid(); block = block.next())
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                const auto format = it.fragment().charFormat();
                const auto query = format.isAnchor() ? queryOfLink(QUrl(format.anchorHref())) : QString();
                if (!query.isEmpty())
                    QCOMPARE(it.fragment().text(), query);
            }
    }
    // A problem leads to the law it comes from: every rule of every edition that came with the program has a heading.
    void everyLawHasItsHeading()
    {
        const auto law = read(QStringLiteral("deck-law"));
        int rules = 0;
        for (const auto& known : nexus::test::starterLibrary().rulesets)
            for (const auto& constraint : known.ruleset.constraints) {
                const auto rule = QString::fromStdString(constraint.rule);
                QVERIFY2(positionOfAnchor(law->document, rule) > 0, qPrintable(rule));
                ++rules;
            }
        QVERIFY(rules > 10);
    }
    void anchorsAreThoseOfGitHub()
    {
        QTextDocument document;
        document.setMarkdown(QStringLiteral("# One & two\n\n## Deck files: `.nxdeck`\n\ntext\n\n### A-b *c*, d?\n"));
        const auto headings = headingsOf(document);
        QCOMPARE(headings.size(), 3);
        QCOMPARE(headings[0].anchors, QStringList{QStringLiteral("one--two")});
        QCOMPARE(headings[1].anchors, (QStringList{QStringLiteral("deck-files-nxdeck"), QStringLiteral(".nxdeck")}));
        QCOMPARE(headings[2].anchors, QStringList{QStringLiteral("a-b-c-d")});
        QCOMPARE(headings[2].level, 3);
        QCOMPARE(positionOfAnchor(document, QStringLiteral("nowhere")), -1);
    }
    void queriesComeOutOfLinksWhole()
    {
        QCOMPARE(queryOfLink(QUrl(QStringLiteral("search:t%3Aunit%20cp%3C%3D3"))), QStringLiteral("t:unit cp<=3"));
        QCOMPARE(queryOfLink(QUrl(QStringLiteral("search:%22draw%20a%20card%22"))), QStringLiteral("\"draw a card\""));
        QCOMPARE(queryOfLink(QUrl(QStringLiteral("search:name%3A%2F%5Ethe%20%2F"))), QStringLiteral("name:/^the /"));
        QVERIFY(queryOfLink(QUrl(QStringLiteral("search.md"))).isEmpty());
    }
    void headingsAreLargerThanText()
    {
        QTextDocument document;
        fillHelpDocument(document, QStringLiteral("deck-law"), 20);
        QList<int> sizes;
        for (const auto& heading : headingsOf(document)) {
            const auto format = document.findBlock(heading.position).begin().fragment().charFormat();
            QCOMPARE(format.font().pixelSize(), heading.level == 1 ? 34 : heading.level == 2 ? 26 : 22);
            sizes << format.font().pixelSize();
        }
        QVERIFY(sizes.contains(34) && sizes.contains(26) && sizes.contains(22));
    }
    void textReachesContrastInBothThemes()
    {
        for (const auto choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
            applyTheme(choice);
            for (const auto& page : helpPages()) {
                QTextDocument document;
                fillHelpDocument(document, page, 14);
                for (auto block = document.begin(); block.isValid(); block = block.next())
                    for (auto it = block.begin(); !it.atEnd(); ++it) {
                        const auto format = it.fragment().charFormat();
                        const auto ink = format.hasProperty(QTextFormat::ForegroundBrush) ? format.foreground().color()
                                                                                          : theme().text;
                        const auto ground = format.hasProperty(QTextFormat::BackgroundBrush)
                                                ? format.background().color()
                                                : theme().pane;
                        QVERIFY2(contrast(ink, ground) >= 4.5, qPrintable(page + QStringLiteral(": ") + block.text()));
                    }
            }
        }
        applyTheme(ThemeChoice::Light);
    }
};

NEXUS_TEST(HelpPagesTest, Screen);

} // namespace help_pages_test

#include "help_pages_test.moc"
