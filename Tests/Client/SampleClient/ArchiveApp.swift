import Combine
package import SwiftUI

package struct ArchiveApp: View {
  @ObservedObject var model: ArchiveModel

  package var body: some View {
    #if os(macOS)
    split
    #else
    split.environment(\.horizontalSizeClass, model.isCompact ? .compact : .regular)
    #endif
  }

  @ViewBuilder private var split: some View {
    if model.hasShelves {
      NavigationSplitView {
        List(selection: $model.shelf) {
          ForEach(1..<4) { NavigationLink("shelf \($0)", value: $0) }
          extras
        }
        .modifier(ArchiveDestinations(model: model))
      } content: {
        rows.modifier(ArchiveSheet(model: model))
      } detail: {
        detail
      }
    } else {
      NavigationSplitView {
        rows.modifier(ArchiveSheet(model: model)).modifier(ArchiveDestinations(model: model))
      } detail: {
        detail
      }
    }
  }

  @ViewBuilder private var extras: some View {
    NavigationLink("settings") { Text("the settings of \(model.year)") }
    Button("item") { model.item = 7 }
    Button("flag") { model.isFlagUp = true }
  }

  @ViewBuilder private var rows: some View {
    switch model.rows {
    case "links":
      List(selection: page) {
        ForEach(1..<4) { NavigationLink("row \($0)", value: $0 * 10) }
        if !model.hasShelves { extras }
      }
    case "texts":
      List([10, 20, 30], id: \.self, selection: page) { Text("row \($0 / 10)") }
    case "tags":
      List(1..<4, id: \.self, selection: page) { Text("row \($0)").tag($0 * 10) }
    default:
      #if os(macOS) || os(watchOS)
      EmptyView()
      #else
      // In edit mode the list selects identities.
      List(selection: $model.pages) {
        if model.rows == "several" {
          ForEach([10, 20, 30], id: \.self) { NavigationLink("row \($0 / 10)", value: $0) }
        } else {
          ForEach(1..<4) { NavigationLink("row \($0)", value: $0 * 10) }
        }
      }
      .environment(\.editMode, .constant(model.isEdited ? .active : .inactive))
      #endif
    }
  }

  private var page: Binding<Int?> {
    Binding(get: { model.page }, set: { model.setPage($0) })
  }

  @ViewBuilder private var detail: some View {
    switch model.detail {
    case "plain": Text("root \(name)")
    case "own": NavigationStack { PlacesInArchive(name: name) }
    case "id": NavigationStack(path: $model.path) { PlacesInArchive(name: name) }.id(model.row)
    default: NavigationStack(path: $model.shownPath) { PlacesInArchive(name: name) }
    }
  }

  private var name: String { model.row.map(String.init) ?? "none" }
}

/// Columns with all that random walks may meet in them: selections, also refused and edited ones, links to views,
/// destinations outside of stacks, sheets with lists, and a stack at the end.
@MainActor
package final class ArchiveModel: ObservableObject {
  fileprivate let hasShelves: Bool
  fileprivate let rows: String
  fileprivate let detail: String
  @Published fileprivate var shelf: Int?
  @Published fileprivate var page: Int?
  @Published fileprivate var pages: Set<Int> = []
  @Published fileprivate var path: [Int] = []
  @Published fileprivate var paths: [Int: [Int]] = [:]
  @Published fileprivate var item: Int?
  @Published fileprivate var isFlagUp = false
  @Published fileprivate var isSheetUp = false
  @Published fileprivate var filter: Int?
  @Published fileprivate var isEdited = false
  @Published fileprivate var isCompact = false
  @Published fileprivate var year = 1999

  /// The row whose selection the app refuses.
  fileprivate var refused: Int?

  /// - Parameters:
  ///   - rows: Whether the rows are `links` or `texts`, which may have `tags`, or `several` can be selected, whose
  ///     identities may be `positions`.
  ///   - detail: What owns the last column's path: `path`, `id`, `per row`, `own`, or `plain` without one.
  package init(hasShelves: Bool, rows: String, detail: String) {
    self.hasShelves = hasShelves
    self.rows = rows
    self.detail = detail
  }

  package var root: ArchiveApp { ArchiveApp(model: self) }

  package var facts: [String: [Int]] {
    func list(_ number: Int?) -> [Int] { number.map { [$0] } ?? [] }
    return [
      "shelf": list(shelf), "rows": areSeveral ? pages.sorted() : list(page),
      "path": shownPath, "item": list(item), "flag": isFlagUp ? [1] : [],
      "sheet": isSheetUp ? [1] : [], "filter": list(filter), "edited": isEdited ? [1] : [],
      "compact": isCompact ? [1] : [],
    ]
  }

  package func perform(_ name: String, _ number: Int) {
    switch name {
    case "select": select(number)
    case "clear":
      select(nil)
    case "clear all":
      shelf = nil
      select(nil)
    case "path": shownPath = Array(1...number)
    case "append": shownPath.append((shownPath.last ?? 0) + 1)
    case "link":
      if hasShelves { shelf = number }
      select(number * 10)
      shownPath = Array(1...number)
    case "item": item = number
    case "no item": item = nil
    case "flag": isFlagUp.toggle()
    case "sheet": isSheetUp.toggle()
    case "edit": isEdited.toggle()
    case "width": isCompact.toggle()
    case "refuse": refused = refused == nil ? number * 10 : nil
    default: year += 1
    }
  }

  private func select(_ row: Int?) {
    if areSeveral { pages = row.map { [$0] } ?? [] } else { page = row }
  }

  fileprivate var shownPath: [Int] {
    get { detail == "per row" ? paths[row ?? 0] ?? [] : path }
    set { if detail == "per row" { paths[row ?? 0] = newValue } else { path = newValue } }
  }

  fileprivate var row: Int? { areSeveral ? pages.min() : page }

  private var areSeveral: Bool { ["several", "positions"].contains(rows) }

  fileprivate func setPage(_ row: Int?) { if row == nil || row != refused { page = row } }
}

private struct PlacesInArchive: View {
  let name: String

  var body: some View {
    VStack {
      Text("root \(name)")
      NavigationLink("on to 1", value: 1)
    }
    .navigationDestination(for: Int.self) { place in
      VStack {
        Text("place \(place)")
        NavigationLink("on to \(place + 1)", value: place + 1)
      }
    }
  }
}

private struct ArchiveDestinations: ViewModifier {
  @ObservedObject var model: ArchiveModel

  func body(content: Content) -> some View {
    content
      .navigationDestination(item: $model.item) { Text("noted \($0)") }
      .navigationDestination(isPresented: $model.isFlagUp) { Text("raised") }
  }
}

private struct ArchiveSheet: ViewModifier {
  @ObservedObject var model: ArchiveModel

  func body(content: Content) -> some View {
    content.sheet(isPresented: $model.isSheetUp) {
      List([10, 20], id: \.self, selection: $model.filter) { Text("filter \($0)") }
    }
  }
}
