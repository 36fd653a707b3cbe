// The law always in sight: a gauge for each thing the ruleset counts, with its number, a bar, what is missing in
// words, and pips for domain points. Colour only repeats what sign and word say.
#pragma once

#include "app/documents/deck_document.h"
#include "app/text/gauges.h"

#include <QPointer>
#include <QWidget>

namespace nexus::ui {

// One gauge; a widget of its own so that screen readers can step through them.
class GaugeView : public QWidget {
    Q_OBJECT
public:
    explicit GaugeView(QWidget* parent = nullptr);
    void show(const app::Gauge& gauge, const model::Game& game);
    [[nodiscard]] const app::Gauge& gauge() const { return m_gauge; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void paintPips(QPainter& painter, const QRect& rect) const;
    void paintLead(QPainter& painter, const QRect& rect) const;

    struct Pip {
        QString letter;
        QColor colour;
        std::int64_t value = 0, limit = 0;
    };
    app::Gauge m_gauge;
    std::vector<Pip> m_pips;
};

class LegalityBar : public QWidget {
    Q_OBJECT
public:
    explicit LegalityBar(QWidget* parent = nullptr);
    void setDocument(app::DeckDocument* document);
    [[nodiscard]] const std::vector<GaugeView*>& gauges() const { return m_gauges; }

Q_SIGNALS:
    void constraintClicked(int constraint); // position in the ruleset

private:
    void refresh();

    QPointer<app::DeckDocument> m_document;
    std::vector<GaugeView*> m_gauges;
};

} // namespace nexus::ui
