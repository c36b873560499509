import type { EntryCells } from '#domain/data-entry/entry-cell.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { type SubmissionRow, stateOf } from '../submissions/submission-row.ts'

/** What a form is of. */
export interface FormKey {
  readonly datasource: number
  readonly location: number
  readonly period: PeriodCode
}

/** A form as the store has it. */
export interface StoredForm {
  readonly id: number
  readonly cells: EntryCells
  readonly version: number
  readonly changed_by: number | null
  readonly changed_by_name: string
  readonly changed_at: Date
  readonly reopened: number | null
  readonly reopened_why: string
}

const FORM = `
  select f.id, f.cells, f.version, f.changed_by, coalesce(a.display_username, '') as changed_by_name, f.changed_at,
    f.reopened, f.reopened_why
  from entry_form f left join account a on a.id = f.changed_by
  where f.datasource = $1 and f.location = $2 and f.period = $3`

/** A form; null: nobody has typed anything into it. */
export async function storedForm(store: SqlRunner, key: FormKey): Promise<StoredForm | null> {
  return (await formRows(store, FORM, key))[0] ?? null
}

/** The same, which nobody else changes before the transaction ends. */
export async function heldForm(transaction: SqlRunner, key: FormKey): Promise<StoredForm | null> {
  return (await formRows(transaction, `${FORM} for update of f`, key))[0] ?? null
}

function formRows(store: SqlRunner, statement: string, { datasource, location, period }: FormKey) {
  return store.query<StoredForm>(statement, [datasource, location, period])
}

/** Whether a form may be typed into: nothing of it waits for a decision or is published, or it was opened again. */
export function isOpenForm(
  form: Pick<StoredForm, 'reopened'> | null,
  submission: Pick<SubmissionRow, 'id' | 'state' | 'undone_by'> | null,
): boolean {
  if (submission === null) return true
  const state = stateOf(submission)
  if (state === 'submitted') return false
  return state !== 'published' || form?.reopened === submission.id
}
