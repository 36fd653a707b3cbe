// Fonts for commands that paint: they want a QGuiApplication, and the offscreen platform needs no display. One at a
// time.
#pragma once

#include "app/base/last_words.h"

#include <QGuiApplication>

namespace nexus::app::cli {

class Offscreen {
public:
    Offscreen()
        : m_before(prepared())
        , m_gui(m_count, m_arguments)
    {
    }
    ~Offscreen() { qInstallMessageHandler(m_before); }

private:
    // Where no user is logged in Qt has remarks about the session that are none of the user's business.
    static QtMessageHandler prepared()
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        return qInstallMessageHandler(
            [](QtMsgType, const QMessageLogContext&, const QString& message) { heedThreads(message); });
    }

    QtMessageHandler m_before;
    int m_count = 1;
    char m_program[14] = "nexusdeck-cli";
    char* m_arguments[2] = {m_program, nullptr};
    QGuiApplication m_gui;
};

} // namespace nexus::app::cli
