// The functions that carry out the clauses of texts, one an operation. Private to model/engine.
#pragma once

#include "model/engine/referee.h"

namespace nexus::model {

#define CLAUSE(operation) template <> bool Referee::carry<Op::operation>(const Script& script, NodeId node);
#include "model/engine/handlers.def"

} // namespace nexus::model
