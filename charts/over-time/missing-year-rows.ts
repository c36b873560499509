import type { SourceLine } from './line.ts'
import type { GapRow } from '#charts/figure.ts'
import { type GapInput, gapRow } from '#charts/words/gap-row.ts'
import { type LeftOutYear, missingYears } from './gaps.ts'

/** The years inside a yearly series that it leaves out, or those of `years` alone, in long form. */
export function missingYearRows(
  series: Pick<SourceLine, 'points' | 'source'>,
  input: GapInput,
  years: readonly Pick<LeftOutYear, 'year'>[] = missingYears(series),
): GapRow[] {
  const [first] = series.points
  return first ? years.map(({ year }) => gapRow({ ...first, period: year * 1000 }, input)) : []
}
