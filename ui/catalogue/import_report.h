// The pages of an import's report: decks it changes, rows refused, cards changed and new, notes. A page that would
// be empty is left out; what matters most comes first. Texts come from app; signs and words stand beside colours.
#pragma once

#include "app/documents/card_import.h"

#include <QString>
#include <QTabWidget>

class QTreeWidget;

namespace nexus::ui {

// "3 added, 1 changed, 207 unchanged, 0 refused", over all files.
[[nodiscard]] QString countsText(const std::vector<app::ImportReport>& reports);
// The decks an import, or taking one back, changes: a row each, with the totals and problems that move below it.
[[nodiscard]] QTreeWidget* makeImpactTree(const app::ImportImpact& impact);
void fillReport(QTabWidget& tabs, const std::vector<app::ImportReport>& reports, const app::ImportImpact& impact);

} // namespace nexus::ui
