#include "app/documents/list_reading.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/documents/list_claims.h"
#include "app/documents/list_players.h"
#include "app/printing/foreign_picture.h"
#include "app/text/finding_text.h"
#include "app/text/suggestion.h"
#include "importers/codes/deck_code.h"
#include "importers/decklist/deck_json.h"
#include "importers/decklist/unknown_names.h"
#include "importers/registry.h"
#include "importers/tables/workbook.h"
#include "importers/text_guard.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/search/card_lookup.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace nexus::app {

namespace {

struct ReadingWords {
    NEXUS_WORDS(ReadingWords)
};

using model::filled;

std::vector<std::string> listEndings()
{
    std::vector<std::string> endings;
    for (const auto& form : importers::deckForms())
        for (const auto ending : model::split(form.endings, ' '))
            if (!ending.empty() && std::find(endings.begin(), endings.end(), ending) == endings.end())
                endings.emplace_back(ending);
    return endings;
}

std::string endingOf(const std::filesystem::path& file) { return model::fold(file.extension().string()); }

template <std::size_t N> bool endsIn(const std::filesystem::path& file, const std::array<const char*, N>& endings)
{
    return std::find(endings.begin(), endings.end(), endingOf(file)) != endings.end();
}

bool looksLikePdf(std::string_view bytes) { return bytes.substr(0, 1024).find("%PDF-") != std::string_view::npos; }

std::string nameFor(const std::string& source)
{
    return source == "-" ? ReadingWords::tr("Standard input") : std::filesystem::path(source).stem().string();
}

std::string sentence(std::string text)
{
    if (!text.empty() && text.back() != '.' && text.back() != '?')
        text += '.';
    return text;
}

ReadList failure(const std::string& source, ListOrigin origin, std::string error)
{
    ReadList failed;
    failed.source = source;
    failed.origin = origin;
    failed.error = sentence(std::move(error));
    return failed;
}

ReadList noDeckList(const std::string& source, const importers::ImportProblem& problem)
{
    return failure(source, ListOrigin::File,
        filled(ReadingWords::tr("This is no deck list that can be read: %1"), {problemText(problem)}));
}

// "code 2" of several, and names that tell the decks apart.
void number(std::vector<ReadList>& lists, const std::string& text)
{
    if (lists.size() < 2)
        return;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        if (!lists[i].where.empty())
            continue;
        lists[i].where = filled(text, {std::to_string(i + 1)});
        if (lists[i].origin != ListOrigin::File && !lists[i].deck.name.empty())
            lists[i].deck.name += " " + std::to_string(i + 1);
    }
}

ReadList tooMany(const std::string& source, ListOrigin origin)
{
    return failure(source, origin,
        filled(ReadingWords::tr("There are more than %1 lists in it"), {std::to_string(importers::mostListParts)}));
}

// What a source says of itself, as it may be shown and kept.
std::vector<ReadList> gated(std::vector<ReadList> lists)
{
    constexpr std::size_t longestSource = 1000, longestCode = 8000, longestChecksum = 60;
    for (auto& list : lists) {
        list.source = model::cleaned(list.source, longestSource);
        if (model::textFault(list.deck.name, model::maxNameLength, false)) {
            list.deck.name = nameFor(list.source);
            list.disguised = true;
        }
        list.code = model::cleaned(list.code, longestCode, true);
        list.checksum = model::cleaned(list.checksum, longestChecksum);
    }
    return lists;
}

// As much of a list a line a card as is read in a moment by each game: what it goes on with says no more.
std::string_view beginning(const std::string& source, std::string_view bytes)
{
    constexpr std::size_t most = 16U << 10U;
    if (bytes.size() <= most || isWorkbook(bytes) || !isPlainList(source, bytes))
        return bytes;
    const auto end = bytes.rfind('\n', most);
    return bytes.substr(0, end == std::string_view::npos || end == 0 ? most : end);
}

// Looking for what is meant takes a while; among many wrong codes nobody needs it.
bool mayMend(const std::vector<ReadList>& before)
{
    constexpr std::ptrdiff_t mostMended = 4;
    return std::count_if(before.begin(), before.end(), [](const auto& list) { return !list.checker; }) < mostMended;
}

} // namespace

std::string ReadList::title() const { return where.empty() ? source : source.empty() ? where : source + ", " + where; }

std::string textOf(const ReadList& list)
{
    if (!list.unknown.empty() && !list.code.empty())
        return list.code;
    auto deck = list.deck;
    if (list.checker)
        deck.game = list.checker->catalogue().game().id;
    return importers::writeDeckJson(deck);
}

bool isPictureOrPdf(const std::filesystem::path& file)
{
    return isPictureName(file.string()) || endingOf(file) == ".pdf";
}

std::string listPatterns()
{
    auto patterns = listEndings();
    for (auto& pattern : patterns)
        pattern.insert(0, "*");
    return model::joined(patterns, " ");
}

bool isWorkbook(std::string_view bytes) { return importers::isWorkbook(bytes); }

bool isPlainList(const std::string& source, std::string_view bytes)
{
    const auto kind = importers::deckForm(source, bytes).kind;
    return kind == importers::DeckForm::Text || kind == importers::DeckForm::Table;
}

bool isListFile(const std::filesystem::path& file)
{
    const auto endings = listEndings();
    return std::find(endings.begin(), endings.end(), endingOf(file)) != endings.end() || isPictureOrPdf(file);
}

ListReader::ListReader(std::shared_ptr<const RulesetCheckers> checkers, std::shared_ptr<const OtherGames> others,
    importers::TextEncoding encoding)
    : m_checkers(std::move(checkers))
    , m_others(std::move(others))
    , m_encoding(encoding)
{
}

ListReader::ListReader(GameLibrary library, std::shared_ptr<const model::Catalogue> catalogue)
    : ListReader(std::make_shared<const RulesetCheckers>(std::move(library), std::move(catalogue)))
{
}

const importers::CardIds& ListReader::ids() const
{
    const std::lock_guard lock(m_mutex);
    if (!m_ids)
        m_ids = std::make_unique<importers::CardIds>(catalogue());
    return *m_ids;
}

bool ListReader::isCode(std::string_view text) const
{
    const auto code = model::trimmed(text);
    if (importers::looksLikeCode(code, game().id))
        return true;
    return m_others && std::any_of(m_others->ids().begin(), m_others->ids().end(),
                           [&](const auto& id) { return importers::isCodeOf(code, id); });
}

const ListReader& ListReader::of(const std::string& game) const
{
    if (!m_others || game.empty() || game == this->game().id)
        return *this;
    const auto reader = m_others->reader(game); // kept by the others
    return reader ? *reader : *this;
}

const ListReader& ListReader::readerFor(std::string_view bytes, const std::string& ruleset) const
{
    return m_others ? of(gameOf(bytes, ruleset).value_or(std::string())) : *this;
}

ListReader::Meant ListReader::readerMeant(
    const std::string& source, std::string_view bytes, const std::string& ruleset, const KeepOn& keepOn) const
{
    if (!m_others)
        return {*this};
    if (const auto said = gameOf(bytes, ruleset, keepOn))
        return {of(*said)};
    bytes = beginning(source, bytes);
    const auto& meant = readerByCards(
        source, bytes, importers::readDecks(source, bytes, game(), catalogue().get()), keepOn);
    return {meant, &meant != this};
}

// What several other games know as well is of none of them.
const ListReader& ListReader::readerByCards(
    const std::string& source, std::string_view bytes, const Listed& asRead, const KeepOn& keepOn) const
{
    bytes = beginning(source, bytes);
    constexpr std::size_t fewOf = 4; // a name or two are the same in several games
    const auto own = knownRows(asRead);
    if (!m_others || own.all == 0 || own.known * fewOf > own.all)
        return *this;
    const ListReader* meant = this;
    std::size_t most = own.known;
    for (const auto& id : m_others->ids()) {
        if (keepOn && !keepOn())
            return *this;
        const auto& other = of(id);
        const auto rows = other.knownRows(importers::readDecks(source, bytes, other.game(), other.catalogue().get()));
        if (rows.known * 2 <= rows.all || rows.known < most || &other == this)
            continue;
        meant = rows.known == most ? this : &other;
        most = rows.known;
    }
    return *meant;
}

ListReader::KnownRows ListReader::knownRows(const Listed& decks) const
{
    KnownRows rows;
    if (!decks)
        return rows;
    constexpr std::size_t mostAsked = 500; // more say no more
    for (const auto& listed : *decks)
        for (const auto& section : listed.deck.sections)
            for (const auto& entry : section.entries) {
                if (rows.all == mostAsked)
                    return rows;
                const auto found = model::lookUp(*catalogue(), entry.card);
                rows.known += found.card || !found.choices.empty() ? 1 : 0;
                ++rows.all;
            }
    return rows;
}

const std::vector<std::string>& ListReader::setsOfGame() const
{
    const std::lock_guard lock(m_mutex);
    if (!m_setsOfGame) {
        m_setsOfGame.emplace();
        for (const auto& file : embeddedFiles(game().id, "catalogue"))
            if (const auto list = importers::readCards(file.bytes, game(), {}); list && list->set)
                m_setsOfGame->push_back(list->set->code);
    }
    return *m_setsOfGame;
}

namespace {

bool namesSet(const std::vector<std::string>& sets, std::string_view code)
{
    return std::any_of(
        sets.begin(), sets.end(), [&](const auto& set) { return model::fold(set) == model::fold(code); });
}

// What each row of the deck may mean; rows of unknown names are none. Empty where hardly a name is known.
std::vector<std::vector<model::CardIndex>> cardsMeant(const model::Deck& deck, const model::Catalogue& catalogue)
{
    std::vector<std::vector<model::CardIndex>> meant;
    std::size_t rows = 0;
    for (const auto& section : deck.sections)
        for (const auto& entry : section.entries) {
            auto found = model::lookUp(catalogue, entry);
            ++rows;
            if (found.card)
                found.choices = {*found.card};
            if (!found.choices.empty())
                meant.push_back(std::move(found.choices));
        }
    if (2 * meant.size() < rows)
        meant.clear();
    return meant;
}

} // namespace

ListReader::Edition ListReader::editionOf(const model::Deck& deck) const
{
    const Edition usual{game().defaultRuleset, LawChoice::Default};
    const auto& rulesets = m_checkers->library().rulesets;
    if (std::all_of(rulesets.begin(), rulesets.end(), [](const auto& known) { return known.ruleset.sets.empty(); }))
        return usual;
    const auto& all = *catalogue();
    const auto meant = cardsMeant(deck, all);
    const auto areOf = [&](const std::vector<std::string>& sets) {
        return std::all_of(meant.begin(), meant.end(), [&](const auto& cards) {
            return std::any_of(cards.begin(), cards.end(), [&](auto card) {
                const auto printings = all.printings(card);
                return std::any_of(printings.begin(), printings.end(),
                    [&](auto printing) { return namesSet(sets, all.setCode(printing)); });
            });
        });
    };
    const auto newestAreOf = [&](const std::vector<std::string>& sets) {
        return std::all_of(meant.begin(), meant.end(), [&](const auto& cards) {
            return std::any_of(cards.begin(), cards.end(),
                [&](auto card) { return namesSet(sets, all.setCode(all.printings(card).front())); });
        });
    };
    std::vector<model::RulesetId> fitting;
    for (const bool newest : {false, true}) { // of several editions that printed them, the last that did
        if (newest && fitting.size() < 2)
            break;
        fitting.clear();
        for (const auto& known : rulesets)
            if (!meant.empty() && (newest ? newestAreOf(known.ruleset.sets) : areOf(known.ruleset.sets)))
                fitting.push_back(known.ruleset.id);
    }
    return fitting.size() != 1 || areOf(setsOfGame()) ? usual : Edition{fitting.front(), LawChoice::Cards};
}

std::shared_ptr<const model::DeckChecker> ListReader::checkerOrDefault(const model::RulesetId& id) const
{
    const auto& library = m_checkers->library();
    const auto* known = library.find(id);
    if (!known)
        known = library.find(library.game.defaultRuleset);
    if (!known && !library.rulesets.empty())
        known = &library.rulesets.front();
    return known ? m_checkers->of(known->ruleset.id) : nullptr;
}

// What the list itself says weighs more than a ruleset that was asked for. Nothing: nothing is said.
std::optional<std::string> ListReader::gameOf(
    std::string_view bytes, const std::string& ruleset, const KeepOn& keepOn) const
{
    const auto text = model::trimmed(bytes);
    if (auto stated = importers::statedGame(text); stated && !stated->empty())
        return stated;
    const auto claimed = [&](const std::string& id) { // by a code at its head or among its words
        return importers::isCodeOf(text, id) || listClaims(text.substr(0, maxListBytes), id).codesFound();
    };
    if (importers::looksLikeCode(text, game().id))
        return game().id;
    const auto own = listClaims(text.substr(0, maxListBytes), game().id);
    if (!own.codesFound())
        for (const auto& id : m_others->ids()) {
            if (keepOn && !keepOn())
                return game().id;
            if (claimed(id))
                return id;
        }
    auto laws = own.rulesets;
    if (!own.rulesets.empty() && isPlainList({}, text))
        for (const auto& [deck, table] : tableClaims(text))
            laws.push_back(table.ruleset);
    laws.push_back(ruleset);
    for (const auto& law : laws) {
        if (m_checkers->library().find(model::RulesetId(law)))
            return game().id;
        if (auto game = law.empty() ? std::string() : m_others->gameOfRuleset(law); !game.empty())
            return game;
    }
    return own.codesFound() ? std::optional(game().id) : std::nullopt;
}

ListOrigin ListReader::originOf(const std::string& source, std::string_view bytes) const
{
    if (looksLikePdf(bytes) || endingOf(source) == ".pdf")
        return ListOrigin::Pdf;
    if (looksLikePicture(bytes) || isPictureName(source))
        return ListOrigin::Picture;
    return isCode(bytes) ? ListOrigin::Code : ListOrigin::File;
}

bool ListReader::findLaw(ReadList& list, const std::string& ruleset) const
{
    const auto id = ruleset.empty() ? list.deck.ruleset : model::RulesetId(ruleset);
    list.checker = checker(id);
    if (!ruleset.empty())
        list.lawChoice = LawChoice::Asked;
    if (const auto* known = m_checkers->library().find(id))
        list.lawBuiltIn = known->builtIn;
    if (!list.checker)
        list.error = filled(ReadingWords::tr("The ruleset “%1” is not known."), {importers::shortened(id.str())}) +
                     didYouMean(id.str(), rulesetIds());
    return list.checker != nullptr;
}

std::vector<std::string> ListReader::rulesetIds() const
{
    std::vector<std::string> ids;
    for (const auto& known : m_checkers->library().rulesets)
        ids.push_back(known.ruleset.id.str());
    return ids;
}

ReadList ListReader::take(const std::string& source, model::Deck deck, const std::string& ruleset) const
{
    ReadList list;
    list.source = source;
    list.deck = std::move(deck);
    (void)of(list.deck.game).findLaw(list, ruleset);
    return list;
}

std::vector<ReadList> ListReader::readFile(
    const std::filesystem::path& file, const std::string& ruleset, const KeepOn& keepOn) const
{
    const auto name = file.string();
    const auto bytes = name == "-" ? readStandardInput(maxForeignBytes) : app::readFile(file, maxForeignBytes);
    if (bytes) {
        auto lists = read(name, importers::inUnicode(*bytes, m_encoding), ruleset, keepOn);
        if (lists.size() == 1 && name != "-") {
            auto& list = lists.front();
            auto player = playerOfFileName(file, list.named ? list.deck.name : std::string());
            list.playerOfFileName = playerName(list.player).empty() && !playerName(player).empty();
            takeOver(player, list.player);
            list.player = std::move(player);
        }
        for (auto& list : lists)
            list.mayBeWindows1252 = !list.error.empty() && list.origin == ListOrigin::File &&
                                    m_encoding == importers::TextEncoding::Unicode &&
                                    importers::mayBeWindows1252(*bytes);
        return lists;
    }
    auto failed = failure(
        name, ListOrigin::File, filled(ReadingWords::tr("The file %1", "cannot be opened"), {bytes.error()}));
    failed.missing = true;
    return gated({std::move(failed)});
}

std::vector<ReadList> ListReader::read(
    const std::string& source, std::string_view bytes, const std::string& ruleset, const KeepOn& keepOn) const
{
    if (model::trimmed(bytes).empty())
        return gated({failure(source, ListOrigin::File, ReadingWords::tr("There is nothing in it"))});
    switch (originOf(source, bytes)) {
    case ListOrigin::Pdf: return gated(readPdf(source, bytes, ruleset, keepOn));
    case ListOrigin::Code: return readCodes(source, bytes, ruleset);
    case ListOrigin::File: return gated(readDecks(source, bytes, ruleset));
    case ListOrigin::Picture: break;
    }
    return gated(readSymbols(source, readQrTexts(bytes, keepOn), ruleset));
}

// What is mistyped is located where one character mends it; whoever reads takes the offer or not.
ReadList ListReader::refusedCode(const std::string& source, std::string_view code,
    const importers::CodeRefusal& refusal, const std::vector<const model::Ruleset*>& rulesets) const
{
    using Reason = importers::CodeRefusal::Reason;
    auto failed = failure(source, ListOrigin::Code, importers::codeRefusalText(refusal));
    if (rulesets.empty() || (refusal.reason != Reason::Mistyped && refusal.reason != Reason::NotACode))
        return failed;
    if (const auto mend = importers::mendCode(code, game().id);
        mend && importers::decodeDeck(mend->code, rulesets, ids())) {
        failed.error += " " + importers::codeMendText(*mend);
        failed.offered = mend->code;
    } else if (refusal.reason == Reason::Mistyped) {
        failed.error += " " +
                        ReadingWords::tr("No single character mends it: several of its %n characters are wrong, or a "
                                         "part is missing.",
                            nullptr, static_cast<int>(importers::codeDigits(code, game().id)));
    }
    return failed;
}

ReadList ListReader::readCode(
    const std::string& source, std::string_view code, const std::string& ruleset, bool mend) const
{
    if (const auto& other = readerFor(code, ruleset); &other != this)
        return other.readCode(source, code, ruleset, mend);
    std::vector<const model::Ruleset*> rulesets;
    for (const auto& known : m_checkers->library().rulesets)
        rulesets.push_back(&known.ruleset);
    if (rulesets.empty())
        return failure(source, ListOrigin::Code, ReadingWords::tr("There is no ruleset to read the code by"));
    auto decoded = importers::decodeDeck(code, rulesets, ids());
    if (!decoded)
        return refusedCode(source, code, decoded.error(), mend ? rulesets : std::vector<const model::Ruleset*>());
    ReadList list;
    list.source = source;
    list.origin = ListOrigin::Code;
    list.deck = std::move(decoded->deck);
    list.deck.name = std::filesystem::path(source).has_extension() ? nameFor(source)
                                                                   : ReadingWords::tr("Deck from a code");
    list.code = std::move(decoded->code);
    list.unknown = std::move(decoded->unknown);
    list.rulesetKnown = decoded->rulesetKnown;
    list.lawChoice = list.rulesetKnown ? LawChoice::List : LawChoice::Default;
    (void)findLaw(list, ruleset);
    return list;
}

// Words behind a code are passed over.
ReadList ListReader::readCodeAmongWords(
    const std::string& source, std::string_view text, const std::string& ruleset, bool mend) const
{
    if (const auto& other = readerFor(text, ruleset); &other != this)
        return other.readCodeAmongWords(source, text, ruleset, mend);
    const auto whole = importers::wholeCode(text, game().id);
    if (whole == 0)
        return readCode(source, text, ruleset, mend);
    auto list = readCode(source, text.substr(0, whole), ruleset);
    if (const auto rest = model::trimmed(text.substr(whole)); !importers::comparedDigits(rest).empty())
        list.passed.push_back(
            {.reason = ReadingWords::tr("stands behind the code"), .value = importers::shortened(rest)});
    return list;
}

std::vector<ReadList> ListReader::readCodes(
    const std::string& source, std::string_view text, const std::string& ruleset) const
{
    if (text.size() > importers::maxDeckBytes)
        return gated({failure(
            source, ListOrigin::Code, ReadingWords::tr("The text is longer than 4 MB, which no list of codes is"))});
    std::vector<std::string> codes; // a code may be broken into lines
    for (const auto line : model::split(text, '\n'))
        if (codes.empty() || isCode(line))
            codes.emplace_back(line);
        else
            codes.back() += std::string("\n") + std::string(line);
    if (codes.size() > importers::mostListParts)
        return gated({tooMany(source, ListOrigin::Code)});
    std::vector<ReadList> lists;
    for (const auto& code : codes)
        lists.push_back(readCodeAmongWords(source, model::trimmed(code), ruleset, mayMend(lists)));
    number(lists, ReadingWords::tr("code %1", "of several in a file"));
    return gated(std::move(lists));
}

std::vector<ReadList> ListReader::readPicture(
    const std::string& source, const QImage& picture, const std::string& ruleset, const KeepOn& keepOn) const
{
    if (picture.isNull())
        return gated({failure(source, ListOrigin::Picture, ReadingWords::tr("The picture cannot be read"))});
    return gated(readSymbols(source, readQrTexts(picture, keepOn), ruleset));
}

ReadList ListReader::readSymbol(const std::string& source, const std::string& text, const std::string& ruleset) const
{
    auto list = isCode(text) ? readCode(source, text, ruleset)
                             : failure(source, ListOrigin::Picture,
                                   filled(ReadingWords::tr("The QR code holds no deck code but “%1”"),
                                       {importers::shortened(text)}));
    list.origin = ListOrigin::Picture;
    return list;
}

std::vector<ReadList> ListReader::readSymbols(
    const std::string& source, const Foreign<std::vector<std::string>>& texts, const std::string& ruleset) const
{
    if (!texts)
        return {failure(source, ListOrigin::Picture,
            filled(ReadingWords::tr("The picture cannot be read: %1"), {texts.error().reason}))};
    std::vector<ReadList> lists;
    for (const auto& text : *texts)
        lists.push_back(readSymbol(source, text, ruleset));
    if (lists.empty())
        lists.push_back(failure(source, ListOrigin::Picture,
            ReadingWords::tr(
                "There is no QR code in the picture that can be read. Take the picture from straight above, "
                "close, sharp and in even light.")));
    number(lists, ReadingWords::tr("QR code %1", "of several in a file"));
    return lists;
}

ReadList ListReader::readNotes(const std::string& source, const ForeignPage& page, const std::string& ruleset) const
{
    const auto note = [&](const char* key) { return page.notes.value(key).toStdString(); };
    const auto name = note("Deck"), code = note("Code"), game = note("Game");
    if (const auto& other = of(game); &other != this)
        return other.readNotes(source, page, ruleset);
    auto list = code.empty() ? failure(source, ListOrigin::Pdf,
                                   ReadingWords::tr("The list has no deck code, so it cannot be read from the PDF"))
                             : readCode(source, code, ruleset);
    list.origin = ListOrigin::Pdf;
    list.named = !name.empty();
    if (list.named)
        list.deck.name = name;
    list.checksum = note("Checksum");
    for (const auto& field : playerFields)
        list.player.*field.value = fieldText(q(note(field.key)));
    return list;
}

std::vector<ReadList> ListReader::readPdf(
    const std::string& source, std::string_view bytes, const std::string& ruleset, const KeepOn& keepOn) const
{
    const auto pages = readPdfPages(bytes, keepOn);
    if (!pages)
        return {failure(
            source, ListOrigin::Pdf, filled(ReadingWords::tr("The PDF cannot be read: %1"), {pages.error().reason}))};
    if (pages->empty())
        return {failure(source, ListOrigin::Pdf, ReadingWords::tr("The file is no PDF that can be read"))};
    std::vector<ReadList> lists;
    const auto take = [&](ReadList list, std::size_t page) {
        list.where = filled(ReadingWords::tr("page %1", "of several in a file"), {std::to_string(page + 1)});
        const bool again = !lists.empty() && lists.back().code == list.code && lists.back().checksum == list.checksum &&
                           lists.back().deck.name == list.deck.name && lists.back().error == list.error;
        if (!again) // a second copy of the sheet
            lists.push_back(std::move(list));
    };
    for (std::size_t i = 0; i < pages->size() && lists.size() <= importers::mostListParts; ++i) {
        const auto& page = (*pages)[i];
        if (!page.notes.isEmpty())
            take(readNotes(source, page, ruleset), i);
        for (const auto& text : page.symbols)
            take(readSymbol(source, text, ruleset), i);
        if (!page.trouble.empty())
            take(failure(source, ListOrigin::Pdf,
                     filled(ReadingWords::tr("A picture on the page cannot be read: %1"), {page.trouble})),
                i);
        if (page.unread)
            take(failure(source, ListOrigin::Pdf,
                     ReadingWords::tr("The pictures from this page on take too long to look at; split the file")),
                i);
    }
    if (lists.size() > importers::mostListParts)
        return {tooMany(source, ListOrigin::Pdf)};
    if (lists.empty())
        return {failure(source, ListOrigin::Pdf,
            ReadingWords::tr("There is no deck list of NexusDeck in the PDF, and no QR code that can be read in its "
                             "pictures. Type the list, or take a picture of the QR code from close by"))};
    if (lists.size() == 1 && (lists.front().checker || pages->size() == 1))
        lists.front().where.clear();
    return lists;
}

std::vector<ReadList> ListReader::readDecks(
    const std::string& source, std::string_view bytes, const std::string& ruleset) const
{
    if (bytes.size() > importers::maxDeckBytes)
        return readPart(source, bytes, ruleset); // refused
    const auto parts = importers::deckParts(source, bytes);
    std::vector<ReadList> lists;
    importers::UnknownNames unknown(*catalogue());
    for (const auto& part : parts)
        for (auto& list : readPart(source, part.text, ruleset, part.linesBefore)) {
            list.part = parts.size() > 1 ? static_cast<std::size_t>(&part - parts.data()) + 1 : 0;
            if (const auto problem = list.gameByCards ? std::nullopt : unknown.add(list.deck, part.linesBefore + 1))
                return {noDeckList(source, *problem)};
            lists.push_back(std::move(list));
        }
    const auto cards = [](const auto& list) { return list.checker && !list.deck.sections.empty(); };
    if (parts.size() > 1 && std::none_of(lists.begin(), lists.end(), cards))
        return readPart(source, bytes, ruleset); // the marks were none
    number(lists, ReadingWords::tr("deck %1", "of several in a file"));
    return lists;
}

namespace {

// Where a part stands in its text: first byte, and length.
std::pair<std::size_t, std::size_t> placeOfPart(const std::string& source, const std::string& text, std::size_t part)
{
    const auto parts = importers::deckParts(source, text);
    if (part == 0 || part > parts.size())
        return {0, text.size()};
    const auto& found = parts[part - 1].text;
    return {static_cast<std::size_t>(found.data() - text.data()), found.size()};
}

} // namespace

std::string listPart(const std::string& source, const std::string& text, std::size_t part)
{
    const auto [from, length] = placeOfPart(source, text, part);
    return text.substr(from, length);
}

std::string withListPart(
    const std::string& source, const std::string& text, std::size_t part, const std::string& mended)
{
    const auto [from, length] = placeOfPart(source, text, part);
    auto whole = text.substr(0, from) + mended;
    const auto rest = text.substr(from + length);
    if (!rest.empty() && !mended.ends_with('\n'))
        whole += '\n'; // the next one begins a line
    return whole + rest;
}

std::vector<ReadList> ListReader::readPart(
    const std::string& source, std::string_view bytes, const std::string& ruleset, std::size_t linesBefore) const
{
    const auto said = m_others ? gameOf(bytes, ruleset) : std::optional(game().id);
    if (const auto& other = of(said.value_or(std::string())); &other != this)
        return other.readPart(source, bytes, ruleset, linesBefore);
    const auto claims = listClaims(bytes, game().id);
    auto decks = importers::readDecks(source, bytes, game(), catalogue().get());
    if (const auto& other = said ? *this : readerByCards(source, bytes, decks); &other != this) {
        auto lists = other.readPart(source, bytes, ruleset, linesBefore);
        for (auto& list : lists)
            list.gameByCards = true;
        return lists;
    }
    const auto cards = [](const auto& deck) { return !deck.deck.sections.empty(); };
    const bool some = decks && std::any_of(decks->begin(), decks->end(), cards);
    if (std::max({decks ? decks->size() : 0, claims.codes.size(), claims.bare.size()}) > importers::mostListParts)
        return {tooMany(source, ListOrigin::File)};
    if (const auto& codes = claims.codes.empty() ? claims.bare : claims.codes;
        !some && !codes.empty()) { // a page that shows a code among other words
        std::vector<ReadList> lists;
        for (const auto& code : codes)
            lists.push_back(readCode(source, code, ruleset, mayMend(lists)));
        if (lists.size() == claims.checksums.size())
            for (std::size_t i = 0; i < lists.size(); ++i)
                lists[i].checksum = claims.checksums[i];
        number(lists, ReadingWords::tr("code %1", "of several in a file"));
        return lists;
    }
    if (!decks) {
        auto problem = decks.error().front();
        problem.line += problem.line > 0 ? linesBefore : 0;
        return {noDeckList(source, problem)};
    }
    const bool table = importers::deckForm(source, bytes).kind == importers::DeckForm::Table;
    const auto columns = table ? tableClaims(bytes) : std::map<std::string, TableClaims>();
    std::vector<ReadList> lists;
    for (auto& listed : *decks) {
        auto& list = lists.emplace_back();
        list.source = source;
        if (const auto known = columns.find(model::fold(listed.deck.name)); known != columns.end()) {
            list.code = known->second.code;
            list.checksum = known->second.checksum;
            if (listed.deck.ruleset.empty())
                listed.deck.ruleset = model::RulesetId(known->second.ruleset);
        }
        listed.moveDown(linesBefore);
        list.player = statedPlayer(listed, bytes, decks->size() == 1, columns);
        settle(list, std::move(listed), ruleset);
    }
    if (lists.empty())
        lists.push_back(failure(source, ListOrigin::File, ReadingWords::tr("There is no deck in it")));
    for (std::size_t i = 0; i < lists.size(); ++i) {
        if (claims.codes.size() == lists.size())
            lists[i].code = claims.codes[i];
        if (claims.checksums.size() == lists.size())
            lists[i].checksum = claims.checksums[i];
    }
    return lists;
}

void ListReader::settle(ReadList& list, importers::ListedDeck listed, const std::string& ruleset) const
{
    auto& deck = listed.deck;
    list.named = !deck.name.empty();
    if (!list.named)
        deck.name = nameFor(list.source);
    if (deck.game.empty())
        deck.game = game().id;
    if (deck.ruleset.empty()) {
        auto edition = editionOf(deck);
        deck.ruleset = std::move(edition.ruleset);
        list.lawChoice = edition.chosen;
    }
    list.deck.ruleset = deck.ruleset;
    if (findLaw(list, ruleset)) {
        placeCards(listed, *list.checker);
        list.differences = compareValues(listed, *list.checker);
        list.sideboardFrom = sideboardFrom(listed, *list.checker);
    }
    list.unread = std::move(listed.unread);
    list.passed = std::move(listed.passed);
    list.deck = std::move(listed.deck);
}

} // namespace nexus::app
