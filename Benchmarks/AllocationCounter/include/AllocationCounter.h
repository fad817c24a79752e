// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// The calls of malloc and its kin so far, -1 where they can't be counted.
long allocationCount(void);

#endif
