// The page a printer is measured with: lines exactly 20 mm apart on the front, and scales on which, held against the
// light, the lines of the back say what to enter as its offset and turn. What is set already is applied to it, so a
// second print shows what is left. Millimetres from the top left corner.
#pragma once

#include "model/print/sheet_layout.h"

#include <QByteArray>

class QPainter;

namespace nexus::app {

constexpr double calibrationStep = 20;

void paintCalibration(QPainter& painter, const model::SheetOptions& options, bool back);
// Two pages, to be printed on both sides of one sheet.
[[nodiscard]] QByteArray calibrationPdf(const model::SheetOptions& options);

} // namespace nexus::app
