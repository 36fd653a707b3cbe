#include "app/documents/openings.h"

#include "app/base/file_bytes.h"
#include "model/base/text.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace nexus::app {

namespace {

constexpr std::size_t mostNotesLeft = 100, mostNoteBytes = 1U << 16U;

// A line of the file.
std::string lineFor(std::string what)
{
    std::replace(what.begin(), what.end(), '\n', ' ');
    return what;
}

} // namespace

struct Openings::Notes {
    std::filesystem::path file;
    std::mutex mutex;
    std::vector<std::string> left, now;

    void write() const
    {
        std::string text;
        for (const auto* notes : {&left, &now})
            for (const auto& note : *notes)
                text += note + "\n";
        std::error_code none;
        if (!text.empty())
            writeInPlace(file, text);
        else if (std::filesystem::is_regular_file(std::filesystem::symlink_status(file, none)))
            std::filesystem::remove(file, none);
    }
    void begin(const std::string& note)
    {
        const std::lock_guard lock(mutex);
        std::erase(left, note);
        now.push_back(note);
        write();
    }
    void end(const std::string& note)
    {
        const std::lock_guard lock(mutex);
        if (const auto at = std::find(now.begin(), now.end(), note); at != now.end())
            now.erase(at);
        write();
    }
};

Openings::Openings(std::filesystem::path file)
    : m_notes(std::make_shared<Notes>())
{
    m_notes->file = std::move(file);
    const auto text = readFile(m_notes->file, mostNoteBytes);
    if (!text)
        return;
    for (const auto line : model::split(*text, '\n'))
        if (!line.empty() && m_notes->left.size() < mostNotesLeft)
            m_notes->left.emplace_back(line);
}

Openings::Note Openings::begin(const std::string& what)
{
    auto note = lineFor(what);
    m_notes->begin(note);
    return {m_notes.get(), [notes = m_notes, note = std::move(note)](const void*) { notes->end(note); }};
}

bool Openings::endedOn(const std::string& what) const
{
    const std::lock_guard lock(m_notes->mutex);
    return std::find(m_notes->left.begin(), m_notes->left.end(), lineFor(what)) != m_notes->left.end();
}

} // namespace nexus::app
