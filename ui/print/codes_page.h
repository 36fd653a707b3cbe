// The page of deck codes, with the QR symbol it shows.
#pragma once

#include "app/base/job.h"
#include "app/documents/list_check.h"
#include "app/documents/workspace.h"
#include "app/printing/qr_symbol.h"
#include "ui/theme/widgets.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace nexus::ui {

class DeckPicker;

// A QR symbol on the screen, as large as whole pixels allow, black on white in every theme.
class QrView : public QWidget {
    Q_OBJECT
public:
    explicit QrView(QWidget* parent = nullptr);
    void setSymbol(std::optional<app::QrSymbol> symbol, const QString& name);
    [[nodiscard]] const std::optional<app::QrSymbol>& symbol() const { return m_symbol; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<app::QrSymbol> m_symbol;
};

// A deck as a code: the code to copy, its checksum, its QR symbol to show or save; and below, a code to paste, which
// tells at once what it is and opens as a deck. Codes are made on a worker; the page shows the deck chosen at the left.
class CodesPage : public QWidget {
    Q_OBJECT
public:
    explicit CodesPage(app::Workspace& workspace, QWidget* parent = nullptr);

    void ready();
    void choose(app::DeckDocument* document);
    void store(QSettings& settings) const;
    void restore(const QSettings& settings);

    [[nodiscard]] DeckPicker* picker() const { return m_picker; }
    [[nodiscard]] QrView* symbol() const { return m_qr; }
    [[nodiscard]] const QString& code() const { return m_code; }
    [[nodiscard]] QString checksum() const { return m_checksum->property("checksum").toString(); }
    [[nodiscard]] QString summary() const { return m_summary->text(); } // of the deck shown, or why there is no code
    [[nodiscard]] QPlainTextEdit* pasteField() const { return m_paste; }
    [[nodiscard]] bool offers() const { return m_offered->isEnabled(); }
    [[nodiscard]] QString pasted() const { return m_pasted->text(); } // what the pasted code is
    void copyCode();
    void copyChecksum();
    void saveSymbol();
    void openPasted();
    void takeOffered(); // the codes that mistyped ones are meant to be
    void takePicture();

    // Tests answer these.
    std::function<QString(const QString& suggested)> askSave;
    std::function<QString()> askPicture;

Q_SIGNALS:
    void told(const QString& text);
    void trouble(const QString& message);
    void documentWanted(nexus::app::DeckDocument* document); // to the front

private:
    QWidget* makeCode();
    QWidget* makePaste();
    void refresh();
    struct Made;
    void showMade(const Made& made);
    void readPasted();
    void showPasted(const std::vector<app::CheckedList>& lists);

    app::Workspace& m_workspace;
    DeckPicker* m_picker;
    QSplitter* m_split;
    QLabel *m_title, *m_summary, *m_checksum, *m_pasted;
    QPlainTextEdit *m_text, *m_paste;
    QrView* m_qr;
    QPushButton *m_copy, *m_copySum, *m_save, *m_open, *m_offered, *m_picture;
    QString m_code, m_deckName, m_lastFolder;
    std::vector<app::CheckedList> m_lists; // of the pasted text
    app::Job m_making, m_reading;
};

} // namespace nexus::ui
