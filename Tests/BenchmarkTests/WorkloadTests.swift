import BenchmarkKit
import Testing

@MainActor
@Suite("Workload and comparison")
struct WorkloadTests {
  /// What some work has left behind.
  private final class Trace {
    var prepared = 0
    var runs: [String] = []
  }

  private func workload(_ name: String, _ trace: Trace) -> Workload {
    Workload(name) {
      trace.prepared += 1
      return 0
    } run: { state in
      state += 1
      trace.runs.append(name)
      for _ in 0..<1_000 { blackHole(state) }
    } isDone: { state in
      state == 1
    }
  }

  @Test("each run of the work has a state of its own")
  func statePerRun() {
    let trace = Trace()
    _ = TimeComparison(of: [workload("a", trace)], samples: 3, sampleTime: 1_000)
    #expect(trace.prepared == trace.runs.count)
  }

  @Test("there are as many samples of each work as were asked for")
  func sampleCount() {
    let trace = Trace()
    let comparison = TimeComparison(
      of: [workload("a", trace), workload("b", trace)],
      samples: 5,
      sampleTime: 1_000
    )
    #expect(comparison.times.map(\.samples.count) == [5, 5])
    #expect(comparison.ratio(of: 1, to: 0).samples.count == 5)
  }

  @Test("works are measured in turn, every other round backwards")
  func interleaving() {
    let trace = Trace()
    // A sample time that any work exceeds, so that nothing is repeated.
    _ = TimeComparison(of: [workload("a", trace), workload("b", trace)], samples: 4, sampleTime: 1)
    #expect(trace.runs.suffix(8) == ["a", "b", "b", "a", "a", "b", "b", "a"])
  }

  @Test("a sample is as long as it has to be")
  func sampleTime() {
    let trace = Trace()
    let short = TimeComparison(of: [workload("a", Trace())], samples: 5, sampleTime: 1)
    // However fast the machine is: so long that it takes the work many times over.
    let time = (short.times.first?.median ?? 0) * 100
    _ = TimeComparison(of: [workload("a", trace)], samples: 1, sampleTime: time)
    #expect(trace.runs.count > 10)
  }

  #if os(macOS) || os(Linux)
  @Test("work with a wrong result traps, and names itself")
  func wrongResult() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let wrong = Workload("wrong work", prepare: { 0 }, run: { $0 += 1 }, isDone: { $0 == 2 })
      _ = TimeComparison(of: [wrong], samples: 1, sampleTime: 1)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("wrong work"))
  }
  #endif

  @Test("what is allocated is counted around the work alone, after a first run")
  func allocations() {
    let trace = Trace()
    var begun: [Int] = []
    let meter = AllocationMeter {
      begun.append(trace.runs.count)
    } end: {
      Allocations(count: trace.runs.count, peakBytes: 0)
    }
    #expect(workload("a", trace).allocations(meter)?.count == 2)
    #expect(begun == [0, 1])
  }
}
