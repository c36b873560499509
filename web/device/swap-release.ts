import type { ReleaseStamp } from '#contract/release-file.ts'
import { blockTables } from './blocks.ts'
import { type DeviceDatabase, TABLE_NAMES } from './database.ts'
import { RELEASE } from './kept-release.ts'
import type { ReleaseRows } from './release-rows.ts'
import type { KeptSet, MeasureRow } from './tables.ts'

/** A release that is whole on this device but for the change itself: its blocks are here, under addresses of their own. */
export interface WholeRelease {
  readonly release: ReleaseStamp
  readonly rows: ReleaseRows
  readonly measures: readonly MeasureRow[]
  readonly sets: readonly KeptSet[]
}

/**
 * Makes a release the one of this device, in one transaction (T60): until it is over everybody reads the one before, whole, and
 * after it this one. Blocks that nobody keeps any more go.
 */
export async function swapRelease(database: DeviceDatabase, whole: WholeRelease): Promise<void> {
  const named = new Set(whole.sets.flatMap(({ addresses }) => addresses))
  await database.transaction('rw', TABLE_NAMES, async () => {
    for (const [name, rows] of Object.entries(whole.rows)) {
      const table = database.table(name)
      await table.clear()
      await table.bulkPut(rows)
    }
    await database.datasource_specific_indicator.clear()
    await database.datasource_specific_indicator.bulkPut([...whole.measures])
    await database.kept.bulkPut([...whole.sets])
    await dropUnnamed(database, named)
    await database.settings.put({ name: RELEASE, value: whole.release })
  })
}

/** Takes away the blocks that were kept and that no set names any more. */
export async function dropUnnamed(database: DeviceDatabase, named: ReadonlySet<string>): Promise<void> {
  for (const table of blockTables(database)) {
    const kept = await table.where('kept').equals(1).primaryKeys()
    await table.bulkDelete(kept.filter((address) => !named.has(address)))
  }
}
