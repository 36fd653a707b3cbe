// Models and views look at one open deck at a time and hear of its changes.
#pragma once

#include "app/documents/deck_document.h"

namespace nexus::app {

// `receiver` leaves the deck it held and hears `changed` of another, or of none; false where it holds it already.
template <class Held, class Receiver, class Slot>
bool follow(Held& held, DeckDocument* document, Receiver* receiver, Slot changed)
{
    if (held == document)
        return false;
    if (held)
        held->disconnect(receiver);
    held = document;
    if (document)
        QObject::connect(document, &DeckDocument::changed, receiver, changed);
    return true;
}

} // namespace nexus::app
