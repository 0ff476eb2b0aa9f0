/// Hands a value back where the optimizer can't see that it is the same.
///
/// What is measured takes its input from here: with a constant for input there may be nothing left
/// to do, however well the result is hidden.
@inline(never)
@_optimize(none)
package func opaque<Value>(_ value: Value) -> Value { value }

/// Takes a value where the optimizer can't see what becomes of it, so that it has to be computed.
@inline(never)
@_optimize(none)
package func blackHole<Value>(_ value: Value) {}
