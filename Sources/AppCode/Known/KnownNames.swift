/// Names that the simulator supports, or knows to have no effect. The load report lists other names as opaque if the
/// app's files do not declare them.
enum KnownNames {
  static let functions: Set<String> = Interpreter.mathFunctions.union([
    "print", "debugPrint", "dump", "NSLog", "os_log", "fatalError", "preconditionFailure",
    "assertionFailure", "precondition", "assert", "abort", "exit", "min", "max", "abs", "type",
    "zip", "NSLocalizedString", "NSStringFromClass", "NSClassFromString", "autoreleasepool",
    "sleep", "usleep", "swap", "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent",
    "NSDecimalRound",
    "withExtendedLifetime", "isKnownUniquelyReferenced", "withUnsafeBytes", "withAnimation",
    "unsafeBitCast", "unsafeDowncast", "NSSetUncaughtExceptionHandler", "signal", "atexit",
    "stride", "sequence",
    "repeatElement",
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation", "withTaskGroup", "withThrowingTaskGroup",
    "dispatchPrecondition", "withDiscardingTaskGroup", "withThrowingDiscardingTaskGroup",
    "withTaskCancellationHandler",
  ]).union(Interpreter.keychainFunctions)
  /// Functions that end the process.
  static let traps: Set<String> = [
    "fatalError", "preconditionFailure", "assertionFailure", "abort", "exit",
  ]
  static let functionList = functions.sorted()

  static let members: Set<String> = Set(
    [
      application, center, values, texts, collections, sequences, foundation, dates, concurrency,
      inert,
    ].flatMap {
      $0.split(separator: " ").map(String.init)
    })
  static let memberList = members.sorted()

  private static let application = """
    applicationState applicationIconBadgeNumber delegate backgroundTimeRemaining shared main \
    registerForRemoteNotifications isRegisteredForRemoteNotifications canOpenURL open openURL \
    unregisterForRemoteNotifications setMinimumBackgroundFetchInterval beginBackgroundTask \
    endBackgroundTask registerUserNotificationSettings currentUserNotificationSettings \
    backgroundRefreshStatus isProtectedDataAvailable connectedScenes session activationState \
    urlContexts userActivities activityType webpageURL notificationResponse role windows keyWindow window windowScene \
    State LaunchOptionsKey Name backgroundFetchIntervalMinimum backgroundFetchIntervalNever \
    openSettingsURLString isIdleTimerDisabled shortcutItem \
    beginReceivingRemoteControlEvents OpenURLOptionsKey OpenExternalURLOptionsKey \
    didBecomeActiveNotification willResignActiveNotification didEnterBackgroundNotification \
    willEnterForegroundNotification willTerminateNotification didFinishLaunchingNotification \
    didReceiveMemoryWarningNotification didActivateNotification willDeactivateNotification \
    willConnectNotification didDisconnectNotification \
    UIApplicationDidBecomeActive UIApplicationWillResignActive UIApplicationDidEnterBackground \
    UIApplicationWillEnterForeground UIApplicationWillTerminate \
    backgroundRefreshStatusDidChangeNotification UIApplicationBackgroundRefreshStatusDidChange \
    NSProcessInfoPowerStateDidChange
    """

  private static let center = """
    current requestAuthorization getNotificationSettings notificationSettings \
    setNotificationCategories add removeAllDeliveredNotifications removeDeliveredNotifications \
    removeAllPendingNotificationRequests removePendingNotificationRequests setBadgeCount \
    notification request content userInfo title subtitle body badge sound categoryIdentifier \
    threadIdentifier interruptionLevel passive timeSensitive critical actionIdentifier identifier trigger date authorizationStatus alertSetting \
    soundSetting badgeSetting attachments targetScene authorized denied notDetermined provisional \
    ephemeral alert banner list carPlay criticalAlert newData noData failed active inactive \
    background remoteNotification localNotification url default foreground \
    submit cancel cancelAllTaskRequests setTaskCompleted expirationHandler earliestBeginDate \
    requiresNetworkConnectivity requiresExternalPower startMonitoring stopMonitoring \
    startMonitoringSignificantLocationChanges stopMonitoringSignificantLocationChanges \
    startMonitoringVisits stopMonitoringVisits requestAlwaysAuthorization \
    requestWhenInUseAuthorization allowsBackgroundLocationUpdates reportNewIncomingCall \
    liveUpdates location isStationary stationary diagnostics always whenInUse \
    events satisfied unsatisfied CircularGeographicCondition BeaconIdentityCondition \
    authorizedAlways authorizedWhenInUse restricted token mustReport \
    desiredPushTypes pushToken voIP dictionaryPayload mutableCopy invalid configuration isDiscretionary \
    sessionSendsLaunchEvents notifyOnEntry notifyOnExit \
    getPendingNotificationRequests pendingNotificationRequests getDeliveredNotifications \
    deliveredNotifications userText interruptionLevel relevanceScore timeInterval repeats \
    dateMatching alertBody alertTitle soundName category fireDate scheduleLocalNotification \
    presentLocalNotificationNow cancelAllLocalNotifications cancelLocalNotification setActions \
    activationMode isAuthenticationRequired isDestructive behavior customDismissAction \
    authenticationRequired destructive passive timeSensitive critical textInput
    """

  private static let values = """
    count isEmpty first last keys values key value indices rawValue description debugDescription \
    localizedDescription absoluteString hasPrefix hasSuffix contains lowercased uppercased \
    capitalized trimmingCharacters replacingOccurrences components data prefix suffix utf8 utf16 \
    utf8String \
    intValue doubleValue floatValue boolValue stringValue integerValue length code domain path host \
    scheme query lastPathComponent appendingPathComponent uuidString isNaN isNumber isLetter \
    infinity zero greatestFiniteMagnitude pi none some success failure get init self \
    hashValue rounded isMultiple timeIntervalSince1970 timeIntervalSinceNow timeIntervalSince \
    addingTimeInterval timeIntervalSinceReferenceDate magnitude isEqual appending lowerBound \
    upperBound caseInsensitiveCompare distantPast distantFuture whitespaces \
    whitespacesAndNewlines newlines alphanumerics bytes int32Value allCases inserted \
    memberAfterInsert oldMember nan isInfinite isFinite combine finalize callAsFunction Type Scalar \
    bitWidth leadingZeroBitCount trailingZeroBitCount nonzeroBitCount byteSwapped bigEndian littleEndian isZero isEqual isSubnormal \
    nextUp nextDown ulp significand exponent binade sign isNormal isSignalingNaN isCanonical bitPattern isLess \
    isLessThanOrEqualTo isTotallyOrdered addingProduct round negate formSquareRoot formTruncatingRemainder \
    formRemainder leastNormalMagnitude leastNonzeroMagnitude ulpOfOne plus minus dynamicallyCall difference applying \
    insertions removals \
    appendLiteral appendInterpolation wrappedValue projectedValue mapError flatMapError update replacing utf16Offset \
    base children displayStyle subjectType withUnsafeBytes load loadUnaligned replacingCharacters commonPrefix lengthOfBytes \
    underestimatedCount appendingFormat formatted percent dateInterval ordinality nextDate firstWeekday utf16LittleEndian \
    utf16BigEndian isoLatin1 nonLossyASCII ascii unicode
    """

  private static let texts = """
    asciiValue wholeNumberValue hexDigitValue isWholeNumber isHexDigit isWhitespace isNewline \
    isUppercase isLowercase isPunctuation isSymbol isASCII unicodeScalars removingPercentEncoding \
    isCurrencySymbol isMathSymbol isCased properties isEmoji isEmojiPresentation isEmojiModifier \
    isEmojiModifierBase isAlphabetic amSymbol pmSymbol makeContiguousUTF8 isContiguousUTF8 \
    addingPercentEncoding padding compare enumerateLines range rangeOfCharacter replaceSubrange \
    localizedCaseInsensitiveContains localizedStandardContains localizedCompare \
    localizedCapitalized localizedLowercase localizedUppercase caseInsensitive numeric backwards \
    decimalDigits letters inverted urlQueryAllowed urlPathAllowed urlHostAllowed punctuationCharacters \
    uppercaseLetters lowercaseLetters symbols localizedString localizedUserNotificationString \
    errorCode orderedSame orderedAscending orderedDescending trimmingPrefix firstRange ranges substring \
    firstMatch wholeMatch prefixMatch matches output ignoresCase \
    dotMatchesNewlines anchorsMatchLineEndings replace trimPrefix regularExpression \
    folding applyingTransform anchored diacriticInsensitive stripDiacritics stripCombiningMarks
    """

  private static let sequences = """
    drop starts elementsEqual lexicographicallyPrecedes symmetricDifference isDisjoint isSuperset \
    isStrictSubset isStrictSuperset distance overlaps clamped makeIterator next lastIndex \
    reserveCapacity partition popFirst
    """

  private static let dates = """
    component dateComponents startOfDay isDate isDateInToday isDateInYesterday isDateInTomorrow \
    isDateInWeekend gregorian timeZone year month day hour minute second weekday dateFormat \
    locale formatOptions withInternetDateTime withFractionalSeconds secondsFromGMT addTimeInterval \
    ISO8601Format port fragment pathExtension pathComponents isFileURL appendingPathExtension \
    deletingLastPathComponent deletingPathExtension absoluteURL queryItems percentEncodedQuery \
    percentEncodedPath base64EncodedData subdata jsonObject isValidJSONObject decode encode \
    dateDecodingStrategy dateEncodingStrategy keyDecodingStrategy keyEncodingStrategy \
    convertFromSnakeCase convertToSnakeCase secondsSince1970 millisecondsSince1970 iso8601 \
    outputFormatting prettyPrinted sortedKeys withoutEscapingSlashes container decodeIfPresent \
    singleValueContainer unkeyedContainer nestedContainer nestedUnkeyedContainer superEncoder superDecoder formIndex isAtEnd currentIndex isExecuting isAsynchronous willChangeValue didChangeValue makeTimerSource setEventHandler setCancelHandler encodeIfPresent encodeNil stringValue codingPath debugDescription keyNotFound typeMismatch \
    valueNotFound dataCorrupted invalidValue deferredToDate formatted custom convertToString \
    convertFromString nonConformingFloatEncodingStrategy nonConformingFloatDecodingStrategy \
    useDefaultKeys dataEncodingStrategy dataDecodingStrategy deferredToData base64 \
    removePersistentDomain squareRoot truncatingRemainder remainder \
    signum quotientAndRemainder advanced addingReportingOverflow subtractingReportingOverflow \
    multipliedReportingOverflow dividedReportingOverflow partialValue overflow towardZero \
    toNearestOrEven toNearestOrAwayFromZero awayFromZero numberStyle minimumFractionDigits \
    maximumFractionDigits groupingSeparator decimalSeparator usesGroupingSeparator decimal
    """

  private static let collections = """
    append insert remove removeFirst removeLast popLast removeAll removeValue removeObject \
    updateValue toggle map compactMap flatMap filter forEach reversed reverse sorted sort \
    enumerated allSatisfy reduce joined index firstIndex dropFirst dropLast split merge merging \
    mapValues compactMapValues removeSubrange swapAt shuffle formIntersection subtract min max union intersection subtracting formUnion isSubset \
    randomElement shuffled lazy object setObject allKeys allValues firstObject lastObject offset \
    element base64EncodedString startIndex endIndex
    """

  private static let foundation = """
    standard set setValue string bool integer double float array dictionary register synchronize publisher \
    dictionaryRepresentation stringArray post addObserver removeObserver async asyncAfter sync \
    global now seconds milliseconds nanoseconds microseconds userInitiated userInteractive utility \
    scheduledTimer invalidate isValid fire dataTask downloadTask uploadTask resume \
    download upload statusCode state sleep detached run bundleIdentifier infoDictionary \
    systemVersion model name systemName identifierForVendor environment arguments processInfo \
    isLowPowerModeEnabled info debug error notice warning critical fault trace log \
    main userInterfaceIdiom phone pad bundlePath bundleURL resourcePath
    """

  private static let concurrency = """
    cancel isCancelled result yield checkCancellation finish onTermination makeStream addTask \
    addTaskUnlessCancelled waitForAll cancelAll assumeIsolated enter leave notify wait signal \
    perform label addOperation addOperations addBarrierBlock cancelAllOperations \
    waitUntilAllOperationsAreFinished waitUntilFinished maxConcurrentOperationCount isSuspended \
    operationCount addDependency removeDependency addExecutionBlock completionBlock isFinished \
    notifications concurrentPerform onQueue notOnQueue publisher sink receive store eraseToAnyPublisher responds performSelector \
    cancelPreviousPerformRequests dependencies start lock unlock withLock suspend activate asyncAndWait
    """

  private static let inert = """
    rootViewController makeKeyAndVisible makeKey backgroundColor frame bounds screen tintColor \
    overrideUserInterfaceStyle instantiateInitialViewController instantiateViewController \
    isHidden view isMainThread
    """
}
