// The search bar: a query with completion, its error told under it, recent queries, the way to the syntax sheet.
// It parses nothing itself: the owner gives the error of the query it was told of. The list of proposals never takes
// a key that types, and Enter means "done" unless a proposal was chosen with the arrows.
#pragma once

#include "model/cards/catalogue.h"
#include "model/search/query_completion.h"
#include "model/search/query_parser.h"

#include <QDialog>
#include <QTimer>
#include <QWidget>

class QTextBrowser;
class QToolButton;

namespace nexus::ui {

class LineLabel;
class ProposalList;
class QueryField;

// One page of what a search can say, opened beside the window and left open: every field of the game with what it
// is, and examples that are put into the bar with a click or Enter. Made from the game's own words.
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

class SearchBar : public QWidget {
    Q_OBJECT
public:
    explicit SearchBar(QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    // Tells queryChanged like typing does; no proposals open.
    void setText(const QString& text);
    void setError(const std::optional<model::QueryError>& error);
    // Proposals come from here; the sections are those `in:` may name.
    void setCatalogue(
        std::shared_ptr<const model::Catalogue> catalogue, std::vector<model::NamedSection> sections = {});
    // The newest first.
    void setHistory(const QStringList& queries) { m_history = queries; }
    [[nodiscard]] const QStringList& history() const { return m_history; }
    // Puts the query in front of the history; done by itself on Enter.
    void remember();
    void focusAndSelect();
    // The line under the field; an owner that tells the error elsewhere lets it be away, so that nothing moves.
    [[nodiscard]] LineLabel* errorLine() const { return m_errorLine; }
    void setErrorLineShown(bool shown) { m_showsError = shown; }

Q_SIGNALS:
    void queryChanged(const QString& text);
    void accepted();
    void syntaxHelpWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool handleKey(class QKeyEvent* key);
    void edited();
    void propose(bool asked);
    void showHistory();
    void closeList();
    void goToCards();
    void take(int row);
    void dress();

    QueryField* m_field = nullptr;
    QToolButton* m_help = nullptr;
    LineLabel* m_errorLine = nullptr;
    bool m_showsError = true;
    ProposalList* m_list = nullptr;
    QTimer m_proposeSoon;
    class QAction* m_magnifier = nullptr;
    std::shared_ptr<const model::Catalogue> m_catalogue;
    std::vector<model::NamedSection> m_sections;
    std::vector<model::Proposal> m_proposals; // of the list; empty while it shows the history
    QStringList m_history;
};

} // namespace nexus::ui
