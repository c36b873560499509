import type { FastifyInstance } from 'fastify'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { serveEmailConfirmation } from './email-routes.ts'
import { serveErasure } from './erase-route.ts'
import { serveInvitations } from './invitation-routes.ts'
import { serveAccountExport } from './export-route.ts'
import { servePasswordReset } from './password-reset-routes.ts'
import { servePasswordChange } from './password-route.ts'
import { serveRegistration } from './registration-route.ts'
import { serveSessions } from './sessions-routes.ts'
import { serveSignIn } from './sign-in-routes.ts'
import { serveUsers } from './user-routes.ts'

/** Everything that people do with their own account. */
export function serveAccounts(app: FastifyInstance, accounts: Accounts, jobs: Jobs): void {
  serveSignIn(app, accounts)
  serveRegistration(app, accounts)
  serveInvitations(app, accounts, jobs)
  serveEmailConfirmation(app, accounts)
  servePasswordReset(app, accounts)
  servePasswordChange(app, accounts)
  serveUsers(app, accounts)
  serveErasure(app, accounts)
  serveSessions(app, accounts)
  serveAccountExport(app, accounts)
}
