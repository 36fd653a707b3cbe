// Trees of what a card list does: the look they share, and what it changes in saved decks.
#pragma once

#include "app/documents/card_import.h"
#include "ui/theme/widgets.h"

namespace nexus::ui {

inline constexpr int impactDeckRole = Qt::UserRole + 1; // qlonglong: of a deck's row

[[nodiscard]] QTreeWidget* makeReportTree(const QString& name, const QStringList& headings);
// Columns as wide as what is in them, within bounds.
void fitReport(QTreeWidget* tree);
[[nodiscard]] QTreeWidget* makeImpactTree(const app::ImportImpact& impact);

} // namespace nexus::ui
