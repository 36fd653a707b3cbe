// main() of every test program: runs the class that the first argument names, or says which there are.
#ifdef NEXUS_APP_TESTS
#include "app/base/language.h"
#endif
#include "tests/support/test_class.h"

#include <cstdio>
#include <map>
#include <string>
#ifdef NEXUS_WINDOW_TESTS
#include "ui/theme/plain_words.h"
#include "ui/theme/text_field.h"

#include <QApplication>
using ScreenApplication = QApplication;
#else
#include <QGuiApplication>
using ScreenApplication = QGuiApplication;
#endif

extern "C" void __asan_init() __attribute__((weak));

namespace nexus::test {

namespace {

struct Registered {
    Needs needs = Needs::Nothing;
    std::function<std::unique_ptr<QObject>()> make;
};

std::map<std::string, Registered>& classes()
{
    static std::map<std::string, Registered> all;
    return all;
}

std::map<std::string, int (*)(int, char**)>& children()
{
    static std::map<std::string, int (*)(int, char**)> all;
    return all;
}

// tests/model/cards/card_test.cpp is "card".
std::string nameOf(std::string_view file)
{
    file.remove_prefix(file.rfind('/') + 1);
    return std::string(file.substr(0, file.rfind("_test.cpp")));
}

std::unique_ptr<QCoreApplication> application(Needs needs, int& argc, char** argv)
{
    switch (needs) {
    case Needs::Nothing: break;
    case Needs::Events: return std::make_unique<QCoreApplication>(argc, argv);
    case Needs::Screen: {
        auto screen = std::make_unique<ScreenApplication>(argc, argv);
#ifdef NEXUS_WINDOW_TESTS
        ui::keepWordsPlain(*screen);
        ui::tellFullLines(*screen);
#endif
        return screen;
    }
    }
    return nullptr;
}

} // namespace

bool underSanitizers() { return &__asan_init != nullptr; }

TestClass::TestClass(const char* file, Needs needs, std::function<std::unique_ptr<QObject>()> make)
{
    classes().emplace(nameOf(file), Registered{needs, std::move(make)});
}

TestChild::TestChild(const char* name, int (*main)(int argc, char** argv)) { children().emplace(name, main); }

} // namespace nexus::test

int main(int argc, char** argv)
{
    using namespace nexus::test;
    if (const auto child = argc > 1 ? children().find(argv[1]) : children().end(); child != children().end())
        return child->second(argc, argv);
    const auto found = argc > 1 ? classes().find(argv[1]) : classes().end();
    if (found == classes().end()) {
        std::fprintf(stderr, "%s CLASS [ARGUMENTS OF QT TEST], where CLASS is one of\n", argv[0]);
        for (const auto& [name, registered] : classes())
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);
    argv[1] = argv[0];
    int count = argc - 1;
    const auto app = application(found->second.needs, count, argv + 1);
#ifdef NEXUS_APP_TESTS
    nexus::app::speak({}); // with English plurals
#endif
    const auto test = found->second.make();
    return QTest::qExec(test.get(), count, argv + 1);
}
