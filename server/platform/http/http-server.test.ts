import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idFilter } from '#contract/listing/filters.ts'
import { Problem } from '#domain/problem.ts'
import { SqlError } from '#server/platform/database/sql-error.ts'
import { serve } from './endpoint-route.ts'
import { createHttpServer } from './http-server.ts'
import { answerUnknown } from './unknown-address.ts'

const NO_PARAMETERS = z.object({})
const shared = {
  summary: '',
  tag: '',
  permission: 'public',
  pathParameters: NO_PARAMETERS,
  problems: [],
} as const
const echo = endpoint({
  ...shared,
  method: 'GET',
  path: '/echo',
  query: z.object({ id: idFilter('Id') }),
  answer: z.object({ id: z.array(z.int()).nullable(), padding: z.string() }),
})
const failing = endpoint({
  ...shared,
  method: 'GET',
  path: '/failing',
  query: z.object({ how: z.string() }),
  answer: z.object({}),
})
const read = endpoint({
  ...shared,
  method: 'GET',
  path: '/read/{id}',
  pathParameters: z.object({ id: z.string() }),
  query: NO_PARAMETERS,
  answer: z.object({}),
})
const write = endpoint({
  ...shared,
  method: 'POST',
  path: '/write',
  query: NO_PARAMETERS,
  answer: z.object({}),
})

const FAILURES: Readonly<Record<string, Error>> = {
  store: new Problem('store-unavailable', 'The data store does not answer at the moment.'),
  slow: new SqlError('canceling statement due to statement timeout', '57014', null),
  bug: new TypeError('secret detail of our code'),
}

let app: FastifyInstance
let address: string

beforeAll(async () => {
  app = await createHttpServer({
    corsOrigins: ['https://friend.example'],
    publicUrl: null,
    logLevel: 'silent',
  })
  serve(app, echo, async ({ query }) => ({ id: query.id?.slice() ?? null, padding: 'x'.repeat(2000) }))
  serve(app, failing, async ({ query }) => {
    throw FAILURES[query.how] ?? new Error('unknown failure')
  })
  serve(app, read, async () => ({}))
  serve(app, write, async () => ({}))
  answerUnknown(app, [echo, failing, read, write])
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(address + path, { headers })

/** Checks that an answer is problem+json without a trace, and gives its body. */
async function problemIn(response: Response, status: number) {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  const text = await response.text()
  expect(text).not.toMatch(/\.ts:\d|node_modules|secret/)
  return JSON.parse(text)
}

describe('addresses', () => {
  test.each(['/api/echo?id=7', '/api/echo/?id=7', '/api//echo/?id=7'])('%s answers', async (path) => {
    expect((await (await get(path)).json()).id).toEqual([7])
  })

  test('a wrong value names its field', async () => {
    const problem = await problemIn(await get('/api/echo?id=seven'), 400)
    expect(problem.type).toBe('/problems/invalid-input')
    expect(Object.keys(problem.errors)).toEqual(['id'])
  })

  test.each([
    ['/api/nothing', 404],
    ['/elsewhere', 404],
    ['/api/echo/%zz', 400],
    [`/api/read/${'9'.repeat(300)}`, 414],
    ['/api/write', 405],
  ])('%s is a problem %i', async (path, status) => {
    await problemIn(await get(path), status)
  })

  test('a method that is not offered names those that are', async () => {
    const response = await fetch(`${address}/api/echo/`, { method: 'DELETE' })
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    await problemIn(response, 405)
  })

  test('TRACE, which would tell what was sent, is offered nowhere', async () => {
    const answer = await app.inject({
      method: 'TRACE' as 'GET',
      url: '/api/echo',
      headers: { cookie: 'a=secret' },
    })
    expect(answer.statusCode).toBe(405)
    expect(answer.body).not.toContain('secret')
  })
})

describe('what is too long or broken', () => {
  test.each([17_000, 60_000, 200_000, 10_000_000])(
    'an address of %i characters is a clear 414',
    async (length) => {
      const problem = await problemIn(await get(`/api/echo?id=${'7'.repeat(length)}`), 414)
      expect(problem.type).toBe('/problems/address-too-long')
      expect((await get('/api/echo?id=7')).status).toBe(200)
    },
  )

  test.each([
    ['what is not HTTP', ['this is not http']],
    [
      'a way of sending that is not known',
      ['POST /api/write HTTP/1.1', 'Host: a', 'Transfer-Encoding: xchunked'],
    ],
    ['the same without a body', ['GET /api/echo HTTP/1.1', 'Host: a', 'Transfer-Encoding: xchunked']],
    [
      'one way inside of another',
      ['POST /api/write HTTP/1.1', 'Host: a', 'Transfer-Encoding: gzip, chunked'],
    ],
    ['two lines that name the host', ['GET /api/echo HTTP/1.1', 'Host: a', 'Host: b']],
  ])('%s is answered once, with 400, and closed', async (_what, lines) => {
    const { hostname, port } = new URL(address)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.end(`${lines.join('\r\n')}\r\n\r\n`))
      let text = ''
      socket.on('data', (part) => {
        text += part.toString()
      })
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('application/problem+json')
    expect(answer).toContain('X-Content-Type-Options: nosniff')
    expect(answer).toContain("Content-Security-Policy: default-src 'none'; frame-ancestors 'none'")
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })

  test('what one person alone may see is drawn by no other site, and devices stay closed to pages', async () => {
    const open = await get('/api/echo?id=7')
    expect(open.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const refused = await get('/api/failing?how=store')
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(refused.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(open.headers.get('permissions-policy')).toMatch(/microphone=\(self\).*camera=\(\)/)
  })

  test('T47: a body that never arrives whole is cut off, and the others are answered meanwhile', async () => {
    const patient = await createHttpServer({
      corsOrigins: [],
      publicUrl: null,
      logLevel: 'silent',
      patience: 300,
    })
    serve(patient, write, async () => ({}))
    const { hostname, port } = new URL(await patient.listen({ port: 0, host: '127.0.0.1' }))
    const head = `POST /api/write HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n`
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(`${head}Content-Length: 500\r\n\r\n{`),
      )
      let text = ''
      socket.on('data', (part) => {
        text += part.toString()
        socket.end()
      })
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(answer).toContain('"type":"/problems/request-timeout"')
    await patient.close()
  })

  test('T47: a body that is too large, too deep, not JSON or of another kind', async () => {
    const post = (body: string, type = 'application/json') =>
      fetch(`${address}/api/write`, { method: 'POST', body, headers: { 'content-type': type } })
    await problemIn(await post(JSON.stringify('x'.repeat(2 * 1024 * 1024))), 413)
    await problemIn(await post('{"a":'), 400)
    await problemIn(await post('['.repeat(200_000)), 400)
    await problemIn(await post('<a/>', 'text/xml'), 415)
  })

  test('JSON is announced and nothing sent, as earlier clients do', async () => {
    const headers = { 'content-type': 'application/json' }
    expect((await fetch(`${address}/api/write`, { method: 'POST', headers })).status).toBe(200)
  })
})

describe('failures', () => {
  test.each(['store', 'slow'])('%s: 503 says when to try again', async (how) => {
    const response = await get(`/api/failing?how=${how}`)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await problemIn(response, 503)).type).toBe('/problems/store-unavailable')
  })

  test('a mistake of ours tells nothing about the code', async () => {
    await problemIn(await get('/api/failing?how=bug'), 500)
  })
})

describe('headers', () => {
  test('the same content is sent once', async () => {
    const first = await get('/api/echo?id=7')
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"/)
    const again = await get('/api/echo?id=7', { 'if-none-match': `"other", ${tag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await get('/api/echo?id=8', { 'if-none-match': tag })).status).toBe(200)
  })

  test.each(['br', 'gzip'])('%s is sent to those who accept it', async (encoding) => {
    const response = await get('/api/echo?id=7', { 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
    expect(Number(response.headers.get('content-length'))).toBeLessThan(1024)
    expect((await response.json()).id).toEqual([7])
  })

  test('nothing is packed for those who do not accept it', async () => {
    const response = await get('/api/echo?id=7', { 'accept-encoding': 'br;q=0, identity' })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(2000)
    expect(response.headers.get('vary')).toBe('Origin, Accept-Encoding')
  })

  test('scripts of other sites are kept out of pages, types are not guessed', async () => {
    const { headers } = await get('/api/echo')
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers.get('content-security-policy')).toMatch(/object-src 'none';/)
    expect(headers.get('content-security-policy')).toMatch(/base-uri 'self';/)
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test('where people come over https, browsers are told for a year to come no other way', async () => {
    const publicUrl = 'https://msdat.example.org'
    const safe = await createHttpServer({ corsOrigins: [], publicUrl, logLevel: 'silent' })
    const { headers } = await safe.inject('/nothing')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    await safe.close()
  })

  test.each(['/api/echo', '/api/nothing', '/elsewhere'])(
    'T23: no page of another site may show %s in a frame',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.get('content-security-policy')).toMatch(/(^|;)frame-ancestors 'self'(;|$)/)
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    },
  )

  test('a named site may call with credentials', async () => {
    const { headers } = await get('/api/echo', { origin: 'https://friend.example' })
    expect(headers.get('access-control-allow-origin')).toBe('https://friend.example')
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('vary')).toContain('Origin')
  })

  test('any other site may read without credentials', async () => {
    const { headers } = await get('/api/echo', { origin: 'https://stranger.example' })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-expose-headers')?.toLowerCase()).toContain('x-request-id')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  test('a browser that asks first learns which headers it may send', async () => {
    const response = await fetch(`${address}/api/write/`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://friend.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-frontend-key-id,content-type',
      },
    })
    expect(response.status).toBe(204)
    const allowed = response.headers.get('access-control-allow-headers')?.toLowerCase() ?? ''
    for (const name of [
      'authorization',
      'if-none-match',
      'x-frontend-jwt',
      'x-frontend-key-id',
      'x-frontend-auth',
    ]) {
      expect(allowed).toContain(name)
    }
  })
})
