import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/** A PostgreSQL server of our own for the tests: found or installed, in a folder and on a port of its own. */
export interface PostgresServer {
  /** The address of its `postgres` database. */
  readonly url: string
  readonly binaries: string
  readonly folder: string
  /** As it was started, so that it can be started again at its address. */
  readonly options: string
}

const run = promisify(execFile)
const DEBIAN = '/usr/lib/postgresql'
const NEEDED = ['initdb', 'pg_ctl', 'postgres']
const ATTEMPTS = 3
/** Somebody else who installs something is waited for, in seconds. */
export const PATIENCE = ['-o', 'DPkg::Lock::Timeout=300'] as const

const WHAT_TO_DO =
  'Install PostgreSQL 15 or newer (on Debian: apt-get install postgresql), put its programs on the PATH, ' +
  'or set MSDAT_TEST_DATABASES=embedded to leave the server out knowingly.'

/** True where programs may be installed, and servers must be told to run as somebody else. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** The folder with PostgreSQL's programs, the newest version first; null when there is none. */
function findBinaries(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'))
  const candidates = [...folders, ...(process.env.PATH ?? '').split(delimiter)]
  return candidates.find((folder) => NEEDED.every((name) => existsSync(join(folder, name)))) ?? null
}

/** Installs a package of Debian. */
export async function installPackage(name: string): Promise<void> {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const parameters = ['install', '-y', '--no-install-recommends', name]
  await run('apt-get', [...PATIENCE, ...parameters], { env: environment })
}

async function binariesOrInstall(): Promise<string> {
  const found = findBinaries()
  if (found !== null) return found
  if (!isRoot()) throw new Error(`PostgreSQL is not installed here. ${WHAT_TO_DO}`)
  try {
    await installPackage('postgresql')
  } catch (error) {
    throw new Error(
      `PostgreSQL is not installed here, and installing it failed: ${String(error)}. ${WHAT_TO_DO}`,
    )
  }
  const installed = findBinaries()
  if (installed === null)
    throw new Error(`PostgreSQL was installed but its programs were not found. ${WHAT_TO_DO}`)
  return installed
}

interface Owner {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL and its pooler refuse to run as root, so root runs them as one of these users. */
export function ownerForRoot(): Owner | null {
  if (!isRoot()) return null
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const fields = users.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (fields !== undefined) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new Error(
    `PostgreSQL does not run as root, and there is no user "postgres" or "nobody". ${WHAT_TO_DO}`,
  )
}

/** A port of this machine that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

/**
 * Nothing here outlives the tests, so it need not reach the disk nor be fit for a copy elsewhere, and databases of seconds are
 * not tidied up.
 */
export const WITHOUT_DISK: readonly string[] = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
]

interface Place {
  readonly binaries: string
  readonly folder: string
}

async function startIn({ binaries, folder }: Place, options: string): Promise<void> {
  const data = join(folder, 'data')
  const log = join(data, 'log')
  await run(join(binaries, 'pg_ctl'), ['start', '-w', '-D', data, '-l', log, '-o', options], {
    ...ownerForRoot(),
  })
}

async function startOnFreePort(place: Place, settings: readonly string[]): Promise<PostgresServer> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const named = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      ...settings,
    ]
    const options = `-p ${port} ${named.map((setting) => `-c ${setting}`).join(' ')}`
    try {
      await startIn(place, options)
      return { ...place, url: `postgres://postgres@127.0.0.1:${port}/postgres`, options }
    } catch (error) {
      if (attempt === ATTEMPTS) throw new Error(`PostgreSQL did not start: ${String(error)}. ${WHAT_TO_DO}`)
    }
  }
}

/** A folder of the account that servers run as. */
export function folderForServer(folder: string): string {
  const owner = ownerForRoot()
  mkdirSync(folder, { recursive: true })
  if (owner !== null) chownSync(folder, owner.uid, owner.gid)
  return folder
}

/** Makes and starts a server in an empty folder. Throws with what to do when that is not possible here. */
export async function startPostgres(
  folder: string,
  settings: readonly string[] = WITHOUT_DISK,
): Promise<PostgresServer> {
  const binaries = await binariesOrInstall()
  const data = join(folderForServer(folder), 'data')
  const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync']
  await run(join(binaries, 'initdb'), [...options, '-D', data], { ...ownerForRoot(), cwd: folder })
  return startOnFreePort({ binaries, folder }, settings)
}

/** Makes a copy of a server that follows it from now on. */
export async function followPostgres(
  { binaries, url }: PostgresServer,
  folder: string,
  settings: readonly string[],
): Promise<PostgresServer> {
  const copy = ['-R', '-c', 'fast', '-D', join(folderForServer(folder), 'data'), '-d', url]
  await run(join(binaries, 'pg_basebackup'), copy, { ...ownerForRoot(), cwd: folder })
  return startOnFreePort({ binaries, folder }, settings)
}

/** Starts a server again that was stopped. */
export async function startAgain(server: PostgresServer): Promise<void> {
  await startIn(server, server.options)
}

/** Stops the server at once; its folder may then be deleted. */
export async function stopPostgres(server: PostgresServer): Promise<void> {
  const data = join(server.folder, 'data')
  await run(join(server.binaries, 'pg_ctl'), ['stop', '-w', '-m', 'immediate', '-D', data], {
    ...ownerForRoot(),
  })
}
