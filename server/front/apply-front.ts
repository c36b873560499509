import type { Front } from '#domain/front/front.ts'
import { frontWith } from '#domain/front/front.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { checkFront } from './check-front.ts'
import { type AppliedFront, currentFront } from './current-front.ts'

/** Applies a front to the whole site; `version` is the one that the person who applies it saw. */
export async function applyFront(
  transaction: SqlRunner,
  change: Change,
  { front, version }: { readonly front: Front; readonly version: number },
): Promise<AppliedFront> {
  const before = await seen(transaction, version)
  await checkFront(transaction, front)
  return write(transaction, change, { before, front, restored: null })
}

/** Brings an earlier front back, as a version of its own. Throws `not-found` for a number that never was. */
export async function restoreFront(
  transaction: SqlRunner,
  change: Change,
  { number, version }: { readonly number: number; readonly version: number },
): Promise<AppliedFront> {
  const [row] = await transaction.query<{ content: Partial<Front> }>(
    'select content from front_version where number = $1',
    [number],
  )
  if (!row) throw new Problem('not-found', 'There is no such version of the front.')
  const before = await seen(transaction, version)
  return write(transaction, change, { before, front: frontWith(row.content), restored: number })
}

async function seen(transaction: SqlRunner, version: number): Promise<AppliedFront> {
  const before = await currentFront(transaction, 'lock')
  if (before.version === version) return before
  throw new Problem(
    'changed-meanwhile',
    'Another administrator changed the front meanwhile. Load the page again; your draft is kept.',
  )
}

interface Step {
  readonly before: AppliedFront
  readonly front: Front
  readonly restored: number | null
}

async function write(
  transaction: SqlRunner,
  { actor, address }: Change,
  { before, front, restored }: Step,
): Promise<AppliedFront> {
  const number = before.version + 1
  await transaction.query(
    'insert into front_version (number, content, restored, applied_by) values ($1, $2::jsonb, $3, $4)',
    [number, JSON.stringify(front), restored, actor.id],
  )
  await writeAudit(transaction, {
    actor,
    action: restored === null ? 'front.applied' : 'front.restored',
    subject: `front ${number}`,
    before: before.front,
    after: front,
    address,
  })
  return currentFront(transaction)
}
