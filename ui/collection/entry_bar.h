// The line copies are entered with: "3 wick sprite nm binder 2" and Enter. What is typed is told back before it counts;
// names are proposed as they are typed. An empty line repeats: Enter adds one more of the last card, + and − change it.
// Language and place stay as they were last told, so a whole box goes in with names alone.
#pragma once

#include "app/documents/workspace.h"
#include "model/collection/entry_line.h"
#include "ui/search/proposal_list.h"

#include <QWidget>

class QLineEdit;

namespace nexus::ui {

class LineLabel;

class EntryBar : public QWidget {
    Q_OBJECT
public:
    EntryBar(app::Workspace& workspace, QWidget* parent = nullptr);

    void setList(model::StackList list); // Owned or Wanted
    void focusLine();
    [[nodiscard]] QLineEdit* line() const { return m_line; }
    [[nodiscard]] LineLabel* preview() const { return m_preview; }
    [[nodiscard]] ProposalList* proposals() const { return m_proposals; }

Q_SIGNALS:
    void entered(qlonglong stack);
    void told(const QString& words);
    void leaveWanted(); // arrow down with nothing to choose from

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void edited();
    void showPreview();
    void enter();
    void enterCard(model::CardIndex card);
    void change(int by);
    void complete();
    [[nodiscard]] const model::Stack* last() const { return m_workspace.collection().collection().find(m_last); }
    [[nodiscard]] model::Stack stackFor(model::CardIndex card) const;
    [[nodiscard]] const std::vector<std::string>& places() const;

    app::Workspace& m_workspace;
    QLineEdit* m_line;
    LineLabel* m_preview;
    ProposalList* m_proposals;
    model::StackList m_list = model::StackList::Owned;
    model::EntryLine m_entry;
    std::optional<model::Stack> m_before; // the last one entered
    model::StackId m_last = 0;
    mutable std::vector<std::string> m_places;
    mutable bool m_placesStale = true;
};

} // namespace nexus::ui
