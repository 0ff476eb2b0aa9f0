import Testing

@testable import BenchmarkSuite

@Suite("Record of a run")
struct RunRecordTests {
  private let toolchain = Toolchain(compiler: "6.3", architecture: "x86_64", system: "Linux")

  @Test("it says when, how, where and with what the figures were measured")
  func words() {
    let machine = Machine(processor: "P/1", cores: 2, memory: 8_000_000_000, system: "S 1")
    let run = RunRecord(date: "2026-01-31T12:00:00Z", arguments: ["--quick"], machine: machine)
    #expect(
      run.words(toolchain) == """
        Measured on 2026-01-31 by "Benchmarks --quick" on P/1, 2 cores, 8.00 GB of memory, S 1, \
        built with Swift 6.3, x86_64, Linux.
        """
    )
  }

  @Test("what isn't known is left out")
  func unknown() {
    let machine = Machine(processor: nil, cores: 1, memory: 512, system: "S")
    let run = RunRecord(date: nil, arguments: [], machine: machine)
    #expect(
      run.words(toolchain) == """
        Measured by "Benchmarks" on 1 core, 512 B of memory, S, built with Swift 6.3, x86_64, \
        Linux.
        """
    )
  }
}
