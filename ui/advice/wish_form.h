// What a person wishes of a completion: what is owned first, types and cards preferred, cards that stay or stay out, a
// curve, and how much each of these weighs. The rarer wishes are folded away until they are asked for.
#pragma once

#include "app/documents/completion_wishes.h"
#include "ui/theme/widgets.h"

#include <QWidget>

namespace nexus::ui {

class WishForm : public QWidget {
    Q_OBJECT
public:
    explicit WishForm(QWidget* parent = nullptr);

    void setTypes(const model::Game& game);
    [[nodiscard]] app::WishTexts texts() const;
    // Marks the field and says what is wrong with it; none: all is well.
    void setProblem(const std::optional<app::WishProblem>& problem);

Q_SIGNALS:
    void changed(); // a moment after the last key

private:
    QLineEdit* field(const char* name, const QString& label, const QString& hint);
    QSpinBox* points(const char* name, const QString& label, int value);
    [[nodiscard]] QLineEdit* fieldOf(app::WishField field) const;
    [[nodiscard]] std::string typeQuery() const;
    void nameTypes();

    QCheckBox* m_owned;
    QToolButton *m_types, *m_more;
    QMenu* m_typeMenu;
    QLineEdit *m_prefer, *m_lock, *m_bar, *m_curve;
    QSpinBox *m_ownedPoints, *m_preferPoints, *m_curvePoints;
    QWidget* m_rest;
};

} // namespace nexus::ui
