import { frontFields } from '#contract/front/front.ts'
import { type Front, frontWith } from '#domain/front/front.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** The most that are listed: older ones stay in the store and in the audit log. */
const LISTED = 50

interface VersionRow {
  readonly number: number
  readonly content: Partial<Front>
  readonly restored: number | null
  readonly applied_by: string | null
  readonly applied_at: Date
}

/** The fronts that the site has had, the newest first. */
export async function frontVersions(store: SqlRunner) {
  const rows = await store.query<VersionRow>(
    `select v.number, v.content, v.restored, a.username as applied_by, v.applied_at
     from front_version v left join account a on a.id = v.applied_by order by v.number desc limit ${LISTED}`,
  )
  return rows.map(({ number, content, applied_at, ...row }) => ({
    ...row,
    version: number,
    front: frontFields.parse(frontWith(content)),
    applied_at: applied_at.toISOString(),
  }))
}
