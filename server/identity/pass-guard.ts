import { SHORTEST_SECONDS } from '#domain/inquiry/inquiry.ts'
import { Problem } from '#domain/problem.ts'
import { callerOf } from '#server/platform/http/network.ts'
import type { Limits } from './limits.ts'

/** The guard fields of a form for the public (contract/inquiries/sent-in.ts). */
export interface Guard {
  readonly website: string
  readonly seconds: number | null
  readonly key: string | null
}

/**
 * Holds off machines without asking anybody else: counts what an address sends, throws away what fills in the field that
 * nobody sees, and refuses what no person can have typed. Gives whether it is worth keeping.
 * Throws `too-many-requests` and `invalid-input`.
 */
export async function passGuard(
  limits: Limits,
  { ip }: { readonly ip: string },
  { website, seconds }: Guard,
): Promise<boolean> {
  await limits.take('inquiry-address', callerOf(ip))
  if (website !== '') return false
  if (seconds !== null && seconds < SHORTEST_SECONDS)
    throw new Problem('invalid-input', 'That was very quick. Look over what you wrote, then send it again.')
  return true
}
