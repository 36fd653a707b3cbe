// What came of games of the Laboratory, as they come in and when they are over: who beats whom, how strong each deck is
// and what the cards are worth; one deck against the others; or what a change did. Each way to play has its own words.
#pragma once

#include "app/documents/lab_results.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QTabWidget;

namespace nexus::ui {

class BarList;
class ComparisonTable;
class GauntletTable;
class HeatMap;
class RowTable;

class LabResultView : public QWidget {
    Q_OBJECT
public:
    explicit LabResultView(QWidget* parent = nullptr);

    // How much of it has been played.
    enum class State { Playing, Stopped, Whole };
    void showResult(app::LabWay way, const importers::LabResult& result, State state, const QString& goOn);
    // Nothing has been played that way; what it is.
    void showNothing(app::LabWay way);
    // Above what is shown.
    void say(const QString& words);

    [[nodiscard]] QString words() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QTabWidget* tabs() const { return m_tabs; }
    [[nodiscard]] HeatMap* map() const { return m_map; }
    [[nodiscard]] GauntletTable* gauntlet() const { return m_gauntlet; }
    [[nodiscard]] BarList* strengths() const { return m_strengths; }
    [[nodiscard]] RowTable* cards() const { return m_cards; }
    [[nodiscard]] ComparisonTable* comparison() const { return m_comparison; }

private:
    void makeTabs();
    void makeCards();
    void showStrengths(const importers::LabResult& result);
    void showCards(const importers::LabResult& result, bool firstDeckAlone);
    void setParts(app::LabWay way, bool some);

    QLabel *m_title, *m_words, *m_empty;
    app::LabWay m_tabsOf = app::LabWay::League;
    QTabWidget* m_tabs;
    HeatMap* m_map = nullptr;
    GauntletTable* m_gauntlet = nullptr;
    BarList* m_strengths = nullptr;
    RowTable* m_cards = nullptr;
    ComparisonTable* m_comparison;
    QLabel* m_cardsHint = nullptr;
};

} // namespace nexus::ui
