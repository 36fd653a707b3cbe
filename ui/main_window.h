// The window. Until the places come it says which profile is open and how many cards it holds.
#pragma once

#include <QMainWindow>

class QLabel;

namespace nexus::ui {

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(QWidget* parent = nullptr);
    void showProfile(const QString& folder, std::size_t playCards, std::size_t missions, const QString& sets);
    void showTrouble(const QString& message);

private:
    void setLines(const QString& headline, const QString& detail);
    QLabel* m_headline = nullptr;
    QLabel* m_detail = nullptr;
};

} // namespace nexus::ui
