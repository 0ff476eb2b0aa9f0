import Foundation

extension PathFile {
  /// Reads the file; `nil` if there is none.
  ///
  /// - Throws: ``SerializedNavPathError``.
  func read() throws -> Data? {
    switch FileCalls.status(of: url.path) {
    case .failure(let code) where code == .noSuchFile: return nil
    case .failure(let code): throw error(.unreadable(code: code.number), .leftAlone)
    case .success(let status):
      guard status.isPlain else { throw error(.notAFile, .leftAlone) }
      guard status.byteCount <= SerializedNavPath.maximumByteCount else {
        throw tooLarge(status.byteCount, .leftAlone)
      }
    }
    // One byte more, to know of a file that has grown since.
    let limit = SerializedNavPath.maximumByteCount
    switch FileCalls.read(url.path, upTo: limit + 1) {
    case .failure(let code): throw error(.unreadable(code: code.number), .leftAlone)
    case .success(let bytes) where bytes.count > limit: throw tooLarge(bytes.count, .leftAlone)
    case .success(let bytes): return Data(bytes)
    }
  }

  /// Reads a path from the contents of the file.
  ///
  /// - Throws: ``SerializedNavPathError``.
  func decode(_ data: Data) throws -> Shim.NavigationPath {
    do {
      // An optional, as `JSONEncoder().encode(path.codable)` writes `null` for a path that can't be
      // saved: there was nothing to restore.
      let saved = try Shim.NavigationPath.CodableRepresentation?(json: data)
      return saved.map { Shim.NavigationPath($0) } ?? Shim.NavigationPath()
    } catch let underlyingError {
      let text = data.isEmpty ? "it is empty" : Self.text(of: underlyingError, in: data)
      throw error(.malformed(text), .leftAlone)
    }
  }

  func tooLarge(
    _ count: Int,
    _ consequence: SerializedNavPathError.Consequence
  ) -> SerializedNavPathError {
    let limit = SerializedNavPath.maximumByteCount
    return error(.tooLarge(byteCount: count, limit: limit), consequence)
  }

  private static func text(of error: any Error, in data: Data) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context):
      return context.debugDescription.trimmingSuffix(".")
    case .dataCorrupted(let context):
      let detail = parserError(in: data).map { " \($0)" } ?? ""
      return (context.debugDescription + detail).trimmingSuffix(".")
    @unknown default:
      return "\(error)"
    }
  }

  /// What a parser says that, other than the decoder, names the place in the text.
  private static func parserError(in data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .allowFragments)
      return nil
    } catch {
      return (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
