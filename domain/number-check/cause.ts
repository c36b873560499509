import type { Message, Value } from '#domain/message/message.ts'
import { difference, figure, percentage, shortFigure } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { AskedNumber } from './asked-number.ts'
import type { CheckKind, Impossible } from './check-kind.ts'
import type { Evidence } from './evidence.ts'
import type { MonthsRead } from './months.ts'
import type { Standing } from './standing.ts'
import type { Targets } from './targets.ts'

/**
 * How a usual cause fares with the reader's own counts: it explains the gap (`likely`) or a part of it (`partly`), hardly (`unlikely`)
 * or not at all (`no`); it cannot be tried without the counts of months, or without any; or it is for the reader to look at (`open`).
 */
export type CauseVerdict = 'likely' | 'partly' | 'unlikely' | 'no' | 'needs_months' | 'needs_counts' | 'open'

/** The usual causes of a figure that is not as the evidence is. */
export type CauseId =
  | 'arithmetic'
  | 'target-small'
  | 'target-large'
  | 'twice'
  | 'counted-twice'
  | 'campaign'
  | 'elsewhere'
  | 'months-missing'
  | 'not-reported'
  | 'unit'
  | 'survey-low'
  | 'survey-high'
  | 'definition'
  | 'patients'
  | 'uncounted'
  | 'reference-time'
  | 'few-events'
  | 'case-definition'
  | 'edition'

/** A cause that was tried. */
export interface Cause {
  readonly id: CauseId
  readonly verdict: CauseVerdict
  /** What trying it gave, in one or two sentences. */
  readonly found: Message
}

/** Everything that causes are tried with. */
export interface Tried {
  readonly asked: AskedNumber
  readonly own: Point
  readonly kind: CheckKind
  readonly main: Evidence | null
  readonly standing: Standing
  readonly impossible: Impossible | null
  /** The value that would be right: that of the evidence, else the whole for a share above it; null where nobody knows. */
  readonly expected: number | null
  readonly targets: Targets | null
  readonly months: MonthsRead | null
  readonly reference: ReferenceData
}

/** A cause that explains this share of a gap explains it; less than the second, hardly. */
const EXPLAINS = { whole: 0.8, part: 0.05 } as const

/** The verdict on a cause that takes so much of the gap away. */
export function explaining(explained: number, gap: number): CauseVerdict {
  if (gap === 0) return 'no'
  const share = explained / gap
  if (share >= EXPLAINS.whole) return 'likely'
  if (share >= EXPLAINS.part) return 'partly'
  return share > 0 ? 'unlikely' : 'no'
}

/** A value of the checked indicator in words, in the digits of the figure's own series where it is whole. */
export function inWords(value: number, { asked: { indicator } }: Pick<Tried, 'asked'>): Value {
  return figure(value, indicator)
}

/** Digits after the point that a reader may have typed and that say something. */
const MOST_DIGITS = 3

/** The reader's own figure in words, in the digits in which it was typed: 112, not 112.0; 0.475, not 0.5. */
export function ownFigure(
  { asked: { indicator, value } }: Pick<Tried, 'asked'>,
  form: 'inside' | 'short' = 'inside',
): Value {
  const decimals = Math.min(MOST_DIGITS, /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0)
  if (indicator.factor === 2) return percentage(value, decimals)
  const format = { ...indicator, decimals }
  return form === 'short' ? shortFigure(value, format) : figure(value, format)
}

/** How far two values are apart, in words. */
export function apart(value: number, { asked: { indicator } }: Pick<Tried, 'asked'>): Value {
  return difference(Math.abs(value), indicator)
}
