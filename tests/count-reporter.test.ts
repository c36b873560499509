import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { newTestFolder } from '#tests/builders/test-folder.ts'

const PROJECT = fileURLToPath(new URL('../', import.meta.url))
const REPORTER = fileURLToPath(new URL('./count-reporter.ts', import.meta.url))

const PASSES = "test('passes', () => {})"
const FAILS = "test('fails', () => { throw new Error('no') })"
const CRASHES = "test('crashes', () => { process.kill(process.pid, 'SIGKILL') })"

/** Runs files of tests in a folder of their own, and gives what is counted and how the run ended. */
function countOf(files: Readonly<Record<string, string>>) {
  const folder = newTestFolder()
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
  for (const [name, body] of Object.entries(files)) {
    writeFileSync(join(folder, `${name}.test.js`), `import { test } from 'vitest'\n${body}\n`)
  }
  const counted = join(folder, 'count.json')
  const program = join(PROJECT, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(
    process.execPath,
    [program, 'run', '--root', folder, '--maxWorkers=1', '--no-isolate', '--reporter', REPORTER],
    { cwd: folder, env: { ...process.env, MSDAT_TEST_COUNT: counted } },
  )
  return { status, ...JSON.parse(readFileSync(counted, 'utf8')) }
}

test('tests that passed and failed are counted, and a file that cannot be loaded is a failure', () => {
  const files = { a: PASSES, b: `${PASSES}\n${FAILS.replace('fails', 'too')}`, c: "import './not-there.js'" }
  expect(countOf(files)).toEqual({
    ...{ status: 1, passed: 2, failed: 2 },
    failures: ['b.test.js > too: no'],
  })
})

test('a worker that crashes is a failure, and so is what it did not come to', () => {
  const { status, failed } = countOf({ crash: CRASHES })
  expect([status, failed > 0]).toEqual([1, true])
})
