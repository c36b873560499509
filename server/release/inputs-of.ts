import { isoPeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { type FigureRow, pointsOf } from '#domain/statistics/figure-row.ts'
import { unitText } from './unit-text.ts'
import type { InputsOfResult } from '#contract/analysis/provenance.ts'
import { releaseStamp } from './current-release.ts'
import type { PublishedFigures } from './read-figures.ts'

/** The inputs of a result, by the rows that have a figure. */
export function inputsOf(
  { named, release, reference }: PublishedFigures,
  rows: readonly FigureRow[],
): InputsOfResult {
  const used = pointsOf(rows)
  const indicators = [...new Set(Object.values(named.indicators))]
  const places = used.length > 0 ? used.map(({ location }) => location) : rows.map(({ location }) => location)
  const asked = Object.values(named.locations ?? {}).filter((id) => typeof id === 'number')
  const { number, hash, published_at } = releaseStamp(release)
  return {
    datasource: oneOrMore(Object.values(named.sources)),
    indicator: oneOrMore(indicators),
    location: oneOrMore(places.length > 0 ? places : asked),
    periods: [...new Set(used.map(({ period }) => period))].toSorted((a, b) => a - b).map(isoPeriod),
    release: { number, hash, published_at },
    unit: oneOrMore(indicators.map((id) => unitText(byId(reference.indicators, id)))),
  }
}

function oneOrMore<Item extends string | number>(items: readonly Item[]): Item | readonly Item[] {
  const distinct = [...new Set(items)]
  const [only] = distinct
  return only !== undefined && distinct.length === 1 ? only : distinct
}
