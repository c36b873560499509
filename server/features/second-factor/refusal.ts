import { isAPIError } from 'better-auth/api'
import { Problem } from '#domain/problem.ts'

export const WRONG_CODE = 'This code is not right. Look at the newest one and type it again.'
const WRONG_RECOVERY =
  'This recovery code is not right, or it was used before: each is good once. Take another one of your list.'
export const USED_CODE = 'This code was used before. Wait for the next one.'
export const LOST_CHALLENGE =
  'The sign-in took too long or was finished before. Start again with your password.'
export const WRONG_PASSWORD = 'The password is not right.'

const LOCKED = 'There were too many wrong codes. Wait 15 minutes, then sign in again.'
const TOO_MANY = 'There were too many wrong codes. Start again with your password, or ask for a new code.'
const EXPIRED = 'This code counts no more. Ask for a new one.'
const NOT_SET_UP = 'No authenticator is set up. Set one up first.'

const refused = (sentence: string) => new Problem('sign-in-refused', sentence, { code: [sentence] })
const wrong = (field: string, sentence: string) =>
  new Problem('invalid-input', sentence, { [field]: [sentence] })

/** The refusals of the sign-in library, as problems. */
const BY_CODE: Readonly<Record<string, () => Problem>> = {
  INVALID_CODE: () => refused(WRONG_CODE),
  INVALID_BACKUP_CODE: () => refused(WRONG_RECOVERY),
  INVALID_TWO_FACTOR_COOKIE: () => refused(LOST_CHALLENGE),
  OTP_HAS_EXPIRED: () => refused(EXPIRED),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: () => new Problem('too-many-requests', TOO_MANY),
  ACCOUNT_TEMPORARILY_LOCKED: () => new Problem('too-many-requests', LOCKED),
  INVALID_PASSWORD: () => wrong('password', WRONG_PASSWORD),
  PASSWORD_TOO_LONG: () => wrong('password', WRONG_PASSWORD),
  TOTP_ALREADY_ENABLED: () => new Problem('invalid-input', 'The authenticator is on already.'),
  TOTP_NOT_ENABLED: () => new Problem('invalid-input', NOT_SET_UP),
  TWO_FACTOR_NOT_ENABLED: () => new Problem('invalid-input', NOT_SET_UP),
  BACKUP_CODES_NOT_ENABLED: () => new Problem('invalid-input', NOT_SET_UP),
}

/** The problem behind a refusal of the library. Throws on everything that is no refusal. */
function refusalOf(error: unknown): Problem {
  const code: unknown = isAPIError(error) ? error.body?.code : undefined
  const make = typeof code === 'string' ? BY_CODE[code] : undefined
  if (make) return make()
  // Two used the same recovery code at the same moment: one of them came first.
  if (isAPIError(error) && error.statusCode === 409) return refused(WRONG_RECOVERY)
  throw error
}

/**
 * The result of a call of the library, or the problem when it refuses. The problem is given back, not thrown,
 * so that a transaction around the call keeps the count of wrong tries.
 */
export async function orRefusal<T>(call: Promise<T>): Promise<T | Problem> {
  try {
    return await call
  } catch (error) {
    return refusalOf(error)
  }
}
