// One deck against each of the others: a row an opponent, and one of all of them.
#pragma once

#include "app/documents/lab_results.h"
#include "ui/theme/row_table.h"

namespace nexus::ui {

class GauntletTable : public RowTable {
    Q_OBJECT
public:
    explicit GauntletTable(QWidget* parent = nullptr);
    void setResult(const importers::LabResult& result);
};

} // namespace nexus::ui
