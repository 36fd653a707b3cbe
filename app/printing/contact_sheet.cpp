#include "app/printing/contact_sheet.h"

#include "app/base/qt_text.h"
#include "app/printing/card_art.h"
#include "app/printing/card_pictures.h"
#include "app/printing/pdf_sheets.h"
#include "app/printing/sheet_drawing.h"
#include "model/base/words.h"

#include <QPainter>

namespace nexus::app {

namespace {

struct ContactSheetWords {
    NEXUS_WORDS(ContactSheetWords)
};

// Millimetres on A4.
constexpr double pageWidth = 210, margin = 12, head = 10, gap = 6, words = 7;
constexpr int columns = 5, rows = 5;
constexpr double faceWidth = (pageWidth - 2 * margin - (columns - 1) * gap) / columns;
constexpr double faceHeight = faceWidth * cardHeightMm / cardWidthMm;
const QColor faint(0x4a, 0x54, 0x64);

std::vector<int> copiesOf(const ProxyJob& job)
{
    std::vector<int> copies(job.faces.size());
    for (const auto face : job.copies)
        ++copies[face];
    return copies;
}

} // namespace

QByteArray contactSheet(const CardPictures& pictures)
{
    const auto& faces = pictures.job->faces;
    const auto copies = copiesOf(*pictures.job);
    const auto names = pictureNames(faces);
    const auto title = q(pictures.catalogue->game().name);
    constexpr std::size_t onPage = columns * rows;
    PictureShelf shelf(pictures.art, PictureShelf::faceWidth / 2);
    PdfSheets pdf({{pageWidth, 297}, title});
    for (std::size_t at = 0; at < faces.size(); ++at) {
        if (at > 0 && at % onPage == 0)
            pdf.newPage();
        auto& painter = pdf.painter();
        if (at % onPage == 0)
            paintWords(painter, {margin, 6, pageWidth - 2 * margin, 6},
                q(ContactSheetWords::tr("%1 · %2 pictures, %3 copies · page %4 of %5"))
                    .arg(title)
                    .arg(faces.size())
                    .arg(pictures.job->copies.size())
                    .arg(at / onPage + 1)
                    .arg((faces.size() + onPage - 1) / onPage),
                {.size = 3.2, .weight = QFont::DemiBold});
        const auto column = static_cast<double>(at % columns), row = static_cast<double>(at % onPage / columns);
        const QRectF face(
            margin + column * (faceWidth + gap), margin + head / 2 + row * (faceHeight + words), faceWidth, faceHeight);
        const bool pictured = pictures.form.look.style == FaceStyle::Colour;
        paintCard(painter, face, faces[at], pictures.catalogue->game(), pictured ? shelf.picture(faces[at]) : QImage(),
            pictures.form.look);
        paintWords(painter, {face.left(), face.bottom() + 0.6, faceWidth, 3},
            QStringLiteral("%1 × %2").arg(copies[at]).arg(q(names[at])), {.size = 2, .least = 1.4, .colour = faint});
    }
    return pdf.finish();
}

} // namespace nexus::app
