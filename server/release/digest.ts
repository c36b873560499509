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

/** A part of a release with its SHA-256. */
export interface ReleasePart {
  readonly name: string
  readonly digest: string
}

/** The changes of groups, and everything beside the catalogue that is shown with them. */
async function partsBeside(changes: Changes): Promise<ReleasePart[]> {
  const queries = [
    ['groups', ofGroups(changes)],
    ...Object.entries(REFERENCE).map(
      ([table, columns]) => [table, `select ${rowsDigest(columns)} as digest from ${table}`] as const,
    ),
  ] as const
  const found: ReleasePart[] = []
  for (const [name, sql] of queries) {
    const [row] = await changes.transaction.query<{ digest: string }>(sql)
    found.push({ name, digest: row?.digest ?? '' })
  }
  return found
}

/**
 * The hash of a release: SHA-256 over the hash before it and the digests of the catalogue and the changes, which are given with it so that
 * anybody can make it again. The same history of contents has
 * the same hash on every machine and on both kinds of database; when and by whom it was published does not count.
 */
export async function releaseHash(
  changes: Changes,
  previous: string | null,
  catalogue: string,
  ofFigures: ChangeDigests,
): Promise<{ readonly hash: string; readonly parts: readonly ReleasePart[] }> {
  const parts = [
    { name: 'catalogue', digest: createHash('sha256').update(catalogue).digest('hex') },
    { name: 'figures', digest: await ofFigures.ofAll(changes) },
    ...(await partsBeside(changes)),
  ]
  const hash = createHash('sha256').update(`${previous ?? ''}\n`)
  for (const { digest } of parts) hash.update(`${digest}\n`)
  return { hash: hash.digest('hex'), parts }
}
