// The collection for commands: opened, searched and edited, and stacks found by the words a person typed. What goes
// wrong is a Stop; an edit is on disk when edit() returns.
#pragma once

#include "app/cli/json_values.h"
#include "app/documents/collection_document.h"
#include "app/text/collection_text.h"
#include "model/collection/collection_search.h"
#include "model/collection/stack.h"

namespace nexus::app::cli {

class OpenCollection {
public:
    explicit OpenCollection(Context& context);

    [[nodiscard]] const model::Collection& collection() const { return m_document.collection(); }
    [[nodiscard]] const model::Catalogue& catalogue() const { return *m_catalogue; }
    [[nodiscard]] const model::CollectionSearch& search(); // of the collection as it is
    [[nodiscard]] Context& context() { return m_context; }
    [[nodiscard]] CollectionDocument& document() { return m_document; }

    // What was done. Refusals stop with 1 where nothing would change, else with 4; a failing disk with 3.
    model::CollectionEdit edit(const CollectionDocument::Plan& plan, const model::Progress& progress = {});
    // The edit, not made: stops as edit() would.
    [[nodiscard]] model::CollectionEdit planned(const CollectionDocument::Plan& plan) const;
    // A step of undo that failed, or a read that did, as a Stop.
    void undoOrRedo(bool undo);
    [[nodiscard]] std::vector<model::JournalEntry> history(int limit, const std::optional<model::CardKey>& card);
    [[nodiscard]] model::CollectionEdit changes(model::JournalId id);
    [[nodiscard]] std::vector<model::DayTotals> days();

private:
    template <class Value> Value whole(Value value); // or Stop, where the document had trouble

    Context& m_context;
    std::shared_ptr<const model::Catalogue> m_catalogue;
    CollectionDocument m_document;
    std::unique_ptr<model::CollectionSearch> m_search;
    std::string m_trouble;
};

// Words of the command line as one text, without the blanks that shield them from the parser of options.
[[nodiscard]] std::string textOf(const std::vector<std::string>& words);
// A last word that is a plain number, where others stand before it: how many copies. It is taken off.
[[nodiscard]] std::optional<int> takeCopyCount(std::vector<std::string>& words);
// "12", "#12", "12,15-20", several of them: by number; nothing where a word is something else.
[[nodiscard]] std::optional<std::vector<model::StackId>> stacksByNumber(
    OpenCollection& open, const std::vector<std::string>& words);
// Of a card called so, also "Name (Mission)", or of that name in the list where the catalogue has no such card.
[[nodiscard]] std::vector<model::StackId> stacksNamed(
    OpenCollection& open, const std::string& name, model::StackList list);
// Of a query, in its order (by name where it has none).
[[nodiscard]] std::vector<model::StackId> stacksMatching(
    OpenCollection& open, const std::string& query, model::StackList list);
// By number, else by name, else by query; stops where there is none.
[[nodiscard]] std::vector<model::StackId> stacksMeant(
    OpenCollection& open, const std::vector<std::string>& words, model::StackList list);

// Texts as people write them, without blanks around them; `what` is in the Stop of one that cannot be kept.
// " Did you mean “Binder 2”?": what a query that no stack matches may have meant.
[[nodiscard]] std::string querySlip(OpenCollection& open, const std::string& text);
[[nodiscard]] std::string keptText(const std::string& text, const char* what, bool notes = false);
// The value of a field; stops with what the field takes.
[[nodiscard]] model::StackValue fieldFrom(model::StackField field, const std::string& text);
[[nodiscard]] std::vector<std::string> fieldList(); // "quantity", "for-trade": what can be changed

struct HeldCopies {
    model::BuiltDeckId deck = 0;
    std::string name;
    int copies = 0;
};
struct ListedStack {
    model::Stack stack;
    std::vector<HeldCopies> held; // set aside for decks
};
[[nodiscard]] std::vector<ListedStack> listed(OpenCollection& open, const std::vector<model::StackId>& stacks);
[[nodiscard]] Json valueDaysJson(const ValueDays& days); // { "from", "to" }, or null
// { "stacks": […], "cards": n }
[[nodiscard]] Json stacksJson(const std::vector<ListedStack>& stacks);
// What an edit left of the stacks it touched, on standard output, and what it was, on standard error.
int tell(OpenCollection& open, const model::CollectionEdit& edit);
// Makes the edit and tells it.
int change(OpenCollection& open, const CollectionDocument::Plan& plan);

// What the commands of `collection` are asked.
struct CollectionOptions {
    std::vector<std::string> words, tags, columns, gives, gets;
    std::string field, newValue, file, group, day, format, ruleset, card, set, place, page, sheet, partner, offers,
        wishes;
    std::map<model::StackField, std::string> stack; // fields as they are typed
    int forTrade = 0, limit = 20, steps = 1;
    bool wants = false, unmatched = false, all = false, details = false, replace = false, dryRun = false, offer = false,
         want = false, prices = false, copies = false, takeSuggestions = false;

    [[nodiscard]] model::StackList list() const
    {
        return unmatched ? model::StackList::Unmatched : wants ? model::StackList::Wanted : model::StackList::Owned;
    }
};
void addListOptions(Command& command, CollectionOptions& options); // which list
// The commands of `collection` that change it, and those that read and write files of it.
void addCollectionEdits(const Registrar& collection);
void addCollectionFiles(const Registrar& collection);
void addMissing(const Registrar& registrar, const char* help); // also a command by itself
void addBuild(const Registrar& decks);

} // namespace nexus::app::cli
