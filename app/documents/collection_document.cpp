#include "app/documents/collection_document.h"

#include "app/base/qt_text.h"
#include "app/base/trouble_text.h"
#include "app/documents/profile.h"
#include "app/text/collection_text.h"
#include "app/text/finding_text.h"
#include "db/collection_store.h"
#include "model/base/words.h"
#include "model/collection/matching.h"

namespace nexus::app {

CollectionDocument::CollectionDocument(QObject* parent)
    : QObject(parent)
{
}

CollectionDocument::~CollectionDocument() = default;

void CollectionDocument::open(const std::filesystem::path& folder)
{
    auto store = std::make_unique<db::CollectionStore>(folder / "user.sqlite");
    auto collection = store->load();
    adopt(std::move(store), std::move(collection));
}

void CollectionDocument::setCatalogue(std::shared_ptr<const model::Catalogue> catalogue)
{
    m_catalogue = std::move(catalogue);
    if (callToday())
        Q_EMIT changed(nullptr);
}

// On disk names stay as they were until their stacks are changed.
bool CollectionDocument::callToday()
{
    auto renamed = m_catalogue ? model::calledToday(m_collection, *m_catalogue) : std::nullopt;
    if (!renamed)
        return false;
    m_collection = std::move(renamed->collection);
    m_onDisk.merge(renamed->before); // a stack that was renamed before is kept as it was at first
    return true;
}

void CollectionDocument::forgetNames(const model::CollectionEdit& edit)
{
    if (!m_onDisk.empty())
        for (const auto& change : edit.stacks)
            m_onDisk.erase(change.id());
}

void CollectionDocument::adopt(std::unique_ptr<db::CollectionStore> store, model::Collection collection)
{
    m_store = std::move(store);
    m_collection = std::move(collection);
    m_onDisk.clear();
    (void)callToday();
    readSteps();
    Q_EMIT changed(nullptr);
}

void CollectionDocument::close()
{
    m_store.reset();
    m_collection = {};
    m_undo.clear();
    m_redo.clear();
    Q_EMIT changed(nullptr);
}

QString CollectionDocument::deckName(model::BuiltDeckId deck) const
{
    const auto name = m_deckName ? m_deckName(deck) : QString();
    return name.isEmpty() ? tr("deck #%1").arg(deck) : name;
}

void CollectionDocument::readSteps()
{
    const auto text = [](const std::optional<model::JournalEntry>& entry) {
        return entry ? q(editText(entry->kind, entry->subject, entry->copies)) : QString();
    };
    m_undo = text(m_store->nextUndo());
    m_redo = text(m_store->nextRedo());
}

// What is on disk stands, also where nothing more can be read.
void CollectionDocument::kept(const model::CollectionEdit& edit)
{
    const auto read = guarded([this] { readSteps(); });
    if (!read) {
        m_undo.clear();
        m_redo.clear();
    }
    Q_EMIT changed(&edit);
    if (!read)
        Q_EMIT trouble(read.error());
}

tl::expected<void, QString> CollectionDocument::edit(const Plan& plan, const model::Progress& progress)
{
    if (!m_store)
        return tl::unexpected(tr("The collection is not open."));
    // Another program may be quicker a few times; it is no fault of the person who asks.
    const auto refused = [this](const model::EditRefusal& why) {
        return tl::unexpected(q(refusalText(why, why.deck ? deckName(why.deck).toStdString() : std::string())));
    };
    for (int attempt = 0; attempt < 5; ++attempt) {
        const auto planned = plan(m_collection);
        if (!planned)
            return refused(planned.error());
        // Applied first: what does not fit is never written. What cannot be written is taken back.
        if (const auto applied = m_collection.apply(*planned); !applied)
            return refused(applied.error());
        try {
            m_store->keep(model::fromNames(*planned, m_onDisk), m_collection.totals(), utcNow(), progress);
        } catch (const db::CollectionStale&) {
            refresh();
            continue;
        } catch (...) {
            (void)m_collection.apply(model::inverse(*planned));
            return tl::unexpected(q(currentTroubleText()));
        }
        forgetNames(*planned);
        kept(*planned);
        return {};
    }
    return tl::unexpected(tr("Another program keeps changing the collection. Close it and try again."));
}

model::CollectionVersion CollectionDocument::version() const
{
    return m_store ? m_store->version() : model::CollectionVersion();
}

void CollectionDocument::adoptEdit(const model::CollectionEdit& edit, const model::CollectionVersion& after)
{
    try {
        if (m_store && m_store->follow(after) && m_collection.apply(edit)) {
            forgetNames(edit);
            readSteps();
            Q_EMIT changed(&edit);
            return;
        }
    } catch (...) {
        Q_EMIT trouble(q(currentTroubleText()));
    }
    refresh();
}

tl::expected<void, QString> CollectionDocument::step(bool undone)
{
    if (!m_store)
        return tl::unexpected(tr("The collection is not open."));
    for (int attempt = 0; attempt < 5; ++attempt)
        try {
            const auto entry = undone ? m_store->nextUndo() : m_store->nextRedo();
            if (!entry)
                return tl::unexpected(undone ? tr("There is nothing to undo.") : tr("There is nothing to redo."));
            auto edit = m_store->changes(entry->id);
            if (undone)
                edit = model::inverse(std::move(edit));
            if (const auto applied = m_collection.apply(edit); !applied)
                throw db::CollectionStale("the collection is not what the journal says");
            try {
                m_store->keepUndone(entry->id, undone, m_collection.totals(), utcNow());
            } catch (...) {
                (void)m_collection.apply(model::inverse(edit));
                throw;
            }
            forgetNames(edit);
            kept(edit);
            if (callToday()) // what the journal names is called as it was then
                Q_EMIT changed(nullptr);
            return {};
        } catch (const db::CollectionStale&) {
            refresh();
        } catch (...) {
            return tl::unexpected(q(currentTroubleText()));
        }
    return tl::unexpected(tr("This step no longer fits the collection."));
}

tl::expected<void, QString> CollectionDocument::undo() { return step(true); }
tl::expected<void, QString> CollectionDocument::redo() { return step(false); }

void CollectionDocument::refresh()
{
    if (!m_store)
        return;
    const auto read = guarded([this] {
        m_collection = m_store->load();
        m_onDisk.clear();
        (void)callToday();
        readSteps();
    });
    if (read)
        Q_EMIT changed(nullptr);
    else
        Q_EMIT trouble(read.error());
}

void CollectionDocument::refreshIfChanged()
{
    try {
        if (m_store && m_store->changedElsewhere())
            refresh();
    } catch (...) {
        Q_EMIT trouble(q(currentTroubleText()));
    }
}

// Nothing where no collection is open, and where it cannot be read.
template <class Read> auto CollectionDocument::read(const Read& read) -> decltype(read())
{
    auto found = m_store ? guarded(read) : decltype(guarded(read))();
    if (!found)
        Q_EMIT trouble(found.error());
    return std::move(found).value_or(decltype(read())());
}

std::vector<model::JournalEntry> CollectionDocument::history(int limit, const std::optional<model::CardKey>& card)
{
    return read([&] { return m_store->history(limit, card); });
}

model::CollectionEdit CollectionDocument::changes(model::JournalId id)
{
    return read([&] { return m_store->changes(id); });
}

std::vector<model::DayTotals> CollectionDocument::days()
{
    return read([&] { return m_store->days(); });
}

namespace {

struct HoldWords {
    NEXUS_WORDS(HoldWords)
};

// "Relay Drone: 2 copies set aside for Wet Ink".
QString holdText(const model::HoldChange& change, const QString& card, const QString& deck)
{
    const auto by = std::int64_t{change.after} - change.before;
    const auto text = by > 0 ? HoldWords::tr("%1: %n copies set aside for %2", nullptr, by)
                             : HoldWords::tr("%1: %n copies released by %2", nullptr, -by);
    return q(model::filled(text, {card.toStdString(), deck.toStdString()}));
}

} // namespace

EditLines editLines(const CollectionDocument& document, const model::CollectionEdit& edit, int most,
    const std::optional<model::CardKey>& card)
{
    EditLines all;
    const auto add = [&](auto&& line) {
        if (all.lines.size() < most)
            all.lines << line();
        else
            ++all.left;
    };
    std::map<model::StackId, const model::Stack*> here; // stacks of holds, as the edit has them
    for (const auto& change : edit.stacks) {
        const auto& stack = change.after ? *change.after : *change.before;
        if (!edit.holds.empty())
            here[change.id()] = &stack;
        if (!card || stack.card == *card || (change.before && change.before->card == *card))
            add([&] { return q(changeText(change)); });
    }
    for (const auto& change : edit.holds) {
        const auto at = here.find(change.stack);
        const auto* stack = at != here.end() ? at->second : document.collection().find(change.stack);
        if (!card || (stack && stack->card == *card))
            add([&] {
                return holdText(
                    change, stack ? q(stack->name) : QObject::tr("A deleted stack"), document.deckName(change.deck));
            });
    }
    return all;
}

} // namespace nexus::app
