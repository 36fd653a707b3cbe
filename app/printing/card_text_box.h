// Text set into a box of a card's face: paragraphs with bold parts, then the flavour in italics. The size goes down
// from the largest to the smallest that fits; what does not fit even then is cut with "…", the flavour first.
// Lengths are units of the face (a tenth of a millimetre); the setting does not depend on the device.
#pragma once

#include "app/text/card_text.h"

#include <QColor>
#include <QFont>
#include <QTextLayout>

#include <memory>

class QPainter;

namespace nexus::app {

// Unhinted, so that it scales with the painter and lines break alike at every size.
[[nodiscard]] QFont faceFont(const QString& family, int size, QFont::Weight weight = QFont::Normal);

struct BoxContent {
    std::vector<RulesParagraph> rules;
    QString flavor;
    QString family;
};

class TextBox {
public:
    static constexpr int largest = 29;  // 8.2 pt
    static constexpr int smallest = 19; // 5.4 pt

    // Sets at one size; content below `height` is kept and makes fits() false.
    TextBox(const BoxContent& content, double width, double height, int size);
    [[nodiscard]] bool fits() const { return m_bottom <= m_height; }
    // Drops the flavour, then cuts the rules, until the box fits.
    void cut();
    [[nodiscard]] bool rulesCut() const { return m_rulesCut; }
    [[nodiscard]] bool flavorCut() const { return m_flavorCut; }
    [[nodiscard]] double bottom() const { return m_bottom; }
    [[nodiscard]] int size() const { return m_size; }
    void paint(QPainter& painter, const QPointF& topLeft, const QColor& rules, const QColor& flavor) const;

private:
    struct Part {
        std::unique_ptr<QTextLayout> layout;
        double top = 0;
        bool flavor = false;
    };
    void append(const QString& text, const QList<QTextLayout::FormatRange>& formats, bool flavor, double gap);
    void removeFlavor();
    void cutPart(Part& part);

    double m_width, m_height, m_bottom = 0;
    int m_size;
    QString m_family;
    bool m_rulesCut = false, m_flavorCut = false;
    std::vector<Part> m_parts;
};

// The largest size from `from` down to `to` at which all fits, or nothing.
[[nodiscard]] std::unique_ptr<TextBox> fittingBox(
    const BoxContent& content, double width, double height, int from, int to);

} // namespace nexus::app
