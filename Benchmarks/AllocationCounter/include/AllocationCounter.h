// Counts what the calling thread takes from the heap.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>

/// Whether this system lets allocations be counted.
bool allocation_counter_is_available(void);

/// Sets the counts of the calling thread to zero, and starts them.
void allocation_counter_begin(void);

/// Ends the counts of the calling thread.
void allocation_counter_end(void);

/// How many blocks were allocated, or made larger or smaller, between the begin and the end.
long allocation_counter_count(void);

/// How many bytes the blocks in use had grown by at most between the begin and the end.
long allocation_counter_peak_bytes(void);

#endif
