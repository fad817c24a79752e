// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// What Embedded Swift expects of a C library, for WebAssembly without one. Blocks come in powers
// of two, and a freed block waits in its size's list: scenes are made and freed all the time, in
// few sizes. In front of each block stands its size's exponent.

typedef __SIZE_TYPE__ size_t;
typedef struct Block { struct Block *next; } Block;

extern unsigned char __heap_base;
static size_t top;
static Block *free_blocks[32];
enum { header = 16, page = 65536 };

void *malloc(size_t size) {
  unsigned exponent = 5;
  while (((size_t)1 << exponent) < size + header) exponent += 1;
  Block *block = free_blocks[exponent];
  if (block) {
    free_blocks[exponent] = block->next;
  } else {
    if (!top) top = ((size_t)&__heap_base + header - 1) & ~(size_t)(header - 1);
    size_t end = top + ((size_t)1 << exponent), have = __builtin_wasm_memory_size(0) * page;
    if (end > have && __builtin_wasm_memory_grow(0, (end - have + page - 1) / page) == (size_t)-1)
      __builtin_trap();
    block = (Block *)top;
    top = end;
  }
  *(unsigned *)block = exponent;
  return (char *)block + header;
}

void free(void *address) {
  if (!address) return;
  Block *block = (Block *)((char *)address - header);
  unsigned exponent = *(unsigned *)block;
  block->next = free_blocks[exponent];
  free_blocks[exponent] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > header) __builtin_trap();
  *result = malloc(size);
  return 0;
}

// Eight bytes at once, wherever they lie.
typedef unsigned long long __attribute__((aligned(1), may_alias)) Word;

void *memset(void *to, int byte, size_t count) {
  unsigned char *p = to;
  Word word = (unsigned char)byte * 0x0101010101010101ull;
  for (; count >= 8; count -= 8, p += 8) *(Word *)p = word;
  for (; count; count -= 1) *p++ = (unsigned char)byte;
  return to;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  unsigned char *p = to;
  const unsigned char *q = from;
  for (; count >= 8; count -= 8, p += 8, q += 8) *(Word *)p = *(const Word *)q;
  for (; count; count -= 1) *p++ = *q++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *p = to;
  const unsigned char *q = from;
  if (p <= q) {
    for (; count >= 8; count -= 8, p += 8, q += 8) *(Word *)p = *(const Word *)q;
    for (; count; count -= 1) *p++ = *q++;
  } else {
    for (p += count, q += count; count; count -= 1) *--p = *--q;
  }
  return to;
}

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *p = a, *q = b;
  for (; count; count -= 1, p += 1, q += 1) if (*p != *q) return *p - *q;
  return 0;
}

// The 128-bit product of which printing a number takes the high half.
__int128 __multi3(__int128 a, __int128 b) {
  unsigned long long x = a, y = b, low = 0xffffffff;
  unsigned long long p00 = (x & low) * (y & low), p01 = (x & low) * (y >> 32);
  unsigned long long p10 = (x >> 32) * (y & low), p11 = (x >> 32) * (y >> 32);
  unsigned long long middle = (p00 >> 32) + (p01 & low) + (p10 & low);
  unsigned long long high = p11 + (p01 >> 32) + (p10 >> 32) + (middle >> 32);
  high += (unsigned long long)(a >> 64) * y + x * (unsigned long long)(b >> 64);
  return (__int128)(((unsigned __int128)high << 64) | ((middle << 32) | (p00 & low)));
}

// A seed for hashing; the same each time, since nothing here depends on it.
void arc4random_buf(void *to, size_t count) { memset(to, 42, count); }
