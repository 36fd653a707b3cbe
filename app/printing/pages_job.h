// Pages written on a worker thread: a PDF made and put into its file, or a printer fed. May be called off until the
// file is put in place.
#pragma once

#include "app/base/job.h"

#include <optional>

namespace nexus::app {

class PagesJob : public Job {
    Q_OBJECT
public:
    using Report = std::function<bool(int done, int all)>;                     // false: stop
    using MakeBytes = std::function<std::optional<QByteArray>(const Report&)>; // nothing: called off
    using Feed = std::function<bool(const Report&)>;                           // false: called off

    using Job::Job;
    void write(const QString& file, MakeBytes make);
    void run(Feed feed);
};

} // namespace nexus::app
