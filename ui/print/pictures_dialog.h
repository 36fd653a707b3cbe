// How single pictures of cards are made for a print shop: PNG or PDF, dots an inch, bleed, corners, backs.
#pragma once

#include "app/printing/card_pictures.h"
#include "ui/theme/widgets.h"

#include <QDialog>
#include <QLabel>

namespace nexus::ui {

struct PictureWish {
    app::PictureForm form;
    bool pdf = false, backs = false, contactSheet = false;
};

class PicturesDialog : public QDialog {
    Q_OBJECT
public:
    // `warnings`: a line each, of pictures of one's own that cannot be used.
    explicit PicturesDialog(const PictureWish& wish, const QString& warnings = {}, QWidget* parent = nullptr);
    [[nodiscard]] PictureWish wish() const;

    [[nodiscard]] QComboBox* format() const { return m_format; }
    [[nodiscard]] QComboBox* corners() const { return m_corners; }
    [[nodiscard]] QString sizeText() const; // "820 × 1115 pixels"

    [[nodiscard]] QString warnings() const { return m_warnings->text(); }

private:
    void refresh();

    QComboBox *m_format, *m_dpi, *m_corners;
    QDoubleSpinBox* m_bleed;
    QCheckBox *m_backs, *m_contact;
    QLabel *m_size, *m_warnings;
};

} // namespace nexus::ui
