import ClientOnShim
import AppUnderTest
import Foundation
import NavigationShim
import SwiftUI

extension Phone {
  static func launchOnShim(
    _ flow: FlowName,
    _ host: NavigationHost,
    _ files: [String: Data],
    _ behavior: HostBehavior,
    _ storage: EmulatedStorage
  ) -> RunningApp {
    let disk = Disk(files: files)
    return switch flow {
    case .fleet: launch(FleetModel(disk: disk), disk, behavior, storage, host)
    case .shop: launch(ShopModel(disk: disk), disk, behavior, storage, host)
    case .numbers: launch(NumbersModel(disk: disk), disk, behavior, storage, host)
    case .picker: launch(PickerModel(disk: disk), disk, behavior, storage, host)
    case .pages: launch(PagesModel(disk: disk), disk, behavior, storage, host)
    case .notes: launch(NotesModel(disk: disk), disk, behavior, storage, host)
    case .book: launch(BookModel(disk: disk), disk, behavior, storage, host)
    case .library: launch(LibraryModel(disk: disk), disk, behavior, storage, host)
    case .account: launch(AccountModel(disk: disk), disk, behavior, storage, host)
    case .mail: launch(MailModel(disk: disk), disk, behavior, storage, host)
    case .atlas: launch(AtlasModel(disk: disk), disk, behavior, storage, host)
    case .gallery: launch(GalleryModel(disk: disk), disk, behavior, storage, host)
    }
  }

  private static func launch<F: Flow>(
    _ flow: F,
    _ disk: Disk,
    _ behavior: HostBehavior,
    _ storage: EmulatedStorage,
    _ host: NavigationHost
  ) -> RunningApp {
    RunningApp(
      screen: EmulatedApp(stacks: host, behavior: behavior, storage: storage) { flow.root },
      pathDescription: { flow.pathDescription },
      actions: { flow.actions },
      perform: { flow.perform($0) },
      files: { disk.files },
      secondWindow: { EmulatedApp(stacks: .native) { flow.root } }
    )
  }
}
