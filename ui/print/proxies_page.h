// Cards of the chosen decks at true size, ready for scissors: at the left what is printed and how, at the right the
// page itself, below it what is worth knowing before ink is spent. To a PDF or a printer, on a worker thread.
#pragma once

#include "app/documents/deck_library.h"
#include "app/printing/proxy_job.h"
#include "app/printing/proxy_sheet.h"
#include "ui/print/copy_choices.h"
#include "ui/print/pictures_dialog.h"
#include "ui/print/sheets_page.h"
#include "ui/theme/widgets.h"

namespace nexus::ui {

class SheetChoices;

class ProxiesPage : public SheetsPage {
    Q_OBJECT
public:
    explicit ProxiesPage(app::Workspace& workspace, QWidget* parent = nullptr);

    void ready();
    // These in place of those of the decks, until decks are asked for again; `source` says what they are of.
    void showCards(std::vector<app::CardFace> faces, const QString& source);
    void showDecks();
    // What these decks of the library together lack.
    void showMissing(const std::vector<std::int64_t>& decks);
    [[nodiscard]] bool showsCards() const { return !m_given.empty(); }
    void store(QSettings& settings) const;
    void restore(const QSettings& settings);

    [[nodiscard]] SheetChoices* choices() const { return m_choices; }
    [[nodiscard]] QListWidget* warningList() const { return m_warnings; }
    [[nodiscard]] CopyChoices* copyChoices() const { return m_which; }
    [[nodiscard]] QLineEdit* cardNames() const { return m_which->cardNames(); }
    [[nodiscard]] QLineEdit* without() const { return m_which->without(); }
    [[nodiscard]] QCheckBox* onlyMissing() const { return m_which->onlyMissing(); }
    [[nodiscard]] QCheckBox* onlyChanged() const { return m_onlyChanged; }
    [[nodiscard]] QSpinBox* copies() const { return m_copies; } // of each of the cards shown
    [[nodiscard]] QComboBox* sections() const { return m_which->sections(); }
    [[nodiscard]] QString insteadText() const override;
    [[nodiscard]] std::vector<QPushButton*> offers() const; // what would fit, where the cards do not

    // Tests answer these.
    std::function<QString(const QString& suggested)> askSave;
    std::function<std::optional<PictureWish>()> askPictures;
    std::function<QString()> askFolder;
    std::function<bool(const QString& file)> askReplace; // the first of several that are there

public Q_SLOTS:
    void savePdf() override;
    void print() override;
    void saveCalibration();
    void savePictures();

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QLayout* makeChoices();
    void makePaper();
    void refresh() override;
    void updateButtons() override;
    void written() override;
    void askForDecks(bool asked); // or for copies of the cards given
    [[nodiscard]] QString fileTitle() const;
    [[nodiscard]] std::vector<app::ProxyDeck> chosenDecks() const;
    [[nodiscard]] tl::expected<app::ProxyChoice, QString> choice() const;
    void showSheets(const app::ProxySheets& sheets);
    void showMisfit(const model::SheetMisfit& misfit);
    void showInstead(const QString& text);
    void showWarnings(const std::vector<app::ProxyWarning>& warnings);

    SheetChoices* m_choices;
    CopyChoices* m_which;
    QCheckBox *m_onlyChanged, *m_tokens;
    QWidget *m_givenPart, *m_deckPart;
    QLabel* m_givenNames;
    QSpinBox* m_copies;
    std::vector<app::CardFace> m_given;
    QString m_source; // of m_given
    QSplitter* m_below;
    QLabel* m_misfit;
    QWidget* m_offers;
    QListWidget* m_warnings;
    QPushButton *m_calibration, *m_pictures;
    PictureWish m_wish; // as it was asked last
    std::vector<app::ProxyWarning> m_badPictures;
    std::optional<app::ProxySheets> m_sheets;
    std::shared_ptr<const app::CardArt> m_art;
    app::ReadRecord m_record;
    std::optional<app::ProxySheets> m_remembered; // as they were when it began: choices may change meanwhile
};

} // namespace nexus::ui
