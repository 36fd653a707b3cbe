#include "model/deck/deck_entry.h"

#include "model/base/text.h"

namespace nexus::model {

bool sameCard(const DeckEntry& a, const DeckEntry& b)
{
    if (a.key && b.key)
        return *a.key == *b.key;
    return a.card == b.card || fold(a.card) == fold(b.card);
}

} // namespace nexus::model
