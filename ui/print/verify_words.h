// What the judge's page shows of a checked list: the words and colours of its table, and the list chosen in full. A
// sign stands before every verdict, so that colour is never alone.
#pragma once

#include "app/documents/list_check.h"

#include <QColor>
#include <QString>

namespace nexus::ui {

// `column` as VerifyPage::Column.
[[nodiscard]] QString verifyCell(const app::CheckedList& checked, int column);
[[nodiscard]] QColor verifyColour(const app::CheckedList& checked, int column); // not valid: that of any text
// As HTML in the colours of the theme.
[[nodiscard]] QString verifyDetails(const app::CheckedList& checked, const QString& comparedWith);

} // namespace nexus::ui
