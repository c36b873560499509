import { execFileSync } from 'node:child_process'
import { constants, cpSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareJourneyPeople } from './builders/journey-people.ts'
import { startProduct } from './builders/running-product.ts'
import { newStore } from './builders/test-store.ts'
import { rootOfRun } from './global-setup.ts'

interface JourneyProduct {
  readonly url: string
  readonly mailFolder: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker of the ring of journeys. */
    products: readonly JourneyProduct[]
  }
}

/** For the ring of journeys: a real server for each worker, as it is built, with the default data in a folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
  const stores = await journeyStores(project.config.maxWorkers)
  const running = await Promise.all(stores.map(startJourneyProduct))
  project.provide(
    'products',
    running.map(({ url, mailFolder }) => ({ url, mailFolder })),
  )
  return async () => {
    for (const { stop } of running) await stop()
  }
}

/** Folders with the default data and the people of the journeys, who are made once: their passwords are hashed as slowly as real ones. */
async function journeyStores(count: number): Promise<readonly string[]> {
  const { dataDir } = await newStore('embedded', 'default-data', rootOfRun())
  await prepareJourneyPeople(dataDir)
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return dataDir
    const copy = `${dataDir}-${index}`
    cpSync(dataDir, copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
    return copy
  })
}

async function startJourneyProduct(dataDir: string) {
  const { url, stop } = await startProduct({ dataDir })
  return { url, stop, mailFolder: join(dataDir, 'mail') }
}
