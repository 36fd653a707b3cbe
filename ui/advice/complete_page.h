// Advice on landing on the total: a few ideas with faces and curves, then the fixes with the fewest changed copies, the
// best filling by the wishes, how many fillings there are, or why there is none. Where the Missions are at fault they
// come first. Enter makes the chosen one, as one step of undo.
#pragma once

#include "app/documents/completion_wishes.h"
#include "model/advice/completion_ideas.h"
#include "ui/advice/advice_view.h"
#include "ui/advice/idea_delegate.h"
#include "ui/theme/widgets.h"

#include <QWidget>

#include <map>
#include <optional>

namespace nexus::ui {

// What a person wishes of a completion: what is owned first, types and cards preferred, cards that stay or stay out, a
// curve, and how much each of these weighs. The rarer wishes are folded away until they are asked for.
class WishForm : public QWidget {
    Q_OBJECT
public:
    explicit WishForm(QWidget* parent = nullptr);

    void setTypes(const model::Game& game);
    [[nodiscard]] app::WishTexts texts() const;
    // Marks the field and says what is wrong with it; none: all is well.
    void setProblem(const std::optional<app::WishProblem>& problem);

Q_SIGNALS:
    void changed(); // a moment after the last key

private:
    QLineEdit* field(const char* name, const QString& label, const QString& hint);
    QSpinBox* points(const char* name, const QString& label, int value);
    [[nodiscard]] std::string typeQuery() const;
    void nameTypes();

    QCheckBox* m_owned;
    QToolButton *m_types, *m_more;
    QMenu* m_typeMenu;
    QLineEdit *m_prefer, *m_lock, *m_bar, *m_curve;
    QSpinBox *m_ownedPoints, *m_preferPoints, *m_curvePoints;
    QWidget* m_rest;
};

class CompletePage : public WorkPage {
    Q_OBJECT
public:
    explicit CompletePage(app::Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Complete"); }
    [[nodiscard]] QString helpPage() const override { return QStringLiteral("advice#complete"); }

protected:
    void refresh() override;

private:
    struct Found { // what the worker brings
        model::Deck deck;
        std::shared_ptr<const model::DeckChecker> checker;
        model::CompletionWishes wishes;
        std::optional<std::vector<std::int32_t>> owned; // copies of each card, where there are any
        std::optional<std::string> missions;            // what is at fault with them
        std::vector<model::CompletionIdea> ideas;
        std::vector<IdeaLook> looks;           // of the ideas
        bool complete = false, faults = false; // nothing has to change; something has to go
        std::vector<model::DeckCompletion> nearest, fillings;
        std::map<std::size_t, std::size_t> alsoFillings; // of nearest → among the fillings, the best is 0
        std::vector<std::size_t> ranks;                  // of the other fillings among all
        std::vector<model::DeckEdit> edits;              // of ideas, of nearest, of the other fillings
        std::string ways, told;                          // how many; why there is none, or what is wrong
        std::optional<model::CompletionRemainder> remainder;
    };
    [[nodiscard]] static Found answer(Found question, const GoOn& goOn);
    void present(Found found);
    [[nodiscard]] static QString fillingName(std::size_t rank);
    static void makeIdeas(Found& found, const GoOn& goOn);
    void addMissions();
    void addIdeas();
    QListWidgetItem* addRow(const model::DeckCompletion& completion, const QString& kind);
    void sayHow();
    [[nodiscard]] int chosenEdit() const; // -1: none is chosen, or to choose Missions
    [[nodiscard]] bool missionsChosen() const;
    void preview();
    void apply();

    WishForm* m_wishes;
    LineLabel* m_after;
    QListWidget* m_list;
    IdeaDelegate* m_delegate;
    QPushButton* m_apply;
    Found m_found;
};

} // namespace nexus::ui
