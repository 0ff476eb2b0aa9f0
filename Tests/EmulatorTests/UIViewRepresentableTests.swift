import SwiftUI
import Testing

@MainActor
@Suite("Views of UIKit's")
struct UIViewRepresentableTests {
  private let log = Log()

  @Test("are made once, and updated when what they are made of has changed")
  func lifeCycle() {
    let app = EmulatedApp { Host(log: log) }
    #expect(log.take() == ["coordinator", "make 0", "update 0"])
    app.tap("other")
    #expect(log.take() == [])
    app.tap("count")
    #expect(log.take() == ["update 1"])
    app.tap("remove")
    #expect(log.take() == ["dismantle 1"])
  }

  @Test("know the environment of their place")
  func environment() {
    let app = EmulatedApp { Host(log: log).environment(\.colorScheme, .dark) }
    #expect(log.take() == ["coordinator", "make 0 dark", "update 0 dark"])
    app.end()
  }

  @Test("are in a window once they have been updated")
  func window() {
    let windows = Windows()
    let app = EmulatedApp { WindowView(windows: windows) }
    #expect(windows.view?.window?.windowScene?.activationState == .foregroundActive)
    #expect(windows.wasInWindow == [false, false])
    app.end()
  }

  @Test("are in a cell in the rows of lists and forms, and nowhere else")
  func cells() {
    let windows = Windows()
    func isInCell<Content: View>(@ViewBuilder _ content: () -> Content) -> Bool {
      let content = content()
      let app = EmulatedApp { content }
      defer { app.end() }
      return windows.view?.superview is UITableViewCell
    }
    let view = WindowView(windows: windows)
    #expect(isInCell { List { HStack { view } } })
    #expect(isInCell { List(0..<1) { _ in view } })
    #expect(isInCell { Form { Section { view } } })
    #expect(!isInCell { List { Section(header: view, footer: Text("")) { Text("") } } })
    #expect(!isInCell { List { Section(footer: view) { Text("") } } })
    #expect(!isInCell { Section { view } })
    #expect(!isInCell { List { Text("") }.overlay(view) })
  }

  @Test("are not in the cell that presents their sheet")
  func sheetOfCell() {
    let windows = Windows()
    let app = EmulatedApp {
      List { Text("row").sheet(isPresented: .constant(true)) { WindowView(windows: windows) } }
    }
    #expect(windows.view?.window != nil)
    #expect(windows.view?.superview == nil)
    app.end()
  }

  @Test("are told of their window when it and the cell are known")
  func toldOfWindow() {
    final class Told: UIView {
      var cells: [Bool] = []

      override func didMoveToWindow() {
        if window != nil { cells.append(superview is UITableViewCell) }
      }
    }
    struct Row: UIViewRepresentable {
      let view: Told

      func makeUIView(context: Context) -> Told { view }
      func updateUIView(_ view: Told, context: Context) {}
    }
    let view = Told()
    let app = EmulatedApp { List { Row(view: view) } }
    #expect(app.visibleTexts == [])
    #expect(view.cells == [true])
  }

  @Test("can be made with a frame or without, and be subclassed")
  func making() {
    final class Own: UIView {}
    for view in [UIView(), UIView(frame: .zero), Own()] { #expect(view.window == nil) }
  }
}

private struct Host: View {
  @State private var count = 0
  @State private var other = 0
  @State private var isShown = true
  let log: Log

  var body: some View {
    if isShown { Counter(count: count, log: log) }
    Button("count") { count += 1 }
    Button("other \(other)") { other += 1 }
    Button("remove") { isShown = false }
  }
}

private struct Counter: UIViewRepresentable {
  let count: Int
  let log: Log

  final class Coordinator {
    let log: Log
    var count = 0

    init(_ log: Log) {
      self.log = log
    }
  }

  func makeCoordinator() -> Coordinator {
    log.add("coordinator")
    return Coordinator(log)
  }

  func makeUIView(context: Context) -> UIView {
    note("make", context)
    return UIView()
  }

  func updateUIView(_ view: UIView, context: Context) {
    note("update", context)
    context.coordinator.count = count
  }

  static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {
    coordinator.log.add("dismantle \(coordinator.count)")
  }

  private func note(_ what: String, _ context: Context) {
    log.add("\(what) \(count)" + (context.environment.colorScheme == .dark ? " dark" : ""))
  }
}

/// What a view has seen of windows.
@MainActor
private final class Windows {
  weak var view: UIView?
  var wasInWindow: [Bool] = []
}

private struct WindowView: UIViewRepresentable {
  let windows: Windows

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    windows.view = view
    windows.wasInWindow.append(view.window != nil)
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {
    windows.wasInWindow.append(view.window != nil)
  }
}
