// Pages written on a worker thread: a PDF made and put into its file, or a printer fed. Tells how far it is, may be
// called off until the file is put in place. One use an object; signals arrive in the thread of the object.
#pragma once

#include <QObject>

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <thread>

namespace nexus::app {

class PagesJob : public QObject {
    Q_OBJECT
public:
    using Report = std::function<bool(int done, int all)>;                     // false: stop
    using MakeBytes = std::function<std::optional<QByteArray>(const Report&)>; // nothing: called off
    using Feed = std::function<bool(const Report&)>;                           // false: called off

    explicit PagesJob(QObject* parent = nullptr);
    ~PagesJob() override; // calls off and waits

    void write(const QString& file, MakeBytes make);
    void run(Feed feed);
    void cancel() { m_cancelled = true; }

Q_SIGNALS:
    void progress(int done, int all);
    void finished();
    void cancelled();
    void failed(const QString& message); // a whole sentence

private:
    void start(std::function<bool()> work);

    std::thread m_thread;
    std::atomic<bool> m_cancelled = false;
};

} // namespace nexus::app
