#include "app/views/remainder_watch.h"

#include <algorithm>

namespace nexus::app {

namespace {

constexpr int afterEdits = 120; // milliseconds; keys repeat

} // namespace

RemainderWatch::RemainderWatch(QObject* parent)
    : QObject(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(afterEdits);
    connect(&m_soon, &QTimer::timeout, this, &RemainderWatch::ask);
}

void RemainderWatch::setDocument(DeckDocument* document)
{
    (void)follow(m_document, document, this, &RemainderWatch::later);
    later();
}

void RemainderWatch::setWatching(bool watching)
{
    m_watching = watching;
    later();
}

// What was said of the deck before is not true any more.
void RemainderWatch::later()
{
    m_job.drop();
    tell(std::nullopt);
    const auto isOpen = [](const model::Finding& finding) { return finding.constraint && finding.isOpen(); };
    const auto* report = m_document ? &m_document->report() : nullptr;
    if (m_watching && report && std::any_of(report->findings.begin(), report->findings.end(), isOpen))
        m_soon.start();
    else
        m_soon.stop();
}

void RemainderWatch::ask()
{
    if (!m_document || !m_watching)
        return;
    m_job.start([this, deck = m_document->deck(), checker = m_document->sharedChecker()]() -> Job::Answer {
        auto found = model::DeckCompletions(*checker, deck).remainder();
        if (found && !found->dead())
            found.reset();
        return [this, found] { tell(found); };
    });
}

void RemainderWatch::tell(std::optional<model::CompletionRemainder> dead)
{
    if (m_dead == dead)
        return;
    m_dead = dead;
    Q_EMIT changed();
}

} // namespace nexus::app
