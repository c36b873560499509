import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { serveProof } from './prove-route.ts'
import { serveSummary } from './summary-route.ts'
import { serveUsers } from './user-routes.ts'

/** The administration: accounts, the numbers of its first page, and the proof that some changes ask for. */
function serveAdmin(app: FastifyInstance, { accounts }: Services): void {
  serveUsers(app, accounts)
  serveProof(app, accounts)
  serveSummary(app, accounts.database)
}

export const adminFeature: Feature = { routes: serveAdmin }
