// The Advice tab of a deck: pages that propose changes of it, one shown at a time, chosen by a row of buttons.
#pragma once

#include "app/base/job.h"
#include "app/documents/workspace.h"
#include "ui/theme/lazy_page.h"
#include "ui/theme/parts.h"
#include "ui/theme/widgets.h"

#include <QPointer>

#include <atomic>

namespace nexus::ui {

// What the pages of the Advice tab have in common: a page speaks of one open deck, and works only while it is seen.
class AdvicePage : public LazyPage {
    Q_OBJECT
public:
    AdvicePage(app::Workspace& workspace, QWidget* parent);

    void setDocument(app::DeckDocument* document); // nullptr: nothing is open
    [[nodiscard]] app::DeckDocument* document() const { return m_document; }
    // As the button that shows the page has it: a section's label where the page is about one.
    [[nodiscard]] virtual QString title() const = 0;
    // Whether the deck's ruleset has what the page is about.
    [[nodiscard]] virtual bool applies() const { return true; }
    // The page of the help it is explained on, with the heading: "advice#missions".
    [[nodiscard]] virtual QString helpPage() const { return QStringLiteral("advice"); }

Q_SIGNALS:
    void queryWanted(const QString& query);                  // shows cards in the search
    void cardsChosen(const std::vector<std::string>& names); // selects them in the deck
    void trouble(const QString& message);                    // what could not be done
    void done(const QString& text);                          // what was just done to the deck, and what is left
    void missionsWanted();                                   // to choose them

protected:
    void hideEvent(QHideEvent* event) override;

    // Changes the deck and says so; false where the edit does not fit it.
    bool make(const model::DeckEdit& edit, const QString& name);
    void lookAgain();                  // what is shown is of the deck before: says so, and shows what is of this one
    virtual void stopWork() {}         // hidden, or the document goes: what is under way is not wanted any more
    void setContent(QWidget* content); // with bars at its sides in low windows
    [[nodiscard]] app::Workspace& workspace() const { return m_workspace; }

private:
    [[nodiscard]] QString missing() const override;

    app::Workspace& m_workspace;
    QPointer<app::DeckDocument> m_document;
};

// A page whose answer is looked for on a worker. Where that takes long it says so, and can be called off.
class WorkPage : public AdvicePage {
    Q_OBJECT
public:
    ~WorkPage() override;
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }

protected:
    using GoOn = std::function<bool(std::size_t, std::size_t)>; // false: the answer is not wanted any more

    // `topic` of what it says, while it works and when it was called off.
    WorkPage(
        app::Workspace& workspace, const QString& topic, const QString& busy, const QString& stopped, QWidget* parent);
    void work(std::function<app::Job::Answer(const GoOn& goOn)> look);
    void stopWork() override;
    void endWork(); // the answer is there
    [[nodiscard]] LineLabel* told() const { return m_told; }
    [[nodiscard]] QPushButton* cancelButton() const { return m_cancel; }

private:
    LineLabel* m_told;
    QPushButton* m_cancel;
    QTimer m_slow; // says that work is under way once it takes long
    app::Job m_job;
};

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
    void done(const QString& text);
    void missionsWanted();

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
