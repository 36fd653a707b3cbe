// Words searched for in the text of a browser: all marked, one of them chosen, "2 of 7". Hidden until openBar().
// documentChanged() has to be called when the browser shows another text or other colours.
#pragma once

#include "ui/theme/widgets.h"

#include <QWidget>

namespace nexus::ui {

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

} // namespace nexus::ui
