import { periodName } from '#domain/message/value.ts'
import type { Language } from '#domain/message/language.ts'
import { type PeriodCode, periodPosition } from '#domain/period/period.ts'
import { strokedAxis } from './axes.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { Axis } from '#charts/picture/picture.ts'
import { textWidth } from './text-width.ts'

/** First and last position of all points, in years; a single moment is given a little on both sides. */
export function timeRange(points: readonly { readonly period: PeriodCode }[]): readonly [number, number] {
  return yearRange(points.map(({ period }) => periodPosition(period)))
}

/** A single moment stands in the middle of so much on both sides: no month or week is as far from a year. */
const AROUND = 0.4

/** The same of positions in years. */
export function yearRange(positions: readonly number[]): readonly [number, number] {
  const first = Math.min(...positions)
  const last = Math.max(...positions)
  if (!Number.isFinite(first)) return [0, 1]
  return first === last ? [first - AROUND, last + AROUND] : [first, last]
}

/** Years along the foot of a plot: round ones, the last and, where there is room, the first; quarters where the time is short. */
export function timeAxis(
  [from, to]: readonly [number, number],
  plotWidth: number,
  language: Language,
  theme: ChartTheme,
): Axis {
  const middle = (from + to) / 2
  const isMoment = Math.abs(to - from - 2 * AROUND) < 1e-6
  const ticks = isMoment
    ? [middle]
    : to - from < 3 && !Number.isInteger(from)
      ? quarterTicks(from, to)
      : yearTicks(from, to, plotWidth, theme)
  return { ...strokedAxis(ticks, (tick) => label(tick, language)), min: from, max: to }
}

/** More years than this are read one by one, and nobody does. */
const MOST_YEARS = 10

/** Round years, and the last one: what stands too near to it gives way. */
function yearTicks(from: number, to: number, plotWidth: number, theme: ChartTheme): number[] {
  const room = textWidth('2000', theme.size(12)) + 14
  const most = Math.max(2, Math.min(MOST_YEARS, Math.floor(plotWidth / room)))
  const span = to - from
  const step = [1, 2, 5, 10, 20, 50].find((size) => span / size <= most) ?? 100
  const last = Math.floor(to)
  const apart = (room * span) / plotWidth
  const ticks: number[] = []
  for (let year = Math.ceil(from / step) * step; year < last; year += step) {
    if (last - year >= apart) ticks.push(year)
  }
  const first = Math.ceil(from)
  const next = ticks[0] ?? last
  return [...(next - first >= apart ? [first] : []), ...ticks, last]
}

function quarterTicks(from: number, to: number): number[] {
  const ticks: number[] = []
  for (let quarter = Math.ceil(from * 4); quarter <= to * 4; quarter++) ticks.push(quarter / 4)
  return ticks.length > 0 ? ticks : [from]
}

/** A year, or the first month of a quarter: `2024`, `Apr 2024`. */
function label(position: number, language: Language): string {
  if (Number.isInteger(position)) return String(position)
  const year = Math.floor(position)
  const month = Math.min(12, 1 + Math.round((position - year) * 12))
  return language.text(periodName(year * 1000 + month))
}
