#include "importers/library_json.h"
#include "tests/fuzz/fuzz_input.h"

namespace library_json_fuzz {

using namespace nexus::importers;
using namespace nexus::test;

NEXUS_FUZZER(text)
{
    const auto manifest = readLibraryManifest(text);
    if (!manifest) {
        needReasons(manifest.error());
    } else {
        for (const auto& file : manifest->files)
            need(file.front() != '/' && ("/" + file + "/").find("/../") == std::string::npos &&
                     file.find('\\') == std::string::npos,
                "no name leads out of the folder");
        need(readLibraryManifest(writeLibraryManifest(*manifest)) == manifest, "a list is read back the same");
    }
    const auto folders = readMetFolders(text);
    if (!folders)
        needReasons(folders.error());
    else
        need(readMetFolders(writeMetFolders(*folders)) == folders, "what was common is read back the same");
}

} // namespace library_json_fuzz
