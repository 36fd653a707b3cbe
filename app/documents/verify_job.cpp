#include "app/documents/verify_job.h"

#include "app/base/qt_text.h"
#include "app/text/finding_text.h"

namespace nexus::app {

namespace {

std::vector<std::filesystem::path> filesOf(const std::vector<VerifySource>& sources, VerifyAnswer& answer)
{
    std::vector<std::filesystem::path> files;
    for (const auto& source : sources) {
        std::error_code trouble;
        if (source.path.empty())
            continue;
        if (!std::filesystem::is_directory(source.path, trouble)) {
            files.push_back(source.path);
            continue;
        }
        auto folder = listsIn(source.path);
        if (!folder.error.empty())
            answer.troubles << QObject::tr("The folder %1 %2.").arg(q(source.path.string()), q(folder.error));
        answer.passedOver += folder.passedOver;
        std::move(folder.files.begin(), folder.files.end(), std::back_inserter(files));
    }
    return files;
}

// The one list of a file, or a sentence why not.
tl::expected<model::Deck, QString> referenceOf(
    const ListReader& reader, const std::filesystem::path& file, const std::string& ruleset)
{
    auto lists = reader.readFile(file, ruleset);
    const auto name = q(file.filename().string());
    if (lists.size() != 1)
        return tl::unexpected(QObject::tr("%1 holds %2; to compare with takes one.")
                                  .arg(name, q(plural(static_cast<std::int64_t>(lists.size()), "list", "lists"))));
    if (!lists.front().checker)
        return tl::unexpected(QObject::tr("%1 cannot be compared with. %2").arg(name, q(lists.front().error)));
    return std::move(lists.front().deck);
}

} // namespace

void VerifyJob::start(VerifyRequest request)
{
    cancel();
    Job::start([this, request = std::move(request)]() -> Answer {
        auto answer = std::make_shared<VerifyAnswer>();
        auto options = request.options;
        if (!request.against.empty()) {
            if (auto deck = referenceOf(*request.reader, request.against, options.ruleset))
                options.against = std::move(*deck);
            else
                answer->troubles << deck.error();
        }
        const auto files = filesOf(request.sources, *answer);
        auto lists = checkFiles(files, *request.reader, options, [this](std::size_t done, std::size_t all) {
            return report(static_cast<int>(done), static_cast<int>(all));
        });
        for (const auto& source : request.sources) {
            if (!lists || isStopped() || !source.path.empty())
                continue;
            auto read = source.picture.isNull()
                            ? request.reader->read(source.name, source.text, options.ruleset)
                            : request.reader->readPicture(source.name, source.picture, options.ruleset);
            for (auto& list : read)
                lists->push_back(checkList(std::move(list), *request.reader, options));
        }
        if (isStopped() || !lists)
            return nullptr;
        answer->lists = std::move(*lists);
        answer->against = std::move(options.against);
        return [this, answer] { Q_EMIT done(answer); };
    });
}

} // namespace nexus::app
