import { INTERVALS } from '#charts/kind/shared-options.ts'
import type { Toggle } from '#sections/definition/control.ts'

/** Draws the published intervals or leaves them out. */
export function intervalToggle(on: boolean): Toggle<{ readonly intervals: boolean }> {
  return {
    control: 'toggle',
    label: INTERVALS.intervals.offer.label,
    on,
    change: (intervals) => ({ intervals }),
  }
}
