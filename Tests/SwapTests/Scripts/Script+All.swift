import Interactions

extension Script {
  static let all = [
    fleet, deepLinks, fleetInterruptions, shop, shopPaths, numbers, presentations, viewLinks,
    picker, pages, notes, restorations, library, account, splitViews, gallery, galleryRooms,
  ].flatMap { $0 }
}
