extension Shim.NavigationPath {
  /// What a path is made of.
  public typealias Element = PathElement

  /// Why an element of a path could not be read as a value of the type that was asked for.
  public typealias ElementError = PathElementError
}
