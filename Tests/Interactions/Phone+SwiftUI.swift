import ClientOnNative
import Foundation
import SwiftUI

extension Phone {
  static func launchOnSwiftUI(
    _ flow: FlowName,
    files: [String: Data],
    storage: EmulatedStorage
  ) -> RunningApp {
    let disk = Disk(files: files)
    return switch flow {
    case .fleet: launch(FleetModel(disk: disk), disk, storage)
    case .shop: launch(ShopModel(disk: disk), disk, storage)
    case .numbers: launch(NumbersModel(disk: disk), disk, storage)
    case .picker: launch(PickerModel(disk: disk), disk, storage)
    case .pages: launch(PagesModel(disk: disk), disk, storage)
    case .notes: launch(NotesModel(disk: disk), disk, storage)
    case .book: launch(BookModel(disk: disk), disk, storage)
    case .library: launch(LibraryModel(disk: disk), disk, storage)
    case .account: launch(AccountModel(disk: disk), disk, storage)
    case .mail: launch(MailModel(disk: disk), disk, storage)
    case .atlas: launch(AtlasModel(disk: disk), disk, storage)
    case .gallery: launch(GalleryModel(disk: disk), disk, storage)
    }
  }

  private static func launch<F: Flow>(
    _ flow: F,
    _ disk: Disk,
    _ storage: EmulatedStorage
  ) -> RunningApp {
    RunningApp(
      screen: EmulatedApp(storage: storage) { flow.root },
      pathDescription: { flow.pathDescription },
      actions: { flow.actions },
      perform: { flow.perform($0) },
      files: { disk.files },
      secondWindow: { EmulatedApp { flow.root } }
    )
  }
}
