print(1...3 ~= 2, 5 ~= 5, "a" ~= "b")
final class Token {}
let token = Token()
let other: Token? = token
print(token === other, other !== nil, other === Token())
