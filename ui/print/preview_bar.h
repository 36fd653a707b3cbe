// Steps through the pages of a preview and sets how large they are seen.
#pragma once

#include <QWidget>

#include <functional>

class QToolButton;

namespace nexus::ui {

class LineLabel;
class SheetPreview;

class PreviewBar : public QWidget {
    Q_OBJECT
public:
    explicit PreviewBar(SheetPreview* preview, QWidget* parent = nullptr);
    // After the preview got other pages.
    void refresh();
    // What is told behind the number of a page: ", back".
    void setPageWord(std::function<QString(int page)> word) { m_word = std::move(word); }
    [[nodiscard]] QString pageText() const;

private:
    void dress(); // icons in the colours of the theme

    SheetPreview* m_preview;
    std::function<QString(int page)> m_word;
    LineLabel *m_page, *m_zoom;
    QToolButton *m_back, *m_next, *m_smaller, *m_larger;
};

} // namespace nexus::ui
