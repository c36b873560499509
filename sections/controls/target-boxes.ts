import type { Indicator } from '#domain/indicator/indicator.ts'
import { formatNumber } from '#domain/number/format.ts'
import type { Boxes } from '#sections/definition/control.ts'

interface Targets {
  readonly national: boolean
  readonly sdg: boolean
}

/** National and SDG target of one indicator: each can be drawn where there is one, and says so otherwise. */
export function targetBoxes(indicator: Indicator, { national, sdg }: Targets): Boxes<Targets> {
  const label = (name: string, target: number | null) => {
    if (target === null) return name
    const value = formatNumber(target, Number.isInteger(target) ? 0 : 1)
    return `${name} ${value}${indicator.factor === 2 ? '%' : ''}`
  }
  const reason = (name: string, target: number | null) =>
    target === null ? `This indicator has no ${name} target` : null
  return {
    control: 'boxes',
    label: 'Targets',
    boxes: [
      {
        label: label('National', indicator.nationalTarget),
        on: national,
        reason: reason('national', indicator.nationalTarget),
        change: (on) => ({ national: on }),
      },
      {
        label: label('SDG', indicator.sdgTarget),
        on: sdg,
        reason: reason('SDG', indicator.sdgTarget),
        change: (on) => ({ sdg: on }),
      },
    ],
  }
}
