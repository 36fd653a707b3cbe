// The words at the foot of the window: how the deck stands before the law, whether it is saved, a word about what
// was just done, and the catalogue. Made for many changes a second: a label that says the same is not laid out.
#pragma once

#include "app/documents/workspace.h"
#include "ui/theme/widgets.h"

#include <QObject>

namespace nexus::ui {

class StatusLine : public QObject {
    Q_OBJECT
public:
    StatusLine(app::Workspace& workspace, QStatusBar* bar);

    void refresh(const app::DeckDocument* document);
    // Stands for six seconds, or until the next word.
    void tell(const QString& text);
    void sayUnreadable(); // the profile cannot be opened

private:
    void refreshDeck(const app::DeckDocument& document);
    void refreshCatalogue();

    app::Workspace& m_workspace;
    QLabel *m_verdict, *m_saved, *m_told, *m_cards;
};

} // namespace nexus::ui
