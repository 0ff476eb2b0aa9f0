// Replaces malloc and its kin in the program that this is linked into, as the GNU C Library's manual
// provides for ("Replacing malloc"): each call is counted and handed on to the library's own, which
// dlsym(3) finds as the next of that name. The size of a block is what malloc_usable_size(3) says.
//
// A program that a sanitizer watches has a malloc of the sanitizer's, which must stay.

#define _GNU_SOURCE

#include "AllocationCounter.h"

#include <stddef.h>
// Says whether this is the GNU C Library.
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

#if defined(__linux__) && defined(__GLIBC__) && !defined(IS_SANITIZED)

#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <stdint.h>
#include <string.h>

static _Thread_local bool is_counting;
static _Thread_local long count;
static _Thread_local long bytes;
static _Thread_local long peak_bytes;

static void *(*next_malloc)(size_t);
static void *(*next_calloc)(size_t, size_t);
static void *(*next_realloc)(void *, size_t);
static void (*next_free)(void *);
static void *(*next_memalign)(size_t, size_t);
static void *(*next_aligned_alloc)(size_t, size_t);
static int (*next_posix_memalign)(void **, size_t, size_t);

// dlsym may want memory before it has found where memory comes from.
static _Alignas(max_align_t) char first_memory[4096];
static size_t first_memory_used;
static bool is_looking_up;

static void look_up(void) {
  is_looking_up = true;
  *(void **)&next_free = dlsym(RTLD_NEXT, "free");
  *(void **)&next_calloc = dlsym(RTLD_NEXT, "calloc");
  *(void **)&next_realloc = dlsym(RTLD_NEXT, "realloc");
  *(void **)&next_memalign = dlsym(RTLD_NEXT, "memalign");
  *(void **)&next_aligned_alloc = dlsym(RTLD_NEXT, "aligned_alloc");
  *(void **)&next_posix_memalign = dlsym(RTLD_NEXT, "posix_memalign");
  *(void **)&next_malloc = dlsym(RTLD_NEXT, "malloc");
  is_looking_up = false;
}

static void *take_first_memory(size_t size) {
  size_t unit = _Alignof(max_align_t);
  if (size > sizeof first_memory) return NULL;
  size_t start = (first_memory_used + unit - 1) / unit * unit;
  if (start + size > sizeof first_memory) return NULL;
  first_memory_used = start + size;
  return first_memory + start;
}

static bool is_first_memory(const void *block) {
  uintptr_t address = (uintptr_t)block;
  uintptr_t start = (uintptr_t)first_memory;
  return address >= start && address < start + sizeof first_memory;
}

static void note_growth(long growth) {
  bytes += growth;
  if (bytes > peak_bytes) peak_bytes = bytes;
}

static void *note(void *block) {
  if (is_counting && block) {
    count += 1;
    note_growth((long)malloc_usable_size(block));
  }
  return block;
}

// Each of these may be the first that is called.
static bool is_ready(void) {
  if (!next_malloc && !is_looking_up) look_up();
  return next_malloc != NULL;
}

void *malloc(size_t size) {
  if (!is_ready()) return take_first_memory(size);
  return note(next_malloc(size));
}

void *calloc(size_t number, size_t size) {
  if (!is_ready()) {
    // Static memory is zero already, and none of it is given out twice.
    if (size && number > sizeof first_memory / size) return NULL;
    return take_first_memory(number * size);
  }
  return note(next_calloc(number, size));
}

void *realloc(void *block, size_t size) {
  if (block && is_first_memory(block)) {
    void *moved = malloc(size);
    size_t rest = (size_t)(first_memory + sizeof first_memory - (char *)block);
    if (moved) memcpy(moved, block, size < rest ? size : rest);
    return moved;
  }
  if (!is_ready()) return take_first_memory(size);
  if (!is_counting) return next_realloc(block, size);
  long old_size = (long)malloc_usable_size(block);
  void *moved = next_realloc(block, size);
  if (moved) {
    count += 1;
    note_growth((long)malloc_usable_size(moved) - old_size);
  } else if (size == 0) {
    bytes -= old_size;
  }
  return moved;
}

void free(void *block) {
  if (!block || is_first_memory(block) || !is_ready()) return;
  if (is_counting) bytes -= (long)malloc_usable_size(block);
  next_free(block);
}

void *memalign(size_t alignment, size_t size) {
  if (!is_ready()) return NULL;
  return note(next_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) {
  if (!is_ready()) return NULL;
  return note(next_aligned_alloc(alignment, size));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (!is_ready()) return ENOMEM;
  int status = next_posix_memalign(result, alignment, size);
  if (status == 0) note(*result);
  return status;
}

bool allocation_counter_is_available(void) { return true; }

void allocation_counter_begin(void) {
  count = 0;
  bytes = 0;
  peak_bytes = 0;
  is_counting = true;
}

void allocation_counter_end(void) { is_counting = false; }

long allocation_counter_count(void) { return count; }

long allocation_counter_peak_bytes(void) { return peak_bytes; }

#else

bool allocation_counter_is_available(void) { return false; }
void allocation_counter_begin(void) {}
void allocation_counter_end(void) {}
long allocation_counter_count(void) { return 0; }
long allocation_counter_peak_bytes(void) { return 0; }

#endif
