import type { FastifyInstance } from 'fastify'
import type { Accounts } from '#server/identity/accounts.ts'
import { serveSecondStep } from './finish-sign-in-routes.ts'
import { serveOwnSecondFactor } from './own-second-factor-routes.ts'
import { serveSecuritySettings } from './security-settings-routes.ts'

/** The second step of signing in: asked for, set up, changed. */
export function serveSecondFactor(app: FastifyInstance, accounts: Accounts): void {
  serveSecondStep(app, accounts)
  serveOwnSecondFactor(app, accounts)
  serveSecuritySettings(app, accounts)
}
