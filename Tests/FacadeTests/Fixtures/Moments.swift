#if canImport(Darwin)
// Time is real there.
private let shortestStep: Int64 = 400
#else
private let shortestStep: Int64 = 1
#endif

/// The milliseconds from zero at which something comes between: fewer of them where time is real.
func moments(through last: Int64, by step: Int64 = 50) -> StrideThrough<Int64> {
  stride(from: 0, through: last, by: Int64.Stride(max(step, shortestStep)))
}
