// One window program a profile: the first holds a lock in the profile's folder and listens; the next hands its files
// over and goes. A lock whose process is gone counts for nothing. A profile that cannot be locked at all (a folder that
// is read only) is opened without.
#pragma once

#include <QLockFile>
#include <QObject>
#include <QString>

#include <filesystem>
#include <memory>

QT_BEGIN_NAMESPACE
class QLocalServer;
QT_END_NAMESPACE

namespace nexus::app {

class SingleInstance : public QObject {
    Q_OBJECT
public:
    explicit SingleInstance(const std::filesystem::path& profile, QObject* parent = nullptr);
    ~SingleInstance() override;

    // Whether the profile is this program's now; it listens then.
    [[nodiscard]] bool claim();
    // Asks the program that has it to come to the front and open files (absolute paths); false where it does not
    // answer.
    [[nodiscard]] bool tell(const QStringList& files, int milliseconds = 5000);
    void release(); // for the program that is to follow this one

Q_SIGNALS:
    void asked(const QStringList& files);

private:
    void answer();

    QString m_name; // of the server
    QLockFile m_lock;
    std::unique_ptr<QLocalServer> m_server;
};

} // namespace nexus::app
