import type { FastifyRequest } from 'fastify'
import { Problem } from '#domain/problem.ts'
import type { Accounts } from './accounts.ts'
import { ownSession } from './own-session.ts'

/** How long a password that was typed stands for the person who typed it. */
const PROOF_MINUTES = 15

/**
 * Refuses (`proof-needed`) changes that a stolen session must not make, unless the password was typed in this
 * session within the last 15 minutes: at the sign-in or since then (POST /account/prove).
 */
export async function requireRecentProof(
  { database, signIn }: Pick<Accounts, 'database' | 'signIn'>,
  request: FastifyRequest,
): Promise<void> {
  const session = await ownSession({ signIn }, request)
  const [recent] = await database.query(
    `select 1 from session where id = $1
       and coalesce(proven_at, created_at) > now() - make_interval(mins => ${PROOF_MINUTES})`,
    [session?.id ?? 0],
  )
  if (recent) return
  throw new Problem('proof-needed', 'Enter your password again: this change asks for it after 15 minutes.')
}

/** Notes that the password was typed again in the session that asks. */
export async function noteProof(
  { database, signIn }: Pick<Accounts, 'database' | 'signIn'>,
  request: FastifyRequest,
): Promise<void> {
  const session = await ownSession({ signIn }, request)
  await database.query('update session set proven_at = now() where id = $1', [session?.id ?? 0])
}
