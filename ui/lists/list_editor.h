// A list as people write it, line by line: its lines numbered, those in question marked with a sign and a colour, so
// that they are found and mended in place. What mends a line is a step of its own undo.
#pragma once

#include "ui/theme/text_field.h"

#include <QColor>

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace nexus::ui {

class ListEditor : public TextField {
    Q_OBJECT
public:
    struct Mark {
        QString sign;
        QColor colour;
        QString words; // what is wrong; shown as a tip
    };

    explicit ListEditor(QWidget* parent = nullptr);
    void setMarks(std::map<int, Mark> marks); // by line, from 1
    [[nodiscard]] const std::map<int, Mark>& marks() const { return m_marks; }
    [[nodiscard]] int currentLine() const;
    void goTo(int line);
    // The next line that is marked, from the top again behind the last; false where none is.
    bool goToNextMark();
    // One step of undo.
    void mend(const std::vector<std::pair<std::size_t, std::string>>& lines);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    [[nodiscard]] int marginWidth() const;
    [[nodiscard]] const Mark* markAt(int y) const;
    void layMargin();
    void paintMargin();
    void tint();

    QWidget* m_margin;
    std::map<int, Mark> m_marks;
};

} // namespace nexus::ui
