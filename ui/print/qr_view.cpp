#include "ui/print/qr_view.h"

#include <QPainter>

namespace nexus::ui {

namespace {

constexpr int largest = 264; // pixels of a side

} // namespace

QrView::QrView(QWidget* parent)
    : QWidget(parent)
{
    setFixedSize(largest, largest);
}

void QrView::setSymbol(std::optional<app::QrSymbol> symbol, const QString& name)
{
    m_symbol = std::move(symbol);
    setAccessibleName(m_symbol ? tr("QR code of %1").arg(name) : tr("No QR code"));
    setVisible(m_symbol.has_value());
    const int modules = m_symbol ? m_symbol->side() : 1;
    const int side = std::max(1, largest / modules) * modules;
    setFixedSize(side, side);
    update();
}

void QrView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!m_symbol)
        return;
    const double ratio = devicePixelRatioF();
    const int room = static_cast<int>(std::min(width(), height()) * ratio);
    const int module = std::max(1, room / m_symbol->side());
    painter.scale(1 / ratio, 1 / ratio);
    m_symbol->paint(painter, {}, module);
}

} // namespace nexus::ui
