import type { Indicator } from '#domain/indicator/indicator.ts'
import { message, type Value } from '#domain/message/message.ts'
import { decimal, percentage } from '#domain/message/value.ts'
import type { Boxes } from '#sections/definition/control.ts'

interface Targets {
  readonly national: boolean
  readonly sdg: boolean
}

/** National and SDG target of one indicator: each can be drawn where there is one, and says so otherwise. */
export function targetBoxes(indicator: Indicator, { national, sdg }: Targets): Boxes<Targets> {
  const label = (which: 'national' | 'sdg', target: number | null): Value => {
    if (target === null) return message('controls.target', { which })
    const digits = Number.isInteger(target) ? 0 : 1
    const value = indicator.factor === 2 ? percentage(target, digits) : decimal(target, digits)
    return message('controls.target-at', { which, value })
  }
  const reason = (which: 'national' | 'sdg', target: number | null) =>
    target === null ? message('controls.no-target', { which }) : null
  return {
    control: 'boxes',
    label: message('controls.targets'),
    labelled: true,
    boxes: [
      {
        label: label('national', indicator.nationalTarget),
        on: national,
        reason: reason('national', indicator.nationalTarget),
        change: (on) => ({ national: on }),
      },
      {
        label: label('sdg', indicator.sdgTarget),
        on: sdg,
        reason: reason('sdg', indicator.sdgTarget),
        change: (on) => ({ sdg: on }),
      },
    ],
  }
}
