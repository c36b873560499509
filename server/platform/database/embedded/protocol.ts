import { messages, type PGlite, protocol } from '@electric-sql/pglite'
import { valueParser } from '../value-text.ts'
import type { Answer } from './messages.ts'
import type { Statement, StatementCache } from './statement-cache.ts'

type BackendMessages = Awaited<ReturnType<PGlite['execProtocolStream']>>

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts))
}

/** One round for a statement: text when new, values, shape of the rows, rows. */
function roundOf(sql: string, statement: Statement, values: readonly (string | null)[]): Uint8Array {
  const { serialize } = protocol
  const { name, evicted } = statement
  return joined([
    ...(evicted === null ? [] : [serialize.close({ type: 'S', name: evicted })]),
    ...(statement.isNew ? [serialize.parse({ name, text: sql })] : []),
    serialize.bind({ statement: name, values: [...values] }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ])
}

/** `INSERT 0 5`, `SELECT 5`, `COMMIT` → command and count. */
function commandOf(text: string): { command: string; count: number } {
  const words = text.split(' ')
  const count = Number(words.at(-1))
  return { command: words[0] ?? '', count: Number.isNaN(count) ? 0 : count }
}

async function exchange(database: PGlite, round: Uint8Array): Promise<BackendMessages> {
  return database.execProtocolStream(round, { syncToFs: false, throwOnError: false })
}

/** Throws the first error among the messages, or one of ours when they do not end as a whole answer does. */
function refuseErrors(received: BackendMessages): void {
  const error = received.find((message) => message instanceof messages.DatabaseError)
  if (error !== undefined) throw error
  if (received.at(-1)?.name !== 'readyForQuery') throw new Error('The database broke off its answer.')
}

function answerOf(received: BackendMessages): Answer {
  const names: string[] = []
  const parsers: ((text: string) => unknown)[] = []
  const columns: unknown[][] = []
  let done = { command: '', count: 0 }
  for (const message of received) {
    if (message instanceof messages.RowDescriptionMessage) {
      for (const field of message.fields) {
        names.push(field.name)
        parsers.push(valueParser(field.dataTypeID))
        columns.push([])
      }
    } else if (message instanceof messages.DataRowMessage) {
      for (const [index, text] of message.fields.entries()) {
        columns[index]?.push(text === null ? null : parsers[index]?.(text))
      }
    } else if (message instanceof messages.CommandCompleteMessage) {
      done = commandOf(message.text)
    }
  }
  return { ...done, names, columns }
}

/** Runs one statement with its values as text, prepared when it comes often. */
export async function runStatement(
  database: PGlite,
  cache: StatementCache,
  sql: string,
  values: readonly (string | null)[],
): Promise<Answer> {
  const statement = cache.take(sql)
  const received = await exchange(database, roundOf(sql, statement, values))
  // Prepared even when its values are refused afterwards.
  if (received.some((message) => message.name === 'parseComplete')) cache.keep(sql, statement)
  refuseErrors(received)
  return answerOf(received)
}

/** Runs several statements without values; the answer is that of the last. */
export async function runScript(database: PGlite, sql: string): Promise<Answer> {
  const received = await exchange(database, protocol.serialize.query(sql))
  refuseErrors(received)
  return answerOf(received)
}
