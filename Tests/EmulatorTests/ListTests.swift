import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Lists, forms and sections")
struct ListTests {
  @Test("Sections show header, rows and footer, however they are written")
  func sections() {
    let app = EmulatedApp {
      Form {
        Section(header: Text("h1"), footer: Text("f1")) { Text("a") }
        Section(header: Text("h2")) { Text("b") }
        Section(footer: Text("f3")) { Text("c") }
        Section { Text("d") }
        Section("h5") { Text("e") }
        Section {
          Text("f")
        } header: {
          Text("h6")
        } footer: {
          Text("f6")
        }
      }
    }
    #expect(
      app.visibleTexts == ["h1", "a", "f1", "h2", "b", "c", "f3", "d", "h5", "e", "h6", "f", "f6"]
    )
  }

  @Test("A tap on a row selects its identity")
  func selectsIdentity() {
    let app = EmulatedApp {
      Stateful(String?.none) { $selection in
        List(["a", "b"], id: \.self, selection: $selection) { Row(name: $0) }
        Text("selected \(selection ?? "-")")
      }
    }
    #expect(app.tap("row b"))
    #expect(app.visibleTexts.last == "selected b")
  }

  @Test("A tag is preferred to an identity")
  func selectsTag() {
    let app = EmulatedApp {
      Stateful(Int?.none) { $selection in
        List(selection: $selection) {
          Section("rows") { ForEach(1..<3) { Row(name: "\($0)").tag($0 * 10) } }
          Text("other").tag("a tag of another type")
        }
        Text("selected \(selection ?? 0)")
      }
    }
    app.tap("row 2")
    #expect(app.visibleTexts.last == "selected 20")
    #expect(app.buttonLabels == ["row 1", "row 2"])
  }

  @Test("Before iOS 16 a tap selects only while the list is edited", arguments: [false, true])
  func oldSystem(isEditing: Bool) {
    let app = EmulatedApp(behavior: HostBehavior(selectsRowsWhenEditingOnly: true)) {
      Stateful(Set<String>()) { $selection in
        List(selection: $selection) { ForEach(["a", "b"], id: \.self) { Row(name: $0) } }
          .environment(\.editMode, .constant(isEditing ? .active : .inactive))
        Text("selected \(selection.sorted())")
      }
    }
    #expect(app.tap("row b") == isEditing)
    #expect(app.visibleTexts.last == (isEditing ? #"selected ["b"]"# : "selected []"))
  }

  @Test("A control in a row takes the tap")
  func controlTakesTap() {
    let app = EmulatedApp {
      Stateful(Int?.none) { $selection in
        Stateful(0) { $count in
          List([1], id: \.self, selection: $selection) { _ in Button("button") { count += 1 } }
          Text("\(selection ?? 0) \(count)")
        }
      }
    }
    app.tap("button")
    #expect(app.visibleTexts.last == "0 1")
  }

  @Test("Rows of bindings write to the data")
  func bindings() {
    struct Item: Identifiable {
      let id: Int
      var isOn = false
    }
    let app = EmulatedApp {
      Stateful([Item(id: 1), Item(id: 2)]) { $items in
        List($items) { item in Toggle("item \(item.id)", isOn: item.isOn) }
        ForEach($items) { $item in Toggle("again \(item.id)", isOn: $item.isOn) }
        Text("\(items.filter(\.isOn).count) on")
      }
    }
    app.tap("item 2")
    #expect(app.isOn("item 2") == true)
    #expect(app.visibleTexts.last == "1 on")
  }
}

private struct Row: View {
  let name: String

  var body: some View { Text("row \(name)") }
}

@MainActor
@Suite("What a person could do next")
struct ChoiceTests {
  @Test("the enabled controls with a text can be tapped")
  func labels() {
    let app = EmulatedApp {
      VStack {
        Button("one") {}
        Button("two") {}.disabled(true)
        Button {
        } label: {
          EmptyView()
        }
        Text("three")
      }
    }
    #expect(app.enabledLabels == ["one"])
  }

  @Test("fields have the name by which they are typed into")
  func fields() {
    let app = EmulatedApp { TextField("Name", text: .constant("")) }
    #expect(app.fieldNames == ["Name"])
  }

  @Test("tabs have the label by which they are selected")
  func tabs() {
    #expect(EmulatedApp { TwoTabs { Text("a") } }.tabLabels == ["first tab", "second tab"])
  }

  @Test("a sheet can be pulled down, and a cover can't")
  func sheets() {
    #expect(EmulatedApp { Text("").sheet(isPresented: .constant(true)) { Text("a") } }.hasSheet)
    #expect(!EmulatedApp { Text("") }.hasSheet)
    #expect(
      !EmulatedApp { Text("").fullScreenCover(isPresented: .constant(true)) { Text("a") } }.hasSheet
    )
  }

  @Test("a swipe ends on the stack that it began on, whatever has come in front of it")
  func swipeBelowSheet() {
    let model = MixedStackModel()
    model.path.append(1)
    let app = EmulatedApp {
      Observing(model) { bindings in
        MixedStack(model: model)
          .sheet(isPresented: bindings.isPresented) { NavigationStack { Text("sheet") } }
      }
    }
    app.settle()
    #expect(app.beginSwipeBack())
    app.update { model.isPresented = true }
    #expect(app.hasSheet)
    app.finishSwipeBack()
    app.settle { model.isPresented = false }
    #expect(app.depth == 0)
  }
}

@MainActor
@Suite("Lists: rows that are counted by their type")
struct RowCountTests {
  private func madeRows<Row: View>(@ViewBuilder _ row: @escaping (Int) -> Row) -> Int {
    EmulatedApp { List(0..<10, rowContent: row) }.rowsMadeToBeCounted
  }

  @Test("Rows of one view, or of several that are always there, aren't made to be counted")
  func constant() {
    #expect(madeRows { Text("\($0)") } == 0)
    #expect(madeRows { Button("\($0)") {}.disabled(true) } == 0)
    #expect(madeRows { Text("\($0)").tag($0).opacity(0.5).frame(width: 10) } == 0)
    #expect(madeRows { FramedRow(number: $0) } == 0)
    #expect(
      madeRows {
        Text("\($0)")
        Text("and")
      } == 0
    )
  }

  @Test("Nor are rows of one view in each of two branches")
  func branches() {
    #expect(madeRows { if $0 == 1 { Text("one") } else { Button("other") {} } } == 0)
  }

  @Test("Rows that may be absent, or of different numbers, are made to be counted")
  func varying() {
    #expect(madeRows { if $0 == 1 { Text("one") } } == 10)
    #expect(
      madeRows {
        if $0 == 1 {
          Text("one")
        } else {
          Text("other")
          Text("and")
        }
      } == 10
    )
    #expect(madeRows { ForEach(0..<$0) { Text("\($0)") } } == 10)
  }

  @Test("So are rows whose type is erased")
  func erased() {
    #expect(madeRows { AnyView(Text("\($0)")) } == 10)
    #expect(madeRows { AnyView(Text("\($0)")).disabled(true) } == 10)
  }

  @Test("A container around it makes any view one row")
  func container() {
    #expect(madeRows { number in HStack { AnyView(Text("\(number)")) } } == 0)
  }

  @Test("Outside of lists nothing is made to be counted")
  func outside() {
    let app = EmulatedApp { VStack { ForEach(0..<10) { AnyView(Text("\($0)")) } } }
    #expect(app.rowsMadeToBeCounted == 0)
  }

  @Test("Types tell how many rows a view is")
  func types() {
    #expect(RowCount.of(Text.self) == 1)
    #expect(RowCount.of(EmptyView.self) == 0)
    #expect(RowCount.of(FramedRow.self) == 1)
    #expect(RowCount.of(AnyView.self) == nil)
    #expect(RowCount.of(Text?.self) == nil)
    #expect(RowCount.of(HStack<AnyView>.self) == 1)
  }
}

private struct FramedRow: View {
  let number: Int

  var body: some View { Text("\(number)").onAppear {}.modifier(Framed()) }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { HStack { content } }
}
