import type { LicenceClass } from '#domain/data-source/data-source.ts'
import type { ReferenceTables } from '#server/dataset/reference/reference-tables.ts'
import type { Staged } from '#server/release/staging.ts'

/**
 * Takes the figures and editions of the sources that an operator may not publish out again, after all rows were read and
 * checked. The sources stay in the lists, as those without figures do.
 */
export async function leaveOut(
  { transaction, points, groups }: Staged,
  { sources }: ReferenceTables,
  classes: readonly LicenceClass[],
): Promise<void> {
  const ids = sources.flatMap(({ content: { id, licenceClass } }) =>
    classes.includes(licenceClass) ? [id] : [],
  )
  if (ids.length === 0) return
  for (const table of [points.name, groups.name, 'edition', 'rejection']) {
    await transaction.query(`delete from ${table} where datasource = any($1::int[])`, [ids])
  }
}
