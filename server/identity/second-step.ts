import { Problem } from '#domain/problem.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { cookiesIn, keepCookies } from './kept-cookies.ts'

/** How a sign-in can be finished: a code of an authenticator, a code by mail, one of the recovery codes. */
export type SecondStep = 'totp' | 'email' | 'recovery'

/** The second step of one account. */
export interface SecondFactor {
  /** A confirmed authenticator. */
  readonly totp: boolean
  /** Codes by mail. */
  readonly email: boolean
}

/** The second steps that an account has set up. */
export async function secondFactorOf(store: SqlRunner, accountId: number): Promise<SecondFactor> {
  const [row] = await store.query<SecondFactor>(
    `select a.email_codes as email,
       exists (select from second_factor f where f.user_id = a.id and f.verified) as totp
     from account a where a.id = $1`,
    [accountId],
  )
  return row ?? { totp: false, email: false }
}

/** The ways to finish a sign-in, best first. Recovery codes come with the authenticator. */
export function stepsOf({ totp, email }: SecondFactor): readonly SecondStep[] {
  return [
    ...(totp ? (['totp'] as const) : []),
    ...(email ? (['email'] as const) : []),
    ...(totp ? (['recovery'] as const) : []),
  ]
}

/** An answer of the library that stands for a session only after the second step. */
export function waitsForSecondStep(response: object | null): boolean {
  return response !== null && 'twoFactorRedirect' in response && response.twoFactorRedirect === true
}

const CHALLENGE_COOKIE = 'msdat.two_factor'
export const TRUST_COOKIE = 'msdat.trust_device'

/** The client's token for the second step: the value of the short-lived cookie that was set for it. */
export function challengeIn(answered: Headers): string {
  const start = `${CHALLENGE_COOKIE}=`
  const cookie = answered
    .getSetCookie()
    .find((text) => text.startsWith(start) && !text.startsWith(`${start};`))
  if (!cookie) throw new Problem('unexpected', 'The sign-in could not be started. Try again.')
  return decodeURIComponent(cookie.slice(start.length).split(';')[0] ?? '')
}

/** Headers with the challenge as the library reads it, without any session: a client may send it in the body. */
export function withChallenge(headers: Headers, challenge: string | undefined): Headers {
  const own = keepCookies(headers, [CHALLENGE_COOKIE])
  if (challenge !== undefined) own.set('cookie', `${CHALLENGE_COOKIE}=${encodeURIComponent(challenge)}`)
  return own
}

/** Headers that keep nothing of a session but the proof that this device was trusted before. */
export function withTrustOnly(headers: Headers): Headers {
  return keepCookies(headers, [TRUST_COOKIE])
}

/** The name of the library's record behind a challenge: the cookie's value without its signature. */
export function challengeOf(headers: Headers): string {
  const value = readable(cookiesIn(headers).get(CHALLENGE_COOKIE) ?? '')
  return value.slice(0, Math.max(value.lastIndexOf('.'), 0))
}

/** A value as it was before it became a part of a cookie; what nobody encoded is nothing. */
function readable(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
