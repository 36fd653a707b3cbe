// The help: pages at the right, all pages with their sections at the left, a search in the page below. Not modal.
// Links between pages stay inside; `search:…` links are queries to try; anything else is opened in a browser only
// after asking. Colours follow the theme, the text size is 11 to 32 pixels.
#pragma once

#include "ui/theme/widgets.h"

#include <QObject>
#include <QWidget>
#include <functional>

namespace nexus::ui {

class KeysSheet;

// Words searched for in the text of a browser: all marked, one of them chosen, "2 of 7". Hidden until openBar().
// documentChanged() has to be called when the browser shows another text or other colours.
class FindBar : public QWidget {
    Q_OBJECT
public:
    explicit FindBar(QTextBrowser* browser, QWidget* parent);

    void openBar();
    void closeBar();
    void step(int by); // to the next (1) or previous (-1) place, round the end
    void documentChanged();

private:
    [[nodiscard]] int markAll(const QString& words);
    void showChosen();

    QTextBrowser* m_browser;
    QLineEdit* m_edit = nullptr;
    QLabel* m_count = nullptr;
    int m_chosen = 0;
};

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

// What helps: the help window and the sheet of keys, made when first asked for.
class HelpDesk : public QObject {
    Q_OBJECT
public:
    explicit HelpDesk(QWidget* window);

    // What gives the page of keywords, asked whenever the help is shown.
    void setKeywords(std::function<QString()> page) { m_keywords = std::move(page); }
    // A page, with a heading behind a '#': "advice#editions"; the index where none is named.
    void show(const QString& page = {});
    void showKeys(); // of all actions of the window

Q_SIGNALS:
    void queryWanted(const QString& query);

private:
    QWidget* m_window;
    std::function<QString()> m_keywords;
    HelpWindow* m_help = nullptr;
    KeysSheet* m_keys = nullptr;
};

} // namespace nexus::ui
