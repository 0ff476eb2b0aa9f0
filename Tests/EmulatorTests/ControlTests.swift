import SwiftUI
import Testing

@MainActor
@Suite("Controls")
struct ControlTests {
  @Test("What is typed replaces text and placeholder, where the field isn't disabled")
  func typing() {
    let app = EmulatedApp {
      Stateful("") { $name in
        TextField("name", text: $name)
        Text("hello \(name)")
      }
      TextField("other", text: .constant("")).disabled(true)
    }
    app.shows("name", "hello ", "other")
    expect(app.fieldNames, ["name", "other"])
    expect([app.type("x", into: "other"), app.type("Ann", into: "name")], [false, true])
    app.shows("Ann", "hello Ann", "other")
    app.type("Bo", into: "name")
    expect(app.text(in: "name"), "Bo")
  }

  @Test("Toggles, buttons and texts with a gesture take taps, where they are enabled")
  func taps() {
    let app = EmulatedApp {
      Stateful(false) { $isOn in
        Toggle("switch", isOn: $isOn)
        Button("on") {}.disabled(!isOn)
        Button {
        } label: {
          EmptyView()
        }
        Text("off").onTapGesture { isOn = false }
      }
    }
    expect(app.enabledLabels, ["switch", "off"])
    expect(app.tap("on"), false)
    app.tap(all: "switch", "on")
    expect([app.isOn("switch"), app.isOn("another")], [true, nil])
    app.tap(all: "off")
    expect(app.isOn("switch"), false)
  }

  @Test("A key stands for its text, values and all, and a string is a text as it is")
  func localizedKeys() {
    let name = "Ada"
    let key: LocalizedStringKey = "\(name) is \(36), or \(36.5, specifier: "%.2f") \(Text("years"))"
    expect(Text(key), Text(verbatim: "Ada is 36, or 36.50 years"))
    expect(Text("Ada"), Text(name))
    let half: LocalizedStringKey = "\(0.5, format: .percent.locale(Locale(identifier: "en_US")))"
    expect(Text(half), Text(verbatim: "50%"))
  }

  @Test("An alert is in front until one of its buttons closes it, and has at least one")
  func alerts() {
    let app = EmulatedApp {
      Stateful((isAsking: false, isSure: false, answer: "none")) { $state in
        Button("Ask") { state.isAsking = true }
          .alert("Sure?", isPresented: $state.isAsking) {
            Button("Yes") { state.answer = "yes" }
            Button("No", role: .cancel) { state.isSure = true }
          } message: {
            Text("There is no way back.")
          }
        Text(state.answer)
          .alert(isPresented: $state.isSure) {
            Alert(
              title: Text("Really?"),
              primaryButton: .destructive(Text("Go")) { state.answer = "gone" },
              secondaryButton: .cancel()
            )
          }
      }
    }
    app.tap(all: "Ask")
    app.shows("Sure?", "There is no way back.", "Yes", "No")
    expect(app.tap("Ask"), false)
    app.tap(all: "Yes")
    app.shows("Ask", "yes")
    for (button, answer) in [("Cancel", "yes"), ("Go", "gone")] {
      app.walk("Ask", "No")
      app.shows("Really?", "Go", "Cancel")
      app.walk(button)
      app.shows("Ask", answer)
    }
    let empty = EmulatedApp { Stateful(true) { Text("page").alert("Done", isPresented: $0) {} } }
    empty.shows("Done", "OK")
    empty.tap(all: "OK")
    empty.shows("page")
    let removed = EmulatedApp {
      Stateful(true) { $isThere in
        if isThere {
          Text("").alert("Sure?", isPresented: .constant(true)) {
            Button("Yes") { isThere = false }
          }
        } else {
          Text("answer")
        }
      }
    }
    removed.tap(all: "Yes")
    removed.shows("answer")
  }
}

@MainActor
@Suite("Button styles")
struct ButtonStyleTests {
  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration)
      configuration.label.onTapGesture {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("count") { count += 1 }
      Button(role: .destructive) {
        count = 0
      } label: {
        Text("reset")
      }
      Text("\(count)")
    }
  }

  @Test("What a style adds is part of the button, and it reads the environment")
  func styles() {
    let framed = EmulatedApp { Counter().buttonStyle(Framed()) }
    expect(framed.buttonLabels, ["[ count ]", "! reset ]"])
    framed.tap(all: "count")
    expect(framed.visibleTexts.last, "1")
    let disabled = EmulatedApp { Button("a") {}.disabled(true).buttonStyle(Framed()) }
    disabled.shows("[", "a", "off")
    let twice = EmulatedApp { Counter().buttonStyle(Twice()) }
    expect(twice.buttonLabels, ["count", "count", "reset", "reset"])
    twice.tap("count", occurrence: 0)
    twice.tap("count", occurrence: 1)
    expect(twice.visibleTexts.last, "3")
    let standard = EmulatedApp {
      Counter().buttonStyle(.plain).buttonStyle(.borderedProminent).buttonStyle(PlainButtonStyle())
    }
    expect(standard.buttonLabels, ["count", "reset"])
    let link = EmulatedApp {
      NavigationView { NavigationLink("link") { Text("destination") } }.buttonStyle(Framed())
    }
    link.tap(all: "[ link ]")
    link.shows("destination")
  }

}

@MainActor
@Suite("Bars")
struct BarsTests {
  private func pushed(@ViewBuilder _ screen: () -> some View) -> EmulatedApp {
    let screen = screen()
    let app = EmulatedApp { NavigationView { NavigationLink("push") { screen } } }
    app.walk("push")
    return app
  }

  @Test("A person goes back and swipes unless the way is hidden; a delegate may allow the swipe")
  func waysBack() {
    func ways(@ViewBuilder _ screen: () -> some View) -> [Bool] {
      let app = pushed(screen)
      let swipes = app.beginSwipeBack()
      app.cancelSwipeBack()
      app.settle()
      return [swipes, app.back()]
    }
    let text = Text("second")
    expect(ways { text.navigationBarBackButtonHidden(false) }, [true, true])
    expect(ways { text.navigationBarBackButtonHidden() }, [false, false])
    expect(ways { text.navigationBarHidden(true) }, [false, false])
    for allows in [true, false] {
      let delegate = ControllerView { AllowingController(isGiven: allows) }
      expect(ways { text.navigationBarBackButtonHidden().background(delegate) }, [allows, false])
    }
    for isNative in [true, false] { swipesToNowhere(native: isNative) }
    let bars = pushed { text.toolbar(.hidden, for: .tabBar).navigationBarHidden(true) }
    expect(bars.hiddenBars, ["navigationBar", "tabBar"])
    expect(bars.back(to: 0), false)
    expect(pushed { text.toolbar(.visible) }.hiddenBars, [])
  }

  /// On the root, or in a transition, a delegate that lets a swipe begin has the stack freeze until the next one.
  private func swipesToNowhere(native isNative: Bool) {
    let root = NavigationLink("push") { Text("second") }
      .background(ControllerView { AllowingController(isGiven: true) })
    let app = EmulatedApp {
      if isNative { NavigationStack { root } } else { NavigationView { root } }
    }
    expect([app.beginSwipeBack(), app.tap("push")], [false, false])
    app.breaks(.swipeToNowhere)
    expect(app.beginSwipeBack(), false)
    app.tap(all: "push")
    expect([app.beginSwipeBack(), app.back()], [false, false])
    app.breaks(.swipeToNowhere, .swipeToNowhere)
    app.settle()
    expect(app.beginSwipeBack(), false)
    app.walkBack()
    app.shows("push")
  }

  @Test("What is in the bars of the screen in front is seen after its content")
  func items() {
    struct Own: ToolbarContent {
      @Binding var count: Int

      var body: some ToolbarContent {
        ToolbarItem(placement: .navigation) { Button("own \(count)") { count += 1 } }
      }
    }
    let isEditing = true
    let app = EmulatedApp {
      NavigationView {
        Stateful(0) { $count in
          NavigationLink("link") {
            Text("pushed").toolbar { ToolbarItem(placement: .bottomBar) { Text("b") } }
          }
          .toolbar {
            ToolbarItem(placement: .bottomBar) { Text("bottom") }
            if isEditing {
              ToolbarItem(placement: .confirmationAction) { Text("done") }
            } else {
              ToolbarItem(placement: .primaryAction) { Text("edit") }
            }
            Own(count: $count)
          }
          .toolbar { Button("a") {} }
        }
      }
    }
    app.tap(all: "own 0")
    app.shows("link", "a", "bottom", "done", "own 1")
    app.tap(all: "link")
    app.shows("pushed", "b")
  }
}

private final class AllowingController: UIViewController, UIGestureRecognizerDelegate {
  private let isGiven: Bool

  init(isGiven: Bool) {
    self.isGiven = isGiven
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidAppear(_ animated: Bool) {
    navigationController?.interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isGiven }
}

@MainActor
@Suite("Sheets and covers")
struct SheetTests {
  private let log = Log()

  @Test("A sheet is pulled down or dismisses itself, and a cover can't be pulled")
  func endings() {
    let app = EmulatedApp { Presenting(log: log) }
    let endings: [(kind: String, (EmulatedApp) -> Bool)] = [
      ("sheet", { $0.dismissSheet() }), ("sheet", { $0.tap("dismiss") }),
      ("sheet", { $0.tap("mode") }), ("cover", { $0.tap("dismiss") }),
    ]
    for (kind, end) in endings {
      app.tap(all: "show \(kind)")
      app.shows("in \(kind), of Anna", "dismiss", "mode")
      expect("\(app.hasSheet) \(app.tap("show sheet"))", "\(kind == "sheet") false")
      if kind == "cover" { expect(app.dismissSheet(), false) }
      expect(end(app), true)
      app.shows("show sheet", "show cover")
      expect(log.take(), ["appear", "disappear"])
      app.settle()
      expect(log.take(), ["\(kind) dismissed"])
    }
    expect(app.dismissSheet(), false)
  }

  @Test("Another item begins anew")
  func anotherItem() {
    struct Item: Identifiable { let id: Int }
    let app = EmulatedApp {
      Stateful(Item?(Item(id: 1))) { $shown in
        Text("below").sheet(item: $shown) { item in
          Stateful(0) { $count in
            Button("count \(count)") { count += 1 }
            Button("next") { shown = Item(id: item.id + 1) }
          }
        }
      }
    }
    app.tap(all: "count 0", "next")
    app.shows("count 0", "next")
  }

  @Test("A sheet on a sheet goes with it, and a second one of the same view waits")
  func several() {
    let app = EmulatedApp {
      Stateful([true, false, false]) { $isShown in
        Button("root") {}
          .sheet(isPresented: $isShown[0]) {
            Button("more") { isShown[1] = true }.sheet(isPresented: $isShown[1]) { Text("second") }
          }
          .sheet(isPresented: $isShown[2]) { Text("third") }
          .onOpenURL { _ in isShown = [false, false, true] }
      }
    }
    app.tap(all: "more")
    app.shows("second")
    app.open(URL(fileURLWithPath: "/"))
    app.shows("third")
    app.dismissSheet()
    app.shows("root")
  }

  @Test("A stack below stays as it is, one inside is its own, a swipe ends where it began")
  func stacks() {
    let model = ChainModel(3)
    let inner = ChainModel(3)
    let app = EmulatedApp {
      Observing(model) { bindings in
        LinkChain(model: model).sheet(isPresented: bindings.isSheetShown) {
          LinkChain(model: inner)
        }
      }
    }
    app.walk("go on")
    _ = model.log.take()
    app.settle { model.isSheetShown = true }
    expect(model.log.take(), [])
    app.walk("go on")
    expect(app.titles, ["Screen 0", "Screen 1"])
    app.walkBack()
    app.walk("dismiss")
    expect(app.depth, 1)
    expect(model.log.take(), [])
    expect(app.beginSwipeBack(), true)
    app.update { model.isSheetShown = true }
    app.finishSwipeBack()
    app.settle { model.isSheetShown = false }
    expect(app.depth, 0)
    let link = EmulatedApp {
      NavigationView {
        Text("").sheet(isPresented: .constant(true)) { NavigationLink("link") { Text("") } }
      }
    }
    expect(link.tap("link"), false)
  }
}

private struct Presenting: View {
  struct Item: Identifiable { let id: Int }

  let log: Log
  @State private var isPresented = false
  @State private var item: Item?

  var body: some View {
    VStack {
      Button("show sheet") { isPresented = true }
      Button("show cover") { item = Item(id: 1) }
    }
    .sheet(isPresented: $isPresented, onDismiss: { log.add("sheet dismissed") }) {
      Presented(name: "sheet", log: log)
    }
    .fullScreenCover(item: $item, onDismiss: { log.add("cover dismissed") }) { _ in
      Presented(name: "cover", log: log)
    }
    .environment(\.name, "Anna")
  }

  struct Presented: View {
    let name: String
    let log: Log
    @Environment(\.name) private var owner
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
      VStack {
        Text("in \(name), of \(owner)")
        Button("dismiss") { dismiss() }
        Button("mode") { presentationMode.wrappedValue.dismiss() }
      }
      .onAppear { log.add("appear") }
      .onDisappear { log.add("disappear") }
    }
  }
}
