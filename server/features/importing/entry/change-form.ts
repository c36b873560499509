import type { EntryCells } from '#domain/data-entry/entry-cell.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { lastOfForm, stateOf } from '../submissions/submission-row.ts'
import { readFormLines } from './form-lines.ts'
import { refuseFilling } from './may-fill.ts'
import { type FormKey, heldForm, isOpenForm, type StoredForm } from './stored-form.ts'

/** A form as the audit log names it. */
export function formSubject({ datasource, location, period }: FormKey): string {
  return `form ${datasource}/${location}/${isoPeriod(period)}`
}

/** Throws `changed-meanwhile` where a form is of another version than the one that was seen. */
export function refuseOtherVersion(form: Pick<StoredForm, 'version'> | null, version: number): void {
  if ((form?.version ?? 0) === version) return
  throw new Problem(
    'changed-meanwhile',
    'Somebody else, or you on another device, changed this form meanwhile.',
  )
}

/** Keeps what was typed, as it is. Throws `changed-meanwhile` for another version, and while it waits or is published. */
export async function saveForm(
  transaction: Transaction,
  change: Change,
  key: FormKey,
  { version, cells }: { readonly version: number; readonly cells: EntryCells },
): Promise<{ readonly version: number; readonly changed_at: string }> {
  await refuseFilling(transaction, change.actor, key)
  const begun = (await heldForm(transaction, key)) ?? (await begin(transaction, change, key))
  refuseOtherVersion(begun, version)
  refuseClosed(begun, await lastOfForm(transaction, begun.id))
  const [row] = await transaction.query<{ version: number; changed_at: Date }>(
    `update entry_form set cells = $2::jsonb, version = version + 1, changed_by = $3, changed_at = now()
     where id = $1 returning version, changed_at`,
    [begun.id, JSON.stringify(cells), change.actor.id],
  )
  if (!row) throw new Error('A form was not kept.')
  return { version: row.version, changed_at: row.changed_at.toISOString() }
}

/** Throws `changed-meanwhile` where a form takes nothing, with the reason. */
export function refuseClosed(
  form: Pick<StoredForm, 'reopened'>,
  submission: Awaited<ReturnType<typeof lastOfForm>>,
): void {
  if (submission === null || isOpenForm(form, submission)) return
  const sentence =
    stateOf(submission) === 'submitted'
      ? 'These figures wait for a decision. Whoever sent them may take them back.'
      : 'These figures are published. Open the form again with a reason to correct them.'
  throw new Problem('changed-meanwhile', sentence)
}

/** The row of a form that nobody has typed into; of two who begin it at once, one makes it. */
async function begin(
  transaction: Transaction,
  { actor, address }: Change,
  key: FormKey,
): Promise<StoredForm> {
  const { rows } = await readFormLines(transaction, key)
  if (rows.length === 0) {
    throw new Problem('invalid-input', 'The source publishes nothing about places of this level.')
  }
  const made = await transaction.query(
    `insert into entry_form (datasource, location, period, changed_by) values ($1, $2, $3, $4)
     on conflict do nothing returning id`,
    [key.datasource, key.location, key.period, actor.id],
  )
  if (made.length > 0) {
    await writeAudit(transaction, { actor, action: 'entry.begun', subject: formSubject(key), address })
  }
  const form = await heldForm(transaction, key)
  if (!form) throw new Error('A form was not begun.')
  return form
}

/** Opens a published form again, with the reason. */
export async function reopenForm(
  transaction: Transaction,
  { actor, address }: Change,
  key: FormKey,
  { version, reason }: { readonly version: number; readonly reason: string },
): Promise<{ readonly version: number }> {
  await refuseFilling(transaction, actor, key)
  const form = await heldForm(transaction, key)
  refuseOtherVersion(form, version)
  const submission = form && (await lastOfForm(transaction, form.id))
  if (!form || !submission || stateOf(submission) !== 'published' || isOpenForm(form, submission)) {
    throw new Problem('changed-meanwhile', 'This form is open.')
  }
  await transaction.query(
    `update entry_form set reopened = $2, reopened_why = $3, version = version + 1, changed_by = $4, changed_at = now()
     where id = $1`,
    [form.id, submission.id, reason, actor.id],
  )
  const after = { submission: submission.id, reason }
  await writeAudit(transaction, {
    actor,
    action: 'entry.reopened',
    subject: formSubject(key),
    after,
    address,
  })
  return { version: version + 1 }
}
