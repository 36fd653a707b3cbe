// Two ways to show the same, as rows or as pictures: two buttons in one frame, one of them pressed.
#pragma once

#include <QWidget>

#include <array>

class QToolButton;

namespace nexus::ui {

class TwoWays : public QWidget {
public:
    TwoWays(const QString& first, const QString& firstName, const QString& second, const QString& secondName,
        QWidget* parent = nullptr);
    [[nodiscard]] QToolButton* first() const { return m_buttons[0]; }
    [[nodiscard]] QToolButton* second() const { return m_buttons[1]; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::array<QToolButton*, 2> m_buttons{};
};

} // namespace nexus::ui
