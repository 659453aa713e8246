/// Methods that UIKit declares on its objects. Any other is unknown code.
enum WindowMethods {
  /// Whether UIKit or Foundation has a method of that name on the type; nil for other types.
  static func has(_ name: String, on type: String) -> Bool? {
    switch type {
    case "UIApplication": return application.contains(name) || shared.contains(name)
    case "UIWindow", "UIView": return window.contains(name) || shared.contains(name)
    case "UNMutableNotificationContent", "UNNotificationContent", "UNNotificationRequest",
      "UNNotification", "UNNotificationResponse":
      return name == "updating" || shared.contains(name)
    default:
      guard type.hasPrefix("UI"), type.hasSuffix("Controller") else { return nil }
      return controller.contains(name) || shared.contains(name)
    }
  }

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  private static let application = names(
    """
    sendEvent sendAction open openURL canOpenURL registerForRemoteNotifications \
    requestSceneSessionActivation requestSceneSessionDestruction requestSceneSessionRefresh \
    activateSceneSession setAlternateIconName beginIgnoringInteractionEvents \
    endIgnoringInteractionEvents extendStateRestoration completeStateRestoration \
    ignoreSnapshotOnNextApplicationLaunch beginReceivingRemoteControlEvents \
    endReceivingRemoteControlEvents setStatusBarHidden setStatusBarStyle setStatusBarOrientation \
    supportedInterfaceOrientations setKeepAliveTimeout clearKeepAliveTimeout setDefaultApplication \
    registerForRemoteNotificationTypes enabledRemoteNotificationTypes registerObject isDefault \
    setNewsstandIconImage setMinimumBackgroundFetchInterval setApplicationIconBadgeNumber
    """)

  private static let window = names(
    """
    makeKey makeKeyAndVisible becomeKey resignKey convert sendEvent addSubview bringSubviewToFront \
    sendSubviewToBack removeFromSuperview insertSubview exchangeSubview didAddSubview \
    willRemoveSubview isDescendant viewWithTag hitTest point setNeedsLayout layoutIfNeeded \
    layoutSubviews setNeedsDisplay draw sizeToFit sizeThatFits addGestureRecognizer \
    removeGestureRecognizer addConstraint addConstraints removeConstraint removeConstraints \
    snapshotView resizableSnapshotView drawHierarchy endEditing addInteraction removeInteraction \
    addMotionEffect removeMotionEffect updateConstraints updateConstraintsIfNeeded \
    setNeedsUpdateConstraints systemLayoutSizeFitting tintColorDidChange addLayoutGuide \
    removeLayoutGuide setContentHuggingPriority setContentCompressionResistancePriority \
    safeAreaInsetsDidChange layoutMarginsDidChange registerForTraitChanges \
    unregisterForTraitChanges setNeedsUpdateProperties updateProperties setNeedsFocusUpdate \
    updateFocusIfNeeded traitCollectionDidChange encodeRestorableState decodeRestorableState \
    didMoveToSuperview didMoveToWindow willMove gestureRecognizerShouldBegin alignmentRect frame \
    updateTraitsIfNeeded contentHuggingPriority contentCompressionResistancePriority
    """)

  private static let controller = names(
    """
    present dismiss show showDetailViewController addChild removeFromParent willMove didMove \
    pushViewController popViewController popToRootViewController popToViewController \
    setViewControllers setNavigationBarHidden setToolbarHidden setToolbarItems setEditing \
    setTabBarHidden setViewController viewController hide toggle addAction addTextField transition \
    loadView loadViewIfNeeded viewDidLoad viewWillAppear viewIsAppearing viewDidAppear \
    viewWillDisappear viewDidDisappear viewWillLayoutSubviews viewDidLayoutSubviews \
    viewWillTransition willTransition viewSafeAreaInsetsDidChange viewLayoutMarginsDidChange \
    performSegue prepare shouldPerformSegue unwind canPerformUnwindSegueAction \
    setNeedsStatusBarAppearanceUpdate setNeedsUpdateOfSupportedInterfaceOrientations \
    setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfPrefersPointerLocked \
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures setOverrideTraitCollection \
    overrideTraitCollection beginAppearanceTransition endAppearanceTransition updateViewConstraints \
    setContentScrollView contentScrollView registerForPreviewing unregisterForPreviewing \
    registerForTraitChanges unregisterForTraitChanges targetViewController sizeThatFits size \
    didReceiveMemoryWarning encodeRestorableState decodeRestorableState setNeedsFocusUpdate \
    updateFocusIfNeeded setNeedsUpdateContentUnavailableConfiguration traitCollectionDidChange \
    setPopoverContentSize tabBarController splitViewController addKeyCommand removeKeyCommand
    """)

  /// Methods of UIResponder and NSObject.
  static let shared = names(
    """
    becomeFirstResponder resignFirstResponder canPerformAction target touchesBegan touchesMoved \
    touchesEnded touchesCancelled motionBegan motionEnded motionCancelled pressesBegan \
    pressesChanged pressesEnded pressesCancelled remoteControlReceived buildMenu validate \
    updateUserActivityState restoreUserActivityState reloadInputViews addObserver removeObserver \
    observe observeValue value setValue perform responds isKind isMember isEqual copy mutableCopy \
    willChangeValue didChangeValue conforms setNilValueForKey dictionaryWithValues setValuesForKeys \
    publisher forwardingTarget method doesNotRecognizeSelector awakeFromNib
    """)
}
