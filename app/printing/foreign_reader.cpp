#include "app/printing/foreign_reader.h"

#include "app/base/language.h"
#include "app/printing/foreign_picture.h"
#include "app/printing/pdf_sheets.h"
#include "app/printing/qr_symbol.h"
#include "app/printing/tournament_list.h"
#include "model/base/words.h"

#include <QBuffer>
#include <QDataStream>
#include <QDeadlineTimer>
#include <QFile>
#include <QImageReader>
#include <QProcess>

#include <array>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

namespace nexus::app {

namespace {

constexpr std::size_t readerMemory = 192U << 20U;
constexpr std::int64_t readerPicture = 174 << 20; // of a picture, packed and unpacked; the rest is ours
constexpr suseconds_t readerTime = 1'500'000, leastTime = 500'000; // microseconds of processor a file; a page
constexpr int longestWait = 20'000, step = 50; // milliseconds: a machine that is busy, and between two questions
constexpr qsizetype longestAnswer = 4 << 20;
constexpr qsizetype mostPages = 2000, mostNoteBytes = 8 << 10;
// Of a decklist (DecklistSheet::write).
const std::vector<const char*>& keptNotes()
{
    static const auto notes = [] {
        std::vector<const char*> keys{"Deck", "Code", "Checksum", "Game"};
        for (const auto& field : playerFields)
            keys.push_back(field.key);
        return keys;
    }();
    return notes;
}

enum class Task : quint8 { Pdf, Picture };

struct ForeignWords {
    NEXUS_WORDS(ForeignWords)
};

// A frame is its length and its bytes.
void send(QIODevice& to, const QByteArray& bytes)
{
    const auto length = static_cast<quint32>(bytes.size());
    to.write(reinterpret_cast<const char*>(&length), sizeof length);
    to.write(bytes);
}

template <class Fill> QByteArray packed(const Fill& fill)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    fill(out);
    return bytes;
}

// --- the process that reads ---

void setLimit(decltype(RLIMIT_CORE) what, rlim_t most)
{
    const rlimit limit{most, most};
    setrlimit(what, &limit);
}

// Whatever has to be opened is open by now: the reader of each kind of picture is a plug-in.
void confine()
{
    QImageReader::setAllocationLimit(0); // it takes grey for colours; pictureOf asks for less
    for (const char* format : {"PNG", "JPG", "WEBP", "TIFF", "BMP"}) {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QImage(32, 32, QImage::Format_RGB32).save(&buffer, format);
        if (const auto picture = pictureOf({bytes.constData(), static_cast<std::size_t>(bytes.size())}, qrShrink))
            (void)qrTexts(*picture);
    }
    setLimit(RLIMIT_DATA, readerMemory);
    setLimit(RLIMIT_FSIZE, 0);
    setLimit(RLIMIT_CORE, 0);
    setLimit(RLIMIT_NPROC, 0);
    setLimit(RLIMIT_NOFILE, 3);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
}

void setTimer(suseconds_t time)
{
    const itimerval timer{{0, 0}, {time / 1'000'000, time % 1'000'000}};
    setitimer(ITIMER_PROF, &timer, nullptr); // its signal ends the process
}

suseconds_t timeLeft()
{
    itimerval timer{};
    getitimer(ITIMER_PROF, &timer);
    return timer.it_value.tv_sec * 1'000'000 + timer.it_value.tv_usec;
}

QByteArray refusal(const std::string& reason)
{
    return packed([&](QDataStream& out) { out << false << QByteArray::fromStdString(reason); });
}

void sendTexts(QDataStream& out, const std::vector<std::string>& texts)
{
    out << static_cast<quint32>(texts.size());
    for (const auto& text : texts)
        out << QByteArray::fromStdString(text);
}

// Each page with a code has the time of a file anew: a scanner puts a whole round into one. Of pages without one, most
// of whose time may be spent, the rest is told as not looked at.
QByteArray pagesAnswer(const QByteArray& bytes)
{
    std::vector<ForeignPage> pages;
    bool late = false;
    eachPdfPage(bytes, [&](const PdfPage& page) {
        auto& found = pages.emplace_back();
        for (const char* key : keptNotes())
            if (const auto text = page.notes.value(key); !text.isEmpty())
                found.notes.insert(key, text.left(mostNoteBytes));
        late = late || timeLeft() < leastTime;
        found.unread = late && page.hasPictures && found.notes.isEmpty();
        if (!late && found.notes.isEmpty())
            for (const auto& picture : page.pictures())
                for (const auto& text : qrTexts(picture))
                    found.symbols.push_back(text);
        if (!found.symbols.empty())
            setTimer(readerTime);
        return static_cast<qsizetype>(pages.size()) <= mostPages;
    });
    if (static_cast<qsizetype>(pages.size()) > mostPages)
        return refusal(model::filled(ForeignWords::tr("it has more than %1 pages"), {std::to_string(mostPages)}));
    return packed([&](QDataStream& out) {
        out << true << static_cast<quint32>(pages.size());
        for (const auto& page : pages) {
            out << page.notes << page.unread;
            sendTexts(out, page.symbols);
        }
    });
}

QByteArray textsAnswer(const QByteArray& bytes)
{
    const auto picture = pictureOf(
        {bytes.constData(), static_cast<std::size_t>(bytes.size())}, qrShrink, readerPicture);
    if (!picture)
        return refusal(picture.error());
    const auto texts = qrTexts(*picture);
    return packed([&](QDataStream& out) {
        out << true;
        sendTexts(out, texts);
    });
}

QByteArray answerTo(const QByteArray& request)
{
    const auto bytes = QByteArray::fromRawData(request.constData() + 1, request.size() - 1);
    try {
        return static_cast<Task>(request.front()) == Task::Pdf ? pagesAnswer(bytes) : textsAnswer(bytes);
    } catch (const std::bad_alloc&) {
        return refusal(ForeignWords::tr("it takes more memory than a list may"));
    } catch (const std::exception& error) {
        return refusal(error.what());
    }
}

int serve()
{
    confine();
    QFile in, out;
    if (!in.open(STDIN_FILENO, QIODevice::ReadOnly | QIODevice::Unbuffered) ||
        !out.open(STDOUT_FILENO, QIODevice::WriteOnly | QIODevice::Unbuffered))
        return 1;
    for (quint32 length = 0; in.read(reinterpret_cast<char*>(&length), sizeof length) == sizeof length;) {
        if (length == 0 || length > maxForeignBytes + 1)
            return 1;
        QByteArray request(static_cast<qsizetype>(length), Qt::Uninitialized);
        for (qsizetype have = 0; have < request.size();) {
            const auto got = in.read(request.data() + have, request.size() - have);
            if (got <= 0)
                return 1;
            have += got;
        }
        setTimer(readerTime);
        const auto answer = answerTo(request);
        setTimer(0);
        send(out, answer);
    }
    return 0;
}

// --- the process that asks ---

// The reader of this thread; one that failed is thrown away, and the next file gets a new one.
class ReaderProcess {
public:
    ~ReaderProcess() { end(); }
    Foreign<QByteArray> ask(Task task, std::string_view bytes, const KeepOn& keepOn)
    {
        if (bytes.size() > maxForeignBytes)
            return trouble(ForeignWords::tr("it is larger than 40 MB, which no list is"));
        if (!isThere())
            return trouble(ForeignWords::tr("the part of the program that reads such files does not start"));
        QByteArray request;
        request.reserve(static_cast<qsizetype>(bytes.size()) + 1);
        request.append(static_cast<char>(task)).append(bytes.data(), static_cast<qsizetype>(bytes.size()));
        send(*m_process, request);
        request.clear();
        QByteArray answer;
        quint32 length = 0;
        const QDeadlineTimer end(longestWait);
        while (answer.size() < static_cast<qsizetype>(sizeof length + length)) {
            if (keepOn && !keepOn())
                return stopped();
            if (end.hasExpired())
                return failed(ForeignWords::tr("it takes too long to read"));
            (void)m_process->waitForReadyRead(step);
            answer += m_process->readAllStandardOutput();
            if (m_process->state() != QProcess::Running)
                return ended();
            if (answer.size() >= static_cast<qsizetype>(sizeof length))
                std::memcpy(&length, answer.constData(), sizeof length);
            if (length > longestAnswer)
                return failed(ForeignWords::tr("it says more than a list may"));
        }
        return answer.mid(sizeof length);
    }

private:
    bool isThere()
    {
        if (m_process && m_process->state() == QProcess::Running)
            return true;
        m_process = std::make_unique<QProcess>();
        m_process->setProcessChannelMode(QProcess::SeparateChannels);
        m_process->setStandardErrorFile(QProcess::nullDevice());
        m_process->start(QStringLiteral("/proc/self/exe"), {QLatin1String(readerSwitch), spoken()});
        if (m_process->waitForStarted())
            return true;
        m_process.reset();
        return false;
    }
    void end()
    {
        if (m_process) {
            m_process->kill();
            m_process->waitForFinished();
        }
        m_process.reset();
    }
    static tl::unexpected<ForeignTrouble> trouble(std::string reason)
    {
        return tl::unexpected(ForeignTrouble{std::move(reason), false});
    }
    tl::unexpected<ForeignTrouble> failed(std::string reason)
    {
        end();
        return trouble(std::move(reason));
    }
    tl::unexpected<ForeignTrouble> stopped()
    {
        (void)failed({});
        return tl::unexpected(ForeignTrouble{ForeignWords::tr("reading was stopped"), true});
    }
    tl::unexpected<ForeignTrouble> ended()
    {
        const bool late = m_process->exitStatus() == QProcess::CrashExit && m_process->exitCode() == SIGPROF;
        return failed(late ? ForeignWords::tr("it takes too long to read")
                           : ForeignWords::tr("it is damaged, or made to do harm: its reader broke down"));
    }

    std::unique_ptr<QProcess> m_process;
};

ReaderProcess& reader()
{
    thread_local ReaderProcess process;
    return process;
}

constexpr std::size_t mostSymbols = 1000;

// What the process says is believed no more than the file is.
template <class Take> Foreign<void> unpack(const Foreign<QByteArray>& bytes, const Take& take)
{
    if (!bytes)
        return tl::unexpected(bytes.error());
    QDataStream in(*bytes);
    bool good = false;
    in >> good;
    if (!good) {
        QByteArray reason;
        in >> reason;
        return tl::unexpected(ForeignTrouble{reason.toStdString(), false});
    }
    if (!take(in) || in.status() != QDataStream::Ok)
        return tl::unexpected(ForeignTrouble{ForeignWords::tr("its reader broke down"), false});
    return {};
}

bool takeTexts(QDataStream& in, std::vector<std::string>& texts)
{
    quint32 count = 0;
    in >> count;
    for (quint32 i = 0; i < count && i < mostSymbols && in.status() == QDataStream::Ok; ++i) {
        QByteArray text;
        in >> text;
        texts.push_back(text.toStdString());
    }
    return texts.size() == count;
}

bool takePages(QDataStream& in, std::vector<ForeignPage>& pages)
{
    quint32 count = 0;
    in >> count;
    for (quint32 i = 0; i < count && i < mostPages && in.status() == QDataStream::Ok; ++i) {
        auto& page = pages.emplace_back();
        in >> page.notes >> page.unread;
        if (!takeTexts(in, page.symbols))
            return false;
    }
    return pages.size() == count;
}

} // namespace

Foreign<std::vector<ForeignPage>> readPdfPages(std::string_view pdf, const KeepOn& keepOn)
{
    std::vector<ForeignPage> pages;
    return unpack(reader().ask(Task::Pdf, pdf, keepOn), [&](QDataStream& in) { return takePages(in, pages); }).map([&] {
        return std::move(pages);
    });
}

Foreign<std::vector<std::string>> readQrTexts(std::string_view picture, const KeepOn& keepOn)
{
    std::vector<std::string> texts;
    return unpack(reader().ask(Task::Picture, picture, keepOn), [&](QDataStream& in) {
        return takeTexts(in, texts);
    }).map([&] { return std::move(texts); });
}

Foreign<std::vector<std::string>> readQrTexts(const QImage& picture, const KeepOn& keepOn)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG", 100); // quickly, not small
    return readQrTexts({bytes.constData(), static_cast<std::size_t>(bytes.size())}, keepOn);
}

std::optional<int> runForeignReader(int argc, char** argv)
{
    if (argc != 3 || std::strcmp(argv[1], readerSwitch) != 0)
        return std::nullopt;
    speak(QString::fromLatin1(argv[2]));
    return serve();
}

} // namespace nexus::app
