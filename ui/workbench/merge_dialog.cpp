#include "ui/workbench/merge_dialog.h"

#include "app/base/qt_text.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QComboBox>

namespace nexus::ui {

MergeDialog::MergeDialog(const QString& file, const std::vector<importers::CellConflict>& conflicts, QWidget* parent)
    : QDialog(parent)
{
    using importers::CellConflict;
    setWindowTitle(tr("Changed twice"));
    auto* lines = columnOf(6, noMargins, {});
    for (const auto& conflict : conflicts) {
        const auto what = conflict.kind == CellConflict::GoneThere ? tr("%1 was removed there").arg(q(conflict.card))
                          : conflict.kind == CellConflict::GoneHere
                              ? tr("%1 was removed here").arg(q(conflict.card))
                              : tr("%1, %2 (was “%3”)").arg(q(conflict.card), q(conflict.heading), q(conflict.base));
        auto* choice = named(new QComboBox, what);
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice->setMinimumContentsLength(24);
        choice->addItem(conflict.kind == CellConflict::GoneThere  ? tr("Leave it removed")
                        : conflict.kind == CellConflict::GoneHere ? tr("Keep it")
                                                                  : tr("Theirs: %1").arg(q(conflict.theirs)));
        choice->addItem(conflict.kind == CellConflict::GoneThere  ? tr("Put it back as it is here")
                        : conflict.kind == CellConflict::GoneHere ? tr("Remove it")
                                                                  : tr("Mine: %1").arg(q(conflict.mine)));
        lines->addLayout(columnOf(2, {plainLabel(what), choice}));
        m_choices.push_back(choice);
    }
    auto* buttons = buttonBox(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    setLayout(columnOf(12, {12, 12, 12, 12},
        {plainLabel(tr("Another program has changed %1 as well. What stands?").arg(file)), {asScrolled(lines), 1},
            buttons}));
    resizeOnScreen(*this, {520, 360});
}

std::vector<bool> MergeDialog::mine() const
{
    std::vector<bool> chosen;
    for (const auto* choice : m_choices)
        chosen.push_back(choice->currentIndex() == 1);
    return chosen;
}

} // namespace nexus::ui
