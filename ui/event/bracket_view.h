// The cut as a bracket, painted: a column a round, winners in bold. Screen readers are told it in words.
#pragma once

#include "app/views/event_bracket.h"

#include <QWidget>

namespace nexus::ui {

class BracketView : public QWidget {
    Q_OBJECT
public:
    explicit BracketView(QWidget* parent = nullptr);
    void setEvent(const model::EventState& state);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Line {
        QString name, games;
        bool won = false;
    };
    struct Match {
        Line first, second;
        QString words;
    };
    std::vector<std::vector<Match>> m_columns;
};

} // namespace nexus::ui
