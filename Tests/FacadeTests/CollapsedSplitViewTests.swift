import Combine
import SwiftUI
import Testing

private typealias List = Shim.List

@MainActor
@Suite("Split views in compact width, on the links host")
struct CollapsedSplitViewTests {
  private let mail = Mail()

  @Test("only the sidebar is seen at first")
  func sidebar() {
    let app = mail.launched()
    #expect(app.visibleTexts == ["In", "Out"])
    #expect(app.violations == [])
  }

  @Test(
    "a tap on a value link selects its value and shows the next column",
    arguments: HostBehavior.all
  )
  func taps(behavior: HostBehavior) {
    let app = mail.launched(behavior)
    app.press("In")
    #expect(mail.box == "In")
    #expect(app.visibleTexts == ["Hello", "Bill"])
    app.press("Bill")
    #expect(mail.letter == "Bill")
    #expect(app.visibleTexts == ["In, Bill"])
    #expect(app.depth == 2)
    #expect(app.violations == [])
    #expect(mail.warnings.texts == [])
  }

  @Test("a row that shows the next column has a chevron")
  func chevrons() {
    let app = mail.launched()
    #expect(app.labels(showing: Image(systemName: "chevron.forward")) == ["In", "Out"])
  }

  @Test("going back clears what was selected in the column below", arguments: HostBehavior.all)
  func back(behavior: HostBehavior) {
    let app = mail.launched(behavior)
    app.press("In")
    app.press("Bill")
    app.goBack()
    #expect(mail.box == "In")
    #expect(mail.letter == nil)
    #expect(app.visibleTexts == ["Hello", "Bill"])
    app.press("Bill")
    #expect(app.visibleTexts == ["In, Bill"])
    app.goBack(to: 0)
    #expect(mail.box == nil)
    #expect(mail.letter == nil)
    #expect(app.visibleTexts == ["In", "Out"])
    app.press("In")
    #expect(app.visibleTexts == ["Hello", "Bill"])
    #expect(app.violations == [])
  }

  @Test("what leaves keeps its selection until it is out of sight")
  func leaving() {
    let app = mail.launched()
    app.press("In")
    app.press("Bill")
    app.back()
    #expect(mail.letter == "Bill")
    app.settle()
    #expect(mail.letter == nil)
  }

  @Test(
    "what the app selects shows the next column, and what it clears hides it",
    arguments: HostBehavior.all
  )
  func app(behavior: HostBehavior) {
    let app = mail.launched(behavior)
    mail.box = "In"
    mail.letter = "Bill"
    app.settle()
    #expect(app.visibleTexts == ["In, Bill"])
    mail.letter = nil
    app.settle()
    #expect(app.visibleTexts == ["Hello", "Bill"])
    mail.letter = "Hello"
    app.settle()
    mail.box = nil
    mail.letter = nil
    app.settle()
    #expect(app.visibleTexts == ["In", "Out"])
    #expect(app.violations == [])
  }

  @Test("what is selected at launch is shown")
  func launch() {
    mail.box = "In"
    mail.letter = "Bill"
    let app = mail.launched()
    #expect(app.visibleTexts == ["In, Bill"])
    app.goBack()
    #expect(app.visibleTexts == ["Hello", "Bill"])
    #expect(app.violations == [])
  }

  @Test("another width keeps what is selected")
  func width() {
    let app = mail.launched()
    app.press("In")
    app.press("Bill")
    mail.width = .regular
    app.settle()
    #expect(app.visibleTexts == ["In", "Out", "Hello", "Bill", "In, Bill"])
    #expect(mail.letter == "Bill")
    mail.width = .compact
    app.settle()
    #expect(app.visibleTexts == ["In, Bill"])
    #expect(mail.letter == "Bill")
    #expect(app.violations == [])
  }

  @Test("the preferred column is on top at first, and says what is as a person goes back and on")
  func preferred() {
    mail.preferred = .detail
    let app = mail.launchedWithPreference()
    #expect(app.visibleTexts == ["none, none"])
    app.goBack()
    #expect(mail.preferred == .content)
    app.goBack()
    #expect(mail.preferred == .sidebar)
    #expect(app.visibleTexts == ["In", "Out"])
    app.press("In")
    #expect(mail.preferred == .content)
    app.press("Bill")
    #expect(mail.preferred == .detail)
    #expect(app.violations == [])
  }

  @Test("the preferred column comes on top when the app sets it")
  func setPreferred() {
    let app = mail.launchedWithPreference()
    app.press("In")
    mail.preferred = .sidebar
    app.settle()
    #expect(app.visibleTexts == ["In", "Out"])
    mail.preferred = .detail
    app.settle()
    #expect(app.visibleTexts == ["In, none"])
    #expect(mail.preferred == .detail)
    #expect(app.violations == [])
  }

  @Test("a preferred column that is constant is on top at first only")
  func constantPreference() {
    let app = EmulatedApp.settled(.links) {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("sidebar")
      } detail: {
        Text("detail")
      }
      .environment(\.horizontalSizeClass, .compact)
    }
    #expect(app.visibleTexts == ["detail"])
    app.goBack()
    #expect(app.visibleTexts == ["sidebar"])
  }

  @Test(
    "a value link in no list with a selection shows the next column, and in the last one nothing"
  )
  func noSelection() {
    let app = EmulatedApp.settled(.links) {
      NavigationSplitView {
        NavigationLink("on", value: 1)
      } detail: {
        NavigationLink("further", value: 2)
      }
      .environment(\.horizontalSizeClass, .compact)
    }
    app.press("on")
    #expect(app.visibleTexts == ["further"])
    #expect(!app.tap("further"))
    app.goBack()
    #expect(app.visibleTexts == ["on"])
    #expect(app.violations == [])
  }

  @Test("a stack in a column goes on where the columns end", arguments: HostBehavior.all)
  func stack(behavior: HostBehavior) {
    let model = ChosenPlace()
    let app = model.launched(behavior)
    app.press("row 1")
    #expect(app.visibleTexts == ["detail 1", "to 7"])
    app.press("to 7")
    #expect(model.path == [7])
    #expect(app.visibleTexts == ["place 7"])
    app.goBack()
    #expect(model.path == [])
    #expect(model.selection == 1)
    app.goBack()
    #expect(app.visibleTexts == ["row 1", "row 2"])
    #expect(model.selection == nil)
    #expect(app.violations == [])
    #expect(model.warnings.texts == [])
  }

  @Test(
    "a deep link at launch through a column into its stack is shown",
    arguments: HostBehavior.all,
    [UserInterfaceSizeClass.compact, .regular]
  )
  func launchWithDeepLink(behavior: HostBehavior, width: UserInterfaceSizeClass) {
    let model = ChosenPlace()
    model.path = [1, 2, 3]
    model.selection = 1
    let app = EmulatedApp.settled(.links, behavior: behavior, warnings: model.warnings) {
      ChosenPlaceRoot(model: model).environment(\.horizontalSizeClass, width)
    }
    #expect(app.visibleTexts.last == "place 3")
    for path in [[1, 2], [1], []] {
      app.goBack()
      #expect(model.path == path)
    }
    #expect(app.violations == [])
  }

  @Test("a stack in a sheet of a column has screens of its own")
  func sheet() {
    let numbers = Numbers()
    let app = EmulatedApp.settled(.links) {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("sidebar")
      } detail: {
        SheetColumn(numbers: numbers)
      }
      .environment(\.horizontalSizeClass, .compact)
    }
    app.press("show")
    app.press("to 1")
    #expect(numbers.numbers == [1])
    numbers.numbers = [4, 5, 6]
    app.settle()
    #expect(app.shown == ["4", "5", "6"])
    app.goBack()
    #expect(numbers.numbers == [4, 5])
    app.closeSheet()
    #expect(app.visibleTexts == ["show"])
    app.goBack()
    #expect(app.visibleTexts == ["sidebar"])
    #expect(app.violations == [])
  }

  @Test("a deep link through a column into its stack is shown", arguments: HostBehavior.all)
  func deepLink(behavior: HostBehavior) {
    let model = ChosenPlace()
    let app = model.launched(behavior)
    model.selection = 2
    model.path = [1, 2, 3]
    app.settle()
    #expect(app.visibleTexts == ["place 3"])
    #expect(model.path == [1, 2, 3])
    app.goBack()
    #expect(model.path == [1, 2])
    model.path = []
    app.settle()
    #expect(app.visibleTexts == ["detail 2", "to 7"])
    model.selection = nil
    app.settle()
    #expect(app.visibleTexts == ["row 1", "row 2"])
    #expect(app.violations == [])
  }
}

@MainActor
private final class Mail: ObservableObject {
  @Published var box: String?
  @Published var letter: String?
  @Published var preferred = NavigationSplitViewColumn.sidebar
  @Published var width = UserInterfaceSizeClass.compact
  let warnings = CollectedWarnings()

  func launched(_ behavior: HostBehavior = HostBehavior()) -> EmulatedApp {
    EmulatedApp.settled(.links, behavior: behavior, warnings: warnings) { MailRoot(model: self) }
  }

  func launchedWithPreference() -> EmulatedApp {
    EmulatedApp.settled(.links, warnings: warnings) { PreferringRoot(model: self) }
  }
}

private struct MailRoot: View {
  @ObservedObject var model: Mail

  var body: some View {
    NavigationSplitView {
      Boxes(model: model)
    } content: {
      Letters(model: model)
    } detail: {
      Chosen(model: model)
    }
    .environment(\.horizontalSizeClass, model.width)
  }
}

private struct PreferringRoot: View {
  @ObservedObject var model: Mail

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $model.preferred) {
      Boxes(model: model)
    } content: {
      Letters(model: model)
    } detail: {
      Chosen(model: model)
    }
    .environment(\.horizontalSizeClass, model.width)
  }
}

private struct Boxes: View {
  @ObservedObject var model: Mail

  var body: some View {
    List(selection: $model.box) {
      NavigationLink("In", value: "In")
      NavigationLink("Out", value: "Out")
    }
  }
}

private struct Letters: View {
  @ObservedObject var model: Mail

  var body: some View {
    List(selection: $model.letter) {
      NavigationLink("Hello", value: "Hello")
      NavigationLink("Bill", value: "Bill")
    }
  }
}

private struct Chosen: View {
  @ObservedObject var model: Mail

  var body: some View {
    Text("\(model.box ?? "none"), \(model.letter ?? "none")")
  }
}

@MainActor
private final class ChosenPlace: ObservableObject {
  @Published var selection: Int?
  @Published var path: [Int] = []
  let warnings = CollectedWarnings()

  func launched(_ behavior: HostBehavior) -> EmulatedApp {
    EmulatedApp.settled(.links, behavior: behavior, warnings: warnings) {
      ChosenPlaceRoot(model: self).environment(\.horizontalSizeClass, .compact)
    }
  }
}

private struct ChosenPlaceRoot: View {
  @ObservedObject var model: ChosenPlace

  var body: some View {
    NavigationSplitView {
      List(1..<3, selection: $model.selection) { NavigationLink("row \($0)", value: $0) }
    } detail: {
      NavigationStack(path: $model.path) {
        VStack {
          Text("detail \(model.selection ?? 0)")
          NavigationLink("to 7", value: 7)
        }
        .navigationDestination(for: Int.self) { Text("place \($0)") }
      }
    }
  }
}

private struct SheetColumn: View {
  let numbers: Numbers
  @State private var isShown = false

  var body: some View {
    Button("show") { isShown = true }
      .sheet(isPresented: $isShown) { NumbersRoot(model: numbers) }
  }
}
