// Card lists as files: what readers of card lists are held against, and what benchmarks and stories import.
#pragma once

#include "importers/card_list.h"
#include "importers/tables/table.h"
#include "model/base/text.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace nexus::test {

namespace detail {

inline std::string quotedJson(const std::string& text)
{
    const auto list = QJsonDocument(QJsonArray{QString::fromStdString(text)}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2).toStdString();
}

inline std::string cellOf(const model::Card& card, const model::Game& game, model::AttributeIndex index)
{
    const auto& attribute = game.attributes[index];
    if (attribute.kind == model::AttributeKind::Text) {
        const auto it = card.texts.find(index);
        return it == card.texts.end() ? std::string() : it->second;
    }
    const auto value = index < card.numbers.size() ? card.numbers[index] : std::nullopt;
    if (!value)
        return {};
    if (attribute.kind == model::AttributeKind::Choice)
        return attribute.choices[static_cast<std::size_t>(*value)];
    if (attribute.kind == model::AttributeKind::Flag)
        return *value ? "yes" : "no";
    return std::to_string(*value);
}

} // namespace detail

// "nexusdeck-catalogue/1", a card a line.
inline std::string writeCatalogueJson(
    const std::vector<model::Card>& cards, const model::SetInfo& set, const model::Game& game)
{
    std::string out = "{ \"format\": \"nexusdeck-catalogue/1\", \"game\": " + detail::quotedJson(game.id) +
                      ",\n  \"set\": {\"code\":" + detail::quotedJson(set.code) +
                      ",\"name\":" + detail::quotedJson(set.name) +
                      (set.released.empty() ? std::string() : ",\"released\":" + detail::quotedJson(set.released)) +
                      "},\n  \"cards\": [";
    for (const auto& card : cards) {
        auto plain = card;
        if (plain.set == set.code)
            plain.set.clear();
        out += (&card == &cards.front() ? "\n    " : ",\n    ") + importers::writeCardJson(plain, game);
    }
    return out + "\n  ] }\n";
}

// CSV with a column an attribute.
inline std::string writeCardCsv(const std::vector<model::Card>& cards, const model::Game& game)
{
    std::string out;
    const auto& common = game.headings;
    const std::pair<const std::vector<std::string>*, const char*> fields[] = {{&common.name, "Name"},
        {&common.type, "Type"}, {&common.subtypes, "Subtypes"}, {&common.keywords, "Keywords"},
        {&common.rules, "Rules"}, {&common.flavor, "Flavor"}, {&common.set, "Set"}, {&common.number, "Number"},
        {&common.rarity, "Rarity"}};
    for (const auto& [names, otherwise] : fields)
        out += (out.empty() ? "" : ",") + importers::csvCell(names->empty() ? otherwise : names->front());
    for (const auto& attribute : game.attributes)
        out += "," + importers::csvCell(attribute.headings.empty() ? attribute.id.str() : attribute.headings.front());
    out += "\n";
    for (const auto& card : cards) {
        for (const auto& cell : {card.name, card.type, model::joined(card.subtypes, ", "),
                 model::joined(card.keywords, ", "), card.rules, card.flavor, card.set, card.number, card.rarity})
            out += importers::csvCell(cell) + ",";
        out.pop_back();
        for (model::AttributeIndex i = 0; i < game.attributes.size(); ++i)
            out += "," + importers::csvCell(detail::cellOf(card, game, i));
        out += "\n";
    }
    return out;
}

} // namespace nexus::test
