// What helps: the help window and the sheet of keys, made when first asked for.
#pragma once

#include <QObject>

class QWidget;

namespace nexus::ui {

class HelpWindow;
class KeysSheet;

class HelpDesk : public QObject {
    Q_OBJECT
public:
    explicit HelpDesk(QWidget* window);

    // A page, with a heading behind a '#': "advice#editions"; the index where none is named.
    void show(const QString& page = {});
    void showKeys(); // of all actions of the window

Q_SIGNALS:
    void queryWanted(const QString& query);

private:
    QWidget* m_window;
    HelpWindow* m_help = nullptr;
    KeysSheet* m_keys = nullptr;
};

} // namespace nexus::ui
