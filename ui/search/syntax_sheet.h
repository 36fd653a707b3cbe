// One page of what a search can say, opened beside the window and left open: every field of the game with what it
// is, and examples that are put into the bar with a click or Enter. Made from the game's own words.
#pragma once

#include "model/cards/catalogue.h"

#include <QDialog>

class QTextBrowser;

namespace nexus::ui {

class SyntaxSheet : public QDialog {
    Q_OBJECT
public:
    explicit SyntaxSheet(QWidget* parent = nullptr);
    void setCatalogue(std::shared_ptr<const model::Catalogue> catalogue);
    // Every example of the page, as it would be put into the bar.
    [[nodiscard]] const QStringList& examples() const { return m_examples; }

Q_SIGNALS:
    void exampleChosen(const QString& query);

private:
    void write();
    [[nodiscard]] QString fieldRows();
    [[nodiscard]] QString example(const QString& query);

    QTextBrowser* m_page = nullptr;
    std::shared_ptr<const model::Catalogue> m_catalogue;
    QStringList m_examples;
};

} // namespace nexus::ui
