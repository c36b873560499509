import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { readEnvironment } from './platform/environment.ts'

const PROJECT = fileURLToPath(new URL('../', import.meta.url))
const elsewhere = mkdtempSync(join(tmpdir(), 'msdat-environment-'))
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }))

/** Runs the check in a folder without a `.env` file. */
function check(env: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(PROJECT, 'server/check-environment.ts')],
    {
      cwd: elsewhere,
      env: { PATH: process.env.PATH ?? '', ...env },
      encoding: 'utf8',
    },
  )
  return { status, stdout, stderr }
}

test('nothing set: nothing is said', () => {
  expect(check({})).toEqual({ status: 0, stdout: '', stderr: '' })
})

test('each wrong value is told in one sentence, and the code is 1', () => {
  const { status, stdout, stderr } = check({ PORT: '99999', LOG_LEVEL: 'loud' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^PORT must [^\n]+\.\nLOG_LEVEL must [^\n]+\.\n$/)
})

test.each([
  ['PORT', '99999'],
  ['PORT', '80 80'],
  ['DATABASE_URL', 'mysql://127.0.0.1/none'],
  ['DATABASE_URL', 'none'],
  ['DATABASE_DIRECT_URL', 'none'],
  ['PUBLIC_URL', 'example.org'],
  ['CORS_ORIGINS', 'https://example.org/path'],
  ['CORS_ORIGINS', '*'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
  // T11
  ['AUTH_SECRET', 'changeme'],
  ['AUTH_SECRET', 'change-me-change-me-change-me-change-me'],
  ['GOOGLE_CLIENT_ID', 'half-a-pair'],
  ['SMTP_URL', 'mail.example.org'],
])('%s=%s is told in one sentence', (name, value) => {
  const reading = readEnvironment({ [name]: value })
  const sentences = reading.ok ? [] : reading.sentences
  expect(sentences).toEqual([expect.stringMatching(new RegExp(`^${name} (?:and \\w+ )?must [^\n]+\\.$`))])
})

test('pages and server are built only after the check', () => {
  const start = readFileSync(join(PROJECT, 'tools/start.mjs'), 'utf8')
  const [check, build] = ['server/check-environment.ts', 'await ensureBuilds'].map((text) =>
    start.indexOf(text),
  )
  expect(check).toBeGreaterThan(0)
  expect(build).toBeGreaterThan(check ?? Number.NaN)
})
