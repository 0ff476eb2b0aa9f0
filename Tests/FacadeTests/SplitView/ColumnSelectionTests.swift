// A Mac knows of no compact width.
#if !os(macOS)
import SwiftUI
import Testing

private typealias List = Shim.List

@MainActor
@Suite("Selections in columns, in compact width", .misusesNoHost)
struct ColumnSelectionTests {
  private let model = Split()
  private let mail = Mail()

  @Test("the back button's menu clears the selection in safe mode: the detail's view leaves early")
  func pathAfterMenuInSafeMode() async {
    let app = await AppUnderTest.settled(.links) {
      SplitRoot(model: model).environment(\.horizontalSizeClass, .compact)
        .navigationSafeMode(.always)
    }
    await app.press("row 1")
    for place in 1...2 { await app.press("on to \(place)") }
    await app.goBack(to: 0)
    expect(model.path, is: [])
    await app.press("row 2")
    expect(app, sees: "root 2")
  }

  @Test("a row made from data selects its tag, if that is of the selection's type")
  func tag() async {
    let app = await model.launchedSidebar { bound in
      VStack {
        List([1, 2], id: \.self, selection: bound.selection) {
          Text("number \($0)").tag($0 * 10).padding()
        }
        List([3], id: \.self, selection: bound.selection) { Text("number \($0)").tag("three") }
      }
    }
    for (row, selected) in [(1, 10), (3, 3), (2, 20)] {
      await app.press("number \(row)")
      expect(model.selection, is: selected)
      await app.goBack()
    }
  }

  @Test("a selection in data that has gone with a former column isn't used", arguments: 0...3)
  func goneSelection(way: Int) async {
    var letters: [Int: Int?] = [1: nil, 2: nil]
    let app = await launchedThree { row in
      let letter = Binding<Int?> {
        expect(model.selection, is: row)
        return letters[row] ?? nil
      } set: {
        expect(model.selection, is: row)
        letters[row] = .some($0)
      }
      List([7], id: \.self, selection: letter) { Text("letter \($0)") }
    }
    await app.press("row 1")
    await app.press("letter 7")
    if way == 0 {
      await app.settle { model.selection = nil }
    } else if way == 3 {
      expect(await app.back(), is: true)
      await app.settle { (model.selection, letters[2]) = (2, 7) }
      return expect(app, sees: "letter 7")
    } else {
      expect(await app.back(to: 0), is: true)
      if way == 2 { model.selection = nil }
      await app.settle()
      if way == 1 { expect(letters[1], is: .some(nil)) }
    }
    expect(app, sees: "row 1")
  }

  @Test("an item in data that has gone with a former column isn't read")
  func goneItem() async {
    var item: Int? = 7
    let app = await launchedThree { row in
      Text("content").navigationDestination(
        item: Binding {
          expect(model.selection, is: row)
          return item
        } set: {
          item = $0
        }
      ) { Text("shown \($0)") }
    }
    await app.press("row 1")
    expect(app, sees: "shown 7")
    await app.settle { model.selection = nil }
    expect(app, sees: "row 1")
    expect(item, is: 7)
  }

  /// Launches three columns, of which the middle one has content while a row is selected.
  private func launchedThree(
    @ViewBuilder content: @escaping @MainActor (_ row: Int) -> some View
  ) async -> AppUnderTest {
    await model.launchedApp(.links) { bound in
      NavigationSplitView {
        List([1, 2], id: \.self, selection: bound.selection) { Text("row \($0)") }
      } content: {
        if let row = model.selection { content(row) }
      } detail: {
        Text("detail")
      }
      .environment(\.horizontalSizeClass, .compact)
    }
  }

  @Test("a preferred column is shown, also if the selection is cleared with it")
  func preferredWithoutSelection() async {
    let app = await mail.launchedApp(.links) { bound in
      NavigationSplitView(preferredCompactColumn: bound.preferred) {
        List(["A"], id: \.self, selection: bound.box) { Text("row \($0)") }
      } detail: {
        NavigationStack { PlacesRoot(text: "detail \(mail.box ?? "none")") }
      }
      .environment(\.horizontalSizeClass, .compact)
    }
    for isOneAction in [false, true] {
      await app.press("row A")
      await app.settle { mail.box = nil }
      expect(app, sees: "row A")
      await app.press("row A")
      await app.settle { mail.preferred = .sidebar }
      if !isOneAction {
        await app.settle { mail.preferred = .detail }
        await app.press("on to 1")
      }
      await app.settle { (mail.box, mail.preferred) = (nil, .detail) }
      expect(app, sees: "detail none")
      expect(mail.preferred, is: .detail)
      await app.goBack()
    }
  }

  @Test("an equal selection with another hash pops nothing", arguments: NavigationHost.both)
  func equalSelection(host: NavigationHost) async {
    let notes = Notes()
    let app = await notes.launchedApp(host) { bound in
      NavigationSplitView {
        List(selection: bound.selected) { NavigationLink("note", value: Note(title: "0")) }
      } detail: {
        NavigationStack { PlacesRoot() }
      }
      .environment(\.horizontalSizeClass, .regular)
    }
    await app.press("note")
    await app.press("on to 1")
    for title in 1...5 { await app.settle { notes.selected = Note(title: "\(title)") } }
    expect(app, sees: "place 1")
  }

  @Test(
    "a deep link to the row that people are leaving is followed, and a path without a row isn't",
    arguments: [0, 200, 400],
    [1, nil]
  )
  func deepLinkAfterBack(milliseconds: Int64, row: Int?) async {
    let app = await model.launched(.compact)
    await app.press("row 1")
    expect(await app.back(), is: true)
    await app.wait(milliseconds)
    if milliseconds == 400 { expectNil(model.selection, "it ends with the transition") }
    model.selection = row
    await app.settle { model.path = [1, 2] }
    expect(model.selection, is: row)
    expect(model.path, is: [1, 2])
    expect(app, sees: row == nil ? "row 1" : "place 2")
  }

  @Test("a path that is set as a selection is cleared stays", arguments: [[8], [1], [1, 2, 3, 4]])
  func pathWithoutSelection(path: [Int]) async {
    for isLate in [false, true] {
      let model = Split()
      let app = await model.launched(.compact)
      await app.press("row 1")
      await app.settle { model.path = [1, 2, 3] }
      model.selection = nil
      if isLate { app.inNextTurn { model.path = path } } else { model.path = path }
      await app.settle()
      expect(app, sees: "row 1")
      expect(model.path, is: path)
    }
  }

  @Test("a selection isn't used after its data has gone", arguments: [false, true], 0...2)
  func goneData(isListAlone: Bool, turns: Int) async {
    let session = Session()
    let app = await session.launchedApp(.links) { bound in
      if isListAlone || session.isThere {
        NavigationSplitView {
          if session.isThere {
            List(selection: session.selection) { NavigationLink("row 1", value: 1) }
          }
        } detail: {
          NavigationStack(path: bound.path) { PlacesRoot() }
        }
        .environment(\.horizontalSizeClass, .compact)
      }
    }
    await app.press("row 1")
    await app.settle { session.path = [1, 2] }
    session.path = [1]
    app.inTurns(turns) { session.isThere = false }
    await app.settle()
    expect(session.lateUses, is: 0)
  }

  @Test("a selection that the app withdraws isn't cleared: another value later is a change")
  func withdrawnSelection() async {
    let app = await mail.launchedApp(.links) { bound in
      NavigationSplitView {
        List(["In"], id: \.self, selection: mail.width == .regular ? nil : bound.box) { Text($0) }
        List(["Bill"], id: \.self, selection: bound.letter) { Text($0) }
      } detail: {
        NavigationStack { PlacesRoot() }
      }
      .environment(\.horizontalSizeClass, .compact)
    }
    await app.press("In")
    await app.press("on to 1")
    await app.settle { mail.width = .regular }
    expect(app, sees: "place 1")
    await app.settle { (mail.width, mail.box) = (.compact, "Out") }
    expect(app, sees: "root")
    await app.settle { mail.letter = "Bill" }
    await app.settle { mail.width = .regular }
    await app.settle { mail.letter = nil }
    expect(app, sees: "In")
    await app.settle { mail.width = .compact }
    expect(app, sees: "In")
  }

  @Test("a selection that the app withdraws as people go back isn't written")
  func withdrawnWhileLeaving() async {
    let session = Session()
    let app = await session.launched()
    await app.press("row 1")
    expect(await app.back(), is: true)
    await app.settle { session.isThere = false }
    expect(session.lateUses, is: 0)
  }

  @Test("a list that loses its selection keeps the state of its rows")
  func stateOfRows() async {
    let app = await mail.launchedApp(.links) { bound in
      List(["In"], id: \.self, selection: mail.letter == nil ? nil : bound.box) { _ in Counter() }
    }
    await app.press("count")
    await app.settle { mail.letter = "Bill" }
    await app.settle { mail.letter = nil }
    expect(app, sees: "1")
  }

  @Test(
    "a row is shown whose list another one replaces, whenever the app selects it",
    arguments: [0, 1, 9],
    [false, true]
  )
  func replacedList(turns: Int, isPreferred: Bool) async {
    var app: AppUnderTest!
    let row = Binding(get: { mail.box }, set: { box in app.inTurns(turns) { mail.box = box } })
    app = await mail.launchedSidebar(preferring: { isPreferred ? $0.preferred : nil }) { _ in
      List(["In"], id: \.self, selection: row) { Text($0) }.id(mail.box)
    }
    await app.press("In")
    expect(app, texts: ["detail"])
  }

  @Test("a column leaves with a row that the app has selected since", arguments: [false, true])
  func selectedAfterPreferred(isListReplaced: Bool) async {
    let app = await mail.launchedSidebar(preferring: { $0.preferred }) { bound in
      List(["In"], id: \.self, selection: bound.box) { Text($0) }
        .id(isListReplaced ? mail.box : nil)
      NavigationLink("open", value: 1)
    }
    await app.settle { mail.preferred = .detail }
    for box in ["In", "Out"] {
      await app.settle { mail.box = box }
      expect(app, texts: ["detail"])
    }
    await app.settle { mail.box = nil }
    expect(app, texts: ["In", "open"])
    await app.settle { mail.box = "In" }
    await app.settle { mail.preferred = .sidebar }
    await app.press("open")
    await app.settle { mail.box = nil }
    expect(app, texts: ["detail"])
  }

  @Test("a tap that one list refuses isn't another one's", arguments: [nil, "Out"])
  func refusedBesideEqual(selected: String?) async {
    let app = await mail.launchedSidebar(.regular) { bound in
      List(["In"], id: \.self, selection: bound.box) { Text("first \($0)") }
      List(["In"], id: \.self, selection: .constant(selected)) { Text("second \($0)") }
      NavigationLink("about") { Text("about text") }
    }
    for row in ["first In", "about", "second In"] { await app.press(row) }
    expect(app, sees: "about text")
  }

  @Test("marks open nothing, and what is selected after edit mode does", arguments: [false, true])
  func marks(isOneBefore: Bool) async {
    var marks: Set<String> = []
    let app = await mail.launchedApp(.links) { bound in
      let isEditing = mail.letter != nil
      let many = Binding(get: { marks }, set: { marks = $0 })
      NavigationSplitView {
        isOneBefore && !isEditing
          ? List(["In", "Out"], id: \.self, selection: bound.box) { Text($0) }
          : List(["In", "Out"], id: \.self, selection: many) { Text($0) }
      } detail: {
        NavigationStack { PlacesRoot() }
      }
      .environment(\.editMode, .constant(isEditing ? .active : .inactive))
    }
    await app.press("In")
    await app.press("on to 1")
    for letter in ["Bill", "Anna", nil] {
      if letter == "Anna" { marks = ["Out"] }
      await app.settle { mail.letter = letter }
      expect(app, sees: "place 1")
    }
    await app.settle { (mail.box, marks) = (nil, []) }
    expect(app, sees: "root")
    await app.press("on to 1")
    await app.settle { (mail.box, marks) = ("Out", ["Out"]) }
    expect(app, sees: "root")
    await app.press("on to 1")
    for letter in ["Bill", nil] { await app.settle { (mail.letter, marks) = (letter, []) } }
    expect(app, sees: isOneBefore ? "place 1" : "root")
  }

  @Test("a row that people have marked can be tapped after edit mode")
  func markedRow() async {
    let app = await mail.launchedSidebar { bound in
      List(["In"], id: \.self, selection: bound.box) { Text($0) }
        .environment(\.editMode, .constant(mail.letter == nil ? .inactive : .active))
    }
    await app.settle { mail.letter = "Bill" }
    await app.settle { mail.box = "In" }
    await app.settle { mail.letter = nil }
    await app.press("In")
    expect(app, texts: ["detail"])
  }

  @Test("people who go back as the columns part have left the row", arguments: [0, 200])
  func backBeforeOtherWidth(milliseconds: Int64) async {
    let app = await mail.launched()
    await app.press("In")
    expect(await app.back(), is: true)
    await app.wait(milliseconds)
    await app.settle { mail.width = .regular }
    expectNil(mail.box)
  }

  @Test("each of two lists in one column may have the selection", arguments: [false, true])
  func twoLists(isFirst: Bool) async {
    let model = Filtering()
    let (old, new) = isFirst ? (0, 1) : (1, 0)
    let app = await model.launchedSidebar { bound in
      ForEach(0..<2, id: \.self) { list in
        List([1, 2], id: \.self, selection: bound.selected[list]) { Text("row \($0)") }
      }
    }
    await app.settle { model.selected[old] = 1 }
    await app.settle { (model.selected[old], model.selected[new]) = (nil, 2) }
    expect(app, texts: ["detail"])
    await app.settle { model.selected[old] = 1 }
    await app.settle { model.selected[new] = nil }
    expect(app, texts: ["detail"])
    await app.settle { model.selected[old] = nil }
    expect(app, texts: ["row 1", "row 2", "row 1", "row 2"])
  }

  @Test("a list in a sheet of a column selects for itself", arguments: [false, true])
  func listInSheet(isInCover: Bool) async {
    let model = Filtering()
    let app = await AppUnderTest.settled(.links) {
      if isInCover {
        Text("below").sheet(isPresented: .constant(true)) { FilteringSplit(model: model) }
      } else {
        FilteringSplit(model: model)
      }
    }
    await app.press("row 1")
    let below = app.visibleTexts
    for _ in 0..<2 {
      await app.settle { model.isSheetShown = true }
      await app.settle { model.filter = 2 }
      // A link in that sheet was inherited with the row's environment.
      expect(await app.tap("row 9"), is: true)
      await app.settle { model.isSheetShown = false }
      expect(app, texts: below)
      expect(model.selected, is: [1, nil])
    }
    expect(app, warns: ["A NavigationLink is in a sheet"])
    await app.press("row 2")
    expect(app, texts: ["detail 2"])
  }

  @Test("the preferred column is on top when the columns collapse, with any selection")
  func preferred() async {
    mail.width = .regular
    let app = await mail.launched()
    await app.press("In")
    await app.press("Bill")
    await app.settle { (mail.width, mail.box) = (.compact, "Out") }
    expect(app, texts: ["In", "Out"])
    expect(mail.preferred, is: .sidebar)
    await app.settle { mail.width = .regular }
    mail.preferred = .content
    await app.settle { mail.width = .compact }
    expect(app, texts: ["Hello", "Bill"])
    await app.settle { mail.letter = "Hello" }
    expect(app, texts: ["Out, Hello"])
    expect(mail.preferred, is: .detail)
  }

  @Test("a deep link goes past the preferred column, also into a list that is created again")
  func deepLinkPastPreferred() async {
    mail.preferred = .content
    let app = await mail.launchedApp(.links) { bound in
      NavigationSplitView(preferredCompactColumn: bound.preferred) {
        List(selection: bound.box) { NavigationLink("In", value: "In") }
      } content: {
        List(selection: bound.letter) { NavigationLink("Bill", value: "Bill") }.id(mail.box)
      } detail: {
        Text("letter \(mail.letter ?? "none")")
      }
      .environment(\.horizontalSizeClass, .compact)
    }
    expect(app, texts: ["Bill"])
    mail.box = "In"
    await app.settle { mail.letter = "Bill" }
    expect(app, texts: ["letter Bill"])
    expect(mail.preferred, is: .detail)
    await app.settle { (mail.box, mail.letter) = ("Out", nil) }
    expect(app, texts: ["Bill"])
    await app.settle { (mail.box, mail.letter) = (nil, "Bill") }
    expect(app, texts: ["In"])
  }

  @Test("a column that the app prefers after it has selected a row is shown", arguments: 2...4)
  func preferredAfterSelection(turns: Int) async {
    let app = await mail.launched(.links)
    mail.box = "In"
    app.inTurns(turns) { [mail] in mail.preferred = .sidebar }
    await app.settle()
    expect(app, texts: ["In", "Out"])
    expect(mail.preferred, is: .sidebar)
  }

  @Test("a refused tap leaves the preferred column on top", arguments: [false, true])
  func refusedTap(isTapped: Bool) async {
    let app = await mail.launchedApp(.links) { bound in
      NavigationSplitView(preferredCompactColumn: bound.preferred) {
        List(selection: bound.box) { NavigationLink("In", value: "In") }
      } content: {
        List(selection: .constant(String?.none)) { NavigationLink("Bill", value: "Bill") }
      } detail: {
        Text("detail")
      }
      .environment(\.horizontalSizeClass, .compact)
    }
    await app.settle { mail.box = "In" }
    for column in [NavigationSplitViewColumn.sidebar, .content] {
      await app.settle { mail.preferred = column }
    }
    if isTapped { await app.press("Bill") }
    await app.settle { mail.box = nil }
    expect(app, texts: ["Bill"])
  }

  @Test(
    "after people have gone back from the preferred column, a selection or a late list decides",
    arguments: ["tapped row", "row of the app's", "late list"]
  )
  func backFromPreferred(what: String) async {
    var hasList = what != "late list"
    mail.box = what == "row of the app's" ? "In" : nil
    let app = await mail.launchedApp(.links) { bound in
      NavigationSplitView(preferredCompactColumn: bound.preferred) {
        if hasList { List(selection: bound.box) { NavigationLink("In", value: "In") } }
      } content: {
        Text("letters")
      } detail: {
        Text("letter")
      }
      .environment(\.horizontalSizeClass, .compact)
    }
    if what == "tapped row" { await app.press("In") }
    await app.settle { mail.preferred = .detail }
    await app.goBack()
    expect(app, texts: ["letters"])
    await app.settle { (hasList, mail.box) = (true, nil) }
    expect(app, texts: [what == "late list" ? "letters" : "In"])
  }

  @Test("a column that the app prefers since it is on top leaves with its selection")
  func preferredSince() async {
    let app = await mail.launchedSidebar(preferring: { mail.letter == nil ? $0.preferred : nil }) {
      bound in
      List(["In"], id: \.self, selection: bound.box) { Text($0) }
    }
    await app.press("In")
    for letter in ["Bill", nil] { await app.settle { mail.letter = letter } }
    await app.settle { mail.box = nil }
    expect(app, texts: ["In"])
  }

  @Test("a late first selection leaves the preferred column on top", arguments: [false, true])
  func lateSelection(isPreferenceLate: Bool) async {
    mail.box = "In"
    let app = await mail.launchedSidebar { bound in
      isPreferenceLate && mail.letter == nil ? nil : bound.preferred
    } sidebar: { bound in
      List(["In"], id: \.self, selection: mail.letter == nil ? nil : bound.box) { Text($0) }
        .id(mail.letter == "again")
    }
    await app.settle { mail.preferred = .detail }
    await app.settle { mail.preferred = .sidebar }
    for letter in ["loaded", "again"] {
      await app.settle { mail.letter = letter }
      expect(app, texts: ["In"])
    }
  }

  @Test("a preferred column that comes again with a selected row is on top")
  func preferredAgain() async {
    let app = await mail.launched(.links)
    await app.press("In")
    await app.settle { mail.preferred = .sidebar }
    await app.settle { (mail.letter, mail.preferred) = ("Bill", .content) }
    expect(app, texts: ["Hello", "Bill"])
  }

  @Test("a row that the app selects and clears after Back isn't waited for")
  func clearedAfterBack() async {
    let app = await mail.launchedApp(.links) { bound in
      NavigationSplitView {
        List(["In", "Out"], id: \.self, selection: bound.box) { Text($0) }
      } content: {
        List(["Bill", "Anna"], id: \.self, selection: bound.letter) { Text($0) }
      } detail: {
        NavigationStack { PlacesRoot() }
      }
      .environment(\.horizontalSizeClass, .compact)
    }
    await app.settle { (mail.box, mail.letter) = ("In", "Bill") }
    for place in 1...2 { await app.press("on to \(place)") }
    expect(await app.back(to: 0), is: true)
    await app.wait(16)
    (mail.box, mail.letter) = ("Out", "Anna")
    await app.wait(400)
    await app.settle { mail.letter = nil }
    expect(app, texts: ["Bill", "Anna"])
  }

  @Test("nothing is pushed above a column that leaves with its selection", arguments: 0...6)
  func leavingStack(turns: Int) async {
    let app = await model.launched(.compact)
    await app.press("row 1")
    model.selection = 2
    app.inTurns(turns) { [model] in (model.selection, model.path) = (nil, [1]) }
    await app.wait(400)
    expect(app, sees: "row 1")
    expect(app.isInTransition, is: false)
    expect(model.path, is: [1])
  }

  @Test("a stack that goes with the selection before it leaves together with its column")
  func leavingWithStack() async {
    let app = await model.launchedApp(.links) { bound in
      NavigationSplitView {
        List(selection: .constant(Int?.some(0))) { NavigationLink("box", value: 0) }
      } content: {
        List(selection: bound.selection) { NavigationLink("row 1", value: 1) }
      } detail: {
        if model.selection == nil {
          Text("none")
        } else {
          NavigationStack(path: bound.path) { PlacesRoot() }
        }
      }
      .environment(\.horizontalSizeClass, .compact)
    }
    await app.press("row 1")
    await app.settle { model.path = [1, 2] }
    model.selection = nil
    await app.wait(400)
    expect(app, sees: "row 1")
    expect(app.isInTransition, is: false)
  }

  @Test("a tap on an equal value in another list pops all screens", arguments: NavigationHost.both)
  func equalValue(host: NavigationHost) async {
    let model = Sizes()
    let app = await model.launchedApp(host) { bound in
      NavigationSplitView {
        VStack {
          List(selection: bound.rowAlone) { NavigationLink("row 1", value: 1) }
          List(selection: bound.sizeAlone) { NavigationLink("size 1", value: 1) }
        }
      } detail: {
        NavigationStack { PlacesRoot(text: "row \(model.row ?? 0), size \(model.size ?? 0)") }
      }
    }
    await app.press("row 1")
    await app.press("on to 1")
    expect(app, sees: "place 1")
    await app.press("size 1")
    expect(app, sees: "row 0, size 1")
  }

  @Test("a list that comes in place of another one pops nothing", arguments: NavigationHost.both)
  func otherList(host: NavigationHost) async {
    let model = Sizes()
    let app = await model.launchedApp(host) { bound in
      NavigationSplitView {
        if model.hasRows {
          List(selection: bound.row) { NavigationLink("row 1", value: 1) }
        } else {
          List(selection: bound.size) { NavigationLink("size 3", value: 3) }
        }
      } detail: {
        NavigationStack { PlacesRoot(text: "root") }
      }
    }
    await app.press("row 1")
    await app.press("on to 1")
    await app.settle { (model.hasRows, model.size) = (false, 3) }
    expect(app, sees: "place 1")
  }
}

/// A selection whose data goes when people sign out.
@MainActor
private final class Session: ObservableObject {
  @Published var isThere = true
  @Published var path: [Int] = []
  @Published private var row: Int?
  private(set) var lateUses = 0

  var selection: Binding<Int?> {
    Binding {
      self.noteUse()
      return self.row
    } set: {
      self.noteUse()
      self.row = $0
    }
  }

  private func noteUse() { if !isThere { lateUses += 1 } }

  /// Launches two columns with the selection while that is there.
  func launched() async -> AppUnderTest {
    await launchedSidebar { _ in
      List([1], id: \.self, selection: self.isThere ? self.selection : nil) { Text("row \($0)") }
    }
  }
}

@MainActor
private final class Notes: ObservableObject {
  @Published var selected: Note?
}

/// A note whose hash isn't the same for all that are equal: a common mistake.
private struct Note: Hashable {
  let title: String

  static func == (_: Note, _: Note) -> Bool { true }
}

@MainActor
private final class Filtering: ObservableObject {
  @Published var selected: [Int?] = [nil, nil]
  @Published var filter: Int?
  @Published var isSheetShown = false
}

/// Three columns, of which the middle one presents a sheet with a list.
private struct FilteringSplit: View {
  @ObservedObject var model: Filtering

  var body: some View {
    NavigationSplitView {
      List(selection: $model.selected[0]) { NavigationLink("row 1", value: 1) }
    } content: {
      List(selection: $model.selected[1]) { NavigationLink("row 2", value: 2) }
        .sheet(isPresented: $model.isSheetShown) {
          VStack {
            List([1, 2], id: \.self, selection: $model.filter) { Text("filter \($0)") }
            NavigationLink("row 9", value: 9)
          }
        }
    } detail: {
      Text("detail \(model.selected[1] ?? 0)")
    }
    .environment(\.horizontalSizeClass, .compact)
  }
}

@MainActor
private final class Sizes: ObservableObject {
  @Published var row: Int?
  @Published var size: Int?
  @Published var hasRows = true

  var rowAlone: Int? {
    get { row }
    set { (row, size) = (newValue, nil) }
  }

  var sizeAlone: Int? {
    get { size }
    set { (row, size) = (nil, newValue) }
  }
}
#endif
