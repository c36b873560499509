import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { readHealth, readReadiness, readVersion } from '#contract/service/service.ts'
import { Problem } from '#domain/problem.ts'
import { serveStatus } from './status-page.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'

/** Whether the product works, and which one it is. `/health` is where the earlier server had it. */
function serveHealth(app: FastifyInstance, { database, mode, version, writing }: Services): void {
  const health = async () => {
    await database.query('select 1 as one')
    const state = await writing.state()
    return {
      status: state === 'full' || state === 'read-only' ? ('read-only' as const) : ('healthy' as const),
      writing: state,
      timestamp: new Date().toISOString(),
      uptime: process.uptime(),
      environment: mode,
    }
  }
  serve(app, readHealth, async ({ reply }) => {
    reply.header('cache-control', 'no-store')
    return health()
  })
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return health()
  })
  serve(app, readReadiness, async ({ reply }) => {
    reply.header('cache-control', 'no-store')
    const [release] = await database.query<{ number: number; published_at: Date }>(
      'select number, published_at from release order by number desc limit 1',
    )
    if (!release) throw new Problem('store-unavailable', 'The store holds no release yet.')
    return { ready: true as const, release: release.number, published_at: release.published_at.toISOString() }
  })
  serveStatus(app, { database, writing })
  serve(app, readVersion, async () => version)
}

export const healthFeature: Feature = { routes: serveHealth }
