import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startProduct } from './builders/running-product.ts'
import { prepareJourneyPeople } from './builders/journey-people.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the product that the journeys use, without a slash at the end. */
    productUrl: string
    /** The folder where that product keeps its letters as files. */
    mailFolder: string
  }
}

/** For the ring of journeys: one real server on the built pages, with the default data in a folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
  const dataDir = mkdtempSync(join(tmpdir(), 'msdat-journeys-'))
  await prepareJourneyPeople(dataDir)
  const product = await startProduct({ dataDir })
  project.provide('productUrl', product.url)
  project.provide('mailFolder', join(dataDir, 'mail'))
  return async () => {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
