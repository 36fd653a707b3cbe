// A deck list out of anything: a deck code, a picture of its QR symbol, a PDF of lists made by this program (its page
// notes "Code", "Checksum", "Deck", "Game" and those of its player), a deck file, text list or table. Pictures, by
// their contents, and PDFs are read in a process of their own (app/printing/foreign_reader.h). What the source claims
// of itself (code, checksum) is kept beside the deck and believed by nobody; see list_check. Total: any bytes give
// lists or a sentence why not, and never fewer than one. May be shared between threads.
#pragma once

#include "app/documents/deck_placement.h"
#include "app/documents/game_library.h"
#include "app/printing/foreign_reader.h"
#include "app/printing/tournament_list.h"
#include "importers/codes/deck_code.h"
#include "importers/tables/table_file.h"
#include "importers/text_guard.h"

#include <QImage>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::app {

constexpr std::size_t maxListBytes = importers::maxDeckBytes;

enum class ListOrigin { Code, Picture, Pdf, File };
// Who named the ruleset: whoever asks, the list itself, or nobody, so that it is the edition of its cards or the game's
// default.
enum class LawChoice { Asked, List, Cards, Default };

struct ReadList {
    std::string source;   // file, "#12", or what the caller says
    std::string where;    // in it, where it holds several: "page 3", "code 2", "deck 2"
    std::size_t part = 0; // of the text (app::listPart), from 1; 0: the whole
    ListOrigin origin = ListOrigin::File;
    model::Deck deck;
    std::shared_ptr<const model::DeckChecker> checker; // null where there is no deck; then `error`
    LawChoice lawChoice = LawChoice::List;
    bool lawBuiltIn = true;                      // came with the program
    std::string error;                           // a sentence
    bool missing = false;                        // the file itself cannot be opened
    bool mayBeWindows1252 = false;               // not read, for it is no UTF-8: to be offered
    std::string code, checksum;                  // as the source claims
    std::string offered;                         // what a mistyped code is meant to be; nobody took it yet
    PlayerDetails player;                        // as the source says; where it does not, as its file is called
    bool playerOfFileName = false;               // the name is read out of the file's alone
    bool named = false;                          // the deck's name is the list's own, and not its file's
    bool rulesetKnown = true;                    // of a code; else the game's default stands in
    bool gameByCards = false;                    // the list says no game; its cards are of this one and no other
    bool disguised = false;                      // the name it gives its deck may not be shown; its file's stands there
    std::vector<importers::UnknownCode> unknown; // rows of a code that mean no card, or more than one
    std::vector<importers::ImportProblem> unread;
    std::vector<importers::ImportProblem> passed; // words around the list
    std::size_t sideboardFrom = 0;                // line where a sideboard may begin below a blank line; 0: nowhere
    std::vector<ListedDifference> differences;    // values of a table that the catalogue says otherwise

    [[nodiscard]] std::string title() const; // its source, and where in it
};

class ListReader;

// The other games of a profile, for lists that say they are of one (app/documents/game_readers.h). Asked from any
// thread.
class OtherGames {
public:
    virtual ~OtherGames() = default;
    [[nodiscard]] virtual const std::vector<std::string>& ids() const = 0;
    // Null where the game is not known or its data cannot be read.
    [[nodiscard]] virtual std::shared_ptr<const ListReader> reader(const std::string& game) const = 0;
    // Empty: of none.
    [[nodiscard]] virtual std::string gameOfRuleset(const std::string& ruleset) const = 0;
};

class ListReader {
public:
    // With `others`, lists of their games are read by their readers; without, they are refused.
    // Files are text of `encoding` where they are no UTF-8.
    explicit ListReader(std::shared_ptr<const RulesetCheckers> checkers,
        std::shared_ptr<const OtherGames> others = nullptr,
        importers::TextEncoding encoding = importers::TextEncoding::Unicode);
    ListReader(GameLibrary library, std::shared_ptr<const model::Catalogue> catalogue);

    // One that reads files that are no UTF-8 so.
    [[nodiscard]] std::shared_ptr<const ListReader> readingIn(importers::TextEncoding encoding) const
    {
        return std::make_shared<const ListReader>(m_checkers, m_others, encoding);
    }

    // `source` names a file where the bytes are of one: its ending helps to tell lists from tables. `ruleset`: instead
    // of each deck's own; empty for none.
    [[nodiscard]] std::vector<ReadList> read(const std::string& source, std::string_view bytes,
        const std::string& ruleset = {}, const KeepOn& keepOn = {}) const;
    // "-" is standard input.
    [[nodiscard]] std::vector<ReadList> readFile(
        const std::filesystem::path& file, const std::string& ruleset = {}, const KeepOn& keepOn = {}) const;
    // The text of several codes, each beginning a line, gives as many lists.
    [[nodiscard]] std::vector<ReadList> readCodes(
        const std::string& source, std::string_view text, const std::string& ruleset = {}) const;
    [[nodiscard]] std::vector<ReadList> readPicture(const std::string& source, const QImage& picture,
        const std::string& ruleset = {}, const KeepOn& keepOn = {}) const;
    // A deck that is here already, of the library say.
    [[nodiscard]] ReadList take(const std::string& source, model::Deck deck, const std::string& ruleset = {}) const;

    [[nodiscard]] ListOrigin originOf(const std::string& source, std::string_view bytes) const;
    [[nodiscard]] bool isCode(std::string_view text) const;
    [[nodiscard]] const model::Game& game() const { return m_checkers->library().game; }
    [[nodiscard]] std::shared_ptr<const model::Catalogue> catalogue() const { return m_checkers->catalogue(); }
    [[nodiscard]] const importers::CardIds& ids() const;
    // The reader of this game where that is another one that is known; else itself.
    [[nodiscard]] const ListReader& of(const std::string& game) const;
    // The reader of the game that a list says it is of: by its file, its code or its ruleset, or by `ruleset`.
    [[nodiscard]] const ListReader& readerFor(std::string_view bytes, const std::string& ruleset = {}) const;
    // Likewise; where nothing is said and hardly a card is of this game, that of the one other game they are of.
    struct Meant {
        const ListReader& reader;
        bool byCards = false; // nothing was said
    };
    // Called off by `keepOn` it is this one.
    [[nodiscard]] Meant readerMeant(const std::string& source, std::string_view bytes, const std::string& ruleset = {},
        const KeepOn& keepOn = {}) const;
    // Null for a ruleset that is not known.
    [[nodiscard]] std::shared_ptr<const model::DeckChecker> checker(const model::RulesetId& id) const
    {
        return m_checkers->of(id);
    }
    [[nodiscard]] std::vector<std::string> rulesetIds() const;
    // Of a deck that names none: that whose sets all its known cards are of, where one alone is; else the game's
    // default. What came with the game is of all its editions.
    struct Edition {
        model::RulesetId ruleset;
        LawChoice chosen = LawChoice::Default;
    };
    [[nodiscard]] Edition editionOf(const model::Deck& deck) const;
    // That of the game's default for a ruleset that is not known.
    [[nodiscard]] std::shared_ptr<const model::DeckChecker> checkerOrDefault(const model::RulesetId& id) const;

private:
    [[nodiscard]] ReadList readCode(
        const std::string& source, std::string_view code, const std::string& ruleset, bool mend = true) const;
    [[nodiscard]] ReadList refusedCode(const std::string& source, std::string_view code,
        const importers::CodeRefusal& refusal, const std::vector<const model::Ruleset*>& rulesets) const;
    [[nodiscard]] ReadList readCodeAmongWords(
        const std::string& source, std::string_view text, const std::string& ruleset, bool mend) const;
    [[nodiscard]] ReadList readSymbol(
        const std::string& source, const std::string& text, const std::string& ruleset) const;
    [[nodiscard]] ReadList readNotes(
        const std::string& source, const ForeignPage& page, const std::string& ruleset) const;
    [[nodiscard]] std::vector<ReadList> readSymbols(
        const std::string& source, const Foreign<std::vector<std::string>>& texts, const std::string& ruleset) const;
    [[nodiscard]] std::vector<ReadList> readPdf(
        const std::string& source, std::string_view bytes, const std::string& ruleset, const KeepOn& keepOn) const;
    [[nodiscard]] std::vector<ReadList> readDecks(
        const std::string& source, std::string_view bytes, const std::string& ruleset) const;
    [[nodiscard]] std::vector<ReadList> readPart(const std::string& source, std::string_view bytes,
        const std::string& ruleset, std::size_t linesBefore = 0) const;
    void settle(ReadList& list, importers::ListedDeck listed, const std::string& ruleset) const;
    bool findLaw(ReadList& list, const std::string& ruleset) const;

    [[nodiscard]] std::optional<std::string> gameOf(
        std::string_view bytes, const std::string& ruleset, const KeepOn& keepOn = {}) const;
    using Listed = importers::ReadResult<std::vector<importers::ListedDeck>>;
    [[nodiscard]] const ListReader& readerByCards(
        const std::string& source, std::string_view bytes, const Listed& asRead, const KeepOn& keepOn = {}) const;
    struct KnownRows {
        std::size_t known = 0, all = 0;
    };
    [[nodiscard]] KnownRows knownRows(const Listed& decks) const;
    [[nodiscard]] const std::vector<std::string>& setsOfGame() const; // that came with it

    std::shared_ptr<const RulesetCheckers> m_checkers;
    std::shared_ptr<const OtherGames> m_others;
    importers::TextEncoding m_encoding = importers::TextEncoding::Unicode;
    mutable std::mutex m_mutex;
    mutable std::unique_ptr<importers::CardIds> m_ids;
    mutable std::optional<std::vector<std::string>> m_setsOfGame;
};

// A text that opens as this deck, in the window of its game as well: its code where rows of it mean no card here.
[[nodiscard]] std::string textOf(const ReadList& list);
// Of a text that holds several decks the one called so by ReadList::part, and the text with another one in its place.
// The others stay as they are, byte for byte.
[[nodiscard]] std::string listPart(const std::string& source, const std::string& text, std::size_t part);
[[nodiscard]] std::string withListPart(
    const std::string& source, const std::string& text, std::size_t part, const std::string& mended);
// For file dialogs: the endings of deck lists in all the forms that are read, "*.nxdeck *.json", without pictures and
// PDFs.
[[nodiscard]] std::string listPatterns();
[[nodiscard]] bool isWorkbook(std::string_view bytes); // .xlsx, .ods: no text
// A list a line a card or a table, which may be cards of a collection as well as a deck.
[[nodiscard]] bool isPlainList(const std::string& source, std::string_view bytes);
// Files a folder of lists may hold, by their endings.
[[nodiscard]] bool isListFile(const std::filesystem::path& file);
[[nodiscard]] bool isPictureOrPdf(const std::filesystem::path& file);

} // namespace nexus::app
