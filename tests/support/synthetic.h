// Synthetic cards of any number, the same for the same seed: names of about three words, rules of about thirty.
// For benchmarks and for properties over large catalogues.
#pragma once

#include "model/cards/catalogue.h"

namespace nexus::test {

std::vector<model::Card> syntheticCards(std::size_t count, std::uint64_t seed = 1);
// The starter set under one number after the other: texts that are understood.
std::vector<model::Card> numberedStarterCards(std::size_t count);
std::shared_ptr<const model::Catalogue> numberedStarterCatalogue(std::size_t count);
std::shared_ptr<const model::Catalogue> syntheticCatalogue(std::size_t count, std::uint64_t seed = 1);

} // namespace nexus::test
