// One card of a comparison: its face before and after, below them the fields that changed. Within a text the words
// that went are struck out and those that came underlined, each in a colour as well.
#pragma once

#include "app/views/list_changes.h"
#include "ui/theme/widgets.h"

#include <QWidget>

namespace nexus::ui {

class FaceView;

class ChangeDetails : public QWidget {
    Q_OBJECT
public:
    explicit ChangeDetails(QWidget* parent = nullptr);

    void setChange(const app::ListChange& change, const model::Game& game);
    void clear();
    // As rich text; what is said to screen readers of it.
    [[nodiscard]] QString fieldTable() const;
    [[nodiscard]] FaceView* before() const { return m_before; }
    [[nodiscard]] FaceView* after() const { return m_after; }

private:
    void showFace(FaceView& view, QLabel& caption, const std::optional<model::Card>& card, const QString& words);
    void fillFields();

    app::ListChange m_change;
    model::Game m_game;
    QLabel *m_title, *m_beforeCaption, *m_afterCaption, *m_fields;
    FaceView *m_before, *m_after;
};

// The field's value before, or after, with its words marked: as rich text.
[[nodiscard]] QString markedText(const model::FieldChange& change, bool after);

} // namespace nexus::ui
