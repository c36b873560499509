import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verifyPassword } from 'better-auth/crypto'

/** How passwords are kept and compared. */
export interface PasswordHashing {
  /** The stored form of a password: never the same twice. Not inside a transaction, it takes its time. */
  hash(password: string): Promise<string>
  /** Whether a password is the one behind a hash. */
  verify(pair: { readonly hash: string; readonly password: string }): Promise<boolean>
  /** Whether a hash is of a kind that is made no more: it is replaced when its person signs in. */
  isOutdated(hash: string): boolean
}

const derive = promisify(argon2)

/** 64 MB and two rounds: about a tenth of a second of one processor, and dear for cards that guess in parallel. */
const COST = { memory: 65_536, passes: 2, parallelism: 1, tagLength: 32 } as const
const BEGINNING = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`

/** As everybody writes it: base64 without padding. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

/** Spellings of one letter are one password, as the library has it. */
function keyOf(password: string, nonce: Buffer): Promise<Buffer> {
  return derive('argon2id', { ...COST, message: password.normalize('NFKC'), nonce })
}

/**
 * Argon2id, in the form that other programs read too. Passwords of before stand as the sign-in library's scrypt and are still known; whoever
 * signs in with one has it kept anew.
 */
export const SLOW_HASHING: PasswordHashing = {
  async hash(password) {
    const nonce = randomBytes(16)
    return `${BEGINNING}${base64(nonce)}$${base64(await keyOf(password, nonce))}`
  },
  async verify({ hash, password }) {
    if (!hash.startsWith(BEGINNING)) return verifyPassword({ hash, password })
    const [nonce = '', key = ''] = hash.slice(BEGINNING.length).split('$')
    const expected = Buffer.from(key, 'base64')
    const found = await keyOf(password, Buffer.from(nonce, 'base64'))
    return expected.length === found.length && timingSafeEqual(expected, found)
  },
  isOutdated: (hash) => !hash.startsWith(BEGINNING),
}
