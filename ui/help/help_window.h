// The help: pages at the right, all pages with their sections at the left, a search in the page below. Not modal.
// Links between pages stay inside; `search:…` links are queries to try; anything else is opened in a browser only
// after asking. Colours follow the theme, the text size is 11 to 32 pixels.
#pragma once

#include "ui/theme/widgets.h"

#include <QWidget>

namespace nexus::ui {

class FindBar;

class HelpWindow : public QWidget {
    Q_OBJECT
public:
    explicit HelpWindow(QWidget* parent = nullptr);

    // Shows the window with this page, at the heading of that anchor (help_pages.h). A page that does not exist
    // is the index, an anchor that does not exist the top of the page.
    void showPage(const QString& page, const QString& anchor = {});
    [[nodiscard]] QString page() const { return m_page; }
    [[nodiscard]] int textSize() const { return m_textSize; }
    void setTextSize(int pixels);

Q_SIGNALS:
    void queryWanted(const QString& query);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Place {
        QString page;
        QString anchor;
        int scrolled = -1; // -1: at the anchor
    };

    QWidget* makeToolBar();
    void addFindKeys();
    void makeContents();
    void followLink(const QUrl& link);
    void askToOpen(const QUrl& link);
    void go(const Place& place);
    void step(int by);
    void render();
    void scrollTo(const Place& place);
    void markContents(const QString& anchor);
    void updateIcons();

    QString m_page;
    int m_textSize = 14;
    QList<Place> m_history;
    qsizetype m_at = -1;

    QTreeWidget* m_contents = nullptr;
    QTextBrowser* m_browser = nullptr;
    FindBar* m_findBar = nullptr;
    QAction* m_back = nullptr;
    QAction* m_forward = nullptr;
    QAction* m_home = nullptr;
    QAction* m_find = nullptr;
    QAction* m_smaller = nullptr;
    QAction* m_larger = nullptr;
};

} // namespace nexus::ui
