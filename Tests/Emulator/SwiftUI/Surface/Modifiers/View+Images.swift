nonisolated extension View {
  /// Accepts how large pictures of the system are.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Accepts how pictures of the system are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Accepts which forms of pictures of the system are used.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}
