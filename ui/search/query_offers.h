// Searches to try instead of one that finds nothing or does not parse, a button each.
#pragma once

#include "model/search/query_offers.h"

#include <QString>
#include <QWidget>

namespace nexus::ui {

class QueryOffers : public QWidget {
    Q_OBJECT
public:
    // One below the other, or the first alone where there is room for one.
    explicit QueryOffers(std::size_t most, QWidget* parent = nullptr);
    void showOffers(const std::vector<model::QueryOffer>& offers);

Q_SIGNALS:
    void chosen(const QString& query);

private:
    std::size_t m_most;
    std::vector<model::QueryOffer> m_shown;
};

} // namespace nexus::ui
