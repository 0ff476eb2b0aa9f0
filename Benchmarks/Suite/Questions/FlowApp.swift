#if !canImport(Darwin)
import AppTesting
import Combine
import NavigationShim
import SwiftUI

/// What an app does when it sends a person to some place of it, at the end of something else.
@MainActor
struct Flow {
  /// What happens, as a table names it.
  let name: String

  /// What the flow may wait for.
  enum Bound {
    /// As much as the native stack does.
    case native

    /// What moves has to be at rest first; the path is set so many nanoseconds after that begins.
    case motion(pathAfter: Int64)
  }

  let bound: Bound

  /// What the app starts as.
  let start: (FlowModel) -> Void

  /// What the app, or a person, does; time is measured from the end of this on.
  let act: (EmulatedApp, FlowModel) -> Void

  init(
    _ name: String,
    bound: Bound = .native,
    from start: @escaping (FlowModel) -> Void = { _ in },
    _ act: @escaping (EmulatedApp, FlowModel) -> Void
  ) {
    self.name = name
    self.bound = bound
    self.start = start
    self.act = act
  }

  /// Plays the flow until the last screen is what a person sees, at rest.
  ///
  /// - Returns: How many nanoseconds that takes, and how many rules of the host are broken on the way.
  func play(on host: NavigationHost, _ behavior: HostBehavior) -> (time: Int64, breaches: Int) {
    let model = FlowModel()
    start(model)
    let app = EmulatedApp(stacks: host, behavior: behavior) { FlowRoot(model: model) }
    app.watch()
    if !model.isLaunch { app.settle() }
    act(app, model)
    let start = app.now
    app.settle()
    app.advance(by: 1_000_000_000)
    let last = app.sightings.last
    precondition(
      last?.sight == .screen("\(FlowModel.link.count)") && model.path == FlowModel.link,
      "\(name) ends with \(app.sights.map(\.description)) for \(model.path)"
    )
    return (max(0, (last?.start ?? start) - start), app.violations.count)
  }
}

extension Flow {
  /// The flows that apps have.
  static let all: [Flow] =
    [
      Flow("a path") { _, model in model.path = FlowModel.link },
      Flow("a launch with a path") { model in
        model.path = FlowModel.link
        model.isLaunch = true
      } _: { _, _ in
      },
      Flow("the root's onAppear sets a path") { model in
        model.redirect = 0
        model.isLaunch = true
      } _: { _, _ in
      },
      Flow("a screen's onAppear appends more screens", bound: .motion(pathAfter: 0)) {
        $0.redirect = 1
      } _: { _, model in
        model.path = [1]
      },
    ] + Modal.allCases.flatMap { modal($0) } + [
      Flow("onDismiss sets a path", bound: .motion(pathAfter: 0)) { model in
        model.modal = .sheet
        model.isPresented = true
        model.onDismiss = { [weak model] in model?.path = FlowModel.link }
      } _: { _, model in
        model.isPresented = false
      },
      Flow("a tab and its path") {
        $0.hasTabs = true
      } _: { _, model in
        model.tab = 0
        model.path = FlowModel.link
      },
      Flow("a tab that was shown before, and its path") {
        $0.hasTabs = true
      } _: { app, model in
        visitTab(app, model)
        model.tab = 0
        model.path = FlowModel.link
      },
      Flow("a path, and its tab, shown before, one run-loop iteration later") {
        $0.hasTabs = true
      } _: { app, model in
        visitTab(app, model)
        model.path = FlowModel.link
        app.advance(by: 0)
        model.tab = 0
      },
      Flow("a path, and its tab, shown before, 100 ms later") {
        $0.hasTabs = true
      } _: { app, model in
        visitTab(app, model)
        model.path = FlowModel.link
        app.advance(by: 100_000_000)
        model.tab = 0
      },
      Flow("a tab that was left, its path set, and back") { model in
        model.hasTabs = true
        model.tab = 0
      } _: { app, model in
        model.tab = 1
        app.settle()
        model.path = FlowModel.link
        app.settle()
        model.tab = 0
      },
      Flow("signing in, with a path") {
        $0.isSignedIn = false
      } _: { _, model in
        model.isSignedIn = true
        model.path = FlowModel.link
      },
      Flow("signing in, and a path in the same iteration") {
        $0.isSignedIn = false
      } _: { app, model in
        model.isSignedIn = true
        app.update()
        model.path = FlowModel.link
      },
      Flow("signing in by a sheet, with a path", bound: .motion(pathAfter: 0)) {
        $0.isSignedIn = false
        $0.modal = .outerSheet
        $0.isPresented = true
      } _: { _, model in
        model.isPresented = false
        model.isSignedIn = true
        model.path = FlowModel.link
      },
      Flow("signing out, and in again with a path") { app, model in
        model.isSignedIn = false
        model.path = []
        app.settle()
        model.isSignedIn = true
        model.path = FlowModel.link
      },
      Flow("the app left, its path set, and back") { app, model in
        app.leave()
        model.path = FlowModel.link
        app.settle()
        app.comeBack()
      },
    ]

  private static func visitTab(_ app: EmulatedApp, _ model: FlowModel) {
    model.tab = 0
    app.settle()
    model.tab = 1
    app.settle()
  }

  /// What is presented is closed, and a path set, at once, a turn later, and 100 ms later.
  private static func modal(_ modal: Modal) -> [Flow] {
    func flow(_ delay: String, _ pathAfter: Int64, _ wait: @escaping (EmulatedApp) -> Void) -> Flow
    {
      Flow("\(modal.rawValue) closed, and a path \(delay)", bound: .motion(pathAfter: pathAfter)) {
        $0.modal = modal
        $0.isPresented = true
      } _: { app, model in
        model.isPresented = false
        wait(app)
        model.path = FlowModel.link
      }
    }
    return [
      flow("at once", 0) { _ in }, flow("one run-loop iteration later", 0) { $0.advance(by: 0) },
      flow("100 ms later", 100_000_000) { $0.advance(by: 100_000_000) },
    ]
  }
}

/// Ways to present something in front of a stack.
enum Modal: String, CaseIterable {
  case sheet = "a sheet"
  case outerSheet = "a sheet of the view around"
  case cover = "a cover"
  case popover = "a popover"
  case alert = "an alert"
}

/// What an app knows that flows are played in.
@MainActor
final class FlowModel: ObservableObject {
  /// Where the flows lead.
  static let link = [1, 2, 3, 4, 5]

  @Published var path: [Int] = []
  @Published var isPresented = false
  @Published var isSignedIn = true
  @Published var tab = 1

  /// What else the app is made of.
  var hasTabs = false
  var isLaunch = false
  var modal: Modal?
  var onDismiss = {}

  /// The number of screens above the root on whose appearance the app goes on to the rest of the link.
  var redirect: Int?

  func isPresented(as modal: Modal) -> Binding<Bool> {
    Binding {
      self.modal == modal && self.isPresented
    } set: {
      if self.modal == modal { self.isPresented = $0 }
    }
  }

  func appeared(at depth: Int) {
    guard redirect == depth else { return }
    redirect = nil
    path = Self.link
  }
}

/// The app that flows are played in.
private struct FlowRoot: View {
  @ObservedObject var model: FlowModel

  var body: some View {
    content.sheet(isPresented: model.isPresented(as: .outerSheet)) { Text("presented") }
  }

  @ViewBuilder private var content: some View {
    if !model.isSignedIn {
      Text("welcome")
    } else if model.hasTabs {
      TabView(selection: $model.tab) {
        FlowStack(model: model).tabItem { Text("first") }.tag(0)
        Text("second").tabItem { Text("second") }.tag(1)
      }
    } else {
      FlowStack(model: model)
    }
  }
}

/// The stack that the flows end in.
private struct FlowStack: View {
  @ObservedObject var model: FlowModel

  var body: some View {
    Shim.NavigationStack(path: $model.path) {
      Text("root")
        .navigationTitle("root")
        .onAppear { model.appeared(at: 0) }
        .navigationDestination(for: Int.self) { place in
          Text("place \(place)")
            .navigationTitle("\(place)")
            .onAppear { model.appeared(at: place) }
        }
        .sheet(isPresented: model.isPresented(as: .sheet), onDismiss: model.onDismiss) {
          Text("presented")
        }
        .fullScreenCover(isPresented: model.isPresented(as: .cover)) { Text("presented") }
        .popover(isPresented: model.isPresented(as: .popover)) { Text("presented") }
        .alert("presented", isPresented: model.isPresented(as: .alert)) { Text("text") }
    }
  }
}
#endif
