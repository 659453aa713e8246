/// What the push type alone decides.
extension World {
  /// Why a push of this type never comes to the app's push methods; nil where it does.
  func denialOfHandingOver(_ push: Push) -> Denial? {
    switch push.type {
    case .alert:
      return stage.profile.readsPushType && push.isSilent(in: stage) ? Denial(.pushTypeAlert) : nil
    case .background: return nil
    case .voip, .complication, .fileprovider, .mdm, .liveactivity, .pushtotalk, .location, .widgets,
      .controls:
      return Denial(.pushTypeElsewhere)
    }
  }

  /// Something to see or hear, sent with push type background: it is only handed over.
  func isHiddenByType(_ push: Push) -> Bool {
    stage.profile.readsPushType && push.type == .background && push.isVisible
  }
}
