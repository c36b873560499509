import type { PairedFigures } from '#domain/correlation-study/paired-figures.ts'
import type { GapRow } from '#charts/figure.ts'
import { type GapInput, gapRow } from '#charts/words/gap-row.ts'

/** Figures that rows lack of which others have one, so that they make no pair. Rows without any figure are not about these. */
export function pairedGaps({ rows, columns }: PairedFigures, input: GapInput): GapRow[] {
  const held = columns.filter(({ source }) => input.reference.sources.has(source))
  return rows.flatMap(({ location, period }, row) => {
    const without = held.filter(({ points }) => !points[row])
    if (without.length === held.length) return []
    return without.map(({ indicator, source }) =>
      gapRow({ indicator, source, location: location.id, period }, input),
    )
  })
}
