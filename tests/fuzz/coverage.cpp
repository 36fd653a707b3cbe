// Where a run has been, for libFuzzer. GCC calls __sanitizer_cov_trace_pc at every branch of what it compiles with
// -fsanitize-coverage=trace-pc; libFuzzer does nothing there, but reads the counters of this section beside its own.
// The linker gives the calls of the program `fuzz` to the function with __wrap_; other programs count nothing.
#include <array>
#include <cstddef>
#include <cstdint>

extern "C" const char __executable_start;

[[gnu::section("__libfuzzer_extra_counters")]] static std::array<std::uint8_t, std::size_t{1} << 16U> counters;

extern "C" void __wrap___sanitizer_cov_trace_pc()
{
    // The same place in every run, wherever the program was loaded.
    const auto place = static_cast<std::uint64_t>(
        static_cast<const char*>(__builtin_return_address(0)) - &__executable_start);
    ++counters[(place * 0x9e3779b97f4a7c15U) >> 48U];
}

extern "C" [[gnu::weak]] void __sanitizer_cov_trace_pc() {}
// Compared fractions, at which libFuzzer does not look.
extern "C" void __sanitizer_cov_trace_cmpf(float, float) {}
extern "C" void __sanitizer_cov_trace_cmpd(double, double) {}
