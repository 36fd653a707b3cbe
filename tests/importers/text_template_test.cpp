#include "importers/text_template.h"

#include "model/base/random.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace text_template_test {

using namespace nexus::importers;
using Entries = std::vector<TemplateFields>;

namespace {

TemplateShape shape()
{
    TemplateShape cards{"cards", true, {{"card", false, {}}, {"cost", false, {}}}};
    TemplateShape rounds{"rounds", true, {{"round", false, {}}, cards}};
    return {"", true, {{"name", false, {}}, {"drawn", false, {}}, rounds, cards}};
}

TemplateFields fields()
{
    const Entries cards{{{{"card", std::string("Wall*")}, {"cost", std::int64_t{2}}}},
        {{{"card", std::string("Bow")}, {"cost", std::int64_t{0}}}}};
    const Entries rounds{
        {{{"round", std::int64_t{1}}, {"cards", cards}}}, {{{"round", std::int64_t{2}}, {"cards", Entries()}}}};
    return {{{"name", std::string("Ada")}, {"drawn", std::int64_t{0}}, {"rounds", rounds}, {"cards", cards}}};
}

std::string starless(const std::string& text)
{
    std::string out;
    for (const char letter : text)
        out += letter == '*' ? '+' : letter;
    return out;
}

QString filledWith(const char* form)
{
    const auto read = TextTemplate::read(form, shape());
    if (!read)
        return QStringLiteral("refused: %1").arg(QString::fromStdString(read.error().front().reason));
    const auto text = read->fill(fields(), &starless);
    return text ? QString::fromStdString(*text) : QStringLiteral("too long");
}

} // namespace

class TextTemplateTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fieldsAndPartsAreFilled()
    {
        QCOMPARE(filledWith("**{{name}}** {{ name }}"), QStringLiteral("**Ada** Ada"));
        QCOMPARE(filledWith("{{#cards}}{{card}} {{cost}}, {{/cards}}"), QStringLiteral("Wall+ 2, Bow 0, "));
        QCOMPARE(filledWith("{{#drawn}}yes{{/drawn}}{{^drawn}}no{{/drawn}}"), QStringLiteral("no"));
        QCOMPARE(filledWith("{{#cards}}{{#cost}}{{card}}{{/cost}}{{/cards}}"), QStringLiteral("Wall+"));
        QCOMPARE(filledWith("{{! nobody reads this }}{{name}}"), QStringLiteral("Ada"));
    }

    // A field that an entry does not have is that of what it lies in; a list is never that of another entry.
    void theInnermostFieldIsMeant()
    {
        QCOMPARE(filledWith("{{#rounds}}{{name}} {{round}}: {{#cards}}{{card}} {{/cards}}{{^cards}}none{{/cards}}; "
                            "{{/rounds}}"),
            QStringLiteral("Ada 1: Wall+ Bow ; Ada 2: none; "));
        QVERIFY(filledWith("{{#cards}}{{#rounds}}{{/rounds}}{{/cards}}").startsWith(QStringLiteral("refused")));
    }

    void linesOfTagsAloneAreNotInTheText()
    {
        QCOMPARE(filledWith("a\n{{#cards}}\n* {{card}}\n  {{/cards}}\n{{! end }}\nb\n"),
            QStringLiteral("a\n* Wall+\n* Bow\nb\n"));
        QCOMPARE(filledWith("{{#drawn}}\nx\n{{/drawn}}\r\nb"), QStringLiteral("b"));
        QCOMPARE(filledWith("{{name}}\n"), QStringLiteral("Ada\n"));
    }

    void whatIsWrongHasItsPlace_data()
    {
        QTest::addColumn<QByteArray>("form");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("unknown") << QByteArray("a\nü {{nme}}") << 2 << 3 << QByteArray("nme");
        QTest::newRow("of another list") << QByteArray("{{card}}") << 1 << 1 << QByteArray("card");
        QTest::newRow("a list as a field") << QByteArray("\n\n{{cards}}") << 3 << 1 << QByteArray("cards");
        QTest::newRow("not ended") << QByteArray("a\n {{#cards}}\n\nb") << 2 << 2 << QByteArray("cards");
        QTest::newRow("not begun") << QByteArray("{{/cards}}") << 1 << 1 << QByteArray("cards");
        QTest::newRow("crossed") << QByteArray("{{#cards}}{{#cost}}{{/cards}}{{/cost}}") << 1 << 20
                                 << QByteArray("cards");
        QTest::newRow("open tag") << QByteArray("x {{name\n}}") << 1 << 3 << QByteArray("{{name");
        QTest::newRow("empty tag") << QByteArray("{{}}") << 1 << 1 << QByteArray("");
        QTest::newRow("no text") << QByteArray("{{name}}\0", 9) << 1 << 9 << QByteArray("");
    }
    void whatIsWrongHasItsPlace()
    {
        QFETCH(QByteArray, form);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(QByteArray, value);
        const auto read = TextTemplate::read(std::string_view(form.constData(), std::size_t(form.size())), shape());
        QVERIFY(!read);
        QCOMPARE(int(read.error().front().line), line);
        QCOMPARE(int(read.error().front().column), column);
        QCOMPARE(QByteArray::fromStdString(read.error().front().value), value);
        QVERIFY(!read.error().front().reason.empty());
    }

    void boundsHold()
    {
        QVERIFY(!TextTemplate::read(std::string(maxTemplateBytes + 1, 'a'), shape()));
        std::string deep;
        for (std::size_t i = 0; i < maxTemplateDepth + 1; ++i)
            deep += "{{#name}}";
        for (std::size_t i = 0; i < maxTemplateDepth + 1; ++i)
            deep += "{{/name}}";
        QVERIFY(!TextTemplate::read(deep, shape()));
        auto many = fields();
        std::get<Entries>(many.values.back().second).resize(1000, {{{"card", std::string("x")}}});
        const auto read = TextTemplate::read("{{#cards}}" + std::string(60'000, 'a') + "{{/cards}}", shape());
        QVERIFY(read.has_value());
        QVERIFY(!read->fill(many, &starless).has_value());
    }

    // Whatever stands there, it is read or refused with a reason.
    void anyTagsAreReadOrRefused()
    {
        constexpr const char* words[] = {"{{", "}}", "#", "^", "/", "!", "name", "cards", "rounds", "card", " ", "\n"};
        nexus::model::Random random(7);
        int taken = 0;
        for (int i = 0; i < 20'000; ++i) {
            std::string form = "a";
            for (auto length = random.below(24); length > 0; --length)
                form += words[random.below(std::size(words))];
            const auto read = TextTemplate::read(form, shape());
            if (read && read->fill(fields(), &starless))
                ++taken;
            else
                QVERIFY(!read.error().empty() && !read.error().front().reason.empty());
        }
        QVERIFY2(taken > 500, QByteArray::number(taken).constData());
    }
};

NEXUS_TEST(TextTemplateTest, Events);

} // namespace text_template_test

#include "text_template_test.moc"
