// One window program a profile: the first holds a lock in the profile's folder and listens; the next hands its files
// over and goes. A lock whose process is gone counts for nothing, and one that says nothing (empty, damaged, no file)
// is put aside. A profile that cannot be locked at all (a folder that is read only) is opened without.
#pragma once

#include <QLockFile>
#include <QObject>
#include <QString>

#include <filesystem>
#include <memory>
#include <optional>

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
    // The same, whoever has it: for a person who knows that nobody has.
    [[nodiscard]] bool claimAnyway();
    // Who has the profile, where claim() was refused.
    struct Holder {
        QString machine; // empty: this one
        qint64 process = 0;
    };
    [[nodiscard]] Holder holder() const;
    [[nodiscard]] std::filesystem::path lockFile() const;
    // Where a lock that said nothing lies now.
    [[nodiscard]] const std::optional<std::filesystem::path>& aside() const { return m_aside; }
    // Asks the program that has it to come to the front and open files (absolute paths); false where it does not
    // answer.
    [[nodiscard]] bool tell(const QStringList& files, int milliseconds = 5000);
    void release(); // for the program that is to follow this one

Q_SIGNALS:
    void asked(const QStringList& files);

private:
    [[nodiscard]] bool lock();
    void listen();
    void answer();

    QString m_name; // of the server
    QLockFile m_lock;
    std::optional<std::filesystem::path> m_aside;
    std::unique_ptr<QLocalServer> m_server;
};

} // namespace nexus::app
