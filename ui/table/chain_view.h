// What is on its way: the Priority Chain, the newest link first as it will resolve, the action it interrupts and the
// effect that is being carried out. Gone while there is nothing.
#pragma once

#include "ui/table/table_play.h"

#include <QWidget>

class QListWidget;

namespace nexus::ui {

class ChainView : public QWidget {
    Q_OBJECT
public:
    explicit ChainView(TablePlay& play, QWidget* parent = nullptr);
    void refresh();
    [[nodiscard]] QStringList lines() const;

private:
    [[nodiscard]] QString line(const model::Effect& effect) const;

    TablePlay& m_play;
    QListWidget* m_rows;
};

} // namespace nexus::ui
