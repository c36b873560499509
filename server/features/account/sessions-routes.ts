import type { FastifyInstance } from 'fastify'
import { endAllSessions, endSession, listSessions } from '#contract/account/own-sessions.ts'
import { Problem } from '#domain/problem.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { endSessions } from '#server/identity/end-sessions.ts'
import { ownSession } from '#server/identity/own-session.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { networkOf } from '#server/platform/http/network.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { deviceWords } from './device-words.ts'
import { signOutHere } from './sign-out-here.ts'

interface SessionRow {
  readonly id: number
  readonly ip_address: string | null
  readonly user_agent: string | null
  readonly created_at: Date
  readonly updated_at: Date
}

/** Where one is signed in, and signing out there. */
export function serveSessions(app: FastifyInstance, accounts: Accounts): void {
  const { database } = accounts
  serve(app, listSessions, async (call) => {
    const own = await ownSession(accounts, call.request)
    const rows = await database.query<SessionRow>(
      `select id, ip_address, user_agent, created_at, updated_at from session
       where user_id = $1 and expires_at > now() order by updated_at desc, id desc`,
      [signedIn(call).id],
    )
    const results = rows.map((row) => ({
      id: row.id,
      device: deviceWords(row.user_agent),
      network: networkOf(row.ip_address ?? ''),
      created_at: row.created_at.toISOString(),
      last_used_at: row.updated_at.toISOString(),
      is_current: row.id === own?.id,
    }))
    return { results }
  })
  serve(app, endSession, async (call) => {
    const actor = signedIn(call)
    const { path, request, reply } = call
    const own = await ownSession(accounts, request)
    await database.transaction(async (transaction) => {
      const ended = await transaction.query(
        'delete from session where id = $1 and user_id = $2 returning id',
        [path.id, actor.id],
      )
      if (ended.length === 0) throw new Problem('not-found', 'That session has ended already.')
      await writeAudit(transaction, { actor, action: 'session.ended', address: request.ip })
    })
    if (path.id === own?.id) await signOutHere(accounts, request, reply)
    return { detail: 'You are signed out there.' }
  })
  serve(app, endAllSessions, async (call) => {
    const actor = signedIn(call)
    const { query, request, reply } = call
    const kept = query.keep === 'this' ? await ownSession(accounts, request) : null
    const ended = await database.transaction(async (transaction) => {
      const count = await endSessions(transaction, actor.id, kept?.id ?? null)
      await writeAudit(transaction, {
        actor,
        action: 'session.all-ended',
        after: { ended: count },
        address: request.ip,
      })
      return count
    })
    if (!kept) await signOutHere(accounts, request, reply)
    return { detail: kept ? 'You are signed out everywhere else.' : 'You are signed out everywhere.', ended }
  })
}
