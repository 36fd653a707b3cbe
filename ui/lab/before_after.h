// Before and after in the Laboratory: which deck, and which other version of it or which other deck; and what came of
// it, a row a deck.
#pragma once

#include "app/documents/deck_library.h"
#include "app/documents/lab_job.h"
#include "model/lab/comparison.h"
#include "ui/theme/row_table.h"

#include <QPointer>
#include <QWidget>

class QComboBox;

namespace nexus::ui {

class VersionChoice : public QWidget {
    Q_OBJECT
public:
    explicit VersionChoice(app::Workspace& workspace, QWidget* parent = nullptr);
    // Reads the library again; what was chosen stays where it is there.
    void refill();
    struct Versions {
        model::Deck before, after;
    };
    [[nodiscard]] std::optional<Versions> versions() const;
    [[nodiscard]] QComboBox* after() const { return m_after; }
    [[nodiscard]] QComboBox* before() const { return m_before; }

Q_SIGNALS:
    void changed();

private:
    void fillBefore();
    [[nodiscard]] std::optional<model::Deck> deckOf(qlonglong id) const;

    app::Workspace& m_workspace;
    QComboBox *m_after, *m_before;
};

// Each deck that has changed, and all of them together where there are several.
class ComparisonTable : public RowTable {
    Q_OBJECT
public:
    explicit ComparisonTable(QWidget* parent = nullptr);
    // The tallies of the games before, then of those after.
    void setTallies(const app::BeforeAfter& played, const app::SeriesTallies& tallies);
    [[nodiscard]] const model::LabComparison& whole() const { return m_whole; }

private:
    model::LabComparison m_whole;
};

} // namespace nexus::ui
