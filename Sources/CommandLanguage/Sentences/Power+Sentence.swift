import LifecycleModel

package func sentence(for power: Power) -> Bilingual {
  power.isCharging
    ? Bilingual(
      en: "The battery is at \(power.battery) percent and charging.",
      zh: "电量为 \(power.battery)%，正在充电。")
    : Bilingual(
      en: "The battery is at \(power.battery) percent.", zh: "电量为 \(power.battery)%。")
}
