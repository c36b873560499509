import { randomBytes, scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { CHEAP_HASHING } from '#tests/builders/cheap-hashing.ts'
import { SLOW_HASHING } from './password-hashing.ts'

const PASSWORD = 'Right-horse 7 staple'

test('slow is scrypt with 16,384 rounds of 16 blocks: as stored passwords were hashed, and no cheaper', async () => {
  const salt = randomBytes(16).toString('hex')
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
  const hash = `${salt}:${scryptSync(PASSWORD, salt, 64, cost).toString('hex')}`
  expect(await SLOW_HASHING.verify({ hash, password: PASSWORD })).toBe(true)
  expect(await SLOW_HASHING.verify({ hash, password: `${PASSWORD}.` })).toBe(false)
  expect(await SLOW_HASHING.hash(PASSWORD)).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
})

test('a process of the product refuses what a test hashed cheaply', async () => {
  const hash = await CHEAP_HASHING.hash(PASSWORD)
  expect(await CHEAP_HASHING.verify({ hash, password: PASSWORD })).toBe(true)
  expect(await SLOW_HASHING.verify({ hash, password: PASSWORD })).toBe(false)
})
