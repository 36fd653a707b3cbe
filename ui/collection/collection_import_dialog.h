// A file that comes into the collection, and the question which card a line of it means.
#pragma once

#include "app/documents/collection_files.h"
#include "app/documents/workspace.h"
#include "model/cards/catalogue.h"
#include "ui/theme/widgets.h"

#include <QDialog>

#include <functional>

namespace nexus::ui {

class RowTable;

// Asks which card a line means: names as they are typed, near ones first. For lines of a file that named no card.
class CardChooser : public QDialog {
    Q_OBJECT
public:
    // `near`: offered before anything is typed.
    CardChooser(std::shared_ptr<const model::Catalogue> catalogue, const QString& name,
        std::vector<model::CardIndex> near, QWidget* parent = nullptr);
    [[nodiscard]] std::optional<model::CardIndex> card() const;
    [[nodiscard]] QLineEdit* field() const { return m_field; }
    [[nodiscard]] QListWidget* list() const { return m_list; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();

    std::shared_ptr<const model::Catalogue> m_catalogue;
    QString m_name;
    std::vector<model::CardIndex> m_near, m_cards;
    QLineEdit* m_field;
    QListWidget* m_list;
    QPushButton* m_take;
};

// What each column of a table is, chosen by hand.
class ColumnsDialog : public QDialog {
    Q_OBJECT
public:
    ColumnsDialog(const std::vector<importers::ReadColumn>& columns, QWidget* parent = nullptr);
    // Those that are not as they were read, beside `before`.
    [[nodiscard]] app::ColumnChoices choices(const app::ColumnChoices& before) const;

private:
    std::vector<importers::ReadColumn> m_columns;
    std::vector<QComboBox*> m_meanings;
};

// A file comes into the collection: first what it would bring, line by line (matched, close, without a card), with the
// choice to add or to replace; then one step of undo. Closing it at any time before the end leaves all as it was.
class CollectionImportDialog : public QDialog {
    Q_OBJECT
public:
    CollectionImportDialog(app::Workspace& workspace, const QString& file, QWidget* parent = nullptr);

    [[nodiscard]] RowTable* lines() const { return m_lines; }
    [[nodiscard]] QTabBar* kinds() const { return m_kinds; }
    [[nodiscard]] QLabel* summary() const { return m_summary; }
    [[nodiscard]] QPushButton* applyButton() const { return m_apply; }
    [[nodiscard]] QLabel* effect() const { return m_effect; }
    // What was done, for the status line.
    [[nodiscard]] const QString& outcome() const { return m_outcome; }

    void reject() override;

private:
    enum Page { Working, Preview, Trouble };
    QWidget* makeWorking();
    QWidget* makePreview();
    void makeWays(QWidget* page);
    void read(); // the file as it is now, as m_reading says
    void readSo(const std::function<void(importers::CollectionReading&)>& change);
    void chooseColumns();
    void takeSuggestions();
    void showEffect(); // what importing would do
    void showListOf(const std::vector<importers::ImportProblem>& problems, const QString& what);
    [[nodiscard]] app::ImportWish wish() const;
    [[nodiscard]] model::StackMeeting meetingOf(const model::MatchedLine& line) const;
    void showLines();
    void showSummary();
    void chooseCard();
    void apply();

    app::Workspace& m_workspace;
    QString m_file;
    app::CollectionImportJob* m_job = nullptr;
    QStackedWidget* m_pages;
    QLabel* m_what;
    QProgressBar* m_bar;
    QLabel* m_summary;
    QTabBar* m_kinds;
    RowTable* m_lines;
    QRadioButton* m_replace;
    QRadioButton* m_add;
    QCheckBox *m_wanted, *m_prices;
    QLineEdit* m_day; // of prices
    QComboBox* m_sheets;
    QLabel* m_effect;
    QPushButton *m_choose, *m_take, *m_columns, *m_windows, *m_again, *m_apply, *m_cancel;
    importers::CollectionReading m_reading;
    QLabel* m_trouble;
    std::vector<std::size_t> m_shown; // rows of the table → lines of the job
    bool m_busy = true, m_leaving = false;
    QString m_outcome;
};

} // namespace nexus::ui
