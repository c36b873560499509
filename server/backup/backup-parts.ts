import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Transaction } from '#server/platform/database/database.ts'
import { RowSum, rowsAsCsv, storedSequences, type StoredTable, storedTables } from './stored-tables.ts'

/** The version of the format: a file of a later one is refused. */
export const FORMAT = 1

const PARTS = z.discriminatedUnion('part', [
  z.object({
    part: z.literal('begin'),
    format: z.number(),
    /** When the state was read, in UTC. */
    at: z.string(),
    /** The version of the product that wrote it. */
    product: z.string(),
    /** The migrations that its tables have had. */
    migrations: z.array(z.string()),
  }),
  z.object({ part: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  z.object({ part: z.literal('rows'), csv: z.string() }),
  z.object({ part: z.literal('end of table'), rows: z.number(), digest: z.string() }),
  z.object({ part: z.literal('sequence'), name: z.string(), last: z.number(), isCalled: z.boolean() }),
  z.object({ part: z.literal('end'), tables: z.number(), rows: z.number(), sha256: z.string() }),
])

/** One line of a backup. */
export type BackupPart = z.infer<typeof PARTS>

/** What is said of a backup when it is made or read. */
export interface BackupContent {
  readonly at: string
  readonly product: string
  readonly tables: number
  readonly rows: number
}

/** The whole store as parts, of one moment. Only inside a snapshot. */
export async function* partsOfStore(transaction: Transaction, product: string): AsyncGenerator<BackupPart> {
  const tables = await storedTables(transaction)
  if (!tables.some(({ name }) => name === 'migration'))
    throw new Error('The store is empty: there is nothing to back up.')
  const migrations = await transaction.query<{ name: string }>('select name from migration order by name')
  yield {
    part: 'begin',
    format: FORMAT,
    at: new Date().toISOString(),
    product,
    migrations: migrations.map(({ name }) => name),
  }
  for (const table of tables) yield* partsOfTable(transaction, table)
  for (const sequence of await storedSequences(transaction)) yield { part: 'sequence', ...sequence }
}

async function* partsOfTable(transaction: Transaction, table: StoredTable): AsyncGenerator<BackupPart> {
  yield { part: 'table', name: table.name, columns: [...table.columns] }
  const sum = new RowSum()
  for await (const csv of rowsAsCsv(transaction, table)) {
    sum.add(csv)
    yield { part: 'rows', csv }
  }
  yield { part: 'end of table', ...sum.digest }
}

/** Parts as lines, with one more at the end that holds their checksum. */
export async function* linesOf(parts: AsyncIterable<BackupPart>): AsyncGenerator<string, BackupContent> {
  const hash = createHash('sha256')
  let content = { at: '', product: '', tables: 0, rows: 0 }
  for await (const part of parts) {
    content = counted(content, part)
    const line = `${JSON.stringify(part)}\n`
    hash.update(line)
    yield line
  }
  const { tables, rows } = content
  yield `${JSON.stringify({ part: 'end', tables, rows, sha256: hash.digest('hex') } satisfies BackupPart)}\n`
  return content
}

function counted(content: BackupContent, part: BackupPart): BackupContent {
  if (part.part === 'begin') return { ...content, at: part.at, product: part.product }
  if (part.part !== 'end of table') return content
  return { ...content, tables: content.tables + 1, rows: content.rows + part.rows }
}

/** The parts of lines, but for the last one; throws when they are not whole or were changed. */
export async function* partsOf(lines: AsyncIterable<string>): AsyncGenerator<BackupPart, BackupContent> {
  const hash = createHash('sha256')
  let content = { at: '', product: '', tables: 0, rows: 0 }
  for await (const line of lines) {
    const part = readPart(line)
    if (part.part === 'end') {
      if (part.sha256 !== hash.digest('hex'))
        throw new Error('The backup was changed after it had been made.')
      return content
    }
    hash.update(`${line}\n`)
    content = counted(content, part)
    yield part
  }
  throw new Error('The backup breaks off before its end.')
}

function readPart(line: string): BackupPart {
  const read = PARTS.safeParse(asJson(line))
  if (!read.success) throw new Error('This is not a backup of this product.')
  if (read.data.part === 'begin' && read.data.format > FORMAT)
    throw new Error('The backup was made by a newer version. Restore it with that one.')
  return read.data
}

function asJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
