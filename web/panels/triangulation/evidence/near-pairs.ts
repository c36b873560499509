import { type Message, message } from '#domain/message/message.ts'
import { decimal } from '#domain/message/value.ts'

/** Pairs whose figures are at most one year apart, with their median gap and measure where there are such. */
interface NearPairs {
  readonly n_pairs: number
  readonly m: number | null
  /** In points, or as a share of 1. */
  readonly d?: number | null
  readonly unit?: 'points' | 'relative' | null
}

/** The result of pairs that are not of the same year. It never counts for the grade. */
export function nearPairs(source: string, { n_pairs, m, d = null, unit = null }: NearPairs): Message {
  return message('evidence.near', {
    source,
    pairs: String(n_pairs),
    gap:
      d === null || unit === null
        ? ''
        : message('evidence.median-gap', { gap: decimal(unit === 'points' ? d : 100 * d, 1), unit }),
    measure: m === null ? '' : message('evidence.measure', { measure: decimal(m, 2) }),
  })
}
