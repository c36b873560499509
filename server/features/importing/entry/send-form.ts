import { formPeriod } from '#domain/data-entry/form-period.ts'
import { message } from '#domain/message/message.ts'
import { sourceName } from '#domain/message/value.ts'
import { IMPORT_FIELDS } from '#domain/form/import-fields.ts'
import { Problem } from '#domain/problem.ts'
import { english } from '#languages/from-source.ts'
import type { Change } from '#server/audit/change.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { lastOfForm, type SubmissionRow } from '../submissions/submission-row.ts'
import { correctFigures, type SentFigures, submitFigures } from '../submissions/submit.ts'
import { refuseClosed, refuseOtherVersion } from './change-form.ts'
import { entryFile } from './entry-file.ts'
import { type FormLines, readFormLines } from './form-lines.ts'
import { refuseFilling } from './may-fill.ts'
import { type FormKey, heldForm, type StoredForm } from './stored-form.ts'

/** A form as somebody sends it. */
interface FormSending {
  readonly version: number
  readonly note: string
  readonly attempt?: string | undefined
}

/**
 * Submits the figures of a form for approval by somebody else, and gives the id of the submission: that which was sent back to the same
 * person comes again, else it is a new one. Pressed twice, the second finds another version; the same attempt sent again finds what it made.
 */
export async function sendForm(
  transaction: Transaction,
  change: Change,
  key: FormKey,
  { version, note, attempt }: FormSending,
): Promise<number> {
  await refuseFilling(transaction, change.actor, key)
  const form = await heldForm(transaction, key)
  const made = form && (await madeBy(transaction, change, form, attempt))
  if (made) return made
  refuseOtherVersion(form, version)
  if (!form) throw new Problem('not-found', 'Nobody has typed anything into this form.')
  const before = await lastOfForm(transaction, form.id)
  refuseClosed(form, before)
  const lines = await readFormLines(transaction, key)
  const { file, explained } = entryFile(key, lines, form.cells)
  const words = noteOf(key, lines, form, note)
  const sent: SentFigures = { files: [file], note: words, format: 'form', origins: [], draft: false }
  const id = await submit(transaction, change, before, sent)
  await transaction.query(
    `update figure_submission set entry_form = $2, explained = $3::jsonb, remarks = '[]', client_key = $4 where id = $1`,
    [id, form.id, JSON.stringify(explained), attempt ?? null],
  )
  await transaction.query('update entry_form set version = version + 1 where id = $1', [form.id])
  return id
}

/** The submission that an attempt made last; null: it made none. */
async function madeBy(
  transaction: Transaction,
  { actor }: Change,
  form: StoredForm,
  attempt: string | undefined,
): Promise<number | null> {
  if (attempt === undefined) return null
  const [row] = await transaction.query<{ id: number }>(
    'select id from figure_submission where entry_form = $1 and author = $2 and client_key = $3',
    [form.id, actor.id, attempt],
  )
  return row?.id ?? null
}

async function submit(
  transaction: Transaction,
  change: Change,
  before: SubmissionRow | null,
  sent: SentFigures,
): Promise<number> {
  const isAgain = before?.author === change.actor.id && before.state !== 'approved'
  if (!before || !isAgain) return submitFigures(transaction, change, sent)
  await correctFigures(transaction, change, before.id, { ...sent, version: before.version })
  return before.id
}

/** What the form is of, why it was opened again, and a remark. */
function noteOf(key: FormKey, { place, source }: FormLines, form: StoredForm, note: string): string {
  const about = english.text(
    message('entry.sent-as', { place, period: formPeriod(key.period, source), source: sourceName(source) }),
  )
  const why =
    form.reopened_why && english.text(message('entry.corrected-because', { reason: form.reopened_why }))
  return [about, why, note]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, IMPORT_FIELDS.note.longest)
}
