// The versions of one deck of the library, the newest first, with what each changed: any of them can be brought back
// or be compared with the newest.
#pragma once

#include "app/documents/deck_library.h"
#include "ui/theme/widgets.h"

#include <QWidget>

namespace nexus::ui {

class VersionsPanel : public QWidget {
    Q_OBJECT
public:
    explicit VersionsPanel(app::DeckLibrary& library, QWidget* parent = nullptr);

    // Reads its versions anew; nothing: asks for one deck to be chosen.
    void setDeck(std::optional<std::int64_t> deck);

Q_SIGNALS:
    void told(const QString& text); // what was done, or why not
    void compareWanted(const nexus::model::Deck& before, const QString& beforeTitle, const nexus::model::Deck& after,
        const QString& afterTitle);

private:
    void showDifferences();
    void bringBack();
    void compare();
    // The version chosen; null where none is.
    [[nodiscard]] const app::LibraryVersion* current() const;
    // The same, but not the newest.
    [[nodiscard]] const app::LibraryVersion* currentOld() const;

    app::DeckLibrary& m_library;
    std::optional<std::int64_t> m_deck;
    std::vector<app::LibraryVersion> m_versions;
    QLabel* m_head;
    QListWidget* m_list;
    QPlainTextEdit* m_differences;
    QPushButton *m_bringBack, *m_compare;
};

} // namespace nexus::ui
