let ages = ["bob": 3, "ann": 9, "cid": 5]
for (name, age) in ages.sorted(by: { $0.key < $1.key }) { print(name, age) }
for entry in ages.sorted(by: { $0.value > $1.value }) { print(entry.key, entry.value) }
print(ages.max { $0.value < $1.value }!.key, ages.filter { $0.value > 4 }.keys.sorted())
print(
  ages.mapValues { $0 * 2 }["ann"]!, ages.compactMapValues { $0 > 4 ? $0 : nil }.count,
  ages.contains { $0.value == 5 })
print(
  ages.map { $0.key + "\($0.value)" }.sorted(), ages.reduce(0) { $0 + $1.value },
  ages.first { $0.key == "bob" }!.value)
