// A QR symbol on the screen, as large as whole pixels allow, black on white in every theme.
#pragma once

#include "app/printing/qr_symbol.h"

#include <QWidget>

namespace nexus::ui {

class QrView : public QWidget {
    Q_OBJECT
public:
    explicit QrView(QWidget* parent = nullptr);
    void setSymbol(std::optional<app::QrSymbol> symbol, const QString& name);
    [[nodiscard]] const std::optional<app::QrSymbol>& symbol() const { return m_symbol; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<app::QrSymbol> m_symbol;
};

} // namespace nexus::ui
