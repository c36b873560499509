import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { say, SetUpError } from './project.mjs'
import { runQuietly } from './run-child.mjs'

/** Chromium without its windows draws the same pages for half of the processor's time. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const ADVICE = 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to the program.'
/** A package server that does not answer is not waited for; somebody else who installs something is. */
const PATIENCE = [
  ...['-o', 'Acquire::Retries=1'],
  ...['-o', 'Acquire::http::Timeout=20'],
  ...['-o', 'DPkg::Lock::Timeout=300'],
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser that the journeys drive: CHROMIUM_PATH, else the shell, installed now where that is allowed, also beside another
 * browser: it saves minutes of every run. Else any Chromium there is.
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (runnable(named)) return named
    throw new SetUpError(`CHROMIUM_PATH names ${named}, which is not a program that can be run.`)
  }
  const found = find(NAMES)
  if (found && (find([SHELL]) || !mayInstall())) return found
  if (!mayInstall()) throw new SetUpError(`No Chromium was found for the browser tests. ${ADVICE}`)
  return (await installed(SHELL)) ?? found ?? (await installed('chromium')) ?? noBrowser()
}

function find(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin')
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...PLACES].find(runnable)
}

/** Where the package is now, or null when it could not be had: not every Debian has the shell. */
async function installed(name) {
  say(`Installing ${name} for the browser tests (once) …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const failure = `${name} could not be installed.`
  try {
    await runQuietly('apt-get', [...PATIENCE, 'update', '-q'], { env, failure })
    await runQuietly('apt-get', [...PATIENCE, 'install', '-y', '-q', '--no-install-recommends', name], {
      env,
      failure,
    })
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error
    say(error.message)
    return null
  }
  return find([name]) ?? null
}

function noBrowser() {
  throw new SetUpError(`Chromium could not be installed. ${ADVICE}`)
}

function mayInstall() {
  return process.getuid?.() === 0 && hasApt()
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
