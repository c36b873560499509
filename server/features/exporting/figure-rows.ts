import { Problem } from '#domain/problem.ts'
import type { Point } from '#domain/observation/point.ts'
import type { Database } from '#server/platform/database/database.ts'
import { NOT_REMOVED } from '#server/release/current.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { readPoints } from '#server/release/read-points.ts'
import { inColumns } from '#server/release/row-reader.ts'

/** Which figures leave; what is left out restricts nothing. */
export interface Chosen {
  readonly indicator?: number | undefined
  readonly source?: number | undefined
  readonly place?: number | undefined
}

/** Something that figures are about, by its names. */
export interface NamedRow {
  readonly id: number
  readonly name: string
  readonly code: string
}

/** The figures that were chosen, and the names behind their ids. */
export interface ChosenFigures {
  readonly release: { readonly number: number; readonly hash: string; readonly published_at: Date }
  /** Indicator by indicator, so that memory stays bounded. */
  readonly points: () => AsyncGenerator<readonly Point[]>
  readonly indicators: ReadonlyMap<number, NamedRow>
  readonly sources: ReadonlyMap<number, NamedRow & Licensed>
  readonly places: ReadonlyMap<number, NamedRow>
  /** The sources that have any of the figures. */
  readonly cited: () => Promise<readonly (NamedRow & Licensed)[]>
}

/** The terms of a source. */
export interface Licensed {
  readonly licence: string
  readonly link: string
  readonly citation: string
}

const TABLES = {
  indicator: 'select id, short_name as name, code from indicator',
  source: `select id, datasource as name, '' as code, licence, link, citation from datasource`,
  // A code of DHIS2, OCHA or ISO where there is one: systems of others know it.
  place: `select id, shown_name as name, coalesce(nullif(pcode, ''), nullif(iso_code, ''), shown_name) as code from location`,
} as const

/** Pair by pair, so that no figure is read to know whether there is one. */
const USED = `
  select distinct m.datasource as id from datasource_specific_indicator m
  where ($1::int is null or m.indicator = $1::int) and ($2::int is null or m.datasource = $2::int) and exists (
    select from observation o where o.indicator = m.indicator and o.datasource = m.datasource
      and ($3::int is null or o.location = $3::int) and o.release_removed = ${NOT_REMOVED})
  order by 1`

/** Finds the figures of a choice. Throws `not-found` for what there is not. */
export async function chosenFigures(database: Database, chosen: Chosen): Promise<ChosenFigures> {
  const rowsOf = async <Row extends NamedRow>(table: keyof typeof TABLES) => {
    const rows = new Map((await database.query<Row>(TABLES[table])).map((row) => [row.id, row]))
    const asked = chosen[table]
    if (asked !== undefined && !rows.has(asked)) {
      throw new Problem('not-found', `There is no ${table} with the id ${asked}.`)
    }
    return rows
  }
  const indicators = await rowsOf('indicator')
  const sources = await rowsOf<NamedRow & Licensed>('source')
  const places = await rowsOf('place')
  const release = await currentRelease(database)
  const { indicator, source, place } = chosen
  const ids = indicator === undefined ? [...indicators.keys()].toSorted((a, b) => a - b) : [indicator]
  async function* points() {
    for (const id of ids) {
      const selection = {
        indicators: [id],
        ...(source !== undefined && { sources: [source] }),
        ...(place === undefined ? { levels: 'every' as const } : { locations: [place] }),
      }
      const found = await readPoints(database, release.number, selection, inColumns)
      yield found.toSorted((a, b) => a.source - b.source || a.location - b.location || a.period - b.period)
    }
  }
  const cited = async () => {
    const used = await database.query<{ id: number }>(USED, [
      ...[indicator ?? null, source ?? null, place ?? null],
    ])
    return used.flatMap(({ id }) => sources.get(id) ?? [])
  }
  return { release, points, indicators, sources, places, cited }
}
