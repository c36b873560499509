import { randomBytes, scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { CHEAP_HASHING } from '#tests/builders/cheap-hashing.ts'
import { SLOW_HASHING } from './password-hashing.ts'

const PASSWORD = 'Right-horse 7 staple'

test('slow is Argon2id with 64 MB and two rounds, never the same twice', async () => {
  const hash = await SLOW_HASHING.hash(PASSWORD)
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=2,p=1\$[A-Za-z\d+/]{22}\$[A-Za-z\d+/]{43}$/)
  expect(await SLOW_HASHING.verify({ hash, password: PASSWORD })).toBe(true)
  expect(await SLOW_HASHING.verify({ hash, password: `${PASSWORD}.` })).toBe(false)
  expect(await SLOW_HASHING.hash(PASSWORD)).not.toBe(hash)
  expect(SLOW_HASHING.isOutdated(hash)).toBe(false)
  expect(await SLOW_HASHING.verify({ hash: hash.slice(0, -5), password: PASSWORD })).toBe(false)
})

test('passwords of before stand as scrypt, are known, and are to be kept anew', async () => {
  const salt = randomBytes(16).toString('hex')
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
  const hash = `${salt}:${scryptSync(PASSWORD, salt, 64, cost).toString('hex')}`
  expect(await SLOW_HASHING.verify({ hash, password: PASSWORD })).toBe(true)
  expect(await SLOW_HASHING.verify({ hash, password: `${PASSWORD}.` })).toBe(false)
  expect(SLOW_HASHING.isOutdated(hash)).toBe(true)
})

test('a process of the product refuses what a test hashed cheaply', async () => {
  const hash = await CHEAP_HASHING.hash(PASSWORD)
  expect(await CHEAP_HASHING.verify({ hash, password: PASSWORD })).toBe(true)
  expect(await SLOW_HASHING.verify({ hash, password: PASSWORD })).toBe(false)
})
