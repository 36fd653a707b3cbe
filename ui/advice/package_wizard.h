// A new deck that begins with its Missions: every package of a ruleset at the left, with filter and order; at the right
// what the one chosen opens. What it makes is an ordinary new deck with the package put in, which one undo takes out.
#pragma once

#include "app/documents/workspace.h"
#include "ui/theme/widgets.h"

#include <QDialog>
#include <QPointer>

namespace nexus::ui {

class PackageList;
class PoolView;

class PackageWizard : public QDialog {
    Q_OBJECT
public:
    // `ruleset`: the one shown first.
    PackageWizard(app::Workspace& workspace, const model::RulesetId& ruleset, QWidget* parent = nullptr);

    [[nodiscard]] PackageList* list() const { return m_list; }
    [[nodiscard]] PoolView* pool() const { return m_pool; }
    // The deck that was made; null before that.
    [[nodiscard]] app::DeckDocument* made() const { return m_made; }

    void accept() override;

private:
    QLayout* makeHead(const model::RulesetId& ruleset);
    void fillRulesets(const model::RulesetId& chosen);
    void askPackages();
    void showChosen();

    app::Workspace& m_workspace;
    QLineEdit* m_name;
    QComboBox* m_ruleset;
    PackageList* m_list;
    PoolView* m_pool;
    QPushButton* m_create;
    QPointer<app::DeckDocument> m_made;
};

} // namespace nexus::ui
