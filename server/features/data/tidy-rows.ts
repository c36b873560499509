import type { TidyRow } from '#contract/data/tidy-row.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { LEVELS } from '#domain/location/location.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import type { StoredValue } from './stored-value.ts'

const UNITS = { 1: 'per 1,000', 2: 'percent', 3: 'per 100,000', 4: 'number' } as const

interface PartRow {
  readonly position: number
  readonly value_type: number
  readonly value: number
}

interface Names {
  readonly indicators: ReadonlyMap<number, { readonly name: string; readonly factor: keyof typeof UNITS }>
  readonly sources: ReadonlyMap<
    number,
    { readonly name: string; readonly classification: string; readonly licence: string }
  >
  readonly places: ReadonlyMap<number, { readonly name: string; readonly level: keyof typeof LEVELS }>
}

/** Figures with names, unit and their bounds and parts, which the store keeps as rows of their own. */
export async function tidyRows(
  database: Database,
  release: Release,
  figures: readonly StoredValue[],
): Promise<TidyRow[]> {
  if (figures.length === 0) return []
  const [parts, names] = await Promise.all([partsOf(database, release, figures), namesOf(database, figures)])
  return figures.map(({ row, note, about }, position) => {
    const part = (valueType: number) => parts.get(`${position} ${valueType}`) ?? null
    const indicator = names.indicators.get(row.indicator)
    const source = names.sources.get(row.datasource)
    const place = names.places.get(row.location)
    return {
      indicator_id: row.indicator,
      indicator: indicator?.name ?? '',
      unit: UNITS[indicator?.factor ?? 4],
      datasource_id: row.datasource,
      datasource: source?.name ?? '',
      classification: source?.classification ?? '',
      location_id: row.location,
      location: place?.name ?? '',
      level: LEVELS[place?.level ?? 1],
      period: isoPeriod(row.period),
      value: row.value,
      lower: part(3),
      upper: part(4),
      interval_level: note.interval_level,
      numerator: part(6),
      denominator: part(7),
      sample_size: note.sample_size,
      flags: note.flags,
      licence: source?.licence ?? '',
      release: release.number,
      ...about,
    }
  })
}

/** Bounds, numerators and denominators, by the position of their figure and their value type. */
async function partsOf(
  database: Database,
  release: Release,
  figures: readonly StoredValue[],
): Promise<ReadonlyMap<string, number>> {
  const keys = (column: 'indicator' | 'datasource' | 'location' | 'period') =>
    figures.map(({ row }) => row[column])
  const rows = await database.query<PartRow>(
    `select k.position::int as position, o.value_type, o.value
     from unnest($1::smallint[], $2::smallint[], $3::smallint[], $4::int[])
       with ordinality as k (indicator, datasource, location, period, position)
     join observation o on o.indicator = k.indicator and o.datasource = k.datasource
       and o.location = k.location and o.period = k.period and o.value_type in (3, 4, 6, 7)
     where o.release_added <= $5::int and o.release_removed > $5::int`,
    [keys('indicator'), keys('datasource'), keys('location'), keys('period'), release.number],
  )
  return new Map(rows.map(({ position, value_type, value }) => [`${position - 1} ${value_type}`, value]))
}

async function namesOf(database: Database, figures: readonly StoredValue[]): Promise<Names> {
  const ids = (column: 'indicator' | 'datasource' | 'location') => [
    [...new Set(figures.map(({ row }) => row[column]))],
  ]
  const [indicators, sources, places] = await Promise.all([
    database.query<{ id: number; name: string; factor: keyof typeof UNITS }>(
      'select id, short_name as name, factor from indicator where id = any($1::int[])',
      ids('indicator'),
    ),
    database.query<{ id: number; name: string; classification: string; licence: string }>(
      'select id, datasource as name, classification, licence from datasource where id = any($1::int[])',
      ids('datasource'),
    ),
    database.query<{ id: number; name: string; level: keyof typeof LEVELS }>(
      'select id, shown_name as name, level from location where id = any($1::int[])',
      ids('location'),
    ),
  ])
  return {
    indicators: new Map(indicators.map((row) => [row.id, row])),
    sources: new Map(sources.map((row) => [row.id, row])),
    places: new Map(places.map((row) => [row.id, row])),
  }
}
