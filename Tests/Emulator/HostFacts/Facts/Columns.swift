import AppTesting
import SwiftUI

extension HostFact {
  /// What becomes of a path in a column of SwiftUI's own split view, where the column before selects another row.
  static let nativeColumns: [HostFact] =
    DetailStack.Root.allCases.flatMap { root in
      DetailStack.Holder.allCases.map { selection(of: root, $0) }
    } + DetailStack.Holder.allCases.filter { $0 != .nobody }.map(selectionWithPath)

  private static func selection(
    of root: DetailStack.Root,
    _ holder: DetailStack.Holder
  ) -> HostFact {
    let isKept = holder != .nobody
    return HostFact(
      "another selection, \(holder), \(root)",
      isKept
        ? "What has been pushed on a stack with a path stays when another row is selected before it"
        : "What has been pushed on a stack without a path goes when another row is selected before it",
      from: isKept
        ? "\(nobody); radiosilence/koan pull requests 298 and 300 say otherwise of macOS"
        : "Apple, on its forum (thread 722924)",
      on: [.nativeStack, .ability(.showingColumns)],
      seen: (isKept ? "screen 7" : "root 2", ofControl: isKept ? "root 2" : "screen 7")
    ) { trial in
      let state = Observed(DetailState())
      let app = await trial.launch { DetailStack(state: state, root: root, holder: holder) }
      await app.settle { state.value.selection = 1 }
      let isPushed = !isKept || !trial.isControl
      await app.settle { if isPushed { _ = await app.tap("to 7") } }
      let isSelected = isKept || !trial.isControl
      await app.settle { if isSelected { state.value.selection = 2 } }
      return app.words(among: "root 1", "root 2", "screen 7")
    }
  }

  private static func selectionWithPath(_ holder: DetailStack.Holder) -> HostFact {
    HostFact(
      "selection and path in one update, \(holder)",
      "A path that is set in the update that selects another row is shown and kept",
      from: "\(nobody); radiosilence/koan pull request 300 says otherwise of macOS",
      on: [.nativeStack, .ability(.showingColumns)],
      seen: ("2 values, screen 8", ofControl: "0 values, root 2")
    ) { trial in
      let state = Observed(DetailState())
      let app = await trial.launch { DetailStack(state: state, root: .one, holder: holder) }
      await app.settle { state.value.selection = 1 }
      await app.settle {
        state.value.selection = 2
        guard !trial.isControl else { return }
        state.value.numbers = [7, 8]
        if #available(iOS 16, macOS 13, tvOS 16, *) { state.value.path = NavigationPath([7, 8]) }
      }
      return "\(state.value.count(of: holder).counted("value")), "
        + app.words(among: "root 2", "screen 7", "screen 8")
    }
  }
}

private struct DetailState {
  var selection: Int?
  var numbers: [Int] = []
  private var anyPath: Any?

  @available(iOS 16, macOS 13, tvOS 16, *)
  var path: NavigationPath {
    get { anyPath as? NavigationPath ?? NavigationPath() }
    set { anyPath = newValue }
  }

  func count(of holder: DetailStack.Holder) -> Int {
    guard #available(iOS 16, macOS 13, tvOS 16, *) else { return 0 }
    return holder == .path ? path.count : numbers.count
  }
}

@MainActor
private struct DetailStack: View {
  enum Root: String, CaseIterable, CustomStringConvertible {
    case one = "one view"
    case branches = "a branch for each row"

    var description: String { rawValue }
  }

  enum Holder: String, CaseIterable, CustomStringConvertible {
    case nobody = "no path"
    case array = "an array"
    case path = "a NavigationPath"

    var description: String { rawValue }
  }

  @ObservedObject var state: Observed<DetailState>
  let root: Root
  let holder: Holder

  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, *) {
      NavigationSplitView {
        List(selection: $state.value.selection) { ForEach(1..<3) { Text("row \($0)").tag($0) } }
      } detail: {
        switch holder {
        case .nobody: NavigationStack { rootView }
        case .array: NavigationStack(path: $state.value.numbers) { rootView }
        case .path: NavigationStack(path: $state.value.path) { rootView }
        }
      }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, *)
  private var rootView: some View {
    VStack {
      switch root {
      case .one: Text("root \(state.value.selection ?? 0)")
      case .branches: if state.value.selection == 2 { Text("root 2") } else { Text("root 1") }
      }
      NavigationLink("to 7", value: 7)
    }
    .navigationDestination(for: Int.self) { Text("screen \($0)") }
  }
}
