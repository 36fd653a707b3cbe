// Dialogs about the open deck: choosing Missions, comparing it.
#pragma once

#include "app/documents/deck_document.h"
#include "model/advice/mission_packages.h"
#include "model/deck/deck.h"
#include "model/rules/legality.h"
#include "ui/theme/widgets.h"

#include <QDialog>

#include <filesystem>
#include <vector>

namespace nexus::ui {

class LineLabel;
class FaceView;
class GalleryView;

// Choosing what bounds the other cards (Missions): each with what it gives, and how many cards of the catalogue would
// be legal with it. A field a domain says how many points of it are wanted: the list keeps what fits into them, and the
// faces are those of the cards that may be played with them; else those the chosen Mission opens. Adds and takes out by
// edits of the deck, one step of undo each; the numbers follow at once.
class MissionsDialog : public QDialog {
    Q_OBJECT
public:
    explicit MissionsDialog(app::DeckDocument& document, QWidget* parent = nullptr);
    void setArtFolder(const std::filesystem::path& folder);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QLayout* makePoints();
    [[nodiscard]] QWidget* makeCard();
    void refresh(bool keepOrder); // after an edit every row stays where it is
    void sort();
    void change(int by);
    void updateButtons();
    void showCard();
    void setWanted(const model::DomainPointsList& points);
    [[nodiscard]] model::DomainPointsList wanted() const;
    [[nodiscard]] bool fits(model::CardIndex card) const; // into the points that are wanted
    void tellPoints();

    app::DeckDocument& m_document;
    model::MissionEffects m_effects;
    model::MissionEffects::PointBounds m_bounds;
    std::vector<model::CardIndex> m_cards;
    bool m_asked = false; // for points other than those of the deck
    QLabel* m_summary;
    std::vector<QSpinBox*> m_points; // of m_bounds.most
    LineLabel* m_sum;
    QPushButton* m_asDeck;
    QLineEdit* m_filter;
    QCheckBox* m_fitting;
    QTreeWidget* m_rows;
    FaceView* m_face;
    LineLabel* m_opened;
    GalleryView* m_gallery;
    QPushButton *m_add, *m_takeOut;
};

// Two decks, or two versions of one, side by side: totals under one law, fields, then cards by section with their
// copies in both and the difference, signed and coloured. Shows only what differs unless asked for all.
class CompareDialog : public QDialog {
    Q_OBJECT
public:
    CompareDialog(const model::Deck& left, const QString& leftTitle, const model::Deck& right,
        const QString& rightTitle, std::shared_ptr<const model::DeckChecker> checker, QWidget* parent = nullptr);

public Q_SLOTS:
    void copyAsText() const;

private:
    void fill();
    void fillTotals();
    void fillFields();
    void fillSections();
    QTreeWidgetItem* addGroup(const QString& title);
    void addNumbers(QTreeWidgetItem* group, const QString& name, qint64 from, qint64 to);

    model::Deck m_left, m_right;
    QString m_leftTitle, m_rightTitle;
    std::shared_ptr<const model::DeckChecker> m_checker;
    QLabel* m_summary;
    QCheckBox* m_onlyDifferences;
    QTreeWidget* m_rows;
};

} // namespace nexus::ui
