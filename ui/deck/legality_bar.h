// The law always in sight: a gauge for each thing the ruleset counts, with its number, a bar, what is missing in
// words, and pips for domain points. Colour only repeats what sign and word say. Tab comes to one gauge, the arrow
// keys, Home and End go to the others; Enter, Space and a click lead to the law behind it.
#pragma once

#include "app/text/gauges.h"
#include "app/views/remainder_watch.h"

#include <QAbstractButton>
#include <QPointer>

namespace nexus::ui {

// One gauge; a button of its own, so that screen readers can step through them and press them.
class GaugeView : public QAbstractButton {
    Q_OBJECT
public:
    explicit GaugeView(QWidget* parent = nullptr);
    void show(const app::Gauge& gauge, const model::Game& game);
    [[nodiscard]] const app::Gauge& gauge() const { return m_gauge; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void paintPips(QPainter& painter, const QRect& rect) const;
    void paintLead(QPainter& painter, const QRect& rect) const;
    void paintFurtherLines(QPainter& painter, const QRect& rect) const;
    [[nodiscard]] bool isNarrow() const;

    struct Pip {
        QString letter;
        QColor colour;
        std::int64_t value = 0, limit = 0;
    };
    app::Gauge m_gauge;
    bool m_told = false;
    std::vector<Pip> m_pips;
};

class LegalityBar : public QWidget {
    Q_OBJECT
public:
    explicit LegalityBar(QWidget* parent = nullptr);
    void setDocument(app::DeckDocument* document);
    // The control before the gauges for the Tab key.
    void setTabAfter(QWidget* before) { m_tabAfter = before; }
    [[nodiscard]] const std::vector<GaugeView*>& gauges() const { return m_gauges; }

Q_SIGNALS:
    void constraintClicked(int constraint); // position in the ruleset

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void refresh();
    void addWarning(std::vector<app::Gauge>& gauges) const;
    GaugeView* makeGauge();
    // The one that Tab comes to.
    void setTabStop(std::size_t gauge);

    QPointer<app::DeckDocument> m_document;
    app::RemainderWatch m_remainder;
    QPointer<QWidget> m_tabAfter;
    std::vector<GaugeView*> m_gauges;
    std::size_t m_tabStop = 0;
};

} // namespace nexus::ui
