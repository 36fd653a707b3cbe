#include "ui/advice/pool_view.h"

#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "app/views/packages.h"
#include "ui/deck/chart_panel.h"
#include "ui/theme/counted.h"
#include "ui/theme/layout.h"
#include "ui/theme/line_label.h"
#include "ui/theme/parts.h"
#include "ui/theme/pips.h"

namespace nexus::ui {

// The domains a package gives points of.
class PipLine : public QWidget {
public:
    explicit PipLine(QWidget* parent)
        : QWidget(parent)
    {
        setFixedHeight(pipHeight + 2);
    }
    void setPips(std::shared_ptr<const model::DeckChecker> checker, std::vector<app::DomainPoints> points)
    {
        m_checker = std::move(checker);
        m_points = std::move(points);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (!m_checker)
            return;
        QPainter painter(this);
        drawPips(painter, rect(), m_checker->catalogue().game(), m_points, false);
    }

private:
    std::shared_ptr<const model::DeckChecker> m_checker;
    std::vector<app::DomainPoints> m_points;
};

PoolView::PoolView(QWidget* parent)
    : QWidget(parent)
    , m_names(plainLabel({}, this))
    , m_pips(new PipLine(this))
    , m_figures(withId(new LineLabel(this), "poolFigures"))
    , m_costs(new ChartPanel(app::ChartKind::Curve, this))
    , m_types(new ChartPanel(app::ChartKind::Bars, this))
{
    m_names->setObjectName(QStringLiteral("poolNames"));
    m_names->setFont(sized(font(), 15, true));
    m_names->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    setLayout(columnOf(8, noMargins, {m_names, m_pips, m_figures, m_costs, m_types, stretch(1)}));
    connect(&m_work, &app::Job::failed, this,
        [this](const QString& message) { m_figures->setText(message, LineLabel::Tone::Bad); });
    setPackage(nullptr, {}, nullptr);
}

void PoolView::setPackage(std::shared_ptr<const model::DeckChecker> checker, const model::SectionId& giving,
    const model::MissionPackage* package)
{
    if (!checker || !package) {
        m_work.drop();
        m_names->setText(tr("Choose a package to see what it opens."));
        m_pips->setPips(nullptr, {});
        m_figures->setText({});
        m_shown.clear();
        m_costs->hide();
        m_types->hide();
        return;
    }
    const auto& catalogue = checker->catalogue();
    m_names->setText(q(app::packageNames(*package, catalogue)));
    m_pips->setPips(checker, app::profilePoints(*package));
    const auto gives = q(app::profileWords(*package, catalogue.game()));
    m_pips->setToolTip(gives);
    const auto cards = counted(package->pool, "card", "cards");
    m_figures->setText(package->income ? tr("Income %1 · %2").arg(*package->income).arg(cards) : cards);
    m_figures->setTopic(gives); // spoken; the pips are painted
    m_work.start([this, checker, giving, chosen = *package]() -> app::Job::Answer {
        const auto pool = model::packagePool(*checker, giving, chosen.cards);
        return [this, checker, charts = app::poolCharts(pool, *checker, chosen.income)] {
            show(charts, checker->catalogue().game());
        };
    });
}

void PoolView::show(const std::vector<app::DeckChart>& charts, const model::Game& game)
{
    m_shown = charts;
    for (auto* panel : {m_costs, m_types}) {
        const auto found = std::find_if(
            charts.begin(), charts.end(), [&](const app::DeckChart& chart) { return chart.kind == panel->kind(); });
        panel->setVisible(found != charts.end());
        if (found != charts.end())
            panel->setChart(*found, game);
    }
}

} // namespace nexus::ui
