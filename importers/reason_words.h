// Why a reader refuses something, in the language of who reads it (model/base/words.h). A reason says what is wrong of
// what stands before it: “lots” “is not a whole number”. Formats, keys and their values are never translated.
#pragma once

#include "model/base/words.h"

namespace nexus::importers {

using model::filled;

struct ReasonWords {
    NEXUS_WORDS(ReasonWords)
};

} // namespace nexus::importers
