#include "app/base/last_words.h"
#include "app/cli/cli.h"
#include "app/documents/git_reader.h"
#include "app/printing/foreign_reader.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

int main(int argc, char** argv)
{
    nexus::app::sayLastWords("nexusdeck-cli");
    for (const auto run : {nexus::app::runForeignReader, nexus::app::runGitReader})
        if (const auto exit = run(argc, argv))
            return *exit;
    const int exit = nexus::app::cli::run(std::vector<std::string>(argv + 1, argv + argc));
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)
        return exit;
    std::fprintf(stderr, "nexusdeck-cli: standard output cannot be written: %s\n",
        errno != 0 ? std::strerror(errno) : "the disk may be full");
    return nexus::app::cli::Failed;
}
