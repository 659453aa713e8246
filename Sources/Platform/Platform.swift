@_exported import CPlatform

// The C library under one name: nothing else imports Glibc or Darwin.
#if canImport(Darwin)
  @_exported import Darwin
#else
  @_exported import Glibc
#endif
