// PDFs as scanners make them: a page a picture.
#pragma once

#include "app/printing/foreign_picture.h"

#include <QString>

#include <string>
#include <vector>

namespace nexus::test {

// A PDF of these objects, from number 1; the first is its catalogue.
inline std::string pdfOfObjects(const std::vector<std::string>& objects)
{
    std::string bytes = "%PDF-1.7\n", table;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        table += QStringLiteral("%1 00000 n \n").arg(bytes.size(), 10, 10, QLatin1Char('0')).toStdString();
        bytes += std::to_string(i + 1) + " 0 obj\n" + objects[i] + "\nendobj\n";
    }
    const auto size = std::to_string(objects.size() + 1), at = std::to_string(bytes.size());
    return bytes + "xref\n0 " + size + "\n0000000000 65535 f \n" + table + "trailer\n<</Root 1 0 R/Size " + size +
           ">>\nstartxref\n" + at + "\n%%EOF\n";
}

inline std::string objectReference(std::size_t object) { return std::to_string(object) + " 0 R"; }

// A page a JPEG.
inline std::string scannedPdf(const std::vector<std::string>& jpegs, const char* filter = "DCTDecode")
{
    std::string kids;
    for (std::size_t i = 0; i < jpegs.size(); ++i)
        kids += objectReference(3 + 2 * i) + " ";
    std::vector<std::string> objects{"<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Count " + std::to_string(jpegs.size()) + "/Kids[" + kids + "]>>"};
    for (const auto& jpeg : jpegs) {
        const auto size = app::pictureSizeOf(jpeg);
        objects.push_back("<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</I " +
                          objectReference(objects.size() + 2) + ">>>>>>");
        objects.push_back("<</Type/XObject/Subtype/Image/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/" +
                          std::string(filter) + "/Width " + std::to_string(size.width()) + "/Height " +
                          std::to_string(size.height()) + "/Length " + std::to_string(jpeg.size()) + ">>\nstream\n" +
                          jpeg + "\nendstream");
    }
    return pdfOfObjects(objects);
}

} // namespace nexus::test
