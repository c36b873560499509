import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { listWaiting } from '#contract/waiting/waiting.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'

/** The things that wait for the reader's decision, whatever they are; each feature has made its own known. */
function serveWaiting(app: FastifyInstance, { waiting }: Services): void {
  serve(app, listWaiting, (call) => waiting.readFor(signedIn(call)))
}

export const waitingFeature: Feature = { routes: serveWaiting }
