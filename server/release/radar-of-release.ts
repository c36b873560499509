import type { IndicatorSource } from '#domain/indicator/indicator.ts'
import { NATION } from '#domain/location/location.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { withhold } from '#domain/small-numbers/withhold.ts'
import {
  type IndicatorRadar,
  indicatorRadar,
  type SourceRadar,
  sourceRadars,
} from '#domain/source-radar/source-radar.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { MadeOnce } from '#server/platform/made-once.ts'
import type { Release } from '#server/release/current-release.ts'
import { readPoints } from '#server/release/read-points.ts'
import { readReferenceData, releaseWords } from '#server/release/read-reference-data.ts'

/** Indicators that one statement reads. Others are answered between any two. */
const AT_ONCE = 12

/** A source's note on the comparison of its figures, and for how many indicators. */
interface DefinitionNote {
  readonly text: string
  readonly indicators: number
}

export interface NotedRadar extends SourceRadar {
  readonly notes: DefinitionNote[]
}

/** Looks at every indicator of a release, a few at a time. */
async function radarOf(database: SqlRunner, release: Release): Promise<readonly NotedRadar[]> {
  const { reference } = await releaseWords(database, release)
  const indicators = [...reference.indicators.keys()]
  const currentYear = release.published_at.getUTCFullYear()
  const found: IndicatorRadar[] = []
  const measures: IndicatorSource[] = []
  for (let from = 0; from < indicators.length; from += AT_ONCE) {
    const some = indicators.slice(from, from + AT_ONCE)
    const words = await readReferenceData(database, release, some)
    measures.push(...words.reference.measures.values())
    const read = await readPoints(database, release.number, { indicators: some, locations: [NATION] })
    const { shown } = withhold(read, words.reference)
    for (const [indicator, points] of Map.groupBy(shown, (point) => point.indicator)) {
      const about = { indicator, points, table: tableOf(points), reference: words.reference, currentYear }
      found.push(indicatorRadar(about))
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return sourceRadars(found).map((radar) => ({
    ...radar,
    notes: notesOf(measures.filter(({ source }) => source === radar.source)),
  }))
}

function notesOf(measures: readonly IndicatorSource[]): DefinitionNote[] {
  const said = measures.filter(({ comparability }) => comparability !== '')
  return [...Map.groupBy(said, ({ comparability }) => comparability)]
    .map(([text, all]) => ({ text, indicators: all.length }))
    .toSorted((a, b) => b.indicators - a.indicators || a.text.localeCompare(b.text, 'en'))
}

/** The newest look, which all who ask at once share. */
const looks = MadeOnce.newest<readonly NotedRadar[]>()

/** A release's facts about its sources: computed once, at the first request. */
export function radarOfRelease(database: SqlRunner, release: Release): Promise<readonly NotedRadar[]> {
  return looks.get(release.hash, () => radarOf(database, release))
}
