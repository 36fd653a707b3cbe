// Completion of sets: how many different cards of each are owned, with a bar, and how many up to their limit; below,
// what is missing of the chosen set, to want, to add or to look at.
#pragma once

#include "model/collection/set_completion.h"
#include "ui/collection/collection_page.h"
#include "ui/theme/widgets.h"

namespace nexus::ui {

class RowTable;

class SetsPage : public CollectionPage {
    Q_OBJECT
public:
    enum SetColumn { Code, Name, Owned, Playsets, Copies };
    enum CardColumn { Card, Number, Type, Rarity, Elsewhere, Wanted };

    explicit SetsPage(app::Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] RowTable* setTable() const { return m_sets; }
    [[nodiscard]] RowTable* missingTable() const { return m_missing; }
    [[nodiscard]] std::string chosenSet() const; // its code; empty: none
    void showSet(const std::string& code);

    void wantMissing();
    void ownOneOfEach();
    void showInCards();

protected:
    void refresh() override;

private:
    QWidget* makeMissing();
    void fillMissing();
    void complete(model::StackList list, const QString& done, const QString& nothing);

    std::shared_ptr<const model::Catalogue> m_catalogue; // of the counter
    std::optional<model::SetCounter> m_counter;
    std::vector<model::SetCompletion> m_rows;
    std::vector<model::MissingCard> m_cards;
    RowTable *m_sets = nullptr, *m_missing = nullptr;
    QLabel* m_head = nullptr;
    QPushButton *m_want = nullptr, *m_own = nullptr, *m_show = nullptr;
};

} // namespace nexus::ui
