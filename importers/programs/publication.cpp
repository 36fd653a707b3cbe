#include "importers/programs/publication.h"

#include "importers/card_columns.h"
#include "importers/card_table.h"
#include "importers/reason_words.h"
#include "importers/text_guard.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"

#include <algorithm>

namespace nexus::importers {

namespace {

using model::Card;
using model::Game;

std::string attributeWords(const Card& card, const Game& game, model::AttributeIndex index)
{
    const auto& attribute = game.attributes[index];
    if (attribute.kind == model::AttributeKind::Text) {
        const auto found = card.texts.find(index);
        return found == card.texts.end() ? std::string() : found->second;
    }
    const auto number = index < card.numbers.size() ? card.numbers[index] : std::nullopt;
    if (!number)
        return {};
    const auto value = static_cast<std::size_t>(*number);
    if (attribute.kind == model::AttributeKind::Choice)
        return value < attribute.choices.size() ? attribute.choices[value] : std::string();
    if (attribute.kind == model::AttributeKind::Flag)
        return *number ? "yes" : "no";
    return std::to_string(*number);
}

std::string firstOf(const std::vector<std::string>& headings, std::string_view id)
{
    return headings.empty() ? std::string(id) : headings.front();
}

// One "Author: …" of the remarks; false where it is none.
bool takeRemark(ListBuilder& list, std::string_view line)
{
    const auto colon = line.find(": ");
    if (colon == std::string_view::npos)
        return false;
    const auto key = line.substr(0, colon);
    const auto value = model::trimmed(line.substr(colon + 2));
    if (key == "Author")
        list.author(value);
    else if (key == "Ruleset")
        list.ruleset(value);
    else if (key == "Tag")
        list.tag(value);
    else
        return key == besideRemark;
    return true;
}

std::string fieldOf(const ListedFields& card, const Game& game, CardField field)
{
    const auto found = std::find_if(card.values.begin(), card.values.end(),
        [&](const auto& value) { return columnOf(value.first, game, {}).field == field; });
    return found == card.values.end() ? std::string() : found->second;
}

void dropEnding(std::string& text, const std::string& ending)
{
    if (text.size() > ending.size() && text.ends_with(ending))
        text.resize(text.size() - ending.size());
}

// What identityQualifier will say of the card, out of its fields.
std::string qualifierOf(const ListedFields& card, const Game& game)
{
    std::vector<std::string> parts;
    for (std::size_t i = 1; i < game.identity.size(); ++i)
        for (const auto& [heading, value] : card.values) {
            const auto column = columnOf(heading, game, {});
            const bool isType = column.field == CardField::Type && game.identity[i] == "type";
            const bool isText = column.field == CardField::Attribute &&
                                game.attributes[column.attribute].id == game.identity[i];
            if ((isType || isText) && !value.empty())
                parts.push_back(value);
        }
    return model::joined(parts, ", ");
}

} // namespace

std::vector<CardFact> cardFacts(const Card& card, const Game& game)
{
    const auto& common = game.headings;
    std::vector<CardFact> facts;
    const auto add = [&](const char* id, const char* label, const std::vector<std::string>& headings,
                         std::string value) {
        facts.push_back({id, firstOf(headings, id), label, std::move(value), false});
    };
    add("type", "Type", common.type, card.type);
    add("subtypes", "Subtypes", common.subtypes, model::joined(card.subtypes, ", "));
    add("keywords", "Keywords", common.keywords, model::joined(card.keywords, ", "));
    for (model::AttributeIndex i = 0; i < game.attributes.size(); ++i) {
        const auto& attribute = game.attributes[i];
        if (attribute.internal)
            continue;
        facts.push_back({attribute.id.str(),
            attribute.ofSets ? attribute.id.str() : firstOf(attribute.headings, attribute.id.str()), attribute.label,
            game.isInternal(i, card.set) ? std::string() : attributeWords(card, game, i),
            attribute.kind == model::AttributeKind::Integer});
    }
    add("rules", "Rules", common.rules, card.rules);
    add("flavor", "Flavor Text", common.flavor, card.flavor);
    add("number", "Number", common.number, card.number);
    add("rarity", "Rarity", common.rarity, card.rarity);
    return facts;
}

std::string typeWords(const Card& card)
{
    return card.type + (card.subtypes.empty() ? std::string() : " · " + model::joined(card.subtypes, ", "));
}

std::string cardWords(const PublishedCard& published, const Game& game)
{
    const auto& card = published.card;
    std::vector<std::string> lines{typeWords(card)}, numbers;
    for (const auto& fact : cardFacts(card, game)) {
        const bool attribute = game.find(model::AttributeId(fact.id)).has_value();
        if (attribute && !fact.value.empty() && fact.value != "no")
            numbers.push_back(fact.value == "yes" ? fact.label : fact.label + " " + fact.value);
    }
    lines.push_back(model::joined(numbers, " · "));
    lines.push_back(card.rules);
    lines.push_back(card.flavor);
    lines.push_back(model::printingLabel(card.set, card.number));
    std::erase(lines, std::string());
    return model::joined(lines, "\n");
}

std::string deckRemarks(const PublishedDeck& deck)
{
    std::string text;
    const auto add = [&](const char* name, const std::string& value) {
        if (!value.empty())
            text += name + (": " + value) + "\n";
    };
    add("Author", deck.author);
    add("Ruleset", deck.ruleset.str());
    for (const auto& tag : deck.tags)
        add("Tag", tag);
    if (!deck.notes.empty())
        text += "\n" + deck.notes;
    return text;
}

void addCardPictures(
    Bundle& bundle, const Publication& publication, const std::string& folder, const std::string& back, int width)
{
    using Form = BundlePicture::Form;
    for (std::size_t i = 0; i < publication.cards.size(); ++i)
        bundle.pictures.push_back(
            {.form = Form::Card, .path = folder + publication.cards[i].file + ".png", .cards = {i}, .width = width});
    bundle.pictures.push_back({.form = Form::Back, .path = back, .width = width});
}

std::int64_t copiesOf(const std::vector<PublishedRow>& rows)
{
    std::int64_t copies = 0;
    for (const auto& row : rows)
        copies += row.count;
    return copies;
}

void addUnknownCards(Bundle& bundle, const Publication& publication)
{
    for (const auto& deck : publication.decks)
        if (deck.unknown > 0)
            bundle.losses.push_back({LossKind::UnknownCards, deck.name, {}, deck.unknown});
}

void addPlansLost(Bundle& bundle, const Publication& publication)
{
    for (const auto& deck : publication.decks)
        if (!deck.plans.empty())
            bundle.losses.push_back({LossKind::Plans, deck.name, {}, static_cast<std::int64_t>(deck.plans.size())});
}

void addPilesLost(Bundle& bundle, const Publication& publication, LossKind kind, std::initializer_list<PileUse> uses)
{
    for (std::size_t i = 0; i < publication.piles.size(); ++i) {
        const auto& pile = publication.piles[i];
        if (std::find(uses.begin(), uses.end(), pile.use) == uses.end())
            continue;
        std::int64_t copies = 0;
        for (const auto& deck : publication.decks)
            copies += copiesOf(deck.piles[i]);
        if (copies > 0)
            bundle.losses.push_back({kind, {}, pile.label, copies});
    }
}

void addNotesLost(Bundle& bundle, const Publication& publication)
{
    for (const auto& deck : publication.decks)
        if (!deck.author.empty() || !deck.tags.empty() || !deck.notes.empty())
            bundle.losses.push_back({LossKind::Notes, deck.name, {}, 0});
}

void addLinesJoined(Bundle& bundle, const Publication& publication)
{
    const auto count = std::count_if(publication.cards.begin(), publication.cards.end(), [&](const auto& card) {
        const auto facts = cardFacts(card.card, publication.game);
        return std::any_of(facts.begin(), facts.end(),
            [](const CardFact& fact) { return fact.value.find('\n') != std::string::npos; });
    });
    if (count > 0)
        bundle.losses.push_back({LossKind::LinesJoined, {}, {}, count});
}

std::string urlOf(const Publication& publication, std::string_view path)
{
    constexpr const char* digits = "0123456789ABCDEF";
    std::string url = publication.address;
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || model::isDigit(c) ||
                           std::string_view("-._~/").find(c) != std::string_view::npos;
        if (plain)
            url += c;
        else
            url += {'%', digits[byte >> 4U], digits[byte & 0xfU]};
    }
    return url;
}

std::string onOneLine(std::string_view text)
{
    std::string line(text);
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '\n' || c == '\t' || c == '\r'; }, ' ');
    return line;
}

void takePiles(ListBuilder& list, const XmlElement& deck, std::string_view pile, std::string_view remarks,
    ListedRow (*rowOf)(const XmlElement& card))
{
    list.namesMarked();
    for (const auto& element : deck.children) {
        list.at(element.line, element.name);
        if (element.name == remarks)
            takeRemarks(list, element.text);
        if (element.name != pile)
            continue;
        for (const auto& card : element.children) {
            if (list.isNoList())
                return;
            auto row = rowOf(card);
            row.name = model::trimmed(row.name);
            list.at(card.line, row.name);
            row.section = element.attribute("name");
            list.add(row);
        }
    }
}

ReadResult<std::vector<ListedFields>> tabbedFields(
    std::string_view bytes, std::initializer_list<std::string_view> without)
{
    const auto text = guardText(bytes, maxProgramBytes);
    if (!text)
        return tl::unexpected(text.error());
    std::vector<ListedFields> rows;
    std::vector<std::string> headings;
    std::vector<ImportProblem> problems;
    std::size_t number = 0;
    for (auto rest = *text; !rest.empty();) {
        auto line = takeLine(rest);
        ++number;
        while (line.ends_with('\n') || line.ends_with('\r'))
            line.remove_suffix(1);
        if (model::trimmed(line).empty())
            continue;
        const auto cells = model::split(line, '\t');
        if (headings.empty()) {
            headings.assign(cells.begin(), cells.end());
            continue;
        }
        if (cells.size() > headings.size()) {
            if (problems.size() < maxRefused)
                problems.push_back(
                    {.reason = ReasonWords::tr("has more fields than there are headings"), .line = number});
            continue;
        }
        auto& row = rows.emplace_back();
        row.line = number;
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (std::find(without.begin(), without.end(), headings[i]) == without.end())
                row.values.emplace_back(headings[i], model::trimmed(cells[i]));
    }
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return rows;
}

void takeRemarks(ListBuilder& list, std::string_view text)
{
    bool head = true;
    std::string blanks; // below the notes there are none
    LineReader lines(text);
    while (lines.next()) {
        const auto line = lines.line();
        if (line.empty() && !std::exchange(head, false))
            blanks += '\n';
        if (line.empty() || (head && takeRemark(list, line)))
            continue;
        head = false;
        for (; !blanks.empty(); blanks.pop_back())
            list.note({});
        list.note(line);
    }
}

ReadResult<CardList> readListedCards(
    const std::vector<ListedFields>& cards, const Game& game, const CardListOptions& options)
{
    Table table;
    TableTotals totals;
    std::vector<std::string> headings;
    std::unordered_map<std::string, std::size_t> columns;
    for (const auto& card : cards)
        for (const auto& [heading, value] : card.values)
            if (columns.try_emplace(heading, headings.size()).second)
                headings.push_back(heading);
    if (auto problem = setHeadings(table, std::move(headings)))
        return refuse(std::move(*problem));
    for (const auto& card : cards) {
        TableRow row{card.line, std::vector<std::string>(table.headings.size()), {}};
        const auto qualifier = qualifierOf(card, game);
        const auto printing = model::printingLabel(
            fieldOf(card, game, CardField::Set), fieldOf(card, game, CardField::Number));
        for (const auto& [heading, value] : card.values) {
            auto& cell = row.cells[columns.at(heading)];
            cell = value;
            if (columnOf(heading, game, {}).field != CardField::Name)
                continue;
            dropEnding(cell, " [" + printing + "]");
            if (!qualifier.empty())
                dropEnding(cell, " (" + qualifier + ")");
        }
        if (auto problem = addRow(table, std::move(row), totals))
            return refuse(std::move(*problem));
    }
    return readCardTables({table}, game, options);
}

} // namespace nexus::importers
