#include "app/printing/pages_job.h"

#include "app/base/file_bytes.h"

#include <stdexcept>

namespace nexus::app {

void PagesJob::write(const QString& file, MakeBytes make)
{
    run([this, file, make = std::move(make)](const Report& report) {
        const auto bytes = make(report);
        if (!bytes || isStopped())
            return false;
        if (const auto written = writeFile(file.toStdString(), bytes->toStdString()); !written)
            throw std::runtime_error(file.toStdString() + " " + written.error() + ".");
        return true;
    });
}

void PagesJob::run(Feed feed)
{
    start([this, feed = std::move(feed)]() -> Answer {
        return feed([this](int done, int all) { return report(done, all); }) ? completed() : nullptr;
    });
}

} // namespace nexus::app
