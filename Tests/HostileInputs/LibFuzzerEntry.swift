import Foundation

/// Reads what libFuzzer has made up, and traps where a property doesn't hold.
///
/// The script `Tests/Fuzzer/libfuzzer` links it; nothing else calls it.
@_cdecl("LLVMFuzzerTestOneInput")
public func readInputOfLibFuzzer(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated {
    do {
      let reader = InputReader(folder: URL(fileURLWithPath: "/"))
      _ = try reader.read(HostileInput(raw: bytes))
    } catch {
      fatalError("\(error)")
    }
  }
  return 0
}
