// The Build view: search at the left, the deck in the middle, the card at the right, and for a new profile a hint
// what to do first. It brings the three together; each is its own. The card follows a choice a moment later.
#pragma once

#include "app/documents/deck_copies.h"
#include "ui/theme/main_view.h"

#include <QTimer>

class QLabel;
class QSplitter;

namespace nexus::ui {

class CardPane;
class DeckPane;
class SearchPane;

class BuildView : public MainView {
    Q_OBJECT
public:
    BuildView(app::Workspace& workspace, QSettings& settings, QWidget* parent = nullptr);

    [[nodiscard]] QString name() const override { return QStringLiteral("Build"); }
    [[nodiscard]] QString title() const override { return tr("&Build"); }
    [[nodiscard]] QString helpPage() const override;
    void ready() override;
    void setDocument(app::DeckDocument* document) override;
    void restore(const QSettings& settings) override;
    void store(QSettings& settings) const override;

    [[nodiscard]] app::DeckDocument* document() const;
    [[nodiscard]] SearchPane* search() const { return m_search; }
    [[nodiscard]] DeckPane* deck() const { return m_deck; }
    [[nodiscard]] CardPane* card() const { return m_card; }

    void showCard(bool shown); // the column at the right
    // Where it may be seen: the decks that were open are there, and one of them is shown.
    void offerHint();
    // On a small window, or at a large scale, what can be done without makes room: the card column and the hint.
    void fit(const QSize& window);

Q_SIGNALS:
    void deckWanted(qlonglong deck);
    void compareWanted(const nexus::model::Deck& before, const QString& beforeTitle);
    void helpWanted(const QString& page);
    void actionWanted(const QString& name); // of the window
    void done(const QString& text);         // what was just done to the deck, and what is left
    void undoWanted();
    void redoWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeHint();
    void connectPanes();
    void choose(quint32 card);
    void showChosenCard();
    void dropHint();

    app::Workspace& m_workspace;
    QSettings& m_settings;
    app::CardUses m_uses;
    bool m_usesStale = true;
    bool m_hintWanted = false;
    bool m_cardWanted = true;
    QTimer m_cardSoon;
    quint32 m_chosen = 0;
    QSplitter* m_columns = nullptr;
    SearchPane* m_search = nullptr;
    DeckPane* m_deck = nullptr;
    CardPane* m_card = nullptr;
    QWidget* m_hint = nullptr;
    QLabel* m_hintWords = nullptr;
};

} // namespace nexus::ui
