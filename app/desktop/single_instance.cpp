#include "app/desktop/single_instance.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QLocalServer>
#include <QLocalSocket>
#include <QThread>

#include <chrono>
#include <system_error>

namespace nexus::app {

namespace {

// One name for all the ways to write a path; short, as sockets' names have to be.
QString serverName(const std::filesystem::path& profile)
{
    std::error_code none;
    auto whole = std::filesystem::weakly_canonical(profile, none);
    if (none)
        whole = profile;
    const auto hash = QCryptographicHash::hash(QByteArray::fromStdString(whole.string()), QCryptographicHash::Sha256);
    return QStringLiteral("nexusdeck-") + QString::fromLatin1(hash.toHex().left(24));
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

bool SingleInstance::claim()
{
    if (!m_lock.tryLock(0) && m_lock.error() == QLockFile::LockFailedError)
        return false;
    m_server = std::make_unique<QLocalServer>();
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server.get(), &QLocalServer::newConnection, this, &SingleInstance::answer);
    if (!m_server->listen(m_name)) { // what a program that was killed has left
        QLocalServer::removeServer(m_name);
        (void)m_server->listen(m_name);
    }
    return true;
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
