import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { linkKeys } from './link-keys.ts'

const SECRET = 'a secret of the tests, long enough to be one'

test('a key opens what it was made for, and shows nothing of its number', () => {
  const keys = linkKeys(SECRET, 'remove')
  const made = [0, 1, 2, 41, 2_000_000_000].map((id) => [id, keys.keyOf(id)] as const)
  expect(made.map(([, key]) => keys.idOf(key))).toEqual(made.map(([id]) => id))
  for (const [, key] of made) expect(key).toMatch(/^[\w-]{22}$/)
  expect(new Set(made.map(([, key]) => key.slice(0, 4))).size).toBe(made.length)
})

test('no other purpose, no other installation, nothing changed and nothing made up', () => {
  const keys = linkKeys(SECRET, 'remove')
  const key = keys.keyOf(7)
  const changed = `${key[0] === 'A' ? 'B' : 'A'}${key.slice(1)}`
  for (const wrong of [
    linkKeys(SECRET, 'confirm').keyOf(7),
    linkKeys('another secret of another installation', 'remove').keyOf(7),
    changed,
    key.slice(1),
    '',
    '7-c2VjcmV0',
    'x'.repeat(200),
  ]) {
    expect(keys.idOf(wrong)).toBeNull()
  }
})

test('keys of letters that were sent earlier still work', () => {
  const proof = createHmac('sha256', SECRET).update('remove 7').digest('base64url')
  expect(linkKeys(SECRET, 'remove').idOf(`7-${proof}`)).toBe(7)
  expect(linkKeys(SECRET, 'remove').idOf(`8-${proof}`)).toBeNull()
})
