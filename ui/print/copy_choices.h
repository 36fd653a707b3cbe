// The fields in which people say which copies of the chosen decks are meant, on sheets of proxies and in an order for a
// print shop alike: sections, cards by name, cards of a search that are left out, missing copies.
#pragma once

#include "app/documents/game_library.h"
#include "app/printing/proxy_job.h"
#include "ui/theme/widgets.h"

#include <QWidget>

class QSettings;

namespace nexus::ui {

class CopyChoices : public QWidget {
    Q_OBJECT
public:
    explicit CopyChoices(QWidget* parent = nullptr);

    // The sections of the game's own edition: one that another edition calls by the same id is meant too.
    void fill(const app::GameLibrary& library);
    // Or why the fields cannot be meant.
    [[nodiscard]] tl::expected<app::ProxyChoice, QString> choice(const model::Game& game) const;
    void store(QSettings& settings, const QString& part) const;
    void restore(const QSettings& settings, const QString& part);

    [[nodiscard]] QComboBox* sections() const { return m_sections; }
    [[nodiscard]] QLineEdit* cardNames() const { return m_cards; }
    [[nodiscard]] QLineEdit* without() const { return m_without; }
    [[nodiscard]] QCheckBox* onlyMissing() const { return m_onlyMissing; }

Q_SIGNALS:
    void changed();

private:
    static constexpr const char* everySection = "*"; // no section is called so

    QComboBox* m_sections;
    QLineEdit *m_cards, *m_without;
    QCheckBox* m_onlyMissing;
};

} // namespace nexus::ui
