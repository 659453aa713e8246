import Foundation

print(Date(timeIntervalSince1970: 0))
print(Date(timeIntervalSince1970: 1_700_000_000.75))
print(Date(timeIntervalSinceReferenceDate: 0), "\(Date(timeIntervalSince1970: 951_782_400))")
print(Date(timeIntervalSince1970: -1).description, Date(timeIntervalSince1970: 86399.9))
