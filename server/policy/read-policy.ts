import { POLICY } from '#catalogue/policy.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { policyOptions, type PolicyOptions } from '#domain/policy-simulation/policy-options.ts'
import { indicatorsNeeded, type PolicyData } from '#domain/policy-simulation/policy-terms.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { withhold } from '#domain/small-numbers/withhold.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import { readFigures } from '#server/release/read-figures.ts'
import { readGroups } from '#server/release/read-groups.ts'
import { readPoints } from '#server/release/read-points.ts'
import { readReferenceData } from '#server/release/read-reference-data.ts'
import { interventions } from './interventions.ts'

/** The simulator's knowledge of a place in the newest release. */
export interface PolicyAt {
  readonly release: Release
  readonly data: PolicyData
  readonly found: PolicyOptions
  readonly place: Location
  readonly indicator: Indicator
}

/** Reads everything that a simulation at a place needs. Throws `invalid-input` for ids that do not exist. */
export async function readPolicy(
  database: SqlRunner,
  asked: { readonly indicator?: number; readonly location: number },
): Promise<PolicyAt> {
  const indicator = asked.indicator ?? POLICY.deaths
  const effects = await interventions()
  // Refuses ids that do not exist, by the field in which they stand.
  const named = await readFigures(
    database,
    { indicators: { indicator }, sources: {}, locations: { location: asked.location } },
    { locations: [] },
  )
  const { release } = named
  const needed = indicatorsNeeded(POLICY, effects).filter((id) => named.reference.indicators.has(id))
  const words = await readReferenceData(database, release, needed)
  const reference = { ...words.reference, locations: named.reference.locations }
  const locations = [...new Set([NATION, asked.location])]
  const [points, causes] = await Promise.all([
    readPoints(database, release.number, { indicators: needed, locations, periods: 'years' }),
    readGroups(database, release.number, POLICY.causes),
  ])
  const { shown } = withhold(points, reference)
  const data: PolicyData = {
    terms: POLICY,
    reference,
    table: tableOf(shown),
    causes,
    interventions: effects,
    currentYear: release.published_at.getUTCFullYear(),
  }
  return {
    release,
    data,
    found: policyOptions(data, asked.location),
    place: byId(reference.locations, asked.location),
    indicator: byId(reference.indicators, indicator),
  }
}
