// The rail at the left of the window: a button a view, one of them down.
#pragma once

#include "ui/theme/widgets.h"

#include <QWidget>

namespace nexus::ui {

class ViewRail : public QWidget {
    Q_OBJECT
public:
    explicit ViewRail(QWidget* parent = nullptr);

    // `icon`: a name of ui/theme/icons.h.
    void addView(const QString& title, const QString& icon);
    void setCurrent(int view);
    void dress(); // icons and colours of the theme

Q_SIGNALS:
    void chosen(int view);

private:
    struct Entry {
        QToolButton* button = nullptr;
        QByteArray icon;
    };
    QVBoxLayout* m_column;
    std::vector<Entry> m_entries;
};

} // namespace nexus::ui
