import type { Classification } from '#domain/data-source/data-source.ts'
import type { Factor } from '#domain/number/factor.ts'
import type { Level } from '#domain/location/location.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** The ids that a figure may name, with what its checks need to know about each. */
export interface KnownIds {
  readonly indicators: ReadonlyMap<number, Factor>
  readonly sources: ReadonlyMap<number, Classification>
  readonly locations: ReadonlyMap<number, Level>
  /** Short name of a source → its id. */
  readonly sourceNames: ReadonlyMap<string, number>
  /** Ids of `Evidence`. */
  readonly evidence: ReadonlySet<string>
}

/** The largest ids that the store's short columns and `observationId` can hold, plus one. */
export const ID_LIMITS = { indicator: 2 ** 13, source: 2 ** 9, location: 2 ** 12 } as const

/** The ids in the store. */
export async function knownIdsIn(store: SqlRunner): Promise<KnownIds> {
  const indicators = await store.query<{ id: number; factor: Factor }>('select id, factor from indicator')
  const sources = await store.query<{ id: number; name: string; classification: Classification }>(
    'select id, datasource as name, classification from datasource',
  )
  const evidence = await store.query<{ id: string }>('select id from evidence')
  const locations = await store.query<{ id: number; level: Level }>('select id, level from location')
  return {
    indicators: new Map(indicators.map(({ id, factor }) => [id, factor])),
    sources: new Map(sources.map(({ id, classification }) => [id, classification])),
    locations: new Map(locations.map(({ id, level }) => [id, level])),
    sourceNames: new Map(sources.map(({ id, name }) => [name, id])),
    evidence: new Set(evidence.map(({ id }) => id)),
  }
}
