#include "app/printing/tournament_list.h"

#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "importers/codes/deck_code.h"

#include <QCryptographicHash>

namespace nexus::app {

namespace {

// As the list shows it: its sections in their order, the rows by name.
model::Deck handedIn(const model::Deck& deck, const model::DeckChecker& checker, const model::Decklist& list)
{
    model::Deck made;
    made.name = fieldText(q(deck.name)).toStdString();
    made.game = deck.game.empty() ? checker.ruleset().game : deck.game;
    made.ruleset = checker.ruleset().id;
    for (const auto& block : list.blocks)
        for (const auto& group : block.groups)
            for (const auto& row : group.rows) {
                auto entry = row.entry;
                entry.card = row.name;
                entry.extra.clear();
                auto& section = made.sectionOrNew(block.section);
                if (!addCopies(section, entry))
                    section.entries.push_back(std::move(entry));
            }
    return made;
}

constexpr qsizetype longestField = 200;

QString keyOf(const PlayerField& field) { return QStringLiteral("player/") + QString::fromLatin1(field.key); }

} // namespace

TournamentLists::TournamentLists(std::shared_ptr<const model::Catalogue> catalogue, std::int64_t revision)
{
    add(std::move(catalogue), revision);
}

void TournamentLists::add(std::shared_ptr<const model::Catalogue> catalogue, std::int64_t revision)
{
    const auto& game = catalogue->game().id;
    if (!m_games.contains(game))
        m_games.emplace(game, Cards{importers::CardIds(catalogue), catalogueStamp(*catalogue, revision)});
}

TournamentList TournamentLists::makeBlank(
    std::shared_ptr<const model::DeckChecker> checker, const PlayerDetails& player) const
{
    auto made = make({}, std::move(checker), player);
    made.blank = true;
    for (auto* text : {&made.code, &made.codeTrouble, &made.checksum})
        text->clear();
    return made;
}

TournamentList TournamentLists::make(const model::Deck& deck, std::shared_ptr<const model::DeckChecker> checker,
    const PlayerDetails& player, model::DecklistSort sort) const
{
    TournamentList made;
    const auto& [ids, stamp] = m_games.at(checker->catalogue().game().id);
    made.report = checker->check(deck);
    made.list = model::decklist(deck, *checker, made.report, sort);
    made.deck = handedIn(deck, *checker, made.list);
    made.checksum = importers::deckChecksum(deck, checker->ruleset(), ids.catalogue());
    if (auto code = importers::encodeDeck(deck, checker->ruleset(), ids))
        made.code = std::move(*code);
    else
        made.codeTrouble = importers::codeRefusalText(code.error());
    made.player = player;
    made.checker = std::move(checker);
    made.catalogue = stamp;
    return made;
}

CatalogueStamp catalogueStamp(const model::Catalogue& catalogue, std::int64_t revision)
{
    QCryptographicHash hash(QCryptographicHash::Blake2b_160);
    std::string lines;
    const auto put = [&](std::string_view text) { lines.append(text).push_back('\n'); };
    const auto flush = [&] {
        hash.addData(QByteArrayView(lines.data(), static_cast<qsizetype>(lines.size())));
        lines.clear();
    };
    for (model::CardIndex card = 0; card < catalogue.size(); ++card) {
        put(catalogue.key(card));
        put(catalogue.name(card));
        for (const auto printing : catalogue.printings(card)) {
            put(catalogue.setCode(printing));
            put(catalogue.number(printing));
        }
        for (std::size_t i = 0; i < catalogue.game().attributes.size(); ++i)
            if (const auto value = catalogue.number(card, static_cast<model::AttributeIndex>(i))) {
                put(catalogue.game().attributes[i].id.str());
                put(std::to_string(*value));
            }
        put({}); // so that nothing of one card reads as of the next
        if (lines.size() > 1U << 16U)
            flush();
    }
    flush();
    const auto words = catalogue.folded(); // names, types, keywords, texts
    hash.addData(QByteArrayView(words.data(), static_cast<qsizetype>(words.size())));
    return {catalogue.game().name, catalogue.size(), revision, hash.result().toHex().left(8).toStdString()};
}

std::string stampText(const CatalogueStamp& stamp)
{
    return stamp.name + ", " + plural(static_cast<std::int64_t>(stamp.cards), "card", "cards") + ", revision " +
           std::to_string(stamp.revision) + ", " + stamp.hash;
}

QString fieldText(const QString& typed)
{
    QString text;
    for (const auto letter : typed)
        text += letter.category() == QChar::Other_Control || letter.category() == QChar::Separator_Line ||
                        letter.category() == QChar::Separator_Paragraph || letter.category() == QChar::Other_Format
                    ? QLatin1Char(' ')
                    : letter;
    text = text.simplified().left(longestField);
    if (!text.isEmpty() && text.back().isHighSurrogate())
        text.chop(1);
    return text.trimmed(); // the cut may have been behind a space
}

PlayerDetails rememberedPlayer(const QSettings& settings)
{
    PlayerDetails player;
    for (const auto& field : playerFields)
        player.*field.value = fieldText(settings.value(keyOf(field)).toString());
    return player;
}

void rememberPlayer(QSettings& settings, const PlayerDetails& player)
{
    for (const auto& field : playerFields)
        settings.setValue(keyOf(field), fieldText(player.*field.value));
}

QString filingLetter(const PlayerDetails& player)
{
    for (qsizetype i = 0; i < player.lastName.size(); ++i) {
        const bool pair = player.lastName.at(i).isHighSurrogate() && i + 1 < player.lastName.size();
        const auto letter = player.lastName.mid(i, pair ? 2 : 1);
        if (pair || letter.front().isLetterOrNumber())
            return letter.toUpper().left(2);
    }
    return {};
}

} // namespace nexus::app
