// Proposals as rows: those with a name of their own are ideas, with the faces of the cards that go in and out and the
// cost curve before and after; the others have two lines of words.
#pragma once

#include "app/printing/small_face.h"
#include "model/cards/catalogue.h"

#include <QStringList>
#include <QStyledItemDelegate>

#include <filesystem>
#include <map>
#include <memory>
#include <vector>

namespace nexus::ui {

// A proposal as a row of two lines: what changes, and below it, muted, what its place in the list goes by; at the right
// what kind of proposal it is.
class ProposalDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    enum Role { RankRole = Qt::UserRole + 1, KindRole, PartsRole, IdeaRole };
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

// What is shown of an idea beside its words.
struct IdeaLook {
    QString name;                                        // "On curve"
    QStringList parts;                                   // "+2 Wick Sprite"
    QString facts;                                       // "3 cards, 7 CP on average · nothing goes out"
    std::vector<std::pair<model::CardIndex, int>> cards; // copies in, or out where negative
    std::map<std::int64_t, std::int64_t> before, after;  // cost → copies
};

// What the curves of all ideas have room for.
struct CurveFrame {
    std::int64_t low = 0, high = -1, most = 1;
    void take(const std::map<std::int64_t, std::int64_t>& curve);
};
// Copies of each cost: what stays as a quiet bar, what comes above it in the accent, what goes as an empty frame.
void paintCurves(QPainter& painter, const QRect& rect, const std::map<std::int64_t, std::int64_t>& before,
    const std::map<std::int64_t, std::int64_t>& after, const CurveFrame& frame);

class IdeaDelegate : public ProposalDelegate {
    Q_OBJECT
public:
    explicit IdeaDelegate(QWidget* view);

    void setArtFolder(const std::filesystem::path& folder);
    // What the numbers of IdeaRole mean.
    void setIdeas(std::vector<IdeaLook> ideas, std::shared_ptr<const model::Catalogue> catalogue);
    [[nodiscard]] const std::vector<IdeaLook>& ideas() const { return m_ideas; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintFaces(QPainter& painter, const QRect& rect, const IdeaLook& idea) const;
    void paintFace(QPainter& painter, const QRect& rect, model::CardIndex card, int copies) const;

    std::vector<IdeaLook> m_ideas;
    CurveFrame m_frame;
    std::shared_ptr<const model::Catalogue> m_catalogue;
    app::SmallFaceCache* m_faces;
};

} // namespace nexus::ui
