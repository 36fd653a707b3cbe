// The deck library as a window shows it: plain values out, every action whole or with a sentence why not. A deck
// that is open is changed through its document, so that both say the same. Legality is found when first asked for
// and kept until the deck, its ruleset or the catalogue changes. Lives in the main thread; needs a ready workspace.
#pragma once

#include "app/documents/workspace.h"
#include "app/text/card_text.h"
#include "app/text/gauges.h"
#include "model/profile/stored_deck.h"

#include <QObject>

namespace nexus::app {

struct LibraryDeck {
    std::int64_t id = 0;
    std::string name, author, ruleset; // the ruleset's name
    std::vector<std::string> tags;
    int cards = 0; // copies in sections that count
    int versions = 0;
    std::string modified; // ISO 8601, UTC
    std::string deleted;  // when it went to the bin; empty: it did not
};

// What a deck looks like at a glance.
struct DeckGlance {
    std::string total; // "187 / 200 CP" of the sum it is built to, or how many cards
    std::vector<DomainPoints> domains;
    std::vector<std::int64_t> curve;     // copies by cost, from 0 to the last, dearer ones among it
    std::string sentence;                // all of it, spoken
    std::vector<model::CardIndex> faces; // its dearest cards, each once, the first is the dearest
    static constexpr std::size_t mostFaces = 3;
    friend bool operator==(const DeckGlance&, const DeckGlance&) = default;
};
[[nodiscard]] DeckGlance glanceOf(const model::Deck& deck, const model::DeckChecker& checker);

struct LibraryVersion {
    int number = 0;
    std::string saved, name;
    int cards = 0;
    std::vector<std::string> differences; // to the version before, a line each; the first version has none
};

// Every word stands in the text, without regard to capitals and accents.
[[nodiscard]] bool holdsWords(const std::string& text, const std::string& words);

class DeckLibrary : public QObject {
    Q_OBJECT
public:
    explicit DeckLibrary(Workspace& workspace, QObject* parent = nullptr);

    // By natural order of names.
    [[nodiscard]] const std::vector<LibraryDeck>& decks() const { return m_decks; }
    [[nodiscard]] const std::vector<LibraryDeck>& bin() const { return m_bin; }
    // Every word stands in the name, a tag or the author, without regard to capitals and accents.
    [[nodiscard]] static bool matches(const LibraryDeck& deck, const std::string& words);
    // "legal", "2 errors, 1 open".
    [[nodiscard]] Verdict legality(std::int64_t deck);
    [[nodiscard]] static std::string legalityWords(const Verdict& verdict);
    [[nodiscard]] DeckGlance glance(std::int64_t deck);
    static constexpr std::size_t curveBars = 9;
    [[nodiscard]] std::vector<LibraryVersion> versions(std::int64_t deck); // newest first
    [[nodiscard]] std::optional<model::Deck> version(std::int64_t deck, int number);
    [[nodiscard]] std::optional<model::Deck> deck(std::int64_t id);

    using Done = tl::expected<void, QString>;
    Done rename(std::int64_t deck, const std::string& name);
    tl::expected<std::int64_t, QString> duplicate(std::int64_t deck);
    // All of them in one step, of which undoRuleset() takes the last back; open decks are saved and follow. Gives how
    // many changed.
    tl::expected<std::size_t, QString> setRuleset(const std::vector<std::int64_t>& decks, const model::RulesetId& id);
    tl::expected<std::size_t, QString> undoRuleset();
    // Open decks are saved and closed.
    Done moveToBin(const std::vector<std::int64_t>& decks);
    Done restore(const std::vector<std::int64_t>& decks);
    Done emptyBin();
    // The old version becomes the newest; what was is a version too.
    Done bringBack(std::int64_t deck, int number);
    Done exportTo(std::int64_t deck, const std::filesystem::path& file);
    // Before and after something else works on the whole library: open decks of it are saved; then they are what it has
    // now, in one step that undoes, or closed where it has them no more.
    Done saveOpen();
    void followStore(const QString& step);

Q_SIGNALS:
    void changed();

private:
    void reload();
    [[nodiscard]] LibraryDeck shown(const model::StoredDeck& stored);

    Workspace& m_workspace;
    std::vector<LibraryDeck> m_decks, m_bin;
    std::map<std::int64_t, model::Deck> m_newest;
    std::map<std::int64_t, Verdict> m_verdicts;
    std::map<std::int64_t, DeckGlance> m_glances;
};

} // namespace nexus::app
