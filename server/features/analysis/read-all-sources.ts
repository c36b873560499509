import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { type ObservationTable, tableOf } from '#domain/observation/observation-table.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { type PublishedFigures, readFigures } from '#server/release/read-figures.ts'
import { readPoints } from '#server/release/read-points.ts'
import { readReferenceData } from '#server/release/read-reference-data.ts'

/**
 * One indicator's figures at one place from every source, and the data that the methods need to look at them.
 */
export interface AllSources {
  readonly figures: PublishedFigures
  /**
   * Also figures that rest on too few people, which the methods themselves hold back and give as a reason.
   */
  readonly table: ObservationTable
  readonly reference: ReferenceData
  /** The year of the release counts as now, so that an answer does not depend on the clock. */
  readonly currentYear: number
}

/** Reads every source of an indicator at a place; `named` are ids of sources that the caller names besides. */
export async function readAllSources(
  database: SqlRunner,
  { indicator, location }: { readonly indicator: number; readonly location: number },
  named: Readonly<Record<string, number>> = {},
): Promise<AllSources> {
  const release = await currentRelease(database)
  const { coverage } = await readReferenceData(database, release, [indicator])
  const held = [...(coverage.get(indicator)?.keys() ?? [])]
  const isAsked = Object.keys(named).length > 0
  const sources = isAsked ? named : Object.fromEntries(held.map((id) => [`datasource ${id}`, id]))
  const figures = await readFigures(
    database,
    { indicators: { indicator }, sources, locations: { location } },
    { locations: [location] },
  )
  const points = await readPoints(database, release.number, {
    indicators: [indicator],
    sources: isAsked ? Object.values(named) : held,
    locations: [location],
  })
  const currentYear = release.published_at.getUTCFullYear()
  return { figures, table: tableOf(points), reference: figures.reference, currentYear }
}
