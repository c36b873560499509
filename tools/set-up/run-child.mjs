import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { PROJECT, SetUpError } from './project.mjs'

/**
 * Runs a program in the project's folder, passes SIGTERM, SIGINT and SIGHUP on, and gives its exit code
 * (128 + number of the signal when one ended it, as shells do).
 */
export function runChild(program, parameters, { env = {}, followParent = false } = {}) {
  const child = spawn(program, parameters, {
    cwd: PROJECT,
    env: { ...process.env, ...env },
    stdio: followParent ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
  })
  const passOn = (signal) => {
    // A terminal sends Ctrl-C to the whole group: the child already has it, and a second one could cut its drain short.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    child.kill(signal)
  }
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
  for (const signal of signals) process.on(signal, passOn)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, passOn)
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}

/** Runs a program to its end, quietly; its words are shown only when it fails. */
export function runQuietly(program, parameters, { env = {}, failure }) {
  const child = spawn(program, parameters, {
    cwd: PROJECT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const words = []
  child.stdout.on('data', (part) => words.push(part))
  child.stderr.on('data', (part) => words.push(part))
  return new Promise((resolve, reject) => {
    const fail = (reason) =>
      reject(new SetUpError(`${failure} (${reason})\n${Buffer.concat(words).toString().trim()}`))
    child.on('error', (error) => fail(error.message))
    child.on('close', (code) => (code === 0 ? resolve(undefined) : fail(`exit code ${code}`)))
  })
}

/** Runs npm, the same one that started this command where there is one. */
export function runNpm(parameters, failure) {
  const npm = process.env.npm_execpath
  const quiet = [...parameters, '--no-audit', '--no-fund', '--loglevel=error']
  return npm
    ? runQuietly(process.execPath, [npm, ...quiet], { failure })
    : runQuietly('npm', quiet, { failure })
}
