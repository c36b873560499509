import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { serve } from './endpoint-route.ts'
import { createHttpServer } from './http-server.ts'

const change = endpoint({
  method: 'POST',
  path: '/change',
  summary: '',
  tag: '',
  permission: 'public',
  sameSite: true,
  pathParameters: z.object({}),
  query: z.object({}),
  answer: z.object({}),
  problems: [],
})

/** The answer to a change that a page of this origin asks for with a cookie. */
async function statusOf(
  { publicUrl, host }: { readonly publicUrl: string | null; readonly host: string },
  headers: Readonly<Record<string, string>>,
) {
  const app = await createHttpServer({
    corsOrigins: ['https://friend.example'],
    publicUrl,
    logLevel: 'silent',
  })
  serve(app, change, async () => ({}))
  const answer = await app.inject({
    method: 'POST',
    url: '/api/change',
    headers: { host, cookie: 'msdat-session=1', ...headers },
  })
  await app.close()
  return answer.statusCode
}

const HERE = { publicUrl: null, host: 'localhost:8080' }
const PUBLIC = { publicUrl: 'https://msdat.example', host: 'msdat.example' }
const INSIDE = { publicUrl: 'https://msdat.example', host: 'localhost:8080' }

test.each([
  ['the same address', HERE, 'http://localhost:8080', 200],
  ['the same host with another scheme (S4)', HERE, 'https://localhost:8080', 403],
  ['another port', HERE, 'http://localhost:8081', 403],
  ['no address', HERE, 'null', 403],
  ['a site that was named', HERE, 'https://friend.example', 200],
  ['the public address', PUBLIC, 'https://msdat.example', 200],
  ['the public host over http, as on the way to it (S4)', PUBLIC, 'http://msdat.example', 403],
  ['another site', PUBLIC, 'https://evil.example', 403],
  ['the public address, while a proxy calls by another name', INSIDE, 'https://msdat.example', 200],
  ['the machine itself', INSIDE, 'http://localhost:8080', 200],
])('a change from %s', async (_what, where, origin, status) => {
  expect(await statusOf(where, { origin })).toBe(status)
})

test('behind a proxy, without a public address, the browser says that it is the same page', async () => {
  const origin = 'https://localhost:8080'
  expect(await statusOf(HERE, { origin, 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await statusOf(HERE, { origin, 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await statusOf(HERE, { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' })).toBe(403)
})
