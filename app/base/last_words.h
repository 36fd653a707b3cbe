// How a program ends where it cannot go on, in main or anywhere else: with one sentence and the exit code of a machine
// that failed, never by a signal. A file that may grow no more is an error of its writer, as on a full disk.
#pragma once

#include <QString>

namespace nexus::app {

void sayLastWords(const char* program); // from now on
// Of what Qt says: where it could not start a thread it would wait for ever for its work.
void heedThreads(const QString& qtMessage);

} // namespace nexus::app
