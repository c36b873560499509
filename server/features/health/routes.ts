import type { FastifyInstance } from 'fastify'
import { readHealth, readVersion } from '#contract/service/service.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { WritingWatch } from '#server/platform/disk/writing.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import type { ProductVersion } from '#server/platform/product-version.ts'

interface Serving {
  readonly version: ProductVersion
  readonly mode: string
  readonly writing: WritingWatch
}

/** Whether the product works, and which one it is. `/health` is where the earlier server had it. */
export function serveHealth(
  app: FastifyInstance,
  database: Database,
  { version, mode, writing }: Serving,
): void {
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
  serve(app, readVersion, async () => version)
}
