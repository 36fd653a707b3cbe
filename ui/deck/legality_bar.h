// The law always in sight, in one line: a ring for the total that leads, a chip for each domain, a figure for every
// other thing the ruleset counts; what is missing stands below in words, the whole sentence in the tooltip. Colour only
// repeats what sign and word say. Tab comes to one gauge, the arrow keys, Home and End go to the others; Enter, Space
// and a click lead to the law behind it.
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
    // `leads`: its total is shown as a ring.
    void show(const app::Gauge& gauge, const model::Game& game, bool leads);
    [[nodiscard]] const app::Gauge& gauge() const { return m_gauge; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    // The words of a gauge, whole or, where there is little room, without unit and further lines.
    struct Words {
        QString figure, limit; // "187", "/ 200 CP"
        QString below;         // "○ 13 to go"
    };
    [[nodiscard]] Words words(bool roomy) const;
    [[nodiscard]] int widthOf(bool roomy) const;
    [[nodiscard]] bool isRing() const { return m_leads && m_pips.empty() && !m_gauge.lines.empty(); }
    struct Pip;
    [[nodiscard]] std::vector<const Pip*> shownPips(bool roomy) const;
    void paintRing(QPainter& painter, const QRect& rect) const;
    void paintPips(QPainter& painter, const QRect& rect, bool roomy) const;
    void paintFigure(QPainter& painter, const QRect& rect, const Words& words) const;

    struct Pip {
        QString letter;
        QColor colour;
        std::int64_t value = 0;
        bool wrong = false;
    };
    app::Gauge m_gauge;
    bool m_told = false, m_leads = false;
    int m_roomy = 0, m_least = 0; // widths
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
    [[nodiscard]] QSize sizeHint() const override { return {widthOf(&GaugeView::sizeHint), gaugeHeight}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {widthOf(&GaugeView::minimumSizeHint), gaugeHeight}; }
    static constexpr int gaugeHeight = 44;

Q_SIGNALS:
    void constraintClicked(int constraint); // position in the ruleset

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void refresh();
    void arrange();
    [[nodiscard]] int widthOf(QSize (GaugeView::*hint)() const) const;
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
