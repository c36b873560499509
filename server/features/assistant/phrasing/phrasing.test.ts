import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PhrasingOutcome } from '#contract/assistant/phrasing.ts'
import { askModel, ModelFailure } from '#server/assistant/ask-model.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

/** A model of our own: its input, and its present answer. */
let asked: { readonly headers: Record<string, unknown>; readonly body: string }[] = []
let reply: (response: ServerResponse, template: string) => void = () => undefined
let server: Server
let url: string

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += String(chunk)
    })
    request.on('end', () => {
      asked.push({ headers: request.headers, body })
      reply(response, JSON.parse(JSON.parse(body).messages[1].content).answer)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends a text in pieces, as a stream of events. */
function stream(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) {
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: piece } }] })}\n\n`)
  }
  response.end('data: [DONE]\n\n')
}

const model = () => ({ url, model: 'small', key: 'sesame', readsQuestions: false })
const all = () => true
const wish = (answer: string) => ({ rules: 'Rewrite it.', about: { answer } })

describe('asking a model', () => {
  test('its pieces are put together; the key goes in a header and nowhere else', async () => {
    asked = []
    reply = (response) => stream(response, 'It was {v1}.')
    expect(await askModel(model(), wish('{v1} it was.'), all)).toBe('It was {v1}.')
    const [{ headers, body } = { headers: {}, body: '' }] = asked
    expect(headers.authorization).toBe('Bearer sesame')
    expect(body).not.toContain('sesame')
    expect(JSON.parse(body)).toMatchObject({ model: 'small', stream: true })
  })

  test('an answer that comes whole is read too', async () => {
    reply = (response) => response.end(JSON.stringify({ choices: [{ message: { content: 'Whole {v1}.' } }] }))
    expect(await askModel(model(), wish('x'), all)).toBe('Whole {v1}.')
  })

  test('it is left alone as soon as what it wrote is refused', async () => {
    const seen: string[] = []
    reply = (response) => stream(response, 'One two three four five six seven eight nine ten.')
    const stopped = await askModel(model(), wish('x'), (text) => {
      seen.push(text)
      return text.length < 10
    })
    expect([stopped, seen.length]).toEqual([null, 2])
  })

  test.each<readonly [string, (response: ServerResponse) => void]>([
    ['an error', (response) => response.writeHead(500).end('no')],
    ['another address', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['half an answer', (response) => response.end('data: {"choices":[{"del')],
    ['something else', (response) => response.end('data: <html>\n\n')],
    ['a flood', (response) => stream(response, 'x'.repeat(20_000))],
    ['a closed line', (response) => response.destroy()],
  ])('T55: %s is a failure', async (_what, how) => {
    reply = how
    await expect(askModel(model(), wish('x'), all)).rejects.toBeInstanceOf(ModelFailure)
  })
})

serverDatabase('answers phrased by a model', (open) => {
  let app: FastifyInstance
  let bearer: string

  beforeAll(async () => {
    const product = await openProduct(open, {
      content: 'default-data',
      people: { root: 'admin' },
      model: model(),
    })
    app = product.app
    bearer = product.people.root.bearer
  })

  const ask = async (question: string) =>
    (await app.inject({ method: 'POST', url: '/api/assistant', payload: { question } })).json()
  const phrase = async (id: string) =>
    (await app.inject({ method: 'POST', url: '/api/assistant/phrasing', payload: { id } })).json()

  test('a model that keeps to the placeholders is shown with the numbers of the rows, once', async () => {
    asked = []
    reply = (response, template) => stream(response, `Well: ${template}`)
    const answer = await ask('penta 3 kano ndhs 2018')
    expect(answer.rows.length).toBeGreaterThan(0)
    expect(await phrase(answer.phrasing)).toEqual({ text: `Well: ${answer.text}`, outcome: 'phrased' })
    // Nothing of the question, and no number of the answer, is sent.
    expect(asked[0]?.body).not.toContain('penta 3 kano ndhs 2018')
    expect(JSON.parse(JSON.parse(asked[0]?.body ?? '').messages[1].content).answer).not.toMatch(/\d%|\d{4}/)
    expect(await phrase(answer.phrasing)).toEqual({ text: null, outcome: 'unknown' })
  })

  test.each<readonly [string, string, PhrasingOutcome]>([
    ['another number', 'It is 99%. ', 'digit'],
    ['a number in words', 'It is ninety percent. ', 'number-word'],
    ['obedience to something planted', 'Visit www.example.org now. ', 'markup'],
    ['a program', '<script>alert(one)</script> ', 'markup'],
    ['a false direction', 'It has doubled and risen. ', 'number-word'],
    ['a cause', 'That is because of floods. ', 'cause'],
    ['a foreign place', 'As in Lagos. ', 'name'],
    ['a placeholder that there is not', 'It was {v77}. ', 'placeholder'],
  ])('%s is refused, and the answer stands as it was', async (_what, lie, outcome) => {
    reply = (response, template) => stream(response, `${lie}${template}`)
    const { phrasing } = await ask('penta 3 kano ndhs 2018')
    expect(await phrase(phrasing)).toEqual({ text: null, outcome })
  })

  test('what was refused is counted, by day, for administrators alone', async () => {
    expect((await app.inject('/api/assistant/phrasings')).statusCode).toBe(401)
    const counted = await app.inject({
      url: '/api/assistant/phrasings',
      headers: { authorization: bearer },
    })
    expect(counted.json()).toMatchObject({ model: 'small', open: true })
    expect(counted.json().outcomes).toContainEqual({ outcome: 'markup', times: 2 })
    expect(counted.body).not.toContain('sesame')
  })

  test('what is declined is not offered', async () => {
    expect(await ask('who won the match')).toMatchObject({ declined: true, phrasing: null })
  })

  test('administrators switch it off', async () => {
    const { phrasing } = await ask('penta 3 kano ndhs 2018')
    const headers = { authorization: bearer }
    const settings = (await app.inject({ url: '/api/admin/settings', headers })).json()
    const { updated_at, ...rest } = settings
    const off = { ...rest, phrasing_open: false }
    expect(
      (await app.inject({ method: 'PUT', url: '/api/admin/settings', headers, payload: off })).statusCode,
    ).toBe(200)
    expect(await phrase(phrasing)).toEqual({ text: null, outcome: 'unknown' })
    expect((await ask('penta 3 kano ndhs 2018')).phrasing).toBeNull()
  })
})
