// PDFs and pictures of strangers are read in a process of their own, so that a file made to crash, hang or fill the
// memory costs only itself (app/base/reader_process.h). It keeps running for the next file of the same thread, and has
// limits: 1.5 s of processor a file, 192 MB, one thread, no file, no
// child, no core. Total: any bytes give an answer or a sentence why not.
#pragma once

#include "app/base/reader_process.h"

#include <QByteArray>
#include <QImage>
#include <QMap>

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace nexus::app {

constexpr std::size_t maxForeignBytes = 40U << 20U;

struct ForeignTrouble {
    std::string reason; // completes "The file cannot be read: "
    bool stopped = false;
};
template <class Answer> using Foreign = tl::expected<Answer, ForeignTrouble>;

// Of a PDF: what PdfSheets::note() kept with a page, else the codes in its pictures; `unread`: a page with pictures
// that there was no time for; `trouble`: why a picture of a page without a code cannot be read.
struct ForeignPage {
    QMap<QByteArray, QByteArray> notes;
    std::vector<std::string> symbols;
    bool unread = false;
    std::string trouble;
};
[[nodiscard]] Foreign<std::vector<ForeignPage>> readPdfPages(std::string_view pdf, const KeepOn& keepOn = {});
// pictureOf() of app/printing/foreign_picture.h and qrTexts() of app/printing/qr_symbol.h.
[[nodiscard]] Foreign<std::vector<std::string>> readQrTexts(std::string_view picture, const KeepOn& keepOn = {});
[[nodiscard]] Foreign<std::vector<std::string>> readQrTexts(const QImage& picture, const KeepOn& keepOn = {});

constexpr const char* readerSwitch = "--foreign-reader"; // and the language of what it says
// The exit code where this process was started as a reader; nothing in any other.
[[nodiscard]] std::optional<int> runForeignReader(int argc, char** argv);

} // namespace nexus::app
