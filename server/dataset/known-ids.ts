import type { Classification } from '#domain/data-source/data-source.ts'
import type { NumberKind } from '#domain/number/bounds.ts'
import type { Factor } from '#domain/number/factor.ts'
import { type IsoDay, isoDay } from '#domain/period/calendar.ts'
import { numberKind } from '#domain/statistics/number-kind.ts'
import type { Level } from '#domain/location/location.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** The ids that a figure may name, each with the facts that its checks need. */
export interface KnownIds {
  readonly indicators: ReadonlyMap<number, NumberKind>
  readonly sources: ReadonlyMap<number, Classification>
  readonly locations: ReadonlyMap<number, Level>
  /** Short name of a source → its id. */
  readonly sourceNames: ReadonlyMap<string, number>
  /** Ids of `Evidence`. */
  readonly evidence: ReadonlySet<string>
  /** From which it is seen what is over: surveys and routine sources count nothing that is to come. */
  readonly today: IsoDay
}

/** The largest ids that the store's short columns and `observationId` can hold, plus one. */
export const ID_LIMITS = { indicator: 2 ** 13, source: 2 ** 9, location: 2 ** 12 } as const

/** The ids in the store. */
export async function knownIdsIn(store: SqlRunner): Promise<KnownIds> {
  const indicators = await store.query<{
    id: number
    factor: Factor
    fullName: string
    denominator: string
  }>('select id, factor, full_name as "fullName", denominator from indicator')
  const sources = await store.query<{ id: number; name: string; classification: Classification }>(
    'select id, datasource as name, classification from datasource',
  )
  const evidence = await store.query<{ id: string }>('select id from evidence')
  const locations = await store.query<{ id: number; level: Level }>('select id, level from location')
  return {
    indicators: new Map(indicators.map((indicator) => [indicator.id, numberKind(indicator)])),
    sources: new Map(sources.map(({ id, classification }) => [id, classification])),
    locations: new Map(locations.map(({ id, level }) => [id, level])),
    sourceNames: new Map(sources.map(({ id, name }) => [name, id])),
    evidence: new Set(evidence.map(({ id }) => id)),
    today: isoDay(new Date()),
  }
}

/**
 * Those of them that the catalogue of a release has. What only stands in the reference tables is nobody's to enter figures of:
 * no page names it, and nothing can be held against it.
 */
export function idsOfCatalogue(
  known: KnownIds,
  catalogue: Pick<ReferenceData, 'indicators' | 'sources'>,
): KnownIds {
  return {
    ...known,
    indicators: new Map([...known.indicators].filter(([id]) => catalogue.indicators.has(id))),
    sources: new Map([...known.sources].filter(([id]) => catalogue.sources.has(id))),
  }
}
