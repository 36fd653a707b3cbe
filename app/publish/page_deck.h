// One deck of a web page: what it is, what the law says of it, its curve, its code and its cards by section.
#pragma once

#include "app/publish/html.h"
#include "app/publish/web_page.h"

namespace nexus::app {

class PageCards;

struct PagePlace {
    std::string id; // of its element
    int level = 1;  // of its heading; what is in it is one lower
};

void writeDeck(Html& page, const WebPageDeck& deck, const PageCards& cards, const PagePlace& place);

} // namespace nexus::app
