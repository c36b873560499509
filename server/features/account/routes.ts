import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { serveEmailConfirmation } from './email-routes.ts'
import { serveErasure } from './erase-route.ts'
import { serveInvitations } from './invitation-routes.ts'
import { serveAccountExport } from './export-route.ts'
import { invitationJob } from './send-invitation.ts'
import { servePasswordReset } from './password-reset-routes.ts'
import { servePasswordChange } from './password-route.ts'
import { serveRegistration } from './registration-route.ts'
import { serveSessions } from './sessions-routes.ts'
import { serveSignIn } from './sign-in-routes.ts'
import { serveUsers } from './user-routes.ts'

/** Everything that people do with their own account. */
function serveAccounts(app: FastifyInstance, { accounts }: Services): void {
  serveSignIn(app, accounts)
  serveRegistration(app, accounts)
  serveInvitations(app, accounts)
  serveEmailConfirmation(app, accounts)
  servePasswordReset(app, accounts)
  servePasswordChange(app, accounts)
  serveUsers(app, accounts)
  serveErasure(app, accounts)
  serveSessions(app, accounts)
  serveAccountExport(app, accounts)
}

export const accountFeature: Feature = {
  routes: serveAccounts,
  jobs: ({ accounts }) => [invitationJob(accounts)],
}
