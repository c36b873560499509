import { spawn } from 'node:child_process'

/** A fault that makes a loop endless is found by that. */
const LONGEST_MS = 10 * 60_000
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', '--project=components']

/** Runs units and components, those of the named files or all, until the first fails; says whether none did. */
export function isPassed(tests: readonly string[], env: Readonly<Record<string, string>>): Promise<boolean> {
  const run = spawn(process.execPath, [...VITEST, '--bail=1', '--reporter=dot', ...tests], {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdio: 'ignore',
    timeout: LONGEST_MS,
  })
  return new Promise((resolve) => run.on('exit', (code) => resolve(code === 0)))
}
