import type { Account } from '#domain/account/account.ts'
import { type SignedInCall, signedIn } from '#server/platform/http/who-asks.ts'

/** The author of a change, and their address. */
export interface Change {
  readonly actor: Account
  readonly address: string
}

/** The change that a call of somebody signed in asks for. Throws `not-signed-in` where nobody is. */
export function changeOf(call: SignedInCall & { readonly request: { readonly ip: string } }): Change {
  return { actor: signedIn(call), address: call.request.ip }
}
