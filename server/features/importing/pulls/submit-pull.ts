import { csvOfRows } from '#charts/export/csv.ts'
import type { SentFile } from '#contract/data-import/data-import.ts'
import { type Message, message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { IMPORT_FIELDS } from '#domain/form/import-fields.ts'
import { Problem } from '#domain/problem.ts'
import { figuresOf, openFiles } from '#exchange/files/read.ts'
import { mappedFiles, mapSheet } from '#exchange/mapping/mapped-sheet.ts'
import type { Mapping } from '#exchange/mapping/mapping.ts'
import type { Candidate } from '#exchange/reading/candidate.ts'
import type { SourceFile } from '#exchange/reading/source-file.ts'
import { english } from '#languages/from-source.ts'
import { readAccount } from '#server/identity/account-row.ts'
import { notify } from '#server/notify/notify.ts'
import type { Database, SqlRunner, Transaction } from '#server/platform/database/database.ts'
import { submitFigures } from '../submissions/submit.ts'
import { pulledFiles, type StoredPull } from './stored-pull.ts'

interface Repeated {
  readonly note: string
  readonly mapping: Mapping
}

/** Ends a pull whose last part has come. One that is repeated becomes a submission in the same transaction, and its person is told. */
export async function finishPull(database: Database, pull: StoredPull): Promise<void> {
  const repeated = await repeatedOf(database, pull)
  const files = repeated && (await mappedPull(await pulledFiles(database, pull), repeated.mapping))
  await database.transaction(async (transaction) => {
    const [row] = await transaction.query(
      `update data_pull set state = 'done', sealed_token = null where id = $1 and state = 'running' returning id`,
      [pull.id],
    )
    if (row && repeated && files) await submit(transaction, pull, repeated, files)
  })
}

async function repeatedOf(store: SqlRunner, { repeat }: StoredPull): Promise<Repeated | null> {
  if (repeat === null) return null
  const [row] = await store.query<Repeated>('select note, mapping from data_pull_repeat where id = $1', [
    repeat,
  ])
  return row ?? null
}

interface MappedPull {
  readonly files: readonly SentFile[]
  /** Figures whose names nobody has agreed to: they are left out, and counted. */
  readonly open: number
}

/** The figures of what came, under the names that were agreed to. */
export async function mappedPull(sources: readonly SourceFile[], mapping: Mapping): Promise<MappedPull> {
  const { opened, companions } = await openFiles(sources)
  const candidates: Candidate[] = []
  for (const file of opened) {
    for await (const candidate of figuresOf(file, companions)) candidates.push(candidate)
  }
  const mapped = mapSheet(candidates, mapping)
  const files = mappedFiles(sources[0]?.name ?? '', mapped).map(({ rows, ...file }) => ({
    ...file,
    text: csvOfRows(rows),
  }))
  return { files, open: mapped.waiting }
}

async function submit(
  transaction: Transaction,
  pull: StoredPull,
  { note }: Repeated,
  { files, open }: MappedPull,
): Promise<void> {
  const actor = await readAccount(transaction, pull.account)
  if (!actor?.isActive) return
  const left = open === 0 ? '' : english.text(message('pulls.left-out', { count: open, all: whole(open) }))
  const words = [note, left].filter(Boolean).join(' · ').slice(0, IMPORT_FIELDS.note.longest)
  await transaction.script('savepoint submitted')
  try {
    const sent = { files, note: words, format: 'dhis2-analytics', origins: [], draft: false }
    const id = await submitFigures(transaction, { actor, address: '' }, sent)
    await transaction.query('update data_pull set submission = $2 where id = $1', [pull.id, id])
    await tell(transaction, pull, message('pulls.submitted', { note }), `/data-import/${id}`)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await transaction.script('rollback to savepoint submitted')
    const reason = message('pulls.not-submitted', { note, reason: error.message })
    await tell(transaction, pull, reason, '/data-import')
  }
}

async function tell(
  transaction: Transaction,
  { account }: StoredPull,
  title: Message,
  link: string,
): Promise<void> {
  await notify(transaction, { to: account, kind: 'figures-pulled', title, link })
}
