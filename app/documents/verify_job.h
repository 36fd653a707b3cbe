// Many lists read and checked on a worker thread, with progress and a way to stop.
#pragma once

#include "app/base/job.h"
#include "app/documents/list_check.h"

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

class VerifyJob : public Job {
    Q_OBJECT
public:
    using Job::Job;
    void start(VerifyRequest request); // stops what is under way

Q_SIGNALS:
    void done(std::shared_ptr<nexus::app::VerifyAnswer> answer);
};

} // namespace nexus::app
