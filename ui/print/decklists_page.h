// Tournament decklists: at the left which decks and who plays them, at the right the page as it will be printed. Saved
// as PDF, text, CSV, JSON or Markdown, all in one file or a file each, or printed; on a worker thread that can be
// stopped. What is typed is remembered for the next list, here and on the command line.
#pragma once

#include "app/printing/decklist_text.h"
#include "ui/print/sheets_page.h"
#include "ui/theme/widgets.h"

namespace nexus::ui {

class DecklistsPage : public SheetsPage {
    Q_OBJECT
public:
    explicit DecklistsPage(app::Workspace& workspace, QWidget* parent = nullptr);

    void ready();
    void store(QSettings& settings) const;
    void restore(const QSettings& settings);

    [[nodiscard]] QLineEdit* field(std::size_t index) const { return m_fields[index]; } // of app::playerFields
    [[nodiscard]] QComboBox* paper() const { return m_paper; }
    [[nodiscard]] QComboBox* sort() const { return m_sort; }
    [[nodiscard]] QCheckBox* twoCopies() const { return m_twoCopies; }

    // Tests answer these.
    std::function<QString(const QString& suggested, const QString& filters)> askSave;
    std::function<QString()> askFolder;

public Q_SLOTS:
    void savePdf() override;
    void saveAs();    // text, CSV, JSON, Markdown
    void saveEach();  // a PDF a deck
    void saveBlank(); // a sheet without a deck, to be filled in by hand
    void print() override;
    void clearPlayer();

Q_SIGNALS:
    void checkWanted(); // of lists that others made

private:
    struct Shown;
    [[nodiscard]] QLayout* makeChoices();
    void refresh() override;
    void updateButtons() override;
    void showList(const Shown& shown);
    void showInstead(const QString& text);
    [[nodiscard]] app::PlayerDetails player() const;
    [[nodiscard]] QSizeF pageMm() const;
    [[nodiscard]] app::DecklistOrder order(app::DecklistForm form) const;
    [[nodiscard]] std::vector<app::DeckToList> chosen() const;
    [[nodiscard]] std::shared_ptr<const app::TournamentLists> lists();
    // With its ending; empty where none is chosen or there is nothing to write.
    [[nodiscard]] QString askFile(const QString& ending, const QString& filters) const;
    void write(const QString& file, app::DecklistForm form);

    std::array<QLineEdit*, app::playerFields.size()> m_fields{};
    QComboBox *m_paper, *m_sort;
    QCheckBox* m_twoCopies;
    QPushButton *m_each, *m_text, *m_blank;
    std::shared_ptr<const app::TournamentLists> m_lists; // of the catalogue as it is now
    bool m_shown = false;
};

} // namespace nexus::ui
