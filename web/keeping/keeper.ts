import { Dexie } from 'dexie'
import { blockTables, readBlock } from '#web/device/blocks.ts'
import { PROGRAM_ADDRESS } from '#catalogue/device-addresses.ts'
import { deleteEarlierDatabases } from '#web/device/database.ts'
import { isFullError } from '#web/device/full-error.ts'
import { isUpToDate } from '#web/device/is-up-to-date.ts'
import { keptRelease, RELEASE } from '#web/device/kept-release.ts'
import { dropUnnamed } from '#web/device/swap-release.ts'
import type { KeptSet } from '#web/device/tables.ts'
import { atNextTry } from '#web/files/next-try.ts'
import { forgetText, keepText, keptText } from '#web/memory/kept.ts'
import { currentRelease } from '#web/queries/release.ts'
import { LoadError, loadedValue } from '#web/queries/resource.ts'
import { arrivals } from './arrivals.ts'
import { bringFiles, bringProgram } from './bring-files.ts'
import { makeWhole, type Plan } from './make-whole.ts'
import { keeper, type KeeperState, KEEPS } from './keeper-state.ts'
import { planResource, programResource } from './plan.ts'
import { theDatabase } from './the-database.ts'
import { filesOf, type Wish, wishId, wishOf } from './wish.ts'

/** The names under which a device notes how new its data are, and whether it fetches new releases by itself. */
const TIMESTAMP = 'dataTimestamp'
const FETCHES = 'fetchesReleases'

/** One thing is brought after the other. */
let running: Promise<unknown> = Promise.resolve()
const stops = new Map<string, AbortController>()

/** Reads what is kept, and goes on with what was on its way. `isFree`: the network costs nothing, so that a newer release may come. */
export async function startKeeper(isFree: boolean): Promise<void> {
  if (keeper.get().status !== 'unknown') return
  try {
    await deleteEarlierDatabases()
    await look()
    put({ status: 'ready' })
  } catch {
    put({ status: 'broken' })
    return
  }
  for (const { id, status, isPassed } of keeper.get().sets) {
    if (isPassed) void fetchAnew(id)
    else if (status === 'going') void goOn(id)
  }
  const release = await currentRelease().catch(() => null)
  if (!release || keeper.get().release === null || !fetchesReleases() || !isFree) return
  if (!isUpToDate(release.published_at, keptText(TIMESTAMP))) void synchronise()
}

/** Whether new releases are fetched by themselves while the network is free. */
export function fetchesReleases(): boolean {
  return keptText(FETCHES) !== 'false'
}

export function fetchReleases(does: boolean): void {
  keepText(FETCHES, String(does))
}

/** Keeps something on this device. Resolves when it is here, was stopped or refused. */
export async function keep(wish: Wish): Promise<void> {
  void navigator.storage?.persist?.().catch(() => false)
  const id = wishId(wish)
  put({ isFull: false })
  try {
    await putSet({ id, release: '', addresses: [], bytes: 0, status: 'going', at: '' })
  } catch (error) {
    await notBrought([id], error)
    return
  }
  await goOn(id)
}

/** Fetches from the site what somebody passed on as a file, in place of it. Without a line it stays as it is. */
async function fetchAnew(id: string): Promise<void> {
  const isThere = await fetch(PROGRAM_ADDRESS, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isThere) return
  const db = theDatabase()
  const set = await db.kept.get(id)
  if (!set) return
  await db.transaction('rw', [db.kept, ...blockTables(db)], async () => {
    for (const table of blockTables(db)) await table.bulkDelete([...set.addresses])
    await db.kept.put({ ...set, isPassed: false, status: 'going' })
  })
  await goOn(id)
}

/** Goes on with something that was stopped. */
export function goOn(id: string): Promise<void> {
  return inTurn(() => bring([id]))
}

/** Brings the release that this page shows in place of the one that is kept, for everything that is kept. */
export function synchronise(): Promise<void> {
  return inTurn(async () => {
    put({ status: 'synchronizing' })
    await bring(keeper.get().sets.flatMap(({ id, status }) => (status === 'whole' ? [id] : [])))
    put({ status: keeper.get().status === 'synchronizing' ? 'ready' : keeper.get().status })
  })
}

/** Stops what is on its way; what has come stays, so that it can go on. */
export async function stop(id: string): Promise<void> {
  stops.get(id)?.abort()
  const set = keeper.get().sets.find((one) => one.id === id)
  if (set?.status === 'going') await putSet({ ...set, status: 'stopped' })
}

/** Frees the room of something. */
export async function free(id: string): Promise<void> {
  stops.get(id)?.abort()
  const db = theDatabase()
  await db.transaction('rw', [db.kept, ...blockTables(db), db.settings], async () => {
    await db.kept.delete(id)
    const left = await db.kept.toArray()
    await dropUnnamed(db, new Set(left.flatMap(({ addresses }) => addresses)))
    if (left.length === 0) await db.settings.delete(RELEASE)
  })
  put({ isFull: false, program: null })
  await look()
}

/** Deletes everything that this device keeps of releases and loads the page again (specification of public features §4). */
export async function clearDatabase(): Promise<void> {
  theDatabase().close()
  await Dexie.delete(theDatabase().name)
  window.location.reload()
}

/** The bytes of all that is kept; what several things share is counted once. */
export async function bytesKept(): Promise<number> {
  let sum = 0
  for (const table of blockTables(theDatabase())) {
    await table
      .where('kept')
      .equals(1)
      .each(({ size }) => {
        sum += size
      })
  }
  return sum
}

function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = running.then(work)
  running = turn.catch(() => null)
  return turn
}

/** Brings some sets to the release of this page, with those that are whole already, and then changes over at once. */
async function bring(ids: readonly string[]): Promise<void> {
  const [first] = ids
  if (first === undefined) return
  const abort = new AbortController()
  for (const id of ids) stops.set(id, abort)
  put({ isFull: false })
  try {
    const plan = await loadedValue(planResource)
    const sets = await planned(plan, ids)
    if (sets.length === 0) return
    const tell = (bytes: number) => put({ arrived: new Map(keeper.get().arrived).set(first, bytes) })
    const { add, end } = arrivals(tell)
    tell(0)
    const how = { signal: abort.signal, onBytes: add }
    const wanted = sets.filter(({ id, status }) => ids.includes(id) || status === 'whole')
    await bringFiles(theDatabase(), [...new Set(wanted.flatMap(({ addresses }) => addresses))], how)
    end()
    await bringPages(ids, abort.signal)
    await changeTo(plan, sets, new Set(wanted.map(({ id }) => id)))
    put({ program: null })
  } catch (error) {
    await notBrought(ids, error)
  } finally {
    for (const id of ids) stops.delete(id)
    await look().catch(() => null)
  }
}

/** Brings the program, without which no page opens. */
async function bringPages(of: readonly string[], signal: AbortSignal): Promise<void> {
  const program = await loadedValue(programResource)
  const all = program.files.reduce((sum, [, bytes]) => sum + bytes, 0)
  const tell = (here: number) => put({ program: { here, all, of } })
  const { add, end } = arrivals(tell)
  tell(0)
  await bringProgram(program, { signal, onBytes: add })
  end()
}

/** The sets as they are in the release of a plan; those that are wanted are noted at once, so that they go on after a reload. */
async function planned({ catalogue, list }: Plan, ids: readonly string[]): Promise<readonly KeptSet[]> {
  const known = await theDatabase().kept.toArray()
  const sets = known.flatMap((set) => {
    const wish = wishOf(set.id)
    if (!wish) return []
    const files = filesOf(wish, catalogue, list)
    const addresses = files.map(({ address }) => address)
    const { hash: release } = catalogue.release
    if (set.status === 'whole') return [{ ...set, addresses, release }]
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    const status = ids.includes(set.id) ? ('going' as const) : set.status
    return [{ ...set, addresses, bytes, release, status }]
  })
  for (const set of sets) if (ids.includes(set.id) && set.status !== 'whole') await putSet(set)
  return sets
}

async function changeTo(plan: Plan, sets: readonly KeptSet[], whole: ReadonlySet<string>): Promise<void> {
  const at = new Date().toISOString()
  const ended = await Promise.all(
    sets.map(async (set): Promise<KeptSet> => {
      if (!whole.has(set.id)) return set
      return { ...set, bytes: await sizeOf(set.addresses), status: 'whole', at }
    }),
  )
  await makeWhole(theDatabase(), plan, ended)
  keepText(TIMESTAMP, plan.catalogue.release.published_at)
}

async function sizeOf(addresses: readonly string[]): Promise<number> {
  let sum = 0
  for (const address of addresses) sum += (await readBlock(theDatabase(), address))?.size ?? 0
  return sum
}

/** What a line did not bring goes on with the line; a device that is full is told so, and nothing else breaks. */
async function notBrought(ids: readonly string[], error: unknown): Promise<void> {
  const isFull = isFullError(error)
  const isLine = error instanceof LoadError && error.reason !== 'unreadable'
  if (isLine) {
    const end = atNextTry(() => {
      end()
      const { sets } = keeper.get()
      for (const id of ids) if (sets.some((set) => set.id === id && set.status === 'going')) void goOn(id)
    })
    return
  }
  const isStopped = error instanceof DOMException && error.name === 'AbortError'
  if (isFull) put({ isFull })
  else if (!isStopped) put({ status: 'broken' })
  for (const set of await theDatabase()
    .kept.bulkGet([...ids])
    .catch(() => [])) {
    if (set?.status === 'going')
      await putSet({ ...set, status: isFull ? 'refused' : 'stopped' }).catch(() => null)
  }
}

async function putSet(set: KeptSet): Promise<void> {
  await theDatabase().kept.put(set)
  await look()
}

/** Follows what the database has by now. */
export async function look(): Promise<void> {
  const db = theDatabase()
  const sets = await db.kept.toArray()
  if (sets.length === 0) forgetText(KEEPS)
  else keepText(KEEPS, 'true')
  put({ sets, release: await keptRelease(db) })
}

function put(part: Partial<KeeperState>): void {
  keeper.set({ ...keeper.get(), ...part })
}
