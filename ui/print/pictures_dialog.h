// How single pictures of cards are made for a print shop: PNG or PDF, dots an inch, bleed, corners, backs.
#pragma once

#include "app/printing/card_pictures.h"
#include "ui/theme/widgets.h"

#include <QDialog>

namespace nexus::ui {

struct PictureWish {
    app::PictureForm form;
    bool pdf = false, backs = false, contactSheet = false;
};

class PicturesDialog : public QDialog {
    Q_OBJECT
public:
    explicit PicturesDialog(const PictureWish& wish, QWidget* parent = nullptr);
    [[nodiscard]] PictureWish wish() const;

    [[nodiscard]] QComboBox* format() const { return m_format; }
    [[nodiscard]] QComboBox* corners() const { return m_corners; }
    [[nodiscard]] QString sizeText() const; // "820 × 1115 pixels"

private:
    void refresh();

    QComboBox *m_format, *m_dpi, *m_corners;
    QDoubleSpinBox* m_bleed;
    QCheckBox *m_backs, *m_contact;
    QLabel* m_size;
};

} // namespace nexus::ui
