// The test classes of a folder share one program. Each registers itself by name, is a ctest of its own
// (model.cards.card), and runs in a process of its own: test.model.cards card [arguments of Qt Test].
// A test file keeps its names in a namespace called after it, so that files can be compiled together.
#pragma once

#include <QtTest>

#include <algorithm>
#include <functional>
#include <memory>

namespace nexus::test {

enum class Needs {
    Nothing, // values and functions
    Events,  // a QCoreApplication
    Screen   // a QGuiApplication, or in tests of the window a QApplication
};

struct TestClass {
    TestClass(const char* file, Needs needs, std::function<std::unique_ptr<QObject>()> make);
};

// A program that a test starts for itself: test.features kill-child ARGUMENTS.
struct TestChild {
    TestChild(const char* name, int (*main)(int argc, char** argv));
};

// Whether the layers below carry sanitizers (ctest -C sanitized): time and memory then say nothing, and loops may be
// shorter.
bool underSanitizers();
// How often a test takes a step of which it has many equal ones: a tenth under sanitizers.
inline std::size_t repeated(std::size_t all) { return underSanitizers() ? std::max<std::size_t>(1, all / 10) : all; }

} // namespace nexus::test

#define NEXUS_TEST(Class, needs)                                                                                       \
    static const nexus::test::TestClass registered##Class(                                                             \
        __FILE__, nexus::test::Needs::needs, [] { return std::make_unique<Class>(); })
