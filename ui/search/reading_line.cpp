#include "ui/search/reading_line.h"

#include "ui/theme/layout.h"

namespace nexus::ui {

ReadingButton::ReadingButton(app::TextReading* reading, QWidget* parent)
    : QToolButton(parent)
    , m_reading(reading)
{
    setObjectName(QStringLiteral("readingTexts"));
    setFocusPolicy(Qt::StrongFocus);
    connect(reading, &app::TextReading::changed, this, &ReadingButton::showState);
    connect(this, &QToolButton::clicked, this, [this] {
        if (m_reading->isReading())
            m_reading->stop();
        else
            m_reading->goOn();
    });
    showState();
}

void ReadingButton::showState()
{
    const bool reading = m_reading->isReading();
    setText(reading ? tr("Cancel") : tr("Read on"));
    setAccessibleName(reading ? tr("Cancel reading the rule texts") : tr("Read the rule texts on"));
    setVisible(!m_reading->words().isEmpty());
}

ReadingLine::ReadingLine(app::TextReading* reading, QWidget* parent)
    : QWidget(parent)
    , m_words(new LineLabel(this))
{
    setLayout(rowOf(4, noMargins, {{m_words, 1}, new ReadingButton(reading, this)}));
    connect(reading, &app::TextReading::changed, this, [this, reading] {
        m_words->setText(reading->words());
        setVisible(!reading->words().isEmpty());
    });
    hide();
}

} // namespace nexus::ui
