import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createApp } from '#server/app.ts'
import { PASSWORD, signInAs, testAccounts } from '#tests/builders/people.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { openTracing } from './open-tracing.ts'

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const told = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(attribute),
              links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).optional(),
              status: z.object({ code: z.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
})
type Told = z.output<typeof told>

/** A collector that speaks OTLP over HTTP, in JSON. */
let collector: Server
let parcels: Told[]
let words: string
let keys: Set<string>
let endpoint: string

beforeEach(async () => {
  ;[parcels, words, keys] = [[], '', new Set()]
  collector = createServer(async (request, answer) => {
    const body = await text(request)
    words += body
    keys.add(`${request.method} ${request.url} ${request.headers['api-key']}`)
    parcels.push(told.parse(JSON.parse(body)))
    answer.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => collector.close(resolve)))

const tracingTo = (address: string, share = 1) =>
  openTracing({ endpoint: address, headers: { 'api-key': 'abc' }, serviceName: 'msdat-test', share }, '3.0.0')

const spans = () =>
  parcels.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
const attributesOf = (of: readonly z.output<typeof attribute>[]) =>
  Object.fromEntries(of.map(({ key, value }) => [key, Object.values(value)[0]]))

serverDatabase('the course of calls, told to a collector', (open) => {
  test('each call by its address as it is served, its statements below it, and no value of either', async () => {
    const database = await open('country')
    const tracing = tracingTo(endpoint)
    const traced = tracing.database(database)
    const app = await createApp({ database: traced, accounts: testAccounts(), tracing })
    await signInAs(app, traced, 'ada')
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    await app.inject({
      url: '/api/data?indicator=7&search=bauchi-secret',
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    })
    await app.inject({ url: '/api/no-such-thing/bauchi-secret' })
    await app.close()
    await tracing.stop()

    expect(keys).toEqual(new Set(['POST /v1/traces abc']))
    const resource = attributesOf(parcels[0]?.resourceSpans[0]?.resource.attributes ?? [])
    expect(resource).toMatchObject({ 'service.name': 'msdat-test', 'service.version': '3.0.0' })

    const call = (name: string) => spans().find((span) => span.name === name)
    const below = (name: string) => spans().filter(({ parentSpanId }) => parentSpanId === call(name)?.spanId)
    expect(attributesOf(call('GET /api/data')?.attributes ?? [])).toMatchObject({
      'http.route': '/api/data',
      'http.response.status_code': 200,
      'msdat.request': expect.stringMatching(/^[\da-f]{10}$/),
    })
    expect(below('GET /api/data').map(({ name }) => name)).toContain('select')
    // The body was read before.
    expect(below('POST /api/login').length).toBeGreaterThan(0)
    const inTransactions = spans().filter(({ name }) => name === 'transaction')
    expect(
      spans().filter(({ parentSpanId }) => inTransactions.some(({ spanId }) => spanId === parentSpanId))
        .length,
    ).toBeGreaterThan(0)
    for (const secret of ['bauchi-secret', PASSWORD, 'ada@example.org']) expect(words).not.toContain(secret)
    // A caller does not decide what is told: their trace is a link.
    expect(call('GET /api/data')?.links).toMatchObject([{ traceId, spanId: 'b7ad6b7169203331' }])
    expect(call('GET /api/data')?.traceId).not.toBe(traceId)
  })

  test.each<readonly [string, () => string, number]>([
    ['a share of nothing tells nothing', () => endpoint, 0],
    ['a collector that is not there costs nobody an answer', () => 'http://127.0.0.1:9', 1],
  ])('%s', async (_what, address, share) => {
    const tracing = tracingTo(address(), share)
    const database = tracing.database(await open('country'))
    const app = await createApp({ database, tracing })
    expect((await app.inject({ url: '/api/releases/current' })).statusCode).toBe(200)
    await app.close()
    await tracing.stop()
    expect(spans()).toEqual([])
  })
})
