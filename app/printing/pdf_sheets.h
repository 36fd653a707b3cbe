// A PDF drawn in millimetres from the top left corner of each page. Qt's writer rounds a page to whole points and lets
// the printer scale it; a pass of qpdf sets the true MediaBox, /PrintScaling /None, the duplex hint, a fixed date and
// an id made of the contents, so that the same drawing gives the same bytes. Needs a QGuiApplication for its fonts.
// Lengths in millimetres; draw with QRectF, never QRect.
#pragma once

#include "app/base/job.h"

#include <QByteArray>
#include <QImage>
#include <QMap>
#include <QSizeF>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

class QPainter;

namespace nexus::app {

enum class Duplex { None, LongEdge, ShortEdge };

struct PdfOptions {
    QSizeF page{210, 297};
    QString title;
    Duplex duplex = Duplex::None;
    double bleed = 0; // around what the page is cut to: its TrimBox, where there is one
};

class PdfSheets {
public:
    explicit PdfSheets(const PdfOptions& options);
    ~PdfSheets();
    PdfSheets(const PdfSheets&) = delete;
    PdfSheets& operator=(const PdfSheets&) = delete;

    // Of the page that is open; the first is from the beginning. Its state is fresh on every page.
    [[nodiscard]] QPainter& painter();
    void newPage();
    // A text kept with the page and read again by pageNotes(); ASCII letters in `key`.
    void note(const QByteArray& key, const QByteArray& text);
    // The whole file; nothing can be drawn any more.
    [[nodiscard]] QByteArray finish();

private:
    struct Private;
    std::unique_ptr<Private> m;
};

// A page of anybody's PDF, ours or scanned: the notes kept with it, and its pictures, JPEG, fax or plain pixels in grey
// or colours, decoded when they are asked for, the largest first. What takes more than `memory` bytes is not begun; the
// error completes "A picture cannot be read: ".
using PdfPicture = tl::expected<QImage, std::string>;
struct PdfPage {
    QMap<QByteArray, QByteArray> notes;
    bool hasPictures = false;
    std::function<std::vector<PdfPicture>(std::int64_t memory)> pictures;
};
// From the first on while `visit` says true; of bytes that are no PDF none.
void eachPdfPage(const QByteArray& pdf, const std::function<bool(const PdfPage&)>& visit);
// The notes of each page of a PDF; empty where the bytes are no PDF that can be read.
[[nodiscard]] std::vector<QMap<QByteArray, QByteArray>> pageNotes(const QByteArray& pdf);

// Pages written on a worker thread: a PDF made and put into its file, or a printer fed. May be called off until the
// file is put in place.

class PagesJob : public Job {
    Q_OBJECT
public:
    using Report = std::function<bool(int done, int all)>;                     // false: stop
    using MakeBytes = std::function<std::optional<QByteArray>(const Report&)>; // nothing: called off
    using Feed = std::function<bool(const Report&)>;                           // false: called off

    using Job::Job;
    void write(const QString& file, MakeBytes make);
    void run(Feed feed);
};

} // namespace nexus::app
