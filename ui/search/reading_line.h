// What is said while rule texts are read beside the window for a search that asks what they mean: how far it is, and a
// button that cancels it or goes on. Seen only while it takes long, or was cancelled.
#pragma once

#include "app/views/text_reading.h"
#include "ui/theme/parts.h"

#include <QToolButton>

namespace nexus::ui {

class ReadingButton : public QToolButton {
    Q_OBJECT
public:
    explicit ReadingButton(app::TextReading* reading, QWidget* parent = nullptr);

private:
    void showState();

    app::TextReading* m_reading;
};

class ReadingLine : public QWidget {
    Q_OBJECT
public:
    explicit ReadingLine(app::TextReading* reading, QWidget* parent = nullptr);

private:
    LineLabel* m_words;
};

} // namespace nexus::ui
