#include "app/documents/list_players.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "importers/decklist/deck_json.h"
#include "importers/tables/headings.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>
#include <iterator>

namespace nexus::app {

namespace {

struct PlayerWords {
    NEXUS_WORDS(PlayerWords)
};

// Of names: where a last name of several words begins.
const QStringList particles{QStringLiteral("van"), QStringLiteral("von"), QStringLiteral("vom"), QStringLiteral("zu"),
    QStringLiteral("zum"), QStringLiteral("zur"), QStringLiteral("der"), QStringLiteral("den"), QStringLiteral("de"),
    QStringLiteral("del"), QStringLiteral("della"), QStringLiteral("di"), QStringLiteral("da"), QStringLiteral("dos"),
    QStringLiteral("du"), QStringLiteral("la"), QStringLiteral("le"), QStringLiteral("al"), QStringLiteral("bin"),
    QStringLiteral("ter"), QStringLiteral("ten")};

// In the names of files: what stands before the number of a table, and before other numbers.
const QStringList seatWords{QStringLiteral("table"), QStringLiteral("tisch"), QStringLiteral("seat"),
    QStringLiteral("platz"), QStringLiteral("tbl"), QStringLiteral("tab"), QStringLiteral("t")};
const QStringList roundWords{QStringLiteral("round"), QStringLiteral("runde"), QStringLiteral("r"),
    QStringLiteral("day"), QStringLiteral("tag"), QStringLiteral("d")};
// Words that no name of a player has, but names of files do.
const QStringList fileWords = QStringLiteral(
    "list lists decklist decklists deck decks liste listen deckliste decklisten card cards karte karten scan scans img "
    "image dsc dscn pxl photo foto picture bild screenshot bildschirmfoto whatsapp signal page seite final copy kopie "
    "new neu neue my mein meine the test event turnier tournament cup league liga sheet blatt main side sideboard "
    "document dokument untitled unbenannt export import print version draft sealed legal wrong and und of vs")
                                  .split(QLatin1Char(' '));

constexpr int longestSeat = 4, longestBareSeat = 3; // figures; of one that no word tells
constexpr qsizetype mostNamesOfOne = 5, longestFileName = 255;

bool isNumber(const QString& word, int figures)
{
    return !word.isEmpty() && word.size() <= figures && std::all_of(word.begin(), word.end(), [](QChar c) {
        return c >= QLatin1Char('0') && c <= QLatin1Char('9');
    });
}

bool isName(const QString& word)
{
    return word.front().isLetter() && !fileWords.contains(word.toLower()) &&
           std::all_of(word.begin(), word.end(), [](QChar c) {
               return c.isLetter() || c.isMark() || c.isSurrogate() || QStringLiteral("'’.-").contains(c);
           });
}

bool isNames(const QStringList& words)
{
    return !words.isEmpty() && words.size() <= mostNamesOfOne && std::all_of(words.begin(), words.end(), isName);
}

QString capital(const QString& word) { return word.left(1).toUpper() + word.mid(1); }

// "ann lee" of somebody who types no capitals.
QString asNames(QStringList words)
{
    const auto written = words.join(QLatin1Char(' '));
    if (written == written.toLower())
        for (auto& word : words)
            if (!particles.contains(word))
                word = capital(word);
    return words.join(QLatin1Char(' '));
}

// Letters and figures alone, so that "wet_ink" is Wet Ink.
std::string bareWord(std::string_view text)
{
    QString kept;
    for (const auto c : q(model::fold(text)))
        if (c.isLetterOrNumber() || c.isSurrogate())
            kept += c;
    return kept.toStdString();
}

// The parts of a file's name: between dashes with blanks around them, brackets and the like. A name without blanks has
// underlines in their place, or dashes and full stops.
QList<QStringList> partsOf(const QString& stem)
{
    const auto isOneOf = [](QStringView signs, QChar c) { return signs.contains(c); };
    const bool open = std::any_of(stem.begin(), stem.end(), [&](QChar c) { return isOneOf(u" _+", c); });
    QList<QStringList> parts(1);
    QString word;
    const auto endWord = [&] {
        const bool dash = !word.isEmpty() &&
                          std::all_of(word.begin(), word.end(), [&](QChar c) { return isOneOf(u"-–—~", c); });
        if (dash)
            parts.emplace_back();
        else if (!word.isEmpty())
            parts.back().push_back(word);
        word.clear();
    };
    for (const auto c : stem) {
        const bool ends = isOneOf(u"()[]{};#&,", c);
        if (!ends && !isOneOf(open ? QStringView(u" _+") : QStringView(u"-.–—"), c)) {
            word += c;
            continue;
        }
        endWord();
        if (ends)
            parts.emplace_back();
    }
    endWord();
    parts.removeIf([](const auto& words) { return words.isEmpty(); });
    return parts;
}

QString withoutSigns(QString word)
{
    while (word.endsWith(QLatin1Char('.')) || word.endsWith(QLatin1Char(':')) || word.endsWith(QLatin1Char('#')))
        word.chop(1);
    return word;
}

// Takes "Table 12", "T12" and "round 3" out of the words; gives the table.
QString takeNumbers(QStringList& words)
{
    QString seat;
    for (qsizetype i = 0; i < words.size();) {
        const auto whole = withoutSigns(words[i]).toLower();
        const auto figure = std::find_if(whole.begin(), whole.end(), [](QChar c) { return c.isDigit(); });
        const auto letters = static_cast<qsizetype>(figure - whole.begin());
        const bool together = letters > 0 && letters < whole.size();
        const auto word = withoutSigns(whole.left(letters));
        const auto number = together               ? whole.mid(letters)
                            : i + 1 < words.size() ? withoutSigns(words[i + 1])
                                                   : QString();
        const bool isSeat = seatWords.contains(word);
        if (!isNumber(number, longestSeat) || (!isSeat && !roundWords.contains(word))) {
            ++i;
            continue;
        }
        if (isSeat && seat.isEmpty())
            seat = number;
        words.remove(i, together ? 1 : 2);
    }
    return seat;
}

// "12 - Ann Lee", "12. Ann Lee": a small number before a name.
QString takeBareNumber(QList<QStringList>& parts)
{
    auto& words = parts.front();
    auto number = words.front();
    if (number.endsWith(QLatin1Char('.')))
        number.chop(1);
    if (!isNumber(number, longestBareSeat))
        return {};
    const bool before = words.size() > 1 ? isNames(words.mid(1)) && words.size() > 2
                                         : parts.size() > 1 && isNames(parts[1]);
    if (!before)
        return {};
    words.removeFirst();
    return number;
}

QString withoutZeros(QString number)
{
    while (number.size() > 1 && number.front() == QLatin1Char('0'))
        number.remove(0, 1);
    return number;
}

// Of several rows the same key tells none.
void noteKey(std::map<std::string, std::optional<std::size_t>>& found, const std::string& key, std::size_t row)
{
    if (const auto [known, isNew] = found.try_emplace(key, row); !isNew && !key.empty())
        known->second.reset();
}

// The words of a name in any order: "Lee, Ann" is Ann Lee.
std::string nameKey(const PlayerDetails& player)
{
    auto words = q(model::fold(playerName(player))).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::sort(words.begin(), words.end());
    return words.join(QLatin1Char(' ')).toStdString();
}

std::string fileKey(const std::string& file)
{
    const auto at = file.find_last_of("/\\"); // of any system
    return model::fold(at == std::string::npos ? file : file.substr(at + 1));
}

std::string stemKey(const std::string& file)
{
    return model::fold(std::filesystem::path(fileKey(file)).stem().string());
}

// What tells a list from others, the surest first.
using Key = std::string (*)(const PlayerTable::Facts&);
constexpr Key keys[] = {[](const PlayerTable::Facts& list) { return fileKey(list.file); },
    [](const PlayerTable::Facts& list) { return stemKey(list.file); },
    [](const PlayerTable::Facts& list) { return bareWord(list.code); },
    [](const PlayerTable::Facts& list) { return bareWord(list.checksum); },
    [](const PlayerTable::Facts& list) { return nameKey(list.player); },
    [](const PlayerTable::Facts& list) { return bareWord(list.deck); },
    [](const PlayerTable::Facts& list) { return bareWord(tableNumber(list.player)); }};

PlayerTable::Facts factsOf(const importers::PlayerRow& row)
{
    PlayerTable::Facts facts{row.file, row.code, row.checksum, row.deck, namedPlayer(row.player)};
    const std::pair<std::string, QString PlayerDetails::*> parts[] = {{row.lastName, &PlayerDetails::lastName},
        {row.firstName, &PlayerDetails::firstName}, {row.playerId, &PlayerDetails::playerId},
        {row.event, &PlayerDetails::event}, {row.table, &PlayerDetails::table}};
    for (const auto& [text, part] : parts)
        if (!text.empty())
            facts.player.*part = fieldText(q(text));
    return facts;
}

} // namespace

PlayerDetails namedPlayer(std::string_view name)
{
    PlayerDetails player;
    const auto text = fieldText(q(name));
    if (const auto comma = text.indexOf(QLatin1Char(',')); comma >= 0) {
        player.lastName = fieldText(text.left(comma));
        player.firstName = fieldText(text.mid(comma + 1).replace(QLatin1Char(','), QLatin1Char(' ')));
        return player;
    }
    const auto words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    auto last = std::max<qsizetype>(0, words.size() - 1);
    for (qsizetype i = 1; i < last; ++i)
        if (particles.contains(words[i].toLower()))
            last = i;
    player.firstName = words.mid(0, last).join(QLatin1Char(' '));
    player.lastName = words.mid(last).join(QLatin1Char(' '));
    return player;
}

std::string playerName(const PlayerDetails& player)
{
    return (player.firstName + QLatin1Char(' ') + player.lastName).trimmed().toStdString();
}

std::string tableNumber(const PlayerDetails& player)
{
    auto words = player.table.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const auto number = takeNumbers(words);
    return (number.isEmpty() || !words.isEmpty() ? player.table : number).toStdString();
}

std::string playerText(const PlayerDetails& player)
{
    const auto name = playerName(player), table = tableNumber(player);
    return table.empty()  ? name
           : name.empty() ? model::filled(PlayerWords::tr("table %1"), {table})
                          : model::filled(PlayerWords::tr("%1, table %2", "a player"), {name, table});
}

PlayerDetails playerOfFileName(const std::filesystem::path& file, const std::string& deck)
{
    const auto stem = fieldText(q(file.stem().string()).left(longestFileName));
    auto parts = partsOf(stem);
    if (stem.isEmpty() || parts.isEmpty() || bareWord(stem.toStdString()) == bareWord(deck))
        return {};
    QString seat;
    for (auto& words : parts)
        if (const auto number = takeNumbers(words); seat.isEmpty())
            seat = number;
    parts.removeIf([](const auto& words) { return words.isEmpty(); });
    if (seat.isEmpty() && !parts.isEmpty())
        seat = takeBareNumber(parts);
    parts.removeIf([&](const auto& words) {
        return words.isEmpty() || bareWord(words.join(QLatin1Char(' ')).toStdString()) == bareWord(deck);
    });
    PlayerDetails player;
    const auto first = std::find_if(parts.begin(), parts.end(), isNames);
    if (first != parts.end()) {
        auto name = asNames(*first);
        const auto comma = stem.indexOf(first->back() + QLatin1Char(','));
        if (const auto next = std::next(first); comma >= 0 && next != parts.end() && isNames(*next))
            name += QStringLiteral(", ") + asNames(*next);
        if (name.contains(QLatin1Char(' ')) || !seat.isEmpty()) // a word alone is a deck's as well
            player = namedPlayer(name.toStdString());
    }
    player.table = withoutZeros(seat);
    return player;
}

PlayerDetails playerInText(std::string_view text)
{
    constexpr std::size_t longestLabel = 40, mostLines = 400;
    PlayerDetails player, named;
    std::size_t lines = 0;
    for (const auto line : model::split(text, '\n')) {
        if (++lines > mostLines)
            break;
        const auto colon = line.substr(0, longestLabel).find(':');
        if (colon == std::string_view::npos)
            continue;
        auto label = line.substr(0, colon);
        label.remove_prefix(std::min(label.size(), label.find_first_not_of("/#*-_> \t")));
        const auto* known = importers::headingOf(model::headingForm(label));
        auto value = q(line.substr(colon + 1)).trimmed();
        while (value.startsWith(QLatin1Char('*')) || value.endsWith(QLatin1Char('*')))
            value = value.startsWith(QLatin1Char('*')) ? value.mid(1) : value.chopped(1);
        if (!known || value.trimmed().isEmpty())
            continue;
        if (known->heading == importers::Heading::Player && playerName(named).empty())
            named = namedPlayer(value.toStdString());
        for (const auto& [heading, part] : playerHeadings)
            if (known->heading == heading && (player.*part).isEmpty())
                player.*part = fieldText(value);
    }
    takeOver(named, player);
    return named;
}

PlayerDetails playerInJson(const std::string& extra)
{
    PlayerDetails player;
    for (const auto& [key, text] : importers::decklistPlayer(extra))
        for (const auto& field : playerFields)
            if (key == field.key)
                player.*field.value = fieldText(q(text));
    return player;
}

PlayerTable::PlayerTable(const std::vector<importers::PlayerRow>& rows)
    : m_found(std::size(keys))
{
    for (const auto& row : rows) {
        const auto facts = factsOf(row);
        for (std::size_t i = 0; i < std::size(keys); ++i)
            noteKey(m_found[i], keys[i](facts), m_players.size());
        m_players.push_back(facts.player);
    }
}

std::optional<std::size_t> PlayerTable::find(const Facts& list) const
{
    for (std::size_t i = 0; i < m_found.size(); ++i)
        if (const auto key = keys[i](list); !key.empty())
            if (const auto found = m_found[i].find(key); found != m_found[i].end() && found->second)
                return found->second;
    return std::nullopt;
}

tl::expected<PlayerTable, PlayerTableTrouble> readPlayers(const std::filesystem::path& file)
{
    const auto refused = [&](const std::string& why, bool missing) {
        return tl::unexpected(PlayerTableTrouble{
            model::filled(PlayerWords::tr("The table of players %1 cannot be read: %2."), {file.string(), why}),
            missing});
    };
    const auto bytes = file == "-" ? readStandardInput(importers::maxPlayerBytes)
                                   : readFile(file, importers::maxPlayerBytes);
    if (!bytes)
        return refused(bytes.error(), true);
    const auto rows = importers::readPlayerTable(*bytes);
    if (!rows)
        return refused(problemText(rows.error().front()), false);
    return PlayerTable(*rows);
}

void takeOver(PlayerDetails& player, const PlayerDetails& row)
{
    if (!playerName(row).empty()) {
        player.lastName = row.lastName;
        player.firstName = row.firstName;
    }
    for (const auto& field : playerFields)
        if (!(row.*field.value).isEmpty())
            player.*field.value = row.*field.value;
}

} // namespace nexus::app
