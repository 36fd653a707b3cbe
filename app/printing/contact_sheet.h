// All pictures of an order on sheets of A4, small, each with its file and how many copies are wanted: to look through
// before a print shop is paid.
#pragma once

#include <QByteArray>

namespace nexus::app {

struct CardPictures;

[[nodiscard]] QByteArray contactSheet(const CardPictures& pictures); // a PDF

} // namespace nexus::app
