import type { GapRow } from '#charts/figure.ts'
import { type GapInput, gapRow } from '#charts/words/gap-row.ts'
import { missingYears } from './gaps.ts'
import type { TrendLine } from './lines.ts'

/** The years inside a yearly series that it leaves out, in long form. */
export function missingYearRows(series: Pick<TrendLine, 'points' | 'source'>, input: GapInput): GapRow[] {
  const [first] = series.points
  return first ? missingYears(series).map((year) => gapRow({ ...first, period: year * 1000 }, input)) : []
}
