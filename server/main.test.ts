import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WIDE } from '#tests/wide-run.ts'
import { PROJECT } from '#server/platform/project-folder.ts'
import { startProduct } from '#tests/builders/running-product.ts'
import { newStore } from '#tests/builders/test-store.ts'

// The product as a process: what it says when it cannot start. That it starts, answers and stops is in tests/.

const taken = createServer()
let port = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => new Promise((resolve) => taken.close(resolve)))

/** The product's words when it is started on a store that has its data already. */
async function wordsOf(env: Readonly<Record<string, string>>): Promise<string> {
  const { dataDir } = await newStore('embedded', 'first-release')
  return startProduct({ dataDir, env }).then(
    () => 'it started',
    (error: Error) => error.message,
  )
}

/** Of the reasons not to start, the first in a usual run. */
const NO_START = [
  ['wrong values', { PORT: 'eighty', LOG_LEVEL: 'loud' }, /PORT must be a whole number[\s\S]*LOG_LEVEL must/],
  [
    'a store that cannot be reached',
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    /does not answer/,
  ],
  [
    'an address of another machine',
    { HOST: '192.0.2.1', DATABASE_URL: '' },
    /HOST is no address of this machine/,
  ],
  [
    'a data folder inside a file',
    { DATA_DIR: join(fileURLToPath(import.meta.url), 'data') },
    /The data folder cannot be made [\s\S]*Set DATA_DIR/,
  ],
] as const

test.each(NO_START.slice(0, WIDE ? NO_START.length : 1))(
  '%s: a clear sentence and exit code 1',
  async (_, env, sentence) => {
    const words = await wordsOf(env)
    expect(words).toContain('ended with code 1')
    expect(words).toMatch(sentence)
    expect(words).not.toMatch(/\.ts:\d/)
  },
)

if (WIDE) {
  test('a port that is in use: a clear sentence and exit code 1', async () => {
    const words = await wordsOf({ PORT: String(port) })
    expect(words).toContain('ended with code 1')
    expect(words).toContain('The port is in use by another program. Set PORT to a free one.')
  })
}

test('the text of the program takes a byte for each letter in memory', () => {
  const home = join(PROJECT, 'dist/server')
  const folder = join(home, readFileSync(join(home, 'main.js'), 'utf8').split('/')[1] ?? '')
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((name) => /[^\0-\u{ff}]/u.test(readFileSync(join(folder, name), 'utf8')))).toEqual([])
})
