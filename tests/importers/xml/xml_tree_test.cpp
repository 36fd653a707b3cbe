#include "importers/xml/xml_tree.h"

#include "tests/importers/problems.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace xml_tree_test {

using namespace nexus::importers;
using namespace nexus::test;

class XmlTreeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void elementsAttributesAndTextsAreRead()
    {
        const auto root = parseXml("\xef\xbb\xbf<?xml version=\"1.0\"?>\n<!-- a --><deck a=\"1 &amp; 2\">\n  <card "
                                   "n='x'>Ash<![CDATA[ & <b>]]></card>\n  <card/>\n</deck>\n");
        QVERIFY(root);
        QCOMPARE(root->name, std::string("deck"));
        QCOMPARE(root->attribute("a"), std::string_view("1 & 2"));
        QCOMPARE(root->children.size(), std::size_t{2});
        QCOMPARE(root->childText("card"), std::string_view("Ash & <b>"));
        QCOMPARE(root->child("card")->line, std::size_t{3});
        QCOMPARE(root->children[1].line, std::size_t{4});
        QVERIFY(root->attribute("b").empty() && !root->child("none") && root->childText("none").empty());
    }

    void whatCouldGrowOrReachOutIsRefused()
    {
        QVERIFY(saysInLine(problemsOf(parseXml("<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>")),
            2, "has a document type"));
        QVERIFY(says(problemsOf(parseXml(std::string(100, ' ') + "<a>")), "is not well-formed XML"));
        QVERIFY(says(problemsOf(parseXml("<a/><b/>")), "one root element"));
        QVERIFY(says(problemsOf(parseXml("words")), "XML"));
        std::string deep, many = "<a>";
        for (int i = 0; i < 65; ++i)
            deep = "<a>" + deep + "</a>";
        QVERIFY(says(problemsOf(parseXml(deep)), "nested deeper than 64"));
        for (int i = 0; i < 300'001; ++i)
            many += "<b/><c/>";
        QVERIFY(says(problemsOf(parseXml(many + "</a>")), "more than 600,000"));
        QVERIFY(says(problemsOf(parseXml("<a>\xff</a>")), "no UTF-8"));
        QVERIFY(saysInLine(problemsOf(parseXml("<a>\n<b c='&#xD800;'/></a>")), 2, "character that there is not"));
        QVERIFY(saysInLine(problemsOf(parseXml("<a>&#1114112;</a>")), 1, "character that there is not"));
        QVERIFY(!parseXml("<a>1</a>", 5));
    }

    void whatIsWrittenIsReadBack()
    {
        QVERIFY(rc::check([] {
            const auto word = rc::gen::container<std::string>(rc::gen::elementOf(std::string("ab&<>\"'] \n\t-")));
            XmlElement root{.name = "r"};
            const auto text = [&] { return *word; };
            root.attributes = {{"a", text()}, {"b", text()}};
            root.add("c", "x" + text() + "x");
            root.add("d").add("e").attributes = {{"f", text()}};
            auto again = parseXml(writeXml(root));
            RC_ASSERT(again.has_value());
            RC_ASSERT(again->attributes == root.attributes);
            RC_ASSERT(again->children[0].text == root.children[0].text);
            RC_ASSERT(again->children[1].children[0].attributes == root.children[1].children[0].attributes);
        }));
    }

    void whatXmlCannotHoldIsLeftOut()
    {
        XmlElement root{.name = "r", .attributes = {{"a", std::string("x\x01y\0z", 5)}}, .text = "a\x02\nb"};
        const auto again = parseXml(writeXml(root));
        QVERIFY(again);
        QCOMPARE(again->attribute("a"), std::string_view("xyz"));
        QCOMPARE(again->text, std::string("a\nb"));
    }
};

NEXUS_TEST(XmlTreeTest, Nothing);

} // namespace xml_tree_test

#include "xml_tree_test.moc"
