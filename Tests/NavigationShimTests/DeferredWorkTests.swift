@testable import NavigationShim
import Testing

@MainActor
@Suite("What bodies put off")
struct DeferredWorkTests {
  @Test("there is nothing to do at first, and something once there is anything")
  func empty() {
    #expect(DeferredWork().isEmpty)
    let changes: [(inout DeferredWork) -> Void] = [
      { $0.mayHaveNewPath = true },
      { $0.presenters.append(Presenter()) },
      { $0.declarations.append(DestinationDeclaration(for: Int.self)) },
      { $0.unresolvedScreens.append(LinkedScreen(.root, nil, from: nil, in: nil)) },
      { $0.withdrawnTypes.insert(ObjectIdentifier(Int.self)) },
    ]
    for change in changes {
      var work = DeferredWork()
      change(&work)
      #expect(!work.isEmpty)
    }
  }

  @Test("it is done once")
  func once() {
    var work = DeferredWork()
    work.mayHaveNewPath = true
    let flushed = work.flush()
    #expect(flushed.mayHaveNewPath)
    #expect(work.isEmpty)
  }
}
