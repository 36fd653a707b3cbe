#include "ui/search/query_offers.h"

#include "app/text/search_text.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QToolButton>

namespace nexus::ui {

QueryOffers::QueryOffers(std::size_t most, QWidget* parent)
    : QWidget(parent)
    , m_most(most)
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
    for (std::size_t i = 0; i < std::min(m_most, offers.size()); ++i) {
        const auto query = q(offers[i].query);
        auto* button = named(withId(new QToolButton(this), "offer"), tr("Search %1").arg(query));
        button->setText(q(app::offerLabel(offers[i])).replace(QLatin1Char('&'), QStringLiteral("&&")));
        button->setToolTip(asTip({q(app::offerSentence(offers[i]))}));
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::clicked, this, [this, query] { Q_EMIT chosen(query); });
        static_cast<QBoxLayout*>(layout())->addWidget(button, 0, Qt::AlignHCenter);
        button->show(); // at once, not with the next event
    }
}

} // namespace nexus::ui
