// One line of text that changes often: painted, elided, in a place of fixed height, so that new words never ask the
// window to lay itself out anew. Read to screen readers by its name.
#pragma once

#include <QColor>
#include <QWidget>

namespace nexus::ui {

class LineLabel : public QWidget {
    Q_OBJECT
public:
    enum class Tone { Plain, Muted, Good, Open, Bad };

    explicit LineLabel(QWidget* parent = nullptr);
    void setText(const QString& text, Tone tone = Tone::Muted);
    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] Tone tone() const { return m_tone; }
    void setBold(bool bold);
    // What the text is about, spoken before it: "Legality: ○ Not legal yet: 2 open".
    void setTopic(const QString& topic);
    void setRightAligned(bool right) { m_right = right; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text, m_topic;
    Tone m_tone = Tone::Muted;
    bool m_right = false;
};

} // namespace nexus::ui
