import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#domain/problem.ts'
import type { MetricsAccess } from '#server/platform/environment.ts'
import type { Services } from '#server/services/services.ts'
import { readState } from './read-state.ts'

/** Seconds: from a slice of the cache to a report. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30]

/** The counts of this process as Prometheus reads them, for those who may; switched off, the address is none. */
export async function serveMetrics(app: FastifyInstance, services: Services): Promise<void> {
  const { metrics } = services
  if (metrics === 'off') return
  // Only where somebody reads them: it takes memory, and watches every collection of garbage.
  const counts = await openCounts(services)
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metrics)) throw new Problem('not-found', 'Nothing is published at this address.')
    reply.header('cache-control', 'no-store').type(counts.type)
    return counts.text()
  })
}

function mayRead(request: FastifyRequest, metrics: Exclude<MetricsAccess, 'off'>): boolean {
  if (metrics === 'local') return isLocal(request)
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${metrics.token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** A program of this machine; what a proxy passes on comes from elsewhere. */
function isLocal({ headers, raw }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(raw.socket.remoteAddress ?? '')
}

interface Counts {
  readonly type: string
  /** Asks the store for its numbers, and writes all counts down. */
  text(): Promise<string>
}

async function openCounts(services: Services): Promise<Counts> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const answers = new Histogram({
    name: 'msdat_http_request_duration_seconds',
    help: 'How long answers took, by the address that is served',
    labelNames: ['call', 'status'],
    buckets: BUCKETS,
    registers,
  })
  services.calls.listen(({ call, status, milliseconds }) =>
    answers.observe({ call, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000),
  )
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `msdat_${name}`, help, labelNames, registers })
  const writing = gauge('writing_possible', 'Whether changes can be kept: 1 or 0')
  const release = gauge('release', 'The number of the current release')
  const bytes = gauge('store_bytes', 'The size of the store')
  const jobs = gauge('jobs', 'Background jobs that wait, and that were given up', ['state'])
  const age = gauge('backup_age_seconds', 'The age of the newest backup; absent: there is none')
  const concerns = gauge('concerns', 'How many things somebody should look at (administration, System)')
  const up = gauge('store_up', 'Whether the store answers: 1 or 0')
  const replicas = gauge('replica_used', 'Whether a replica answers and is near enough: 1 or 0', ['replica'])
  const count = async () => {
    const state = await readState(services)
    writing.set(state.writing === 'possible' || state.writing === 'low' ? 1 : 0)
    const [current] = state.store.releases
    if (current) release.set(current.number)
    bytes.set(state.store.bytes)
    jobs.set({ state: 'waiting' }, state.jobs.waiting)
    jobs.set({ state: 'given-up' }, state.jobs.failing.filter(({ died_at }) => died_at !== null).length)
    concerns.set(state.concerns.length)
    const newest = state.backups?.kept[0]
    if (newest) age.set((Date.now() - Date.parse(newest.at)) / 1000)
  }
  return {
    type: registry.contentType,
    async text() {
      // What the store does not say now is absent: no zero that never was, nor the number of an hour ago.
      jobs.reset()
      // `reset` would set a count without labels to 0.
      for (const one of [writing, release, bytes, age, concerns]) one.remove()
      for (const { name, isUsed } of services.database.replicas?.state() ?? [])
        replicas.set({ replica: name }, isUsed ? 1 : 0)
      up.set(
        await count().then(
          () => 1,
          () => 0,
        ),
      )
      return registry.metrics()
    },
  }
}
