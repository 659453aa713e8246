import Foundation

func badge(_ count: Int) -> String { count > 99 ? "99+" : String(count) }
func size(_ bytes: Int) -> String {
  bytes < 1024 ? "\(bytes) B" : String(format: "%.1f KB", Double(bytes) / 1024)
}
print(badge(5), badge(100), size(500), size(2048), size(1536))
print(String(format: "%.2f", 1.005), String(format: "%3d%%", 7), (0.1 + 0.2).rounded() == 0)
