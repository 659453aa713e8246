print(String(5) + "5", "\(5)" + "5", String(2.50), String(true), String(describing: 7))
print(5.description, true.description, (2.5).description)
let hex = String(3_735_928_559, radix: 16)
print(hex, hex.count)
