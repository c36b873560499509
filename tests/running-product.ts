import { execFileSync } from 'node:child_process'
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
  const workers = Array.from({ length: project.config.maxWorkers })
  const running = await Promise.all(workers.map(startJourneyProduct))
  project.provide(
    'products',
    running.map(({ url, mailFolder }) => ({ url, mailFolder })),
  )
  return async () => {
    for (const { stop } of running) await stop()
  }
}

async function startJourneyProduct() {
  const { dataDir } = await newStore('embedded', 'default-data', rootOfRun())
  await prepareJourneyPeople(dataDir)
  const { url, stop } = await startProduct({ dataDir })
  return { url, stop, mailFolder: join(dataDir, 'mail') }
}
