// Searches to try instead of one that finds nothing or does not parse, a button each.
#pragma once

#include "model/search/query_offers.h"

#include <QString>
#include <QWidget>

namespace nexus::ui {

class QueryOffers : public QWidget {
    Q_OBJECT
public:
    enum class Room { Page, Line }; // one below the other, or the first alone in a line, in few letters
    explicit QueryOffers(Room room, QWidget* parent = nullptr);
    void showOffers(const std::vector<model::QueryOffer>& offers);

Q_SIGNALS:
    void chosen(const QString& query);

private:
    Room m_room;
    std::vector<model::QueryOffer> m_shown;
};

} // namespace nexus::ui
