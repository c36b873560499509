import type { Coverage } from '#domain/choice/coverage.ts'
import type { Level, Location } from '#domain/location/location.ts'
import type { WithheldPoint } from '#domain/observation/gap.ts'
import type { Point } from '#domain/observation/point.ts'
import { type Rejection, withdrawnFrom } from '#domain/observation/rejection.ts'
import { Problem } from '#domain/problem.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { withhold } from '#domain/small-numbers/withhold.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { currentRelease, type Release } from './current-release.ts'
import { readRejections } from './read-rejections.ts'
import { readPoints } from './read-points.ts'
import { readReferenceData } from './read-reference-data.ts'

/** Ids that a caller names, by the field in which they stand, so that an unknown one is told about there. */
export interface NamedIds {
  readonly indicators: Readonly<Record<string, number>>
  readonly sources: Readonly<Record<string, number>>
  readonly locations?: Readonly<Record<string, number | null | undefined>>
}

/** Published figures that a caller named, with the words for them. */
export interface PublishedFigures {
  readonly named: NamedIds
  readonly release: Release
  readonly reference: ReferenceData
  readonly coverage: Coverage
  /** In no particular order, without what rests on too few people. */
  readonly points: readonly Point[]
  /** The figures left out because they rest on too few people. */
  readonly withheld: readonly WithheldPoint[]
  /** The figures of the indicators that were taken out, whatever was asked for. */
  readonly withdrawn: readonly Rejection[]
}

/** The figures to read: of single places, or of whole levels. */
export type Reach = { readonly locations: readonly number[] } | { readonly levels: readonly Level[] }

/**
 * The figures of all named indicators and sources in the current release. Throws `invalid-input` for ids that do not
 * exist, with what to do; a source without figures of an indicator is no error and finds nothing.
 */
export async function readFigures(
  database: SqlRunner,
  named: NamedIds,
  reach: Reach,
): Promise<PublishedFigures> {
  const release = await currentRelease(database)
  const indicators = distinctIds(named.indicators)
  const sources = distinctIds(named.sources)
  const words = await readReferenceData(database, release, indicators)
  const places = distinctIds(named.locations ?? {})
  const wanted = 'locations' in reach ? [...places, ...reach.locations] : places
  const locations = await withSmallPlaces(database, words.reference, wanted, reach)
  const reference = { ...words.reference, locations }
  refuseUnknown(named, reference)
  const points = await readPoints(database, release.number, { indicators, sources, ...reach })
  const { shown, withheld } = withhold(points, reference)
  return {
    named,
    release,
    reference,
    coverage: words.coverage,
    points: shown,
    withheld,
    withdrawn: withdrawnFrom(points, await readRejections(database, indicators)),
  }
}

function distinctIds(ids: Readonly<Record<string, number | null | undefined>>): number[] {
  return [...new Set(Object.values(ids).filter((id) => typeof id === 'number'))]
}

/** Locations of the catalogue go down to states; LGAs are added when they are asked for. */
async function withSmallPlaces(
  database: SqlRunner,
  { locations }: ReferenceData,
  ids: readonly number[],
  reach: Reach,
): Promise<ReadonlyMap<number, Location>> {
  const unknown = ids.filter((id) => !locations.has(id))
  const levels = 'levels' in reach ? reach.levels.filter((level) => level > 3) : []
  if (unknown.length === 0 && levels.length === 0) return locations
  const rows = await database.query<Location>(
    'select id, shown_name as name, level, parent from location where id = any($1::int[]) or level = any($2::int[]) order by id',
    [unknown, levels],
  )
  return new Map([...locations, ...rows.map((row) => [row.id, row] as const)])
}

/** Throws `invalid-input` where an id does not exist, by the field in which it stands. */
export function refuseUnknown(
  named: NamedIds,
  { indicators, sources, locations }: Pick<ReferenceData, 'indicators' | 'sources' | 'locations'>,
): void {
  const errors = {
    ...unknownIds(named.indicators, indicators, 'indicator', '/api/indicators'),
    ...unknownIds(named.sources, sources, 'data source', '/api/datasources'),
    ...unknownIds(named.locations ?? {}, locations, 'location', '/api/location'),
  }
  const sentences = Object.values(errors).flat()
  if (sentences.length > 0) throw new Problem('invalid-input', sentences.join(' '), errors)
}

function unknownIds(
  ids: Readonly<Record<string, number | null | undefined>>,
  known: ReadonlyMap<number, unknown>,
  what: string,
  list: string,
): Record<string, string[]> {
  const unknown = Object.entries(ids).filter(([, id]) => typeof id === 'number' && !known.has(id))
  return Object.fromEntries(
    unknown.map(([field, id]) => [field, [`There is no ${what} ${id}. GET ${list} lists them.`]]),
  )
}
