// Asks which card a line means: names as they are typed, near ones first. For lines of a file that named no card.
#pragma once

#include "model/cards/catalogue.h"
#include "ui/theme/widgets.h"

#include <QDialog>

namespace nexus::ui {

class CardChooser : public QDialog {
    Q_OBJECT
public:
    // `near`: offered before anything is typed.
    CardChooser(std::shared_ptr<const model::Catalogue> catalogue, const QString& name,
        std::vector<model::CardIndex> near, QWidget* parent = nullptr);
    [[nodiscard]] std::optional<model::CardIndex> card() const;
    [[nodiscard]] QLineEdit* field() const { return m_field; }
    [[nodiscard]] QListWidget* list() const { return m_list; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();

    std::shared_ptr<const model::Catalogue> m_catalogue;
    QString m_name;
    std::vector<model::CardIndex> m_near, m_cards;
    QLineEdit* m_field;
    QListWidget* m_list;
    QPushButton* m_take;
};

} // namespace nexus::ui
