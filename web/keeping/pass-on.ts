import { CURATION } from '#catalogue/curation.ts'
import type { CatalogueColumns } from '#contract/catalogue-columns.ts'
import { catalogueAddress } from '#contract/file-release.ts'
import { catalogueOf } from '#contract/release-data.ts'
import { blockOf } from '#web/device/block.ts'
import { keepBlock, readBlock } from '#web/device/blocks.ts'
import { keptRelease } from '#web/device/kept-release.ts'
import { dropUnnamed } from '#web/device/swap-release.ts'
import { unpacked } from '#web/device/packed.ts'
import type { KeptSet } from '#web/device/tables.ts'
import { look } from './keeper.ts'
import { keeper } from './keeper-state.ts'
import { makeWhole } from './make-whole.ts'
import { PassedFileError, packPassed, unpackPassed } from './passed-file.ts'
import { theDatabase } from './the-database.ts'
import { wishOf } from './wish.ts'

/** What somebody keeps as one file, for another device. */
export async function passOn({ id, release, addresses }: KeptSet): Promise<Blob> {
  const files = new Map<string, string>()
  for (const address of addresses) {
    const block = await readBlock(theDatabase(), address)
    if (block) files.set(address, await new Response(unpacked(block.value)).text())
  }
  return new Blob([await packPassed({ id, hash: release, files })], { type: 'application/zip' })
}

/**
 * Keeps on this device what somebody passed on. Nobody vouches for it but whoever passed it on, so it is fetched anew from the site with the
 * next line (`keeper.ts`). Throws a PassedFileError for what is none, and for a release older than the one that is kept here.
 */
export async function takePassed(file: Blob): Promise<void> {
  const { id, hash, files } = await unpackPassed(new Uint8Array(await file.arrayBuffer()))
  const columns = files.get(catalogueAddress(hash))
  if (!columns || !wishOf(id)) throw new PassedFileError()
  const catalogue = catalogueOf(JSON.parse(columns) as CatalogueColumns, CURATION)
  const database = theDatabase()
  const before = await keptRelease(database)
  if (before && before.published_at > catalogue.release.published_at) throw new PassedFileError()
  const others = keeper.get().sets.filter((set) => set.id !== id)
  const sets = others.map((set) => (set.release === hash ? set : { ...set, status: 'stopped' as const }))
  try {
    const own: KeptSet = {
      ...{ id, release: hash, addresses: [...files.keys()], bytes: await keepTexts(files) },
      ...{ status: 'whole', at: new Date().toISOString(), isPassed: true },
    }
    await makeWhole(database, { catalogue, list: { release: hash, files: [] } }, [...sets, own])
  } catch (error) {
    // What came of it would take the room that was missing.
    await dropUnnamed(database, new Set(keeper.get().sets.flatMap(({ addresses }) => addresses)))
    throw error
  }
  await look()
}

/** Gives their bytes. */
async function keepTexts(files: ReadonlyMap<string, string>): Promise<number> {
  const database = theDatabase()
  let bytes = 0
  for (const [address, text] of files) {
    // What came from the site itself stays.
    const block = (await readBlock(database, address)) ?? (await blockOf(address, text))
    await keepBlock(database, block)
    bytes += block.size
  }
  return bytes
}
