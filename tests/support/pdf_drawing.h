// What a PDF draws, out of its page streams: rectangles that are filled or clipped to, in millimetres from the top left
// corner of the page's MediaBox, with their colour. Transformations (cm) are followed; curves only open a path.
#pragma once

#ifndef POINTERHOLDER_TRANSITION
#define POINTERHOLDER_TRANSITION 4
#endif
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>

#include <QByteArray>
#include <QColor>
#include <QRectF>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <string>
#include <tuple>
#include <vector>

namespace nexus::test {

struct DrawnRect {
    QRectF area;
    bool clip = false;
    QColor colour; // of a filled one
};

struct DrawnPage {
    QSizeF points; // MediaBox
    std::vector<DrawnRect> rects;

    [[nodiscard]] bool holds(const QRectF& wanted, bool clip, double within = 0.01) const
    {
        return count(wanted, clip, within) > 0;
    }
    [[nodiscard]] int count(const QRectF& wanted, bool clip, double within = 0.01) const
    {
        const auto near = [within](double a, double b) { return std::abs(a - b) <= within; };
        return static_cast<int>(std::count_if(rects.begin(), rects.end(), [&](const auto& rect) {
            return rect.clip == clip && near(rect.area.left(), wanted.left()) && near(rect.area.top(), wanted.top()) &&
                   near(rect.area.right(), wanted.right()) && near(rect.area.bottom(), wanted.bottom());
        }));
    }
    // Clips of this size, each place once.
    [[nodiscard]] std::vector<QRectF> clipsOf(const QSizeF& size, double within = 0.01) const
    {
        std::vector<QRectF> found;
        for (const auto& rect : rects)
            if (rect.clip && std::abs(rect.area.width() - size.width()) <= within &&
                std::abs(rect.area.height() - size.height()) <= within &&
                std::none_of(found.begin(), found.end(),
                    [&](const auto& one) { return (one.topLeft() - rect.area.topLeft()).manhattanLength() < 0.1; }))
                found.push_back(rect.area);
        return found;
    }
};

class DrawingReader : public QPDFObjectHandle::ParserCallbacks {
public:
    explicit DrawingReader(double height)
        : m_height(height)
    {
    }
    std::vector<DrawnRect> rects;

    using QPDFObjectHandle::ParserCallbacks::handleObject;
    void handleObject(QPDFObjectHandle object, size_t, size_t) override
    {
        if (!object.isOperator()) {
            m_operands.push_back(object);
            return;
        }
        run(object.getOperatorValue());
        m_operands.clear();
    }
    void handleEOF() override {}

private:
    double at(std::size_t i)
    {
        return i < m_operands.size() && m_operands[i].isNumber() ? m_operands[i].getNumericValue() : 0;
    }
    void add(double x, double y) { m_points.push_back(m_matrix.map(QPointF(x, y))); }
    void run(const std::string& op)
    {
        if (op == "q") {
            m_stack.emplace_back(m_matrix, m_colour);
        } else if (op == "Q" && !m_stack.empty()) {
            std::tie(m_matrix, m_colour) = m_stack.back();
            m_stack.pop_back();
        } else if (op == "cm") {
            m_matrix = QTransform(at(0), at(1), at(2), at(3), at(4), at(5)) * m_matrix;
        } else if (op == "m" || op == "l") {
            add(at(0), at(1));
        } else if (op == "c" || op == "v" || op == "y") {
            m_curved = true;
        } else if (op == "re") {
            for (const auto& [x, y] : {std::pair(0, 0), {1, 0}, {1, 1}, {0, 1}})
                add(at(0) + x * at(2), at(1) + y * at(3));
        } else if (op == "rg" || op == "scn" || op == "sc") {
            if (m_operands.size() >= 3)
                m_colour = QColor::fromRgbF(float(at(0)), float(at(1)), float(at(2)));
        } else if (op == "W" || op == "W*") {
            m_clips = true;
        } else if (op == "f" || op == "f*" || op == "F" || op == "B" || op == "B*") {
            end(true);
        } else if (op == "n" || op == "S" || op == "s") {
            end(false);
        }
    }
    void end(bool filled)
    {
        if (!m_curved && m_points.size() >= 4 && m_points.size() <= 5 && (filled || m_clips)) {
            double left = 1e9, top = 1e9, right = -1e9, bottom = -1e9;
            for (const auto& point : m_points) {
                left = std::min(left, point.x());
                right = std::max(right, point.x());
                top = std::min(top, m_height - point.y());
                bottom = std::max(bottom, m_height - point.y());
            }
            const bool square = std::all_of(m_points.begin(), m_points.end(), [&](const auto& point) {
                const auto near = [](double a, double b) { return std::abs(a - b) < 0.003; };
                return (near(point.x(), left) || near(point.x(), right)) &&
                       (near(m_height - point.y(), top) || near(m_height - point.y(), bottom));
            });
            constexpr double mm = 25.4 / 72;
            if (square)
                rects.push_back(
                    {QRectF(QPointF(left * mm, top * mm), QPointF(right * mm, bottom * mm)), m_clips, m_colour});
        }
        m_points.clear();
        m_curved = m_clips = false;
    }

    double m_height;
    QTransform m_matrix;
    QColor m_colour;
    std::vector<std::pair<QTransform, QColor>> m_stack;
    std::vector<QPDFObjectHandle> m_operands;
    std::vector<QPointF> m_points;
    bool m_curved = false, m_clips = false;
};

inline std::vector<DrawnPage> drawnPages(const QByteArray& bytes)
{
    QPDF pdf;
    pdf.processMemoryFile("test", bytes.constData(), static_cast<std::size_t>(bytes.size()));
    std::vector<DrawnPage> pages;
    for (auto& page : QPDFPageDocumentHelper(pdf).getAllPages()) {
        const auto box = page.getObjectHandle().getKey("/MediaBox").getArrayAsRectangle();
        DrawingReader reader(box.ury - box.lly);
        page.parseContents(&reader);
        pages.push_back({QSizeF(box.urx - box.llx, box.ury - box.lly), std::move(reader.rects)});
    }
    return pages;
}

} // namespace nexus::test
