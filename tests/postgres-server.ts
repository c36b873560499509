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
}

const run = promisify(execFile)
const DEBIAN = '/usr/lib/postgresql'
const NEEDED = ['initdb', 'pg_ctl', 'postgres']
const ATTEMPTS = 3

const WHAT_TO_DO =
  'Install PostgreSQL 15 or newer (on Debian: apt-get install postgresql), put its programs on the PATH, ' +
  'or set MSDAT_TEST_DATABASES=embedded to leave the server out knowingly.'

function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** The folder with PostgreSQL's programs, the newest version first; null when there is none. */
function findBinaries(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'))
  const candidates = [...folders, ...(process.env.PATH ?? '').split(delimiter)]
  return candidates.find((folder) => NEEDED.every((name) => existsSync(join(folder, name)))) ?? null
}

async function install(): Promise<void> {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env: environment })
}

async function binariesOrInstall(): Promise<string> {
  const found = findBinaries()
  if (found !== null) return found
  if (!isRoot()) throw new Error(`PostgreSQL is not installed here. ${WHAT_TO_DO}`)
  try {
    await install()
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

/** PostgreSQL refuses to run as root, so root runs it as one of these users. */
function ownerForRoot(): Owner | null {
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

async function freePort(): Promise<number> {
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
const WITHOUT_DISK = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

async function startOnFreePort(binaries: string, data: string, owner: Owner | null): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200 ${WITHOUT_DISK}`
    try {
      const log = join(data, 'log')
      await run(join(binaries, 'pg_ctl'), ['start', '-w', '-D', data, '-l', log, '-o', settings], {
        ...owner,
      })
      return `postgres://postgres@127.0.0.1:${port}/postgres`
    } catch (error) {
      if (attempt === ATTEMPTS) throw new Error(`PostgreSQL did not start: ${String(error)}. ${WHAT_TO_DO}`)
    }
  }
}

/** Makes and starts a server in an empty folder. Throws with what to do when that is not possible here. */
export async function startPostgres(folder: string): Promise<PostgresServer> {
  const binaries = await binariesOrInstall()
  const owner = ownerForRoot()
  mkdirSync(folder, { recursive: true })
  if (owner !== null) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync']
  await run(join(binaries, 'initdb'), [...options, '-D', data], { ...owner, cwd: folder })
  return { url: await startOnFreePort(binaries, data, owner), binaries, folder }
}

/** Stops the server at once; its folder may then be deleted. */
export async function stopPostgres(server: PostgresServer): Promise<void> {
  const data = join(server.folder, 'data')
  await run(join(server.binaries, 'pg_ctl'), ['stop', '-w', '-m', 'immediate', '-D', data], {
    ...ownerForRoot(),
  })
}
