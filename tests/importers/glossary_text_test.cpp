#include "importers/glossary_text.h"

#include "tests/importers/problems.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace glossary_text_test {

using namespace nexus;
using namespace nexus::test;
using importers::readGlossary;

namespace {

QString shown(std::string_view bytes)
{
    const auto glossary = readGlossary(bytes, starterGame());
    if (!glossary)
        return QStringLiteral("refused: ") + QString::fromStdString(glossary.error().front().reason);
    QStringList lines;
    for (const auto& keyword : glossary->keywords)
        lines << QString::fromStdString(keyword.name + "=" + keyword.help);
    for (const auto& problem : glossary->refused)
        lines << QString::fromStdString(std::to_string(problem.line) + " " + problem.value + " " + problem.reason);
    return lines.join(QLatin1Char('|'));
}

} // namespace

class GlossaryTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aGlossaryIsReadInItsForms_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("read");
        QTest::newRow("headings with paragraphs") << "# Keywords\n\nAll of them.\n\n## Wound (X)\nPut *X*\ncounters on "
                                                     "it.\n\nThey stay.\n\n## Humming\nIt hums.\n"
                                                  << "Wound=Put X counters on it. They stay.|Humming=It hums.";
        QTest::newRow("groups of headings") << "# Words\n## Of units\nMostly.\n### Wound\nIt hurts.\n## Of Assets\n"
                                               "### Humming\nIt hums.\n"
                                            << "Wound=It hurts.|Humming=It hums.";
        QTest::newRow("bold lines") << "# Words\n- **Wound (2)**: it hurts.\n- **Humming** – it\n  hums.\n"
                                    << "Wound=it hurts.|Humming=it hums.";
        QTest::newRow("a Markdown table")
            << "# Words\n\n| Text | Keyword |\n|---|---|\n| It hurts, a lot. | **Wound X** |\n"
            << "Wound=It hurts, a lot.";
        QTest::newRow("a CSV") << "Keyword,Since,Definition\nWound,2026,It hurts.\n"
                               << "Wound=It hurts.";
        QTest::newRow("what explains nothing")
            << "## Wound\nIt hurts.\n## wound\nAgain.\n## Humming\n## Late\nIt is late.\n"
            << "Wound=It hurts.|Late=It is late.|3 wound is explained above already|"
               "5 Humming has no text that explains it";
        QTest::newRow("a list of cards") << "| Name | Card Type |\n|---|---|\n| Wound | Unit |\n"
                                         << "refused: is a heading of cards, not of keywords: this is a list of cards";
        QTest::newRow("prose")
            << "Nothing to see here.\n"
            << "refused: there is no keyword with a text: expected headings with a paragraph each, or "
               "a table with the columns Keyword and Text";
    }
    void aGlossaryIsReadInItsForms()
    {
        QFETCH(QString, text);
        QFETCH(QString, read);
        QCOMPARE(shown(text.toStdString()), read);
    }
};

NEXUS_TEST(GlossaryTextTest, Nothing);

} // namespace glossary_text_test

#include "glossary_text_test.moc"
