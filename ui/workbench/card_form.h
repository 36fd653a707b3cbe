// One card of an open list as a form: a field for each column of its table, by what the column is. What is typed is in
// the list at once; what changes there is shown here, but never while the same text is being typed.
#pragma once

#include "app/documents/card_list_document.h"
#include "ui/theme/widgets.h"

#include <QPointer>
#include <QScrollArea>

#include <functional>

namespace nexus::ui {

class CardForm : public QScrollArea {
    Q_OBJECT
public:
    explicit CardForm(QWidget* parent = nullptr);

    // None: nothing is shown.
    void setCard(app::CardListDocument* list, std::optional<importers::SheetPlace> place);
    void refresh();                                             // after a change of the list
    [[nodiscard]] QWidget* field(const QString& heading) const; // null where there is no such column
    void focusName();
    void focusField(QWidget* field); // what is in it is marked

private:
    struct Field {
        QString heading;
        QWidget* widget = nullptr;
        std::function<QString()> text;
        std::function<void(const QString&)> setText;
    };
    void rebuild();
    [[nodiscard]] Field makeField(std::size_t column);
    [[nodiscard]] QStringList wordsOf(importers::CardField field) const;
    void typed(std::size_t column);

    QPointer<app::CardListDocument> m_list;
    std::optional<importers::SheetPlace> m_place;
    const void* m_built = nullptr; // of which list
    std::size_t m_table = 0;       // of which the fields are
    std::vector<Field> m_fields;
    bool m_filling = false;
};

} // namespace nexus::ui
