// The judge's page: lists in a table with who plays them and what is wrong with each; one of them at the right, in
// detail, card by card against a list chosen to compare with, or against the cards called out at the table. Those of
// the open event stand first; files, folders, pictures and codes are dropped, chosen or pasted beside them, or without
// any event. Reading and checking runs on a worker and can be stopped.
#pragma once

#include "app/documents/deck_library.h"
#include "app/documents/event_session.h"
#include "ui/theme/parts.h"
#include "ui/theme/widgets.h"

#include <QComboBox>
#include <QLabel>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QWidget>

namespace nexus::ui {

class PasteDialog;
class RowTable;
class TableCheckPanel;

class ListsPage : public QWidget {
    Q_OBJECT
public:
    enum Column { Source, Player, Legal, Seat, Deck, Checksum, Differs, Reason };

    explicit ListsPage(app::EventSession& session, QWidget* parent = nullptr);

    void ready();
    void choose(model::PlayerNumber player); // the list of this player
    void store(QSettings& settings) const;
    void restore(const QSettings& settings);

    // Files, folders; what is there already is read anew.
    void addPaths(const QStringList& paths);
    // A code, a text list, or the path of a file.
    void addText(const QString& text);
    void addPicture(const QImage& picture, const QString& name);
    void paste();
    void compareWith(const model::Deck& deck, const QString& title);
    void compareWithNothing() { referenceChosen(m_reference->findData(qint64{0})); }
    void openChosen(); // a list with lines that are not read is mended first
    void mendChosen();
    void compareWithChosen();
    void choosePlayers(); // the table of them
    void saveSummary();
    void clear();

    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }
    [[nodiscard]] const std::vector<app::CheckedList>& lists() const { return m_answer->lists; }
    [[nodiscard]] RowTable* table() const { return m_table; }
    [[nodiscard]] TableCheckPanel* tableCheck() const { return m_tableCheck; }
    void showTableCheck();
    [[nodiscard]] QComboBox* reference() const { return m_reference; }
    [[nodiscard]] QComboBox* ruleset() const { return m_ruleset; }
    [[nodiscard]] QCheckBox* onlyWrong() const { return m_onlyWrong; }
    [[nodiscard]] QLineEdit* field() const { return m_field; }
    [[nodiscard]] QString summary() const { return m_summary->text(); }
    [[nodiscard]] QString details() const { return m_details->toPlainText(); }
    // What stands in place of the table.
    [[nodiscard]] QString emptyText() const { return m_stack->currentIndex() == 0 ? m_empty->text() : QString(); }

    // Tests answer these.
    std::function<QStringList()> askFiles;
    std::function<QString()> askFolder, askReference, askPlayers;
    std::function<QString(const QString& suggested)> askSave;
    std::function<int(PasteDialog& dialog)> askMended;

Q_SIGNALS:
    void told(const QString& text);
    void trouble(const QString& message);
    void documentWanted(nexus::app::DeckDocument* document);                             // to the front
    void otherGameWanted(const QString& game, const QString& what, const QString& text); // to open this list in

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void readLibrary();
    void takeEvent();
    QWidget* makeTools();
    QWidget* makeMiddle();
    QWidget* makeFoot();
    void take(const QMimeData& mime);
    void add(std::vector<app::VerifySource> sources);
    void run();
    void eventChanged();
    void finish(std::shared_ptr<app::VerifyAnswer> answer);
    void stopped();
    void referenceChosen(int at);
    void refillReferences();
    void refillRulesets();
    void refill();
    void showDetails();
    [[nodiscard]] int chosenList() const; // of the lists; -1: none
    [[nodiscard]] const app::CheckedList* chosen() const;
    [[nodiscard]] bool isOfEvent(int list) const { return list >= 0 && list < static_cast<int>(m_shownEntered.size()); }
    [[nodiscard]] tl::expected<std::string, std::string> textAsItCame(const app::CheckedList& checked);
    [[nodiscard]] bool canMend(const app::CheckedList& checked) const;
    [[nodiscard]] app::VerifySource* textSource(const app::CheckedList& checked);
    void mend(std::string text, const app::CheckedList& checked);
    void open(model::Deck deck);

    // A player's list as the page shows it.
    struct Entered {
        model::PlayerNumber player = 0;
        std::shared_ptr<const model::EnteredList> list;
        QString seat;
        bool changed = false;
        friend bool operator==(const Entered&, const Entered&) = default;
    };

    app::EventSession& m_session;
    app::Workspace& m_workspace;
    app::DeckLibrary* m_library = nullptr; // while it is seen: each change of a deck would be read otherwise
    QLineEdit* m_field;
    QComboBox *m_reference, *m_ruleset;
    QCheckBox* m_onlyWrong;
    RowTable* m_table;
    QStackedWidget* m_stack;
    QLabel* m_empty;
    QTextBrowser* m_details;
    QTabWidget* m_right;
    TableCheckPanel* m_tableCheck;
    QPushButton *m_players, *m_open, *m_mend, *m_compare, *m_save, *m_clear, *m_cancel, *m_windows;
    QProgressBar* m_progress;
    LineLabel* m_summary;
    QSplitter* m_split;

    std::vector<app::VerifySource> m_sources, m_before; // as asked for, and as the answer shown has them
    std::vector<Entered> m_entered, m_shownEntered;     // the same
    std::shared_ptr<app::VerifyAnswer> m_answer;
    std::optional<model::Deck> m_against; // where it is neither in the library nor a file
    QString m_againstTitle, m_wantedRuleset, m_lastFolder;
    std::filesystem::path m_againstFile, m_playersFile;
    std::int64_t m_againstId = 0;
    std::map<std::filesystem::path, std::string> m_mended;                 // texts in place of files
    std::vector<std::size_t> m_shown;                                      // rows of the table → lists
    importers::TextEncoding m_encoding = importers::TextEncoding::Unicode; // of files that are no UTF-8
    int m_texts = 0;
    bool m_ofEvent = false; // an event was open when lists were checked last
    app::VerifyJob m_job;
};

} // namespace nexus::ui
