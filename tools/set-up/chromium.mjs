import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { say, SetUpError } from './project.mjs'
import { runQuietly } from './run-child.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser that the journeys drive: CHROMIUM_PATH, else an installed one, else installed now where that is allowed. */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (runnable(named)) return named
    throw new SetUpError(`CHROMIUM_PATH names ${named}, which is not a program that can be run.`)
  }
  return find() ?? (await install())
}

function find() {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin')
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...PLACES].find(runnable)
}

async function install() {
  const advice = 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to the program.'
  if (process.getuid?.() !== 0 || !hasApt()) {
    throw new SetUpError(`No Chromium was found for the browser tests. ${advice}`)
  }
  say('Installing Chromium for the browser tests (once) …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const failure = `Chromium could not be installed. ${advice}`
  await runQuietly('apt-get', ['update', '-q'], { env, failure })
  await runQuietly('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
    env,
    failure,
  })
  const found = find()
  if (!found) throw new SetUpError(failure)
  return found
}

function hasApt() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function runnable(path) {
  try {
    accessSync(path, constants.X_OK)
    return existsSync(path)
  } catch {
    return false
  }
}
