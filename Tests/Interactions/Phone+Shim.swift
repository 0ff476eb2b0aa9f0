import ClientOnShim
import EmulatedStacks
import Foundation
import NavigationShim
import SwiftUI

extension Phone {
  static func launchOnShim(
    _ flow: FlowName,
    _ host: NavigationHost,
    files: [String: Data],
    storage: EmulatedStorage
  ) -> RunningApp {
    let disk = Disk(files: files)
    return switch flow {
    case .fleet: launch(FleetModel(disk: disk), disk, storage, host)
    case .shop: launch(ShopModel(disk: disk), disk, storage, host)
    case .numbers: launch(NumbersModel(disk: disk), disk, storage, host)
    case .picker: launch(PickerModel(disk: disk), disk, storage, host)
    case .pages: launch(PagesModel(disk: disk), disk, storage, host)
    case .notes: launch(NotesModel(disk: disk), disk, storage, host)
    case .book: launch(BookModel(disk: disk), disk, storage, host)
    case .library: launch(LibraryModel(disk: disk), disk, storage, host)
    case .account: launch(AccountModel(disk: disk), disk, storage, host)
    case .mail: launch(MailModel(disk: disk), disk, storage, host)
    case .atlas: launch(AtlasModel(disk: disk), disk, storage, host)
    case .gallery: launch(GalleryModel(disk: disk), disk, storage, host)
    }
  }

  private static func launch<F: Flow>(
    _ flow: F,
    _ disk: Disk,
    _ storage: EmulatedStorage,
    _ host: NavigationHost
  ) -> RunningApp {
    RunningApp(
      screen: EmulatedApp(stacks: host, storage: storage) { flow.root },
      pathDescription: { flow.pathDescription },
      actions: { flow.actions },
      perform: { flow.perform($0) },
      files: { disk.files },
      secondWindow: { EmulatedApp(stacks: .native) { flow.root } }
    )
  }
}
