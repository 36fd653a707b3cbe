// Rule texts read beside the window. A question about what texts mean (does:draw) over a list of thousands can be
// answered only when they are read, which takes seconds, once for a catalogue. A view asks its question with unread
// texts set apart (SearchContext::unread) and shows them to expect(): while there are any its rows stay what they were,
// words() say so, and read() says when to ask again.
#pragma once

#include "app/base/job.h"
#include "model/base/progress.h"
#include "model/search/query_match.h"

#include <QTimer>

namespace nexus::app {

// Reads the texts of these cards, or of those a query about cards asks, on all cores; for workers. False where `report`
// stopped it.
bool readTexts(const model::CardSet& cards, const model::Catalogue& catalogue, const model::Progress& report);
bool readTextsFor(const model::QueryNode& query, const model::Catalogue& catalogue, const model::Progress& report);

class TextReading : public QObject {
    Q_OBJECT
public:
    explicit TextReading(QObject* parent = nullptr);

    // What a question left unread, of the catalogue it was asked of: nothing, and what is under way is dropped; or its
    // reading begins. True: the answer is one.
    bool expect(const model::UnreadTexts& unread, std::shared_ptr<const model::Catalogue> catalogue);
    // By hand; the texts read so far stay read.
    void stop();
    void goOn();
    [[nodiscard]] bool isOpen() const { return m_catalogue != nullptr; } // there is no answer yet
    [[nodiscard]] bool isReading() const { return m_job.isBusy() && isOpen() && !m_stopped; }
    // How far it is, or that it was stopped. Empty where nothing is open, and at first, for most is read in a blink.
    [[nodiscard]] const QString& words() const { return m_words; }

Q_SIGNALS:
    void changed(); // words() are others
    void read();    // the question can be asked again

private:
    void start();
    void tell();
    void say(const QString& words);

    std::shared_ptr<const model::Catalogue> m_catalogue; // null: nothing is open
    model::CardSet m_cards;
    QString m_words;
    int m_percent = 0;
    bool m_stopped = false;
    QTimer m_slow;
    Job m_job; // last: whoever drops this waits for it first
};

} // namespace nexus::app
