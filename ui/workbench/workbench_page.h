// What the pages of the Workbench have in common.
#pragma once

#include "app/documents/lab_job.h"
#include "app/documents/workspace.h"
#include "ui/theme/lazy_page.h"

#include <QSettings>

namespace nexus::ui {

class WorkbenchPage : public LazyPage {
    Q_OBJECT
public:
    explicit WorkbenchPage(app::Workspace& workspace, QWidget* parent = nullptr);

    virtual void setDocument(app::DeckDocument*) {} // nullptr: no deck is open
    virtual void restore(const QSettings&) {}
    virtual void store(QSettings&) const {}

Q_SIGNALS:
    void told(const QString& text);                        // a word for the status line
    void trouble(const QString& message);                  // what could not be done
    void deckWanted(qlonglong deck);                       // of the library, to the front
    void editionWanted(const QStringList& files);          // a new one, of these lists
    void historyWanted(const QString& card);               // of this card, on its page
    void playWanted(const nexus::app::CardChange& change); // by the program, before and after

protected:
    [[nodiscard]] app::Workspace& workspace() const { return m_workspace; }
    [[nodiscard]] QString missing() const override;

private:
    app::Workspace& m_workspace;
};

} // namespace nexus::ui
