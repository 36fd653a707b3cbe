#include "model/abilities/language.h"
#include "tests/support/places.h"
#include "tests/support/shown_scene.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <set>

namespace starter_texts_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

// One ability of a card of the starter set, shown by a scene.
struct ShownText {
    std::string card;
    int ability = 0; // from 1, in the order of abilityTexts
    std::string scene, orders;
    std::vector<std::string> stands, not_;
};

std::vector<std::string> textsOf(const QJsonValue& values)
{
    std::vector<std::string> texts;
    for (const auto& value : values.toArray())
        texts.push_back(value.toString().toStdString());
    return texts;
}

// {"hand":[…]} without its braces.
std::string insides(const QJsonValue& value)
{
    const auto text = QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact).toStdString();
    return text.substr(1, text.size() - 2);
}

const std::vector<ShownText>& shownTexts()
{
    static const auto all = [] {
        std::vector<ShownText> texts;
        for (const auto& file :
            QDir(inSources("/tests/features/starter_texts")).entryInfoList({QStringLiteral("*.json")}, QDir::Files)) {
            const auto cases = QJsonDocument::fromJson(QByteArray::fromStdString(fileBytes(file.filesystemFilePath())));
            for (const auto& value : cases.array()) {
                const auto one = value.toObject();
                texts.push_back({one[u"card"].toString().toStdString(), one[u"ability"].toInt(),
                    sceneOf(insides(one[u"a"]), insides(one[u"b"])),
                    QJsonDocument(one[u"do"].toArray()).toJson(QJsonDocument::Compact).toStdString(),
                    textsOf(one[u"stands"]), textsOf(one[u"not"])});
            }
        }
        return texts;
    }();
    return all;
}

// The card as it would be if the ability said something nobody understands.
Card without(Card card, int ability)
{
    const auto text = abilityTexts(card, starterGame())[static_cast<std::size_t>(ability - 1)];
    auto& rules = text.attribute ? card.texts[*text.attribute] : card.rules;
    rules.replace(text.attribute ? 0 : text.at, text.text.size(), "Whistle.");
    return card;
}

const std::vector<Card>& starterCards()
{
    static const auto all = [] {
        std::vector<Card> cards;
        for (CardIndex i = 0; i < starterCatalogue()->size(); ++i)
            cards.push_back(starterCatalogue()->card(i));
        return cards;
    }();
    return all;
}

const Card* starterCard(const std::string& name)
{
    const auto it = std::ranges::find(starterCards(), name, &Card::name);
    return it == starterCards().end() ? nullptr : &*it;
}

// The starter set with an ability of one card left out.
DeckChecker checkerWithout(const std::string& name, int ability)
{
    CatalogueBuilder builder(starterGame());
    for (const auto& card : starterCards())
        builder.add(card.name == name ? without(card, ability) : card);
    return {ruleset("quantum-nexus-2025-07"), builder.build()};
}

// What does not stand in the answer, or should not.
std::string missedBy(const ShownText& shown, const std::string& answer)
{
    for (const auto& text : shown.stands)
        if (answer.find(text) == std::string::npos)
            return text + " does not stand in " + answer;
    for (const auto& text : shown.not_)
        if (answer.find(text) != std::string::npos)
            return text + " stands in " + answer;
    return {};
}

} // namespace

// Every ability of the starter set that needs no hand, shown by a scene that goes otherwise without it.
class StarterTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyAbilityDoesWhatItSays_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < shownTexts().size(); ++i)
            QTest::addRow("%s %d %zu", shownTexts()[i].card.c_str(), shownTexts()[i].ability, i) << static_cast<int>(i);
    }
    void everyAbilityDoesWhatItSays()
    {
        QFETCH(int, number);
        const auto& shown = shownTexts()[static_cast<std::size_t>(number)];
        const auto* card = starterCard(shown.card);
        QVERIFY2(card, "there is no such card");
        QVERIFY(shown.ability >= 1 && shown.ability <= static_cast<int>(abilityTexts(*card, starterGame()).size()));
        static const DeckChecker whole(ruleset("quantum-nexus-2025-07"), starterCatalogue());
        const auto with = shownScene(shown.scene, shown.orders, whole);
        QVERIFY2(with.fault.empty(), with.fault.c_str());
        const auto missed = missedBy(shown, with.answer);
        QVERIFY2(missed.empty(), missed.c_str());
        const auto left = shownScene(shown.scene, shown.orders, checkerWithout(shown.card, shown.ability));
        QVERIFY2(left.fault.empty(), left.fault.c_str());
        QVERIFY2(!missedBy(shown, left.answer).empty(), "without the ability the same happens");
    }

    void everyCardPlaysWithoutAHand()
    {
        const auto vocabulary = vocabularyOf(*starterCatalogue());
        for (const auto& card : starterCards())
            QVERIFY2(understand(card, starterGame(), vocabulary).plays() == Plays::Whole, card.name.c_str());
    }

    void everyAbilityThatPlaysIsShown()
    {
        std::set<std::pair<std::string, int>> cases;
        for (const auto& shown : shownTexts())
            cases.emplace(shown.card, shown.ability);
        const auto vocabulary = vocabularyOf(*starterCatalogue());
        int missing = 0;
        for (const auto& card : starterCards()) {
            const auto texts = understand(card, starterGame(), vocabulary).abilities;
            for (std::size_t i = 0; i < texts.size(); ++i)
                if (texts[i].ability.kind != TextKind::Keyword && texts[i].plays() &&
                    !cases.contains(std::pair(card.name, static_cast<int>(i + 1)))) {
                    ++missing;
                    qInfo("%s %zu: %s", card.name.c_str(), i + 1, texts[i].ability.text.c_str());
                }
        }
        QCOMPARE(missing, 0);
    }
};

NEXUS_TEST(StarterTextsTest, Events);

} // namespace starter_texts_test

#include "starter_texts_test.moc"
