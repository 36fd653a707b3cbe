// The Advice tab of a deck: pages that propose changes of it, one shown at a time, chosen by a row of buttons.
#pragma once

#include "ui/advice/advice_page.h"
#include "ui/theme/widgets.h"

namespace nexus::ui {

class AdviceView : public QWidget {
    Q_OBJECT
public:
    explicit AdviceView(app::Workspace& workspace, QWidget* parent = nullptr);

    void setDocument(app::DeckDocument* document); // nullptr: nothing is open
    [[nodiscard]] const std::vector<AdvicePage*>& pages() const { return m_pages; }
    [[nodiscard]] AdvicePage* current() const;
    void showPage(const AdvicePage* page);
    // The page of this kind; what an advice elsewhere in the window leads to.
    template <class Page> [[nodiscard]] Page* page() const
    {
        for (auto* page : m_pages)
            if (auto* found = qobject_cast<Page*>(page))
                return found;
        return nullptr;
    }
    void restore(const QSettings& settings);
    void store(QSettings& settings) const;

Q_SIGNALS:
    void queryWanted(const QString& query);
    void cardsChosen(const std::vector<std::string>& names);
    void trouble(const QString& message);

private:
    void add(AdvicePage* page);
    void nameButtons();
    void leadTabs();

    QHBoxLayout* m_row;
    QStackedWidget* m_stack;
    std::vector<AdvicePage*> m_pages;
    std::vector<QToolButton*> m_buttons;
};

} // namespace nexus::ui
