// The sheet of all keys (Ctrl+/): read from the actions themselves each time it opens, grouped by their dynamic
// property "group", and the keys that lists know of themselves, given as rows. Words in the filter are looked for
// in key and meaning. Not modal.
#pragma once

#include "ui/theme/widgets.h"

#include <QAction>
#include <QDialog>
#include <QPointer>

namespace nexus::ui {

struct KeyRow {
    QString key; // as shown: "Enter", "+ and −"
    QString what;
};

// Names the group of the keys of a part of the window; a property of the part.
inline constexpr const char* keyGroup = "keyGroup";

class KeysSheet : public QDialog {
    Q_OBJECT
public:
    explicit KeysSheet(QWidget* parent = nullptr);

    // Actions without keys, separators and empty texts are left out; without "group" they stand under "General".
    void setActions(const QList<QAction*>& actions);
    // Rows under a heading of their own, behind the groups of the actions. The same heading again replaces them.
    void setRows(const QString& group, const QList<KeyRow>& rows);

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Group {
        QString name;
        QList<KeyRow> rows;
    };

    [[nodiscard]] QList<Group> groups() const;
    [[nodiscard]] static QString groupOf(const QAction& action);
    void fill();
    void filter();

    QList<QPointer<QAction>> m_actions;
    QList<Group> m_fixed;
    QLineEdit* m_filter = nullptr;
    QTreeWidget* m_list = nullptr;
    QLabel* m_nothing = nullptr;
};

} // namespace nexus::ui
