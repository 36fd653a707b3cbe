// What the pages of the Advice tab have in common: a page speaks of one open deck, and works only while it is seen.
#pragma once

#include "app/documents/workspace.h"
#include "ui/theme/lazy_page.h"

#include <QPointer>

namespace nexus::ui {

class AdvicePage : public LazyPage {
    Q_OBJECT
public:
    AdvicePage(app::Workspace& workspace, QWidget* parent);

    void setDocument(app::DeckDocument* document); // nullptr: nothing is open
    [[nodiscard]] app::DeckDocument* document() const { return m_document; }
    // As the button that shows the page has it: a section's label where the page is about one.
    [[nodiscard]] virtual QString title() const = 0;
    // The page of the help it is explained on, with the heading: "advice#missions".
    [[nodiscard]] virtual QString helpPage() const { return QStringLiteral("advice"); }

Q_SIGNALS:
    void queryWanted(const QString& query);                  // shows cards in the search
    void cardsChosen(const std::vector<std::string>& names); // selects them in the deck
    void trouble(const QString& message);                    // what could not be done

protected:
    void hideEvent(QHideEvent* event) override;

    virtual void stopWork() {}         // hidden, or the document goes: what is under way is not wanted any more
    void setContent(QWidget* content); // with bars at its sides in low windows
    [[nodiscard]] app::Workspace& workspace() const { return m_workspace; }

private:
    [[nodiscard]] QString missing() const override;

    app::Workspace& m_workspace;
    QPointer<app::DeckDocument> m_document;
};

} // namespace nexus::ui
