import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { TestProcess } from './child-process.ts'
import { CutDisk } from './cut-disk.ts'
import { faults, lastAcknowledged } from './entries.ts'

/**
 * Cuts the power of a disk while the embedded database writes to it, and looks what is left.
 *
 * `node tests/durability/power-cut.ts [CUTS]`, as root on Linux. Not part of `npm test`, because it mounts disks.
 * The result is kept in docs/operations.md.
 */
const cuts = Number(process.argv[2] ?? 6)
const disk = new CutDisk()
const dataDir = join(disk.path, 'var')
const journal = join(disk.safe, 'journal')
let failed = false

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Writes until the cut: for 2 to 6 seconds, with the adversary every other time. */
async function writeAndCut(withAdversary: boolean): Promise<void> {
  const writer = new TestProcess('./write-until-killed.ts', [dataDir, journal])
  await writer.line((line) => Number(line) > 0)
  const adversary = withAdversary ? new TestProcess('./adversary.ts', [join(dataDir, 'data')]) : null
  await setTimeout(2000 + Math.random() * 4000)
  // Proves that the cut loses everything that was not synced.
  appendFileSync(join(disk.path, 'control'), 'not synced')
  disk.cut()
  await writer.kill('SIGKILL')
  await adversary?.kill('SIGKILL')
  disk.unmount()
  disk.mount()
}

function controlIsLost(): boolean {
  const control = join(disk.path, 'control')
  return !existsSync(control) || readFileSync(control, 'utf8') === ''
}

try {
  for (let cut = 1; cut <= cuts; cut += 1) {
    const withAdversary = cut % 2 === 0
    const before = lastAcknowledged(journal)
    await writeAndCut(withAdversary)
    const acknowledged = lastAcknowledged(journal)
    const database = await openDatabase({ databaseUrl: null, directUrl: null, dataDir })
    const found = await faults(database, acknowledged)
    await database.close()
    if (!controlIsLost()) found.push('what was not synced is still there, so nothing was tested')
    failed ||= found.length > 0
    const way = withAdversary ? 'with' : 'without'
    const result = found.length === 0 ? 'opened, nothing lost' : found.join('; ')
    say(`cut ${cut}, ${way} adversary: ${acknowledged - before} transactions acknowledged: ${result}`)
  }
} finally {
  disk.remove()
}
process.exitCode = failed ? 1 : 0
