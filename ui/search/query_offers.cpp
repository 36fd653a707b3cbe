#include "ui/search/query_offers.h"

#include "app/text/search_text.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QPushButton>

namespace nexus::ui {

QueryOffers::QueryOffers(Room room, QWidget* parent)
    : QWidget(parent)
    , m_room(room)
{
    setLayout(columnOf(4, noMargins, {}));
    hide();
}

void QueryOffers::showOffers(const std::vector<model::QueryOffer>& offers)
{
    setVisible(!offers.empty());
    if (offers == m_shown)
        return;
    m_shown = offers;
    while (const auto* item = layout()->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be what was clicked
        delete item;
    }
    for (std::size_t i = 0; i < std::min(m_room == Room::Line ? 1 : model::mostOffers, offers.size()); ++i) {
        const auto query = q(offers[i].query);
        constexpr qsizetype lettersOfLine = 16;
        auto label = m_room == Room::Page ? q(app::offerLabel(offers[i])) : query;
        if (m_room == Room::Line && label.size() > lettersOfLine)
            label = label.left(lettersOfLine - 1) + QStringLiteral("…");
        auto* button = named(
            withId(pushButton(
                       label.replace(QLatin1Char('&'), QStringLiteral("&&")), q(app::offerSentence(offers[i])), this,
                       [this, query] { Q_EMIT chosen(query); }, this),
                "offer"),
            tr("Search %1").arg(query));
        button->setAutoDefault(false);
        static_cast<QBoxLayout*>(layout())->addWidget(button, 0, Qt::AlignHCenter);
        button->show(); // at once, not with the next event
    }
}

} // namespace nexus::ui
