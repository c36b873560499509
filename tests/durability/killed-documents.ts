import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { checkChain } from '#server/audit/check-chain.ts'
import { openDatabase, type StoreOptions } from '#server/platform/database/open-database.ts'
import { TestProcess } from './child-process.ts'
import { documentFaults, rank, readJournal } from './document-journal.ts'

const SCRIPT = './write-documents-until-killed.ts'
const CHECKED = 'checked '

interface Outcome {
  readonly rounds: number
  /** Steps that were acknowledged. */
  readonly acknowledged: number
  readonly faults: readonly string[]
}

interface KilledRounds {
  readonly rounds: number
  readonly moment: () => number
  readonly goesOn?: () => boolean
}

/**
 * Lets a process write, submit and approve documents in an embedded store with the product's tables, and kills it at a moment that `moment`
 * draws, in milliseconds after it began to write, as long as `goesOn` says. The next process holds the store against what was acknowledged before it goes on.
 */
export async function killedDocuments(
  store: StoreOptions,
  { rounds, moment, goesOn = () => true }: KilledRounds,
): Promise<Outcome> {
  const journal = join(store.dataDir, 'documents-journal')
  const faults: string[] = []
  let round = 0
  for (; round < rounds && goesOn(); round += 1) {
    const writer = new TestProcess(SCRIPT, [store.dataDir, journal])
    const line = await writer.line((one) => one.startsWith(CHECKED))
    faults.push(...(JSON.parse(line.slice(CHECKED.length)) as string[]))
    await setTimeout(moment())
    await writer.kill('SIGKILL')
  }
  const { steps } = readJournal(journal)
  const database = await openDatabase(store)
  faults.push(...(await documentFaults(database, steps, 0)).faults)
  const { broken } = await checkChain(database)
  if (broken) faults.push(`The audit log, entry ${broken.id}: ${broken.reason}`)
  await database.close()
  const acknowledged = [...steps.values()].reduce((sum, step) => sum + rank(step) + 1, 0)
  return { rounds: round, acknowledged, faults }
}
