#include "importers/file_kind.h"

#include "importers/reason_words.h"
#include "importers/zip_file.h"
#include "model/base/text.h"

#include <algorithm>
#include <string>

namespace nexus::importers {

namespace {

using namespace std::string_view_literals;

// Sentences that several kinds share.
constexpr const char* isPicture = NEXUS_TEXT("ReasonWords", "the file is a picture, not a text");
constexpr const char* isPacked = NEXUS_TEXT("ReasonWords", "the file is a packed archive; unpack it first");
constexpr const char* isFilm = NEXUS_TEXT("ReasonWords", "the file is a film or a piece of music, not a text");
constexpr const char* isPhonePicture = NEXUS_TEXT(
    "ReasonWords", "the file is a picture in the form of a phone (HEIC); save it as JPEG");
constexpr const char* isProgram = NEXUS_TEXT("ReasonWords", "the file is a program, not a text");

struct Signature {
    std::string_view bytes;
    std::size_t at; // from the beginning of the file
    const char* sentence;
};

constexpr Signature signatures[] = {
    {"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"sv, 0,
        NEXUS_TEXT("ReasonWords",
            "the file is a document of Microsoft Office in its old or locked form; save it as .xlsx without a "
            "password, or as CSV")},
    {"%PDF-"sv, 0, NEXUS_TEXT("ReasonWords", "the file is a PDF, not a text")},
    {"\x89PNG\r\n\x1a\n"sv, 0, isPicture},
    {"\xff\xd8\xff"sv, 0, isPicture},
    {"GIF87a"sv, 0, isPicture},
    {"GIF89a"sv, 0, isPicture},
    {"II*\0"sv, 0, isPicture},
    {"MM\0*"sv, 0, isPicture},
    {"WEBP"sv, 8, isPicture},
    {"ftypavif"sv, 4, isPicture},
    {"ftypheic"sv, 4, isPhonePicture},
    {"ftypheix"sv, 4, isPhonePicture},
    {"ftypmif1"sv, 4, isPhonePicture},
    {"ftyp"sv, 4, isFilm},
    {"ID3\x03"sv, 0, isFilm},
    {"ID3\x04"sv, 0, isFilm},
    {"OggS\0"sv, 0, isFilm},
    {"\x1f\x8b"sv, 0, isPacked},
    {"BZh9"sv, 0, isPacked},
    {"\xfd"
     "7zXZ\0"sv,
        0, isPacked},
    {"7z\xbc\xaf\x27\x1c"sv, 0, isPacked},
    {"Rar!\x1a\x07"sv, 0, isPacked},
    {"\x28\xb5\x2f\xfd"sv, 0, isPacked},
    {"ustar"sv, 257, isPacked},
    {"SQLite format 3\0"sv, 0, NEXUS_TEXT("ReasonWords", "the file is an SQLite database, not a text")},
    {"\x7f"
     "ELF"sv,
        0, isProgram},
    {"MZ\x90\0"sv, 0, isProgram},
    {"{\\rtf"sv, 0, NEXUS_TEXT("ReasonWords", "the file is a document with formatting (RTF); save it as plain text")},
};

// What an archive is, by a file in it.
struct PackedKind {
    const char* file;
    const char* sentence;
};
constexpr PackedKind packedKinds[] = {
    {"Index/Document.iwa",
        NEXUS_TEXT("ReasonWords", "the file is a document of Apple Numbers; export it as Excel (.xlsx) or CSV")},
    {"word/document.xml", NEXUS_TEXT("ReasonWords", "the file is a document of Word; save it as plain text")},
    {"ppt/presentation.xml",
        NEXUS_TEXT("ReasonWords", "the file is a set of slides; save what you need of it as plain text")},
    {"xl/workbook.xml", NEXUS_TEXT("ReasonWords", "the file is an Excel workbook; save the sheet as CSV")},
    {"META-INF/container.xml", NEXUS_TEXT("ReasonWords", "the file is an e-book, not a text")},
};

std::string openDocument(const std::string& kind)
{
    if (kind.find("opendocument.spreadsheet") != std::string::npos)
        return ReasonWords::tr("the file is an OpenDocument spreadsheet; save the sheet as CSV");
    return ReasonWords::tr("the file is an OpenDocument text; save it as plain text");
}

std::string archiveKind(std::string_view bytes)
{
    auto archive = ZipFile::open(bytes);
    if (!archive)
        return ReasonWords::tr("the file is no ZIP archive that can be read");
    for (const auto& known : packedKinds)
        if (archive->has(known.file))
            return ReasonWords::tr(known.sentence);
    constexpr std::size_t longestKind = 200;
    if (const auto kind = archive->has("content.xml") && archive->has("mimetype")
                              ? archive->read("mimetype", longestKind)
                              : ReadResult<std::string>())
        if (kind->find("opendocument") != std::string::npos)
            return openDocument(*kind);
    return ReasonWords::tr("the file is an archive (ZIP); unpack it first");
}

bool isWebPage(std::string_view bytes)
{
    constexpr std::size_t beginning = 1000;
    std::string start(model::trimmed(bytes.substr(0, beginning)));
    std::transform(start.begin(), start.end(), start.begin(),
        [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return start.starts_with("<!doctype html") || start.starts_with("<html");
}

} // namespace

std::optional<std::string> fileKind(std::string_view bytes)
{
    for (const auto& signature : signatures)
        if (bytes.size() > signature.at && bytes.substr(signature.at).starts_with(signature.bytes))
            return ReasonWords::tr(signature.sentence);
    if (looksLikeZip(bytes))
        return archiveKind(bytes);
    if (isWebPage(bytes))
        return ReasonWords::tr("the file is a web page; copy the list out of it, and paste it");
    return std::nullopt;
}

} // namespace nexus::importers
