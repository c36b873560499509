import type { FastifyInstance } from 'fastify'
import { readHealth, readVersion } from '#contract/service/service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import type { ProductVersion } from '#server/platform/product-version.ts'

/** Whether the product works, and which one it is. `/health` is where the earlier server had it. */
export function serveHealth(
  app: FastifyInstance,
  database: Database,
  version: ProductVersion,
  mode: string,
): void {
  const health = async () => {
    await database.query('select 1 as one')
    return {
      status: 'healthy' as const,
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
