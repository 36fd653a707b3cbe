#include "app/documents/list_reading.h"

#include "app/base/file_bytes.h"
#include "app/documents/list_claims.h"
#include "app/documents/list_parts.h"
#include "app/printing/pdf_sheets.h"
#include "app/printing/qr_reading.h"
#include "app/text/finding_text.h"
#include "importers/registry.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <array>

namespace nexus::app {

namespace {

constexpr std::uintmax_t largestFile = 64U << 20U;
constexpr std::array pictureEndings{".png", ".jpg", ".jpeg", ".gif", ".bmp", ".webp", ".svg"};
constexpr std::array listEndings{".nxdeck", ".json", ".txt", ".md", ".csv", ".tsv"};

std::string endingOf(const std::filesystem::path& file) { return model::fold(file.extension().string()); }

template <std::size_t N> bool endsIn(const std::filesystem::path& file, const std::array<const char*, N>& endings)
{
    return std::find(endings.begin(), endings.end(), endingOf(file)) != endings.end();
}

bool looksLikePdf(std::string_view bytes) { return bytes.substr(0, 1024).find("%PDF-") != std::string_view::npos; }

std::string nameFor(const std::string& source)
{
    return source == "-" ? "Standard input" : std::filesystem::path(source).stem().string();
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

// "code 2" of several, and names that tell the decks apart.
void number(std::vector<ReadList>& lists, const char* word)
{
    if (lists.size() < 2)
        return;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        if (!lists[i].where.empty())
            continue;
        lists[i].where = std::string(word) + " " + std::to_string(i + 1);
        if (lists[i].origin != ListOrigin::File && !lists[i].deck.name.empty())
            lists[i].deck.name += " " + std::to_string(i + 1);
    }
}

} // namespace

std::string ReadList::title() const { return where.empty() ? source : source.empty() ? where : source + ", " + where; }

bool isPictureOrPdf(const std::filesystem::path& file)
{
    return endsIn(file, pictureEndings) || endingOf(file) == ".pdf";
}

bool isListFile(const std::filesystem::path& file) { return endsIn(file, listEndings) || isPictureOrPdf(file); }

ListReader::ListReader(std::shared_ptr<const RulesetCheckers> checkers)
    : m_checkers(std::move(checkers))
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
    return importers::looksLikeCode(model::trimmed(text), game().id);
}

ListOrigin ListReader::originOf(const std::string& source, std::string_view bytes) const
{
    if (looksLikePdf(bytes) || endingOf(source) == ".pdf")
        return ListOrigin::Pdf;
    if (looksLikePicture(bytes) || endsIn(source, pictureEndings))
        return ListOrigin::Picture;
    return isCode(bytes) ? ListOrigin::Code : ListOrigin::File;
}

bool ListReader::findLaw(ReadList& list, const std::string& ruleset) const
{
    const auto id = ruleset.empty() ? list.deck.ruleset : model::RulesetId(ruleset);
    list.checker = checker(id);
    if (!list.checker)
        list.error = "The ruleset “" + importers::shortened(id.str()) + "” is not known.";
    return list.checker != nullptr;
}

ReadList ListReader::take(const std::string& source, model::Deck deck, const std::string& ruleset) const
{
    ReadList list;
    list.source = source;
    list.deck = std::move(deck);
    (void)findLaw(list, ruleset);
    return list;
}

std::vector<ReadList> ListReader::readFile(const std::filesystem::path& file, const std::string& ruleset) const
{
    std::error_code trouble;
    const auto name = file.string();
    if (const auto size = std::filesystem::file_size(file, trouble); !trouble && size > largestFile)
        return {failure(name, ListOrigin::File, "The file is larger than 64 MB, which no list is")};
    const auto bytes = app::readFile(file);
    if (bytes)
        return read(name, *bytes, ruleset);
    auto failed = failure(name, ListOrigin::File, "The file " + bytes.error());
    failed.missing = true;
    return {failed};
}

std::vector<ReadList> ListReader::read(
    const std::string& source, std::string_view bytes, const std::string& ruleset) const
{
    if (model::trimmed(bytes).empty())
        return {failure(source, ListOrigin::File, "There is nothing in it")};
    switch (originOf(source, bytes)) {
    case ListOrigin::Pdf: return readPdf(source, bytes, ruleset);
    case ListOrigin::Code: return readCodes(source, bytes, ruleset);
    case ListOrigin::File: return readDecks(source, bytes, ruleset);
    case ListOrigin::Picture: break;
    }
    const auto picture = pictureOf(bytes);
    return picture
               ? readSymbols(source, *picture, ruleset)
               : std::vector{failure(source, ListOrigin::Picture, "The picture cannot be read: " + picture.error())};
}

ReadList ListReader::readCode(const std::string& source, std::string_view code, const std::string& ruleset) const
{
    std::vector<const model::Ruleset*> rulesets;
    for (const auto& known : m_checkers->library().rulesets)
        rulesets.push_back(&known.ruleset);
    if (rulesets.empty())
        return failure(source, ListOrigin::Code, "There is no ruleset to read the code by");
    auto decoded = importers::decodeDeck(code, rulesets, ids());
    if (!decoded)
        return failure(source, ListOrigin::Code, importers::codeRefusalText(decoded.error()));
    ReadList list;
    list.source = source;
    list.origin = ListOrigin::Code;
    list.deck = std::move(decoded->deck);
    list.deck.name = std::filesystem::path(source).has_extension() ? nameFor(source) : "Deck from a code";
    list.code = model::trimmed(code);
    list.unknown = std::move(decoded->unknown);
    list.rulesetKnown = decoded->rulesetKnown;
    (void)findLaw(list, ruleset);
    return list;
}

std::vector<ReadList> ListReader::readCodes(
    const std::string& source, std::string_view text, const std::string& ruleset) const
{
    if (text.size() > importers::maxDeckBytes)
        return {failure(source, ListOrigin::Code, "The text is longer than 4 MB, which no list of codes is")};
    std::vector<std::string> codes; // a code may be broken into lines
    for (const auto line : model::split(text, '\n'))
        if (codes.empty() || isCode(line))
            codes.emplace_back(line);
        else
            codes.back() += std::string("\n") + std::string(line);
    std::vector<ReadList> lists;
    for (const auto& code : codes)
        lists.push_back(readCode(source, model::trimmed(code), ruleset));
    number(lists, "code");
    return lists;
}

std::vector<ReadList> ListReader::readPicture(
    const std::string& source, const QImage& picture, const std::string& ruleset) const
{
    if (picture.isNull())
        return {failure(source, ListOrigin::Picture, "The picture cannot be read")};
    return readSymbols(source, picture, ruleset);
}

std::vector<ReadList> ListReader::readSymbols(
    const std::string& source, const QImage& picture, const std::string& ruleset) const
{
    std::vector<ReadList> lists;
    for (const auto& text : qrTexts(picture)) {
        if (isCode(text))
            lists.push_back(readCode(source, text, ruleset));
        else
            lists.push_back(failure(source, ListOrigin::Picture,
                "The QR code holds no deck code but “" + importers::shortened(text) + "”"));
        lists.back().origin = ListOrigin::Picture;
    }
    if (lists.empty())
        lists.push_back(failure(source, ListOrigin::Picture,
            "There is no QR code in the picture that can be read. Take the picture from straight above, close, sharp "
            "and in even light."));
    number(lists, "QR code");
    return lists;
}

std::vector<ReadList> ListReader::readPdf(
    const std::string& source, std::string_view bytes, const std::string& ruleset) const
{
    const auto pages = pageNotes(QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size())));
    if (pages.empty())
        return {failure(source, ListOrigin::Pdf, "The file is no PDF that can be read")};
    std::vector<ReadList> lists;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const auto note = [&](const char* key) { return pages[i].value(key).toStdString(); };
        const auto name = note("Deck"), code = note("Code");
        if (name.empty() && code.empty())
            continue;
        auto list = code.empty() ? failure(source, ListOrigin::Pdf,
                                       "The list carries no deck code, so that it cannot be read from the PDF")
                                 : readCode(source, code, ruleset);
        list.origin = ListOrigin::Pdf;
        if (!name.empty())
            list.deck.name = name;
        list.checksum = note("Checksum");
        list.where = "page " + std::to_string(i + 1);
        const bool again = !lists.empty() && lists.back().code == list.code && lists.back().checksum == list.checksum &&
                           lists.back().deck.name == list.deck.name;
        if (!again) // a second copy of the sheet
            lists.push_back(std::move(list));
    }
    if (lists.empty())
        return {failure(source, ListOrigin::Pdf,
            "There is no deck list of NexusDeck in the PDF. Of other sheets, take a picture of the QR code or type the "
            "list")};
    if (lists.size() == 1)
        lists.front().where.clear();
    return lists;
}

std::vector<ReadList> ListReader::readDecks(
    const std::string& source, std::string_view bytes, const std::string& ruleset) const
{
    if (bytes.size() > importers::maxDeckBytes)
        return readPart(source, bytes, ruleset); // refused
    const auto parts = listParts(bytes);
    std::vector<ReadList> lists;
    for (const auto& part : parts)
        for (auto& list : readPart(source, part, ruleset))
            lists.push_back(std::move(list));
    const auto cards = [](const auto& list) { return list.checker && !list.deck.sections.empty(); };
    if (parts.size() > 1 && !std::all_of(lists.begin(), lists.end(), cards))
        return readPart(source, bytes, ruleset); // the marks were none
    number(lists, "deck");
    return lists;
}

std::vector<ReadList> ListReader::readPart(
    const std::string& source, std::string_view bytes, const std::string& ruleset) const
{
    const auto claims = listClaims(bytes, game().id);
    auto decks = importers::readDecks(source, bytes, game());
    const auto cards = [](const auto& deck) { return !deck.deck.sections.empty(); };
    const bool some = decks && std::any_of(decks->begin(), decks->end(), cards);
    if (!some && !claims.codes.empty()) { // a page that shows a code among other words
        std::vector<ReadList> lists;
        for (const auto& code : claims.codes)
            lists.push_back(readCode(source, code, ruleset));
        if (lists.size() == claims.checksums.size())
            for (std::size_t i = 0; i < lists.size(); ++i)
                lists[i].checksum = claims.checksums[i];
        number(lists, "code");
        return lists;
    }
    if (!decks)
        return {failure(
            source, ListOrigin::File, "This is no deck list that can be read: " + problemText(decks.error().front()))};
    const bool table = importers::deckForm(source, bytes) == importers::DeckForm::Table;
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
        settle(list, std::move(listed), ruleset);
    }
    if (lists.empty())
        lists.push_back(failure(source, ListOrigin::File, "There is no deck in it"));
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
    if (deck.name.empty())
        deck.name = nameFor(list.source);
    if (deck.game.empty())
        deck.game = game().id;
    if (deck.ruleset.empty())
        deck.ruleset = game().defaultRuleset;
    list.deck.ruleset = deck.ruleset;
    list.unread = std::move(listed.unread);
    if (findLaw(list, ruleset)) {
        placeCards(listed, *list.checker);
        list.differences = compareValues(listed, *list.checker);
    }
    list.deck = std::move(listed.deck);
}

} // namespace nexus::app
