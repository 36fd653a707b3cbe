// Decks for another program: at the left which decks and for which, at the right what files there will be and what of
// the decks the program cannot hold. Planned and written on a worker; the folder gets all files or none.
#pragma once

#include "app/base/job.h"
#include "app/documents/workspace.h"
#include "app/publish/publishing.h"
#include "ui/print/copy_choices.h"
#include "ui/theme/widgets.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <tl/expected.hpp>

class QSettings;

namespace nexus::ui {

class DeckPicker;
class LineLabel;

class PublishPage : public QWidget {
    Q_OBJECT
public:
    explicit PublishPage(app::Workspace& workspace, QWidget* parent = nullptr);

    void ready();
    void choose(app::DeckDocument* document);
    void restore(const QSettings& settings);
    void store(QSettings& settings) const;

    [[nodiscard]] DeckPicker* picker() const { return m_picker; }
    [[nodiscard]] QComboBox* program() const { return m_program; }
    [[nodiscard]] QLineEdit* folder() const { return m_folder; }
    [[nodiscard]] QLineEdit* address() const { return m_address; }
    [[nodiscard]] QCheckBox* allCards() const { return m_allCards; }
    // Of an order for a print shop; hidden for other programs.
    [[nodiscard]] QComboBox* sections() const { return m_copies->sections(); }
    [[nodiscard]] QLineEdit* cardNames() const { return m_copies->cardNames(); }
    [[nodiscard]] QCheckBox* onlyMissing() const { return m_copies->onlyMissing(); }
    [[nodiscard]] QLineEdit* without() const { return m_copies->without(); }
    [[nodiscard]] QLabel* lossHeading() const { return m_lossHeading; } // or why there is no plan
    [[nodiscard]] QTreeWidget* files() const { return m_files; }
    [[nodiscard]] QListWidget* losses() const { return m_losses; }
    [[nodiscard]] QPushButton* exportButton() const { return m_export; }
    [[nodiscard]] QPushButton* showButton() const { return m_show; }
    [[nodiscard]] bool isBusy() const { return m_planning.isBusy() || m_writing.isBusy() || m_soon.isActive(); }

    // Tests answer them.
    std::function<QString(const QString& suggested)> askFolder;
    std::function<bool(const QStringList& files)> askOverwrite; // not ours, or changed since
    std::function<void(const QString& folder)> openFolder;

Q_SIGNALS:
    void told(const QString& text);
    void trouble(const QString& message);

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QLayout* makeChoices();
    void programChosen();
    // As the fields are; or why they cannot be meant.
    [[nodiscard]] tl::expected<app::PublishChoice, QString> choice() const;
    void showNothing(const QString& why);
    void plan();
    void showPlan();
    void publish(bool overwrite);
    void written(const app::Published& published);
    void updateButtons();
    [[nodiscard]] const importers::PublishProgram& chosenProgram() const;

    app::Workspace& m_workspace;
    DeckPicker* m_picker;
    QComboBox* m_program;
    QLineEdit *m_folder, *m_address;
    QCheckBox* m_allCards;
    CopyChoices* m_copies;
    QListWidget* m_losses;
    QTreeWidget* m_files;
    QLabel *m_lossHeading, *m_fileHeading;
    LineLabel* m_state;
    QProgressBar* m_bar;
    QPushButton *m_export, *m_stop, *m_show;
    std::shared_ptr<const app::PublishPlan> m_plan; // as the choices are; null while it is made anew
    app::Job m_planning, m_writing;
    QTimer m_soon;
};

} // namespace nexus::ui
