import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { blockOf } from '#web/device/block.ts'
import { type DeviceDatabase, deviceDatabase } from '#web/device/database.ts'
import type { Block } from '#web/device/tables.ts'

/** The database of a device of a test: a store of its own, which several pages of it may open. */
export function madeUpDevice(): { readonly open: () => DeviceDatabase } {
  const indexedDB = new IDBFactory()
  return { open: () => deviceDatabase({ indexedDB, IDBKeyRange }) }
}

/** The block of a made-up file of figures. */
export function madeUpBlock(address: string, release: string, now = 1): Promise<Block> {
  const indicator = Number(/\/indicators\/(\d+)/.exec(address)?.[1] ?? 0)
  const dictionaries = { sources: [2], locations: [1, 8], periods: [2_018_000] }
  const columns = { source: [0, 0], location: [0, 1], period: [0, 0], value: [40, 52.5], lower: [35, 50] }
  return blockOf(address, JSON.stringify({ release, indicator, dictionaries, columns, measures: [] }), now)
}
