// The Print & Export view: proxies, tournament decklists, deck codes and decks for other programs, a page each. A deck
// that comes to the front of the window is the one that is chosen on each page until another is.
#pragma once

#include "app/documents/workspace.h"
#include "ui/theme/main_view.h"

class QTabWidget;

namespace nexus::ui {

class CodesPage;
class DecklistsPage;
class ProxiesPage;
class PublishPage;

class PrintView : public MainView {
    Q_OBJECT
public:
    enum Page { Proxies, Decklists, Codes, Programs };
    PrintView(app::Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] QString name() const override { return QStringLiteral("Print"); }
    [[nodiscard]] QString title() const override { return tr("Pr&int"); }
    [[nodiscard]] QString helpPage() const override;
    void ready() override;
    void setDocument(app::DeckDocument* document) override;
    void restore(const QSettings& settings) override;
    void store(QSettings& settings) const override;

    void showPage(Page page);
    [[nodiscard]] QTabWidget* pages() const { return m_pages; }
    [[nodiscard]] ProxiesPage* proxies() const { return m_proxies; }
    [[nodiscard]] DecklistsPage* decklists() const { return m_decklists; }
    [[nodiscard]] CodesPage* codes() const { return m_codes; }
    [[nodiscard]] PublishPage* programs() const { return m_programs; }

Q_SIGNALS:
    void documentWanted(nexus::app::DeckDocument* document); // a list was opened as a deck: to the front
    void checkWanted();                                      // of lists, by a judge

private:
    template <class Act> void eachPage(Act act) const
    {
        act(m_proxies), act(m_decklists), act(m_codes), act(m_programs);
    }

    QTabWidget* m_pages;
    ProxiesPage* m_proxies;
    DecklistsPage* m_decklists;
    CodesPage* m_codes;
    PublishPage* m_programs;
};

} // namespace nexus::ui
