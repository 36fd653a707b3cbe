#include "app/cli/cli.h"

int main(int argc, char** argv) { return nexus::app::cli::run(std::vector<std::string>(argv + 1, argv + argc)); }
