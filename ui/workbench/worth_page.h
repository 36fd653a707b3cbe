// What cards are worth: cards by a search, terms to tick, and what they come to by least squares: a chart and a table
// of the cards, what a unit of each term costs, residuals by domain, dominated cards, and the cards of the deck in
// front in the same light. Worked out beside the window after each change.
#pragma once

#include "app/base/job.h"
#include "app/views/worth_chart.h"
#include "ui/workbench/workbench_page.h"

#include <QPointer>

namespace nexus::ui {

class ChipButton;
class FaceView;
class LineLabel;
class RowTable;
class SearchBar;
class WorthPlotView;

class WorthPage : public WorkbenchPage {
    Q_OBJECT
public:
    explicit WorthPage(app::Workspace& workspace, QWidget* parent = nullptr);
    ~WorthPage() override;

    void setDocument(app::DeckDocument* document) override;
    void restore(const QSettings& settings) override;
    void store(QSettings& settings) const override;

    // None: it is worked out, or there is none.
    [[nodiscard]] const std::shared_ptr<const model::Audit>& audit() const { return m_audit; }
    [[nodiscard]] SearchBar* query() const { return m_query; }
    [[nodiscard]] ChipButton* chip(const QString& term) const;
    [[nodiscard]] WorthPlotView* plot() const { return m_plot; }
    [[nodiscard]] RowTable* cards() const { return m_cards; }
    [[nodiscard]] RowTable* deckCards() const { return m_deckCards; }
    [[nodiscard]] QTabWidget* tables() const { return m_tables; }

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override; // a narrow page has no room for the face

private:
    [[nodiscard]] QWidget* makeQuestion();
    [[nodiscard]] QWidget* makeTables();
    void fillTerms();
    void showTerms();
    void work();
    void take(const std::shared_ptr<const model::Audit>& audit, const QString& trouble);
    void showFit();
    void showCards();
    void showDominated();
    void showDeck();
    void choose(std::optional<std::size_t> place);
    [[nodiscard]] std::optional<std::size_t> placeOf(const RowTable& table) const;

    app::Job m_job;
    QTimer m_soon, m_slow;
    std::shared_ptr<const model::Audit> m_audit;
    std::shared_ptr<const model::Catalogue> m_catalogue; // of the audit
    QPointer<app::DeckDocument> m_document;
    QString m_askedQuery, m_askedMore, m_askedCost; // as restored, until the cards are there
    QStringList m_terms;                            // ticked
    bool m_restored = false;

    SearchBar* m_query;
    QComboBox *m_cost, *m_which;
    QWidget* m_termRow;
    QLineEdit *m_more, *m_formula;
    std::vector<std::pair<QString, ChipButton*>> m_chips;
    LineLabel* m_told;
    QLabel *m_notes, *m_deckTold;
    QPushButton* m_cancel;
    RowTable *m_coefficients, *m_domains, *m_cards, *m_dominated, *m_deckCards;
    QTabWidget* m_tables;
    QSplitter *m_middle = nullptr, *m_both = nullptr;
    WorthPlotView* m_plot;
    FaceView* m_face;
};

} // namespace nexus::ui
