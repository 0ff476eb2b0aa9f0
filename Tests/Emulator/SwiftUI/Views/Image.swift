public struct Image: Equatable, Sendable {
  private let name: String

  public init(systemName: String) { name = systemName }
}

extension Image: View, PrimitiveView {
  var ownTexts: [String] { ["[\(name)]"] }
}

public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  public var body: some View {
    icon
    title
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
}
