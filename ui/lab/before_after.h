// Before and after in the Laboratory: which deck, and which other version of it or which other deck; and what came of
// it, a row a deck. The deck alone is chosen for a gauntlet.
#pragma once

#include "app/documents/deck_library.h"
#include "app/documents/lab_results.h"
#include "ui/theme/row_table.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QFormLayout;

namespace nexus::ui {

class VersionChoice : public QWidget {
    Q_OBJECT
public:
    explicit VersionChoice(app::Workspace& workspace, QWidget* parent = nullptr);
    // Reads the library again; what was chosen stays where it is there.
    void refill();
    // The deck alone, or what it was before, too.
    void setWithBefore(bool withBefore);
    struct Versions {
        model::Deck before, after;
    };
    [[nodiscard]] std::optional<Versions> versions() const;
    [[nodiscard]] std::optional<model::Deck> deck() const;
    [[nodiscard]] std::int64_t deckId() const; // 0: none
    [[nodiscard]] bool isChosen(bool withBefore) const;
    // What is chosen, to be chosen again after a restart.
    struct Chosen {
        qlonglong after = 0, before = 0;
    };
    [[nodiscard]] Chosen chosen() const;
    void choose(const Chosen& chosen); // as soon as they are there
    [[nodiscard]] QComboBox* after() const { return m_after; }
    [[nodiscard]] QComboBox* before() const { return m_before; }

Q_SIGNALS:
    void changed();

private:
    void fillBefore();
    [[nodiscard]] std::optional<model::Deck> deckOf(qlonglong id) const;

    app::Workspace& m_workspace;
    Chosen m_wanted; // until the library has been read
    QFormLayout* m_form;
    QComboBox *m_after, *m_before;
};

// Each deck that has changed, and all of them together where there are several.
class ComparisonTable : public RowTable {
    Q_OBJECT
public:
    explicit ComparisonTable(QWidget* parent = nullptr);
    void setCompared(const std::vector<importers::LabResult::Compared>& compared);
    [[nodiscard]] const model::LabComparison& whole() const { return m_whole; }

private:
    model::LabComparison m_whole;
};

} // namespace nexus::ui
