import { randomBytes, scryptSync } from 'node:crypto'
import type { PasswordHashing } from '#server/identity/password-hashing.ts'

/** The least that scrypt allows: tests sign in thousands of times, and none of their passwords protects anything. */
const CHEAPEST = { N: 2, r: 1, p: 1 }

function keyOf(password: string, salt: string): string {
  return scryptSync(password.normalize('NFKC'), salt, 16, CHEAPEST).toString('hex')
}

/** How the apps of tests keep passwords. A process of the product hashes slowly, and refuses what was hashed so. */
export const CHEAP_HASHING: PasswordHashing = {
  async hash(password) {
    const salt = randomBytes(8).toString('hex')
    return `${salt}:${keyOf(password, salt)}`
  },
  async verify({ hash, password }) {
    const [salt = '', key] = hash.split(':')
    return keyOf(password, salt) === key
  },
  isOutdated: () => false,
}
