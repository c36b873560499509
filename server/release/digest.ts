import { createHash } from 'node:crypto'
import type { ChangeDigests } from './change-digests.ts'
import type { Changes } from './find-changes.ts'

const sha256 = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`

/**
 * The digest of the figures of groups that change: by place, then by indicator and source, then of all. In steps, so that no text
 * grows with the size of the release. Rows are written as PostgreSQL writes them: numbers in the shortest exact form.
 */
const ofGroups = ({ groups }: Changes) => `
  select ${sha256(`coalesce(string_agg(digest, '' order by indicator, datasource), '')`)} as digest
  from (
    select indicator, datasource, ${sha256(`string_agg(digest, '' order by location)`)} as digest
    from (
      select indicator, datasource, location,
        ${sha256(`string_agg(row(indicator, datasource, location, period, dimension, category, category_order,
          value, lower, upper, population_share)::text, E'\n' order by period, dimension collate "C", category collate "C")`)} as digest
      from ${groups.name} group by indicator, datasource, location
    ) places group by indicator, datasource
  ) measures`

/** Tables that stand behind the figures and have no releases of their own, with the columns that are content. */
export const REFERENCE = {
  datasource_specific_indicator:
    'id, datasource, indicator, datasource_indicator, indicator_definition, measurement_numerator, measurement_denominator, frequency, methodology_estimation, "national", zonal, state, senatorial, lga, periods, comparability_note, custodian, interval_published',
  evidence: 'id, kind, title, fieldwork_start, fieldwork_end, birth_cohort, current_source, basis',
  edition:
    'id, indicator, datasource, location, period, edition, value, lower, upper, interval_level, origin',
  rejection: 'id, indicator, datasource, location, period, value, reason',
  coordinates: 'id, reference_start, reference_end, birth_cohort, evidence, edition, superseded_by',
  citation: 'id, datasource, indicator, level, period, locations, definition_note, citation, url, file',
  facility: 'id, name, type, tier, level, ownership, state, lga, latitude, longitude, datasource, flag',
} as const

/** The digest of the rows of a table that has ids, as an expression over all of them. */
export function rowsDigest(columns: string): string {
  return sha256(`coalesce(string_agg(row(${columns})::text, E'\\n' order by id), '')`)
}

/** The digest of the changes of groups and of everything beside the catalogue that is shown with them. */
async function digests(changes: Changes): Promise<string[]> {
  const queries = [
    ofGroups(changes),
    ...Object.entries(REFERENCE).map(
      ([table, columns]) => `select ${rowsDigest(columns)} as digest from ${table}`,
    ),
  ]
  const found: string[] = []
  for (const sql of queries) {
    const [row] = await changes.transaction.query<{ digest: string }>(sql)
    found.push(row?.digest ?? '')
  }
  return found
}

/**
 * The hash of a release: SHA-256 over the hash before it, the catalogue and the changes. The same history of contents has
 * the same hash on every machine and on both kinds of database; when and by whom it was published does not count.
 */
export async function releaseHash(
  changes: Changes,
  previous: string | null,
  catalogue: string,
  ofFigures: ChangeDigests,
): Promise<string> {
  const hash = createHash('sha256')
  const parts = [previous ?? '', catalogue, await ofFigures.ofAll(changes), ...(await digests(changes))]
  for (const part of parts) hash.update(`${part}\n`)
  return hash.digest('hex')
}
