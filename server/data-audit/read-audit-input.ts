import { peopleIn } from '#domain/data-audit/people-in.ts'
import { whoseWeights } from '#domain/data-audit/whose-weights.ts'
import type { AuditInput } from '#domain/data-audit/audited-indicator.ts'
import type { Level, Location } from '#domain/location/location.ts'
import type { EditionFigure } from '#domain/observation/edition.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import type { Rejection } from '#domain/observation/rejection.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import { readPoints } from '#server/release/read-points.ts'
import { readReferenceData } from '#server/release/read-reference-data.ts'

const EVERY_LEVEL: readonly Level[] = [1, 2, 3, 4, 5]

/** Reads what the audit needs to know of indicators, of one release; what several of them ask for is read once. */
export interface AuditReader {
  /** Everything about an indicator. `changed` gives its figures as they would be after a change; absent: as they are. */
  inputOf(indicator: number, changed?: (points: readonly Point[]) => readonly Point[]): Promise<AuditInput>
}

/** Opens a reader. Only what the release holds is read, whatever is published meanwhile. */
export async function openAuditReader(database: SqlRunner, release: Release): Promise<AuditReader> {
  const all = await database.query<{ id: number }>('select id from indicator')
  const { reference: words } = await readReferenceData(
    database,
    release,
    all.map(({ id }) => id),
  )
  const places = await database.query<Location>('select id, name, level, parent from location order by id')
  const reference: ReferenceData = { ...words, locations: new Map(places.map((place) => [place.id, place])) }
  const editions = Map.groupBy(await database.query<EditionFigure>(EDITIONS), ({ indicator }) => indicator)
  const rejections = Map.groupBy(await database.query<Rejection>(REJECTIONS), ({ indicator }) => indicator)
  const indicators = [...reference.indicators.values()]
  const people = new Map<number, Promise<ReadonlyMap<number, number>>>()

  const pointsOf = (indicators: readonly number[]) =>
    readPoints(database, release.number, { indicators, levels: EVERY_LEVEL })
  const peopleBy = (indicator: number) => {
    const known = people.get(indicator) ?? pointsOf([indicator]).then((points) => peopleIn(tableOf(points)))
    people.set(indicator, known)
    return known
  }
  const weightsFor = async (indicator: number) => {
    for (const { id } of whoseWeights(byId(reference.indicators, indicator), indicators)) {
      const found = await peopleBy(id)
      if (found.size > 0) return found
    }
    return new Map<number, number>()
  }
  return {
    async inputOf(indicator, changed = (points) => points) {
      const wholes = reference.curation.relatedPairs
        .filter(({ second }) => second === indicator)
        .map(({ first }) => first)
      return {
        indicator,
        table: tableOf(changed(await pointsOf([indicator]))),
        wholes: tableOf(wholes.length > 0 ? await pointsOf(wholes) : []),
        reference,
        people: await weightsFor(indicator),
        editions: editions.get(indicator) ?? [],
        rejections: rejections.get(indicator) ?? [],
      }
    },
  }
}

const EDITIONS = `select indicator, datasource as source, location, period, edition, value, lower, upper,
  interval_level as "intervalLevel", origin from edition order by id`

const REJECTIONS = `select indicator, datasource as source, location, period, value, reason
  from rejection order by id`
