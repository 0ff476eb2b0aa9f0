@_exported public import Combine
@_exported public import Foundation
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Self.Body { get }
}
extension Never: View { public typealias Body = Never; public var body: Never { fatalError() } }
extension View where Body == Never { public var body: Never { fatalError() } }
public struct EmptyView: View { nonisolated public init() {} ; public typealias Body = Never }
public struct TupleView<T> { public var value: T; public init(_ value: T) { self.value = value } }
extension TupleView: View { public typealias Body = Never }
public struct _ConditionalContent<A: View, B: View>: View { public typealias Body = Never }
extension Optional: View where Wrapped: View { public typealias Body = Never }
@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<C: View>(_ c: C) -> C { c }
  public static func buildBlock<each C: View>(_ c: repeat each C) -> TupleView<(repeat each C)> { TupleView((repeat each c)) }
  public static func buildExpression<C: View>(_ c: C) -> C { c }
  public static func buildIf<C: View>(_ c: C?) -> C? { c }
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> { fatalError() }
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> { fatalError() }
}
public struct Text: View, Equatable, Sendable {
  public typealias Body = Never
  var string: String
  nonisolated public init(verbatim: String) { string = verbatim }
  nonisolated public init(_ key: LocalizedStringKey, tableName: String? = nil) { string = key.resolved }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ s: S) { string = String(s) }
}
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  var g: () -> Value; var s: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { g = get; s = set }
  public var wrappedValue: Value { get { g() } nonmutating set { s(newValue) } }
  public var projectedValue: Binding<Value> { self }
  public subscript<S>(dynamicMember k: WritableKeyPath<Value, S>) -> Binding<S> { fatalError() }
}
@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { get { fatalError() } nonmutating set { } }
  public var projectedValue: Binding<Value> { fatalError() }
}
public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
public struct EnvironmentValues { public init() {}; public subscript<K: EnvironmentKey>(k: K.Type) -> K.Value { get { K.defaultValue } set {} } }
@propertyWrapper public struct Environment<Value> { public init(_ k: KeyPath<EnvironmentValues, Value>) {}; public var wrappedValue: Value { fatalError() } }
extension View {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
}
public struct Button<Label: View> { 
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {} }
public struct TextField<Label: View> {}
extension TextField: View, PrimitiveView {}
extension Button: View, PrimitiveView {}
extension TextField where Label == Text {
  public init(_ k: LocalizedStringKey, text: Binding<String>) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ k: S, text: Binding<String>) {}
}
public struct AnyView: View { public typealias Body = Never; nonisolated public init<V: View>(_ v: V) {} }
@propertyWrapper public struct Namespace { public init() {}; public struct ID: Hashable, Sendable {}; public var wrappedValue: ID { ID() } }
@propertyWrapper public struct FocusState<Value: Hashable> { public init() where Value == Bool {}
  @propertyWrapper public struct Binding { public init() {}; public var wrappedValue: Value { get { fatalError() } nonmutating set {} } }
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} } ; public var projectedValue: Binding { fatalError() } }
public struct Animation: Equatable, Sendable {}
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

struct Child { init(_ view: any View, at position: Int = 0) {} }
@MainActor protocol PrimitiveView: View where Body == Never {
  var contents: [Child] { get }
  var ownTexts: [String] { get }
}
extension PrimitiveView { var contents: [Child] { [] }; var ownTexts: [String] { [] } }
@MainActor protocol PassthroughView: PrimitiveView { associatedtype Content: View; var content: Content { get } }
extension PassthroughView { var contents: [Child] { [Child(content)] } }

extension View {
  nonisolated public func disabled(_ d: Bool) -> some View { self }
}
public struct OpenURLAction { @MainActor public func callAsFunction(_ u: URL) {} }
extension EnvironmentValues { public var openURL: OpenURLAction { OpenURLAction() } }
extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}
@propertyWrapper public struct GestureState<Value> { public init(wrappedValue: Value) {}; public var wrappedValue: Value { fatalError() }; public var projectedValue: GestureState<Value> { self } }
public struct Transaction {}
@MainActor public protocol ViewModifier {}
