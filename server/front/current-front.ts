import { type Front, frontWith, OWN_FRONT } from '#domain/front/front.ts'
import { Problem } from '#domain/problem.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** A front that was applied to the whole site. */
export interface AppliedFront {
  readonly front: Front
  /** Counts applied fronts; 0 is the product's own. */
  readonly version: number
  readonly appliedAt: Date
}

interface VersionRow {
  readonly content: Partial<Front>
  readonly number: number
  readonly applied_at: Date
}

/** The front that holds at this moment; inside a transaction that changes it, `lock` keeps others waiting. */
export async function currentFront(store: SqlRunner, lock: 'lock' | null = null): Promise<AppliedFront> {
  if (lock) await store.query('lock table front_version in share row exclusive mode')
  const [row] = await store.query<VersionRow>(
    'select content, number, applied_at from front_version order by number desc limit 1',
  )
  if (!row) throw new Error('The front of the product is missing (table front_version).')
  return { front: frontWith(row.content), version: row.number, appliedAt: row.applied_at }
}

/** The front that holds at this moment; while the store does not answer, the product's own. */
export async function frontOrOwn(store: SqlRunner): Promise<Front> {
  try {
    return (await currentFront(store)).front
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'store-unavailable') throw error
    return OWN_FRONT
  }
}
