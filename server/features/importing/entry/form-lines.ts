import type { EntryRow } from '#domain/data-entry/entry-row.ts'
import { entryRows } from '#domain/data-entry/entry-rows.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Level } from '#domain/location/location.ts'
import { Problem } from '#domain/problem.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { readPoints } from '#server/release/read-points.ts'
import { releaseWords } from '#server/release/read-reference-data.ts'
import type { FormKey } from './stored-form.ts'

/** The column that says of a measure whether the source publishes it at a level. */
export const PUBLISHED_AT: Readonly<Record<Level, string>> = {
  1: 'm."national"',
  2: 'm.zonal',
  3: 'm.state',
  4: 'm.lga',
  5: 'm.senatorial',
}

/** The lines of a form, with the words behind their ids. */
export interface FormLines {
  readonly place: string
  readonly source: DataSource
  readonly rows: readonly EntryRow[]
  readonly indicators: ReadonlyMap<number, Indicator>
  readonly sources: ReadonlyMap<number, DataSource>
}

/** The lines of a form as the current release fills them. Throws `not-found` without such a source or place. */
export async function readFormLines(store: SqlRunner, key: FormKey): Promise<FormLines> {
  const release = await currentRelease(store)
  const { reference } = await releaseWords(store, release)
  const source = reference.sources.get(key.datasource)
  const [place] = await store.query<{ level: Level; name: string }>(
    'select level, shown_name as name from location where id = $1',
    [key.location],
  )
  if (!source || !place) throw new Problem('not-found', 'There is no such form.')
  const measured = await store.query<{ id: number }>(
    `select m.indicator as id from datasource_specific_indicator m
     where m.datasource = $1 and ${PUBLISHED_AT[place.level]} order by m.indicator`,
    [key.datasource],
  )
  const indicators = measured.flatMap(({ id }) => reference.indicators.get(id) ?? [])
  const ids = indicators.map(({ id }) => id)
  const at = { indicators: ids, locations: [key.location] }
  const own = await readPoints(store, release.number, { ...at, sources: [key.datasource] })
  const others = await readPoints(store, release.number, { ...at, periods: 'years' })
  const { sources } = reference
  const rows = entryRows({
    ...{ indicators, own, others, sources },
    ...{ period: key.period, source: key.datasource },
  })
  return { place: place.name, source, rows, indicators: reference.indicators, sources }
}
