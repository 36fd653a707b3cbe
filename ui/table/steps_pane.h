// What is left to do by hand, as steps that players tick off: the sentences of the effect that is being carried out,
// beside its card; else what cards say of the start of the round, and of its end when the next pass ends it.
#pragma once

#include "ui/table/table_play.h"

#include <QAbstractButton>
#include <QLabel>

class QVBoxLayout;

namespace nexus::ui {

class FaceView;

// A step: a sign, and words in as many lines as they need.
class StepBox : public QAbstractButton {
    Q_OBJECT
public:
    enum class State { Open, Next, Done };
    explicit StepBox(QWidget* parent = nullptr);
    void setStep(const QString& words, State state);
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override { return {160, heightForWidth(160)}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont stepFont() const;
    State m_state = State::Open;
};

class StepsPane : public QWidget {
    Q_OBJECT
public:
    explicit StepsPane(TablePlay& play, QWidget* parent = nullptr);
    // Gone where there is nothing to do.
    void refresh();
    // What is ticked off, and of which moment of which game; ticked again when that moment is shown after a restart.
    [[nodiscard]] QStringList ticks() const;
    void setTicks(const QStringList& ticks) { m_before = ticks; }
    [[nodiscard]] QString title() const { return m_title->text(); }
    [[nodiscard]] const std::vector<StepBox*>& steps() const { return m_boxes; }
    [[nodiscard]] int shownSteps() const { return static_cast<int>(m_steps.size()); }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Step {
        QString words;
        bool done = false;
    };
    [[nodiscard]] QString keyNow() const;
    [[nodiscard]] QStringList moment() const;
    void read();
    void showSteps();
    void fitSteps();

    TablePlay& m_play;
    QString m_key; // whose steps they are: an effect, the start or the end of a round
    std::vector<Step> m_steps;
    QStringList m_before; // ticks of the run before this one
    QLabel *m_title, *m_hint;
    FaceView* m_face;
    QVBoxLayout* m_column;
    std::vector<StepBox*> m_boxes;
};

} // namespace nexus::ui
