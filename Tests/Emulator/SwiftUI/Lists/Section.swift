/// Rows with something above and below that is no row.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, PrimitiveView, RowsView
where Parent: View, Content: View, Footer: View {
  var contents: [Child] { [Child(header, at: 0), Child(content, at: 1), Child(footer, at: 2)] }

  func rowNodes(among children: [Node]) -> [Node] {
    children.indices.contains(1) ? [children[1]] : []
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Makes a section.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Makes a section, as it was written before iOS 15.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section without a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Makes a section without a header, as it was written before iOS 15.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section without a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Makes a section without a footer, as it was written before iOS 15.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Makes a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// Rows with controls.
public struct Form<Content> {
  let content: Content
}

extension Form: View, PrimitiveView, PassthroughView where Content: View {
  /// Makes a form.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// How forms look, which nobody sees here.
public protocol FormStyle: Sendable {}

/// The style that suits the place.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

/// The style of columns.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

/// The style of grouped rows.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style that suits the place.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The style of columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// The style of grouped rows.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

nonisolated extension View {
  /// Accepts how forms inside look.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
