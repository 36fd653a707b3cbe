// How the columns of a table were left, as settings keep it: in plain words, for a file of settings may have been
// changed by anything, and Qt's own form makes as many columns as it says.
#pragma once

#include <QByteArray>

class QHeaderView;

namespace nexus::ui {

// In the order shown: "2 240, 0 60 hidden, 1 80; 1 up": column and width; what is sorted by, and which way.
[[nodiscard]] QByteArray keptColumns(QHeaderView& header);
// False, and nothing is changed, where the text does not tell of each column of the header once.
bool restoreColumns(QHeaderView& header, const QByteArray& kept);

} // namespace nexus::ui
