import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type PostgresServer, stopPostgres } from './postgres-server.ts'
import { outcomeFile } from './shared-once.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for this test run alone. Expensive things are made there once, when a test first asks for them. */
    testRoot: string
  }
}

const PREFIX = 'msdat-test-'

/** Where Linux keeps files in memory. Tests make and drop hundreds of databases, which no disk need ever see. */
const IN_MEMORY = '/dev/shm'

/** The space that the databases of a whole run take, with room to spare, in bytes. */
const ROOM = 8 * 2 ** 30

/** The name under which the PostgreSQL server of a run is shared. */
export const POSTGRES = 'postgres'

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch {
    return false
  }
}

/** Stops the PostgreSQL server of a run, if it was started, and deletes the run's folder. */
async function clear(root: string): Promise<void> {
  const file = outcomeFile(root, POSTGRES)
  if (existsSync(file)) {
    const outcome: { readonly value?: string } = JSON.parse(readFileSync(file, 'utf8'))
    if (outcome.value !== undefined) {
      const server: PostgresServer = JSON.parse(outcome.value)
      await stopPostgres(server).catch(() => {})
    }
  }
  rmSync(root, { recursive: true, force: true })
}

/** Clears the folders that killed runs have left behind; the name of each ends in its process id. */
async function clearEarlierRuns(): Promise<void> {
  for (const place of new Set([tmpdir(), homeOfRuns()])) {
    for (const name of readdirSync(place).filter((entry) => entry.startsWith(PREFIX))) {
      if (!isAlive(Number(name.slice(PREFIX.length)))) await clear(join(place, name))
    }
  }
}

/** The memory where it has room, else the disk. */
function homeOfRuns(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return Math.min(bavail * bsize, freemem()) >= ROOM ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

let home: string | null = null

/** The folder of this run, for set-ups: they work in its main process. */
export function rootOfRun(): string {
  home ??= homeOfRuns()
  return join(home, `${PREFIX}${process.pid}`)
}

/** Gives the tests a folder, and takes everything in it away afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await clearEarlierRuns()
  const root = rootOfRun()
  mkdirSync(root, { recursive: true })
  project.provide('testRoot', root)
  return () => clear(root)
}
