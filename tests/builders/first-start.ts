import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { readAudit } from '#server/data-audit/kept-audit.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { PROJECT } from '#server/platform/project-folder.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { startProduct } from './running-product.ts'

/** Stays from run to run. */
const HOME = join(PROJECT, 'node_modules/.cache/first-start')

/** Reading the whole default data set takes a while on a busy machine, in milliseconds. */
const PATIENCE = 300_000

/**
 * A data folder that the product has filled with the data that ship at its own first start, as at everybody's, and has
 * audited. That is done anew when anything of the server or of the data has changed.
 */
export async function firstStart(): Promise<string> {
  const folder = join(HOME, ingredients())
  if (!existsSync(folder)) {
    // Beside its place first, so that none is ever half there.
    const draft = `${folder}.${randomUUID()}`
    mkdirSync(draft, { recursive: true })
    await startAndStop(draft)
    if (existsSync(folder)) rmSync(draft, { recursive: true })
    else renameSync(draft, folder)
    removeAllBut(folder)
  }
  return folder
}

/**
 * A name for the ingredients of the store: the bundle of the server, which is named by its own ingredients,
 * and the data.
 */
function ingredients(): string {
  const hash = createHash('sha256')
    .update(process.version)
    .update(readFileSync(join(PROJECT, 'dist/server/main.js')))
  const datasets = join(PROJECT, 'datasets')
  for (const path of readdirSync(datasets, { recursive: true, encoding: 'utf8' }).sort()) {
    if (path.includes('.')) hash.update(`${path}\0`).update(readFileSync(join(datasets, path)))
  }
  return hash.digest('hex')
}

async function startAndStop(dataDir: string): Promise<void> {
  const product = await startProduct({ dataDir, patience: PATIENCE })
  // It listens before it audits. Without an answer from it each product that begins with the folder would audit anew.
  const summary = await fetch(`${product.url}/api/known-errors/summary`)
  if (!summary.ok) throw new Error(`The data audit failed: ${await summary.text()}`)
  const code = await product.stop()
  if (code !== 0) throw new Error(`The first start ended with code ${code}.`)
  const database = await openDatabase({ databaseUrl: null, directUrl: null, dataDir })
  const audit = await readAudit(database, await currentRelease(database))
  await database.close()
  if (audit === null) throw new Error('The first start has kept no data audit.')
}

/**
 * Two hundred megabytes each. A draft that a run beside this one is making stays; one that was killed is not
 * making any more.
 */
function removeAllBut(folder: string): void {
  for (const path of readdirSync(HOME).map((name) => join(HOME, name))) {
    const isDraft = extname(path) !== ''
    const isAbandoned = isDraft && statSync(path).mtimeMs < Date.now() - PATIENCE
    if (path !== folder && (isAbandoned || !isDraft)) rmSync(path, { recursive: true })
  }
}
