// How an event begins: a new one with its name, edition and matches, one that was open before, another file, or the
// sample of 24 players that a newcomer can run to its end.
#pragma once

#include "app/documents/event_session.h"
#include "ui/theme/widgets.h"

#include <QWidget>

#include <functional>

namespace nexus::ui {

class EventStart : public QWidget {
    Q_OBJECT
public:
    explicit EventStart(app::EventSession& session, QWidget* parent = nullptr);

    void ready();
    void create();
    void openOther();
    void openSample();
    void refreshRecent();

    [[nodiscard]] QLineEdit* name() const { return m_name; }
    [[nodiscard]] QComboBox* edition() const { return m_edition; }
    [[nodiscard]] QComboBox* bestOf() const { return m_bestOf; }
    [[nodiscard]] QLineEdit* seed() const { return m_seed; }
    [[nodiscard]] QListWidget* recent() const { return m_recent; }

    // Tests answer these.
    std::function<QString(const QString& suggested)> askSave;
    std::function<QString()> askFile;

Q_SIGNALS:
    void checkWanted(); // of lists, without an event
    void trouble(const QString& message);

private:
    QWidget* makeNew();
    QWidget* makeOptions();
    void showOptions(bool shown);
    [[nodiscard]] tl::expected<model::EventSettings, QString> settings() const;
    void told(const app::EventSession::Done& done);

    app::EventSession& m_session;
    QLineEdit *m_name = nullptr, *m_seed = nullptr, *m_points = nullptr;
    QComboBox *m_edition = nullptr, *m_bestOf = nullptr, *m_pairing = nullptr;
    QSpinBox* m_rounds = nullptr;
    QCheckBox* m_openLists = nullptr;
    QWidget *m_options = nullptr, *m_recentPart = nullptr;
    QPushButton *m_create = nullptr, *m_optionsButton = nullptr;
    QListWidget* m_recent = nullptr;
};

} // namespace nexus::ui
