// The deck check at the table: the cards that lie there are called out and typed, and stand beside the list with what
// the sideboard may have changed.
#pragma once

#include "app/documents/list_check.h"
#include "app/documents/table_check.h"
#include "model/collection/matching.h"
#include "ui/theme/widgets.h"

#include <QWidget>

#include <optional>

namespace nexus::ui {

class LineLabel;
class ProposalList;
class RowTable;

class TableCheckPanel : public QWidget {
    Q_OBJECT
public:
    enum CardColumn { Card, InDeck, InSide, Called, Says };

    explicit TableCheckPanel(QWidget* parent = nullptr);

    // A check goes on for as long as it is of the same list. Null, or a list that is not read: none.
    void setList(const app::CheckedList* list, const QString& whose);
    // What else may say which cards lie there: a second list, or null.
    void setSecond(const model::Deck* list);
    void callSecond();
    void startAnew();

    [[nodiscard]] RowTable* cards() const { return m_cards; }
    [[nodiscard]] QLineEdit* line() const { return m_line; }
    [[nodiscard]] QString preview() const;
    [[nodiscard]] QString verdict() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fillCards();
    void edited();
    void enter();
    void call(model::CardIndex card, int copies);
    [[nodiscard]] model::EntryLine entry() const; // what stands in the line

    RowTable* m_cards;
    QLabel *m_name, *m_verdict;
    QLineEdit* m_line;
    LineLabel* m_preview;
    ProposalList* m_proposals;
    QPushButton *m_anew, *m_takeSecond;
    std::optional<model::Deck> m_second;
    QString m_whose;
    std::string m_checksum;
    std::optional<app::TableCheck> m_check;
};

} // namespace nexus::ui
