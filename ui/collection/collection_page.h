// What the pages of the Collection place have in common: a page works out what it shows only while it is seen, once
// for several changes in a row; without anything to show it says what to do instead.
#pragma once

#include "app/documents/workspace.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QScrollArea;
class QSettings;
class QSplitter;
class QStackedLayout;

namespace nexus::ui {

class CollectionPage : public QWidget {
    Q_OBJECT
public:
    explicit CollectionPage(app::Workspace& workspace, QWidget* parent = nullptr);

    // Shows what is true now, where something has changed and the page is seen.
    void refreshIfStale();
    // What stands in place of the content; empty while that is shown.
    [[nodiscard]] QString emptyText() const;

Q_SIGNALS:
    void told(const QString& text);       // a word for the status line
    void trouble(const QString& message); // what could not be done
    void cardChosen(quint32 card);        // of the catalogue
    void queryWanted(const QString& query);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

    virtual void refresh() = 0; // only while catalogue and collection are there
    void later();
    void setContent(QWidget* content);
    void sayInstead(const QString& text); // the content comes back with an empty text
    // Says what was done, or why not, and shows it.
    void tell(const tl::expected<QString, QString>& done);
    void tellEdit(const tl::expected<void, QString>& done, const QString& text);
    void choose(const model::CardKey& card);
    [[nodiscard]] app::Workspace& workspace() const { return m_workspace; }
    [[nodiscard]] const model::Collection& collection() const { return m_workspace.collection().collection(); }
    // The words for a collection without a card.
    [[nodiscard]] static QString nothingOwned();

private:
    app::Workspace& m_workspace;
    QStackedLayout* m_stack;
    QLabel* m_instead;
    QTimer m_soon;
    bool m_stale = true;
};

// Heading of a part of a page.
[[nodiscard]] QLabel* partHeading(const QString& text);
// Muted words that may take several lines.
[[nodiscard]] QLabel* mutedLabel(const QString& text = {});
// A part of a page; parts beside each other or one below the other keep `margins` between them.
[[nodiscard]] QWidget* asWidget(QLayout* layout, const QMargins& margins = {});
// The same with a bar at the side where it is higher than its place; never narrower than what is in it.
[[nodiscard]] QScrollArea* asScrolled(QLayout* layout);
// How a person divided the room, for the next start; nothing of what was never seen or has no second part now.
void keepDivision(QSettings& settings, const QString& key, const QSplitter& splitter);
// "12.50", or "12.50 and 3 copies without a value".
[[nodiscard]] QString worthText(std::int64_t value, std::int64_t unvalued);

} // namespace nexus::ui
