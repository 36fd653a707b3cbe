// Advice on the section that gives (Missions): all packages for the deck that is open, the fewest changes first. Of the
// one chosen it says what the totals would be and what opens and closes; Enter puts it in, as one step of undo.
#pragma once

#include "ui/advice/advice_page.h"

#include <memory>

class QPushButton;

namespace nexus::model {
struct PackageChange;
}

namespace nexus::ui {

class LineLabel;
class PackageList;

class MissionsPage : public AdvicePage {
    Q_OBJECT
public:
    explicit MissionsPage(app::Workspace& workspace, QWidget* parent = nullptr);
    ~MissionsPage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString helpPage() const override { return QStringLiteral("advice#missions"); }
    [[nodiscard]] PackageList* list() const { return m_list; }

protected:
    void refresh() override;
    void stopWork() override;

private:
    void preview();
    void apply();
    void showCards();

    PackageList* m_list;
    LineLabel *m_totals, *m_cards;
    QPushButton *m_show, *m_use;
    std::unique_ptr<model::PackageChange> m_change; // of the package chosen
};

} // namespace nexus::ui
