import type { Page } from 'playwright-core'
import type { ReleaseStamp } from '#contract/release-file.ts'

/** A block as the database holds it, as far as it is looked at. */
interface Block {
  readonly id: string
  readonly kept: 0 | 1
  readonly size: number
}

/** A thing that is kept. */
interface KeptSet {
  readonly id: string
  readonly status: string
  readonly release: string
  readonly addresses: readonly string[]
}

/** What is wrong with the contents of a device's database, and the release that is whole on it. */
export interface KeptState {
  /** The number of the release; null: none is whole. */
  readonly release: number | null
  readonly faults: readonly string[]
  /** Bytes of the blocks that are kept. */
  readonly bytes: number
}

/** Waits for the worker, which comes with the reader's first movement: a page that is not listening yet misses one. */
export async function withWorker(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  for (let moved = 0; ; moved++) {
    await page.mouse.move(200 + (moved % 2) * 20, 320)
    if (await page.evaluate(() => navigator.serviceWorker.controller !== null)) return
    await page.waitForTimeout(200)
  }
}

/** Keeps something by the button of its row, and waits until it opens without network. Gives the milliseconds that it took. */
export async function keepByButton(page: Page, name: string): Promise<number> {
  const start = performance.now()
  await page.getByRole('button', { name: new RegExp(`^Keep ${name}`) }).click()
  const rows = page.getByRole('listitem').filter({ hasText: new RegExp(name) })
  await rows.filter({ hasText: 'Opens without network.' }).first().waitFor({ timeout: 120_000 })
  return performance.now() - start
}

/** Reads the database as any page of the site could: everything that a kept thing names has to be there, of the release that is whole. */
export function keptState(page: Page): Promise<KeptState> {
  return page.evaluate(readKept)
}

/** Runs in the page. */
async function readKept() {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('msdat0')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const all = <Row>(name: string) =>
    new Promise<readonly Row[]>((resolve, reject) => {
      const asked: IDBRequest<Row[]> = database.transaction(name).objectStore(name).getAll()
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
  const blocks = (await Promise.all(['data', 'nhmisMonthly', 'files'].map((name) => all<Block>(name)))).flat()
  const settings = await all<{ readonly name: string; readonly value: ReleaseStamp }>('settings')
  const sets = await all<KeptSet>('kept')
  const indicators = await all<{ readonly updated_at: string }>('indicators')
  database.close()
  const here = new Set(blocks.map(({ id }) => id))
  const stamp = settings.find(({ name }) => name === 'release')?.value
  const faults: string[] = []
  for (const { id, status, release, addresses } of sets) {
    if (status !== 'whole') continue
    if (release !== stamp?.hash) faults.push(`${id} is of another release than the one that is whole`)
    const missing = addresses.filter((address) => !here.has(address)).length
    if (missing > 0) faults.push(`${id} lacks ${missing} of ${addresses.length} files`)
  }
  const stamps = new Set(indicators.map((row) => row.updated_at))
  if (stamps.size > 1 || (stamps.size === 1 && !stamps.has(stamp?.published_at ?? '')))
    faults.push('the tables of reference are of another release')
  const bytes = blocks.reduce((sum, { kept, size }) => sum + (kept === 1 ? size : 0), 0)
  return { release: stamp?.number ?? null, faults, bytes }
}
