import { Problem } from '#domain/problem.ts'

/** The beginning of the state of a sign-in that comes back to `/custom`. */
export const CUSTOM = 'CUSTOM.'

/** Where LinkedIn sent the browser back to, and the random state itself. `address`: that of the product. */
export function linkedInReturn(address: string, state: string): { address: string; state: string } {
  const isCustom = state.startsWith(CUSTOM)
  return {
    address: `${address}/${isCustom ? 'custom' : ''}`,
    state: isCustom ? state.slice(CUSTOM.length) : state,
  }
}

/** Refuses a code that was asked for with another address to come back to than the state says. */
export function refuseOtherReturn(address: string, redirectUri: string): void {
  if (
    URL.canParse(redirectUri) &&
    new URL(redirectUri).href.replace(/\/$/, '') === address.replace(/\/$/, '')
  ) {
    return
  }
  const sentence = 'This is not the address that the sign-in was asked to come back to.'
  throw new Problem('invalid-input', sentence, { redirect_uri: [sentence] })
}
