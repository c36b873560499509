import { isoPeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { PublishedFigures } from '#server/release/read-figures.ts'

/** The level of each bit of a coverage mask (contract/release-file.ts). */
const LEVEL_BITS: readonly (readonly [number, string])[] = [
  [1, 'nation'],
  [2, 'zones'],
  [4, 'states'],
  [8, 'LGAs'],
  [16, 'senatorial districts'],
]

/** How many periods a hint names. */
const MOST_NAMED = 8

/** Why nothing was found and what there is instead: for each indicator its sources with their levels, and the periods read. */
export function withoutFigures({ named, coverage, reference, points }: PublishedFigures): string[] {
  const indicators = [...new Set(Object.values(named.indicators))]
  const periods = [...new Set(points.map(({ period }) => period))].toSorted((a, b) => b - a)
  const shown = periods.slice(0, MOST_NAMED).map(isoPeriod).join(', ')
  return [
    ...indicators.map((id) => {
      const sources = [...(coverage.get(id) ?? [])].map(
        ([source, mask]) => `${byId(reference.sources, source).name} (${source}): ${levelsOf(mask)}`,
      )
      const name = byId(reference.indicators, id).shortName
      return sources.length === 0
        ? `no_figures: no source has a figure of ${name} (${id}) in this release`
        : `no_figures: sources with figures of ${name} (${id}) are ${sources.join('; ')}`
    }),
    ...(periods.length === 0 ? [] : [`other_periods: there are figures of ${shown}`]),
  ]
}

function levelsOf(mask: number): string {
  return LEVEL_BITS.flatMap(([bit, name]) => ((mask & bit) === 0 ? [] : [name])).join(', ')
}
