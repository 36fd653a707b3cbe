// The texts of a widget as they are painted: each with its place, the colour of its letters and the colour below them.
#pragma once

#include <QImage>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QWidget>
#include <algorithm>
#include <map>
#include <vector>

namespace nexus::test {

struct DrawnText {
    QString text;
    QRect place; // in the widget
    QColor ink, ground;
    bool isPale = false; // painted so: what cannot be used, or goes
};

// Takes texts and nothing else.
class TextCatcher : public QPaintEngine {
public:
    TextCatcher()
        : QPaintEngine(AllFeatures)
    {
    }
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    [[nodiscard]] Type type() const override { return User; }
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        if (item.text().trimmed().isEmpty() || !painter())
            return;
        const QRectF box(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        auto place = painter()->deviceTransform().mapRect(box).toAlignedRect();
        if (painter()->hasClipping())
            place &= painter()->deviceTransform().mapRect(painter()->clipBoundingRect()).toAlignedRect();
        if (!systemClip().isEmpty())
            place &= systemClip().boundingRect();
        if (!place.isEmpty())
            texts.push_back({item.text(), place, painter()->pen().color(), {}, painter()->opacity() < 1});
    }
    std::vector<DrawnText> texts;
};

class TextDevice : public QPaintDevice {
public:
    explicit TextDevice(QSize size)
        : m_size(size)
    {
    }
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }
    [[nodiscard]] std::vector<DrawnText>& texts() { return m_engine.texts; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth: return m_size.width();
        case PdmHeight: return m_size.height();
        case PdmWidthMM: return m_size.width() * 254 / 960;
        case PdmHeightMM: return m_size.height() * 254 / 960;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 96;
        case PdmNumColors: return 1 << 24;
        case PdmDepth: return 32;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        default: return QPaintDevice::metric(metric);
        }
    }

private:
    QSize m_size;
    mutable TextCatcher m_engine;
};

// The colour that most of the place has; letters cover less than half of it.
inline QColor groundOf(const QImage& picture, const QRect& place)
{
    std::map<QRgb, int> counts;
    const auto within = place & picture.rect();
    for (int y = within.top(); y <= within.bottom(); ++y)
        for (int x = within.left(); x <= within.right(); ++x)
            ++counts[picture.pixel(x, y)];
    const auto most = std::max_element(
        counts.begin(), counts.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == counts.end() ? QColor() : QColor(most->first);
}

inline std::vector<DrawnText> drawnTexts(QWidget& widget)
{
    TextDevice device(widget.size());
    const auto picture = widget.grab().toImage();
    widget.render(&device, {}, {}, QWidget::DrawWindowBackground | QWidget::DrawChildren);
    auto drawn = std::move(device.texts());
    std::vector<DrawnText> texts;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        auto& one = drawn[i];
        // Chosen text is drawn a second time, over the first.
        const bool again = std::any_of(drawn.begin() + static_cast<std::ptrdiff_t>(i) + 1, drawn.end(),
            [&](const DrawnText& later) { return later.text == one.text && later.place == one.place; });
        if (again || !one.place.intersects(picture.rect()))
            continue;
        one.ground = groundOf(picture, one.place);
        texts.push_back(one);
    }
    return texts;
}

} // namespace nexus::test
