import type { Table } from 'dexie'
import type { DeviceDatabase } from './database.ts'
import type { Block } from './tables.ts'

/** How many files stay that were only read. */
const MOST_READ = 400

/** The tables that hold blocks. */
export function blockTables({ data, nhmisMonthly, files }: DeviceDatabase): readonly Table<Block, string>[] {
  return [data, nhmisMonthly, files]
}

const BY_MONTH = /\/indicators\/\d+\/(?:lga\/\d+|reporting)\b/

/** The table in which the block of an address stands. */
export function tableOf(database: DeviceDatabase, address: string): Table<Block, string> {
  if (BY_MONTH.test(address)) return database.nhmisMonthly
  return /\/indicators\/\d+/.test(address) ? database.data : database.files
}

/** The block of an address; undefined: it is not here. */
export function readBlock(database: DeviceDatabase, address: string): Promise<Block | undefined> {
  return tableOf(database, address).get(address)
}

/** Puts a file here that was read. Of those the oldest go where there are too many. */
export async function keepSeen(database: DeviceDatabase, block: Block): Promise<void> {
  const table = tableOf(database, block.id)
  if ((await table.get(block.id))?.kept) return
  await table.put(block)
  await dropOldest(table)
}

/** Puts a file here that somebody keeps. */
export async function keepBlock(database: DeviceDatabase, block: Block): Promise<void> {
  await tableOf(database, block.id).put({ ...block, kept: 1 })
}

async function dropOldest(table: Table<Block, string>): Promise<void> {
  const read = table.where('kept').equals(0)
  const extra = (await read.count()) - MOST_READ
  if (extra <= 0) return
  const oldest = await table
    .orderBy('read_at')
    .filter(({ kept }) => kept === 0)
    .limit(extra)
    .primaryKeys()
  await table.bulkDelete(oldest)
}
