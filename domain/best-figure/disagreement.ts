import type { Message } from '#domain/message/message.ts'
import { roundShown, type ValueFormat } from '#domain/number/format.ts'
import type { FigureScale } from './estimate.ts'

/** More than this apart is said to disagree: points for percentages, percent for all else. Source: methods §8.2. */
export const DISAGREE = { points: 10, percent: 20 } as const

/** How far a figure lies from the quoted one. */
export interface Distance {
  /** The figure that it is compared with: `WUENIC 2024`, or the pooled value. */
  readonly from: Message
  readonly value: number
  /** Above zero, between the figures as shown; in `unit`. */
  readonly apart: number
  readonly unit: keyof typeof DISAGREE
  readonly limit: number
  readonly disagrees: boolean
}

/** Distance of another value from the quoted one, in points for percentages and in percent of the other one for all else. */
export function distanceFrom(
  quoted: number,
  other: { readonly from: Message; readonly value: number },
  scale: FigureScale,
  format: ValueFormat,
): Distance {
  const unit = scale === 'percent' ? 'points' : 'percent'
  const gap = Math.abs(roundShown(quoted, format) - roundShown(other.value, format))
  const apart =
    unit === 'points' ? gap : other.value === 0 ? (gap === 0 ? 0 : 100) : (100 * gap) / Math.abs(other.value)
  // Differences of shown decimals carry the noise of binary fractions.
  return { ...other, apart, unit, limit: DISAGREE[unit], disagrees: apart > DISAGREE[unit] + 1e-9 }
}
