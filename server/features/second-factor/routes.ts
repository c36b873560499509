import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { serveSecondStep } from './finish-sign-in-routes.ts'
import { serveOwnSecondFactor } from './own-second-factor-routes.ts'
import { serveSecuritySettings } from './security-settings-routes.ts'

/** The second step of signing in: asked for, set up, changed. */
function serveSecondFactor(app: FastifyInstance, { accounts }: Services): void {
  serveSecondStep(app, accounts)
  serveOwnSecondFactor(app, accounts)
  serveSecuritySettings(app, accounts)
}

export const secondFactorFeature: Feature = { routes: serveSecondFactor }
