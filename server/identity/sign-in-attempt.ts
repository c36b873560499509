import type { FastifyRequest } from 'fastify'
import type { Account } from '#domain/account/account.ts'
import { callerOf } from '#server/platform/http/network.ts'
import type { Accounts } from './accounts.ts'

/**
 * Counts an attempt to sign in, before the password is looked at. Throws `too-many-requests` when there were too many for
 * the name as it was typed or from the address. A name and the address of its account are counted apart, as names that nobody
 * has are, so that nobody learns which belong together; an account has two names, so that is twice five guesses. `account`:
 * null when nobody has the name. Gives what to call when the password was right.
 */
export async function countSignIn(
  { limits, devices }: Pick<Accounts, 'limits' | 'devices'>,
  request: FastifyRequest,
  name: string,
  account: number | null,
): Promise<() => Promise<void>> {
  const caller = callerOf(request.ip)
  const device = account === null ? null : devices.nameOf(request, account)
  const key = keyOf(name, device)
  await limits.take('sign-in-address', caller)
  await limits.take('sign-in-account', key)
  return async () => {
    await limits.forget('sign-in-account', key)
    await limits.giveBack('sign-in-address', caller)
  }
}

/** The key of a count: a name as `findAccount` reads it, on a device that its person signed in on before, or elsewhere. */
function keyOf(name: string, device: string | null): string {
  return `${name.normalize('NFC').toLowerCase()} ${device ?? 'elsewhere'}`
}

/** Ends the wait of an account, by whichever of its names it was met: its person has shown who they are. */
export async function forgetSignIns(
  limits: Accounts['limits'],
  { username, email }: Pick<Account, 'username' | 'email'>,
): Promise<void> {
  for (const name of [username, email]) await limits.forget('sign-in-account', keyOf(name, null))
}
