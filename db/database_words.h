// Why the databases refuse something, in the language of who reads it (model/base/words.h).
#pragma once

#include "model/base/words.h"

namespace nexus::db {

using model::filled;

struct DatabaseWords {
    NEXUS_WORDS(DatabaseWords)
};

} // namespace nexus::db
