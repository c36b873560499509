import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { inOwnProcess } from './own-process.ts'

function fileWith(code: string): URL {
  const file = join(newTestFolder(), 'work.mjs')
  writeFileSync(file, code)
  return pathToFileURL(file)
}

test.each([
  ['ends well', 'process.exit(0)', 'it ended well'],
  ['says what is wrong', `console.error('The disk is full.'); process.exit(1)`, 'The disk is full.'],
  ['says nothing', 'process.exit(3)', expect.stringMatching(/work\.mjs ended with 3\.$/)],
  ['is killed', `process.kill(process.pid, 'SIGKILL')`, expect.stringMatching(/ended with SIGKILL\.$/)],
])('a process that %s', async (_, code, words) => {
  const outcome = inOwnProcess(fileWith(code)).then(
    () => 'it ended well',
    (error: Error) => error.message,
  )
  expect(await outcome).toEqual(words)
})
