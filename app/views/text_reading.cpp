#include "app/views/text_reading.h"

#include "app/base/batches.h"

namespace nexus::app {

namespace {

constexpr std::uint64_t textsInABatch = 200;
constexpr int readingSlow = 100; // ms

} // namespace

bool readTexts(const model::CardSet& cards, const model::Catalogue& catalogue, const model::Progress& report)
{
    const auto list = cards.cards();
    std::uint64_t read = 0;
    return inBatches(
        list.size(), textsInABatch, read,
        [&](std::uint64_t batch, std::uint64_t size) {
            model::readMeanings(std::span(list).subspan(batch * textsInABatch, size), catalogue);
            return size;
        },
        [&](std::uint64_t done) { return report(done, list.size()); });
}

bool readTextsFor(const model::QueryNode& query, const model::Catalogue& catalogue, const model::Progress& report)
{
    for (;;) {
        model::UnreadTexts unread;
        (void)model::matching(query, catalogue, {.unread = &unread});
        if (!unread.any())
            return true;
        if (!readTexts(unread.cards, catalogue, report))
            return false;
    }
}

TextReading::TextReading(QObject* parent)
    : QObject(parent)
{
    m_slow.setSingleShot(true);
    m_slow.setInterval(readingSlow);
    connect(&m_slow, &QTimer::timeout, this, &TextReading::tell);
    connect(&m_job, &Job::progress, this, [this](int percent) {
        m_percent = percent;
        tell();
    });
    connect(&m_job, &Job::finished, this, [this] {
        m_catalogue.reset();
        Q_EMIT read(); // which may expect more
        if (!isOpen())
            say({});
    });
    connect(&m_job, &Job::failed, this, [this](const QString& message) {
        m_stopped = true;
        say(message);
    });
}

bool TextReading::expect(const model::UnreadTexts& unread, std::shared_ptr<const model::Catalogue> catalogue)
{
    m_job.drop();
    if (!unread.any()) {
        m_catalogue.reset();
        m_slow.stop();
        say({});
        return true;
    }
    m_cards = unread.cards;
    m_catalogue = std::move(catalogue);
    start();
    return false;
}

void TextReading::start()
{
    m_percent = 0;
    if (m_words.isEmpty())
        m_slow.start();
    m_job.start([this, catalogue = m_catalogue, cards = m_cards]() -> Job::Answer {
        const auto percent = m_job.percentReport(cards.count());
        return readTexts(cards, *catalogue, [&](std::size_t done, std::size_t) { return percent(done); })
                   ? Job::completed()
                   : nullptr;
    });
    if (std::exchange(m_stopped, false))
        tell();
}

void TextReading::stop()
{
    if (!isReading())
        return;
    m_job.drop();
    m_stopped = true;
    m_slow.stop();
    say(tr("Rule texts were read to %1 %.").arg(m_percent));
}

void TextReading::goOn()
{
    if (isOpen() && m_stopped)
        Q_EMIT read(); // what is left is seen by asking
}

void TextReading::tell()
{
    if (isReading() && !m_slow.isActive())
        say(tr("Reading rule texts: %1 %").arg(m_percent));
}

void TextReading::say(const QString& words)
{
    if (m_words != words) {
        m_words = words;
        Q_EMIT changed();
    }
}

} // namespace nexus::app
