// Choosing what bounds the other cards (Missions): each as a tile with its picture, what it gives, and how many cards
// of the catalogue it unlocks or locks. Above them a slot for each one the law has room for; at the right the card, the
// costs of what is legal with it, and the faces of the cards that come or go. A field a domain says how many points of
// it are wanted: the tiles keep what fits into them, and the faces are those of the cards that may be played with them.
// Adds and takes out by edits of the deck, one step of undo each; the numbers and the order follow at once.
#pragma once

#include "app/documents/deck_document.h"
#include "model/advice/mission_packages.h"
#include "ui/theme/widgets.h"

#include <QDialog>

#include <filesystem>
#include <vector>

namespace nexus::ui {

class LineLabel;
class FaceView;
class GalleryView;
class LegalCurve;
class MissionSlot;

class MissionsDialog : public QDialog {
    Q_OBJECT
public:
    enum Role {
        CardRole = Qt::UserRole,
        GivesRole,   // "Technology 1, Divinity 2"
        IncomeRole,  // CP; invalid where the card has none
        HeldRole,    // copies in the deck
        OpensRole,   // cards that become legal with one more
        ClosesRole,  // cards that stop being legal with one less; 0 where it is not in the deck
        LegalRole,   // cards that are legal with one more
        AllowedRole, // one more may go in
        AddingRole,  // "1 more leaves 3 points", or why not
        BriefRole,   // the same in a few words
    };
    enum Order { ByUnlocked, ByName, ByIncome, ByPoints };

    explicit MissionsDialog(app::DeckDocument& document, QWidget* parent = nullptr);
    void setArtFolder(const std::filesystem::path& folder);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QLayout* makeSlots();
    [[nodiscard]] QLayout* makePoints();
    [[nodiscard]] QWidget* makeCard();
    void leadTab(QWidget* close);
    void refresh();
    void fill();
    void sort();
    void fillSlots();
    void change(int by);
    void updateButtons();
    void showCard();
    void setWanted(const model::DomainPointsList& points);
    [[nodiscard]] model::DomainPointsList wanted() const;
    [[nodiscard]] bool fits(model::CardIndex card) const; // into the points that are wanted
    void tellPoints();
    [[nodiscard]] std::int64_t held(model::CardIndex card) const;
    void choose(model::CardIndex card);

    app::DeckDocument& m_document;
    model::MissionEffects m_effects;
    model::MissionEffects::PointBounds m_bounds;
    std::vector<model::CardIndex> m_cards;
    bool m_asked = false; // for points other than those of the deck
    QLabel* m_summary;
    std::vector<MissionSlot*> m_slots;
    std::vector<QSpinBox*> m_points; // of m_bounds.most
    LineLabel* m_sum;
    QPushButton* m_asDeck;
    QLineEdit* m_filter;
    QCheckBox* m_fitting;
    QComboBox* m_order;
    QListWidget* m_rows;
    FaceView* m_face;
    QLabel* m_facts;
    LegalCurve* m_curve;
    LineLabel* m_opened;
    GalleryView* m_gallery;
    QPushButton *m_add, *m_takeOut;
};

} // namespace nexus::ui
