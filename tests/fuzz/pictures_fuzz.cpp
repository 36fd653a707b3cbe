#include "app/printing/foreign_picture.h"
#include "app/printing/qr_symbol.h"
#include "tests/fuzz/fuzz_input.h"

namespace pictures_fuzz {

using namespace nexus::app;
using namespace nexus::test;

NEXUS_FUZZER(text)
{
    constexpr int small = 400; // a side; larger ones take too long to fuzz
    const auto picture = pictureOf(text, qrShrink);
    (void)isCutOff(text);
    if (!picture) {
        need(!picture.error().empty(), "a refusal has a reason");
        return;
    }
    need(!picture->isNull() && looksLikePicture(text), "what is read is a picture");
    if (picture->width() <= small && picture->height() <= small)
        (void)qrTexts(*picture);
}

} // namespace pictures_fuzz
