nonisolated extension View {
  /// Accepts a name for the preview.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Accepts a device for the preview.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Accepts a size for the preview.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Accepts a position of the device for the preview.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
