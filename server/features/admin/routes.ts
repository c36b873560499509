import type { FastifyInstance } from 'fastify'
import type { Accounts } from '#server/identity/accounts.ts'
import { serveProof } from './prove-route.ts'
import { serveSummary } from './summary-route.ts'
import { serveUsers } from './user-routes.ts'

/** The administration: accounts, the numbers of its first page, and the proof that some changes ask for. */
export function serveAdmin(app: FastifyInstance, accounts: Accounts): void {
  serveUsers(app, accounts)
  serveProof(app, accounts)
  serveSummary(app, accounts.database)
}
