#include "app/printing/foreign_reader.h"

#include "app/printing/foreign_picture.h"
#include "app/printing/pdf_sheets.h"
#include "app/printing/qr_symbol.h"
#include "app/printing/tournament_list.h"
#include "model/base/words.h"

#include <QBuffer>
#include <QDataStream>
#include <QImageReader>

#include <chrono>
#include <cstdint>
#include <exception>
#include <memory>
#include <new>

namespace nexus::app {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t readerMemory = 192U << 20U;
constexpr std::int64_t readerPicture = 174 << 20;      // of a picture, packed and unpacked; the rest is ours
constexpr auto readerTime = 1500ms, leastTime = 500ms; // of processor a file; a page
constexpr auto longestWait = 20s;                      // a machine that is busy
constexpr std::size_t longestAnswer = 4U << 20U;
constexpr std::size_t readerFiles = 3; // those to ask and answer
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

template <class Fill> QByteArray packed(const Fill& fill)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    fill(out);
    return bytes;
}

// --- the process that reads ---

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
    confineReader(readerMemory, readerFiles);
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
        late = late || readerTimeLeft() < leastTime;
        found.unread = late && page.hasPictures && found.notes.isEmpty();
        if (!late && found.notes.isEmpty())
            for (const auto& picture : page.pictures(readerPicture - bytes.size())) {
                const auto texts = picture ? qrTexts(*picture) : std::vector<std::string>();
                found.symbols.insert(found.symbols.end(), texts.begin(), texts.end());
                if (!picture)
                    found.trouble = picture.error();
            }
        if (!found.symbols.empty()) {
            found.trouble.clear(); // another one of the page had it
            setReaderTime(readerTime);
        }
        return static_cast<qsizetype>(pages.size()) <= mostPages;
    });
    if (static_cast<qsizetype>(pages.size()) > mostPages)
        return refusal(model::filled(ForeignWords::tr("it has more than %1 pages"), {std::to_string(mostPages)}));
    return packed([&](QDataStream& out) {
        out << true << static_cast<quint32>(pages.size());
        for (const auto& page : pages) {
            out << page.notes << page.unread << QByteArray::fromStdString(page.trouble);
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
    if (texts.empty() && isCutOff({bytes.constData(), static_cast<std::size_t>(bytes.size())}))
        return refusal(cutOffText());
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
    while (const auto request = nextRequest(maxForeignBytes + 1)) {
        setReaderTime(readerTime);
        const auto answer = answerTo(*request);
        setReaderTime(0s);
        sendAnswer({{answer.constData(), static_cast<std::size_t>(answer.size())}});
    }
    return 0;
}

// --- the process that asks ---

ForeignTrouble foreignTrouble(ReaderProcess::Trouble trouble)
{
    using enum ReaderProcess::Trouble;
    switch (trouble) {
    case NotStarted: return {ForeignWords::tr("the part of the program that reads such files does not start"), false};
    case Stopped: return {ForeignWords::tr("reading was stopped"), true};
    case Late: return {ForeignWords::tr("it takes too long to read"), false};
    case TooLong: return {ForeignWords::tr("it says more than a list may"), false};
    case BrokeDown: break;
    }
    return {ForeignWords::tr("it is damaged, or made to do harm: its reader broke down"), false};
}

// Of this thread; one that failed is thrown away, and the next file gets a new one.
Foreign<QByteArray> asked(Task task, std::string_view bytes, const KeepOn& keepOn)
{
    thread_local ReaderProcess reader(readerSwitch);
    if (bytes.size() > maxForeignBytes)
        return tl::unexpected(ForeignTrouble{ForeignWords::tr("it is larger than 40 MB, which no list is"), false});
    const auto first = static_cast<char>(task);
    return reader.start()
        .and_then([&] {
            return reader.send({{&first, 1}, bytes}, longestWait, keepOn);
        })
        .and_then([&] { return reader.next(longestAnswer, longestWait, keepOn); })
        .map_error(foreignTrouble);
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
        QByteArray trouble;
        in >> page.notes >> page.unread >> trouble;
        page.trouble = trouble.toStdString();
        if (!takeTexts(in, page.symbols))
            return false;
    }
    return pages.size() == count;
}

} // namespace

Foreign<std::vector<ForeignPage>> readPdfPages(std::string_view pdf, const KeepOn& keepOn)
{
    std::vector<ForeignPage> pages;
    return unpack(asked(Task::Pdf, pdf, keepOn), [&](QDataStream& in) { return takePages(in, pages); }).map([&] {
        return std::move(pages);
    });
}

Foreign<std::vector<std::string>> readQrTexts(std::string_view picture, const KeepOn& keepOn)
{
    std::vector<std::string> texts;
    return unpack(asked(Task::Picture, picture, keepOn), [&](QDataStream& in) {
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
    if (!isReader(argc, argv, readerSwitch))
        return std::nullopt;
    return serve();
}

} // namespace nexus::app
