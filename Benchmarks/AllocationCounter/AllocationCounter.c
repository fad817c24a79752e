// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>

#ifdef __GLIBC__

// The program's own malloc replaces the C library's and counts calls: a count of allocations, which
// the size of the heap would not show.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static long count;

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count += 1;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count += 1;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}

long allocationCount(void) { return count; }
#else
long allocationCount(void) { return -1; }
#endif
