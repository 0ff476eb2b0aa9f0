import ClientOnNative
import Foundation
import SwiftUI

extension Phone {
  static func launchOnSwiftUI(
    _ flow: FlowName,
    _ files: [String: Data],
    _ behavior: HostBehavior,
    _ storage: EmulatedStorage
  ) -> RunningApp {
    let disk = Disk(files: files)
    return switch flow {
    case .fleet: launch(FleetModel(disk: disk), disk, behavior, storage)
    case .shop: launch(ShopModel(disk: disk), disk, behavior, storage)
    case .numbers: launch(NumbersModel(disk: disk), disk, behavior, storage)
    case .picker: launch(PickerModel(disk: disk), disk, behavior, storage)
    case .pages: launch(PagesModel(disk: disk), disk, behavior, storage)
    case .notes: launch(NotesModel(disk: disk), disk, behavior, storage)
    case .book: launch(BookModel(disk: disk), disk, behavior, storage)
    case .library: launch(LibraryModel(disk: disk), disk, behavior, storage)
    case .account: launch(AccountModel(disk: disk), disk, behavior, storage)
    case .mail: launch(MailModel(disk: disk), disk, behavior, storage)
    case .atlas: launch(AtlasModel(disk: disk), disk, behavior, storage)
    case .gallery: launch(GalleryModel(disk: disk), disk, behavior, storage)
    }
  }

  private static func launch<F: Flow>(
    _ flow: F,
    _ disk: Disk,
    _ behavior: HostBehavior,
    _ storage: EmulatedStorage
  ) -> RunningApp {
    RunningApp(
      screen: EmulatedApp(behavior: behavior, storage: storage) { flow.root },
      pathDescription: { flow.pathDescription },
      actions: { flow.actions },
      perform: { flow.perform($0) },
      files: { disk.files },
      secondWindow: { EmulatedApp { flow.root } }
    )
  }
}
