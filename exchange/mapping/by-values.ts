import { type Message, message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'

/** A figure of a column, mapped as far as place and period go. */
export interface ColumnFigure {
  readonly place: number
  /** Code of the period. */
  readonly period: number
  readonly value: number
  /** As it is written, which says how it was rounded. */
  readonly text: string
}

/** A figure that we hold. */
export interface HeldFigure {
  readonly indicator: number
  readonly source: number
  readonly place: number
  readonly period: number
  readonly value: number
}

/** What a column was multiplied with, seen from ours: 100 for fractions of what we show per cent. */
export const SCALES = [1, 100, 10, 1000, 0.01, 0.1, 0.001, 1000000, 0.000001] as const

export type Scale = (typeof SCALES)[number]

/** An indicator of a source whose published figures a column equals. */
export interface ValueMatch {
  readonly indicator: number
  readonly source: number
  readonly scale: Scale
  readonly equal: number
  /** Places and periods that both have. */
  readonly compared: number
}

const LEAST_COMPARED = 3
const LEAST_SHARE = 0.6

/**
 * The indicators and sources whose figures a column equals, the closest first, also where its unit is another: by how much it
 * would have to be multiplied is said with it. Two figures are equal where they are within what rounding leaves open.
 */
export function matchByValues(column: readonly ColumnFigure[], held: Iterable<HeldFigure>): ValueMatch[] {
  const mine = new Map(column.map((figure) => [`${figure.place} ${figure.period}`, figure]))
  const counts = new Map<string, { indicator: number; source: number; compared: number; equal: number[] }>()
  for (const figure of held) {
    const own = mine.get(`${figure.place} ${figure.period}`)
    if (own === undefined) continue
    const key = `${figure.indicator} ${figure.source}`
    const count = counts.get(key) ?? {
      indicator: figure.indicator,
      source: figure.source,
      compared: 0,
      equal: SCALES.map(() => 0),
    }
    count.compared += 1
    for (const [at, scale] of SCALES.entries()) {
      if (isEqual(own, figure.value, scale)) count.equal[at] = (count.equal[at] ?? 0) + 1
    }
    counts.set(key, count)
  }
  return [...counts.values()]
    .flatMap(({ indicator, source, compared, equal }) =>
      SCALES.map((scale, at) => ({ indicator, source, scale, compared, equal: equal[at] ?? 0 })),
    )
    .filter(({ compared, equal }) => compared >= LEAST_COMPARED && equal >= compared * LEAST_SHARE)
    .sort(
      (a, b) =>
        b.equal / b.compared - a.equal / a.compared ||
        b.equal - a.equal ||
        Math.abs(Math.log(a.scale)) - Math.abs(Math.log(b.scale)),
    )
}

/** Equal within half of the last digit that either of the two is written with. Zero equals zero in every unit, and says nothing. */
function isEqual({ value, text }: ColumnFigure, held: number, scale: Scale): boolean {
  if (value === 0 || held === 0) return value === held && scale === 1
  const open = Math.max(lastDigit(text) * scale, lastDigit(String(held)))
  return Math.abs(value * scale - held) <= open * 0.5 + 1e-9 * Math.abs(held)
}

function lastDigit(text: string): number {
  const digits = /\.(\d+)/.exec(text.replace(',', '.'))?.[1]
  return digits === undefined ? 1 : 10 ** -Math.min(digits.length, 12)
}

/** The proof in words: `equals NDHS in 31 of 37 figures`. */
export function matchMessage(
  { equal, compared, scale }: ValueMatch,
  source: string,
  indicator: string,
): Message {
  return scale === 1
    ? message('exchange.equals', { source, indicator, equal: whole(equal), compared: whole(compared) })
    : message('exchange.equals-scaled', {
        source,
        indicator,
        equal: whole(equal),
        compared: whole(compared),
        scale: String(scale),
      })
}
