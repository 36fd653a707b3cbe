// Chances of what a ruleset says besides hands and initiative, a page each: a set-up that turns over cards, a contest,
// cards flipped and added up, a pool of dice. Exact, worked out anew at every change, as bars and in words.
#pragma once

#include "ui/chances/drawn_hand.h"
#include "ui/theme/charts.h"

#include <memory>

namespace nexus::ui {

class RuleChances : public QWidget {
    Q_OBJECT
public:
    explicit RuleChances(QWidget* parent = nullptr);
    void setDeck(DrawnDeckPtr deck); // nullptr: none is open
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] const std::vector<BarRow>& bars() const { return m_bars->rows(); }
    [[nodiscard]] QString words() const;

protected:
    // With a deck whose ruleset has the rule.
    virtual void ask() = 0;
    void changed(); // asks anew
    void tell(const QStringList& lines, std::vector<BarRow> bars);
    [[nodiscard]] QFormLayout& form() { return *m_form; }
    [[nodiscard]] QSpinBox* number(const QString& label, int low, int high, int value);
    [[nodiscard]] const DrawnDeck& deck() const { return *m_deck; }

private:
    DrawnDeckPtr m_deck;
    QFormLayout* m_form;
    QLabel* m_words;
    BarList* m_bars;
};

// The pages a ruleset has, in its order.
[[nodiscard]] std::vector<RuleChances*> ruleChances(const model::Ruleset& ruleset, const model::Game& game);

} // namespace nexus::ui
