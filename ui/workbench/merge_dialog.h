// Cells of a card list that were changed here and by another program, each in another way: which of the two stands is
// asked, cell by cell. Theirs is proposed, for it is in the file already.
#pragma once

#include "app/documents/card_list_document.h"
#include "ui/theme/widgets.h"

#include <QDialog>

namespace nexus::ui {

class MergeDialog : public QDialog {
    Q_OBJECT
public:
    MergeDialog(const QString& file, const std::vector<importers::CellConflict>& conflicts, QWidget* parent);
    // By conflict: what was changed here stands.
    [[nodiscard]] std::vector<bool> mine() const;

private:
    std::vector<QComboBox*> m_choices;
};

} // namespace nexus::ui
