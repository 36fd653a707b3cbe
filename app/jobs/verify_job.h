// Many lists read and checked on a worker thread, with progress and a way to stop. Where it is started again before it
// is done, only the newest question is answered. Lives and answers in one thread; whoever drops it waits for the work.
#pragma once

#include "app/documents/list_check.h"
#include "app/jobs/newest_job.h"

#include <QImage>
#include <QStringList>

namespace nexus::app {

struct VerifySource {
    std::filesystem::path path; // a file or a folder; else:
    std::string name;           // what the text or picture is called
    std::string text;           // a code or a list
    QImage picture;
};

struct VerifyRequest {
    std::shared_ptr<const ListReader> reader;
    std::vector<VerifySource> sources;
    CheckOptions options;
    std::filesystem::path against; // a list to compare with that is still to be read
};

struct VerifyAnswer {
    std::vector<CheckedList> lists;
    std::size_t passedOver = 0;         // files that are no lists
    std::optional<model::Deck> against; // what they were compared with
    QStringList troubles;               // sentences: a folder or the list to compare with that cannot be read
};

class VerifyJob : public QObject {
    Q_OBJECT
public:
    explicit VerifyJob(QObject* parent = nullptr);
    ~VerifyJob() override; // stops and waits

    void start(VerifyRequest request);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_running; }

Q_SIGNALS:
    void progress(int done, int all);
    void done(std::shared_ptr<nexus::app::VerifyAnswer> answer);
    void cancelled();
    void failed(const QString& message);

private:
    std::shared_ptr<std::atomic<bool>> m_stop;
    bool m_running = false;
    NewestJob m_job;
};

} // namespace nexus::app
