import LinkStackEngine
import Testing

@Suite("What holds no reference can be sent anywhere")
struct SendableTests {
  /// Compiles for types that are `Sendable`, which is the test.
  private func require<T: Sendable>(_ type: T.Type) -> Bool { true }

  @Test("The engine's values are Sendable where their elements are")
  func values() {
    #expect(require(LinkStack<Int>.self))
    #expect(require(LinkStack<Int>.Screen.self))
    #expect(require(LinkStack<Int>.Iterator.self))
    #expect(require(UpdatePlan.self))
    #expect(require(UpdateSequencer<[Int]>.self))
    #expect(require(UpdateSequencer<[Int]>.Event.self))
    #expect(require(SequencerEffects.self))
    #expect(require((Update, UpdateRules, ScreenID, TransitionID, NavigationOutcome, Pacing).self))
    #expect(require((Nanoseconds, WakeToken).self))
  }
}
