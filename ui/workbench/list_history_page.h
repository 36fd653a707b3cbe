// The history of a card list in a git repository: its revisions to search, newest first, what the chosen one changed,
// or what lies between two of them, card by card; a number over time as a chart, of all cards or of one; and which
// revision broke a deck. Read beside the window.
#pragma once

#include "app/documents/deck_bisection.h"
#include "app/views/history_chart.h"
#include "ui/workbench/workbench_page.h"

#include <QPointer>

namespace nexus::ui {

class ChangeDetails;
class ChangeTable;
class HistoryPlotView;
class LineLabel;
class RowTable;

class ListHistoryPage : public WorkbenchPage {
    Q_OBJECT
public:
    explicit ListHistoryPage(app::Workspace& workspace, QWidget* parent = nullptr);
    ~ListHistoryPage() override;

    void setDocument(app::DeckDocument* document) override;
    void restore(const QSettings& settings) override;
    void store(QSettings& settings) const override;

    // A file in a working tree, "REPO:PATH" or "REPO@REVISION:PATH".
    void read(const QString& word);
    // A card's values over time; of a list that is not read yet, once it is.
    void followCard(const QString& name);
    void findBreaking(const model::Deck& deck);
    // Null: none is read.
    [[nodiscard]] const std::shared_ptr<const app::ListHistory>& history() const { return m_history; }
    [[nodiscard]] QComboBox* place() const { return m_place; }
    [[nodiscard]] RowTable* revisions() const { return m_revisions; }
    [[nodiscard]] ChangeTable* cards() const { return m_cards; }
    [[nodiscard]] ChangeDetails* details() const { return m_details; }
    [[nodiscard]] HistoryPlotView* plot() const { return m_plot; }
    [[nodiscard]] QComboBox* number() const { return m_number; }

    // The list that is open in the card editor: read when the page is seen next, unless its history is there.
    void propose(const QString& file);

protected:
    void refresh() override;

private:
    [[nodiscard]] QWidget* makeHead();
    [[nodiscard]] QWidget* makeLists();
    [[nodiscard]] QWidget* makeChart();
    void take(const std::shared_ptr<const app::ListHistory>& history);
    void fillNumbers();
    void used(const QString& word);
    void showRevisions();
    void showChosen();
    void showChange();
    void showChart();
    void showWorking(bool working, const QString& what = {});
    void say(const QString& text, bool bad = false);
    void goTo(std::size_t revision);
    void askForFile();
    void askForRevision();
    void askForDeck();
    [[nodiscard]] std::vector<std::size_t> chosenRevisions() const; // oldest first
    [[nodiscard]] QString revisionTitle(std::size_t revision) const;

    app::HistoryJob m_job;
    app::Openings::Note m_reading;
    app::Job m_breaking;
    QStringList m_recent; // words, the newest first
    QString m_word;       // of the history, or what is read
    [[nodiscard]] std::vector<const app::RefusedSpan*> spansFrom(std::size_t revision) const;
    [[nodiscard]] QString spanText(const app::RefusedSpan& span) const;

    std::shared_ptr<const app::ListHistory> m_history;
    std::vector<app::RefusedSpan> m_spans; // rows that cannot be read, each once
    QString m_open;                        // in the card editor
    std::vector<app::CardMoment> m_line;   // of the card that is followed
    std::vector<std::size_t> m_shown;      // revisions, as the rows of the table
    QPointer<app::DeckDocument> m_document;
    QTimer m_soon; // for the name of a card that is being typed

    QComboBox *m_place, *m_number, *m_figure;
    QLineEdit *m_search, *m_card;
    LineLabel *m_told, *m_between, *m_refused;
    QProgressBar* m_bar;
    QPushButton *m_read = nullptr, *m_cancel = nullptr, *m_break = nullptr;
    RowTable* m_revisions;
    ChangeTable* m_cards;
    ChangeDetails* m_details;
    HistoryPlotView* m_plot;
    QSplitter *m_lists = nullptr, *m_right = nullptr, *m_both = nullptr;
};

} // namespace nexus::ui
