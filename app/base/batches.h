// Work in numbered batches spread over the machine's cores. What a batch does depends on its number alone, so the sum
// is the same for any number of threads. No Qt, no signals: jobs and commands bring their own way of telling.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace nexus::app {

// Called after every batch, by one thread at a time, with what is done; false stops the work.
using BatchReport = std::function<bool(std::uint64_t done)>;

// A sum of lists: one behind the other, in the order in which the batches end.
template <class Item> struct Gathered : std::vector<Item> {
    Gathered& operator+=(const Gathered& more)
    {
        this->insert(this->end(), more.begin(), more.end());
        return *this;
    }
};

// Adds work(batch, size) of all batches to `sum`. False where the report stopped it: then `sum` holds what was done.
// An exception in a batch ends the work and comes out here. `threads` 0: as many as the machine has.
template <class Sum, class Work>
bool inBatches(std::uint64_t total, std::uint64_t perBatch, Sum& sum, const Work& work, const BatchReport& report = {},
    unsigned threads = 0)
{
    const auto batches = (total + perBatch - 1) / perBatch;
    std::atomic<std::uint64_t> next = 0;
    std::atomic<bool> stopped = false;
    std::mutex mutex;
    std::uint64_t done = 0;
    std::exception_ptr trouble;
    const auto run = [&] {
        try {
            for (auto batch = next++; batch < batches && !stopped; batch = next++) {
                const auto size = std::min(perBatch, total - batch * perBatch);
                const auto part = work(batch, size);
                const std::lock_guard lock(mutex);
                sum += part;
                done += size;
                if (report && !report(done))
                    stopped = true;
            }
        } catch (...) {
            const std::lock_guard lock(mutex);
            trouble = std::current_exception();
            stopped = true;
        }
    };
    if (threads == 0)
        threads = std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::jthread> helpers;
    try {
        for (std::uint64_t helper = 1; helper < std::min<std::uint64_t>(threads, batches); ++helper)
            helpers.emplace_back(run);
    } catch (const std::system_error&) { // fewer do it, too
    }
    run();
    helpers.clear();
    if (trouble)
        std::rethrow_exception(trouble);
    return !stopped || done == total;
}

} // namespace nexus::app
