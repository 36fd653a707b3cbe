#include "ui/main_window.h"

#include <QLabel>
#include <QVBoxLayout>

namespace nexus::ui {

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent)
{
    setWindowTitle(tr("NexusDeck"));
    resize(720, 360);
    setLines(tr("NexusDeck"), tr("Opening the card catalogue …"));
}

void MainWindow::setLines(const QString& headline, const QString& detail)
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(48, 48, 48, 48);
    layout->setSpacing(12);
    auto* title = new QLabel(headline, page);
    auto font = title->font();
    font.setPixelSize(21);
    font.setBold(true);
    title->setFont(font);
    title->setTextFormat(Qt::PlainText);
    auto* text = new QLabel(detail, page);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setObjectName(QStringLiteral("detail"));
    text->setAccessibleName(tr("State of the profile"));
    title->setObjectName(QStringLiteral("headline"));
    layout->addStretch();
    layout->addWidget(title);
    layout->addWidget(text);
    layout->addStretch();
    setCentralWidget(page);
}

void MainWindow::showProfile(const QString& folder, std::size_t playCards, std::size_t missions, const QString& sets)
{
    setLines(tr("%1 cards, %2 missions · %3").arg(playCards).arg(missions).arg(sets),
             tr("Profile: %1\n\nThe deckbuilder itself is on its way; nexusdeck-cli searches cards and checks decks today.")
                 .arg(folder));
}

void MainWindow::showTrouble(const QString& message) { setLines(tr("The profile cannot be opened"), message); }

} // namespace nexus::ui
