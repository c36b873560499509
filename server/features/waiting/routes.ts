import type { FastifyInstance } from 'fastify'
import { listWaiting } from '#contract/waiting/waiting.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import type { WaitingList } from '#server/waiting/waiting-list.ts'

/** What waits for the decision of whoever asks, whatever it is; each feature has made its own known. */
export function serveWaiting(app: FastifyInstance, waiting: WaitingList): void {
  serve(app, listWaiting, (call) => waiting.readFor(signedIn(call)))
}
