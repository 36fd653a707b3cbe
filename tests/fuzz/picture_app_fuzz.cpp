#include "app/printing/qr_symbol.h"
#include "tests/fuzz/fuzz_input.h"

using namespace nexus::app;
using namespace nexus::test;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr int small = 400; // a side; larger ones take too long to fuzz
    const auto picture = pictureOf(inputText(data, size));
    if (!picture) {
        need(!picture.error().empty(), "a refusal has a reason");
        return 0;
    }
    need(!picture->isNull() && looksLikePicture(inputText(data, size)), "what is read is a picture");
    if (picture->width() <= small && picture->height() <= small)
        (void)qrTexts(*picture);
    return 0;
}
