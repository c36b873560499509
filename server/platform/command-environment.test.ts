import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { newTestFolder } from '#tests/builders/test-folder.ts'

const SERVER = fileURLToPath(new URL('../', import.meta.url))

/** What a command says before it ends with code 1. */
function refusal(command: string, ...words: readonly string[]): string {
  const env = { ...process.env, DATA_DIR: newTestFolder(), DATABASE_URL: '', DATABASE_DIRECT_URL: '' }
  const { status, stderr } = spawnSync(process.execPath, [SERVER + command, ...words], {
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  return stderr
}

test.each([
  [
    'features/briefs/briefs-command.ts',
    ['--out', 'x', '--format', 'xlsx'],
    /^Each of --format is one of pdf, .*not “xlsx”\.\n$/,
  ],
  [
    'features/briefs/briefs-command.ts',
    ['--out', 'x', '--lang', 'fr'],
    /^--lang is one of en, pcm, and not “fr”\.\n$/,
  ],
  ['features/briefs/briefs-command.ts', [], /^Say where to, with --out\.\nUsage: npm run briefs/],
  ['mirror-command.ts', ['--out', 'x', '--formats', 'pptx'], /^Each of --formats is one of pdf, docx/],
  ['mirror-command.ts', ['--outt', 'x'], /--outt[\s\S]*\nUsage: npm run mirror/],
  ['backup/backup-command.ts', ['--foo'], /--foo[\s\S]*\nUsage: npm run backup/],
  [
    'backup/restore-command.ts',
    ['/nowhere/at/all'],
    /^There is no backup at \/nowhere\/at\/all\.\nUsage: npm run restore/,
  ],
  ['backup/restore-command.ts', ['/'], /^\/ is a folder\. Name the file of a backup in it\./],
])(
  '%s %j says what is wrong',
  (command, words, said) => {
    expect(refusal(command, ...words)).toMatch(said)
  },
  30_000,
)

test('a mirror of a product that does not answer names its address and why', () => {
  const folder = newTestFolder()
  expect(refusal('mirror-command.ts', '--out', `${folder}/m`, '--from', 'http://127.0.0.1:9')).toMatch(
    /http:\/\/127\.0\.0\.1:9\/\S* does not answer: (?!fetch failed)/,
  )
}, 60_000)
