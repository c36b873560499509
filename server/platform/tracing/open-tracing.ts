import { AsyncLocalStorage } from 'node:async_hooks'
import { type Link, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyRequest } from 'fastify'
import type { TraceVariables } from '#server/platform/trace-variables.ts'
import { type Traced, tracedDatabase } from './traced-database.ts'
import type { Tracing } from './tracing.ts'

/** Letters of a statement that are told. */
const LONGEST_STATEMENT = 2000
/** How long what is under way at the end may take to be sent, in milliseconds. */
const LAST_WORDS = 3000
/** Between two parcels to the collector, in milliseconds. */
const PAUSE = 2000

/**
 * Tells a collector of calls by OTLP over HTTP, in JSON. Of what was asked it tells the address as it is served, never values: parameters of
 * addresses and statements stay here. Nothing of the libraries is made global, and this file is loaded where a collector is named alone.
 */
export function openTracing(
  { endpoint, headers, serviceName, share }: TraceVariables,
  version: string,
): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: LAST_WORDS,
  })
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes({ 'service.name': serviceName, 'service.version': version })),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: PAUSE })],
  })
  const tracer = provider.getTracer('msdat', version)
  const current = new AsyncLocalStorage<Span>()
  const traced: Traced = async (kind, statement, work) => {
    const parent = current.getStore()
    if (parent === undefined) return work()
    const span = tracer.startSpan(
      kind,
      {
        kind: SpanKind.CLIENT,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': kind,
          ...(statement !== '' && { 'db.query.text': statement.slice(0, LONGEST_STATEMENT) }),
        },
      },
      trace.setSpan(ROOT_CONTEXT, parent),
    )
    try {
      return await current.run(span, work)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }
  return {
    database: (database) => tracedDatabase(database, traced),
    watch: (app) => {
      const spans = new WeakMap<FastifyRequest, Span>()
      app.addHook('onRequest', async (request) => {
        const route = request.routeOptions.url ?? 'no such address'
        const span = tracer.startSpan(`${request.method} ${route}`, {
          kind: SpanKind.SERVER,
          links: linksOf(request),
          attributes: {
            'http.request.method': request.method,
            'http.route': route,
            'msdat.request': request.id,
          },
        })
        spans.set(request, span)
      })
      // Not before the body is read, behind which what was begun here would be forgotten.
      app.addHook('preValidation', (request, _reply, done) => {
        const span = spans.get(request)
        if (span === undefined) done()
        else current.run(span, done)
      })
      app.addHook('onResponse', async (request, reply) => {
        const span = spans.get(request)
        span?.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      })
    },
    stop: async () => {
      const sent = provider.shutdown().catch(() => {})
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, LAST_WORDS).unref())])
    },
  }
}

/**
 * A trace that the caller says it is part of (W3C `traceparent`). Anybody may say so, so it is told as a link: nobody else decides which calls
 * are told, or writes into the traces of others.
 */
function linksOf({ headers }: FastifyRequest): Link[] {
  const said = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(String(headers.traceparent ?? ''))
  const [, traceId, spanId, flags] = said ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return []
  return [{ context: { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true } }]
}
