// The law of an edition of one's own, without its file: its rules, each with a sentence of what it says, to be changed,
// added and taken away, its domains, what is on its cards, and three decks judged as it is while one edits. Every step
// can be taken back; nothing is written before Write is pressed.
#pragma once

#include "app/documents/edition_file.h"
#include "ui/workbench/workbench_page.h"

namespace nexus::ui {

class FlowLayout;
class LineLabel;
class RuleForm;

class EditionPage : public WorkbenchPage {
    Q_OBJECT
public:
    explicit EditionPage(app::Workspace& workspace, QWidget* parent = nullptr);

    void restore(const QSettings& settings) override;
    void store(QSettings& settings) const override;
    void choose(const QString& ruleset);

    [[nodiscard]] QTreeWidget* rules() const { return m_rules; }
    [[nodiscard]] RuleForm* form() const { return m_form; }
    [[nodiscard]] QString verdict(int deck) const;

protected:
    void refresh() override;
    [[nodiscard]] QString missing() const override;

private:
    static constexpr int deckCount = 3;

    [[nodiscard]] QWidget* makeHead();
    [[nodiscard]] QWidget* makeLaw();
    [[nodiscard]] QWidget* makeDecks();
    void openEdition();
    void take(tl::expected<app::EditedEdition, std::string> edited);
    void change(const importers::LawChange& change);
    void changeFace(const QString& heading, bool internal);
    void addRule(model::ConstraintKind kind);
    void removeRule();
    void undo();
    void write();
    void showAll();
    void showRules();
    void showRule();
    void showDomains();
    void showFace();
    void fillDecks();
    void judge();
    void say(const QString& text, bool trouble = false);
    [[nodiscard]] const model::Constraint* chosenRule() const;

    std::optional<app::EditedEdition> m_edited;
    std::vector<app::EditedEdition> m_before; // the steps that can be taken back
    QString m_wanted;                         // the edition to be shown first
    std::string m_chosen;                     // the rule
    std::vector<model::StoredDeck> m_library;

    QComboBox *m_editions, *m_decks[deckCount];
    QTreeWidget *m_rules, *m_columns;
    QWidget* m_domains;
    FlowLayout* m_domainRow;
    RuleForm* m_form;
    QLabel *m_says, *m_said;
    LineLabel* m_verdicts[deckCount];
    QPushButton *m_add, *m_remove, *m_undo, *m_write;
};

} // namespace nexus::ui
