// Texts are measured before a widget has them: what is pasted, dropped or opened in a field may be of any size, and a
// widget takes forty times its bytes. A text that is too long is not taken at all, and a sentence says so.
#pragma once

#include <QPlainTextEdit>

#include <tl/expected.hpp>

class QApplication;

namespace nexus::ui {

// The text, or why it is not taken, as a sentence. All are letters, those that stand there already counted.
[[nodiscard]] tl::expected<QString, QString> measured(const QString& text, std::size_t most, std::size_t already = 0);

// A field of several lines.
class TextField : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit TextField(std::size_t most, QWidget* parent = nullptr); // letters

Q_SIGNALS:
    void tooLong(const QString& sentence); // a tip shows it, too

protected:
    void insertFromMimeData(const QMimeData* data) override; // pasted, by any way, or dropped

private:
    std::size_t m_most;
};

// Fields of one line cut what is longer than they take; from now on they say so.
void tellFullLines(QApplication& application);

} // namespace nexus::ui
