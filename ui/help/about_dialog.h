// About: what the program is, its versions (to copy into a fault report), the libraries in it with their licences,
// and the text of its own licence, GPL-3.0-or-later.
#pragma once

#include <QDialog>

namespace nexus::ui {

class AboutDialog : public QDialog {
    Q_OBJECT
public:
    explicit AboutDialog(QWidget* parent = nullptr);
    // "NexusDeck 0.1.0", then lines for the libraries with versions and the system.
    [[nodiscard]] static QString versions();

private:
    QWidget* makeHead();
    QWidget* makeLibraries();
    void showLicence();
};

} // namespace nexus::ui
