/// Decisions by the push type alone.
extension World {
  /// Why the app's push methods never get a push of this type; nil if they do.
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

  /// Whether the push is visible but has push type background. iOS delivers it and does not show
  /// it.
  func isHiddenByType(_ push: Push) -> Bool {
    stage.profile.readsPushType && push.type == .background && push.isVisible
  }
}
