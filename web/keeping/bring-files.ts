import { blockOf } from '#web/device/block.ts'
import { keepBlock, readBlock } from '#web/device/blocks.ts'
import type { DeviceDatabase } from '#web/device/database.ts'
import { KEEPS_ITSELF } from '#web/device/keeps-itself.ts'
import type { Program } from '#web/device/program.ts'
import { fetchText, LoadError } from '#web/queries/resource.ts'

/** How many files are on their way at once. */
const AT_ONCE = 4

interface Bringing {
  readonly signal: AbortSignal
  /** Called with the bytes of each file once it is here. */
  readonly onBytes: (bytes: number) => void
}

/** Brings files of a release to this device; what is here already is not fetched again. A file that the release has not is left out. */
export async function bringFiles(
  database: DeviceDatabase,
  addresses: readonly string[],
  { signal, onBytes }: Bringing,
): Promise<void> {
  await oneByOne(addresses, signal, async (address) => {
    const known = await readBlock(database, address)
    const block = known ?? (await fetchedBlock(address, signal))
    if (!block) return
    if (!known?.kept) await keepBlock(database, block)
    onBytes(block.size)
  })
}

async function fetchedBlock(address: string, signal: AbortSignal) {
  try {
    return await blockOf(address, await fetchText(address, { signal, headers: { [KEEPS_ITSELF]: '1' } }))
  } catch (error) {
    if (error instanceof LoadError && error.reason === 'missing') return null
    throw error
  }
}

/** Brings the program to this device: the worker keeps each file that passes. */
export async function bringProgram({ files }: Program, { signal, onBytes }: Bringing): Promise<void> {
  await oneByOne(files, signal, async ([address, bytes]) => {
    if (!(await caches.match(address, { ignoreVary: true }))) await fetchText(address, { signal })
    onBytes(bytes)
  })
}

/** Works through a list, a few at once; the first that fails ends it. */
async function oneByOne<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const next = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      signal.throwIfAborted()
      await work(item).catch((error: unknown) => {
        left.length = 0
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}
