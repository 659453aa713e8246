var pending = [1, 2, 3]
for item in pending {
  pending.removeFirst()
  pending.append(item * 10)
}
print(pending)
