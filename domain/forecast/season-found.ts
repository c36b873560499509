import { type Insufficient, type Invalid, insufficient, invalid } from '#domain/statistics/outcome.ts'
import { positionsOf, type RegularSeries } from '#domain/statistics/regular-series.ts'
import { isSeasonal, type SeasonStyle, seasonalPart } from './season.ts'
import type { WorkingScale } from './working-scale.ts'

/** A month of the year, 1 to 12, and how it usually stands to the mean of the year. */
export interface SeasonMonth {
  readonly month: number
  /** A share of it where `style` is `multiplied` (0.2: a fifth above), else a distance in the unit of the series. */
  readonly by: number
}

/** The pattern that repeats itself every year. */
export interface FoundSeason {
  readonly status: 'ok'
  readonly style: SeasonStyle
  readonly highest: SeasonMonth
  readonly lowest: SeasonMonth
}

/** The rhythm of the year, or why none is carried on: fewer than 24 months, `too_gappy`, or `no_rhythm`. */
export type Season = FoundSeason | Insufficient | Invalid

const MONTHS = 12
const FEWEST = 2 * MONTHS

/** The season of a monthly series by the test that the models use. `dated`: it is carried on as a straight line. Source: methods §5.3. */
export function seasonFound(series: RegularSeries, scale: WorkingScale, dated: boolean): Season {
  if (dated) return invalid('too_gappy')
  const { values, start } = series
  if (values.length < FEWEST) return insufficient(positionsOf(series).length, FEWEST, 'too_few_months')
  if (!isSeasonal(values.map(scale.to), MONTHS)) return invalid('no_rhythm')
  const style = values.every((value) => value > 0) ? 'multiplied' : 'added'
  const neutral = style === 'added' ? 0 : 1
  const months = seasonalPart(values, MONTHS, style).map((part, index): SeasonMonth => {
    return { month: (((start % 1000) - 1 + index) % MONTHS) + 1, by: part - neutral }
  })
  const sorted = months.toSorted((a, b) => b.by - a.by)
  const [highest, lowest] = [sorted[0], sorted.at(-1)]
  if (!highest || !lowest || highest.by === lowest.by) return invalid('no_rhythm')
  return { status: 'ok', style, highest, lowest }
}
