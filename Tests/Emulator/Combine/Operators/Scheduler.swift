public import Dispatch
public import Foundation

/// Where values may be asked to be delivered.
public protocol Scheduler {
  /// How a delivery may be adjusted.
  associatedtype SchedulerOptions
}

extension DispatchQueue: Scheduler {
  /// The options of a queue, of which there are none.
  public struct SchedulerOptions: Sendable {}
}

extension RunLoop: Scheduler {
  /// The options of a run loop, of which there are none.
  public struct SchedulerOptions: Sendable {}
}

extension OperationQueue: Scheduler {
  /// The options of an operation queue, of which there are none.
  public struct SchedulerOptions: Sendable {}
}

/// A scheduler that delivers at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// An immediate scheduler has no options.
  public typealias SchedulerOptions = Never

  /// The scheduler.
  public static let shared = ImmediateScheduler()
}
