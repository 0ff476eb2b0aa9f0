import Foundation

/// Does something on another thread than the caller's, which waits meanwhile.
package func onAnotherThread(_ action: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    action()
    isDone.signal()
  }
  isDone.wait()
}

/// Waits until all that is in the main queue by now has been done.
package func waitForMainQueue() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}
