// What the pages of the Advice tab have in common: a page speaks of one open deck, works out what it shows only while
// it is seen, and once for several changes in a row; without anything to show it says what to do instead.
#pragma once

#include "app/documents/workspace.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QStackedLayout;

namespace nexus::ui {

class AdvicePage : public QWidget {
    Q_OBJECT
public:
    AdvicePage(app::Workspace& workspace, QWidget* parent);

    void setDocument(app::DeckDocument* document); // nullptr: nothing is open
    [[nodiscard]] app::DeckDocument* document() const { return m_document; }
    // As the button that shows the page has it: a section's label where the page is about one.
    [[nodiscard]] virtual QString title() const = 0;
    // The page of the help it is explained on, with the heading: "advice#missions".
    [[nodiscard]] virtual QString helpPage() const { return QStringLiteral("advice"); }
    // What stands in place of the content; empty while that is shown.
    [[nodiscard]] QString emptyText() const;

Q_SIGNALS:
    void queryWanted(const QString& query);                  // shows cards in the search
    void cardsChosen(const std::vector<std::string>& names); // selects them in the deck
    void trouble(const QString& message);                    // what could not be done

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

    virtual void refresh() = 0; // seen, with a document
    virtual void stopWork() {}  // hidden, or the document goes: what is under way is not wanted any more
    void later();               // what is shown is not true any more
    void setContent(QWidget* content);
    void sayInstead(const QString& text); // the content comes back with an empty text
    [[nodiscard]] app::Workspace& workspace() const { return m_workspace; }

private:
    void refreshIfStale();

    app::Workspace& m_workspace;
    QPointer<app::DeckDocument> m_document;
    QStackedLayout* m_stack;
    QLabel* m_instead;
    QTimer m_soon;
    bool m_stale = true;
};

} // namespace nexus::ui
