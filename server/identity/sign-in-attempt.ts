import type { FastifyRequest } from 'fastify'
import { callerOf } from '#server/platform/http/network.ts'
import type { Accounts } from './accounts.ts'

/**
 * Counts an attempt to sign in, before the password is looked at. Throws `too-many-requests` when there were too many for
 * the account or from the address; names that nobody has are counted alike. `account`: null when nobody has the name.
 * Gives what to call when the password was right.
 */
export async function countSignIn(
  { limits, devices }: Pick<Accounts, 'limits' | 'devices'>,
  request: FastifyRequest,
  name: string,
  account: number | null,
): Promise<() => Promise<void>> {
  const caller = callerOf(request.ip)
  const device = account === null ? null : devices.nameOf(request, account)
  const key = account === null ? `name ${name.toLowerCase()}` : `${account} ${device ?? 'elsewhere'}`
  await limits.take('sign-in-address', caller)
  await limits.take('sign-in-account', key)
  return async () => {
    await limits.forget('sign-in-account', key)
    await limits.giveBack('sign-in-address', caller)
  }
}
