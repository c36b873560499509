import type { Flag } from '#domain/observation/flag.ts'
import type { Point } from '#domain/observation/point.ts'
import { aCase } from '../a-case.ts'
import type { AuditRule } from '../audit-rule.ts'
import { isWhole } from '../quantity.ts'

/** Values needed before their last digits say anything. */
const LEAST_VALUES = 100
/** Share of last digits that are 0 or 5, from which on somebody rounded; by chance it is .2. */
const SHARE = 0.4
const CHANCE = 0.2

/**
 * Last digits of counts and measures are all as frequent as each other. Where 0 and 5 pile up, figures were
 * rounded or guessed before they were written down. Values published as rounded are left out, and counts too
 * small to have a last digit of their own.
 */
export const digits: AuditRule = (audited) => {
  const bySource = Map.groupBy(audited.lines, ({ source }) => source)
  let checked = 0
  const cases = [...bySource.values()].flatMap((lines) => {
    const usable: Point[] = []
    for (const { rows } of lines) {
      for (const row of rows) {
        const point = audited.point(row)
        if (point.value >= 10 && !point.flags.some(saysNoDigit)) usable.push(point)
      }
    }
    if (usable.length < LEAST_VALUES) return []
    checked += 1
    const whole = usable.every(({ value }) => isWhole(value))
    const last = usable.map(({ value }) => Math.round(whole ? value : value * 10) % 10)
    const share = last.filter((digit) => digit % 5 === 0).length / last.length
    const deviation = Math.sqrt((CHANCE * (1 - CHANCE)) / last.length)
    if (share < SHARE || share < CHANCE + 6 * deviation) return []
    const numbers = { share: 100 * share, values: last.length }
    return [aCase('low', whole ? 'whole' : 'decimal', usable.slice(0, 1), numbers)]
  })
  return { checked, cases }
}

/** Rounded values and forecasts have no last digit of their own. */
function saysNoDigit(flag: Flag): boolean {
  return flag === 'rounded' || flag === 'projection'
}
