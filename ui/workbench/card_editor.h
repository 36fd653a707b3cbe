// A card list to edit: its cards as a grid, the chosen one as a form, its face and what the law says of it live, two or
// three faces side by side. Saving writes back the cells that changed into the file the list came from; where another
// program has changed that too, both changes are merged.
#pragma once

#include "app/printing/card_art.h"
#include "app/views/card_list_model.h"
#include "ui/theme/main_view.h"
#include "ui/workbench/workbench_page.h"

#include <array>

class QComboBox;
class QTableView;

namespace nexus::ui {

class CardForm;
class FaceView;
class LineLabel;
class SearchBar;

class CardEditor : public WorkbenchPage {
    Q_OBJECT
public:
    static constexpr std::size_t mostFaces = 3;
    explicit CardEditor(app::Workspace& workspace, QWidget* parent = nullptr);
    ~CardEditor() override;

    void restore(const QSettings& settings) override;
    void store(QSettings& settings) const override;

    // In place of the list that is open, which is asked about where it is not saved. A large one is there later.
    void openFile(const QString& file);
    void save();
    void addCard();
    void copyCard();
    void removeCards();
    // The selected cards as they are here, saved or not.
    void printProxies();
    // The selected card as it is here, by the program, against what the catalogue has.
    void playChange();
    void chooseArt();                  // for the selected card, by a dialog
    void readArt(const QString& file); // a picture for it; the dialog asks which part
    void takeArt(const QImage& picture, const QString& credit);
    void removeArt();

    // What Undo and Redo of the menu go through.
    [[nodiscard]] MainView::Steps steps() const;
    void undo();
    void redo();

    [[nodiscard]] app::CardListDocument* list() const { return m_list.get(); }
    [[nodiscard]] QTableView* grid() const { return m_grid; }
    [[nodiscard]] SearchBar* search() const { return m_search; }
    [[nodiscard]] CardForm* form() const { return m_form; }
    [[nodiscard]] FaceView* face(std::size_t at = 0) const { return m_faces[at]; }
    [[nodiscard]] QComboBox* type() const { return m_type; }  // hidden where tables say it
    [[nodiscard]] QLabel* credit() const { return m_credit; } // of the picture on the face
    [[nodiscard]] QLabel* law() const { return m_law; }
    // In place of the questions.
    std::function<std::optional<std::vector<bool>>(const importers::MergedSheet& merged)> askMerge;
    std::function<void(const QImage& picture)> askPart;         // which part of it the face shows, then takeArt()
    std::function<bool(const QStringList& problems)> askFaults; // whether to save a list that has them now
    enum class Unsaved { Save, Drop, Stay };
    std::function<Unsaved()> askUnsaved;

Q_SIGNALS:
    void stepsChanged();
    void listOpened(const QString& file);
    void compareWanted(const QString& file); // with its last commit
    void importWanted(const QStringList& files, const QString& set);
    void proxiesWanted(const std::vector<app::CardFace>& cards, const QString& list);

protected:
    void refresh() override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    [[nodiscard]] QWidget* makeHead();
    [[nodiscard]] QWidget* makeCards();
    [[nodiscard]] QWidget* makeSide();
    void chooseFile();
    void take(app::OpenedList list);
    void takeDraft(const QString& file);
    void fillRecent();
    void fitColumns();
    void fillTypes();
    void filter(const QString& query);
    void listChanged();
    void choiceChanged();
    void showFaces();
    void showLaw();
    [[nodiscard]] QString link(const QString& text, std::function<void()> go); // in the law
    [[nodiscard]] QStringList rowProblems();
    [[nodiscard]] QStringList playOfChosen() const; // and what of it is done by hand
    [[nodiscard]] QStringList deckChanges();
    void goToField(importers::SheetPlace place, const std::string& heading);
    bool keepStep(const QString& name, tl::expected<app::ArtChange, std::string> back);
    void showArt();
    void showState();
    void keepDraft() const; // what is not saved is there again after a crash
    [[nodiscard]] std::filesystem::path draftFile() const;
    void choose(importers::SheetPlace place);
    void chooseRow(int row);
    [[nodiscard]] std::vector<importers::SheetPlace> chosen() const; // the current one first
    [[nodiscard]] std::string typeOf(importers::SheetPlace place) const;
    [[nodiscard]] std::string freeName(const QString& wish) const;

    std::unique_ptr<app::CardListDocument> m_list;
    app::CardListModel* m_model;
    QStringList m_recent;                           // the newest first
    QVariantMap m_types;                            // that were chosen for lists, by file
    QString m_last;                                 // opened when the page is first seen
    bool m_wasAsked = false;                        // for it
    std::string m_draft;                            // that waits for it
    std::optional<importers::SheetPlace> m_current; // the card that was chosen last
    app::CardArt m_art;
    app::CardFace m_artOf;                      // whose picture is being read
    std::vector<std::function<void()>> m_links; // of the law
    QTimer m_lawSoon, m_draftSoon;
    QMenu* m_recentMenu = nullptr;
    QPushButton *m_open = nullptr, *m_save = nullptr, *m_new = nullptr, *m_copy = nullptr, *m_remove = nullptr,
                *m_import = nullptr, *m_print = nullptr, *m_compare = nullptr, *m_play = nullptr;
    LineLabel* m_state = nullptr;
    QComboBox* m_type = nullptr;
    SearchBar* m_search = nullptr;
    QTableView* m_grid = nullptr;
    CardForm* m_form = nullptr;
    std::array<FaceView*, mostFaces> m_faces{};
    QLabel *m_law = nullptr, *m_credit = nullptr;
    QPushButton *m_artButton = nullptr, *m_noArt = nullptr;
    app::Job m_openJob, m_artJob;
    QStackedWidget* m_lower = nullptr; // what is there to say without a list, or the parts
    QSplitter* m_parts = nullptr;
};

} // namespace nexus::ui
