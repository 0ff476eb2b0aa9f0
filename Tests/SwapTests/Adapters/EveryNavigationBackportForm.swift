import Combine
import Foundation
import NavigationShim
import SwiftUI

// Each of NavigationBackport's public forms once, to be compiled.

private enum Page: NBScreen, Codable, Identifiable {
  case start
  case number(Int)

  var id: String { "\(self)" }
}

private struct PlainPage: Hashable {}

@MainActor
private final class Book: ObservableObject {
  @Published var path = NBNavigationPath()
  @Published var pages: [Page] = []
  @Published var mixed: [AnyHashable] = []

  var done: (() -> Void)?

  func makePaths(of values: [AnyHashable]) {
    path = NBNavigationPath()
    path = NBNavigationPath([])
    path = NBNavigationPath([Page.start, 1, "text"])
    path = NBNavigationPath([Page.start, .number(2)])
    path = NBNavigationPath(pages.isEmpty ? [1, 2, 3] : [])
    path = NBNavigationPath(Set([1, 2]))
    path = NBNavigationPath(values)
  }

  func changePath() -> Bool {
    path.append(Page.start)
    path.append(PlainPage())
    path.append(AnyHashable(1))
    path.push(Page.start)
    path.push(AnyHashable("text"))
    path.removeLast()
    path.removeLast(2)
    path.pop()
    path.pop(2)
    path.popTo(index: 0)
    path.popTo(Page.start)
    path.popTo(Page.self)
    path.popTo(where: { $0 == AnyHashable(1) })
    path.popToRoot()
    return path.popTo { $0 is Page } || path.isEmpty || path.count == 1 || path == path
  }

  func changeArrays() {
    pages.push(.start)
    pages.pop()
    pages.pop(2)
    pages.popTo(index: 0)
    pages.popTo(.start)
    pages.popTo(id: "start")
    pages.popTo { $0 == .start }
    pages.popToRoot()
    mixed.push(1)
    mixed.popTo("text")
  }

  func changeWithCallbacks() {
    withDelaysIfUnsupported(\.pages) { $0.append(.start) }
    withDelaysIfUnsupported(\.pages, transform: { $0.append(.start) }, onCompletion: nil)
    withDelaysIfUnsupported(\.path, transform: { $0.append(1) }, onCompletion: done)
    withDelaysIfUnsupported(\.path) {
      $0.append(1)
    } onCompletion: {
      print("done")
    }
  }

  func changeAndWait() async {
    await withDelaysIfUnsupported(\.pages) { $0.append(.start) }
    await withDelaysIfUnsupported(\.path) { $0.append(1) }
  }

  func reread() throws {
    guard let saved: NBNavigationPath.CodableRepresentation = path.codable else { return }
    let data = try JSONEncoder().encode(saved)
    let read = try JSONDecoder().decode(NBNavigationPath.CodableRepresentation.self, from: data)
    path = NBNavigationPath(read)
  }
}

@MainActor
private struct Shelf: View {
  @ObservedObject var book: Book
  let pages: Binding<[Page]>?

  var body: some View {
    TabView {
      NBNavigationStack { Cover() }
      NBNavigationStack(root: { Cover() })
      NBNavigationStack(path: $book.path) { Cover() }
      NBNavigationStack(path: $book.pages) { Cover() }
      NBNavigationStack(path: $book.mixed) { Cover() }
      NBNavigationStack(path: pages) { Cover() }
      NBNavigationStack(path: book.path.isEmpty ? $book.pages : nil) { Cover() }
      typed.nbUseNavigationStack(.never)
      untyped
    }
    .nbUseNavigationStack(.whenAvailable)
  }

  private var typed: NBNavigationStack<Cover, Page> {
    NBNavigationStack(path: $book.pages) { Cover() }
  }

  private var untyped: NBNavigationStack<Cover, AnyHashable> {
    NBNavigationStack(path: $book.path) { Cover() }
  }

  private func changeWithCallbacks() {
    $book.pages.withDelaysIfUnsupported { $0.append(.start) }
    $book.pages.withDelaysIfUnsupported({ $0.append(.start) }, onCompletion: nil)
    $book.path.withDelaysIfUnsupported({ $0.append(1) }, onCompletion: { print("done") })
  }

  private func changeAndWait() async {
    await $book.pages.withDelaysIfUnsupported { $0.append(.start) }
    await $book.path.withDelaysIfUnsupported { $0.append(1) }
  }
}

@MainActor
private struct Cover: View {
  @State private var page: Page?
  @State private var isShown = false
  @State private var title = "title"

  var body: some View {
    VStack {
      NBNavigationLink("key", value: Page.start)
      NBNavigationLink("key", value: PlainPage())
      NBNavigationLink(title, value: Page.start)
      NBNavigationLink(title, value: PlainPage())
      NBNavigationLink(value: PlainPage()) { Text("label") }
      NBNavigationLink(value: page) { Text("label") }
      NBNavigationLink(value: nil as Page?) { Text("label") }
      NBNavigationLink<Page, Text>("key", value: .start)
      link.buttonStyle(.navigationLinkRowStyle)
    }
    .nbNavigationDestination(for: Page.self) { PageView(page: $0) }
    .nbNavigationDestination(isPresented: $isShown) { Text("shown") }
    .nbNavigationDestination(item: $page) { PageView(page: $0) }
  }

  private var link: NBNavigationLink<Int, Text> { NBNavigationLink("key", value: 1) }
}

@MainActor
private struct PageView: View {
  let page: Page

  @EnvironmentObject private var navigator: PathNavigator
  @EnvironmentObject private var pages: Navigator<Page>

  var body: some View { Text(page.id) }

  private func changePath() {
    navigator.push(1)
    navigator.push(PlainPage())
    navigator.push(AnyHashable(1))
    navigator.pop()
    navigator.pop(2)
    navigator.popTo(index: 0)
    navigator.popTo(Page.start)
    navigator.popTo(Page.self)
    navigator.popTo { $0 is Int }
    navigator.popToRoot()
    navigator.path.append(1)
    navigator.path.removeLast(navigator.path.count)
    navigator.withDelaysIfUnsupported { $0.append(1) }
    navigator.withDelaysIfUnsupported(transform: { $0.append(1) })
    navigator.withDelaysIfUnsupported(transform: { $0.append(1) }, onCompletion: nil)
  }

  private func changePages() {
    pages.push(.start)
    pages.pop()
    pages.pop(2)
    pages.popTo(index: 0)
    pages.popTo(.start)
    pages.popTo(id: "start")
    pages.popTo { $0 == .start }
    pages.popToRoot()
    pages.path = [.start]
    pages.path.popTo(.start)
    pages.withDelaysIfUnsupported {
      $0.push(.start)
    } onCompletion: {
      print("done")
    }
    goBack(pages)
  }

  private func changeAndWait() async {
    await navigator.withDelaysIfUnsupported { $0.append(1) }
    await pages.withDelaysIfUnsupported(transform: { $0.append(.start) })
  }

  private func goBack<Screen: NBScreen>(_ navigator: Navigator<Screen>) { navigator.pop() }
}
