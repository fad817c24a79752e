// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// The count of calls of malloc and its relatives so far, -1 where they cannot be counted.
long allocationCount(void);

#endif
