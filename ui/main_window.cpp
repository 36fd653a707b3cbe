#include "ui/main_window.h"

#include <QLabel>
#include <QVBoxLayout>

namespace nexus::ui {

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent)
{
    setWindowTitle(tr("NexusDeck"));
    resize(720, 360);
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(48, 48, 48, 48);
    layout->setSpacing(12);
    m_headline = new QLabel(page);
    m_headline->setObjectName(QStringLiteral("headline"));
    auto font = m_headline->font();
    font.setPixelSize(21);
    font.setBold(true);
    m_headline->setFont(font);
    m_detail = new QLabel(page);
    m_detail->setObjectName(QStringLiteral("detail"));
    m_detail->setAccessibleName(tr("State of the profile"));
    for (auto* label : {m_headline, m_detail}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    layout->addStretch();
    layout->addWidget(m_headline);
    layout->addWidget(m_detail);
    layout->addStretch();
    setCentralWidget(page);
    setLines(tr("NexusDeck"), tr("Opening the card catalogue …"));
}

void MainWindow::setLines(const QString& headline, const QString& detail)
{
    m_headline->setText(headline);
    m_detail->setText(detail);
}

void MainWindow::showProfile(const QString& folder, std::size_t playCards, std::size_t missions, const QString& sets)
{
    setLines(tr("%1 cards, %2 missions · %3").arg(playCards).arg(missions).arg(sets),
             tr("Profile: %1\n\nThe deckbuilder itself is on its way; nexusdeck-cli searches cards and checks decks today.")
                 .arg(folder));
}

void MainWindow::showTrouble(const QString& message) { setLines(tr("The profile cannot be opened"), message); }

} // namespace nexus::ui
