/// Marks a modifier that, on Apple's systems, is newer than the deployment target of older apps.
///
/// There, an overload that a package brings for them is the only one. Here both are always available,
/// and the compiler prefers the one without the mark.
public struct NewerThanDeploymentTarget {
  nonisolated public init() {}
}
