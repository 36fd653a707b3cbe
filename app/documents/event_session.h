// The event that the window has open, if any: the one door its pages go through. Lists are read and checked on a worker
// (EntryJob); what each entered list is worth is worked out once and kept until the list or the catalogue is another.
// Lives in the main thread; needs a ready workspace.
#pragma once

#include "app/documents/event_file.h"
#include "app/documents/event_lists.h"
#include "app/documents/workspace.h"

#include <QStringList>

#include <map>

namespace nexus::app {

// What is handed in, as it was read.
struct EntryAnswer {
    std::vector<CheckedList> lists;
    std::vector<importers::PlayerRow> players; // of tables of them
    std::size_t passedOver = 0;                // files that are no lists
    QStringList troubles;                      // sentences
};

// Lists in any form, folders of them and tables of players, read and checked under an edition.
class EntryJob : public Job {
    Q_OBJECT
public:
    using Job::Job;
    void start(std::shared_ptr<const ListReader> reader, std::vector<VerifySource> sources,
        const model::RulesetId& edition); // stops what is under way

Q_SIGNALS:
    void done(std::shared_ptr<nexus::app::EntryAnswer> answer);
};

class EventSession : public QObject {
    Q_OBJECT
public:
    // Texts of errors are whole sentences.
    using Done = tl::expected<void, QString>;

    explicit EventSession(Workspace& workspace, QObject* parent = nullptr);

    [[nodiscard]] bool isOpen() const { return m_document != nullptr; }
    // Only while one is open.
    [[nodiscard]] const std::filesystem::path& file() const { return m_document->file(); }
    [[nodiscard]] const model::Event& event() const { return m_document->event(); }
    [[nodiscard]] const model::EventState& state() const { return m_document->state(); }
    [[nodiscard]] Workspace& workspace() const { return m_workspace; }

    Done open(const std::filesystem::path& file);
    Done create(const std::filesystem::path& file, const model::EventSettings& settings);
    // 24 players with the decks that came with the game, nothing played yet, in a new file of the profile.
    Done createSample();
    void close();
    // Who does what follows; stands in the log.
    void setWho(const QString& who);
    [[nodiscard]] const QString& who() const { return m_who; }

    Done act(const std::vector<model::EventDeed>& deeds);
    Done pairNext();
    // Likewise on a worker where it takes longer than a moment; paired() tells how it came out.
    void pairSoon();
    [[nodiscard]] bool isPairing() const { return m_pairJob.isBusy(); }
    static constexpr int pairedInAMoment = 100; // so many players
    Done cut(int players);
    Done takeBack(); // the last deed
    Done lock();
    // What was read is entered; each sentence tells of a list that was not, or of what is worth a word.
    struct Entered {
        int players = 0, lists = 0;
        QStringList told;
    };
    tl::expected<Entered, QString> enter(const EntryAnswer& answer, const std::string& name = {});

    // A player's list under the event's edition, with the player; null: none was handed in, or it is still being
    // checked. What takes longer than a moment goes on in listsJob() (working()), and listsChecked() tells its end.
    [[nodiscard]] const CheckedList* list(model::PlayerNumber player);
    [[nodiscard]] Job& listsJob() { return m_listsJob; }

    // Events that were open, the last first.
    [[nodiscard]] const QStringList& recent() const { return m_recent; }
    void setRecent(const QStringList& files) { m_recent = files.mid(0, mostRecent); }
    static constexpr int mostRecent = 8;

Q_SIGNALS:
    void changed();  // another deed
    void replaced(); // another event, or none
    void working(nexus::app::Job* job, const QString& what);
    void listsChecked();
    void paired(const QString& trouble); // a sentence; empty: it was done

private:
    // A list and what it came to.
    struct Checked {
        std::shared_ptr<const model::EnteredList> entered;
        CheckedList list;
    };
    [[nodiscard]] const CheckedList* known(const model::EventPlayer& player);
    void checkMissing();
    void forgetChecked();
    Done take(tl::expected<std::unique_ptr<EventDocument>, EventTrouble> opened);
    [[nodiscard]] static Done told(const tl::expected<void, EventTrouble>& done);

    Workspace& m_workspace;
    std::unique_ptr<EventDocument> m_document;
    std::map<model::PlayerNumber, Checked> m_checked;
    bool m_tried = false; // to check the lists as they are
    QStringList m_recent;
    QString m_who;
    Job m_listsJob, m_pairJob;
};

} // namespace nexus::app
