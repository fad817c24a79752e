// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// The functions of a C library that Embedded Swift needs, for a program on arm64 Linux without one.
// It runs once and ends, so memory is only allocated.

typedef __SIZE_TYPE__ size_t;
enum { write_call = 64, exit_call = 93, alignment = 16 };

static _Alignas(16) char heap[1 << 30];
static size_t used;

static long call_system(long number, long a, long b, long c) {
  register long x8 __asm__("x8") = number, x0 __asm__("x0") = a;
  register long x1 __asm__("x1") = b, x2 __asm__("x2") = c;
  __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
  return x0;
}

void *malloc(size_t size) {
  size_t start = used;
  used += (size + alignment - 1) & ~(size_t)(alignment - 1);
  if (used > sizeof heap) __builtin_trap();
  return heap + start;
}

void free(void *address) { (void)address; }

int posix_memalign(void **result, size_t boundary, size_t size) {
  used = (used + boundary - 1) & ~(boundary - 1);
  *result = malloc(size);
  return 0;
}

void *memset(void *to, int byte, size_t count) {
  for (unsigned char *p = to; count; count -= 1) *p++ = (unsigned char)byte;
  return to;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  const unsigned char *q = from;
  for (unsigned char *p = to; count; count -= 1) *p++ = *q++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *p = to;
  const unsigned char *q = from;
  if (p <= q) return memcpy(to, from, count);
  while (count) {
    count -= 1;
    p[count] = q[count];
  }
  return to;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *p = left, *q = right;
  for (; count; count -= 1, p += 1, q += 1)
    if (*p != *q) return *p - *q;
  return 0;
}

// Correctly rounded, by IEEE 754 and by the processor.
double sqrt(double x) {
  double root;
  __asm__("fsqrt %d0, %d1" : "=w"(root) : "w"(x));
  return root;
}

float sqrtf(float x) {
  float root;
  __asm__("fsqrt %s0, %s1" : "=w"(root) : "w"(x));
  return root;
}

// The seed of hashing, on which no fingerprint may depend.
void arc4random_buf(void *to, size_t count) { memset(to, 42, count); }

// No scenario reads numbers from text.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  (void)text, (void)result;
  __builtin_trap();
}

int putchar(int character) {
  char byte = (char)character;
  call_system(write_call, 1, (long)&byte, 1);
  return character;
}

int main(int count, char **arguments);

void _start(void) {
  call_system(exit_call, main(0, 0), 0, 0);
  __builtin_unreachable();
}
