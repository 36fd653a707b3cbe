// What happened to the deck: the steps of this sitting, which a click goes back or forward to, and the versions
// saved before, to compare with or bring back.
#pragma once

#include "app/documents/deck_library.h"
#include "ui/theme/widgets.h"

#include <QPointer>
#include <QWidget>

namespace nexus::ui {

class HistoryView : public QWidget {
    Q_OBJECT
public:
    explicit HistoryView(QWidget* parent = nullptr);
    // `workspace` outlives the view; null before the first deck.
    void setDocument(app::Workspace* workspace, app::DeckDocument* document);

Q_SIGNALS:
    void compareWanted(const nexus::model::Deck& before, const QString& beforeTitle);
    void saveWanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void fillVersions();
    void showDifferences();
    void bringBack();
    [[nodiscard]] int chosenVersion() const;

    app::Workspace* m_workspace = nullptr;
    QPointer<app::DeckDocument> m_document;
    std::unique_ptr<app::DeckLibrary> m_library;
    std::vector<app::LibraryVersion> m_shown;
    QUndoView* m_steps;
    QListWidget* m_versions;
    QPlainTextEdit* m_differences;
    QPushButton* m_compare;
    QPushButton* m_bringBack;
    bool m_stale = true;
};

} // namespace nexus::ui
