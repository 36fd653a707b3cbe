// nexusdeck-cli as a user runs it: a process of its own, a profile of its own that goes away with the object.
#pragma once

#include "tests/support/places.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>

namespace nexus::test {

struct CliResult {
    int exit = -1;
    QByteArray out, err;
    [[nodiscard]] QJsonObject json() const
    {
        QJsonParseError error{};
        const auto document = QJsonDocument::fromJson(out, &error);
        return error.error == QJsonParseError::NoError ? document.object() : QJsonObject();
    }
};

class CliProcess {
public:
    [[nodiscard]] std::filesystem::path folder() const { return m_folder.path().toStdString(); }
    [[nodiscard]] std::filesystem::path profile() const { return folder() / "profile"; }

    // Writes a file into the scratch folder and gives its path.
    QString file(const char* name, const std::string& bytes) const
    {
        const auto path = folder() / name;
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << bytes;
        return QString::fromStdString(path.string());
    }

    // `before` runs in the process, before the program does.
    CliResult run(
        const QStringList& arguments, const QByteArray& input = {}, const std::function<void()>& before = {}) const
    {
        QProcess process;
        if (before)
            process.setChildProcessModifier(before);
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("NEXUSDECK_PROFILE"), QString::fromStdString(profile().string()));
        environment.remove(QStringLiteral("DISPLAY"));
        environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
        process.setProcessEnvironment(environment);
        process.start(test::inBuild("/bin/nexusdeck-cli"), arguments);
        process.write(input);
        process.closeWriteChannel();
        CliResult result;
        if (!process.waitForFinished(60'000))
            return result;
        result.exit = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
        result.out = process.readAllStandardOutput();
        result.err = process.readAllStandardError();
        return result;
    }

private:
    QTemporaryDir m_folder;
};

} // namespace nexus::test
