// Comparing decks.
#pragma once

#include "model/deck/deck.h"
#include "model/rules/legality.h"
#include "ui/theme/widgets.h"

#include <QDialog>

#include <memory>

namespace nexus::ui {

// Two decks, or two versions of one, side by side: totals under one law, fields, then cards by section with their
// copies in both and the difference, signed and coloured. Shows only what differs unless asked for all.
class CompareDialog : public QDialog {
    Q_OBJECT
public:
    CompareDialog(const model::Deck& left, const QString& leftTitle, const model::Deck& right,
        const QString& rightTitle, std::shared_ptr<const model::DeckChecker> checker, QWidget* parent = nullptr);

public Q_SLOTS:
    void copyAsText() const;

private:
    void fill();
    void fillTotals();
    void fillFields();
    void fillSections();
    QTreeWidgetItem* addGroup(const QString& title);
    void addNumbers(QTreeWidgetItem* group, const QString& name, qint64 from, qint64 to);

    model::Deck m_left, m_right;
    QString m_leftTitle, m_rightTitle;
    std::shared_ptr<const model::DeckChecker> m_checker;
    QLabel* m_summary;
    QCheckBox* m_onlyDifferences;
    QTreeWidget* m_rows;
};

} // namespace nexus::ui
