#include "app/documents/git_reader.h"

#include "model/base/text.h"
#include "model/base/words.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <new>
#include <utility>

namespace nexus::app {

using importers::FileHistory;
using importers::FileRevision;
using importers::Repository;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t gitMemory = 320U << 20U; // a file is there packed, unpacked and as an answer
constexpr std::size_t gitFiles = 256;          // open at once: packs
constexpr std::size_t longestGitRequest = 1U << 20U;
constexpr std::size_t longestGitAnswer = Repository::maxContents + (1U << 20U);
constexpr std::size_t longestWord = 2000;         // of what may be shown
constexpr auto gitTime = 20s, historyTime = 600s; // of processor
constexpr auto gitWait = 60s;                     // of a clock; a history waits until it is stopped
constexpr auto betweenNews = 100ms;

enum class GitTask : quint8 { Open, FileAt, Files, History, Contents };
enum class GitFrame : char { News, Answer, Refusal };

struct GitWords {
    NEXUS_WORDS(GitWords)
};

QByteArray bytesFor(const std::string& text) { return QByteArray::fromStdString(text); }

template <class Fill> QByteArray gitPacked(const Fill& fill)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    fill(out);
    return bytes;
}

std::string textIn(QDataStream& in)
{
    QByteArray text;
    in >> text;
    return text.toStdString();
}

// What the process says is believed no more than the repository is.
std::string wordIn(QDataStream& in) { return model::cleaned(textIn(in), longestWord); }

std::string_view viewOf(const QByteArray& bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

void answerWith(GitFrame kind, std::string_view bytes)
{
    const auto first = static_cast<char>(kind);
    sendAnswer({{&first, 1}, bytes});
}

// --- the process that reads ---

QByteArray historyAnswer(const FileHistory& history)
{
    return gitPacked([&](QDataStream& out) {
        out << static_cast<quint32>(history.revisions.size());
        for (const auto& [revision, path, contents, fault] : history.revisions)
            out << bytesFor(revision.id) << bytesFor(revision.date) << bytesFor(revision.subject) << bytesFor(path)
                << bytesFor(contents) << bytesFor(fault);
        out << static_cast<quint32>(history.notes.size());
        for (const auto& note : history.notes)
            out << bytesFor(note);
    });
}

QByteArray namesAnswer(const std::vector<std::string>& names)
{
    return gitPacked([&](QDataStream& out) {
        out << static_cast<quint32>(names.size());
        for (const auto& name : names)
            out << bytesFor(name);
    });
}

std::vector<std::string> wordsIn(QDataStream& in, std::size_t most)
{
    quint32 count = 0;
    in >> count;
    std::vector<std::string> words;
    for (quint32 i = 0; i < count && i < most && in.status() == QDataStream::Ok; ++i)
        words.push_back(wordIn(in));
    return words;
}

void answerOr(const tl::expected<std::string, std::string>& bytes)
{
    if (bytes)
        answerWith(GitFrame::Answer, *bytes);
    else
        answerWith(GitFrame::Refusal, bytes.error());
}

// Says now and then how far it is.
model::Progress news()
{
    return [last = std::chrono::steady_clock::now()](std::size_t done, std::size_t) mutable {
        const auto now = std::chrono::steady_clock::now();
        if (now - last > betweenNews) {
            last = now;
            const auto sofar = static_cast<std::uint64_t>(done);
            answerWith(GitFrame::News, {reinterpret_cast<const char*>(&sofar), sizeof sofar});
        }
        return true;
    };
}

void answerGit(const QByteArray& request, std::optional<Repository>& repository)
{
    QDataStream in(request);
    quint8 what = 0;
    in >> what;
    const auto task = static_cast<GitTask>(what);
    setReaderTime(task == GitTask::History ? historyTime : gitTime);
    if (task == GitTask::Open) {
        auto opened = Repository::open(textIn(in));
        if (!opened)
            return answerWith(GitFrame::Refusal, opened.error());
        repository = std::move(*opened);
        return answerWith(GitFrame::Answer, {});
    }
    const auto word = textIn(in);
    if (task == GitTask::Contents)
        return answerOr(repository->contents(word));
    if (task == GitTask::Files) {
        const auto names = repository->files(word, wordsIn(in, Repository::maxListed));
        return names ? answerWith(GitFrame::Answer, viewOf(namesAnswer(*names)))
                     : answerWith(GitFrame::Refusal, names.error());
    }
    const auto path = textIn(in);
    if (task == GitTask::FileAt)
        return answerOr(repository->fileAt(word, path));
    const auto history = repository->history(word, path, news());
    if (!history)
        return answerWith(GitFrame::Refusal, history.error());
    answerWith(GitFrame::Answer, viewOf(historyAnswer(**history))); // nobody stops it here
}

int serveGit()
{
    confineReader(gitMemory, gitFiles);
    std::optional<Repository> repository;
    while (const auto request = nextRequest(longestGitRequest)) {
        if (!repository && request->front() != static_cast<char>(GitTask::Open))
            return 1;
        try {
            answerGit(*request, repository);
        } catch (const std::bad_alloc&) {
            answerWith(
                GitFrame::Refusal, GitWords::tr("The git repository takes more memory to read than a list may."));
        }
        setReaderTime(0s);
    }
    return 0;
}

// --- the process that asks ---

tl::expected<std::optional<FileHistory>, std::string> historyIn(const QByteArray& bytes)
{
    QDataStream in(bytes);
    quint32 count = 0;
    in >> count;
    FileHistory history;
    for (quint32 i = 0; i < count && i < Repository::maxKept + 1 && in.status() == QDataStream::Ok; ++i) {
        auto& [revision, path, contents, fault] = history.revisions.emplace_back();
        for (auto* word : {&revision.id, &revision.date, &revision.subject, &path, &contents, &fault})
            *word = wordIn(in);
    }
    history.notes = wordsIn(in, Repository::maxListed);
    return history;
}

std::string brokenGit(const std::filesystem::path& place)
{
    return model::filled(GitWords::tr("The git repository %1 is damaged: reading it broke down. “git fsck” there says "
                                      "what is wrong."),
        {place.string()});
}

std::string gitTrouble(ReaderProcess::Trouble trouble, const std::filesystem::path& place)
{
    using enum ReaderProcess::Trouble;
    switch (trouble) {
    case NotStarted: return GitWords::tr("The part of the program that reads git repositories does not start.");
    case Late: return model::filled(GitWords::tr("The git repository %1 takes too long to read."), {place.string()});
    case Stopped:
        return model::filled(
            GitWords::tr("The git repository %1 is no longer read: it was stopped."), {place.string()});
    case TooLong:
    case BrokeDown: break;
    }
    return brokenGit(place);
}

} // namespace

struct GitReader::Asked {
    QByteArray bytes;  // of the answer
    std::string fault; // a sentence, where there is none
    bool stopped = false;
};

GitReader::GitReader(std::filesystem::path place)
    : m_place(std::move(place))
    , m_process(std::make_unique<ReaderProcess>(gitReaderSwitch))
{
}

tl::expected<GitReader, std::string> GitReader::open(const std::filesystem::path& place)
{
    GitReader reader(place);
    if (const auto started = reader.m_process->start(); !started)
        return tl::unexpected(gitTrouble(started.error(), place));
    const auto asked = reader.ask(
        gitPacked([&](QDataStream& out) { out << static_cast<quint8>(GitTask::Open) << bytesFor(place.string()); }),
        gitWait);
    if (!asked.fault.empty())
        return tl::unexpected(asked.fault);
    return reader;
}

// One that broke down stays so: the next object would break it as well.
GitReader::Asked GitReader::ask(const QByteArray& request, ReaderProcess::Wait wait, const model::Progress& goOn) const
{
    if (!m_process->isThere())
        return {{}, brokenGit(m_place), false};
    std::uint64_t done = 0;
    const auto keepOn = [&] { return !goOn || goOn(static_cast<std::size_t>(done), 0); };
    const auto failed = [&](ReaderProcess::Trouble trouble) {
        return Asked{{}, gitTrouble(trouble, m_place), trouble == ReaderProcess::Trouble::Stopped};
    };
    if (const auto sent = m_process->send({viewOf(request)}, wait, keepOn); !sent)
        return failed(sent.error());
    for (;;) {
        auto frame = m_process->next(longestGitAnswer, wait, keepOn);
        if (!frame)
            return failed(frame.error());
        const auto bytes = viewOf(*frame);
        if (bytes.size() == 1 + sizeof done && bytes.front() == static_cast<char>(GitFrame::News))
            std::copy(bytes.begin() + 1, bytes.end(), reinterpret_cast<char*>(&done));
        else if (!bytes.empty() && bytes.front() == static_cast<char>(GitFrame::Answer))
            return {frame->remove(0, 1), {}, false};
        else
            return {{}, bytes.size() > 1 ? model::cleaned(bytes.substr(1), longestWord) : brokenGit(m_place), false};
    }
}

tl::expected<std::string, std::string> GitReader::fileAt(const std::string& revision, const std::string& path) const
{
    auto asked = ask(gitPacked([&](QDataStream& out) {
        out << static_cast<quint8>(GitTask::FileAt) << bytesFor(revision) << bytesFor(path);
    }),
        gitWait);
    if (!asked.fault.empty())
        return tl::unexpected(std::move(asked.fault));
    return asked.bytes.toStdString();
}

tl::expected<std::vector<std::string>, std::string> GitReader::files(
    const std::string& revision, const std::vector<std::string>& endings) const
{
    auto asked = ask(gitPacked([&](QDataStream& out) {
        out << static_cast<quint8>(GitTask::Files) << bytesFor(revision) << static_cast<quint32>(endings.size());
        for (const auto& ending : endings)
            out << bytesFor(ending);
    }),
        gitWait);
    if (!asked.fault.empty())
        return tl::unexpected(std::move(asked.fault));
    QDataStream in(asked.bytes);
    return wordsIn(in, Repository::maxListed);
}

tl::expected<std::string, std::string> GitReader::contents(const std::string& id) const
{
    auto asked = ask(
        gitPacked([&](QDataStream& out) { out << static_cast<quint8>(GitTask::Contents) << bytesFor(id); }), gitWait);
    if (!asked.fault.empty())
        return tl::unexpected(std::move(asked.fault));
    return asked.bytes.toStdString();
}

tl::expected<std::optional<FileHistory>, std::string> GitReader::history(
    const std::string& revision, const std::string& path, const model::Progress& goOn) const
{
    auto asked = ask(gitPacked([&](QDataStream& out) {
        out << static_cast<quint8>(GitTask::History) << bytesFor(revision) << bytesFor(path);
    }),
        std::nullopt, goOn);
    if (asked.stopped)
        return std::nullopt;
    if (!asked.fault.empty())
        return tl::unexpected(std::move(asked.fault));
    return historyIn(asked.bytes);
}

std::optional<int> runGitReader(int argc, char** argv)
{
    if (!isReader(argc, argv, gitReaderSwitch))
        return std::nullopt;
    return serveGit();
}

} // namespace nexus::app
