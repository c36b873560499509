import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Passed, PassedFileError, packPassed, unpackPassed } from './passed-file.ts'

const HASH = 'a'.repeat(64)
const PASSED: Passed = {
  ...{ id: 'state:20', hash: HASH },
  files: new Map([
    [`/api/releases/${HASH}/catalogue?format=2`, '{"release":"ä"}'],
    [`/api/releases/${HASH}/indicators/7/lga/20?format=7`, '{"indicator":7}'],
  ]),
}

test('what is passed on as one file comes out as it went in', async () => {
  expect(await unpackPassed(await packPassed(PASSED))).toEqual(PASSED)
})

/** A file that somebody changed: its parts by name. */
async function changed(change: (parts: Record<string, Uint8Array>) => void): Promise<Uint8Array> {
  const parts = unzipSync(await packPassed(PASSED))
  change(parts)
  return zipSync(parts)
}

const contentsWith = (value: object) =>
  strToU8(JSON.stringify({ format: 1, id: 'all', hash: HASH, files: [], ...value }))

test.each<[string, () => Promise<Uint8Array>]>([
  ['no file of this kind', async () => strToU8('snow')],
  ['a zip of something else', async () => zipSync({ 'a.txt': strToU8('a') })],
  ['half a file', async () => (await packPassed(PASSED)).slice(0, 200)],
  [
    'another figure in a part',
    () => changed((parts) => Object.assign(parts, { '1.json': strToU8('{"indicator":8}') })),
  ],
  ['a part that is not there', () => changed((parts) => Reflect.deleteProperty(parts, '1.json'))],
  [
    'another format',
    () => changed((parts) => Object.assign(parts, { 'contents.json': contentsWith({ format: 2 }) })),
  ],
  [
    'a part for an address that is no file of a release',
    () =>
      changed((parts) => {
        const files = [{ address: '/api/account', name: '0.json', digest: '' }]
        Object.assign(parts, { 'contents.json': contentsWith({ files }) })
      }),
  ],
])('%s is refused', async (_, made) => {
  await expect(unpackPassed(await made())).rejects.toBeInstanceOf(PassedFileError)
})
