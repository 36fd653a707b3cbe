// make_catalogue COUNT [SEED]: a synthetic card list as catalogue JSON on standard output; the same seed, the same
// list.
#include "importers/card_list.h"
#include "tests/support/card_files.h"
#include "tests/support/starter.h"
#include "tests/support/synthetic.h"

#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::fprintf(stderr, "make_catalogue COUNT [SEED]\n");
        return 2;
    }
    const auto count = std::strtoul(argv[1], nullptr, 10);
    const auto seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    const auto json = nexus::test::writeCatalogueJson(
        nexus::test::syntheticCards(count, seed), {"SYN", "Synthetic", "2025-01-01"}, nexus::test::starterGame());
    std::fwrite(json.data(), 1, json.size(), stdout);
    return 0;
}
