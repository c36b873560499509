import type { Feature } from '#server/services/feature.ts'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { issueFrontendToken } from '#contract/service/service.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'

/** Earlier clients keep a token for 15 minutes and send it along. Reading is open, so it says nothing about anybody. */
function serveFrontendToken(app: FastifyInstance): void {
  serve(app, issueFrontendToken, async ({ reply }) => {
    reply.header('cache-control', 'no-store')
    return { token: [0, 1, 2].map(() => randomBytes(9).toString('base64url')).join('.') }
  })
}

export const frontendTokenFeature: Feature = { routes: serveFrontendToken }
