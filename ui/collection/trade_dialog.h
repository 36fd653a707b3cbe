// A trade as two people make it: what goes and what comes, a line a card, judged while it is typed; lists of the other
// one fill in what fits. Recorded in one step of undo.
#pragma once

#include "app/documents/trade_lists.h"
#include "app/documents/workspace.h"
#include "ui/theme/widgets.h"

#include <QDialog>
#include <QTimer>

#include <functional>

class QPlainTextEdit;

namespace nexus::ui {

class LineLabel;

class TradeDialog : public QDialog {
    Q_OBJECT
public:
    explicit TradeDialog(app::Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] QLineEdit* partner() const { return m_partner; }
    [[nodiscard]] QPlainTextEdit* gives() const { return m_give.lines; }
    [[nodiscard]] QPlainTextEdit* gets() const { return m_get.lines; }
    [[nodiscard]] LineLabel* givesTold() const { return m_give.told; }
    [[nodiscard]] LineLabel* getsTold() const { return m_get.told; }
    [[nodiscard]] QPushButton* record() const { return m_record; }
    [[nodiscard]] QString outcome() const { return m_outcome; } // once it is recorded
    // A file of what the other one offers, or wants: what both lists have is filled in.
    void takeList(const QString& file, app::TradeSide theirs);

    std::function<QString()> askFile; // tests answer this

public Q_SLOTS:
    void accept() override;

private:
    struct Side {
        QPlainTextEdit* lines = nullptr;
        LineLabel* told = nullptr;
    };
    QWidget* makeSide(Side& side, const QString& heading, const QString& example, const QString& listButton,
        const QString& listTip, app::TradeSide theirs);
    void read();
    [[nodiscard]] const model::Collection& collection() const { return m_workspace.collection().collection(); }

    app::Workspace& m_workspace;
    QLineEdit* m_partner;
    Side m_give, m_get;
    QPushButton* m_record;
    QTimer m_soon;
    std::map<model::StackId, int> m_given;
    std::vector<model::Stack> m_received;
    QString m_outcome;
};

} // namespace nexus::ui
