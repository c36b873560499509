import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { listEditions } from '#contract/coordinates/editions.ts'
import { listEvidence } from '#contract/coordinates/evidence.ts'
import type { EvidenceKind } from '#domain/evidence/evidence.ts'
import { byAge } from '#domain/observation/edition.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { isoOrNull } from '#server/platform/wire-coordinates.ts'

interface StoredEvidence {
  readonly id: string
  readonly kind: EvidenceKind
  readonly title: string
  readonly fieldwork_start: number | null
  readonly fieldwork_end: number | null
  readonly cohort: number | null
  readonly current_source: number | null
  readonly basis: string
}

interface StoredEdition {
  readonly period: number
  readonly edition: string
  readonly value: number
  readonly lower: number | null
  readonly upper: number | null
  readonly interval_level: number | null
  readonly origin: string
}

/** The evidence that figures descend from, and the figures of earlier editions. */
function serveCoordinates(app: FastifyInstance, { database }: Services): void {
  serve(app, listEvidence, async () => {
    const rows = await database.query<StoredEvidence>(
      `select id, kind, title, fieldwork_start, fieldwork_end, birth_cohort as cohort, current_source, basis
       from evidence order by id`,
    )
    return rows.map((row) => ({
      ...row,
      fieldwork_start: isoOrNull(row.fieldwork_start),
      fieldwork_end: isoOrNull(row.fieldwork_end),
    }))
  })

  serve(app, listEditions, async ({ query }) => {
    const { indicator, datasource, location, period } = query
    const rows = await database.query<StoredEdition>(
      `select period, edition, value, lower, upper, interval_level, origin from edition
       where indicator = $1::int and datasource = $2::int and location = $3::int
         and ($4::int is null or period = $4::int)
       order by period, edition`,
      [indicator, datasource, location, period ?? null],
    )
    const periods = Map.groupBy(rows, (row) => row.period)
    const editions = [...periods.values()]
      .flatMap((ofOne) => byAge(ofOne))
      .map((row) => ({ ...row, period: isoPeriod(row.period) }))
    return { indicator, datasource, location, editions }
  })
}

export const coordinatesFeature: Feature = { routes: serveCoordinates }
