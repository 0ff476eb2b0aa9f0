public import Foundation

/// A label with something beside it.
public struct LabeledContent<Label, Content> {
  let label: Label
  let labeled: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  /// A labelled content has no body.
  public typealias Body = Never

  var contents: [Child] { [Child(label, at: 0), Child(labeled, at: 1)] }
}

extension LabeledContent where Label: View, Content: View {
  /// Makes one from its parts.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), labeled: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Makes one with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), labeled: content())
  }

  /// Makes one with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), labeled: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes one from two texts.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), labeled: Text(value))
  }

  /// Makes one from two texts.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), labeled: Text(value))
  }

  /// Makes one from a title and a value in a format.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), labeled: Text(format.format(value)))
  }
}
