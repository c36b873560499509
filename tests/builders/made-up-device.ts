import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { blockOf } from '#web/device/block.ts'
import { type DeviceDatabase, deviceDatabase } from '#web/device/database.ts'
import type { Block } from '#web/device/tables.ts'

/** The database of a device of a test: a store of its own, which several pages of it may open. */
export function madeUpDevice(): { readonly open: () => DeviceDatabase } {
  const indexedDB = new IDBFactory()
  return { open: () => deviceDatabase({ indexedDB, IDBKeyRange }) }
}

/** A device that is full after so many more writes; `null`: it has room. */
export interface Fullness {
  writes: number | null
}

/** Makes a database refuse what a full device refuses: each write from some on, until there is room again. */
export function mayBeFull(database: DeviceDatabase): Fullness {
  const fullness: Fullness = { writes: null }
  const refuses = () => {
    if (fullness.writes === null) return false
    fullness.writes -= 1
    return fullness.writes < 0
  }
  database.use({
    ...{ stack: 'dbcore', name: 'fullness' },
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name)
        const mutate: typeof table.mutate = async (request) => {
          const isWriting = request.type === 'put' || request.type === 'add'
          if (isWriting && refuses()) throw new DOMException('Full', 'QuotaExceededError')
          return table.mutate(request)
        }
        return { ...table, mutate }
      },
    }),
  })
  // One that is open already follows from its next opening on.
  database.close({ disableAutoOpen: false })
  return fullness
}

/** The block of a made-up file of figures. */
export function madeUpBlock(address: string, release: string, now = 1): Promise<Block> {
  const indicator = Number(/\/indicators\/(\d+)/.exec(address)?.[1] ?? 0)
  const dictionaries = { sources: [2], locations: [1, 8], periods: [2_018_000] }
  const columns = { source: [0, 0], location: [0, 1], period: [0, 0], value: [40, 52.5], lower: [35, 50] }
  return blockOf(address, JSON.stringify({ release, indicator, dictionaries, columns, measures: [] }), now)
}
