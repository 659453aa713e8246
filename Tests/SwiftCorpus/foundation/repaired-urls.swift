// swift-format-ignore-file
import Foundation
for text in ["ht tp://x", "https://a b.com", "1x:y", "127.0.0.1:80/x", "a/b:c", "https://a.com/a b", "https://a.com/a b%20", "https://a.com/%20?q=a b", "https://a.com/%zz", "https://a.com/#a#b", "https://a.com/[1]?q=[2]", "https://a<b.com", "https://h:8x/p", "?q", ""] {
  print(text, URL(string: text)?.absoluteString ?? "nil")
}
