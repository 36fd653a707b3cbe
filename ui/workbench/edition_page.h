// The law of an edition of one's own, without its file: its rules, each with a sentence of what it says, to be changed,
// added and taken away, its domains, what is on its cards, what its keywords mean, and three decks judged as it is
// while one edits. Every step can be taken back; nothing is written before Write is pressed.
#pragma once

#include "app/documents/edition_file.h"
#include "ui/workbench/workbench_page.h"

#include <QTimer>

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
    // The glossary in this file in place of what the edition has.
    void takeKeywords(const QString& file);
    [[nodiscard]] QString verdict(int deck) const;

protected:
    void refresh() override;
    [[nodiscard]] QString missing() const override;

private:
    static constexpr int deckCount = 3;

    [[nodiscard]] QWidget* makeHead();
    [[nodiscard]] QWidget* makeLaw();
    [[nodiscard]] QWidget* makeKeywords();
    [[nodiscard]] QWidget* makeDecks();
    void openEdition();
    void take(tl::expected<app::EditedEdition, std::string> edited);
    void change(const importers::LawChange& change);
    void changeFace(const QString& heading, bool internal);
    void changeKeywords(const std::vector<model::Keyword>& keywords);
    void readKeywords(); // of a file that is asked for
    void addRule(model::ConstraintKind kind);
    void removeRule();
    void undo();
    void write();
    void showAll();
    void showRules();
    void showRule();
    void showDomains();
    void showFace();
    void showKeywords();
    [[nodiscard]] std::filesystem::path draftFile() const;
    void keepDraft() const; // what is not written is there again the next time
    void takeDraft();
    void fillDecks();
    void judge();
    void say(const QString& text, bool trouble = false);
    [[nodiscard]] const model::Constraint* chosenRule() const;

    std::optional<app::EditedEdition> m_edited;
    std::vector<app::EditedEdition> m_before; // the steps that can be taken back
    bool m_draftTaken = false;
    QTimer m_draftSoon;
    QString m_wanted;     // the edition to be shown first
    std::string m_chosen; // the rule
    std::vector<model::StoredDeck> m_library;

    QComboBox *m_editions, *m_decks[deckCount];
    QTreeWidget *m_rules, *m_columns, *m_keywords;
    QWidget* m_domains;
    FlowLayout* m_domainRow;
    RuleForm* m_form;
    QLabel *m_says, *m_said, *m_gaps;
    LineLabel* m_verdicts[deckCount];
    QPushButton *m_add, *m_remove, *m_undo, *m_write, *m_game;
};

} // namespace nexus::ui
