// One field for cards, decks and commands: what holds all the words that are typed, best first; Enter goes there.
#pragma once

#include <QDialog>

#include <functional>
#include <string>
#include <vector>

class QLineEdit;
class QTreeWidget;

namespace nexus::ui {

class FindAnything : public QDialog {
    Q_OBJECT
public:
    struct Entry {
        QString name;
        QString kind; // "Card", "Deck", the menu of a command
        QString key;  // its shortcut
        std::function<void()> go;
        bool first = false; // offered while nothing is typed
    };
    FindAnything(std::vector<Entry> entries, QWidget* parent);

    // Those that hold each of the words: names that begin with them, then words that do, then the rest; in the order
    // given where they are alike.
    [[nodiscard]] std::vector<std::size_t> found(const QString& words) const;
    [[nodiscard]] QLineEdit* field() const { return m_field; }
    [[nodiscard]] QTreeWidget* rows() const { return m_rows; }
    static constexpr std::size_t mostRows = 12;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void go();

    std::vector<Entry> m_entries;
    std::vector<std::string> m_folded; // names
    QLineEdit* m_field;
    QTreeWidget* m_rows;
};

} // namespace nexus::ui
