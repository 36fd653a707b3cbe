// The fields in which people say how proxies are laid out and painted: paper, grid, gap, bleed, marks, style, backs,
// and how the printer is set right. Gives and takes values; nothing of a deck is known here.
#pragma once

#include "app/printing/proxy_sheet.h"
#include "ui/theme/widgets.h"

#include <QWidget>

namespace nexus::ui {

class SheetChoices : public QWidget {
    Q_OBJECT
public:
    explicit SheetChoices(QWidget* parent = nullptr);

    [[nodiscard]] app::ProxyOptions options() const;
    void setOptions(const app::ProxyOptions& options); // told once by changed()
    void store(QSettings& settings) const;
    void restore(const QSettings& settings);

    [[nodiscard]] QComboBox* paper() const { return m_paper; }
    [[nodiscard]] QComboBox* card() const { return m_card; }
    [[nodiscard]] QComboBox* style() const { return m_style; }

Q_SIGNALS:
    void changed();

private:
    template <class Options, class Visit> void eachField(Options& options, Visit visit) const;
    QDoubleSpinBox* millimetres(double least, double most, double step, const QString& name, const QString& tip);
    QSpinBox* side(const QString& name);
    QComboBox* choice(const QStringList& items, const QString& name);
    QCheckBox* tick(const QString& text, const QString& tip = {});
    void tell();
    void showOwnSize();

    QComboBox *m_paper, *m_orientation, *m_card, *m_style, *m_backs;
    QDoubleSpinBox *m_width, *m_height, *m_cardWidth, *m_cardHeight, *m_inset, *m_gutter, *m_bleed, *m_margin;
    QDoubleSpinBox *m_backX, *m_backY, *m_backTurn, *m_correctionX, *m_correctionY;
    QSpinBox *m_columns, *m_rows;
    QCheckBox *m_marks, *m_ruler, *m_registration, *m_mark;
    QWidget *m_own, *m_ownCard;
    bool m_quiet = false;
};

} // namespace nexus::ui
