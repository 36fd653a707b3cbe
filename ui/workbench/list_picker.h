// A card list to choose: a file, by dialog or dropped here, a file at a revision of a git repository, a set of the
// catalogue, or all of that as it was before its last imports. Files and revisions used lately stand first.
#pragma once

#include "app/documents/comparison_job.h"
#include "ui/theme/widgets.h"

#include <QWidget>

namespace nexus::ui {

class ListPicker : public QWidget {
    Q_OBJECT
public:
    // `name` for screen readers: "List before".
    explicit ListPicker(const QString& name, QWidget* parent = nullptr);

    // What is chosen stays so.
    void setSets(const std::vector<model::SetInfo>& sets);
    void setImports(std::size_t imports); // that the catalogue has had
    // Files by their paths, revisions as listChoiceText() has them.
    void setRecent(const QStringList& lists);
    void setChoice(const std::optional<app::ListChoice>& choice); // without a word
    // The list that is open: offered first, and by the dialog of revisions.
    void setOpenFile(const QString& file);
    [[nodiscard]] std::optional<app::ListChoice> choice() const;
    [[nodiscard]] QString title() const; // the name of the file, or "COR"
    [[nodiscard]] QComboBox* list() const { return m_list; }
    void chooseFile(const QString& file);
    void chooseRevision(const QString& word); // "REPO@REVISION:PATH"

Q_SIGNALS:
    void chosen();
    void listUsed(const QString& list); // as setRecent() takes it

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void fill();
    void offer(const app::ListChoice& choice);
    void take(const app::ListChoice& choice);
    void askForFile();
    void askForRevision();
    [[nodiscard]] static QString titleOf(const app::ListChoice& choice);

    QComboBox* m_list;
    QStringList m_recent;
    QString m_open;
    std::vector<model::SetInfo> m_sets;
    std::size_t m_imports = 0;
    std::optional<app::ListChoice> m_choice;
};

// As settings keep it: "file:" before its path, "set:COR", "revision:" before the word; empty: none.
[[nodiscard]] QString listChoiceText(const std::optional<app::ListChoice>& choice);
[[nodiscard]] std::optional<app::ListChoice> listChoiceOf(const QString& text);

} // namespace nexus::ui
