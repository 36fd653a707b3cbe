// The middle of the Build place: one strip with name, edition and gauges, the deck as rows or as faces with its filter,
// and the drawer below it (Problems, Advice, Statistics, Hand, Notes, History), closed at first. Shows one
// document at a time; acts on it by deck_actions. Rows and faces are two views with one selection; the faces are made
// when they are first wanted.
#pragma once

#include "app/documents/workspace.h"
#include "app/views/deck_model.h"
#include "ui/deck/deck_view.h"
#include "ui/theme/widgets.h"

#include <QLineEdit>

#include <array>

class QBoxLayout;
class QMenu;
class QSettings;
class QStackedWidget;

namespace nexus::ui {

class AdviceView;
class BeginOffers;
class DeckDrawer;
class DeckFaces;
class FacesLine;
class HistoryView;
class LegalBand;
class LegalityBar;
class LineLabel;
class NotesView;
class ProblemsView;
class SampleHandView;
class StatisticsView;
class TwoWays;

// The name of a deck in one line: where it does not fit its letters become smaller, then it ends in "…"; while it is
// edited all of it can be reached.
class TitleEdit : public QLineEdit {
    Q_OBJECT
public:
    using QLineEdit::QLineEdit;

protected:
    void paintEvent(QPaintEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
};

class DeckPane : public QWidget {
    Q_OBJECT
public:
    explicit DeckPane(app::Workspace& workspace, QWidget* parent = nullptr);

    void setDocument(app::DeckDocument* document);
    [[nodiscard]] app::DeckDocument* document() const { return m_document; }
    [[nodiscard]] DeckView* view() const { return m_view; }    // the rows; the selection is that of the faces too
    [[nodiscard]] DeckFaces* faces() const { return m_faces; } // null until they were shown
    [[nodiscard]] app::DeckModel* model() const { return m_model; }
    [[nodiscard]] ProblemsView* problems() const { return m_problems; }
    [[nodiscard]] AdviceView* advice() const { return m_advice; }
    [[nodiscard]] LegalityBar* legality() const { return m_bar; }
    [[nodiscard]] DeckDrawer* tabs() const { return m_tabs; }
    [[nodiscard]] QSplitter* splitter() const { return m_splitter; }
    void commitTyping();
    // Of what is shown: rows and faces have a grouping each.
    void setGrouping(app::DeckGrouping grouping);
    void showFaces(bool faces);
    [[nodiscard]] bool showsFaces() const;
    // How faces stand, also while rows are shown.
    [[nodiscard]] app::DeckGrouping facesGrouping() const { return m_groupings[1]; }
    [[nodiscard]] bool stacksFaces() const;
    void focusDeck(); // the keyboard goes to rows or faces
    void restore(const QSettings& settings);
    void store(QSettings& settings) const;
    void fillRulesets();

    void changeSelected(int by);
    void takeSelectedOut();
    void moveSelected(const model::SectionId& to, int count = 0);
    void swapSelectedSide();
    void rename();
    void findInDeck();
    void showTab(int tab);
    void drawHand();
    void completeDeck();
    bool dismissBand(); // what stands below the deck for a while; false where nothing does
    // Stands between the deck and its drawer.
    void standBelow(QWidget* hint);

    enum Tab { Problems, Advice, Statistics, Hand, Notes, History };

Q_SIGNALS:
    void currentCardChanged(quint32 card);
    void queryWanted(const QString& query);
    void compareWanted(const nexus::model::Deck& before, const QString& beforeTitle);
    void trouble(const QString& message);
    void done(const QString& text); // what was just done to the deck, and what is left: "Added 2 Bolt. 13 CP left."
    void groupingChanged(nexus::app::DeckGrouping grouping);
    void actionWanted(const QString& name); // of the window
    void undoWanted();
    void redoWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeHeader();
    void makeFaces();
    void arrangeTabs();
    void connectView(DeckView* view);
    void makeTabs();
    [[nodiscard]] QMenu* makeMenu();
    void giveDrawerRoom();
    void giveNameRoom();
    void narrow(const QString& query);
    void refreshHeader();
    void contextMenu(const QPoint& at);
    void dress();

    app::Workspace& m_workspace;
    QPointer<app::DeckDocument> m_document;
    app::DeckModel* m_model;
    DeckView* m_view;
    DeckFaces* m_faces = nullptr;
    QStackedWidget* m_stack = nullptr; // rows and faces
    BeginOffers* m_begin = nullptr;
    LegalBand* m_band = nullptr;
    std::array<app::DeckGrouping, 2> m_groupings{app::DeckGrouping::Type, app::DeckGrouping::Cost}; // of rows, of faces
    QWidget* m_header = nullptr;
    TwoWays* m_ways = nullptr; // rows or faces
    FacesLine* m_facesLine = nullptr;
    LegalityBar* m_bar = nullptr;
    QLineEdit* m_title = nullptr;
    QComboBox* m_ruleset = nullptr;
    LineLabel* m_summary = nullptr;
    QComboBox* m_grouping = nullptr;
    QToolButton *m_undo = nullptr, *m_redo = nullptr, *m_find = nullptr, *m_more = nullptr;
    QLineEdit* m_filter = nullptr;
    QSplitter* m_splitter = nullptr;
    QBoxLayout* m_below = nullptr; // the deck, and what stands below it
    int m_drawerHeight = 0;        // while it is open; 0: the usual
    DeckDrawer* m_tabs = nullptr;
    ProblemsView* m_problems = nullptr;
    AdviceView* m_advice = nullptr;
    StatisticsView* m_statistics = nullptr;
    SampleHandView* m_hand = nullptr;
    NotesView* m_notes = nullptr;
    HistoryView* m_history = nullptr;
};

} // namespace nexus::ui
