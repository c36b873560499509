import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { serve } from './endpoint-route.ts'
import { createHttpServer } from './http-server.ts'
import { readForm } from './read-form.ts'

const send = endpoint({
  method: 'POST',
  path: '/send',
  summary: '',
  tag: '',
  permission: 'public',
  pathParameters: z.object({}),
  query: z.object({}),
  answer: z.object({ fields: z.record(z.string(), z.string()), bytes: z.int() }),
  problems: [],
})

let app: FastifyInstance
beforeAll(async () => {
  app = await createHttpServer({ corsOrigins: [], publicUrl: null, logLevel: 'silent' })
  serve(app, send, async ({ request }) => {
    const { fields, files } = await readForm(request, 1000)
    return { fields: { ...fields }, bytes: files.picture?.bytes.length ?? 0 }
  })
})
afterAll(() => app.close())

const field = '--X\r\nContent-Disposition: form-data; name="title"\r\n\r\nKano\r\n'
const file =
  '--X\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
const post = (payload: string, boundary = 'X') =>
  app.inject({
    method: 'POST',
    url: '/api/send',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  })

test('a whole form is read', async () => {
  const answer = await post(`${field}${file}12345\r\n--X--\r\n`)
  expect(answer.json()).toEqual({ fields: { title: 'Kano' }, bytes: 5 })
})

test.each([
  ['cut off in a file', `${field}${file}12345`],
  ['cut off in a field', field.slice(0, -8)],
  ['cut off in the head of a part', `${field}--X\r\nContent-Dispo`],
  ['without its end', `${field}${file}12345\r\n`],
  ['with another boundary', `${field}${file}12345\r\n--X--\r\n`, 'Y'],
])('a form %s is refused in words (S1)', async (_what, payload, boundary = 'X') => {
  const answer = await post(payload, boundary)
  expect([answer.statusCode, answer.json().type]).toEqual([400, '/problems/invalid-input'])
  expect(answer.json().detail).not.toMatch(/unexpected/i)
})

test('a file that is too large says so', async () => {
  const answer = await post(`${file}${'x'.repeat(2000)}\r\n--X--\r\n`)
  expect([answer.statusCode, answer.json().type]).toEqual([413, '/problems/body-too-large'])
})
