// Watches over an open deck while it is built: says when what is left up to its total is a dead remainder, which no
// legal card and no pair of cards can use. Works it out on a worker, a moment after an edit, and only while somebody
// looks.
#pragma once

#include "app/base/job.h"
#include "app/documents/deck_document.h"
#include "model/advice/completion.h"

#include <QPointer>
#include <QTimer>

namespace nexus::app {

class RemainderWatch : public QObject {
    Q_OBJECT
public:
    explicit RemainderWatch(QObject* parent = nullptr);

    void setDocument(DeckDocument* document); // nullptr: nothing is open
    void setWatching(bool watching);
    // None while it is not dead, or not known yet.
    [[nodiscard]] const std::optional<model::CompletionRemainder>& dead() const { return m_dead; }

Q_SIGNALS:
    void changed();

private:
    void later();
    void ask();
    void tell(std::optional<model::CompletionRemainder> dead);

    QPointer<DeckDocument> m_document;
    bool m_watching = false;
    std::optional<model::CompletionRemainder> m_dead;
    QTimer m_soon;
    Job m_job;
};

} // namespace nexus::app
