// What the pages of the Collection place have in common.
#pragma once

#include "app/documents/workspace.h"
#include "ui/theme/lazy_page.h"

#include <optional>

namespace nexus::ui {

class CollectionPage : public LazyPage {
    Q_OBJECT
public:
    explicit CollectionPage(app::Workspace& workspace, QWidget* parent = nullptr);

Q_SIGNALS:
    void told(const QString& text);       // a word for the status line
    void trouble(const QString& message); // what could not be done
    void cardChosen(quint32 card);        // of the catalogue
    void queryWanted(const QString& query);

protected:
    void setContent(QWidget* content);
    // Says what was done, or why not, and shows it.
    void tell(const tl::expected<QString, QString>& done);
    void tellEdit(const tl::expected<void, QString>& done, const QString& text);
    void choose(const model::CardKey& card);
    [[nodiscard]] app::Workspace& workspace() const { return m_workspace; }
    [[nodiscard]] const model::Collection& collection() const { return m_workspace.collection().collection(); }
    // The words for a collection without a card.
    [[nodiscard]] static QString nothingOwned();

private:
    [[nodiscard]] QString missing() const override;

    app::Workspace& m_workspace;
};

// Asks for a text in a dialog; nothing where it is cancelled.
[[nodiscard]] std::optional<QString> askForText(
    QWidget* parent, const QString& title, const QString& label, const QString& text);
// "12.50", or "12.50 and 3 copies without a value".
[[nodiscard]] QString worthText(std::int64_t value, std::int64_t unvalued);

} // namespace nexus::ui
