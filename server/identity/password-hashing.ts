import { hashPassword, verifyPassword } from 'better-auth/crypto'

/** How passwords are kept and compared. */
export interface PasswordHashing {
  /** The stored form of a password: never the same twice. Not inside a transaction, it takes its time. */
  hash(password: string): Promise<string>
  /** Whether a password is the one behind a hash. */
  verify(pair: { readonly hash: string; readonly password: string }): Promise<boolean>
}

/** The sign-in library's: scrypt, a quarter of a second on one processor, so that guessing stays dear. */
export const SLOW_HASHING: PasswordHashing = { hash: hashPassword, verify: verifyPassword }
