extension View {
  /// Puts a search field above the view, whose placeholder is the prompt or "Search".
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt ?? Text(verbatim: "Search"))
  }

  /// Puts a search field above the view, whose placeholder is the prompt.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(content: self, text: text, prompt: Text(prompt))
  }

  /// Puts a search field above the view, whose placeholder is the prompt.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    SearchableView(content: self, text: text, prompt: Text(prompt))
  }

  /// Puts a search field above the view, and accepts suggestions that nobody sees.
  public func searchable<S: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }
}

/// Where a search field stands, which is always above the content here.
public struct SearchFieldPlacement: Sendable {
  /// When a search field in the bar is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// When the content is scrolled up.
    public static let automatic = NavigationBarDrawerDisplayMode()

    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// The place that suits.
  public static let automatic = SearchFieldPlacement()

  /// The sidebar.
  public static let sidebar = SearchFieldPlacement()

  /// The bar with tools.
  public static let toolbar = SearchFieldPlacement()

  /// Below the bar with the title.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Below the bar with the title.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    navigationBarDrawer
  }
}

/// A view with a search field above.
struct SearchableView<Content: View>: View, PrimitiveView {
  let content: Content
  let text: Binding<String>
  let prompt: Text

  var contents: [Child] {
    let field = TextField(text: text, prompt: prompt, label: { prompt })
    return [Child(field, at: 0), Child(content, at: 1)]
  }
}
