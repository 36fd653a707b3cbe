// A list in two halves before it is taken: left the text as it came, what is in question marked and mended in place;
// right what each line means, and below a line in question what was perhaps meant: a double click or Enter mends the
// text. Typing reads it anew: a list that is read between two keys at once, any other on a thread when typing pauses.
// Where it goes: into this deck, in its place, as a new deck, or back to who asked. A list
// of another game is read by that game and goes to its window.
#pragma once

#include "app/base/job.h"
#include "app/documents/deck_preview.h"
#include "app/documents/list_reading.h"

#include <QDialog>
#include <QTimer>

#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace nexus::ui {

class ListEditor;

class PasteDialog : public QDialog {
    Q_OBJECT
public:
    enum class Target { AddToDeck, ReplaceDeck, NewDeck, Check, OtherGame };
    // For a list to build with, with or without an open deck; for one that is looked at by a judge.
    enum class Purpose { New, NewOrOpen, Judge };

    PasteDialog(
        const QString& text, std::shared_ptr<const app::ListReader> lists, Purpose purpose, QWidget* parent = nullptr);
    [[nodiscard]] Target target() const { return m_target; }
    [[nodiscard]] std::vector<model::Deck> decks() const;
    [[nodiscard]] QString text() const;                                        // as it was mended
    [[nodiscard]] const model::Game& game() const { return m_reader->game(); } // that the list is of

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Shown { // what a row of the tree stands for
        std::size_t preview = 0, line = 0;
        int offer = -1, choice = -1; // of the line; -1: the line itself
    };
    [[nodiscard]] QWidget* makeText();
    [[nodiscard]] QWidget* makeResult();
    struct Reading { // of the text
        const app::ListReader* reader = nullptr;
        QString trouble;
        std::vector<app::DeckPreview> previews;
    };
    [[nodiscard]] static Reading readingOf(
        const app::ListReader& reader, const std::string& bytes, const std::function<bool()>& keepOn = {});
    void textChanged();
    void read();
    void readLater();
    void settle(Reading reading);
    void askCards();
    void askLater();
    void takeMeant(const app::ListReader& meant);
    void goOn();
    [[nodiscard]] bool isOfOtherGame() const { return m_reader != m_lists.get(); }
    [[nodiscard]] std::shared_ptr<const model::DeckChecker> checker(const model::RulesetId& ruleset) const;
    void summarise(const QString& trouble);
    void fill();
    void fillLine(std::size_t preview, std::size_t line);
    void fillOffers(QTreeWidgetItem* row, Shown of);
    void mark();
    void showLine();
    void use(QTreeWidgetItem* item);
    void choose(const Shown& shown);
    void take(Target target);

    std::shared_ptr<const app::ListReader> m_lists;
    const app::ListReader* m_reader;          // of the game that the list is of
    const app::ListReader* m_byCards;         // that it would be of by its cards, where it does not say
    std::vector<app::DeckPreview> m_previews; // of the text as it was when it was read
    std::vector<Shown> m_shown;               // by the number in the tree's items
    Target m_target = Target::NewDeck;
    Purpose m_purpose;
    ListEditor* m_text;
    QLabel* m_summary;
    QTreeWidget* m_lines;
    QPushButton *m_next, *m_add, *m_replace, *m_new, *m_other, *m_check;
    QTimer m_reading, m_asking;
    int m_slow = 0;         // readings in a row that took too long for a key; the first makes ready what others use
    bool m_pending = false; // it has changed, and is still to be read
    bool m_goesOn = false;  // then to the next line in question
    app::Job m_later;       // last: its work ends first
};

} // namespace nexus::ui
