import { isAPIError } from 'better-auth/api'
import type { Accounts } from '#server/identity/accounts.ts'
import { keepCookies } from '#server/identity/kept-cookies.ts'
import { TRUST_COOKIE, waitsForSecondStep } from '#server/identity/second-step.ts'
import { REFUSED_PATH } from '#server/identity/sign-in.ts'
import { platformSettings } from '#server/platform/platform-settings.ts'
import type { ProviderName } from '#server/platform/provider-variables.ts'
import type { LibraryAnswer } from './enter.ts'

/** The state of a sign-in that is under way, as the browser keeps it. */
const STATE_COOKIE = 'msdat.state'

/** The parameters with which a provider sends the browser back. */
export interface ProviderAnswer {
  readonly code?: string | undefined
  readonly state?: string | undefined
  readonly error?: string | undefined
  readonly error_description?: string | undefined
  readonly iss?: string | undefined
}

/** Headers for the library: the state and the trust of this browser, and no session that it may still have. */
export function socialHeaders(headers: Headers): Headers {
  return keepCookies(headers, [STATE_COOKIE, TRUST_COOKIE])
}

/** Where the library wants the browser to go after a code was exchanged, and what it answered. */
export interface Exchanged extends LibraryAnswer {
  readonly returnTo: string
}

/** Lets the library check the state, exchange the code and find or make the account. */
export async function exchangeCode(
  { signIn, address }: Accounts,
  provider: ProviderName,
  answer: ProviderAnswer,
  headers: Headers,
): Promise<Exchanged> {
  const response = await signIn.api.callbackOAuth({
    method: 'GET',
    params: { id: provider },
    query: answer,
    headers: socialHeaders(headers),
    asResponse: true,
  })
  const body = await response.text()
  const target = new URL(response.headers.get('location') ?? REFUSED_PATH, address)
  if (target.pathname === REFUSED_PATH) {
    const error = target.searchParams.get('error') ?? 'refused'
    return { headers: response.headers, error, isHalfDone: false, returnTo: returnToIn(target) }
  }
  const isHalfDone = body !== '' && waitsForSecondStep(JSON.parse(body))
  const returnTo = `${target.pathname}${target.search}${target.hash}`
  return { headers: response.headers, error: null, isHalfDone, returnTo }
}

/** The address for the library to send a failed sign-in to; it carries where the sign-in began. */
export function refusedAddress(address: string, returnTo: string): string {
  return `${address}${REFUSED_PATH}?${new URLSearchParams({ to: returnTo })}`
}

function returnToIn(target: URL): string {
  return target.searchParams.get('to') ?? '/'
}

/** Lets the library check an ID token against the provider's keys, and find or make the account. */
export async function checkIdToken(
  { signIn, database }: Accounts,
  provider: ProviderName,
  token: string,
  headers: Headers,
): Promise<LibraryAnswer> {
  const { registrationOpen } = await platformSettings(database)
  try {
    const { headers: made, response } = await signIn.api.signInSocial({
      headers: socialHeaders(headers),
      body: { provider, idToken: { token }, requestSignUp: registrationOpen },
      returnHeaders: true,
    })
    return { headers: made, error: null, isHalfDone: waitsForSecondStep(response) }
  } catch (error) {
    if (!isAPIError(error)) throw error
    const word = (error.body?.message ?? 'refused').replaceAll(' ', '_')
    return { headers: new Headers(), error: word, isHalfDone: false }
  }
}
