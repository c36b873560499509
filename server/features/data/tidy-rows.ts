import type { TidyRow } from '#contract/data/tidy-row.ts'
import { byColumn, NUMBER_COLUMNS } from '#domain/observation/columns.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { reliabilityOf } from '#domain/small-numbers/reliability.ts'
import { LEVELS } from '#domain/location/location.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import { KEY, KEY_LIST, type KeyName, type NameInRows, wideFigures } from '#server/release/stored-columns.ts'
import type { StoredValue } from './stored-value.ts'

const NUMBER_NAMES = NUMBER_COLUMNS.map(({ name }) => name)

const UNITS = { 1: 'per 1,000', 2: 'percent', 3: 'per 100,000', 4: 'number' } as const

type NumbersInRows = { readonly [Name in NameInRows]: number | null }

interface Names {
  readonly indicators: ReadonlyMap<number, { readonly name: string; readonly factor: keyof typeof UNITS }>
  readonly sources: ReadonlyMap<
    number,
    { readonly name: string; readonly classification: string; readonly licence: string }
  >
  readonly places: ReadonlyMap<number, { readonly name: string; readonly level: keyof typeof LEVELS }>
}

/** Figures with names, unit, and the numbers beside their value. */
export async function tidyRows(
  database: Database,
  release: Release,
  figures: readonly StoredValue[],
): Promise<TidyRow[]> {
  if (figures.length === 0) return []
  const [numbersAt, names] = await Promise.all([
    numbersOf(database, release, figures),
    namesOf(database, figures),
  ])
  return figures.map(({ row, note, about }) => {
    const numbers = { ...note, ...numbersAt.get(keyOf(row)) }
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
      ...byColumn(NUMBER_NAMES, (name) => numbers[name] ?? null),
      flags: note.flags,
      reliability: reliabilityOf(
        {
          ...{
            location: row.location,
            value: row.value,
            lower: numbers.lower ?? null,
            upper: numbers.upper ?? null,
          },
          ...{ intervalLevel: numbers.interval_level ?? null, se: numbers.se ?? null },
        },
        { factor: indicator?.factor ?? 4 },
        place,
      ),
      licence: source?.licence ?? '',
      release: release.number,
      ...about,
    }
  })
}

/** The numbers beside figures that the store keeps in rows of their own, by the key of the figure. */
async function numbersOf(
  database: Database,
  release: Release,
  figures: readonly StoredValue[],
): Promise<ReadonlyMap<string, NumbersInRows>> {
  const keys = KEY.map((column) => figures.map(({ row }) => row[column]))
  const rows = await database.query<NumbersInRows & FigureKey>(
    wideFigures(
      `unnest($1::smallint[], $2::smallint[], $3::smallint[], $4::int[]) as k (${KEY_LIST})
       join observation o using (${KEY_LIST}) where o.release_added <= $5::int and o.release_removed > $5::int`,
    ),
    [...keys, release.number],
  )
  return new Map(rows.map((row) => [keyOf(row), row]))
}

type FigureKey = { readonly [Name in KeyName]: number }

function keyOf({ indicator, datasource, location, period }: FigureKey): string {
  return `${indicator} ${datasource} ${location} ${period}`
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
