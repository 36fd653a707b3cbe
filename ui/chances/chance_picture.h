// Chances as bars side by side, each with its share above it and what it is of below: rounds, copies, costs.
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

namespace nexus::ui {

struct ChanceBar {
    QString label; // below: "3"
    double share = 0;
    QString shown;       // above: "71 %"
    bool chosen = false; // stands out
    bool begins = false; // a group of its own: a gap before it
    friend bool operator==(const ChanceBar&, const ChanceBar&) = default;
};

class ChancePicture : public QWidget {
    Q_OBJECT
public:
    explicit ChancePicture(QWidget* parent = nullptr);
    // Hidden without bars. `most`: what the highest bar may be; 0: the highest of these.
    void setBars(const QString& title, std::vector<ChanceBar> bars, double most);
    [[nodiscard]] const std::vector<ChanceBar>& bars() const { return m_bars; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_title;
    std::vector<ChanceBar> m_bars;
    double m_most = 1;
};

} // namespace nexus::ui
