import Combine
import LinkStackEngine
import SwiftUI

/// A stack that the app has given no path.
///
/// It keeps one for its navigator. In a column of SwiftUI's own split view it is SwiftUI's alone: if the path is its
/// own, the system pops what has been pushed when another row is selected in a column before. A stack of links does
/// the same.
struct PathlessStack<Root: View>: View {
  let root: Root

  @StateObject private var own = OwnPath()
  @Environment(\.navigationConfiguration.host) private var host
  @Environment(\.navigationPlace) private var place
  @Environment(\.linkedColumn) private var column

  var body: some View {
    switch place {
    case .column, .nativeColumn:
      ColumnReader { stack(isInColumn: $0) }
    case .outside, .links, .native:
      stack(isInColumn: false)
    }
  }

  @MainActor @ViewBuilder private func stack(isInColumn: Bool) -> some View {
    if isInColumn, host.isNative, #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      SystemStack(root: root)
    } else {
      let _ = isInColumn ? column?.add(own) : nil
      Shim.NavigationStack(path: $own.path) { root }
    }
  }
}

/// The path of a stack that the app has given none.
@MainActor
final class OwnPath: ObservableObject {
  @Published var path = Shim.NavigationPath()

  nonisolated init() {}
}

/// SwiftUI's own stack, with a path that it keeps to itself.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct SystemStack<Root: View>: View {
  let root: Root

  @StateObject private var navigator = Navigator<Shim.NavigationPath>()
  @Environment(\.navigationConfiguration.warnings) private var warnings

  var body: some View {
    let _ = navigator.updateWithoutPath(warnings ?? .shared)
    SwiftUI.NavigationStack { root.background(SwipeBack()) }
      .environment(\.navigationPlace, .native(.pathless))
      .environmentObject(navigator)
  }
}

/// Empties the paths that nobody but their stacks keeps, where another row is selected in a column before.
@MainActor
final class ColumnSelections: ObservableObject {
  private struct Stack {
    weak var path: OwnPath?
    let column: Int
  }

  private var stacks: [Stack] = []

  nonisolated init() {}

  fileprivate func add(_ path: OwnPath, in column: Int) {
    stacks.removeAll { $0.path == nil || $0.path === path }
    stacks.append(Stack(path: path, column: column))
  }

  /// Learns that another row is selected; from the evaluation of a list's body.
  func hasChanged(in column: Int, _ scheduler: any WakeScheduler) {
    let left = stacks.filter { $0.column > column }
    scheduler.after(.turn) {
      // What is pushed is left together with the root that it was pushed on, which has gone already.
      Transaction.perform(animated: false) {
        for stack in left where stack.path?.path.isEmpty == false {
          stack.path?.path = Shim.NavigationPath()
        }
      }
    }
  }
}

/// A column of a split view that is made of links.
struct LinkedColumn: Equatable {
  let selections: ColumnSelections
  let index: Int

  @MainActor
  fileprivate func add(_ path: OwnPath) {
    selections.add(path, in: index)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.selections === rhs.selections && lhs.index == rhs.index
  }
}

extension EnvironmentValues {
  /// The column around, in a split view that is made of links.
  var linkedColumn: LinkedColumn? {
    get { self[LinkedColumnKey.self] }
    set { self[LinkedColumnKey.self] = newValue }
  }
}

private struct LinkedColumnKey: EnvironmentKey {
  static var defaultValue: LinkedColumn? { nil }
}
