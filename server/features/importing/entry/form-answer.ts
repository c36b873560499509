import type { EntryFormRow } from '#contract/data-entry/entry-forms.ts'
import { wireEntryRow } from '#contract/data-entry/entry-row.ts'
import type { Account } from '#domain/account/account.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { lastOfForm, stateOf, submissionOf } from '../submissions/submission-row.ts'
import { tasksLike } from './entry-tasks.ts'
import { readFormLines } from './form-lines.ts'
import { mayFill, refuseReading } from './may-fill.ts'
import { type FormKey, isOpenForm, storedForm } from './stored-form.ts'

/** A form as it travels. Throws `not-allowed` for whoever may neither fill it nor decide on it. */
export async function formAnswer(store: SqlRunner, key: FormKey, asks: Account): Promise<EntryFormRow> {
  await refuseReading(store, asks, key)
  const { place, rows } = await readFormLines(store, key)
  const form = await storedForm(store, key)
  const submission = form && (await lastOfForm(store, form.id))
  return {
    ...key,
    location_name: place,
    period: isoPeriod(key.period),
    rows: rows.map(wireEntryRow),
    cells: { ...form?.cells },
    version: form?.version ?? 0,
    changed_by: form?.changed_by_name ?? '',
    is_own: form?.changed_by === asks.id,
    changed_at: form?.changed_at.toISOString() ?? null,
    submission: submission && submissionOf(submission, asks),
    is_open: isOpenForm(form, submission),
    may_enter: await mayFill(store, asks, key),
    reopened_why: form?.reopened_why ?? '',
    tasks: await tasksLike(store, key, asks),
    last_time: await lastTime(store, key),
  }
}

/** What became of the form of the period before for which something was sent, with the last comment at it. */
async function lastTime(
  store: SqlRunner,
  { datasource, location, period }: FormKey,
): Promise<EntryFormRow['last_time']> {
  const [form] = await store.query<{ id: number; period: number }>(
    `select f.id, f.period from entry_form f
     where f.datasource = $1 and f.location = $2 and f.period < $3
       and exists (select from figure_submission s where s.entry_form = f.id)
     order by f.period desc limit 1`,
    [datasource, location, period],
  )
  const submission = form && (await lastOfForm(store, form.id))
  if (!form || !submission) return null
  const [comment] = await store.query<{ reason: string | null }>(
    `select after ->> 'reason' as reason from audit_entry
     where action = 'figures.sent-back' and subject = $1 order by id desc limit 1`,
    [`figures ${submission.id}`],
  )
  return { period: isoPeriod(form.period), state: stateOf(submission), comment: comment?.reason ?? '' }
}
