// Cards of the chosen decks at true size, ready for scissors: at the left what is printed and how, at the right the
// page itself, below it what is worth knowing before ink is spent. To a PDF or a printer, on a worker thread.
#pragma once

#include "app/documents/deck_library.h"
#include "app/jobs/newest_job.h"
#include "app/printing/proxy_record.h"
#include "app/printing/proxy_sheet.h"
#include "ui/print/job_bar.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPrinter;
class QPushButton;
class QSettings;
class QSplitter;
class QStackedWidget;

namespace nexus::ui {

class DeckPicker;
class LineLabel;
class PreviewBar;
class SheetChoices;
class SheetPreview;

class ProxiesPage : public QWidget {
    Q_OBJECT
public:
    explicit ProxiesPage(app::Workspace& workspace, QWidget* parent = nullptr);
    ~ProxiesPage() override;

    void ready();
    void choose(app::DeckDocument* document);
    void store(QSettings& settings) const;
    void restore(const QSettings& settings);

    [[nodiscard]] DeckPicker* picker() const { return m_picker; }
    [[nodiscard]] SheetChoices* choices() const { return m_choices; }
    [[nodiscard]] SheetPreview* preview() const { return m_preview; }
    [[nodiscard]] QListWidget* warningList() const { return m_warnings; }
    [[nodiscard]] QLineEdit* cardNames() const { return m_cards; }
    [[nodiscard]] QCheckBox* onlyMissing() const { return m_onlyMissing; }
    [[nodiscard]] QCheckBox* onlyChanged() const { return m_onlyChanged; }
    [[nodiscard]] QComboBox* sections() const { return m_sections; }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString insteadText() const; // what stands where the page would be; empty while that is shown
    [[nodiscard]] std::vector<QPushButton*> offers() const; // what would fit, where the cards do not
    [[nodiscard]] bool isWorking() const { return m_writing->isWorking(); }
    [[nodiscard]] bool isSettled() const; // nothing is being worked out any more

    // Tests answer these.
    std::function<QString(const QString& suggested)> askSave;
    std::function<bool(QPrinter& printer)> askPrinter;

public Q_SLOTS:
    void savePdf();
    void print();
    void saveCalibration();
    void cancel();

Q_SIGNALS:
    void told(const QString& text);
    void trouble(const QString& message);

protected:
    void showEvent(QShowEvent* event) override;

private:
    static constexpr const char* everySection = "*"; // no section is called so

    QWidget* makeLeft();
    QWidget* makeRight();
    QWidget* makeButtons();
    void later();
    void refresh();
    void readArt();
    [[nodiscard]] std::vector<app::ProxyDeck> chosenDecks() const;
    [[nodiscard]] app::ProxyChoice choice() const;
    void fillSections();
    void showSheets(const app::ProxySheets& sheets);
    void showMisfit(const model::SheetMisfit& misfit);
    void showInstead(const QString& text);
    void showWarnings(const std::vector<app::ProxyWarning>& warnings);
    void updateBar();
    app::PagesJob& begin(const QString& done, bool remembered);
    void rememberPrinted();
    [[nodiscard]] QString suggestedFile(const QString& name) const;

    app::Workspace& m_workspace;
    DeckPicker* m_picker;
    SheetChoices* m_choices;
    QComboBox* m_sections;
    QLineEdit* m_cards;
    QCheckBox *m_onlyMissing, *m_onlyChanged;
    QSplitter *m_split, *m_below;
    QStackedWidget* m_stack;
    SheetPreview* m_preview;
    QLabel *m_instead, *m_misfit;
    QWidget* m_offers;
    QListWidget* m_warnings;
    LineLabel* m_summary;
    PreviewBar* m_bar;
    JobBar* m_writing;
    QPushButton *m_save, *m_print, *m_calibration;
    std::optional<app::ProxySheets> m_sheets;
    std::shared_ptr<const app::CardArt> m_art;
    app::ReadRecord m_record;
    QString m_done;                               // what is told when the pages are written
    std::optional<app::ProxySheets> m_remembered; // as they were when it began: choices may change meanwhile
    app::NewestJob m_measuring;
    QTimer m_soon;
    QString m_lastFolder;
    bool m_stale = true;
};

} // namespace nexus::ui
