#include "app/desktop/single_instance.h"

#include "app/base/put_aside.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QLocalServer>
#include <QLocalSocket>
#include <QStandardPaths>
#include <QSysInfo>
#include <QThread>

#include <chrono>
#include <system_error>

namespace nexus::app {

namespace {

// One name for all the ways to write a path; short, as sockets' names have to be. It lies where nobody but the user may
// write, if there is such a place.
QString serverName(const std::filesystem::path& profile)
{
    std::error_code none;
    auto whole = std::filesystem::weakly_canonical(profile, none);
    if (none)
        whole = profile;
    const auto hash = QCryptographicHash::hash(QByteArray::fromStdString(whole.string()), QCryptographicHash::Sha256);
    const auto folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    const auto name = QStringLiteral("nexusdeck-") + QString::fromLatin1(hash.toHex().left(24));
    constexpr qsizetype longestPath = 100; // of a socket, on any system
    const auto path = folder + QLatin1Char('/') + name;
    return folder.isEmpty() || path.toUtf8().size() > longestPath ? name : path;
}

constexpr auto streamVersion = QDataStream::Qt_6_4;
constexpr char agreed = '+';

} // namespace

SingleInstance::SingleInstance(const std::filesystem::path& profile, QObject* parent)
    : QObject(parent)
    , m_name(serverName(profile))
    , m_lock(QString::fromStdString((profile / "window.lock").string()))
{
    m_lock.setStaleLockTime(0); // age says nothing: windows stay open for days
}

SingleInstance::~SingleInstance() { release(); }

std::filesystem::path SingleInstance::lockFile() const { return m_lock.fileName().toStdString(); }

SingleInstance::Holder SingleInstance::holder() const
{
    Holder holder;
    QString program;
    if (m_lock.getLockInfo(&holder.process, &holder.machine, &program) && holder.machine == QSysInfo::machineHostName())
        holder.machine.clear();
    return holder;
}

// False where somebody has it. A pipe would keep who reads it waiting, and a lock that names nobody keeps nobody out.
bool SingleInstance::lock()
{
    const auto locked = [this] { return m_lock.tryLock(0) || m_lock.error() != QLockFile::LockFailedError; };
    if (isPlainFile(lockFile())) {
        for (int look = 0; look < 2; ++look) { // who locks it this moment has not written yet
            if (locked())
                return true;
            if (holder().process != 0)
                return false;
            QThread::msleep(100);
        }
    }
    m_aside = putAside(lockFile());
    return !m_aside || locked();
}

bool SingleInstance::claim()
{
    if (!lock())
        return false;
    listen();
    return true;
}

bool SingleInstance::claimAnyway()
{
    m_aside = putAside(lockFile());
    return claim();
}

void SingleInstance::listen()
{
    m_server = std::make_unique<QLocalServer>();
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server.get(), &QLocalServer::newConnection, this, &SingleInstance::answer);
    if (!m_server->listen(m_name)) { // what a program that was killed has left
        QLocalServer::removeServer(m_name);
        (void)m_server->listen(m_name);
    }
}

void SingleInstance::answer()
{
    while (auto* socket = m_server->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        const auto read = [this, socket] {
            QDataStream in(socket);
            in.setVersion(streamVersion);
            QStringList files;
            in.startTransaction();
            in >> files;
            if (!in.commitTransaction())
                return; // more will come
            socket->putChar(agreed);
            socket->flush();
            Q_EMIT asked(files);
        };
        connect(socket, &QLocalSocket::readyRead, this, read);
        if (socket->bytesAvailable() > 0)
            read();
    }
}

bool SingleInstance::tell(const QStringList& files, int milliseconds)
{
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::milliseconds(milliseconds);
    QLocalSocket socket;
    while (true) { // the first may just be starting
        socket.connectToServer(m_name);
        if (socket.waitForConnected(500))
            break;
        if (Clock::now() > end)
            return false;
        QThread::msleep(50);
    }
    QDataStream out(&socket);
    out.setVersion(streamVersion);
    out << files;
    socket.flush();
    while (socket.bytesAvailable() == 0) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
        if (left <= 0 || !socket.waitForReadyRead(static_cast<int>(left)))
            return false;
    }
    char word = 0;
    return socket.getChar(&word) && word == agreed;
}

void SingleInstance::release()
{
    m_server.reset();
    m_lock.unlock();
}

} // namespace nexus::app
